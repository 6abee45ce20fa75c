### The Thing: the names of its things

thing = The Thing

## Rooms; .short fits into 9 characters, here and below

thing-room-armoury = Armeria
    .short = Armeria
thing-room-kitchen = Cucina
    .short = Cucina
thing-room-storeroom = Deposito
    .short = Deposito
thing-room-laboratory = Laboratorio
    .short = Laborat.
thing-room-boiler = Locale Caldaia
    .short = Caldaia
thing-room-generator = Stanza del Generatore
    .short = Generat.
thing-room-radio = Stanza Comunicazioni
    .short = Comunic.
thing-room-helicopter = Elicottero
    .short = Elicott.
thing-room-shed = Rimessa
    .short = Rimessa
thing-room-weather = Stazione Meteorologica
    .short = Meteo
thing-room-kennel = Serraglio
    .short = Serraglio
thing-room-dormitory = Dormitorio
    .short = Dormit.
thing-room-rec = Sala Svago
    .short = Svago

## Stocks

thing-stock-underground = Riserva Sotterranea
    .short = Sotterr.
thing-stock-outside = Riserva Esterna
    .short = Esterna
thing-stock-pantry = Dispensa
    .short = Dispensa

## Action cards

thing-action-use = Usare
    .short = Usare
thing-action-repair = Riparare
    .short = Riparare
thing-action-sabotage = Sabotare
    .short = Sabotare

## Weapons

thing-weapon-flamethrower = Lanciafiamme
    .short = Lanciaf.
thing-weapon-dynamite = Dinamite/Molotov
    .short = Dinamite
thing-weapon-firearm = Arma da Fuoco
    .short = Da Fuoco
thing-weapon-melee = Arma Corpo a Corpo
    .short = Mischia

## Items

thing-item-fuel = Barile di Gasolio
    .short = Gasolio
thing-item-tools = Cassetta degli Attrezzi
    .short = Attrezzi
thing-item-keys = Chiavi
    .short = Chiavi
thing-item-wire = Filo di Ferro
    .short = Filo
thing-item-flashlight = Torcia
    .short = Torcia

## Laboratory tokens

thing-sample-blood = Sacca di Sangue
    .short = Sangue
thing-sample-failure = Fallimento
    .short = Fallim.

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

thing-family-action = Azione
thing-family-weapon = Arma
thing-family-item = Oggetto
thing-family-sample = Segnalino Laboratorio

## Backs: what is seen of a thing that lies face down

thing-back-weapon = carta Arma
thing-back-item = carta Oggetto
thing-back-sample = segnalino Laboratorio
thing-backs-weapon = { $count ->
        [one] { $count } carta Arma
       *[other] { $count } carte Arma
    }
thing-backs-item = { $count ->
        [one] { $count } carta Oggetto
       *[other] { $count } carte Oggetto
    }
thing-backs-sample = { $count ->
        [one] { $count } segnalino Laboratorio
       *[other] { $count } segnalini Laboratorio
    }

## Infection tokens

thing-token-human = Umano
thing-token-alien = Alieno

## Dog tokens

thing-dog-healthy = Cane Sano
thing-dog-alien = Cane Alieno

## Weather

thing-face-sun = Sole
thing-face-cloudy = Nuvoloso
thing-face-snow = Neve
thing-face-storm = Tempesta

## Characters

thing-character-bennings = Bennings
thing-character-clark = Clark
thing-character-windows = Windows
thing-character-macready = MacReady
thing-character-garry = Garry
thing-character-norris = Norris
thing-character-blair = Blair
thing-character-nauls = Nauls

## Roles

thing-role-human = Umano
thing-role-alien = Alieno

## Where a player stands

thing-status-character = Personaggio
thing-status-revealed = Alieno Rivelato
thing-status-eliminated = Fuori dal gioco

## Means of escape

thing-vehicle-rescue = Elicottero dei Soccorsi
thing-vehicle-helicopter = Elicottero della Base
thing-vehicle-shed = Spazzaneve

## Phases, and the steps of Phase 4; .short has the places where a word may be parted

thing-phase-weather = Condizioni Meteo
thing-phase-upkeep = Manutenzione base
thing-phase-planning = Azioni dell’Alieno
thing-phase-draw = Pesca delle Carte Azione
    .short = Pesca delle Carte Azione
thing-phase-move = Movimento e pianificazione
    .short = Movi{-shy}mento e pia{-shy}nifi{-shy}ca{-shy}zione
thing-phase-encounters = Incontri
    .short = Incon{-shy}tri
thing-phase-rescue = Elicottero dei Soccorsi
    .short = Eli{-shy}cot{-shy}tero dei Soc{-shy}corsi
thing-phase-actions = Azioni dei Personaggi
    .short = Azioni dei Per{-shy}so{-shy}naggi
thing-phase-rec_room = Sala Svago e Accuse
thing-phase-tests = Test
thing-phase-food = Consumo Cibo
thing-phase-dogs = Movimento Cani e nuovo Leader

## Endings: a sentence or two, before the winners are named

thing-ending-humans_escaped = Tutti gli Umani in vita sono fuggiti, e a bordo non c’è alcun Alieno. Vincono gli Umani.
thing-ending-alien_aboard = A bordo del mezzo in fuga c’è un Alieno. Vincono gli Alieni.
thing-ending-human_left_behind = Il mezzo è partito e ha lasciato a terra almeno un Umano. Vincono gli Alieni.
thing-ending-base_frozen = La base si è congelata, con tutti quelli che c’erano dentro. Vincono gli Alieni.
thing-ending-no_human_left = Non resta alcun Umano. Vincono gli Alieni, tranne chi era l’ultimo Umano.

## Editions

thing-edition-std = Standard Winterover
    .what = Dove i regolamenti divergono: ciò su cui concordano i due più recenti, altrimenti ciò che dice la maggioranza. Le lacune sono colmate.
thing-edition-it = Regolamento italiano
    .what = Nessuno si muove più dopo che qualcuno sale sull’Elicottero dei Soccorsi; i luoghi possono bruciare in ogni momento delle azioni; Filo di Ferro e Torcia si usano una volta sola; la corrente salta solo nella Fase 2.
thing-edition-de = Regolamento tedesco
    .what = La caldaia si rompe subito; sull’Elicottero dei Soccorsi si sale dopo gli Incontri; le armi evitano anche Cani e Alieni Rivelati; i segnalini Laboratorio non si scambiano e nessuno parla delle Carte Azione.
thing-edition-fr = Regolamento francese
    .what = Caldaia, Elicottero dei Soccorsi e armi come nel regolamento tedesco; gli attacchi pianificati nascondono la Forza; si può affermare qualsiasi cosa; Barile di Gasolio e Cassetta degli Attrezzi solo con la propria azione.
thing-edition-uk = Regolamento ucraino
    .what = Il primo passeggero tiene nascosto il ruolo fino alla partenza; per bruciare un luogo serve il permesso del Leader, e gli altri presenti ne escono in piedi.
