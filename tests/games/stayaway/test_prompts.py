"""Who is asked, when, for what, and what the clock answers (rules section 7): S-ASK."""

from typing import Any

import pytest

from tests.games.stayaway.table_helpers import clock_answers, only_ask, random_positions
from winterover.core.errors import GameError, RuleError
from winterover.core.rng import Rng
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.scenario import Scenario

#: Hands of B that differ in everything that could matter to an answer: defences, contagion, roles.
HANDS_OF_B = [
    "B(H): SUS SUS SUS SUS",
    "B(H): NBQ COM SUS SUS",
    "B(H): SCA NOT MIS SUS",
    "B(H): I I I AXE",
    "B(I): I I SUS WHI",
    "B(T): T I I I",
]

#: What A does, and who is asked for what right afterwards.
DEEDS = [
    (["A play FLA B"], ("B", "answer_fire")),
    (["A play CHP B"], ("B", "answer_move")),
    (["A play ANA B"], ("A", "offer")),
    (["A play SUS B"], ("A", "offer")),
    (["A discard SUS"], ("A", "offer")),
    (["A discard SUS", "A offer SUS"], ("B", "reply")),
]


def _seen_by(table: Scenario, *viewers: str | None) -> list[Any]:
    return [(table.view(viewer), table.told(viewer)) for viewer in viewers]


# Hidden facts decide about options only


@pytest.mark.parametrize(("deeds", "asked"), DEEDS, ids=lambda value: "-".join(value).replace(" ", "_"))
def test_S_ASK_01_who_is_asked_for_what_depends_on_public_facts_only(deeds: list[str], asked: tuple[str, str]) -> None:
    seen = []
    for hand in HANDS_OF_B:
        thing = "" if "(T)" in hand else "D(T): T SUS SUS WHI"
        table = Scenario(f"turn A; A: FLA CHP ANA SUS; {hand}; {thing}; C(H): SUS SUS SUS WHI").do(*deeds)
        assert table.asked == [asked]
        seen.append(_seen_by(table, None, "C"))
    assert all(other == seen[0] for other in seen)


@pytest.mark.parametrize("panic", ["ROP", "ONE", "THR", "PAR", "OUT", "FOR", "RND", "FRI", "BLD", "BTW", "REV"])
def test_S_ASK_01_panic_asks_the_same_of_any_hand(panic: str) -> None:
    seen = []
    for hand in HANDS_OF_B:
        thing = "" if "(T)" in hand else "D(T): T SUS SUS WHI"
        table = Scenario(f"turn B; {hand}; {thing}; draw: {panic} SUS SUS SUS SUS SUS").begin_turn()
        seen.append((table.asked, _seen_by(table, None, "A")))
    assert all(other == seen[0] for other in seen)


def test_S_ASK_01_three_cards_are_forgotten_one_by_one_by_everybody() -> None:
    for hand in HANDS_OF_B:
        table = Scenario(f"turn B; {hand}; draw: FOR AXE AXE AXE")
        for _ in range(3):
            assert table.asked == [("B", "forget")]
            table.do(f"B {table.options('B')[0]}")
        assert table.asked == [("B", "offer")]


def test_S_ASK_01_hidden_facts_change_the_private_options() -> None:
    found = set()
    for hand in HANDS_OF_B:
        table = Scenario(f"turn A; {hand}").do("A discard SUS", "A offer WHI")
        found.add(tuple(table.options("B")))
    assert len(found) == len(HANDS_OF_B)


# Answers that are always asked for


@pytest.mark.parametrize("hand", HANDS_OF_B)
def test_S_ASK_02_the_target_of_a_flamethrower_is_always_asked_and_may_pass(hand: str) -> None:
    table = Scenario(f"turn A; A: FLA WHI WHI SED; {hand}").do("A play FLA B")
    assert table.asked == [("B", "answer_fire")]
    assert table.options("B") == (["defend NBQ", "pass"] if "NBQ" in hand else ["pass"])


@pytest.mark.parametrize("card", ["CHP", "RUN"])
@pytest.mark.parametrize("hand", HANDS_OF_B)
def test_S_ASK_03_the_target_of_a_seat_change_is_always_asked_and_may_pass(card: str, hand: str) -> None:
    table = Scenario(f"turn A; A: {card} WHI WHI SED; {hand}").do(f"A play {card} B")
    assert table.asked == [("B", "answer_move")]
    assert table.options("B") == (["defend COM", "pass"] if "COM" in hand else ["pass"])


