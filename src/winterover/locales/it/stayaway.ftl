### Stay Away!: what is told, asked and offered.
### Names of players and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### Single card names stand in «» because several contain commas or end in a mark; lists of cards follow a colon.


stayaway-about =
    Un avamposto su un’isola sperduta, tagliato fuori da una tempesta, e qualcuno al tavolo è La Cosa.
    A ogni turno peschi, giochi o scarti, e passi una carta a chi ti siede accanto: una qualsiasi di quelle carte può essere il contagio.
    Gli Umani vincono bruciando La Cosa; La Cosa vince quando non resta alcun Umano.
    Da 4 a 12 giocatori.


## What happens: setup

# $cards is the opening hand.
stayaway-fact-dealt = Mano iniziale di { $seat }: { $cards }.
stayaway-fact-dealt-hidden = { $seat } ha ricevuto la mano iniziale.
stayaway-fact-dealt-own = La tua mano iniziale: { $cards }.
stayaway-fact-started = La partita comincia, in senso orario. Il primo turno è di { $first }.
stayaway-fact-started-own = La partita comincia, in senso orario. Il primo turno è tuo.


## What happens: the turn

stayaway-fact-turn_began = Comincia il turno di { $seat }.
stayaway-fact-turn_began-own = Comincia il tuo turno.
stayaway-fact-drew = { $seat } ha pescato «{ $card }».
stayaway-fact-drew-hidden = { $seat } ha pescato una carta.
stayaway-fact-drew-own = Hai pescato «{ $card }».
stayaway-fact-drew-hidden-own = Hai pescato una carta.
stayaway-fact-drew_nothing = { $seat } non ha trovato carte da pescare.
stayaway-fact-drew_nothing-own = Non hai trovato carte da pescare.
# $cards is the number of cards in the new draw pile.
stayaway-fact-reshuffled = Il mazzo di pesca era vuoto. La pila degli scarti, mescolata, ne prende il posto: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
stayaway-fact-panic_skipped = Una carta Panic! è stata scartata senza leggerla.
stayaway-fact-discarded = { $seat } ha scartato «{ $card }».
stayaway-fact-discarded-hidden = { $seat } ha scartato una carta.
stayaway-fact-discarded-own = Hai scartato «{ $card }».
stayaway-fact-discarded-hidden-own = Hai scartato una carta.
stayaway-fact-played = { $seat } ha giocato «{ $card }» su { $target }.
# A card that is played on nobody.
stayaway-fact-played-hidden = { $seat } ha giocato «{ $card }».
stayaway-fact-played-own = Hai giocato «{ $card }» su { $target }.
stayaway-fact-played-hidden-own = Hai giocato «{ $card }».
stayaway-fact-played-you = { $seat } ha giocato «{ $card }» su di te.
# $reason is one of stayaway-reason-*.
stayaway-fact-no_exchange = { $seat } e { $partner } non fanno lo scambio: { $reason }.
stayaway-fact-no_exchange-own = Tu e { $partner } non fate lo scambio: { $reason }.
stayaway-fact-no_exchange-you = { $seat } e tu non fate lo scambio: { $reason }.
stayaway-fact-quarantine_ended = La Quarantena di { $seat } è terminata.
stayaway-fact-quarantine_ended-own = La tua Quarantena è terminata.

stayaway-reason-quarantine = la Quarantena lo vieta
stayaway-reason-door = c’è di mezzo una Porta Sbarrata
stayaway-reason-none = ora non è possibile


## What happens: roles

stayaway-fact-became_infected = { $by } ha infettato { $seat }.
stayaway-fact-became_infected-own = Ora fai parte degli Infetti! La carta veniva da { $by }, che è La Cosa.
stayaway-fact-became_infected-you = La tua carta ha fatto effetto: hai infettato { $seat }.
stayaway-fact-became_thing = Ora { $seat } è La Cosa.
stayaway-fact-became_thing-own = Hai pescato «La Cosa»: da questo momento sei La Cosa.
# A fourth Infected card was taken out of the hand; $card came instead.
stayaway-fact-corrected = { $seat } aveva troppe carte «Infetto!»: una è stata cambiata con «{ $card }».
stayaway-fact-corrected-own = Avevi troppe carte «Infetto!»: una è stata cambiata con «{ $card }». Lo sai solo tu.


