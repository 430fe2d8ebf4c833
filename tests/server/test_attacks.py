"""What one guest could do to everybody else: a test for each way that was found, and that another player feels none."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from mindrose.kernel.errors import FAULTS
from mindrose.kernel.options import LONGEST_TEXT
from mindrose.server import wire
from mindrose.server.safety import BODY_LIMIT
from mindrose.server.serve import load_games
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, GAME, PERSON, Guest

AT_ONCE = 1.0  # seconds; what held everybody up took twenty and more


async def refusal(guest: Guest, path: str, body: Any) -> tuple[str, int, float]:
    """The code of a refusal, how long it is, and how long it took."""
    began = time.monotonic()
    reply = await guest.ask(path, body)
    assert 400 <= reply.status_code < 500, reply.text[:200]
    return str(reply.json()["code"]), len(reply.content), time.monotonic() - began


# Requests that are much to answer


@played
async def test_an_option_of_a_hundred_thousand_near_names_is_refused_at_once(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        load_games()
        new = wire.NewTable("cerebria", [PERSON, EASY], {"deck_0": "couragf 2, " * 120_000})
        code, size, took = await refusal(guest, "/api/tables", new)
        assert (code, size < 1000, took < AT_ONCE) == ("E_TOO_LARGE", True, True)
        for count in (LONGEST_TEXT // 3 * 10, LONGEST_TEXT // 3):
            new = wire.NewTable("cerebria", [PERSON, EASY], {"deck_0": "xy," * count})
            code, size, took = await refusal(guest, "/api/tables", new)
            assert (code, size < 8000, took < AT_ONCE) == ("E_OPTION", True, True)
        await guest.close()


@played
async def test_a_large_message_needs_a_record_in_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        seats = [PERSON, wire.NewSeat("open", name="x" * 24)]
        for length, code in ((BODY_LIMIT, "E_TOO_LARGE"), (1000, "E_OPTION")):
            new = wire.NewTable(GAME.id, seats, {"x" * length: 1})
            assert (await refusal(guest, "/api/tables", new))[0] == code
        await guest.close()


@played
async def test_a_record_with_ten_thousand_unknown_options_is_refused_at_once(sqlite: str) -> None:
    record = msgspec.json.decode(GAME.new(2, 1).record().json())
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        for options in ({f"single_goak_{n}": 1 for n in range(60_000)}, {"single_goak" * 9000: 1}):
            new = wire.NewTable(GAME.id, [PERSON, EASY], record={**record, "options": options})
            code, size, took = await refusal(guest, "/api/tables", new)
            assert (code, size < 20_000, took < AT_ONCE) == ("E_RECORD", True, True)
        await guest.close()


def test_who_makes_many_mistakes_reads_of_a_few() -> None:
    faults = GAME.option_faults({f"single_goak_{n}": 1 for n in range(1000)})
    assert len(faults) == FAULTS + 1
    assert faults[-1].startswith("there is more")
