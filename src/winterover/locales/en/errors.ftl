### Errors: each names what is wrong and what to do. Words in straight quotes were typed by somebody or are to be typed.


## Setting up a table

error-unknown-language = There is no language "{ $language }" here. Choose one of: { $known }.
error-unknown-game = There is no game "{ $game }" here. Choose one of: { $known }.
error-unknown-bot = There is no bot "{ $name }" here. Choose one of: { $known }.
error-unknown-edition = There is no edition "{ $edition }" of this game. Choose one of: { $known }.
error-bad-players = This game is for { $least } to { $most } players, not for { $players }.
error-unknown-ruling = There is no table option "{ $key }". Choose one of: { $known }.
error-idle-ruling = Table option "{ $key }" changes nothing with { $least } to { $most } players. Leave it out.
error-bad-ruling-value = The table option "{ $key }" cannot be "{ $value }". Allowed: { $allowed }.
error-contradiction = "{ $first }" contradicts "{ $second }". Drop one of the two, or set "{ $instead }".
error-first-seat = Seat { $seat } cannot begin at a table of { $players }. Choose a seat that is taken.
error-infected-number = With "{ $key }" the deck would hold { $found } Infected cards. Choose a number that leaves 1 to { $most }.
error-deck-deal = The deck is too small to deal from: it has { $found } cards for the opening hands and needs { $needed }. Add action, defence or obstacle cards, or play with fewer people.
error-deck-short = The deck is too small: it has { $found } Stay Away! cards and needs { $needed }. Add some, or play with fewer people.
error-deck-endless = A game with this deck could never end. Add a Flamethrower, or Infected cards up to { $needed } at least.
error-ruling-form = "{ $given }" is not a table option. Write it as key=value, such as infectedAt6=9.
error-bad-people = A table of { $players } cannot seat { $people } people. Give a number from 0 to { $players }.
error-people-and-seats = The number of people and their seats were both given. Give only one of the two.
error-load-alone = A saved game brings its own table. Leave out the game, the numbers of players and people, the edition, the table options, the board sheet and the seed.
error-seat-form = "{ $given }" does not say who sits where. Write it as seat=name, such as A=Ada.
error-seat-twice = Seat { $seat } is given twice. Give every seat to one person only.
error-bad-name = "{ $name }" cannot be a name. Use 1 to { $most } characters that can be seen.
error-name-twice = Two players are called "{ $name }". Give everyone a name of their own.


## Board sheets

# $found is shown as the file has it; $allowed is a range of numbers or a list of words.
error-no-figures = This game has no figures that a board sheet could change. Leave the sheet out.
error-sheet-name = A board sheet cannot be called { $name }. Use 1 to { $most } characters that can be seen, with at most three marks on a letter, on one line and without blanks around them.
error-sheet-missing = The board sheet lacks the figure { $cell }. Add it; allowed: { $allowed }.
error-sheet-unknown = The board sheet holds "{ $cell }", which is no figure of this game. At this place there may be: { $known }.
error-sheet-twice = The board sheet gives "{ $cell }" twice. Remove one of the two.
error-sheet-number = The figure { $cell } of the board sheet cannot be { $found }. Give a whole number; allowed: { $allowed }.
error-sheet-list = The figure { $cell } of the board sheet cannot be { $found }. Give a list with this many entries: { $wanted }.
error-sheet-word = The figure { $cell } of the board sheet cannot hold { $found }. Allowed: { $allowed }.
error-sheet-die = Faces of the die on the board sheet: { $found }. Give it as many as a die has: { $wanted }.
error-sheet-still = On the board sheet these figures are all 0: { $cells }. At least one of them has to be more, or a game might never end.
error-sheet-tokens = On the board sheet these figures add up to { $found }: { $cells }. Stay within the { $most } damage tokens of the box.
error-sheet-suffix = The name of the file "{ $file }" does not say what kind of sheet it is. Allowed endings: { $allowed }.
error-sheet-big = The file "{ $file }" is too big for a board sheet. Allowed: { $most } kB.
error-sheet-dots = Line { $line } of the board sheet holds more dots than the figures of a board need. Allowed: { $most }.
# $format is TOML or JSON, $problem what its reader says, in English.
error-sheet-syntax = The file "{ $file }" is not correct { $format } ({ $problem }). Correct it.
error-sheet-table = The file "{ $file }" holds no names with figures. Begin with the file that "winterover sheet" writes.


## Playing

error-game-over = The game is over. Nothing more can be done in it.
error-unknown-seat = There is no seat "{ $seat }" at this table. The seats are: { $known }.
error-unknown-code = "{ $given }" is not a move of this game. Give one of the moves you are offered.
error-not-an-option = "{ $given }" is not possible now. You may choose from: { $options }.
error-not-understood = "{ $given }" is not understood. Type the number of a choice, 1 to { $most }.
error-no-such-option = There is no choice "{ $given }". Type a number from 1 to { $most }.
error-bad-number = "{ $given }" will not do. Type a whole number from { $least } to { $most }.
error-not-asked = You have no decision to make now. The game waits for: { $waiting }.
error-already-answered = You have answered already. Wait for the others: all answers are opened together.
error-stale-ask = Your answer came too late: the game has moved on since question { NUMBER($number, useGrouping: 0) }. Look again and answer the present question.


