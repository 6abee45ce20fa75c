### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors over its options ($boilerCheck and so on), its
### numbers ($damage_slots_boiler and so on), $mode ("small" at tables of 1 to 3, the small crew) and $players, which is 0
### where a card is read without a table. A sentence that falls away is an empty line, which is not shown.

## What the game is about

rulecard-thing-topic-goal = What the game is about
    .text =
        Humans try to leave the base together, by the rescue helicopter, the base helicopter or the snow vehicle, with no alien aboard and no living human left behind.
        Aliens try to prevent that: by getting aboard, by leaving humans behind, by letting the base freeze, or until no human is left.
        One player starts as a hidden alien; encounters and dogs can make more, and nothing turns an alien back into a human.
        Defeating the aliens is not enough: the humans must escape.
        A team wins or loses together, except for the last human.

## Rooms

rulecard-thing-room-armoury = Armoury
    .text =
        Use: draw the top two Weapon { $mode ->
            [small] cards
           *[main] cards in secret
        }, keep one and put the other at the bottom of the deck; MacReady may draw three.
        With fewer cards left you draw what there is, and with an empty deck Use is not possible.
        { $mode ->
            [small] A Flamethrower that is kept gets 6 charges; everybody sees which card is kept.
           *[main] A kept Flamethrower is laid open with 6 charges; every other weapon stays secret.
        }
        Sabotage { $mode ->
            [small] by a die
           *[main] by a card
        } removes the top Weapon card unseen; a revealed alien removes as many top cards as it has strength here.
        There is nothing to repair here and no co-operation bonus.

rulecard-thing-room-kitchen = Kitchen
    .text =
        Use moves 2 food from the Pantry into the Kitchen, or 1 if only 1 is left; Nauls moves just 1, with the same benefit.
        Food in the Kitchen is prepared: any amount feeds everybody in { $mode ->
            [small] Phase 8
           *[main] Phase 7
        }, and all of it is then used up.
        Use is possible while the Pantry has food, even if some is already prepared, though that is wasteful.
        Sabotage { $mode ->
            [small] by a die
           *[main] by a card
        } discards 2 food from the Pantry, by a revealed alien 2 for each point of its strength here; prepared food is safe from it.
        There is nothing to repair here and no co-operation bonus.

rulecard-thing-room-storeroom = Storeroom
    .text =
        Use: draw the top two Item { $mode ->
            [small] cards, keep one for all to see
           *[main] cards in secret, keep one
        } and put the other at the bottom of the deck.
        With fewer cards left you draw what there is, and with an empty deck Use is not possible.
        Sabotage { $mode ->
            [small] by a die
           *[main] by a card
        } removes the top Item card unseen; a revealed alien removes as many top cards as it has strength here.
        There is nothing to repair here and no co-operation bonus.
        { $fuelStockInStoreroom ->
            [true] The underground fuel reserve is part of this room, and is lost if the room burns.
           *[false] The underground fuel reserve is a stock of its own, which no fire reaches.
        }

rulecard-thing-room-laboratory = Laboratory
    .text =
        { $mode ->
            [small] Use: draw a token from the lab bag, for all to see, and keep it or discard it at once.
           *[main] Use: draw a token from the lab bag, look at it in secret, and keep it hidden or discard it face down at once.
        }
        With the co-operation bonus you draw again for each other standing Character here, and { $labCoop ->
            [oneEach] each standing Character here gets a token; Dr. Blair may draw one more in total
           *[actor] all tokens are yours; Dr. Blair may draw one more { $abilityCoop ->
                [perRepetition] every time
               *[plusOne] in total
            }
        }.
        Sabotage { $mode ->
            [small] by a die
           *[main] by a card
        } takes a blood sample out of the bag, and is not possible when none is left; nobody sees the rest of the bag.
        A revealed alien removes as many random tokens as it has strength here, unseen.
        There is nothing to repair here.

rulecard-thing-room-boiler = Boiler Room
    .text =
        Use moves 1 fuel from the underground reserve to the boiler, which holds { $fuel_slots_boiler }; Repair removes 1 damage; both have the co-operation bonus.
        Sabotage adds 1 damage, a revealed alien adds as much as it has strength here, up to { $damage_slots_boiler } in all.
        Each round it burns fuel according to the weather{ $players ->
            [0] { "" }
           *[other] { " " }({ $weather_sun_boiler } in sun, { $weather_cloudy_boiler } when cloudy, { $weather_snow_boiler } in snow, { $weather_storm_boiler } in a storm)
        }, and every missing barrel is 1 damage.
        { $boilerCheck ->
            [immediate] As soon as it has { $damage_slots_boiler } damage it is destroyed for good.
           *[phase2] If it has { $damage_slots_boiler } damage after the boiler step of Phase 2 it is destroyed for good; until then it can still be repaired.
        }
        { $destroyedBoiler ->
            [enterable] A destroyed boiler cannot be used or repaired, but its room can still be entered and attacked; the base starts to freeze.
           *[removed] A destroyed boiler cannot be entered, used, repaired or attacked, its Location card is removed, and the base starts to freeze.
        }

rulecard-thing-room-generator = Generator Room
    .text =
        Use moves 1 fuel from the underground reserve to the generator, which holds { $fuel_slots_generator }; Repair removes 1 damage; both have the co-operation bonus.
        Sabotage adds 1 damage, a revealed alien adds as much as it has strength here, up to { $damage_slots_generator } in all.
        Each round it burns fuel according to the weather{ $players ->
            [0] { "" }
           *[other] { " " }({ $weather_sun_generator } in sun, { $weather_cloudy_generator } when cloudy, { $weather_snow_generator } in snow, { $weather_storm_generator } in a storm)
        }, and every missing barrel is 1 damage.
        { $generatorCheck ->
            [phase2] If it has { $damage_slots_generator } damage after the generator step of Phase 2 the power is cut: Darkness begins, and no more fuel is burned; until then it can still be repaired.
           *[immediate] As soon as it has { $damage_slots_generator } damage the power is cut: Darkness begins, and no more fuel is burned.
        }
        As soon as 1 damage is removed by any means the power is back, and fuel is burned again from the next Phase 2.
        Without power the room can still be entered, fuelled, repaired and burned, and sabotaged if a damage slot is free.

rulecard-thing-room-radio = Radio Room
    .text =
        Use sends the S.O.S.: once in the whole game, and only while the room has no damage at all.
        The rescue helicopter then takes the first space of its track and flies from the next round on.
        The room starts with { $players ->
            [0] 1 damage for each player
           *[other] { $radio_damage } damage
        }; Repair removes 1, with the co-operation bonus.
        Sabotage adds 1 damage, a revealed alien as much as it has strength here, up to { $damage_slots_radio } in all.
        New damage never stops or delays a helicopter that has been called.

rulecard-thing-room-helicopter = Base Helicopter
    .text =
        Use moves 1 fuel from the outside reserve to the helicopter or, once it is ready, may start the escape for a holder of Keys.
        It is ready with no damage and every fuel slot filled; it has { $fuel_slots_base_helicopter ->
            [one] 1 fuel slot
           *[other] { $fuel_slots_base_helicopter } fuel slots
        }.
        It starts with { $players ->
            [0] two damage fewer than there are players
           *[other] { $helicopter_damage } damage
        }; Repair removes 1, and Repair and Use have the co-operation bonus.
        Sabotage adds 1 damage, a revealed alien as much as it has strength here, up to { $damage_slots_base_helicopter } in all.
        A single damage blocks the escape, even with Keys and full fuel.
        At most three Characters may be here, except in an escape.

rulecard-thing-room-shed = Shed
    .text =
        The snow vehicle stands here: Use moves 1 fuel from the outside reserve to it or, once it is ready, may start the escape for a holder of Keys.
        It is ready with no damage and every fuel slot filled; it has { $players ->
            [0] two fuel slots fewer than there are players
           *[other] { $fuel_slots_snowmobile ->
                [one] 1 fuel slot
               *[other] { $fuel_slots_snowmobile } fuel slots
            }
        }.
        It starts with 1 damage{ $damage_slots_shed ->
            [1] , the most it can have
           *[other] { " " }and can have up to { $damage_slots_shed }
        }.
        Repair removes 1 damage, Sabotage adds 1, a revealed alien as much as it has strength here, as far as damage slots are free.
        Use and Repair have the co-operation bonus.
        At most three Characters may be here, except in an escape.

rulecard-thing-room-weather = Weather Station
    .text =
        Use: roll the weather die and leave it here; in the next Phase 1 the Leader chooses between this face and a new roll.
        If the die was already here this round you choose the old or the new face; Bennings rolls twice and chooses freely among all of them.
        Then you move 1 fuel from the underground reserve to { $weatherFuel ->
            [anySlot] any room with a free fuel slot, a vehicle too; if there is none
           *[boilerGenerator] the boiler or the generator, whichever you like with a free slot; if neither has one
        } or the reserve is empty, this part is skipped.
        Use is always possible here, and everybody sees what you choose.
        Sabotage { $mode ->
            [small] by a die
           *[main] by a card
        } discards 1 fuel from the underground reserve, by a revealed alien 1 for each point of its strength here.
        There is nothing to repair here and no co-operation bonus.

