package app.pyramide.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag

/** One of the things that a menu offers. */
class MenuItem(val sign: ImageVector, val name: String, val tag: String, val onClick: () -> Unit)

/** A [button] that unfolds a menu. Choosing folds it up again. */
@Composable
fun Menu(items: List<MenuItem>, button: @Composable (unfold: () -> Unit) -> Unit) {
    var isOpen by remember { mutableStateOf(false) }
    Box {
        button { isOpen = true }
        DropdownMenu(isOpen, { isOpen = false }) {
            for (item in items) {
                DropdownMenuItem(
                    text = { Text(item.name) },
                    onClick = {
                        isOpen = false
                        item.onClick()
                    },
                    modifier = Modifier.testTag(item.tag),
                    leadingIcon = { Icon(item.sign, null) },
                )
            }
        }
    }
}
