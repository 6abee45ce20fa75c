### What the programs around the games say: menu, table, prompts, replays, results.
### Keys that people type (q, why, log ...) are the same in every language and stay as they are.


## Languages and names

# Each language's name for itself: the same in every language.
app-language-en = English
app-language-it = Italiano
app-language-de = Deutsch
app-language-fr = Français
app-language-uk = Українська
app-language-es = Español

# One name for each seat from A to L, separated by spaces. The same in every language, so that people at one table
# mean the same bot.
app-names = Ada Bo Cleo Dag Eir Finn Gro Hal Ilse Jun Kaya Liv

# What counts as yes when a question is answered; lower case, separated by spaces.
app-yes-words = y yes

# Between the parts of a list whose parts hold commas, and after what something is said of; a space follows.
app-apart = ;
app-colon = :


## The menu

app-title = Winterover
app-subtitle = A crew, cut off for the winter. One of you is no longer human.
app-menu-language = Language
app-menu-game = Game
app-menu-players = Players
app-menu-people = People
app-menu-bots = Bots
app-menu-edition = Rules edition
app-menu-rulings = Table options
app-menu-sheet = Board sheet
app-menu-load = Saved game
app-menu-nobody = nobody: bots play, you watch
app-menu-no-rulings = as the edition says
app-menu-sheet-standard = the standard figures
# How many games are saved and not over yet.
app-menu-saved = to go on with: { $count }
app-menu-how = Enter starts the game. 1 to { $most } changes a line, q leaves.
app-menu-players-how = How many play ({ $least } to { $most })? Enter leaves it.
app-menu-people-how = How many of them are people ({ $least } to { $most })? Enter leaves it.
# A person's name is asked for; $name is the one that Enter keeps.
app-menu-name = Name ({ $name }):
app-rulings-how = 1 to { $most } explains and changes an option (* = differs from the edition), Enter goes back.
app-rulings-how-more = 1 to { $most } explains and changes an option (* = differs from the edition), + shows more, Enter goes back.
app-rulings-value = Allowed: { $allowed }. New value, or Enter to leave it:
app-rulings-pick = 1 to { $most } sets it, Enter leaves it.
# The options of a table as a list.
app-rulings-title = { $game }, { $edition }: table options
app-rulings-option = Option
app-rulings-key = Key
app-rulings-value-head = Value
app-rulings-one = * = differs from the edition. "rulings" and a key tell what an option is about and what every edition says.
app-menu-sheet-how = A file with the figures of your board (.toml or .json)? "-" takes the standard ones, Enter leaves it.

# Kinds of bot.
app-bot-random = random: does anything that is allowed
app-bot-heuristic = heuristic: remembers, suspects, lies


## Around a game

# $commitment begins the fingerprint of the shuffle.
app-dealt = The cards are dealt. The shuffle is sealed as { $commitment }...; the record opens it after the game.
app-turn = turn { NUMBER($turn, useGrouping: 0) }
app-your-turn = your turn
app-whose-turn = { $name }'s turn
app-you = you
app-bot = bot
app-hand-over = Hand the device to { $name }.
app-alone = { $name }, press Enter when you are alone at it.
app-cover = Press Enter to cover the screen.
app-page = Page { $page } of { $pages }. Enter: next page, b: back, q: leave.
# The last page; $then says what Enter does there.
app-page-last = Page { $page } of { $pages }. { $then } b: back.
app-go-back = Enter goes back.
app-begin = Enter: begin, q: leave.
app-over = The game is over. Enter shows who was what.
app-sure = This cannot be taken back. Sure (y/n)?
# Said before a declaration of the end; whoever declares wrongly loses.
app-stayaway-warning-declare = If a single Human is left, you lose at once.
app-leave-question = Leave the game? It is saved, and you can go on later (y/n)
app-all-out = None of you is in the game any more. Enter: watch the rest. f: to the end at once. q: leave.
app-saved = Saved in { $file }. The file holds the seed: whoever reads it can find out every secret of this game.
# $command is how this program is started, such as winterover.
app-left = The game is saved in { $file }. The file holds the seed: whoever reads it can find out every secret of this game. To go on: { $command } play --load "{ $file }"
app-saved-end = The record is in { $file }. With its seed the whole game can be dealt again: { $command } verify "{ $file }", or { $command } replay "{ $file }" --open


## A decision

# Best in one line of 80 characters. The keys are ?, why, r, t, b, log and q; WORD stands for any word or rule ID.
app-keys = { $most ->
        [1] Enter goes on
       *[other] 1-{ $most } choose
    } · ? explain · why · r WORD rule · t talk · b table · log · q leave
# The second step of a choice.
app-keys-inner = 1-{ $most } choose · Enter goes back
app-news-more = ... and more before that; "log" shows everything.
# The same statement of several players.
app-said-together = { $speakers } say: "{ $words }"
app-log = Everything you were told, in order
app-forbidden = What you cannot do now, and the rule against it ("r" and the rule explains it)
app-nothing-forbidden = Nothing that you might expect is forbidden now.
app-intro-keys =
    When you are asked something, type the number of your choice and press Enter. Where there is only one, Enter is enough.
    "?" explains the question, "why" says what is not possible and why, "r" and a word explain a card or anything else.
    "b" tells everything on the table in words, "rulings" what this table plays by, "save" saves the game.


