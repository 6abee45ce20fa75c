### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (E1); a clause on a table option says where tables commonly differ.


## Cards: contagion

rulecard-stayaway-card-the_thing = The Thing
    .text =
        Whoever holds this card is The Thing.
        It cannot be played, discarded, given or lost to any card; it leaves the hand only if its holder is eliminated.
        The Thing may give Infected cards to anyone, and a Human who receives one becomes Infected.
        So The Thing knows every role: those it infected are Infected, all others are Human.
        One player is dealt it at the start, unless the variant that hides it in the draw pile is chosen.

rulecard-stayaway-card-infected = Infected!
    .text =
        Drawing this card infects nobody: a Human becomes Infected only by receiving one from The Thing, in an exchange or by Round and Round.
        A Human may keep or discard it, but can never give it to a player.
        An Infected player must always keep at least one, whichever copy it is, and may discard the others.
        An Infected player may give one to The Thing only, and only out of two or more.
        The Thing may give Infected cards to anyone or discard them, and no hand may hold more than three (unless Superinfection replaces this limit).


## Cards: action

rulecard-stayaway-card-flamethrower = Flamethrower
    .text =
        Play it in your turn on a neighbour of any role: not through a Barred Door, not on a quarantined player (with the Quarantine of edition E2 on them too).
        The target alone is asked; No Barbecue! saves them, otherwise they are eliminated.
        The hand of an eliminated player is discarded unseen and the role stays secret, except that burning The Thing ends the game (or starts the Revenge variant).
        The Flamethrower is spent either way.
        Your end-of-turn exchange follows, with whoever is next to you now in play direction.

rulecard-stayaway-card-analysis = Analysis
    .text =
        Play it in your turn on a neighbour: not through a Barred Door, not on a quarantined player (with the Quarantine of edition E2 on them too).
        You alone see their whole hand; everybody else learns only that you looked.
        There is no defence against it.
        Your end-of-turn exchange follows.

rulecard-stayaway-card-axe = Axe
    .text =
        Remove one obstacle, chosen as you play the card; with nothing in reach you cannot play it.
        In reach are a door on either side of you and, for a neighbour with no door between you, their Quarantine or, if they have none, the door on their far side (table options change this).
        Through a door you usually hit only that door itself, and a quarantined player cannot play an Axe (in edition E2 they can, even on their own Quarantine).
        There is no defence against it.
        Your end-of-turn exchange follows, and the removal may have made it possible.

rulecard-stayaway-card-suspicion = Suspicious
    .text =
        Play it in your turn on a neighbour: not through a Barred Door, not on a quarantined player (with the Quarantine of edition E2 on them too).
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
        Then, with five cards in hand, you play or discard again; that may be another Resolute.
        Other players see only that you played it and how many cards moved.
        If The Thing is among the three (only possible in the variant with The Thing in the deck), it must be kept.

rulecard-stayaway-card-watch_your_back = Watch Your Back
    .text =
        The direction of play turns round at once.
        The end-of-turn exchange of this turn and the next turn already go the new way.
        It has no target and there is no defence.

rulecard-stayaway-card-change_places = Change Places!
    .text =
        Play it in your turn to swap seats with a neighbour: not through a Barred Door, not with a quarantined player.
        The target is always asked, and only I'm Comfortable prevents the swap.
        Doors stay in their gaps.
        Your end-of-turn exchange and the next turn are counted from the seat you now have.
        With two players left, the swap only changes on which side of you a door lies.

rulecard-stayaway-card-better_run = You'd Better Run!
    .text =
        Play it in your turn to swap seats with any other player who is not quarantined, near or far.
        Doors do not matter and stay in their gaps (the variant Line of Sight limits the targets).
        The target is always asked, and only I'm Comfortable prevents the swap.
        Your end-of-turn exchange and the next turn are counted from the seat you now have.

rulecard-stayaway-card-seduction = Seduction
    .text =
        Exchange a card with any other player who is not quarantined; doors do not matter (the variant Line of Sight limits the targets).
        You offer a card face down; the target must give one back or defend with Scary, No Thanks! or Missed!.
        Your turn ends afterwards in every case, even if the target refuses: there is no end-of-turn exchange.
        The next turn belongs to the player next to you in play direction, not next to the target.
        If every other player is quarantined, the card cannot be played.