@pytest.mark.parametrize("kind", ["END", "SED", "FRI"])
@pytest.mark.parametrize("hand", HANDS_OF_B)
def test_S_ASK_04_the_partner_gives_or_defends_in_one_decision(kind: str, hand: str) -> None:
    draw = "FRI" if kind == "FRI" else "SUS"
    table = Scenario(f"turn A; A: SED WHI WHI SUS; {hand}; draw: {draw} AXE AXE AXE")
    table.do({"END": "A discard SUS", "SED": "A play SED B", "FRI": "A choose B"}[kind], "A offer WHI")
    assert table.asked == [("B", "reply")]
    options = table.options("B")
    assert any(code.startswith("give") for code in options)
    held = {code for code in ("SCA", "NOT", "MIS") if code in hand}
    assert {code.split()[1] for code in options if code.startswith("defend")} == held
    assert "pass" not in options
    table.do(f"B {options[0]}")
    assert ("B", "reply") not in table.asked


# Nobody responds where no defence exists


@pytest.mark.parametrize(
    ("position", "play", "following"),
    [
        ("", "ANA B", [("A", "offer")]),
        ("", "SUS B", [("A", "offer")]),
        ("", "QUA D", [("A", "offer")]),
        ("", "QUA B", [("B", "play")]),
        ("door A|B", "AXE A|B", [("A", "offer")]),
        ("q(D)=2", "AXE D", [("A", "offer")]),
        ("", "DOR D|A", [("A", "offer")]),
        ("", "DOR A|B", [("B", "play")]),
    ],
)
def test_S_ASK_05_nobody_responds_to_these_cards(position: str, play: str, following: list[tuple[str, str]]) -> None:
    card = play.split()[0]
    table = Scenario(
        f"turn A; {position}; A: {card} WHI WHI SED; B(H): NBQ COM SCA NOT; C(T); D(H): NBQ COM MIS NOT"
    ).do(f"A play {play}")
    assert table.asked == following


@pytest.mark.parametrize(
    ("panic", "deeds"),
    [
        ("ROP", []),
        ("ONE", ["A left"]),
        ("THR", []),
        ("PAR", []),
        ("OUT", ["A choose B"]),
        ("FOR", ["A forget WHI", "A forget WHI", "A forget SED"]),
        ("OOP", []),
        ("BTW", ["A choose B"]),
    ],
)
def test_S_ASK_05_nobody_responds_to_panic(panic: str, deeds: list[str]) -> None:
    table = Scenario(
        f"turn A; A: SED WHI WHI SUS; B(H): NBQ COM SCA NOT; C(T); D(H): NBQ COM MIS NOT; draw: {panic} SUS SUS SUS"
    ).do(*deeds)
    assert table.asked == [("A", "offer")]


def test_S_ASK_05_nobody_responds_to_round_and_round_blind_date_and_revelations() -> None:
    hands = "A: SED WHI WHI SUS; B(H): NBQ COM SCA NOT; C(T); D(H): NBQ COM MIS NOT"
    passing = Scenario(f"turn A; {hands}; draw: RND").begin_turn()
    assert all(code.startswith("pass_on") for seat in "ABCD" for code in passing.options(seat))
    dated = Scenario(f"turn A; {hands}; draw: BLD SUS SUS").do("A swap SED")
    assert dated.asked == [("B", "play")]
    revealing = Scenario(f"turn A; {hands}; draw: REV").do("A decline")
    assert revealing.options("B") == ["decline", "show_all"]


def test_S_ASK_05_the_partner_of_friends_may_respond() -> None:
    table = Scenario("turn A; B(H): NBQ COM SCA NOT; draw: FRI SUS").do("A choose B", "A offer SUS")
    assert [code for code in table.options("B") if code.startswith("defend")] == ["defend NOT", "defend SCA"]


# Forced answers


