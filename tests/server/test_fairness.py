"""Shuffles that nobody chose: what was promised, what was stirred in, and games that go on from a record."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa

import mindrose
from mindrose.kernel.chance import commitment
from mindrose.server import database, schema
from mindrose.server.fairness import KEPT_S, MOST_EACH, Promises, stirred
from mindrose.server.problems import Denied
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, OPEN, PERSON, Guest, together
from tests.server.prepared import GAME, carried


def test_a_number_is_stirred_into_what_was_promised_and_the_promise_stays() -> None:
    seed = stirred(stirred("promised", 0, "aa", 200), 1, "bb", 200)
    assert seed == "promised:0=aa:1=bb"
    assert commitment(seed) == commitment("promised")
    assert stirred(seed, 0, "cc", 200) == "promised:1=bb:0=cc", "who comes again names another"
    assert stirred(seed, 2, "", 200) == seed
    assert stirred(seed, 2, "dd", len(seed)) == seed
    assert GAME.new(2, seed).state.fingerprint() != GAME.new(2, "promised").state.fingerprint()


@played
async def test_a_promise_is_kept_once_for_the_one_it_was_given_to_and_not_for_ever(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = database.open_engine(address)
    await database.upgrade(engine)
    promises = Promises(engine)

    async def kept() -> int:
        async with engine.connect() as connection:
            return int(await connection.scalar(sa.select(sa.func.count()).select_from(schema.promises)) or 0)

    first = await promises.give("ann")
    with pytest.raises(Denied, match="no longer kept"):
        await promises.take(first.mark, "bob")
    taken = await asyncio.gather(*(promises.take(first.mark, "ann") for _ in range(3)), return_exceptions=True)
    assert [commitment(seed) for seed in taken if isinstance(seed, str)] == [first.commitment]
    many = [await promises.give("ann") for _ in range(MOST_EACH + 3)]
    assert await kept() == MOST_EACH
    assert await promises.take(many[-1].mark, "ann")
    late, now = await promises.give("bob"), time.time()
    monkeypatch.setattr(time, "time", lambda: now + KEPT_S + 1)
    with pytest.raises(Denied):
        await promises.take(late.mark, "bob")
    await promises.give("cleo")
    assert await kept() == 1
    await engine.dispose()


@played
async def test_what_one_server_has_promised_another_keeps(postgresql: str) -> None:
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        ann = await Guest.arrive(one.address, "Ann")
        promise = (await ann.ask("/api/tables/promises", {})).json()
        there = ann.at(two.address)
        table = await there.set_up(PERSON, OPEN, promise=promise["mark"], salt="a1")
        assert (await there.look(table)).commitment == promise["commitment"]
        await together(ann.close(), there.close())


@played
async def test_a_rematch_is_shuffled_by_a_promise_and_a_number_too(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        table = await ann.set_up(PERSON, EASY)
        await ann.table(f"/api/tables/{table}/resign", {})
        promise = (await ann.ask("/api/tables/promises", {})).json()
        rematch = f"/api/tables/{table}/rematch"
        assert await ann.refused(rematch, {"promise": "none"}) == "E_PROMISE"
        again = await ann.table(rematch, {"promise": promise["mark"], "salt": "a1"})
        assert again.commitment == promise["commitment"]
        assert house.live(again.id).started().table.seed.endswith(":0=a1")
        await ann.close()


@played
async def test_everybody_who_sits_down_stirs_the_seed_and_can_check_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann, bob = await Guest.arrive(house.address, "Ann"), await Guest.arrive(house.address, "Bob")
        promise = (await ann.ask("/api/tables/promises", {})).json()
        table = await ann.set_up(PERSON, OPEN, promise=promise["mark"], salt="a1")
        assert (await ann.look(table)).commitment == promise["commitment"]
        assert await ann.refused("/api/tables", {"game": GAME.id, "seats": [], "promise": promise["mark"]})
        await bob.table(f"/api/tables/{table}/join", {"salt": "b2"})
        live = house.live(table)
        assert live.row.seed.endswith(":0=a1:1=b2")
        assert live.started().table.seed == live.row.seed
        assert (await bob.look(table)).commitment == promise["commitment"]
        assert (await bob.look(table)).seed is None
        await live.load()
        assert live.started().table.seed == live.row.seed
        for guest in (ann, bob):
            await guest.close()


@played
async def test_a_promise_that_is_unknown_or_a_number_that_is_none_is_refused(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
        wish: dict[str, Any] = {"game": GAME.id, "seats": seats}
        assert await ann.refused("/api/tables", {**wish, "promise": "none"}) == "E_PROMISE"
        for salt in ("xyz", "A1", "0" * 17, "aa:bb", 5):
            assert await ann.refused("/api/tables", {**wish, "salt": salt}) == "E_MALFORMED"
        await ann.close()


@played
async def test_a_game_that_goes_on_says_so_and_what_nobody_saw_is_shuffled_anew(sqlite: str) -> None:
    table = GAME.new(2, "known to who brings it")
    for _ in range(8):
        table.answer(table.legal()[0])
    async with OpenHouse(sqlite) as house:
        ann, bob = await Guest.arrive(house.address, "Ann"), await Guest.arrive(house.address, "Bob")
        resumed = await ann.set_up(PERSON, OPEN, record=carried(table), salt="a1")
        assert (await bob.look(resumed)).resumed
        await bob.join(resumed)
        live = house.live(resumed).started().table
        assert [live.view(seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]
        assert live.position()["deck"] != table.position()["deck"]
        assert live.seed != table.seed
        fresh = await ann.set_up(PERSON, EASY)
        assert not (await ann.look(fresh)).resumed
        record = mindrose.replay(carried(live))
        assert record.position() == live.position(), "and it can be kept and continued again"
        for guest in (ann, bob):
            await guest.close()