rulecard-thing-room-kennel = Kennel
    .text =
        Caught dogs are kept here; Characters never enter.
        { $kennelCard ->
            [removed] Its Location card is out of the game: caught dogs never return, and the Kennel cannot be attacked.
           *[normal] Its Location card is in the deck exactly while at least one dog is inside.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] { $mode ->
                [small] If the alien draws it in Phase 4, one dog is assimilated for +1 strength
               *[main] While it is in the deck, the Collective may attack the Kennel: one dog is assimilated for +1 strength
            }, and there is nothing to sabotage.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] If the card turns up in { $mode ->
                [small] Phase 9
               *[main] Phase 8
            }, all dogs come out.
        }

rulecard-thing-room-dormitory = Dormitory
    .text =
        Any number of Characters may be here, but no dogs and no revealed aliens; there is no Use, Repair or Sabotage.
        Go here to swap { $dormSwap ->
            [any] some or all of your cards
           *[all] your whole hand
        }, lying down{ $dormSpecialAction ->
            [no] ; a Special Action does not lead here
           *[yes] , or stand here with a Special Action
        }.
        { $destinations ->
            [greenAndBlue] You may also move here as to a green room and hand in a card.
           *[green] { "" }
        }
        Two or more Characters here have { $dormEncounters ->
            [no] no encounter, as in the Rec Room
           *[yes] one common encounter, as in any room
        }.
        Whoever swapped cards does nothing else until Phase 5.

rulecard-thing-room-rec = Rec Room
    .text =
        All Characters start here and come back, standing, in Phase 5 for trade, talk and the vote.
        Any number fit in; dogs and revealed aliens never come here, and there are no encounters.
        { $destinations ->
            [greenAndBlue] When you move in Phase 4 you may stay here, standing, and hand in a card.
           *[green] When you move in Phase 4 you cannot stay here.
        }
        { $burnOthers ->
            [standing] Characters driven out by a revealed alien lie here until Phase 5, and so does whoever burned a room; others from a burned room stand or lie as they did there.
           *[prone] Characters driven out by a revealed alien or a fire lie here until Phase 5.
        }

## Weapons

rulecard-thing-weapon-flamethrower = Flamethrower
    .text =
        { $mode ->
            [small] It comes with 6 charges; handed over, it keeps those it has left.
           *[main] It lies open in front of you from the moment you keep it, with 6 charges; traded, it keeps those it has left.
        }
        { $mode ->
            [small] One charge pays for one of four things: attack a revealed alien, withdraw from an encounter{ $weaponScope ->
                [any] , also with a dog or a revealed alien
               *[characters] { " " }with Characters
            }, burn your room with one of your dice in Phase 5, or, together with Wire, make Test B.
           *[main] One charge pays for one of four things: attack a revealed alien, withdraw from an encounter{ $weaponScope ->
                [any] , also with a dog or a revealed alien
               *[characters] { " " }with Characters
            }, burn your room { $burnTiming ->
                [anytimeInActions] before any card of the actions
               *[beforeActions] at the start of the actions
            }, or, together with Wire, make Test B.
        }
        { $mode ->
            [small] Whoever attacks lies down in the room, whoever burns it goes to the Rec Room and lies there.
           *[main] Attacking and burning also cost a random unseen card of the Active Pile; whoever attacks lies down in the room, whoever burns goes to the Rec Room and lies there.
        }
        Withdrawing costs nothing but the charge, and you stay as you are.
        { $flameWithdrawProne ->
            [yes] Only a standing Character can attack or burn with it; withdrawing is possible lying down too.
           *[no] Only a standing Character can attack, withdraw or burn with it.
        }
        { $emptyFlamethrower ->
            [stays] Without charges it stays with its owner, of no use.
           *[removed] With its last charge it leaves the game.
        }

rulecard-thing-weapon-dynamite = Dynamite/Molotov
    .text =
        Dynamite and Molotov are the same card: one use, then it leaves the game.
        { $mode ->
            [small] Attack a revealed alien in your room, or burn your room with one of your dice in Phase 5.
           *[main] Attack a revealed alien in your room, or burn your room { $burnTiming ->
                [anytimeInActions] before any card of the actions
               *[beforeActions] at the start of the actions
            }.
        }
        { $mode ->
            [small] { "" }
           *[main] Either also costs a random unseen card of the Active Pile, so with an empty pile you cannot do it.
        }
        After an attack you lie down where you are; after a fire { $burnOthers ->
            [standing] you lie in the Rec Room, and the others from the room come along, standing or lying as they were
           *[prone] everybody from the room lies in the Rec Room
        }.
        Only a standing Character can use it, and it never helps to withdraw from an encounter.

rulecard-thing-weapon-firearm = Firearm
    .text =
        Show it to withdraw from an encounter with { $weaponScope ->
            [any] other Characters, a dog or a revealed alien
           *[characters] other Characters
        }, as often as you like, standing or lying down.
        { $mode ->
            [small] Your disc then stays where it is, and nobody advances because of you.
           *[main] You then lay out no tokens, look at none and gain no suspicion.
        }
        { $mode ->
            [small] You keep it after use.
           *[main] You keep it, and after the first use it lies open.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] It helps neither against a dog nor against a revealed alien.
        }

rulecard-thing-weapon-melee = Melee Weapon
    .text =
        Show it to withdraw once from an encounter with { $weaponScope ->
            [any] other Characters, a dog or a revealed alien
           *[characters] other Characters
        }, standing or lying down; afterwards it leaves the game.
        { $mode ->
            [small] Your disc then stays where it is, and nobody advances because of you.
           *[main] You then lay out no tokens, look at none and gain no suspicion.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] It helps neither against a dog nor against a revealed alien.
        }

## Items

rulecard-thing-item-fuel = Fuel
    .text =
        One use: put 1 barrel into the room where your Character stands, if it has a free fuel slot.
        It comes from { $fuelCard ->
            [underground] the underground reserve, whatever the room
           *[matching] the reserve that feeds the room: underground for boiler and generator, outside for helicopter and shed
        }.
        Playing it is free: { $mode ->
            [small] no die
           *[main] no Action card
        }, and you do not lie down for it.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] You may play it in Phase 5 right before or after your own action, while you stand.
               *[between] You may play it in Phase 5 before and after each Character's dice, while you stand.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] You may play it in step 4.7 right before or after your own action, while you stand.
               *[between] You may play it in step 4.7 between two cards, before the first and after the last, while you stand.
            }
        }

rulecard-thing-item-tools = Tools
    .text =
        One use: remove 1 damage from the room where your Character stands.
        Playing it is free: { $mode ->
            [small] no die
           *[main] no Action card
        }, and you do not lie down for it.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] You may play it in Phase 5 right before or after your own action, while you stand.
               *[between] You may play it in Phase 5 before and after each Character's dice, while you stand.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] You may play it in step 4.7 right before or after your own action, while you stand.
               *[between] You may play it in step 4.7 between two cards, before the first and after the last, while you stand.
            }
        }
        It also ends a power failure{ $boilerCheck ->
            [immediate] , but cannot bring back a boiler that { $damage_slots_boiler } damage destroyed
           *[phase2] , and may save a boiler with { $damage_slots_boiler } damage before Phase 2 checks it
        }.

rulecard-thing-item-keys = Keys
    .text =
        They fit the base helicopter and the snow vehicle.
        { $mode ->
            [small] With a Use die in a vehicle that is ready, their owner may start the escape.
           *[main] If you are assigned Use in a vehicle that is ready, you may show them to start the escape, as its first passenger.
        }
        Keys of other Characters in the room do not help: the one who { $mode ->
            [small] uses the die
           *[main] is assigned Use
        } must own them.

rulecard-thing-item-wire = Wire
    .text =
        Whoever owns both Wire and a Flamethrower may make Test B in { $mode ->
            [small] Phase 7
           *[main] Phase 6
        }, for 1 charge, on any Character.
        { $wireFlashlight ->
            [singleUse] After its use Wire leaves the game.
           *[kept] Wire { $mode ->
                [small] is kept after use
               *[main] is kept and lies open after its first use
            }.
        }
        { $mode ->
            [small] At most one Test B is made in a round.
           *[main] The whole group makes at most one Test B in a round.
        }
        { $players ->
            [0] { "" }
           *[other] { $items_wire ->
                [one] There is 1 Wire card in the Item deck.
               *[other] There are { $items_wire } Wire cards in the Item deck.
            }
        }

rulecard-thing-item-flashlight = Flashlight
    .text =
        { $mode ->
            [small] In Darkness its owner may roll up to three of the own dice again, each once and one by one; the last result stands.
           *[main] In Darkness you still choose yourself which card you hand in.
        }
        { $mode ->
            [small] A second Flashlight of the same Character helps no more than one.
           *[main] In a Special Action you may draw two cards, hand in one and discard the other face down.
        }
        { $wireFlashlight ->
            [singleUse] After its use it leaves the game.
           *[kept] It is { $mode ->
                [small] kept after use
               *[main] kept and lies open after its first use
            }.
        }
        { $mode ->
            [small] The abilities of Garry and Norris add to it.
           *[main] { $norrisSpecial ->
                [no] In Darkness Norris counts as having one, but not for a Special Action.
               *[yes] Norris always counts as having one.
            }
        }

## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        { $mode ->
            [small] With a Use die
           *[main] Assigned Use
        } in the Weather Station, Bennings rolls the weather die twice and leaves either result.
        If a face was already stored there this round, it may be kept instead.
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-clark = Clark
    .text =
        Alone in a room with a dog, Clark has no encounter: { $mode ->
            [small] he draws no dog token, and his disc stays where it is
           *[main] no test and no suspicion
        }.
        { $clarkCatches ->
            [no] Dogs do not notice him in company either: he does not count for catching one, and whoever is alone with him faces the dog.
           *[yes] With another Character in the room he counts like anybody else, and together they catch the dog.
        }
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-windows = Windows
    .text =
        { $mode ->
            [small] With a Repair die
           *[main] Assigned Repair
        } in any room, Windows may remove 2 damage instead of 1.
        With the co-operation bonus it is { $abilityCoop ->
            [perRepetition] 2 each time: with three standing there, up to 6
           *[plusOne] one extra in all: with three standing there, up to 4
        }.
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-macready = MacReady
    .text =
        { $mode ->
            [small] With a Use die
           *[main] Assigned Use
        } in the Armoury, MacReady may draw three Weapon cards instead of two.
        He keeps one and puts the others at the bottom of the deck, in random order.
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-garry = Garry
    .text =
        { $mode ->
            [small] Each time Garry is given dice he may roll one of them again, before any is cancelled.
           *[main] Right after drawing Action cards in step 4.1, Garry may discard one card and then draw one.
        }
        { $mode ->
            [small] It is voluntary, and a Flashlight adds to it.
           *[main] It is voluntary; others see that he did it, but neither card.
        }
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-norris = Norris
    .text =
        { $mode ->
            [small] { $soloNorris ->
                [always] Each time Norris is given dice he may roll up to three of them again, each once.
               *[darkness] In Darkness Norris may roll up to three of his dice again, each once.
            }
           *[main] { $norrisSpecial ->
                [no] Darkness does not touch Norris: he hands in a card of his choice, as if he had a Flashlight.
               *[yes] Norris always counts as having a Flashlight: Darkness does not touch him.
            }
        }
        { $mode ->
            [small] A Flashlight adds to it: in Darkness its owner may roll each die again once more.
           *[main] { $norrisSpecial ->
                [no] In a Special Action he draws one card, like everybody else.
               *[yes] In a Special Action he may draw two cards, hand in one and discard the other face down.
            }
        }
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-blair = Dr. Blair
    .text =
        { $mode ->
            [small] With a Use die
           *[main] Assigned Use
        } in the Laboratory, Dr. Blair may draw one additional token.
        With the co-operation bonus it is { $labCoop ->
            [oneEach] still one extra in all, which is Dr. Blair's own
           *[actor] { $abilityCoop ->
                [perRepetition] two tokens each time
               *[plusOne] still one extra in all
            }
        }.
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

rulecard-thing-character-nauls = Nauls
    .text =
        { $mode ->
            [small] With a Use die
           *[main] Assigned Use
        } in the Kitchen, Nauls moves only 1 food instead of 2, and it still feeds everybody.
        { $mode ->
            [small] The ability lasts as long as the Character is in the game.
           *[main] The ability is public, works just the same for a hidden alien, and ends when the player is revealed or eliminated.
        }

## Phases

rulecard-thing-phase-weather = Phase 1: weather
    .text =
        The Leader rolls the weather die, whose faces are sun ({ $die_sun }), cloudy ({ $die_cloudy }), snow ({ $die_snow }) and storm ({ $die_storm }).
        If it was lying in the Weather Station, the face it showed there is remembered, and the Leader chooses that face or the new one; everybody sees it.
        The die then goes to the weather chart, and the Weather Station is empty again.
        The weather decides how much fuel boiler and generator burn, how fast a base without boiler freezes and how far the rescue helicopter flies.

rulecard-thing-phase-upkeep = Phase 2: upkeep and rescue flight
    .text =
        The weather row of the chart is carried out in this order: boiler, generator, rescue helicopter.
        A working boiler and a generator with power burn fuel; each missing barrel is 1 damage instead, as far as slots are free.
        { $boilerCheck ->
            [immediate] The boiler is destroyed for good as soon as it has { $damage_slots_boiler } damage
           *[phase2] A boiler with { $damage_slots_boiler } damage is then destroyed for good
        }; { $generatorCheck ->
            [phase2] a generator with { $damage_slots_generator } damage then loses power
           *[immediate] a generator loses power as soon as it has { $damage_slots_generator } damage
        }.
        If the boiler was already destroyed, the frost marker advances, and on the skull { $mode ->
            [small] you lose at once
           *[main] the aliens win at once
        }.
        If the S.O.S. was sent, the rescue helicopter's fuel marker moves 1 space, then the helicopter flies; with the marker already on its last space it leaves for good.

rulecard-thing-phase-planning = Phase 3: alien planning
    .text =
        This phase takes place only if the Collective has strength and a member who was revealed in an earlier round.
        It lays { $alienPass ->
            [yes] any number of cards of the Location deck, or none,
           *[no] one or more cards of the Location deck
        } face down, at least 1 strength on each, and may hold strength back.
        Only cards in the deck can be chosen: no burned room, { $destroyedBoiler ->
            [enterable] { "" }
           *[removed] no destroyed boiler,{ " " }
        }no Rec Room or Dormitory, and { $kennelCard ->
            [removed] never the Kennel
           *[normal] the Kennel only while its card is in
        }.
        Everybody sees how many cards there are{ $planVisibility ->
            [nothing] , but not the strength on them
           *[strengths] { " " }and the strength on each
        }; the rooms stay secret until step 4.3.
        Afterwards nothing can be rearranged.

rulecard-thing-phase-actions = Phase 4: moves, encounters, actions
    .text =
        4.1: Characters draw Action cards, and one unseen card starts the Active Pile.
        4.2: in movement order, everybody moves and hands in a card, { $rescueBoarding ->
            [afterEncounters] swaps cards or takes a Special Action
           *[insteadOfMove] swaps cards, takes a Special Action, or boards the rescue helicopter
        }.
        4.3 and 4.4: the rooms that the Collective attacks are shown, then all encounters are resolved.
        4.5: the strength goes back to the pool and the planned cards to the Location deck.
        { $rescueBoarding ->
            [afterEncounters] 4.6: if the rescue helicopter has arrived, the least suspected Character may board; the escape is then played out and ends the game.
           *[insteadOfMove] 4.6: if somebody boarded, the escape is played out and ends the game.
        }
        { $burnTiming ->
            [anytimeInActions] 4.7: the Leader reveals cards of the shuffled Active Pile one by one and assigns each to a standing Character; before every card rooms may be burned.
           *[beforeActions] 4.7: rooms may be burned, then the Leader reveals cards of the shuffled Active Pile one by one and assigns each to a standing Character.
        }

rulecard-thing-phase-rec_room = Phase 5: Rec Room
    .text =
        All Characters return to the Rec Room and stand up.
        They may trade Weapon and Item cards{ $tradeLab ->
            [no] , but no lab tokens
           *[yes] { " " }and lab tokens
        }, and discuss and accuse as they like within the rules on talk.
        Then all vote at the same time on whom they suspect.
        A hidden alien may reveal itself of its own will { $revealWindow ->
            [afterVote] in this phase once, right after the vote, and only then
           *[wholePhase] at any time of this phase, and only then
        }.

rulecard-thing-phase-tests = Phase 6: tests
    .text =
        The group may make at most one Test A, with a blood sample, and one Test B, with Wire and Flamethrower.
        Testing is voluntary, and everybody who might have the means is asked alike, so that nobody learns who could have tested.
        A tested player shows the Role card to all: an alien is revealed, a human goes to the green zone.
        If nobody can or wants to test, the game goes straight on to Phase 7.

rulecard-thing-phase-food = Phase 7: food
    .text =
        If there is prepared food in the Kitchen, all of it is discarded and everybody has eaten.
        Otherwise 4 food are discarded from the Pantry, and everybody has eaten.
        With fewer than 4 in the Pantry all of it is discarded, and everybody is hungry for the rest of the game{ $hunger ->
            [pantryEmpty] ; so is everybody as soon as the Pantry is empty for any reason
           *[phase7] { "" }
        }.

rulecard-thing-phase-dogs = Phase 8: dogs and Leader
    .text =
        All dogs outside the Kennel are taken off the board; a Location card is turned for each, and the dog goes to that room, so no two share one.
        In the first round all four dogs come into the game here.
        { $kennelCard ->
            [removed] Caught dogs stay in the Kennel for good: its card is out of the game.
           *[normal] If the Kennel card turns up, all caught dogs come out too and get rooms, and the card goes back to the Kennel.
        }
        Then the holder of the Leader Token becomes Leader; without a holder the Leader stays.
        The Leader turns one more card and puts the Leader Token into that room; then the turned cards go back to the deck.
        If cards run out, dogs without one wait off the board, and a Leader Token without one stays off it too, so that nobody can take it.
        Dogs do nothing by themselves; they wait for the encounters of the next round.

