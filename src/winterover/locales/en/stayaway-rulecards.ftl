### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at the table, by selectors over its options; the default of a selector
### is the standard rule. $players is the number of players at the table, and 0 without a table: then the standard options
### are passed. $first is "lot", "chosen", or "settled" where only who began is known; $cards, $infected_cards and $panic_cards
### are numbers of the table's own deck, $infected_more and $infected_fewer what the table has added to it or taken out.
### A clause that falls away is { "" }, and blank lines are dropped. Cards of variants and editions explain the options
### themselves and are the same at every table.

## What the game is about

rulecard-stayaway-topic-roles = Roles
    .text =
        There are three roles: Human, Infected and The Thing; the holder of The Thing card is The Thing.
        { $thingInDeck ->
            [true] All players start as Humans, and whoever draws The Thing card becomes The Thing.
           *[false] One player is dealt that card, and all others start as Humans; nobody else becomes The Thing.
        }
        A Human becomes Infected when The Thing infects them with an Infected card, and nobody ever becomes Human again.
        The Thing knows all roles, and each Infected knows who The Thing is, but Infected players do not learn of one another.
        Humans want The Thing eliminated; The Thing wants no Human left, and the Infected may win with it.

## Cards: contagion

rulecard-stayaway-card-the_thing = The Thing
    .text =
        Whoever holds this card is The Thing.
        { $thingInDeck ->
            [true] It starts in the draw pile, and whoever draws it becomes The Thing at once and keeps it.
           *[false] One player is dealt it at the start.
        }
        It cannot be played, discarded, given or lost to any card; it leaves the hand only if its holder is eliminated.
        The Thing may give Infected cards to anyone, and infects Humans with them.
        So The Thing knows every role: those it infected are Infected, all others are Human.
        { $thingFlamethrower ->
            [restricted] If somebody is shown this card and a Flamethrower in one hand outside The Thing's own turn, the game ends and all living Humans win.
           *[free] { "" }
        }

rulecard-stayaway-card-infected = Infected!
    .text =
        Drawing this card infects nobody: a Human becomes Infected only by receiving one from The Thing, in an exchange{ $missedInfects ->
            [false] { " " }that Missed! has not passed on,
           *[true] { "" }
        } or by Round and Round.
        A Human may keep or discard it, but can never give it to a player.
        An Infected player must always keep at least one, whichever copy it is, and may discard the others.
        An Infected player may give one to The Thing only, and only out of two or more.
        The Thing may give Infected cards to anyone or discard them.
        { $overLimit ->
            [open] No hand may hold more than three: if you draw a fourth before you play, you must discard one of them, and if a fourth comes otherwise, one is discarded and replaced in everybody's sight.
            [superinfection] A hand may hold any number, but whoever must give a card and holds only Infected cards that may not be given is eliminated.
           *[quiet] No hand may hold more than three: if you draw a fourth before you play, you must discard one of them, and if a fourth comes otherwise, one is swapped unseen for another card.
        }
        { $players ->
            [0] The deck has 8 of them with 4 players, 13 with 8, and 20 with 11 or 12.
           *[other] The deck of this table has { $infected_cards } of them.
        }

## Cards: action

rulecard-stayaway-card-flamethrower = Flamethrower
    .text =
        { $quarantineRules ->
            [E2] Play it in your turn on a neighbour of any role, quarantined or not, but not through a Barred Door and not while you are quarantined yourself.
           *[E1] Play it in your turn on a neighbour of any role: not through a Barred Door, not on a quarantined player.
        }
        The target alone is asked; No Barbecue! saves them, otherwise they are eliminated.
        The hand of an eliminated player is discarded unseen and the role stays secret, except that burning The Thing ends the game{ $revenge ->
            [true] , or starts Revenge if both Humans and Infected are alive
           *[false] { "" }
        }.
        The Flamethrower is spent either way.
        Your end-of-turn exchange follows, with whoever is next to you now in play direction.
        { $thingFlamethrower ->
            [restricted] If somebody is shown The Thing and a Flamethrower in one hand outside The Thing's own turn, the game ends and all living Humans win.
           *[free] { "" }
        }
        { $armsInDeck ->
            [true] None is dealt at the start: all of them begin in the draw pile.
           *[false] { "" }
        }

rulecard-stayaway-card-analysis = Analysis
    .text =
        { $quarantineRules ->
            [E2] Play it in your turn on a neighbour, quarantined or not, but not through a Barred Door.
           *[E1] Play it in your turn on a neighbour: not through a Barred Door, not on a quarantined player.
        }
        You alone see their whole hand; everybody else learns only that you looked.
        { $thingFlamethrower ->
            [restricted] If The Thing and a Flamethrower are both in it, the game ends and all living Humans win.
           *[free] { "" }
        }
        There is no defence against it.
        Your end-of-turn exchange follows.
        { $armsInDeck ->
            [true] None is dealt at the start: all of them begin in the draw pile.
           *[false] { "" }
        }

rulecard-stayaway-card-axe = Axe
    .text =
        Remove one obstacle, chosen as you play the card; with nothing in reach you cannot play it.
        { $axeReach ->
            [own_gaps] In reach are a door on either side of you and the Quarantine of a neighbour { $axeThroughDoor ->
                [any] with or without a door between you
               *[door_only] with no door between you
            }.
           *[attached] In reach are a door on either side of you and, for a neighbour { $axeThroughDoor ->
                [any] with or without a door between you
               *[door_only] with no door between you
            }, their Quarantine or, if they have none, the door on their far side.
        }
        { $axeThroughDoor ->
            [any] { "" }
           *[door_only] Towards a neighbour behind a door you can remove only that door itself.
        }
        { $quarantineRules ->
            [E2] While quarantined you may play it too, even on your own Quarantine.
           *[E1] A quarantined player cannot play it.
        }
        There is no defence against it.
        Your end-of-turn exchange follows, and the removal may have made it possible.

rulecard-stayaway-card-suspicion = Suspicious
    .text =
        { $quarantineRules ->
            [E2] Play it in your turn on a neighbour, quarantined or not, but not through a Barred Door.
           *[E1] Play it in your turn on a neighbour: not through a Barred Door, not on a quarantined player.
        }
        You see one random card of their hand, and it stays there.
        The target learns which card you saw; everybody else learns only that you looked.
        There is no defence against it, and your end-of-turn exchange follows.

rulecard-stayaway-card-whisky = Whiskey
    .text =
        Play it in your turn: your four remaining cards are shown to all players.
        Nothing is left out, neither Infected cards nor The Thing, and the game goes on.
        It has no target and there is no defence; your end-of-turn exchange follows.

rulecard-stayaway-card-determination = Resolute
    .text =
        Draw three Stay Away! cards, look at them in secret, keep one and discard the other two face down.
        Panic cards met on the way are discarded unread.
        { $thingInDeck ->
            [true] If The Thing is among the three, you become The Thing and must keep it.
           *[false] { "" }
        }
        Then, with five cards in hand, you play or discard again; that may be another Resolute.
        Other players see only that you played it and how many cards moved{ $quarantineRules ->
            [E2] ; if you are quarantined, all three cards and the one you keep are shown
           *[E1] { "" }
        }.

rulecard-stayaway-card-watch_your_back = Watch Your Back
    .text =
        The direction of play turns round at once.
        The end-of-turn exchange of this turn and the next turn already go the new way.
        It has no target and there is no defence.

