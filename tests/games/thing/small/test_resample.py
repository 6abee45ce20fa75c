"""A resampled world never contradicts what was seen; and what was not seen varies as it may (small/known, resample)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from tests.games.thing.round_helpers import assert_shares
from tests.games.thing.small.table_helpers import collecting_step, many_worlds, positions_from
from winterover.core.contract import check_resample, viewers
from winterover.core.errors import RuleError
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.games.thing.pieces import ALIEN, BLOOD, CHARACTERS, FAILURE, ITEMS, WEAPONS
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario
from winterover.games.thing.small.state import SmallState

#: The marker is where no disc goes, so that a game lasts long enough to go through the decks more than once.
LONG = "phase move; threat 0; leader A; " + "; ".join(
    f"{name} suspicion {space}" for name, space in (("bennings", 2), ("clark", 3), ("macready", 4), ("blair", 5))
)
COVERED = {"open_firearm": "firearm", "open_wire": "wire", "open_flashlight": "flashlight"}


class DeckWitness:
    """One deck card by card, from the top, kept apart from the code under test: each place holds one of these cards."""

    def __init__(self, names: Sequence[str], stock: str, room: str, size: int) -> None:
        self.names, self.stock, self.room = names, stock, room
        self.places: list[list[str] | None] = [None] * size  # None: a card that nobody has seen
        self.drawn: list[str] = []

    def look(self, told: Told) -> None:
        if told.name == "drew_cards" and told.args["room"] == self.room:
            self.drawn = list(told.args["things"])
            for card in self.drawn:
                came_with = self.places.pop(0)
                if came_with is not None:
                    came_with.remove(card)
        elif told.name == "kept" and self.drawn:
            self.drawn.remove(told.args["thing"])
            self._put_back(self.drawn)
            self.drawn = []
        elif told.name == "gave_up":
            cards = [COVERED.get(thing, thing) for thing in told.args["things"]]
            self._put_back([card for card in cards if card in self.names])
        elif told.name == "lost_stock" and told.args["stock"] == self.stock:
            del self.places[: told.args["amount"]]

    def _put_back(self, cards: Sequence[str]) -> None:
        together = list(cards)
        self.places += [together] * len(together)

    def contradictions(self, deck: Sequence[int]) -> list[str]:
        """`deck` is kept from the bottom to the top."""
        cards = [self.names[card] for card in reversed(deck)]
        if len(cards) != len(self.places):
            return [f"{len(cards)} cards instead of {len(self.places)}"]
        wrong = []
        for together in {id(place): place for place in self.places if place is not None}.values():
            there = Counter(card for card, place in zip(cards, self.places, strict=True) if place is together)
            if there - Counter(together):
                wrong.append(f"{there} where {together} lie")
        return wrong


class Witness:
    """What everybody knows: both decks, shown Role cards, tokens that were seen to leave the game."""

    def __init__(self, table: SmallScenario) -> None:
        g = table.state
        self.weapons = DeckWitness(WEAPONS, "weapons", "armoury", len(g.weapon_deck))
        self.items = DeckWitness(ITEMS, "items", "storeroom", len(g.item_deck))
        self.roles: dict[str, str] = {}
        self.dropped: Counter[str] = Counter()
        self.sample = ""
        self.read = 0

    def look(self, table: SmallScenario) -> None:
        log = table.told(None)
        for told in log[self.read :]:
            self.weapons.look(told)
            self.items.look(told)
            if told.name == "role_shown":
                self.roles[told.args["seat"]] = told.args["role"]
            elif told.name == "drew_sample":
                self.sample = told.args["sample"]
            elif told.name == "crew_dropped_sample":
                self.dropped[self.sample] += 1
            elif told.name == "gave_up":
                self.dropped.update(thing for thing in told.args["things"] if thing in ("blood", "failure"))
        self.read = len(log)

    def contradictions(self, world: SmallState) -> list[str]:
        wrong = self.weapons.contradictions(world.weapon_deck) + self.items.contradictions(world.item_deck)
        for name, role in self.roles.items():
            figure = CHARACTERS.index(name)
            if ("human", "alien")[world.roles[figure]] != role or not world.open_roles[figure]:
                wrong.append(f"{name} was seen to be {role}")
        if world.lost_samples[BLOOD] < self.dropped["blood"] or world.lost_samples[FAILURE] < self.dropped["failure"]:
            wrong.append("a token came back")
        return wrong


TABLES: list[tuple[int, str, str]] = [
    (1, "std", ""),
    (2, "it", "weapons melee dynamite firearm flamethrower"),
    (3, "de", "items keys wire tools fuel"),
    (2, "fr", "weapons melee firearm dynamite; items keys flashlight wire; blair owns blood blood"),
    (1, "uk", "strength 3; weapons dynamite melee melee firearm"),
]


@pytest.mark.parametrize(("players", "edition", "text"), TABLES)
def test_no_world_contradicts_what_was_seen(players: int, edition: str, text: str) -> None:
    """Nor does the real one: what the witness holds to be certain is true."""
    checked = groups = 0
    for seed in range(3):
        witness = None
        chance = Rng.from_number(seed)
        for table in positions_from(f"players {players}; {LONG}; {text}", seed, edition, collecting_step):
            witness = witness or Witness(table)
            witness.look(table)
            if table.state.asks and chance.below(8) == 0:
                checked += 1
                groups += any(place is not None for place in witness.weapons.places + witness.items.places)
                assert witness.contradictions(table.state) == []
                for viewer in viewers(table.match.config)[:2]:
                    world = check_resample(table.match, viewer, chance)
                    assert isinstance(world, SmallState)
                    assert witness.contradictions(world) == []
    assert checked > 20
    assert groups > 5


def test_the_witness_objects_to_a_deck_in_another_order() -> None:
    table = armoury("melee dynamite firearm").do("A keep melee")
    witness = Witness(armoury("melee dynamite firearm", begin=False))
    witness.look(table)
    assert witness.contradictions(table.state) == []
    table.state.weapon_deck.reverse()
    assert witness.contradictions(table.state) != []


# Decks in small positions


def armoury(weapons: str, dice: str = "use use use", *, begin: bool = True, more: str = "") -> SmallScenario:
    """Windows draws in the Armoury, where these weapons are left, from the top."""
    table = SmallScenario(
        f"phase actions; players 1; weapons {weapons}; dice {dice}; windows in armoury; nauls in armoury; {more}"
    )
    return table.do("A assign windows", "A accept", "A use") if begin else table


def decks(worlds: Sequence[SmallState]) -> set[tuple[str, ...]]:
    """From the top."""
    return {tuple(WEAPONS[card] for card in reversed(world.weapon_deck)) for world in worlds}


def test_a_card_that_was_not_kept_lies_at_the_bottom() -> None:
    found = decks(many_worlds(armoury("melee dynamite firearm").do("A keep melee"), 120))
    assert {deck[1] for deck in found} == {"dynamite"}
    assert {deck[0] for deck in found} == {"dynamite", "firearm", "melee", "flamethrower"}


def test_cards_in_hand_are_in_no_deck() -> None:
    """The one Flamethrower is owned, so it is nowhere else; likewise while cards are being chosen from."""
    table = armoury("melee dynamite firearm", more="clark owns flamethrower:2")
    for world in many_worlds(table, 60):
        assert [WEAPONS[card] for card in world.drawn] == ["melee", "dynamite"]
        assert "flamethrower" not in decks([world]).pop()


def test_when_the_unseen_cards_are_gone_the_deck_is_known() -> None:
    """The Firearm on top is lost unseen; what is left is the Dynamite that went to the bottom."""
    table = armoury("melee dynamite firearm", "use use use sabotage use use").do("A keep melee", "A next")
    table.do("A accept")
    assert table.last(None, "lost_stock") == {"stock": "weapons", "amount": 1}
    assert decks(many_worlds(table)) == {("dynamite",)}


def test_a_card_lost_from_a_known_group_is_one_of_that_group() -> None:
    """Melee and Dynamite went back together in an unseen order; then the top one of the two was lost."""
    table = SmallScenario(
        "phase actions; players 1; weapons; threat 5; clark suspicion 4 owns melee dynamite; nauls in radio;"
        "windows in armoury; dice threat use use sabotage use use"
    ).do("A assign nauls", "A accept")
    assert decks(many_worlds(table, 60)) == {("dynamite", "melee"), ("melee", "dynamite")}
    table.do("A next", "A accept")
    assert table.last(None, "lost_stock") == {"stock": "weapons", "amount": 1}
    worlds = many_worlds(table, 60)
    assert decks(worlds) == {("dynamite",), ("melee",)}
    assert len({tuple(world.lost_weapons) for world in worlds}) == 2


# Role cards

SIX = ("bennings", "clark", "windows", "macready", "blair", "nauls")


def aliens_of(world: SmallState) -> tuple[str, ...]:
    return tuple(name for name in SIX if world.roles[CHARACTERS.index(name)] == ALIEN)


def test_T_Z1_04_every_deal_of_role_cards_occurs_as_often_as_it_is_dealt() -> None:
    """Of 28 pairs of the eight cards 15 are both in the crew, 12 one, 1 none."""
    table = SmallScenario("phase move; players 1; clark alien; blair alien")
    found = Counter(aliens_of(world) for world in many_worlds(table, 2800))
    assert_shares(Counter(map(len, found.elements())), {0: 1 / 28, 1: 12 / 28, 2: 15 / 28})
    shares = dict.fromkeys(combinations(SIX, 2), 1 / 28) | {(name,): 2 / 28 for name in SIX} | {(): 1 / 28}
    assert_shares(found, shares)


def test_T_Z7_01_a_shown_role_card_is_the_same_in_every_world_and_the_others_are_dealt_from_the_rest() -> None:
    table = SmallScenario("phase move; players 1; clark alien shown; blair human shown")
    found = Counter(aliens_of(world) for world in many_worlds(table, 1200))
    others = [name for name in SIX if name not in ("clark", "blair")]
    # One alien card is among four Characters and the two cards that went back.
    shares: dict[tuple[str, ...], float] = {
        tuple(name for name in SIX if name in ("clark", other)): 1 / 6 for other in others
    }
    assert_shares(found, shares | {("clark",): 2 / 6})


def test_T_ZR_02_a_transformed_character_may_have_been_either() -> None:
    table = SmallScenario("phase move; players 1; clark human transformed; blair eliminated alien")
    found = {name for world in many_worlds(table, 100) for name in aliens_of(world)}
    assert found == set(SIX)


# The laboratory bag


def laboratory(bag: str, dice: str, more: str = "") -> SmallScenario:
    return SmallScenario(
        f"phase actions; players 1; bag {bag}; dice {dice}; nauls in laboratory; windows in laboratory; {more}"
    )


def bags(worlds: Sequence[SmallState]) -> set[tuple[int, int]]:
    return {(world.lab[BLOOD], world.lab[FAILURE]) for world in worlds}


def test_tokens_that_were_seen_are_not_in_the_bag() -> None:
    """All tokens but one are owned or were dropped openly, so everybody knows what the last one is."""
    everything = "nauls owns " + " ".join(["blood"] * 12 + ["failure"] * 16)
    table = laboratory("2 failure", "use use use", everything).do("A assign nauls", "A accept", "A use", "A times 1")
    assert table.asked == [("A", "sample")]
    assert bags(many_worlds(table)) == {(0, 1)}
    table.do("A drop_token")
    for world in many_worlds(table):
        assert (world.lab, world.lost_samples) == ([0, 1], [0, 1])


def test_tokens_that_an_alien_destroyed_may_be_any() -> None:
    owned = " ".join(["blood"] * 9 + ["failure"] * 15)
    table = SmallScenario(
        f"phase aliens; players 1; strength 3; attacked laboratory; nauls owns {owned}; clark in shed;blair in shed"
    ).begin()
    assert table.last(None, "lost_stock") == {"stock": "samples", "amount": 3}
    found = bags(many_worlds(table, 120))
    assert found == {(0, 3), (1, 2), (2, 1), (3, 0)}


def test_R_148_a_search_that_found_no_blood_is_remembered() -> None:
    owned = " ".join(["blood"] * 9 + ["failure"] * 15)
    table = laboratory("3 failure", "sabotage use use", f"nauls owns {owned}").do("A assign windows", "A accept")
    assert table.last(None, "no_harm") == {"room": "laboratory"}
    assert bags(many_worlds(table)) == {(0, 3)}
    assert all(world.lost_samples == [3, 0] for world in many_worlds(table))


# The rest


def test_a_world_goes_on_by_chance_of_its_own() -> None:
    table = SmallScenario("phase actions; players 1; clark in shed; blair in radio").do("A assign clark")
    keys = {world.rng.key for world in many_worlds(table, 20)}
    assert len(keys) == 20
    assert table.state.rng.key not in keys


def test_an_ended_game_has_no_other_worlds() -> None:
    table = SmallScenario("phase upkeep; players 1; weather storm; boiler destroyed; frost 7").begin()
    with pytest.raises(RuleError) as refused:
        GAME.resample(table.match.config, table.view(None), table.told(None), Rng.from_number(0))
    assert refused.value.code == "game-over"


# Disguise


def test_a_disguised_table_looks_the_same_and_hides_other_cards() -> None:
    table = SmallScenario(
        "phase move; players 2; clark alien shown; blair transformed; weapons melee dynamite firearm;"
        "bag 2 blood 2 failure"
    ).ask()
    real = table.view("A")
    roles, orders, bag = set(), set(), set()
    for seed in range(80):
        twin = GAME.disguise(table.state, 0, Rng.from_number(seed))
        GAME.audit(twin)
        assert GAME.view(twin, 0) == real
        assert "clark" in aliens_of(twin)
        roles.add(aliens_of(twin))
        orders.add(tuple(twin.weapon_deck))
        bag.add(tuple(twin.lab))
    assert table.view("A") == real
    # Clark's card is open; the other alien card may be any of five Characters', or have gone back.
    assert len(roles) == 6
    assert len(orders) == 6
    assert len(bag) > 2


def test_a_game_that_is_over_needs_no_disguise() -> None:
    table = SmallScenario("phase upkeep; players 1; weather storm; boiler destroyed; frost 7; clark alien").begin()
    twin = GAME.disguise(table.state, None, Rng.from_number(3))
    assert twin.roles == table.state.roles
    assert GAME.view(twin, None) == table.view(None)
