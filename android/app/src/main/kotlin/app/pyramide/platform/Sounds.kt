package app.pyramide.platform

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import app.pyramide.ui.platform.Sound
import java.util.EnumMap
import java.util.concurrent.Executors
import kotlin.math.PI
import kotlin.math.exp
import kotlin.math.sin

/** Samples a second. */
private const val RATE = 22_050

/**
 * Short sounds, made of fading sine waves instead of files.
 *
 * Nothing asks for the audio focus, so music goes on and they mix with it.
 */
class Sounds {
    private val player = Executors.newSingleThreadExecutor { Thread(it, "sounds") }
    private val tracks = EnumMap<Sound, AudioTrack>(Sound::class.java)

    /** Plays it from its beginning, even if it is still heard. */
    fun play(sound: Sound) = player.execute {
        val track = tracks[sound] ?: track(samples(notes(sound)))?.also { tracks[sound] = it } ?: return@execute
        track.stop()
        track.reloadStaticData()
        track.play()
    }

    fun close() {
        player.execute { tracks.values.forEach(AudioTrack::release) }
        player.shutdown()
    }
}

/** A tone in hertz that begins after so many seconds and fades to a third in so many. */
internal class Note(val hertz: Double, val at: Double, val fades: Double, val loud: Double)

internal fun notes(sound: Sound): List<Note> = when (sound) {
    Sound.Draw -> listOf(Note(1318.5, at = 0.0, fades = 0.012, loud = 0.25))
    Sound.Remove -> listOf(
        Note(659.3, at = 0.0, fades = 0.05, loud = 0.3),
        Note(987.8, at = 0.06, fades = 0.07, loud = 0.3),
    )
    Sound.Refuse -> listOf(Note(146.8, at = 0.0, fades = 0.05, loud = 0.4))
    Sound.Win -> listOf(523.3, 659.3, 784.0, 1046.5).mapIndexed { i, hertz ->
        Note(hertz, at = i * 0.11, fades = 0.16, loud = 0.28)
    }
}

/** The notes as 16-bit samples, one channel. */
internal fun samples(notes: List<Note>): ShortArray {
    val seconds = notes.maxOf { it.at + 6 * it.fades }
    return ShortArray((seconds * RATE).toInt()) { i ->
        val value = notes.sumOf { note ->
            val t = i.toDouble() / RATE - note.at
            // Two milliseconds of rise, so that it does not crack.
            if (t < 0) 0.0 else note.loud * sin(2 * PI * note.hertz * t) * exp(-t / note.fades) * (t / 0.002).coerceAtMost(1.0)
        }
        (value.coerceIn(-1.0, 1.0) * Short.MAX_VALUE).toInt().toShort()
    }
}

/** None where the device has too much to play already: then this is not heard. */
internal fun track(samples: ShortArray): AudioTrack? = try {
    AudioTrack.Builder()
        .setAudioAttributes(
            AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build(),
        )
        .setAudioFormat(
            AudioFormat.Builder()
                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                .setSampleRate(RATE)
                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                .build(),
        )
        .setTransferMode(AudioTrack.MODE_STATIC)
        .setBufferSizeInBytes(samples.size * Short.SIZE_BYTES)
        .build()
        .apply { write(samples, 0, samples.size) }
        .takeIf { it.state == AudioTrack.STATE_INITIALIZED }
} catch (_: UnsupportedOperationException) {
    null
}
