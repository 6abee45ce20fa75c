### The Thing in the browser.


## The base

web-thing-base = La base
# Before a number.
web-thing-round = Turno
web-thing-phases = Fasi del turno
# The phases in a narrow row, with the places where a word may be parted.
web-thing-ribbon-weather = Meteo
web-thing-ribbon-upkeep = Manu{-shy}ten{-shy}zione
web-thing-ribbon-planning = Alieni
web-thing-ribbon-draw = Piani e azioni
web-thing-ribbon-rec_room = Sala Svago
web-thing-ribbon-tests = Test
web-thing-ribbon-food = Cibo
web-thing-ribbon-dogs = Cani e Leader
# After a number like 3/4.
web-thing-fuel = gasolio
web-thing-damage = danni
# After a number.
web-thing-barrels = barili
# After a number of barrels.
web-thing-for-vehicles = per i mezzi
# After a number of lab tokens.
web-thing-tokens = nel sacchetto
# After a number.
web-thing-cards = carte
# In the Weather Station: no weather is kept for the next Leader.
web-thing-no-die = nessun dado
# A room that nobody can enter; 6 characters at most.
web-thing-full = Pieno
# The power has failed; 6 characters at most.
web-thing-dark = Buio
web-thing-burned = Bruciato
web-thing-broken = Rotta per sempre

## Weather and tracks

web-thing-instruments = Meteo e tracciati
web-thing-flight = Soccorsi
# Spaces until the rescue helicopter is here.
web-thing-to-go = ancora { $number }
web-thing-not-called = nessun S.O.S.
web-thing-gone = andato via
web-thing-flight-fuel = Autonomia
web-thing-rounds-left = resta: { $number }
web-thing-freezing = Congelamento
web-thing-boiler-holds = caldaia attiva

## Crew and own things

web-thing-suspicion = Sospetto
web-thing-belongings = Carte Arma e Oggetto: { $number }
web-thing-pile = Mazzo Attivo
web-thing-pile-cards = Carte: { $number }
web-thing-aliens = Alieni Rivelati
web-thing-strength = Forza { $number }
web-thing-things = Le tue armi e i tuoi oggetti
web-thing-nothing-owned = Né armi né oggetti
web-thing-lies-open = scoperta
web-thing-charges = Ricariche: { $number }, scoperta
# Over something secret that this person has just learned.
web-thing-news = Solo per te
web-thing-seen-it = Ho visto

## Going somewhere

web-thing-ways = Come ci vai?
web-thing-way-go = Vai
web-thing-way-light = Con la Torcia
web-thing-way-special = Azione Speciale, 1 carta
web-thing-way-twice = Azione Speciale, 2 carte

## Scenes

web-thing-show-base = Mostra la base
web-thing-show-scene = Indietro
# Over the Action cards that were turned up.
web-thing-shown = Scoperte in questo turno
# Beside a player whose secret answer is in.
web-thing-locked = ha deciso
web-thing-meeting = Incontro: { $room }
web-thing-meeting-hint = Chi è nel luogo fa gli stessi passi.
web-thing-step-danger = Combattere o ritirarsi
web-thing-step-lay = Posare i segnalini
web-thing-step-look = Guardarne uno
web-thing-stays-out = resta fuori
web-thing-laid = due segnalini coperti
web-thing-trade = Scambi
web-thing-trade-hint = Scegli qualcuno e offri qualcosa. Nulla passa di mano finché entrambi non accettano.
web-thing-ready-count = { $number } su { $all } hanno finito
web-thing-offer = Offri qualcosa
# Beside somebody in the trade who has no cards and no lab tokens.
web-thing-owns-nothing = non possiede nulla
# What one side of a deal gives.
web-thing-gives-nothing = nulla
web-thing-agrees = accetta
web-thing-other-deals = Scambi fra altri
web-thing-no-deals = Nessuno scambio in corso.
web-thing-vote = Il voto
web-thing-vote-hint = Ogni voto è un passo di sospetto. A { $number } la carta consegnata è mostrata a tutti.
web-thing-locked-count = { $number } su { $all } hanno deciso
# Before the marks of those who spoke against this person.
web-thing-against = sospettano
web-thing-trusting = si fidano
web-thing-not-named = non accusabile
# Beside the room somebody was in: the card of the Active Pile.
web-thing-was-given = ha ricevuto { $card }
web-thing-no-card = nessuna carta
# Where nobody spoke for or against this person.
web-thing-nothing-said = niente di detto
web-thing-votes = I voti
# Before the marks of those whose vote this person got.
web-thing-accused-by = accusano
web-thing-not-accused = nessuna accusa
# Before the marks of those who voted for nobody.
web-thing-accused-nobody = non accusano nessuno
web-thing-before-tests = Prima dei test
web-thing-tests = Test
web-thing-sign-tested = test
web-thing-tests-hint = Chi è sottoposto al test mostra la carta Ruolo a tutti.
# What a test takes.
web-thing-test-a = { thing-sample-blood }
web-thing-test-b = { thing-weapon-flamethrower } + { thing-item-wire }
# After what the test takes: whom it can be made on.
web-thing-target-a = solo per chi è più sospettato
web-thing-target-b = per chiunque
# Before the marks of players.
web-thing-offered-by = offerto da
web-thing-boarding = La fuga
web-thing-boarding-hint = Imbarco ({ $vehicle }): a turno si chiede un posto, e chi è a bordo deve essere d’accordo.
web-thing-aboard = A bordo
web-thing-at-the-door = Alla porta
web-thing-on-the-ground = A terra
web-thing-asks-seat = chiede un posto
web-thing-stays = resta
web-thing-planning = Gli Alieni pianificano
web-thing-planning-hint = Scegli un luogo, poi la Forza. Solo gli Alieni Rivelati lo vedono; fra voi potete parlare in privato.
# Before the rooms and strengths that revealed aliens are asked to agree to.
web-thing-the-plan = Il piano
# In place of rooms, where nobody is attacked.
web-thing-no-attack = nessun attacco
# The button that opens the covered plan to a revealed alien.
web-thing-look-plan = Guarda il piano
web-thing-plan-covered = Il piano è coperto. Premi per guardare.
web-thing-supporters = a favore: { $number }

## The end

web-thing-won-humans = Vincono gli Umani
web-thing-won-aliens = Vincono gli Alieni
# The name of the picture for whoever does not see it.
web-thing-chain = Chi ha contagiato chi, turno per turno
web-thing-say-why = Di’ perché
web-thing-say-why-hint = Scegli qualcuno e poi di’ al tavolo che cosa ne pensi.

# Names on the floor plan, where the whole one is too long
web-thing-plan-helicopter = Elicottero
web-thing-plan-underground = Sotterranea
