"""Every selectable ruling in each of its values, by one decisive position. Variants have test files of their own."""

import pytest

from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.core.errors import RuleError
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import INFECTED
from winterover.games.stayaway.scenario import Scenario

GAME = find_game("stayaway")


def plays(table: Scenario, card: str) -> list[str]:
    """What A may do with this card, without its name."""
    wording = f"play {card} "
    return [option.removeprefix(wording) for option in table.options("A") if option.startswith(wording)]


# Setup


@pytest.mark.parametrize(("profile", "turns"), [("E1", 3), ("E2", 2)])
def test_SR_01_profile(profile: str, turns: int) -> None:
    table = Scenario("turn A; A(H): QUA SUS SUS WHI", edition=profile)
    table.do("A play QUA B")
    assert table.quarantine("B") == turns
    assert GAME.configure(4).edition == "E1"


def first_player(seed: int, **rulings: object) -> int:
    match = Match(GAME, GAME.configure(5, "E1", rulings), key_from_number(seed))
    first = match.log(None)[0]
    assert first.name == "started"
    assert next(told for told in match.log(None) if told.name == "turn_began").args["seat"] == first.args["first"]
    return "ABCDE".index(first.args["first"])


def test_SR_02_startPlayer_random() -> None:
    starts = [first_player(seed) for seed in range(200)]
    assert all(20 <= starts.count(seat) <= 60 for seat in range(5))


@pytest.mark.parametrize("seat", range(5))
def test_SR_02_startPlayer_chosen(seat: int) -> None:
    for seed in range(10):
        assert first_player(seed, startPlayer="chosen", firstSeat="ABCDE"[seat]) == seat
        assert first_player(seed, startPlayer="chosen") == 0


@pytest.mark.parametrize("value", [10, 9])
def test_SR_03_infectedAt6(value: int) -> None:
    config = GAME.configure(6, "E1", {"infectedAt6": value})
    state = GAME.start(config, Rng.from_number(0))
    assert state.rules.counts[INFECTED] == value
    assert sum(state.rules.counts) == 44 + value
    elsewhere = GAME.start(GAME.configure(7, "E1", {"infectedAt6": value}), Rng.from_number(0))
    assert elsewhere.rules.counts[INFECTED] == 12


@pytest.mark.parametrize(("value", "panic", "plain"), [("shown", "panic", "stay_away"), ("hidden", None, None)])
def test_SR_08_topBack(value: str, panic: str | None, plain: str | None) -> None:
    for top, back in (("OOP", panic), ("I", plain)):
        table = Scenario(f"turn A; draw: SUS {top}", topBack=value)
        table.begin_turn()
        for viewer in others(table):
            assert table.view(viewer)["top_back"] == back


# Doors


@pytest.mark.parametrize(("value", "doors", "discarded"), [("merge", ["A|C", "C|D"], 0), ("drop", ["C|D"], 1)])
def test_SR_14_doorOnElimination(value: str, doors: list[str], discarded: int) -> None:
    table = Scenario(
        "ring A B C D; door B|C; door C|D; turn A; A(H): FLA SUS SUS WHI; B(H); draw: SUS", doorOnElimination=value
    )
    follow(table, "turn A", "A play FLA B", "B pass")
    assert table.doors == doors
    assert table.discard.split().count("DOR") == discarded
    if value == "drop":
        assert table.asked == [("A", "offer")]
    else:
        assert table.turn == "C"


def test_SR_14_drop_discards_both_doors_beside_the_seat() -> None:
    table = Scenario(
        "ring A B C D; door A|B; door B|C; turn B; B(H): I I I I; D(T); draw: RND",
        edition="E2",
        doorOnElimination="drop",
    )
    table.begin_turn()
    assert table.doors == []
    assert table.discard.split().count("DOR") == 2