rulecard-stayaway-card-change_places = Change Places!
    .text =
        Play it in your turn to swap seats with a neighbour: not through a Barred Door, and not if you or the target are quarantined.
        The target is always asked, and only I'm Comfortable prevents the swap.
        Doors stay in their gaps.
        Your end-of-turn exchange and the next turn are counted from the seat you now have.
        { $twoPlayerDoor ->
            [pair] With two players left, the swap is possible only if there is no door, and changes nothing.
           *[gap] With two players left, the swap only changes on which side of you a door lies.
        }

rulecard-stayaway-card-better_run = You'd Better Run!
    .text =
        Play it in your turn, unless you are quarantined, to swap seats with { $lineOfSight ->
            [path] a player who is not quarantined, near or far; on one of the two ways round the table to them there must be no door and no quarantined player.
            [adjacent] a neighbour who is not quarantined and has no door between you.
            [door] any other player who is not quarantined, near or far, even a neighbour behind a door.
           *[off] any other player who is not quarantined, near or far.
        }
        { $lineOfSight ->
            [path] Doors stay in their gaps.
            [adjacent] Doors stay in their gaps.
            [door] Doors do not matter for this card and stay in their gaps.
           *[off] Doors do not matter and stay in their gaps.
        }
        The target is always asked, and only I'm Comfortable prevents the swap.
        Your end-of-turn exchange and the next turn are counted from the seat you now have.

rulecard-stayaway-card-seduction = Seduction
    .text =
        { $lineOfSight ->
            [path] Exchange a card with any other player who is not quarantined, if on one of the two ways round the table to them there is no door and no quarantined player.
            [adjacent] Exchange a card with a neighbour who is not quarantined and has no door between you.
            [door] Exchange a card with any other player who is not quarantined, but not with a neighbour behind a door; other doors do not matter.
           *[off] Exchange a card with any other player who is not quarantined; doors do not matter.
        }
        If nobody can be chosen, the card cannot be played.
        You offer a card face down{ $quarantineRules ->
            [E2] , or for all to see if you are quarantined
           *[E1] { "" }
        }; the target must give one back or defend with Scary, No Thanks! or Missed!.
        Your turn ends afterwards in every case, even if the target refuses: there is no end-of-turn exchange.
        The next turn belongs to the player next to you in play direction, not next to the target.

## Cards: defence

rulecard-stayaway-card-scary = Scary
    .text =
        Play it when you are the partner in an exchange: at the end of a turn, by Seduction or by Can't We Be Friends?.
        No cards change hands; you alone see the offered card{ $quarantineRules ->
            [E2] { " " }(or all do, if a quarantined player offers it)
           *[E1] { "" }
        }, which stays with the player who offered it.
        An Infected card shows that this player is { $missedInfects ->
            [false] The Thing or an Infected
           *[true] The Thing or, if you are The Thing yourself, an Infected
        }; nobody is infected and nothing is announced.
        You discard Scary and draw a Stay Away! card at once.
        It does not help against Round and Round.

rulecard-stayaway-card-im_fine_here = I'm Comfortable
    .text =
        Play it when Change Places! or You'd Better Run! is aimed at you: nobody moves.
        It does not stop the Panic cards One, Two..., Get Out of Here! and So This Is the Party?.
        You discard it and draw a Stay Away! card at once.
        The active player then has the end-of-turn exchange from the unchanged seat.

rulecard-stayaway-card-no_thanks = No Thanks!
    .text =
        Play it when you are the partner in an exchange: at the end of a turn, by Seduction or by Can't We Be Friends?.
        No cards change hands and you do not see the offered card{ $quarantineRules ->
            [E2] , unless a quarantined player offers it
           *[E1] { "" }
        }.
        You discard No Thanks! and draw a Stay Away! card at once.
        It does not help against Round and Round.

rulecard-stayaway-card-missed = Missed!
    .text =
        Play it when you are the partner in an exchange (never against Round and Round): you leave it, discard Missed! and draw a Stay Away! card at once.
        The player after you in play direction takes your place and may give or defend, also with Missed!.
        { $missedOffer ->
            [rechoose] The player who asked chooses anew which card to offer them
           *[keep] The offered card stays the same
        }, and { $missedInfects ->
            [false] an Infected card that changes hands then infects nobody, though it shows that its giver is The Thing or an Infected
           *[true] an Infected card from The Thing infects as in any exchange
        }.
        The exchange is off if that player is the one who asked or is quarantined, or if a Barred Door lies between the two of you; other doors do not matter.
        The next turn still belongs to the player after the one who asked.
        { $missedInfects ->
            [false] { "" }
           *[true] { $missedOffer ->
                [keep_broad] Only one case is excluded: The Thing cannot use Missed! against any offer of an Infected player.
                [rechoose] { "" }
               *[keep] Only one case is excluded: The Thing cannot use Missed! when an Infected player offers it an Infected card.
            }
        }

rulecard-stayaway-card-no_barbecue = No Barbecue!
    .text =
        Play it when a Flamethrower is aimed at you: you are not eliminated, and the Flamethrower is spent.
        It helps against nothing else, and nobody can play it for you.
        You discard it and draw a Stay Away! card at once.
        The active player's end-of-turn exchange follows, perhaps with you.

## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantine
    .text =
        { $quarantineRules ->
            [E2]
                Play it in your turn on a neighbour, never on yourself: not through a Barred Door, not on a player who already has one; there is no defence.
                A quarantined player goes on playing, exchanging and defending, but every card they draw, discard or give in an exchange is shown to all.
                They cannot play Flamethrower, Change Places! or You'd Better Run!, but may remove their own Quarantine with an Axe.
                They cannot be chosen for a seat swap, Seduction or Can't We Be Friends?, and Missed! passes no exchange on to them; other cards can be aimed at them.
                It lasts until the end of the second of their turns that starts after it was played; the exchange of this turn is not affected.
           *[E1]
                Play it in your turn on yourself or a neighbour: not through a Barred Door, not on a player who already has one; there is no defence.
                A quarantined player cannot exchange, play Stay Away! cards or defend, and no Stay Away! card of others can be aimed at them except an Axe to remove the Quarantine.
                In their turns they draw and then must discard; a Panic card they draw is carried out.
                It lasts until the end of the third of their turns that starts after it was played.
                If it hits you or the next player, there is no exchange at the end of this turn.
        }

rulecard-stayaway-card-locked_door = Barred Door
    .text =
        Lay it in one of the two gaps beside you that has no door yet; a quarantined neighbour there does not matter, and there is no defence.
        Both ways it stops Flamethrower, Analysis, Suspicious, Quarantine, Change Places!, Missed! and the end-of-turn exchange, that of this turn included.
        { $lineOfSight ->
            [path] Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! need a way round the table with no door and no quarantined player on it.
            [adjacent] Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! work on neighbours only, and the door stops them too.
            [door] It also stops Seduction, Can't We Be Friends? and Get Out of Here! between the two neighbours beside it, but not You'd Better Run!.
           *[off] It does not stop Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here!.
        }
        { $betweenUsDoor ->
            [ignores] It does not stop Just Between Us..., One, Two..., Round and Round, Revelations, the passing of the turn, or an Axe on the door itself.
           *[blocks] It stops Just Between Us..., but not One, Two..., Round and Round, Revelations, the passing of the turn, or an Axe on the door itself.
        }
        It stays in its gap when players move, until an Axe, Three, Four... or So This Is the Party? removes it.
        { $doorOnElimination ->
            [drop] It is discarded when a player beside it is eliminated.
           *[merge] When a player beside it is eliminated, it stays and lies between the two new neighbours.
        }
        { $twoPlayerDoor ->
            [pair] With two players left, any door closes both gaps between them.
           *[gap] With two players left, it closes only its own of the two gaps between them.
        }

## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Rotten Ropes
    .text =
        Panic: all Quarantine cards in play are discarded, the drawer's own included.
        Barred Doors stay.
        The drawer's end-of-turn exchange follows, unless a door prevents it{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] ; a drawer whom this card has freed exchanges too
               *[false] ; but a drawer who began this turn quarantined has none
            }
        }.

rulecard-stayaway-card-one_two = One, Two...
    .text =
        Panic: the drawer picks left or right and swaps seats with the third player on that side, counting living players, quarantined ones too, from the neighbour as first.
        A side whose third player is quarantined or is the drawer cannot be picked; if neither side will do, nothing happens.
        { $oneTwoSmall ->
            [min4] With fewer than four players left it has no effect.
           *[count] With two players left it is the other player; with three left it has no effect.
        }
        { $quarantinedDrawerMoves ->
            [false] A quarantined drawer stays put, and the card has no effect.
           *[true] A quarantined drawer moves too, with the Quarantine.
        }
        Doors do not matter and stay, and nobody can refuse.
        The end-of-turn exchange follows from the new seat, unless an obstacle prevents it.

rulecard-stayaway-card-three_four = Three, Four...
    .text =
        Panic: all Barred Doors in play are discarded.
        Quarantines stay.
        The drawer's end-of-turn exchange follows{ $quarantineRules ->
            [E2] { " " }in any case
           *[E1] , unless a Quarantine prevents it
        }.

rulecard-stayaway-card-party = So This Is the Party?
    .text =
        Panic: first all Quarantines and all Barred Doors are discarded.
        Then players swap seats in pairs, counted clockwise from the drawer whatever the direction of play: first with second, third with fourth, and so on.
        With an odd number of players the drawer's right-hand neighbour stays put; nobody chooses and nobody can refuse.
        The drawer's end-of-turn exchange follows from the new seat{ $quarantineRules ->
            [E2] { " " }in any case
           *[E1] { $freedDrawerExchanges ->
                [true] , also for a drawer whom this card has freed
               *[false] , but a drawer who began this turn quarantined has none
            }
        }.

rulecard-stayaway-card-get_out = Get Out of Here!
    .text =
        { $lineOfSight ->
            [path] Panic: the drawer swaps seats with any other player who is not quarantined, if on one of the two ways round the table to them there is no door and no quarantined player.
            [adjacent] Panic: the drawer swaps seats with a neighbour who is not quarantined and has no door in between.
            [door] Panic: the drawer swaps seats with any other player who is not quarantined, but not with a neighbour behind a door; other doors do not matter.
           *[off] Panic: the drawer swaps seats with any other player who is not quarantined; doors do not matter.
        }
        { $quarantinedDrawerMoves ->
            [false] A quarantined drawer stays put, and the card has no effect.
           *[true] A quarantined drawer moves too, with the Quarantine.
        }
        Doors stay in their gaps, and if nobody can be chosen, nothing happens.
        Nobody can refuse, not even with I'm Comfortable.
        The end-of-turn exchange follows from the new seat, unless an obstacle prevents it.

rulecard-stayaway-card-forgetful = Forgetful
    .text =
        Panic: the drawer discards three cards of their choice face down, then draws three Stay Away! cards.
        The Thing cannot be discarded, and an Infected player must keep at least one Infected card; a Human may discard Infected cards.
        Other players see only that three cards were replaced{ $quarantineRules ->
            [E2] ; a quarantined drawer's old and new cards are shown to all
           *[E1] { "" }
        }.
        The drawer's end-of-turn exchange follows, unless an obstacle prevents it.

rulecard-stayaway-card-round_and_round = Round and Round
    .text =
        Panic: all players, quarantined ones included, secretly choose one card and pass it to the next player in play direction, all at the same moment.
        The limits of an exchange apply to what may be passed, and an Infected card from The Thing infects a Human.
        Doors and Quarantines do not matter, and no defence card may be used.
        You see the card you receive and know who passed it.
        The turn then ends without an exchange.

rulecard-stayaway-card-friends = Can't We Be Friends?
    .text =
        { $lineOfSight ->
            [path] Panic: the drawer exchanges a card with another player of their choice who is not quarantined; on one of the two ways round the table to them there must be no door and no quarantined player.
            [adjacent] Panic: the drawer exchanges a card with a neighbour of their choice who is not quarantined and has no door in between.
            [door] Panic: the drawer exchanges a card with any other player of their choice who is not quarantined, but not with a neighbour behind a door; other doors do not matter.
           *[off] Panic: the drawer exchanges a card with any other player of their choice who is not quarantined; doors do not matter.
        }
        The chosen player gives a card or defends with Scary, No Thanks! or Missed!.
        { $quarantineRules ->
            [E2] A quarantined drawer exchanges too, with an open card.
           *[E1] A quarantined drawer makes no exchange.
        }
        If nobody can be chosen, nothing happens.
        { $friendsEndsTurn ->
            [true] Exchanged or refused, the turn then ends; only if nobody was chosen, the end-of-turn exchange follows, unless an obstacle prevents it.
           *[false] The drawer's end-of-turn exchange follows, even if it is with the same player, unless an obstacle prevents it.
        }

rulecard-stayaway-card-blind_date = Blind Date
    .text =
        Panic: the drawer chooses a card, draws a Stay Away! card, then puts the chosen card { $blindDateCard ->
            [discard] on the discard pile
            [shuffle] into the draw pile, which is shuffled
           *[top] on top of the draw pile
        }.
        The Thing and the last Infected card of an Infected player cannot be chosen.
        A Human may get rid of an Infected card this way; whoever draws it is not infected.
        Other players see only that a card was swapped{ $quarantineRules ->
            [E2] ; if the drawer is quarantined, the new card { $blindDateCard ->
                [discard] and the discarded one are
               *[top] is
            } shown to all
           *[E1] { "" }
        }.
        The turn then ends without an exchange.

rulecard-stayaway-card-oops = Ooops!
    .text =
        Panic: the drawer's whole hand is shown to all players.
        Nothing is left out, and the game goes on.
        The drawer's end-of-turn exchange follows, unless an obstacle prevents it.

rulecard-stayaway-card-between_us = Just Between Us...
    .text =
        Panic: the drawer chooses a neighbour, who alone sees the drawer's whole hand.
        { $betweenUsDoor ->
            [ignores] A neighbour behind a Barred Door can be chosen too.
           *[blocks] A neighbour behind a Barred Door cannot be chosen.
        }
        { $betweenUsQuarantine ->
            [blocks] A quarantined neighbour cannot be chosen.
           *[ignores] A quarantined neighbour can be chosen.
        }
        If no neighbour can be chosen, nothing happens.
        The drawer's end-of-turn exchange follows, unless an obstacle prevents it.

