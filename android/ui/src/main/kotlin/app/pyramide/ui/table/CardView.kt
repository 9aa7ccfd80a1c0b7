package app.pyramide.ui.table

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusEvent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.pyramide.core.StockTap
import app.pyramide.ui.card.CardArt
import app.pyramide.ui.icon.Icons
import app.pyramide.ui.theme.LocalTableTheme

/** What lies in a slot: drawn, spoken and tapped. */
@Composable
fun CardView(
    card: TableCard,
    target: Rect,
    art: CardArt,
    order: Int,
    focus: FocusRequester,
    /** What is seen there: while the card is in the air what lies beneath, if anything. */
    shown: TableCard?,
    actions: List<CustomAccessibilityAction>,
    onFocus: () -> Unit,
    onTap: () -> Unit,
) {
    val interaction = remember { MutableInteractionSource() }
    val focused by interaction.collectIsFocusedAsState()
    val byKeys = focused && LocalInputModeManager.current.inputMode == InputMode.Keyboard
    val onCloth = LocalTableTheme.current.onCloth
    Box(
        Modifier
            .absoluteOffset(target.left.dp, target.top.dp)
            .size(target.width.dp, target.height.dp)
            .testTag(card.tag)
            .focusRequester(focus)
            .onFocusEvent { if (it.isFocused) onFocus() }
            .clickable(interaction, indication = null, onClick = onTap)
            .semantics {
                contentDescription = card.spoken
                role = Role.Button
                customActions = actions
                traversalIndex = order.toFloat()
            }
            .drawBehind {
                if (shown == null) return@drawBehind
                translate((card.rect.left - target.left).dp.toPx(), (card.rect.top - target.top).dp.toPx()) {
                    with(art) {
                        when {
                            shown.card != null -> face(shown.card, shown.isCovered, shown.isBuried)
                            shown.count > 0 && shown.stock != null -> back()
                            else -> empty(onCloth)
                        }
                        if (shown.isSelected) selected()
                        if (shown.isHinted) hinted()
                        if (byKeys) focused()
                    }
                }
            },
        contentAlignment = Alignment.Center,
    ) {
        if (shown == null) return@Box
        if (shown.count == 0) shown.stock?.let { EmptyStock(it, shown.rect) }
        if (shown.showsCount && shown.count > 0) Count(shown.count, shown.rect)
    }
}

/** What a tap on an empty stock does. */
@Composable
private fun EmptyStock(tap: StockTap, rect: Rect) {
    val sign: ImageVector = if (tap == StockTap.RECYCLE) Icons.Recycle else Icons.Nothing
    Icon(sign, null, Modifier.size((rect.width * 0.5f).dp), LocalTableTheme.current.onCloth)
}

/** How many cards a pile has: scales with the card, not with the system's letters. */
@Composable
private fun Count(count: Int, rect: Rect) {
    val theme = LocalTableTheme.current
    val height = (rect.height * 0.19f).dp
    Box(
        Modifier
            .absoluteOffset(0.dp, (rect.height * 0.5f).dp)
            .size((rect.width * 0.46f).dp, height)
            .drawBehind {
                drawRoundRect(theme.plate, cornerRadius = CornerRadius(size.height / 2))
            }
            .clearAndSetSemantics {},
        contentAlignment = Alignment.Center,
    ) {
        // Not by dividing: from Android 14 on large letters grow less than small ones.
        val size = with(LocalDensity.current) { (height * 0.68f).toSp() }
        BasicText(
            count.toString(),
            style = TextStyle(theme.onCloth, size, FontWeight.SemiBold, lineHeight = size),
            maxLines = 1,
        )
    }
}
