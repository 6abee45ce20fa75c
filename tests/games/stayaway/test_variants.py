"""Rulebook variants 1 to 5 (rules section 19): The Thing in the deck, the number of Infected, arms, line of sight,
a deck of one's own. The sixth, revenge mode, is in test_variant_revenge."""

from itertools import pairwise

import pytest

from tests.games.stayaway.examples_helpers import follow, others
from winterover.core.errors import ConfigError, RuleError
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import BY_SPEC_CODE, FIRST_PANIC, INFECTED, NAMES, THE_THING
from winterover.games.stayaway.roles import HUMAN
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.scenario import Scenario
from winterover.games.stayaway.setup import deal
from winterover.games.stayaway.state import State
from winterover.locales import Texts

GAME = find_game("stayaway")
COUNTS = range(4, 13)


def dealt(players: int, seed: int, **rulings: object) -> State:
    """A table after the deal, before anybody draws."""
    config = GAME.configure(players, "E1", rulings)
    g = State(Rules(players, GAME.settle(config)), Rng.from_number(seed), listening=False)
    deal(g)
    return g


def refusal(players: int, **rulings: object) -> str:
    with pytest.raises(ConfigError) as error:
        GAME.configure(players, "E1", rulings)
    return error.value.code


# V1: The Thing in the deck


@pytest.mark.parametrize("players", COUNTS)
def test_S_VAR1_01_the_thing_is_in_the_draw_pile(players: int) -> None:
    for seed in range(5):
        g = dealt(players, seed, thingInDeck=True)
        assert [len(hand) for hand in g.hands] == [4] * players
        assert all(INFECTED < card < FIRST_PANIC for hand in g.hands for card in hand)
        assert g.draw.count(THE_THING) == 1
        assert g.roles == [HUMAN] * players
        assert sum(g.rules.counts) == 4 * players + len(g.draw)


def test_S_VAR1_01_the_thing_is_shuffled_in() -> None:
    places = {dealt(4, seed, thingInDeck=True).draw.index(THE_THING) for seed in range(200)}
    assert places == set(range(19))


#: Ways to draw the second card of the pile: position, deeds, and who draws it.
WAYS = {
    "step 1": ("turn A; draw: {}", ("turn A",), "A"),
    "No Thanks!": (
        "turn A; B(H): NOT SUS SUS SUS; draw: SUS {}",
        ("A discard SUS", "A offer WHI", "B defend NOT"),
        "B",
    ),
    "Scary": ("turn A; B(H): SCA SUS SUS SUS; draw: SUS {}", ("A discard SUS", "A offer WHI", "B defend SCA"), "B"),
    "Missed!": (
        "turn A; B(H): MIS SUS SUS SUS; draw: SUS {}",
        ("A discard SUS", "A offer WHI", "B defend MIS", "C give SUS"),
        "B",
    ),
    "No Barbecue!": (
        "turn A; A(H): FLA SUS SUS WHI; B(H): NBQ SUS SUS SUS; draw: SUS {}",
        ("A play FLA B", "B defend NBQ", "A offer SUS"),
        "B",
    ),
    "I'm Comfortable": (
        "turn A; A(H): CHP SUS SUS WHI; B(H): COM SUS SUS SUS; draw: SUS {}",
        ("A play CHP B", "B defend COM", "A offer SUS"),
        "B",
    ),
    "Resolute": ("turn A; A(H): DET SUS SUS WHI; draw: SUS {} AXE AXE", ("A play DET", "A keep {}"), "A"),
    "Forgetful": ("turn A; draw: FOR SED {} AXE", ("A forget SUS", "A forget SUS", "A forget SUS"), "A"),
    "Blind Date": ("turn A; draw: BLD {} SUS", ("A swap WHI",), "A"),
}


@pytest.mark.parametrize("way", WAYS)
def test_S_VAR1_02_whoever_draws_the_thing_becomes_it(way: str) -> None:
    position, deeds, who = WAYS[way]
    tables = []
    for card in ("T", "COM"):
        table = Scenario(f"ring A B C D; {position.format(card)}", thingInDeck=True)
        assert [table.role(seat) for seat in "ABCD"] == ["H"] * 4
        follow(table, *(deed.format(card) for deed in deeds))
        if table.between_turns:
            table.begin_turn()
        tables.append(table)
    table, plain = tables
    assert [seat for seat in "ABCD" if table.role(seat) == "T"] == [who]
    assert "T" in table.hand(who).split()
    assert table.last(who, "became_thing") == {"seat": who}
    assert table.view(who)["role"] == "thing"
    # Only that player knows: had it been another card, nobody else would have noticed a difference.
    for other in others(table, who):
        assert table.told(other) == plain.told(other)
        assert table.view(other) == plain.view(other)


