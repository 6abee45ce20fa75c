### The Thing: the names of its things

thing = The Thing

## Rooms; .short fits into 9 characters, here and below

thing-room-armoury = Waffenkammer
    .short = Waffen
thing-room-kitchen = Küche
    .short = Küche
thing-room-storeroom = Lager
    .short = Lager
thing-room-laboratory = Labor
    .short = Labor
thing-room-boiler = Heizungsraum
    .short = Heizung
thing-room-generator = Generatorraum
    .short = Generator
thing-room-radio = Funkraum
    .short = Funkraum
thing-room-helicopter = Basishubschrauber
    .short = Hubschr.
thing-room-shed = Schuppen
    .short = Schuppen
thing-room-weather = Wetterstation
    .short = Wetter
thing-room-kennel = Zwinger
    .short = Zwinger
thing-room-dormitory = Schlafsaal
    .short = Schlafs.
thing-room-rec = Aufenthaltsraum
    .short = Aufenth.

## Stocks

# The rulebook says "Lager" for the fuel as well as for the room; the fuel has a name of its own here.
thing-stock-underground = Treibstofflager
    .short = Tanklager
thing-stock-outside = Außenreserve
    .short = Außen
thing-stock-pantry = Vorratskammer
    .short = Vorratsk.

## Action cards

thing-action-use = Benutzen
    .short = Benutzen
thing-action-repair = Reparieren
    .short = Repar.
thing-action-sabotage = Sabotieren
    .short = Sabot.

## Weapons

thing-weapon-flamethrower = Flammenwerfer
    .short = Flammenw.
thing-weapon-dynamite = Dynamit/Molotow
    .short = Dynamit
thing-weapon-firearm = Schusswaffe
    .short = Schussw.
thing-weapon-melee = Nahkampfwaffe
    .short = Nahkampf

## Items

thing-item-fuel = Treibstoff
    .short = Treibst.
thing-item-tools = Werkzeug
    .short = Werkzeug
thing-item-keys = Schlüssel
    .short = Schlüssel
thing-item-wire = Kabel
    .short = Kabel
thing-item-flashlight = Taschenlampe
    .short = Lampe

## Laboratory tokens

thing-sample-blood = Blutbeutel
    .short = Blut
thing-sample-failure = Fehlschlag
    .short = Fehlschl.

## Everything that can be held in a hand, by one kind of name

thing-card-use = { thing-action-use }
    .short = { thing-action-use.short }
thing-card-repair = { thing-action-repair }
    .short = { thing-action-repair.short }
thing-card-sabotage = { thing-action-sabotage }
    .short = { thing-action-sabotage.short }
thing-card-flamethrower = { thing-weapon-flamethrower }
    .short = { thing-weapon-flamethrower.short }
thing-card-dynamite = { thing-weapon-dynamite }
    .short = { thing-weapon-dynamite.short }
thing-card-firearm = { thing-weapon-firearm }
    .short = { thing-weapon-firearm.short }
thing-card-melee = { thing-weapon-melee }
    .short = { thing-weapon-melee.short }
thing-card-fuel = { thing-item-fuel }
    .short = { thing-item-fuel.short }
thing-card-tools = { thing-item-tools }
    .short = { thing-item-tools.short }
thing-card-keys = { thing-item-keys }
    .short = { thing-item-keys.short }
thing-card-wire = { thing-item-wire }
    .short = { thing-item-wire.short }
thing-card-flashlight = { thing-item-flashlight }
    .short = { thing-item-flashlight.short }
thing-card-blood = { thing-sample-blood }
    .short = { thing-sample-blood.short }
thing-card-failure = { thing-sample-failure }
    .short = { thing-sample-failure.short }

## Families of cards and tokens

thing-family-action = Aktion
thing-family-weapon = Waffe
thing-family-item = Gegenstand
thing-family-sample = Labormarker

## Backs: what is seen of a thing that lies face down

thing-back-weapon = Waffenkarte
thing-back-item = Gegenstandskarte
thing-back-sample = Labormarker
thing-backs-weapon = { $count ->
        [one] { $count } Waffenkarte
       *[other] { $count } Waffenkarten
    }
thing-backs-item = { $count ->
        [one] { $count } Gegenstandskarte
       *[other] { $count } Gegenstandskarten
    }