@pytest.mark.parametrize(("value", "reach"), [("gap", True), ("pair", False)])
def test_SR_15_twoPlayerDoor(value: str, reach: bool) -> None:
    given = "ring A B; dead C(H); dead D(H); B(T): T SUS SUS SUS; door A|B"
    table = Scenario(f"{given}; turn A; A(H): FLA WHI SED NOT; draw: WHI SUS", twoPlayerDoor=value)
    assert plays(table, "FLA") == (["B"] if reach else [])
    assert plays(table, "SED") == ["B"]
    follow(table, "A discard WHI", "turn B")
    follow(table, "turn B", "B discard SUS")
    if reach:
        assert table.asked == [("B", "offer")]
    else:
        assert table.between_turns
        assert table.last(None, "no_exchange") == {"seat": "B", "partner": "A", "reason": "door"}


@pytest.mark.parametrize("value", ["gap", "pair"])
def test_SR_15_two_doors_shut_in_both_values(value: str) -> None:
    table = Scenario(
        "ring A B; dead C(H); dead D(H); B(T); door A|B; door B|A; turn A; A(H): FLA SUS SUS WHI", twoPlayerDoor=value
    )
    assert plays(table, "FLA") == []


def test_SR_15_pair_matters_for_two_players_only() -> None:
    table = Scenario("ring A B C; door A|B; turn A; A(H): FLA SUS SUS WHI", twoPlayerDoor="pair")
    assert plays(table, "FLA") == ["C"]


# Infected cards and exchanges


@pytest.mark.parametrize("value", ["quiet", "open", "superinfection"])
def test_SR_18_overLimit(value: str) -> None:
    table = Scenario("turn A; B(H): I I I NOT; D(T); draw: SUS I AXE OOP", overLimit=value)
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend NOT")
    told = names(table.told(None))[4:]
    if value == "quiet":
        assert table.hand("B") == "AXE I I I"
        assert told == ["defended", "drew"]
        assert table.draw == "I OOP"
    elif value == "open":
        assert table.hand("B") == "AXE I I I"
        assert told == ["defended", "drew", "discarded", "drew"]
        assert table.discard == "SUS NOT I"
        assert table.draw == "OOP"
    else:
        assert table.hand("B") == "I I I I"
        assert told == ["defended", "drew"]
        assert table.draw == "AXE OOP"


@pytest.mark.parametrize(("value", "alive"), [("quiet", "A B C D"), ("open", "A B C D"), ("superinfection", "A C D")])
def test_SR_18_a_hand_of_infected_cards_alone(value: str, alive: str) -> None:
    table = Scenario("ring A B C D; turn A; B(H): I I I I; D(T); draw: SUS", overLimit=value)
    follow(table, "turn A", "A discard SUS", "A offer WHI", "turn C" if value == "superinfection" else "turn B")
    assert table.ring == alive


@pytest.mark.parametrize("value", ["keep", "keep_broad", "rechoose"])
def test_SR_27_missedOffer(value: str) -> None:
    table = Scenario("ring A B C D; turn A; A(H): AXE SED SUS WHI; B(H): MIS SUS SUS SUS", missedOffer=value)
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend MIS")
    if value == "rechoose":
        assert table.asked == [("A", "offer")]
        assert table.options("A") == ["offer AXE", "offer SED", "offer SUS", "offer WHI"]
        follow(table, "A offer AXE", "C give SUS", "turn B")
        assert "AXE" in table.hand("C").split()
    else:
        follow(table, "C give SUS", "turn B")
        assert table.hand("A") == "AXE SED SUS SUS"


@pytest.mark.parametrize(
    ("value", "of_infected", "of_other"),
    [("keep", False, True), ("keep_broad", False, False), ("rechoose", True, True)],
)
def test_SR_28_missed_by_the_thing(value: str, of_infected: bool, of_other: bool) -> None:
    for offer, allowed in (("I", of_infected), ("SED", of_other)):
        table = Scenario("turn A; A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ SUS", missedOffer=value)
        follow(table, "turn A", "A discard SUS", f"A offer {offer}")
        assert ("defend MIS" in table.options("B")) == allowed
    table = Scenario("turn A; A(H): AXE SUS SED RUN; B(T): T MIS SUS SUS", missedOffer=value)
    follow(table, "turn A", "A discard SUS", "A offer SED")
    assert "defend MIS" in table.options("B")  # against a Human always