## What happens: the exchange

# Without -hidden the card is shown to all.
stayaway-fact-offered = { $seat } ha offerto a { $partner } «{ $card }».
stayaway-fact-offered-hidden = { $seat } ha offerto a { $partner } una carta coperta.
stayaway-fact-offered-own = Hai offerto «{ $card }» a { $partner }.
stayaway-fact-offered-hidden-own = Hai offerto a { $partner } una carta coperta.
stayaway-fact-offered-you = { $seat } ti ha offerto una carta scoperta: «{ $card }».
stayaway-fact-offered-hidden-you = { $seat } ti ha offerto una carta coperta.
stayaway-fact-exchanged = Scambio tra { $seat } e { $partner }: «{ $gave }» per «{ $received }».
stayaway-fact-exchanged-hidden = { $seat } e { $partner } hanno scambiato una carta.
stayaway-fact-exchanged-own = Hai dato «{ $gave }» a { $partner } e hai ricevuto «{ $received }».
stayaway-fact-exchanged-hidden-own = Tu e { $partner } avete scambiato una carta.
stayaway-fact-exchanged-you = Hai dato «{ $gave }» a { $seat } e hai ricevuto «{ $received }».
stayaway-fact-exchanged-hidden-you = Tu e { $seat } avete scambiato una carta.
# $card is a defence card.
stayaway-fact-defended = { $seat } ha risposto a { $against } con «{ $card }».
stayaway-fact-defended-own = Hai risposto a { $against } con «{ $card }».
stayaway-fact-defended-you = { $seat } ti ha risposto con «{ $card }».
stayaway-fact-redirected = Lo scambio scavalca { $seat } e passa a { $partner }.
stayaway-fact-redirected-own = Lo scambio ti scavalca e passa a { $partner }.
stayaway-fact-redirected-you = Lo scambio scavalca { $seat } e passa a te.
stayaway-fact-redirect_void = Lo scambio scavalca { $seat } e non raggiunge nessuno: non si fa.
stayaway-fact-redirect_void-own = Lo scambio ti scavalca e non raggiunge nessuno: non si fa.


## What happens: cards

