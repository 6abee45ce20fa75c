### The small crew, The Thing for 1 to 3 players, in a terminal: the board, the crew, the dice, the end.


## Before the game

app-small-intro =
    Six Characters winter in the Antarctic, up to two of them aliens that nobody knows. You run them together: all of you win, or all of you lose.

    Each round all go to rooms; whoever meets somebody is suspected more. Then the Leader rolls dice for one Character after another: Use and Repair are actions, Sabotage and Threat do harm; cancelling a die costs a step of suspicion.

    A disc that meets the threat marker turns its Character into an alien that attacks. Keep boiler and generator running, call for rescue, and escape.

    On the board a capital letter is a Character who stands, a small one lies down. ♦ dog · *3 alien of strength 3 · ▼ threat marker · ★ Leader · ▶ decides now
# Below a drawn floor plan; one line of 80 characters is best.
app-small-legend = B stands, b lies · ♦ dog · *3 alien · ▼ threat · ★ Leader · ▮ fuel · × damage
# Who decides, where several people share the screen; part of the title.
app-small-decides = { $name } decides
# What a statement is about.
app-talk-character = Which Character?
# What kind of companion a bot is, after its name.
app-small-bot-heuristic = heuristic: keeps the base running and seeks a way out
# What an edition does otherwise in this mode; the standard is described as for more players.
app-small-edition-it = An escape turns up Role cards: an alien aboard or a human left behind loses the game. Wire and Flashlight work once; the power fails only in Phase 2.
app-small-edition-de = The threat marker gives way only in Phase 9; Norris may always roll his dice again; the boiler breaks at once; weapons also help against dogs and the alien.
app-small-edition-fr = Threat marker, Norris, boiler and weapons as in the German rulebook; whoever you meet makes you suspected; a tested human stays suspected; lab tokens can be handed over; Fuel and Tools only with the own action.
app-small-edition-uk = Almost as the standard; the others in a burned room stay on their feet.


## Phases, where they are not called as in the main game

app-small-phase-weather = { thing-phase-weather }
app-small-phase-upkeep = { thing-phase-upkeep }
app-small-phase-move = Movement
app-small-phase-encounters = { thing-phase-encounters }
app-small-phase-aliens = { thing-phase-aliens }
app-small-phase-actions = { thing-phase-actions }
app-small-phase-rec_room = { thing-room-rec }
app-small-phase-tests = { thing-phase-tests }
app-small-phase-food = { thing-phase-food }
app-small-phase-dogs = Dogs, Leader, threat


## What stands for a Character on the board: one capital letter, another for each

app-small-mark-bennings = B
app-small-mark-clark = C
app-small-mark-windows = W
app-small-mark-macready = M
app-small-mark-garry = G
app-small-mark-norris = N
app-small-mark-blair = D
app-small-mark-nauls = L


## The state of the base, as parts of one line

# How strong an attack would be as the Characters stand now.
app-small-attack = Attack value { $number }
# $roles is like "Garry Human, Clark Human": Role cards that were turned up.
app-small-shown = Role cards seen: { $roles }
# $dice is like "[Use] [Repair] [Threat]".
app-small-dice = Dice { $dice }
# The suspicion track; a colon and the spaces follow.
app-small-track = Suspicion
# $things is like "Garry Firearm, Fuel; Clark Keys".
app-small-things = Things: { $things }


## The table in words

app-small-words-crew = Crew of { $name }
app-small-words-threat = threat marker on space { $space } of { $last }
app-small-words-standing = standing
app-small-words-lying = lying down
app-small-words-owns = owns { $things }
app-small-words-role = Role card: { $role }
app-small-words-about = the question is about this Character


## What a Character can do and what a thing is for, in a few words (best under 55 characters); much is as in the main game

app-small-ability-bennings = { app-thing-ability-bennings }
app-small-ability-clark = Alone with a dog, nothing happens to him
app-small-ability-windows = { app-thing-ability-windows }
app-small-ability-macready = { app-thing-ability-macready }
app-small-ability-garry = May roll one of his dice again
app-small-ability-norris = In Darkness he may roll his dice again
app-small-ability-blair = { app-thing-ability-blair }
app-small-ability-nauls = { app-thing-ability-nauls }
app-small-hint-flamethrower = { app-thing-hint-flamethrower }
app-small-hint-dynamite = { app-thing-hint-dynamite }
app-small-hint-firearm = Withdraw from an encounter, any number of times
app-small-hint-melee = Withdraw from an encounter, once
app-small-hint-fuel = A barrel for the room of the Character, without a die
app-small-hint-tools = Repair a damage where the Character is, without a die
app-small-hint-keys = { app-thing-hint-keys }
app-small-hint-wire = { app-thing-hint-wire }
app-small-hint-flashlight = In Darkness: roll the Character's dice again
app-small-hint-blood = Test A: the most suspected shows the Role card
app-small-hint-failure = Good for nothing


## News

# $steps is like "Clark 3, Garry 2": the spaces on which the discs are now.
app-small-steps = Suspicion: { $steps }.


## Choices that lead to more choices

app-small-group-reroll = Roll a die again ...
app-small-group-set = Turn a die from the Dormitory ...
# $die is the face that it shows.
app-small-group-die = Turn die { $number } ({ $die }) to ...
app-small-group-give = { $name } hands over ...


## The end

app-small-rounds = { $rounds ->
        [one] The game lasted { $rounds } round.
       *[other] The game lasted { $rounds } rounds.
    }
app-small-end-character = Character
app-small-end-role = Role card
# Before all of them, in a replay that shows everything.
app-small-roles = Role cards
# The two Role cards that nobody was dealt.
app-small-aside = Role cards that nobody had: { $roles }
app-small-fate-transformed-test = unmasked by a test in round { $round }
app-small-fate-transformed-dog = taken by an alien dog in round { $round }
app-small-fate-transformed-threat = met the threat marker in round { $round }
app-small-fate-assimilated = assimilated in round { $round }
app-small-fate-tested = tested in round { $round }
app-small-fate-escape_began = began the escape in round { $round }
app-small-fate-taken_aboard = came aboard in round { $round }
app-small-fate-left = still there at the end
