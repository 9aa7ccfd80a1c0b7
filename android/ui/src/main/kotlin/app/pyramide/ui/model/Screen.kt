package app.pyramide.ui.model

/** What fills the window. */
enum class Screen { Table, NewGame, Daily, Statistics, Rules, Introduction, ShowHow, Settings, About }