## Topics: the whole game

rulecard-thing-topic-roles = Roles
    .text =
        At the start, one dog token is dealt to each player in secret: the holder of the alien dog is a hidden alien, all others are human.
        Your Role card lies face down; it changes only when you are infected, from human to alien, and never back.
        Everybody who is neither revealed nor eliminated is a Character, whatever their true role.
        Hidden aliens may own and use everything that humans may, tests included, and can be assimilated like anybody else.

rulecard-thing-topic-round = A round
    .text =
        Each round has eight phases: weather, upkeep and rescue flight, alien planning, moves with encounters and actions, Rec Room, tests, food, dogs and Leader.
        Alien planning takes place only with a revealed alien, tests only if somebody can and wants to make one.
        Only Characters take part, unless a rule names the Collective.
        The Leader chairs the round.

rulecard-thing-topic-leader = Leader and Leader Token
    .text =
        The Leader rolls the weather, orders the encounters, assigns the cards of the Active Pile and moves last; { $first ->
            [chosen] the table has named the first Leader
            [settled] the first Leader is named by the table or chosen at random
           *[lot] the first Leader is chosen at random
        }.
        Whoever enters the room with the Leader Token takes it at once and keeps it openly; in Phase 8 its holder becomes Leader.
        With no holder the Leader stays; a holder who is revealed or eliminated before that no longer counts, and the token is unclaimed too if its room leaves the game.
        Then the new Leader turns a Location card and puts the token there.
        If the Leader is revealed or assimilated, the next Character on the left takes over at once.
        Everybody may advise, but the Leader's word is final on who gets a card{ $burnPermission ->
            [leader] , on whether a room may burn
           *[no] { "" }
        } and on going on.

rulecard-thing-topic-suspicion = Suspicion
    .text =
        Your disc starts on the yellow space, { $suspicion_yellow }, and advances by 1 whenever you look at a token in an encounter, make a dog test, or get a vote.
        It never passes the maximum space, which is { $players ->
            [0] the number of players at the start of the game
           *[other] { $suspicion_red } here
        }; the whole track has { $suspicion_spaces } spaces.
        A test that shows a human moves it to the green zone, 0; that says nothing about what happens later.
        While it stands on the maximum space you must show every card you hand in to all before it joins the Active Pile, even in a Special Action or in Darkness.
        In the green zone you lay out no tokens and cannot be voted for.
        Meeting a revealed alien never changes suspicion.

rulecard-thing-topic-victory = Who wins
    .text =
        The humans win at once if a vehicle departs with no alien aboard and no living human left behind.
        The aliens win at once if an alien is aboard an escaping vehicle, if the frost marker reaches the skull, or if no living human is left{ $endAllInfected ->
            [atNextReveal] , which is first noticed when a role is shown, the base freezes or no Character is left
           *[immediate] { "" }
        }.
        They also win if a vehicle departs and leaves at least one living human behind.
        Being rid of every alien wins nothing: the humans must still escape, and dogs can make new aliens.
        Assimilated players share the fate of the team they belonged to at that moment; they never count as left behind.
        This is checked after every encounter room, test, frost step and boarding, and at the end all roles are shown.

rulecard-thing-topic-last_human = The last human
    .text =
        When no living human is left, the aliens win{ $endAllInfected ->
            [atNextReveal] { " " }as soon as some role is shown, the base freezes or no Character is left
           *[immediate] { " " }at once
        }, but the player who was the last human loses with the humans.
        It does not matter whether that player was infected or assimilated; all other aliens win.
        If several last humans are lost at the same moment, all of them lose.
        For this a secret log is kept of who was infected, when and by whom; it is shown when the game ends.

rulecard-thing-topic-elimination = Eliminated players
    .text =
        Only a revealed alien eliminates, by assimilating a Character; figure and disc leave the board, and the role is not shown, not even to the Collective.
        Weapon, Item and Action cards go to the bottom of their decks, lab tokens leave the game unseen, and charges go to the supply.
        If the Leader is assimilated, the next Character on the left becomes Leader at once; a Leader Token counts as unclaimed.
        An eliminated player decides nothing more, tells nothing hidden until the end, and wins or loses with the team held at that moment.

## Topics: the base

rulecard-thing-topic-rooms = Rooms
    .text =
        Green rooms hold at most three Characters, one dog and any strength of the alien, and here actions take place.
        { $mode ->
            [small] The Rec Room holds any number of Characters, the Dormitory one in a round, and neither of them dogs or the alien
           *[main] Rec Room and Dormitory hold any number of Characters, and neither dogs nor revealed aliens
        }; the Kennel is for dogs, { $kennelCard ->
            [removed] cannot be attacked, and
           *[normal] may be attacked, but
        } no Character enters it.
        { $mode ->
            [small] You may go straight to the Dormitory, or to any green room that is not burned{ $destroyedBoiler ->
                [enterable] { "" }
               *[removed] , not a destroyed boiler
            } and not full; distance does not matter.
           *[main] You may go straight to { $destinations ->
                [greenAndBlue] the Rec Room, the Dormitory or any green room
               *[green] any green room
            } that is not burned{ $destroyedBoiler ->
                [enterable] { "" }
               *[removed] , not a destroyed boiler
            } and not full; distance does not matter.
        }
        A room that leaves the game also loses its Location card.
        A dog that was in it waits { $burnDog ->
            [stays] there, out of reach, if the room burned, and otherwise off the board
           *[offBoard] off the board
        } { $mode ->
            [small] until Phase 9
           *[main] until Phase 8, and a Leader Token there counts as unclaimed
        }.

rulecard-thing-topic-stocks = Fuel, food and damage
    .text =
        Underground fuel feeds boiler and generator, outside fuel the base helicopter and the Shed, and the Pantry feeds the Kitchen.
        { $weatherFuel ->
            [anySlot] By Use of the Weather Station underground fuel can reach the vehicles too.
           *[boilerGenerator] { "" }
        }
        { $fuelCard ->
            [underground] A Fuel card always takes underground fuel, also for a vehicle.
           *[matching] { "" }
        }
        Fuel, food and charges that are spent or discarded do not come back unless a rule says so.
        Damage beyond the free damage slots of a room is lost, and fuel beyond its slots cannot be placed.
        If a stock has too little, you take what is there; if it is empty, the effect is not possible.
        { $fuelStockInStoreroom ->
            [true] The stocks survive even if the rooms they feed burn, but the underground reserve is lost with the Storeroom.
           *[false] The stocks survive even if the rooms they feed burn.
        }

rulecard-thing-topic-weather_chart = Weather chart
    .text =
        For each weather the chart gives four numbers: fuel for the boiler, fuel for the generator, steps of the frost marker once the boiler is destroyed, and steps of the rescue helicopter.
        { $mode ->
            [small] The small crew plays by the chart for six players.
           *[main] There is one chart for 4 and 5 players, one for 6, and one for 7 and 8; the number of players at the start counts throughout.
        }
        { $players ->
            [0] { "" }
           *[other] Sun: boiler { $weather_sun_boiler }, generator { $weather_sun_generator }, frost { $freezing_advance_sun }, helicopter { $helicopter_advance_sun }; cloudy: boiler { $weather_cloudy_boiler }, generator { $weather_cloudy_generator }, frost { $freezing_advance_cloudy }, helicopter { $helicopter_advance_cloudy }.
        }
        { $players ->
            [0] { "" }
           *[other] Snow: boiler { $weather_snow_boiler }, generator { $weather_snow_generator }, frost { $freezing_advance_snow }, helicopter { $helicopter_advance_snow }; storm: boiler { $weather_storm_boiler }, generator { $weather_storm_generator }, frost { $freezing_advance_storm }, helicopter { $helicopter_advance_storm }.
        }
        Most of its figures are printed on the board and in no rulebook, so they come from the board sheet of the table, which says how sure each one is.

rulecard-thing-topic-frost = Frost
    .text =
        { $boilerCheck ->
            [immediate] As soon as the boiler has { $damage_slots_boiler } damage it is destroyed for good, and the frost sheet is laid on it.
           *[phase2] A boiler with { $damage_slots_boiler } damage after the boiler step of Phase 2 is destroyed for good, and the frost sheet is laid on it.
        }
        The frost marker starts on the first of { $freezing_spaces } spaces and does not move in the phase in which the boiler breaks.
        In every later Phase 2 it advances, by { $freezing_advance_sun } in sun, { $freezing_advance_cloudy } when cloudy, { $freezing_advance_snow } in snow, { $freezing_advance_storm } in a storm; no more fuel is used for the boiler.
        If it reaches the skull, the last space, { $mode ->
            [small] you lose at once
           *[main] the aliens win at once
        }.
        Burning a room puts the marker back on the first space.