def test_SR_28_rechoose_takes_the_infected_card_back() -> None:
    table = Scenario("turn A; A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ SUS", missedOffer="rechoose")
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend MIS")
    assert table.asked == [("A", "offer")]
    assert table.options("A") == ["offer RUN", "offer SED"]


@pytest.mark.parametrize(("value", "role"), [(True, "I"), (False, "H")])
def test_SR_29_missedInfects(value: bool, role: str) -> None:
    table = Scenario("turn A; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; D(H); draw: SUS COM", missedInfects=value)
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend MIS", "C give WHI", "turn B")
    assert table.role("C") == role
    assert "I" in table.hand("C").split()


# Quarantine


@pytest.mark.parametrize(("value", "targets"), [("E1", ["A", "B", "D"]), ("E2", ["B", "D"])])
def test_SR_34_quarantineRules(value: str, targets: list[str]) -> None:
    table = Scenario("turn A; A(H): QUA SUS SUS WHI", quarantineRules=value)
    assert plays(table, "QUA") == targets
    table.do("A play QUA B")
    if value == "E1":
        assert table.quarantine("B") == 3
        assert table.between_turns  # B exchanges with nobody
        assert not [option for option in table.options("B") if option.startswith("play")]
    else:
        assert table.quarantine("B") == 2
        follow(table, "A offer WHI", "B give SUS", "turn B")
        assert [option for option in table.options("B") if option.startswith("play")]
        assert table.last(None, "drew") == {"seat": "B", "card": "suspicion"}


@pytest.mark.parametrize("card", ["ROP", "PAR"])
@pytest.mark.parametrize("value", [False, True])
def test_SR_39_freedDrawerExchanges(value: bool, card: str) -> None:
    table = Scenario(f"turn A; q(A)=2; draw: {card}", freedDrawerExchanges=value)
    table.begin_turn()
    assert table.quarantine("A") == 0
    if value:
        assert table.asked == [("A", "offer")]
    else:
        assert table.between_turns
        assert table.last(None, "no_exchange")["reason"] == "quarantine"


def test_SR_39_others_freed_exchange_in_both_values() -> None:
    for value in (False, True):
        table = Scenario("turn A; q(B)=2; draw: ROP", freedDrawerExchanges=value)
        assert table.asked == [("A", "offer")]
        still = Scenario("turn A; q(A)=2; draw: THR", freedDrawerExchanges=value)
        follow(still, "turn A", "turn B")


@pytest.mark.parametrize("value", [True, False])
def test_SR_40_quarantinedDrawerMoves(value: bool) -> None:
    for card, deed in (("ONE", "A left"), ("OUT", "A choose D")):
        table = Scenario(f"ring A B C D E; turn A; q(A)=2; draw: {card}", quarantinedDrawerMoves=value)
        table.begin_turn()
        if value:
            table.do(deed)
            assert table.ring == "D B C A E"
            assert table.quarantine("A") == 1  # it went along, and the turn is over
        else:
            assert table.ring == "A B C D E"
            assert table.told(None, "no_effect")
        assert table.between_turns


# Axe and line of sight


@pytest.mark.parametrize(("value", "reach"), [("attached", ["A|B", "D|E"]), ("own_gaps", ["A|B"])])
def test_SR_43_axeReach(value: str, reach: list[str]) -> None:
    table = Scenario("ring A B C D E; door A|B; door D|E; turn A; A(H): AXE WHI SED NOT; draw: SUS", axeReach=value)
    assert plays(table, "AXE") == reach


@pytest.mark.parametrize(("value", "quarantined"), [("door_only", ["A|B"]), ("any", ["A|B", "B"])])
def test_SR_44_axeThroughDoor(value: str, quarantined: list[str]) -> None:
    given = "ring A B C D E; door A|B; turn A; A(H): AXE WHI SED NOT; draw: SUS"
    assert plays(Scenario(f"{given}; q(B)=2", axeThroughDoor=value), "AXE") == quarantined
    beyond = ["A|B", "B|C"] if value == "any" else ["A|B"]
    assert plays(Scenario(f"{given}; door B|C", axeThroughDoor=value), "AXE") == beyond


