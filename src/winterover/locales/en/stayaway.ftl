### Stay Away!: what is told, asked and offered.
### Names of players and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none


stayaway-about =
    An outpost on a lonely island, cut off by a storm, and somebody at the table is The Thing.
    Every turn you draw, play or discard, and pass a card to your neighbour, and any of those cards may be the infection.
    Humans win by burning The Thing; The Thing wins when no Human is left.
    For 4 to 12 players.


## What happens: setup

# $cards is the opening hand.
stayaway-fact-dealt = { $seat } was dealt { $cards }.
stayaway-fact-dealt-hidden = { $seat } was dealt a hand.
stayaway-fact-dealt-own = Your opening hand: { $cards }.
stayaway-fact-started = The game begins, clockwise. { $first } goes first.
stayaway-fact-started-own = The game begins, clockwise. You go first.


## What happens: the turn

stayaway-fact-turn_began = { $seat } begins a turn.
stayaway-fact-turn_began-own = Your turn begins.
stayaway-fact-drew = { $seat } drew { $card }.
stayaway-fact-drew-hidden = { $seat } drew a card.
stayaway-fact-drew-own = You drew { $card }.
stayaway-fact-drew-hidden-own = You drew a card.
stayaway-fact-drew_nothing = { $seat } found no card to draw.
stayaway-fact-drew_nothing-own = You found no card to draw.
# $cards is the number of cards in the new draw pile.
stayaway-fact-reshuffled = The draw pile was empty. The discard pile was shuffled and takes its place: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
stayaway-fact-panic_skipped = A Panic card was discarded unread.
stayaway-fact-discarded = { $seat } discarded { $card }.
stayaway-fact-discarded-hidden = { $seat } discarded a card.
stayaway-fact-discarded-own = You discarded { $card }.
stayaway-fact-discarded-hidden-own = You discarded a card.
stayaway-fact-played = { $seat } played { $card } on { $target }.
# A card that is played on nobody.
stayaway-fact-played-hidden = { $seat } played { $card }.
stayaway-fact-played-own = You played { $card } on { $target }.
stayaway-fact-played-hidden-own = You played { $card }.
stayaway-fact-played-you = { $seat } played { $card } on you.
# $reason is one of stayaway-reason-*.
stayaway-fact-no_exchange = { $seat } and { $partner } do not exchange: { $reason }.
stayaway-fact-no_exchange-own = You and { $partner } do not exchange: { $reason }.
stayaway-fact-no_exchange-you = { $seat } and you do not exchange: { $reason }.
stayaway-fact-quarantine_ended = { $seat }'s Quarantine has run out.
stayaway-fact-quarantine_ended-own = Your Quarantine has run out.

stayaway-reason-quarantine = Quarantine forbids it
stayaway-reason-door = a Barred Door is in the way
stayaway-reason-none = it is not possible now


## What happens: roles

stayaway-fact-became_infected = { $seat } was infected by { $by }.
stayaway-fact-became_infected-own = You are Infected now! The card came from { $by }, who is The Thing.
stayaway-fact-became_infected-you = Your card worked: { $seat } is Infected now.
stayaway-fact-became_thing = { $seat } is The Thing now.
stayaway-fact-became_thing-own = You have drawn The Thing: from now on you are The Thing.
# A fourth Infected card was taken out of the hand; $card came instead.
stayaway-fact-corrected = { $seat } held too many Infected cards: one was swapped for { $card }.
stayaway-fact-corrected-own = You held too many Infected cards: one was swapped for { $card }. Only you know.


## What happens: the exchange

