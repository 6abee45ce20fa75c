### The web client: everything that is only on its pages.


## Everywhere

web-title = Winterover
# The title of the window while something is asked of this person; it never says what.
web-title-turn = ● Your turn – Winterover
web-to-home = To the start page
web-close = Close
# Short words at the edge of the page that were read out already.
web-messages = Messages
web-cancel = Cancel
web-save = Save
web-open = Open
web-send = Send
# A range of numbers.
web-range = { $least }–{ $most }
web-not-found = There is nothing here
web-not-found-text = The address may be old or mistyped.
web-unreachable = The server does not answer. Check your connection and try again.


## Settings

web-settings = Settings
web-language = Language
# $language by its own name, such as Deutsch.
web-language-coming = The words in { $language } are being fetched. The page stays in the language it speaks until they are here.
web-language-missing = The words in { $language } cannot be fetched now, so the language stays as it is. Try again once the server answers.
web-theme = Light or dark
web-theme-system = as the device
web-theme-dark = dark
web-theme-light = light
web-guide = First-game guide
web-guide-short = Guide
web-guide-hint = Explains each choice as it comes. It is the same for everyone and tells nothing about you.
web-cover = Cover my cards
web-cover-hint = Your hand and what you may do with it stay covered until you press to look.
web-sound = Sound
web-sound-hint = Two soft tones when it is your turn.
web-motion = Motion
web-motion-hint = Things move to their places.
web-notify = Notices
web-notify-hint = Tells you about your turn while this page is in the background. It never says what is asked.
# The notice itself.
web-notice = It is your turn.
web-notify-refused = The browser does not allow notices for this page, so they stay off. Allow them where it keeps its permissions for this address, and switch them on again.
web-notify-insecure = The browser allows notices only on pages that come over https, and this one does not. They stay off.


## The start page

web-play-now = Play now
web-play-now-hint = One click, no account. The other seats are played by bots.
web-play-bots = { $count ->
        [0] Play alone
        [one] Play against { $count } bot
       *[other] Play against { $count } bots
    }
web-dealing = Setting up the table ...
web-mode-thing = { thing }
web-mode-thing-short = Hidden roles, upkeep, rescue
web-mode-thing-about = A research base in the ice. Keep it running, find out who is human, and get away with the right people.
web-mode-small = Small crew
web-mode-small-short = You lead six against the threat
web-mode-small-about = { thing } for one to three people: together you lead six characters against the game itself.
web-mode-stayaway = { stayaway }
web-mode-stayaway-short = The card game, seats in a ring
web-mode-stayaway-about = Draw, play, pass a card on. Any of those cards may be the infection.
web-with-others = With other people
web-with-others-hint = Around one table, on one device or far apart. A link is enough to join.
web-create = Create a table
web-code = Table code
web-join = Join
web-open-tables = Open tables
web-seats-free = { $free } of { $players } seats free
web-come-back = Come back
web-my-tables = Your tables on this device
web-stage-lobby = not begun
web-stage-playing = being played
web-stage-over = finished
web-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-open-record = Open a record
web-your-name = Your name
web-name-example = e.g. { $name }


## A new table

web-new-table = New table
web-new-table-text = Choose a game and its rules. You can change everything until the start.
web-game = Game
web-players = Players
web-clock = Time per choice
web-clock-none = no clock
web-clock-relaxed = relaxed ({ $time })
web-clock-fast = fast ({ $time })
web-clock-correspondence = by correspondence ({ $time })
web-clock-hint = When time runs out, the usual choice is made, in the same words for every role. Whoever stays away is played for until they return.
web-table-language = Language of the table
web-table-language-hint = What you speak at this table; everybody reads in a language of their own.
web-chat-allowed = Free chat
web-chat-allowed-hint = Without it people talk in the statements of the game, which every language and every bot understands.
web-public = Open table
web-public-hint = It is listed on the start page, and anyone may join or watch.
web-private-hint = Only those who have the link or the code can join or watch.
web-rulings-hint = Where rulebooks differ or are silent, a table can decide. Beside each answer stand the editions that give it.
web-rulings-search = Search the table options
web-rulings-changed = { $count ->
        [one] { $count } table option changed
       *[other] { $count } table options changed
    }