## Cards: defence

rulecard-stayaway-card-scary = Scary
    .text =
        Play it when you are the partner in an exchange: at the end of a turn, by Seduction or by Can't We Be Friends?.
        No cards change hands; you alone see the offered card, which stays with the player who offered it.
        An Infected card shows that this player is The Thing or, if the defender is The Thing, an Infected; nobody is infected and nothing is announced.
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
        No cards change hands and nobody sees the offered card.
        You discard No Thanks! and draw a Stay Away! card at once.
        It does not help against Round and Round.

rulecard-stayaway-card-missed = Missed!
    .text =
        Play it when you are the partner in an exchange (never against Round and Round): you leave it, discard Missed! and draw a Stay Away! card at once.
        The player after you in play direction takes your place, may give or defend, also with Missed!, and can be infected (not in edition E2); the offered card stays the same (a table option lets it be chosen anew).
        The exchange is off if that player is the one who asked or is quarantined, or if a Barred Door lies between the two of you; other doors do not matter.
        The next turn still belongs to the player after the one who asked.
        Only one case is excluded: The Thing cannot use Missed! when an Infected player offers it an Infected card (a table option widens or lifts this).

rulecard-stayaway-card-no_barbecue = No Barbecue!
    .text =
        Play it when a Flamethrower is aimed at you: you are not eliminated, and the Flamethrower is spent.
        It helps against nothing else, and nobody can play it for you.
        You discard it and draw a Stay Away! card at once.
        The active player's end-of-turn exchange follows, perhaps with you.


## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantine
    .text =
        Play it in your turn on a neighbour, in edition E1 also on yourself: not through a Barred Door, not on a player who already has one; there is no defence.
        Edition E1: a quarantined player cannot exchange, play Stay Away! cards or defend, and no Stay Away! card of others can be aimed at them except an Axe to remove the Quarantine.
        Edition E1: in their turns they draw and then must discard; a Panic card they draw is carried out.
        Edition E1: it lasts until the end of the third of their turns that starts after it was played; if it hits you or the next player, there is no exchange at the end of this turn.
        Edition E2, the later print: it lasts two of their turns, and they go on playing and exchanging with open cards, but use no Flamethrower and change no seats.

rulecard-stayaway-card-locked_door = Barred Door
    .text =
        Lay it in one of the two gaps beside you that has no door yet; a quarantined neighbour there does not matter, and there is no defence.
        It stops cards aimed at a neighbour across it, seat swaps by Change Places!, the end-of-turn exchange, Missed! and Just Between Us..., both ways (a table option lets Just Between Us... pass).
        It does not stop You'd Better Run!, Seduction, other Panic cards, the passing of the turn, or an Axe on the door itself.
        It stays in its gap when players move, until an Axe, Three, Four... or So This Is the Party? removes it.
        Laid towards the next player, it already stops the exchange of this turn.


## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Rotten Ropes
    .text =
        Panic: all Quarantine cards in play are discarded, the drawer's own included.
        Barred Doors stay.
        The drawer's end-of-turn exchange follows, but a drawer who began this turn quarantined has none (a table option or edition E2 allows it).

rulecard-stayaway-card-one_two = One, Two...
    .text =
        Panic: the drawer picks left or right and swaps seats with the third player on that side, counting living players, quarantined ones too, from the neighbour as first.
        A side whose third player is quarantined or is the drawer cannot be picked; if neither side will do, nothing happens.
        With two players left it is the other player; with three left it has no effect (a table option asks for at least four).
        Doors do not matter and stay, a quarantined drawer moves too (not in edition E2), and nobody can refuse.
        The end-of-turn exchange follows from the new seat, unless a Quarantine prevents it.

rulecard-stayaway-card-three_four = Three, Four...
    .text =
        Panic: all Barred Doors in play are discarded.
        Quarantines stay.
        The drawer's end-of-turn exchange follows, unless a Quarantine prevents it.

