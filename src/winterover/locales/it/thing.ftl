### The Thing: what is told, asked, offered and said.
### Names of players, rooms and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A variable that has nothing to show, such as an empty list of rooms or things, is "none": texts choose by it.
### Rooms come in without an article, so they stand before or after a colon or in brackets; no participle agrees with a
### player's name.


thing-about =
    Una base di ricerca nell’inverno antartico, e uno dell’equipaggio è un Alieno che sembra uno come tutti gli altri.
    A ogni turno andate tutti nei luoghi e consegnate carte coperte, e il Leader assegna il lavoro; chi incontri può contagiarti.
    Gli Umani vincono fuggendo insieme, senza alcun Alieno a bordo; in ogni altro caso vincono gli Alieni.
    Da 4 a 8 giocatori, oppure da 1 a 3 che guidano insieme un equipaggio ridotto.


## Weapons, items and lab tokens that somebody owns
## They are what somebody draws, keeps, puts up, gives, gets, owns or wants: always the object of a sentence.

thing-thing-dynamite = { $count ->
        [one] una Dinamite/Molotov
       *[other] { $count } Dinamite/Molotov
    }
thing-thing-firearm = { $count ->
        [one] un’Arma da Fuoco
       *[other] { $count } Armi da Fuoco
    }
thing-thing-melee = { $count ->
        [one] un’Arma Corpo a Corpo
       *[other] { $count } Armi Corpo a Corpo
    }
thing-thing-flamethrower = { $count ->
        [one] un Lanciafiamme
       *[other] { $count } Lanciafiamme
    }
thing-thing-fuel = { $count ->
        [one] un Barile di Gasolio
       *[other] { $count } Barili di Gasolio
    }
thing-thing-tools = { $count ->
        [one] una Cassetta degli Attrezzi
       *[other] { $count } Cassette degli Attrezzi
    }
thing-thing-keys = { $count ->
        [one] le Chiavi
       *[other] { $count } carte Chiavi
    }
thing-thing-wire = { $count ->
        [one] un Filo di Ferro
       *[other] { $count } Fili di Ferro
    }
thing-thing-flashlight = { $count ->
        [one] una Torcia
       *[other] { $count } Torce
    }
thing-thing-blood = { $count ->
        [one] una Sacca di Sangue
       *[other] { $count } Sacche di Sangue
    }
thing-thing-failure = { $count ->
        [one] un Fallimento
       *[other] { $count } Fallimenti
    }
# Cards that lie open because they were used before.
thing-thing-open_firearm = { $count ->
        [one] un’Arma da Fuoco scoperta
       *[other] { $count } Armi da Fuoco scoperte
    }
thing-thing-open_wire = { $count ->
        [one] un Filo di Ferro scoperto
       *[other] { $count } Fili di Ferro scoperti
    }
thing-thing-open_flashlight = { $count ->
        [one] una Torcia scoperta
       *[other] { $count } Torce scoperte
    }
# What others see of a hidden one: its back.
thing-thing-weapon = { $count ->
        [one] una carta Arma
       *[other] { $count } carte Arma
    }
thing-thing-item = { $count ->
        [one] una carta Oggetto
       *[other] { $count } carte Oggetto
    }
thing-thing-sample = { $count ->
        [one] un segnalino Laboratorio
       *[other] { $count } segnalini Laboratorio
    }


## Other values

# What the crew eats from and what sabotage takes from, beside the stocks in thing-names.ftl.
thing-stock-kitchen = Cucina
thing-stock-weapons = Mazzo Armi
thing-stock-items = Mazzo Oggetti
thing-stock-samples = Sacchetto del Laboratorio
thing-stock-blood = Sacche di Sangue nel sacchetto del Laboratorio

# Answers to a plan of the aliens, and to somebody who asks for a seat.
thing-reply-agree = sì
thing-reply-object = no
thing-reply-refuse = no

thing-test-a = Test A
thing-test-b = Test B


## What happens: setup

thing-fact-seated = Personaggio di { $seat }: { $character }.
thing-fact-seated-own = Il tuo Personaggio: { $character }.
# $cards are Action cards.
thing-fact-dealt = { $seat } ha ricevuto il ruolo { $role } e queste carte Azione: { $cards }.
thing-fact-dealt-hidden = { $seat } ha ricevuto un ruolo segreto e due carte Azione.
thing-fact-dealt-own = Il tuo ruolo segreto: { $role }. Le tue carte Azione: { $cards }.


## What happens: weather and upkeep