web-rulings-changed-here = { $count } changed
web-rulings-reset = All as the edition says
web-rulebooks-say = What the rulebooks say
web-changed = changed
web-allowed = Allowed: { $allowed }
web-card-codes = Codes of the cards
web-sheet-hint = Numbers that are printed on the board only. Enter those of your own board where they are different. The sign beside each tells how well the standard number is known:
web-sheet-open = Open a sheet (.toml, .json)
web-sheet-reset = Standard figures
web-sheet-name = Name of the sheet
web-sheet-unnamed = own figures
web-figures-changed = { $count ->
        [one] { $count } figure changed
       *[other] { $count } figures changed
    }
web-you = You
web-fill-bots = Fill with bots
web-fill-bots-hint = They take every seat that is still free. You can let people in instead later.
web-first = Who begins
web-first-lot = By lot
web-first-seat = Seat { $seat }
web-first-hint = Whoever begins is the first Leader.
web-bots-play = How the bots play
web-bots-play-hint = Thoughtful bots remember, suspect, talk and play their role. Random ones choose anything that is possible.
web-create-hint = You become the host: you fill the seats and start the game.
# How long a clock gives for one choice.
web-time-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-time-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }


## The lobby

web-lobby-text = Fill the seats, share the code, start.
web-lobby-text-guest = Choose a seat; the host starts the game.
web-change = Change settings
web-change-hint = Everybody has to say once more that they are ready.
# Told to whoever closed the dialog before it was done, like web-seated.
web-settings-changed = The settings of the table are changed.
web-talk = Talk
web-talk-both = statements and free chat
web-talk-forms = statements only
web-talk-none = Nobody has said anything yet.
web-seats = Seats
web-seat = Seat
web-seat-free = Seat { $seat } is free
web-sit = Sit down
web-seated = You sit at seat { $seat }.
web-full = All seats are taken. You can watch once the game has started.
web-seat-gone = Seat { $seat } was taken in the meantime. Choose another one.
web-seats-gone = No seat is free any more.
web-add-bot = Add a bot
web-add-person = Another person at this device
web-bot-level = How { $name } plays
web-bot-heuristic = Thoughtful
web-bot-random = Random
web-free-seat = Free the seat of { $name }
web-ready = Ready
web-not-ready = Not ready yet
web-say-ready = I am ready
web-invite = Invite
web-qr = QR code of the link to this table
web-copy-link = Copy the link
web-copied = The link is copied.
web-open-tv = Screen for the room
web-start = Start the game
# After a number: "6 of 8".
web-of = of { $all }
web-lobby-fill = { $count ->
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
web-lobby-waiting = Waiting for { $names }.
web-lobby-complete = Everyone is here.
web-lobby-host = You are the host. Start when all seats are taken and everyone is ready.
web-lobby-guest = The host starts the game.


## At the table

web-skip = To my decision
web-skip-options = To what I can choose
web-decision = Decision
web-your-turn = Your turn
web-thinking = thinking
web-steward = away, a bot plays on
# Of somebody who is here but does not decide.
web-steward-here = a bot plays on
# To somebody who is here but let the time run out too often; the button ends it.
web-steward-you = A bot plays for you, because your time ran out too often.
web-steward-end = I am here
web-away = away
web-crew = Crew
web-news = What happened last
web-mine = Only for you
web-only-you = Only you see this
web-role = Your role
web-hand = Your hand
web-hold-to-peek = Hold to peek
# Instead of a line of the log that others must not read along.
web-secret-line = Something only for you. Hold to read it.
web-parts = Parts of the table
web-tab-board = Table
web-tab-crew = Crew
web-tab-talk = Talk
web-tab-mine = Mine
# Read out after the name of the talk.
web-unread = { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }
# Read out after the name of the tab with the own things.
web-unread-mine = Something new that only you know
web-crew-in-full = The crew in full
# Read out when a choice comes up.
web-announce = Your turn. { $question }
web-why-asked = Why am I asked this? ({ $rule })
# The same, where there is little room.
web-why-asked-short = Why?
web-why-not = What is not possible?
web-why-not-short = Not allowed?
web-why-not-nothing = Everything that you might expect is possible.
web-several-asks = Several choices are open
# A button that everyone has; behind it is what may be done unasked, or nothing.
web-anytime = What else can I do?
web-anytime-short = More
web-anytime-nothing = Nothing else is possible now.
# The same for everybody, while the own cards are covered.
web-anytime-covered = What you may do unasked could tell others who you are. Look at your cards first.
# Asked once more before something that was not asked for; $option is like "declare victory".
web-really = Yes: { $option }
web-choose-first = Choose an option
web-sending = Sending ...
web-waiting = One moment ...
web-waiting-for = Waiting for { $names }.
web-seconds-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
# In a small ring.
web-hours = { $hours } h
web-watching = You are watching: you see what everybody may see.
web-offered = A seat is offered: take it and play on with all that it knows.
web-seats-open = { $count ->
        [one] The seat of { $names } is open.
       *[other] The seats of { $names } are open.
    }
web-take-seat = Take a seat
web-host-tools = Host
web-invite-local = Only this computer can open this link. To let others in, start the server with { $option }.
web-invite-watch = Link for watching
web-offer = Offer { $name }'s seat
web-offer-hint = A substitute may take it once two of those who play agree, or all if they are fewer, and learns what the seat knows. Nobody else does.
web-offer-asks = { $name } is away. May a substitute take the seat and learn what it knows?
web-offer-agree = Agree
web-offer-waits = { $name } is away. You agree that a substitute takes the seat; others still have to.
web-offer-open = { $name }'s seat is open to a substitute. Agreed: { $agreed }.
# In one line, where there are many.
web-offers = { $count ->
        [one] { $count } seat is offered to a substitute.
       *[other] { $count } seats are offered to substitutes.
    }
web-offers-title = Offered seats
web-offers-none = No seat is offered any more.
web-substitute = { $name } plays for { $before } from now on.
web-plays-for = plays for { $name }
web-nobody-away = Nobody has been away for long. The seat of somebody who stays away can be offered to a substitute.
web-close-table = Close the table for good
web-close-table-sure = Really? The game is gone for everyone.
web-table-closed = The table is closed.
web-time-out = Your time ran out, so a choice was made for you.
# In the log; $option is like "go to the Radio Room".
web-time-out-chosen = Your time ran out. Chosen for you: { $option }
web-close-table-yes = Yes, close it for everyone
web-keep-table = Keep the table


## Talk and log

web-table = Table
web-show = Show
web-show-all = All
web-show-talk = Talk
web-show-log = Log
web-log = What happened and what was said
web-log-earlier = { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
# Read out while the log is out of sight.
web-over = The game is over.
web-chat = Say something to the table
web-chat-private = Say something in private
# Beside a line of chat, after the time.
web-chat-to = to { $names }
web-whisper-to = whispered to { $name }
web-statements = Say in the game's own words
web-say = Say it
web-say-not-now = This cannot be said at the moment. It stays here until it can, or until you cancel it.
web-say-to-one = A statement is for everyone or for one person. Choose whom it is for.
web-to = To
web-to-fellows = All whom I may speak to in private
# Where words are being written to somebody who can be reached no longer.
web-to-nobody = Nothing is sent until you choose whom your words are for.
# Instead of a name in the list of those whom words can be for.
web-to-choose = Choose …
# Covered: who speaks to whom in private may be a secret.
web-to-gone = You cannot speak to { $names } in private now.
web-words-wait = There is no connection. Your words stay here until you send them again.


## Several people at one device

web-nobody-asked = Nobody at this device has to decide now.
web-hand-over-hint = Nobody else should look at the screen.
web-i-am = I am { $name }: show my place
web-cover-now = Cover, for the next person


## A seat on another device

web-carry = Go on at another device
web-carry-text = Open the link there, or point the other device's camera at the code: your place opens there too, and stays open here.
web-carry-what = What to take along
web-carry-seat = The seat of { $name }
web-carry-host = What the host may do
web-carry-show = Show code and link
web-carry-cover = Cover code and link
web-carry-warning = It is for you alone, and no invitation: whoever has it sees your cards and plays for you.
web-carry-host-warning = It is for you alone, and no invitation: whoever has it can do what the host may do, and it cannot be replaced.
web-key-replace = Replace my key
web-key-replace-text = If somebody else saw the link, or a device is lost: this device keeps the seat, all others lose it, and links shown before open nothing any more.
web-key-replaced = Your seat has a new key. It is open on this device only.
# After the operator went back to a backup.
web-key-former = The server went back to an earlier state, in which your seat has its old key. Old links open it again; replace the key if they should not.
web-carried-seat = The seat of { $name } is open on this device now.
web-carried-host = You can do here what the host may do.
web-carried-known = This device has that place already.
web-carried-old = This link opens no seat
web-carried-old-text = Its key was replaced, its seat was freed, or a part of the link is missing. Get a new one on the device where you play. Nothing has changed here.
web-carried-without = Go to the table without it
web-carried-own = That link is old or incomplete. This device comes in with its own key.
web-seat-left = Seat { $seat } is not played at this device any more: it was freed, a substitute plays on, or it got a new key on another device.
web-unsaved = This browser does not let the page remember your seat. It is yours while this page stays open; you can take it along to another device.


## Rules

web-rules = Rules
web-rules-text = Every card explains one thing. The same for every role, and nobody learns what you read.
web-rules-this = This choice
web-rules-all = All
web-rules-table = This table's rules
web-rules-tab-table = This table
web-rules-search = Search a word or a rule ID
web-rules-found = { $count ->
        [one] { $count } card found
       *[other] { $count } cards found
    }
web-rules-none = Nothing found. Try another word.
web-rules-private = Every player can open this card, whatever their role. Nobody sees that you read it.
# The part of a rule card that says which options in force bear on it.
web-rules-here = At this table
# Above the options that a rule card depends on, where it is read without a table.
web-rules-options = What a table can settle otherwise, the standard first
# Of an option: as the chosen edition says, but not as the standard rules.
web-not-standard = not standard
# Beside a sentence of the standard rules that is struck through.
web-not-here = not at this table
web-figure-instead = { $value } instead of { $standard }
web-rulings-differ = Options that differ from the standard rules
web-figures-differ = Figures that differ from the standard board


## Connection

web-connecting = Connecting ...
web-lost-first = The server does not answer. We keep trying.
web-missing = A part of this page has not arrived yet. We keep trying.
# Below the heading of what is to come.
web-fetching = It is being fetched ...
web-lost = The connection is lost. We keep trying.
web-lost-seat = The connection is lost. We keep trying. Your seat stays yours; if it takes long, a bot plays on for you until you are back.
web-lost-clock = The connection is lost. We keep trying. Your clock runs on; if it takes long, a bot plays on for you until you are back.
web-lost-restart = The server starts again. The game goes on from where it was.
web-lost-crowded = Too many are connected already: from your address, with this seat, or to watch. We try again in a moment.
web-back = Connected again. Nothing was lost.
web-try-now = Try now
web-try-again = Try again
web-reload = Load the page anew
web-two-tabs = This table is open in another window too. Both show the same.
web-sit-anew = Come in again
web-closed-4400 = This page is too old
web-closed-4400-text = The server did not understand it. Load it anew.
web-closed-4401 = This key opens no seat any more
web-closed-4401-text = The seat was freed, a substitute plays on, or the key was replaced on another device. You can come in again and watch or take a free seat.
web-closed-4404 = There is no such table
web-closed-4404-text = Check the code. Tables that nobody has used for a long time are removed.
web-closed-4410 = This place was closed
web-closed-4410-text = The host closed the table or freed the seat, a substitute plays on, or the key was replaced on another device.


## The end and after

web-after = After the game
web-rematch = Play again
web-rematch-host = Everyone keeps their seat for another game.
web-rematch-guest = The host can open another game.
web-rematch-open = The next game is open.
web-replay = Replay
web-save-record = Save the record
web-records = Records
web-records-hint = A record is a whole game in a file: watch it again as any seat knew it, or with everything open.
web-upload = Open a file
web-upload-hint = It is checked and played again on this server, which keeps it under a name that only you learn.
web-record-name = Name of a record or code of a finished table
web-finished = Finished games of open tables
web-no-records = There are none yet.
# $names are the people's names, which may be empty.
web-record-line = { $players } players · { $frames } steps · { $names }
web-play = Play
web-pause = Pause
web-step = One step on
web-step-back = One step back
web-place = Place in the game
web-jump = Go to
web-jump-missing = The list of rounds and turns did not arrive.
web-moment-missing = This moment has not arrived.
web-replay-start = Start
web-replay-round = Round { $number }
web-replay-turn = Turn { $number }: { $name }
web-checked = Checked: the sealed deal, every move by the rules.
web-checked-not = This record cannot be trusted: it does not fit its own deal or the rules.
web-speed = Speed
web-link-moment = Copy a link to this moment
web-seen-as = As seen by
web-seen-open = Everything
web-seen-table = Table
web-open-hands = Everyone's role and hand
web-tv-join = Join with your phone
web-checked-cut = The end of this record is missing. What is there fits its deal and the rules; what came after, and whether single lines were changed, cannot be told.