rulecard-stayaway-card-party = So This Is the Party?
    .text =
        Panic: first all Quarantines and all Barred Doors are discarded.
        Then players swap seats in pairs, counted clockwise from the drawer whatever the direction of play: first with second, third with fourth, and so on.
        With an odd number of players the drawer's right-hand neighbour stays put; nobody chooses and nobody can refuse.
        The drawer's end-of-turn exchange follows from the new seat, but a drawer who began this turn quarantined has none (a table option or edition E2 allows it).

rulecard-stayaway-card-get_out = Get Out of Here!
    .text =
        Panic: the drawer swaps seats with any other player who is not quarantined.
        Doors do not matter and stay (the variant Line of Sight limits the targets); a quarantined drawer moves too, with the Quarantine (not in edition E2).
        Nobody can refuse, not even with I'm Comfortable.
        The end-of-turn exchange follows from the new seat, unless a Quarantine prevents it.

rulecard-stayaway-card-forgetful = Forgetful
    .text =
        Panic: the drawer discards three cards of their choice face down, then draws three Stay Away! cards.
        The Thing cannot be discarded, and an Infected player must keep at least one Infected card; a Human may discard Infected cards.
        Other players see only that three cards were replaced.
        The drawer's end-of-turn exchange follows, unless a Quarantine prevents it.

rulecard-stayaway-card-round_and_round = Round and Round
    .text =
        Panic: all players, quarantined ones included, secretly choose one card and pass it to the next player in play direction, all at the same moment.
        The limits of an exchange apply to what may be passed, and an Infected card from The Thing infects a Human.
        Doors and Quarantines do not matter, and no defence card may be used.
        You see the card you receive and know who passed it.
        The turn then ends without an exchange.

rulecard-stayaway-card-friends = Can't We Be Friends?
    .text =
        Panic: the drawer chooses any other player who is not quarantined and exchanges a card with them; doors do not matter (the variant Line of Sight limits the targets).
        The chosen player gives a card or defends with Scary, No Thanks! or Missed!.
        A quarantined drawer makes no exchange (in edition E2 they do), and nothing happens if everybody else is quarantined.
        The drawer's end-of-turn exchange follows, even if it is with the same player (a table option ends the turn instead).

rulecard-stayaway-card-blind_date = Blind Date
    .text =
        Panic: the drawer chooses a card, draws a Stay Away! card, then puts the chosen card on top of the draw pile (table options: on the discard pile, or shuffled in).
        The Thing and the last Infected card of an Infected player cannot be chosen.
        A Human may get rid of an Infected card this way; whoever draws it is not infected.
        Other players see only that a card was swapped.
        The turn then ends without an exchange.

rulecard-stayaway-card-oops = Ooops!
    .text =
        Panic: the drawer's whole hand is shown to all players.
        Nothing is left out, and the game goes on.
        The drawer's end-of-turn exchange follows, unless a Quarantine prevents it.

rulecard-stayaway-card-between_us = Just Between Us...
    .text =
        Panic: the drawer chooses a neighbour, who alone sees the drawer's whole hand.
        A neighbour behind a Barred Door cannot be chosen, a quarantined one can (table options change both).
        If no neighbour can be chosen, nothing happens.
        The drawer's end-of-turn exchange follows, unless a Quarantine prevents it.

rulecard-stayaway-card-revelations = Revelations
    .text =
        Panic: starting with the drawer and going in play direction, each player is asked once to show the whole hand to all, to show a single Infected card if they hold one, or to decline.
        Holders of Infected cards may decline like everybody else.
        It stops as soon as an Infected card has been shown, otherwise after one round; showing The Thing does not stop it.
        Doors do not matter, and quarantined players take part.
        The drawer's end-of-turn exchange follows, unless a Quarantine prevents it.


## What a player is asked

rulecard-stayaway-ask-play = Play or discard
    .text =
        You must play one action or obstacle card, or discard one card face down.
        A card can be played if it has a legal target, gap or obstacle, even if it changes nothing; target, side and the obstacle for an Axe are chosen with it.
        Defence cards, Infected cards and The Thing cannot be played here; a quarantined player can only discard (in edition E2 they play on).
        The Thing and the last Infected card of an Infected player cannot be discarded, and the hand left may hold at most three Infected cards (unless Superinfection replaces this limit).
        Others see a played card and its target; of a discard they see only that a card was discarded.

