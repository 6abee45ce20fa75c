### The Thing: its table options.
### Each has a name, what it decides (.what), what the four rulebooks say about it (.it .de .fr .uk, in our words),
### and what each of its values means.


## What they change: headings over them

thing-ruling-subject-setup = Setup
thing-ruling-subject-base = Base, fuel and food
thing-ruling-subject-aliens = Aliens
thing-ruling-subject-moving = Moving
thing-ruling-subject-encounters = Encounters and weapons
thing-ruling-subject-burning = Burning rooms
thing-ruling-subject-actions = Actions and items
thing-ruling-subject-talk = Talk, trade and tests
thing-ruling-subject-end = Escape and end


## Setup

thing-ruling-wire46 = Wire cards with 4 to 6 players
    .what = How many Wire cards are in the Item deck with 4, 5 or 6 players. With 7 or 8 it is always two.
    .it = One.
    .de = Its own texts disagree: one in the setup, two in the description of the Storeroom.
    .fr = One.
    .uk = One.
thing-ruling-wire46-1 = one
thing-ruling-wire46-2 = two

thing-ruling-fuelStockInStoreroom = Fuel reserve and Storeroom
    .what = Whether the underground fuel reserve is part of the Storeroom. If it is, all its fuel is lost when the Storeroom burns.
    .it = The underground reserve is a place of its own.
    .de = The fuel is laid into the Storeroom: one name serves for the room and the reserve.
    .fr = The fuel is laid into the Storeroom: one name serves for the room and the reserve.
    .uk = The underground store is a place of its own.
thing-ruling-fuelStockInStoreroom-false = a stock of its own, which no fire reaches
thing-ruling-fuelStockInStoreroom-true = part of the Storeroom, and lost with it

thing-ruling-kennelCard = Kennel card
    .what = Whether caught dogs can get out of the Kennel again. Without the Kennel card they stay there, and the Kennel cannot be attacked.
    .it = Offers to leave the card out in first games.
    .de = Offers to leave the card out in first games.
    .fr = Offers to leave the card out while learning the game.
    .uk = Offers to leave the card out in first games.
thing-ruling-kennelCard-normal = the card is in play, and dogs may get out
thing-ruling-kennelCard-removed = the card is left out, for beginners


## Boiler and generator

thing-ruling-boilerCheck = When the boiler breaks
    .what = When 3 damage in the Boiler Room destroy the boiler for good.
    .it = At the check of Phase 2. It says so twice.
    .de = At any time.
    .fr = As soon as the third damage is there.
    .uk = In Phase 2: at any moment of it by one text, at its check by another.
thing-ruling-boilerCheck-phase2 = at the check of Phase 2; until then it can be repaired
thing-ruling-boilerCheck-immediate = at once

thing-ruling-generatorCheck = When the power fails
    .what = When 2 damage in the Generator Room cut the power and bring Darkness.
    .it = Its own texts differ: one names no moment, the other says during Phase 2.
    .de = At any time.
    .fr = The moment the second damage is there.
    .uk = When the second damage is added.
thing-ruling-generatorCheck-immediate = at once
thing-ruling-generatorCheck-phase2 = at the check of Phase 2; until then the generator burns fuel

thing-ruling-destroyedBoiler = The room of a destroyed boiler
    .what = Whether the Boiler Room can still be entered and attacked after the boiler was destroyed.
    .it = The room is of no more use. A place that leaves the game takes its card along; whether this one leaves is not said.
    .de = No repair any more. A place that leaves the game takes its card along; whether this one leaves is not said.
    .fr = It stops working, and no repair is possible. A place that leaves the game takes its card along; whether this one leaves is not said.
    .uk = No repair any more. A place that leaves the game takes its card along; whether this one leaves is not said.
thing-ruling-destroyedBoiler-removed = no, the room and its card leave the game
thing-ruling-destroyedBoiler-enterable = yes, but nothing can be done there


## Revealed aliens

thing-ruling-alienPass = Planning no attack
    .what = Whether the revealed aliens may plan no attack at all in Phase 3.
    .it = Its own texts disagree: they may play cards, says the overview; one or more, says the detail.
    .de = They choose one or more cards.
    .fr = They choose one or more cards.
    .uk = They choose one or more cards.
thing-ruling-alienPass-no = at least one room must be attacked
thing-ruling-alienPass-yes = they may pass

