# mypyc: plain
"""From the words of an effect to its steps: selectors, filters, numbers and conditions."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components.content import Standing as StandingText
from mindrose.games.black_rose_wars.components.content import Text
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    COMBAT,
    ELEMENTS,
    FIRST_EVOCATION,
    NOTHING,
    PREPARED,
    QUEST_STATES,
    REVEALED,
    ROOM_COLOURS,
    ROSE,
    STATS,
)
from mindrose.games.black_rose_wars.effects import auras, counting, frames, selecting
from mindrose.games.black_rose_wars.effects.choosing import (
    A_FIGURE,
    A_ROOM,
    A_SPELL,
    Choose,
    ChooseSeveral,
    Forget,
    Gather,
    MayDo,
    NextFigure,
    PickAtRandom,
    PickOne,
    Seek,
)
from mindrose.games.black_rose_wars.effects.closing import CutShort, closing_steps, symbol_sentence
from mindrose.games.black_rose_wars.effects.laying import LAID
from mindrose.games.black_rose_wars.effects.naming import Naming, constant, element_of, range_of, term_of, wrong
from mindrose.games.black_rose_wars.effects.selecting import Candidates, Range, Trait
from mindrose.games.black_rose_wars.effects.standing import Possible, Register
from mindrose.games.black_rose_wars.effects.subjects import (
    IMAGINED,
    Figures,
    Here,
    InSlot,
    OwnerOf,
    RoomInSlot,
    RoomOf,
    Rooms,
    RoomsInSlot,
    SetInSlot,
    TheRose,
)
from mindrose.games.black_rose_wars.effects.waiting import Waiting
from mindrose.games.black_rose_wars.effects.words import (
    ARCHETYPE,
    BOARD_SELECTORS,
    EVOCATION,
    FIGURE_SELECTORS,
    MEASURES,
    PLACE,
)
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.happenings import BY_EVENT, BY_OTHER, BY_SPELL
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.priorities import NO_PRIORITY, PRIORITIES
from mindrose.kernel.programs import Program, Step
from mindrose.kernel.slots import ANYTHING
from mindrose.kernel.told import Told
from mindrose.language import steps
from mindrose.language.compiling import COMPARED, IT, Builder, Scope, clauses, number_of, test_of
from mindrose.language.syntax import (
    Argument,
    Bind,
    Body,
    Comparison,
    Count,
    Each,
    Expression,
    Instruction,
    May,
    Negation,
    Part,
    Pick,
    Standing,
    Term,
    items_in,
)

Steps = list[Step[Any]]
Amount = steps.Number[Any]

# What an effect is printed on.
SPELL: Final = "spell"
ROOM: Final = "room"
QUEST: Final = "quest"
EVENT: Final = "event"
SKILL: Final = "skill"
HEX: Final = "hex"
ORDER_ACTION: Final = "order-action"
ORDER_SPELL: Final = "order-spell"
# BR-15.1.7 Traps and defences are spells too.
HOW: Final = {SPELL: BY_SPELL, ORDER_SPELL: BY_SPELL, ROOM: happenings.BY_ROOM, EVENT: BY_EVENT}

ROLES: Final = {
    "me": frames.ME, "bearer": frames.ME, "trig": frames.TRIG, "src": frames.SRC, "victim": frames.VICTIM,
    "this": frames.THIS, "it": frames.IT, "drawer": frames.DRAWER,
}  # fmt: skip
STATUSES: Final = dict(zip(BOARD_SELECTORS, (PREPARED, ACTIVATED, REVEALED), strict=True))
BEINGS: Final = {"mage": (0, ROSE), "evo": (FIRST_EVOCATION, IMAGINED - 1), "Rose": (ROSE, ROSE)}
DEMANDS: Final[dict[str, type[Trait]]] = {"again": selecting.Repeatable, "trade": selecting.Tradable}
ASKS_FOR_CARDS: Final = ("disc", "peek")  # BR-4.3.5
TRAITS: Final = {
    "restored": selecting.Restored, "free": selecting.Free, "crown": selecting.Crowned
}  # fmt: skip


class EffectBuilder(Builder):
    """Makes the steps of one effect, printed on a card of some kind; spells have a type, and a number for each side."""

    holds = ANYTHING

    def __init__(
        self, naming: Naming, printed_on: str, type: int = NOTHING, symbol: bool = False, face: int = NOTHING
    ) -> None:
        super().__init__()
        self.naming = naming
        self.printed_on = printed_on
        self.type = type
        self.symbol = symbol
        self.face = face
        self.from_event = printed_on == EVENT
        self.how = HOW.get(printed_on, BY_OTHER)
        self.combat = type == COMBAT
        self.stays = printed_on in (SPELL, SKILL)  # as long as it lies on a board or is in the lodge
        self.body: Body = ()
        self.lasts = False  # something in it lasts until it ends
        self.persistent: list[StandingText] = []
        self.texts: list[Text] = []
        self.auras: list[auras.Aura] = []
        self.offset = 0  # how many persistent effects the pack has before these

    # Sentences

    def between_sentences(self, scope: Scope) -> Steps:
        ends: Steps = [EndSentence(frames.BASE)]
        return [*ends, CutShort()] if self.printed_on == ORDER_ACTION else ends

    def opening(self, scope: Scope) -> Steps:
        return symbol_sentence() if self.symbol else []

    def closing(self, scope: Scope) -> Steps:
        return closing_steps(self.face, self.printed_on == QUEST, self.lasts)

    def inner_closing(self, scope: Scope) -> Steps:
        return closing_steps(NOTHING, False, self.lasts)

    # Whom and what

    def figures(self, argument: Argument, scope: Scope) -> tuple[Steps, Figures]:
        """The figures that a word means, after the steps that choose them."""
        term = term_of(argument)
        if scope.has(term.name) and term.plain:
            slot = scope.slot(term.name)
            return [], SetInSlot(slot) if scope.is_set(term.name) else InSlot(slot)
        if term.name in ROLES and term.plain:
            return [], InSlot(ROLES[term.name])
        if term.name == "Rose":
            return [], TheRose()
        if term.name == "owner":
            laid, evocation = self.figures((term.arguments or ())[0], scope)
            return laid, OwnerOf(evocation)
        several = scope.picks_several(term)
        slot = scope.fresh("chosen")
        return self.choosing(term, slot, several, "", scope), SetInSlot(slot) if several else InSlot(slot)

    def rooms(self, argument: Argument, scope: Scope) -> tuple[Steps, Rooms]:
        """The rooms that a word means, after the steps that choose them."""
        term = term_of(argument)
        if scope.has(term.name) and term.plain:
            slot = scope.slot(term.name)
            return [], RoomsInSlot(slot) if scope.is_set(term.name) else RoomInSlot(slot)
        if not term.filters and self.is_certain(term):
            return self.certain(term, scope)
        several = scope.picks_several(term)
        slot = scope.fresh("chosen")
        return self.choosing(term, slot, several, "", scope), RoomsInSlot(slot) if several else RoomInSlot(slot)

    def is_certain(self, term: Term) -> bool:
        """`here`, `there`, `it`, `room@X`: no choice is left."""
        return term.name in ("here", "there", IT) or (term.name == "room" and term.arguments is None)

    def certain(self, term: Term, scope: Scope) -> tuple[Steps, Rooms]:
        if term.name == "there":
            return [], RoomInSlot(frames.THERE)
        if term.name == IT:
            return [], RoomInSlot(frames.IT)
        if term.name == "here":  # BR-17.1.4 of a room effect: the room itself
            return [], RoomInSlot(frames.SOURCE) if self.printed_on == ROOM else Here()
        if term.origin is None:
            told = "`room` alone says no range: write `room(n)`, or `room@X` for where X is"
            raise wrong(term, Told("mistake-room-alone", told))
        laid, figures = self.figures(term.origin, scope)
        return laid, RoomOf(figures)

    def spell_places(self, argument: Argument, scope: Scope) -> tuple[Steps, Figures]:
        """The spell on a board that a word means, as its place; after the steps that choose it."""
        term = term_of(argument)
        if scope.has(term.name) and term.plain:
            return [], InSlot(scope.slot(term.name))
        slot = scope.fresh("chosen")
        return self.choosing(term, slot, False, "", scope), InSlot(slot)

    def choosing(self, term: Term, slot: int, several: bool, chooser: str, scope: Scope) -> Steps:
        """Steps that choose what a selector says, and keep it in a slot."""
        laid, candidates, sort = self.candidates(term, scope)
        if term.quantity == "all" or (term.name == "M*" and candidates.measure == NOTHING):
            return [*laid, Gather(candidates, slot)]
        if chooser == "rnd":
            return [*laid, Forget(slot, several), PickAtRandom(candidates, slot, several)]
        if term.quantity.startswith("up"):
            most = int(term.quantity.removeprefix("up"))
            return [*laid, Forget(slot, True), ChooseSeveral(self.rule, candidates, slot, sort, most, self.type)]
        by: Figures | None = None
        if chooser == "owner" and term.name in (*BOARD_SELECTORS, "umbra"):
            _, by = self.figures((term.arguments or ())[0], scope)
        priority = PRIORITIES.index(term.priority.lower()) if term.priority else NO_PRIORITY
        return [
            *laid,
            Forget(slot, several) if priority == NO_PRIORITY else Seek(slot, several, candidates, priority),
            Choose(self.rule, candidates, slot, sort, several, self.type, by, priority),
        ]

    def candidates(self, term: Term, scope: Scope) -> tuple[Steps, Candidates, int]:
        """What fits a selector, and what sort of thing it is."""
        laid, traits, measure = self.traits(term, scope)
        if term.quantity == "one":
            more, figures = self.figures(Term(term.name, at=term.at), scope)
            return [*laid, *more], selecting.Members(figures), A_FIGURE
        more, candidates, sort = self.plain_candidates(term, traits, scope)
        if measure is not None:
            candidates.measure = MEASURES.index(term_of((measure.arguments or ())[0]).name)
            candidates.greatest = measure.name == "most"
        return [*laid, *more], candidates, sort

    def plain_candidates(self, term: Term, traits: list[Trait], scope: Scope) -> tuple[Steps, Candidates, int]:
        if term.name in FIGURE_SELECTORS:
            laid, reach = self.range(term, scope)
            everybody = term.quantity == "all"
            word = FIGURE_SELECTORS.index(term.name)
            imagined = not everybody and not term.quantity and self.may_be_imagined(term, scope)
            return laid, selecting.FiguresInRange(word, reach, traits, everybody, imagined), A_FIGURE
        if term.name == "M*":
            return [], selecting.EveryMage(traits), A_FIGURE
        if term.name == "umbra":
            laid, mage = self.figures((term.arguments or ())[0], scope)
            return laid, selecting.Assigned(mage, traits), A_FIGURE
        if term.name == "exit":
            laid, mage = self.figures((term.arguments or ())[0], scope)
            return laid, selecting.Exits(mage, traits), A_ROOM
        if term.name in STATUSES:
            laid, mage = self.figures((term.arguments or ())[0], scope)
            return laid, selecting.OnBoard(mage, STATUSES[term.name], [*traits, *self.demands(term)]), A_SPELL
        if self.is_certain(term):
            laid, rooms = self.certain(term, scope)
            return laid, selecting.CertainRooms(rooms, traits), A_ROOM
        if term.name == "room":
            laid, reach = self.range(term, scope)
            return laid, selecting.RoomsInRange(reach, traits), A_ROOM
        told = "nothing can be chosen with `{word}`"
        raise wrong(term, Told("mistake-not-chosen-here", told, word=term.written()))

    def may_be_imagined(self, term: Term, scope: Scope) -> bool:
        """BR-4.3.5, VX-18 Not an own servant, nobody who must be like something, and nobody whose cards are wanted.

        BR-30.1.2 The Avatar imagines nobody.
        """
        if term.name == "myevo" or self.printed_on in (ORDER_ACTION, ORDER_SPELL):
            return False
        for one in term.filters:
            if not all(isinstance(asked, Negation) for asked in one.any_of):
                return False
        bound = [item.name for item in items_in(self.body) if isinstance(item, Bind) and item.value is term]
        return not any(self.wants_cards(item, bound) for item in items_in(self.body))

    def wants_cards(self, item: Any, names: list[str]) -> bool:
        """An item asks for the cards of a mage that has one of these names."""
        if isinstance(item, Instruction) and item.name in ASKS_FOR_CARDS:
            terms = [one for one in item.arguments if isinstance(one, Term)]
            return any(one.name in names for one in terms)
        if isinstance(item, Bind) and isinstance(item.value, Term) and item.value.name in BOARD_SELECTORS:
            return any(isinstance(one, Term) and one.name in names for one in item.value.arguments or ())
        return False

    def demands(self, term: Term) -> list[Trait]:
        """4.11, VX-32 What an instruction asks of the spell that is chosen for it."""
        bound = [item.name for item in items_in(self.body) if isinstance(item, Bind) and item.value is term]
        used = [item for item in items_in(self.body) if isinstance(item, Instruction) and item.name in DEMANDS]
        meant = [item for item in used if any(isinstance(one, Term) and one.name in bound for one in item.arguments)]
        return [DEMANDS[item.name]() for item in meant]

    def range(self, term: Term, scope: Scope) -> tuple[Steps, Range]:
        reach, spirit = range_of(term)
        if term.origin is None:
            if spirit and term.quantity:
                return self.range_of_one_origin(reach, scope)
            return [], Range(reach, spirit, None, None)
        if self.is_room(term.origin, scope):
            laid, rooms = self.rooms(term.origin, scope)
            return laid, Range(reach, spirit, None, rooms)
        laid, figures = self.figures(term.origin, scope)
        return laid, Range(reach, spirit, figures, None)

    def range_of_one_origin(self, reach: int, scope: Scope) -> tuple[Steps, Range]:
        """4.3 Several things in a range `(n~)` are measured from one origin, which is chosen first."""
        slot = scope.fresh("origin")
        choose = Choose(self.rule, selecting.Origins([]), slot, A_FIGURE, False, NOTHING, None)
        return [Forget(slot, False), choose], Range(reach, False, InSlot(slot), None)

    def is_room(self, term: Term, scope: Scope) -> bool:
        """A word that stands for a room: `here`, or a name that a room was given."""
        if term.name in ("here", "there"):
            return True
        for item in items_in(self.body):
            if isinstance(item, Bind) and item.name == term.name and isinstance(item.value, Term):
                return item.value.name in ("room", "here", "there", "exit")
        return False

    # Filters

    def traits(self, term: Term, scope: Scope) -> tuple[Steps, list[Trait], Term | None]:
        """What is asked of candidates, and the `most(x)` or `least(x)` among it, which is looked at last."""
        found: list[Trait] = []
        measure: Term | None = None
        laid: Steps = []
        for one in term.filters:
            first = one.any_of[0]
            if isinstance(first, Term) and first.name in ("most", "least"):
                measure = first
                continue
            traits = []
            for asked in one.any_of:
                more, trait = self.trait(asked, scope)
                laid += more
                traits.append(trait)
            found.append(traits[0] if len(traits) == 1 else selecting.Either(traits))
        return laid, found, measure

    def trait(self, asked: Expression, scope: Scope) -> tuple[Steps, Trait]:
        if isinstance(asked, Negation):
            laid, trait = self.trait(asked.value, scope)
            return laid, selecting.Without(trait)
        if isinstance(asked, Comparison):
            name = term_of(asked.left).name
            if name == "owner":
                laid, owner = self.figures(asked.right, scope)
                return laid, selecting.OwnedBy(owner)
            which = selecting.COMPARABLE.index(name)
            return [], selecting.WithNumber(which, COMPARED[asked.op], number_of(asked.right, self, scope))
        term = term_of(asked)
        if scope.has(term.name):
            return [], selecting.OfName(scope.slot(term.name), scope.is_set(term.name))
        if term.name == "ruined":
            return [], selecting.Without(selecting.Restored())
        if term.name in TRAITS:
            return [], TRAITS[term.name]()
        if term.name == "other":
            return [], selecting.Other(self.printed_on == SPELL)
        if term.name in ROOM_COLOURS:
            return [], selecting.OfColour(ROOM_COLOURS.index(term.name))
        return [], self.named_trait(term)

    def named_trait(self, term: Term) -> Trait:
        """The name of a room, an archetype or a kind; one that is both an archetype and a kind means the archetype."""
        archetype = self.naming.number(ARCHETYPE, term)
        if archetype >= 0:
            return selecting.OfArchetype(archetype)
        kind = self.naming.number(EVOCATION, term)
        if kind >= 0:
            return selecting.OfKind(kind)
        room = self.naming.number(PLACE, term)
        if room >= 0:
            return selecting.OfRoom(room)
        told = "`{word}` cannot be asked of anything here"
        raise wrong(term, Told("mistake-filter-here", told, word=term.written()))

    # What the language asks for

    def bind(self, slot: int, item: Bind, scope: Scope) -> Steps:
        term = term_of(item.value)
        several = scope.is_set(item.name)
        if term.plain and term.name in ROLES:
            role = steps.InSlot(ROLES[term.name])
            return [steps.SetSlot(slot, role)]
        if term.name == "Rose":
            return [steps.SetSlot(slot, steps.Constant(ROSE))]
        return self.choosing(term, slot, several, item.chooser, scope)

    def instruction(self, item: Instruction, scope: Scope) -> Steps:
        return LAID[item.name](self, self.naming.words.named(item), scope)

    def amount(self, argument: Argument, scope: Scope) -> Amount:
        if isinstance(argument, Expression):
            return number_of(argument, self, scope)
        return steps.Constant(constant(argument))

    def members(self, slot: int, over: Term, scope: Scope) -> Steps:
        laid, candidates, _ = self.candidates(over, scope)
        return [*laid, Gather(candidates, slot)]

    def next_member(self, members: int, it: int, distance: int, item: Each, scope: Scope) -> Step[Any]:
        if self.goes_through_rooms(item.over, scope):
            return steps.NextMember(members, it, distance)
        return NextFigure(members, it, distance, self.from_event and item.over.name == "M*")

    def goes_through_rooms(self, over: Term, scope: Scope) -> bool:
        return over.name in ("room", "exit") or self.is_room(over, scope)

    def acting(self, who: Term, scope: Scope) -> tuple[Steps, Steps]:
        """VX-01 Another participant carries something out, and decides in it."""
        laid, figures = self.figures(who, scope)
        actor, chooser = scope.fresh("actor"), scope.fresh("decided")
        before: Steps = [
            *laid,
            steps.SetSlot(actor, steps.InSlot(frames.ACTOR)),
            steps.SetSlot(chooser, steps.InSlot(frames.CHOOSER)),
            steps.SetSlot(frames.ACTOR, counting.NumberOf(figures)),
            steps.SetSlot(frames.CHOOSER, steps.Constant(NOTHING)),
        ]
        after: Steps = [
            steps.SetSlot(frames.ACTOR, steps.InSlot(actor)),
            steps.SetSlot(frames.CHOOSER, steps.InSlot(chooser)),
        ]
        return before, after

    def may(self, item: May, distance: int, scope: Scope) -> Steps:
        return [MayDo(self.rule, distance, self.possible(item, scope))]

    def possible(self, item: May, scope: Scope) -> steps.Test[Any] | None:
        """Nobody is asked whether to use a servant that is not there."""
        first = item.body[0].items[0]
        if not isinstance(first, Bind) or not isinstance(first.value, Term):
            return None
        if first.value.name not in FIGURE_SELECTORS or scope.picks_several(first.value):
            return None
        laid, candidates, _ = self.candidates(first.value, scope)
        return None if laid else Possible(candidates)

    def pick(self, item: Pick, distances: list[int], scope: Scope) -> Steps:
        return [PickOne(self.rule, distances)]

    def part(self, item: Part, program: Program, scope: Scope) -> Steps:
        told = "only an order has parts, and nothing beside them (BR-29.3.1)"
        raise wrong(item, Told("mistake-part", told))

    def standing(self, item: Standing, program: Program | None, scope: Scope) -> Steps:
        """BR-16.1.1 What a spell puts in force; VX-46 what an event does while it lies there."""
        header = item.header
        if header.kind == "aura":
            self.auras += self.auras_in(item.body, scope)
            return []
        assert program is not None
        waiting = Waiting(self.naming, self, scope)
        triggers = waiting.triggers(header.triggers)
        if header.kind != "persist" or header.target is None:
            self.texts.append(Text(program, triggers, waiting.once(header.triggers)))
            return []
        if self.printed_on != SPELL:
            told = "only a spell stays in force on somebody (BR-16.1.1)"
            raise wrong(item, Told("mistake-persist", told))
        laid, figures = self.figures(header.target, scope)
        target = figures.slot if isinstance(figures, InSlot) else frames.ME
        self.persistent.append(StandingText(program, triggers, target, header.once, waiting.once(header.triggers)))
        return [*laid, Register(program, self.offset + len(self.persistent) - 1, target)]

    def auras_in(self, body: Body, scope: Scope) -> list[auras.Aura]:
        """VX-02 What holds while the card lies there."""
        found = []
        for clause in clauses(body):
            named = self.naming.words.named(clause.instruction)
            whom = {"M*": auras.EVERY_MAGE, "E*": auras.EVERY_EVOCATION}.get(term_of(named["X"]).name, auras.BEARER)
            stat = STATS.index(term_of(named["stat"]).name)
            tests = [test_of(condition, self, scope) for condition in clause.conditions]
            found.append(auras.Aura(whom, stat, self.amount(named["n"], scope), tests))
        return found

    # Numbers and conditions

    def number(self, term: Count | Term, scope: Scope) -> Amount:
        if isinstance(term, Count):
            return self.count(term, scope)
        if term.name == "moon":
            return counting.Moon()
        if term.name == "speed":
            return counting.Speed()
        slots = {"last": frames.LAST, "ignored": frames.IGNORED, "hitamt": frames.AMOUNT}
        if term.name in slots:
            return steps.InSlot(slots[term.name])
        raise wrong(term, Told("mistake-not-counted", "`{found}` is no number", found=term.written()))

    def count(self, written: Count, scope: Scope) -> Amount:
        name, named = written.term.name, self.naming.words.named(written)
        if name == "totem":
            return counting.Totems()
        if name == "struck":
            return counting.Struck()
        if name == "el":
            return counting.OtherElements(element_of(named["e"]), self.printed_on == SPELL)
        if name == "sym":
            shown = [term_of(one).name for one in written.term.arguments or ()]
            elements = sum(1 << ELEMENTS.index(one) for one in shown if one in ELEMENTS)
            return counting.Symbols(elements, "summon" in shown)
        whose = self.counted(named["X"], scope) if "X" in named else InSlot(frames.ACTOR)
        if name == "q":
            return counting.QuestsOf(whose, QUEST_STATES.index(term_of(named["s"]).name))
        return counting.CountOf(counting.COUNTED.index(name), whose)

    def counted(self, argument: Argument, scope: Scope) -> Figures:
        laid, figures = self.figures(argument, scope)
        if laid:
            told = "a number chooses nothing: choose before it, with `T=…`"
            raise wrong(argument, Told("mistake-number-chooses", told))
        return figures

    def test(self, condition: Term, scope: Scope) -> steps.Test[Any]:
        named = self.naming.words.named(condition)
        if condition.name == "combo":
            elements = [element_of(one) for one in condition.arguments or ()]
            return counting.Combo(elements, self.printed_on == SPELL)
        figures = self.counted(named["X"], scope)
        if condition.name == "crown":
            return counting.HasCrown(figures)
        if condition.name == "fell":
            return counting.Fell(figures)
        if condition.name == "near":
            return counting.Near(figures, self.counted(named["Y"], scope), self.amount(named["n"], scope))
        if condition.name == "in":
            where = term_of(named["r"])
            if where.name in ROOM_COLOURS:
                return counting.InRoom(figures, ROOM_COLOURS.index(where.name), NOTHING)
            return counting.InRoom(figures, NOTHING, self.naming.room(where))
        being = term_of(named["b"])
        if being.name in BEINGS:
            return counting.Is(figures, *BEINGS[being.name])
        return counting.IsOfArchetype(figures, self.naming.number(ARCHETYPE, being))
