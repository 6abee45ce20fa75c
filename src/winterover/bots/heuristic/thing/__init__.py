"""The heuristic bot for The Thing."""

from winterover.bots.heuristic.thing.bot import ThingBot

__all__ = ["ThingBot"]