rulecard-stayaway-ask-keep = Which card to keep
    .text =
        You played Resolute: choose one of the drawn cards to keep; the others are discarded face down.
        If The Thing is among them, it must be kept.
        Others see only how many cards moved.
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
        Choose one card to offer face down to the partner named; you cannot change it afterwards.
        The Thing is never given; an Infected card is given only by The Thing, to anyone, or by an Infected player who holds two or more, to The Thing.
        The partner gives a card back without having seen yours, or defends: with Scary they see your card and you keep it, with Missed! it may go to another player.
        Others see only that an offer lies face down.

rulecard-stayaway-ask-reply = Your reply to an offer
    .text =
        Give one card in return without seeing the offer, or play Scary, No Thanks! or Missed! if you hold it; you cannot refuse without one.
        The Thing is never given; an Infected card is given only by The Thing, to anyone, or by an Infected player who holds two or more, to The Thing.
        A defence card may also be given like any other card.
        Others see that you exchanged, or which defence card you played, and never the cards exchanged.

rulecard-stayaway-ask-one_two = One, Two...: which side
    .text =
        Choose left or right: you swap seats with the third living player on that side, your neighbour being the first.
        Only sides whose third player is not quarantined and not yourself can be chosen, and one of them must be.
        The other player cannot refuse.
        Everybody sees your choice.

rulecard-stayaway-ask-get_out = Get Out of Here!: with whom
    .text =
        Choose the player to swap seats with: anyone who is not quarantined, whatever doors lie between (the variant Line of Sight limits the targets).
        You must choose someone, and the other player cannot refuse.
        Everybody sees your choice.
        Your exchange and the next turn are then counted from your new seat.

rulecard-stayaway-ask-friends = Can't We Be Friends?: with whom
    .text =
        Choose the player to exchange a card with: anyone who is not quarantined, whatever doors lie between (the variant Line of Sight limits the targets).
        You must choose someone; that player gives a card or defends with Scary, No Thanks! or Missed!.
        Everybody sees whom you choose, but never the cards exchanged.
        Your end-of-turn exchange still follows (a table option ends the turn instead).

rulecard-stayaway-ask-between_us = Just Between Us...: to whom
    .text =
        Choose the neighbour who will see your whole hand; a door between you rules a neighbour out, a Quarantine does not (table options change both).
        You must choose someone.
        Everybody sees whom you choose; only that player sees your cards, and may say about them whatever they like.

rulecard-stayaway-ask-forget = Forgetful: what to discard
    .text =
        Choose three of your cards; they are discarded face down and you draw three Stay Away! cards.
        The Thing cannot be chosen, and an Infected player must keep at least one Infected card.
        A Human may discard Infected cards this way.
        Others see only that three cards were replaced.

rulecard-stayaway-ask-blind_date = Blind Date: what to swap
    .text =
        Choose one card to swap for a Stay Away! card from the draw pile; yours then lies on top of that pile (table options put it elsewhere).
        The Thing and the last Infected card of an Infected player cannot be chosen.
        Others see only that a card was swapped.
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
        If an Infected card is shown, the players after you are not asked any more.
        Everybody sees your answer and the cards you show, and nothing else.

rulecard-stayaway-ask-declare = Declaring that no Human is left
    .text =
        Only The Thing can declare this, whenever the game waits for somebody's decision, in any player's turn.
        It is never asked as a question, nobody sees who could declare, and a table option takes the command away.
        A declaration ends the game at once, for everybody to see.
        If it is true, the winners are found as after any end without Humans; if a Human is alive, the living Humans win.


## Topics

rulecard-stayaway-topic-turn = The turn
    .text =
        A turn has three steps: draw a card, play or discard one, exchange one with the next player; outside your turn you hold four cards.
        Drawing is compulsory: a Stay Away! card joins your hand and you then play or discard; a Panic card is carried out at once instead of that.
        The exchange is with the player who is next to you in play direction at that moment.
        It is off if either of you is quarantined (in edition E2 that does not matter) or a door lies between you, and after Seduction, Round and Round and Blind Date.
        Obstacles count as they lie at the moment; only a player who began the turn quarantined has no exchange in it even if freed (a table option or edition E2 allows it).
        Then the turn passes to the next player from the seat you have now, whoever took part in the exchange; players jumped over by a seat change wait until it comes round.
        A card's own rule beats a general one, and a prohibition beats a permission.