rulecard-stayaway-card-revelations = Revelations
    .text =
        Panic: starting with the drawer and going in play direction, each player is asked once to show the whole hand to all, to show a single Infected card if they hold one, or to decline.
        Holders of Infected cards may decline like everybody else.
        It stops as soon as an Infected card has been shown, otherwise after one round; showing The Thing does not stop it.
        { $thingFlamethrower ->
            [restricted] But if The Thing, outside its own turn, shows a hand with a Flamethrower in it, the game ends and all living Humans win.
           *[free] { "" }
        }
        Doors do not matter, and quarantined players take part.
        The drawer's end-of-turn exchange follows, unless an obstacle prevents it.

## What a player is asked

rulecard-stayaway-ask-play = Play or discard
    .text =
        You must play one action or obstacle card, or discard one card face down.
        A card can be played if it has a legal target, gap or obstacle, even if it changes nothing; target, side and the obstacle for an Axe are chosen with it.
        Defence cards, Infected cards and The Thing cannot be played here.
        { $quarantineRules ->
            [E2] A quarantined player may play too, but not Flamethrower, Change Places! or You'd Better Run!.
           *[E1] A quarantined player can only discard.
        }
        The Thing and the last Infected card of an Infected player cannot be discarded.
        { $overLimit ->
            [open] The hand left may hold at most three Infected cards; a fourth that comes later is discarded and replaced in everybody's sight.
            [superinfection] The hand left may hold any number of Infected cards, but with nothing else in it you risk Superinfection when you have to give a card.
           *[quiet] The hand left may hold at most three Infected cards; a fourth that comes later is swapped unseen for another card.
        }
        Others see a played card and its target; of a discard they see only that a card was discarded{ $quarantineRules ->
            [E2] , unless you are quarantined: then they see which
           *[E1] { "" }
        }.

rulecard-stayaway-ask-keep = Which card to keep
    .text =
        You played Resolute: choose one of the drawn cards to keep; the others are discarded face down.
        { $thingInDeck ->
            [true] If The Thing is among them, it must be kept, and you are The Thing from now on.
           *[false] { "" }
        }
        Others see only how many cards moved{ $quarantineRules ->
            [E2] ; if you are quarantined, they see the drawn cards and the one you keep
           *[E1] { "" }
        }.
        Afterwards you play or discard again, with the kept card in hand.

rulecard-stayaway-ask-answer_fire = Flamethrower aimed at you
    .text =
        Play No Barbecue! if you hold it, and nothing happens to you; you then draw a Stay Away! card.
        If you pass, you are eliminated.
        Every target is asked, whether they hold the card or not, so being asked tells nothing about your hand.
        Everybody sees your answer.

rulecard-stayaway-ask-answer_move = Asked to change seats
    .text =
        Someone played Change Places! or You'd Better Run! on you.
        Play I'm Comfortable if you hold it, and nobody moves; you then draw a Stay Away! card.
        If you pass, the two of you swap seats.
        Every target is asked, whether they hold the card or not; everybody sees your answer.

rulecard-stayaway-ask-offer = Your offer
    .text =
        Choose one card to offer face down to the partner named; you cannot change it while they answer.
        The Thing is never given; an Infected card is given only by The Thing, to anyone, or by an Infected player who holds two or more, to The Thing.
        The partner gives a card back or defends: with Scary they see your card and you keep it.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] With Missed! the exchange passes to the player after them, for whom you choose a card anew and who cannot be infected by it.
               *[keep] With Missed! your card passes as it is to the player after them, who cannot be infected by it.
            }
           *[true] { $missedOffer ->
                [keep_broad] With Missed! your card passes as it is to the player after them; only The Thing cannot answer an Infected player in this way.
                [rechoose] With Missed! the exchange passes to the player after them, for whom you choose a card anew.
               *[keep] With Missed! your card passes as it is to the player after them; only The Thing cannot answer an Infected player's Infected card in this way.
            }
        }
        Others see only that an offer lies face down{ $quarantineRules ->
            [E2] , unless you are quarantined: then your card is shown to all before the partner answers
           *[E1] { "" }
        }.

rulecard-stayaway-ask-reply = Your reply to an offer
    .text =
        Give one card in return, or play Scary, No Thanks! or Missed! if you hold it; you cannot refuse without one of these.
        The Thing is never given; an Infected card is given only by The Thing, to anyone, or by an Infected player who holds two or more, to The Thing.
        A defence card may also be given like any other card.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] After Missed! a new card is chosen for the player after you, who cannot be infected by it.
               *[keep] With Missed! the offer passes as it is to the player after you, who cannot be infected by it.
            }
           *[true] { $missedOffer ->
                [keep_broad] With Missed! the offer passes as it is to the player after you; The Thing cannot use it against an Infected player.
                [rechoose] After Missed! a new card is chosen for the player after you.
               *[keep] With Missed! the offer passes as it is to the player after you; The Thing cannot use it against an Infected card that an Infected player offers.
            }
        }
        { $quarantineRules ->
            [E2] A quarantined player's card is shown to all, an offer even before the reply; otherwise you do not see the offer and others see no card but a defence card.
           *[E1] You do not see the offer, and others see only that you exchanged or which defence card you played.
        }

rulecard-stayaway-ask-one_two = One, Two...: which side
    .text =
        Choose left or right: you swap seats with the third living player on that side, your neighbour being the first.
        Only sides whose third player is not quarantined and not yourself can be chosen, and one of them must be.
        The other player cannot refuse.
        Everybody sees your choice.

rulecard-stayaway-ask-get_out = Get Out of Here!: with whom
    .text =
        { $lineOfSight ->
            [path] Choose the player to swap seats with: anyone who is not quarantined and to whom one way round the table has no door and no quarantined player on it.
            [adjacent] Choose the player to swap seats with: a neighbour who is not quarantined and has no door between you.
            [door] Choose the player to swap seats with: anyone who is not quarantined, except a neighbour behind a door.
           *[off] Choose the player to swap seats with: anyone who is not quarantined, whatever doors lie between.
        }
        You must choose someone, and the other player cannot refuse.
        Everybody sees your choice.
        Your exchange and the next turn are then counted from your new seat.

rulecard-stayaway-ask-friends = Can't We Be Friends?: with whom
    .text =
        { $lineOfSight ->
            [path] Choose the player to exchange a card with: anyone who is not quarantined and to whom one way round the table has no door and no quarantined player on it.
            [adjacent] Choose the player to exchange a card with: a neighbour who is not quarantined and has no door between you.
            [door] Choose the player to exchange a card with: anyone who is not quarantined, except a neighbour behind a door.
           *[off] Choose the player to exchange a card with: anyone who is not quarantined, whatever doors lie between.
        }
        You must choose someone; that player gives a card or defends with Scary, No Thanks! or Missed!.
        Everybody sees whom you choose; the cards are as hidden as in any exchange.
        { $friendsEndsTurn ->
            [true] Your turn ends afterwards.
           *[false] Your end-of-turn exchange still follows, unless an obstacle prevents it.
        }

rulecard-stayaway-ask-between_us = Just Between Us...: to whom
    .text =
        Choose the neighbour who will see your whole hand.
        A door between you { $betweenUsDoor ->
            [ignores] does not matter
           *[blocks] rules a neighbour out
        }; { $betweenUsQuarantine ->
            [blocks] a quarantined neighbour cannot be chosen
           *[ignores] a quarantined neighbour can be chosen
        }.
        You must choose someone.
        Everybody sees whom you choose; only that player sees your cards, and may say about them whatever they like.

