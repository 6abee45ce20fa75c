"""Bots that play each game sensibly by rules of thumb, by the game's name."""

from collections.abc import Mapping

from winterover.bots.base import Bot
from winterover.bots.heuristic.stayaway import StayAwayBot
from winterover.bots.heuristic.thing import ThingBot

HEURISTICS: Mapping[str, type[Bot]] = {"stayaway": StayAwayBot, "thing": ThingBot}