stayaway-fact-passed = { $seat } ha passato senza difendersi.
stayaway-fact-passed-own = Hai passato senza difenderti.
stayaway-fact-saw_hand = { $viewer } ha visto tutte le carte di { $seat }: { $cards }.
stayaway-fact-saw_hand-hidden = { $viewer } ha visto tutte le carte di { $seat }.
stayaway-fact-saw_hand-own = Hai visto tutte le carte di { $seat }: { $cards }.
stayaway-fact-saw_hand-hidden-own = Hai visto tutte le carte di { $seat }.
stayaway-fact-saw_hand-you = { $viewer } ha visto tutte le tue carte: { $cards }.
stayaway-fact-saw_card = { $viewer } ha visto una delle carte di { $seat }: «{ $card }».
stayaway-fact-saw_card-hidden = { $viewer } ha visto una delle carte di { $seat }.
stayaway-fact-saw_card-own = Hai visto una delle carte di { $seat }: «{ $card }».
stayaway-fact-saw_card-hidden-own = Hai visto una delle carte di { $seat }.
stayaway-fact-saw_card-you = { $viewer } ha visto una delle tue carte: «{ $card }».
# By Scary.
stayaway-fact-saw_card-hidden-you = { $viewer } ha visto la carta che hai offerto.
stayaway-fact-showed_hand = { $seat } ha mostrato a tutti l’intera mano: { $cards }.
stayaway-fact-showed_hand-own = Hai mostrato a tutti l’intera mano: { $cards }.
stayaway-fact-showed_card = { $seat } ha mostrato a tutti una carta: «{ $card }».
stayaway-fact-showed_card-own = Hai mostrato a tutti una carta: «{ $card }».
stayaway-fact-looked_through = { $seat } ha pescato le carte tra cui scegliere: { $cards }.
stayaway-fact-looked_through-hidden = { $seat } ha pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } da cui scegliere.
stayaway-fact-looked_through-own = Hai pescato le carte tra cui scegliere: { $cards }.
stayaway-fact-looked_through-hidden-own = Hai pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } da cui scegliere.
stayaway-fact-kept = { $seat } ha tenuto «{ $card }».
stayaway-fact-kept-hidden = { $seat } ne ha tenuta una.
stayaway-fact-kept-own = Hai tenuto «{ $card }».
stayaway-fact-kept-hidden-own = Ne hai tenuta una.
# $direction is one of stayaway-direction-*.
stayaway-fact-turned = La direzione si inverte: da questo momento si gioca { $direction }.
stayaway-fact-swapped_seats = { $seat } ha scambiato il posto con { $other }.
stayaway-fact-swapped_seats-own = Hai scambiato il posto con { $other }.
stayaway-fact-swapped_seats-you = { $seat } ha scambiato il posto con te.
stayaway-fact-door_laid = { $seat } ha messo una Porta Sbarrata tra { $left } e { $right }.
stayaway-fact-door_laid-own = Hai messo una Porta Sbarrata tra { $left } e { $right }.
stayaway-fact-door_removed = La Porta Sbarrata tra { $left } e { $right } non c’è più.
stayaway-fact-quarantined = Ora { $seat } è in Quarantena.
stayaway-fact-quarantined-own = Ora sei in Quarantena.
stayaway-fact-freed = { $seat } non è più in Quarantena.
stayaway-fact-freed-own = Non sei più in Quarantena.

stayaway-direction-clockwise = in senso orario
stayaway-direction-counterclockwise = in senso antiorario


## What happens: Panic

# $card is a Panic card.
stayaway-fact-panic = Panic! { $seat } ha pescato «{ $card }».
stayaway-fact-panic-own = Panic! Hai pescato «{ $card }».
stayaway-fact-no_effect = «{ $card }» non ha effetto.
stayaway-fact-targeted = { $seat } ha scelto { $target } per «{ $card }».
stayaway-fact-targeted-own = Hai scelto { $target } per «{ $card }».
stayaway-fact-targeted-you = { $seat } ha scelto te per «{ $card }».
stayaway-fact-forgot = { $seat } ha scartato: { $cards }.
stayaway-fact-forgot-hidden = { $seat } ha scartato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
stayaway-fact-forgot-own = Hai scartato: { $cards }.
stayaway-fact-forgot-hidden-own = Hai scartato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
stayaway-fact-replaced = { $seat } ha pescato in sostituzione: { $cards }.
stayaway-fact-replaced-hidden = { $seat } ha pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in sostituzione.
stayaway-fact-replaced-own = Hai pescato in sostituzione: { $cards }.
stayaway-fact-replaced-hidden-own = Hai pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in sostituzione.
stayaway-fact-blind_dated = { $seat } ha ceduto «{ $gave }» e ha pescato «{ $received }».
# $received is "none" if it is not shown.
stayaway-fact-blind_dated-hidden = { $received ->
        [none] { $seat } ha sostituito una carta con una sconosciuta.
       *[other] { $seat } ha ceduto una carta e ha pescato «{ $received }».
    }
# $received is "none" if there was no card to draw.
stayaway-fact-blind_dated-own = { $received ->
        [none] Hai ceduto «{ $gave }» e non hai trovato carte da pescare.
       *[other] Hai ceduto «{ $gave }» e hai pescato «{ $received }».
    }