## Talking

error-no-talk = You may not speak now: whoever is out of the game stays silent, and so do all during an infection test. Wait until it is over.
error-unknown-statement = "{ $statement }" does not begin any statement. Begin with one of: { $known }.
error-bad-statement = The statement "{ $statement }" is incomplete or too long. Write it as: { $wanted }.
error-bad-word = "{ $word }" does not fit here. Allowed: { $allowed }.
error-statement-not-allowed = You may not say "{ $statement }" now: the rules keep you silent about it at this moment, or you are out of the game. Say something else, or wait.
error-whisper-not-allowed = You cannot whisper to seat { $to } now: whispers are for tables that allow them, between two different players who are still in the game. Speak aloud instead.


## Records

error-not-a-record = This is not a record of a game: its first line should be "{ $wanted }". Give another file.
error-record-format = The record begins with "{ $found }", but only "{ $wanted }" can be read here. Use the version of Winterover that wrote it.
error-record-line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be understood: "{ $text }". Correct or remove it.
error-record-after-end = Line { NUMBER($line, useGrouping: 0) } of the record comes after its end: "{ $text }". Remove it.
error-record-cut-short = The record is incomplete: it has no line "{ $missing }". Use a complete copy.
error-record-number = The line "{ $key }" of the record should hold a whole number, not "{ $value }". Correct it.
error-record-seed = The seed of the record is damaged: it should be { $wanted } characters, each 0-9 or a-f. Use an undamaged copy.
# $key is commitment (given before the game) or digest (the last line).
error-record-hash = { $key ->
        [commitment] The commitment
       *[digest] The digest
    } of the record is damaged: it should be { $wanted } characters, each 0-9 or a-f. Use an undamaged copy.
error-record-other-game = This is a record of the game "{ $found }", not of "{ $wanted }". Open it with its own game.
error-record-other-rules = The record was played by version { NUMBER($found, useGrouping: 0) } of the rules, and this is version { NUMBER($wanted, useGrouping: 0) }. Use the version of Winterover that wrote it.
error-record-no-seed = The record holds no seed, so it cannot be played again. Use the copy that was saved after the game.
# $reason is another of these errors.
error-record-config = The settings in the record do not work. { $reason }
error-record-move = Move { NUMBER($place, useGrouping: 0) } of the record, "{ $text }", does not fit the game. { $reason }
error-record-kind = Move { NUMBER($place, useGrouping: 0) } of the record, "{ $text }", does not fit the game: "!" marks what nobody asked for, and nothing else.
error-record-name = A record cannot hold the name "{ $name }". Use a name on one line, without blanks around it.
error-record-seat = The record names a player at seat { $seat }, but its last seat is { $last }. Correct the line or the number of players.
error-record-former = The record says that somebody played seat { $seat } until { NUMBER($found, useGrouping: 0) } things had been told, but the whole game tells { NUMBER($most, useGrouping: 0) }. Correct the line "formerly { $seat }".
error-shared-screen = Several people cannot share this screen: it cannot be cleared between them, and secrets would stay in sight. Use an ordinary terminal window, or let one person play.
error-record-commitment = The seed and the settings do not match the commitment that was given before the game. The record was altered, or the game was not dealt as promised: do not trust it.
error-record-digest = The record was changed after it was written: its lines do not give the digest on its last line. Do not trust it; use an unchanged copy.
# $claimed and $found are names of endings as the record writes them; $found is "none" if the game is not over.
error-record-end = { $found ->
        [none] The record claims the ending "{ $claimed }", but after its last move the game still goes on.
       *[other] The record claims the ending "{ $claimed }" with its winners, but playing it again gives "{ $found }" or other winners.
    } The record was altered: use the original.


## Files and rules on disk

error-file-missing = There is no file "{ $file }". Check its name.
error-file-binary = The file "{ $file }" is not text, so it is not a record of a game. Give another file.
# $system is the operating system's own word for the trouble.
error-file-unreadable = The file "{ $file }" cannot be read ({ $system }). Check that you may open it.
error-file-unwritable = The file "{ $file }" cannot be written ({ $system }). Choose another place.
error-file-exists = There is a file "{ $file }" already. Choose another name, so that nothing is lost.
error-already-over = The game in the file "{ $file }" is over, so there is nothing to go on with. Watch it instead, or begin a new one.
error-as-and-open = A record is shown either as one seat saw it or with everything open. Choose one of the two.
error-no-such-rule = Nothing in the rules goes by "{ $word }". Try the name of a card, a rule ID such as S-AXE-02, or another word.
error-no-specification = The text of the rules is missing from this installation. Install Winterover again.
