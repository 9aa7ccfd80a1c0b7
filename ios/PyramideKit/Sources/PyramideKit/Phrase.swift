/// A text of the interface. The words are in `Localizable.xcstrings`, under this name in snake case.
public enum Phrase: String, CaseIterable, Sendable {
    // The table and its bar
    case appName = "app_name"
    case score
    case moves
    case time
    case dealCode = "deal_code"
    case givenCards = "given_cards"
    case undo
    case redo
    case hint
    case draw
    case newGame = "new_game"
    case restart
    case menu
    case statistics
    case rules
    case introduction
    case settings
    case about
    case back
    case close
    case cancel
    case share
    case copied
    case codeAction = "code_action"

    // Cards as they are spoken
    case cardName = "card_name"
    case rankAce = "rank_ace"
    case rankTwo = "rank_two"
    case rankThree = "rank_three"
    case rankFour = "rank_four"
    case rankFive = "rank_five"
    case rankSix = "rank_six"
    case rankSeven = "rank_seven"
    case rankEight = "rank_eight"
    case rankNine = "rank_nine"
    case rankTen = "rank_ten"
    case rankJack = "rank_jack"
    case rankQueen = "rank_queen"
    case rankKing = "rank_king"
    case suitClubs = "suit_clubs"
    case suitDiamonds = "suit_diamonds"
    case suitHearts = "suit_hearts"
    case suitSpades = "suit_spades"
    case placeSpoken = "place_spoken"
    case stateFree = "state_free"
    case stateSelected = "state_selected"
    case stateHinted = "state_hinted"
    case coveredByOne = "covered_by_one"
    case coveredByTwo = "covered_by_two"
    case stock
    case stockDraw = "stock_draw"
    case stockDrawThree = "stock_draw_three"
    case stockRecycle = "stock_recycle"
    case stockNothing = "stock_nothing"
    case stockEmpty = "stock_empty"
    case waste
    case wasteNumber = "waste_number"
    case wasteEmpty = "waste_empty"
    case wasteUnder = "waste_under"

    // What just happened, spoken
    case saidDealt = "said_dealt"
    case saidRemovedOne = "said_removed_one"
    case saidRemovedTwo = "said_removed_two"
    case saidDrawn = "said_drawn"
    case saidRecycled = "said_recycled"
    case saidUndone = "said_undone"
    case saidRedone = "said_redone"

    // Notices
    case noticeBlocked = "notice_blocked"
    case noticeMustMakeThirteen = "notice_must_make_thirteen"
    case noticeNoPassesLeft = "notice_no_passes_left"
    case noticeStuck = "notice_stuck"
    case noticeWon = "notice_won"
    case noticeNoHint = "notice_no_hint"
    case troubleNotSaved = "trouble_not_saved"
    case troubleGameDamaged = "trouble_game_damaged"
    case troubleResultsDamaged = "trouble_results_damaged"
    case troubleSettingsDamaged = "trouble_settings_damaged"
    case errorUnexpected = "error_unexpected"
    case fileNotWritten = "file_not_written"
    case failureTitle = "failure_title"
    case failureInUse = "failure_in_use"
    case failureNewer = "failure_newer"
    case failureStorage = "failure_storage"
    case failureRetry = "failure_retry"

    // The ends
    case wonTitle = "won_title"
    case wonText = "won_text"
    case wonTextAll = "won_text_all"
    case pyramidGone = "pyramid_gone"
    case stuckText = "stuck_text"
    case lookAtTable = "look_at_table"
    case shareResult = "share_result"
    case shareCode = "share_code"

    // Questions
    case leaveTitle = "leave_title"
    case leaveText = "leave_text"
    case leaveConfirm = "leave_confirm"
    case keepPlaying = "keep_playing"
    case restartTitle = "restart_title"
    case restartText = "restart_text"
    case resetTitle = "reset_title"
    case resetText = "reset_text"
    case reset