stayaway-fact-cards_went_round = Tutti i giocatori hanno passato una carta nello stesso momento.
# To $seat alone. $gave and $received are "none" where nothing could be given.
stayaway-fact-passed_on = { $gave ->
        [none] { $seat } non aveva nulla da passare a { $to }.
       *[other] { $seat } ha passato «{ $gave }» a { $to }.
    } { $received ->
        [none] Da { $giver } non è arrivato nulla.
       *[other] Da { $giver } è arrivata la carta «{ $received }».
    }
stayaway-fact-passed_on-own = { $gave ->
        [none] Non avevi nulla da passare a { $to }.
       *[other] Hai passato «{ $gave }» a { $to }.
    } { $received ->
        [none] Da { $giver } non è arrivato nulla.
       *[other] Da { $giver } hai ricevuto «{ $received }».
    }
stayaway-fact-declined = { $seat } non ha mostrato nulla.
stayaway-fact-declined-own = Non hai mostrato nulla.


## What happens: elimination and the end

stayaway-fact-eliminated = { $seat } è fuori dal gioco.
stayaway-fact-eliminated-own = Sei fuori dal gioco.
stayaway-fact-superinfected = Superinfezione! { $seat } ha solo carte «Infetto!» e non può darle.
stayaway-fact-superinfected-own = Superinfezione! Hai solo carte «Infetto!» e non puoi darle.
# The variant Revenge.
stayaway-fact-thing_burned = { $seat } era La Cosa. La partita continua: Umani contro Infetti, fino all’ultimo.
stayaway-fact-thing_burned-own = Eri La Cosa. La partita continua senza di te: Umani contro Infetti, fino all’ultimo.
stayaway-fact-declared = { $seat } dichiara: «Sono La Cosa, e non resta alcun Umano.»
stayaway-fact-declared-own = Dichiari che sei La Cosa e che non resta alcun Umano.
# $ending is one of stayaway-ending-*, a sentence or two.
stayaway-fact-ended = { $ending } Chi vince: { $winners }.

stayaway-ending-thing_eliminated = La Cosa è stata eliminata. Vincono gli Umani ancora in vita.
stayaway-ending-thing_unmasked = La Cosa è stata vista con un «Lanciafiamme» fuori dal proprio turno e ha perso. Vincono gli Umani ancora in vita.
stayaway-ending-no_human_left = Non resta alcun Umano. Vince La Cosa e, a meno che non vinca da sola, vincono anche gli Infetti in vita, tranne chi era l’ultimo Umano.
stayaway-ending-declared = La Cosa ha dichiarato che non resta alcun Umano, ed è vero. Vince La Cosa e, a meno che non vinca da sola, vincono anche gli Infetti in vita, tranne chi era l’ultimo Umano.
stayaway-ending-false_declaration = La Cosa ha dichiarato che non resta alcun Umano, e si sbagliava. Vincono gli Umani ancora in vita.
stayaway-ending-revenge_humans = La Cosa è morta, e lo è anche l’ultimo Infetto. Vincono tutti i giocatori ancora in vita.
stayaway-ending-revenge_infected = La Cosa è morta, ma lo è anche l’ultimo Umano. Chi è ancora in vita fa parte degli Infetti e vince.
stayaway-ending-thing_undrawn = Resta al massimo un giocatore, e nessuno ha mai pescato «La Cosa». Chi è ancora in vita vince.


## What is asked
## $active is the player whose turn it is.

stayaway-ask-play = Gioca una carta o scartane una.
stayaway-ask-keep = Quale delle carte pescate tieni? Le altre si scartano.
stayaway-ask-answer_fire = { $active } ti punta contro un «Lanciafiamme»! Lo ferma solo «No Barbecue!». Se passi, esci dal gioco.
# $card is Change Places! or You'd Better Run!.
stayaway-ask-answer_move = { $active } vuole il tuo posto («{ $card }»). Resta dove sei con «Sto Comodo», oppure passa e scambia il posto.
stayaway-ask-offer = Quale carta offri a { $partner }?
stayaway-ask-reply = { $asker } ti offre una carta. Danne una in cambio, oppure rifiuta con una carta Difesa.
stayaway-ask-one_two = Ti scambi di posto con il terzo giocatore: da quale lato? A sinistra: { $left }; a destra: { $right }.
stayaway-ask-get_out = Con chi ti scambi di posto?
stayaway-ask-friends = Con chi scambi una carta?
stayaway-ask-between_us = Quale giocatore adiacente vedrà tutte le tue carte?
# $aside is the number of cards chosen so far.
stayaway-ask-forget = { $aside ->
        [0] Scarta tre carte, una dopo l’altra. Quale carta scarti per prima?
        [1] Quale carta scarti per seconda?
       *[other] Quale carta scarti per ultima?
    }
