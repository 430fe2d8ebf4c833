# mypyc: plain
"""From the words of a power to its steps and auras."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.kinds import A_NUMBER, A_SPHERE, AN_EMOTION, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.things import SPIRIT_SPACES
from mindrose.games.cerebria.powers import auras, effects, gains
from mindrose.games.cerebria.powers.candidates import (
    Candidates,
    Either,
    EmotionEssence,
    Free,
    Neighbours,
    Opponents,
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
    Controls,
    EmptyRun,
    InRealm,
    Near,
    OnFrontier,
    SphereHere,
    TriadNear,
    WeakerNeighbours,
)
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
from mindrose.language import steps
from mindrose.language.compiling import COMPARED, Builder, Clause, Scope, number_of, test_of
from mindrose.language.mistakes import Mistake
from mindrose.language.syntax import (
    Argument,
    Bind,
    Comparison,
    Count,
    Expression,
    Filter,
    Instruction,
    May,
    Negation,
    Node,
    Number,
    Reach,
    Signed,
    Standing,
    Term,
)

Steps = list[Step[Any]]
Amount = steps.Number[Any]
CHOSEN: Final = ("friend", "foe", "opponent", "spirit")
AURA: Final = "aura"
MOST_TURNS: Final = 4
MOST: Final = 20  # more than anybody has of anything
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

    # Words that only some moments know

    def needs_actor(self, node: Node, word: str) -> None:
        """CB-23.3.4 `me` is the active player of the own faction; not at every moment is there one."""
        if self.moment == QUELLED:
            raise wrong(node, f"`{word}` is about the active player of the own faction: nobody is when it is Quelled")
        if self.moment.startswith(AURA) and self.moment.removeprefix(f"{AURA} ") not in ABSORB_AURAS:
            raise wrong(node, f"`{word}` is about an active player: such an aura works in everybody's turn")

    def needs_sphere(self, node: Node, word: str) -> None:
        if self.moment != ABSORB and self.moment.removeprefix(f"{AURA} ") not in ABSORB_AURAS:
            raise wrong(
                node, f"`{word}` is about the Sphere that is used: only `on {ABSORB}` and auras of Absorb know it"
            )

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
            raise wrong(argument, f"`{term.written()}` is more than one: {why}")

    def chosen(self, term: Term, scope: Scope) -> tuple[Steps, int, bool]:
        """Steps that choose what was not given a name, their slot, and whether it is a set."""
        slot = scope.fresh("chosen")
        return self.choosing(term, slot, scope), slot, term.quantity == "all"

    def choosing(self, term: Term, slot: int, scope: Scope) -> Steps:
        candidates = self.candidates(term, scope)
        if term.quantity == "all":
            return [Gather(candidates, slot)]
        if term.quantity not in ("", "one"):
            raise wrong(term, f"`{term.quantity}` is not known here: choose one, or take `all {term.name}`")
        return [Forget(slot), Choose(self.rule, candidates, slot)]

    def candidates(self, term: Term, scope: Scope) -> Candidates:
        if term.origin is not None:
            raise wrong(
                term.origin, f"`{term.name}` is always seen from this Emotion: leave `@{term.origin.written()}` out"
            )
        if term.name in ("friend", "foe"):
            return Neighbours(term.name == "friend", self.traits(term, ("essence", "free", "pushable"), scope))
        if term.name == "opponent":
            self.needs_actor(term, term.name)
            return Opponents(self.traits(term, ("essence", "wp"), scope))
        if term.name == "spirit":
            return Spirits(reach(term), self.traits(term, ("essence", "wp"), scope))
        raise wrong(term, f"nothing can be chosen with `{term.name}`: {', '.join(CHOSEN)} can")

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
            forms = ", ".join(f"{one}>=n" if one in ("essence", "wp") else one for one in known)
            raise wrong(asked, f"`{term.name}` cannot be asked for `{asked.written()}`, but for {forms}")
        if isinstance(asked, Comparison):
            how, number = COMPARED[asked.op], number_of(asked.right, self, scope)
            if word.name == "wp":
                return SeatWillpower(how, number)
            emotion = term.name in ("friend", "foe")
            return EmotionEssence(how, number) if emotion else SeatEssence(how, number)
        return Free() if word.name == "free" else Pushable()

    def chooses(self, term: Term) -> bool:
        """The word is not a name but leaves something to choose."""
        return term.name in CHOSEN

    # What the language asks for

    def bind(self, slot: int, item: Bind, scope: Scope) -> Steps:
        return self.choosing(as_term(item.value), slot, scope)

    def members(self, slot: int, over: Term, scope: Scope) -> Steps:
        return [Gather(self.candidates(over, scope), slot)]

    def test(self, condition: Term, scope: Scope) -> steps.Test[Any]:
        if condition.name not in POWER_WORDS.conditions:
            raise wrong(condition, f"`{condition.written()}` is no condition: `{condition.name}` alone is one")
        named = POWER_WORDS.named(condition)
        laid, emotions = self.emotions(named["Y"], scope)
        seats: Seats = Actor()
        if "X" in named:
            more, seats = self.seats(named["X"], scope)
            laid += more
        if laid:
            raise wrong(condition, "a condition chooses nothing: choose before it, with `T=…`")
        if condition.name == "near":
            return Near(seats, emotions)
        if condition.name == "controls":
            if self.moment == f"{AURA} intensity":
                raise wrong(condition, "control follows from Intensity, so Intensity cannot follow from control")
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
            raise wrong(term, f"`{term.written()}` is no number")
        name = term.term.name
        if name in ("friend", "foe"):
            return CandidateCount(self.candidates(term.term, scope))
        if name == "weaker":
            return WeakerNeighbours()
        if name == "empty":
            return EmptyRun(constant(POWER_WORDS.named(term)["n"]))
        raise wrong(term, f"`{term.written()}` stands for one thing: only what is chosen with `all` can be counted")

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
        if name in ("push", "place", "strip", "mark"):
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

    def standing(self, item: Standing, program: Program | None, scope: Scope) -> Steps:
        raise wrong(item, "a power works at one moment: write what happens at another as a second power of the card")

    def seat_effect(self, item: Instruction, named: dict[str, Argument], seats: Seats, number: Amount) -> Step[Any]:
        if item.name == "draw":
            return gains.DrawCards(seats, number)
        resource = as_term(named["what"]).name
        return GAINS[resource](seats, number) if item.name == "gain" else LOSSES[resource](seats, number)

    def emotion_effect(
        self, item: Instruction, named: dict[str, Argument], emotions: Emotions, number: Amount, scope: Scope
    ) -> Step[Any]:
        if item.name in ("push", "mark") and as_term(named["X"]).name == "this":
            raise wrong(named["X"], f"an Emotion does not `{item.name}` itself, but one next to it")
        if item.name == "push":
            return effects.PushEmotion(emotions, number)
        if item.name == "strip":
            if isinstance(named["k"], Signed):
                raise wrong(named["k"], "what is left is a number without a sign")
            return effects.Strip(emotions, number, self.amount(named["k"], scope))
        if item.name == "mark":
            self.one(named["X"], scope, "an Emotion has one token to mark another with")
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
            self.one(named["X"], scope, "Spirits are moved one by one, with `each`")
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


def reach(term: Term) -> int:
    """The steps from the Spirit space adjacent to this Emotion; `*` is the whole board."""
    (argument,) = term.arguments or (Reach(None),)
    return SPIRIT_SPACES if isinstance(argument, Reach) and argument.number is None else constant(argument)


def check_amount(instruction: str, amount: Argument) -> None:
    """What is done, is done at least once; the Origin has no more than four steps to go."""
    if isinstance(amount, Signed):
        raise wrong(amount, f"`{instruction}` takes a number without a sign: `gain` and `lose` say which way it goes")
    if isinstance(amount, Number) and amount.value < 1:
        raise wrong(amount, f"`{instruction}` takes a number from 1 on, not {amount.value}")
    if isinstance(amount, Number) and amount.value > MOST:
        raise wrong(amount, f"`{instruction}` takes a number up to {MOST}, not {amount.value}")
    if instruction == "rotate" and isinstance(amount, Number) and amount.value > MOST_TURNS:
        raise wrong(amount, f"the Origin turns at most {MOST_TURNS} steps, not {amount.value}")


def check_change(aura: str, change: Argument) -> None:
    """An aura changes something; only `cap` says how much there is, not how much more or less."""
    if aura == "cap":
        check_amount(aura, change)
    elif isinstance(change, Number | Signed) and change.written().lstrip("+-") == "0":
        raise wrong(change, f"`{aura} {change.written()}` changes nothing")


def asks_nothing(term: Term) -> None:
    """Only what is chosen can be asked for something; other words stand for one thing, whatever it is like."""
    if term.filters and term.name not in CHOSEN:
        raise wrong(term, f"nothing can be asked of `{term.name}`: choose with `T=…` among {', '.join(CHOSEN)}")


def constant(argument: Argument) -> int:
    if not isinstance(argument, Number):
        raise wrong(argument, f"`{argument.written()}` should be a plain number here")
    return argument.value


def as_term(argument: Argument) -> Term:
    if not isinstance(argument, Term):
        raise wrong(argument, f"`{argument.written()}` should be a word here")
    return argument


def as_expression(argument: Argument) -> Expression:
    if not isinstance(argument, Expression):
        raise wrong(argument, f"`{argument.written()}` should be a number here")
    return argument


def wrong(node: Node, what: str) -> Mistake:
    return Mistake(node.at, what)
