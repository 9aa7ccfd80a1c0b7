package app.pyramide.ui.model

/**
 * What fills the window.
 *
 * @property isOnCloth whether the cloth of the table lies behind it.
 */
enum class Screen(val isOnCloth: Boolean = false) {
    Table(isOnCloth = true),
    NewGame,
    Daily,
    Statistics,
    Rules,
    Introduction(isOnCloth = true),
    ShowHow(isOnCloth = true),
    Settings,
    About,
}
