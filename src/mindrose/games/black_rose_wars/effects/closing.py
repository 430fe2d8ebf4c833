"""How effects begin and end: the instability symbol of a spell, and what follows when its last sentence is over."""

from __future__ import annotations

from typing import Any

from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.summoning import EndNow
from mindrose.games.black_rose_wars.rules import happenings, instability, quests
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence, end_effect
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.programs import Frame, Step


class Symbol(Step[BlackRoseWars]):
    """BR-13.6.2, BR-15.1.3, BR-14.1.4 One instability where the mage is; in its cell, or when repeated, nothing."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        me = frame.slots[frames.ME]
        if frame.slots[frames.AGAIN] == 0 and table.in_lodge(me):
            instability.place(table, me, table.place[me], 1)


class Resolved(Step[BlackRoseWars]):
    """VX-53 A spell, trap or defence is over, cancelled or not."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        place = frame.slots[frames.SOURCE]
        if frame.slots[frames.AGAIN] == 0 and table.spell[place] >= 0:
            happenings.note_spell(table, happenings.RESOLVED, frame.slots[frames.ME], place)


class CutShort(Step[BlackRoseWars]):
    """BR-29.3.3, BR-13.2.4 The rest of a physical action of the Avatar is lost once it was defeated in it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.felled[frame.slots[frames.ME]] > frame.slots[frames.BEGAN]:
            frame.leave()


class Complete(Step[BlackRoseWars]):
    """BR-8.1.9, BR-14.1.4 The quest is completed, and its owner gains the power on it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        quests.complete(table, frame.slots[frames.SOURCE])


class EndOfEffect(Step[BlackRoseWars]):
    """CP-11 What counted in one effect only is over with it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        end_effect(table)


def symbol_sentence() -> list[Step[Any]]:
    """BR-13.6.2 The instability symbol is a sentence of its own."""
    return [Symbol(), EndSentence(frames.BASE)]


def closing_steps(is_spell: bool, is_quest: bool, lasts: bool) -> list[Step[Any]]:
    """The last sentence ends; then what closing the effect itself brings about is answered too."""
    laid: list[Step[Any]] = [EndSentence(frames.BASE)]
    if is_spell:
        laid += [Resolved(), EndSentence(frames.BASE)]
    if is_quest:
        laid += [Complete(), EndSentence(frames.BASE)]
    if lasts:
        laid.append(EndNow())
    return [*laid, EndOfEffect()]
