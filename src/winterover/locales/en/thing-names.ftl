### The Thing: the names of its things

thing = The Thing

## Rooms; .short fits into 9 characters, here and below

thing-room-armoury = Armoury
    .short = Armoury
thing-room-kitchen = Kitchen
    .short = Kitchen
thing-room-storeroom = Storeroom
    .short = Storeroom
thing-room-laboratory = Laboratory
    .short = Lab
thing-room-boiler = Boiler Room
    .short = Boiler
thing-room-generator = Generator Room
    .short = Generator
thing-room-radio = Radio Room
    .short = Radio
thing-room-helicopter = Base Helicopter
    .short = Helicopter
thing-room-shed = Shed
    .short = Shed
thing-room-weather = Weather Station
    .short = Weather
thing-room-kennel = Kennel
    .short = Kennel
thing-room-dormitory = Dormitory
    .short = Dormitory
thing-room-rec = Rec Room
    .short = Rec Room

## Stocks

thing-stock-underground = Underground reserve
    .short = Undergr.
thing-stock-outside = Outside reserve
    .short = Outside
thing-stock-pantry = Pantry
    .short = Pantry

## Action cards

thing-action-use = Use
    .short = Use
thing-action-repair = Repair
    .short = Repair
thing-action-sabotage = Sabotage
    .short = Sabotage

## Weapons

thing-weapon-flamethrower = Flamethrower
    .short = Flamethr.
thing-weapon-dynamite = Dynamite/Molotov
    .short = Dynamite
thing-weapon-firearm = Firearm
    .short = Firearm
thing-weapon-melee = Melee Weapon
    .short = Melee

## Items

thing-item-fuel = Fuel
    .short = Fuel
thing-item-tools = Tools
    .short = Tools
thing-item-keys = Keys
    .short = Keys
thing-item-wire = Wire
    .short = Wire
thing-item-flashlight = Flashlight
    .short = Light

## Laboratory tokens

thing-sample-blood = Blood Sample
    .short = Blood
thing-sample-failure = Failure
    .short = Failure

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
thing-family-weapon = Weapon
thing-family-item = Item
thing-family-sample = Lab token

## Backs: what is seen of a thing that lies face down

thing-back-weapon = weapon card
thing-back-item = item card
thing-back-sample = lab token
thing-backs-weapon = { $count ->
        [one] { $count } weapon card
       *[other] { $count } weapon cards
    }
thing-backs-item = { $count ->
        [one] { $count } item card
       *[other] { $count } item cards
    }
thing-backs-sample = { $count ->
        [one] { $count } lab token
       *[other] { $count } lab tokens
    }

## Infection tokens

thing-token-human = Human
thing-token-alien = Alien

## Dog tokens

thing-dog-healthy = Healthy Dog
thing-dog-alien = Alien Dog

## Weather

thing-face-sun = Sun
thing-face-cloudy = Cloudy
thing-face-snow = Snow
thing-face-storm = Storm

## Characters

thing-character-bennings = Bennings
thing-character-clark = Clark
thing-character-windows = Windows
thing-character-macready = MacReady
thing-character-garry = Garry
thing-character-norris = Norris
thing-character-blair = Dr. Blair
thing-character-nauls = Nauls

## Roles

thing-role-human = Human
thing-role-alien = Alien

## Where a player stands

thing-status-character = Character
thing-status-revealed = Revealed alien
thing-status-eliminated = Eliminated

## Means of escape

thing-vehicle-rescue = rescue helicopter
thing-vehicle-helicopter = base helicopter
thing-vehicle-shed = snow vehicle

## Phases, and the steps of Phase 4; .short has the places where a word may be parted

thing-phase-weather = Weather
thing-phase-upkeep = Base upkeep
thing-phase-planning = Alien planning
thing-phase-draw = Draw Action cards
    .short = Draw Action cards
thing-phase-move = Move and plan
    .short = Move and plan
thing-phase-encounters = Encounters
    .short = Encoun{-shy}ters
thing-phase-rescue = Rescue helicopter
    .short = Rescue heli{-shy}copter
thing-phase-actions = Character actions
    .short = Char{-shy}acter actions
thing-phase-rec_room = Rec Room
thing-phase-tests = Tests
thing-phase-food = Food
thing-phase-dogs = Dogs and Leader

## Endings: a sentence or two, before the winners are named

thing-ending-humans_escaped = Every living human has escaped, and no alien is aboard. The humans win.
thing-ending-alien_aboard = An alien is aboard the escaping vehicle. The aliens win.
thing-ending-human_left_behind = The vehicle has left, and at least one human stayed behind. The aliens win.
thing-ending-base_frozen = The base has frozen, and everyone in it. The aliens win.
thing-ending-no_human_left = No human is left. The aliens win; only whoever was the last human does not.

## Editions

thing-edition-std = Winterover standard
    .what = Where the rulebooks differ: what the two latest agree on, otherwise what most of them say. Gaps are filled.
thing-edition-it = Italian rulebook
    .what = Nobody moves any more once the rescue helicopter is boarded; rooms may burn at any time during the actions; Wire and Flashlight work once; the power fails only in Phase 2.
thing-edition-de = German rulebook
    .what = The boiler breaks at once; the rescue helicopter is boarded after the encounters; weapons also avoid dogs and revealed aliens; lab tokens are not traded, and nobody talks about Action cards.
thing-edition-fr = French rulebook
    .what = Boiler, rescue helicopter and weapons as in the German rulebook; planned attacks hide their strength; anything may be claimed; Fuel and Tools only go with one's own action.
thing-edition-uk = Ukrainian rulebook
    .what = The first passenger keeps the role hidden until departure; burning a room needs the Leader's leave, and the others in it get out on their feet.
