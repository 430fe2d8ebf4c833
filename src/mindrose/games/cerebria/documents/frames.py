"""What can be running: a frame is begun by a step of the one below, asks at the top, and holds what its program fills.

A game is only ever left at a question. So a document's `stack` is one that a game can have written: each program is
where it began the next one, and the topmost one asks somebody something.
"""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import FACTIONS, MODERATES
from mindrose.games.cerebria.documents.slots import FIXED, KINDS, Kind, power_kinds
from mindrose.games.cerebria.documents.slots import fault as slot_fault
from mindrose.games.cerebria.powers import running
from mindrose.games.cerebria.powers.auras import POWER_EMOTION, POWER_SPHERE
from mindrose.games.cerebria.powers.running import (
    AFTER_ABSORB,
    MOMENT,
    POWERS,
    AbsorbPowers,
    NextPower,
    TurnEndPowers,
    waiting_programs,
)
from mindrose.games.cerebria.rules import hidden
from mindrose.games.cerebria.rules.absorb import Bonus, Reveal
from mindrose.games.cerebria.rules.aftermath import DRAINING, SULLEN, ChooseDrained
from mindrose.games.cerebria.rules.deckbuilding import OWN_LIST
from mindrose.games.cerebria.rules.empower import (
    EMPOWERING,
    SAVOURED,
    AfterEmpower,
    DiscardSavoured,
    ExchangeCards,
)
from mindrose.games.cerebria.rules.empower import DrainSphere as DrainAfterEmpower
from mindrose.games.cerebria.rules.fortify import FORTIFYING, AfterFortify, Garrison
from mindrose.games.cerebria.rules.hidden import MOST_SEEN, RENEWAL, next_of
from mindrose.games.cerebria.rules.invoke import INVOKING, EnterPlay
from mindrose.games.cerebria.rules.move import MOVING
from mindrose.games.cerebria.rules.placement import PLACEMENT
from mindrose.games.cerebria.rules.preparation import SETUP, BeginVibes, ChooseDeck, PlaceEverybody
from mindrose.games.cerebria.rules.quell import QUELLING, DevourVibe, RemoveEssence
from mindrose.games.cerebria.rules.quell import DrainSphere as DrainAfterQuell
from mindrose.games.cerebria.rules.rest import REST
from mindrose.games.cerebria.rules.revelation import DUE, LATE_REVELATION, REVELATION, RenewHidden
from mindrose.games.cerebria.rules.starting_vibes import PLACING_VIBES
from mindrose.games.cerebria.rules.turn import GAME, TURN, Menu, Prepare, Rest, TakeTurn
from mindrose.games.cerebria.rules.upgrades import UPS
from mindrose.games.cerebria.rules.vibes import GIVEN_VIBE, SPOT, VIBE, row_bits
from mindrose.games.cerebria.state import HIDDEN, NOTHING, Cerebria
from mindrose.kernel.drafts import draft_faults
from mindrose.kernel.form import Form
from mindrose.kernel.machine import Frame, Step, no_answers

# The steps that begin each program; those of a turn that are not named here are begun from its menu.
BEGUN_BY: Final[dict[str, tuple[type[Step[Any]], ...]]] = {
    GAME.name: (),
    SETUP.name: (Prepare,),
    OWN_LIST.name: (ChooseDeck,),
    PLACEMENT.name: (PlaceEverybody,),
    PLACING_VIBES.name: (BeginVibes,),
    TURN.name: (TakeTurn,),
    REST.name: (Rest,),
    INVOKING.name: (Menu, Garrison),
    GIVEN_VIBE.name: (Bonus,),
    VIBE.name: (AfterEmpower, DevourVibe),
    DRAINING.name: (AfterFortify, DrainAfterEmpower, DrainAfterQuell),
    SULLEN.name: (AfterFortify,),
    POWERS.name: (AbsorbPowers, TurnEndPowers),
    REVELATION.name: (Reveal, ChooseDrained),
    LATE_REVELATION.name: (Reveal, ChooseDrained),
    RENEWAL.name: (RenewHidden,),
}
SPIRIT_ACTIONS: Final = (MOVING.name, INVOKING.name, QUELLING.name, FORTIFYING.name, EMPOWERING.name)  # by rows


