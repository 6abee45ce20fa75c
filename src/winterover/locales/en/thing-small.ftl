### The Thing for 1 to 3 players, the small crew: what is told, asked, offered and said in this mode alone.
### Most of its texts are those of thing.ftl, with the name of a Character where they name a player.
### Players run Characters: $seat is a player, $character one of the eight Characters.
### Ends of names: -own is for the player who acts or whom it concerns.


## The mode

thing-mode-small = small crew
    .what = One to three players run six Characters against the game, and win or lose together.

# The heading above the rule cards of this mode.
app-rules-small = Small crew, for 1 to 3 players


## Values

# The phase that only this mode has.
thing-phase-aliens = Alien actions

# The faces of an action die.
thing-die-use = { thing-action-use }
thing-die-repair = { thing-action-repair }
thing-die-sabotage = { thing-action-sabotage }
thing-die-threat = Threat

# What lets a Character roll a die again.
thing-source-garry = Garry's ability
thing-source-norris = Norris's ability
thing-source-flashlight = Flashlight

# Why a Character turned into an alien; it ends a sentence, after a colon.
thing-way-test = a test has shown it
thing-way-dog = the dog was no dog
thing-way-threat = disc and threat marker have met

# What Use does in a room; it stands after a colon.
thing-use-armoury = draw Weapon cards and keep one
thing-use-kitchen = cook, so that the next meal takes less food
thing-use-storeroom = draw Item cards and keep one
thing-use-laboratory = draw lab tokens, for tests
thing-use-boiler = fill in fuel
thing-use-generator = { thing-use-boiler }
thing-use-radio = call the rescue helicopter
thing-use-helicopter = fill in fuel, for an escape
thing-use-shed = { thing-use-helicopter }
thing-use-weather = roll the weather of the next round in advance, and move a barrel


## Endings: a sentence or two, before the winners are named

# For lists that know no mode, beside the other texts of thing-ending-*.
thing-ending-crew_lost = No Character of the small crew is left. The aliens win.

thing-crew_ending-humans_escaped = The crew has escaped. The game is won!
thing-crew_ending-base_frozen = The base has frozen, and everyone in it. The game is lost.
thing-crew_ending-crew_lost = No Character is left. The game is lost.
thing-crew_ending-alien_aboard = An alien has come aboard. The game is lost.
thing-crew_ending-human_left_behind = The vehicle has left without every human aboard. The game is lost.


## What happens

# $characters are those whom the player runs.
thing-fact-crew_dealt = { $seat } runs { $characters }.
thing-fact-crew_dealt-own = You run { $characters }.
thing-fact-weather_rolled = { $seat } rolled the weather die: { $face }.
thing-fact-weather_rolled-own = You rolled the weather die: { $face }.
# $dog is one of thing-dog-*.
thing-fact-dog_shown = { $character } was alone with a dog in the { $room }. The dog token: { $dog }.
# $way is one of thing-way-*.
thing-fact-transformed = { $character } turns into an alien: { $way }!
# $things are what the Character owned, after it has left the game.
thing-fact-gave_up = { $character } leaves behind { $things }.
# Space 0 is the green zone.
thing-fact-threat_moved = { $space ->
        [0] The threat marker is in the green zone.
       *[other] The threat marker is on space { $space }.
    }
