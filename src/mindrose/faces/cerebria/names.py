"""What the things on the board are called: places, Emotions, Vibes and costs, as plain arguments of messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.naming import frontier_name, space_name, spirit_space_name
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    DEEDS,
    FACTIONS,
    REASONS,
    SPIRITS,
    UPGRADE_NAMES,
    VIBES,
    WHEEL,
)
from mindrose.games.cerebria.documents.position import SIZES
from mindrose.games.cerebria.rules.control import FRONTIER_CONTROL
from mindrose.games.cerebria.rules.turn import ABILITIES
from mindrose.kernel.errors import MindroseError
from mindrose.text.people import People
from mindrose.text.speaker import NO, YES, hyphened, one_of
from mindrose.text.words import Argument

Told = Mapping[str, int | str | None]
SEATS: Final = {"seat": "player", "other": "other"}
CARDS: Final = ("card", "strong")
ORDER: Final = ("first", "second", "third", "fourth")
COLOURS: Final = (*VIBES, "wild")
# Words of the vocabulary, which events give by their numbers.
VOCABULARIES: Final[dict[str, tuple[str, ...]]] = {
    "action": ACTIONS,
    "row": ACTIONS,
    "ability": ABILITIES,
    "colour": COLOURS,
    "deed": DEEDS,
    "wheel": WHEEL,
    "reason": REASONS,
    "size": SIZES,
}
CHANGES: Final = ("willpower", "essence", "ambition")  # events whose number is below zero for a loss
PAID: Final = ("wp", "ambition", "essence")
ON_SPIRIT_SPACES: Final = ("moved", "pushed")  # events about Spirits, not about Emotions
NONE: Final = "none"


class Names:
    """The names of things in one language, of one content pack, at a table with these people."""

    def __init__(self, people: People, content: Content) -> None:
        self.people = people
        self.words = people.words
        self.content = content

    # Things

    def named(self, kind: str, ids: Sequence[str], thing: int | str) -> str:
        return self.content.name(kind, one_of(ids, thing), self.words.language)

    def type_of(self, card: int | str) -> int:
        """The number of an Emotion that is given by its number, its id, or its name in English or this language."""
        number = self.find(card) if isinstance(card, str) else card
        if not 0 <= number < len(self.content.ids):
            raise MindroseError(f"there is no Emotion {card!r}")
        return number

    def find(self, name: str) -> int:
        number = self.content.find(name)
        if number >= 0:
            return number
        wanted = name.strip().casefold()
        called = [self.card(card).casefold() for card in range(len(self.content.ids))]
        return called.index(wanted) if wanted in called else -1

    def card(self, card: int | str) -> str:
        return self.named("emotion", self.content.ids, self.type_of(card))

    def spirit(self, spirit: int | str) -> str:
        return self.named("spirit", SPIRITS, spirit)

    def aspiration(self, aspiration: int | str) -> str:
        return self.named("aspiration", ASPIRATIONS, aspiration)

    def realm(self, realm: int | str) -> str:
        return self.named("realm", self.content.realm_ids, realm)

    def sphere(self, sphere: int | str) -> str:
        return self.named("sphere", self.content.sphere_ids, sphere)

    def deck(self, deck: int | str) -> str:
        return self.named("deck", [one.id for one in self.content.decks], deck)

    def upgrade(self, upgrade: int | str) -> str:
        return self.words.say(f"upgrade-{hyphened(one_of(UPGRADE_NAMES, upgrade))}")

    def upgrades(self, upgrades: Iterable[str]) -> str:
        """Several upgrades: "Haste, Determination"."""
        first, *rest = [self.upgrade(upgrade) for upgrade in upgrades]
        for upgrade in rest:
            first = self.words.say("upgrades-more", {"first": first, "next": upgrade})
        return first

    # Places

    def short_realm(self, realm: str) -> str:
        return self.words.say("realm-short", {"realm": realm, "name": self.realm(realm)})

    def place(self, name: str) -> str:
        """A place by its name in positions: `valley`, `valley-1` or `valley-cradle`."""
        if name in self.content.realm_ids:
            return self.realm(name)
        realm, _, rest = name.rpartition("-")
        if rest.isdecimal():
            return self.words.say("space-in-realm", {"name": self.short_realm(realm), "number": int(rest)})
        first = next(one for one in self.content.realm_ids if name.startswith(f"{one}-"))
        second = name.removeprefix(f"{first}-")
        return self.words.say("frontier", {"first": self.short_realm(first), "second": self.short_realm(second)})

    def space(self, space: int | str) -> str:
        return self.place(space if isinstance(space, str) else space_name(self.content, space))

    def spirit_space(self, space: int | str) -> str:
        return self.place(space if isinstance(space, str) else spirit_space_name(self.content, space))

    # Arguments

    def arguments(self, told: Told, event: str = "") -> dict[str, Argument]:
        """The numbers of an event, an answer or a refusal as plain arguments; what is hidden stays unnamed."""
        arguments: dict[str, Argument] = {}
        for name, value in told.items():
            if name in SEATS:
                arguments |= self.people.player_arguments(SEATS[name], value)
            elif name in VOCABULARIES and value is not None:
                arguments[name] = one_of(VOCABULARIES[name], value)
            elif name in CARDS:
                arguments |= self.known(name, "" if value in (None, -1) else self.card(unhidden(value)))
            else:
                arguments |= self.named_argument(name, value, event)
        if event == "turn":
            arguments["number"] = int(unhidden(told["number"])) + 1
        if event == "order":
            arguments["order"] = self.people.listed([int(unhidden(told[name])) for name in ORDER])
        if "row" in told and "slot" in told:
            arguments |= self.slot_arguments(told)
        return arguments

    def named_argument(self, name: str, value: int | str | None, event: str) -> dict[str, Argument]:
        """One argument that is neither a seat, a card nor a word of the vocabulary."""
        if name in ("aspiration", "deck", "spirit"):
            called = {"aspiration": self.aspiration, "deck": self.deck, "spirit": self.spirit}[name]
            return self.known(name, "" if value in (None, -1) else called(unhidden(value)))
        if name == "faction":
            return {name: NONE if value in (None, -1) else one_of(FACTIONS, unhidden(value))}
        if name == "number" and event in CHANGES:
            number = int(unhidden(value))
            return {name: abs(number), "change": "gain" if number > 0 else "lose"}
        if name == "upgrades":
            return self.upgrade_arguments(unhidden(value))
        if name in ("space", "spirit_space", "origin", "realm", "sphere", "place"):
            return self.place_argument(name, unhidden(value), event)
        return {} if value is None else {name: value}

    def place_argument(self, name: str, value: int | str, event: str) -> dict[str, Argument]:
        if name == "realm":
            return {name: self.realm(value)}
        if name == "sphere":
            return {name: self.sphere(value)}
        if name == "space" or (name == "origin" and event not in ON_SPIRIT_SPACES):
            return {name: self.space(value)}
        if name == "place":  # of a change of control, told with its kind
            return {name: value}
        return {"place" if name == "spirit_space" else name: self.spirit_space(value)}

    def controlled(self, kind: int, place: int) -> str:
        """CB-5.4.1 The Realm or Frontier that changed hands."""
        frontier = kind == FRONTIER_CONTROL
        return self.place(frontier_name(self.content, place) if frontier else self.content.realm_ids[place])

    def upgrade_arguments(self, upgrades: int | str) -> dict[str, Argument]:
        """CB-7.1.4 The upgrades used in an action by their names, joined by + or a bit each."""
        if isinstance(upgrades, int):
            used = [name for number, name in enumerate(UPGRADE_NAMES) if (upgrades >> number) & 1]
        else:
            used = upgrades.split("+") if upgrades else []
        return {"count": len(used), "upgrades": self.upgrades(used) if used else ""}

    def slot_arguments(self, told: Told) -> dict[str, Argument]:
        """CB-7.1.1 A slot of a row; which upgrade it holds only where that is told."""
        upgrade = told.get("upgrade")
        if upgrade in (None, -1):
            return {"upgrade_name": "", "upgrade_known": NO}
        return {"upgrade_name": self.upgrade(upgrade), "upgrade_known": YES}

    def paid(self, told: Told) -> str:
        """CB-7.4.6 A payment: "2 WP, 1 Ambition"."""
        parts = [
            self.words.say(f"paid-{name}", {"number": number}) for name in PAID if (number := int(unhidden(told[name])))
        ]
        text = parts[0]
        for part in parts[1:]:
            text = self.words.say("upgrades-more", {"first": text, "next": part})
        return text

    def known(self, name: str, called: str) -> dict[str, Argument]:
        return {name: called, f"{name}_known": YES if called else NO}


def unhidden(value: int | str | None) -> int | str:
    """Something that everybody knows."""
    assert value is not None
    return value
