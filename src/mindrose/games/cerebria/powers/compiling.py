# mypyc: plain
"""The powers of a content pack: from their texts to programs, which wait for a moment, and auras."""

from __future__ import annotations

from typing import Final

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry
from mindrose.games.cerebria.components.content import Power, cards_in_order
from mindrose.games.cerebria.components.things import EDITIONS, FIRST
from mindrose.games.cerebria.powers.auras import FIXED_SLOTS
from mindrose.games.cerebria.powers.building import AURA, PowerBuilder
from mindrose.games.cerebria.powers.sense import check_sense
from mindrose.games.cerebria.powers.words import (
    ABSORB,
    BY_HAND,
    EMPOWER,
    ENTER,
    POWER_WORDS,
    QUELLED,
    TURN_END,
    TURN_START,
)
from mindrose.kernel.programs import Program
from mindrose.kernel.told import Told
from mindrose.language.checking import BOUND
from mindrose.language.compiling import IT, clauses, compiled
from mindrose.language.mistakes import Mistake
from mindrose.language.reading import read
from mindrose.language.syntax import Bind, Effect, Header, Instruction, Item, Term, items_in

SLOT_NAMES: Final = (*FIXED_SLOTS, "told")
TEXT: Final = "text"  # on a card: what the people carry out by hand
KINDS: Final = ("moderate", "strong", "starting")
RULES: Final = {
    ENTER: "CB-23.3.2",
    TURN_END: "CB-23.3.2",
    ABSORB: "CB-23.3.5",
    QUELLED: "CB-23.3.2",
    EMPOWER: "CB-23.3.2",
    TURN_START: "CB-23.3.2",
}


class Compilation:
    """One way through the powers of a pack; what is wrong with them is noted on its pages."""

    def __init__(self) -> None:
        self.powers: dict[tuple[str, str], Power] = {}  # by card and text: the editions share what they both have
        self.taken: set[str] = set()  # names of programs

    def powers_of(self, card: Entry, edition: int) -> list[Power]:
        key = "power_first" if edition == FIRST and "power_first" in card.facts else "power"
        found = [self.power(card, edition, text, key, number) for number, text in enumerate(card.facts.get(key, []))]
        powers = [power for power in found if power is not None]
        if TEXT in card.facts and not any(reminders(power.effect) for power in powers):
            powers.append(self.reminder(str(card.facts["id"]), edition))
        return powers

    def reminder(self, card: str, edition: int) -> Power:
        """A text that no power speaks of is remembered as its card enters play."""
        if (card, "") not in self.powers:
            self.powers[card, ""] = self.built(card, edition, "", read(f"on {ENTER}: {BY_HAND}", POWER_WORDS))
        return self.powers[card, ""]

    def power(self, card: Entry, edition: int, text: str, key: str, number: int) -> Power | None:
        name = str(card.facts["id"])
        effect = card.effect(text, POWER_WORDS, key, number)
        if (name, text) not in self.powers and effect is not None:
            try:
                check_text(card, effect)
                self.powers[name, text] = self.built(name, edition, text, effect)
            except Mistake as mistake:
                card.misread(mistake, key, number)
        return self.powers.get((name, text))

    def built(self, card: str, edition: int, text: str, effect: Effect) -> Power:
        header = effect.header
        if header is None:
            told = "a power says when it works: `on enter: …`, or `aura: …` if it works all the time"
            raise Mistake(effect.at, Told("mistake-no-moment", told))
        for item in items_in(effect.body):
            check_name(item, effect)
        check_sense(effect.body)
        if header.kind == AURA:
            return Power(text, effect, [PowerBuilder(AURA).aura(clause) for clause in clauses(effect.body)], [])
        return Power(text, effect, [], self.programs(card, edition, header, effect))

    def programs(self, card: str, edition: int, header: Header, effect: Effect) -> list[tuple[str, Program]]:
        found = []
        for trigger in header.triggers:
            name = self.free_name(f"{card}-{trigger.name}", edition)
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


def reminders(effect: Effect) -> list[Item]:
    """Where a power leaves something to the people."""
    return [item for item in items_in(effect.body) if isinstance(item, Instruction) and item.name == BY_HAND]


def check_text(card: Entry, effect: Effect) -> None:
    if reminders(effect) and TEXT not in card.facts:
        told = '`{word}` leaves something to the people: say what, in words, on the card: {key} = "…"'
        raise Mistake(reminders(effect)[0].at, Told("mistake-by-hand", told, word=BY_HAND, key=TEXT))


def check_name(item: Item, effect: Effect) -> None:
    """A name is given to what is chosen, and to nothing that can be said without it."""
    if not isinstance(item, Bind):
        return
    names = {one.name for one in items_in(effect.body) if isinstance(one, Bind)} | {IT}
    if not isinstance(item.value, Term):
        told = "an amount has no name: write `{amount}` where it is needed"
        raise Mistake(item.at, Told("mistake-named-amount", told, amount=item.value.written()))
    if item.value.name in names:
        told = "`{known}` is a name already: go on with it instead of `{name}`"
        raise Mistake(item.at, Told("mistake-renamed", told, known=item.value.name, name=item.name))
    if not BOUND.fullmatch(item.name):
        told = "a name is one capital letter, like `T`, not `{name}`"
        raise Mistake(item.at, Told("mistake-name", told, name=item.name))


def compiled_powers(pack: Pack) -> list[list[list[Power]]]:
    """CB-23.3.7 The powers of each card by edition, in the order of the cards; mistakes are noted in the pack."""
    entries = {str(entry.facts["id"]): entry for kind in KINDS for entry in pack.records[kind]}
    cards = [entries[str(facts["id"])] for facts in cards_in_order(pack.pages["emotions"].facts)]
    compilation = Compilation()
    return [[compilation.powers_of(card, edition) for card in cards] for edition in range(len(EDITIONS))]