# Without -hidden the card is shown to all.
stayaway-fact-offered = { $seat } offered { $card } to { $partner }.
stayaway-fact-offered-hidden = { $seat } offered a card to { $partner }, face down.
stayaway-fact-offered-own = You offered { $card } to { $partner }.
stayaway-fact-offered-hidden-own = You offered a card to { $partner }, face down.
stayaway-fact-offered-you = { $seat } offered you a card, openly: { $card }.
stayaway-fact-offered-hidden-you = { $seat } offered you a card, face down.
stayaway-fact-exchanged = { $seat } and { $partner } exchanged { $gave } and { $received }.
stayaway-fact-exchanged-hidden = { $seat } and { $partner } exchanged a card each.
stayaway-fact-exchanged-own = You gave { $gave } to { $partner } and got { $received }.
stayaway-fact-exchanged-hidden-own = You and { $partner } exchanged a card each.
stayaway-fact-exchanged-you = You gave { $gave } to { $seat } and got { $received }.
stayaway-fact-exchanged-hidden-you = You and { $seat } exchanged a card each.
# $card is a defence card.
stayaway-fact-defended = { $seat } answered { $against } with { $card }.
stayaway-fact-defended-own = You answered { $against } with { $card }.
stayaway-fact-defended-you = { $seat } answered you with { $card }.
stayaway-fact-redirected = The exchange goes past { $seat } and on to { $partner }.
stayaway-fact-redirected-own = The exchange goes past you and on to { $partner }.
stayaway-fact-redirected-you = The exchange goes past { $seat } and on to you.
stayaway-fact-redirect_void = The exchange goes past { $seat } and reaches nobody: it is off.
stayaway-fact-redirect_void-own = The exchange goes past you and reaches nobody: it is off.


## What happens: cards

