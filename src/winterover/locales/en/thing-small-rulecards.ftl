### Rule cards of The Thing for 1 to 3 players, the small crew. They say what differs from the game for 4 to 8.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors: see thing-rulecards.ftl.


rulecard-thing-small-overview = Small crew: how it works
    .text =
        One to three players run six Characters against the game, and win or lose together.
        Everything is as in the game for 4 to 8, with six as the number of players, unless a card of the small crew says otherwise.
        There are no Action cards and hence no hands, Active Pile, Special Action or swap; no infection tokens, no secret roles of players, no accusations, no vote, no Leader Token, and nothing happens at the maximum of suspicion.
        Only decks, bags and Role cards that lie face down are secret; all the rest is open, and you may talk about everything.
        Whoever runs a Character decides for it, and what a rule leaves to the Leader is the Leader's to decide.
        The suspicion track is also the threat track: discs move right, the threat marker comes from the right, and whom it meets turns into an alien.
        A round has nine phases: 1 weather, 2 upkeep and rescue flight, 3 moves and encounters, 4 alien actions, 5 Character actions, 6 Rec Room, 7 tests, 8 food, 9 dogs, Leader and threat.
        Where rules speak of movement order, it is the order in which the Characters moved this round.

rulecard-thing-small-setup = Small crew: setup
    .text =
        The base is set up as for six players, but with 3 Tools, 3 Fuel and 2 Wire in the Item deck.
        Six of the eight Characters are drawn by lot: six for one player, three each for two, two each for three.
        All of them stand in the Rec Room, their discs on the yellow space of the track, { $suspicion_yellow }.
        Eight special Role cards, six human and two alien, are shuffled; each Character gets one face down, the other two go back, and nobody looks at any.
        So there may be two hidden aliens, one or none: of 28 deals 15 have two, 12 have one, and 1 has none.
        No dog tokens are dealt; all 9, of which 2 are aliens, are in the bag.
        The threat marker starts on space { $suspicion_red }, and it is no strength of the alien.
        { $kennelCard ->
            [removed] The Kennel card is out of the game, the dogs start as usual
           *[normal] Kennel card and dogs start as usual
        }, there is no Leader Token, and { $first ->
            [chosen] the table has named the first Leader
            [settled] the first Leader is named by the table or drawn by lot
           *[lot] the first Leader is drawn by lot
        }.

rulecard-thing-small-upkeep = Phases 1 and 2: weather and upkeep
    .text =
        Both phases are those of the game for 4 to 8, with the weather chart for six players.
        The Leader rolls the weather die, or chooses between the new face and the one kept in the Weather Station.
        Boiler and generator burn fuel as the weather says, each missing barrel is 1 damage, and the rescue helicopter flies once it was called.
        { $boilerCheck ->
            [immediate] The boiler is destroyed for good as soon as it has { $damage_slots_boiler } damage
           *[phase2] A boiler that has { $damage_slots_boiler } damage after burning fuel is destroyed for good
        }; from the next round on the frost marker advances, and on the skull you lose.
        { $generatorCheck ->
            [phase2] A generator that has { $damage_slots_generator } damage after burning fuel loses power, and Darkness begins.
           *[immediate] The generator loses power as soon as it has { $damage_slots_generator } damage, and Darkness begins.
        }

rulecard-thing-small-moving = Phase 3: moving the crew
    .text =
        From { $soloFirst ->
            [left] the player to the Leader's left
           *[leader] the Leader
        } on, clockwise, each player moves all own Characters, one at a time and in any order.
        A Character goes to any green room that is open{ $destroyedBoiler ->
            [enterable] , also to that of a destroyed boiler,
           *[removed] { "" }
        } and holds fewer than three Characters, or to the Dormitory.
        Only one Character in a round may go to the Dormitory, and it stands there.
        { $soloRec ->
            [yes] Nobody goes to the Kennel; Characters may stay in the Rec Room, where they do nothing.
           *[no] Nobody goes to the Kennel or stays in the Rec Room.
        }

rulecard-thing-small-meeting = Phase 3: encounters
    .text =
        When all have moved, encounters are resolved room by room, in the order that the Leader says; the alien is not yet there.
        { $soloMeet ->
            [phase5] Now only dogs are met; Characters meet at the start of Phase 5, those who are still in their rooms.
           *[phase3] { "" }
        }
        There is no infection test: every Character who is together with another one{ $soloGreen ->
            [none] , whose disc may be in the green zone or not,
           *[exempt] { " " }whose disc is outside the green zone
        } moves its disc 1 space to the right, once and not for each of the others.
        Whoever withdraws with a weapon{ $weaponScope ->
            [any] , from Characters or from a dog,
           *[characters] { " " }from Characters
        } stays out of it: that Character does not advance, and nobody advances because of it.
        Two or more Characters{ $clarkCatches ->
            [no] , not counting Clark,
           *[yes] { "" }
        } catch a dog in their room.
        A Character alone with a dog, except Clark, draws a dog token for all to see and puts it back: a Healthy Dog is 1 space to the right, an Alien Dog turns the Character into an alien at once.
        All these steps are made together after the last room, and only then is it checked whether discs have met the threat marker.