rulecard-thing-topic-darkness = Darkness
    .text =
        The generator loses power { $generatorCheck ->
            [phase2] if it has { $damage_slots_generator } damage after the generator step of Phase 2
           *[immediate] as soon as it has { $damage_slots_generator } damage
        }; Darkness then holds until 1 damage is removed, and is felt { $mode ->
            [small] when dice are rolled in Phase 5
           *[main] when cards are handed in in step 4.2
        }.
        { $mode ->
            [small] The Leader then names a Character before rolling the dice.
           *[main] Whoever moves and hands in a card cannot choose it: a random card of the hand goes to the Active Pile, unseen even by its owner.
        }
        { $mode ->
            [small] { "" }
           *[main] At maximum suspicion it is first shown to all; otherwise you can only tell from the cards that are left to you.
        }
        { $mode ->
            [small] Norris and owners of a Flashlight may roll up to three of their dice again, each once.
           *[main] Norris and owners of a Flashlight choose as usual; swapping cards and Special Actions are not affected.
        }
        { $mode ->
            [small] A power failure during Phase 5 is felt from the next roll on.
           *[main] A power failure later in the round is first felt in the next round.
        }

rulecard-thing-topic-hunger = Hunger
    .text =
        The first time that Phase 7 cannot feed the base{ $hunger ->
            [pantryEmpty] , or as soon as the Pantry is empty
           *[phase7] { "" }
        }, everybody becomes hungry for the rest of the game.
        The hand limit is then 2 instead of 3.
        At once, everybody with more than 2 Action cards discards down to 2, of their own choice and face down.
        Hunger never ends, even if food is prepared later, and it does not reach revealed aliens.

rulecard-thing-topic-burning = Burning a room
    .text =
        { $mode ->
            [small] A Character in a green room who gets dice in Phase 5, and has neither Sabotage nor Threat among them in the end, may spend one of them to burn that room.
           *[main] { $burnTiming ->
                [anytimeInActions] In step 4.7 before every card
               *[beforeActions] At the start of step 4.7
            }, in movement order, each standing Character in a green room with a charged Flamethrower or a hidden Weapon card is asked whether to burn that room{ $burnPermission ->
                [leader] ; the Leader may refuse it, which costs nothing
               *[no] { "" }
            }.
        }
        { $mode ->
            [small] It costs that die, and 1 Flamethrower charge or a Dynamite/Molotov.
           *[main] It costs 1 Flamethrower charge or a Dynamite/Molotov, and a random unseen card of the Active Pile.
        }
        The room is out of the game: nobody can enter, use, repair, sabotage or attack it, and its Location card is removed; at most six rooms can burn.
        { $burnOthers ->
            [standing] Whoever burns it goes to the Rec Room and lies down, the others there go along, standing or lying as they were
           *[prone] All Characters there go to the Rec Room and lie down
        }; a dog { $burnDog ->
            [stays] stays in the burned room, out of reach,
           *[offBoard] leaves the board
        } until { $mode ->
            [small] Phase 9
           *[main] Phase 8
        }.
        If the base is freezing, the frost marker goes back to the first space; burning is also allowed otherwise.
        A burned generator means no power for good, a burned boiler is destroyed, a burned vehicle cannot escape, a burned Radio Room sends nothing, and fuel and prepared food in a burned room are lost.
        { $fuelStockInStoreroom ->
            [true] Pantry and outside reserve survive, but the underground reserve is lost with the Storeroom; a helicopter that has been called still comes.
           *[false] Reserves and Pantry survive, and a helicopter that has been called still comes.
        }

rulecard-thing-topic-kennel = Dogs and the Kennel card
    .text =
        { $mode ->
            [small] There are four dogs; they enter in Phase 9 of the first round and are moved to new rooms in every Phase 9.
           *[main] There are four dogs; they enter in Phase 8 of the first round and are moved to new rooms in every Phase 8.
        }
        Two or more Characters in a room with a dog { $mode ->
            [small] catch it
           *[main] catch it, without a test for it
        }, and it goes to the Kennel{ $clarkCatches ->
            [no] ; Clark does not count
           *[yes] { "" }
        }.
        { $kennelCard ->
            [removed] The Kennel card is out of the game: caught dogs never return.
           *[normal] The Kennel card is in the Location deck exactly while a dog is in the Kennel, and lies on the Kennel otherwise.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] If it is turned in { $mode ->
                [small] Phase 9
               *[main] Phase 8, for a dog or for the Leader Token
            }, all caught dogs come out at once and get rooms.
        }

## Topics: cards, moves and actions

rulecard-thing-topic-action_cards = Action cards
    .text =
        There are 17 each of Use, Repair and Sabotage.
        In step 4.1, in Leader order, you draw up to the hand limit of 3, or 2 once hungry; at or above the limit you draw nothing and discard nothing.
        Use needs a room where it changes something now, Repair a room with damage, Sabotage a room that can still be harmed.
        Hands are secret, their sizes public; cards discarded in step 4.2 go face down, cards carried out lie face up.
        When the deck is empty the discard pile is shuffled.

rulecard-thing-topic-hand_in = Handing in a card
    .text =
        Choose one Action card of your hand; it joins the Active Pile face down, and nobody else learns which it is.
        At maximum suspicion you must first show it to all.
        In Darkness the card is drawn at random, unless you have a Flashlight or are Norris.
        In a Special Action you hand in a card you just drew: with two drawn, choose one, and the other is discarded face down.
        The Leader will shuffle the pile, so the card may be assigned to anybody.

rulecard-thing-topic-move = Your move
    .text =
        In your turn of step 4.2 you do exactly one of { $rescueBoarding ->
            [afterEncounters] three
           *[insteadOfMove] four
        } things, and everybody sees which: go to a room with a card, swap cards{ $rescueBoarding ->
            [afterEncounters] { " " }or take a Special Action
           *[insteadOfMove] , take a Special Action or board the rescue helicopter
        }.
        Go to a green room with fewer than three Characters{ $destinations ->
            [greenAndBlue] , or to the Rec Room or the Dormitory,
           *[green] { "" }
        } and hand in a card face down.
        Swap cards: lie down in the Dormitory and change { $dormSwap ->
            [any] at least one card of your hand
           *[all] your whole hand
        }, handing in nothing.
        Special Action: go to a green room{ $dormSpecialAction ->
            [no] { "" }
           *[yes] { " " }or the Dormitory
        }, discard your hand, draw a card and hand that in.
        { $rescueBoarding ->
            [afterEncounters] { "" }
           *[insteadOfMove] Board the rescue helicopter, if it has arrived and you are the least suspected.
        }
        { $destinations ->
            [greenAndBlue] Distance does not matter.
           *[green] You cannot stay in the Rec Room, and distance does not matter.
        }
        Whoever enters the room with the Leader Token takes it.

rulecard-thing-topic-movement_order = Movement order and Leader order
    .text =
        Movement order starts with the seat to the left of the Leader, goes clockwise and ends with the Leader.
        It is fixed at the start of step 4.2, holds to the end of Phase 4 even if the Leader changes, and settles all ties of suspicion and tokens.
        Leader order also goes clockwise, but starts with the Leader; Action cards are drawn and votes counted in this order.
        In step 4.2 one player at a time decides, and later players see all earlier moves.

rulecard-thing-topic-swap = Swapping cards
    .text =
        Your figure lies down in the Dormitory; any number of Characters may do this.
        { $dormSwap ->
            [any] You discard at least one card, keep the others, look through the Action draw pile and choose as many cards from it as you discarded.
           *[all] You discard your whole hand, look through the Action draw pile and choose as many cards from it.
        }
        If the pile has too few, you take those, the discards are shuffled into a new pile, and you choose the rest from it.
        Then draw pile and discard pile are shuffled together; nobody sees what you chose.
        You hand in no card and do nothing more until Phase 5{ $dormEncounters ->
            [no] ; there are no encounters in the Dormitory
           *[yes] , but may still have an encounter in the Dormitory
        }.

rulecard-thing-topic-special_action = Special Action
    .text =
        Go to a green room with free space{ $dormSpecialAction ->
            [no] { "" }
           *[yes] , or to the Dormitory,
        } and stand there.
        Discard your whole hand, draw one Action card, look at it and hand it in.
        With a Flashlight{ $norrisSpecial ->
            [no] { "" }
           *[yes] , or as Norris,
        } you may draw two, hand in one and discard the other face down.
        At maximum suspicion the card is shown to all first; Darkness changes nothing.

rulecard-thing-topic-active_pile = The Active Pile
    .text =
        It begins with the top card of the Action deck, unseen by anybody; then the cards handed in join it face down.
        Attacking with fire and burning a room each cost a random card of it, unseen.
        In step 4.7 the Leader shuffles it once and must reveal at least one card, if there is one and somebody stands.
        After each card the Leader reveals the next or stops; what is left is then discarded face down, unseen.
        The step also ends when the pile is empty or nobody stands.

rulecard-thing-topic-assign = Who carries out a card
    .text =
        The Leader must assign a revealed card to one standing Character in a room where it is possible: anybody, also the Leader, and not only the player who handed it in.
        Use must change something in the room now; in a vehicle that is ready it is always possible, Keys or not.
        Repair needs at least 1 damage in the room; Sabotage needs a free damage slot or a stock that its effect can reduce.
        The assigned player carries it out, makes all choices in it, and then lies down.
        Whoever lies down gets no more cards and takes no further part until Phase 5.

