import asyncio, pytest
from tests.server.test_fuzz_socket import *
@pytest.mark.parametrize("visitor", ["asked", "stream"])
@played
async def test_probe(address, visitor):
    async with OpenHouse(address) as house, company(house.address, 2, record=prepared.drafting()) as people:
        window = await visiting(house, visitor, people.seats, people.table)
        fuzz = Fuzz(sum(visitor.encode()), people.table)
        before = standing(house, people.table)
        for message in [*BROKEN, *(fuzz.message() for _ in range(600))]:
            try:
                await provoke(window, message)
            except AssertionError as e:
                print("BAD", visitor, address[:6], str(e)[:200])
            if window.closed:
                window = await visiting(house, visitor, people.seats, people.table)
            if standing(house, people.table) != before:
                print("CHANGED", message); before = standing(house, people.table)
        print("listeners", len(house.live(people.table).listeners), "chat", house.live(people.table).chat)