rulecard-thing-small-transformation = Turning into an alien
    .text =
        A Character turns into an alien when a test turns up an alien Role card, when it draws an Alien Dog, or when its disc and the threat marker come to be on the same space.
        It leaves the game: figure and disc are removed, Weapon and Item cards go to the bottom of their decks, and lab tokens leave the game.
        Unless it was tested, its Role card stays face down, whatever it says.
        The first one gives the alien strength 5, each later one 1 more; the alien belongs to nobody, and the game plays it in Phase 4.
        { $soloThreat ->
            [shiftPhase9] If the marker enters a space with several discs, the Leader chooses one of their Characters; a disc that enters the marker's space strikes its own Character only, and the marker moves right in Phase 9, by the number of discs on its space.
           *[shiftNow] If several discs are on the marker's space, the Leader chooses one of their Characters; then the marker moves right by the number of discs that are left there.
        }
        { $soloGreenImmune ->
            [yes] In the green zone the threat marker strikes nobody.
           *[no] The green zone is no shelter from the threat marker.
        }
        If the Leader has no Character left, the next player on the left who has one becomes Leader; whoever has none goes on advising.

rulecard-thing-small-aliens = Phase 4: the alien acts
    .text =
        This phase takes place only if the alien has strength; one that appeared in Phase 3 acts at once.
        The attack value is 1 more than the number of Characters in the fullest green room.
        Cards of the shuffled Location deck are drawn one after the other, and each room gets strength equal to the attack value, or what is left, until all strength is placed or the cards run out.
        The rooms are resolved in the order that the Leader says.
        Before strengths are compared, one standing Character in the room may attack with a Flamethrower charge or Dynamite/Molotov: that Character lies down, and the alien loses 1 strength and flees{ $weaponScope ->
            [any] ; before that Characters may withdraw with weapons, and whoever does is left out of all that follows here
           *[characters] { "" }
        }.
        If its strength is less than the number of Characters there, the alien flees; if equal, all of them lie down; if more, it assimilates one of them, { $soloVictim ->
            [random] drawn by lot
           *[leader] chosen by the Leader
        }, and the others flee to the Rec Room and lie there.
        With no Character in the room it assimilates a dog, and with no dog either it sabotages the room with all its strength there{ $kennelCard ->
            [removed] ; the Kennel it never attacks
           *[normal] ; in the Kennel it assimilates one dog, if there is any
        }.
        An assimilated Character or dog is 1 more strength; the Character leaves the game as if turned into an alien, its Role card unseen.
        Nobody meets anybody again after that, and in the end all strength and all cards go back.

rulecard-thing-small-dice = Phase 5: the dice
    .text =
        The Leader rolls three action dice, two when the crew is hungry; a die has two faces Use, two Repair, one Sabotage and one Threat.
        Then the Leader gives all of them to one standing Character in a green room{ $soloDormDice ->
            [no] { "" }
           *[yes] { " " }or the Dormitory
        }; in Darkness the Character is named before the roll.
        First dice may be rolled again by { $soloNorris ->
            [always] Garry and Norris, and in Darkness by a Flashlight
           *[darkness] Garry, and in Darkness by Norris or a Flashlight
        }, each die at most once by each of them.
        Then the Character's player may cancel any of the dice; after the first cancelled one nothing is rolled again.
        Each cancelled die moves that Character's disc 1 space to the right, and after each step it is checked whether it has met the threat marker; if so, the rest of the dice is lost.
        The Character in the Dormitory may change a die at any point before it is cancelled or used.
        Afterwards the Leader may roll for another standing Character or stop; without one the phase ends.

rulecard-thing-small-dormitory = Dormitory, for the small crew
    .text =
        One Character in a round may go here, and it stands.
        Once a round, at any time in Phase 5, its player may lay it down to turn one die to any face, whoever has the dice.
        The die must not have been cancelled or used yet.
        Dogs and the alien never come here; there is nothing to use, to repair or to harm.
        { $soloDormDice ->
            [no] The dice are never given to this Character.
           *[yes] The dice may also be given to this Character: then Sabotage harms nothing, and it lies down.
        }

rulecard-thing-small-actions = Phase 5: what the dice do
    .text =
        If any Sabotage or Threat die is left, all of these must be carried out; the Character does nothing else and lies down.
        Each Sabotage harms the Character's room as a Sabotage card would, or does nothing if nothing can be harmed.
        Then each Threat moves the threat marker 1 space left, and every time it is checked whether it meets a disc; the rest is carried out even if the Character itself is gone.
        If none is left, the Character may carry out one action that one of its dice shows, Use or Repair, or spend a die to burn its room with a Flamethrower charge or Dynamite/Molotov; then it lies down, with or without an action.
        With all dice cancelled it just lies down.
        Helpers in the room, abilities, Fuel and Tools work as with cards; Fuel and Tools take no die and are played { $bonusItems ->
            [ownActionOnly] only right before or after the owner's action
           *[between] before and after each Character's dice
        }.
        At other times no room can be burned; { $burnOthers ->
            [standing] whoever burns one lies in the Rec Room, and the others from it go along, standing or lying as they were
           *[prone] everybody from a burned room lies in the Rec Room
        }.

