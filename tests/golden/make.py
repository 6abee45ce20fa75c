"""Golden transcripts: whole games that pin the behaviour of the rules. `make golden` writes them anew.

A transcript is the record of a random game, and after each deed what the spectator and the first seat were told of
it. A change of behaviour changes a transcript; then the game's rules version is raised and the files written again.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.games.thing.small.patient import patient_step
from winterover.core.contract import random_statement, random_step
from winterover.core.facts import Told
from winterover.core.game import Config
from winterover.core.match import Match
from winterover.core.record import record_of, write
from winterover.core.rng import Rng, key_from_number
from winterover.games.registry import GAMES, MODES, find_game
from winterover.games.thing.small.game import GAME as SMALL_CREW

FOLDER = Path(__file__).parent

#: Rulings that change a game's course enough to deserve a transcript of their own.
VARIANTS: dict[str, dict[str, dict[str, object]]] = {
    "stayaway": {
        "thing-in-deck": {"thingInDeck": True, "armsInDeck": True},
        "revenge": {"revenge": True, "declare": "manual"},
        "open-limit": {"overLimit": "open", "infectedDelta": 4},
        "line-of-sight": {"lineOfSight": "path", "missedOffer": "rechoose", "blindDateCard": "shuffle"},
    },
    "thing": {
        "dormitory": {"dormSwap": "any", "destinations": "greenAndBlue", "dormEncounters": "no"},
        "majority": {"collective": "majority", "alienPass": "yes", "planVisibility": "nothing", "defeatedRejoin": "no"},
        "rotating": {"collective": "rotating", "kennelCard": "removed", "endAllInfected": "atNextReveal"},
        "crowded-laboratory": {"labCoop": "oneEach", "abilityCoop": "perRepetition", "hunger": "pantryEmpty"},
    },
}
#: The same for the small crew, by the number of people.
SMALL_VARIANTS: dict[str, tuple[int, dict[str, object]]] = {
    "late-meetings": (2, {"soloMeet": "phase5", "soloFirst": "left", "soloRec": "yes", "soloGreen": "none"}),
    "quiet-threat": (3, {"soloThreat": "shiftPhase9", "soloGreenImmune": "yes", "soloVictim": "random"}),
    "role-cards": (1, {"soloEscape": "boarding", "soloHumanTest": "nothing", "soloTradeLab": "yes"}),
    "dry-dormitory": (2, {"soloDormDice": "no", "soloNorris": "always", "bonusItems": "ownActionOnly"}),
}


def cases() -> Iterator[tuple[str, Config]]:
    """The name and the settings of every transcript: each edition and player count, and the variants."""
    for name, modes in MODES.items():
        for game in modes:
            for edition in game.rulebook.editions:
                for players in game.players:
                    yield f"{name}-{edition}-{players}", game.configure(players, edition)
        for variant, rulings in VARIANTS.get(name, {}).items():
            yield f"{name}-{variant}", GAMES[name].configure(6, rulings=rulings)
    for variant, (players, rulings) in SMALL_VARIANTS.items():
        yield f"{SMALL_CREW.name}-{variant}", SMALL_CREW.configure(players, rulings=rulings)


def transcript(config: Config, seed: int) -> str:
    """One random game as text; the small crew plays with a plan, or its games would be short and alike."""
    game = find_game(config.game, config.players)
    step = patient_step if game is SMALL_CREW else random_step
    rng = Rng.from_number(seed).fork("golden")
    match = Match(game, config, key_from_number(seed))
    lines = [*_told(match, 0, 0)]
    while not match.over:
        public, first = len(match.log(None)), len(match.log(0))
        if rng.below(25) == 0 and (statement := random_statement(match, rng)):
            match.say(*statement)
        match.act(*step(match, rng))
        entry = write(record_of(match)).split("\nmoves\n")[1].splitlines()[len(match.entries) - 1]
        lines += [f"> {entry}", *_told(match, public, first)]
    return write(record_of(match)) + "\n" + "\n".join(lines) + "\n"


def _told(match: Match, public: int, first: int) -> list[str]:
    """What the spectator was told, and what the first seat was told otherwise."""
    shared = [_line(told) for told in match.log(None)[public:]]
    own = [_line(told) for told in match.log(0)[first:]]
    return [f"  * {line}" for line in shared] + [f"  A {line}" for line in own if line not in shared]


def _line(told: Told) -> str:
    return " ".join([told.name, *(f"{key}={_plain(value)}" for key, value in told.args.items() if value is not None)])


def _plain(value: object) -> str:
    if isinstance(value, dict):  # a choice with its phrase
        return _plain(value["code"])
    return ",".join(map(_plain, value)) if isinstance(value, list) else str(value).replace(" ", "_")


def seed_of(name: str) -> int:
    """A seed that belongs to a name, so that a new case changes no other."""
    return sum(ord(letter) * (place + 1) for place, letter in enumerate(name))


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, config in cases():
        (FOLDER / f"{name}.txt").write_text(transcript(config, seed_of(name)), encoding="utf-8")
    print(f"{len(list(FOLDER.glob('*.txt')))} transcripts")


if __name__ == "__main__":
    main()
