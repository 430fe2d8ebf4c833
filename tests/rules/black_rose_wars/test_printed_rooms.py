"""BR-17.1, BR-7.1 What printed rooms and events give and take, by the examples of the specification."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.lodge import HALL
from mindrose.games.black_rose_wars.components.things import QUEST_ACTIVE, ROSE
from mindrose.games.black_rose_wars.effects.drawing import DrawCards
from mindrose.games.black_rose_wars.effects.gaining import ChangePower, ClaimTrophy
from mindrose.games.black_rose_wars.rules import event_cards, rooms
from mindrose.games.black_rose_wars.state import EVENT_DECK, FORGOTTEN, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import BLACK_ROSE, ME, TARGET, Scene
from tests.rules.black_rose_wars.playing import CONTENT

BESIDE: Final = HALL + 1  # where the other room lies


class BeginEffect(Step[BlackRoseWars]):
    """Begins what some card or room does."""

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return table.content.is_effect(begun.program)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return -1


class Activate(BeginEffect):
    """A mage activates the room where it is."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        rooms.activate(table, frame.seat, table.place[frame.seat])


class Draw(BeginEffect):
    """A mage draws the top event of the moon."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        event_cards.draw_event(table, frame.seat, table.moon)


class Lodge(Scene):
    """A lodge of printed rooms; the mages of all seats are in the room named first."""

    def __init__(self, here: str, other: str = "garden", restored: bool = False) -> None:
        super().__init__(content=CONTENT)
        table = self.table
        left = [n for n, name in enumerate(CONTENT.room_ids) if name not in (here, other)]
        for position in range(19):
            names = {HALL: here, BESIDE: other}
            table.room[position] = CONTENT.room_ids.index(names[position]) if position in names else left.pop()
        for seat in range(3):
            table.place[seat] = HALL
        if restored:
            table.restored |= 1 << HALL
        for spell in range(CONTENT.forgotten, CONTENT.spells):
            table.piles.put(FORGOTTEN, spell)

    def activate(self, seat: int) -> Lodge:
        self.do(Activate(), me=seat)
        return self

    def powers(self) -> list[int]:
        return [int(self.table.power[participant]) for participant in (0, 1, 2, ROSE)]

    def event_on_top(self, name: str) -> None:
        event = CONTENT.event_ids.index(name)
        deck = EVENT_DECK + CONTENT.event_moon[event]
        self.table.piles.take(deck, self.table.piles.cards(deck).index(event))
        self.table.piles.put(deck, event)


@rule("BR-17.1.2")
def test_the_ruined_hall_gives_a_forgotten_spell_for_three_cards() -> None:
    scene = Lodge("hall")
    scene.hold(0, "torment", "brain-worm", "deflector", "pain-mark")
    scene.table.cubes[BESIDE] = cubes.added(cubes.EMPTY, 1, 2)
    scene.activate(0)
    for name in ("torment", "brain-worm", "deflector"):
        assert scene.asked == (0, "discard")
        scene.pick(name)
    scene.answer(replies.ROOM + BESIDE)
    assert len(scene.memories(0)) == 3
    assert len(scene.hand(0)) == 2
    assert scene.table.piles.size(FORGOTTEN) == 8
    assert cubes.number_of(scene.table.cubes[BESIDE], ROSE) == 1
    assert cubes.size(scene.table.cubes[BESIDE]) == 3
    assert scene.table.supply[ROSE] == 29


def test_the_ruined_hall_does_nothing_for_fewer_cards() -> None:
    scene = Lodge("hall")
    scene.hold(0, "torment", "brain-worm")
    scene.activate(0)
    assert scene.asked is None
    assert len(scene.hand(0)) == 2
    assert scene.table.piles.size(FORGOTTEN) == 9
    assert scene.table.supply[ROSE] == 30
    assert scene.told()[0]["event"] == "room"


@rule("BR-5.2.2")
def test_the_ruined_throne_sells_the_crown() -> None:
    scene = Lodge("throne")
    scene.table.power[2] = 1
    scene.activate(2)
    assert scene.asked == (2, "may")
    scene.answer(replies.YES)
    assert scene.powers() == [0, 0, 0, 0]
    assert scene.table.crown == 2
    scene.activate(0)
    assert scene.asked == (0, "may")
    scene.answer(replies.YES)
    assert scene.table.crown == 2


def test_the_restored_throne_gives_crown_and_power_once() -> None:
    scene = Lodge("throne", restored=True)
    scene.activate(2)
    assert scene.table.crown == 2
    assert scene.powers() == [0, 0, 1, 0]
    scene.activate(2)
    assert scene.powers() == [0, 0, 1, 0]


@rule("BR-7.1.2")
def test_the_mirrors_show_the_treasure() -> None:
    scene = Lodge("mirrors", "treasure", restored=True)
    table = scene.table
    table.restored |= 1 << BESIDE
    table.used |= 1 << BESIDE
    table.moon = 1
    table.power[0], table.power[ROSE] = 7, 8
    growth = next(n for n in range(CONTENT.events) if CONTENT.document["events"]["event"][n]["name"]["en"] == "Growth")
    scene.event_on_top(CONTENT.event_ids[growth])
    scene.activate(0)
    assert scene.asked is None
    assert scene.powers() == [9, 0, 0, 10]
    assert table.event[0] == growth
    assert table.used == (1 << HALL) | (1 << BESIDE)


@rule("BR-7.1.2", "BR-6.1.6")
def test_an_immediate_event_offers_forgotten_spells_for_power() -> None:
    scene = Lodge("hall")
    table = scene.table
    table.moon = 2
    table.power[0], table.power[1], table.power[2], table.power[ROSE] = 5, 1, 2, 19
    scene.event_on_top("ev3-13")
    scene.do(Draw(), me=2)
    assert table.crown == 2
    assert table.power[ROSE] == 22
    asked = []
    while scene.asked is not None:
        asked.append(scene.asked)
        scene.answer(replies.YES)
    assert sorted(asked) == [(0, "may"), (2, "may")]
    assert scene.powers() == [3, 1, 0, 22]
    assert [len(scene.hand(seat)) for seat in range(3)] == [1, 0, 1]
    assert list(table.event) == [-1, -1, -1]


@rule("BR-9.2.2", "BR-8.2.1")
def test_the_pleasure_room_draws_from_the_moon_that_has_just_begun() -> None:
    scene = Lodge("pleasure")
    table = scene.table
    for seat in range(3):
        table.reserve[seat] = 2
    table.power[1] = 5
    scene.do(ChangePower(ME, Constant(1), False), me=1)
    assert table.moon == 1
    assert [(table.hand_size(seat), table.reserve[seat]) for seat in range(3)] == [(1, 1)] * 3
    scene.activate(0)
    assert [CONTENT.quest_moon[n] for n in range(CONTENT.quests) if table.holder[n] == 0] == [1]
    assert table.quests_of(0, QUEST_ACTIVE) == 1


@rule("BR-9.2.5")
def test_one_gain_crosses_both_moons() -> None:
    scene = Lodge("hall")
    table = scene.table
    for seat in range(3):
        table.reserve[seat] = 2
    table.power[0] = 5
    scene.do(ChangePower(ME, Constant(14), False))
    assert [event["moon"] for event in scene.told() if event["event"] == "moon"] == [1, 2]
    assert [table.hand_size(seat) for seat in range(3)] == [2, 2, 2]


@rule("BR-10.1.2")
def test_a_draw_goes_on_in_the_new_grimoire() -> None:
    scene = Scene().stack(0, "torment").remember(0, "brain-worm", "deflector", "pain-mark", "submission")
    assert scene.do(DrawCards(ME, Constant(2), False)).last == 2
    assert (len(scene.grimoire(0)), len(scene.memories(0))) == (3, 0)


@rule("BR-20.2.8")
def test_the_black_rose_claims_a_trophy_without_power() -> None:
    scene = Scene()
    assert scene.do(ClaimTrophy(BLACK_ROSE, TARGET, False), me=ROSE, target=1).last == 1
    assert scene.table.trophies[1] == 6
    assert list(scene.table.power) == [0] * 5
