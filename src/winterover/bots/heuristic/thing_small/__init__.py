"""The heuristic bot for The Thing with one to three people."""

from winterover.bots.heuristic.thing_small.bot import SmallCrewBot

__all__ = ["SmallCrewBot"]