rulecard-stayaway-topic-setup = Setup
    .text =
        The Thing is shuffled into just enough other cards, with no Infected and no Panic card among them, to deal four to each player.
        So exactly one player starts as The Thing and all others as Humans; each learns only their own role (in the variant with The Thing in the deck all start as Humans).
        The remaining cards, with all Infected and Panic cards, are shuffled into the face-down draw pile; the discard pile is empty.
        There are no doors and no Quarantines; a random player starts (or a chosen one, by table option) and play goes clockwise.
        Every shuffle, deal and random card is even chance, made by the game.
        All table options are public and fixed before the deal.

rulecard-stayaway-topic-deck = The deck
    .text =
        The full deck has 108 cards: 88 Stay Away! cards (The Thing, 20 Infected, 45 action, 17 defence, 5 obstacle) and 20 Panic cards.
        Every card except The Thing carries a number from 4 to 11; a game uses The Thing and all cards whose number is not above the number of players (variants change the numbers).
        So 4 players use 35 cards, 6 use 54, 8 use 69, and 11 or 12 use all of them.
        With 6 players there are 10 Infected cards (a table option makes it 9).

rulecard-stayaway-topic-roles = Roles
    .text =
        There are three roles: Human, Infected and The Thing; the holder of The Thing card is The Thing and all others start as Humans.
        A Human becomes Infected by receiving an Infected card from The Thing, and nobody ever becomes Human again.
        A Human becomes The Thing only in the variant with The Thing in the deck, by drawing it.
        The Thing knows all roles, and each Infected knows who The Thing is, but Infected players do not learn of one another.
        Humans want The Thing eliminated; The Thing wants no Human left, and the Infected may win with it.

rulecard-stayaway-topic-infection = Infection
    .text =
        A Human is infected by receiving an Infected card from The Thing: in an end-of-turn exchange, by Seduction, Can't We Be Friends?, an exchange redirected by Missed! (not in edition E2), or Round and Round.
        It does not matter which of the two asked for the exchange, and nothing is announced; drawing an Infected card never infects.
        Only The Thing can give an Infected card to a Human or an Infected, so the receiver knows who The Thing is.
        An Infected player must always keep one Infected card, any copy; further ones may be kept, discarded, or given to The Thing only.
        The Thing with three Infected cards must give one, since nothing else may leave its hand.
        Any other player with three must give the fourth card, except that an Infected may give an Infected card to The Thing.

rulecard-stayaway-topic-limit = At most three Infected cards
    .text =
        With the usual limit no hand may hold more than three Infected cards, whatever the role.
        After your own draw there may be four for a moment.
        You may then play or discard only what leaves three at most, so you must discard an Infected card.
        If a fourth comes in any other way, one is swapped unseen for a random Stay Away! card of the draw pile that is not Infected (if there is none, of the discard pile); only the player concerned is told.
        A Human who receives a fourth one from The Thing is infected first and keeps three.
        So every player always has a card that may be given.
        Table options: the surplus is discarded and replaced openly, or Superinfection takes the place of the limit.

rulecard-stayaway-topic-exchange = The exchange
    .text =
        The active player offers a card face down and cannot change it; the partner, without seeing it, gives a card back or plays a defence card.
        It happens at the end of a turn, by Seduction and by Can't We Be Friends?, is compulsory for both, and never involves a quarantined player (in edition E2 it may); doors stop only the end-of-turn exchange.
        Any card except The Thing and Infected cards may be given to anyone; The Thing is never given.
        Infected cards are given by The Thing to anyone, by Humans never, and by an Infected only to The Thing and only out of two or more, counted before the swap.
        Both cards change hands at once; each side sees only the card received, and others see who exchanged but no card.
        If the partner defends, the offer goes back unseen, apart from Scary and Missed!.
        Should somebody have no card to give, there is no exchange, announced without a reason.
        Afterwards the turn ends; only after Can't We Be Friends? the end-of-turn exchange follows (a table option ends the turn instead).

