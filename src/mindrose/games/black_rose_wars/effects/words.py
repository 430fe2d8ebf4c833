# mypyc: plain
"""The words of the effects of Black Rose Wars (part 4 of the rules): names of things come from the content pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from mindrose.games.black_rose_wars.components.things import (
    ACTIONS,
    CASTING,
    DURATIONS,
    ELEMENTS,
    PHASES,
    ROOM_COLOURS,
    STATS,
    TYPES,
)
from mindrose.language.vocabulary import Vocabulary

PLACE: Final = "place"
EVOCATION: Final = "evocation"
ARCHETYPE: Final = "archetype"
HEX: Final = "hex"
UPGRADE: Final = "upgrade"
NAMED: Final = (PLACE, EVOCATION, ARCHETYPE, HEX, UPGRADE)
FIGURE_SELECTORS: Final = ("mage", "foe", "fig", "evo", "myevo", "foeevo")
ROLES: Final = ("me", "bearer", "this", "trig", "src", "victim", "drawer")
BOARD_SELECTORS: Final = ("prepared", "activated", "revealed")
PHYSICAL: Final = "phys"  # any of the first three
MEASURES: Final = ("power", "instability", "trophies")
FEATURES: Final = ("colour", "element", "school", "room", "mage")


def word_of(identifier: str) -> str:
    """How an effect calls a thing: `ancestral-totem` is `AncestralTotem`."""
    return "".join(part.capitalize() for part in identifier.split("-"))


def effect_words(names: Mapping[str, Iterable[str]]) -> Vocabulary:
    """The vocabulary of a pack that has things of these names, by kind."""
    words = Vocabulary(parts="P S", priorities="P1 P2 P3")
    keywords(words, names)
    selectors(words)
    numbers(words)
    triggers(words)
    instructions(words)
    macros(words)
    return words


def keywords(words: Vocabulary, names: Mapping[str, Iterable[str]]) -> None:
    words.keywords("colour", (*ROOM_COLOURS, "any"))
    for kind in NAMED:
        words.keywords(kind, [word_of(name) for name in names[kind]])
    words.keywords(EVOCATION, "? same")
    words.keywords(HEX, "? rnd same")
    words.keywords(UPGRADE, "? rnd")
    words.keywords("zone", "hand grim prepared activated")
    words.keywords("who", "own actor rnd")
    words.keywords("element", (*ELEMENTS, "summon"))
    words.keywords("type", (*TYPES, "any"))
    words.keywords("how", "spell attack room event any")
    words.keywords("action", (*ACTIONS[:CASTING], PHYSICAL))
    words.keywords("phase", PHASES)
    words.keywords("duration", DURATIONS)
    words.keywords("stat", STATS)
    words.keywords("measure", MEASURES)
    words.keywords("feature", FEATURES)
    words.keywords("span", "round phase effect")
    words.keywords("rank", "most least")
    words.keywords("state", "active fulfilled completed")
    words.keywords("being", "mage evo Rose")
    words.keywords("amount", ["all", "all nonblack"])
    words.keywords("token", "ready spent used")


def selectors(words: Vocabulary) -> None:
    for name in FIGURE_SELECTORS:
        words.selector(f"{name}(n:range)", "figure")
        words.selector(name, "figure")
    for name in (*ROLES, "own", "any", "M*", "E*", "Rose"):
        words.selector(name, "figure")
    words.selector("room(n:range)", "room")
    for name in ("room", "here", "there"):
        words.selector(name, "room")
    words.selector("exit(X:figure)", "room")
    words.selector("owner(E:figure)", "figure")
    words.selector("umbra(X:figure)", "figure")
    for name in BOARD_SELECTORS:
        words.selector(f"{name}(X:figure)", "card")
    words.selector("quest(X:figure, s:state)", "quest")
    words.selector("it", "*")
    for name in ("ruined", "restored", "free", "crown", "other"):
        words.filter(name)
    words.filter("most(x:measure)")
    words.filter("least(x:measure)")
    words.filter("owner=figure")
    for name in ("hex", "umbra", "dmg", "health", "black", "trophies", "mages"):
        words.filter(name, number=True)
    words.filter_by("colour", PLACE, ARCHETYPE, EVOCATION)
    words.chooser("owner", "rnd")


def numbers(words: Vocabulary) -> None:
    for name in ("hex", "umbra", "trophy", "hand", "pow", "dmg", "black", "mine", "evostr", "upg"):
        words.count(f"{name}(X:figure)")
    words.count("evo([X:figure])")
    words.count("el(e:element)")
    words.count("sym(e:element, [f:element])")
    words.count("q(X:figure, s:state)")
    words.count("totem")
    words.count("struck")
    words.number("last", "ignored", "hitamt", "moon", "speed")
    words.condition("is(X:figure, b:being|archetype)")
    words.condition("in(X:figure, r:colour|place)")
    words.condition("crown(X:figure)")
    words.condition("near(X:figure, Y:figure, n:number)")
    words.condition("fell(X:figure)")
    words.condition("combo(a:element, [b:element], [c:element])")


def triggers(words: Vocabulary) -> None:
    for name in ("enters", "leaves"):
        words.trigger(f"{name}(F:figure, R:room|colour|place)")
    words.trigger("hit(X:figure, how:how)")
    words.trigger("aimed(X:figure, t:type)")
    words.trigger("cast(M:figure, t:type)")
    words.trigger("sprung(M:figure, t:type)")
    words.trigger("acts(M:figure, R:colour|place)")
    words.trigger("does(M:figure, k:action)")
    for name in ("lethal", "moved", "hexed", "linked", "summons", "slain", "gone", "woken", "replaces", "averted"):
        words.trigger(f"{name}(X:figure)")
    for name in ("felled", "crowned", "questdone", "celled", "claims", "turnstart", "turnend"):
        words.trigger(f"{name}(X:figure)")
    for name in ("scores", "loses"):
        words.trigger(f"{name}(M:figure, n:number)")
    for name in ("unstable", "converts"):
        words.trigger(f"{name}(R:colour|room|place, P:figure)")
    words.trigger("restored(R:colour|place)")
    for name in ("begin", "end"):
        words.trigger(f"{name}(p:phase)")
    for name in ("reveals", "resolved"):
        words.trigger(f"{name}(M:figure, f:type|element)")
    for text in ("n/round", "src=figure", "amount>=number", "total>=number", "with mine>=number", "mine=rank"):
        words.modifier(text)
    for text in ("distinct feature", "same span", "in span", "in one span", "sole"):
        words.modifier(text)


def instructions(words: Vocabulary) -> None:
    for text in (
        "dmg X:figure n:number [sure]",
        "rose X:figure n:number",
        "heal X:figure n:number|amount",
        "rep X:figure n:number",
        "mvdmg X:figure Y:figure n:number",
        "ign n:number",
        "redir X:figure n:number",
        "atk X:figure by F:figure [n:number]",
        "defeat X:figure",
        "save",
        "inst R:room n:number",
        "repi R:room n:number",
        "remi R:room n:number",
        "act R:room",
        "copy R:room",
        "setroom R:room t:token",
        "restore R:room",
        "move X:figure n:number [toward Y:figure|room]",
        "place X:figure R:room",
        "swap X:figure Y:figure",
        "cell X:figure",
        "draw X:figure n:number [mem [rnd]] [search]",
        "study X:figure n:number k:number",
        "forg X:figure n:number [k:number]",
        "disc X:figure n:number zone:zone who:who",
        "shuf X:figure",
        "ban X:figure n:number",
        "peek X:figure zone:zone n:number",
        "prep X:figure n:number",
        "again S:card",
        "turn S:card",
        "trade S:card",
        "tok X:figure n:number t:token",
        "pow X:figure n:number",
        "steal X:figure n:number",
        "crown X:figure",
        "quest X:figure n:number [k:number] [moon=number]",
        "qadv X:figure [cube] [fulfilled] [completed]",
        "qdisc X:figure n:number [completed]",
        "event X:figure [moon=number]",
        "edisc k:number",
        "trophy X:figure Y:figure",
        "cede X:figure Y:figure n:number [newest]",
        "hex X:figure name:hex",
        "lift X:figure n:number [same]",
        "summon name:evocation R:room",
        "assign name:evocation X:figure",
        "wake E:figure",
        "castnext X:figure",
        "ctrl E:figure d:duration",
        "unsum E:figure [quiet]",
        "upg E:figure name:upgrade",
        "mod X:figure stat:stat n:number d:duration",
        "cancel",
    ):
        words.instruction(text)
    words.standing("mod X:figure stat:stat n:number [d:duration]")


def macros(words: Vocabulary) -> None:
    """Keywords of the schools (CP-4, content 4.4)."""
    words.macro("Pain(x)", "rose me x")
    words.macro("Enh(e+): body", "if combo(e): body")
    words.macro("Attune(e): body", "if #el(e)>=1: body")
    words.macro("Overload: body", "may: tok me 1 spent; if last=1: body")
    words.macro("Haunt(n) T", "per n: {assign Umbra T}")
    words.macro("Hunt(p)", "P{T=mage(*)!p; move me speed toward T // T2=mage(0)!p; atk T2 by me}")
