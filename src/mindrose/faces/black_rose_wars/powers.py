"""What the cards, rooms, quests and events of Black Rose Wars do, in words, from what its content packs say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from mindrose.content.pages import Facts
from mindrose.games.black_rose_wars.components.things import PART_WORDS, ROOM_COLOURS
from mindrose.games.black_rose_wars.effects.building import EVENT, SPELL
from mindrose.games.black_rose_wars.effects.building import HEX as HEXED
from mindrose.games.black_rose_wars.effects.compiling import parts_of, reacting
from mindrose.games.black_rose_wars.effects.naming import Naming
from mindrose.games.black_rose_wars.effects.words import (
    ARCHETYPE,
    EVOCATION,
    HEX,
    NAMED,
    PLACE,
    ROLES,
    UPGRADE,
)
from mindrose.language.cards import (
    ME,
    CardBook,
    CardRendering,
    card_branches,
    card_offers,
    card_sentences,
    card_text,
    short_forms,
    task_text,
)
from mindrose.language.macros import renamed
from mindrose.language.phrasing import IT, NONE, Mentions, Said
from mindrose.language.reading import Written
from mindrose.language.signatures import Signature
from mindrose.language.syntax import (
    Argument,
    Bind,
    Body,
    Count,
    Each,
    Effect,
    Expression,
    Filter,
    Header,
    Instruction,
    Item,
    Listing,
    Negation,
    Number,
    Term,
    Trigger,
    written_body,
)
from mindrose.registry import LOCALES
from mindrose.text.words import ENGLISH, Words

GAME: Final = "black-rose-wars"
OWN_JOINTS: Final = "on during persist once with asked rate when-if each div times min consider slots then-if"
ROSE: Final = "Rose"
ANY: Final = "any"
EVERY_MAGE: Final = "M*"
SPIRIT_PATH: Final = "SpiritPath"
ALL_BUT_BLACK: Final = "nonblack"
FILES: Final = {
    PLACE: ("rooms", "room"), EVOCATION: ("evocations", "evocation"), ARCHETYPE: ("evocations", "archetype"),
    HEX: ("hexes", "hex"), UPGRADE: ("upgrades", "upgrade"),
}  # fmt: skip
THINGS: Final = (PLACE, HEX, UPGRADE, EVOCATION, ARCHETYPE)  # an evocation comes before its archetype
TRAITS: Final = (ARCHETYPE, EVOCATION, PLACE)  # and after it where it is asked for
MAGES: Final = ("mage", EVERY_MAGE)
EVOCATIONS: Final = ("evo", "myevo", "foeevo", "umbra", "E*", "this")
ROOMS: Final = ("room", "here", "there", "exit")
# Whom the roles of a trigger name, by its first argument or by itself.
OF_MAGES: Final = ("lethal", "felled", "averted", "crowned", "questdone", "celled", "claims", "scores", "loses")
OF_EVOCATIONS: Final = ("slain", "gone", "woken", "summons")
FIGURES: Final = ("X", "F", "M", "P")  # arguments in which `any` is a figure
PRIORITIES: Final = re.compile(r"!P(\d)")  # as they are written once macros are expanded
ORDER_PARTS: Final = dict(zip(PART_WORDS, ("action", "spell"), strict=True))
Told = tuple[str, str]  # of what part of a card, and what that says
UNNAMED: Final = ("same", "rnd")  # things that the sentence before names, or chance
SINGLE: Final = ("crown", "most", "least")  # filters that leave one mage


class CardMessages(Words):
    """The messages of effects, which have a file of their own: only the server says them."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "")
        self.files.append(LOCALES / language / f"{GAME}-effects.ftl")
        self.english = None if language == ENGLISH else CardMessages(ENGLISH)


