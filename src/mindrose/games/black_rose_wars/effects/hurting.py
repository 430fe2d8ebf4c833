"""4.6, 1 to 2 and 5 to 10: damage dealt, moved, ignored and redirected, attacks, and defeats."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    COMBAT_OUT,
    FIRST_EVOCATION,
    NOTHING,
    PARTICIPANTS,
    ROSE,
)
from mindrose.games.black_rose_wars.effects import amounts, frames
from mindrose.games.black_rose_wars.effects.amounts import Amount, Asking, OfEach, Report, asking_program
from mindrose.games.black_rose_wars.effects.subjects import (
    Figures,
    actor,
    decider,
    done,
    hurt_by,
    hurts,
    lowest,
    reached,
    reaches,
    source,
)
from mindrose.games.black_rose_wars.rules import damage, priorities, values
from mindrose.games.black_rose_wars.rules.attack import attack
from mindrose.games.black_rose_wars.rules.evocations import remove_slain
from mindrose.games.black_rose_wars.rules.happenings import SURE
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.language.steps import Number

ONE: Final[i64] = 1
RATIONING: Final = reason("E_TURN", "BR-30.3.1")
NOT_YET: Final = reason("E_ORDER", "BR-30.3.1")
STRUCK: Final = amounts.TARGET  # figures that a `dmg` hit, a bit each; NOTHING for other damage


class Share(OfEach):
    """BR-21.2.1, DC-18 Too few cubes are left: how many of them each figure gets, at most what it would have got."""

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        slots = frame.slots
        amount = damage.amount_for(table, slots[amounts.PARTICIPANT], thing, slots[amounts.AMOUNT], slots[amounts.HOW])
        return min(amount, damage.free_cells(table, thing))

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        slots = frame.slots
        damage.hurt(table, slots[amounts.PARTICIPANT], slots[amounts.SOURCE], thing, number, slots[amounts.HOW])
        if slots[STRUCK] >= 0:
            slots[STRUCK] |= ONE << thing


class EndShare(Report):
    """VX-25 The effect knows whom its own damage struck."""

    def finish(self, table: BlackRoseWars, frame: Frame) -> None:
        if frame.slots[STRUCK] >= 0:
            table.current.frames[-2].slots[frames.STRUCK] = frame.slots[STRUCK]


SHARE: Final = asking_program("share", "BR-21.2.1", Share("share", "BR-21.2.1", "figure", 1), EndShare())


class Ration(Question[BlackRoseWars]):
    """BR-30.3.1 Too few black cubes are left where the Avatar plays: who gets as many as it can; ties: the crown."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def first(self, table: BlackRoseWars, frame: Frame) -> i64:
        """The figures of whom one is next, a bit each."""
        slots = frame.slots
        found: i64 = 0
        stage = slots[amounts.COLOUR]
        while found == 0 and stage <= priorities.ANY_FIGURE and table.supply[ROSE] > 0:
            found = priorities.first_hurt(table, stage, slots[amounts.THINGS])
            stage += 1
        return found

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        first = self.first(table, frame)
        for figure in range(table.content.figures):
            if (first >> figure) & 1:
                answers.add(replies.FIGURE + figure)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        figure = answer - replies.FIGURE
        if not 0 <= figure < table.content.figures:
            return RATIONING
        return NONE if (self.first(table, frame) >> figure) & 1 else NOT_YET

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        slots = frame.slots
        figure = answer - replies.FIGURE
        while (priorities.first_hurt(table, slots[amounts.COLOUR], slots[amounts.THINGS]) >> figure) & 1 == 0:
            slots[amounts.COLOUR] += 1
        priorities.explain_hurt(table, slots[amounts.COLOUR], slots[amounts.THINGS], figure)
        slots[amounts.COLOUR] = min(slots[amounts.COLOUR] + 1, i64(priorities.ANY_MAGE))
        slots[amounts.THINGS] &= ~(ONE << figure)
        amount = damage.amount_for(table, ROSE, figure, slots[amounts.AMOUNT], slots[amounts.HOW])
        placed = damage.hurt(table, ROSE, slots[amounts.SOURCE], figure, amount, slots[amounts.HOW])
        slots[amounts.DONE] += placed
        if slots[STRUCK] >= 0 and placed > 0:
            slots[STRUCK] |= ONE << figure
        priorities.explain_spared(table, slots[amounts.THINGS])
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("figure", {"figure": answer - replies.FIGURE})


RATION: Final = Program("ration", "BR-30.3.1", [Ration("ration", "BR-30.3.1"), EndShare()], slots=amounts.SLOTS)


