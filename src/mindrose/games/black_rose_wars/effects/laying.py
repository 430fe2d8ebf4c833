# mypyc: plain
"""The primitives (4.6): from the words of an instruction to the step that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mindrose.content.pages import Facts
from mindrose.games.black_rose_wars.components.things import DURATIONS, MOONS, NOTHING, STATS
from mindrose.games.black_rose_wars.effects import hexing, summoning
from mindrose.games.black_rose_wars.effects.activating import Activate, Copy
from mindrose.games.black_rose_wars.effects.discarding import CHOOSERS, BanCards, discarding
from mindrose.games.black_rose_wars.effects.drawing import (
    ChooseForgotten,
    DrawCards,
    DrawForgotten,
    RecallAtRandom,
    RecallCards,
    SearchGrimoire,
    ShuffleMemories,
)
from mindrose.games.black_rose_wars.effects.gaining import (
    CedeNewest,
    CedeTrophies,
    ChangePower,
    ClaimTrophy,
    StealPower,
    TakeCrown,
    TurnTokens,
)
from mindrose.games.black_rose_wars.effects.healing import Heal, HealAll, Replace
from mindrose.games.black_rose_wars.effects.hurting import (
    Attack,
    Damage,
    Defeat,
    Ignore,
    MoveDamage,
    Redirect,
    RoseDamage,
    Save,
)
from mindrose.games.black_rose_wars.effects.looking import peeking
from mindrose.games.black_rose_wars.effects.moving import Move, PutInCell, Swap
from mindrose.games.black_rose_wars.effects.moving import Place as PlaceFigure
from mindrose.games.black_rose_wars.effects.naming import constant, term_of, wrong
from mindrose.games.black_rose_wars.effects.open_events import DiscardEvents, DrawEvent
from mindrose.games.black_rose_wars.effects.placing import Clear, Convert, Place, Restore, TurnRoom
from mindrose.games.black_rose_wars.effects.questing import (
    ADVANCES,
    AdvanceQuest,
    ChooseQuests,
    DiscardQuests,
    DrawQuests,
)
from mindrose.games.black_rose_wars.effects.spelling import Again, CastNext, Prepare, Study, Trade, TurnSpell
from mindrose.games.black_rose_wars.effects.subjects import Figures, MageOf, TheRose
from mindrose.games.black_rose_wars.effects.summoning import (
    ANY_OF,
    Assign,
    Cancel,
    Change,
    Control,
    Dismiss,
    Summon,
    Upgrade,
    Wake,
)
from mindrose.games.black_rose_wars.effects.words import ARCHETYPE, EVOCATION, HEX, UPGRADE
from mindrose.games.black_rose_wars.effects.zones import ZONES
from mindrose.kernel.programs import Step
from mindrose.kernel.told import Told
from mindrose.language import steps
from mindrose.language.compiling import COMPARED, Scope
from mindrose.language.syntax import Argument, Comparison, Expression, Setting, Term

if TYPE_CHECKING:
    from mindrose.games.black_rose_wars.effects.building import EffectBuilder

Steps = list[Step[Any]]
Named = dict[str, Argument]
Laying = Callable[["EffectBuilder", Named, Scope], Steps]
CURRENT: Final = NOTHING  # the moon of now
ALL: Final = "all"
BLACK_STAYS: Final = "all nonblack"


def mage(builder: EffectBuilder, argument: Argument, scope: Scope) -> tuple[Steps, Figures]:
    """4.3 Where only a mage can be meant, `src` and the like stand for whoever controls the evocation.

    BR-28.1.2 The Black Rose that is named stays the Black Rose, wherever the Avatar is.
    """
    laid, figures = builder.figures(argument, scope)
    return laid, figures if isinstance(figures, TheRose) else MageOf(figures)


def amount(builder: EffectBuilder, named: Named, key: str, scope: Scope) -> steps.Number[Any]:
    return builder.amount(named[key], scope) if key in named else steps.Constant(0)


def moon(named: Named) -> int:
    """VX-39 `moon=m`, from 1."""
    setting = named.get("moon")
    if setting is None:
        return CURRENT
    written = setting.value if isinstance(setting, Setting) else setting
    number = constant(written)
    if not 1 <= number <= MOONS:
        told = "there is no moon {found}: there are {most}, from 1"
        raise wrong(written, Told("mistake-no-moon", told, found=number, most=MOONS))
    return number - 1


# Cubes


def dmg(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    number = amount(builder, named, "n", scope)
    return [*laid, Damage(figures, number, builder.how, builder.from_event, builder.combat, "sure" in named)]


def rose(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    return [*laid, RoseDamage(figures, amount(builder, named, "n", scope), builder.how, builder.from_event)]


def heal(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    written = named["n"].written()
    if written in (ALL, BLACK_STAYS):
        return [*laid, HealAll(figures, written == BLACK_STAYS, builder.from_event)]
    return [*laid, Heal(figures, amount(builder, named, "n", scope), builder.from_event)]


def rep(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    return [*laid, Replace(figures, amount(builder, named, "n", scope), builder.from_event)]


def mvdmg(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    more, to = builder.figures(named["Y"], scope)
    number = amount(builder, named, "n", scope)
    return [*laid, *more, MoveDamage(figures, to, number, builder.how, builder.from_event)]


def ign(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    return [Ignore(amount(builder, named, "n", scope))]


def redir(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    return [*laid, Redirect(figures, amount(builder, named, "n", scope), builder.from_event)]


def atk(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    more, by = builder.figures(named["F"], scope)
    return [*laid, *more, Attack(figures, by, amount(builder, named, "n", scope), builder.from_event)]


def defeat(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    return [*laid, Defeat(figures, builder.from_event)]


def save(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    return [Save()]


# Rooms


def inst(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, Place(rooms, amount(builder, named, "n", scope))]


def repi(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, Convert(rooms, amount(builder, named, "n", scope))]


def remi(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, Clear(rooms, amount(builder, named, "n", scope))]


def act(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, Activate(rooms)]


def copy(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, Copy(rooms)]


def setroom(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, TurnRoom(rooms, term_of(named["t"]).name == "used")]


def restore(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    return [*laid, Restore(rooms)]


# Figures


def move(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    number = amount(builder, named, "n", scope)
    if "Y" not in named:
        return [*laid, Move(figures, number, None, builder.from_event)]
    goal = term_of(named["Y"])
    if not builder.is_room(goal, scope):
        goal = Term("room", origin=goal, at=goal.at)
    more, rooms = builder.rooms(goal, scope)
    return [*laid, *more, Move(figures, number, rooms, builder.from_event)]


def place(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    more, rooms = builder.rooms(named["R"], scope)
    return [*laid, *more, PlaceFigure(figures, rooms, builder.from_event)]


def swap(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, one = builder.figures(named["X"], scope)
    more, other = builder.figures(named["Y"], scope)
    return [*laid, *more, Swap(one, other)]


def cell(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, PutInCell(figures, builder.from_event)]


# Cards


def draw(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    number = amount(builder, named, "n", scope)
    if "search" in named:
        return [*laid, SearchGrimoire(figures, number, builder.from_event)]
    if "rnd" in named:
        return [*laid, RecallAtRandom(figures, number, builder.from_event)]
    if "mem" in named:
        return [*laid, RecallCards(figures, number, builder.from_event)]
    return [*laid, DrawCards(figures, number, builder.from_event)]


def study(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    picks, kept = amount(builder, named, "n", scope), amount(builder, named, "k", scope)
    return [*laid, Study(figures, picks, kept, builder.from_event)]


def forg(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    number = amount(builder, named, "n", scope)
    if "k" in named:
        return [*laid, ChooseForgotten(figures, number, amount(builder, named, "k", scope), builder.from_event)]
    return [*laid, DrawForgotten(figures, number, builder.from_event)]


def disc(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    zone, who = ZONES.index(term_of(named["zone"]).name), CHOOSERS.index(term_of(named["who"]).name)
    return [*laid, discarding(figures, amount(builder, named, "n", scope), zone, who, builder.from_event)]


def shuf(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, ShuffleMemories(figures, builder.from_event)]


def ban(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, BanCards(figures, amount(builder, named, "n", scope), builder.from_event)]


def peek(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    zone = ZONES.index(term_of(named["zone"]).name)
    return [*laid, peeking(figures, zone, amount(builder, named, "n", scope), builder.from_event)]


def prep(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, Prepare(figures, amount(builder, named, "n", scope), builder.from_event)]


def again(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, spell = builder.spell_places(named["S"], scope)
    return [*laid, Again(spell)]


def turn(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, spell = builder.spell_places(named["S"], scope)
    return [*laid, TurnSpell(spell)]


def trade(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, spell = builder.spell_places(named["S"], scope)
    return [*laid, Trade(spell)]


def castnext(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, CastNext(figures, builder.from_event)]


# Power, tokens, crown, trophies


def tok(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    ready = term_of(named["t"]).name == "ready"
    return [*laid, TurnTokens(figures, amount(builder, named, "n", scope), ready, builder.from_event)]


def pow_(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, ChangePower(figures, amount(builder, named, "n", scope), builder.from_event)]


def steal(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, StealPower(figures, amount(builder, named, "n", scope), builder.from_event)]


def crown(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, TakeCrown(figures, builder.from_event)]


def trophy(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    more, victim = mage(builder, named["Y"], scope)
    return [*laid, *more, ClaimTrophy(figures, victim, builder.from_event)]


def cede(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    more, receiver = mage(builder, named["Y"], scope)
    kind = CedeNewest if "newest" in named else CedeTrophies
    return [*laid, *more, kind(figures, receiver, amount(builder, named, "n", scope), builder.from_event)]


# Quests and events


def quest(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    number = amount(builder, named, "n", scope)
    if "k" in named:
        kept = amount(builder, named, "k", scope)
        return [*laid, ChooseQuests(figures, number, kept, moon(named), builder.from_event)]
    return [*laid, DrawQuests(figures, number, moon(named), builder.from_event)]


def qadv(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    said = [word for word in ADVANCES if word in named]
    if len(said) != 1:
        told = "`qadv` says one of {words}: what becomes of the quest"
        raise wrong(named["X"], Told("mistake-qadv", told, words=ADVANCES))
    return [*laid, AdvanceQuest(figures, ADVANCES.index(said[0]), builder.from_event)]


def qdisc(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    number = amount(builder, named, "n", scope)
    return [*laid, DiscardQuests(figures, number, "completed" in named, builder.from_event)]


def event(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, DrawEvent(figures, moon(named), builder.from_event)]


def edisc(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    return [DiscardEvents(amount(builder, named, "k", scope))]


# Hexes, evocations, upgrades, values


def hex_(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    name = term_of(named["name"])
    if name.name == "?":
        return [*laid, hexing.AssignChosenHex(figures, builder.from_event)]
    number = {"rnd": hexing.AT_RANDOM, "same": hexing.SAME}.get(name.name, builder.naming.number(HEX, name))
    return [*laid, hexing.AssignHex(figures, number, builder.from_event)]


def lift(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    if "same" in named:
        return [*laid, hexing.LiftSame(figures, builder.from_event)]
    return [*laid, hexing.LiftHexes(figures, amount(builder, named, "n", scope), builder.from_event)]


def summon(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, rooms = builder.rooms(named["R"], scope)
    name = term_of(named["name"])
    among = builder.naming.summonable()
    if name.name == "same":
        return [*laid, Summon(summoning.SAME, among, rooms)]
    if name.name == "?":
        return [*laid, Summon(ANY_OF, among & kinds_that_fit(builder, name), rooms)]
    return [*laid, Summon(builder.naming.number(EVOCATION, name), among, rooms)]


def kinds_that_fit(builder: EffectBuilder, name: Term) -> int:
    """VX-42 The kinds that pass all filters, a bit each: by health, archetype or name."""
    found = 0
    for number, facts in enumerate(builder.naming.kinds()):
        if all(any(kind_fits(builder, asked, number, facts) for asked in one.any_of) for one in name.filters):
            found |= 1 << number
    return found


def kind_fits(builder: EffectBuilder, asked: Expression, number: int, facts: Facts) -> bool:
    if isinstance(asked, Comparison) and term_of(asked.left).name == "health":
        health, wanted = int(facts["health"]), constant(asked.right)
        how = COMPARED[asked.op]
        held = {
            steps.AT_LEAST: health >= wanted,
            steps.AT_MOST: health <= wanted,
            steps.EQUAL: health == wanted,
            steps.MORE: health > wanted,
            steps.LESS: health < wanted,
        }
        return held[how]
    if isinstance(asked, Term):
        archetype = builder.naming.number(ARCHETYPE, asked)
        if archetype >= 0:
            return builder.naming.ids[ARCHETYPE][archetype] == str(facts["archetype"])
        kind = builder.naming.number(EVOCATION, asked)
        if kind >= 0:
            return kind == number
    told = "a kind is asked for by `health`, an archetype or a name, not by `{found}`"
    raise wrong(asked, Told("mistake-kind-filter", told, found=asked.written()))


def assign(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = mage(builder, named["X"], scope)
    return [*laid, Assign(builder.naming.number(EVOCATION, term_of(named["name"])), figures)]


def wake(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["E"], scope)
    return [*laid, Wake(figures)]


def ctrl(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["E"], scope)
    return [*laid, Control(figures, DURATIONS.index(term_of(named["d"]).name))]


def unsum(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["E"], scope)
    return [*laid, Dismiss(figures, "quiet" in named)]


def upg(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["E"], scope)
    name = term_of(named["name"])
    return [*laid, Upgrade(figures, builder.naming.number(UPGRADE, name), name.name == "rnd")]


def mod(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    laid, figures = builder.figures(named["X"], scope)
    if term_of(named["d"]).name == "card" and not builder.stays:
        told = "`card` is for spells and servants: here a value changes for the `round`, or in an `aura`"
        raise wrong(term_of(named["d"]), Told("mistake-card", told))
    stat, until = STATS.index(term_of(named["stat"]).name), DURATIONS.index(term_of(named["d"]).name)
    return [*laid, Change(figures, stat, amount(builder, named, "n", scope), until, builder.from_event)]


def cancel(builder: EffectBuilder, named: Named, scope: Scope) -> Steps:
    return [Cancel()]


LAID: Final[dict[str, Laying]] = {
    "dmg": dmg, "rose": rose, "heal": heal, "rep": rep, "mvdmg": mvdmg, "ign": ign, "redir": redir, "atk": atk,
    "defeat": defeat, "save": save, "inst": inst, "repi": repi, "remi": remi, "act": act, "copy": copy,
    "setroom": setroom, "restore": restore, "move": move, "place": place, "swap": swap, "cell": cell, "draw": draw,
    "study": study, "forg": forg, "disc": disc, "shuf": shuf, "ban": ban, "peek": peek, "prep": prep, "again": again,
    "turn": turn, "trade": trade, "castnext": castnext, "tok": tok, "pow": pow_, "steal": steal, "crown": crown,
    "trophy": trophy, "cede": cede, "quest": quest, "qadv": qadv, "qdisc": qdisc, "event": event, "edisc": edisc,
    "hex": hex_, "lift": lift, "summon": summon, "assign": assign, "wake": wake, "ctrl": ctrl, "unsum": unsum,
    "upg": upg, "mod": mod, "cancel": cancel,
}  # fmt: skip
