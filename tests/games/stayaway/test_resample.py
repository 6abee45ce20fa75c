"""A resampled world never contradicts what its viewer knows for certain."""

from collections import Counter
from collections.abc import Iterator

import pytest

from winterover.core.contract import check_resample, play_random, viewers
from winterover.core.facts import Told
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.games.stayaway.cards import AXE, BY_NAME, INFECTED, NONE, WHISKY
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.known import Known
from winterover.games.stayaway.resample import resample
from winterover.games.stayaway.roles import HUMAN, TAINTED, THING
from winterover.games.stayaway.scenario import Scenario
from winterover.games.stayaway.state import State

TABLES = [
    (4, "E1", {}),
    (6, "E1", {}),
    (8, "E1", {"missedOffer": "keep_broad"}),
    (5, "E1", {"missedOffer": "rechoose", "blindDateCard": "discard"}),
    (6, "E1", {"quarantineRules": "E2", "overLimit": "open"}),
    (5, "E1", {"quarantineRules": "E2", "missedInfects": False}),
    (7, "E1", {"revenge": True}),
    (5, "E1", {"thingInDeck": True, "declare": "manual"}),
    (4, "E2", {}),
    (6, "E2", {}),
    (8, "E2", {"revenge": True}),
    (7, "E2", {"thingInDeck": True}),
]

#: Facts that move cards of a seat, with the arguments that name the seat and those that name the cards.
MOVES = {
    "drew": (("seat",), ("card",)),
    "discarded": (("seat",), ("card",)),
    "played": (("seat",), ("card",)),
    "defended": (("seat",), ("card",)),
    "exchanged": (("seat", "partner"), ("gave", "received")),
    "kept": (("seat",), ("card",)),
    "forgot": (("seat",), ("cards",)),
    "replaced": (("seat",), ("cards",)),
    "blind_dated": (("seat",), ("gave", "received")),
}


