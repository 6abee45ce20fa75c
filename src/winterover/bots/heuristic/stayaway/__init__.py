"""The heuristic bot for Stay Away!"""

from winterover.bots.heuristic.stayaway.bot import StayAwayBot

__all__ = ["StayAwayBot"]
