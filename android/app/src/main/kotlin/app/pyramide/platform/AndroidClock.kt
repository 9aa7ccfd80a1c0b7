package app.pyramide.platform

import android.os.SystemClock
import app.pyramide.core.Day
import app.pyramide.core.Now
import app.pyramide.ui.platform.Clock
import java.security.SecureRandom
import java.time.LocalDate

/** The device's clocks and chance. */
object AndroidClock : Clock {
    private val chance = SecureRandom()

    override fun now(): Now {
        val today = LocalDate.now()
        return Now(
            monotonicMs = SystemClock.elapsedRealtime().toULong(),
            utcMs = System.currentTimeMillis(),
            localDay = Day(today.year.toUInt(), today.monthValue.toUInt(), today.dayOfMonth.toUInt()),
        )
    }

    override fun random(): ULong = chance.nextLong().toULong()
}