thing-fact-round_began = Turno { $round }. { $leader } è Leader.
thing-fact-round_began-own = Turno { $round }. Sei Leader.
thing-fact-rolled = { $seat } ha tirato il dado Meteo: { $face }.
thing-fact-rolled-own = Hai tirato il dado Meteo: { $face }.
thing-fact-weather_set = Il meteo: { $face }.
# $room is the Boiler Room or the Generator Room. $fuel is the number of barrels, $damage what missing ones did.
thing-fact-consumed = { $fuel ->
        [0] { $room }: nessun barile consumato.
        [one] { $room }: { $fuel } barile consumato.
       *[other] { $room }: { $fuel } barili consumati.
    }{ $damage ->
        [0] {""}
       *[other] {" "}Manca gasolio! Danni: { $damage }.
    }
thing-fact-boiler_destroyed = La caldaia è distrutta per sempre. La base comincia a congelarsi!
# The last space is the end of the base.
thing-fact-frost_moved = Il Congelamento avanza: casella { $space } di { $last }.
thing-fact-frost_reset = Il fuoco riscalda la base: il segnalino Congelamento torna sulla prima casella.
thing-fact-power_failed = La corrente è saltata. Buio!
thing-fact-power_restored = La corrente è tornata, e le luci sono di nuovo accese.
# $fuel is how many more rounds it can fly or wait.
thing-fact-rescue_moved = L’Elicottero dei Soccorsi: casella { $space } di { $last }, carburante rimasto: { $fuel }.
thing-fact-rescue_arrived = L’Elicottero dei Soccorsi è arrivato! Può salire a bordo chi ha il sospetto più basso.
thing-fact-rescue_left = L’Elicottero dei Soccorsi ha finito il carburante e se ne va per sempre.


## What happens: the aliens' plan

# Told to revealed aliens only. $strengths are numbers, in the order of $rooms; both are "none" if there is no attack.
thing-fact-plan_proposed = { $rooms ->
        [none] { $seat } propone di non attaccare affatto.
       *[other] { $seat } propone: { $rooms }, Forza { $strengths }.
    }
thing-fact-plan_proposed-own = { $rooms ->
        [none] Proponi di non attaccare affatto.
       *[other] Proponi: { $rooms }, Forza { $strengths }.
    }
thing-fact-plan_answered = Risposta di { $seat } al piano: { $reply }.
thing-fact-plan_answered-own = La tua risposta al piano: { $reply }.
thing-fact-plan_made = { $rooms ->
        [none] Il piano è deciso: nessun attacco.
       *[other] Il piano è deciso: { $rooms }, Forza { $strengths }.
    }
# $cards is the number of attacks. $strengths is "none" if they are hidden as well.
thing-fact-plan_made-hidden = { $cards ->
        [0] Gli Alieni Rivelati non pianificano alcun attacco.
        [one] Gli Alieni Rivelati pianificano { $cards } attacco.
       *[other] Gli Alieni Rivelati pianificano { $cards } attacchi.
    }{ $strengths ->
        [none] {""}
       *[other] {" "}Forza: { $strengths }.
    }


## What happens: Action cards and moves

thing-fact-drew = { $seat } ha pescato: { $cards }.
thing-fact-drew-hidden = { $seat } ha pescato { $count ->
        [one] { $count } carta Azione
       *[other] { $count } carte Azione
    }.
thing-fact-drew-own = Hai pescato: { $cards }.
thing-fact-reshuffled = Le carte Azione sono state mescolate in un nuovo mazzo.
# Garry's ability.
thing-fact-garry_swapped = { $seat } ha scartato la carta { $thrown } e ha pescato la carta { $drawn }.
thing-fact-garry_swapped-hidden = { $seat } ha cambiato una carta Azione.
thing-fact-garry_swapped-own = Hai scartato la carta { $thrown } e hai pescato la carta { $drawn }.
thing-fact-leaders_card = { $seat } ha messo sulla Scheda Leader la prima carta del mazzo Azione, senza che nessuno la vedesse.
thing-fact-leaders_card-own = Hai messo sulla Scheda Leader la prima carta del mazzo Azione, senza che nessuno la vedesse.
thing-fact-went = Destinazione di { $seat }: { $room }.
thing-fact-went-own = La tua destinazione: { $room }.
thing-fact-went_lit = Destinazione di { $seat }, con la Torcia: { $room }.
thing-fact-went_lit-own = La tua destinazione, con la Torcia: { $room }.
# $count is the number of cards to be drawn, 1 or 2.
thing-fact-went_special = Destinazione di { $seat }: { $room }. Azione Speciale con { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }!
thing-fact-went_special-own = La tua destinazione: { $room }. Azione Speciale con { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }!
thing-fact-went_to_swap = { $seat } si sdraia nel Dormitorio per il Cambio Carte.
thing-fact-went_to_swap-own = Ti sdrai nel Dormitorio per il Cambio Carte.
thing-fact-threw = { $seat } ha scartato: { $cards }.
thing-fact-threw-hidden = { $seat } ha scartato { $count ->
        [one] { $count } carta Azione coperta
       *[other] { $count } carte Azione coperte
    }.
