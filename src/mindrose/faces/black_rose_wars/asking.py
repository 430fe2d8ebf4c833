"""What the effects of a pack ask about in words, by the program and the step that asks: `throne-ruined 0`."""

from __future__ import annotations

from typing import Final

from mindrose.faces.black_rose_wars.names import PRINTED
from mindrose.faces.black_rose_wars.powers import Cards
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import SIDES
from mindrose.games.black_rose_wars.effects.building import EVENT, HEX, QUEST, ROOM, SKILL, SPELL
from mindrose.games.black_rose_wars.effects.choosing import MayDo, PickOne
from mindrose.kernel.programs import Program

ROOM_SIDES: Final = ("ruined", "restored")


def offers_of(content: Content, language: str) -> dict[str, str]:
    """All that the effects of a pack ask about."""
    cards = Cards(content.document, language)
    written = effects_in(content)
    found: dict[str, str] = {}
    for program in content.programs:
        if program.name in written:
            found |= offers_in(program, *written[program.name], cards)
    return found


def offer_at(content: Content, language: str, name: str, step: int) -> str:
    """What a step of a program asks about, if it does."""
    program = next((one for one in content.programs if one.name == name), None)
    written = effects_in(content)
    if program is None or name not in written or step not in asking(program, MayDo) + asking(program, PickOne):
        return ""
    offers = offers_in(program, *written[name], Cards(content.document, language))
    return offers.get(asked_at(name, step), "")


def offers_in(program: Program, text: str, printed_on: str, cards: Cards) -> dict[str, str]:
    """What may be done, or the whole effect that offers several; keywords that ask have words of their own."""
    may, pick = asking(program, MayDo), asking(program, PickOne)
    offers = cards.offers(text, printed_on) if may else []
    found = {asked_at(program.name, step): cards.effect(text, printed_on) for step in pick}
    if len(offers) == len(may):
        found |= {asked_at(program.name, step): offer for step, offer in zip(may, offers, strict=True)}
    return found


def asked_at(program: str, step: int) -> str:
    """The key of a question in a program."""
    return f"{program} {step}"


def asking(program: Program, kind: type[MayDo] | type[PickOne]) -> list[int]:
    """The steps of a program that are questions of a kind."""
    return [number for number, step in enumerate(program.steps) if isinstance(step, kind)]


def effects_in(content: Content) -> dict[str, tuple[str, str]]:
    """Every effect of a pack by the program that it is compiled to: its text, and what it is printed on."""
    document = content.document
    found: dict[str, tuple[str, str]] = {}
    for file, records in PRINTED["spell"]:
        for card in document[file][records]:
            found |= {f"{card['id']}-{side}": (str(card[side]["effect"]), SPELL) for side in SIDES}
    for room in document["rooms"]["room"]:
        found |= {f"{room['id']}-{side}": (str(room[side]), ROOM) for side in ROOM_SIDES}
    for kind, printed_on in (("quest", QUEST), ("event", EVENT), ("upgrade", SKILL), ("hex", HEX)):
        ((file, records),) = PRINTED[kind]
        found |= {str(card["id"]): (str(card["effect"]), printed_on) for card in document[file][records]}
    for evocation in document["evocations"]["evocation"]:
        skills = [str(text) for text in evocation["skill"]]
        names = [f"{evocation['id']}-{number + 1}" for number in range(len(skills))]
        names = [str(evocation["id"])] if len(skills) == 1 else names
        found |= {name: (text, SKILL) for name, text in zip(names, skills, strict=True)}
    return found