rulecard-thing-small-rec_room = Phase 6: Rec Room
    .text =
        All Characters come back to the Rec Room and stand up.
        They may pass Weapon and Item cards{ $soloTradeLab ->
            [yes] { " " }and lab tokens
           *[no] , but no lab tokens,
        } to one another as they like, and everybody sees what.
        Nobody is accused, there is no vote, and nobody reveals anything.

rulecard-thing-small-tests = Phase 7: tests
    .text =
        One Test A and one Test B may be made in a round, if the players want to.
        Test A takes a Blood Sample of the tester and is made on the Character whose disc is farthest right; among several the tester's player chooses.
        Test B takes Wire and a Flamethrower charge of the same Character and is made on anybody.
        The Role card of the tested Character is turned up for good.
        An alien leaves the game and makes the alien stronger; a human's disc { $soloHumanTest ->
            [nothing] stays where it is
           *[green] goes to the green zone
        }.

rulecard-thing-small-round_end = Phases 8 and 9: food, dogs, Leader, threat
    .text =
        Phase 8: everybody eats as in the game for 4 to 8; if there is too little{ $hunger ->
            [pantryEmpty] , or as soon as the Pantry is empty
           *[phase7] { "" }
        }, the crew is hungry for good, and only two dice are rolled for a Character.
        Phase 9: the dogs run as usual.
        Then the Leader Sheet passes to the next player on the left who has a Character; alone you keep it.
        { $soloThreat ->
            [shiftPhase9] Then the threat marker moves right by the number of discs on its space or, alone there, 1 space left; if it { $edition ->
                [de] meets discs
               *[other] meets discs on its way left
            }, one of their Characters turns into an alien.
           *[shiftNow] Then the threat marker moves 1 space left, and if it meets discs, one of their Characters turns into an alien.
        }
        The track has { $suspicion_spaces } spaces for discs and marker alike, from 0, the green zone, on.
        A Character is struck only when a disc or the marker enters a space: a disc that cannot go on at the last space, or a marker that cannot leave 0, strikes nobody.
        { $soloGreenImmune ->
            [yes] The green zone is a shelter: there nobody is struck.
           *[no] A disc that a test sends to the green zone enters it, and the green zone is no shelter.
        }

rulecard-thing-small-abilities = Hunger, Kennel and abilities, for the small crew
    .text =
        Hunger: two dice are rolled instead of three.
        { $kennelCard ->
            [removed] Kennel: its card is out of the game, and the alien never attacks it.
           *[normal] Kennel: if the alien draws its card, one dog in it, if any, is assimilated.
        }
        Norris: { $soloNorris ->
            [always] each time he is given dice
           *[darkness] in Darkness
        } he may roll up to three of his dice again, each once.
        Garry: each time he is given dice he may roll one of them again, before any is cancelled.
        Flashlight: in Darkness its owner may roll up to three of the own dice again, each once and one by one; the last result stands.
        These add up: a die may be rolled again once for each of them.
        Bennings, Windows, MacReady, Dr. Blair and Nauls use their abilities with the die that they use for an action, and Clark needs no die for his.

rulecard-thing-small-escape = Escape of the small crew
    .text =
        When the rescue helicopter is there, the Character with the lowest suspicion may start the escape at the beginning of Phase 5, ties in movement order.
        With the base helicopter or the snow vehicle, a Character who has Keys starts it with a Use die in that room, once the vehicle is ready.
        If the alien has strength, as many action dice as it has strength are rolled: three or more Sabotage or Threat faces in all block the escape.
        Without strength it cannot be blocked, and at strength 5 it is blocked about once in five times.
        Blocked, all Characters return to the Rec Room, and the round goes on with Phase 6; Keys, fuel and helicopter stay as they are, and you may try again.
        { $soloEscape ->
            [boarding] Not blocked, Characters board one by one, as the players agree and the Leader says, and turn up their Role cards{ $firstBoarderReveals ->
                [no] , the first of them only at the end
               *[yes] { "" }
            }: an alien aboard or a human left behind is a loss, otherwise you win.
           *[rollOnly] Not blocked, you win at once, whatever the Role cards say.
        }

rulecard-thing-small-end = End of the game, for the small crew
    .text =
        You win with an escape that is not blocked{ $soloEscape ->
            [boarding] , with no alien aboard and no human left behind
           *[rollOnly] { "" }
        }.
        You lose if the frost marker reaches the skull, { $soloEscape ->
            [boarding] if no Character is left, or by an alien aboard or a human left behind
           *[rollOnly] or if no Character is left
        }.
        Characters whose Role cards hide an alien do nothing by themselves, and being rid of all aliens wins nothing.
        At the end all Role cards are turned up.
