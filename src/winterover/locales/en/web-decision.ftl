### The web client: making a choice, looking at the own cards, saying something.


## The own cards

web-look-hand = Look at my cards
web-look-hand-short = My cards
web-hand-covered = { $count ->
        [one] Your hand: { $count } covered card. Press to look.
       *[other] Your hand: { $count } covered cards. Press to look.
    }
web-cover-again = Cover
web-keep-open = Keep open
web-keep-open-hint = For whoever plays alone at this device: the cards stay open.
web-options-covered = This choice is about your cards. Look at them first.
# Where some options are covered: everybody reads it, whether there are any or not.
web-more-uncovered = More may be possible once you look at your cards.
web-chosen-unseen = Unless you press the other one, the first counts. The screen never shows which.
web-confirm-unseen = Confirm my choice

## The options

web-all-options = All options
web-all-options-short = Options
# Stands where the words about an option will be.
web-point-at-option = Choose an option to read what it is good for.
web-guide-options = What each option is good for
web-guide-goal = What is the game about?
web-decision-more = More about this decision
web-why-not-alike = Everybody is asked this and sees the same. Who has a real choice is nobody else's business; the rule is in this card:

## What rooms are good for, where one chooses where to go

web-hint-thing-move-armoury = Draw weapons and keep one
web-hint-thing-move-kitchen = Prepare food, so that nobody starves
web-hint-thing-move-storeroom = Draw items and keep one
web-hint-thing-move-laboratory = Draw a lab token: perhaps blood for a test
web-hint-thing-move-boiler = Fuel or repair the boiler, so that the base does not freeze
web-hint-thing-move-generator = Fuel or repair the generator, so that the light stays on
web-hint-thing-move-radio = Repair the radio, then send the S.O.S. that calls the rescue
web-hint-thing-move-helicopter = Fuel and repair the helicopter; who has Keys can escape in it
web-hint-thing-move-shed = Fuel and repair the snow vehicle; who has Keys can escape in it
web-hint-thing-move-weather = Roll the weather ahead of time and move a barrel
web-hint-thing-move-dormitory = Nothing to use or repair here; a place to keep out of the way
web-hint-thing-move-rec = Stay where all come together later
web-hint-thing-move-swap = Change your whole hand; you hand in no card
web-hint-thing-move-special = Discard your hand, draw one card and hand that in
web-hint-thing-move-twice = Discard your hand, draw two cards, hand in one
web-hint-thing-move-board = Get away: boarding begins after the encounters and ends the game
web-hint-stayaway-play-discard = The card is gone, face down; what it says does not happen
web-hint-stayaway-offer-offer = It changes hands; what it says does not happen
web-hint-stayaway-offer-infected = Given by The Thing, it infects
web-hint-stayaway-reply-give = It changes hands; what it says does not happen
web-hint-stayaway-reply-infected = Given by The Thing, it infects
web-hint-stayaway-pass_on-pass_on = The next player gets it; what it says does not happen
web-hint-stayaway-pass_on-infected = Given by The Thing, it infects
web-hint-stayaway-forget-forget = The card is gone, face down; what it says does not happen
web-hint-stayaway-blind_date-swap = It goes away unseen for the top card of the deck; what it says does not happen

## Saying something

web-statements-about = What is it about?
web-statements-me = Me
web-statements-people = Others
web-statements-plans = Plans
web-statements-answers = Answers