thing-fact-threw-own = Hai scartato: { $cards }.
thing-fact-took = { $seat } ha preso dal mazzo di pesca: { $cards }.
thing-fact-took-hidden = { $seat } ha preso dal mazzo di pesca { $count ->
        [one] { $count } carta Azione
       *[other] { $count } carte Azione
    } a scelta.
thing-fact-took-own = Hai preso dal mazzo di pesca: { $cards }.
thing-fact-handed_in = { $seat } ha consegnato la carta { $card }.
thing-fact-handed_in-hidden = { $seat } ha consegnato una carta coperta.
thing-fact-handed_in-own = Hai consegnato coperta la carta { $card }.
# In Darkness.
thing-fact-handed_in-hidden-own = Al Buio è stata consegnata una tua carta a caso: non l’hai vista nemmeno tu.
# At the maximum of suspicion.
thing-fact-card_shown = Massimo Sospetto! { $seat } ha dovuto mostrare la carta consegnata: { $card }.
thing-fact-card_shown-own = Massimo Sospetto! Hai dovuto mostrare la carta che hai consegnato: { $card }.
thing-fact-took_token = { $seat } ha preso il segnalino Leader.
thing-fact-took_token-own = Hai preso il segnalino Leader: nel prossimo turno sei Leader.
thing-fact-boarded = { $seat } ha preso posto sull’Elicottero dei Soccorsi.
thing-fact-boarded-own = Hai preso posto sull’Elicottero dei Soccorsi.


## What happens: encounters

# $strengths are numbers, in the order of $rooms.
thing-fact-plan_revealed = Gli Alieni colpiscono! { $rooms }, Forza { $strengths }.
# $seats are the Characters in the room; there may be nobody, with the alien alone in it.
thing-fact-encounter = Prossimo luogo: { $room }. Personaggi presenti: { $seats }.
thing-fact-attacked = { $room }: { $seat } ha attaccato l’Alieno ({ $weapon })!
thing-fact-attacked-own = { $room }: hai attaccato l’Alieno ({ $weapon })!
thing-fact-alien_fled = { $room }: l’Alieno è fuggito.
thing-fact-laid_low = { $room }: parità, l’Alieno è fuggito. Chi si sdraia per questo turno: { $seats }.
# Told to revealed aliens only. $choice is one of thing-option-*.
thing-fact-collective_voted = Proposta di { $seat }: { $choice }.
thing-fact-collective_voted-own = La tua proposta: { $choice }.
thing-fact-assimilated = { $room }: l’Alieno ha assimilato { $seat }, che è fuori dal gioco.
thing-fact-assimilated-own = { $room }: l’Alieno ti ha assimilato, e sei fuori dal gioco.
thing-fact-dog_assimilated = { $room }: l’Alieno ha assimilato un Cane.
thing-fact-alien_idle = { $room }: l’Alieno ha lasciato il luogo com’era.
thing-fact-alien_sabotaged = { $room }: l’Alieno ha sabotato il luogo con Forza { $strength }.
# From the alien or from a fire.
thing-fact-fled = In fuga nella Sala Svago: { $seats }.
thing-fact-collective_defeated = Gli Alieni Rivelati non hanno più Forza: sono sconfitti, a meno che non ne compaia un altro.
thing-fact-dog_caught = { $room }: il Cane è stato catturato e ora è nel Serraglio.
thing-fact-withdrew = { $seat } ha evitato l’Incontro: { $weapon }.
thing-fact-withdrew-own = Hai evitato l’Incontro: { $weapon }.
# One of the two tokens is always Human; $token is the other one.
thing-fact-tokens_laid = { $seat } ha piazzato due segnalini Contagio: { thing-token-human } e { $token }.
thing-fact-tokens_laid-hidden = { $seat } ha piazzato due segnalini Contagio.
thing-fact-tokens_laid-own = Hai piazzato due segnalini Contagio: { thing-token-human } e { $token }.
thing-fact-looked = { $seat } ha guardato uno dei segnalini di { $owner }: { $token }.
thing-fact-looked-hidden = { $seat } ha guardato uno dei segnalini di { $owner }.
thing-fact-looked-own = Hai guardato uno dei segnalini di { $owner }: { $token }.
thing-fact-looked-you = { $seat } ha guardato uno dei tuoi segnalini: { $token }.
thing-fact-dog_tested = A tu per tu con un Cane ({ $room }), { $seat } ha pescato: { $dog }.
thing-fact-dog_tested-hidden = A tu per tu con un Cane ({ $room }), { $seat } ha pescato un segnalino Cane.
thing-fact-dog_tested-own = A tu per tu con un Cane ({ $room }), hai pescato: { $dog }.
thing-fact-role_now = Il ruolo di { $seat } ora: { $role }.
thing-fact-role_now-own = Il tuo ruolo segreto ora: { $role }.
# Space 0 is the green zone.
thing-fact-suspicion = { $space ->
        [0] { $seat } è nella zona verde.
       *[other] Sospetto su { $seat }: { $space }.
    }
