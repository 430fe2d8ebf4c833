"""BR-13.1 The activation of a mage: one or two actions, and quest effects before, between and after them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import (
    ACTIONS,
    CASTING,
    COMMANDING,
    EXPLORING,
    FIGHTING,
    INERTIA,
    MOST_ACTIONS,
    NO_CAST,
    NOBODY,
    NOTHING,
    ONE_CAST,
    QUEST_FULFILLED,
    QUICK,
    SPELL_SLOTS,
    TURN,
)
from mindrose.games.black_rose_wars.rules import (
    casting,
    commanding,
    evocations,
    exploring,
    fighting,
    inertia,
    listening,
    movement,
    values,
)
from mindrose.games.black_rose_wars.rules.evocations import controlled
from mindrose.games.black_rose_wars.rules.happenings import TURN_END, TURN_START, note, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import COUNT
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Kind, Slot

BASE: Final = 0
TAKEN: Final = 1  # actions that were taken
CASTS: Final = 2  # those of them that were casts
QUICKLY: Final = 3  # 1 once the quick spell was cast
ACTIONS_TAKEN: Final = Kind("a number of actions", 0, MOST_ACTIONS)

NOT_IN_MENU: Final = reason("E_TURN", "BR-13.1.5")
COMPULSORY: Final = reason("E_MUST_ACT", "BR-13.1.3")
LEAVE_FIRST: Final = reason("E_CELL", "BR-17.2.6")
NO_ACTION_LEFT: Final = reason("E_NO_ACTION", "BR-13.1.3")
NO_TOKEN: Final = reason("E_TOKEN", "BR-13.2.1")
NOT_IN_CELL: Final = reason("E_CELL", "BR-17.2.2")
NO_CASTING_IN_CELL: Final = reason("E_CELL", "BR-13.6.5")
NO_QUEST_IN_CELL: Final = reason("E_CELL", "BR-8.1.8")
NOBODY_TO_COMMAND: Final = reason("E_EVOCATION", "BR-13.5.2")
NOT_PREPARED: Final = reason("E_PREPARED", "BR-13.6.1")
SECOND_CAST: Final = reason("E_SECOND_CAST", "BR-13.1.6")
BARRED: Final = reason("E_BARRED", "BR-1.1.1")
NOT_FULFILLED: Final = reason("E_QUEST", "BR-8.1.8")


def can_act(table: BlackRoseWars, seat: i64) -> bool:
    """BR-13.1.4 A mage has a token of physical actions or a prepared spell."""
    return table.tokens[seat] > 0 or table.prepared(seat) != 0


def begin(table: BlackRoseWars, seat: i64) -> None:
    """BR-13.1.2 The activation of a mage begins, and that is answered."""
    table.active = seat
    frame = table.push(ACTIVATION, seat)
    frame.slots[BASE] = number_of(table)
    frame.slots[TAKEN] = 0
    frame.slots[CASTS] = 0
    frame.slots[QUICKLY] = 0
    table.tell(events.ACTIVATION, seat)
    note(table, TURN_START, trig=seat)


def why_not_end(table: BlackRoseWars, frame: Frame) -> i64:
    """BR-13.1.3 One action is compulsory where one is possible; BR-17.2.6 whoever can leave its cell must."""
    seat = frame.seat
    if frame.slots[TAKEN] >= MOST_ACTIONS or not can_act(table, seat):
        return NONE
    if frame.slots[TAKEN] == 0:
        return COMPULSORY
    return LEAVE_FIRST if table.in_cell(seat) and movement.ways(table, seat) != 0 else NONE


def why_not_physical(table: BlackRoseWars, seat: i64, answer: i64) -> i64:
    """BR-13.2.1, BR-17.2.2 A token is needed; from the cell one can only explore; BR-13.5.2 somebody to command."""
    if table.tokens[seat] <= 0:
        return NO_TOKEN
    if answer != replies.EXPLORE and table.in_cell(seat):
        return NOT_IN_CELL
    if answer == replies.COMMAND and controlled(table, seat) == 0:
        return NOBODY_TO_COMMAND
    return NONE


def why_not_cast(table: BlackRoseWars, frame: Frame, quick: bool) -> i64:
    """BR-13.6.1, BR-13.6.5 The quick spell or the next numbered one; BR-13.1.6 one of two casts is the quick spell."""
    seat = frame.seat
    if table.in_cell(seat):
        return NO_CASTING_IN_CELL
    if quick:
        if not table.is_prepared(SPELL_SLOTS * seat + QUICK):
            return NOT_PREPARED
    elif table.next_prepared(seat) == NOTHING:
        return NOT_PREPARED
    if frame.slots[CASTS] > 0 and not quick and frame.slots[QUICKLY] == 0:
        return SECOND_CAST
    if values.has(table, seat, NO_CAST) or (frame.slots[CASTS] > 0 and values.has(table, seat, ONE_CAST)):
        return BARRED
    return NONE


def why_not_apply(table: BlackRoseWars, seat: i64, quest: i64) -> i64:
    """BR-8.1.8 An own quest that is fulfilled; not from the cell."""
    if table.holder[quest] != seat or table.quest[quest] != QUEST_FULFILLED:
        return NOT_FULFILLED
    return NO_QUEST_IN_CELL if table.in_cell(seat) else NONE


class Menu(Question[BlackRoseWars]):
    """DC-09, DC-10, DC-14, DC-22 An action, the effect of a fulfilled quest, or the end of the activation.

    BR-13.1.5 Each is finished before this is asked again; BR-13.1.7 any two actions go together but for BR-13.1.6.
    BR-13.1.8 Quests come before, between and after actions. BR-17.2.3, BR-17.2.5 In the cell only explore and inertia
    are left, and afterwards everything is free.
    """

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        for answer in range(i64(replies.PASS), i64(replies.INERTIA + 1)):
            if answer != replies.YES and self.why_not(table, frame, answer) == NONE:
                answers.add(answer)
        for quest in range(table.content.quests):
            if why_not_apply(table, frame.seat, quest) == NONE:
                answers.add(replies.QUEST + quest)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return why_not_end(table, frame)
        if replies.QUEST <= answer < replies.QUEST + table.content.quests:
            return why_not_apply(table, frame.seat, answer - replies.QUEST)
        if not replies.EXPLORE <= answer <= replies.INERTIA:
            return NOT_IN_MENU
        if frame.slots[TAKEN] >= MOST_ACTIONS:
            return NO_ACTION_LEFT
        if answer == replies.INERTIA:
            return NONE if inertia.payable(table, frame.seat) != 0 else inertia.NO_PREPARED
        if answer <= replies.COMMAND:
            return why_not_physical(table, frame.seat, answer)
        return why_not_cast(table, frame, answer == replies.CAST_QUICK)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        if answer == replies.PASS:
            frame.leave()
        elif answer >= replies.QUEST:
            quest = answer - replies.QUEST
            listening.begin(table, table.content.quest_effects[quest], seat, quest, NOTHING)
        else:
            frame.slots[TAKEN] += 1
            table.tell(events.ACTION, seat, action_of(answer))
            take_action(table, frame, answer)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program in BEGUN_BY_MENU or casting.is_casting(table, begun)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("end", {})
        if answer >= replies.QUEST:
            return Choice("quest", {"quest": answer - replies.QUEST})
        if answer == replies.CAST_QUICK:
            return Choice("cast", {"slot": QUICK})
        if answer == replies.CAST_NEXT:
            return Choice("cast", {"slot": int(table.next_prepared(frame.seat))})
        return Choice(ACTIONS[action_of(answer)], {})


def action_of(answer: i64) -> i64:
    """Which action an answer to the menu is."""
    if answer == replies.EXPLORE:
        return EXPLORING
    if answer == replies.FIGHT:
        return FIGHTING
    if answer == replies.COMMAND:
        return COMMANDING
    return INERTIA if answer == replies.INERTIA else CASTING


def take_action(table: BlackRoseWars, frame: Frame, answer: i64) -> None:
    """Begins an action."""
    seat = frame.seat
    if answer == replies.EXPLORE:
        exploring.begin(table, seat)
    elif answer == replies.FIGHT:
        fighting.begin(table, seat)
    elif answer == replies.COMMAND:
        commanding.begin(table, seat)
    elif answer == replies.INERTIA:
        inertia.begin(table, seat)
    else:
        frame.slots[CASTS] += 1
        if answer == replies.CAST_QUICK:
            frame.slots[QUICKLY] = 1
            casting.cast(table, seat, QUICK)
        else:
            casting.cast(table, seat, table.next_prepared(seat))


class MenuAgain(Step[BlackRoseWars]):
    """BR-13.1.8 The activation goes on until its mage ends it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.back_to(Menu)


class FinishActivation(Step[BlackRoseWars]):
    """4.8 That the activation ends is answered."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        note(table, TURN_END, trig=table.active)


class EndTurnChanges(Step[BlackRoseWars]):
    """4.6 What lasted for an activation is over."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        values.end_changes(table, TURN)
        evocations.end_control(table, TURN)
        table.active = NOBODY


BEGUN_BY_MENU: Final[list[Program]] = [exploring.EXPLORE, fighting.FIGHT, commanding.COMMAND, inertia.MOMENTUM]
ACTIVATION: Final = Program(
    "activation",
    "BR-13.1.3",
    [
        EndSentence(BASE),
        Menu("action", "BR-13.1.3", kept=range(replies.EXPLORE, replies.INERTIA + 1)),
        MenuAgain(),
    ],
    slots=[
        Slot("base", COUNT, begun=True),
        Slot("taken", ACTIONS_TAKEN, begun=True),
        Slot("casts", ACTIONS_TAKEN, begun=True),
        Slot("quickly", FLAG, begun=True),
    ],
    closing=[FinishActivation(), EndSentence(BASE), EndTurnChanges()],
)