rulecard-stayaway-topic-defence = Defence cards
    .text =
        A defence card is played only as an answer, by the player who is asked, one per question; in your own turn you can only discard it, or give it in an exchange.
        No Barbecue! answers a Flamethrower, I'm Comfortable answers Change Places! and You'd Better Run!, and Scary, No Thanks! and Missed! answer an exchange.
        Nothing answers Analysis, Suspicious, Axe, obstacles or Panic cards, except the exchange of Can't We Be Friends?.
        A used defence card is discarded and replaced at once by a Stay Away! card, which may serve only for a later question.
        Nobody can counter a defence card, and quarantined players cannot defend (in edition E2 they can).

rulecard-stayaway-topic-piles = Draw pile and discard pile
    .text =
        Both piles lie face down, and everything discarded goes to the discard pile: played cards, used defence cards, removed obstacles and the hands of eliminated players.
        When a card is needed and the draw pile is empty, the whole discard pile is shuffled to form a new one; a card whose effect is still going on is not part of it.
        Any draw other than the one that starts a turn is a Stay Away! card: Panic cards on the way are discarded unread.
        The normal decks never run out of Stay Away! cards.
        If it should happen all the same, you go without and fill your hand up to four before your next draw; with nothing to draw at all, your turn goes straight to the exchange.

rulecard-stayaway-topic-seats = Seats and direction
    .text =
        The living players sit in a ring; clockwise, the next player is on your left, and only living players count as neighbour, next or third.
        Between two neighbours lies one gap, which holds at most one Barred Door.
        Play starts clockwise and is turned round only by Watch Your Back; doors never hinder the passing of the turn.
        In a seat swap, hand, role and Quarantine go with the player, while doors stay in their gaps.
        With two players left there are two gaps: a card for a neighbour works while either is open, but the end-of-turn exchange needs the one in play direction (by table option any door blocks both).

rulecard-stayaway-topic-doors = Doors
    .text =
        A Barred Door lies in the gap between two seats and closes it both ways.
        No card reaches a neighbour through it: no end-of-turn exchange, no Change Places!, no Just Between Us..., no Missed! redirect, and an Axe only hits the door itself (table options let Just Between Us... and the Axe pass).
        Unaffected are You'd Better Run!, Seduction, Can't We Be Friends?, One, Two..., Get Out of Here!, So This Is the Party?, Round and Round, Revelations and the passing of the turn (the variant Line of Sight changes this for some).
        Doors never move with players; Axe, Three, Four... and So This Is the Party? remove them.
        When a seat is eliminated, its two gaps become one, and a door from either stays there (a table option discards it).

rulecard-stayaway-topic-quarantine = Quarantine
    .text =
        What follows holds for edition E1; in the later print (edition E2) a quarantined player goes on playing and exchanging with open cards, and for two turns only.
        A quarantined player cannot exchange, play Stay Away! cards or defend, and no Stay Away! card of others can be aimed at them except an Axe to remove the Quarantine; a door may be laid beside them.
        In their turn they draw and discard a card, or carry out a Panic card, and make no exchange.
        Whoever would exchange with them at the end of a turn makes none either, and a Missed! redirect to them fails.
        It starts at 3 and goes down at the end of each of their turns, but not of the turn in which they quarantined themselves; at 0 it is discarded.
        Axe, Rotten Ropes, So This Is the Party? or elimination remove it earlier; if a seat is swapped it goes along.
        A quarantined player cannot be chosen for One, Two..., Get Out of Here! and Can't We Be Friends?, but can for Just Between Us... (unless a table option forbids it), and takes part in Round and Round and Revelations.
        If they draw a Panic card themselves, it works as usual, only Can't We Be Friends? does nothing.

rulecard-stayaway-topic-panic = Panic cards
    .text =
        A Panic card never enters a hand: drawn at the start of a turn it is shown to all and carried out at once, as far as possible, in place of playing or discarding.
        Drawn in any other way, it is discarded unread.
        The drawer makes the choices and must choose a legal target if there is one; otherwise nothing happens.
        No defence card stops a Panic card, but the partner in Can't We Be Friends? may defend.
        The end-of-turn exchange follows from the present seat, except after Round and Round and Blind Date, and never for a drawer who began the turn quarantined (a table option allows it once freed, edition E2 always).
        Choices, seat changes and removed obstacles are public; cards stay hidden unless the Panic card shows them.

