# mypyc: plain
"""All that the cards of a pack do, made into programs; mistakes are noted at their places in its files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final, TypeVar

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry
from mindrose.games.black_rose_wars.components.content import Effects, Side, Task, Text
from mindrose.games.black_rose_wars.components.things import (
    COMBAT,
    MOST_PARTS,
    NO_PART,
    ORDER_BACKS,
    PART_WORDS,
    SHOWN,
    SHOWS_AIMED,
    SHOWS_HURT,
    SIDES,
    SPELL_PART,
    TYPES,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.auras import Aura
from mindrose.games.black_rose_wars.effects.building import (
    EVENT,
    HEX,
    ORDER_ACTION,
    ORDER_SPELL,
    QUEST,
    ROOM,
    SKILL,
    SPELL,
    EffectBuilder,
)
from mindrose.games.black_rose_wars.effects.naming import Naming
from mindrose.games.black_rose_wars.effects.waiting import Waiting
from mindrose.kernel.programs import Program
from mindrose.kernel.told import Told
from mindrose.language.compiling import Scope, compiled
from mindrose.language.mistakes import Mistake
from mindrose.language.parsing import parsed
from mindrose.language.reading import read_task
from mindrose.language.syntax import Effect, Header, Instruction, Part, Sentence, Standing, items_in
from mindrose.language.syntax import Task as WrittenTask

NO_EFFECT: Final = Text(None, [], False)
REACTS_TO: Final = {ORDER_BACKS[SHOWS_AIMED]: "aimed(me,combat)", ORDER_BACKS[SHOWS_HURT]: "hit(me,any)"}
Made = TypeVar("Made")


class Compilation:
    """Makes the effects of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.naming = Naming(pack.facts())
        self.effects = Effects(pack.written)

    def entries(self, kind: str) -> list[Entry]:
        return self.pack.records[kind]

    def made(self) -> Effects:
        for kind in ("spell", "personal", "forgotten"):
            for card in self.entries(kind):
                for side in SIDES:
                    self.effects.sides.append(self.side(card, side))
        for room in self.entries("room"):
            for key in ("ruined", "restored"):
                self.effects.rooms.append(self.program(room, key, ROOM, f"{name_of(room)}-{key}", "BR-17.1.4"))
        for quest in self.entries("quest"):
            self.effects.quests.append(self.program(quest, "effect", QUEST, name_of(quest), "BR-8.1.8"))
            self.effects.tasks.append(self.task(quest))
        for event in [*self.entries("event"), *self.entries("avatar_event")]:
            self.event(event)
        for order in self.entries("order"):
            self.order(order)
        for evocation in self.entries("evocation"):
            texts, auras = self.texts(evocation, evocation.texts("skill"), SKILL, "skill", "BR-23.2.3")
            self.effects.skills.append(texts)
            self.effects.skill_auras.append(auras)
        for upgrade in self.entries("upgrade"):
            texts, auras = self.texts(upgrade, [str(upgrade.facts["effect"])], SKILL, "effect", "BR-24.2.2")
            self.effects.upgrade_texts.append(texts)
            self.effects.upgrade_auras.append(auras)
        for hex in self.entries("hex"):
            texts, auras = self.texts(hex, [str(hex.facts["effect"])], HEX, "effect", "BR-24.1.2")
            self.effects.hex_texts.append(texts)
            self.effects.hex_auras.append(auras)
            self.effects.hex_tasks.append(self.task(hex))
        return self.effects

    def tried(self, entry: Entry, make: Callable[[], Made], *keys: Any) -> Made | None:
        """What is made of an effect; a mistake in it is noted."""
        try:
            return make()
        except Mistake as mistake:
            entry.misread(mistake, *keys)
            return None

    def read(self, entry: Entry, text: str, *keys: Any) -> Effect | None:
        """CV-2 An effect as written; one that does nothing but put something in force does so when it is applied."""
        effect = entry.effect(text, self.naming.words, *keys)
        if effect is None or effect.header is None or effect.header.kind != "persist":
            return effect
        standing = Standing(effect.header, effect.body, at=effect.at)
        return Effect(None, (Sentence((standing,), at=effect.at),), at=effect.at)

    def compiled(self, effect: Effect, builder: EffectBuilder, name: str, rule: str) -> Program:
        builder.body = effect.body
        builder.offset = len(self.effects.standings)
        builder.lasts = lasts(effect)
        program = compiled(effect, builder, name, rule, frames.FIXED)
        self.effects.programs.append(program)
        self.effects.standings += builder.persistent
        for inner in [*builder.persistent, *builder.texts]:
            assert inner.program is not None
            self.effects.programs.append(inner.program)
        return program

    def program(self, entry: Entry, key: str, printed_on: str, name: str, rule: str) -> Program:
        effect = self.read(entry, str(entry.facts[key]), key)
        if effect is None:
            return NOTHING_DONE
        builder = EffectBuilder(self.naming, printed_on)
        return self.tried(entry, lambda: self.compiled(effect, builder, name, rule), key) or NOTHING_DONE

    def side(self, card: Entry, side: str) -> Side:
        """BR-11.1.1 One side of a spell: what it does, and for a trap or defence when."""
        facts = card.facts[side]
        type, element = TYPES.index(facts["type"]), SHOWN.index(facts["element"])
        effect = self.read(card, str(facts["effect"]), side, "effect")
        if effect is None:
            return Side(type, element, False, NO_EFFECT)
        name = f"{name_of(card)}-{side}"
        rule = "BR-15.1.3" if effect.header is not None else "BR-13.6.2"
        builder = EffectBuilder(self.naming, SPELL, type, bool(card.facts["symbol"]), len(self.effects.sides))
        text = self.tried(card, lambda: self.text(effect, builder, name, rule), side, "effect")
        return Side(type, element, summons(effect), text or NO_EFFECT)

    def text(self, effect: Effect, builder: EffectBuilder, name: str, rule: str) -> Text:
        """An effect with what it waits for, if it waits."""
        waiting = Waiting(self.naming, builder, Scope(frames.FIXED))
        written = effect.header.triggers if effect.header is not None else ()
        triggers, once = waiting.triggers(written), waiting.once(written)
        return Text(self.compiled(effect, builder, name, rule), triggers, once)

    def texts(
        self, entry: Entry, written: list[str], printed_on: str, key: str, rule: str
    ) -> tuple[list[Text], list[Aura]]:
        """What an evocation, upgrade or hex does when something happens, and what holds all the time."""
        texts: list[Text] = []
        auras: list[Aura] = []
        for number, text in enumerate(written):
            keys = (key, number) if key == "skill" else (key,)
            effect = self.read(entry, text, *keys)
            if effect is not None:
                name = f"{name_of(entry)}-{number + 1}" if len(written) > 1 else name_of(entry)
                self.tried(entry, partial(self.text_or_aura, effect, printed_on, name, rule, texts, auras), *keys)
        return texts, auras

    def text_or_aura(
        self, effect: Effect, printed_on: str, name: str, rule: str, texts: list[Text], auras: list[Aura]
    ) -> None:
        builder = EffectBuilder(self.naming, printed_on)
        builder.body = effect.body
        if effect.header is None or effect.header.kind == "aura":
            auras += builder.auras_in(effect.body, Scope(frames.FIXED))
        else:
            texts.append(self.text(effect, builder, name, rule))

    def event(self, entry: Entry) -> None:
        """VX-46 What an event does at once or at the start of its phase, and what it does while it lies there."""
        effect = self.read(entry, str(entry.facts["effect"]), "effect")
        program: Program | None = None
        builder = EffectBuilder(self.naming, EVENT)
        texts: list[Text] = []
        if effect is not None and effect.header is not None and effect.header.kind != "aura":
            text = self.tried(entry, lambda: self.text(effect, builder, name_of(entry), "BR-5.1.2"), "effect")
            texts = [text] if text is not None else []
        elif effect is not None and effect.header is not None:
            builder.body = effect.body
            builder.auras = (
                self.tried(entry, lambda: builder.auras_in(effect.body, Scope(frames.FIXED)), "effect") or []
            )
        elif effect is not None:
            program = self.tried(entry, lambda: self.compiled(effect, builder, name_of(entry), "BR-6.1.7"), "effect")
            texts = builder.texts
        self.effects.events.append(program)
        self.effects.event_texts.append(texts)
        self.effects.event_auras.append(builder.auras)

    def order(self, entry: Entry) -> None:
        """BR-29.3.1, BR-29.4.1 What the parts of an order do, and what it does where its back shows a symbol."""
        effect = self.read(entry, str(entry.facts["effect"]), "effect")
        parts = (self.tried(entry, lambda: parts_of(effect), "effect") if effect is not None else None) or []
        for number in range(MOST_PARTS):
            part = parts[number] if number < len(parts) else None
            self.effects.order_kinds.append(NO_PART if part is None else PART_WORDS.index(part.kind))
            self.effects.order_parts.append(NOTHING_DONE if part is None else self.part(entry, part, number, parts))
        self.effects.reactions.append(self.reaction(entry) if "reaction" in entry.facts else NO_EFFECT)

    def part(self, entry: Entry, part: Part, number: int, parts: list[Part]) -> Program:
        """BR-29.3.3, BR-29.3.4 A physical action, or a combat spell; BR-29.3.2 a symbol is left of the first spell."""
        is_spell = PART_WORDS.index(part.kind) == SPELL_PART
        first = all(one.kind != part.kind for one in parts[:number])
        builder = EffectBuilder(self.naming, ORDER_ACTION)
        if is_spell:
            builder = EffectBuilder(self.naming, ORDER_SPELL, COMBAT, first and bool(entry.facts["instability"]))
        name, rule = f"{name_of(entry)}-{number + 1}", "BR-29.3.4" if is_spell else "BR-29.3.3"
        effect = Effect(None, part.body, at=part.at)
        return self.tried(entry, lambda: self.compiled(effect, builder, name, rule), "effect") or NOTHING_DONE

    def reaction(self, entry: Entry) -> Text:
        """BR-29.4.1, BR-29.4.2 What an order does from the top of its deck, and when."""
        effect = self.read(entry, str(entry.facts["reaction"]), "reaction")
        if effect is None:
            return NO_EFFECT
        waiting = reacting(effect, str(entry.facts["back"]))
        builder, name = EffectBuilder(self.naming, ORDER_SPELL), f"{name_of(entry)}-reaction"
        return self.tried(entry, lambda: self.text(waiting, builder, name, "BR-29.4.2"), "reaction") or NO_EFFECT

    def task(self, entry: Entry) -> Task:
        """CP-11 What the owner of a quest or the bearer of a hex has to do."""
        text = str(entry.facts["task"])
        builder = EffectBuilder(self.naming, QUEST)
        waiting = Waiting(self.naming, builder, Scope(frames.FIXED))
        made = self.tried(entry, lambda: waiting.task(self.task_of(text)), "task")
        return made or Task([], -1, 0, 0)

    def task_of(self, text: str) -> WrittenTask:
        return read_task(text, self.naming.words, written=self.pack.written)


