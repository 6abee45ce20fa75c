### The Thing: what is told, asked, offered and said.
### Names of players, rooms and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A variable that has nothing to show, such as an empty list of rooms or things, is "none": texts choose by it.


thing-about =
    A research base in the Antarctic winter, and one of its crew is an alien that looks like everybody else.
    Every round you all go to rooms and hand in cards unseen, and the Leader deals out the work; whom you meet may infect you.
    Humans win by escaping together, with no alien aboard; aliens win in every other case.
    For 4 to 8 players, or 1 to 3 who run a small crew together.


## Weapons, items and lab tokens that somebody owns
## They are what somebody draws, keeps, puts up, gives, gets, owns or wants: always the object of a sentence.

thing-thing-dynamite = { $count ->
        [one] Dynamite/Molotov
       *[other] { $count } Dynamite/Molotov cards
    }
thing-thing-firearm = { $count ->
        [one] a Firearm
       *[other] { $count } Firearms
    }
thing-thing-melee = { $count ->
        [one] a Melee Weapon
       *[other] { $count } Melee Weapons
    }
thing-thing-flamethrower = { $count ->
        [one] a Flamethrower
       *[other] { $count } Flamethrowers
    }
thing-thing-fuel = { $count ->
        [one] Fuel
       *[other] { $count } Fuel cards
    }
thing-thing-tools = { $count ->
        [one] Tools
       *[other] { $count } Tools cards
    }
thing-thing-keys = { $count ->
        [one] Keys
       *[other] { $count } Keys cards
    }
thing-thing-wire = { $count ->
        [one] Wire
       *[other] { $count } Wire cards
    }
thing-thing-flashlight = { $count ->
        [one] a Flashlight
       *[other] { $count } Flashlights
    }
thing-thing-blood = { $count ->
        [one] a Blood Sample
       *[other] { $count } Blood Samples
    }
thing-thing-failure = { $count ->
        [one] a Failure
       *[other] { $count } Failures
    }
# Cards that lie open because they were used before.
thing-thing-open_firearm = { $count ->
        [one] an open Firearm
       *[other] { $count } open Firearms
    }
thing-thing-open_wire = { $count ->
        [one] open Wire
       *[other] { $count } open Wire cards
    }
thing-thing-open_flashlight = { $count ->
        [one] an open Flashlight
       *[other] { $count } open Flashlights
    }
# What others see of a hidden one: its back.
thing-thing-weapon = { $count ->
        [one] a weapon card
       *[other] { $count } weapon cards
    }
thing-thing-item = { $count ->
        [one] an item card
       *[other] { $count } item cards
    }
thing-thing-sample = { $count ->
        [one] a lab token
       *[other] { $count } lab tokens
    }


## Other values

# What the crew eats from and what sabotage takes from, beside the stocks in thing-names.ftl.
thing-stock-kitchen = Kitchen
thing-stock-weapons = Weapon deck
thing-stock-items = Item deck
thing-stock-samples = Lab bag
thing-stock-blood = Blood Samples in the lab bag

# Answers to a plan of the aliens, and to somebody who asks for a seat.
thing-reply-agree = yes
thing-reply-object = no
thing-reply-refuse = no

thing-test-a = Test A
thing-test-b = Test B


## What happens: setup

thing-fact-seated = { $seat } plays { $character }.
thing-fact-seated-own = You play { $character }.
# $cards are Action cards.
thing-fact-dealt = { $seat } was dealt { $role }; Action cards: { $cards }.
thing-fact-dealt-hidden = { $seat } was dealt a secret role and two Action cards.
thing-fact-dealt-own = Your secret role: { $role }. Your Action cards: { $cards }.


## What happens: weather and upkeep

