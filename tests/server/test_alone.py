"""A table with one seat: it begins as soon as it is made, is played on like any other, and can be given up."""

from __future__ import annotations

from mindrose.server import wire
from tests.server.houses import OpenHouse, played
from tests.server.playing import OPEN, PERSON, Guest

ROSE = "black-rose-wars"


@played
async def test_one_person_plays_and_gives_up(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        table = await ann.set_up(PERSON, game=ROSE, options={"difficulty": "master"})
        window = await ann.sit(table)
        for _ in range(4):
            await window.asked()
            await window.answer()
        assert (await window.asked()).view["avatar"]["limit"] == 4
        await ann.table(f"/api/tables/{table}/resign", wire.Resign(None))
        outcome = (await window.over()).outcome
        assert outcome is not None
        assert (outcome["winners"], outcome["reason"], outcome["resigned"]) == ([], "resigned", 0)
        assert (await ann.table(f"/api/tables/{table}/rematch", {})).state == "playing"
        await window.close()
        await ann.close()


@played
async def test_a_table_with_one_open_seat_waits_for_somebody(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann, bob = await Guest.arrive(house.address, "Ann"), await Guest.arrive(house.address, "Bob")
        table = await ann.set_up(OPEN, game=ROSE)
        assert (await ann.look(table)).state == "open"
        assert (await bob.join(table)).state == "playing"
        for guest in (ann, bob):
            await guest.close()
