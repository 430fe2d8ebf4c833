"""How effects begin and end: the instability symbol of a spell, and what follows when its last sentence is over."""

from __future__ import annotations

from typing import Any

from mindrose.games.black_rose_wars.components.things import NOTHING, QUEST_FULFILLED
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.summoning import EndNow
from mindrose.games.black_rose_wars.rules import happenings, instability, quests
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence, end_effect
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step


class Symbol(Step[BlackRoseWars]):
    """BR-13.6.2, BR-15.1.3, BR-14.1.4 One instability where the mage is; in its cell, or when repeated, nothing."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        me = frame.slots[frames.ME]
        if frame.slots[frames.AGAIN] == 0 and table.in_lodge(me):
            instability.place(table, me, table.place[me], 1)


class Resolved(Step[BlackRoseWars]):
    """VX-53 A spell, trap or defence is over, cancelled or not, whatever lies in its slot by now."""

    def __init__(self, face: i64) -> None:
        super().__init__()
        self.face: i64 = face  # 2 * spell + side

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if frame.slots[frames.AGAIN] == 0:
            slots = frame.slots
            happenings.note_face(table, happenings.RESOLVED, slots[frames.ME], slots[frames.SOURCE], self.face)


class CutShort(Step[BlackRoseWars]):
    """BR-29.3.3, BR-13.2.4 The rest of a physical action of the Avatar is lost once it was defeated in it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.felled[frame.slots[frames.ME]] > frame.slots[frames.BEGAN]:
            frame.leave()


class Complete(Step[BlackRoseWars]):
    """BR-8.1.9, BR-14.1.4 The quest is completed, and its owner gains its power; BR-8.1.10 unless it is already."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        quest = frame.slots[frames.SOURCE]
        if table.quest[quest] == QUEST_FULFILLED:
            quests.complete(table, quest)


class EndOfEffect(Step[BlackRoseWars]):
    """CP-11 What counted in one effect only is over with it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        end_effect(table)


def symbol_sentence() -> list[Step[Any]]:
    """BR-13.6.2 The instability symbol is a sentence of its own."""
    return [Symbol(), EndSentence(frames.BASE)]


def closing_steps(face: i64, is_quest: bool, lasts: bool) -> list[Step[Any]]:
    """The last sentence ends; then what closing the effect itself brings about is answered too.

    `face` is the side of the spell that it is, `2 * spell + side`, NOTHING where it is none.
    """
    laid: list[Step[Any]] = [EndSentence(frames.BASE)]
    if face != NOTHING:
        laid += [Resolved(face), EndSentence(frames.BASE)]
    if is_quest:
        laid += [Complete(), EndSentence(frames.BASE)]
    if lasts:
        laid.append(EndNow())
    return [*laid, EndOfEffect()]