@pytest.mark.parametrize(
    ("text", "deeds", "asked", "options"),
    [
        ("A: FLA WHI SED NOT; B(H): SUS SUS SUS SUS", ["A play FLA B"], ("B", "answer_fire"), ["pass"]),
        ("A: CHP WHI SED NOT; B(H): SUS SUS SUS SUS", ["A play CHP B"], ("B", "answer_move"), ["pass"]),
        ("B(T): T I I I", ["A discard SUS", "A offer WHI"], ("B", "reply"), ["give I"]),
        ("B(H): I I I WHI", ["A discard SUS", "A offer WHI"], ("B", "reply"), ["give WHI"]),
        ("A(T): T I I I", ["A discard SUS"], ("A", "offer"), ["offer I"]),
        ("A(H): I I I WHI; draw: I", [], ("A", "play"), ["discard I"]),
        ("A(T): T FLA FLA FLA; draw: BLD SUS", [], ("A", "blind_date"), ["swap FLA"]),
        ("A(H): AXE AXE AXE AXE; draw: FOR SUS SUS SUS", [], ("A", "forget"), ["forget AXE"]),
        ("A(H): DET WHI SED NOT; draw: SUS AXE AXE AXE", ["A play DET"], ("A", "keep"), ["keep AXE"]),
    ],
)
def test_S_ASK_06_a_forced_answer_that_depends_on_hidden_facts_is_asked_for(
    text: str, deeds: list[str], asked: tuple[str, str], options: list[str]
) -> None:
    table = Scenario(f"turn A; {text}").do(*deeds)
    assert table.asked == [asked]
    assert table.options(asked[0]) == options


def test_S_ASK_06_everybody_passes_on_even_a_forced_card() -> None:
    table = Scenario("turn A; B(T): T I I I; draw: RND")
    assert ("B", "pass_on") in table.asked
    assert table.options("B") == ["pass_on I"]


# The clock


@pytest.mark.parametrize(
    ("text", "deeds", "answers"),
    [
        ("A: FLA WHI SED NOT; B(H): NBQ SUS SUS SUS", ["A play FLA B"], {"pass"}),
        ("A: CHP WHI SED NOT; B(H): COM SUS SUS SUS", ["A play CHP B"], {"pass"}),
        ("A: RUN WHI SED NOT; B(H): COM SUS SUS SUS", ["A play RUN B"], {"pass"}),
        ("A: I WHI SED NOT; draw: REV", [], {"decline"}),
        ("A: FLA WHI SED NOT", ["A discard SUS"], {"offer FLA", "offer WHI", "offer SED", "offer NOT"}),
        ("A(I): I WHI WHI NOT", ["A discard SUS"], {"offer WHI", "offer NOT"}),
        (
            "B(H): SCA NOT MIS AXE",
            ["A discard SUS", "A offer WHI"],
            {"give SCA", "give NOT", "give MIS", "give AXE"},
        ),
        ("A(T): T FLA SED I; draw: FOR SUS SUS SUS", [], {"forget FLA", "forget SED", "forget I"}),
        ("A(I): I FLA SED AXE; draw: BLD SUS", [], {"swap FLA", "swap SED", "swap AXE"}),
        (
            "A(T): T I FLA WHI; draw: AXE",
            [],
            {"discard I", "discard FLA", "discard WHI", "discard AXE"},
        ),
        ("A(I): I FLA QUA WHI; draw: DOR", [], {"discard FLA", "discard QUA", "discard WHI", "discard DOR"}),
        ("A: DET WHI SED NOT; draw: SUS AXE I MIS", ["A play DET"], {"keep AXE", "keep I", "keep MIS"}),
        ("draw: ONE; ring A B C D E", [], {"left", "right"}),
        ("draw: OUT; q(C)=1", [], {"choose B", "choose D"}),
        ("draw: FRI; q(C)=1", [], {"choose B", "choose D"}),
        ("draw: BTW; door A|B", [], {"choose D"}),
        ("draw: BTW", [], {"choose B", "choose D"}),
    ],
)
def test_S_ASK_07_the_answers_of_the_clock(text: str, deeds: list[str], answers: set[str]) -> None:
    table = Scenario(f"turn A; {text}").do(*deeds)
    found = clock_answers(table)
    assert set(found) == answers
    assert min(found.values()) > 200 / len(answers) / 2


def test_S_ASK_07_the_clock_passes_on_a_random_legal_card() -> None:
    table = Scenario("turn A; A(I): I FLA SED AXE; draw: RND").begin_turn()
    ask = next(ask for ask in table.state.asks if ask.seat == 0)
    found = {table.short(GAME.code(GAME.timeout(table.state, ask, Rng.from_number(seed)))) for seed in range(100)}
    assert found == {"pass_on FLA", "pass_on SED", "pass_on AXE"}


def test_S_ASK_07_the_clock_neither_defends_nor_plays_nor_moves_the_shuffle() -> None:
    for match in random_positions(6, range(8)):
        before = match.state.rng.copy().below(1 << 30)
        for ask in match.state.asks:
            answer = GAME.timeout(match.state, ask, Rng.from_number(1))
            assert answer in ask.options
            assert GAME.code(answer).split()[0] not in ("defend", "play", "show_all", "show_infected")
        assert match.state.rng.copy().below(1 << 30) == before