stayaway-fact-passed = { $seat } did not defend.
stayaway-fact-passed-own = You did not defend.
stayaway-fact-saw_hand = { $viewer } saw all of { $seat }'s cards: { $cards }.
stayaway-fact-saw_hand-hidden = { $viewer } saw all of { $seat }'s cards.
stayaway-fact-saw_hand-own = You saw all of { $seat }'s cards: { $cards }.
stayaway-fact-saw_hand-hidden-own = You saw all of { $seat }'s cards.
stayaway-fact-saw_hand-you = { $viewer } saw all of your cards: { $cards }.
stayaway-fact-saw_card = { $viewer } saw one of { $seat }'s cards: { $card }.
stayaway-fact-saw_card-hidden = { $viewer } saw one of { $seat }'s cards.
stayaway-fact-saw_card-own = You saw one of { $seat }'s cards: { $card }.
stayaway-fact-saw_card-hidden-own = You saw one of { $seat }'s cards.
stayaway-fact-saw_card-you = { $viewer } saw one of your cards: { $card }.
# By Scary.
stayaway-fact-saw_card-hidden-you = { $viewer } saw the card that you offered.
stayaway-fact-showed_hand = { $seat } showed a whole hand to all: { $cards }.
stayaway-fact-showed_hand-own = You showed your whole hand to all: { $cards }.
stayaway-fact-showed_card = { $seat } showed a card to all: { $card }.
stayaway-fact-showed_card-own = You showed a card to all: { $card }.
stayaway-fact-looked_through = { $seat } drew cards to choose from: { $cards }.
stayaway-fact-looked_through-hidden = { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to choose from.
stayaway-fact-looked_through-own = You drew cards to choose from: { $cards }.
stayaway-fact-looked_through-hidden-own = You drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to choose from.
stayaway-fact-kept = { $seat } kept { $card }.
stayaway-fact-kept-hidden = { $seat } kept one of them.
stayaway-fact-kept-own = You kept { $card }.
stayaway-fact-kept-hidden-own = You kept one of them.
# $direction is one of stayaway-direction-*.
stayaway-fact-turned = Play turns round: from now on it runs { $direction }.
stayaway-fact-swapped_seats = { $seat } and { $other } swapped seats.
stayaway-fact-swapped_seats-own = You swapped seats with { $other }.
stayaway-fact-swapped_seats-you = { $seat } swapped seats with you.
stayaway-fact-door_laid = { $seat } laid a Barred Door between { $left } and { $right }.
stayaway-fact-door_laid-own = You laid a Barred Door between { $left } and { $right }.
stayaway-fact-door_removed = The Barred Door between { $left } and { $right } is gone.
stayaway-fact-quarantined = { $seat } is in Quarantine now.
stayaway-fact-quarantined-own = You are in Quarantine now.
stayaway-fact-freed = { $seat } is free of Quarantine.
stayaway-fact-freed-own = You are free of Quarantine.

stayaway-direction-clockwise = clockwise
stayaway-direction-counterclockwise = counterclockwise


## What happens: Panic

# $card is a Panic card.
stayaway-fact-panic = Panic! { $seat } drew { $card }.
stayaway-fact-panic-own = Panic! You drew { $card }.
stayaway-fact-no_effect = { $card } has no effect.
stayaway-fact-targeted = { $seat } chose { $target } for { $card }.
stayaway-fact-targeted-own = You chose { $target } for { $card }.
stayaway-fact-targeted-you = { $seat } chose you for { $card }.
stayaway-fact-forgot = { $seat } discarded { $cards }.
stayaway-fact-forgot-hidden = { $seat } discarded { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
stayaway-fact-forgot-own = You discarded { $cards }.
stayaway-fact-forgot-hidden-own = You discarded { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
stayaway-fact-replaced = { $seat } drew { $cards } instead.
stayaway-fact-replaced-hidden = { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } instead.
stayaway-fact-replaced-own = You drew { $cards } instead.
stayaway-fact-replaced-hidden-own = You drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } instead.
stayaway-fact-blind_dated = { $seat } gave up { $gave } and drew { $received }.
# $received is "none" if it is not shown.
stayaway-fact-blind_dated-hidden = { $received ->
        [none] { $seat } swapped a card for an unknown one.
       *[other] { $seat } gave up a card and drew { $received }.
    }
# $received is "none" if there was no card to draw.
stayaway-fact-blind_dated-own = { $received ->
        [none] You gave up { $gave } and found no card to draw.
       *[other] You gave up { $gave } and drew { $received }.
    }
stayaway-fact-cards_went_round = All players passed on a card at the same moment.
# To $seat alone. $gave and $received are "none" where nothing could be given.
stayaway-fact-passed_on = { $gave ->
        [none] { $seat } had nothing to pass on to { $to }.
       *[other] { $seat } passed { $gave } on to { $to }.
    } { $received ->
        [none] Nothing came from { $giver }.
       *[other] From { $giver } came { $received }.
    }
stayaway-fact-passed_on-own = { $gave ->
        [none] You had nothing to pass on to { $to }.
       *[other] You passed { $gave } on to { $to }.
    } { $received ->
        [none] Nothing came from { $giver }.
       *[other] From { $giver } came { $received }.
    }
stayaway-fact-declined = { $seat } showed nothing.
stayaway-fact-declined-own = You showed nothing.


## What happens: elimination and the end

stayaway-fact-eliminated = { $seat } is out of the game.
stayaway-fact-eliminated-own = You are out of the game.
stayaway-fact-superinfected = Superinfection! { $seat } has only Infected cards and may not give them away.
stayaway-fact-superinfected-own = Superinfection! You have only Infected cards and may not give them away.
# The variant Revenge.
stayaway-fact-thing_burned = { $seat } was The Thing. The game goes on: Humans against Infected, to the last.
stayaway-fact-thing_burned-own = You were The Thing. The game goes on without you: Humans against Infected, to the last.
stayaway-fact-declared = { $seat } declares: "I am The Thing, and no Human is left."
stayaway-fact-declared-own = You declare that you are The Thing and that no Human is left.
# $ending is one of stayaway-ending-*, a sentence or two.
stayaway-fact-ended = { $ending } Winners: { $winners }.

stayaway-ending-thing_eliminated = The Thing has been eliminated. The Humans who are still alive win.
stayaway-ending-thing_unmasked = The Thing was seen with a Flamethrower outside its own turn and has lost. The Humans who are still alive win.
stayaway-ending-no_human_left = No Human is left. The Thing wins and, unless it wins alone, so do the living Infected; only whoever was the last Human does not.
stayaway-ending-declared = The Thing declared that no Human is left, and it is true. The Thing wins and, unless it wins alone, so do the living Infected; only whoever was the last Human does not.
stayaway-ending-false_declaration = The Thing declared that no Human is left, and it was wrong. The Humans who are still alive win.
stayaway-ending-revenge_humans = The Thing is dead, and so is the last Infected. Everyone who is still alive wins.
stayaway-ending-revenge_infected = The Thing is dead, but so is the last Human. Whoever is still alive is Infected and wins.
stayaway-ending-thing_undrawn = At most one player is left, and nobody ever drew The Thing. Whoever is still alive wins.


## What is asked
## $active is the player whose turn it is.

stayaway-ask-play = Play a card or discard one.
stayaway-ask-keep = Which of the drawn cards do you keep? The others are discarded.
stayaway-ask-answer_fire = { $active } aims a Flamethrower at you! Only No Barbecue! stops it. If you pass, you are out of the game.
# $card is Change Places! or You'd Better Run!.
stayaway-ask-answer_move = { $active } wants your seat ({ $card }). Stay with I'm Comfortable, or pass and swap seats.
stayaway-ask-offer = Which card do you offer { $partner }?
stayaway-ask-reply = { $asker } offers you a card. Give one back, or refuse with a defence card.
stayaway-ask-one_two = Swap seats with the third player on which side? To the left that is { $left }, to the right { $right }.
stayaway-ask-get_out = With whom do you swap seats?
stayaway-ask-friends = With whom do you exchange a card?
stayaway-ask-between_us = Which neighbour shall see all of your cards?
# $aside is the number of cards chosen so far.
stayaway-ask-forget = { $aside ->
        [0] Discard three cards, one after the other. Which card do you discard first?
        [1] Which card do you discard second?
       *[other] Which card do you discard last?
    }
stayaway-ask-blind_date = Which card do you give up for an unknown one?
stayaway-ask-pass_on = Everyone passes on a card at the same moment. Which card do you pass on?
stayaway-ask-reveal = Will you show your cards to all?


## What can be chosen

stayaway-option-discard = Discard { $card }
stayaway-option-play = Play { $card }
stayaway-option-play_seat = Play { $card } on { $seat }
stayaway-option-play_axe_seat = Play { $card }: end { $seat }'s Quarantine
stayaway-option-play_axe_gap = Play { $card }: remove the door between { $left } and { $right }
stayaway-option-play_locked_door_gap = Play { $card } between { $left } and { $right }
stayaway-option-keep = Keep { $card }
stayaway-option-pass = Pass: do not defend
stayaway-option-defend = Defend with { $card }
stayaway-option-offer = Offer { $card }
stayaway-option-give = Give { $card }
stayaway-option-choose = Choose { $seat }
stayaway-option-left = Left
stayaway-option-right = Right
stayaway-option-forget = Discard { $card }
stayaway-option-swap = Give up { $card }
stayaway-option-pass_on = Pass on { $card }
stayaway-option-show_all = Show your whole hand
stayaway-option-show_infected = Show one Infected card
stayaway-option-decline = Show nothing
stayaway-option-declare = Declare that you are The Thing and that no Human is left


## What can be said: sentences in the speaker's mouth

stayaway-say-claim = I am { $role }.
stayaway-say-hold = I hold { $card }.
stayaway-say-lack = I do not hold { $card }.
stayaway-say-accuse = { $seat } is { $role }.
stayaway-say-vouch = I vouch for { $seat }.
stayaway-say-trust = I trust { $seat }.
stayaway-say-distrust = I do not trust { $seat }.
stayaway-say-saw = I saw that { $seat } holds { $card }.
stayaway-say-gave = I gave { $card } to { $seat }.
stayaway-say-got = I got { $card } from { $seat }.
stayaway-say-promise = I will give { $card } to { $seat }.
stayaway-say-spare = I will not harm { $seat }.
stayaway-say-threaten = I will go after { $seat }.
stayaway-say-burn = Burn { $seat }!
stayaway-say-check = Somebody should look at { $seat }'s cards.
stayaway-say-agree = I agree with { $seat }.
stayaway-say-disagree = I disagree with { $seat }.


## Editions

stayaway-edition-E1 = First generation
    .what = The rules of the first rulebooks: at most three Infected cards in a hand, and Quarantine cuts a player off.
stayaway-edition-E2 = Later print
    .what = No limit on Infected cards, but Superinfection; a quarantined player goes on playing, with open cards; The Thing must not be seen with a Flamethrower outside its turn.


## Table options: headings by what they change; name, explanation, and what each value means

stayaway-ruling-subject-setup = Setup
stayaway-ruling-subject-turn = Draw pile and hand
stayaway-ruling-subject-exchange = Exchange and defence
stayaway-ruling-subject-ring = Doors and Quarantine
stayaway-ruling-subject-panic = Panic
stayaway-ruling-subject-end = The end
stayaway-ruling-subject-talk = Talk
stayaway-ruling-subject-variants = Variants

stayaway-ruling-startPlayer = Who begins
    .what = Who has the first turn.
stayaway-ruling-startPlayer-random = drawn by lot
stayaway-ruling-startPlayer-chosen = the seat named under "First seat"

stayaway-ruling-firstSeat = First seat
    .what = The seat that begins, by its letter, where the table names one.

stayaway-ruling-infectedAt6 = Infected cards with six players
    .what = How many Infected cards a table of six plays with. Sources differ by one.

stayaway-ruling-topBack = Back of the next card
    .what = Whether everyone sees if the top card of the draw pile is a Panic card.
stayaway-ruling-topBack-shown = seen by everyone
stayaway-ruling-topBack-hidden = not seen

stayaway-ruling-doorOnElimination = Doors beside an eliminated player
    .what = What becomes of Barred Doors beside the seat of a player who leaves the game.
stayaway-ruling-doorOnElimination-merge = they stay, between the players who become neighbours
stayaway-ruling-doorOnElimination-drop = they are discarded

stayaway-ruling-twoPlayerDoor = A door between the last two
    .what = With two players left there are two ways between them. Whether a Barred Door closes one or both.
stayaway-ruling-twoPlayerDoor-gap = it closes its own way only
stayaway-ruling-twoPlayerDoor-pair = it closes both

stayaway-ruling-overLimit = A fourth Infected card
    .what = What happens when a fourth Infected card comes into a hand outside that player's own play.
stayaway-ruling-overLimit-quiet = one is swapped for a card of the draw pile, and only its owner is told
stayaway-ruling-overLimit-open = its owner discards one face down and draws again, and everyone sees that
stayaway-ruling-overLimit-superinfection = nothing; but whoever must give a card and has only Infected cards that may not be given is out of the game

stayaway-ruling-missedOffer = Missed! and the offered card
    .what = Whether the offered card may change when Missed! passes an exchange on, and when The Thing may play Missed! at all.
stayaway-ruling-missedOffer-keep = the card stays; The Thing cannot use Missed! if an Infected player offers an Infected card
stayaway-ruling-missedOffer-keep_broad = the card stays; The Thing cannot use Missed! against any offer of an Infected player
stayaway-ruling-missedOffer-rechoose = the card is chosen anew for the new partner

stayaway-ruling-missedInfects = Infection through Missed!
    .what = Whether an Infected card of The Thing infects a Human to whom Missed! has passed the exchange.
stayaway-ruling-missedInfects-true = it infects
stayaway-ruling-missedInfects-false = it does not infect

stayaway-ruling-quarantineRules = Quarantine
    .what = What Quarantine does, and how long it lasts.
stayaway-ruling-quarantineRules-E1 = on oneself or a neighbour, for three own turns: no exchange, no cards played, not to be aimed at
stayaway-ruling-quarantineRules-E2 = on a neighbour, for two own turns: goes on playing and exchanging with open cards, without fire and without changing seats

stayaway-ruling-quarantinedDrawerMoves = Seat changes from Quarantine
    .what = Whether a quarantined player who draws One, Two... or Get Out of Here! changes seats.
stayaway-ruling-quarantinedDrawerMoves-true = changes seats, with the Quarantine
stayaway-ruling-quarantinedDrawerMoves-false = stays, and the card has no effect

stayaway-ruling-freedDrawerExchanges = Exchange after being freed
    .what = Whether a player who began the turn in Quarantine and draws a card that ends it exchanges in the same turn.
stayaway-ruling-freedDrawerExchanges-true = exchanges
stayaway-ruling-freedDrawerExchanges-false = does not exchange yet

stayaway-ruling-axeReach = Reach of the Axe
    .what = Which doors an Axe can remove.
stayaway-ruling-axeReach-attached = those beside you and those beside a neighbour who is in reach
stayaway-ruling-axeReach-own_gaps = only those beside you

stayaway-ruling-axeThroughDoor = Axe through a door
    .what = Whether an Axe can reach past a door, to the Quarantine or the far door of the neighbour behind it.
stayaway-ruling-axeThroughDoor-door_only = no, the door in between must go first
stayaway-ruling-axeThroughDoor-any = yes

stayaway-ruling-friendsEndsTurn = Can't We Be Friends? and the turn
    .what = Whether the turn is over after the exchange of Can't We Be Friends?.
stayaway-ruling-friendsEndsTurn-true = the turn is over
stayaway-ruling-friendsEndsTurn-false = the exchange at the end of the turn still follows

stayaway-ruling-oneTwoSmall = One, Two... with few players
    .what = What One, Two... does when fewer than four players are left.
stayaway-ruling-oneTwoSmall-count = counts round the table to the third, whoever that is
stayaway-ruling-oneTwoSmall-min4 = has no effect

stayaway-ruling-blindDateCard = Where Blind Date puts the card
    .what = Where the card goes that is given up for Blind Date.
stayaway-ruling-blindDateCard-top = on top of the draw pile
stayaway-ruling-blindDateCard-discard = on the discard pile
stayaway-ruling-blindDateCard-shuffle = into the draw pile, which is shuffled

stayaway-ruling-betweenUsDoor = Just Between Us... and doors
    .what = Whether the hand can be shown to a neighbour behind a Barred Door.
stayaway-ruling-betweenUsDoor-blocks = a door prevents it
stayaway-ruling-betweenUsDoor-ignores = doors do not matter

stayaway-ruling-betweenUsQuarantine = Just Between Us... and Quarantine
    .what = Whether the hand can be shown to a quarantined neighbour.
stayaway-ruling-betweenUsQuarantine-ignores = Quarantine does not matter
stayaway-ruling-betweenUsQuarantine-blocks = Quarantine prevents it

stayaway-ruling-declare = Declaring the end
    .what = How the game ends once no Human is left, and whether The Thing may declare it, rightly or wrongly.
stayaway-ruling-declare-both = it ends by itself, and The Thing may declare at any time
stayaway-ruling-declare-manual = it ends only when The Thing declares
stayaway-ruling-declare-auto = it ends by itself, and nobody declares

stayaway-ruling-soloWin = The Thing wins alone
    .what = When The Thing does not share its victory with the Infected.
stayaway-ruling-soloWin-no_human_eliminated = if nobody was eliminated as a Human
stayaway-ruling-soloWin-nobody_eliminated = if nobody was eliminated at all

stayaway-ruling-thingFlamethrower = The Thing and the Flamethrower
    .what = What happens if, outside its own turn, a hand is shown that holds both The Thing and a Flamethrower.
stayaway-ruling-thingFlamethrower-free = nothing
stayaway-ruling-thingFlamethrower-restricted = The Thing has lost

stayaway-ruling-eliminatedTalk = Talk of the eliminated
    .what = Whether players who are out of the game may go on talking.
stayaway-ruling-eliminatedTalk-off = they are silent
stayaway-ruling-eliminatedTalk-on = they may talk

stayaway-ruling-whisper = Whispers
    .what = Whether two players may talk in private. Everyone sees that they do, but not what they say.
stayaway-ruling-whisper-off = all talk is public
stayaway-ruling-whisper-on = whispers are allowed

stayaway-ruling-thingInDeck = Variant: The Thing in the deck
    .what = The Thing is shuffled into the draw pile, and everyone begins as a Human. Whoever draws it becomes The Thing.
stayaway-ruling-thingInDeck-false = The Thing is dealt at the start
stayaway-ruling-thingInDeck-true = The Thing is in the draw pile

stayaway-ruling-infectedDelta = Variant: number of Infected cards
    .what = How many Infected cards are added to the deck or, as a negative number, taken out. More of them help The Thing.
    .enter = a whole number from { $least } to { $most }; 0 leaves the deck as in the rulebook
    .more = { $count } more than in the rulebook
    .fewer = { $count } fewer than in the rulebook
stayaway-ruling-infectedDelta-0 = as in the rulebook

stayaway-ruling-armsInDeck = Variant: weapons in the deck
    .what = Nobody begins with a Flamethrower or an Analysis: all of them are in the draw pile.
stayaway-ruling-armsInDeck-false = they may be dealt
stayaway-ruling-armsInDeck-true = they are in the draw pile only

stayaway-ruling-lineOfSight = Variant: Line of Sight
    .what = Whom Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! can reach.
stayaway-ruling-lineOfSight-off = anyone who is not quarantined
stayaway-ruling-lineOfSight-path = anyone to whom at least one way round the table is free of doors and quarantined players
stayaway-ruling-lineOfSight-adjacent = neighbours only
stayaway-ruling-lineOfSight-door = anyone who is not quarantined; but between neighbours with a door only You'd Better Run! works

stayaway-ruling-customDeck = Variant: free deck
    .what = How many copies of each card are in the deck, such as axe:2,scary:1. Cards that are not named keep their number.
    .enter = none for the deck of the rulebook, or codes of cards with their numbers, such as axe:2,scary:1
stayaway-ruling-customDeck-none = as in the rulebook

stayaway-ruling-revenge = Variant: Revenge
    .what = If The Thing is eliminated while Humans and Infected are alive, these fight on until only one side is left. Nobody can be infected any more.
stayaway-ruling-revenge-false = the game ends with The Thing
stayaway-ruling-revenge-true = the survivors fight on