## Talk

app-talk-form = What do you want to say? Enter: nothing.
app-talk-seat = About whom?
app-talk-card = Which card?
app-talk-role = Which role?
app-talk-action = Which Action card?
app-talk-thing = Which thing?
app-talk-token = Which token?
app-talk-room = Which room?
app-talk-to = To whom? Enter: say nothing after all.
app-talk-everyone = Everyone
app-pick-again = Type a number from 1 to { $most }, or just Enter.


## The end

app-winners = { $count ->
        [one] The winner is { $names }.
       *[other] The winners are { $names }.
    }
app-no-winner = Nobody wins.
app-won = won
app-lost = lost
app-end-player = Player
app-end-result = Result
app-end-role = Role
app-end-story = What happened
app-end-turns = { $turns ->
        [one] { $turns } turn was played.
       *[other] { $turns } turns were played.
    }


## Replays and proofs

app-replay-how = Enter: next · b: back · number: go there · q: leave
app-replay-unknown = Type Enter, b, q or a number from 0 to { $last }.
app-replay-place = step { $place } of { $last }
app-replay-open = everything open
app-replay-spectator = as a spectator saw it
app-replay-seat = as { $name } knew it
app-replay-unfinished = Here the record stops: the game is not over yet.
app-verify-yes = Yes: this record is what it claims to be.
app-verify-no = No: this record cannot be trusted.
app-verify-seed = The seed is the one that was sealed before the first card ({ $commitment }...).
app-verify-settings = The seed and the settings are those that were sealed before the first card ({ $commitment }...).
app-verify-end = { $count ->
        [one] Dealt again and played again, its only deed leads to the same end.
       *[other] Dealt again and played again, its { $count } deeds lead to the same end.
    }
app-verify-unfinished = { $count ->
        [0] The deal is right. Nothing has been played yet.
        [one] Dealt again, its only deed is possible. The game is not over yet.
       *[other] Dealt again, all of its { $count } deeds are possible. The game is not over yet.
    }
app-verify-whole = No line was changed, added or removed since it was written.
app-verify-no-digest = It is an old record without a digest: whether its settings or single statements were changed later cannot be told.


## Rules

app-rules-card = Cards
app-rules-room = Rooms
app-rules-weapon = Weapons
app-rules-item = Items
app-rules-character = Characters
app-rules-phase = Phases
app-rules-ask = Decisions
app-rules-topic = Topics
app-rules-variant = Variants
app-rules-edition = Editions
app-rules-how = Any of these names, a rule ID such as S-AXE-02, the beginning of one such as S-AXE, or a word can be looked up.
app-rules-depends = { $count ->
    [one] This states the standard rules; a table can settle it otherwise by the option { $keys }.
   *[other] This states the standard rules; a table can settle it otherwise by the options { $keys }.
}
# Of the small crew: above a rule card of the main game.
app-rules-of-main = From the game for four to eight. It holds for the small crew too, except where its own cards say something else.
app-rules-also = Mentioned in
app-rules-more = { $count ->
        [one] ... and { $count } more rule.
       *[other] ... and { $count } more rules.
    }


## Board sheets

app-sheet-used = Board sheet: { $name }
app-sheet-title = The standard figures of the board
# Heads of columns. What is allowed is a range of numbers.
app-sheet-figure = Figure
app-sheet-value = Value
app-sheet-allowed = Allowed
app-sheet-standard = Standard
app-sheet-grade = Certainty
app-sheet-source = Source
app-sheet-how = A source can be looked up: { $command } rules B-01. To enter the figures of your own board: { $command } sheet { $game } --write board.toml
app-sheet-good = The sheet "{ $name }" is sound. { $count ->
        [0] All its figures are the standard ones.
        [one] { $count } figure is not the standard one.
       *[other] { $count } figures are not the standard ones.
    }
app-sheet-written = The sheet is in { $file }. Change the figures that are different on your board, check them with: { $command } sheet { $game } "{ $file }", and play with: { $command } play { $game } --sheet "{ $file }"
# Remarks at the top of a file, each line best under 110 characters.
app-sheet-head =
    The figures of a board. Change those that are different on yours, and leave every line in.
    Beside each line: what is allowed, how sure the standard figure is, and the rules that argue for it.

# How sure a figure is: a word, and what it means.
app-grade-text = text
    .what = a rulebook says it
app-grade-forced = forced
    .what = it follows from totals in the rulebooks
app-grade-inferred = inferred
    .what = the best reading of several hints
app-grade-assumed = assumed
    .what = nobody published it; chosen so that the game can be played


## Simulation and measurement