thing-backs-sample = { $count ->
        [one] { $count } Labormarker
       *[other] { $count } Labormarker
    }

## Infection tokens

thing-token-human = Mensch
thing-token-alien = Alien

## Dog tokens

thing-dog-healthy = Gesunder Hund
thing-dog-alien = Alien-Hund

## Weather

thing-face-sun = Sonne
thing-face-cloudy = Bewölkt
thing-face-snow = Schnee
thing-face-storm = Sturm

## Characters

thing-character-bennings = Bennings
thing-character-clark = Clark
thing-character-windows = Windows
thing-character-macready = MacReady
thing-character-garry = Garry
thing-character-norris = Norris
thing-character-blair = Dr. Blair
thing-character-nauls = Nauls

## Roles, as they stand in a sentence: "Ich bin Mensch.", "Bo ist Alien."

thing-role-human = Mensch
thing-role-alien = Alien

## Where a player stands

thing-status-character = Charakter
thing-status-revealed = Enttarntes Alien
thing-status-eliminated = Ausgeschieden

## Means of escape

thing-vehicle-rescue = Rettungshubschrauber
thing-vehicle-helicopter = Basishubschrauber
thing-vehicle-shed = Schneemobil

## Phases, and the steps of Phase 4; .short has the places where a word may be parted

thing-phase-weather = Wetterbedingungen
thing-phase-upkeep = Basiswartung
thing-phase-planning = Alienaktionen
thing-phase-draw = Aktionskarten ziehen
    .short = Aktions{-shy}karten ziehen
thing-phase-move = Bewegung und Planung
    .short = Bewe{-shy}gung und Planung
thing-phase-encounters = Begegnungen
    .short = Begeg{-shy}nungen
thing-phase-rescue = Rettungshubschrauber
    .short = Rettungs{-shy}hub{-shy}schrauber
thing-phase-actions = Charakteraktionen
    .short = Charak{-shy}ter{-shy}aktio{-shy}nen
thing-phase-rec_room = Aufenthaltsraum und Beschuldigungen
thing-phase-tests = Tests
thing-phase-food = Nahrungsverbrauch
thing-phase-dogs = Hundebewegung und Anführerwechsel

## Endings: a sentence or two, before the winners are named

thing-ending-humans_escaped = Alle lebenden Menschen sind entkommen, und kein Alien ist an Bord. Die Menschen gewinnen.
thing-ending-alien_aboard = An Bord des Fluchtfahrzeugs ist ein Alien. Die Aliens gewinnen.
thing-ending-human_left_behind = Das Fahrzeug ist fort, und mindestens ein Mensch ist zurückgeblieben. Die Aliens gewinnen.
thing-ending-base_frozen = Die Basis ist eingefroren und mit ihr alle, die darin waren. Die Aliens gewinnen.
thing-ending-no_human_left = Kein Mensch ist mehr übrig. Die Aliens gewinnen; nur wer der letzte Mensch war, gewinnt nicht.

## Editions

thing-edition-std = Winterover-Standard
    .what = Wo die Anleitungen voneinander abweichen: worin die beiden neuesten übereinstimmen, sonst was die meisten sagen. Lücken sind geschlossen.
thing-edition-it = Italienische Anleitung
    .what = Sobald jemand in den Rettungshubschrauber steigt, bewegt sich niemand mehr; Orte dürfen jederzeit während der Aktionen brennen; Kabel und Taschenlampe wirken einmal; der Strom fällt nur in Phase 2 aus.
thing-edition-de = Deutsche Anleitung
    .what = Die Heizung fällt sofort aus; in den Rettungshubschrauber steigt man nach den Begegnungen; Waffen helfen auch gegen Hunde und Enttarnte Aliens; Labormarker werden nicht getauscht, und niemand spricht über Aktionskarten.
thing-edition-fr = Französische Anleitung
    .what = Heizung, Rettungshubschrauber und Waffen wie in der deutschen Anleitung; geplante Angriffe zeigen ihre Stärke nicht; man darf alles behaupten; Treibstoff und Werkzeug nur bei der eigenen Aktion.
thing-edition-uk = Ukrainische Anleitung
    .what = Wer zuerst einsteigt, hält die Rolle bis zum Abflug geheim; wer einen Ort anzünden will, braucht die Erlaubnis des Anführers, und die anderen dort kommen stehend davon.