stayaway-ask-blind_date = Quale carta cedi per una sconosciuta?
stayaway-ask-pass_on = Tutti passano una carta nello stesso momento. Quale carta passi?
stayaway-ask-reveal = Mostri le tue carte a tutti?


## What can be chosen

stayaway-option-discard = Scarta «{ $card }»
stayaway-option-play = Gioca «{ $card }»
stayaway-option-play_seat = Gioca «{ $card }» su { $seat }
stayaway-option-play_axe_seat = Gioca «{ $card }»: togli la Quarantena a { $seat }
stayaway-option-play_axe_gap = Gioca «{ $card }»: rimuovi la porta tra { $left } e { $right }
stayaway-option-play_locked_door_gap = Gioca «{ $card }» tra { $left } e { $right }
stayaway-option-keep = Tieni «{ $card }»
stayaway-option-pass = Passa: non ti difendi
stayaway-option-defend = Difenditi con «{ $card }»
stayaway-option-offer = Offri «{ $card }»
stayaway-option-give = Dai «{ $card }»
stayaway-option-choose = Scegli { $seat }
stayaway-option-left = Sinistra
stayaway-option-right = Destra
stayaway-option-forget = Scarta «{ $card }»
stayaway-option-swap = Cedi «{ $card }»
stayaway-option-pass_on = Passa «{ $card }»
stayaway-option-show_all = Mostra l’intera mano
stayaway-option-show_infected = Mostra una carta «Infetto!»
stayaway-option-decline = Non mostrare nulla
stayaway-option-declare = Dichiara che sei La Cosa e che non resta alcun Umano


## What can be said: sentences in the speaker's mouth
## They are shown inside «», so card names have the inner quotes “” here.

stayaway-say-claim = Sono { $role }.
stayaway-say-hold = Ho in mano “{ $card }”.
stayaway-say-lack = Non ho in mano “{ $card }”.
stayaway-say-accuse = { $seat } è { $role }.
stayaway-say-vouch = Garantisco per { $seat }.
stayaway-say-trust = Mi fido di { $seat }.
stayaway-say-distrust = Non mi fido di { $seat }.
stayaway-say-saw = Ho visto che { $seat } ha in mano “{ $card }”.
stayaway-say-gave = Ho dato “{ $card }” a { $seat }.
stayaway-say-got = Ho ricevuto “{ $card }” da { $seat }.
stayaway-say-promise = Darò “{ $card }” a { $seat }.
stayaway-say-spare = Non farò nulla di male a { $seat }.
stayaway-say-threaten = Darò la caccia a { $seat }.
stayaway-say-burn = Al rogo { $seat }!
stayaway-say-check = Qualcuno dovrebbe guardare le carte di { $seat }.
stayaway-say-agree = Sono d’accordo con { $seat }.
stayaway-say-disagree = Non sono d’accordo con { $seat }.


## Editions

stayaway-edition-E1 = Prima generazione
    .what = Le regole dei primi regolamenti: al massimo tre carte «Infetto!» in una mano, e la Quarantena isola un giocatore.
stayaway-edition-E2 = Stampa successiva
    .what = Nessun limite alle carte «Infetto!», ma c’è la Superinfezione; chi è in Quarantena continua a giocare, a carte scoperte; La Cosa non deve farsi vedere con un «Lanciafiamme» fuori dal proprio turno.


## Table options: headings by what they change; name, explanation, and what each value means