class Strike(Asking):
    """BR-19.1.6, BR-21.2.1 Damage to several figures at once, by somebody whose cubes may not be enough for it."""

    def __init__(self, figures: Figures, number: Number[Any], how: i64, from_event: bool, counts: bool) -> None:
        super().__init__(SHARE)
        self.figures = figures
        self.number = number
        self.how: i64 = how
        self.from_event = from_event
        self.counts = counts  # VX-25 for the number of figures struck

    def strike(self, table: BlackRoseWars, frame: Frame, dealer: i64, origin: i64, amount: i64) -> None:
        """Hits each of the figures that damage by a participant reaches."""
        figures = hurt_by(table, dealer, origin, self.figures.all(table, frame), self.from_event)
        if figures & (figures - 1) != 0 and self.is_short(table, dealer, figures, amount):
            self.share(table, frame, dealer, origin, figures, amount)
            return
        struck: i64 = 0
        placed: i64 = 0
        while figures != 0:
            figure = lowest(figures)
            figures &= ~(ONE << figure)
            required = damage.amount_for(table, dealer, figure, amount, self.how)
            number = damage.hurt(table, dealer, origin, figure, required, self.how)
            if number > 0:
                struck |= ONE << figure
                placed += number
        if self.counts:
            frame.slots[frames.STRUCK] = struck
        done(frame, placed)

    def is_short(self, table: BlackRoseWars, dealer: i64, figures: i64, amount: i64) -> bool:
        """BR-21.2.1 There are cubes, but fewer than required."""
        required: i64 = 0
        while figures != 0:
            figure = lowest(figures)
            figures &= ~(ONE << figure)
            wanted = damage.amount_for(table, dealer, figure, amount, self.how)
            required += min(wanted, damage.free_cells(table, figure))
        return 0 < table.supply[dealer] < required

    def share(self, table: BlackRoseWars, frame: Frame, dealer: i64, origin: i64, figures: i64, amount: i64) -> None:
        rationed = dealer == ROSE and table.plays(ROSE)
        asking = self.prepare(table, frame, figures, table.supply[dealer], RATION if rationed else SHARE)
        slots = asking.slots
        slots[amounts.PARTICIPANT] = dealer
        slots[amounts.SOURCE] = origin
        slots[amounts.AMOUNT] = amount
        slots[amounts.HOW] = self.how
        slots[STRUCK] = 0 if self.counts else NOTHING
        if not rationed:
            self.ask(table, asking, True)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is SHARE or begun.program is RATION


class Damage(Strike):
    """4.6, 1 `dmg X n`: BR-19.1.1 to BR-19.1.6, BR-21.1; VX-34 `sure`; VX-45 the first one of a combat spell."""

    def __init__(
        self,
        figures: Figures,
        number: Number[Any],
        how: i64,
        from_event: bool = False,
        combat: bool = False,
        sure: bool = False,
    ) -> None:
        super().__init__(figures, number, how + SURE if sure else how, from_event, True)
        self.combat = combat

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        amount: i64 = self.number.of(table, frame)
        if self.combat and frame.slots[frames.STRIKES] == 0:
            amount += values.changes(table, actor(frame), COMBAT_OUT)
        frame.slots[frames.STRIKES] += 1
        self.strike(table, frame, actor(frame), source(frame), amount)


