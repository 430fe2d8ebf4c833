# mypyc: plain
"""From the words of a power to its steps and auras."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.kinds import A_NUMBER, A_SPHERE, AN_EMOTION, AN_EMOTION_SPACE
from mindrose.games.cerebria.powers import auras, effects, gains, relocating
from mindrose.games.cerebria.powers.arguments import (
    CHOSEN,
    CHOSEN_EMOTIONS,
    as_expression,
    as_term,
    asks_nothing,
    check_amount,
    check_change,
    constant,
    reach,
    wrong,
)
from mindrose.games.cerebria.powers.candidates import (
    Candidates,
    Either,
    EmotionEssence,
    Free,
    InArea,
    Moderate,
    Neighbours,
    Opponents,
    Others,
    Pushable,
    SeatEssence,
    SeatWillpower,
    Spirits,
    Trait,
    Without,
)
from mindrose.games.cerebria.powers.choices import (
    Choose,
    ChooseDestination,
    ChooseTurns,
    Forget,
    Gather,
    MayUse,
)
from mindrose.games.cerebria.powers.conditions import (
    CandidateCount,
    CardsInHand,
    Controls,
    EmptyRun,
    EssenceOnBoards,
    EssenceOnEmotions,
    InRealm,
    Near,
    OnFrontier,
    SphereHere,
    TriadNear,
    WeakerNeighbours,
)
from mindrose.games.cerebria.powers.discarding import CallToDiscard, DiscardCard
from mindrose.games.cerebria.powers.possibility import Possibility
from mindrose.games.cerebria.powers.running import OfOneEmotion
from mindrose.games.cerebria.powers.subjects import (
    Actor,
    ChosenEmotion,
    ChosenEmotions,
    ChosenSeat,
    ChosenSeats,
    Emotions,
    Mate,
    Seats,
    Team,
    This,
)
from mindrose.games.cerebria.powers.words import ABSORB, BY_HAND, POWER_WORDS, QUELLED
from mindrose.kernel.programs import Program, Step
from mindrose.kernel.slots import ONCE, Slot
from mindrose.kernel.told import Told
from mindrose.language import steps
from mindrose.language.compiling import COMPARED, IT, Builder, Clause, Scope, number_of, test_of
from mindrose.language.syntax import (
    Argument,
    Bind,
    Comparison,
    Count,
    Each,
    Expression,
    Filter,
    Instruction,
    May,
    Negation,
    Node,
    Reach,
    Signed,
    Standing,
    Term,
)

Steps = list[Step[Any]]
Amount = steps.Number[Any]
AREAS: Final = ("realm", "triad", "frontier")
TRAITS: Final[dict[str, Callable[[], Trait]]] = {"free": Free, "moderate": Moderate, "pushable": Pushable}
AURA: Final = "aura"
ABSORB_AURAS: Final = ("absorb", "nobonus")
COSTS: Final = {
    "move": auras.COST_MOVE, "invoke": auras.COST_INVOKE, "quell": auras.COST_QUELL, "realm": auras.COST_REALM
}  # fmt: skip
GAINS: Final = {
    "wp": gains.GainWillpower,
    "essence": gains.GainEssence,
    "action": gains.GainActions,
    "ambition": gains.GainAmbition,
}
LOSSES: Final = {"wp": gains.LoseWillpower, "essence": gains.LoseEssence, "ambition": gains.LoseAmbition}


class PowerBuilder(Builder):
    """Makes the steps of one power, which works at one moment: a trigger, or `aura` and the kind of the aura."""

    declared = (
        Slot("space", AN_EMOTION_SPACE, begun=True),
        Slot("emotion", AN_EMOTION, begun=True),
        Slot("sphere", A_SPHERE),
        Slot("told", ONCE),
    )
    holds = A_NUMBER
    fit = OfOneEmotion()

    def __init__(self, moment: str) -> None:
        super().__init__()
        self.moment = moment
        self.emotional: dict[str, bool] = {}  # names that stand for Emotions, not for players, as they were bound last

    # Words that only some moments know

    def needs_actor(self, node: Node, word: str) -> None:
        """CB-23.3.4 `me` is the active player of the own faction; not at every moment is there one."""
        if self.moment == QUELLED:
            told = "`{word}` is about the active player of the own faction: nobody is when it is Quelled"
            raise wrong(node, Told("mistake-nobody-active", told, word=word))
        if self.moment.startswith(AURA) and self.moment.removeprefix(f"{AURA} ") not in ABSORB_AURAS:
            told = "`{word}` is about an active player: such an aura works in everybody's turn"
            raise wrong(node, Told("mistake-active-player", told, word=word))

    def needs_sphere(self, node: Node, word: str) -> None:
        if self.moment != ABSORB and self.moment.removeprefix(f"{AURA} ") not in ABSORB_AURAS:
            told = "`{word}` is about the Sphere that is used: only `on absorb` and auras of Absorb know it"
            raise wrong(node, Told("mistake-which-sphere", told, word=word))

    # Whom and what

    def seats(self, argument: Argument, scope: Scope) -> tuple[Steps, Seats]:
        """The players that a word means, after the steps that choose them."""
        term = as_term(argument)
        asks_nothing(term)
        if scope.has(term.name):
            slot = scope.slot(term.name)
            return [], ChosenSeats(slot) if scope.is_set(term.name) else ChosenSeat(slot)
        if term.name in CHOSEN:
            laid, slot, several = self.chosen(term, scope)
            return laid, ChosenSeats(slot) if several else ChosenSeat(slot)
        if term.name in ("own", "foes"):
            return [], Team(term.name == "own")
        if term.name == "mate":
            self.needs_actor(term, term.name)
            return [], Mate()
        if term.name == "me":
            self.needs_actor(term, term.name)
        return [], Actor()

    def emotions(self, argument: Argument, scope: Scope) -> tuple[Steps, Emotions]:
        """The Emotions that a word means, after the steps that choose them."""
        term = as_term(argument)
        asks_nothing(term)
        if term.name == "this":
            return [], This()
        if scope.has(term.name):
            slot = scope.slot(term.name)
            return [], ChosenEmotions(slot) if scope.is_set(term.name) else ChosenEmotion(slot)
        laid, slot, several = self.chosen(term, scope)
        return laid, ChosenEmotions(slot) if several else ChosenEmotion(slot)

    def one(self, argument: Argument, scope: Scope, why: str) -> None:
        """Something that can only be done with one thing."""
        term = as_term(argument)
        if term.quantity == "all" or scope.is_set(term.name):
            told = "`{found}` is more than one: {why}"
            raise wrong(argument, Told("mistake-more-than-one", told, found=term.written(), why=why))

    def chosen(self, term: Term, scope: Scope) -> tuple[Steps, int, bool]:
        """Steps that choose what was not given a name, their slot, and whether it is a set."""
        slot = scope.fresh("chosen")
        return self.choosing(term, slot, scope), slot, term.quantity == "all"

    def choosing(self, term: Term, slot: int, scope: Scope) -> Steps:
        candidates = self.candidates(term, scope)
        if term.quantity == "all":
            return [Gather(candidates, slot)]
        if term.quantity not in ("", "one"):
            told = "`{quantity}` is not known here: choose one, or take `all {word}`"
            raise wrong(term, Told("mistake-quantity", told, quantity=term.quantity, word=term.name))
        return [Forget(slot), Choose(self.rule, candidates, slot)]

    def candidates(self, term: Term, scope: Scope) -> Candidates:
        if term.origin is not None:
            told = "`{word}` is always seen from this Emotion: leave `@{origin}` out"
            raise wrong(term.origin, Told("mistake-origin", told, word=term.name, origin=term.origin.written()))
        if term.name in ("friend", "foe"):
            return Neighbours(
                term.name == "friend", self.traits(term, ("essence", "free", "moderate", "pushable", *AREAS), scope)
            )
        if term.name in ("ally", "enemy"):
            return Others(term.name == "ally", self.traits(term, ("essence", "free", "moderate", *AREAS), scope))
        if term.name == "opponent":
            self.needs_actor(term, term.name)
            return Opponents(self.traits(term, ("essence", "wp"), scope))
        if term.name == "spirit":
            return Spirits(reach(term), self.traits(term, ("essence", "wp"), scope))
        told = "nothing can be chosen with `{word}`: {words} can"
        raise wrong(term, Told("mistake-not-chosen", told, word=term.name, words=CHOSEN))

    def traits(self, term: Term, known: tuple[str, ...], scope: Scope) -> list[Trait]:
        return [self.trait_of(term, one, known, scope) for one in term.filters]

    def trait_of(self, term: Term, asked: Filter, known: tuple[str, ...], scope: Scope) -> Trait:
        found = [self.trait(term, one, known, scope) for one in asked.any_of]
        return found[0] if len(found) == 1 else Either(found)

    def trait(self, term: Term, asked: Expression, known: tuple[str, ...], scope: Scope) -> Trait:
        if isinstance(asked, Negation):
            return Without(self.trait(term, asked.value, known, scope))
        word = as_term(asked.left if isinstance(asked, Comparison) else asked)
        if word.name not in known or (word.name in ("essence", "wp")) != isinstance(asked, Comparison):
            forms = tuple(f"{one}>=n" if one in ("essence", "wp") else one for one in known)
            told = "`{word}` cannot be asked for `{asked}`, but for {words}"
            raise wrong(asked, Told("mistake-asked-for", told, word=term.name, asked=asked.written(), words=forms))
        if isinstance(asked, Comparison):
            how, number = COMPARED[asked.op], number_of(asked.right, self, scope)
            if word.name == "wp":
                return SeatWillpower(how, number)
            emotion = term.name in CHOSEN_EMOTIONS
            return EmotionEssence(how, number) if emotion else SeatEssence(how, number)
        if word.name in AREAS:
            return InArea(auras.SCOPES.index(word.name))
        return TRAITS[word.name]()

    def chooses(self, term: Term) -> bool:
        """The word is not a name but leaves something to choose."""
        return term.name in CHOSEN

    # What the language asks for

    def bind(self, slot: int, item: Bind, scope: Scope) -> Steps:
        self.means(item.name, as_term(item.value))
        return self.choosing(as_term(item.value), slot, scope)

    def means(self, name: str, meant: Term) -> None:
        """From here on a name stands for Emotions or for players."""
        self.emotional[name] = self.is_emotion(meant)

    def is_emotion(self, term: Term) -> bool:
        return term.name == "this" or term.name in CHOSEN_EMOTIONS or self.emotional.get(term.name, False)

    def next_member(self, members: int, it: int, distance: int, item: Each, scope: Scope) -> Step[Any]:
        self.means(IT, item.over)
        return super().next_member(members, it, distance, item, scope)

    def members(self, slot: int, over: Term, scope: Scope) -> Steps:
        self.means(IT, over)
        return [Gather(self.candidates(over, scope), slot)]

    def test(self, condition: Term, scope: Scope) -> steps.Test[Any]:
        if condition.name not in POWER_WORDS.conditions:
            told = "`{found}` is no condition: `{word}` alone is one"
            raise wrong(
                condition, Told("mistake-condition-alone", told, found=condition.written(), word=condition.name)
            )
        named = POWER_WORDS.named(condition)
        laid, emotions = self.emotions(named["Y"], scope)
        seats: Seats = Actor()
        if "X" in named:
            more, seats = self.seats(named["X"], scope)
            laid += more
        if laid:
            told = "a condition chooses nothing: choose before it, with `T=…`"
            raise wrong(condition, Told("mistake-condition-chooses", told))
        if condition.name == "near":
            return Near(seats, emotions)
        if condition.name == "controls":
            if self.moment == f"{AURA} intensity":
                told = "control follows from Intensity, so Intensity cannot follow from control"
                raise wrong(condition, Told("mistake-control", told))
            return Controls(as_term(named["X"]).name == "own", emotions)
        if condition.name == "in":
            return InRealm(emotions) if as_term(named["where"]).name == "realm" else OnFrontier(emotions)
        if condition.name == "sphere":
            self.needs_sphere(condition, condition.name)
            return SphereHere(emotions)
        self.needs_actor(condition, condition.name)
        return TriadNear(emotions)

    def number(self, term: Count | Term, scope: Scope) -> Amount:
        if not isinstance(term, Count):
            raise wrong(term, Told("mistake-not-counted", "`{found}` is no number", found=term.written()))
        name = term.term.name
        if name in ("hand", "essence"):
            return self.holding(term, scope)
        if name in CHOSEN_EMOTIONS:
            return CandidateCount(self.candidates(term.term, scope))
        if name == "weaker":
            return WeakerNeighbours()
        if name == "empty":
            return EmptyRun(constant(POWER_WORDS.named(term)["n"]))
        told = "`{found}` stands for one thing: only what is chosen with `all` can be counted"
        raise wrong(term, Told("mistake-one-thing", told, found=term.written()))

    def holding(self, count: Count, scope: Scope) -> Amount:
        """`#hand` and `#essence`: what players or Emotions have."""
        whose = as_term(POWER_WORDS.named(count)["X"])
        self.one(whose, scope, Told("mistake-count-each", "count each by itself, with `each`"))
        if count.term.name == "essence" and self.is_emotion(whose):
            laid, emotions = self.emotions(whose, scope)
            number: Amount = EssenceOnEmotions(emotions)
        else:
            if self.moment.startswith(AURA) and self.moment.removeprefix(f"{AURA} ") not in ABSORB_AURAS:
                told = "`{found}` is counted only by auras of Absorb: other auras know nothing but the board"
                raise wrong(count, Told("mistake-off-board", told, found=count.written()))
            laid, seats = self.seats(whose, scope)
            number = CardsInHand(seats) if count.term.name == "hand" else EssenceOnBoards(seats)
        if laid:
            told = "a number chooses nothing: choose before it, with `T=…`"
            raise wrong(whose, Told("mistake-number-chooses", told))
        return number

    def may(self, item: May, distance: int, scope: Scope) -> Steps:
        return [MayUse(self.rule, distance, Possibility(self, scope).of_body(item.body))]

    # Instructions

    def amount(self, argument: Argument, scope: Scope) -> Amount:
        assert not isinstance(argument, Reach)
        return number_of(as_expression(argument), self, scope)

    def instruction(self, item: Instruction, scope: Scope) -> Steps:
        named = POWER_WORDS.named(item)
        if "n" in named:
            check_amount(item.name, named["n"])
        number = self.amount(named["n"], scope) if "n" in named else steps.Constant(1)
        name = item.name
        if name in ("gain", "lose", "draw"):
            laid, seats = self.seats(named["X"], scope)
            return [*laid, self.seat_effect(item, named, seats, number)]
        if name == "discard":
            return self.discards(named, number, scope)
        if name == "swap":
            return self.swaps(named, scope) if "Y" in named else self.swaps_spirits(item, named, scope)
        if name == "move":
            return self.moves(named, scope)
        if name in ("push", "place", "strip", "mark", "return"):
            laid, emotions = self.emotions(named["X"], scope)
            return [*laid, self.emotion_effect(item, named, emotions, number, scope)]
        if name == BY_HAND:
            return [effects.ByHand()]
        if name == "token":
            return [effects.PutToken(number)]
        if name == "rotate":
            slot = scope.fresh("steps")
            return [Forget(slot), ChooseTurns(self.rule, number, slot), effects.TurnOrigin(slot)]
        if name == "cycle":
            self.needs_actor(item, name)
            return [gains.CycleDeck()]
        return self.journey(item, named, number, scope)

    def discards(self, named: dict[str, Argument], number: Amount, scope: Scope) -> Steps:
        laid, seats = self.seats(named["X"], scope)
        called, each, left = (scope.fresh(name) for name in ("called", "each_discards", "left"))
        return [
            *laid, CallToDiscard(seats, number, called, each, left), DiscardCard(self.rule, called, each, left)
        ]  # fmt: skip

    def swaps(self, named: dict[str, Argument], scope: Scope) -> Steps:
        for name in ("X", "Y"):
            self.one(named[name], scope, Told("mistake-swap-two", "Emotions change places two by two"))
        if named["X"] == named["Y"] and not self.chooses(as_term(named["X"])):
            told = "an Emotion changes places with another one, not with itself"
            raise wrong(named["Y"], Told("mistake-swap-itself", told))
        laid, first = self.emotions(named["X"], scope)
        more, second = self.emotions(named["Y"], scope)
        return [*laid, *more, relocating.SwapEmotions(first, second)]

    def swaps_spirits(self, item: Instruction, named: dict[str, Argument], scope: Scope) -> Steps:
        self.needs_actor(item, item.name)
        self.one(named["X"], scope, Told("mistake-swap-spirits", "your Spirit changes places with one other"))
        laid, seats = self.seats(named["X"], scope)
        return [*laid, effects.SwapSpirits(seats)]

    def moves(self, named: dict[str, Argument], scope: Scope) -> Steps:
        """Which Emotion, where it goes, and that it goes."""
        self.one(named["X"], scope, Told("mistake-move-each", "Emotions are moved one by one, with `each`"))
        area = relocating.SPOTS[as_term(named["where"]).name]
        if area == relocating.IN_REACH:
            self.needs_actor(named["where"], "reach")
        laid, emotions = self.emotions(named["X"], scope)
        slot = scope.fresh("spot")
        question = relocating.ChooseSpot(self.rule, emotions, area, slot)
        return [*laid, Forget(slot), question, relocating.MoveEmotion(emotions, slot)]

    def standing(self, item: Standing, program: Program | None, scope: Scope) -> Steps:
        told = "a power works at one moment: write what happens at another as a second power of the card"
        raise wrong(item, Told("mistake-one-moment", told))

    def seat_effect(self, item: Instruction, named: dict[str, Argument], seats: Seats, number: Amount) -> Step[Any]:
        if item.name == "draw":
            return gains.DrawCards(seats, number)
        resource = as_term(named["what"]).name
        return GAINS[resource](seats, number) if item.name == "gain" else LOSSES[resource](seats, number)

    def emotion_effect(
        self, item: Instruction, named: dict[str, Argument], emotions: Emotions, number: Amount, scope: Scope
    ) -> Step[Any]:
        if item.name in ("push", "mark") and as_term(named["X"]).name == "this":
            told = "an Emotion does not `{word}` itself, but one next to it"
            raise wrong(named["X"], Told("mistake-itself", told, word=item.name))
        if item.name == "push":
            return relocating.PushEmotion(emotions, number)
        if item.name == "return":
            return relocating.ReturnToHand(emotions, number)
        if item.name == "strip":
            if isinstance(named["k"], Signed):
                raise wrong(named["k"], Told("mistake-floor", "what is left is a number without a sign"))
            return effects.Strip(emotions, number, self.amount(named["k"], scope))
        if item.name == "mark":
            self.one(named["X"], scope, Told("mistake-one-mark", "an Emotion has one token to mark another with"))
            return effects.Mark(emotions, number)
        if as_term(named["where"]).name == "supply":
            return effects.PlaceFromSupply(emotions, number)
        self.needs_actor(named["where"], "board")
        return effects.PlaceFromBoard(emotions, number)

    def journey(self, item: Instruction, named: dict[str, Argument], number: Amount, scope: Scope) -> Steps:
        """`step` and `shove`: where a Spirit goes, and that it goes."""
        laid: Steps = []
        seats: Seats = Actor()
        own = item.name == "step"
        if own:
            self.needs_actor(item, item.name)
        else:
            self.one(named["X"], scope, Told("mistake-spirits-each", "Spirits are moved one by one, with `each`"))
            laid, seats = self.seats(named["X"], scope)
        slot = scope.fresh("end")
        question = ChooseDestination(f"power_{item.name}", self.rule, seats, number, own, slot)
        return [*laid, Forget(slot), question, effects.MoveSpirit(seats, slot, events.MOVED if own else events.PUSHED)]

    # Auras

    def aura(self, clause: Clause) -> auras.Aura:
        item = clause.instruction
        self.moment = f"{AURA} {item.name}"
        scope = Scope(auras.FIXED_SLOTS)
        named = POWER_WORDS.named(item)
        tests = [test_of(condition, self, scope) for condition in clause.conditions]
        if "n" in named:
            check_change(item.name, named["n"])
        number = self.amount(named["n"], scope) if "n" in named else steps.Constant(1)
        own = "who" in named and as_term(named["who"]).name == "own"
        place = auras.SCOPES.index(as_term(named["where"]).name) if "where" in named else auras.SELF
        return auras.Aura(aura_kind(item, named), place, own, number, tests)


def aura_kind(item: Instruction, named: dict[str, Argument]) -> int:
    if item.name == "cost":
        return COSTS[as_term(named["what"]).name]
    return auras.AURAS.index(item.name)
