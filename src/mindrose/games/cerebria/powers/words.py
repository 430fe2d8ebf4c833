# mypyc: plain
"""The words in which the powers of Emotions are written (part 7 of the rules)."""

from __future__ import annotations

from typing import Final

from mindrose.language.vocabulary import Vocabulary

ENTER: Final = "enter"
ABSORB: Final = "absorb"
TURN_END: Final = "turnend"
QUELLED: Final = "quelled"
EMPOWER: Final = "empower"
TURN_START: Final = "turnstart"
BY_HAND: Final = "byhand"


def power_words() -> Vocabulary:
    words = Vocabulary(headers="on aura", controls="if may per each")
    for trigger in (ENTER, TURN_START, TURN_END, ABSORB, EMPOWER):
        words.trigger(trigger)
    words.trigger(QUELLED, "src:player")  # the player who Quelled it
    add_things(words)
    add_conditions(words)
    add_instructions(words)
    add_auras(words)
    return words


def add_things(words: Vocabulary) -> None:
    words.selector("me", "player")  # the active player
    words.selector("mate", "player")  # the teammate; a Shaper himself
    words.selector("opponent", "player")
    words.selector("own", "faction")
    words.selector("foes", "faction")
    words.selector("this", "emotion")
    words.selector("friend", "emotion")
    words.selector("foe", "emotion")
    words.selector("ally", "emotion")  # of the own faction, anywhere
    words.selector("enemy", "emotion")  # of the opposing faction, anywhere
    words.selector("spirit(n:range)", "spirit")
    words.filter("essence", number=True)
    words.filter("wp", number=True)
    words.filter("free")
    words.filter("pushable")
    words.filter("moderate")
    for area in ("realm", "triad", "frontier"):  # where this Emotion stands
        words.filter(area)
    words.keywords("resource", "wp essence")
    words.keywords("tokens", "ambition")
    words.keywords("moves", "action")
    words.keywords("source", "board supply")
    words.keywords("ground", "realm frontier")
    words.keywords("spot", "anywhere beside reach realm triad frontier")


def add_conditions(words: Vocabulary) -> None:
    words.condition("near(X:player|faction, Y:emotion)")
    words.condition("sphere(Y:emotion)")
    words.condition("triad(Y:emotion)")
    words.condition("in(Y:emotion, where:ground)")
    words.condition("controls(X:faction, Y:emotion)")
    words.count("friend")
    words.count("foe")
    words.count("ally")
    words.count("enemy")
    words.count("weaker")
    words.count("empty(n:number)")
    words.count("hand(X:player|faction)")
    words.count("essence(X:player|faction|emotion)")


def add_instructions(words: Vocabulary) -> None:
    words.instruction("gain X:player|faction what:resource|tokens|moves n:number")
    words.instruction("lose X:player|faction what:resource|tokens n:number")
    words.instruction("draw X:player|faction n:number")
    words.instruction("discard X:player|faction n:number")
    words.instruction("cycle")
    words.instruction("rotate n:number")
    words.instruction("step n:number")
    words.instruction("shove X:spirit n:number")
    words.instruction("push X:emotion")
    words.instruction("move X:emotion to where:spot")
    words.instruction("swap X:emotion Y:emotion")
    words.instruction("swap X:spirit")  # with the actor's Spirit
    words.instruction("return X:emotion")
    words.instruction("place X:emotion n:number from where:source")
    words.instruction("strip X:emotion n:number floor k:number")
    words.instruction("token n:number")
    words.instruction("mark X:emotion n:number")
    words.instruction(BY_HAND)  # the people carry out the text of the card


def add_auras(words: Vocabulary) -> None:
    words.keywords("walk", "move")
    words.keywords("end", "ending")
    words.keywords("deed", "invoke quell")
    words.keywords("area", "self neighbours friends realm triad frontier")
    words.keywords("land", "realm")
    words.keywords("site", "here touched")
    words.standing("intensity n:number")
    words.standing("absorb who:faction n:number")
    words.standing("nobonus who:faction")
    words.standing("cost what:walk n:number who:faction where:end")
    words.standing("cost what:deed n:number who:faction where:area")
    words.standing("cost what:land n:number who:faction where:site")
    words.standing("cap n:number where:area")
    words.standing("shield where:area")


POWER_WORDS: Final = power_words()
