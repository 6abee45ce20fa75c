### The Thing: the names of its things

thing = The Thing

## Rooms; .short fits into 9 characters, here and below

thing-room-armoury = Armurerie
    .short = Armurerie
thing-room-kitchen = Cuisine
    .short = Cuisine
thing-room-storeroom = Hangar
    .short = Hangar
thing-room-laboratory = Laboratoire
    .short = Labo
thing-room-boiler = Chaufferie
    .short = Chauff.
thing-room-generator = Générateur
    .short = Générat.
thing-room-radio = Salle radio
    .short = Radio
thing-room-helicopter = Héliport
    .short = Héliport
thing-room-shed = Remise
    .short = Remise
thing-room-weather = Station météo
    .short = Météo
thing-room-kennel = Chenil
    .short = Chenil
thing-room-dormitory = Dortoir
    .short = Dortoir
thing-room-rec = Salle de repos
    .short = Repos

## Stocks

# The rulebook says "Hangar" for the fuel below as well as for the room; the fuel has a name of its own here.
thing-stock-underground = Réserve souterraine
    .short = Souterr.
thing-stock-outside = Stock extérieur
    .short = Extérieur
thing-stock-pantry = Cellier
    .short = Cellier

## Action cards

thing-action-use = Utiliser
    .short = Utiliser
thing-action-repair = Réparer
    .short = Réparer
thing-action-sabotage = Saboter
    .short = Saboter

## Weapons

thing-weapon-flamethrower = Lance-flammes
    .short = Lance-fl.
thing-weapon-dynamite = Dynamite/Molotov
    .short = Dynamite
thing-weapon-firearm = Arme à feu
    .short = Arme feu
thing-weapon-melee = Arme de mêlée
    .short = Mêlée

## Items

thing-item-fuel = Fioul
    .short = Fioul
thing-item-tools = Outils
    .short = Outils
thing-item-keys = Clefs
    .short = Clefs
thing-item-wire = Câble
    .short = Câble
thing-item-flashlight = Lampe-torche
    .short = Lampe

## Laboratory tokens

thing-sample-blood = Poche de sang
    .short = Sang
thing-sample-failure = Échec
    .short = Échec

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

thing-family-action = Action
thing-family-weapon = Arme
thing-family-item = Objet
thing-family-sample = Jeton Labo

## Backs: what is seen of a thing that lies face down

thing-back-weapon = carte Arme
thing-back-item = carte Objet
thing-back-sample = jeton Labo
thing-backs-weapon = { $count ->
        [one] { $count } carte Arme
       *[other] { $count } cartes Arme
    }
thing-backs-item = { $count ->
        [one] { $count } carte Objet
       *[other] { $count } cartes Objet
    }
thing-backs-sample = { $count ->
        [one] { $count } jeton Labo
       *[other] { $count } jetons Labo
    }

## Infection tokens

thing-token-human = Humain
thing-token-alien = Alien

## Dog tokens

thing-dog-healthy = Chien sain
thing-dog-alien = Chien alien

## Weather

thing-face-sun = Beau temps
thing-face-cloudy = Nuages
thing-face-snow = Neige
thing-face-storm = Tempête

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

thing-role-human = Humain
thing-role-alien = Alien

## Where a player stands

thing-status-character = Personnage
thing-status-revealed = Alien Dévoilé
thing-status-eliminated = Hors jeu

## Means of escape

thing-vehicle-rescue = Hélicoptère de secours
thing-vehicle-helicopter = Hélicoptère de la base
thing-vehicle-shed = Autoneige

## Phases, and the steps of Phase 4; .short has the places where a word may be parted

thing-phase-weather = Conditions météo
thing-phase-upkeep = Maintenance de la base
thing-phase-planning = Actions Alien
thing-phase-draw = Pioche des cartes Action
    .short = Pioche des cartes Action
thing-phase-move = Déplacement et planification
    .short = Dépla{-shy}cement et pla{-shy}nifi{-shy}cation
thing-phase-encounters = Rencontres
    .short = Rencon{-shy}tres
thing-phase-rescue = Hélicoptère de secours
    .short = Héli{-shy}cop{-shy}tère de secours
thing-phase-actions = Actions des Personnages
    .short = Actions des Person{-shy}nages
thing-phase-rec_room = Repos et Accusations
thing-phase-tests = Analyses
thing-phase-food = Repas
thing-phase-dogs = Déplacement des chiens et changement de Leader

## Endings: a sentence or two, before the winners are named

thing-ending-humans_escaped = Tous les Humains en vie se sont évadés, et aucun Alien n’est à bord. Les Humains gagnent.
thing-ending-alien_aboard = Un Alien est à bord de l’engin qui s’évade. Les Aliens gagnent.
thing-ending-human_left_behind = L’engin est parti et a laissé au moins un Humain derrière lui. Les Aliens gagnent.
thing-ending-base_frozen = La base a gelé, avec tous ceux qui s’y trouvaient. Les Aliens gagnent.
thing-ending-no_human_left = Il ne reste aucun Humain. Les Aliens gagnent, à l’exception de celui qui était le dernier Humain.

## Editions

thing-edition-std = Standard Winterover
    .what = Là où les livrets divergent : ce sur quoi les deux plus récents s’accordent, sinon ce que dit la majorité. Les lacunes sont comblées.
thing-edition-it = Livret italien
    .what = Plus personne ne se déplace dès que quelqu’un monte dans l’Hélicoptère de secours ; un lieu peut brûler à tout moment des actions ; Câble et Lampe-torche ne servent qu’une fois ; le courant ne tombe en panne qu’en Phase 2.
thing-edition-de = Livret allemand
    .what = La chaudière lâche aussitôt ; on monte dans l’Hélicoptère de secours après les Rencontres ; les Armes évitent aussi les Chiens et les Aliens Dévoilés ; les jetons Labo ne s’échangent pas et personne ne parle des cartes Action.
thing-edition-fr = Livret français
    .what = Chaudière, Hélicoptère de secours et Armes comme dans le livret allemand ; la Force des attaques prévues est cachée ; on peut tout affirmer ; Fioul et Outils ne se jouent qu’avec sa propre action.
thing-edition-uk = Livret ukrainien
    .what = Le premier passager garde son Rôle caché jusqu’au départ ; incendier un lieu demande l’accord du Leader, et les autres Personnages présents en sortent debout.