rulecard-stayaway-topic-elimination = Elimination
    .text =
        Only the Flamethrower eliminates, so nobody is eliminated in their own turn (Superinfection adds another way).
        The hand, Infected cards included, goes to the discard pile unseen, and a Quarantine is discarded.
        The role is not told, and neither is how many Humans or Infected are left; only The Thing's elimination shows, by ending the game or starting Revenge.
        The seat disappears and its neighbours become neighbours of each other; a door beside it now lies between them (a table option discards it) and may stop the exchange that follows.
        Eliminated players are never asked, see only what is public, stay silent (unless a table option lets them talk) and lose whatever happens.

rulecard-stayaway-topic-ending = Who wins
    .text =
        The Thing is eliminated: all living Humans win and everybody else loses; if no Human is alive, nobody wins.
        No Human is left: The Thing and all living Infected win, with two exceptions.
        First, if nobody was eliminated while Human, The Thing wins alone and all Infected lose (by table option: only if nobody was eliminated at all).
        Second, if the last Human was infected and not eliminated, that player loses.
        The Thing declares falsely that no Human is left: all living Humans win and everybody else loses.
        In Revenge, the survivors win once only Humans or only Infected are left; with The Thing still undrawn in the deck, the only player left wins.
        Eliminated players lose in every case, and at the end all roles and hands are revealed.

rulecard-stayaway-topic-declaration = The declaration
    .text =
        By default the game ends by itself as soon as no Human is alive, and The Thing may also declare at any time that none is left.
        Only The Thing, alive, can declare, while the game waits for anybody's decision, also in other players' turns and while quarantined; it takes effect at once and whatever was pending is dropped.
        A false declaration makes all living Humans win.
        Words in the talk are never a declaration.
        Table options: a game without Humans goes on until The Thing declares, which is done for it if it is the only player left; or there are no declarations and the end is always automatic.

rulecard-stayaway-topic-secrets = Who sees what
    .text =
        Public: seats, direction, doors, Quarantines and their remaining turns, who is eliminated, whose turn and step it is, the sizes of hands and piles, and all options.
        The back of the top card of the draw pile, Stay Away! or Panic, is public too (a table option hides it).
        Also public: every card played with its target, Panic cards, defence cards, passes, whether an exchange took place, and cards shown to all.
        Secret: hands, roles, the order of the draw pile, and what was discarded from a hand; the discard pile lies face down and nobody looks through it.
        A card shown only to you is known only to you, and afterwards nobody can follow it through hands and piles.
        You see your own hand and role and who gave you a card; The Thing may be shown whom it infected, and an Infected who The Thing is, since both follow from the rules.
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
        There is one public talk; by table option also private messages, and then everybody sees that you whisper, but not what.
        Eliminated players are silent, except by table option and for The Thing in Revenge.
        Talk stops neither the clock nor a decision.


## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variant: The Thing in the deck
    .text =
        The Thing is shuffled into the draw pile and all players start as Humans; suggested for 4 to 6 players.
        Whoever draws it, in any way, becomes The Thing at once, even while quarantined, and keeps the card; nobody else is told, and Resolute must keep it.
        Until then nobody can be infected or give an Infected card, and no game can end by The Thing's elimination or declaration.
        Infected cards already in that hand may be given from then on, but drawing The Thing as a replacement card does not change an exchange already under way.
        If only one player is alive while it is still undrawn, that player wins.

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
        Quarantined players act and exchange as usual, but every card they draw, discard or give is shown to all, an offer even before the reply; cards they receive are not.
        They cannot play Flamethrower, Change Places! or You'd Better Run!, nor be the target of a seat change, and One, Two... and Get Out of Here! do nothing if they draw it or are the target.
        Seduction, Can't We Be Friends? and Missed! cannot reach them; Flamethrower, Analysis, Suspicious and Axe can, and they may use an Axe on their own Quarantine.
        The Thing and the Flamethrower: if one showing outside The Thing's own turn lets a player see both in that hand, the game ends as if The Thing had been eliminated.
