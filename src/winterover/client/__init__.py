"""A small client: for bots, for other front ends, for tests. It needs nothing of the games.

A bot that takes a seat and answers at random:

    import asyncio, random
    from winterover.client import Refused, Seat, Server

    async def play(address: str, table: str, letter: str) -> None:
        server = Server(address)
        taken = await server.take_seat(table, letter, f"Rando {letter}")
        await server.set_ready(table, letter, taken["secret"])
        async with Seat(address, table, taken["secret"]) as seat:
            while not seat.over:
                if not seat.state["asks"]:
                    await seat.changed()
                    continue
                ask = random.choice(seat.state["asks"])
                try:
                    await seat.act(random.choice(ask["options"])["code"], ask["number"])
                except Refused as refused:
                    if refused.code not in ("stale-ask", "not-asked", "game-over"):
                        raise

    asyncio.run(play("http://127.0.0.1:8765", "K7PM3XQ2NVTA", "A"))

It answers one ask at a time and then looks anew, because every answer, its own too, may change what is asked. The three
refusals that it passes over mean that somebody was quicker, and by then `state` has what came of it.

Messages are plain dictionaries, as docs/protocol.md describes them.
"""

from winterover.client.rest import Refused, Server
from winterover.client.seat import Seat
from winterover.client.state import State, apply

__all__ = ["Refused", "Seat", "Server", "State", "apply"]