thing-ruling-planVisibility = Strength of planned attacks
    .what = Whether everyone sees how much strength lies on each planned attack. The number of attacks is seen in any case, the rooms never.
    .it = The cards lie face down, each with its strength on it.
    .de = The cards lie face down, each with its tokens on it.
    .fr = Nothing is shown yet.
    .uk = The cards lie face down, each with its tokens on it.
thing-ruling-planVisibility-strengths = everyone sees it
thing-ruling-planVisibility-nothing = it is hidden

thing-ruling-collective = How the revealed aliens decide
    .what = How several revealed aliens come to one decision.
    .it = They decide together, and nobody commands.
    .de = They decide together, and nobody commands.
    .fr = That page is missing in the copy we worked from.
    .uk = They decide jointly, and nobody leads.
thing-ruling-collective-consensus = one proposes, and all must agree; when time is up, the majority decides
thing-ruling-collective-majority = the plan with most supporters wins; in a tie, that of whoever was revealed first
thing-ruling-collective-rotating = one of them decides each round, in the order in which they were revealed

thing-ruling-defeatedRejoin = Return of defeated aliens
    .what = Whether players who were revealed before the aliens' strength fell to 0 take part again when another alien is revealed.
    .it = Without strength they are defeated, and a later reveal brings 1 strength. Who then decides is not said.
    .de = Without strength they are defeated, and a later reveal brings 1 strength. Who then decides is not said.
    .fr = Without strength they are defeated, and dogs may still infect others. The page on being revealed is missing in the copy we worked from.
    .uk = Without strength they are defeated, and a later reveal brings 1 strength. Who then decides is not said.
thing-ruling-defeatedRejoin-yes = they decide with the others again
thing-ruling-defeatedRejoin-no = they stay out, but win or lose with the aliens

thing-ruling-revealWindow = Revealing oneself
    .what = When in Phase 5 an alien may reveal itself.
    .it = In Phase 5 and no other; the passage stands after the vote.
    .de = Right after the vote and only then.
    .fr = During this phase.
    .uk = In Phase 5 and no other.
thing-ruling-revealWindow-wholePhase = at any time in Phase 5
thing-ruling-revealWindow-afterVote = once, after the vote


## Moving and talking

thing-ruling-destinations = Where a Character may go
    .what = Whether a Character who hands in a card may also go to the Rec Room or the Dormitory. There is nothing to do there.
    .it = To a room. It only limits the number in green ones.
    .de = To the desired place. It says no more.
    .fr = To a green room that is accessible.
    .uk = To the chosen place. It says no more.
thing-ruling-destinations-green = to green rooms only
thing-ruling-destinations-greenAndBlue = to the Rec Room and the Dormitory as well

thing-ruling-dormSwap = Swapping cards in the Dormitory
    .what = How many Action cards are swapped in the Dormitory.
    .it = Its own texts disagree: the whole hand where the phase is told, all or some where the room is.
    .de = All of them.
    .fr = All of them.
    .uk = All of them.
thing-ruling-dormSwap-all = the whole hand
thing-ruling-dormSwap-any = as many as wanted, at least one

thing-ruling-dormSpecialAction = Special Action in the Dormitory
    .what = Whether a Special Action may lead to the Dormitory. There is nothing to do there.
    .it = It leads to the desired room. Nothing is said of the Dormitory.
    .de = It leads to the desired place. Nothing is said of the Dormitory.
    .fr = It leads to a green room or the Dormitory, in so many words.
    .uk = It leads to the place that is needed. Nothing is said of the Dormitory.
thing-ruling-dormSpecialAction-yes = allowed
thing-ruling-dormSpecialAction-no = to green rooms only

thing-ruling-talk = Talk about Action cards
    .what = What may be said about the Action cards in one's hand and the one handed in.
    .it = Never a word about the hand, true or false. Once the actions begin, any claim about the card handed in.
    .de = Never a word about the hand or about cards played.
    .fr = Its own text disagrees with itself: everything may be told and lied about, yet cards and tokens must not be described.
    .uk = Never a word about the hand, true or false. Once the actions begin, any claim about the card handed in.
thing-ruling-talk-itUA = nothing about the hand; from the actions on, anything about the card handed in
thing-ruling-talk-strictDE = nothing about the hand, nothing about the card handed in
thing-ruling-talk-freeFR = anything about everything, true or false; only showing is forbidden


