"""A bot for other people's tables: it joins a table and answers what it is asked, at random.

    MINDROSE_TOKEN=... python examples/bots/example_bot.py http://127.0.0.1:8000 TABLE

Needs nothing but `websockets`. `docs/bots.md` explains the messages; put your own thoughts into `choose`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def choose(moment: dict[str, Any]) -> int:
    """The number of one of the legal answers; `moment["view"]` is all that the seat may see."""
    return int(random.choice(moment["question"]["choices"])["number"])


def sit_down(server: str, table: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", b"{}", headers)
    urllib.request.urlopen(request).close()


async def play(server: str, table: str, token: str) -> None:
    """Answers until the game at the table is over."""
    address = server.replace("http", "ws", 1) + "/api/me/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        sit_down(server, table, token)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "asked" and message["table"] == table:
                moment = message["moment"]
                answer = {"table": table, "number": moment["number"], "answer": choose(moment)}
                await socket.send(json.dumps({"type": "answer", "id": str(moment["number"]), **answer}))
            elif message["type"] == "table" and message["table"]["id"] == table and message["table"]["outcome"]:
                print("The game is over:", json.dumps(message["table"]["outcome"]))
                return


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2], os.environ["MINDROSE_TOKEN"]))