rulecard-stayaway-ask-forget = Forgetful: what to discard
    .text =
        Choose three of your cards; they are discarded face down and you draw three Stay Away! cards.
        The Thing cannot be chosen, and an Infected player must keep at least one Infected card.
        A Human may discard Infected cards this way.
        Others see only that three cards were replaced{ $quarantineRules ->
            [E2] ; if you are quarantined, they see the old and the new ones
           *[E1] { "" }
        }.

rulecard-stayaway-ask-blind_date = Blind Date: what to swap
    .text =
        Choose one card to swap for a Stay Away! card from the draw pile; yours then { $blindDateCard ->
            [discard] goes to the discard pile
            [shuffle] goes into the draw pile, which is shuffled
           *[top] lies on top of that pile
        }.
        The Thing and the last Infected card of an Infected player cannot be chosen.
        Others see only that a card was swapped{ $quarantineRules ->
            [E2] ; if you are quarantined, they see the new card{ $blindDateCard ->
                [discard] { " " }and the discarded one
               *[top] { "" }
            }
           *[E1] { "" }
        }.
        Your turn ends afterwards.

rulecard-stayaway-ask-pass_on = Round and Round: what to pass on
    .text =
        Choose one card for the next player in play direction; all players choose at the same time, and you cannot refuse or defend.
        The Thing is never passed; an Infected card is passed only by The Thing, to anyone, or by an Infected player who holds two or more, to The Thing.
        Others may see that you have chosen, never what.
        The player who receives your card knows that it came from you.

rulecard-stayaway-ask-reveal = Revelations: show or decline
    .text =
        Show your whole hand to all, show a single Infected card if you hold one, or decline.
        Nobody has to show anything, whatever they hold.
        { $thingFlamethrower ->
            [restricted] If The Thing, outside its own turn, shows a hand with a Flamethrower in it, the game ends and all living Humans win.
           *[free] { "" }
        }
        If an Infected card is shown, the players after you are not asked any more.
        Everybody sees your answer and the cards you show, and nothing else.

rulecard-stayaway-ask-declare = Declaring that no Human is left
    .text =
        { $declare ->
            [manual]
                Only The Thing can declare this, whenever the game waits for somebody's decision, in any player's turn.
                It is never asked as a question, and nobody sees who could declare.
                The game does not end by itself when no Human is alive: it goes on until The Thing declares; only if The Thing is the only player left, this is done for it.
                A declaration ends the game at once, for everybody to see.
                If it is true, the winners are found as after any end without Humans; if a Human is alive, the living Humans win.
            [auto]
                There are no declarations: nobody can end the game by a word.
                { "" }
                { "" }
                The game ends by itself as soon as no Human is alive.
                { "" }
           *[both]
                Only The Thing can declare this, whenever the game waits for somebody's decision, in any player's turn.
                It is never asked as a question, and nobody sees who could declare.
                A declaration ends the game at once, for everybody to see.
                The game also ends by itself as soon as no Human is alive, so The Thing need not declare.
                If a Human is alive, a declaration is false and the living Humans win.
        }

## Topics

rulecard-stayaway-topic-turn = The turn
    .text =
        A turn has three steps: draw a card, play or discard one, exchange one with the next player; outside your turn you hold four cards.
        Drawing is compulsory: a Stay Away! card joins your hand and you then play or discard; a Panic card is carried out at once instead of that.
        The exchange is with the player who is next to you in play direction at that moment.
        It is off if { $quarantineRules ->
            [E2] a door lies between you (Quarantine does not matter)
           *[E1] either of you is quarantined or a door lies between you
        }, and after Seduction, Round and Round{ $friendsEndsTurn ->
            [true] , Blind Date and the exchange of Can't We Be Friends?
           *[false] { " " }and Blind Date
        }.
        Obstacles count as they lie at the moment{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] , so a player freed from Quarantine in their own turn exchanges already in that turn
               *[false] ; only a player who began the turn quarantined has no exchange in it even if freed
            }
        }.
        Then the turn passes to the next player from the seat you have now, whoever took part in the exchange; players jumped over by a seat change wait until it comes round.
        A card's own rule beats a general one, and a prohibition beats a permission.

rulecard-stayaway-topic-setup = Setup
    .text =
        { $thingInDeck ->
            [true] Four cards are dealt to each player, with no Infected and no Panic card and not The Thing among them.
           *[false] The Thing is shuffled into just enough other cards, with no Infected and no Panic card among them, to deal four to each player.
        }
        { $armsInDeck ->
            [true] Flamethrower and Analysis cards are not dealt either: all of them start in the draw pile.
           *[false] { "" }
        }
        { $thingInDeck ->
            [true] So all players start as Humans; whoever draws The Thing later becomes it, and only that player knows.
           *[false] So exactly one player starts as The Thing and all others as Humans; each learns only their own role.
        }
        The remaining cards, { $thingInDeck ->
            [true] with The Thing and all Infected and Panic cards
           *[false] with all Infected and Panic cards
        }, are shuffled into the face-down draw pile; the discard pile is empty.
        There are no doors and no Quarantines; { $first ->
            [chosen] the first player is chosen by the table
            [settled] the first player is chosen by the table or drawn by lot
           *[lot] the first player is drawn by lot
        }, and play goes clockwise.
        Every shuffle, deal and random card is even chance, made by the game.
        All settings of the table are public and fixed before the deal.

rulecard-stayaway-topic-deck = The deck
    .text =
        The full deck has 108 cards: 88 Stay Away! cards (The Thing, 20 Infected, 45 action, 17 defence, 5 obstacle) and 20 Panic cards.
        Every card except The Thing carries a number from 4 to 11{ $customDeck ->
            [none] ; a game uses The Thing and all cards whose number is not above the number of players.
           *[other] ; the table has chosen freely how many copies of some cards are used, and all others are in if their number is not above the number of players.
        }
        { $players ->
            [0] So 4 players use 35 cards, 6 use 54, 8 use 69, and 11 or 12 use all of them.
           *[other] With { $players } players the deck of this table has { $cards } cards, among them The Thing, { $infected_cards ->
                [one] 1 Infected card
               *[other] { $infected_cards } Infected cards
            } and { $panic_cards ->
                [one] 1 Panic card
               *[other] { $panic_cards } Panic cards
            }.
        }
        { $infectedDelta ->
            [0] { $players ->
                [0] There are 8 Infected cards with 4 or 5 players, 10 with 6, 13 with 8, and 20 with 11 or 12.
                [6] { $infectedAt6 ->
                    [9] { $infected_cards ->
                        [9] One Infected card with the number 6 is left out.
                       *[other] { "" }
                    }
                   *[10] { "" }
                }
               *[other] { "" }
            }
           *[other] { $infected_more ->
                [0] The table has taken out { $infected_fewer ->
                    [one] 1 Infected card
                   *[other] { $infected_fewer } Infected cards
                }.
               *[other] The table has added { $infected_more ->
                    [one] 1 Infected card
                   *[other] { $infected_more } Infected cards
                }.
            }
        }