class RoseDamage(Strike):
    """4.6, 2 `rose X n`: the Black Rose deals damage with its cubes; BR-21.1.1 what is its own receives none."""

    def __init__(self, figures: Figures, number: Number[Any], how: i64, from_event: bool = False) -> None:
        super().__init__(figures, number, how, from_event, False)

    def who(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        self.strike(table, frame, ROSE, ROSE, self.number.of(table, frame))


class Attack(Step[BlackRoseWars]):
    """4.6, 8 `atk X by F +n`: a physical attack by a mage or an evocation, with its strength."""

    def __init__(self, figures: Figures, by: Figures, number: Number[Any], from_event: bool = False) -> None:
        super().__init__()
        self.figures = figures
        self.by = by
        self.number = number
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        attacker, target = self.by.one(table, frame), self.figures.one(table, frame)
        placed: i64 = 0
        if reaches(table, frame, attacker, self.from_event) and reaches(table, frame, target, self.from_event):
            placed = attack(table, attacker, target, self.number.of(table, frame))
        done(frame, placed)


class Ignore(Amount):
    """4.6, 6 `ign n`, BR-19.2.3, BR-19.2.5: how much of the damage just received is taken back."""

    def __init__(self, number: Number[Any], kind: str = "ignore") -> None:
        super().__init__(kind, "BR-19.2.3")
        self.number = number

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return decider(table, frame)

    def least(self, table: BlackRoseWars, frame: Frame) -> i64:
        """VX-01 The Avatar leaves out nothing that it can do."""
        return self.most(table, frame) if actor(frame) == ROSE else 0

    def most(self, table: BlackRoseWars, frame: Frame) -> i64:
        victim = frame.slots[frames.VICTIM]
        number: i64 = self.number.of(table, frame)
        if victim < 0 or number <= 0:
            return 0
        return min(number, damage.takeable(table, victim, frame.slots[frames.SINCE], frame.slots[frames.UNTIL]))

    def carry_out(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        taken: i64 = 0
        if number > 0:
            taken = self.take_back(table, frame, number)
        frame.slots[frames.IGNORED] += taken
        done(frame, taken)

    def take_back(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        slots = frame.slots
        return damage.ignore(table, slots[frames.VICTIM], number, slots[frames.SINCE], slots[frames.UNTIL])

    def points(self, table: BlackRoseWars, frame: Frame) -> dict[str, int | str]:
        return {"figure": int(frame.slots[frames.VICTIM])}


class Redirect(Ignore):
    """4.6, 7 `redir X n`, VX-43: the cubes taken back go on another figure, as damage of the same dealer."""

    def __init__(self, figures: Figures, number: Number[Any], from_event: bool = False) -> None:
        super().__init__(number, "redirect")
        self.figures = figures
        self.from_event = from_event

    def most(self, table: BlackRoseWars, frame: Frame) -> i64:
        target = self.figures.one(table, frame)
        if not reaches(table, frame, target, self.from_event):
            return 0
        slots = frame.slots
        number: i64 = 0
        for happening in range(slots[frames.SINCE], slots[frames.UNTIL]):
            number += damage.redirectable(table, happening, slots[frames.VICTIM], target, self.from_event)
        return min(number, super().most(table, frame), damage.free_cells(table, target))

    def take_back(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        slots = frame.slots
        victim, target = slots[frames.VICTIM], self.figures.one(table, frame)
        moved: i64 = 0
        happening = slots[frames.UNTIL] - 1
        while happening >= slots[frames.SINCE] and moved < number:
            possible = damage.redirectable(table, happening, victim, target, self.from_event)
            moved += damage.redirect(table, happening, victim, target, min(possible, number - moved))
            happening -= 1
        return moved

    def points(self, table: BlackRoseWars, frame: Frame) -> dict[str, int | str]:
        return {"figure": int(self.figures.one(table, frame))}


class MoveCubes(OfEach):
    """How many cubes of each colour go from one figure to another; BR-19.1.2 where there is room for them."""

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        target = frame.slots[amounts.TARGET]
        number = cubes.number_of(table.panel[thing], colour)
        return number if colour == target else min(number, damage.free_cells(table, target))

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        for _ in range(number):
            if damage.move_one(table, thing, frame.slots[amounts.TARGET], colour):
                frame.slots[amounts.AMOUNT] = cubes.added(frame.slots[amounts.AMOUNT], colour, 1)


class EndMove(Report):
    """BR-19.1.5, BR-20.2.7 What came to the other figure is damage by whoever moved it."""

    def finish(self, table: BlackRoseWars, frame: Frame) -> None:
        slots = frame.slots
        if slots[amounts.AMOUNT] != cubes.EMPTY:
            damage.note_hit(
                table, slots[amounts.SOURCE], slots[amounts.TARGET], slots[amounts.AMOUNT], slots[amounts.HOW]
            )


MOVE_CUBES: Final = asking_program(
    "move_cubes", "BR-20.2.7", MoveCubes("move_cubes", "BR-20.2.7", "figure", PARTICIPANTS), EndMove()
)


class MoveDamage(Asking):
    """4.6, 5 `mvdmg X Y n`: 0 to n cubes of X go to the leftmost free cells of Y; those of Y's own colour go home."""

    def __init__(self, figures: Figures, to: Figures, number: Number[Any], how: i64, from_event: bool = False) -> None:
        super().__init__(MOVE_CUBES)
        self.figures = figures
        self.to = to
        self.number = number
        self.how: i64 = how
        self.from_event = from_event

    def who(self, table: BlackRoseWars, frame: Frame) -> i64:
        return decider(table, frame)

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure, target = self.figures.one(table, frame), self.to.one(table, frame)
        number: i64 = self.number.of(table, frame)
        done(frame, 0)
        if figure == target or number <= 0 or not reaches(table, frame, figure, self.from_event):
            return
        if not hurts(table, frame, target, self.from_event):
            return
        asking = self.prepare(table, frame, ONE << figure, number)
        asking.slots[amounts.TARGET] = target
        asking.slots[amounts.SOURCE] = source(frame)
        asking.slots[amounts.HOW] = self.how
        asking.slots[amounts.AMOUNT] = cubes.EMPTY
        self.ask(table, asking, False)


class Defeat(Step[BlackRoseWars]):
    """4.6, 9 `defeat X`, BR-20.1.2: mages regardless of their cubes, evocations leave as defeated ones."""

    def __init__(self, figures: Figures, from_event: bool = False) -> None:
        super().__init__()
        self.figures = figures
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        number: i64 = 0
        figures = reached(table, frame, self.figures.all(table, frame), self.from_event)
        while figures != 0:
            figure = lowest(figures)
            figures &= ~(ONE << figure)
            if self.defeat(table, frame, figure):
                number += 1
        done(frame, number)

    def defeat(self, table: BlackRoseWars, frame: Frame, figure: i64) -> bool:
        if figure >= FIRST_EVOCATION:
            remove_slain(table, figure, source(frame))
            return True
        if (table.doomed >> figure) & 1:
            return False
        damage.doom(table, source(frame), figure)
        return True


class Save(Step[BlackRoseWars]):
    """4.6, 10 `save`, BR-20.2.2: the actor is no longer defeated, whatever the reason."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        saved = ONE << actor(frame)
        done(frame, 1 if (table.dying | table.doomed) & saved != 0 else 0)
        table.dying &= ~saved
        table.doomed &= ~saved
        table.saved |= saved


PROGRAMS: Final[list[Program]] = [SHARE, RATION, MOVE_CUBES]
