### The Thing in the browser.


## The base

web-thing-base = The base
# Before a number.
web-thing-round = Round
web-thing-phases = Phases of the round
# The phases in a narrow row, with the places where a word may be parted.
web-thing-ribbon-weather = Weather
web-thing-ribbon-upkeep = Upkeep
web-thing-ribbon-planning = Aliens
web-thing-ribbon-draw = Plan and act
web-thing-ribbon-rec_room = Rec Room
web-thing-ribbon-tests = Tests
web-thing-ribbon-food = Food
web-thing-ribbon-dogs = Dogs and Leader
# After a number like 3/4.
web-thing-fuel = fuel
web-thing-damage = damage
# After a number.
web-thing-barrels = barrels
# After a number of barrels.
web-thing-for-vehicles = for vehicles
# After a number of lab tokens.
web-thing-tokens = in the bag
# After a number.
web-thing-cards = cards
# In the Weather Station: no weather is kept for the next Leader.
web-thing-no-die = no stored die
# A room that nobody can enter; 6 characters at most.
web-thing-full = Full
# The power has failed; 6 characters at most.
web-thing-dark = Dark
web-thing-burned = Burned down
web-thing-broken = Broken for good

## Weather and tracks

web-thing-instruments = Weather and tracks
web-thing-flight = Rescue flight
# Spaces until the rescue helicopter is here.
web-thing-to-go = { $number } to go
web-thing-not-called = S.O.S. not sent
web-thing-gone = gone
web-thing-flight-fuel = Its fuel
web-thing-rounds-left = left: { $number }
web-thing-freezing = Freezing
web-thing-boiler-holds = boiler holds

## Crew and own things

web-thing-suspicion = Suspicion
web-thing-belongings = Weapon and item cards: { $number }
web-thing-pile = Active Pile
web-thing-pile-cards = Cards: { $number }
web-thing-aliens = Revealed aliens
web-thing-strength = strength { $number }
web-thing-things = Your weapons and items
web-thing-nothing-owned = No weapons, no items
web-thing-lies-open = lies open
web-thing-charges = charges: { $number }, open
# Over something secret that this person has just learned.
web-thing-news = Only for you
web-thing-seen-it = I have seen it

## Going somewhere

web-thing-ways = How do you go?
web-thing-way-go = Go
web-thing-way-light = Go by Flashlight
web-thing-way-special = Special Action, 1 card
web-thing-way-twice = Special Action, 2 cards

## Scenes

web-thing-show-base = Show the base
web-thing-show-scene = Back
# Over the Action cards that were turned up.
web-thing-shown = Shown this round
# Beside a player whose secret answer is in.
web-thing-locked = decided
web-thing-meeting = Encounter: { $room }
web-thing-meeting-hint = Everybody in the room goes through the same steps.
web-thing-step-danger = Fight or draw back
web-thing-step-lay = Lay tokens
web-thing-step-look = Look at one
web-thing-stays-out = stays out of it
web-thing-laid = two tokens face down
web-thing-trade = Trade
web-thing-trade-hint = Choose somebody and put things up. Nothing changes hands before both agree.
web-thing-ready-count = { $number } of { $all } are ready
web-thing-offer = Offer something
# Beside somebody in the trade who has no cards and no lab tokens.
web-thing-owns-nothing = owns nothing
# What one side of a deal gives.
web-thing-gives-nothing = nothing
web-thing-agrees = agrees
web-thing-other-deals = Deals between others
web-thing-no-deals = No deal is on the table.
web-thing-vote = The vote
web-thing-vote-hint = Each vote is one step of suspicion. At { $number }, the card somebody hands in is shown to all first.
web-thing-locked-count = { $number } of { $all } have decided
# Before the marks of those who spoke against this person.
web-thing-against = suspected by
web-thing-trusting = trusted by
web-thing-not-named = cannot be accused
# Beside the room somebody was in: the card of the Active Pile.
web-thing-was-given = was given { $card }
web-thing-no-card = no card
# Where nobody spoke for or against this person.
web-thing-nothing-said = nothing said
web-thing-votes = The votes
# Before the marks of those whose vote this person got.
web-thing-accused-by = accused by
web-thing-not-accused = not accused
# Before the marks of those who voted for nobody.
web-thing-accused-nobody = accused nobody
web-thing-before-tests = Before the tests
web-thing-tests = Tests
web-thing-sign-tested = tested
web-thing-tests-hint = Whoever is tested shows the Role card to all.
# What a test takes.
web-thing-test-a = { thing-sample-blood }
web-thing-test-b = { thing-weapon-flamethrower } + { thing-item-wire }
# After what the test takes: whom it can be made on.
web-thing-target-a = only for the most suspected
web-thing-target-b = for anybody
# Before the marks of players.
web-thing-offered-by = offered by
web-thing-boarding = The escape
web-thing-boarding-hint = Boarding the { $vehicle }: one after the other asks for a seat, and all aboard must agree.
web-thing-aboard = Aboard
web-thing-at-the-door = At the door
web-thing-on-the-ground = On the ground
web-thing-asks-seat = asks for a seat
web-thing-stays = stays
web-thing-planning = The aliens plan
web-thing-planning-hint = Choose a room, then how much strength. Only revealed aliens see this; you can talk to each other in private.
# Before the rooms and strengths that revealed aliens are asked to agree to.
web-thing-the-plan = The plan
# In place of rooms, where nobody is attacked.
web-thing-no-attack = no attack
# The button that opens the covered plan to a revealed alien.
web-thing-look-plan = Look at the plan
web-thing-plan-covered = The plan is covered. Press to look.
web-thing-supporters = in favour: { $number }

## The end

web-thing-won-humans = The humans win
web-thing-won-aliens = The aliens win
# The name of the picture for whoever does not see it.
web-thing-chain = Who infected whom, over the rounds
web-thing-say-why = Say why
web-thing-say-why-hint = Choose somebody, then tell the table what you think of them.

# Names on the floor plan, where the whole one is too long
web-thing-plan-helicopter = Helicopter
web-thing-plan-underground = Underground
