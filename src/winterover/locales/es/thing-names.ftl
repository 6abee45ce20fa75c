### The Thing: the names of its things

thing = The Thing

## Rooms; .short fits into 9 characters, here and below

thing-room-armoury = Armería
    .short = Armería
thing-room-kitchen = Cocina
    .short = Cocina
thing-room-storeroom = Almacén
    .short = Almacén
thing-room-laboratory = Laboratorio
    .short = Laborat.
thing-room-boiler = Sala de calderas
    .short = Calderas
thing-room-generator = Sala del generador
    .short = Generador
thing-room-radio = Sala de radio
    .short = Radio
thing-room-helicopter = Helicóptero de la base
    .short = Helicópt.
thing-room-shed = Cobertizo
    .short = Cobertizo
thing-room-weather = Estación meteorológica
    .short = Meteo
thing-room-kennel = Perrera
    .short = Perrera
thing-room-dormitory = Dormitorio
    .short = Dormit.
thing-room-rec = Sala de recreo
    .short = Recreo

## Stocks

thing-stock-underground = Reserva subterránea
    .short = Subterr.
thing-stock-outside = Reserva exterior
    .short = Exterior
thing-stock-pantry = Despensa
    .short = Despensa

## Action cards

thing-action-use = Usar
    .short = Usar
thing-action-repair = Reparar
    .short = Reparar
thing-action-sabotage = Sabotear
    .short = Sabotear

## Weapons

thing-weapon-flamethrower = Lanzallamas
    .short = Lanzall.
thing-weapon-dynamite = Dinamita/Molotov
    .short = Dinamita
thing-weapon-firearm = Arma de fuego
    .short = De fuego
thing-weapon-melee = Arma cuerpo a cuerpo
    .short = De cerca

## Items

thing-item-fuel = Combustible
    .short = Combust.
thing-item-tools = Herramientas
    .short = Herram.
thing-item-keys = Llaves
    .short = Llaves
thing-item-wire = Alambre
    .short = Alambre
thing-item-flashlight = Linterna
    .short = Linterna

## Laboratory tokens

thing-sample-blood = Muestra de sangre
    .short = Sangre
thing-sample-failure = Fallo
    .short = Fallo

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

thing-family-action = Acción
thing-family-weapon = Arma
thing-family-item = Objeto
thing-family-sample = Ficha de laboratorio

## Backs: what is seen of a thing that lies face down

thing-back-weapon = carta de Arma
thing-back-item = carta de Objeto
thing-back-sample = ficha de laboratorio
thing-backs-weapon = { $count ->
        [one] { $count } carta de Arma
       *[other] { $count } cartas de Arma
    }
thing-backs-item = { $count ->
        [one] { $count } carta de Objeto
       *[other] { $count } cartas de Objeto
    }
thing-backs-sample = { $count ->
        [one] { $count } ficha de laboratorio
       *[other] { $count } fichas de laboratorio
    }

## Infection tokens

thing-token-human = Humano
thing-token-alien = Alienígena

## Dog tokens

thing-dog-healthy = Perro sano
thing-dog-alien = Perro alienígena

## Weather

thing-face-sun = Sol
thing-face-cloudy = Nublado
thing-face-snow = Nieve
thing-face-storm = Tormenta

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

thing-role-human = Humano
thing-role-alien = Alienígena

## Where a player stands

thing-status-character = Personaje
thing-status-revealed = Alienígena revelado
thing-status-eliminated = Fuera de la partida

## Means of escape

thing-vehicle-rescue = helicóptero de rescate
thing-vehicle-helicopter = helicóptero de la base
thing-vehicle-shed = vehículo de nieve

## Phases, and the steps of Phase 4; .short has the places where a word may be parted

thing-phase-weather = Tiempo
thing-phase-upkeep = Mantenimiento de la base
thing-phase-planning = Planes de los Alienígenas
thing-phase-draw = Robo de cartas de Acción
    .short = Robo de cartas de Acción
thing-phase-move = Movimiento y planes
    .short = Movi{-shy}miento y planes
thing-phase-encounters = Encuentros
    .short = Encuen{-shy}tros
thing-phase-rescue = Helicóptero de rescate
    .short = Heli{-shy}cóp{-shy}tero de rescate
thing-phase-actions = Acciones de los Personajes
    .short = Accio{-shy}nes de los Perso{-shy}najes
thing-phase-rec_room = Sala de recreo
thing-phase-tests = Pruebas
thing-phase-food = Comida
thing-phase-dogs = Perros y Líder

## Endings: a sentence or two, before the winners are named

thing-ending-humans_escaped = Todos los Humanos vivos han escapado y no hay ningún Alienígena a bordo. Ganan los Humanos.
thing-ending-alien_aboard = Hay un Alienígena a bordo del vehículo que escapa. Ganan los Alienígenas.
thing-ending-human_left_behind = El vehículo ha partido y ha dejado atrás al menos a un Humano. Ganan los Alienígenas.
thing-ending-base_frozen = La base se ha congelado con todos los que estaban en ella. Ganan los Alienígenas.
thing-ending-no_human_left = No queda ningún Humano. Ganan los Alienígenas, menos quien fuera el último Humano.

## Editions

thing-edition-std = Estándar de Winterover
    .what = Donde los reglamentos difieren: aquello en lo que coinciden los dos más recientes y, si no, lo que dice la mayoría. Las lagunas están cubiertas.
thing-edition-it = Reglamento italiano
    .what = Nadie se mueve ya una vez que alguien sube al helicóptero de rescate; las salas pueden arder en cualquier momento de las acciones; «Alambre» y «Linterna» sirven una sola vez; la luz solo se va en la fase 2.
thing-edition-de = Reglamento alemán
    .what = La caldera se rompe al instante; al helicóptero de rescate se sube después de los encuentros; las armas evitan también a los perros y a los Alienígenas revelados; no se intercambian fichas de laboratorio ni se habla de las cartas de Acción.
thing-edition-fr = Reglamento francés
    .what = Caldera, helicóptero de rescate y armas como en el reglamento alemán; los ataques planeados ocultan su fuerza; se puede afirmar cualquier cosa; «Combustible» y «Herramientas» solo con la propia acción.
thing-edition-uk = Reglamento ucraniano
    .what = El primer pasajero mantiene oculto su rol hasta la partida; para quemar una sala hace falta el permiso del Líder, y los demás que están en ella salen de pie.