# $value is how much strength goes to each room, as long as there is enough. The rooms are told next.
thing-fact-aliens_came = The alien is on the move. Strength for each room, as long as it lasts: { $value }.
# $dice are faces of action dice, here and below.
thing-fact-rolled_dice = { $seat } rolled the dice: { $dice }.
thing-fact-rolled_dice-own = You rolled the dice: { $dice }.
thing-fact-dice_assigned = The dice go to { $character }, in the { $room }.
# $source is one of thing-source-*, $before and $after are faces of an action die.
thing-fact-rerolled = { $character } rolled a die again, { $before } → { $after } ({ $source }).
thing-fact-die_set = { $character } lies down in the Dormitory and turns a die, { $before } → { $after }.
thing-fact-cancelled = { $character } cancelled a die: { $die }.
# $dice are Sabotage and Threat only.
thing-fact-forced = { $character } cannot act. Carried out instead: { $dice }.
thing-fact-no_harm = Sabotage finds nothing to harm in the { $room }.
# With the dice that are left no action is possible there.
thing-fact-no_action = { $character } finds nothing to do in the { $room } with these dice.
# $die is Use or Repair.
thing-fact-acted = { $character } acts in the { $room }: { $die }.
thing-fact-lay_down = { $character } lies down.
thing-fact-crew_dropped_sample = { $character } discarded the lab token.
thing-fact-leader_stopped = { $seat } stopped: no more dice this round.
thing-fact-leader_stopped-own = You stopped: no more dice this round.
# $to is a Character too.
thing-fact-handed_over = { $character } gave { $thing } to { $to }.
thing-fact-crew_ready = { $seat } has nothing more to hand over.
thing-fact-crew_ready-own = You have nothing more to hand over.
thing-fact-crew_hungry = Hunger! From now on only two dice are rolled for a Character.
# $count is how many of $dice are Sabotage or Threat.
thing-fact-block_rolled = The alien tries to block the escape and rolls { $dice }. Sabotage and Threat: { $count }; three or more block it.
thing-fact-blocked = The escape is blocked! Everybody goes back to the Rec Room.
# $ending is one of thing-crew_ending-*, a sentence or two. $roles are in the order of $characters.
thing-fact-crew_ended = { $ending } Winners: { $winners }. The Role cards of { $characters }: { $roles }.


## What is asked: one sentence or two that say what it is about

thing-ask-mover = Which of your Characters moves next?
thing-ask-crew_move = Where does { $character } go? Whoever meets somebody is suspected more, and a dog may be an alien.
# $room is the room of the encounter, here and in the next two.
thing-ask-crew_withdraw = { $character } is not alone in the { $room }. Withdraw with a weapon and stay out of it?
thing-ask-crew_attack = The alien is in the { $room } with { $character }! Drive it off with fire? It costs { $character } the action of this round.
thing-ask-alien_order = You are the Leader: in which room does the alien strike next?
thing-ask-alien_withdraw = The alien comes to the { $room }, where { $character } is. Withdraw with a weapon and stay out of it?
thing-ask-victim = The alien in the { $room } is too strong. You are the Leader: whom does it assimilate?
# $number is the space of the threat marker; 0 is the green zone.
thing-ask-struck = { $number ->
        [0] The threat marker is in the green zone with several discs. You are the Leader: who turns into an alien?
       *[other] The threat marker is on space { $number } with several discs. You are the Leader: who turns into an alien?
    }
# $number is how many more rounds it can wait.
thing-ask-crew_rescue = The rescue helicopter waits (fuel left: { $number }), and { $character } is suspected least. Try to escape? A revealed alien may block it.
# The same where Role cards decide.
thing-ask-crew_rescue_cards = The rescue helicopter waits (fuel left: { $number }), and { $character } is suspected least. Try to escape? If it is not blocked, Role cards are turned up as you board, this one first: an alien aboard or a human left behind loses the game.
# $dice are faces of action dice, here and in the next ones.
thing-ask-dice_to = The dice: { $dice }. You are the Leader: who gets them? Whoever does lies down afterwards.
thing-ask-dice_to_dark = Darkness! You are the Leader: who gets the dice? They are rolled only then.
# $room is where the Character stands.
thing-ask-dice = Do you cancel dice of { $character } ({ $room })? Each one is a step of suspicion. Any Sabotage or Threat that is left takes the place of an action.
# The same where a disc and the marker may meet.
thing-ask-dice_risky = Do you cancel dice of { $character } ({ $room })? Careful: one more step can make somebody an alien. Each die you cancel moves this disc; each Threat you keep moves the marker.
# $character has the dice, $resting is in the Dormitory.
thing-ask-dormitory = The dice of { $character }: { $dice }. { $resting } may lie down in the Dormitory to turn one of them, once a round.
# $use is one of thing-use-*, or "none".
thing-ask-act = { $use ->
        [none] { $character }, { $room }: which action? Afterwards { $character } lies down.
       *[other] { $character }, { $room }: which action? Use: { $use }. Afterwards { $character } lies down.
    }