## Encounters and weapons

thing-ruling-dormEncounters = Encounters in the Dormitory
    .what = Whether Characters who are in the Dormitory together have an encounter.
    .it = In any place with more than one player.
    .de = In any place with more than one Character.
    .fr = Yes; a note says so.
    .uk = In any place with more than one living being.
thing-ruling-dormEncounters-yes = they do
thing-ruling-dormEncounters-no = never, as in the Rec Room

thing-ruling-weaponScope = What weapons help to avoid
    .what = Whether a Firearm, a Melee Weapon or a Flamethrower charge helps to withdraw from Characters only, or from dogs and revealed aliens too.
    .it = Characters; never dogs or revealed aliens.
    .de = It sets no limit.
    .fr = Firearm and Melee Weapon: an encounter with the alien. Flamethrower: any encounter.
    .uk = Characters; never dogs or revealed aliens.
thing-ruling-weaponScope-characters = Characters only
thing-ruling-weaponScope-any = dogs and revealed aliens too

thing-ruling-flameWithdrawProne = Flamethrower of a prone Character
    .what = Whether a prone Character may withdraw with a Flamethrower charge. With a Firearm or a Melee Weapon it may in any case.
    .it = It says nothing.
    .de = It says nothing.
    .fr = Firearm and Melee Weapon work lying down; Flamethrower and Dynamite/Molotov need a standing Character.
    .uk = It says nothing.
thing-ruling-flameWithdrawProne-no = only a standing Character
thing-ruling-flameWithdrawProne-yes = a prone one too

thing-ruling-encounterAfterAttack = After the alien flees from fire
    .what = Whether those who are left in the room meet each other and the dog there after an attack with fire drove the alien away.
    .it = They do when the alien flees because it is weaker. For fire it only says that the alien flees.
    .de = The alien flees. The comparison of strengths, which may say more, is missing in the copy we worked from.
    .fr = The alien flees without acting. It says no more.
    .uk = The alien flees. The comparison of strengths, which may say more, is missing in the copy we worked from.
thing-ruling-encounterAfterAttack-yes = a normal encounter follows
thing-ruling-encounterAfterAttack-no = nothing more happens in this room

thing-ruling-clarkCatches = Clark and the dogs
    .what = Whether Clark counts among the two Characters who catch a dog.
    .it = Clark ignores dogs, and has no encounter even when alone with one. Company is not mentioned.
    .de = Clark ignores dogs everywhere, and has no encounter when alone with one. Company is not mentioned.
    .fr = Clark has no encounter when alone with a dog. It says no more.
    .uk = Clark ignores dogs everywhere, and has no encounter when alone with one. Company is not mentioned.
thing-ruling-clarkCatches-yes = Clark counts, and two with Clark catch the dog
thing-ruling-clarkCatches-no = Clark does not count, and whoever is alone with Clark faces the dog

thing-ruling-emptyFlamethrower = Empty Flamethrower
    .what = What becomes of a Flamethrower without charges.
    .it = It says nothing.
    .de = It says nothing.
    .fr = It is removed from the game.
    .uk = It says nothing.
thing-ruling-emptyFlamethrower-removed = it leaves the game with its last charge
thing-ruling-emptyFlamethrower-stays = it stays, of no use; out of the deck it would come full again


## Burning rooms

thing-ruling-burnTiming = When a room may be burned
    .what = When in Phase 4 a Character may set fire to a room.
    .it = While being there. It names no moment.
    .de = Right before the actions.
    .fr = At the start of the actions and only then.
    .uk = Before the actions.
thing-ruling-burnTiming-beforeActions = before the actions
thing-ruling-burnTiming-anytimeInActions = before every card of the actions

thing-ruling-burnPermission = Leave to burn a room
    .what = Whether the Leader must allow the fire.
    .it = Nobody is asked.
    .de = Nobody is asked.
    .fr = Nobody is asked.
    .uk = The Leader must allow it.
thing-ruling-burnPermission-no = nobody is asked
thing-ruling-burnPermission-leader = the Leader allows or refuses it

thing-ruling-burnOthers = Others in a burned room
    .what = How the other Characters in a burned room arrive in the Rec Room. They have no action in either case.
    .it = All figures lie prone in the Rec Room.
    .de = It only mentions the one who lights the fire.
    .fr = All Characters lie prone in the Rec Room.
    .uk = The one who lights the fire lies prone; all others are moved to the Rec Room at once.