class CardWords(CardBook):
    """The words of the cards of one pack; `printed_on` is what sort of card it is."""

    own_joints = frozenset(OWN_JOINTS.split())
    performers = frozenset({ROSE})
    spoken = frozenset({"colour", "element", "type", "phase", *NAMED})
    nouns: Mapping[str, str] = {
        **dict.fromkeys(MAGES, "mage"), **dict.fromkeys(EVOCATIONS, "evocation"), **dict.fromkeys(ROOMS, "room"),
        IT: "evocation",
    }  # fmt: skip

    def __init__(self, words: Words, naming: Naming, printed_on: str = SPELL) -> None:
        super().__init__(words, naming.words)
        self.language = words.language
        self.naming = naming
        self.printed_on = printed_on
        self.cases = words.say("cases-figure").split()
        self.room_cases = words.say("cases-room").split()
        self.spell_cases = words.say("cases-spell").split()
        self.actor = ROSE if printed_on == EVENT else self.actor

    # Names of the pack's things

    def thing(self, term: Term, mentions: Mentions, case: str = "") -> str:
        kind = self.named_kind(term)
        if kind and term.name not in mentions.values:
            return self.words.say(f"named-{kind}", {"name": self.name(kind, term.name)}, case)
        text = super().thing(term, mentions, case)
        if not term.priority:
            return text
        return self.words.say("with-priority", {"thing": text, "number": term.priority.removeprefix("P")})

    def named_kind(self, term: Term, kinds: Sequence[str] = THINGS) -> str:
        """Of what kind the thing is that a word of the pack names, the first of these."""
        return next((kind for kind in kinds if self.record(kind, term.name)), "")

    def record(self, kind: str, word: str) -> Facts | None:
        file, table = FILES[kind]
        number = self.naming.number(kind, Term(word))
        return None if number < 0 else self.naming.document[file][table][number]

    def name(self, kind: str, word: str) -> str:
        found = self.record(kind, word)
        assert found is not None
        return str(found["name"][self.language])

    # Cases

    def cases_of(self, argument: Argument, mentions: Mentions) -> list[str]:
        one: Argument = argument.items[0] if isinstance(argument, Listing) else argument
        if isinstance(one, Term) and one.name in mentions.values:
            one = self.meant(one, mentions)
        if not isinstance(one, Term):
            return self.cases
        if one.name in self.vocabulary.picks:
            return self.room_cases if one.name in ROOMS else self.cases
        if one.name in ROOM_COLOURS or self.named_kind(one) == PLACE:
            return self.room_cases
        return self.cases if self.named_kind(one) else self.spell_cases if self.is_of_spells(one) else []

    def is_of_spells(self, term: Term) -> bool:
        return self.vocabulary.is_keyword(term, frozenset({"element", "type"}))

    def left_out(self, name: str) -> dict[str, Said]:
        cases = dict.fromkeys([*self.room_cases, *self.spell_cases])
        return {**super().left_out(name), **{f"{name}_{case}": NONE for case in cases}}

    # What messages are told

    def told_one(self, name: str, argument: Argument, mentions: Mentions) -> dict[str, Said]:
        if isinstance(argument, Term) and argument.name == ANY and name not in FIGURES:
            return {**self.left_out(name), name: ANY, f"{name}_word": ANY}
        if isinstance(argument, Term) and argument.name == "?":
            which = self.filters(argument.filters, mentions) if argument.filters else NONE
            return {**self.left_out(name), name: "choice", f"{name}_word": "choice", f"{name}_filter": which}
        if isinstance(argument, Term) and argument.quantity and argument.name == ALL_BUT_BLACK:
            return {**self.left_out(name), name: ALL_BUT_BLACK, f"{name}_word": ALL_BUT_BLACK}
        told = super().told_one(name, argument, mentions)
        return {**told, f"{name}_filter": NONE}

    def told_thing(self, term: Term, mentions: Mentions) -> dict[str, Said]:
        """Also on what the effect is printed, whom a role names, and of what colours a room is."""
        told = super().told_thing(term, mentions)
        colours = [one for one in term.filters if is_colours(one)]
        told["colour"] = self.colours(colours[0]) if colours else NONE
        told["on"] = self.printed_on
        told["who"] = self.who(term.name)
        told["event"] = self.heard.name if self.heard is not None else NONE
        told["single"] = "yes" if leaves_one(term) else "no"
        return told

    def is_several(self, value: Term) -> bool:
        return super().is_several(value) and not leaves_one(value)

    def colours(self, asked: Filter) -> str:
        return self.chained("effect-or", [self.say(f"colour-{one.written()}") for one in asked.any_of])

    def who(self, role: str) -> str:
        """Whether a role of the trigger names a caster, a mage, an evocation or any figure."""
        heard = self.heard
        if heard is None or role not in ROLES:
            return NONE
        if heard.name == "aimed" and role == "trig":
            return "caster"
        first = heard.arguments[0] if heard.arguments else None
        noun = self.nouns.get(first.name) if isinstance(first, Term) else None
        if heard.name in OF_EVOCATIONS:
            return "evocation"
        if heard.name in ("cast", "acts", "does", "resolved", "reveals", "sprung") or heard.name in OF_MAGES:
            return "mage"
        return noun or "figure"

    def filters(self, filters: Iterable[Filter], mentions: Mentions) -> str:
        """What is asked of things; the colours of rooms are said with the room itself."""
        asked = [one for one in filters if not is_colours(one)]
        others = [name for one in asked for name in self.other_place(one)]
        texts = [self.either(one, mentions) for one in asked if not self.other_place(one)]
        text = self.chained("list-more", texts) if texts else ""
        if not others:
            return text
        excluded = self.words.say("filter-place", {"name": self.chained("list-more", others), "holds": "no"})
        return self.say("effect-with", thing=text, filters=excluded) if text else excluded

    def other_place(self, one: Filter) -> list[str]:
        """The room that a filter excludes by its name, if it does that."""
        asked = one.any_of[0].value if isinstance(one.any_of[0], Negation) else None
        is_place = isinstance(asked, Term) and self.named_kind(asked) == PLACE
        return [self.name(PLACE, asked.name)] if isinstance(asked, Term) and is_place else []

    def property(self, expression: Expression, mentions: Mentions) -> str:
        holds = "no" if isinstance(expression, Negation) else "yes"
        asked = expression.value if isinstance(expression, Negation) else expression
        named = isinstance(asked, Term) and asked.name not in mentions.values
        kind = self.named_kind(asked, TRAITS) if named and isinstance(asked, Term) else ""
        if isinstance(asked, Term) and kind:
            return self.words.say(f"filter-{kind}", {"name": self.name(kind, asked.name), "holds": holds})
        return super().property(expression, mentions)

    def is_role(self, name: str) -> bool:
        return name in ROLES or name == ROSE

    def is_silent(self, term: Term, mentions: Mentions) -> bool:
        return term.name in UNNAMED or super().is_silent(term, mentions)

    def speaks_for_itself(self, value: Term) -> bool:
        """Also the room in which somebody stands that speaks for itself: “your room”."""
        return super().speaks_for_itself(value) or (value.origin == Term(ME) and value.arguments == (Number(0),))

    def told(
        self, written: Instruction | Term | Trigger | Count, signatures: list[Signature], mentions: Mentions
    ) -> dict[str, Said]:
        return {**super().told(written, signatures, mentions), "on": self.printed_on}


