package app.pyramide.ui.text

import app.pyramide.core.CardBack
import app.pyramide.core.TableColour
import app.pyramide.core.Theme

fun phrase(theme: Theme): Phrase = when (theme) {
    Theme.SYSTEM -> Phrase.ThemeSystem
    Theme.LIGHT -> Phrase.ThemeLight
    Theme.DARK -> Phrase.ThemeDark
}

fun phrase(back: CardBack): Phrase = when (back) {
    CardBack.TRIANGLES -> Phrase.CardBackTriangles
    CardBack.LATTICE -> Phrase.CardBackLattice
    CardBack.PLAIN -> Phrase.CardBackPlain
}

fun phrase(colour: TableColour): Phrase = when (colour) {
    TableColour.GREEN -> Phrase.TableColourGreen
    TableColour.BLUE -> Phrase.TableColourBlue
    TableColour.SAND -> Phrase.TableColourSand
    TableColour.GREY -> Phrase.TableColourGrey
}