@pytest.mark.parametrize("seed", range(3))
def test_S_VAR1_03_before_that_nobody_gives_an_infected_card(seed: int) -> None:
    table = Scenario("ring A B C D; turn A; A(H): I I SUS WHI; B(H): I I I SUS", thingInDeck=True, seed=seed)
    follow(table, "turn A", "A discard WHI")
    assert table.options("A") == ["offer SUS"]
    follow(table, "A offer SUS")
    assert table.options("B") == ["give SUS"]


def test_S_VAR1_03_nor_passes_one_round() -> None:
    table = Scenario("ring A B C D; turn A; A(H): I I SUS WHI; B(H): I I I SUS; draw: RND", thingInDeck=True)
    assert table.options("A") == ["pass_on SUS", "pass_on WHI"]
    assert table.options("B") == ["pass_on SUS"]


def test_S_VAR1_03_nor_can_the_game_end_by_fire_or_declaration() -> None:
    table = Scenario("ring A B C; turn A; A(H): FLA SUS SUS WHI", thingInDeck=True)
    assert table.asked == [("A", "play")]
    for seat in range(3):
        assert "declare" not in table.match.options(seat)
        with pytest.raises(RuleError):
            table.match.act(seat, "declare")
    follow(table, "A play FLA B", "B pass")
    assert not table.state.over
    assert table.asked == [("A", "offer")]


def test_S_VAR1_04_the_thing_must_be_kept() -> None:
    table = Scenario("turn A; A(H): DET SUS SUS WHI; draw: SUS AXE T AXE", thingInDeck=True)
    follow(table, "turn A", "A play DET")
    assert table.options("A") == ["keep T"]


def test_S_VAR1_04_it_never_reaches_the_discard_pile_unheld() -> None:
    for seed in range(30):
        match = Match(GAME, GAME.configure(4 + seed % 9, "E1", {"thingInDeck": True}), key_from_number(seed))
        chance = Rng.from_number(seed)
        g = match.state
        while not match.over:
            assert THE_THING not in g.discard
            if g.thing >= 0:
                assert THE_THING in g.hands[g.thing] + g.drawn
            else:
                assert THE_THING in g.draw
            seat = match.waiting()[0]
            match.act(seat, chance.pick([code for code in match.options(seat) if code != "declare"]))


def test_S_VAR1_05_infected_cards_in_that_hand_may_be_given_from_now_on() -> None:
    table = Scenario("turn A; A(H): I I I WHI; draw: T", thingInDeck=True)
    assert table.options("A") == ["discard I", "discard WHI", "play WHI"]
    follow(table, "A discard WHI")
    assert table.options("A") == ["offer I"]
    follow(table, "A offer I", "B give SUS", "turn B")
    assert table.role("B") == "I"


def test_S_VAR1_05_the_limit_applies_as_usual() -> None:
    table = Scenario("ring A B C; turn A; A(H): I I I WHI; draw: T SUS SUS I", thingInDeck=True)
    follow(table, "turn A", "A discard WHI", "A offer I", "B give SUS", "turn B", "B discard SUS", "B offer SUS")
    follow(table, "C give SUS", "turn C", "C discard SUS", "C offer SUS", "A give SUS", "turn A")
    assert table.hand("A") == "I I SUS T"
    table = Scenario("turn A; A(H): DET I I I; draw: T I SUS SUS", thingInDeck=True)
    follow(table, "turn A", "A play DET", "A keep I")
    assert table.hand("A") == "I I I I T"
    assert table.options("A") == ["discard I"]


def test_S_VAR1_05_a_quarantined_player_can_become_the_thing() -> None:
    table = Scenario("turn A; q(A)=2; draw: T", thingInDeck=True)
    assert table.options("A") == ["discard SUS", "discard WHI"]
    assert table.role("A") == "T"


def test_S_VAR1_06_a_running_exchange_is_not_changed() -> None:
    """B draws The Thing while A's offer lies on the table: it stays an exchange between two Humans."""
    table = Scenario(
        "ring A B C D; turn A; A(H): AXE SUS SUS SUS; B(H): MIS I I SUS; C(H): I SED SUS SUS; draw: SUS T",
        thingInDeck=True,
    )
    follow(table, "turn A", "A discard SUS", "A offer AXE", "B defend MIS")
    assert table.role("B") == "T"
    assert table.options("C") == ["give SED", "give SUS"]
    follow(table, "C give SED", "turn B")
    assert [table.role(seat) for seat in "ABCD"] == ["H", "T", "H", "H"]
    assert table.hand("A") == "SED SUS SUS SUS"
    assert table.hand("C") == "AXE I SUS SUS"