rulecard-thing-topic-lost_action = A card nobody can carry out
    .text =
        If no standing Character is in a room where the revealed action is possible, the action is lost.
        The Leader then lays down one standing Character, anybody, their own too.
        If nobody stands any more, the step ends.

rulecard-thing-topic-cooperation = Co-operation bonus
    .text =
        In rooms with the bonus, Use or Repair may be carried out as often as there are standing Characters in the room, { $mode ->
            [small] the one who acts included
           *[main] the assigned one included
        }.
        { $mode ->
            [small] The player of the one who acts
           *[main] The assigned player
        } chooses how often, at least once, as far as it is possible; only that Character lies down.
        Use has it in Laboratory, Boiler Room, Generator Room, Base Helicopter and Shed; Repair in every room that can have damage.
        Sabotage is never multiplied, and an S.O.S. is sent only once.
        Windows may repair, and Dr. Blair draw, one more{ $abilityCoop ->
            [perRepetition] { $labCoop ->
                [oneEach] , Windows every time and Dr. Blair in total
               *[actor] { " " }every time
            }
           *[plusOne] { " " }in total
        }; of lab tokens drawn with the bonus { $labCoop ->
            [oneEach] each standing Character there gets one
           *[actor] { $mode ->
                [small] all go to the one who acts
               *[main] all go to the assigned player
            }
        }.

rulecard-thing-topic-bonus_items = Fuel and Tools between cards
    .text =
        Fuel and Tools are free: they need no Action card, nobody lies down for them, and you may play several.
        The chance comes in step 4.7 { $bonusItems ->
            [ownActionOnly] right before and right after your own action
           *[between] before the first card, after each card before the Leader goes on, and once more at the end
        }; the Leader cannot prevent it.
        Your Character must stand in the room: Fuel fills a free fuel slot there, Tools remove 1 damage there.
        Everybody with a hidden Item card whose room could use one of them is asked, whatever that card is; a card you play is seen by all and leaves the game.

rulecard-thing-topic-possessions = Weapons, items and tokens you own
    .text =
        { $mode ->
            [small] A Character may own any number of weapons, items and lab tokens, and everybody sees which.
           *[main] You may own any number of weapons, items and lab tokens; others see only how many.
        }
        { $mode ->
            [small] { "" }
           *[main] Only a Flamethrower lies open from the start.
        }
        { $mode ->
            [small] { $emptyFlamethrower ->
                [stays] A Flamethrower is kept even without charges
               *[removed] A Flamethrower is kept while it has charges
            }; { $wireFlashlight ->
                [singleUse] a Firearm is kept too; any other used card leaves the game, Flashlight and Wire as well
               *[kept] Firearm, Flashlight and Wire are kept too; any other used card leaves the game
            }.
           *[main] { $emptyFlamethrower ->
                [stays] It is kept even without charges
               *[removed] It is kept while it has charges
            }; { $wireFlashlight ->
                [singleUse] a Firearm is kept too and lies open after its first use; any other used card leaves the game, Flashlight and Wire as well
               *[kept] Firearm, Flashlight and Wire are kept too and lie open after their first use; any other used card leaves the game
            }.
        }
        Using a weapon is always voluntary and always seen by all.
        An empty Weapon or Item deck gives nothing until cards return to its bottom: those not chosen when drawing, and those of { $mode ->
            [small] Characters who left the game
           *[main] revealed or assimilated players
        }.

rulecard-thing-topic-keep = One card to keep
    .text =
        In the Armoury you draw two Weapon cards (MacReady up to three), in the Storeroom two Item cards; if there are fewer, you draw those.
        Keep one; the others go to the bottom of the deck, and nobody else sees them.
        What you keep is secret too, except a Flamethrower, which is laid open with 6 charges.

rulecard-thing-topic-lab_tokens = Lab tokens
    .text =
        The bag starts with { $players ->
            [0] 2 blood samples and 3 failures for each player
           *[other] { $blood } blood samples and { $failures } failures
        }.
        You alone see a token you draw; keep it hidden or discard it face down, and others see only which of the two you did.
        A blood sample pays for Test A; a failure is good for nothing but bluffing.
        Tokens are neither cards nor items; you may own any number, { $tradeLab ->
            [no] but they never change hands
           *[yes] and pass them on face down in Phase 5
        }.

## Topics: encounters

rulecard-thing-topic-encounter = Encounters
    .text =
        An encounter happens in a green room{ $dormEncounters ->
            [no] { "" }
           *[yes] { " " }or the Dormitory
        } with two or more Characters, a Character and a dog, or the revealed alien with a Character or a dog.
        A Character alone or a dog alone does nothing, the alien alone may sabotage the room, and { $dormEncounters ->
            [no] in Rec Room and Dormitory
           *[yes] in the Rec Room
        } nobody meets.
        With a dog and two or more Characters{ $clarkCatches ->
            [no] , not counting Clark,
           *[yes] ,
        } the dog is caught first; with a dog and one Character, that Character makes a dog test and the dog stays.
        { $weaponScope ->
            [any] Characters may withdraw with weapons, from a dog or a revealed alien too; if two or more have not withdrawn, they make an infection test.
           *[characters] Two or more Characters may withdraw with weapons; if two or more have not withdrawn, they make an infection test.
        }
        All encounters are finished before the first action.

rulecard-thing-topic-room_order = Order of the rooms
    .text =
        After the last move the Collective turns up its cards, and its strength goes to those rooms.
        These rooms are resolved first, then all other rooms with an encounter.
        Within each group the Leader chooses which room comes next; one room is finished before the next begins.
        Choices inside a fight belong to the Collective and the Characters there.

rulecard-thing-topic-attack = Attacking with fire
    .text =
        In a room with a revealed alien each standing Character with a charged Flamethrower or a hidden Weapon card, whatever it is, is asked in movement order; the first to attack does it, and then nobody else can.
        It costs 1 Flamethrower charge or a Dynamite/Molotov, and a random unseen card of the Active Pile; with an empty pile it is not possible.
        You lie down in the room; the alien loses 1 strength for good and flees without doing anything.
        { $encounterAfterAttack ->
            [no] Nothing more happens in this room then: nobody meets anybody there.
           *[yes] Then the Characters and a dog there have their normal encounter, you included.
        }

rulecard-thing-topic-prey = What the alien does to a room
    .text =
        Stronger than the Characters, the Collective must assimilate one Character or the dog there, or sabotage the room, even if that changes nothing; all Characters left there flee to the Rec Room and lie down.
        Alone with a dog it assimilates the dog or sabotages; alone in a room it may sabotage or do nothing{ $kennelCard ->
            [removed] { "" }
           *[normal] ; in the Kennel it assimilates a dog
        }.
        Each assimilation adds 1 strength; an assimilated Character is eliminated, a dog leaves the game.
        Sabotage by the alien counts every point of its strength in the room: damage, cards, tokens or fuel, and two food for each point in the Kitchen.
        It does not know who is a hidden alien and may assimilate one.
        { $weaponScope ->
            [any] Whoever has withdrawn with a weapon is not counted here, cannot be assimilated and does not flee.
           *[characters] { "" }
        }

rulecard-thing-topic-alien_fight = Fighting a revealed alien
    .text =
        { $weaponScope ->
            [any] First the Characters in the room may withdraw with weapons; then those who have not may attack with fire, and if one does, the alien loses 1 strength and flees.
           *[characters] First the Characters in the room may attack with fire; if one does, the alien loses 1 strength and flees.
        }
        Otherwise its strength in the room is compared with the number of Characters there; dogs, abilities and other weapons do not count.
        Weaker: it flees, and the Characters and a dog have their normal encounter at once, { $encounterAfterAttack ->
            [no] but not after an attack
           *[yes] as also after an attack
        }.
        Equal: it flees, and all Characters there lie down where they are; there is no further encounter, and a dog stays.
        Stronger: it assimilates one Character or the dog, or sabotages the room; all Characters left there flee to the Rec Room and lie down.
        { $weaponScope ->
            [any] Whoever has withdrawn takes no part in all this and stays as they are; if nobody else is there, the alien acts as in a room without Characters.
           *[characters] { "" }
        }
        No suspicion changes in a fight.

rulecard-thing-topic-withdraw = Withdrawing from an encounter
    .text =
        Before an infection test{ $weaponScope ->
            [any] , a dog test or a fight with a revealed alien
           *[characters] { "" }
        } everybody in the room who holds a fitting open weapon or a hidden Weapon card is asked once, in movement order and for all to see, whether to withdraw with a weapon.
        Show a Firearm (kept), show a Melee weapon (then removed), or spend a Flamethrower charge; lying down you may use { $flameWithdrawProne ->
            [yes] any of them
           *[no] only Firearm or Melee
        }.
        Whoever withdraws lays out no tokens, looks at none, gains no suspicion and stays as they are, standing or lying.
        If fewer than two are left, there is no infection test{ $weaponScope ->
            [any] , but one who is left alone with a dog makes a dog test
           *[characters] { "" }
        }.
        { $weaponScope ->
            [any] It works against Characters, dogs and revealed aliens; whoever withdrew does not count for catching a dog or in a fight.
           *[characters] It works only against Characters, never against a dog or a revealed alien, and you still count for catching a dog.
        }

