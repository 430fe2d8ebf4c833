"""What a seat can imagine: tables that agree with everything it sees, the rest drawn at random."""

from __future__ import annotations

from typing import Any

from mindrose.games.black_rose_wars.components.content import NO_SCHOOL
from mindrose.games.black_rose_wars.components.things import ACTIVATED, NOBODY, NOTHING, QUEST_ACTIVE, SPELL_SLOTS
from mindrose.games.black_rose_wars.documents.resuming import BlackRoseResuming, read_standing
from mindrose.games.black_rose_wars.documents.view_reading import ViewReader
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT, FIRST, MODE, TOP, NextItem, answerable
from mindrose.games.black_rose_wars.rules.listening import REACTION, answers_to, put_item
from mindrose.games.black_rose_wars.rules.planning import PREPARING, SPELL, TRADING, ChooseSide
from mindrose.games.black_rose_wars.state import LIBRARY, BlackRoseWars
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.documents import program_of
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Frame, Program, new_frame, no_answers
from mindrose.kernel.worlds import Worlds


class BlackRoseWorlds(Worlds[BlackRoseWars]):
    """BR-2.4 Whatever a seat does not see is equally likely in every place that it cannot see.

    DC-P3 Whoever has decided beside others, unseen, has decided in any way that is legal.
    """

    def __init__(self, reader: ViewReader, programs: list[Program]) -> None:
        super().__init__(reader.read())
        self.reader = reader
        read_standing(reader, programs)
        BlackRoseResuming(self.template, reader.document, programs).put()
        others = [one["seat"] for one in reader.document["question"] if one["seat"] != reader.seat_seen]
        self.asked: i64 = others[0] if len(others) == 1 else NOBODY
        self.ready: list[int] = []  # seats whose branches are settled, in secret
        self.begin_again(reader.document["stack"][-1].get("branches") or [], programs)

    def begin_again(self, branches: list[dict[str, Any]], programs: list[Program]) -> None:
        """Branches of others that are settled run anew; all branches of a fork run the same program."""
        named = {program.name: program for program in programs}
        running = [branch["stack"][0] if branch.get("stack") else branch for branch in branches]
        running = [one for one in running if "program" in one]
        for branch in self.template.stack.branches:
            if not branch.frames and branch.owner != self.reader.seat_seen and running:
                branch.frames.append(new_frame(program_of(running[0], named), branch.owner))
                self.ready.append(int(branch.owner))

    def deal(self, table: BlackRoseWars, chance: QuickChance) -> None:
        self.reader.deal(table, chance)
        for frame in table.stack.frames:
            self.fill(table, frame, chance)
        self.declare(table, chance)
        for seat in self.ready:
            branch = table.branch_of(seat)
            assert branch is not None
            settle(table, branch, chance)

    def declare(self, table: BlackRoseWars, chance: QuickChance) -> None:
        """DC-S7, DC-20 Whoever is asked for an order has declared something that is not seen, if too little is."""
        asked = self.asked
        window = table.stack.frames[-1]
        order = table.stack.step()
        if asked == NOBODY or window.program is not CHECKPOINT or not isinstance(order, NextItem):
            return
        answers = no_answers()
        order.answers(table, window, answers)
        while answers.count < 2 or order.seat(table, window) != asked:
            place = some_unseen(table, asked, chance)
            if place == NOTHING:
                return
            happening = fitting(table, window, place, chance)
            table.declared[place] = happening
            put_item(table, asked, REACTION, place, happening)
            answers.count = 0
            order.answers(table, window, answers)

    def fill(self, table: BlackRoseWars, frame: Frame, chance: QuickChance) -> None:
        """What somebody else has chosen in secret, and is about to go on with."""
        if frame.seat == self.reader.seat_seen:
            return
        if frame.program in (PREPARING, TRADING) and frame.at == frame.program.place(ChooseSide):
            frame.slots[SPELL] = table.hand_card(frame.seat, chance.below(table.hand_size(frame.seat)))
        elif "drawn" in frame.program.secret:
            slot = frame.program.slots.index("drawn")
            if frame.slots[slot] == NOTHING and frame.at > 0:
                frame.slots[slot] = hidden_quests(table, frame.seat)


def some_unseen(table: BlackRoseWars, seat: i64, chance: QuickChance) -> i64:
    """An activated card of a seat that has not been declared, NOTHING if there is none."""
    found: i64 = NOTHING
    number: i64 = 0
    for place in range(SPELL_SLOTS * seat, SPELL_SLOTS * (seat + 1)):
        if table.spell[place] >= 0 and table.status[place] == ACTIVATED and table.declared[place] < 0:
            number += 1
            if chance.below(number) == 0:
                found = place
    return found


def fitting(table: BlackRoseWars, window: Frame, place: i64, chance: QuickChance) -> i64:
    """What a card was declared to answer; if it can answer nothing, another one of its school that can lies there."""
    happening = answered(table, window, place)
    school = table.content.school_of[table.spell[place]]
    if happening != NOTHING or school == NO_SCHOOL:
        return max(happening, window.slots[FIRST])
    token = table.content.types[2 * table.spell[place] + table.side[place]]
    deck = LIBRARY + 2 * school
    for i in range(table.piles.size(deck)):
        spell, side = table.piles.at(deck, i), chance.below(2)
        if table.content.types[2 * spell + side] == token:
            before, turned = table.spell[place], table.side[place]
            table.spell[place], table.side[place] = spell, side
            happening = answered(table, window, place)
            if happening != NOTHING:
                table.piles.set(deck, i, before)
                return happening
            table.spell[place], table.side[place] = before, turned
    return window.slots[FIRST]


def answered(table: BlackRoseWars, window: Frame, place: i64) -> i64:
    """The first thing that a card could answer in a window, NOTHING if there is none."""
    for happening in range(window.slots[FIRST], window.slots[TOP]):
        if answerable(table, happening, window.slots[MODE]) and answers_to(table, place, happening):
            return happening
    return NOTHING


def hidden_quests(table: BlackRoseWars, seat: i64) -> i64:
    """The quests of a seat that others do not see, a bit each."""
    found = 0
    for quest in range(table.content.quests):
        if table.holder[quest] == seat and table.quest[quest] == QUEST_ACTIVE and (table.shown >> quest) & 1 == 0:
            found |= 1 << quest
    return found


def settle(table: BlackRoseWars, branch: Stack, chance: QuickChance) -> None:
    """Answers at random what a seat is asked on its branch, until nobody waits for it any more."""
    table.current = branch
    table.run(branch)
    while branch.waiting and not branch.resting:
        frame = branch.frames[-1]
        step = branch.step()
        answer = branch.answers.items[chance.below(branch.answers.count)]
        branch.waiting = False
        frame.at += 1
        step.answer(table, frame, answer)
        table.run(branch)
    table.current = table.stack
