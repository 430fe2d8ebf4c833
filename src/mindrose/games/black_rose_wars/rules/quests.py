"""BR-8 Quests: drawn, made progress on, fulfilled, completed, discarded."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import Task
from mindrose.games.black_rose_wars.components.things import (
    NOBODY,
    NOTHING,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    QUEST_DISCARDED,
    QUEST_FULFILLED,
    QUEST_IN_DECK,
    ROSE,
    SPELL_SLOTS,
    WILD,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.happenings import (
    ACTS,
    FELLED,
    RESTORED,
    WHERE,
    fact,
    note,
    placed_by,
    rooms_before,
)
from mindrose.games.black_rose_wars.rules.happenings import QUEST_DONE as QUEST_DONE_KIND
from mindrose.games.black_rose_wars.rules.power import gain
from mindrose.games.black_rose_wars.state import QUEST_DECK, QUEST_DISCARD, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, new_frame

ONE: Final[i64] = 1
# What the cubes of a quest must each stand for something else of.
NO_FEATURE: Final = -1
BY_COLOUR: Final = 0
BY_ELEMENT: Final = 1
BY_SCHOOL: Final = 2
BY_ROOM: Final = 3
BY_MAGE: Final = 4
FEATURES: Final = ("colour", "element", "school", "room", "mage")
# How long cubes stay on a quest that is not fulfilled.
FOR_GOOD: Final = 0
SAME_ROUND: Final = 1
ONE_EFFECT: Final = 2
ONE_PHASE: Final = 3

READING: Final = Program("reading", "BR-8.1.3", [], slots=frames.FIXED)


def ears(table: BlackRoseWars) -> i64:
    """The kinds of happenings that active quests wait for, a bit each.

    BR-2.4.2 What is remembered of a sentence tells nobody which quests are hidden: all of their moon count for them.
    """
    found: i64 = 0
    for quest in range(table.content.quests):
        if table.quest[quest] == QUEST_ACTIVE:
            if (table.shown >> quest) & 1:
                found |= table.content.tasks[quest].ears
            else:
                found |= table.content.quest_ears[table.content.quest_moon[quest]]
    return found


def progress(table: BlackRoseWars, first: i64, top: i64) -> None:
    """BR-8.1.6 At the end of a sentence, by itself: every happening in it that an owner's task is about.

    BR-8.1.5 Quests that one cube fulfils come first: what returns from them is there for the others.
    """
    keep_hidden(table, first, top)
    nearly = nearly_fulfilled(table)
    for quest in range(table.content.quests):
        if (nearly >> quest) & 1:
            work_on(table, quest, first, top)
    for quest in range(table.content.quests):
        if (nearly >> quest) & 1 == 0:
            work_on(table, quest, first, top)


def keep_hidden(table: BlackRoseWars, first: i64, top: i64) -> None:
    """BR-2.4.2 Whether what others then do serves a quest of theirs that is hidden shows only after an answer.

    All quests of its moon count for it, as for `ears`. Who answers learns nothing of the own ones by it.
    """
    content = table.content
    for quest in range(content.quests):
        owner = table.holder[quest]
        if table.quest[quest] != QUEST_ACTIVE or (table.shown >> quest) & 1 or owner == table.answering:
            continue
        for happening in range(first, top):
            if could_serve(table, content.quest_moon[quest], owner, happening):
                table.seal(known=ONE << owner)
                return


def could_serve(table: BlackRoseWars, moon: i64, owner: i64, happening: i64) -> bool:
    """Whether it is what some quest of a moon asks of its owner."""
    content = table.content
    kind = ONE << fact(table, happening, happenings.KIND)
    if content.quest_ears[moon] & kind == 0:
        return False
    for quest in range(content.quests):
        if content.quest_moon[quest] == moon and content.tasks[quest].ears & kind != 0:
            if fits(table, content.tasks[quest], owner, happening):
                return True
    return False


def nearly_fulfilled(table: BlackRoseWars) -> i64:
    """The active quests that have all their cubes but one, a bit each."""
    found: i64 = 0
    for quest in range(table.content.quests):
        if table.quest[quest] == QUEST_ACTIVE and table.marks[quest] + 1 == table.content.quest_slots[quest]:
            found |= ONE << quest
    return found


def work_on(table: BlackRoseWars, quest: i64, first: i64, top: i64) -> None:
    """BR-8.1.6 What happened in a sentence for one quest."""
    if table.quest[quest] != QUEST_ACTIVE:
        return
    task = table.content.tasks[quest]
    for happening in range(first, top):
        if table.quest[quest] == QUEST_ACTIVE and is_done(table, quest, happening):
            advance(table, quest, task, happening)


def is_done(table: BlackRoseWars, quest: i64, happening: i64) -> bool:
    """BR-8.1.3, BR-8.1.7 Its owner has done what the task says since it has it; VX-44 of rooms it was read at once."""
    if happening < table.since[quest]:
        return False
    if fact(table, happening, happenings.KIND) == ACTS:
        return (table.served[quest] >> rooms_before(table, happening)) & 1 == 1
    return fits(table, table.content.tasks[quest], table.holder[quest], happening)


def read_at_once(table: BlackRoseWars, happening: i64) -> None:
    """VX-44 Remembers the quests that the activation of a room serves, before its text changes anything."""
    keep_hidden(table, happening, happening + 1)
    for quest in range(table.content.quests):
        if table.quest[quest] == QUEST_ACTIVE and fits(
            table, table.content.tasks[quest], table.holder[quest], happening
        ):
            table.served[quest] |= ONE << rooms_before(table, happening)


def fits(table: BlackRoseWars, task: Task, owner: i64, happening: i64) -> bool:
    """BR-8.1.3 The owner does what the task says."""
    for trigger in task.triggers:
        if trigger.matches(table, happening, owner, NOTHING, None):
            test = trigger.test
            if test is None:
                return True
            frame = read_by(table, owner, happening)
            if test.holds(table, frame):
                return True
    return False


def read_by(table: BlackRoseWars, owner: i64, happening: i64) -> Frame:
    """A frame in which the condition of a task is read."""
    frame = new_frame(READING, owner)
    frame.slots[frames.ME] = owner
    frame.slots[frames.ACTOR] = owner
    frame.slots[frames.TRIG] = fact(table, happening, happenings.TRIG)
    frame.slots[frames.VICTIM] = fact(table, happening, happenings.VICTIM)
    frame.slots[frames.THERE] = fact(table, happening, WHERE)
    frame.slots[frames.WHAT] = fact(table, happening, happenings.WHAT)
    frame.slots[frames.IT] = fact(table, happening, happenings.WHAT)
    if fact(table, happening, happenings.KIND) in (RESTORED, FELLED):
        frame.slots[frames.WHAT] = cubes_of(table, happening)
    return frame


def cubes_of(table: BlackRoseWars, happening: i64) -> i64:
    """The cubes that were there when something happened, as a row."""
    row: i64 = cubes.EMPTY
    for colour in range(i64(len(table.supply))):
        row = cubes.added(row, colour, placed_by(table, happening, colour))
    return row


def advance(table: BlackRoseWars, quest: i64, task: Task, happening: i64) -> None:
    """BR-8.1.3, BR-8.1.4 A cube on the leftmost free slot, or at once what a quest without slots waits for."""
    slots = table.content.quest_slots[quest]
    if task.total > 0:
        table.marked[quest] += fact(table, happening, happenings.AMOUNT)
        if table.marked[quest] < task.total:
            return
    if slots > 0:
        feature = feature_of(table, task.feature, happening)
        if task.feature != NO_FEATURE and (feature == NOTHING or (table.marked[quest] >> feature) & 1):
            return
        if not mark(table, quest):
            return
        if task.feature != NO_FEATURE and not (task.feature == BY_ELEMENT and feature == WILD):
            table.marked[quest] |= ONE << feature
        if table.marks[quest] < slots:
            return
    fulfil(table, quest)


def feature_of(table: BlackRoseWars, feature: i64, happening: i64) -> i64:
    """What a cube for a happening stands for, NOTHING if for nothing.

    A wild spell stands for an element of the owner's choice that is not marked yet, which can be settled last: WILD.
    """
    if feature == BY_COLOUR:
        return table.room_colour(fact(table, happening, WHERE))
    if feature == BY_ROOM:
        return table.room[fact(table, happening, WHERE)]
    if feature == BY_MAGE:
        return fact(table, happening, happenings.VICTIM)
    side = fact(table, happening, happenings.AMOUNT)
    if feature == NO_FEATURE or side < 0:
        return NOTHING
    return table.content.school_of[side // 2] if feature == BY_SCHOOL else table.content.elements[side]


def mark(table: BlackRoseWars, quest: i64) -> bool:
    """BR-8.1.3 The owner shows the quest and puts a cube on it; BR-8.1.5 without a cube that is lost."""
    owner = table.holder[quest]
    if table.supply[owner] <= 0:
        return False
    table.supply[owner] -= 1
    table.marks[quest] += 1
    table.shown |= ONE << quest
    table.tell(events.PROGRESS, owner, quest, table.marks[quest])
    return True


def clear_marks(table: BlackRoseWars, quest: i64) -> None:
    """GR-19 The cubes on a quest go back to its owner."""
    if table.marks[quest] > 0 and table.holder[quest] != NOBODY:
        table.supply[table.holder[quest]] += table.marks[quest]
    table.marks[quest] = 0
    table.marked[quest] = 0


def give_up_task(table: BlackRoseWars, quest: i64) -> None:
    """Its task is no longer to be done: cubes go back, and what was remembered of it is forgotten."""
    clear_marks(table, quest)
    table.since[quest] = 0
    table.served[quest] = 0


def fulfil(table: BlackRoseWars, quest: i64) -> None:
    """BR-8.1.4 The task is done: the card lies face up, its cubes go back."""
    give_up_task(table, quest)
    table.quest[quest] = QUEST_FULFILLED
    table.shown &= ~(ONE << quest)
    table.ears[0] = NOTHING
    table.tell(events.FULFILLED, table.holder[quest], quest)


def complete(table: BlackRoseWars, quest: i64) -> None:
    """BR-8.1.9 The owner gains its power, and the card is turned face down."""
    owner = table.holder[quest]
    give_up_task(table, quest)
    table.quest[quest] = QUEST_COMPLETED
    table.shown &= ~(ONE << quest)
    table.ears[0] = NOTHING
    table.tell(events.COMPLETED, owner, quest)
    gain(table, owner, table.content.quest_power[quest])
    note(table, QUEST_DONE_KIND, trig=owner, what=quest)


def draw(table: BlackRoseWars, seat: i64, moon: i64) -> i64:
    """BR-8.2.1, BR-8.1.2 The top quest of a moon comes to a mage, unseen by the others: which, NOTHING if none."""
    quest = top(table, moon)
    if quest == NOTHING:
        return NOTHING
    table.quest[quest] = QUEST_ACTIVE
    table.holder[quest] = seat
    table.since[quest] = happenings.number_of(table)
    table.ears[0] = NOTHING
    table.confide(ONE << seat, events.DREW_QUEST, seat, quest, moon)
    return quest


def top(table: BlackRoseWars, moon: i64) -> i64:
    """BR-8.2.5 An empty deck is made anew of the discarded quests of its moon."""
    piles = table.piles
    deck = QUEST_DECK + moon
    if piles.size(deck) == 0:
        i = piles.size(QUEST_DISCARD) - 1
        while i >= 0:
            if table.content.quest_moon[piles.at(QUEST_DISCARD, i)] == moon:
                quest = piles.take(QUEST_DISCARD, i)
                table.quest[quest] = QUEST_IN_DECK
                piles.put(deck, quest)
            i -= 1
        piles.shuffle(deck, table.chance)
    return piles.draw(deck) if piles.size(deck) > 0 else NOTHING


def discard(table: BlackRoseWars, quest: i64) -> None:
    """BR-8.2.3 A quest goes face down to the discard, its cubes to its owner."""
    seat = table.holder[quest]
    give_up_task(table, quest)
    shown = (table.shown >> quest) & 1 == 1 or table.quest[quest] == QUEST_FULFILLED
    table.quest[quest] = QUEST_DISCARDED
    table.holder[quest] = NOBODY
    table.shown &= ~(ONE << quest)
    table.ears[0] = NOTHING
    table.piles.put(QUEST_DISCARD, quest)
    seers = (ONE << table.players) - 1 if shown else ONE << seat
    table.confide(seers, events.DISCARDED_QUEST, seat, quest, table.content.quest_moon[quest])


def draw_for_rose(table: BlackRoseWars, moon: i64) -> bool:
    """BR-8.2.2 The top quest of a moon goes face down to the discard, and the Black Rose gains power for it."""
    quest = top(table, moon)
    if quest == NOTHING:
        return False
    table.quest[quest] = QUEST_DISCARDED
    table.piles.put(QUEST_DISCARD, quest)
    table.tell(events.ROSE_QUEST, moon)
    give_to_rose(table, quest)
    return True


def give_to_rose(table: BlackRoseWars, quest: i64) -> None:
    """BR-8.2.2, BR-6.1.8 The Black Rose gains 1, 2 or 3 power by the moon of a quest."""
    gain(table, ROSE, table.content.quest_moon[quest] + 1)


def end_span(table: BlackRoseWars, span: i64) -> None:
    """CP-11 Cubes that count in one round, phase or effect only come off."""
    for quest in range(table.content.quests):
        if table.quest[quest] == QUEST_ACTIVE and table.content.tasks[quest].span == span:
            clear_marks(table, quest)


def spell_shows(table: BlackRoseWars, seat: i64, slot: i64) -> i64:
    """EN-3 The elements that the active side of a spell on a board shows, a bit each."""
    place = SPELL_SLOTS * seat + slot
    element = table.content.elements[2 * table.spell[place] + table.side[place]]
    return (ONE << WILD) - 1 if element == WILD else ONE << element