thing-fact-round_began = Round { $round }. { $leader } is the Leader.
thing-fact-round_began-own = Round { $round }. You are the Leader.
thing-fact-rolled = { $seat } rolled the weather die: { $face }.
thing-fact-rolled-own = You rolled the weather die: { $face }.
thing-fact-weather_set = The weather: { $face }.
# $room is the Boiler Room or the Generator Room. $fuel is the number of barrels, $damage what missing ones did.
thing-fact-consumed = { $fuel ->
        [0] { $room }: no fuel burned.
        [one] { $room }: { $fuel } barrel burned.
       *[other] { $room }: { $fuel } barrels burned.
    }{ $damage ->
        [0] {""}
       *[other] {" "}Fuel is missing! Damage: { $damage }.
    }
thing-fact-boiler_destroyed = The boiler is destroyed for good. The base begins to freeze!
# The last space is the end of the base.
thing-fact-frost_moved = The frost creeps on: space { $space } of { $last }.
thing-fact-frost_reset = The fire warms the base: the frost is back on its first space.
thing-fact-power_failed = The power fails. Darkness!
thing-fact-power_restored = The power is back, and the lights are on again.
# $fuel is how many more rounds it can fly or wait.
thing-fact-rescue_moved = The rescue helicopter: space { $space } of { $last }, fuel left: { $fuel }.
thing-fact-rescue_arrived = The rescue helicopter has arrived! The least suspected may board it.
thing-fact-rescue_left = The rescue helicopter runs out of fuel and turns back for good.


## What happens: the aliens' plan

# Told to revealed aliens only. $strengths are numbers, in the order of $rooms; both are "none" if there is no attack.
thing-fact-plan_proposed = { $rooms ->
        [none] { $seat } proposes no attack at all.
       *[other] { $seat } proposes: { $rooms }, strength { $strengths }.
    }
thing-fact-plan_proposed-own = { $rooms ->
        [none] You propose no attack at all.
       *[other] You propose: { $rooms }, strength { $strengths }.
    }
thing-fact-plan_answered = { $seat } on the plan: { $reply }.
thing-fact-plan_answered-own = Your answer to the plan: { $reply }.
thing-fact-plan_made = { $rooms ->
        [none] The plan stands: no attack.
       *[other] The plan stands: { $rooms }, strength { $strengths }.
    }
# $cards is the number of attacks. $strengths is "none" if they are hidden as well.
thing-fact-plan_made-hidden = { $cards ->
        [0] The revealed aliens plan no attack.
        [one] The revealed aliens plan { $cards } attack.
       *[other] The revealed aliens plan { $cards } attacks.
    }{ $strengths ->
        [none] {""}
       *[other] {" "}Strength: { $strengths }.
    }


## What happens: Action cards and moves

thing-fact-drew = { $seat } drew { $cards }.
thing-fact-drew-hidden = { $seat } drew { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    }.
thing-fact-drew-own = You drew { $cards }.
thing-fact-reshuffled = The Action cards are shuffled into a new deck.
# Garry's ability.
thing-fact-garry_swapped = { $seat } discarded { $thrown } and drew { $drawn }.
thing-fact-garry_swapped-hidden = { $seat } swapped an Action card.
thing-fact-garry_swapped-own = You discarded { $thrown } and drew { $drawn }.
thing-fact-leaders_card = { $seat } laid the top Action card on the Leader Sheet, unseen by anyone.
thing-fact-leaders_card-own = You laid the top Action card on the Leader Sheet, unseen by anyone.
thing-fact-went = { $seat } went to the { $room }.
thing-fact-went-own = You went to the { $room }.
thing-fact-went_lit = { $seat } went to the { $room } by Flashlight.
thing-fact-went_lit-own = You went to the { $room } by Flashlight.
# $count is the number of cards to be drawn, 1 or 2.
thing-fact-went_special = { $seat } went to the { $room }. Special Action with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }!
thing-fact-went_special-own = You went to the { $room }. Special Action with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }!
thing-fact-went_to_swap = { $seat } lay down in the Dormitory to swap Action cards.
thing-fact-went_to_swap-own = You lay down in the Dormitory to swap Action cards.
thing-fact-threw = { $seat } discarded { $cards }.
thing-fact-threw-hidden = { $seat } discarded { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    }, face down.
thing-fact-threw-own = You discarded { $cards }.
thing-fact-took = { $seat } took { $cards } from the draw pile.
thing-fact-took-hidden = { $seat } took { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    } of choice from the draw pile.
thing-fact-took-own = You took { $cards } from the draw pile.
thing-fact-handed_in = { $seat } handed in { $card }.
thing-fact-handed_in-hidden = { $seat } handed in a card, face down.
thing-fact-handed_in-own = You handed in { $card }, face down.
# In Darkness.
thing-fact-handed_in-hidden-own = In the dark one of your cards was handed in at random, unseen even by you.
# At the maximum of suspicion.
thing-fact-card_shown = Suspected most, { $seat } had to show the card handed in: { $card }.
thing-fact-card_shown-own = Suspected most, you had to show the card you handed in: { $card }.
thing-fact-took_token = { $seat } picked up the Leader Token.
thing-fact-took_token-own = You picked up the Leader Token: next round you are the Leader.
thing-fact-boarded = { $seat } boarded the rescue helicopter.
thing-fact-boarded-own = You boarded the rescue helicopter.