stayaway-ruling-subject-setup = Preparazione
stayaway-ruling-subject-turn = Mazzo di pesca e mano
stayaway-ruling-subject-exchange = Scambio e difesa
stayaway-ruling-subject-ring = Porte e Quarantena
stayaway-ruling-subject-panic = Panic!
stayaway-ruling-subject-end = Fine della partita
stayaway-ruling-subject-talk = Discussione
stayaway-ruling-subject-variants = Varianti

stayaway-ruling-startPlayer = Chi comincia
    .what = A chi tocca il primo turno.
stayaway-ruling-startPlayer-random = si tira a sorte
stayaway-ruling-startPlayer-chosen = il posto indicato in «Primo posto»

stayaway-ruling-firstSeat = Primo posto
    .what = La lettera del posto che comincia, se il tavolo ne indica uno.

stayaway-ruling-infectedAt6 = Carte «Infetto!» in sei giocatori
    .what = Con quante carte «Infetto!» si gioca in sei. Le fonti differiscono di una.

stayaway-ruling-topBack = Dorso della prossima carta
    .what = Stabilisce se tutti vedono quando la prima carta del mazzo di pesca è una carta Panic!.
stayaway-ruling-topBack-shown = lo vedono tutti
stayaway-ruling-topBack-hidden = non si vede

stayaway-ruling-doorOnElimination = Porte accanto a chi viene eliminato
    .what = Che fine fanno le Porte Sbarrate accanto al posto di un giocatore che esce dal gioco.
stayaway-ruling-doorOnElimination-merge = restano, tra i giocatori che diventano adiacenti
stayaway-ruling-doorOnElimination-drop = si scartano

stayaway-ruling-twoPlayerDoor = Una porta tra gli ultimi due
    .what = Quando restano due giocatori, tra loro ci sono due varchi. Stabilisce se una Porta Sbarrata ne chiude uno o entrambi.
stayaway-ruling-twoPlayerDoor-gap = chiude solo il suo varco
stayaway-ruling-twoPlayerDoor-pair = li chiude entrambi

stayaway-ruling-overLimit = Una quarta carta «Infetto!»
    .what = Che cosa succede quando una quarta carta «Infetto!» arriva in una mano al di fuori della giocata di quel giocatore.
stayaway-ruling-overLimit-quiet = una viene cambiata con una carta del mazzo di pesca, e lo viene a sapere solo il giocatore interessato
stayaway-ruling-overLimit-open = il giocatore interessato ne scarta una coperta e pesca di nuovo, e tutti lo vedono
stayaway-ruling-overLimit-superinfection = nulla; ma chi deve dare una carta e ha solo carte «Infetto!» che non può dare è fuori dal gioco

stayaway-ruling-missedOffer = «Mancato!» e la carta offerta
    .what = Stabilisce se la carta offerta può cambiare quando «Mancato!» devia uno scambio, e quando La Cosa può giocare «Mancato!».
stayaway-ruling-missedOffer-keep = la carta resta la stessa; La Cosa non può usare «Mancato!» se un Infetto offre una carta «Infetto!»
stayaway-ruling-missedOffer-keep_broad = la carta resta la stessa; La Cosa non può usare «Mancato!» contro nessuna offerta di un Infetto
stayaway-ruling-missedOffer-rechoose = la carta si sceglie di nuovo per il nuovo partner

stayaway-ruling-missedInfects = Infezione attraverso «Mancato!»
    .what = Stabilisce se una carta «Infetto!» de La Cosa infetta un Umano verso cui «Mancato!» ha deviato lo scambio.
stayaway-ruling-missedInfects-true = infetta
stayaway-ruling-missedInfects-false = non infetta

stayaway-ruling-quarantineRules = Quarantena
    .what = Che cosa fa la Quarantena, e quanto dura.
stayaway-ruling-quarantineRules-E1 = su di sé o su un giocatore adiacente, per tre turni di chi la subisce: niente scambi, niente carte giocate, e non si può essere bersaglio
stayaway-ruling-quarantineRules-E2 = su un giocatore adiacente, per due turni di chi la subisce: si continua a giocare e a scambiare, a carte scoperte, ma senza fuoco e senza cambi di posto