app-sim-games = Games
app-sim-head = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, edition { $edition }, bots: { $bots }
app-sim-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $finished } finished, { $decisions } decisions.
app-sim-speed = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds, { $speed } decisions a second.
app-sim-winners = Games won by
app-sim-endings = Ending
app-sim-count = Games
app-sim-share = Share
# A whole number and a percentage in a column.
app-sim-number = { $number }
app-sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
app-sim-nobody = nobody
# All win together where nobody has a role.
app-sim-crew = the crew
# An ending of games that were stopped.
app-sim-circling = Stopped after too many decisions
app-bench-running = Measuring
app-bench-name = What
app-bench-value = Found
app-bench-per_second = { $value } decisions a second
app-bench-microseconds = { $value } µs
app-bench-decisions = { $value } decisions
app-bench-kilobytes = { $value } kB
app-bench-skipped = not installed
app-bench-ratio = { $game }: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } times the speed of { $peer }.


## Stay Away!: the table

app-stayaway-intro =
    Somebody at this table is The Thing. It looks like everyone else, and it wants everyone to be like itself.

    In your turn you draw a card, play or discard one, and exchange one with the next player. If The Thing gives you an Infected card, you are one of its own and win or lose with it.

    Humans win when The Thing is burned with a Flamethrower. The Thing wins when no Human is left. Look at cards, bar doors, change seats, and do not believe everything you hear.
app-stayaway-clockwise = Seats, clockwise, the way the game goes:
app-stayaway-counterclockwise = Seats, counterclockwise, the way the game goes:
app-stayaway-door = door
app-stayaway-door-here = a Barred Door lies here
app-stayaway-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
app-stayaway-quarantine = { $turns ->
        [one] Quarantine for { $turns } turn
       *[other] Quarantine for { $turns } turns
    }
# Where there is little room, after the number of cards.
app-stayaway-quarantine-short = Quarantine { $turns }
app-stayaway-draw = Draw pile { $count }
# $back is the back of the top card: Stay Away! or Panic.
app-stayaway-draw-back = Draw pile { $count }, on top: { $back }
app-stayaway-discard = Discard pile { $count }
app-stayaway-in-use = On the table: { $card }
app-stayaway-you-are = You are
app-stayaway-you-know = you know: { $known }
app-stayaway-known = { $name } is { $role }
app-stayaway-hand = Hand:
app-stayaway-out = You are out of the game and see what everybody sees.
# A card that can be played on many: whom or what it is played on is chosen next.
app-stayaway-group-play = Play { $card } on ...
app-stayaway-eliminated = out
app-stayaway-fate-thing = drew The Thing in turn { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-infected = infected by { $name } in turn { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-last = was the last Human
app-stayaway-fate-out = out in turn { NUMBER($turn, useGrouping: 0) }


## Stay Away!: what a card does, in a few words beside it in the hand (best under 50 characters)

app-stayaway-hint-the_thing = Whoever holds it is The Thing; it never leaves the hand
app-stayaway-hint-infected = Given by The Thing, it infects
app-stayaway-hint-flamethrower = Burn a neighbour: out of the game
app-stayaway-hint-analysis = See a neighbour's whole hand
app-stayaway-hint-axe = Remove a Barred Door or a Quarantine
app-stayaway-hint-suspicion = See one random card of a neighbour
app-stayaway-hint-whisky = Show your whole hand to all
app-stayaway-hint-determination = Draw three, keep one, then play again
app-stayaway-hint-watch_your_back = Turn the direction of play round
app-stayaway-hint-change_places = Swap seats with a neighbour
app-stayaway-hint-better_run = Swap seats with anyone
app-stayaway-hint-seduction = Exchange a card with anyone; ends your turn
app-stayaway-hint-scary = Refuse an exchange and see the offered card
app-stayaway-hint-im_fine_here = Refuse to swap seats
app-stayaway-hint-no_thanks = Refuse an exchange
app-stayaway-hint-missed = Pass an exchange on to the next player
app-stayaway-hint-no_barbecue = Survive a Flamethrower
app-stayaway-hint-quarantine = Put a player in Quarantine for some turns
app-stayaway-hint-locked_door = Close the gap to a neighbour


## Stay Away!: the forms of talk, as a list to choose from; dots stand for what is asked next

app-stayaway-form-claim = I am ...
app-stayaway-form-hold = I hold ...
app-stayaway-form-lack = I do not hold ...
app-stayaway-form-accuse = I say what ... is
app-stayaway-form-vouch = I vouch for ...
app-stayaway-form-trust = I trust ...
app-stayaway-form-distrust = I do not trust ...
app-stayaway-form-saw = I saw what ... holds
app-stayaway-form-gave = I gave ... a card
app-stayaway-form-got = I got a card from ...
app-stayaway-form-promise = I will give ... a card
app-stayaway-form-spare = I will not harm ...
app-stayaway-form-threaten = I will go after ...
app-stayaway-form-burn = Burn ...!
app-stayaway-form-check = Look at ...'s cards!
app-stayaway-form-agree = I agree with ...
app-stayaway-form-disagree = I disagree with ...
