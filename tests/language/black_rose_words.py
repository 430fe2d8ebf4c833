"""The words of Black Rose Wars, as far as its effects need them: the larger of the two users of the language."""

from __future__ import annotations

from mindrose.language.vocabulary import Vocabulary


def black_rose_words() -> Vocabulary:
    words = Vocabulary(parts="P S", priorities="P1 P2 P3")
    keywords(words)
    selectors(words)
    numbers(words)
    triggers(words)
    instructions(words)
    macros(words)
    return words


def keywords(words: Vocabulary) -> None:
    words.keywords("colour", "red blue green yellow purple grey black any")
    words.keywords(
        "place",
        "Hall Throne Crypt Cemetery Altar Summoner Laboratory Arena Observatory Bibliotheca Sanctuary Garden Forge "
        "Treasure Abyss Oracle Mirrors Armory Pleasure",
    )
    words.keywords("evocation", "Colossus Nigredo Albedo Succubus Cadaver Umbra Totem EnigmaticTotem AncestralTotem")
    words.keywords("evocation", "? same")
    words.keywords("archetype", "Construct Demon Undead Shade Totem")
    words.keywords("hex", "Vulnerability Slowness Silence Frailty Oblivion Debt ? rnd same")
    words.keywords("upgrade", "? rnd")
    words.keywords("zone", "hand grim prepared activated")
    words.keywords("who", "own actor rnd")
    words.keywords("element", "fire water air earth sacred profane magic summon")
    words.keywords("type", "combat conjunction trap defence any")
    words.keywords("how", "spell attack room event any")
    words.keywords("action", "explore fight command inertia phys")
    words.keywords("phase", "action study evocation planning")
    words.keywords("duration", "now turn phase round card")
    words.keywords("stat", "strength speed health handlimit studydraw libdraw reach immune nocast onecast noact nomove")
    words.keywords("stat", "attackin spellin healin powin spellout combatout planmax questlimit")
    words.keywords("measure", "power instability trophies")
    words.keywords("feature", "colour element school room mage")
    words.keywords("span", "round phase effect")
    words.keywords("rank", "most least")
    words.keywords("state", "active fulfilled completed")
    words.keywords("being", "mage evo Rose")
    words.keywords("amount", ["all", "all nonblack"])
    words.keywords("token", "ready spent used")


def selectors(words: Vocabulary) -> None:
    for name in ("mage", "foe", "fig", "evo", "myevo", "foeevo"):
        words.selector(f"{name}(n:range)", "figure")
    for name in ("me", "bearer", "this", "own", "any", "M*", "E*", "Rose", "drawer", "trig", "src", "victim"):
        words.selector(name, "figure")
    words.selector("room(n:range)", "room")
    for name in ("room", "here", "there"):
        words.selector(name, "room")
    words.selector("exit(X:figure)", "room")
    words.selector("owner(E:figure)", "figure")
    words.selector("umbra(X:figure)", "figure")
    for name in ("prepared", "activated", "revealed"):
        words.selector(f"{name}(X:figure)", "card")
    words.selector("it", "*")
    for name in ("ruined", "restored", "free", "crown", "other"):
        words.filter(name)
    words.filter("most(x:measure)")
    words.filter("least(x:measure)")
    words.filter("owner=figure")
    for name in ("hex", "umbra", "dmg", "health", "black", "trophies", "mages"):
        words.filter(name, number=True)
    words.filter_by("colour", "place", "archetype", "evocation")


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
        words.trigger(f"{name}(F:figure, R:room|colour)")
    words.trigger("hit(X:figure, how:how)")
    words.trigger("aimed(X:figure, t:type)")
    words.trigger("cast(M:figure, t:type)")
    words.trigger("sprung(M:figure, t:type)")
    words.trigger("acts(M:figure, R:colour|place)")
    words.trigger("does(M:figure, k:action)")
    for name in ("lethal", "moved", "hexed", "linked", "summons", "slain", "gone", "woken", "replaces", "averted"):
        words.trigger(f"{name}(X:figure)")
    for name in ("felled", "crowned", "questdone", "celled", "claims"):
        words.trigger(f"{name}(X:figure)")
    for name in ("scores", "loses"):
        words.trigger(f"{name}(M:figure, n:number)")
    for name in ("unstable", "converts"):
        words.trigger(f"{name}(R:colour|room, P:figure)")
    words.trigger("restored(R:colour)")
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
        "act R:room",
        "copy R:room",
        "move X:figure n:number [toward Y:figure|room]",
        "place X:figure R:room",
        "swap X:figure Y:figure",
        "cell X:figure",
        "draw X:figure n:number [mem [rnd]] [search]",
        "study X:figure n:number k:number",
        "forg X:figure n:number [k:number]",
        "disc X:figure n:number zone:zone who:who",
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
    words.standing("mod X:figure stat:stat n:number")


def macros(words: Vocabulary) -> None:
    words.macro("Pain(x)", "rose me x")
    words.macro("Enh(e+): body", "if combo(e): body")
    words.macro("Attune(e): body", "if #el(e)>=1: body")
    words.macro("Overload: body", "may: tok me 1 spent; if last=1: body")
    words.macro("Haunt(n) T", "per n: {assign Umbra T}")
    words.macro("Hunt(p)", "P{T=mage(*)!p; move me speed toward T // T2=mage(0)!p; atk T2 by me}")
