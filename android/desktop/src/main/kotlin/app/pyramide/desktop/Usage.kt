package app.pyramide.desktop

/** What `--help` says. `cargo xtask play` reads it here too, to know the options before this is built. */
internal const val USAGE = """Pyramide in a window, or drawn without a display.

  --data DIR       keep the game, the settings and the statistics in DIR; without it, in the folder
                   pyramide in XDG_DATA_HOME or ~/.local/share (Linux), in
                   ~/Library/Application Support (macOS), in %APPDATA% (Windows)
  --code CODE      deal this code, instead of going on with the saved game
  --deck FILE      deal the 52 cards in FILE: the pyramid from the top row, then the stock
  --rules X        rules for --deck: a letter, N (the app's own, as without it), K, D or T (one, two or
                   three passes), P (three piles), M (open stock); or X and two characters, which stand
                   for any other rules: a deal code has them, such as XDF in PY1-XDF-AAAAAAS
  --size 360x640   size of the window or picture, in dp, each number from 200 to 4000
  --dark           dark, whatever the settings say
  --lang da        language: en, da, sv, de or ar

  --offscreen DIR  no window: save DIR/000.png of the deal, and remove the numbered pictures of an
                   earlier run. Without --data nothing is kept.
  --taps FILE      and one picture more after each line of FILE, up to one that cannot be done. A # and
                   what follows it is passed over. A line is a card such as KD, a place such as 7.3 (row
                   and place), or “type PY1-N-AAAAAAS” for the field of a code, or a name:
$TAPS
                   Of these, under is the card beneath the waste, where the two may pair; draw is there
                   with an open stock only: else tap stock."""