def test_S_ASK_07_others_see_nothing_of_the_number_of_options() -> None:
    seen = []
    for hand in ("A(H): I I I DET", "A(H): FLA ANA CHP SED"):
        table = Scenario(f"turn A; {hand}; draw: I").begin_turn()
        assert (len(table.options("A")) == 1) is ("DET" in hand)
        seen.append(_seen_by(table, None, "B", "C"))
    assert seen[0] == seen[1]


# Rejected inputs


@pytest.mark.parametrize(
    ("who", "code"),
    [
        ("A", "discard AXE"),
        ("A", "play SED A"),
        ("A", "offer WHI"),
        ("A", "nonsense"),
        ("A", "declare"),
        ("B", "discard SUS"),
        ("B", "pass"),
    ],
)
def test_S_ASK_08_a_rejected_input_changes_nothing_and_is_told_to_nobody(who: str, code: str) -> None:
    table = Scenario("turn A; A: FLA WHI SED NOT").begin_turn()
    viewers = (None, "A", "B", "C", "D")
    before = _seen_by(table, *viewers)
    with pytest.raises(RuleError):
        table.do(f"{who} {code}")
    assert _seen_by(table, *viewers) == before


def test_S_ASK_08_the_error_names_the_options_of_the_sender_only() -> None:
    table = Scenario("turn A; A: FLA WHI SED NOT; B(T): T I SUS SUS").begin_turn()
    with pytest.raises(GameError) as caught:
        table.do("B give SUS")
    assert caught.value.code == "not-asked"
    assert dict(caught.value.args_by_name) == {"waiting": "A"}


# The declaration


def test_S_ASK_09_the_declaration_is_a_command_in_the_view_of_the_thing_alone() -> None:
    table = Scenario("turn A; B(I); C(T)").begin_turn()
    assert table.view("C")["standing"] == ["declare"]
    for viewer in (None, "A", "B", "D"):
        assert table.view(viewer)["standing"] == []
        assert "declare" not in str(table.view(viewer))
        assert "C" not in [seat for seat, _ in table.view(viewer)["waiting"]]


def test_S_ASK_09_the_declaration_is_never_prompted() -> None:
    assert "declare" not in [kind.name for kind in GAME.asks]
    for match in random_positions(5, range(4)):
        for ask in match.state.asks:
            assert "declare" not in [GAME.code(option) for option in ask.options]


def test_S_ASK_09_the_place_of_the_thing_makes_no_difference_to_others() -> None:
    first = Scenario("turn A; A: FLA WHI SED NOT; C(T)").begin_turn()
    second = Scenario("turn A; A: FLA WHI SED NOT; D(T)").begin_turn()
    assert _seen_by(first, None, "A", "B") == _seen_by(second, None, "A", "B")
    errors = []
    for table, human in ((first, "D"), (second, "C")):
        with pytest.raises(GameError) as caught:
            table.do(f"{human} declare")
        errors.append((caught.value.code, dict(caught.value.args_by_name)))
    assert errors[0] == errors[1]


# Simultaneous decisions


def test_S_ASK_10_it_is_shown_who_has_passed_on_never_what() -> None:
    tables = []
    for card in ("AXE", "FLA"):
        table = Scenario("turn A; B(H): AXE FLA NOT SED; draw: RND")
        tables.append(table.do("D pass_on SUS", f"B pass_on {card}"))
    for table in tables:
        assert table.view(None)["answered"] == ["B", "D"]
        assert table.view(None)["waiting"] == [["A", "pass_on"], ["C", "pass_on"]]
        assert table.view(None)["hand_sizes"] == [4, 4, 4, 4]
        assert table.told(None)[-1].name == "panic"
    assert _seen_by(tables[0], None, "A", "C", "D") == _seen_by(tables[1], None, "A", "C", "D")
    assert tables[0].view("B")["sealed"] == "pass_on axe"


def test_S_ASK_10_an_answer_stays_sealed_until_all_are_in() -> None:
    table = Scenario("turn A; draw: RND").do("A pass_on WHI", "B pass_on SUS", "C pass_on SUS")
    assert table.told(None, "cards_went_round") == []
    assert only_ask(table).seat == 3
    with pytest.raises(RuleError):
        table.do("A pass_on SUS")
    table.do("D pass_on SUS")
    assert len(table.told(None, "cards_went_round")) == 1