thing-ruling-burnOthers-prone = prone
thing-ruling-burnOthers-standing = standing

thing-ruling-burnDog = The dog in a burned room
    .what = Where a dog waits whose room is burned, until Phase 8 gives it a new room.
    .it = Beside the board.
    .de = It says nothing.
    .fr = It stays there.
    .uk = Beside the board.
thing-ruling-burnDog-offBoard = beside the board
thing-ruling-burnDog-stays = in the burned room, where nobody can reach it


## Actions and items

thing-ruling-abilityCoop = Windows and Dr. Blair with the co-operation bonus
    .what = How much more Windows repairs and Dr. Blair draws when others in the room help.
    .it = Windows removes 2 damage, Dr. Blair takes 1 more token. Nothing is said of the bonus.
    .de = Windows removes 2 damage instead of 1, Dr. Blair takes 1 more token. Nothing is said of the bonus.
    .fr = Windows removes 2 damage instead of 1, Dr. Blair takes 1 more token. Nothing is said of the bonus.
    .uk = Windows removes 2 damage instead of 1, Dr. Blair takes 1 more token. Nothing is said of the bonus.
thing-ruling-abilityCoop-plusOne = one more in all
thing-ruling-abilityCoop-perRepetition = one more every time

thing-ruling-labCoop = Co-operation in the Laboratory
    .what = Who gets the lab tokens that are drawn with the co-operation bonus.
    .it = The chosen Character repeats the action. Who gets the tokens is not said.
    .de = The Characters carry the action out. Who gets the tokens is not said.
    .fr = They repeat the action. Who gets the tokens is not said.
    .uk = The action is carried out that often. Who gets the tokens is not said.
thing-ruling-labCoop-actor = all go to whoever was assigned the card
thing-ruling-labCoop-oneEach = each standing Character there gets one

thing-ruling-weatherFuel = Fuel from the Weather Station
    .what = Where the barrel may go that Use in the Weather Station brings.
    .it = Its own texts differ: the action names Boiler Room and Generator Room, the purpose any place that can hold it.
    .de = To any place with room for it.
    .fr = To any place with room for it.
    .uk = Its own texts differ: the action names Boiler Room and Generator Room, the purpose any place with room for it.
thing-ruling-weatherFuel-boilerGenerator = to the Boiler Room or the Generator Room
thing-ruling-weatherFuel-anySlot = to any room with a free place for fuel

thing-ruling-fuelCard = Barrel of the Fuel card
    .what = Which reserve a Fuel card takes its barrel from.
    .it = From the matching reserve.
    .de = From the stock that it calls Storeroom, which is the underground reserve.
    .fr = From the stock that it calls Storeroom, which is the underground reserve.
    .uk = From the matching reserve, outside or underground.
thing-ruling-fuelCard-matching = the one that feeds the room: underground for Boiler Room and Generator Room, outside for the vehicles
thing-ruling-fuelCard-underground = always the underground reserve

thing-ruling-bonusItems = When Fuel and Tools are played
    .what = When a standing Character may play Fuel or Tools.
    .it = As a free extra action while there. It names no moment.
    .de = As a free extra action. It names no moment.
    .fr = During one's own action, standing; several may be played.
    .uk = As a free extra action. It names no moment.
thing-ruling-bonusItems-between = between any two cards of the actions
thing-ruling-bonusItems-ownActionOnly = right before or after one's own action

thing-ruling-norrisSpecial = Norris and the Special Action
    .what = Whether Norris draws two cards on a Special Action and hands in one, like the owner of a Flashlight.
    .it = Two cards, one of which is played.
    .de = Norris has a light of his own, but only Darkness is mentioned.
    .fr = Norris has all effects of a Flashlight.
    .uk = Two cards, one of which is played.
thing-ruling-norrisSpecial-yes = two cards
thing-ruling-norrisSpecial-no = one card, like everyone

thing-ruling-wireFlashlight = Wire and Flashlight after use
    .what = Whether Wire and Flashlight are kept after they were used.
    .it = It makes no exception for them from the rule that used cards leave the game.
    .de = They are kept.
    .fr = They are kept.
    .uk = They are kept.
thing-ruling-wireFlashlight-kept = they are kept
thing-ruling-wireFlashlight-singleUse = they leave the game after one use

