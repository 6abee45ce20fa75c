"""Talk (rules section 21)."""

import pytest

from tests.games.stayaway.examples_helpers import follow, others
from winterover.core.errors import RuleError
from winterover.games.registry import find_game
from winterover.games.stayaway.scenario import Scenario

VOCABULARY = find_game("stayaway").vocabulary


def a_statement(form: str) -> str:
    """A statement of this form with the first word that fits each blank."""
    blanks = VOCABULARY.forms[form].blanks
    return " ".join([form, *(VOCABULARY.fillings(blank, 4)[0] for blank in blanks)])


@pytest.mark.parametrize(
    ("position", "deeds"),
    [
        ("turn A", ()),
        ("turn A", ("A discard SUS",)),
        ("turn A", ("A discard SUS", "A offer SUS")),
        ("turn A; A(H): FLA SUS SUS WHI", ("A play FLA B",)),
        ("turn A; q(B)=2; q(A)=1", ()),
        ("turn A; draw: RND SUS", ("B pass_on SUS",)),
    ],
)
def test_S_TALK_01_anyone_living_says_anything_at_any_time(position: str, deeds: tuple[str, ...]) -> None:
    table = Scenario(f"ring A B C D; {position}")
    table.begin_turn().do(*deeds)
    for seat in range(4):
        for form in VOCABULARY.forms:
            table.match.say(seat, a_statement(form))
            for viewer in others(table):
                assert table.last(viewer, "said") == {"speaker": "ABCD"[seat], "to": None, "words": a_statement(form)}


def test_S_TALK_01_talk_has_no_effect_on_the_game() -> None:
    """The same deeds with and without talk end in the same position, to the last card."""
    deeds = ("A discard SUS", "A offer WHI", "B give SUS", "B discard SUS", "B offer SUS", "C defend NOT")
    given = "ring A B C D; turn A; C(H): NOT SUS SUS SUS; D(T): T I SUS SUS"
    silent = Scenario(given)
    silent.do(*deeds)
    loud = Scenario(given)
    for deed in deeds:
        for seat in range(4):
            loud.match.say(seat, "accuse D thing")
            loud.match.say(seat, "promise B infected")
            loud.match.say(seat, "burn C")
        loud.do(deed)
    for viewer in others(silent):
        assert loud.view(viewer) == silent.view(viewer)
        assert [told for told in loud.told(viewer) if told.name != "said"] == silent.told(viewer)
    assert loud.state.draw == silent.state.draw
    assert loud.state.hands == silent.state.hands
    assert loud.state.rng.below(1 << 30) == silent.state.rng.below(1 << 30)


def test_S_TALK_01_promises_bind_nobody() -> None:
    table = Scenario("ring A B C D; turn A; A(H): AXE WHI SUS SED")
    options = table.options("A")
    table.match.say(0, "promise B axe")
    table.match.say(0, "spare B")
    assert table.options("A") == options
    follow(table, "A discard SUS", "A offer WHI", "B give SUS")
    assert table.hand("A") == "AXE SED SUS SUS"


def test_S_TALK_02_a_true_statement_cannot_be_told_from_a_false_one() -> None:
    """What is heard holds the words and nothing that would prove them; no deed shows a card unasked."""
    heard = []
    for hand in ("I I SUS WHI", "AXE AXE SUS WHI"):
        table = Scenario(f"ring A B C D; turn A; B(H): {hand}")
        table.begin_turn()
        for words in ("hold infected", "lack axe", "claim human", "saw C scary", "got D infected"):
            table.match.say(1, words)
        heard.append({viewer: table.told(viewer) for viewer in others(table, "B")})
        assert {told.name for told in table.told(None)} == {"turn_began", "drew", "said"}
        for told in table.told(None, "said"):
            assert set(told.args) == {"speaker", "to", "words"}
        assert table.match.options(1) == []
    assert heard[0] == heard[1]