thing-fact-suspicion-own = { $space ->
        [0] Sei nella zona verde.
       *[other] Sospetto su di te: { $space }.
    }
thing-fact-strength = Forza degli Alieni Rivelati: { $number }.
thing-fact-leader_passed = La Scheda Leader passa a { $seat }.
thing-fact-leader_passed-own = La Scheda Leader passa a te.


## What happens: actions

thing-fact-pile_card_lost = Il fuoco costa una carta del Mazzo Attivo, non vista da nessuno. Carte rimaste: { $left }.
# The edition in which the Leader has to allow it.
thing-fact-burn_announced = { $room }: { $seat } vuole bruciare il luogo ({ $weapon }).
thing-fact-burn_announced-own = { $room }: vuoi bruciare il luogo ({ $weapon }).
# $seat is the one who wanted to burn the room.
thing-fact-burn_refused = Il Leader non permette a { $seat } di bruciare il luogo.
thing-fact-burn_refused-own = Il Leader non ti permette di bruciare il luogo.
thing-fact-burned = { $room }: { $seat } ha bruciato il luogo ({ $weapon })!
thing-fact-burned-own = { $room }: hai bruciato il luogo ({ $weapon })!
thing-fact-card_revealed = Il Leader ha scoperto la carta { $card }.
thing-fact-assigned = { $room }: la carta { $card } va a { $seat }.
thing-fact-assigned-own = { $room }: la carta { $card } va a te.
thing-fact-card_lost = Nessuno può eseguire la carta { $card }: l’azione va persa.
thing-fact-laid_down = { $seat } si sdraia senza aver agito.
thing-fact-laid_down-own = Ti sdrai senza aver agito.
# $left is the number of cards that are discarded.
thing-fact-stopped = { $seat } ha deciso di fermarsi. Carte scartate senza che nessuno le veda: { $left }.
thing-fact-stopped-own = Hai deciso di fermarti. Carte scartate senza che nessuno le veda: { $left }.
# $amount is the number of barrels.
thing-fact-fuelled = { $room }: { $seat } ha aggiunto { $amount ->
        [one] { $amount } barile
       *[other] { $amount } barili
    }.
thing-fact-fuelled-own = { $room }: hai aggiunto { $amount ->
        [one] { $amount } barile
       *[other] { $amount } barili
    }.
thing-fact-cooked = { $seat } ha cucinato. Segnalini Cibo spostati dalla Dispensa alla Cucina: { $amount }.
thing-fact-cooked-own = Hai cucinato. Segnalini Cibo spostati dalla Dispensa alla Cucina: { $amount }.
thing-fact-repaired = { $room }: { $seat } ha riparato. Danni tolti: { $amount }.
thing-fact-repaired-own = { $room }: hai riparato. Danni tolti: { $amount }.
thing-fact-damaged = { $amount ->
        [0] { $room }: non c’è posto per altri danni.
       *[other] Nuovi danni ({ $room }): { $amount }.
    }
# In the Armoury or the Storeroom.
thing-fact-drew_cards = { $room }: { $seat } ha pescato { $things }.
thing-fact-drew_cards-hidden = { $room }: { $seat } ha pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
thing-fact-drew_cards-own = { $room }: hai pescato { $things }.
thing-fact-kept = { $seat } ha tenuto { $thing }.
thing-fact-kept-hidden = { $seat } ha tenuto una carta.
thing-fact-kept-own = Hai tenuto { $thing }.
thing-fact-drew_sample = { $seat } ha pescato un segnalino Laboratorio: { $sample }.
thing-fact-drew_sample-hidden = { $seat } ha pescato un segnalino Laboratorio.
thing-fact-drew_sample-own = Hai pescato un segnalino Laboratorio: { $sample }.
thing-fact-kept_sample = { $seat } ha tenuto il segnalino Laboratorio.
thing-fact-kept_sample-own = Hai tenuto il segnalino Laboratorio.
thing-fact-dropped_sample = { $seat } ha scartato coperto il segnalino Laboratorio.
thing-fact-dropped_sample-own = Hai scartato coperto il segnalino Laboratorio.
thing-fact-sos_sent = S.O.S.! { $seat } ha chiamato l’Elicottero dei Soccorsi.
thing-fact-sos_sent-own = S.O.S.! Hai chiamato l’Elicottero dei Soccorsi.
thing-fact-weather_stored = { $seat } ha lasciato il dado Meteo nella Stazione Meteorologica: { $face }.
thing-fact-weather_stored-own = Hai lasciato il dado Meteo nella Stazione Meteorologica: { $face }.
# $stock is one of thing-stock-*.
thing-fact-lost_stock = { $amount ->
        [0] { $stock }: non c’è più nulla da perdere.
       *[other] { $stock }: { $amount } in meno.
    }