## What happens: encounters

# $strengths are numbers, in the order of $rooms.
thing-fact-plan_revealed = The aliens strike! { $rooms }, strength { $strengths }.
# $seats are the Characters in the room; there may be nobody, with the alien alone in it.
thing-fact-encounter = Next room: { $room }. Characters there: { $seats }.
thing-fact-attacked = { $seat } attacked the alien in the { $room }: { $weapon }!
thing-fact-attacked-own = You attacked the alien in the { $room }: { $weapon }!
thing-fact-alien_fled = The alien fled from the { $room }.
thing-fact-laid_low = A draw in the { $room }: the alien fled. Down for this round: { $seats }.
# Told to revealed aliens only. $choice is one of thing-option-*.
thing-fact-collective_voted = { $seat } wants this: { $choice }.
thing-fact-collective_voted-own = You want this: { $choice }.
thing-fact-assimilated = { $seat } was assimilated in the { $room } and is out of the game.
thing-fact-assimilated-own = You were assimilated in the { $room } and are out of the game.
thing-fact-dog_assimilated = The alien assimilated a dog in the { $room }.
thing-fact-alien_idle = The alien left the { $room } as it was.
thing-fact-alien_sabotaged = The alien sabotaged the { $room }, strength { $strength }.
# From the alien or from a fire.
thing-fact-fled = Driven back to the Rec Room: { $seats }.
thing-fact-collective_defeated = The revealed aliens are out of strength: beaten, unless another one appears.
thing-fact-dog_caught = The dog in the { $room } was caught and is in the Kennel now.
thing-fact-withdrew = { $seat } withdrew from the others: { $weapon }.
thing-fact-withdrew-own = You withdrew from the others: { $weapon }.
# One of the two tokens is always Human; $token is the other one.
thing-fact-tokens_laid = { $seat } laid out two infection tokens: { thing-token-human } and { $token }.
thing-fact-tokens_laid-hidden = { $seat } laid out two infection tokens.
thing-fact-tokens_laid-own = You laid out two infection tokens: { thing-token-human } and { $token }.
thing-fact-looked = { $seat } looked at one of { $owner }'s tokens: { $token }.
thing-fact-looked-hidden = { $seat } looked at one of { $owner }'s tokens.
thing-fact-looked-own = You looked at one of { $owner }'s tokens: { $token }.
thing-fact-looked-you = { $seat } looked at one of your tokens: { $token }.
thing-fact-dog_tested = { $seat } was alone with a dog in the { $room } and drew { $dog }.
thing-fact-dog_tested-hidden = { $seat } was alone with a dog in the { $room } and drew a dog token.
thing-fact-dog_tested-own = You were alone with a dog in the { $room } and drew { $dog }.
thing-fact-role_now = { $seat }'s role now: { $role }.
thing-fact-role_now-own = Your secret role now: { $role }.
# Space 0 is the green zone.
thing-fact-suspicion = { $space ->
        [0] { $seat } is in the green zone.
       *[other] Suspicion of { $seat }: { $space }.
    }