def leaves_one(term: Term) -> bool:
    """Whether a filter leaves one mage of all."""
    return any(isinstance(asked, Term) and asked.name in SINGLE for one in term.filters for asked in one.any_of)


def is_colours(one: Filter) -> bool:
    return all(isinstance(asked, Term) and asked.name in ROOM_COLOURS for asked in one.any_of)


# The same effect as the one who reads it is addressed


def addressed(effect: Effect, printed_on: str) -> Effect:
    """An effect as it is said to the mage that it is about: the bearer of a hex, or every mage of an event."""
    if printed_on == HEXED:
        effect = renamed(effect, {"bearer": Term(ME)})
    if effect.header is not None and is_about_me(effect.header):
        effect = renamed(effect, {"victim": Term(ME)})
    return replace(effect, body=to_every_mage(effect.body))


def is_about_me(header: Header) -> bool:
    return all(trigger.arguments is not None and trigger.arguments[0] == Term(ME) for trigger in header.triggers)


def to_every_mage(body: Body) -> Body:
    """VX-01 Inside `each M*` the mage concerned decides: it is spoken to."""
    return tuple(replace(one, items=tuple(spoken_to(item) for item in one.items)) for one in body)


def spoken_to(item: Item) -> Item:
    if isinstance(item, Each) and item.over.name == EVERY_MAGE:
        return replace(item, body=renamed(item.body, {IT: Term(ME)}))
    return item


