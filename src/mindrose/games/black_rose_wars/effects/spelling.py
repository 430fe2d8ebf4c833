"""4.6 Spells that effects study, lay, cast, repeat, turn and trade: primitives 22 and 28 to 30, VX-30, VX-32."""

from __future__ import annotations

from typing import Any

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import NOBODY, PREPARED, REVEALED, SPELL_SLOTS
from mindrose.games.black_rose_wars.effects.instructions import first_reached
from mindrose.games.black_rose_wars.effects.subjects import Figures, actor, done
from mindrose.games.black_rose_wars.rules import cards, casting, planning, study
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Frame, Step
from mindrose.language.steps import Number


@mypyc_attr(allow_interpreted_subclasses=True)
class ForOneMage(Step[BlackRoseWars]):
    """An instruction for a single mage, whose program says itself how much it did."""

    def __init__(self, whom: Figures, from_event: bool) -> None:
        super().__init__()
        self.whom = whom
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        mage = first_reached(table, frame, self.whom, self.from_event)
        if mage != NOBODY:
            self.begin(table, frame, mage)

    def begin(self, table: BlackRoseWars, frame: Frame, mage: i64) -> None:
        raise NotImplementedError

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return first_reached(table, frame, self.whom, self.from_event)


class Study(ForOneMage):
    """22 `study X n k`: X spreads n picks over the library and keeps k of the cards (DC-27)."""

    def __init__(self, whom: Figures, picks: Number[Any], kept: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.picks = picks
        self.kept = kept

    def begin(self, table: BlackRoseWars, frame: Frame, mage: i64) -> None:
        picks: i64 = self.picks.of(table, frame)
        kept: i64 = self.kept.of(table, frame)
        if picks > 0:
            study.begin_study(table, mage, picks, kept)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is study.STUDYING


class Prepare(ForOneMage):
    """28 `prep X n`: X may lay up to n cards from its hand in empty slots."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def begin(self, table: BlackRoseWars, frame: Frame, mage: i64) -> None:
        number: i64 = self.number.of(table, frame)
        if number > 0:
            planning.begin_prepare(table, mage, number)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is planning.PREPARING


class CastNext(ForOneMage):
    """VX-30 `castnext X`: X, in the lodge, casts its next prepared spell; this is no action."""

    def begin(self, table: BlackRoseWars, frame: Frame, mage: i64) -> None:
        if table.in_lodge(mage):
            done(frame, 1 if casting.cast_next(table, mage) else 0)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return casting.is_casting(table, begun)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForOneSpell(Step[BlackRoseWars]):
    """An instruction about a spell on a board."""

    def __init__(self, spell: Figures) -> None:
        super().__init__()
        self.spell = spell

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        place = self.spell.one(table, frame)
        if 0 <= place < len(table.spell) and table.spell[place] >= 0:
            self.do(table, frame, place)

    def do(self, table: BlackRoseWars, frame: Frame, place: i64) -> None:
        raise NotImplementedError


class Again(ForOneSpell):
    """29 `again S`: a combat or conjunction spell that lies face up is applied once more, without its symbol."""

    def do(self, table: BlackRoseWars, frame: Frame, place: i64) -> None:
        done(frame, 1 if casting.repeat(table, place) else 0)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return table.content.is_effect(begun.program)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return self.spell.one(table, frame) // SPELL_SLOTS


class TurnSpell(ForOneSpell):
    """30 `turn S`: the other side of a prepared spell becomes its active one; its face stays hidden."""

    def do(self, table: BlackRoseWars, frame: Frame, place: i64) -> None:
        if table.status[place] != PREPARED:
            return
        table.side[place] = 1 - table.side[place]
        table.tell(events.TURNED, place // SPELL_SLOTS, place % SPELL_SLOTS)
        done(frame, 1)


class Trade(ForOneSpell):
    """VX-32 `trade S`: a hand card is laid in the slot of an own revealed spell, which comes to the hand."""

    def do(self, table: BlackRoseWars, frame: Frame, place: i64) -> None:
        mage = place // SPELL_SLOTS
        if mage != actor(frame) or table.status[place] != REVEALED or table.hand_size(mage) == 0:
            return
        if not cards.is_forgotten(table, table.spell[place]):
            planning.begin_trade(table, place)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is planning.TRADING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return self.spell.one(table, frame) // SPELL_SLOTS