    // New game
    case whichRules = "which_rules"
    case whichCards = "which_cards"
    case presetApp = "preset_app"
    case presetAppLine = "preset_app_line"
    case presetClassic = "preset_classic"
    case presetClassicLine = "preset_classic_line"
    case presetTwoPasses = "preset_two_passes"
    case presetTwoPassesLine = "preset_two_passes_line"
    case presetThreePasses = "preset_three_passes"
    case presetThreePassesLine = "preset_three_passes_line"
    case presetThreePiles = "preset_three_piles"
    case presetThreePilesLine = "preset_three_piles_line"
    case presetOpenStock = "preset_open_stock"
    case presetOpenStockLine = "preset_open_stock_line"
    case ownMixture = "own_mixture"
    case ownMixtureLine = "own_mixture_line"
    case choiceGoal = "choice_goal"
    case goalPyramid = "goal_pyramid"
    case goalAll = "goal_all"
    case choicePasses = "choice_passes"
    case passesOne = "passes_one"
    case passesTwo = "passes_two"
    case passesThree = "passes_three"
    case passesUnlimited = "passes_unlimited"
    case choiceDraw = "choice_draw"
    case drawOne = "draw_one"
    case drawThreePiles = "draw_three_piles"
    case drawOpenStock = "draw_open_stock"
    case choiceOpening = "choice_opening"
    case choiceStockWaste = "choice_stock_waste"
    case choiceCoverer = "choice_coverer"
    case contradictionThreePilesPasses = "contradiction_three_piles_passes"
    case contradictionOpening = "contradiction_opening"
    case contradictionStockWaste = "contradiction_stock_waste"
    case randomDeal = "random_deal"
    case dealFromCode = "deal_from_code"
    case codeField = "code_field"
    case paste
    case deal
    case codeRulesFollow = "code_rules_follow"
    case codeNotFound = "code_not_found"
    case codeUnknownVersion = "code_unknown_version"
    case codeUnknownRules = "code_unknown_rules"
    case codeBadCharacter = "code_bad_character"
    case codeBadCharacterMeant = "code_bad_character_meant"
    case codeWrongLength = "code_wrong_length"

    // Hints and verdicts
    case hintPair = "hint_pair"
    case hintKing = "hint_king"
    case hintDraw = "hint_draw"
    case hintRecycle = "hint_recycle"
    case reasonWins = "reason_wins"
    case reasonOnlyWay = "reason_only_way"
    case reasonOpensCards = "reason_opens_cards"
    case reasonKeepsWinnable = "reason_keeps_winnable"
    case reasonNeedsStock = "reason_needs_stock"
    case reasonNotKnownYet = "reason_not_known_yet"
    case reasonLost = "reason_lost"
    case hintReason = "hint_reason"
    case thinking
    case verdictWinnable = "verdict_winnable"
    case verdictLost = "verdict_lost"
    case verdictUnknown = "verdict_unknown"

    // Deals that can be won
    case winnableDeal = "winnable_deal"
    case difficulty
    case difficultyAny = "difficulty_any"
    case difficultyEasy = "difficulty_easy"
    case difficultyMedium = "difficulty_medium"
    case difficultyHard = "difficulty_hard"
    case difficultyAnyLine = "difficulty_any_line"
    case difficultyEasyLine = "difficulty_easy_line"
    case difficultyMediumLine = "difficulty_medium_line"
    case difficultyHardLine = "difficulty_hard_line"
    case searchingDeal = "searching_deal"
    case showHow = "show_how"
    case showHowTitle = "show_how_title"
    case showHowNone = "show_how_none"
    case showHowUnknown = "show_how_unknown"
    case showHowMove = "show_how_move"
    case nextMove = "next_move"
    case playMoves = "play_moves"
    case pauseMoves = "pause_moves"
    case fromTheStart = "from_the_start"

    // The daily deal
    case dailyDeal = "daily_deal"
    case dailyLine = "daily_line"
    case playToday = "play_today"
    case dailyStreak = "daily_streak"
    case bestDailyStreak = "best_daily_streak"
    case previousMonth = "previous_month"
    case nextMonth = "next_month"
    case dayOpen = "day_open"
    case dayWon = "day_won"
    case dayWonLater = "day_won_later"
    case dayAhead = "day_ahead"

