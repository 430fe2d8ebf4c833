"""BR-7.1.2, BR-7.1.3 Events that effects draw and discard."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import IMMEDIATE, NOTHING, ROSE
from mindrose.games.black_rose_wars.effects.open_events import DiscardEvents, DrawEvent
from mindrose.games.black_rose_wars.state import EVENT_DECK, EVENT_DISCARD
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import ME, TARGET, Scene


def on_top(scene: Scene, moon: int, immediate: bool) -> int:
    """An event of a kind comes to the top of its deck."""
    content = scene.content
    event = next(
        event
        for event in range(content.avatar_events)
        if content.event_moon[event] == moon and (content.event_phase[event] == IMMEDIATE) == immediate
    )
    deck = EVENT_DECK + moon
    scene.table.piles.take(deck, scene.table.piles.cards(deck).index(event))
    scene.table.piles.put(deck, event)
    return event


@rule("BR-7.1.2")
def test_an_event_is_drawn_and_laid_on_the_board() -> None:
    scene = Scene()
    event = on_top(scene, 0, immediate=False)
    assert scene.do(DrawEvent(ME, NOTHING, False)).last == 1
    assert event in list(scene.table.event)
    assert scene.table.power[ROSE] >= scene.content.event_reveal[event]
    assert scene.told()[0]["seat"] == 0


@rule("VX-39")
def test_an_event_of_another_moon_is_drawn() -> None:
    scene = Scene()
    event = on_top(scene, 2, immediate=True)
    assert scene.do(DrawEvent(TARGET, 2, True), target=2, me=ROSE).last == 1
    assert scene.table.piles.cards(EVENT_DISCARD) == [event]
    assert [event["event"] for event in scene.told()][-2:] == ["event_applied", "power"]


@rule("BR-7.1.7")
def test_no_event_is_drawn_where_none_is_left() -> None:
    scene = Scene()
    while scene.table.piles.size(EVENT_DECK) > 0:
        scene.table.piles.draw(EVENT_DECK)
    assert scene.do(DrawEvent(ME, NOTHING, False)).last == 0
    assert scene.do(DrawEvent(TARGET, NOTHING, False)).last == 0


@rule("BR-7.1.3")
def test_the_actor_chooses_which_open_events_are_discarded() -> None:
    scene = Scene()
    scene.table.event[0], scene.table.event[2] = 3, 5
    scene.do(DiscardEvents(Constant(1)))
    assert scene.asked == (0, "discard_event")
    assert scene.told_choices == ["discard_event(event_card=3)", "discard_event(event_card=5)"]
    scene.answer(replies.EVENT + 2)
    assert scene.last == 1
    assert list(scene.table.event) == [3, NOTHING, NOTHING]
    assert scene.table.power[ROSE] == 0
    assert scene.do(DiscardEvents(Constant(2))).last == 1
    assert scene.do(DiscardEvents(Constant(2))).last == 0