def test_SR_44_own_gaps_and_any_together() -> None:
    table = Scenario(
        "ring A B C D E; door A|B; door B|C; door D|E; turn A; A(H): AXE WHI SED NOT; draw: SUS",
        axeReach="own_gaps",
        axeThroughDoor="any",
    )
    assert plays(table, "AXE") == ["A|B"]


@pytest.mark.parametrize(
    ("value", "seduced", "run"),
    [("off", "BCDE", "BCDE"), ("door", "CDE", "BCDE"), ("path", "BCDE", "BCDE"), ("adjacent", "E", "E")],
)
def test_SR_47_lineOfSight_and_a_door_between_neighbours(value: str, seduced: str, run: str) -> None:
    """With `door` a door stops Seduction, Friends and Get Out between neighbours, but not You'd Better Run!."""
    given = "ring A B C D E; door A|B; turn A; A(H): SED RUN SUS WHI"
    table = Scenario(f"{given}; draw: SUS", lineOfSight=value)
    assert plays(table, "SED") == list(seduced)
    assert plays(table, "RUN") == list(run)
    for card in ("FRI", "OUT"):
        table = Scenario(f"{given}; draw: {card}", lineOfSight=value)
        assert table.options("A") == [f"choose {seat}" for seat in seduced]


def test_SR_47_a_door_elsewhere_does_not_matter() -> None:
    table = Scenario("ring A B C D E; door B|C; door C|D; turn A; A(H): SED RUN SUS WHI", lineOfSight="door")
    assert plays(table, "SED") == list("BCDE")


@pytest.mark.parametrize(("value", "targets"), [("off", "BCDE"), ("path", "B"), ("adjacent", "B"), ("door", "BCD")])
def test_SR_60_lineOfSight(value: str, targets: str) -> None:
    table = Scenario("ring A B C D E; door B|C; door E|A; turn A; A(H): SED SUS SUS WHI", lineOfSight=value)
    assert plays(table, "SED") == list(targets)


# Panic cards


@pytest.mark.parametrize("value", [False, True])
def test_SR_53_friendsEndsTurn(value: bool) -> None:
    for reply in ("C give SUS", "C defend NOT"):
        table = Scenario("turn A; C(H): NOT SUS SUS SUS; draw: FRI SUS", friendsEndsTurn=value)
        follow(table, "turn A", "A choose C", "A offer WHI", reply)
        if value:
            assert table.between_turns
            assert table.turn == "B"
        else:
            assert table.asked == [("A", "offer")]


@pytest.mark.parametrize(("value", "asked"), [("count", True), ("min4", False)])
def test_SR_54_oneTwoSmall(value: str, asked: bool) -> None:
    two = Scenario("ring A B; dead C(H); turn A; draw: ONE", oneTwoSmall=value)
    assert (two.asked == [("A", "one_two")]) == asked
    three = Scenario("ring A B C; turn A; draw: ONE", oneTwoSmall=value)
    assert three.asked == [("A", "offer")]
    four = Scenario("ring A B C D; turn A; draw: ONE", oneTwoSmall=value)
    assert four.asked == [("A", "one_two")]


@pytest.mark.parametrize("value", ["top", "discard", "shuffle"])
def test_SR_57_blindDateCard(value: str) -> None:
    tops = set()
    for seed in range(12):
        table = Scenario("turn A; draw: BLD AXE SUS SUS SUS", blindDateCard=value, seed=seed)
        follow(table, "turn A", "A swap WHI", "turn B")
        assert table.hand("A") == "AXE SUS SUS SUS"
        if value == "discard":
            assert table.discard == "WHI BLD"
            assert table.draw == "SUS SUS SUS"
        else:
            assert table.discard == "BLD"
            assert sorted(table.draw.split()) == ["SUS", "SUS", "SUS", "WHI"]
        tops.add(table.draw.split()[0])
    assert tops == {"top": {"WHI"}, "discard": {"SUS"}, "shuffle": {"WHI", "SUS"}}[value]