# Somebody had Use in a vehicle that is ready to go.
thing-fact-nothing_done = { $seat } non ha cominciato la fuga.
thing-fact-nothing_done-own = Non hai cominciato la fuga.
# An item played just before has done it already.
thing-fact-nothing_left = { $room }: a { $seat } non resta nulla da fare.
thing-fact-nothing_left-own = { $room }: non ti resta nulla da fare.
thing-fact-played = { $room }: { $seat } ha giocato la carta { $item }.
thing-fact-played-own = { $room }: hai giocato la carta { $item }.


## What happens: escape

# $vehicle is one of thing-vehicle-*.
thing-fact-escape_began = Comincia la fuga! Mezzo: { $vehicle }. Il primo posto a bordo è di { $seat }.
thing-fact-escape_began-own = Comincia la fuga! Mezzo: { $vehicle }. Il primo posto a bordo è tuo.
thing-fact-role_shown = { $seat } ha mostrato la carta Ruolo: { $role }.
thing-fact-role_shown-own = Hai mostrato la tua carta Ruolo: { $role }.
thing-fact-asked_seat = { $seat } ha chiesto un posto a bordo.
thing-fact-asked_seat-own = Hai chiesto un posto a bordo.
thing-fact-stayed = { $seat } ha scelto di restare a terra.
thing-fact-stayed-own = Hai scelto di restare a terra.
thing-fact-admitted = { $candidate } a bordo? Risposta di { $seat }: { $reply }.
thing-fact-admitted-own = { $candidate } a bordo? La tua risposta: { $reply }.
thing-fact-admitted-you = Tu a bordo? Risposta di { $seat }: { $reply }.
thing-fact-turned_away = Il posto è stato negato a { $seat }.
thing-fact-turned_away-own = Ti è stato negato il posto.
thing-fact-taken_aboard = { $seat } ha ottenuto un posto a bordo.
thing-fact-taken_aboard-own = Hai ottenuto un posto a bordo.
thing-fact-departed = I portelli si chiudono, e si parte. A bordo: { $seats }.


## What happens: Rec Room, tests, food, dogs

thing-fact-assembled = Tutti sono di nuovo in piedi, nella Sala Svago.
thing-fact-put_up = { $seat } ha offerto a { $to } { $thing }.
thing-fact-put_up-own = Hai offerto a { $to } { $thing }.
thing-fact-put_up-you = { $seat } ti ha offerto { $thing }.
thing-fact-agreed = { $seat } ha accettato lo scambio con { $to }.
thing-fact-agreed-own = Hai accettato lo scambio con { $to }.
thing-fact-agreed-you = { $seat } ha accettato lo scambio con te.
thing-fact-called_off = { $seat } ha annullato lo scambio con { $to }.
thing-fact-called_off-own = Hai annullato lo scambio con { $to }.
thing-fact-called_off-you = { $seat } ha annullato lo scambio con te.
# At the end of trading: whoever put something up keeps it.
thing-fact-lapsed = Nessun accordo tra { $seat } e { $to }: lo scambio salta.
thing-fact-lapsed-own = Nessun accordo tra te e { $to }: lo scambio salta.
thing-fact-lapsed-you = Nessun accordo tra te e { $seat }: lo scambio salta.
# $gave and $got are lists of thing-thing-*, or "none": then it is a gift.
thing-fact-traded = { $got ->
        [none] { $seat } ha dato { $gave } a { $to }.
       *[other] { $gave ->
            [none] { $to } ha dato { $got } a { $seat }.
           *[other] { $seat } ha dato { $gave } a { $to } e ha ricevuto { $got }.
        }
    }
thing-fact-traded-own = { $got ->
        [none] Hai dato { $gave } a { $to }.
       *[other] { $gave ->
            [none] { $to } ti ha dato { $got }.
           *[other] Hai dato { $gave } a { $to } e hai ricevuto { $got }.
        }
    }
