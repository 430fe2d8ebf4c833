"""BR-8.1.10, BR-8.2 Quests that effects draw, advance and discard."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    NOTHING,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    QUEST_DISCARDED,
    QUEST_FULFILLED,
    ROSE,
)
from mindrose.games.black_rose_wars.effects.questing import (
    COMPLETED,
    CUBE,
    FULFILLED,
    KEEPING_QUESTS,
    AdvanceQuest,
    ChooseQuests,
    DiscardQuests,
    DrawQuests,
)
from mindrose.games.black_rose_wars.state import QUEST_DECK, QUEST_DISCARD
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import BLACK_ROSE, ME, SEVERAL, TARGET, Scene


def quests_of(scene: Scene, seat: int, state: int) -> list[int]:
    table = scene.table
    return [q for q in range(scene.content.quests) if table.holder[q] == seat and table.quest[q] == state]


def slotted(scene: Scene, slots: int, skip: int = 0) -> str:
    """A quest of the first moon with so many slots."""
    content = scene.content
    found = [q for q in range(content.quests) if content.quest_slots[q] == slots and content.quest_moon[q] == 0]
    return content.quest_ids[found[skip]]


@rule("BR-8.2.1")
def test_quests_of_the_current_moon_are_drawn_unseen() -> None:
    scene = Scene()
    scene.table.moon = 1
    scene.do(DrawQuests(ME, Constant(2), NOTHING, False))
    assert scene.last == 2
    drawn = quests_of(scene, 0, QUEST_ACTIVE)
    assert [scene.content.quest_moon[quest] for quest in drawn] == [1, 1]
    assert {event["quest"] for event in scene.told(0)} == set(drawn)
    assert [event["quest"] for event in scene.told(1)] == [None, None]
    assert [event["moon"] for event in scene.told(1)] == [1, 1]


@rule("VX-39")
def test_quests_of_another_moon_are_drawn_and_its_deck_is_made_anew() -> None:
    scene = Scene()
    deck = QUEST_DECK + 2
    scene.table.piles.move_all(deck, QUEST_DISCARD)
    scene.do(DrawQuests(SEVERAL, Constant(1), 2, True), several=0b111, me=ROSE)
    assert scene.last == 3
    assert [event["seat"] for event in scene.told()] == [1, 2, 0]
    assert all(scene.content.quest_moon[quests_of(scene, seat, QUEST_ACTIVE)[0]] == 2 for seat in range(3))
    assert scene.table.piles.size(QUEST_DISCARD) == 0


@rule("BR-8.2.5")
def test_no_quest_is_drawn_where_none_is_left() -> None:
    scene = Scene()
    while scene.table.piles.size(QUEST_DECK) > 1:
        scene.table.piles.draw(QUEST_DECK)
    assert scene.do(DrawQuests(ME, Constant(2), NOTHING, False)).last == 1


@rule("BR-8.2.2")
def test_the_black_rose_gains_power_for_a_quest_that_nobody_sees() -> None:
    scene = Scene()
    top = scene.table.piles.cards(QUEST_DECK + 2)[-1]
    assert scene.do(DrawQuests(BLACK_ROSE, Constant(1), 2, False)).last == 1
    assert scene.table.power[ROSE] == 3
    assert scene.table.piles.cards(QUEST_DISCARD) == [top]
    assert scene.table.quest[top] == QUEST_DISCARDED
    assert scene.told(0)[0] == {"event": "rose_quest", "moon": 2}


@rule("VX-38")
def test_of_several_quests_some_are_kept() -> None:
    scene = Scene()
    drawn = scene.table.piles.cards(QUEST_DECK)[-3:]
    scene.do(ChooseQuests(ME, Constant(3), Constant(1), NOTHING, False))
    assert scene.asked == (0, "keep_quest")
    assert [choice.points["quest"] for choice in scene.choices] == sorted(drawn)
    assert "drawn" in KEEPING_QUESTS.secret
    scene.answer(replies.QUEST + drawn[1])
    assert scene.last == 1
    assert quests_of(scene, 0, QUEST_ACTIVE) == [drawn[1]]
    assert sorted(scene.table.piles.cards(QUEST_DISCARD)) == sorted([drawn[0], drawn[2]])
    assert scene.table.power[ROSE] == 0
    assert {event["quest"] for event in scene.told(1)} == {None}


# Advancing


@rule("BR-8.1.3")
def test_a_cube_is_put_on_an_active_quest_with_slots() -> None:
    scene = Scene()
    two, plain = slotted(scene, 2), slotted(scene, 0)
    scene.give_quest(0, two, QUEST_ACTIVE).give_quest(0, plain, QUEST_ACTIVE)
    scene.do(AdvanceQuest(ME, CUBE, False))
    assert scene.asked == (0, "mark_quest")
    scene.pick_quest(two)
    assert scene.last == 1
    assert scene.table.marks[scene.quest(two)] == 1
    assert scene.table.supply[0] == 24
    scene.do(AdvanceQuest(ME, CUBE, False)).pick_quest(two)
    assert scene.table.quest[scene.quest(two)] == QUEST_FULFILLED
    assert scene.table.supply[0] == 25


@rule("BR-8.1.3", "BR-2.4.2")
def test_who_has_only_quests_without_slots_is_asked_as_if_they_might_have_some() -> None:
    scene = Scene()
    plain = slotted(scene, 0)
    scene.give_quest(0, plain, QUEST_ACTIVE).do(AdvanceQuest(ME, CUBE, False))
    assert scene.asked == (0, "mark_quest")
    assert scene.table.stack.answers.listed() == [replies.PASS]
    assert scene.refuses(replies.QUEST + scene.quest(plain)) == "E_TARGET"
    assert scene.answer(replies.PASS).last == 0
    scene.table.shown |= 1 << scene.quest(plain)
    assert scene.do(AdvanceQuest(ME, CUBE, False)).last == 0


@rule("BR-8.1.5")
def test_without_a_cube_nothing_is_put_on_a_quest() -> None:
    scene = Scene()
    scene.give_quest(0, slotted(scene, 2), QUEST_ACTIVE)
    scene.table.supply[0] = 0
    assert scene.do(AdvanceQuest(ME, CUBE, False)).last == 0


@rule("BR-8.1.10")
def test_an_active_quest_is_fulfilled_by_an_effect() -> None:
    scene = Scene()
    one, other = slotted(scene, 2), slotted(scene, 0)
    scene.give_quest(0, one, QUEST_ACTIVE).give_quest(0, other, QUEST_ACTIVE)
    scene.do(AdvanceQuest(ME, FULFILLED, False)).pick_quest(other)
    assert scene.last == 1
    assert quests_of(scene, 0, QUEST_FULFILLED) == [scene.quest(other)]
    assert scene.do(AdvanceQuest(ME, FULFILLED, False)).last == 1
    assert scene.do(AdvanceQuest(ME, FULFILLED, False)).last == 0


@rule("BR-8.1.10")
def test_a_fulfilled_quest_is_completed_for_its_power() -> None:
    scene = Scene()
    name = slotted(scene, 2)
    scene.give_quest(0, name, QUEST_FULFILLED).give_quest(0, slotted(scene, 0), QUEST_ACTIVE)
    assert scene.do(AdvanceQuest(ME, COMPLETED, False)).last == 1
    assert scene.table.quest[scene.quest(name)] == QUEST_COMPLETED
    assert scene.table.power[0] == scene.content.quest_power[scene.quest(name)]
    assert scene.do(AdvanceQuest(ME, COMPLETED, False)).last == 0


# Discarding


@rule("BR-8.2.3")
def test_a_mage_discards_up_to_so_many_active_quests() -> None:
    scene = Scene()
    names = [slotted(scene, 2), slotted(scene, 0), slotted(scene, 0, 1)]
    for name in names:
        scene.give_quest(2, name, QUEST_ACTIVE)
    scene.do(DiscardQuests(TARGET, Constant(2), False, False), target=2)
    assert scene.asked == (2, "discard_quest")
    assert scene.told_choices[0] == "pass()"
    scene.pick_quest(names[1]).pass_()
    assert scene.last == 1
    assert scene.table.piles.cards(QUEST_DISCARD) == [scene.quest(names[1])]
    assert scene.told(0) == [{"event": "discarded_quest", "seat": 2, "quest": None, "moon": 0}]
    assert scene.table.power[ROSE] == 0


@rule("VX-40")
def test_completed_quests_are_discarded_and_their_power_stays() -> None:
    scene = Scene()
    names = [slotted(scene, 2), slotted(scene, 0)]
    for name in names:
        scene.give_quest(0, name, QUEST_COMPLETED)
    scene.table.power[0] = 5
    scene.do(DiscardQuests(ME, Constant(1), True, False))
    assert len(scene.choices) == 2
    scene.pick_quest(names[0])
    assert scene.last == 1
    assert scene.table.power[0] == 5
    assert scene.do(DiscardQuests(ME, Constant(3), True, False)).last == 1
    assert quests_of(scene, 0, QUEST_COMPLETED) == []
