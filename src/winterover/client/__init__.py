"""A small client: for bots, for other front ends, for tests. It needs nothing of the games.

A bot that takes seat A and answers at random:

    import asyncio, random
    from winterover.client import Server, Seat

    async def play(address: str, table: str) -> None:
        server = Server(address)
        taken = await server.take_seat(table, "A", "Rando")
        await server.set_ready(table, "A", taken["secret"])
        async with Seat(address, table, taken["secret"]) as seat:
            while not seat.over:
                for ask in seat.state["asks"]:
                    await seat.act(random.choice(ask["options"])["code"], ask["number"])
                await seat.changed()

    asyncio.run(play("http://127.0.0.1:8765", "K7PM3XQ2NVTA"))

Messages are plain dictionaries, as docs/protocol.md describes them.
"""

from winterover.client.rest import Refused, Server
from winterover.client.seat import Seat
from winterover.client.state import State, apply

__all__ = ["Refused", "Seat", "Server", "State", "apply"]