# Here $got is what you gave.
thing-fact-traded-you = { $got ->
        [none] { $seat } ti ha dato { $gave }.
       *[other] { $gave ->
            [none] Hai dato { $got } a { $seat }.
           *[other] Hai dato { $got } a { $seat } e hai ricevuto { $gave }.
        }
    }
thing-fact-ready = Per { $seat } si può passare al voto.
thing-fact-ready-own = Per te si può passare al voto.
thing-fact-voted = { $seat } ha accusato { $target }.
thing-fact-voted-hidden = { $seat } non ha accusato nessuno.
thing-fact-voted-own = Hai accusato { $target }.
thing-fact-voted-you = { $seat } ti ha accusato.
thing-fact-voted-hidden-own = Non hai accusato nessuno.
thing-fact-revealed = { $seat } è un Alieno, e ora lo vedono tutti!
thing-fact-revealed-own = Sei un Alieno, e ora lo vedono tutti!
# $test is one of thing-test-*.
thing-fact-test_offered = { $seat } ha offerto il { $test }.
thing-fact-test_offered-own = Hai offerto il { $test }.
thing-fact-tested = { $test }! { $seat } ha fatto il test su { $target }.
# The tester and the tested are the same.
thing-fact-tested-hidden = { $test }! { $seat } ha fatto il test su di sé.
thing-fact-tested-own = { $test }! Hai fatto il test su { $target }.
thing-fact-tested-you = { $test }! { $seat } ha fatto il test su di te.
thing-fact-tested-hidden-own = { $test }! Hai fatto il test su di te.
# $stock is the Kitchen or the Pantry.
thing-fact-ate = { $amount ->
        [0] { $stock }: non c’è più nulla da mangiare.
       *[other] Segnalini Cibo consumati ({ $stock }): { $amount }.
    }
thing-fact-hunger_began = Fame! Da ora in poi si pesca solo fino ad avere due carte Azione.
thing-fact-dogs_placed = Cani randagi: { $rooms }.
thing-fact-kennel_opened = { $count ->
        [one] Il Serraglio è aperto! È uscito { $count } Cane.
       *[other] Il Serraglio è aperto! Sono usciti { $count } Cani.
    }
# Whoever holds the Leader Token; it may be the Leader of this round again.
thing-fact-leader_changed = { $seat } ha il segnalino Leader e prende la Scheda Leader.
thing-fact-leader_changed-own = Hai il segnalino Leader e prendi la Scheda Leader.
thing-fact-token_placed = Il segnalino Leader aspetta qui: { $room }.


## What happens: the end

# $ending is one of thing-ending-*, a sentence or two.
thing-fact-ended = { $ending } Chi vince: { $winners }.
# The infection log, shown after the end.
thing-fact-infection = Turno { $round }: { $by } ha contagiato { $seat }.
# Nobody infected $seat: round 0 is the deal, otherwise it was a dog.
thing-fact-infection-hidden = { $round ->
        [0] { $seat } era un Alieno fin dall’inizio.
       *[other] Turno { $round }: un Cane ha contagiato { $seat }.
    }
thing-fact-infection-own = Turno { $round }: { $by } ti ha contagiato.
thing-fact-infection-you = Turno { $round }: hai contagiato { $seat }.
thing-fact-infection-hidden-own = { $round ->
        [0] Eri un Alieno fin dall’inizio.
       *[other] Turno { $round }: un Cane ti ha contagiato.
    }


## What is asked: one sentence or two that say what it is about
## Where all are asked alike, the text must not tell who has a choice.

thing-ask-weather = Quale meteo vale in questo turno: la faccia conservata nella Stazione Meteorologica o il nuovo tiro?
# $number is the strength that is left.
thing-ask-plan = Dove attacchi? Metti in segreto la Forza sui luoghi, uno dopo l’altro. Forza rimasta: { $number }.
# $seat is who proposed the plan.
thing-ask-consent = { $seat } ha proposto un piano. Tutti gli Alieni Rivelati decidono insieme: acconsenti?
thing-ask-garry = Garry può scartare una carta Azione e pescarne un’altra. Quale scarti, se vuoi?
thing-ask-move = Dove vai? Lì può toccarti agire, e chi incontri può contagiarti.
thing-ask-hand_in = Quale carta consegni, coperta? Il Leader la assegnerà a qualcuno, forse non a te.
thing-ask-hand_in_shown = Quale carta consegni? Sei al massimo del Sospetto: tutti la vedono prima che finisca nel mazzo.
thing-ask-throw = Quali carte Azione cambi? Ne scegli altrettante dal mazzo di pesca.
# $number is how many cards are chosen, 1 to 3.
thing-ask-take = { $number ->
        [one] Quale carta prendi dal mazzo di pesca?
       *[other] Quali { $number } carte prendi dal mazzo di pesca?
    }