def test_S_VAR1_07_the_last_player_wins_if_the_thing_is_undrawn() -> None:
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; A(H): FLA SUS SUS WHI; draw: SUS T", thingInDeck=True)
    follow(table, "turn A", "A play FLA B", "B pass", "end")
    assert table.winners == "A"
    assert table.ending == "thing_undrawn"


def test_S_VAR1_07_not_once_it_was_drawn() -> None:
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; A(H): FLA SUS SUS WHI; B(T)", thingInDeck=True)
    follow(table, "turn A", "A play FLA B", "B pass", "end")
    assert table.winners == "A"
    assert table.ending == "thing_eliminated"


def test_S_VAR1_07_nobody_wins_if_the_last_two_are_superinfected_together() -> None:
    table = Scenario(
        "ring A B; dead C(H); dead D(H); turn A; A(H): I I I I; B(H): I I I I; draw: RND SUS T",
        thingInDeck=True,
        overLimit="superinfection",
    )
    follow(table, "turn A", "end")
    assert table.winners == ""
    assert table.ending == "thing_undrawn"


@pytest.mark.parametrize(
    ("language", "nobody"),
    [
        ("en", "nobody wins"),
        ("de", "gewinnt niemand"),
        ("fr", "personne ne gagne"),
        ("it", "non vince nessuno"),
        ("es", "no gana nadie"),
        ("uk", "не перемагає ніхто"),
    ],
)
def test_S_VAR1_07_the_cards_say_that_nobody_may_win(language: str, nobody: str) -> None:
    texts = Texts(language)

    def says_so(card: str, **rulings: object) -> bool:
        words = GAME.in_force(GAME.configure(5, "E1", rulings))
        return any(nobody in sentence for sentence in texts.rule_card(GAME.name, card, words)[1])

    assert says_so("variant-thing_in_deck")
    assert says_so("topic-ending", thingInDeck=True)
    assert not says_so("topic-ending")
    assert says_so("topic-limit", thingInDeck=True, overLimit="superinfection")
    assert not says_so("topic-limit", overLimit="superinfection")


# V2: more or fewer Infected


@pytest.mark.parametrize(
    ("players", "delta", "infected"), [(4, 12, 20), (4, -7, 1), (6, 3, 13), (11, -19, 1), (12, 0, 20)]
)
def test_S_VAR2_01_the_number_of_infected_cards(players: int, delta: int, infected: int) -> None:
    g = dealt(players, 0, infectedDelta=delta)
    plain = dealt(players, 0)
    assert g.draw.count(INFECTED) == infected
    assert len(g.draw) == len(plain.draw) + delta
    assert [count for card, count in enumerate(g.rules.counts) if card != INFECTED] == [
        count for card, count in enumerate(plain.rules.counts) if card != INFECTED
    ]


@pytest.mark.parametrize(("players", "delta"), [(4, 13), (4, -8), (12, 1), (6, 11), (6, -10)])
def test_S_VAR2_01_between_1_and_20(players: int, delta: int) -> None:
    assert refusal(players, infectedDelta=delta) == "infected-number"


# V3: weapons in the deck


@pytest.mark.parametrize("thing_in_deck", [False, True])
@pytest.mark.parametrize(("players", "left"), list(zip(COUNTS, (20, 22, 30, 35, 39, 46, 50, 59, 59), strict=True)))
def test_S_VAR3_01_arms_enter_the_draw_pile_only(players: int, left: int, thing_in_deck: bool) -> None:
    arms = (BY_SPEC_CODE["FLA"], BY_SPEC_CODE["ANA"])
    for seed in range(5):
        g = dealt(players, seed, armsInDeck=True, thingInDeck=thing_in_deck)
        assert len(g.rules.opening) == left
        assert not any(card in arms for hand in g.hands for card in hand)
        assert [g.draw.count(card) for card in arms] == [g.rules.counts[card] for card in arms]
        assert [len(hand) for hand in g.hands] == [4] * players
        assert g.rules.counts == dealt(players, seed).rules.counts


# V4: line of sight