class Witness:
    """What one viewer knows, kept apart from the code under test: it notes when something is certain, and takes what
    is certain from the real game."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.read = 0
        self.whole: set[Seat] = set()
        self.given: dict[Seat, Counter[int]] = {}
        self.clean: set[Seat] = set()
        self.things: set[Seat] = set()
        self.not_human: set[Seat] = set()
        self.offer = NONE
        self.redirected = False
        self.turn: Seat = -1

    def look(self, match: Match) -> None:
        log = match.log(self.viewer)
        for told in log[self.read :]:
            self._note(told, match)
        self.read = len(log)

    def _note(self, told: Told, match: Match) -> None:
        name, args = told
        if name in MOVES:
            self._moved(told, match)
        if name == "turn_began":
            self.turn = seat_of(args["seat"])
        elif name in ("saw_hand", "showed_hand") and args["cards"] is not None:
            self._saw_hand(seat_of(args["seat"]), args["cards"])
        elif name == "saw_card" and args["card"] == "infected" and seat_of(args["seat"]) == self.turn:
            self._infected_from_asker(match)
        elif name == "became_infected":
            self.things.add(seat_of(args["by"]))
        elif name == "offered":
            self.offer = NONE if args["card"] is None else BY_NAME[args["card"]]
            self.redirected = False
        elif name == "redirected":
            self.redirected = True
        elif name == "cards_went_round":
            self._forget(*range(match.config.players))
        elif name == "eliminated":
            self._forget(seat_of(args["seat"]))

    def _saw_hand(self, seat: Seat, cards: list[str]) -> None:
        self.whole.add(seat)
        if "the_thing" in cards:
            self.things.add(seat)
        elif "infected" not in cards:
            self.clean.add(seat)

    def _forget(self, *seats: Seat) -> None:
        self.whole -= set(seats)
        self.clean -= set(seats)
        for seat in seats:
            self.given.pop(seat, None)

    def _infected_from_asker(self, match: Match) -> None:
        """S-SCA-02, and what S-E2-03 makes of it."""
        rulings = GAME.rulebook.settle(match.config.edition, match.config.rulings)
        if self.viewer is not None and match.state.roles[self.viewer] == THING:
            return
        certain = not self.redirected or rulings["missedInfects"] or rulings["missedOffer"] == "rechoose"
        (self.things if certain else self.not_human).add(self.turn)

    def _moved(self, told: Told, match: Match) -> None:
        name, args = told
        seats, cards = MOVES[name]
        moved = [seat_of(args[key]) for key in seats]
        hidden = any(args[key] is None for key in cards)
        mine = self.viewer in moved
        for seat in moved:
            if hidden or "infected" in [args[key] for key in cards]:  # a fourth one may be put right unseen
                self.whole.discard(seat)
            if hidden and name != "drew":
                self.given.pop(seat, None)
            elif seat in self.given and name in ("discarded", "played", "defended"):
                self.given[seat][BY_NAME[args["card"]]] -= 1
            elif name in ("forgot", "blind_dated"):
                self.given.pop(seat, None)
        if name != "exchanged":
            return
        if not mine:
            self.clean -= set(moved)
            return
        mate = moved[0] if moved[1] == self.viewer else moved[1]
        given = self.given.setdefault(mate, Counter())
        given[BY_NAME[args["received"]]] -= 1
        if args["gave"] != "infected":
            given[BY_NAME[args["gave"]]] = max(given[BY_NAME[args["gave"]]], 0) + 1
        if args["received"] == "infected" and mate == self.turn:
            self._infected_from_asker(match)

    def contradictions(self, world: State, match: Match) -> Iterator[str]:
        """What is wrong about a world, in the words of the promise it breaks."""
        real = match.state
        view = match.view(self.viewer)
        forgetting = real.active if view["waiting"][0][1] == "forget" else None
        for seat in self.whole - {forgetting}:
            if world.hands[seat] != real.hands[seat]:
                yield f"a: the hand of {LETTERS[seat]} was seen whole"
        for seat in self.clean:
            if real.roles[seat] == HUMAN and world.roles[seat] == TAINTED:
                yield f"a: {LETTERS[seat]} held no Infected card"
        for seat, cards in self.given.items():
            if seat != forgetting and any(world.hands[seat].count(card) < count for card, count in cards.items()):
                yield f"e: {LETTERS[seat]} was given a card"
        for seat in self.things:
            if world.thing != seat:
                yield f"b, c: {LETTERS[seat]} is The Thing"
        for seat in self.not_human:
            if world.roles[seat] == HUMAN:
                yield f"h: {LETTERS[seat]} is no Human"
        if view["exchange"] is not None and view["exchange"]["offered"] and self.offer not in (NONE, world.offer):
            yield "d: the offer was shown"


@pytest.mark.parametrize(
    ("players", "edition", "rulings"), TABLES, ids=lambda value: str(value).replace("'", "").replace(" ", "")
)
def test_no_world_contradicts_certain_knowledge(players: int, edition: str, rulings: dict[str, object]) -> None:
    config = GAME.configure(players, edition, rulings)
    for seed in range(6):
        witnesses = [Witness(viewer) for viewer in viewers(config)]

        def at_each_step(match: Match, rng: Rng, witnesses: list[Witness] = witnesses) -> None:
            for witness in witnesses:
                witness.look(match)
                if rng.below(4 * players) == 0:
                    world = check_resample(match, witness.viewer, rng)
                    assert list(witness.contradictions(world, match)) == []  # type: ignore[arg-type]

        play_random(GAME, config, seed, at_each_step)


@pytest.mark.parametrize(
    ("players", "edition", "rulings"), TABLES, ids=lambda value: str(value).replace("'", "").replace(" ", "")
)
def test_what_is_held_to_be_certain_is_true(players: int, edition: str, rulings: dict[str, object]) -> None:
    config = GAME.configure(players, edition, rulings)

    def at_each_step(match: Match, rng: Rng) -> None:
        if rng.below(3):
            return
        g = match.state
        viewer = rng.pick(viewers(config))
        known = Known(g.rules, match.view(viewer), match.log(viewer))
        for seat in g.ring:
            if seat != viewer:
                assert not Counter(known.held[seat]) - Counter(g.hands[seat])
        assert known.thing in (-1, g.thing)
        assert all(g.roles[seat] == TAINTED for seat in known.infected)
        if g.thing not in (-1, viewer, known.thing):
            assert known.may_be_thing(g.thing)
        for giver, receiver in known.gave_infected:
            assert g.thing in (giver, receiver)
        if known.top != NONE:
            assert g.draw[-1] == known.top

    for seed in range(30):
        play_random(GAME, config, 500 + seed, at_each_step)


# Small positions


def worlds(table: Scenario, who: str | None, number: int = 40) -> list[State]:
    """Many worlds for a viewer; a turn that is waiting begins first."""
    assert table.asked
    rng = Rng.from_number(1)
    viewer = None if who is None else seat_of(who)
    return [resample(table.state.rules, table.view(who), table.match.log(viewer), rng) for _ in range(number)]


PILE = "draw: " + "SUS WHI AXE FLA NOT DET SED RUN CHP COM " * 4 + "I I I I I I"


def test_a_hand_seen_whole_stays_known_through_open_moves() -> None:
    table = Scenario(f"A: ANA WHI WHI SUS; B: AXE SCA FLA DET; C(T): T WHI NOT NOT; D: SED SED RUN RUN; {PILE}")
    table.do("A play ANA B")
    assert {str(world.hands[1]) for world in worlds(table, "A")} == {str(table.state.hands[1])}
    table.do("A offer WHI", "B give AXE")
    for world in worlds(table, "A"):
        assert {BY_NAME["scary"], BY_NAME["flamethrower"], BY_NAME["determination"], WHISKY} <= set(world.hands[1])


def test_a_seat_seen_without_infected_is_not_infected_until_it_may_have_met_the_thing() -> None:
    table = Scenario(f"A: ANA WHI WHI SUS; B: AXE SCA FLA DET; C(T): T I NOT NOT; D: SED SED RUN RUN; {PILE}")
    table.do("A play ANA B", "A offer WHI", "B give AXE")
    assert {world.roles[1] for world in worlds(table, "A")} == {HUMAN}
    table.do("B discard DET", "B offer FLA", "C give I")
    assert {world.roles[1] for world in worlds(table, "A", 120)} == {HUMAN, TAINTED}


def test_a_human_who_saw_an_infected_offered_knows_the_thing() -> None:
    """S-SCA-02."""
    table = Scenario(f"A(T): T I WHI SUS; B: SCA AXE AXE SED; C: NOT NOT RUN RUN; D: SED SED RUN WHI; {PILE}")
    table.do("A discard SUS", "A offer I", "B defend SCA")
    assert {world.thing for world in worlds(table, "B")} == {0}
    assert len({world.thing for world in worlds(table, "C")}) > 1


def test_by_e2_a_redirected_infected_comes_from_the_thing_or_from_an_infected() -> None:
    """S-E2-03: The Thing may pass on what an Infected offered to it."""
    text = f"A(I): I I WHI SUS; B(T): T MIS AXE SED; C: NOT SCA RUN RUN; D: SED SED RUN WHI; {PILE}"
    for answer in ("C defend SCA", "C give RUN"):
        table = Scenario(text, edition="E2")
        table.do("A discard WHI", "A offer I", "B defend MIS", answer)
        found = {(world.thing, world.roles[0]) for world in worlds(table, "C", 80)}
        assert found == {(0, THING), (1, TAINTED)}


def test_by_e1_a_redirected_infected_comes_from_the_thing() -> None:
    """S-MIS-06."""
    table = Scenario(f"A(T): T I WHI SUS; B: MIS AXE AXE SED; C: SCA NOT RUN RUN; D: SED SED RUN WHI; {PILE}")
    table.do("A discard WHI", "A offer I", "B defend MIS", "C defend SCA")
    assert {world.thing for world in worlds(table, "C")} == {0}


def test_whoever_was_infected_and_is_out_still_knows_the_thing() -> None:
    table = Scenario(
        f"A(T): T I WHI SUS; B: AXE AXE SED SED; C: FLA NOT RUN RUN; D: SED SED RUN WHI; E: AXE AXE SED WHI; "
        f"ring A B C D E; {PILE}"
    )
    table.do("A discard WHI", "A offer I", "B give AXE", "B discard AXE", "B offer SED", "C give RUN")
    table.do("C play FLA B", "B pass")
    assert {world.thing for world in worlds(table, "B")} == {0}
    assert {world.fallen[1] for world in worlds(table, "B")} == {TAINTED}


def test_an_offer_in_quarantine_is_the_card_that_was_shown() -> None:
    """S-E2-05."""
    table = Scenario(
        f"q(A)=2; A: AXE WHI WHI RUN; B: SED SED SED SUS; C(T): T NOT NOT RUN; D: SED SED RUN WHI; {PILE}", edition="E2"
    )
    table.do("A discard WHI", "A offer AXE")
    for who in (None, "B", "C", "D"):
        assert {world.offer for world in worlds(table, who)} == {AXE}
        assert all(AXE in world.hands[0] for world in worlds(table, who))


def test_a_given_card_is_in_the_partners_hand() -> None:
    table = Scenario(f"A: AXE WHI WHI RUN; B: SED SED SED SUS; C(T): T NOT NOT RUN; D: SED SED RUN WHI; {PILE}")
    table.do("A discard WHI", "A offer AXE", "B give SED")
    assert all(AXE in world.hands[1] for world in worlds(table, "A"))
    table.do("B discard SUS")
    assert 0 < sum(AXE in world.hands[1] for world in worlds(table, "A")) < 40


def test_without_missed_the_offer_may_be_anything_where_the_ruling_is_broad() -> None:
    """SR-27: by `keep_broad` The Thing redirects nothing that an Infected offers."""
    text = f"A(I): I I WHI SUS; B(T): T MIS AXE SED; C: NOT SCA RUN RUN; D: SED SED RUN WHI; {PILE}"
    for ruling, least in (("keep_broad", 2), ("keep", 1)):
        table = Scenario(text, missedOffer=ruling).do("A discard WHI", "A offer I")
        assert "defend MIS" not in table.options("B")
        offers = {world.offer for world in worlds(table, "B")}
        assert INFECTED in offers
        assert (len(offers) >= 2) == (least == 2)


def test_every_world_has_a_future_of_its_own() -> None:
    table = Scenario(f"A: AXE WHI WHI RUN; {PILE}")
    assert len({world.rng.key for world in worlds(table, "A")}) == 40