# $room is the room of the encounter, here and in the next four.
thing-ask-attack = { $room }: l’Alieno è qui con te! Lo cacci con il fuoco? Il fuoco ti costa la tua azione.
thing-ask-prey = { $room }: il luogo è tuo. Che cosa ci fai?
thing-ask-prey_again = { $room }: i voti degli Alieni sono diversi. Ora che li conosci, scegli di nuovo: decide la maggioranza, e in parità chi si è rivelato prima.
thing-ask-withdraw = { $room }: qui c’è anche qualcun altro. Eviti l’Incontro con un’arma?
thing-ask-tokens = { $room }: Verifica del Contagio. Due segnalini coperti: gli Umani piazzano segnalini Umano, gli Alieni possono nascondere un segnalino Alieno.
thing-ask-look = { $room }: Verifica del Contagio. Di chi è il segnalino che guardi? Un segnalino Alieno contagia un Umano.
thing-ask-room_order = Sei Leader: di quale luogo si risolvono ora gli Incontri?
# $number is how many more rounds it can wait.
thing-ask-rescue = L’Elicottero dei Soccorsi aspetta (carburante rimasto: { $number }), e nessuno è meno sospettato di te. Sali a bordo e cominci la fuga?
# $room is where you stand.
thing-ask-burn = { $room }: bruci il luogo? È perso per sempre; se la base si sta congelando, il fuoco la riscalda.
# $seat stands in $room.
thing-ask-permit = { $room }: { $seat } vuole bruciare il luogo ({ $weapon }). Sei Leader: lo permetti?
# $card is the Action card that was turned up.
thing-ask-assign = Sei Leader: chi deve eseguire la carta { $card }? Chi lo fa poi si sdraia.
thing-ask-lay_down = Nessuno può eseguire la carta { $card }. Sei Leader: chi si sdraia allora?
thing-ask-go_on = Sei Leader: scopri un’altra carta o ti fermi qui? Le altre si scarterebbero senza che nessuno le veda.
# $room is where you act, here and in the next six.
thing-ask-face = { $room }: su quale faccia lasci il dado Meteo? Il prossimo Leader può sceglierla.
thing-ask-barrel = { $room }: dove va un barile della Riserva Sotterranea?
thing-ask-keep = { $room }: quale carta tieni? Le altre vanno in fondo al mazzo.
thing-ask-bonus = { $room }: giochi un oggetto ora? Non costa carte Azione, e resti in piedi.
thing-ask-escape = { $room }: il mezzo è pronto. Cominci la fuga? Servono le Chiavi, e la partita finisce.
# $card is the Action card that is carried out.
thing-ask-times = { $room }, { $card }: quante volte lo fai? Chi è in piedi qui dà una mano.
thing-ask-draws = { $room }: quante volte peschi una carta? Ne tieni una.
thing-ask-sample = Tieni il segnalino Laboratorio? È: { $sample }. Nessun altro lo vede, e solo una Sacca di Sangue serve per un test.
thing-ask-ask_seat = La fuga è in corso. Chiedi un posto? Tutti a bordo devono essere d’accordo, e poi mostri il tuo ruolo.
thing-ask-admit = Fai salire { $seat } a bordo? Se sale un Alieno, vincono gli Alieni.
thing-ask-trade = Scambia ciò che possiedi, o regalalo. Nulla passa di mano prima che entrambe le parti siano d’accordo.
thing-ask-vote = Chi accusi? Tutti rispondono nello stesso momento, e ogni voto è una casella di sospetto.
thing-ask-reveal = Prima dei test: un Alieno che lo vuole può rivelarsi ora; tutti gli altri continuano e basta.
thing-ask-offer_test = Offri un test? Il Test A richiede una Sacca di Sangue, il Test B un Lanciafiamme e un Filo di Ferro.
thing-ask-test_order = Sei Leader: quale test viene prima?
# $test is one of thing-test-*.
thing-ask-tester = Sei Leader: più giocatori offrono il { $test }. Chi lo fa?
thing-ask-target = { $test }: su chi lo fai? La carta Ruolo viene mostrata a tutti.
thing-ask-hunger = Fame! Puoi tenere due carte Azione. Quale scarti?


## What can be chosen