thing-ruling-tradeLab = Trading lab tokens
    .what = Whether lab tokens may change hands in Phase 5, like weapons and items.
    .it = Yes, unrevealed.
    .de = It names weapons and items only.
    .fr = Yes.
    .uk = Yes, unrevealed.
thing-ruling-tradeLab-yes = they may
thing-ruling-tradeLab-no = they may not

thing-ruling-hunger = When hunger begins
    .what = When everyone goes hungry and the hand limit falls to 2.
    .it = Its own texts disagree: when the food does not suffice in Phase 7, or as soon as the Pantry is empty.
    .de = The first time that Kitchen and Pantry do not suffice in Phase 7.
    .fr = The first time that Kitchen and Pantry do not suffice in Phase 7.
    .uk = The first time that Kitchen and Pantry do not suffice in Phase 7.
thing-ruling-hunger-phase7 = when the food does not suffice in Phase 7
thing-ruling-hunger-pantryEmpty = as soon as the Pantry is empty


## Escape and the end

thing-ruling-rescueBoarding = Boarding the rescue helicopter
    .what = When the least suspected Character may board the rescue helicopter.
    .it = In Phase 4, instead of moving.
    .de = In Phase 4, right after all encounters.
    .fr = After the encounters, from any room.
    .uk = In Phase 4, instead of moving.
thing-ruling-rescueBoarding-insteadOfMove = instead of moving
thing-ruling-rescueBoarding-afterEncounters = after the encounters, from anywhere

thing-ruling-boardingCut = Moves after boarding
    .what = Whether the others still move after somebody boarded instead of moving. It decides nothing unless rescueBoarding is insteadOfMove.
    .it = Encounters follow from the moves declared so far, then the escape.
    .de = It does not arise: boarding comes after the encounters.
    .fr = It does not arise: boarding comes after the encounters.
    .uk = All others move and all encounters are resolved; then the escape, without actions.
thing-ruling-boardingCut-no = all others still move
thing-ruling-boardingCut-yes = whoever has not moved yet stays in the Rec Room

thing-ruling-firstBoarderReveals = The first passenger's role
    .what = Whether whoever starts an escape shows the Role card on boarding.
    .it = Yes, and an alien has won.
    .de = Yes.
    .fr = Yes, and an alien has won.
    .uk = It only mentions those who board later.
thing-ruling-firstBoarderReveals-yes = shown on boarding
thing-ruling-firstBoarderReveals-no = shown when the vehicle departs

thing-ruling-boardConsent = Letting others aboard
    .what = Whose consent lets another Character aboard.
    .it = Its own text disagrees with itself: all passengers must agree, but in a tie the least suspected of them decides.
    .de = All passengers must agree.
    .fr = All passengers must agree.
    .uk = All passengers must agree.
thing-ruling-boardConsent-unanimous = all passengers must agree
thing-ruling-boardConsent-unanimousTieLeastSuspect = all passengers must agree; if exactly half of them do, the least suspected decides

thing-ruling-endAllInfected = When the last human is infected
    .what = Whether the game ends at once when every Character has become an alien, although nobody knows it yet.
    .it = The game ends with all infected. How that comes out is not said.
    .de = The aliens win when they infect the last human. How that comes out is not said.
    .fr = The last infected player stays human. When the game ends is not said.
    .uk = All aliens win but the last one infected. When the game ends is not said.
thing-ruling-endAllInfected-immediate = it ends at once
thing-ruling-endAllInfected-atNextReveal = it goes on until some role is shown or the base freezes


## Games for 1 to 3 players

thing-ruling-soloFirst = Who moves first
    .what = Whose Characters move first in Phase 3.
    .it = The Leader's.
    .de = Those of the player to the Leader's left.
    .fr = The Leader's.
    .uk = The Leader's.
thing-ruling-soloFirst-leader = the Leader's
thing-ruling-soloFirst-left = those of the player to the Leader's left

thing-ruling-soloRec = Staying in the Rec Room
    .what = Whether a Character may stay in the Rec Room, where nothing can harm it and there is nothing to do.
    .it = Any place other than the Dormitory is named.
    .de = Any room other than the Dormitory is named.
    .fr = Not in the Rec Room.
    .uk = Any place other than the Dormitory is named.
thing-ruling-soloRec-no = it must go
thing-ruling-soloRec-yes = it may stay

