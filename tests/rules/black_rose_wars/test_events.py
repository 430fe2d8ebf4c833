"""BR-6.1.1 to BR-6.1.7, BR-7 Events on the event board."""

from __future__ import annotations

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    ALWAYS,
    IMMEDIATE,
    NOTHING,
    ROSE,
    ROSE_PHASE,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import event_cards
from mindrose.games.black_rose_wars.rules.rose_phase import ROSE_STEPS
from mindrose.games.black_rose_wars.state import EVENT_DECK, EVENT_DISCARD, BlackRoseWars
from mindrose.kernel.programs import Frame, Step
from tests.rulebook import rule
from tests.rules.black_rose_wars.rounds import Rounds


def named(game: Rounds, phase: int, **wanted: int) -> list[str]:
    """Events of the first moon that act in a phase and have these values."""
    content = game.content
    values = {"slot": content.event_slot, "crown": content.event_crown, "discard": content.event_discard}
    return [
        content.event_ids[event]
        for event in range(int(content.avatar_events))
        if content.event_moon[event] == 0
        and content.event_phase[event] == phase
        and all(values[name][event] == value for name, value in wanted.items())
    ]


def draw(game: Rounds, name: str, drawer: int = 1) -> Rounds:
    game.on_top(name)
    event_cards.draw_event(game.table, drawer, 0)
    game.table.proceed(game.table.stack)
    return game


@rule("BR-6.1.1")
def test_events_slide_and_the_last_one_pays_the_black_rose() -> None:
    game = Rounds()
    paying = next(name for name in named(game, ROSE_PHASE) + named(game, ALWAYS) if pays(game, name) > 0)
    others = [name for name in named(game, ALWAYS) + named(game, ROSE_PHASE) if name != paying]
    first, second, third = game.board(others[0], others[1], paying)
    game.table.piles.move_all(EVENT_DECK, EVENT_DISCARD)
    for slot in (2, 1, 0):
        event_cards.slide(game.table, slot)
    assert game.events == [NOTHING, first, second]
    assert game.pile(EVENT_DISCARD)[-1] == third
    assert game.table.power[ROSE] == pays(game, paying)
    assert game.told(events.SLID) == [[second, 2], [first, 1]]


def pays(game: Rounds, name: str) -> int:
    return int(game.content.event_discard[game.event(name)])


@rule("BR-6.1.2", "BR-6.1.3", "BR-5.2.2")
def test_the_mage_right_of_the_first_draws_and_takes_the_crown_for_later_phases() -> None:
    game = Rounds()
    event = game.on_top(named(game, ROSE_PHASE, crown=1)[0])
    game.run(ROSE_STEPS)
    assert game.told(events.EVENT_DRAWN) == [[2, event, int(game.content.event_slot[event])]]
    assert game.table.crown == 2
    assert game.table.first == 0


@rule("BR-27.1.1")
def test_a_fixed_crown_does_not_move() -> None:
    game = Rounds(fixed_crown=True)
    game.on_top(named(game, ROSE_PHASE, crown=1)[0])
    assert game.run(ROSE_STEPS).table.crown == 0


@rule("BR-6.1.4", "BR-6.1.5")
def test_a_new_event_pushes_the_others_and_one_pushed_out_pays() -> None:
    game = Rounds()
    new = named(game, ROSE_PHASE, slot=1, crown=0)[0]
    lying = [name for name in named(game, ROSE_PHASE) + named(game, ALWAYS) if name != new]
    first, second, third = game.board(lying[0], lying[1], lying[2])
    game.journal.entries.clear()
    draw(game, new)
    assert game.events == [first, game.event(new), second]
    assert game.pile(EVENT_DISCARD) == [third]
    gained = int(game.content.event_reveal[game.event(new)]) + int(game.content.event_discard[third])
    assert game.table.power[ROSE] == gained


@rule("BR-6.1.5")
def test_a_free_slot_stops_the_push() -> None:
    game = Rounds()
    new = named(game, ROSE_PHASE, slot=1, crown=0)[0]
    lying = next(name for name in named(game, ROSE_PHASE) if name != new)
    game.board("", lying, "")
    draw(game, new)
    assert game.events == [NOTHING, game.event(new), game.event(lying)]
    assert game.pile(EVENT_DISCARD) == []


@rule("BR-6.1.6")
def test_an_immediate_event_acts_at_once_and_takes_no_slot() -> None:
    game = Rounds()
    name = named(game, IMMEDIATE)[0]
    lying = game.board(named(game, ROSE_PHASE)[0], "", "")
    draw(game, name)
    event = game.event(name)
    assert game.events == lying
    assert game.told(events.EVENT_APPLIED) == [[event]]
    assert game.pile(EVENT_DISCARD) == [event]
    assert game.table.power[ROSE] == game.content.event_reveal[event] + game.content.event_discard[event]