thing-fact-suspicion-own = { $space ->
        [0] You are in the green zone.
       *[other] Your suspicion: { $space }.
    }
thing-fact-strength = Strength of the revealed aliens: { $number }.
thing-fact-leader_passed = The Leader Sheet passes to { $seat }.
thing-fact-leader_passed-own = The Leader Sheet passes to you.


## What happens: actions

thing-fact-pile_card_lost = The fire costs an unseen card of the Active Pile. Cards left in it: { $left }.
# The edition in which the Leader has to allow it.
thing-fact-burn_announced = { $seat } wants to burn the { $room }: { $weapon }.
thing-fact-burn_announced-own = You want to burn the { $room }: { $weapon }.
# $seat is the one who wanted to burn the room.
thing-fact-burn_refused = The Leader does not allow { $seat } to burn the room.
thing-fact-burn_refused-own = The Leader does not allow you to burn the room.
thing-fact-burned = { $seat } burned down the { $room }: { $weapon }!
thing-fact-burned-own = You burned down the { $room }: { $weapon }!
thing-fact-card_revealed = The Leader turned up { $card }.
thing-fact-assigned = { $card } goes to { $seat }, in the { $room }.
thing-fact-assigned-own = { $card } goes to you, in the { $room }.
thing-fact-card_lost = Nobody can carry out { $card }: the action is lost.
thing-fact-laid_down = { $seat } lies down without having acted.
thing-fact-laid_down-own = You lie down without having acted.
# $left is the number of cards that are discarded.
thing-fact-stopped = { $seat } stopped. Cards discarded unseen: { $left }.
thing-fact-stopped-own = You stopped. Cards discarded unseen: { $left }.
# $amount is the number of barrels.
thing-fact-fuelled = { $seat } fuelled the { $room }: { $amount ->
        [one] { $amount } barrel
       *[other] { $amount } barrels
    }.
thing-fact-fuelled-own = You fuelled the { $room }: { $amount ->
        [one] { $amount } barrel
       *[other] { $amount } barrels
    }.
thing-fact-cooked = { $seat } cooked. Food moved from the Pantry to the Kitchen: { $amount }.
thing-fact-cooked-own = You cooked. Food moved from the Pantry to the Kitchen: { $amount }.
thing-fact-repaired = { $seat } repaired the { $room }. Damage removed: { $amount }.
thing-fact-repaired-own = You repaired the { $room }. Damage removed: { $amount }.
thing-fact-damaged = { $amount ->
        [0] No more damage fits into the { $room }.
       *[other] New damage in the { $room }: { $amount }.
    }