rulecard-thing-topic-tokens = Laying out infection tokens
    .text =
        Everybody in the test outside the green zone lays out two of their three tokens face down, and confirms.
        A human must lay out the two human tokens; a hidden alien chooses two human ones, or a human and an alien one.
        From behind they all look the same, and nobody else learns the choice.
        Players in the green zone lay out nothing.

rulecard-thing-topic-look = Looking at a token
    .text =
        Choose one other player with tokens laid out, and one of the two; you must look if you can, at one token only.
        You alone see it; everybody sees whose token you took, and its owner also which of the two.
        All choose at the same time; if two want the same token, movement order decides, and whoever finds none left does not look.
        An alien token makes a human a hidden alien; it does nothing to an alien, and a human token changes nothing.
        Your disc advances by 1.

rulecard-thing-topic-infection_test = Infection test
    .text =
        Everybody in it who is not in the green zone lays out two of their three infection tokens face down.
        Humans lay out two human ones; a hidden alien may put in the alien one.
        Then everybody, the green ones too, looks at exactly one token of another player, if any lies there; nobody else sees it.
        A human who sees an alien token becomes a hidden alien once all have looked; an alien is not affected.
        Everybody who looked advances their disc by 1; whoever found no token to look at does not.
        All check their Role cards in secret alike, tokens go back, and nobody may comment or react.

rulecard-thing-topic-dog_test = Dog test
    .text =
        A Character alone with a dog draws one of the nine tokens from the infection bag, looks at it alone and puts it back; two of the nine are alien dogs, every time.
        A human who draws an alien dog becomes a hidden alien; an alien is not affected.
        The disc advances by 1, also out of the green zone, and the dog stays in the room.
        { $weaponScope ->
            [any] Whoever withdraws with a weapon avoids it
           *[characters] No weapon avoids it
        }, Clark has no such encounter, and nobody may comment or react.

## Topics: revealed aliens

rulecard-thing-topic-reveal = Revealing yourself
    .text =
        A hidden alien may reveal itself in Phase 5, { $revealWindow ->
            [afterVote] once, right after the vote
           *[wholePhase] at any time before Phase 6
        }; otherwise only a test reveals.
        Everybody is offered it, but only a hidden alien can do it; nobody must.
        You show your Role card; figure and disc leave the board, your cards go to the bottom of their decks, your lab tokens and charges are gone.
        If you were Leader, the next Character on the left takes over at once.
        The first reveal of the game brings { $players ->
            [0] strength of half the players at the start, rounded down
           *[other] { $first_strength } strength
        }; every later one adds 1.
        A new revealed alien first acts in Phase 3 of the next round.

rulecard-thing-topic-revealed_aliens = Revealed aliens
    .text =
        A revealed alien is no longer a Character: it draws no Action cards, does not move, vote, trade, test, get tested, board or eat, and its ability is gone; but it may talk.
        All revealed aliens together are the Collective: they attack rooms in Phase 3 and 4 with one pool of strength.
        The first reveal of the game brings { $players ->
            [0] half the players at the start, rounded down,
           *[other] { $first_strength } strength,
        } every later one 1, and every assimilation 1; strength is lost only to fire.
        At 0 the Collective is defeated and does not plan until another alien is revealed, whose 1 strength then { $defeatedRejoin ->
            [no] serves only those revealed after the defeat
           *[yes] serves all of them
        }; this alone wins nothing for the humans.
        Being revealed does not show who else is an alien.

rulecard-thing-topic-collective = The Collective decides
    .text =
        All revealed aliens share one pool and one plan; { $collective ->
            [rotating] each round one of them decides, in the order in which they were revealed
           *[other] nobody commands
        }.
        { $collective ->
            [majority] Any member proposes; the proposal with most supporters wins, in a tie that of the earliest revealed member.
            [rotating] That member lays the plan of the round and makes the choices in the rooms.
           *[consensus] Any member proposes, and a proposal counts when all agree; if none finds that, the one with most consents does, in a tie that of the earliest revealed member.
        }
        Proposals and planned rooms are seen only by members.

rulecard-thing-topic-alien_strength = Alien strength
    .text =
        The Collective has one pool of strength, and everybody sees how much.
        It grows by 1 with every assimilation and every reveal after the first, and shrinks only by attacks with fire.
        What is committed in Phase 3 goes to the rooms in step 4.3 and cannot be rearranged.
        In step 4.5 all strength on the board goes back to the pool and the planned cards to the deck.
        Only points count, never pieces.

## Topics: escape

rulecard-thing-topic-rescue = The rescue helicopter
    .text =
        It must be called from the Radio Room; from the next round on, in Phase 2 its fuel marker moves 1 space of { $heli_fuel_spaces } and then it flies as many spaces as the weather allows: { $helicopter_advance_sun } in sun, { $helicopter_advance_cloudy } when cloudy, { $helicopter_advance_snow } in snow, { $helicopter_advance_storm } in a storm.
        On space { $sos_spaces }, the last of its track, it has arrived, and waits.
        If the fuel marker already stands on its last space in Phase 2, the helicopter leaves for good, wherever it is, and cannot be called again.
        { $mode ->
            [small] Once it has arrived, the least suspected Character, in a tie the first in movement order, may start the escape at the start of Phase 5; if that player does not, there is no rescue this round.
           *[main] { $rescueBoarding ->
                [afterEncounters] Once it has arrived, after the encounters the least suspected Character, in a tie the first in movement order, may board, wherever that is; if that player does not, there is no rescue this round.
               *[insteadOfMove] Once it has arrived, the least suspected Character, in a tie the first in movement order, may board instead of moving, handing in no card; if that player does not, there is no rescue this round.
            }
        }
        { $mode ->
            [small] If the alien has strength, dice decide whether it blocks the escape.
           *[main] { $rescueBoarding ->
                [afterEncounters] The boarding starts at once and ends the game.
               *[insteadOfMove] { $boardingCut ->
                    [yes] Players who have not moved yet stay in the Rec Room, the encounters are resolved, then the boarding starts and ends the game.
                   *[no] The others still move and all encounters are resolved, then the boarding starts and ends the game.
                }
            }
        }

rulecard-thing-topic-vehicles = Escape by vehicle
    .text =
        The base helicopter or the snow vehicle is ready with no damage and every fuel slot filled.
        { $mode ->
            [small] A Character with Keys may start the escape with a Use die in a ready vehicle.
           *[main] Whoever is assigned Use in a ready vehicle is asked whether to start the escape; doing so means showing Keys.
        }
        { $mode ->
            [small] { "" }
           *[main] Everybody in that position is asked alike; without Keys, or without wishing to, you do nothing and lie down.
        }
        { $mode ->
            [small] It must be ready when the dice are given: fuel or repair after that does not help with the same dice.
           *[main] It must be ready when the card is assigned: fuel or repair after that does not help with the same card.
        }
        { $mode ->
            [small] If the alien has strength, dice decide whether it blocks the escape.
           *[main] Whoever starts is the first passenger, and the boarding follows at once and ends the game.
        }

rulecard-thing-topic-boarding = Boarding
    .text =
        { $firstBoarderReveals ->
            [no] The first passenger shows the Role card only when the vehicle departs: then, too, an alien wins the game for the aliens.
           *[yes] The first passenger shows the Role card: an alien wins the game for the aliens.
        }
        Then the Characters on the ground are asked one by one, the least suspected first, ties in movement order, whether they ask for a seat; declining or being refused means staying for this boarding round.
        All passengers must agree to a candidate{ $boardConsent ->
            [unanimousTieLeastSuspect] ; if exactly half of them do, the least suspected passenger decides
           *[unanimous] { "" }
        }.
        Whoever is taken aboard shows the Role card: an alien wins the game for the aliens, a human starts a new boarding round, in which everybody on the ground is asked again.
        If a whole round takes nobody aboard, or nobody is left, the vehicle departs, and those left behind show their Role cards: with a human among them the aliens win, otherwise the humans.
        Where a Character is, standing or lying, does not matter; revealed and eliminated players are never asked.
        A boarding once started always ends the game.

## Topics: Rec Room and tests

rulecard-thing-topic-trade = Trade
    .text =
        In Phase 5 any two Characters may pass each other { $tradeLab ->
            [no] Weapon and Item cards, but no lab tokens,
           *[yes] Weapon cards, Item cards and lab tokens,
        } any number, gifts too, if both agree.
        A swap happens as a whole or not at all; promises bind nobody.
        Nothing is shown beforehand; the receiver may look afterwards.
        Everybody sees that something changed hands, of which kind and how many, but not what, except an open Flamethrower, which keeps its charges.

rulecard-thing-topic-vote = The vote
    .text =
        All Characters at the same time name one other Character or abstain; the votes are shown when all are in.
        Nobody in the green zone can be named, nor you yourself, a revealed alien or an eliminated player.
        Each vote moves the named player's disc 1 space, at most to the maximum space{ $players ->
            [0] { "" }
           *[other] , { $suspicion_red }
        }.
        Whoever stands there must show every card handed in, for as long as the disc stays there.

