"""The heuristic bot for Stay Away! in positions where a sensible player does one thing."""

from typing import Any

import pytest

from winterover.bots import make_bot
from winterover.bots.heuristic.stayaway import StayAwayBot
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import seat_of
from winterover.games.registry import find_game
from winterover.games.stayaway.scenario import Scenario

GAME = find_game("stayaway")


def bot_at(table: Scenario, who: str, *extra: Told, seed: int = 0) -> StayAwayBot:
    """A bot that has heard everything its seat was told, and something more."""
    bot = make_bot("heuristic", GAME, seat_of(who), Rng.from_number(seed))
    assert isinstance(bot, StayAwayBot)
    bot.begin(table.match.config)
    if table.between_turns:
        table.begin_turn()
    bot._look(table.view(who))
    bot.hear([*table.told(who), *extra])
    return bot


def answers(table: Scenario, who: str, *extra: Told) -> set[str]:
    """What the bot answers over several seeds, in the specification's card codes."""
    found = set()
    for seed in range(8):
        bot = bot_at(table, who, *extra, seed=seed)
        view = table.view(who)
        found.add(table.short(bot.answer(view, view["asks"][0])))
    return found


def told(name: str, **args: Any) -> Told:
    return Told(name, args)


def scared(defender: str, offerer: str, card: str) -> tuple[Told, Told]:
    """The defender saw the offered card with Scary."""
    return (
        told("defended", seat=defender, card="scary", against=offerer),
        told("saw_card", viewer=defender, seat=offerer, card=card),
    )


# Humans


def test_a_human_discards_an_infected_card() -> None:
    table = Scenario("turn A; A(H): COM AXE NOT SCA; draw: I SUS")
    assert answers(table, "A") == {"discard I"}


def test_a_human_burns_whom_it_knows_to_be_the_thing() -> None:
    table = Scenario("turn A; A(H): FLA COM AXE NOT; B(T); draw: SUS")
    assert answers(table, "A", *scared("A", "B", "infected")) == {"play FLA B"}


def test_a_human_does_not_burn_at_the_first_chance() -> None:
    table = Scenario("ring A B C D E F; turn A; A(H): FLA COM AXE NOT; draw: SUS")
    assert not any(answer.startswith("play FLA") for answer in answers(table, "A"))


def test_a_human_does_not_burn_whom_it_has_seen_clean() -> None:
    clean = told("saw_hand", viewer="A", seat="B", cards=["axe", "axe", "scary", "missed"])
    table = Scenario("ring A B C; turn A; A(H): FLA COM AXE NOT; draw: SUS")
    assert "play FLA B" not in answers(table, "A", clean)
    assert answers(table, "A", clean) == {"play FLA C"}, "the only one left to be The Thing"


def test_a_human_refuses_an_exchange_with_the_thing() -> None:
    table = Scenario("turn A; A(T): T I SUS SUS; B(H): NOT COM AXE FLA; draw: SUS").do("A discard SUS", "A offer I")
    assert answers(table, "B", *scared("B", "A", "infected")) == {"defend NOT"}


def test_a_human_refuses_first_with_the_card_that_tells_most() -> None:
    table = Scenario("turn A; B(H): NOT SCA MIS FLA; draw: SUS").do("A discard SUS", "A offer SUS")
    assert answers(table, "B") == {"defend SCA"}


def test_a_human_exchanges_with_somebody_seen_clean_and_gives_the_weakest_card() -> None:
    table = Scenario("turn A; B(H): NOT SCA COM FLA; draw: SUS").do("A discard SUS", "A offer SUS")
    clean = told("saw_hand", viewer="B", seat="A", cards=["axe", "axe", "suspicion", "whisky"])
    assert answers(table, "B", clean) == {"give COM"}


def test_a_human_bars_the_way_to_the_thing() -> None:
    table = Scenario("turn A; A(H): DOR COM AXE NOT; B(T); draw: SUS")
    assert answers(table, "A", *scared("A", "B", "infected")) == {"play DOR A|B"}


def test_a_human_shows_a_clean_hand_and_hides_an_infected_card() -> None:
    clean = Scenario("ring A B C D; turn A; A(H): AXE COM NOT SCA; draw: REV SUS")
    stained = Scenario("ring A B C D; turn A; A(H): I COM NOT SCA; draw: REV SUS")
    assert answers(clean, "A") == {"show_all"}
    assert answers(stained, "A") == {"decline"}


def test_a_human_plays_whisky_only_with_a_clean_hand() -> None:
    clean = Scenario("turn A; A(H): WHI COM NOT SCA; draw: COM SUS")
    stained = Scenario("turn A; A(H): WHI I NOT SCA; draw: I SUS")
    assert answers(clean, "A") == {"play WHI"}
    assert answers(stained, "A") == {"discard I"}


# The Thing


def test_the_thing_infects_a_human_in_an_exchange() -> None:
    table = Scenario("turn A; A(T): T I SUS SUS; draw: SUS").do("A discard SUS")
    assert answers(table, "A") == {"offer I"}
    table = Scenario("turn A; B(T): T I SUS NOT; draw: SUS").do("A discard SUS", "A offer SUS")
    assert answers(table, "B") == {"give I"}