def last_step(frame: Frame) -> Step[Any] | None:
    """The step that a frame did last; the question about several powers is asked again after each of them."""
    if frame.program is POWERS:
        return frame.program.steps[0] if frame.at == 0 else None
    return frame.program.steps[frame.at - 1] if frame.at > 0 else None


class StackCheck:
    """Notes in a form all that is wrong with the programs that a document puts on a table."""

    def __init__(self, form: Form, table: Cerebria) -> None:
        self.form = form
        self.table = table
        self.frames = table.stack.frames
        self.powers = [program.name for program in table.content.programs]

    def check_shape(self) -> None:
        """Which programs run on which, and what kind of thing their slots hold."""
        for number in range(len(self.frames)):
            self.check_begin(number)
            self.check_slots(number)

    def check_fit(self) -> None:
        """Who runs them, and whether they go with what lies on the table."""
        for number in range(len(self.frames)):
            self.check_seat(number)
            self.check_contents(number)
        self.form.stop_if_wrong()
        self.check_top()

    def wrong(self, number: int, reason: str) -> None:
        self.form.wrong(f"frame {number + 1} of 'stack', {self.frames[number].program.name!r}: {reason}")

    # Where it stands

    def check_begin(self, number: int) -> None:
        """A program runs on the one that began it, which has come so far and no further."""
        frame = self.frames[number]
        if number == 0:
            if frame.program is not GAME:
                self.wrong(number, f"the first one is {GAME.name!r}, which everything else runs in")
            return
        below = self.frames[number - 1]
        if not self.begun(number):
            told = f"{below.program.name!r} at its step {below.at}"
            self.wrong(number, f"it is not begun by {told}, so the two do not fit together")

    def begun(self, number: int) -> bool:
        below, frame = self.frames[number - 1], self.frames[number]
        if frame.program.name in self.powers:
            return self.power_begun(number, number - 1)
        if frame.program is SULLEN and below.program is DRAINING:  # both come after one Fortify
            return below.at == 0 and self.begun(number - 1)
        return isinstance(last_step(below), BEGUN_BY.get(frame.program.name, (Menu,)))

    def power_begun(self, number: int, under: int) -> bool:
        """An Emotion's powers at one moment are begun together, the first one on top."""
        below, frame = self.frames[under], self.frames[number]
        if below.program.name in self.powers:
            together = below.at == 0 and list(below.slots)[: len(FIXED) - 1] == list(frame.slots)[: len(FIXED) - 1]
            return together and self.power_begun(number, under - 1)
        table = self.table
        card, edition = int(frame.slots[POWER_EMOTION]), int(table.settings.edition)
        if not KINDS["emotion"].allows(card):
            return False
        step = last_step(below)
        if isinstance(step, EnterPlay | ExchangeCards):
            return frame.program in table.content.enter[edition][card]
        if isinstance(step, RemoveEssence):
            return frame.program in table.content.quelled[edition][card]
        if isinstance(step, NextPower) and KINDS["moment"].allows(int(below.slots[MOMENT])):
            return frame.program in waiting_programs(table, below.slots[MOMENT], card)
        return False

    def check_seat(self, number: int) -> None:
        frame = self.frames[number]
        seat = self.seat_of(number)
        if frame.seat != seat:
            self.wrong(number, f"its 'seat' is {seat}, not {frame.seat}")

    def seat_of(self, number: int) -> int:
        """Who runs a program: who runs the one below, but where the rules say otherwise; drafts tell it themselves."""
        table, frame = self.table, self.frames[number]
        if frame.program is TURN:
            return int(table.active)
        if number == 0 or frame.program is SETUP:
            return 0
        if frame.drafting():
            return int(frame.seat)
        if frame.program is PLACEMENT:
            return int(table.order[0])
        if frame.program is PLACING_VIBES or frame.program is OWN_LIST:
            return int(frame.seat)
        if frame.program is RENEWAL:
            faction = int(frame.slots[hidden.FACTION])
            return int(next_of(table, faction)) if 0 <= faction < len(FACTIONS) else int(frame.seat)
        return int(self.frames[number - 1].seat)

    # What it holds

    def check_slots(self, number: int) -> None:
        frame = self.frames[number]
        program = frame.program
        power = program.name in self.powers
        kinds: dict[str, Kind] = power_kinds(program) if power else KINDS
        for i, name in enumerate(program.slots):
            value = int(frame.slots[i])
            if value != NOTHING and not kinds[name].allows(value):
                self.wrong(number, f"{name!r} is {kinds[name].told()}, or -1 for nothing, not {value}")
            elif not frame.drafting():
                holds = slot_fault(program, int(frame.at), name, value, power)
                if holds:
                    told = f"{name!r} ({kinds[name].told()}) holds {holds}"
                    self.wrong(number, f"at its step {frame.at} {told}, not {value}")

    # What asks

    def check_top(self) -> None:
        """The topmost program asks; if it is a draft, answers led to it."""
        number = len(self.frames) - 1
        frame = self.frames[number]
        if frame.at >= frame.program.length or not frame.program.steps[frame.at].asks:
            self.wrong(number, f"nobody is asked anything at its step {frame.at}, and a game only stops to ask")
        elif frame.drafting() and number > 0:
            for fault in draft_faults(self.table, frame):
                self.wrong(number, fault)
        elif not self.waits(frame):
            self.wrong(number, f"at its step {frame.at} there is nothing to decide on this table, so it goes on")

    def waits(self, frame: Frame) -> bool:
        """The question of a frame has more than one answer, or is asked even with one."""
        step = frame.program.steps[frame.at]
        answers = no_answers()
        step.answers(self.table, frame, answers)
        return answers.count > 1 or (answers.count == 1 and step.hidden)

    # What goes with the table

    def check_contents(self, number: int) -> None:
        table, frame = self.table, self.frames[number]
        program = frame.program
        if program.name in SPIRIT_ACTIONS and not frame.drafting():
            bits = row_bits(table, frame.seat, SPIRIT_ACTIONS.index(program.name))
            if (frame.slots[UPS] << 1) & ~bits:
                self.wrong(number, f"'upgrades' {frame.slots[UPS]} are not all unlocked (CB-7.1.3)")
        if program is EMPOWERING and isinstance(program.steps[frame.at], DiscardSavoured):
            self.check_savoured(number)
        if program is REVELATION:
            for faction, word in enumerate(FACTIONS):
                if frame.slots[DUE] > 0 and (frame.slots[DUE] >> faction) & 1 and table.capstones[faction] == 0:
                    self.wrong(number, f"'due' says that {word} places its Capstone, but it has none left (CB-2.1.7)")
        if program is RENEWAL and frame.slots[hidden.SEEN] != NOTHING:
            most = min(MOST_SEEN, int(table.piles.size(HIDDEN + frame.slots[hidden.FACTION])))
            if frame.slots[hidden.SEEN] != most:
                self.wrong(number, f"'seen' is {most}, as many cards as can be looked at (CB-17.4.4)")
        if (program is VIBE or program is GIVEN_VIBE) and frame.slots[SPOT] != NOTHING:
            self.check_spot(number)
        if program is POWERS and (frame.slots[running.USED_SPHERE] != NOTHING) != (frame.slots[MOMENT] == AFTER_ABSORB):
            self.wrong(number, "'sphere' is said after an Absorb (moment 0) and at no other time")
        if program.name in self.powers and frame.slots[POWER_SPHERE] != self.sphere_of(number):
            self.wrong(number, f"'sphere' is {self.sphere_of(number)}, as in the program below")

    def sphere_of(self, number: int) -> int:
        """The Sphere that a power works after: that of the powers which it waits with."""
        below = self.frames[number - 1]
        if below.program.name in self.powers:
            return int(below.slots[POWER_SPHERE])
        return int(below.slots[running.USED_SPHERE]) if below.program is POWERS else NOTHING

    def check_spot(self, number: int) -> None:
        """CB-7.2.4 The slot for a Vibe was one of those that can be chosen."""
        frame = self.frames[number]
        answers = no_answers()
        frame.program.steps[0].answers(self.table, frame, answers)
        if not answers.has(replies.SLOT + frame.slots[SPOT]):
            self.wrong(number, f"no Vibe can go to the 'spot' {frame.slots[SPOT]} (CB-7.2.4)")

    def check_savoured(self, number: int) -> None:
        """CB-21.3.5 Both cards that were drawn are in hand until one is discarded."""
        frame = self.frames[number]
        if frame.slots[SAVOURED] == NOTHING:
            return
        first, second = divmod(int(frame.slots[SAVOURED]), MODERATES)
        for card in {first, second}:
            if self.table.in_hand(frame.seat, card) < [first, second].count(card):
                self.wrong(number, f"'savoured' says that {self.table.content.ids[card]} was drawn; it is not in hand")