rulecard-stayaway-topic-infection = Infection
    .text =
        A Human is infected by receiving an Infected card from The Thing: in an end-of-turn exchange, by Seduction, Can't We Be Friends? or Round and Round{ $missedInfects ->
            [false] , but not in an exchange that Missed! has passed on
           *[true] , also in an exchange that Missed! has passed on
        }.
        It does not matter which of the two asked for the exchange, and nothing is announced; drawing an Infected card never infects.
        { $missedInfects ->
            [false] Unless Missed! was played, only The Thing can give an Infected card to a Human or an Infected, so whoever is infected knows who The Thing is.
           *[true] Only The Thing can give an Infected card to a Human or an Infected, so the receiver knows who The Thing is.
        }
        An Infected player must always keep one Infected card, any copy; further ones may be kept, discarded, or given to The Thing only.
        The Thing with three Infected cards must give one, since nothing else may leave its hand.
        Any other player with three must give the remaining card or defend with it, except that an Infected may give an Infected card to The Thing.
        { $overLimit ->
            [open] A Human whom The Thing infects with a fourth one discards one and draws another card, and everybody sees that.
            [superinfection] A Human whom The Thing infects with a fourth one keeps all four.
           *[quiet] A Human whom The Thing infects with a fourth one keeps three: one is swapped unseen for another card.
        }

rulecard-stayaway-topic-limit = Too many Infected cards
    .text =
        { $overLimit ->
            [open]
                No hand may hold more than three Infected cards, whatever the role.
                After your own draw there may be four for a moment.
                You may then play or discard only what leaves three at most, so you must discard an Infected card.
                If a fourth comes in any other way, its owner discards one face down and draws a Stay Away! card, until there are three at most; everybody sees the discards and draws.
                A Human who is infected with a fourth one becomes Infected first and keeps three.
                So every player always has a card that may be given.
            [superinfection]
                A hand may hold any number of Infected cards.
                But if a player other than The Thing must give a card, in an exchange or Round and Round, holds only Infected cards and may give none of them, they show the hand to all and are eliminated: this is Superinfection.
                The exchange is then off; an Infected facing The Thing is safe, since they may give one.
                If it hits the player whose turn it is, the turn ends, after the Panic card if there is one, and passes to the player who followed the empty seat.
                In Round and Round all players concerned leave together before cards are passed.
                { $thingInDeck ->
                    [true] If it leaves only one player while The Thing is still undrawn, that player wins; if it leaves none, nobody wins.
                   *[false] { "" }
                }
           *[quiet]
                No hand may hold more than three Infected cards, whatever the role.
                After your own draw there may be four for a moment.
                You may then play or discard only what leaves three at most, so you must discard an Infected card.
                If a fourth comes in any other way, one is swapped unseen for a random Stay Away! card of the draw pile that is not Infected (if there is none, of the discard pile); only the player concerned is told.
                A Human who is infected with a fourth one becomes Infected first and keeps three.
                So every player always has a card that may be given.
        }

rulecard-stayaway-topic-exchange = The exchange
    .text =
        The active player offers a card face down; the partner gives a card back or plays a defence card, and until then the offer cannot be changed.
        It happens at the end of a turn, by Seduction and by Can't We Be Friends?, and is compulsory for both; { $quarantineRules ->
            [E2] quarantined players exchange too, but cannot be chosen for Seduction or Can't We Be Friends?
           *[E1] a quarantined player takes part in none
        }.
        Any card except The Thing and Infected cards may be given to anyone; The Thing is never given.
        Infected cards are given by The Thing to anyone, by Humans never, and by an Infected only to The Thing and only out of two or more, counted before the swap.
        Both cards change hands at once; { $quarantineRules ->
            [E2] each side sees only the card received and others see none, but a card that a quarantined player gives is shown to all, an offer even before the reply.
           *[E1] each side sees only the card received, and others see who exchanged but no card.
        }
        { $overLimit ->
            [open] A fourth Infected card received is then discarded and replaced in everybody's sight; should somebody have no card to give all the same, there is no exchange.
            [superinfection] A player other than The Thing who holds only Infected cards and may give none of them is eliminated, and there is no exchange.
           *[quiet] A fourth Infected card received is then swapped unseen for another card; should somebody have no card to give all the same, there is no exchange.
        }
        If the partner defends, the offer goes back unseen, apart from Scary and Missed!{ $quarantineRules ->
            [E2] { " " }and from the open offer of a quarantined player
           *[E1] { "" }
        }.
        { $friendsEndsTurn ->
            [true] Afterwards the turn ends.
           *[false] Afterwards the turn ends; only after Can't We Be Friends? the end-of-turn exchange follows.
        }

rulecard-stayaway-topic-defence = Defence cards
    .text =
        A defence card is played only as an answer, by the player who is asked, one per question; in your own turn you can only discard it, or give it in an exchange.
        No Barbecue! answers a Flamethrower, I'm Comfortable answers Change Places! and You'd Better Run!, and Scary, No Thanks! and Missed! answer an exchange.
        Nothing answers Analysis, Suspicious, Axe, obstacles or Panic cards, except the exchange of Can't We Be Friends?.
        A used defence card is discarded and replaced at once by a Stay Away! card, which may serve only for a later question.
        Nobody can counter a defence card, and quarantined players { $quarantineRules ->
            [E2] may defend like everybody else
           *[E1] cannot defend
        }.

rulecard-stayaway-topic-piles = Draw pile and discard pile
    .text =
        Both piles lie face down, and everything discarded goes to the discard pile: played cards, used defence cards, removed obstacles and the hands of eliminated players.
        { $topBack ->
            [hidden] Nobody sees whether the next card of the draw pile is a Stay Away! or a Panic card.
           *[shown] Everybody sees by its back whether the next card of the draw pile is a Stay Away! or a Panic card.
        }
        When a card is needed and the draw pile is empty, the whole discard pile is shuffled to form a new one; a card whose effect is still going on is not part of it.
        Any draw other than the one that starts a turn is a Stay Away! card: Panic cards on the way are discarded unread.
        If no Stay Away! card were left to draw, you would go without and fill your hand up to four before your next draw; with nothing to draw at all, your turn would go straight to the exchange.
        But every deck that the game allows has enough of them.

rulecard-stayaway-topic-seats = Seats and direction
    .text =
        The living players sit in a ring; clockwise, the next player is on your left, and only living players count as neighbour, next or third.
        Between two neighbours lies one gap, which holds at most one Barred Door.
        Play starts clockwise and is turned round only by Watch Your Back; doors never hinder the passing of the turn.
        In a seat swap, hand, role and Quarantine go with the player, while doors stay in their gaps.
        With two players left there are two gaps: { $twoPlayerDoor ->
            [pair] a door in either of them closes both, for cards and for the end-of-turn exchange.
           *[gap] a card for a neighbour works while either is open, but the end-of-turn exchange needs the one in play direction.
        }

rulecard-stayaway-topic-doors = Doors
    .text =
        A Barred Door lies in the gap between two seats and closes it both ways: to Flamethrower, Analysis, Suspicious, Quarantine, Change Places!, Missed! and the end-of-turn exchange.
        { $betweenUsDoor ->
            [ignores] Just Between Us... passes through it.
           *[blocks] Just Between Us... does not pass through it either.
        }
        { $axeThroughDoor ->
            [any] An Axe hits the door itself or reaches past it to the neighbour behind it.
           *[door_only] An Axe hits only the door itself and nothing behind it.
        }
        { $lineOfSight ->
            [path] Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! need one of the two ways round the table with no door and no quarantined player on it.
            [adjacent] Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! reach only neighbours with no door in between.
            [door] Seduction, Can't We Be Friends? and Get Out of Here! do not reach a neighbour through it, and ignore other doors; You'd Better Run! ignores all of them.
           *[off] Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! ignore all doors.
        }
        No door stops One, Two..., So This Is the Party?, Round and Round, Revelations or the passing of the turn.
        Doors never move with players; Axe, Three, Four... and So This Is the Party? remove them.
        When a seat is eliminated, its two gaps become one, and { $doorOnElimination ->
            [drop] a door in either of them is discarded
           *[merge] a door from either stays there
        }.
        { $twoPlayerDoor ->
            [pair] With two players left, any door closes both gaps between them.
           *[gap] With two players left, a door closes only its own of the two gaps between them.
        }