#: How each of the four cards is aimed: hand and draw pile, the kind of ask, and the wording of an option.
REMOTE = {
    "SED": ("A(H): SED SUS SUS WHI; draw: SUS", "play SED {}"),
    "RUN": ("A(H): RUN SUS SUS WHI; draw: SUS", "play RUN {}"),
    "FRI": ("A(H): SUS SUS SUS WHI; draw: FRI", "choose {}"),
    "OUT": ("A(H): SUS SUS SUS WHI; draw: OUT", "choose {}"),
}


def targets(card: str, position: str, sight: str, edition: str = "E1") -> str:
    """Whom A may aim the card at."""
    given, wording = REMOTE[card]
    table = Scenario(f"turn A; {given}; {position}", edition=edition, lineOfSight=sight).begin_turn()
    options = [] if table.between_turns else table.options("A")
    found = "".join(seat for seat in "BCDEF" if wording.format(seat) in options)
    if card in ("FRI", "OUT"):
        assert bool(found) != bool(table.told(None, "no_effect"))
    return found


@pytest.mark.parametrize("card", REMOTE)
@pytest.mark.parametrize(
    ("obstacles", "seen"),
    [
        ("", "BCDEF"),
        ("door B|C", "BCDEF"),  # the other way round is free
        ("door A|B", "BCDEF"),  # a door beside A blocks that side only
        ("door A|B; door F|A", ""),
        ("door A|B; door E|F", "F"),
        ("door B|C; door D|E", "BEF"),
        ("q(C)=1", "BDEF"),  # the target himself never
        ("q(B)=1; q(F)=1", ""),
        ("q(B)=1; q(E)=1", "F"),
        ("q(C)=1; q(E)=1", "BF"),
        ("q(C)=1; door E|F", "BF"),
        ("door C|D; q(F)=1", "BC"),
    ],
)
def test_S_VAR4_01_one_way_round_must_be_free(card: str, obstacles: str, seen: str) -> None:
    assert targets(card, f"ring A B C D E F; {obstacles}", "path") == seen


@pytest.mark.parametrize("card", REMOTE)
@pytest.mark.parametrize(
    ("obstacles", "seen"),
    [("q(B)=1; door F|A", ""), ("q(C)=1; door F|A", "B"), ("q(E)=1; door A|B", "F"), ("q(B)=1; q(E)=1", "F")],
)
def test_S_VAR4_01_a_quarantined_player_in_between_blocks_by_E2_too(card: str, obstacles: str, seen: str) -> None:
    """A Quarantine that lets its player act (S-E2-05) still stands in the way."""
    assert targets(card, f"ring A B C D E F; {obstacles}", "path", "E2") == seen


@pytest.mark.parametrize("card", REMOTE)
def test_S_VAR4_01_two_players_have_two_ways(card: str) -> None:
    pair = "ring A B; dead C(H); B(T)"
    assert targets(card, f"{pair}; door A|B", "path") == "B"
    assert targets(card, f"{pair}; door B|A", "path") == "B"
    assert targets(card, f"{pair}; door A|B; door B|A", "path") == ""
    assert targets(card, f"{pair}; door A|B; door B|A", "off") == "B"


@pytest.mark.parametrize("card", REMOTE)
def test_S_VAR4_02_a_door_blocks_the_way_on_its_side_only(card: str) -> None:
    assert targets(card, "ring A B C D; door A|B", "path") == "BCD"
    assert targets(card, "ring A B C D; door B|C", "path") == "BCD"  # beside the target C: still open by D
    assert targets(card, "ring A B C D; door B|C; door C|D", "path") == "BD"


def test_S_VAR4_02_the_own_quarantine_does_not_block() -> None:
    assert targets("OUT", "ring A B C D; q(A)=2", "path") == "BCD"
    assert targets("OUT", "ring A B C D; q(A)=2; door A|B", "path") == "BCD"


@pytest.mark.parametrize("card", REMOTE)
@pytest.mark.parametrize(
    ("obstacles", "seen"),
    [("", "BE"), ("door A|B", "E"), ("q(E)=1", "B"), ("door A|B; q(E)=1", ""), ("door C|D; q(C)=2", "BE")],
)
def test_S_VAR4_03_neighbour_targets_only(card: str, obstacles: str, seen: str) -> None:
    assert targets(card, f"ring A B C D E; {obstacles}", "adjacent") == seen


@pytest.mark.parametrize(("card", "targets"), [("SED", "C D"), ("RUN", "B C D E")])
def test_S_VAR4_05_a_door_between_neighbours_stops_all_but_running(card: str, targets: str) -> None:
    table = Scenario(
        f"ring A B C D E; door A|B; door E|A; door C|D; turn A; A(H): {card} NOT NOT WHI", lineOfSight="door"
    )
    aimed = [option.split()[-1] for option in table.options("A") if option.startswith(f"play {card}")]
    assert " ".join(aimed) == targets


