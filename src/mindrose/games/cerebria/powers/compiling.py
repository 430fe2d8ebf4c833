# mypyc: plain
"""The powers of a content pack: from their texts to programs, which wait for a moment, and auras."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import EDITIONS, FIRST, MODERATES
from mindrose.games.cerebria.powers.auras import FIXED_SLOTS, Aura
from mindrose.games.cerebria.powers.building import AURA, PowerBuilder
from mindrose.games.cerebria.powers.words import ABSORB, ENTER, POWER_WORDS, QUELLED, TURN_END
from mindrose.kernel.errors import BadContent
from mindrose.kernel.programs import Program
from mindrose.language.compiling import clauses, compiled
from mindrose.language.mistakes import Mistake
from mindrose.language.positions import Keys, Source
from mindrose.language.reading import located, read
from mindrose.language.syntax import Effect, Header

SLOT_NAMES: Final = (*FIXED_SLOTS, "told")
RULES: Final = {ENTER: "CB-23.3.2", TURN_END: "CB-23.3.2", ABSORB: "CB-23.3.5", QUELLED: "CB-23.3.2"}


class Power:
    """One power of one card: what it changes all the time, and what it does at which moments."""

    def __init__(self, auras: list[Aura], programs: list[tuple[str, Program]]) -> None:
        self.auras = auras
        self.programs = programs


class Compilation:
    """One way through the powers of a pack; all mistakes are found before anybody hears of one."""

    def __init__(self, content: Content, source: Source | None) -> None:
        self.content = content
        self.source = source
        self.powers: dict[tuple[int, str], Power] = {}  # by card and text: the editions share what they both have
        self.taken: set[str] = set()  # names of programs
        self.mistakes: list[str] = []

    def run(self) -> None:
        content = self.content
        for edition in range(len(EDITIONS)):
            cards = [self.powers_of(card, edition) for card in range(len(content.ids))]
            content.auras.append([[aura for power in powers for aura in power.auras] for powers in cards])
            content.enter.append([programs_at(ENTER, powers) for powers in cards])
            content.absorb.append([programs_at(ABSORB, powers) for powers in cards])
            content.turnend.append([programs_at(TURN_END, powers) for powers in cards])
            content.quelled.append([programs_at(QUELLED, powers) for powers in cards])
        content.programs += [program for power in self.powers.values() for _, program in power.programs]

    def powers_of(self, card: int, edition: int) -> list[Power]:
        found = []
        for number, text in enumerate(self.content.power_texts(card, edition)):
            if (card, text) not in self.powers:
                keys = self.keys(card, edition, number)
                try:
                    self.powers[card, text] = self.power(card, edition, text, keys)
                except Mistake as mistake:
                    self.mistakes.append(self.told(card, mistake))
                    continue
            found.append(self.powers[card, text])
        return found

    def told(self, card: int, mistake: Mistake) -> str:
        """A mistake told like those of the content checks: the place, the card, what is wrong."""
        kind = "moderate" if card < MODERATES else "strong"
        place, _, what = str(mistake).partition(": ")
        return f"{place}: {kind} {self.content.ids[card]!r}: {what}"

    def keys(self, card: int, edition: int, number: int) -> Keys:
        """The way to a power in the file of the Emotions."""
        entry = self.content.entries[card]
        key = "power_first" if edition == FIRST and "power_first" in entry else "power"
        for table, entries in self.content.document["emotions"].items():
            for place, other in enumerate(entries):
                if other is entry:
                    return (table, place, key, number)
        return ()

    def power(self, card: int, edition: int, text: str, keys: Keys) -> Power:
        effect = read(text, POWER_WORDS, self.source, keys)
        try:
            return self.built(card, edition, effect)
        except Mistake as mistake:
            raise located(mistake, self.source, keys) from None

    def built(self, card: int, edition: int, effect: Effect) -> Power:
        header = effect.header
        if header is None:
            raise Mistake(effect.at, "a power says when it works: `on enter: …`, or `aura: …` if it works all the time")
        if header.kind == AURA:
            return Power([PowerBuilder(AURA).aura(clause) for clause in clauses(effect.body)], [])
        return Power([], self.programs(card, edition, header, effect))

    def programs(self, card: int, edition: int, header: Header, effect: Effect) -> list[tuple[str, Program]]:
        found = []
        for trigger in header.triggers:
            name = self.free_name(f"{self.content.ids[card]}-{trigger.name}", edition)
            program = compiled(effect, PowerBuilder(trigger.name), name, RULES[trigger.name], SLOT_NAMES)
            found.append((trigger.name, program))
        return found

    def free_name(self, start: str, edition: int) -> str:
        """`courage-enter`; a second one of the card is numbered, one of the first edition alone says so."""
        name = f"{start}-first" if edition == FIRST else start
        number = 2
        while name in self.taken:
            name = f"{start}-{number}"
            number += 1
        self.taken.add(name)
        return name


def programs_at(moment: str, powers: list[Power]) -> list[Program]:
    return [program for power in powers for trigger, program in power.programs if trigger == moment]


def compile_powers(content: Content, source: Source | None = None) -> None:
    """CB-23.3.7 Fills in what the powers of a pack do; `BadContent` lists all that is wrong with them.

    `source` is the file of the Emotions, to tell a mistake by its place in it.
    """
    compilation = Compilation(content, source)
    compilation.run()
    if compilation.mistakes:
        told = "\n".join(f"- {mistake}" for mistake in dict.fromkeys(compilation.mistakes))
        raise BadContent(f"{content.pack} has powers with mistakes:\n{told}")