rulecard-stayaway-topic-quarantine = Quarantine
    .text =
        { $quarantineRules ->
            [E2]
                A quarantined player plays, exchanges and defends as usual, but every card they draw, discard or give in an exchange is shown to all, an offer even before the reply; cards they receive are not.
                They cannot play Flamethrower, Change Places! or You'd Better Run!, but may use an Axe on their own Quarantine.
                Flamethrower, Analysis, Suspicious and Axe can be aimed at them, but not seat swaps, Seduction or a second Quarantine, and Missed! passes no exchange on to them.
                It starts at 2 and goes down at the end of each of their turns; at 0 it is discarded.
           *[E1]
                A quarantined player cannot exchange, play Stay Away! cards or defend, and no Stay Away! card of others can be aimed at them except an Axe to remove the Quarantine; a door may be laid beside them.
                In their turn they draw and discard a card, or carry out a Panic card, and make no exchange{ $freedDrawerExchanges ->
                    [true] , unless that Panic card frees them
                   *[false] , even if that Panic card frees them
                }.
                Whoever would exchange with them at the end of a turn makes none either, and a Missed! redirect to them fails.
                It starts at 3 and goes down at the end of each of their turns, but not of the turn in which they quarantined themselves; at 0 it is discarded.
        }
        Axe, Rotten Ropes, So This Is the Party? or elimination remove it earlier; if a seat is swapped it goes along.
        A quarantined player cannot be chosen for One, Two..., Get Out of Here! and Can't We Be Friends?, { $betweenUsQuarantine ->
            [blocks] nor for Just Between Us...,
           *[ignores] but can for Just Between Us...,
        } and takes part in Round and Round and Revelations.
        If they draw a Panic card themselves, { $quarantineRules ->
            [E2] it works as usual{ $quarantinedDrawerMoves ->
                [false] , only One, Two... and Get Out of Here! do nothing
               *[true] , and One, Two... and Get Out of Here! move them too
            }.
           *[E1] { $quarantinedDrawerMoves ->
                [false] it works as usual, only One, Two..., Get Out of Here! and Can't We Be Friends? do nothing.
               *[true] it works as usual, only Can't We Be Friends? does nothing.
            }
        }

rulecard-stayaway-topic-panic = Panic cards
    .text =
        A Panic card never enters a hand: drawn at the start of a turn it is shown to all and carried out at once, as far as possible, in place of playing or discarding.
        Drawn in any other way, it is discarded unread.
        The drawer makes the choices and must choose a legal target if there is one; otherwise nothing happens.
        No defence card stops a Panic card, but the partner in Can't We Be Friends? may defend.
        The end-of-turn exchange follows from the present seat, except after Round and Round{ $friendsEndsTurn ->
            [true] , Blind Date and the exchange of Can't We Be Friends?
           *[false] { " " }and Blind Date
        }.
        { $quarantineRules ->
            [E2] A quarantined drawer exchanges like everybody else.
           *[E1] { $freedDrawerExchanges ->
                [true] A quarantined drawer has no exchange, unless the card frees them.
               *[false] A drawer who began the turn quarantined has no exchange, even if the card frees them.
            }
        }
        Choices, seat changes and removed obstacles are public; cards stay hidden unless the Panic card shows them{ $quarantineRules ->
            [E2] { " " }or a quarantined player draws, discards or gives them in an exchange
           *[E1] { "" }
        }.

rulecard-stayaway-topic-elimination = Elimination
    .text =
        { $overLimit ->
            [open] Only the Flamethrower eliminates, so nobody is eliminated in their own turn; too many Infected cards are merely discarded and replaced.
            [superinfection] The Flamethrower eliminates, and so does Superinfection: having to give a card with only Infected cards in hand, none of which may be given.
           *[quiet] Only the Flamethrower eliminates, so nobody is eliminated in their own turn; too many Infected cards are merely swapped away unseen.
        }
        The hand, Infected cards included, goes to the discard pile{ $overLimit ->
            [superinfection] , unseen after a Flamethrower but first shown to all in Superinfection
           *[quiet] { " " }unseen
        }, and a Quarantine is discarded.
        The role is not told, and neither is how many Humans or Infected are left; only The Thing's elimination shows, by { $revenge ->
            [true] ending the game or starting Revenge
           *[false] ending the game
        }.
        The seat disappears and its neighbours become neighbours of each other; a door beside it { $doorOnElimination ->
            [drop] is discarded
           *[merge] now lies between them and may stop the exchange that follows
        }.
        Eliminated players are never asked, see only what is public, { $eliminatedTalk ->
            [on] may go on talking
           *[off] stay silent{ $revenge ->
                [true] { " " }(except The Thing in Revenge)
               *[false] { "" }
            }
        } and lose whatever happens.

rulecard-stayaway-topic-ending = Who wins
    .text =
        { $revenge ->
            [true] The Thing is eliminated while both Humans and Infected are alive: Revenge begins, and the survivors win once only Humans or only Infected are left; otherwise the living Humans win at once and everybody else loses{ $declare ->
                [manual] ; if no Human is alive, nobody wins
               *[both] { "" }
            }.
           *[false] The Thing is eliminated: all living Humans win and everybody else loses{ $declare ->
                [manual] ; if no Human is alive, nobody wins
               *[both] { "" }
            }.
        }
        { $thingFlamethrower ->
            [restricted] Somebody is shown The Thing and a Flamethrower in one hand outside The Thing's own turn: all living Humans win and everybody else loses{ $declare ->
                [manual] ; if no Human is alive, nobody wins
               *[both] { "" }
            }.
           *[free] { "" }
        }
        { $declare ->
            [manual] The Thing declares, and no Human is left: The Thing and all living Infected win, with two exceptions.
           *[both] No Human is left{ $revenge ->
                [true] { " " }while The Thing is alive
               *[false] { "" }
            }: the game ends at once, and The Thing and all living Infected win, with two exceptions.
        }
        First, { $soloWin ->
            [nobody_eliminated] if nobody was eliminated at all
           *[no_human_eliminated] if nobody was eliminated while Human
        }, The Thing wins alone and all Infected lose.
        Second, if the last Human was infected and not eliminated, that player loses.
        { $declare ->
            [auto] { "" }
           *[both] The Thing declares falsely that no Human is left: all living Humans win and everybody else loses.
        }
        { $thingInDeck ->
            [true] Only one player is left while The Thing is still undrawn: that player wins; if none is left, nobody wins.
           *[false] { "" }
        }
        Eliminated players lose in every case, and at the end all roles and hands are revealed.