def effects_of_parts(order: Effect, naming: Naming) -> list[tuple[str, Effect]]:
    """The parts of an order: their words, and what each of them does."""
    return [(part.kind, Effect(None, part.body, at=part.at)) for part in parts_of(naming.words.expanded(order))]


class Cards:
    """What the cards of one pack say in one language; facts that nobody made content of are parsed as they are said."""

    def __init__(self, document: dict[str, Facts], language: str, written: Written | None = None) -> None:
        self.words = CardMessages(language)
        self.naming = Naming(document)
        self.written = written or Written()

    def book(self, printed_on: str = SPELL) -> CardWords:
        return CardWords(self.words, self.naming, printed_on)

    def effect(self, text: str, printed_on: str = SPELL) -> str:
        """What a text of the pack says, in whole sentences."""
        return self.saying(self.written.effect(text), printed_on)

    def saying(self, effect: Effect, printed_on: str = SPELL) -> str:
        """What an effect says, in whole sentences."""
        return card_text(addressed(effect, printed_on), self.book(printed_on))

    def sentences(self, effect: Effect, printed_on: str = SPELL) -> list[str]:
        """The same, each sentence by itself."""
        return card_sentences(addressed(effect, printed_on), self.book(printed_on))

    def thing(self, text: str) -> str:
        """What a word of the pack picks, by itself."""
        (item,) = self.written.effect(f"T={text}").body[0].items
        assert isinstance(item, Bind)
        assert isinstance(item.value, Term)
        return self.book().thing(item.value, Mentions())

    def offers(self, effect: Effect, printed_on: str = SPELL) -> list[str]:
        """What an effect asks about wherever it says `may`, in the order of writing."""
        return card_offers(addressed(effect, printed_on), self.book(printed_on))

    def branches(self, effect: Effect, printed_on: str = SPELL) -> list[list[str]]:
        """Between what an effect lets one pick, pick by pick in the order of writing."""
        return card_branches(addressed(effect, printed_on), self.book(printed_on))

    def task(self, text: str, printed_on: str = SPELL) -> str:
        """What has to be done for a cube on a quest or a hex."""
        task = self.written.task(text)
        if printed_on == HEXED:
            task = renamed(task, {"bearer": Term(ME)})
        return task_text(task, self.book(printed_on))

    def order(self, order: Facts) -> list[Told]:
        """BR-29.3 What an order of the Avatar says: its symbols, its parts, its reaction, and whom it chooses first."""
        parts = effects_of_parts(self.written.effect(str(order["effect"])), self.naming)
        found = [("instability", self.words.say("order-instability"))] if order["instability"] else []
        found += [(ORDER_PARTS[kind], self.saying(effect)) for kind, effect in parts]
        if order["extra"]:
            found.append(("extra", self.words.say("order-extra")))
        if "reaction" in order:
            reaction = self.written.effect(str(order["reaction"]))
            found.append(("reaction", self.saying(reacting(reaction, str(order["back"])))))
        texts = [written_body(effect.body) for _, effect in parts]
        priorities = sorted({int(number) for text in texts for number in PRIORITIES.findall(text)})
        return [*found, *((f"priority-{one}", self.words.say("order-priority", {"number": one})) for one in priorities)]

    def said(self, parts: Iterable[Told]) -> list[str]:
        """The parts of a card by their names."""
        return [self.words.say("pack-part-says", {"part": part, "text": text}) for part, text in parts]

    def keywords(self, text: str) -> list[str]:
        """The keywords of the schools that a text names, which `explained` tells."""
        effect = self.written.effect(text)
        found = list(short_forms(effect, self.naming.words))
        return [*found, SPIRIT_PATH] if "~" in text else found

    def every_keyword(self) -> list[str]:
        """All that `explained` tells."""
        return [*(name for name in self.naming.words.macros if self.words.has(f"keyword-{name}")), SPIRIT_PATH]

    def explained(self, keyword: str) -> tuple[str, str]:
        """CP-4 A keyword as cards write it, and what it stands for."""
        if keyword == SPIRIT_PATH:
            return self.words.say("keyword-SpiritPath", {"n": "n"}), self.words.say("spirit-path")
        return CardRendering(self.book()).explained(keyword)