rulecard-thing-topic-tests = Tests A and B
    .text =
        In each round the group may make one Test A and one Test B, on the same or different Characters; a test is voluntary, and everybody who has a lab token, or a charged Flamethrower with Wire or a hidden Item card, is asked whether to offer one.
        Test A: show and give up a blood sample; the target is the Character with the highest suspicion, in a tie the tester chooses.
        Test B: with Wire and Flamethrower spend 1 charge; the target is any Character.
        You may test yourself if you are a possible target; hidden aliens may test like anybody.
        If several offer the same test, the Leader picks one; the Leader also chooses which test comes first, normally A.

rulecard-thing-topic-test_result = The result of a test
    .text =
        The tested player must show the current Role card to all.
        An alien is revealed at once: figure and disc leave the board, the cards go back to their decks, and the Collective grows.
        A human's disc goes to the green zone.
        That only tells about the past: the next dog or encounter can infect a green player, whose disc then advances again.

## Topics: the table and the rules

rulecard-thing-topic-talk = Talk
    .text =
        All talk is open and at the table; there are no private words between Characters, but the Collective plans its attacks in private.
        You may always speak, truly or falsely, about plans, suspicions, promises, advice, weapons, items and lab tokens.
        { $talk ->
            [strictDE] You may never say, truly or falsely, which Action cards you hold or which one you handed in.
            [freeFR] You may claim anything about the Action cards you hold and the one you handed in, truly or falsely.
           *[itUA] You may never say, truly or falsely, which Action cards you hold; which card you handed in you may claim, truly or falsely, from step 4.7 on.
        }
        Hidden cards and tokens are shown only when a rule reveals them, and nobody comments on the outcome of an infection test.
        Revealed aliens may talk under the same rules; eliminated players keep silent about hidden things.

rulecard-thing-topic-secrets = Who sees what
    .text =
        Public: suspicion, Leader, damage, fuel, food, dogs, weather, moves, the alien's strength{ $planVisibility ->
            [nothing] { " " }in all
           *[strengths] { " " }in all and on each planned attack
        }, the number of cards and tokens everybody holds, and what bags held at the start.
        Secret: roles, hands, handed-in cards, weapons, items and lab tokens, except a Flamethrower and what lies open since its use.
        Nobody knows the whole Active Pile, and what is left of it is discarded unseen.
        Of an infection token only the viewer sees the face; everybody sees who looked at whose, and its owner also knows which one it was.
        The Collective shares its plan, but learns nobody's hidden role.
        Your log tells only what is public and your own secrets; roles and infections are shown at the end.

rulecard-thing-topic-prompts = Why everybody is asked alike
    .text =
        Whether you are asked something never shows what you hold or who you are.
        Everybody who could act if their hidden cards or tokens were the right ones is asked, at the same pace, and nobody sees who had an option: attacking, withdrawing, burning, bonus items, starting a vehicle, offering a test.
        In an infection test everybody outside the green zone lays out tokens and confirms, and in Phase 5 everybody has a way to reveal, which only a hidden alien can use.
        Rule cards are the same for all, because asking how to play as an alien would give you away.

rulecard-thing-topic-timeouts = If time runs out
    .text =
        { $mode ->
            [small] Whatever is voluntary is not done: no attack, no withdrawal, no Fuel or Tools, no escape by the rescue helicopter, no die changed from the Dormitory, nothing handed over, no test.
           *[main] Whatever is voluntary is not done: no swap by Garry, no attack, no withdrawal, no fire, no bonus item, no escape, no seat asked for, no trade, no vote, no reveal, no test.
        }
        { $mode ->
            [small] A Character goes to a random room, and where one of several has to be chosen it is done at random; of drawn cards one is kept at random, and every lab token is.
           *[main] You go to a random room and hand in a random card; in an infection test you lay out two human tokens and look at a random one; other cards are chosen or discarded at random.
        }
        { $mode ->
            [small] The Leader takes the new weather and the fixed order of rooms, gives the dice to a random Character, and then rolls no more.
           *[main] The Leader takes the new weather, the fixed order of rooms, a random Character for a card, allows a fire, and reveals no further card; a passenger refuses.
        }
        { $mode ->
            [small] No die is rolled again or cancelled; the Character carries out the first action that is possible, with the first possible face and barrel, and as often as possible.
           *[main] Whoever acts takes the first possible face and barrel, repeats as often as possible, keeps one card at random and every lab token.
        }
        { $mode ->
            [small] { "" }
           *[main] The Collective lays 1 strength on a random room; alone in a room it does nothing, alone with a dog it assimilates the dog, and otherwise the Character in the lowest seat.
        }
        { $mode ->
            [small] { "" }
           *[main] { $collective ->
                [majority] If it has proposals, the one with most supporters counts, in a tie that of the earliest revealed member.
                [rotating] { "" }
               *[consensus] If it has proposals, the one with most consents counts, in a tie that of the earliest revealed member.
            }
        }

rulecard-thing-topic-setup = Setup
    .text =
        Boiler and generator start with 4 fuel each, the Pantry with 16 food, the Shed with 1 damage, the base helicopter with { $players ->
            [0] two damage fewer than players, the Radio Room with one for each player
           *[other] { $helicopter_damage }, the Radio Room with { $radio_damage }
        }.
        { $players ->
            [0] Both fuel reserves, the Weapon and Item decks and the weather chart depend on the number of players; the lab bag gets 2 blood samples and 3 failures for each.
           *[other] The underground reserve holds { $underground } fuel, the outside one { $outside }, the lab bag { $blood } blood samples and { $failures } failures.
        }
        { $players ->
            [0] What depends on the number of players stays as it was at the start.
           *[other] Weapon deck: Flamethrower { $weapons_flamethrower }, Dynamite/Molotov { $weapons_dynamite }, Firearm { $weapons_firearm }, Melee { $weapons_melee }; Item deck: Fuel { $items_fuel }, Tools { $items_tools }, Keys { $items_keys }, Wire { $items_wire }, Flashlight { $items_flashlight }.
        }
        Each player gets a random Character, who stands in the Rec Room, 2 Action cards, 3 infection tokens, both Role cards, and a disc on the yellow space, { $suspicion_yellow }.
        As many dog tokens as players, one of them an alien, are dealt in secret and make the roles; then all 9, 2 of them aliens, go into the infection bag.
        The Leader Token lies in a random room, { $kennelCard ->
            [removed] the Kennel card is out of the game
           *[normal] the Kennel card lies on the Kennel
        }, and the four dogs are still off the board.
        { $first ->
            [chosen] The table has named the first Leader
            [settled] The first Leader is named by the table or chosen at random
           *[lot] The first Leader is chosen at random
        }, and the rescue helicopter has not been called.

rulecard-thing-topic-components = What is in the box
    .text =
        { $mode ->
            [small] Three action dice, and eight special Role cards: six human and two alien.
           *[main] 51 Action cards: 17 each of Use, Repair and Sabotage.
        }
        { $mode ->
            [small] Weapon deck: Flamethrower { $weapons_flamethrower }, Dynamite/Molotov { $weapons_dynamite }, Firearm { $weapons_firearm }, Melee { $weapons_melee }; Item deck: Fuel { $items_fuel }, Tools { $items_tools }, Keys { $items_keys }, Wire { $items_wire }, Flashlight { $items_flashlight }.
           *[main] 12 Weapon cards: 2 Flamethrower, 4 Dynamite/Molotov, 2 Firearm, 4 Melee; 15 Item cards: 4 Fuel, 4 Tools, 2 Keys, 2 Wire, 3 Flashlight; fewer players use fewer of them.
        }
        11 Location cards: all green rooms and the Kennel, none for Rec Room and Dormitory.
        { $mode ->
            [small] Each of the six Characters has a figure and a disc; there are 9 dog tokens, 2 of them aliens, and 4 dogs.
           *[main] Each of 8 players has a figure, a disc, a human and an alien Role card, 2 human infection tokens and 1 alien one; there are 9 dog tokens, 2 of them aliens, and 4 dogs.
        }
        40 lab tokens, 16 blood samples and 24 failures; 34 barrels, 16 food, 20 damage, 12 charges, 6 fires.
        The alien's strength is only a number; pieces are change for it and never limit it.
        { $mode ->
            [small] { "" }
           *[main] The special Role cards and dice of the box belong to the game for 1 to 3 players.
        }

rulecard-thing-topic-specification = How the rules are written
    .text =
        Every rule has an ID such as T-E-12; only what has an ID is a rule.
        Where editions differ, the rules state a default; each table can choose an edition or single options.
        Figures that only the board shows, such as the weather chart, come from a board sheet that a table can replace.
        Every shuffle, random draw and roll of a die is fair.
        A special rule beats a general one, "cannot" beats "may", and what you cannot pay in full you cannot do.
        { $mode ->
            [small] { "" }
           *[main] Phase 4 is counted here in seven steps, 4.1 to 4.7; some editions count differently.
        }