stayaway-ruling-quarantinedDrawerMoves = Cambi di posto in Quarantena
    .what = Stabilisce se chi è in Quarantena e pesca «Uno, Due...» o «Fuori Di Qui!» cambia posto.
stayaway-ruling-quarantinedDrawerMoves-true = cambia posto, portando con sé la Quarantena
stayaway-ruling-quarantinedDrawerMoves-false = resta dov’è, e la carta non ha effetto

stayaway-ruling-freedDrawerExchanges = Scambio dopo la liberazione
    .what = Stabilisce se chi ha cominciato il turno in Quarantena e pesca una carta che vi pone fine fa lo scambio nello stesso turno.
stayaway-ruling-freedDrawerExchanges-true = fa lo scambio
stayaway-ruling-freedDrawerExchanges-false = non fa ancora lo scambio

stayaway-ruling-axeReach = Portata della «Scure»
    .what = Quali porte può rimuovere una «Scure».
stayaway-ruling-axeReach-attached = quelle accanto a te e quelle accanto a un giocatore adiacente a portata
stayaway-ruling-axeReach-own_gaps = solo quelle accanto a te

stayaway-ruling-axeThroughDoor = «Scure» attraverso una porta
    .what = Stabilisce se una «Scure» può arrivare oltre una porta, alla Quarantena del giocatore adiacente che sta dietro o alla porta sul suo lato opposto.
stayaway-ruling-axeThroughDoor-door_only = no, prima va tolta la porta in mezzo
stayaway-ruling-axeThroughDoor-any = sì

stayaway-ruling-friendsEndsTurn = «Facciamo Amicizia?» e il turno
    .what = Stabilisce se il turno termina dopo lo scambio di «Facciamo Amicizia?».
stayaway-ruling-friendsEndsTurn-true = il turno termina
stayaway-ruling-friendsEndsTurn-false = segue ancora lo scambio di fine turno

stayaway-ruling-oneTwoSmall = «Uno, Due...» in pochi giocatori
    .what = Che cosa fa «Uno, Due...» quando restano meno di quattro giocatori.
stayaway-ruling-oneTwoSmall-count = si conta attorno al tavolo fino al terzo, chiunque sia
stayaway-ruling-oneTwoSmall-min4 = non ha effetto

stayaway-ruling-blindDateCard = Dove va la carta di «Appuntamento al Buio»
    .what = Dove finisce la carta ceduta per «Appuntamento al Buio».
stayaway-ruling-blindDateCard-top = in cima al mazzo di pesca
stayaway-ruling-blindDateCard-discard = sulla pila degli scarti
stayaway-ruling-blindDateCard-shuffle = nel mazzo di pesca, che viene mescolato

stayaway-ruling-betweenUsDoor = «Resti tra Noi...» e le porte
    .what = Stabilisce se si può mostrare la mano a un giocatore adiacente dietro una Porta Sbarrata.
stayaway-ruling-betweenUsDoor-blocks = una porta lo impedisce
stayaway-ruling-betweenUsDoor-ignores = le porte non contano

stayaway-ruling-betweenUsQuarantine = «Resti tra Noi...» e la Quarantena
    .what = Stabilisce se si può mostrare la mano a un giocatore adiacente in Quarantena.
stayaway-ruling-betweenUsQuarantine-ignores = la Quarantena non conta
stayaway-ruling-betweenUsQuarantine-blocks = la Quarantena lo impedisce

stayaway-ruling-declare = Dichiarare la fine
    .what = Come finisce la partita quando non resta alcun Umano, e se La Cosa può dichiararlo, a ragione o a torto.
stayaway-ruling-declare-both = finisce da sola, e La Cosa può dichiarare in qualsiasi momento
stayaway-ruling-declare-manual = finisce solo quando La Cosa dichiara
stayaway-ruling-declare-auto = finisce da sola, e nessuno dichiara