    // Statistics
    case noGamesYet = "no_games_yet"
    case played
    case won
    case lost
    case winRate = "win_rate"
    case streak
    case bestStreak = "best_streak"
    case bestScore = "best_score"
    case bestTimeWon = "best_time_won"
    case meanTimeWon = "mean_time_won"
    case bestMovesWon = "best_moves_won"
    case meanMovesWon = "mean_moves_won"
    case chartRate = "chart_rate"
    case chartMoves = "chart_moves"
    case chartTimes = "chart_times"
    case recentGames = "recent_games"
    case replay
    case exportStatistics = "export_statistics"

    // Rules of the game
    case helpLayoutTitle = "help_layout_title"
    case helpLayout = "help_layout"
    case helpFreeTitle = "help_free_title"
    case helpFree = "help_free"
    case helpPairsTitle = "help_pairs_title"
    case helpPairs = "help_pairs"
    case helpKingsTitle = "help_kings_title"
    case helpKings = "help_kings"
    case helpStockTitle = "help_stock_title"
    case helpStock = "help_stock"
    case helpEndTitle = "help_end_title"
    case helpEnd = "help_end"
    case helpScoreTitle = "help_score_title"
    case helpScore = "help_score"
    case helpCodesTitle = "help_codes_title"
    case helpCodes = "help_codes"
    case helpFairTitle = "help_fair_title"
    case helpFair = "help_fair"
    case helpKeysTitle = "help_keys_title"
    case helpKeysArrows = "help_keys_arrows"
    case helpKeysEnter = "help_keys_enter"
    case helpKeysDraw = "help_keys_draw"
    case helpKeysUndo = "help_keys_undo"
    case helpKeysRedo = "help_keys_redo"
    case helpKeysHint = "help_keys_hint"
    case helpKeysNew = "help_keys_new"
    case helpKeysBack = "help_keys_back"

    // The introduction
    case introTitle = "intro_title"
    case introKing = "intro_king"
    case introFirst = "intro_first"
    case introSecond = "intro_second"
    case introDone = "intro_done"
    case introStep = "intro_step"
    case skip
    case startPlaying = "start_playing"

    // Settings
    case settingsPlay = "settings_play"
    case settingsLook = "settings_look"
    case settingsFeel = "settings_feel"
    case errorHelp = "error_help"
    case errorHelpLine = "error_help_line"
    case leftHand = "left_hand"
    case leftHandLine = "left_hand_line"
    case showVerdict = "show_verdict"
    case showVerdictLine = "show_verdict_line"
    case removeFreeKings = "remove_free_kings"
    case removeFreeKingsLine = "remove_free_kings_line"
    case fourColours = "four_colours"
    case fourColoursLine = "four_colours_line"
    case largerRanks = "larger_ranks"
    case highContrast = "high_contrast"
    case theme
    case themeSystem = "theme_system"
    case themeLight = "theme_light"
    case themeDark = "theme_dark"
    case cardBack = "card_back"
    case cardBackTriangles = "card_back_triangles"
    case cardBackLattice = "card_back_lattice"
    case cardBackPlain = "card_back_plain"
    case tableColour = "table_colour"
    case tableColourGreen = "table_colour_green"
    case tableColourBlue = "table_colour_blue"
    case tableColourSand = "table_colour_sand"
    case tableColourGrey = "table_colour_grey"
    case hideTimer = "hide_timer"
    case hideScore = "hide_score"
    case motion
    case motionLine = "motion_line"
    case sound
    case haptics
    case language
    case languageSystem = "language_system"

    // About
    case aboutLine = "about_line"
    case version
    case licences
    case licencesLine = "licences_line"
}

/// A text whose words depend on a number, the last of its arguments.
public enum CountedPhrase: String, CaseIterable, Sendable {
    case cardsCount = "cards_count"
    case recyclesLeft = "recycles_left"
    case movesCount = "moves_count"
    case hintsCount = "hints_count"
    case dealsPassed = "deals_passed"
    case chartBar = "chart_bar"
}