class NoteDrawer(Step[BlackRoseWars]):
    """Tells who drew the event."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.tell(events.HEX_MARKED, frame.slots[frames.DRAWER], frame.slots[frames.ME], frame.slots[frames.SOURCE])


@rule("BR-7.1.2")
def test_an_immediate_event_knows_who_drew_it() -> None:
    name = named(Rounds(), IMMEDIATE)[0]
    game = draw(Rounds(acts={name: NoteDrawer()}), name, drawer=2)
    assert game.told(events.HEX_MARKED) == [[2, ROSE, game.event(name)]]


@rule("BR-7.1.5")
def test_an_event_for_every_phase_acts_once_when_it_arrives() -> None:
    game = Rounds()
    event = game.event("ev3-10")
    game.on_top("ev3-10")
    event_cards.draw_event(game.table, 1, 2)
    game.table.proceed(game.table.stack)
    assert game.told(events.EVENT_APPLIED) == [[event]]
    for phase in range(6):
        event_cards.begin_events(game.table, phase)
        game.table.proceed(game.table.stack)
    assert game.told(events.EVENT_APPLIED) == [[event]]


def resolve(game: Rounds, phase: int) -> list[int]:
    event_cards.begin_events(game.table, phase)
    game.table.proceed(game.table.stack)
    return [event for (event,) in game.told(events.EVENT_APPLIED)]


@rule("BR-5.1.2", "BR-6.1.7")
def test_events_of_a_phase_are_applied_from_slot_1_to_slot_3() -> None:
    game = Rounds()
    rose = named(game, ROSE_PHASE)
    action = next(
        name
        for event, name in enumerate(game.content.event_ids)
        if game.content.event_phase[event] == ACTION and game.content.event_effects[event] is not None
    )
    first, second, third = game.board(rose[1], action, rose[0])
    assert resolve(game, ROSE_PHASE) == [first, third]
    assert resolve(game, ACTION) == [first, third, second]


class DiscardLast(Step[BlackRoseWars]):
    """Takes the event in the last slot off the board."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        event_cards.discard_event(table, 2)


@rule("BR-7.1.3", "BR-5.1.2")
def test_an_event_that_was_discarded_meanwhile_is_not_applied() -> None:
    rose = named(Rounds(), ROSE_PHASE)
    game = Rounds(acts={rose[0]: DiscardLast()})
    first, _, third = game.board(rose[0], "", rose[1])
    assert resolve(game, ROSE_PHASE) == [first]
    assert game.events == [first, NOTHING, NOTHING]
    assert game.pile(EVENT_DISCARD) == [third]
    assert game.table.power[ROSE] == 0


class DrawAnother(Step[BlackRoseWars]):
    """Draws one more event."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        event_cards.draw_event(table, 0, 0)


@rule("BR-7.1.5", "BR-7.1.2")
def test_an_event_that_arrives_while_others_are_applied_waits_and_pushes_none_of_them_twice() -> None:
    in_slot_2 = named(Rounds(), ROSE_PHASE, slot=1)
    game = Rounds(acts={in_slot_2[0]: DrawAnother()})
    _, first, _ = game.board("", in_slot_2[0], "")
    new = game.on_top(in_slot_2[1])
    assert resolve(game, ROSE_PHASE) == [first]
    assert game.events == [NOTHING, new, first]


@rule("BR-7.1.7")
def test_an_empty_event_deck_is_made_of_the_discards_of_its_moon() -> None:
    game = Rounds()
    piles = game.table.piles
    while piles.size(EVENT_DECK) > 0:
        piles.draw(EVENT_DECK)
    second = game.pile(EVENT_DECK + 1)[0]
    for event in (0, 1, second):
        piles.put(EVENT_DISCARD, event)
    assert event_cards.top(game.table, 0) in (0, 1)
    assert game.pile(EVENT_DISCARD) == [second]
    event_cards.top(game.table, 0)
    assert not event_cards.draw_event(game.table, 0, 0)


@rule("BR-7.1.4")
def test_events_stay_when_the_moon_changes() -> None:
    game = Rounds()
    lying = game.board(named(game, ROSE_PHASE)[0], "", "")
    game.table.moon = 1
    assert game.events == lying


@rule("BR-6.1.7")
def test_the_event_of_step_2_is_applied_in_step_3() -> None:
    game = Rounds()
    event = game.on_top(named(game, ROSE_PHASE)[0])
    game.run(ROSE_STEPS)
    assert [event] in game.told(events.EVENT_APPLIED)


@rule("BR-7.1.7")
def test_the_discards_of_a_moon_are_shuffled() -> None:
    found = set()
    for seed in range(8):
        game = Rounds(seed=seed)
        piles = game.table.piles
        while piles.size(EVENT_DECK) > 0:
            piles.draw(EVENT_DECK)
        for event in range(6):
            piles.put(EVENT_DISCARD, event)
        found.add(int(event_cards.top(game.table, 0)))
    assert len(found) > 1