@pytest.mark.parametrize(
    ("door", "quarantine", "targets"),
    [
        ("blocks", "ignores", "D"),
        ("ignores", "ignores", "BD"),
        ("blocks", "blocks", ""),
        ("ignores", "blocks", "B"),
    ],
)
def test_SR_58_betweenUsDoor_and_betweenUsQuarantine(door: str, quarantine: str, targets: str) -> None:
    table = Scenario(
        "ring A B C D; turn A; door A|B; q(D)=2; draw: BTW SUS", betweenUsDoor=door, betweenUsQuarantine=quarantine
    )
    table.begin_turn()
    if targets:
        assert table.options("A") == [f"choose {seat}" for seat in targets]
    else:
        assert table.between_turns
        assert table.last(None, "no_effect") == {"card": "between_us"}


# The end


@pytest.mark.parametrize(
    ("value", "commands", "ends"), [("both", True, True), ("manual", True, False), ("auto", False, True)]
)
def test_SR_64_declare(value: str, commands: bool, ends: bool) -> None:
    table = Scenario("ring A B C; dead D(H); turn A; A(T): T I SUS SUS; B(H); C(I)", declare=value)
    assert table.asked == [("A", "play")]
    assert ("declare" in table.match.options(0)) == commands
    table.do("A discard SUS", "A offer I", "B give SUS")
    assert table.state.over == ends
    if not ends:
        table.begin_turn().do("A declare")
    assert table.winners == "A C"


@pytest.mark.parametrize(
    ("value", "dead", "winners"),
    [
        ("no_human_eliminated", "dead D(I)", "A"),
        ("nobody_eliminated", "dead D(I)", "A C"),
        ("no_human_eliminated", "dead D(H)", "A C"),
        ("nobody_eliminated", "dead D(H)", "A C"),
        ("no_human_eliminated", "", "A"),
        ("nobody_eliminated", "", "A"),
    ],
)
def test_SR_67_soloWin(value: str, dead: str, winners: str) -> None:
    table = Scenario(f"ring A B C; turn A; A(T): T I SUS SUS; B(H); C(I); {dead}", soloWin=value)
    follow(table, "turn A", "A discard SUS", "A offer I", "B give SUS", "end")
    assert table.winners == winners


@pytest.mark.parametrize(("value", "ends"), [("free", False), ("restricted", True)])
def test_SR_70_thingFlamethrower(value: str, ends: bool) -> None:
    table = Scenario("turn A; A(H): ANA SUS SUS WHI; B(T): T FLA SUS SUS", thingFlamethrower=value)
    follow(table, "turn A", "A play ANA B")
    assert table.state.over == ends
    if ends:
        assert table.winners == "A C D"


# Talk


@pytest.mark.parametrize("value", ["off", "on"])
def test_SR_72_eliminatedTalk(value: str) -> None:
    table = Scenario("ring A B C D; dead E(H); turn A", eliminatedTalk=value).begin_turn()
    if value == "on":
        table.match.say(4, "accuse B thing")
        assert table.last("A", "said")["words"] == "accuse B thing"
    else:
        with pytest.raises(RuleError) as error:
            table.match.say(4, "accuse B thing")
        assert error.value.code == "statement-not-allowed"
    # Neither value shows the eliminated more than everybody sees.
    assert table.view("E") == {**table.view(None), "viewer": "E"}


@pytest.mark.parametrize("value", ["off", "on"])
def test_SR_73_whisper(value: str) -> None:
    table = Scenario("ring A B C D; turn A", whisper=value).begin_turn()
    if value == "on":
        table.match.say(0, "accuse B thing", to=2)
        assert table.last("C", "said")["words"] == "accuse B thing"
        assert table.last("B", "said") == {"speaker": "A", "to": "C", "words": None}
    else:
        with pytest.raises(RuleError) as error:
            table.match.say(0, "accuse B thing", to=2)
        assert error.value.code == "whisper-not-allowed"