stayaway-ruling-soloWin = La Cosa vince da sola
    .what = Quando La Cosa non condivide la vittoria con gli Infetti.
stayaway-ruling-soloWin-no_human_eliminated = se nessuno è stato eliminato mentre era Umano
stayaway-ruling-soloWin-nobody_eliminated = se non è stato eliminato proprio nessuno

stayaway-ruling-thingFlamethrower = La Cosa e il «Lanciafiamme»
    .what = Che cosa succede se, fuori dal turno de La Cosa, viene mostrata una mano che contiene sia «La Cosa» sia un «Lanciafiamme».
stayaway-ruling-thingFlamethrower-free = nulla
stayaway-ruling-thingFlamethrower-restricted = La Cosa ha perso

stayaway-ruling-eliminatedTalk = Le parole degli eliminati
    .what = Stabilisce se chi è fuori dal gioco può continuare a parlare.
stayaway-ruling-eliminatedTalk-off = tace
stayaway-ruling-eliminatedTalk-on = può parlare

stayaway-ruling-whisper = Bisbigli
    .what = Stabilisce se due giocatori possono parlare in privato. Tutti vedono che lo fanno, ma non che cosa si dicono.
stayaway-ruling-whisper-off = ogni discussione è pubblica
stayaway-ruling-whisper-on = si può bisbigliare

stayaway-ruling-thingInDeck = Variante: La Cosa nel mazzo
    .what = «La Cosa» viene mescolata nel mazzo di pesca, e tutti cominciano come Umani. Chi la pesca diventa La Cosa.
stayaway-ruling-thingInDeck-false = «La Cosa» si distribuisce all’inizio
stayaway-ruling-thingInDeck-true = «La Cosa» è nel mazzo di pesca

stayaway-ruling-infectedDelta = Variante: numero di carte «Infetto!»
    .what = Quante carte «Infetto!» si aggiungono al mazzo o, con un numero negativo, si tolgono. Se sono di più è avvantaggiata La Cosa.
    .enter = un numero intero da { $least } a { $most }; 0 lascia il mazzo come da regolamento
    .more = { $count } in più che da regolamento
    .fewer = { $count } in meno che da regolamento
stayaway-ruling-infectedDelta-0 = come da regolamento

stayaway-ruling-armsInDeck = Variante: armi nel mazzo
    .what = Nessuno comincia con carte «Lanciafiamme» o «Analisi»: sono tutte nel mazzo di pesca.
stayaway-ruling-armsInDeck-false = possono essere distribuite
stayaway-ruling-armsInDeck-true = sono solo nel mazzo di pesca

stayaway-ruling-lineOfSight = Variante: Linea di vista
    .what = Chi possono raggiungere «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!».
stayaway-ruling-lineOfSight-off = chiunque non sia in Quarantena
stayaway-ruling-lineOfSight-path = chiunque sia raggiungibile per almeno una via attorno al tavolo senza porte né giocatori in Quarantena
stayaway-ruling-lineOfSight-adjacent = solo i giocatori adiacenti
stayaway-ruling-lineOfSight-door = chiunque non sia in Quarantena; ma tra giocatori adiacenti separati da una porta funziona solo «Dattela a Gambe!»

stayaway-ruling-customDeck = Variante: mazzo libero
    .what = Quante copie di ogni carta ci sono nel mazzo, per esempio axe:2,scary:1. Le carte non nominate mantengono il loro numero.
    .enter = none per il mazzo del regolamento, oppure codici di carte con il loro numero, per esempio axe:2,scary:1
stayaway-ruling-customDeck-none = come da regolamento

stayaway-ruling-revenge = Variante: Vendetta
    .what = Se La Cosa viene eliminata mentre sono in vita sia Umani sia Infetti, questi continuano a combattere finché non resta una sola fazione. Nessuno può più essere infettato.
stayaway-ruling-revenge-false = la partita finisce con La Cosa
stayaway-ruling-revenge-true = i superstiti continuano a combattere