rulecard-stayaway-topic-declaration = The declaration
    .text =
        { $declare ->
            [manual]
                The game does not end by itself when no Human is alive: it goes on until The Thing declares that none is left.
                Only if The Thing is the only player left, this is done for it.
                Only The Thing, alive, can declare, while the game waits for anybody's decision, also in other players' turns and while quarantined; it takes effect at once and whatever was pending is dropped.
                A false declaration makes all living Humans win.
                Words in the talk are never a declaration.
            [auto]
                The game ends by itself as soon as no Human is alive.
                { "" }
                { "" }
                { "" }
                There are no declarations, neither true nor false, and words in the talk have no effect.
           *[both]
                The game ends by itself as soon as no Human is alive, and The Thing may also declare at any time that none is left.
                { "" }
                Only The Thing, alive, can declare, while the game waits for anybody's decision, also in other players' turns and while quarantined; it takes effect at once and whatever was pending is dropped.
                A false declaration makes all living Humans win.
                Words in the talk are never a declaration.
        }

rulecard-stayaway-topic-secrets = Who sees what
    .text =
        Public: seats, direction, doors, Quarantines and their remaining turns, who is eliminated, whose turn and step it is, the sizes of hands and piles, and the settings of the table.
        The back of the top card of the draw pile, Stay Away! or Panic, { $topBack ->
            [hidden] is not shown to anybody
           *[shown] is public too
        }.
        Also public: every card played with its target, Panic cards, defence cards, passes, whether an exchange took place, and cards shown to all.
        { $quarantineRules ->
            [E2] Every card that a quarantined player draws, discards or gives in an exchange is shown to all.
           *[E1] { "" }
        }
        Secret: hands, roles, the order of the draw pile, and what{ $quarantineRules ->
            [E2] { " " }else
           *[E1] { "" }
        } was discarded from a hand; the discard pile lies face down and nobody looks through it.
        A card shown only to you is known only to you, and afterwards nobody can follow it through hands and piles.
        You see your own hand and role and who gave you a card; The Thing is shown whom it infected, and an Infected who The Thing is, since both follow from the rules.
        Watchers and eliminated players see only what is public until the game ends.

rulecard-stayaway-topic-prompts = Why everybody is asked alike
    .text =
        Whether you are asked something depends only on what everybody can see, never on your hand or role; those change only your private list of options.
        So the target of a Flamethrower or a seat swap is always asked and may always pass, and the partner in an exchange gets one single question, to give or to defend.
        You are asked even if only one answer is possible, unless that is plain to everybody, and nothing shows others how many options you had.
        Nobody is asked where no defence exists, and a move that is not allowed is reported to its sender only.
        The game waits for one player at a time, seen by all, except in Round and Round, where all choose together and only who has answered may be shown.
        If a clock runs out, the answer is to pass, to decline, a random legal card to give, keep or discard, or a random legal target; a defence card is never played that way.

rulecard-stayaway-topic-talk = Talk
    .text =
        Living players may say anything at any time, true or false, about roles, cards they saw or what they intend; it binds nobody and has no effect on the game.
        Cards are shown only by card effects, to those the effect names; there is no way to prove what you say.
        { $whisper ->
            [on] There is one public talk, and living players may also whisper: everybody sees that you do, but not what you say.
           *[off] There is one public talk and no whispering.
        }
        { $eliminatedTalk ->
            [on] Eliminated players may talk too.
           *[off] Eliminated players are silent.
        }
        { $revenge ->
            [true] In Revenge, the eliminated Thing may comment to help or mislead, but must not state a role outright.
           *[false] { "" }
        }
        Talk stops neither the clock nor a decision.

## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variant: The Thing in the deck
    .text =
        The Thing is shuffled into the draw pile and all players start as Humans; suggested for 4 to 6 players.
        Whoever draws it, in any way, becomes The Thing at once, even while quarantined, and keeps the card; nobody else is told, and Resolute must keep it.
        Until then nobody can be infected or give an Infected card, and no game can end by The Thing's elimination or declaration.
        Infected cards already in that hand may be given from then on, but drawing The Thing as a replacement card does not change an exchange already under way.
        If only one player is alive while it is still undrawn, that player wins; if nobody is, nobody wins.

rulecard-stayaway-variant-infected_number = Variant: more or fewer Infected cards
    .text =
        The number of Infected cards in the deck is raised or lowered by an agreed number.
        More make it easier for The Thing, fewer for the Humans.
        There are always at least 1 and at most 20.

rulecard-stayaway-variant-arms_in_deck = Variant: weapons in the deck
    .text =
        Flamethrower and Analysis cards are not dealt: all of them start in the draw pile.
        So nobody begins the game with one of them.
        Everything else stays the same, and it can be combined with The Thing in the deck.

rulecard-stayaway-variant-line_of_sight = Variant: Line of Sight
    .text =
        Some cards no longer reach just anyone; quarantined players still cannot be chosen.
        Free way: Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! need one of the two ways round the table with no door and no quarantined player in between.
        A door beside you or the target blocks only that side, and the drawer's own Quarantine does not block Get Out of Here!.
        Neighbours only: these four cards work on neighbours only.
        Doors: Seduction, Can't We Be Friends? and Get Out of Here! do not work between neighbours with a door in their common gap.
        Missed! keeps its own rule: the exchange is off if the player after the defender is the one who asked or is quarantined, or if a Barred Door lies between those two.

rulecard-stayaway-variant-custom_deck = Variant: free deck
    .text =
        The table sets how many copies of each card are used; The Thing is in exactly once.
        Without The Thing, Infected and Panic cards there must be enough for the deal: four for each player, less one unless The Thing starts in the deck.
        Stay Away! cards must number at least four for each player, plus four, plus the number of obstacle cards.
        There must be a Flamethrower, or an Infected card for every player but one, so that the game can end; the game refuses other decks.

rulecard-stayaway-variant-revenge = Variant: Revenge
    .text =
        If The Thing is eliminated while both Humans and Infected are alive, the game goes on; all learn who The Thing was, and no other role.
        The Thing card leaves the game; the rest of that hand is discarded unseen.
        From then on nobody can be infected and no Infected card can be given; Infected players still keep at least one, and the limit of three holds (where it is played).
        The game ends when no Human or no Infected is alive: all survivors win, all eliminated players lose.
        The former Thing may comment in the talk to help or mislead, but must not state a role outright.
        If only one side is alive when The Thing is eliminated, the normal ending applies; so does a declaration made before.

rulecard-stayaway-edition-e2 = Edition E2
    .text =
        Superinfection replaces the limit of three.
        If a player other than The Thing must give a card, in an exchange or Round and Round, but holds only Infected cards and may give none of them, they show the hand and are eliminated, and the exchange is off; an Infected facing The Thing is safe.
        If it hits the player whose turn it is, the turn ends, after the Panic card if there is one, and passes to the player who followed the empty seat.
        In Round and Round all players concerned leave together before cards are passed.
        Missed!: an Infected card from a redirected exchange does not infect, though its receiver learns that it came from The Thing or an Infected, and any offer may be redirected.
        Quarantine: only on a neighbour, never on yourself and not through a door, for two of their turns.
        Quarantined players act and exchange as usual, but every card they draw, discard or give in an exchange is shown to all, an offer even before the reply; cards they receive are not.
        They cannot play Flamethrower, Change Places! or You'd Better Run!, nor be the target of a seat change, and One, Two... and Get Out of Here! do nothing if they draw it or are the target.
        Seduction, Can't We Be Friends? and Missed! cannot reach them; Flamethrower, Analysis, Suspicious and Axe can, and they may use an Axe on their own Quarantine.
        The Thing and the Flamethrower: if one showing outside The Thing's own turn lets a player see both in that hand, the game ends and all living Humans win.
