### The Thing in the browser.


## The base

web-thing-base = Die Basis
# Before a number.
web-thing-round = Runde
web-thing-phases = Phasen der Runde
# The phases in a narrow row, with the places where a word may be parted.
web-thing-ribbon-weather = Wetter
web-thing-ribbon-upkeep = Wartung
web-thing-ribbon-planning = Aliens
web-thing-ribbon-draw = Planen und handeln
web-thing-ribbon-rec_room = Auf{-shy}ent{-shy}halts{-shy}raum
web-thing-ribbon-tests = Tests
web-thing-ribbon-food = Nahrung
web-thing-ribbon-dogs = Hunde und Anführer
# After a number like 3/4.
web-thing-fuel = Treibstoff
web-thing-damage = Schaden
# After a number.
web-thing-barrels = Fässer
# After a number of barrels.
web-thing-for-vehicles = für Fahrzeuge
# After a number of lab tokens.
web-thing-tokens = im Beutel
# After a number.
web-thing-cards = Karten
# In the Weather Station: no weather is kept for the next Leader.
web-thing-no-die = kein Würfel
# A room that nobody can enter; 6 characters at most.
web-thing-full = Voll
# The power has failed; 6 characters at most.
web-thing-dark = Dunkel
web-thing-burned = Abgebrannt
web-thing-broken = Endgültig kaputt

## Weather and tracks

web-thing-instruments = Wetter und Leisten
web-thing-flight = Rettungsflug
# Spaces until the rescue helicopter is here.
web-thing-to-go = noch { $number }
web-thing-not-called = kein S.O.S.
web-thing-gone = fort
web-thing-flight-fuel = Sein Treibstoff
web-thing-rounds-left = übrig: { $number }
web-thing-freezing = Frost
web-thing-boiler-holds = Heizung hält

## Crew and own things

web-thing-suspicion = Verdacht
web-thing-belongings = Waffen- und Gegenstandskarten: { $number }
web-thing-pile = Aktive Karten
web-thing-pile-cards = Karten: { $number }
web-thing-aliens = Enttarnte Aliens
web-thing-strength = Stärke { $number }
web-thing-things = Deine Waffen und Gegenstände
web-thing-nothing-owned = Keine Waffen, keine Gegenstände
web-thing-lies-open = liegt offen
web-thing-charges = Ladungen: { $number }, offen
# Over something secret that this person has just learned.
web-thing-news = Nur für dich
web-thing-seen-it = Gesehen

## Going somewhere

web-thing-ways = Wie gehst du?
web-thing-way-go = Gehen
web-thing-way-light = Mit Taschenlampe
web-thing-way-special = Spezialaktion, 1 Karte
web-thing-way-twice = Spezialaktion, 2 Karten

## Scenes

web-thing-show-base = Basis zeigen
web-thing-show-scene = Zurück
# Over the Action cards that were turned up.
web-thing-shown = Diese Runde aufgedeckt
# Beside a player whose secret answer is in.
web-thing-locked = entschieden
web-thing-meeting = Begegnung: { $room }
web-thing-meeting-hint = Alle am Ort machen dieselben Schritte.
web-thing-step-danger = Kämpfen oder ausweichen
web-thing-step-lay = Marker legen
web-thing-step-look = Einen ansehen
web-thing-stays-out = hält sich heraus
web-thing-laid = zwei Marker verdeckt
web-thing-trade = Tauschen
web-thing-trade-hint = Wähle jemanden und biete etwas an. Nichts wechselt den Besitzer, bevor beide zustimmen.
web-thing-ready-count = { $number } von { $all } sind bereit
web-thing-offer = Etwas anbieten
# Beside somebody in the trade who has no cards and no lab tokens.
web-thing-owns-nothing = besitzt nichts
# What one side of a deal gives.
web-thing-gives-nothing = nichts
web-thing-agrees = stimmt zu
web-thing-other-deals = Handel zwischen anderen
web-thing-no-deals = Kein Handel liegt auf dem Tisch.
web-thing-vote = Die Abstimmung
web-thing-vote-hint = Jede Stimme ist ein Schritt Verdacht. Bei { $number } wird die abgegebene Karte allen gezeigt.
web-thing-locked-count = { $number } von { $all } haben entschieden
# Before the marks of those who spoke against this person.
web-thing-against = verdächtigt von
web-thing-trusting = Vertrauen von
web-thing-not-named = nicht beschuldigbar
# Beside the room somebody was in: the card of the Active Pile.
web-thing-was-given = „{ $card }“ bekommen
web-thing-no-card = keine Karte
# Where nobody spoke for or against this person.
web-thing-nothing-said = nichts gesagt
web-thing-votes = Die Stimmen
# Before the marks of those whose vote this person got.
web-thing-accused-by = beschuldigt von
web-thing-not-accused = nicht beschuldigt
# Before the marks of those who voted for nobody.
web-thing-accused-nobody = niemanden beschuldigt
web-thing-before-tests = Vor den Tests
web-thing-tests = Tests
web-thing-sign-tested = getestet
web-thing-tests-hint = Wer getestet wird, zeigt allen die Rollenkarte.
# What a test takes.
web-thing-test-a = { thing-sample-blood }
web-thing-test-b = { thing-weapon-flamethrower } + { thing-item-wire }
# After what the test takes: whom it can be made on.
web-thing-target-a = trifft nur, wer am meisten verdächtigt wird
web-thing-target-b = kann alle treffen
# Before the marks of players.
web-thing-offered-by = angeboten von
web-thing-boarding = Die Flucht
web-thing-boarding-hint = Einsteigen ({ $vehicle }): Nacheinander wird um einen Platz gebeten, und alle an Bord müssen zustimmen.
web-thing-aboard = An Bord
web-thing-at-the-door = An der Tür
web-thing-on-the-ground = Am Boden
web-thing-asks-seat = bittet um einen Platz
web-thing-stays = bleibt
web-thing-planning = Die Aliens planen
web-thing-planning-hint = Wähle einen Ort, dann die Stärke. Nur Enttarnte Aliens sehen das; ihr könnt vertraulich miteinander reden.
# Before the rooms and strengths that revealed aliens are asked to agree to.
web-thing-the-plan = Der Plan
# In place of rooms, where nobody is attacked.
web-thing-no-attack = kein Angriff
# The button that opens the covered plan to a revealed alien.
web-thing-look-plan = Den Plan ansehen
web-thing-plan-covered = Der Plan ist verdeckt. Drück, um ihn anzusehen.
web-thing-supporters = dafür: { $number }

## The end

web-thing-won-humans = Die Menschen gewinnen
web-thing-won-aliens = Die Aliens gewinnen
# The name of the picture for whoever does not see it.
web-thing-chain = Wer wen infiziert hat, über die Runden
web-thing-say-why = Sag, warum
web-thing-say-why-hint = Wähle jemanden und sag dem Tisch, was du von dieser Person hältst.

# Names on the floor plan, where the whole one is too long
web-thing-plan-helicopter = Hubschrauber
web-thing-plan-underground = Tanklager