@pytest.mark.parametrize("words", ["show axe", "show_all", "log 3", "quote saw_hand", "share axe", ""])
def test_S_TALK_02_there_is_no_way_to_prove_a_statement(words: str) -> None:
    table = Scenario("ring A B C D; turn A; B(H): AXE SUS SUS WHI")
    table.begin_turn()
    with pytest.raises(RuleError) as error:
        table.match.say(1, words)
    assert error.value.code == "unknown-statement"
    assert table.told(None, "said") == []


@pytest.mark.parametrize("words", ["saw B axe", "saw B the_thing", "saw B infected", "accuse B thing", "vouch B"])
def test_S_TALK_03_what_was_seen_may_be_told_or_lied_about(words: str) -> None:
    """A saw B's hand; the words reach all, the cards nobody else."""
    table = Scenario("ring A B C D; turn A; A(H): ANA SUS SUS WHI; B(H): AXE SUS SUS WHI; draw: SUS")
    follow(table, "turn A", "A play ANA B")
    assert table.last("A", "saw_hand")["cards"] is not None
    table.match.say(0, words)
    for other in others(table, "A", "B"):
        assert table.last(other, "said")["words"] == words
        assert table.last(other, "saw_hand")["cards"] is None


def test_S_TALK_04_public_talk_reaches_everybody() -> None:
    table = Scenario("ring A B C D; dead E(H); turn A")
    table.begin_turn().match.say(2, "accuse B infected")
    for viewer in others(table):
        assert table.last(viewer, "said") == {"speaker": "C", "to": None, "words": "accuse B infected"}


def test_S_TALK_04_no_private_messages_by_default() -> None:
    table = Scenario("ring A B C D; turn A")
    table.begin_turn()
    with pytest.raises(RuleError) as error:
        table.match.say(0, "claim human", to=1)
    assert error.value.code == "whisper-not-allowed"
    for viewer in others(table):
        assert table.told(viewer, "said") == []


def test_S_TALK_04_a_whisper_is_seen_as_an_act_not_in_content() -> None:
    table = Scenario("ring A B C D; dead E(H); turn A", whisper="on")
    table.begin_turn().match.say(0, "accuse D thing", to=1)
    for viewer in ("A", "B"):
        assert table.last(viewer, "said") == {"speaker": "A", "to": "B", "words": "accuse D thing"}
    for other in others(table, "A", "B"):
        assert table.last(other, "said") == {"speaker": "A", "to": "B", "words": None}


def test_S_TALK_04_nobody_whispers_to_himself() -> None:
    table = Scenario("ring A B C D; turn A", whisper="on")
    with pytest.raises(RuleError) as error:
        table.begin_turn().match.say(0, "claim human", to=0)
    assert error.value.code == "whisper-not-allowed"


def test_S_TALK_05_the_eliminated_are_silent() -> None:
    table = Scenario("ring A B C D; dead E(H); dead F(I); turn A", whisper="on")
    table.begin_turn()
    for seat in (4, 5):
        for form in VOCABULARY.forms:
            with pytest.raises(RuleError) as error:
                table.match.say(seat, a_statement(form))
            assert error.value.code == "statement-not-allowed"
            with pytest.raises(RuleError):
                table.match.say(seat, a_statement(form), to=0)
    assert table.told(None, "said") == []


def test_S_TALK_05_unless_the_table_lets_them_talk() -> None:
    table = Scenario("ring A B C D; dead E(H); turn A", eliminatedTalk="on")
    table.begin_turn().match.say(4, "accuse A thing")
    assert table.last(None, "said") == {"speaker": "E", "to": None, "words": "accuse A thing"}


def test_S_TALK_06_talk_stops_no_decision() -> None:
    table = Scenario("ring A B C D; turn A; draw: SUS")
    number = table.begin_turn().view("A")["asks"][0]["number"]
    view = table.view("A")
    for seat in range(4):
        table.match.say(seat, "distrust C")
    assert table.view("A") == view
    table.match.act(0, "discard suspicion", number)
    assert table.asked == [("A", "offer")]
