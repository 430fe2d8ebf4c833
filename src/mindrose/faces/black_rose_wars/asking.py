"""What the effects of a pack ask about in words, by the program and the step that asks: `throne-ruined 0`.

Where an effect lets one pick, what each branch does is told by its number too: `nigredo 2 0`.
"""

from __future__ import annotations

from typing import Final

from mindrose.faces.black_rose_wars.powers import Cards, effects_of_parts
from mindrose.faces.black_rose_wars.records import PRINTED
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import SIDES
from mindrose.games.black_rose_wars.effects.building import EVENT, HEX, QUEST, ROOM, SKILL, SPELL
from mindrose.games.black_rose_wars.effects.choosing import MayDo, PickOne
from mindrose.games.black_rose_wars.effects.compiling import reacting
from mindrose.games.black_rose_wars.effects.naming import Naming
from mindrose.kernel.programs import Program
from mindrose.language.syntax import Effect

ROOM_SIDES: Final = ("ruined", "restored")


def offers_of(content: Content, cards: Cards, card: str = "") -> dict[str, str]:
    """All that the effects of a pack ask about, or those of a card: the names of its programs begin with its id."""
    written = effects_in(content)
    found: dict[str, str] = {}
    for program in content.programs:
        if program.name in written and program.name.startswith(card):
            found |= offers_in(program, *written[program.name], cards)
    return found


def offer_at(content: Content, language: str, asked: str) -> str:
    """What a step of a program asks about, or what a branch of it does; nothing if it asks nothing."""
    name, step = asked.split()[:2]
    program = next((one for one in content.programs if one.name == name), None)
    written = effects_in(content)
    if program is None or name not in written or int(step) not in asking(program, MayDo) + asking(program, PickOne):
        return ""
    return offers_in(program, *written[name], Cards(content.document, language, content.written)).get(asked, "")


def offers_in(program: Program, effect: Effect, printed_on: str, cards: Cards) -> dict[str, str]:
    """What may be done, or the whole effect that offers several; keywords that ask have words of their own."""
    may, pick = asking(program, MayDo), asking(program, PickOne)
    offers = cards.offers(effect, printed_on) if may else []
    branches = cards.branches(effect, printed_on) if pick else []
    found = {asked_at(program.name, step): cards.saying(effect, printed_on) for step in pick}
    if len(offers) == len(may):
        found |= {asked_at(program.name, step): offer for step, offer in zip(may, offers, strict=True)}
    if len(branches) == len(pick):
        for step, told in zip(pick, branches, strict=True):
            found |= {asked_at(program.name, step, branch): text for branch, text in enumerate(told)}
    return found


def asked_at(program: str, *place: int) -> str:
    """The key of a question in a program, by its step, and of a branch that it offers."""
    return " ".join([program, *map(str, place)])


def asking(program: Program, kind: type[MayDo] | type[PickOne]) -> list[int]:
    """The steps of a program that are questions of a kind."""
    return [number for number, step in enumerate(program.steps) if isinstance(step, kind)]


def effects_in(content: Content) -> dict[str, tuple[Effect, str]]:
    """Every effect of a pack by the program that it is compiled to, and what it is printed on."""
    document, written = content.document, content.written
    found: dict[str, tuple[str, str]] = {}
    for file, records in PRINTED["spell"]:
        for card in document[file][records]:
            found |= {f"{card['id']}-{side}": (str(card[side]["effect"]), SPELL) for side in SIDES}
    for room in document["rooms"]["room"]:
        found |= {f"{room['id']}-{side}": (str(room[side]), ROOM) for side in ROOM_SIDES}
    for kind, printed_on in (("quest", QUEST), ("event", EVENT), ("upgrade", SKILL), ("hex", HEX)):
        for file, records in PRINTED[kind]:
            found |= {str(card["id"]): (str(card["effect"]), printed_on) for card in document[file][records]}
    for evocation in document["evocations"]["evocation"]:
        skills = [str(text) for text in evocation["skill"]]
        names = [f"{evocation['id']}-{number + 1}" for number in range(len(skills))]
        names = [str(evocation["id"])] if len(skills) == 1 else names
        found |= {name: (text, SKILL) for name, text in zip(names, skills, strict=True)}
    effects = {name: (written.effect(text), printed_on) for name, (text, printed_on) in found.items() if text}
    naming = Naming(document)
    for order in document["avatar"]["order"]:
        for number, (_, part) in enumerate(effects_of_parts(written.effect(str(order["effect"])), naming)):
            effects[f"{order['id']}-{number + 1}"] = (part, SPELL)
        if "reaction" in order:
            reaction = reacting(written.effect(str(order["reaction"])), str(order["back"]))
            effects[f"{order['id']}-reaction"] = (reaction, SPELL)
    return effects