def test_the_thing_saves_its_infected_cards_where_everyone_is_infected() -> None:
    table = Scenario("turn A; A(T): T I I SUS; B(I); draw: SUS").do("A discard SUS")
    assert answers(table, "A") == {"offer SUS"}


def test_the_thing_does_not_walk_into_a_scary_that_it_knows_of() -> None:
    gave = told("exchanged", seat="A", partner="B", gave="scary", received="axe")
    table = Scenario("turn A; A(T): T I SUS SUS; B(H): SCA COM AXE NOT; draw: SUS").do("A discard SUS")
    assert answers(table, "A", gave) == {"offer SUS"}


def test_the_thing_answers_fire_and_burns_humans_but_no_infected() -> None:
    table = Scenario("turn A; A(H): FLA COM AXE NOT; B(T): T NBQ I I; draw: SUS").do("A play FLA B")
    assert answers(table, "B") == {"defend NBQ"}
    table = Scenario("turn A; A(T): T FLA COM COM; B(I); D(H); draw: SUS")
    assert answers(table, "A") == {"play FLA D"}
    table = Scenario("turn A; A(T): T FLA COM COM; B(I); D(I); C(H); draw: COM")
    assert answers(table, "A") == {"discard COM"}


def test_the_thing_burns_first_whoever_knows_it() -> None:
    seen = told("saw_hand", viewer="D", seat="A", cards=["the_thing", "flamethrower", "axe", "axe"])
    table = Scenario("turn A; A(T): T FLA COM COM; B(H); D(H); draw: SUS")
    assert answers(table, "A", seen) == {"play FLA D"}


def test_S_E2_08_the_thing_gets_rid_of_a_flamethrower_where_it_must_not_be_seen_with_one() -> None:
    text = "turn A; A(T): T FLA I I; B(I); D(I); C(H); draw: COM"
    assert answers(Scenario(text), "A") == {"discard COM"}
    assert answers(Scenario(text, edition="E2"), "A") == {"discard FLA"}


@pytest.mark.parametrize(("third", "declared"), [("H", None), ("I", "declare")])
def test_S_END_10_the_thing_declares_only_what_it_knows(third: str, declared: str | None) -> None:
    table = Scenario(f"ring A B C; turn A; A(T); B(I); C({third}); draw: SUS", declare="manual")
    bot = bot_at(table, "A")
    assert bot.command(table.view("A")) == declared
    assert bot_at(table, "B").command(table.view("B")) is None


# The Infected


def test_an_infected_feeds_the_thing_and_burns_others() -> None:
    table = Scenario("turn A; A(I): I I COM COM; B(T); draw: SUS").do("A discard SUS")
    assert answers(table, "A") == {"offer I"}
    table = Scenario("turn A; A(I): I FLA COM COM; B(T); D(H); draw: SUS")
    assert answers(table, "A") == {"play FLA D"}


def test_an_infected_and_the_thing_show_nothing_of_their_own_will() -> None:
    for hand in ("A(I): I COM NOT SCA", "A(T): T COM NOT SCA"):
        table = Scenario(f"ring A B C D; turn A; {hand}; draw: REV SUS")
        assert answers(table, "A") == {"decline"}


# Talk


def test_a_human_tells_what_it_knows_once() -> None:
    table = Scenario("turn A; A(H): COM COM AXE NOT; B(T); draw: SUS")
    bot = bot_at(table, "A", *scared("A", "B", "infected"))
    eager = [bot.eager]
    assert bot.speak(table.view("A")) == ["accuse B thing"]
    bot.hear([])
    eager.append(bot.eager)
    assert eager == [True, False]
    assert bot.speak(table.view("A")) == []


def test_a_human_vouches_for_a_clean_hand_and_answers_an_accuser() -> None:
    table = Scenario("turn A; A(H): COM COM AXE NOT; draw: SUS")
    bot = bot_at(
        table,
        "A",
        told("saw_hand", viewer="A", seat="B", cards=["axe", "axe", "scary", "missed"]),
        told("said", speaker="C", to=None, words="accuse A thing"),
    )
    assert bot.speak(table.view("A")) == ["vouch B", "claim human", "distrust C"]


def test_a_monster_never_tells_the_truth_about_roles() -> None:
    table = Scenario("turn A; A(I); B(T); draw: SUS")
    for seed in range(40):
        bot = bot_at(table, "A", told("said", speaker="C", to=None, words="accuse B thing"), seed=seed)
        words = bot.speak(table.view("A"))
        assert all(said in ("claim human", "distrust C", "distrust D") for said in words)
    bot = bot_at(table, "A", told("said", speaker="C", to=None, words="accuse A infected"))
    assert bot.speak(table.view("A")) == ["claim human", "accuse C thing"]


def test_nobody_says_again_what_was_said_before_a_pause() -> None:
    table = Scenario("turn A; A(H): COM COM AXE NOT; B(T); draw: SUS")
    said = told("said", speaker="A", to=None, words="accuse B thing")
    bot = bot_at(table, "A", *scared("A", "B", "infected"), said)
    assert bot.speak(table.view("A")) == []


def test_the_dead_are_silent() -> None:
    table = Scenario("ring A B C; turn A; dead D(H); draw: SUS")
    bot = make_bot("heuristic", GAME, 3, Rng.from_number(0))
    bot.hear([told("said", speaker="A", to=None, words="accuse D thing")])
    table.begin_turn()
    assert bot.speak(table.view("D")) == []