NOTHING_DONE: Final = Program("nothing", "BR-14.1.3", [], slots=frames.FIXED)


def parts_of(effect: Effect) -> list[Part]:
    """BR-29.3.1 The parts of an order, from top to bottom."""
    items = [item for sentence in effect.body for item in sentence.items]
    parts = [item for item in items if isinstance(item, Part)]
    if effect.header is not None or len(parts) != len(items) or len(parts) > MOST_PARTS:
        told = "an order is one or two parts, each a physical action `P` or a spell `S` (BR-29.3.1)"
        raise Mistake(effect.at, Told("mistake-order-parts", told))
    return parts


def reacting(effect: Effect, back: str) -> Effect:
    """BR-29.4.1 A reaction with what its order waits for, which its back shows."""
    return replace(effect, header=reaction_header(back))


@cache
def reaction_header(back: str) -> Header:
    header = parsed(f"on {REACTS_TO[back]}: cancel").header
    assert header is not None
    return header


def name_of(entry: Entry) -> str:
    return str(entry.facts["id"])


def lasts(effect: Effect) -> bool:
    """Something in it lasts until it ends."""
    for item in items_in(effect.body):
        if isinstance(item, Instruction) and item.name in ("mod", "ctrl") and "now" in item.written().split():
            return True
    return False


def summons(effect: Effect) -> bool:
    """VX-26 The effect holds a `summon`."""
    return any(isinstance(item, Instruction) and item.name == "summon" for item in items_in(effect.body))


def compiled_effects(pack: Pack) -> Effects:
    """BR-3.1.15 What the cards of a pack do."""
    return Compilation(pack).made()
