"""Bots that play each game sensibly by rules of thumb, by the game's name and mode."""

from collections.abc import Mapping

from winterover.bots.base import Bot
from winterover.bots.heuristic.stayaway import StayAwayBot
from winterover.bots.heuristic.thing import ThingBot
from winterover.bots.heuristic.thing_small import SmallCrewBot

HEURISTICS: Mapping[tuple[str, str], type[Bot]] = {
    ("stayaway", ""): StayAwayBot,
    ("thing", ""): ThingBot,
    ("thing", "small"): SmallCrewBot,
}
