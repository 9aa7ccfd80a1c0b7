package app.pyramide

import android.content.Intent
import android.content.res.XmlResourceParser
import android.net.Uri
import android.os.BadParcelableException
import android.os.Parcel
import android.text.SpannableString
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.xmlpull.v1.XmlPullParser
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** What an intent asks for. */
@RunWith(RobolectricTestRunner::class)
class RequestTest {
    @Test
    fun `intents are read`() {
        assertEquals(Request.Deal("PY1-N-AAAAAAS"), request(link("pyramide:PY1-N-AAAAAAS")))
        assertEquals(Request.Deal("PY1-N-AAAAAAS"), request(link("PYRAMIDE://PY1-N-AAAAAAS")))
        assertEquals(Request.Deal("PY1-N-AAAAAAS"), request(link("pyramide:PY1%2DN%2DAAAAAAS")))
        assertEquals(Request.Deal("try PY1-N-AAAAAAS"), request(sent("try PY1-N-AAAAAAS")))
        assertEquals(Request.Daily, request(link("pyramide:daily")))
        assertEquals(Request.Daily, request(link("pyramide://Daily/")))
        assertEquals(Request.NewGame, request(intent(ACTION_NEW_GAME)))
        assertEquals(Request.Continue, request(intent(ACTION_CONTINUE)))
    }

    @Test
    fun `intents with nothing in them ask for nothing`() {
        assertNull(request(Intent()))
        assertNull(request(intent(Intent.ACTION_MAIN)))
        assertNull(request(intent(Intent.ACTION_VIEW)))
        assertNull(request(link("https://example.org/PY1-N-AAAAAAS")))
        assertNull(request(sent(null)))
    }

    @Test
    fun `a text with colours is read without them`() {
        val sent = sent(SpannableString("try PY1-N-AAAAAAS"))
        assertEquals(Request.Deal("try PY1-N-AAAAAAS"), request(sent.throughTheSystem()))
    }

    /** As it is up to Android 12 if one of all things sent is of a class that only the sender has. */
    @Test
    fun `what cannot be read asks for nothing`() {
        val sent = object : Intent(ACTION_SEND) {
            override fun getCharSequenceExtra(name: String?) = throw BadParcelableException("ClassNotFoundException")
        }
        assertNull(request(sent))
    }

    /** As it comes from another app. */
    private fun Intent.throughTheSystem(): Intent {
        val parcel = Parcel.obtain()
        writeToParcel(parcel, 0)
        parcel.setDataPosition(0)
        return Intent.CREATOR.createFromParcel(parcel)
    }

    @Test
    fun `a text too long to be meant is cut`() {
        assertEquals(10_000, assertNotNull(request(sent("x".repeat(1_000_000))) as? Request.Deal).text.length)
    }

    @Test
    fun `every shortcut is understood`() {
        val xml = RuntimeEnvironment.getApplication().resources.getXml(R.xml.shortcuts)
        val asked = ArrayList<Request?>()
        while (xml.next() != XmlPullParser.END_DOCUMENT) {
            if (xml.eventType != XmlPullParser.START_TAG || xml.name != "intent") continue
            assertEquals(MainActivity::class.java.name, xml.android("targetClass"))
            val intent = intent(xml.android("action").orEmpty())
            asked += request(intent.setData(xml.android("data")?.let(Uri::parse)))
        }
        assertEquals(listOf<Request?>(Request.Continue, Request.Daily, Request.NewGame), asked)
    }

    private fun XmlResourceParser.android(name: String): String? =
        getAttributeValue("http://schemas.android.com/apk/res/android", name)
}
