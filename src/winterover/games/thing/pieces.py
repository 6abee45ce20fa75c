"""The pieces of the game and their names (rules sections 1, 12 and 23): small ints inside, keys at every edge."""

# Rooms, in the order of the room table (T-L-02). Green rooms come first.
ARMOURY, KITCHEN, STOREROOM, LABORATORY, BOILER, GENERATOR, RADIO, HELICOPTER, SHED, WEATHER = range(10)
KENNEL, DORMITORY, REC, NOWHERE = range(10, 14)
ROOMS = (
    "armoury",
    "kitchen",
    "storeroom",
    "laboratory",
    "boiler",
    "generator",
    "radio",
    "helicopter",
    "shed",
    "weather",
    "kennel",
    "dormitory",
    "rec",
)
#: Green rooms: Characters act here, dogs and revealed aliens come here (T-L-01). The first ten numbers.
GREEN = 10
ROOM_CAPACITY = 3
#: Location cards: every green room and the Kennel (T-1-05).
LOCATIONS = 11
#: Rooms with damage slots and rooms with fuel slots (T-L-02).
DAMAGEABLE = (BOILER, GENERATOR, RADIO, HELICOPTER, SHED)
FUELLED = (BOILER, GENERATOR, HELICOPTER, SHED)
VEHICLES = (HELICOPTER, SHED)

# Action cards (T-1-02)
USE, REPAIR, SABOTAGE = range(3)
ACTIONS = ("use", "repair", "sabotage")
EACH_ACTION = 17

# Weapons (T-1-03). A Flamethrower always lies open, so it is never in a hidden hand.
DYNAMITE, FIREARM, MELEE, FLAMETHROWER = range(4)
WEAPONS = ("dynamite", "firearm", "melee", "flamethrower")
CHARGES = 6

# Items (T-1-04)
FUEL, TOOLS, KEYS, WIRE, FLASHLIGHT = range(5)
ITEMS = ("fuel", "tools", "keys", "wire", "flashlight")

# Laboratory tokens (T-1-09)
BLOOD, FAILURE = range(2)
SAMPLES = ("blood", "failure")

# Everything that can be owned and traded, in one numbering: hidden weapons and items, laboratory tokens, and cards that
# lie open because they were used (T-W-02, R-47). A Flamethrower lies open always (T-W-01).
FIRST_ITEM = len(WEAPONS)
FIRST_SAMPLE = FIRST_ITEM + len(ITEMS)
FIRST_OPEN = FIRST_SAMPLE + len(SAMPLES)
OPEN_FIREARM, OPEN_WIRE, OPEN_FLASHLIGHT = range(FIRST_OPEN, FIRST_OPEN + 3)
FIRST_BACK = FIRST_OPEN + 3
# What a transfer shows of a hidden thing is its back (T-P5-03).
WEAPON_BACK, ITEM_BACK, SAMPLE_BACK = range(FIRST_BACK, FIRST_BACK + 3)
THINGS = (
    *WEAPONS,
    *ITEMS,
    *SAMPLES,
    "open_firearm",
    "open_wire",
    "open_flashlight",
    "weapon",
    "item",
    "sample",
)


def shown(thing: int) -> int:
    """What everybody sees of a thing: the thing itself if it lies open, else its back."""
    if thing == FLAMETHROWER or thing >= FIRST_OPEN:
        return thing
    if thing < FIRST_ITEM:
        return WEAPON_BACK
    return ITEM_BACK if thing < FIRST_SAMPLE else SAMPLE_BACK


#: What is not seen as the thing itself, by name.
BACKS = {THINGS[thing]: THINGS[shown(thing)] for thing in range(len(THINGS)) if shown(thing) != thing}


# Weather (B-02)
SUN, CLOUDY, SNOW, STORM = range(4)
FACES = ("sun", "cloudy", "snow", "storm")

# Characters (section 23)
BENNINGS, CLARK, WINDOWS, MACREADY, GARRY, NORRIS, BLAIR, NAULS = range(8)
CHARACTERS = ("bennings", "clark", "windows", "macready", "garry", "norris", "blair", "nauls")

# Roles, and where a player stands
HUMAN, ALIEN = range(2)
ROLES = ("human", "alien")
IN_PLAY, REVEALED, ELIMINATED = range(3)
STATUSES = ("character", "revealed", "eliminated")

DOGS = 4
#: The infection bag (T-2-14): every draw goes back.
DOG_TOKENS, ALIEN_DOGS = 9, 2
FIRE_TOKENS = 6