thing-option-face = { $face }
thing-option-lay = { $room }, Forza { $number }
thing-option-done = Il piano è completo
thing-option-agree = Acconsenti
thing-option-object = Opponiti
# No to any of several questions: to attack, withdraw, burn, play an item, test...
thing-option-pass = Passa
thing-option-go = Vai qui: { $room }
thing-option-light = Vai qui con la Torcia: { $room }
thing-option-special = Azione Speciale, 1 carta: { $room }
thing-option-twice = Azione Speciale, 2 carte: { $room }
thing-option-swap = Cambio Carte nel Dormitorio
thing-option-board = Sali sull’Elicottero dei Soccorsi
thing-option-stay = Resta a terra
thing-option-hand_in = Consegna la carta { $action }
thing-option-throw = Scarta: { $actions }
thing-option-take = Prendi: { $actions }
thing-option-attack = Attacca: { $weapon }
thing-option-assimilate = Assimila { $seat }
thing-option-assimilate_dog = Assimila il Cane
thing-option-sabotage = Sabota il luogo
thing-option-nothing = Non fare nulla
thing-option-resolve = Prossimo luogo: { $room }
thing-option-withdraw = Evita l’Incontro: { $weapon }
thing-option-plain = Due segnalini Umano
thing-option-infect = Un segnalino Umano e uno Alieno
# Each player has laid out two tokens; $number is 1 or 2.
thing-option-look = { $seat }, segnalino { $number }
thing-option-burn = Brucia il luogo: { $weapon }
thing-option-allow = Permetti
thing-option-refuse = Rifiuta
thing-option-assign = Assegna la carta a { $seat }
thing-option-lay_down = Sdraia { $seat }
thing-option-next = Scopri la prossima carta
thing-option-stop = Fermati
thing-option-fuel_up = Metti il barile qui: { $room }
thing-option-keep = Tieni { $thing }
thing-option-keep_token = Tieni il segnalino Laboratorio
thing-option-drop_token = Scarta il segnalino Laboratorio
thing-option-play = Gioca la carta { $item }
thing-option-escape = Mostra le Chiavi e comincia la fuga
# How often something is done, or how many cards are drawn.
thing-option-times = { $number ->
        [1] Una volta
        [2] Due volte
        [3] Tre volte
        [4] Quattro volte
        [5] Cinque volte
        [6] Sei volte
       *[other] { $number } volte
    }
thing-option-ask_seat = Chiedi un posto
thing-option-put = Offri a { $seat } { $thing }
thing-option-deal = Accetta lo scambio con { $seat }
thing-option-call_off = Annulla lo scambio con { $seat }
thing-option-ready = Nessun altro scambio: si può votare
thing-option-vote = Accusa { $seat }
thing-option-abstain = Non accusare nessuno
# For a human the only answer, for an alien the quiet one.
thing-option-remain = Continua senza rivelare nulla
thing-option-reveal = Rivelati, se sei un Alieno
thing-option-offer_a = Offri il Test A
thing-option-offer_b = Offri il Test B
thing-option-offer_both = Offri entrambi i test
thing-option-first_a = Prima il Test A
thing-option-first_b = Prima il Test B
thing-option-choose = Il test lo fa { $seat }
thing-option-test = Fai il test su { $seat }


## What can be said: sentences in the speaker's mouth

# $action is an Action card.
thing-say-hold = Ho in mano una carta { $action }.
thing-say-lack = Non ho in mano nessuna carta { $action }.
thing-say-handed = Ho consegnato una carta { $action }.
# $role is one of thing-role-*.
thing-say-claim = La mia carta Ruolo dice { $role }.
# $thing is one of thing-thing-*.
thing-say-own = Ho { $thing }.
thing-say-without = Non ho { $thing }.
thing-say-accuse = { $seat } è un Alieno.
thing-say-vouch = Garantisco per { $seat }.
thing-say-trust = Mi fido di { $seat }.
thing-say-distrust = Non mi fido di { $seat }.
# $token is one of thing-token-*.
thing-say-saw = Ho visto un segnalino di { $seat }: { $token }.
thing-say-going = Io vado qui: { $room }.
thing-say-send = { $seat } dovrebbe andare qui: { $room }.
thing-say-meet = Vorrei essere nello stesso luogo di { $seat }.
thing-say-avoid = Mi tengo alla larga da { $seat }.
# Advice to the Leader: who shall carry out the card, and whether to go on.
thing-say-assign = Assegna la carta a { $seat }.
thing-say-next = Vediamo un’altra carta.
thing-say-stop = Fermiamoci qui.
thing-say-want = Vorrei { $thing }.
thing-say-promise = Darò a { $seat } { $thing }.
thing-say-vote = Accusiamo { $seat }.
thing-say-spare = Lasciamo in pace { $seat }.
thing-say-test = Bisogna fare un test su { $seat }.
thing-say-burn = Bruciamo questo luogo: { $room }!
thing-say-board = { $seat } dovrebbe salire a bordo.
thing-say-threaten = Darò la caccia a { $seat }.
thing-say-agree = Sono d’accordo con { $seat }.
thing-say-disagree = Non sono d’accordo con { $seat }.