@pytest.mark.parametrize("panic", ["FRI", "OUT"])
def test_S_VAR4_05_a_door_between_neighbours_stops_panic_cards(panic: str) -> None:
    table = Scenario(f"ring A B C D E; door A|B; turn A; draw: {panic}", lineOfSight="door")
    assert table.options("A") == ["choose C", "choose D", "choose E"]


@pytest.mark.parametrize("sight", ["off", "path", "adjacent", "door"])
@pytest.mark.parametrize(
    ("obstacles", "redirected"),
    [("", True), ("door B|C", False), ("q(C)=1", False), ("door C|D", True), ("door D|A", True)],
)
def test_S_VAR4_04_missed_keeps_its_own_rule(sight: str, obstacles: str, redirected: bool) -> None:
    table = Scenario(f"ring A B C D; turn A; B(H): MIS SUS SUS SUS; draw: SUS AXE; {obstacles}", lineOfSight=sight)
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend MIS")
    if redirected:
        assert table.asked == [("C", "reply")]
    else:
        assert table.between_turns


# V5: a deck of one's own


def deck(**counts: int) -> dict[str, int]:
    """A table that gives every card: none but those named."""
    return {**dict.fromkeys(NAMES[INFECTED:], 0), **counts}


def test_S_VAR5_01_the_table_gives_the_copies_freely() -> None:
    wanted = deck(infected=7, flamethrower=3, suspicion=30, oops=2, revelations=5)
    g = dealt(5, 0, customDeck=wanted)
    assert {NAMES[card]: count for card, count in enumerate(g.rules.counts)} == {"the_thing": 1, **wanted}
    assert sorted(g.draw + [card for hand in g.hands for card in hand]) == [
        card for card, count in enumerate(g.rules.counts) for _ in range(count)
    ]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_S_VAR5_01_the_thing_exactly_once(number: int) -> None:
    """The table cannot name it, so there is always one."""
    assert refusal(4, customDeck={"the_thing": number, "axe": 1}) == "bad-ruling-value"


@pytest.mark.parametrize("thing_in_deck", [False, True])
@pytest.mark.parametrize("players", [4, 7, 12])
def test_S_VAR5_02_enough_cards_to_deal(players: int, thing_in_deck: bool) -> None:
    needed = 4 * players - (0 if thing_in_deck else 1)
    # The Infected make up for the number of Stay Away! cards.
    enough = deck(infected=11, suspicion=20, whisky=needed - 20) if needed > 35 else deck(infected=8, suspicion=needed)
    GAME.configure(players, "E1", {"customDeck": enough, "thingInDeck": thing_in_deck})
    enough["suspicion"] -= 1
    enough["infected"] += 1
    assert refusal(players, customDeck=enough, thingInDeck=thing_in_deck) == "deck-deal"


@pytest.mark.parametrize("obstacles", [{}, {"locked_door": 3}, {"quarantine": 2, "locked_door": 1}])
def test_S_VAR5_03_enough_stay_away_cards(obstacles: dict[str, int]) -> None:
    """4N + 4 + obstacles, The Thing among them."""
    laid = sum(obstacles.values())
    table = deck(infected=3, flamethrower=20 + laid - 1 - 3 - laid, **obstacles)
    GAME.configure(4, "E1", {"customDeck": table})
    table["infected"] -= 1
    table["oops"] = 9  # Panic cards do not help
    assert refusal(4, customDeck=table) == "deck-short"


def test_S_VAR5_04_the_game_must_be_able_to_end() -> None:
    assert refusal(4, customDeck=deck(suspicion=30)) == "deck-endless"
    assert refusal(4, customDeck=deck(suspicion=30, infected=2)) == "deck-endless"
    GAME.configure(4, "E1", {"customDeck": deck(suspicion=30, infected=3)})
    GAME.configure(4, "E1", {"customDeck": deck(suspicion=30, flamethrower=1)})


def test_S_VAR5_01_other_numbers_of_a_table_are_independent() -> None:
    """The deck of a table does not change with the number of players."""
    wanted = deck(infected=10, flamethrower=5, suspicion=40, whisky=40)
    decks = [dealt(players, 0, customDeck=wanted).rules.counts for players in COUNTS]
    assert all(one == other for one, other in pairwise(decks))