# The same in a vehicle that is ready, where Role cards decide.
thing-ask-act_cards = { $character }, { $room }: which action? An escape turns up Role cards as you board, this one first: an alien aboard or a human left behind loses the game.
thing-ask-free_item = Does one of your Characters play an item now? It takes no die, and nobody lies down for it.
# $sample is one of thing-sample-*.
thing-ask-crew_sample = { $character } drew a lab token: { $sample }. Is it kept? Only a Blood Sample is good for a test.
# $card is the die that is carried out: Use or Repair.
thing-ask-crew_times = { $character }, { $room }, { $card }: how often? Everyone who stands there helps.
thing-ask-crew_draws = { $character }, { $room }: how often is a card drawn? One of them is kept.
thing-ask-crew_keep = { $character }, { $room }: which card is kept? The others go to the bottom of the deck.
thing-ask-crew_face = { $character }, { $room }: on which face does the weather die stay? The Leader may choose it in the next round.
thing-ask-crew_barrel = { $character }, { $room }: where does a barrel from the underground reserve go?
# $test is one of thing-test-*.
thing-ask-crew_target = { $character }, { $test }: who is tested? The Role card is turned up for good.
thing-ask-roll_on = You are the Leader: roll the dice for another Character, or stop here?
thing-ask-hand_over = Do your Characters hand anything over? Choose who gives what; then say to whom.
# $giver is a Character.
thing-ask-receiver = To whom does { $giver } hand over { $thing }?
thing-ask-try_test = Does one of your Characters make a test? Test A takes a Blood Sample, Test B a Flamethrower and Wire.
thing-ask-boarding = You are the Leader: who comes aboard next? The Role card is turned up. With one alien aboard or one human left behind the game is lost.


## What can be chosen

thing-option-mover = Move { $character }
thing-option-transform = { $character } turns into an alien
thing-option-dice_to = The dice go to { $character }
thing-option-accept = Go on with these dice
# $number says which of the dice, 1 to 3.
thing-option-cancel = Cancel die { $number }
# $source is one of thing-source-*.
thing-option-reroll = Roll die { $number } again: { $source }
# $die is one of thing-die-*.
thing-option-set = Turn die { $number } to { $die }, from the Dormitory
thing-option-use = Use the room
thing-option-repair = Repair the room
thing-option-roll_on = Roll again
thing-option-bonus = { $character } plays { $item }
thing-option-offer = { $character } hands over { $thing }
thing-option-hand_to = To { $character }
thing-option-crew_ready = Hand over nothing more
thing-option-test_a = { $character } makes Test A
thing-option-test_b = { $character } makes Test B
thing-option-boards = { $character } comes aboard
thing-option-depart = Depart without the others


## What can be said: sentences in the speaker's mouth

thing-say-go_there = { $character } should go to the { $room }.
thing-say-dice_for = Give the dice to { $character }.
thing-say-roll_on = Let us roll again.
thing-say-need = { $character } needs { $thing }.
thing-say-test_them = Let us test { $character }.
thing-say-take_along = Let us take { $character } aboard.
thing-say-leave_behind = Let us leave { $character } behind.

# The same as a list to choose from; dots stand for what is asked next.
app-thing-form-go_there = ... should go to ...
app-thing-form-dice_for = Give the dice to ...
app-thing-form-roll_on = Let us roll again
app-thing-form-need = ... needs ...
app-thing-form-test_them = Let us test ...
app-thing-form-take_along = Let us take ... aboard
app-thing-form-leave_behind = Let us leave ... behind