# In the Armoury or the Storeroom.
thing-fact-drew_cards = { $seat } drew { $things } in the { $room }.
thing-fact-drew_cards-hidden = { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the { $room }.
thing-fact-drew_cards-own = You drew { $things } in the { $room }.
thing-fact-kept = { $seat } kept { $thing }.
thing-fact-kept-hidden = { $seat } kept a card.
thing-fact-kept-own = You kept { $thing }.
thing-fact-drew_sample = { $seat } drew a lab token: { $sample }.
thing-fact-drew_sample-hidden = { $seat } drew a lab token.
thing-fact-drew_sample-own = You drew a lab token: { $sample }.
thing-fact-kept_sample = { $seat } kept the lab token.
thing-fact-kept_sample-own = You kept the lab token.
thing-fact-dropped_sample = { $seat } discarded the lab token, face down.
thing-fact-dropped_sample-own = You discarded the lab token, face down.
thing-fact-sos_sent = S.O.S.! { $seat } called the rescue helicopter.
thing-fact-sos_sent-own = S.O.S.! You called the rescue helicopter.
thing-fact-weather_stored = { $seat } left the weather die in the Weather Station: { $face }.
thing-fact-weather_stored-own = You left the weather die in the Weather Station: { $face }.
# $stock is one of thing-stock-*.
thing-fact-lost_stock = { $amount ->
        [0] { $stock }: nothing left to lose.
       *[other] { $stock }: { $amount } lost.
    }
# Somebody had Use in a vehicle that is ready to go.
thing-fact-nothing_done = { $seat } did not start an escape.
thing-fact-nothing_done-own = You did not start an escape.
# An item played just before has done it already.
thing-fact-nothing_left = { $seat } finds nothing left to do in the { $room }.
thing-fact-nothing_left-own = You find nothing left to do in the { $room }.
thing-fact-played = { $seat } played { $item } in the { $room }.
thing-fact-played-own = You played { $item } in the { $room }.


## What happens: escape

# $vehicle is one of thing-vehicle-*.
thing-fact-escape_began = The escape begins! { $seat } is first aboard the { $vehicle }.
thing-fact-escape_began-own = The escape begins! You are first aboard the { $vehicle }.
thing-fact-role_shown = { $seat } showed the Role card: { $role }.
thing-fact-role_shown-own = You showed your Role card: { $role }.
thing-fact-asked_seat = { $seat } asked to be taken aboard.
thing-fact-asked_seat-own = You asked to be taken aboard.
thing-fact-stayed = { $seat } stayed on the ground.
thing-fact-stayed-own = You stayed on the ground.
thing-fact-admitted = { $seat } on taking { $candidate } aboard: { $reply }.
thing-fact-admitted-own = Your answer on taking { $candidate } aboard: { $reply }.
thing-fact-admitted-you = { $seat } on taking you aboard: { $reply }.
thing-fact-turned_away = { $seat } was turned away.
thing-fact-turned_away-own = You were turned away.
thing-fact-taken_aboard = { $seat } was taken aboard.
thing-fact-taken_aboard-own = You were taken aboard.
thing-fact-departed = The doors close, and they are off. Aboard: { $seats }.


## What happens: Rec Room, tests, food, dogs

thing-fact-assembled = Everybody is back on their feet, in the Rec Room.
thing-fact-put_up = { $seat } offered { $thing } to { $to }.
thing-fact-put_up-own = You offered { $thing } to { $to }.
thing-fact-put_up-you = { $seat } offered you { $thing }.
thing-fact-agreed = { $seat } agreed to the deal with { $to }.
thing-fact-agreed-own = You agreed to the deal with { $to }.
thing-fact-agreed-you = { $seat } agreed to the deal with you.
thing-fact-called_off = { $seat } called off the deal with { $to }.
thing-fact-called_off-own = You called off the deal with { $to }.
thing-fact-called_off-you = { $seat } called off the deal with you.
# At the end of trading: whoever put something up keeps it.
thing-fact-lapsed = { $seat } and { $to } did not agree: their deal is off.
thing-fact-lapsed-own = You and { $to } did not agree: your deal is off.
thing-fact-lapsed-you = You and { $seat } did not agree: your deal is off.
# $gave and $got are lists of thing-thing-*, or "none": then it is a gift.
thing-fact-traded = { $got ->
        [none] { $seat } gave { $gave } to { $to }.
       *[other] { $gave ->
            [none] { $to } gave { $got } to { $seat }.
           *[other] { $seat } gave { $gave } to { $to } and got { $got }.
        }
    }
thing-fact-traded-own = { $got ->
        [none] You gave { $gave } to { $to }.
       *[other] { $gave ->
            [none] { $to } gave you { $got }.
           *[other] You gave { $gave } to { $to } and got { $got }.
        }
    }
# Here $got is what you gave.
thing-fact-traded-you = { $got ->
        [none] { $seat } gave you { $gave }.
       *[other] { $gave ->
            [none] You gave { $got } to { $seat }.
           *[other] You gave { $got } to { $seat } and got { $gave }.
        }
    }
thing-fact-ready = { $seat } is ready for the vote.
thing-fact-ready-own = You are ready for the vote.
thing-fact-voted = { $seat } accused { $target }.
thing-fact-voted-hidden = { $seat } accused nobody.
thing-fact-voted-own = You accused { $target }.
thing-fact-voted-you = { $seat } accused you.
thing-fact-voted-hidden-own = You accused nobody.
thing-fact-revealed = { $seat } is an alien, and now everybody can see it!
thing-fact-revealed-own = You are an alien, and now everybody can see it!
# $test is one of thing-test-*.
thing-fact-test_offered = { $seat } offered { $test }.
thing-fact-test_offered-own = You offered { $test }.
thing-fact-tested = { $test }! { $seat } tested { $target }.
# The tester and the tested are the same.
thing-fact-tested-hidden = { $test }! { $seat } is both tester and tested.
thing-fact-tested-own = { $test }! You tested { $target }.
thing-fact-tested-you = { $test }! { $seat } tested you.
thing-fact-tested-hidden-own = { $test }! You tested yourself.
# $stock is the Kitchen or the Pantry.
thing-fact-ate = { $amount ->
        [0] { $stock }: nothing left to eat.
       *[other] { $stock }: { $amount } food eaten.
    }
thing-fact-hunger_began = Hunger! From now on everybody draws up to two Action cards only.
thing-fact-dogs_placed = Stray dogs: { $rooms }.
thing-fact-kennel_opened = { $count ->
        [one] The Kennel is open! { $count } dog is loose.
       *[other] The Kennel is open! { $count } dogs are loose.
    }
# Whoever holds the Leader Token; it may be the Leader of this round again.
thing-fact-leader_changed = { $seat } has the Leader Token and takes the Leader Sheet.
thing-fact-leader_changed-own = You have the Leader Token and take the Leader Sheet.
thing-fact-token_placed = The Leader Token waits in the { $room }.


## What happens: the end

# $ending is one of thing-ending-*, a sentence or two.
thing-fact-ended = { $ending } Winners: { $winners }.
# The infection log, shown after the end.
thing-fact-infection = Round { $round }: { $by } infected { $seat }.
# Nobody infected $seat: round 0 is the deal, otherwise it was a dog.
thing-fact-infection-hidden = { $round ->
        [0] { $seat } was an alien from the beginning.
       *[other] Round { $round }: a dog infected { $seat }.
    }
thing-fact-infection-own = Round { $round }: { $by } infected you.
thing-fact-infection-you = Round { $round }: you infected { $seat }.
thing-fact-infection-hidden-own = { $round ->
        [0] You were an alien from the beginning.
       *[other] Round { $round }: a dog infected you.
    }


## What is asked: one sentence or two that say what it is about
## Where all are asked alike, the text must not tell who has a choice.

thing-ask-weather = Which weather holds this round: the face kept in the Weather Station, or the new roll?
# $number is the strength that is left.
thing-ask-plan = Where do you attack? Lay strength on rooms in secret, one after the other. Strength left: { $number }.
# $seat is who proposed the plan.
thing-ask-consent = { $seat } has proposed a plan. All revealed aliens decide together: do you agree?
thing-ask-garry = Garry may discard one Action card and draw another. Which one, if any?
thing-ask-move = Where do you go? There you may have to act, and whom you meet may infect you.
thing-ask-hand_in = Which card do you hand in, face down? The Leader will give it to somebody, perhaps not to you.
thing-ask-hand_in_shown = Which card do you hand in? Everybody suspects you most: it is shown to all before it joins the pile.
thing-ask-throw = Which Action cards do you swap? You choose as many others from the draw pile.
# $number is how many cards are chosen, 1 to 3.
thing-ask-take = { $number ->
        [one] Which card do you take from the draw pile?
       *[other] Which { $number } cards do you take from the draw pile?
    }
# $room is the room of the encounter, here and in the next four.
thing-ask-attack = The alien is in the { $room } with you! Drive it off with fire? Fire costs you your action.
thing-ask-prey = The { $room } is yours. What do you do there?
thing-ask-prey_again = { $room }: the votes of the aliens differ. Choose once more, knowing them: most votes decide, in a tie whoever was revealed first.
thing-ask-withdraw = You are not alone in the { $room }. Will you stay out of the encounter with a weapon?
thing-ask-tokens = Infection test in the { $room }. Two tokens face down: humans lay Human ones, aliens may hide an Alien.
thing-ask-look = Infection test in the { $room }: whose token do you look at? An Alien token infects a human.
thing-ask-room_order = You are the Leader: the encounters of which room come next?
# $number is how many more rounds it can wait.
thing-ask-rescue = The rescue helicopter waits (fuel left: { $number }), and you are suspected least. Board it and begin the escape?
# $room is where you stand.
thing-ask-burn = Burn down the { $room }? It is lost for good; if the base is freezing, the fire warms it.
# $seat stands in $room.
thing-ask-permit = { $seat } wants to burn down the { $room } ({ $weapon }). Do you allow it, as the Leader?
# $card is the Action card that was turned up.
thing-ask-assign = You are the Leader: who shall carry out { $card }? Whoever does lies down afterwards.
thing-ask-lay_down = Nobody can carry out { $card }. You are the Leader: who lies down instead?
thing-ask-go_on = You are the Leader: turn up another card, or stop here? The rest would be discarded unseen.
# $room is where you act, here and in the next six.
thing-ask-face = { $room }: which face do you leave the weather die on? The next Leader may choose it.
thing-ask-barrel = { $room }: where does a barrel from the underground reserve go?
thing-ask-keep = { $room }: which card do you keep? The others go to the bottom of the deck.
thing-ask-bonus = { $room }: will you play an item now? It costs no Action card, and you stay on your feet.
thing-ask-escape = { $room }: it is ready to go. Start the escape? That takes Keys, and it ends the game.
# $card is the Action card that is carried out.
thing-ask-times = { $room }, { $card }: how often do you do it? Everyone who stands here helps.
thing-ask-draws = { $room }: how often do you draw a card? You keep one of them.
thing-ask-sample = Do you keep the lab token? It is: { $sample }. Nobody else sees it, and only a Blood Sample is good for a test.
thing-ask-ask_seat = The escape is under way. Will you ask for a seat? All aboard must agree, and then you show your role.
thing-ask-admit = Do you let { $seat } aboard? If one alien gets in, the aliens win.
thing-ask-trade = Trade what you own, or give it away. Nothing changes hands before both sides agree.
thing-ask-vote = Whom do you accuse? All answer at once, and each vote is one step of suspicion.
thing-ask-reveal = Before the tests: an alien who wants to may reveal itself now; everybody else just goes on.
thing-ask-offer_test = Do you offer a test? Test A takes a Blood Sample, Test B a Flamethrower and Wire.
thing-ask-test_order = You are the Leader: which test comes first?
# $test is one of thing-test-*.
thing-ask-tester = You are the Leader: several players offer { $test }. Who makes it?
thing-ask-target = { $test }: whom do you test? The Role card is shown to all.
thing-ask-hunger = Hunger! You may keep two Action cards. Which one do you discard?


## What can be chosen

thing-option-face = { $face }
thing-option-lay = { $room }, strength { $number }
thing-option-done = The plan is complete
thing-option-agree = Agree
thing-option-object = Object
# No to any of several questions: to attack, withdraw, burn, play an item, test...
thing-option-pass = Pass
thing-option-go = Go to the { $room }
thing-option-light = Go by Flashlight: { $room }
thing-option-special = Special Action, 1 card: { $room }
thing-option-twice = Special Action, 2 cards: { $room }
thing-option-swap = Swap Action cards in the Dormitory
thing-option-board = Board the rescue helicopter
thing-option-stay = Stay on the ground
thing-option-hand_in = Hand in { $action }
thing-option-throw = Discard { $actions }
thing-option-take = Take { $actions }
thing-option-attack = Attack: { $weapon }
thing-option-assimilate = Assimilate { $seat }
thing-option-assimilate_dog = Assimilate the dog
thing-option-sabotage = Sabotage the room
thing-option-nothing = Do nothing
thing-option-resolve = The { $room } next
thing-option-withdraw = Withdraw: { $weapon }
thing-option-plain = Two Human tokens
thing-option-infect = A Human and an Alien token
# Each player has laid out two tokens; $number is 1 or 2.
thing-option-look = { $seat }, token { $number }
thing-option-burn = Burn the room: { $weapon }
thing-option-allow = Allow it
thing-option-refuse = Refuse
thing-option-assign = Give the card to { $seat }
thing-option-lay_down = Lay { $seat } down
thing-option-next = Turn up the next card
thing-option-stop = Stop
thing-option-fuel_up = Fuel the { $room }
thing-option-keep = Keep { $thing }
thing-option-keep_token = Keep the lab token
thing-option-drop_token = Discard the lab token
thing-option-play = Play { $item }
thing-option-escape = Show your Keys and start the escape
# How often something is done, or how many cards are drawn.
thing-option-times = { $number ->
        [1] Once
        [2] Twice
        [3] Three times
        [4] Four times
        [5] Five times
        [6] Six times
       *[other] { $number } times
    }
thing-option-ask_seat = Ask for a seat
thing-option-put = Offer { $thing } to { $seat }
thing-option-deal = Agree to the deal with { $seat }
thing-option-call_off = Call off the deal with { $seat }
thing-option-ready = Ready: no more trading
thing-option-vote = Accuse { $seat }
thing-option-abstain = Accuse nobody
# For a human the only answer, for an alien the quiet one.
thing-option-remain = Go on without revealing anything
thing-option-reveal = Reveal yourself, if you are an alien
thing-option-offer_a = Offer Test A
thing-option-offer_b = Offer Test B
thing-option-offer_both = Offer both tests
thing-option-first_a = Test A first
thing-option-first_b = Test B first
thing-option-choose = { $seat } makes the test
thing-option-test = Test { $seat }


## What can be said: sentences in the speaker's mouth

# $action is an Action card.
thing-say-hold = I hold { $action }.
thing-say-lack = I do not hold { $action }.
thing-say-handed = I handed in { $action }.
# $role is one of thing-role-*.
thing-say-claim = My Role card says { $role }.
# $thing is one of thing-thing-*.
thing-say-own = I own { $thing }.
thing-say-without = I do not own { $thing }.
thing-say-accuse = { $seat } is an alien.
thing-say-vouch = I vouch for { $seat }.
thing-say-trust = I trust { $seat }.
thing-say-distrust = I do not trust { $seat }.
# $token is one of thing-token-*.
thing-say-saw = I saw a token of { $seat }: { $token }.
thing-say-going = I am going to the { $room }.
thing-say-send = { $seat } should go to the { $room }.
thing-say-meet = I would like to be where { $seat } is.
thing-say-avoid = I am keeping away from { $seat }.
# Advice to the Leader: who shall carry out the card, and whether to go on.
thing-say-assign = Give the card to { $seat }.
thing-say-next = Let us see another card.
thing-say-stop = Let us stop here.
thing-say-want = I would like { $thing }.
thing-say-promise = I will give { $thing } to { $seat }.
thing-say-vote = Let us accuse { $seat }.
thing-say-spare = Let us leave { $seat } alone.
thing-say-test = { $seat } should be tested.
thing-say-burn = Burn down the { $room }!
thing-say-board = { $seat } should come aboard.
thing-say-threaten = I will go after { $seat }.
thing-say-agree = I agree with { $seat }.
thing-say-disagree = I disagree with { $seat }.