thing-ruling-soloMeet = When Characters meet
    .what = In which phase Characters who are in a room together advance on the suspicion track.
    .it = Two of its chapters describe it, one for Phase 3 and one for Phase 5.
    .de = In Phase 3.
    .fr = In Phase 3, after moving.
    .uk = In Phase 3.
thing-ruling-soloMeet-phase3 = at the end of Phase 3, before the alien acts
thing-ruling-soloMeet-phase5 = at the start of Phase 5, those who are still there

thing-ruling-soloGreen = Meeting somebody in the green zone
    .what = Whether a Character in the green zone makes the others in its room advance.
    .it = It does not.
    .de = It says nothing.
    .fr = Everyone in the room advances.
    .uk = It says nothing.
thing-ruling-soloGreen-exempt = it does not
thing-ruling-soloGreen-none = it does, like any other

thing-ruling-soloThreat = The threat marker among discs
    .what = When the threat marker moves right from a space that it shares with discs.
    .it = At once, by the discs left after one Character was transformed. In Phase 9 it moves left first.
    .de = Not until Phase 9, by the discs on its space. Alone on its space it moves left.
    .fr = Not until Phase 9, by the discs on its space. Alone on its space it moves left.
    .uk = At once, by the discs left after one Character was transformed. In Phase 9 it moves left first.
thing-ruling-soloThreat-shiftNow = at once
thing-ruling-soloThreat-shiftPhase9 = in Phase 9

thing-ruling-soloGreenImmune = Threat in the green zone
    .what = Whether Characters in the green zone are safe from the threat marker.
    .it = It says nothing.
    .de = It says nothing.
    .fr = It says nothing.
    .uk = It says nothing.
thing-ruling-soloGreenImmune-no = they are not
thing-ruling-soloGreenImmune-yes = they are

thing-ruling-soloVictim = Whom the alien assimilates
    .what = Which of several Characters in a room is assimilated.
    .it = A Character before a dog, a dog before sabotage. Which Character is not said.
    .de = Humans before dogs, and then sabotage. Which Character is not said.
    .fr = A human, otherwise a dog, otherwise sabotage. Which Character is not said.
    .uk = It refers to the normal rules and says no more.
thing-ruling-soloVictim-leader = the Leader chooses
thing-ruling-soloVictim-random = drawn by lot

thing-ruling-soloDormDice = Dice for the Dormitory
    .what = Whether the dice may be assigned to the Character who stands in the Dormitory, where they have no effect on a room.
    .it = To any Character.
    .de = To any Character.
    .fr = To any standing Character.
    .uk = To any Character.
thing-ruling-soloDormDice-yes = they may
thing-ruling-soloDormDice-no = only to Characters in green rooms

thing-ruling-soloNorris = Norris
    .what = When Norris may reroll up to three dice assigned to him.
    .it = In Darkness.
    .de = Always.
    .fr = Always, and a Flashlight adds to it.
    .uk = In Darkness.
thing-ruling-soloNorris-darkness = in Darkness only
thing-ruling-soloNorris-always = at every assignment

thing-ruling-soloTradeLab = Trading lab tokens
    .what = Whether lab tokens may change hands in Phase 6, like weapons and items.
    .it = It names weapons and items only.
    .de = It names weapons and items only.
    .fr = Yes.
    .uk = It names weapons and items only.
thing-ruling-soloTradeLab-no = they may not
thing-ruling-soloTradeLab-yes = they may

thing-ruling-soloHumanTest = A human is tested
    .what = What happens to the disc of a Character whom a test shows to be human. The Role card stays open in either case.
    .it = As in the base game, so it goes to the green zone.
    .de = As in the base game, so it goes to the green zone.
    .fr = Nothing happens.
    .uk = As usual, so it goes to the green zone.
thing-ruling-soloHumanTest-green = it goes to the green zone
thing-ruling-soloHumanTest-nothing = it stays where it is

thing-ruling-soloEscape = Hidden aliens and the escape
    .what = Whether the Role cards matter once the alien has failed to block the escape.
    .it = The alien's roll comes before the escape begins. What comes after is not said.
    .de = An escape that is not blocked is won.
    .fr = An escape that is not blocked is won.
    .uk = An escape that is not blocked is won.
thing-ruling-soloEscape-rollOnly = no, the players have won
thing-ruling-soloEscape-boarding = yes, Characters board one by one and show their Role cards
