"""What the things on the board are called: places, Emotions, upgrades and costs, as plain arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.rules.control import CONTROLLED, REALM_CONTROL
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.kinds import Kind, Kinds
from mindrose.text import names
from mindrose.text.names import Told, is_there, known
from mindrose.text.people import People
from mindrose.text.speaker import hyphened
from mindrose.text.words import Argument

THINGS: Final = ("aspiration", "deck", "spirit", "realm", "sphere")
FRONTIER: Final = "frontier"
ORDER: Final = ("first", "second", "third", "fourth")
PAID: Final = ("wp", "ambition", "essence")


class Names(names.Names):
    """The names of things in one language, of one content pack, at a table with these people."""

    def __init__(self, people: People, kinds: Kinds, content: Content) -> None:
        super().__init__(people, kinds, content.document)
        self.content = content

    # Things

    def named(self, kind: str, thing: int | str) -> str:
        """A thing that the pack has a name for: a Spirit, a Realm, a deck."""
        return self.content.name(kind, self.kinds[kind].word(thing), self.words.language)

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
        called = [card.casefold() for card in self.card_names()]
        return called.index(wanted) if wanted in called else -1

    def card_names(self) -> list[str]:
        return [self.card(card) for card in range(len(self.content.ids))]

    def card(self, card: int | str) -> str:
        return self.content.name("emotion", self.content.ids[self.type_of(card)], self.words.language)

    def upgrade(self, upgrade: int | str) -> str:
        return self.words.say(f"upgrade-{hyphened(self.kinds['upgrade'].word(upgrade))}")

    def short_aspiration(self, aspiration: str) -> str:
        """An Aspiration in a row of them."""
        arguments: dict[str, Argument] = {"aspiration": aspiration, "name": self.named("aspiration", aspiration)}
        return self.words.say("aspiration-short", arguments)

    # Places

    def short_realm(self, realm: str) -> str:
        return self.words.say("realm-short", {"realm": realm, "name": self.named("realm", realm)})

    def place(self, name: str) -> str:
        """A place by its name in positions: `valley`, `valley-1` or `valley-cradle`."""
        if name in self.content.realm_ids:
            return self.named("realm", name)
        realm, _, rest = name.rpartition("-")
        if rest.isdecimal():
            return self.words.say("space-in-realm", {"name": self.short_realm(realm), "number": int(rest)})
        return self.words.say("frontier", self.ends(name))

    def short_frontier(self, name: str) -> str:
        """A Frontier as a label: "Valley–Cradle"."""
        return self.words.say("frontier-short", self.ends(name))

    def ends(self, frontier: str) -> dict[str, Argument]:
        """The Realms beside a Frontier."""
        first = next(one for one in self.content.realm_ids if frontier.startswith(f"{one}-"))
        second = frontier.removeprefix(f"{first}-")
        return {"first": self.short_realm(first), "second": self.short_realm(second)}

    # Arguments

    def arguments(self, told: Told, event: str = "") -> dict[str, Argument]:
        """What several values of an event say together is one argument more."""
        arguments = super().arguments(told, event)
        if event == "order":
            arguments["order"] = self.words.row([self.people.player(int(told[name] or 0)) for name in ORDER])
        if event == "paid":
            arguments["paid"] = self.paid(told)
        if event == "origin":
            arguments["spheres"] = self.oriented(int(told["offset"] or 0))
        if event == "control":
            arguments |= self.place_arguments("place", self.controlled(str(arguments["kind"]), int(told["place"] or 0)))
        return arguments

    def argument(self, name: str, value: int | str | None, kind: Kind) -> dict[str, Argument]:
        if kind.name in ("realm", "spirit_space") and is_there(value):
            return self.place_arguments(name, kind.word(value))
        if kind.name in THINGS:
            return known(name, self.named(kind.name, value) if is_there(value) else "")
        if kind.name == "by_hand" and isinstance(value, int):
            return {name: self.content.by_hand(value, self.words.language)}
        if kind.name == "space" and value is not None:
            return {name: self.place(kind.word(value))}
        if kind.name == "upgrade":
            return known(name, self.upgrade(value) if is_there(value) else "")
        if kind.name == "upgrades" and value is not None:
            return self.upgrade_arguments(name, value, kind)
        if kind.name == "change" and isinstance(value, int):
            return {name: abs(value), "change": "gain" if value > 0 else "lose"}
        return super().argument(name, value, kind)

    def place_arguments(self, name: str, place: str) -> dict[str, Argument]:
        """A Realm or a Frontier by its name; `_id` is that of the Realm, or `frontier`, for articles and cases."""
        return {**known(name, self.place(place)), f"{name}_id": place if place in self.content.realm_ids else FRONTIER}

    def upgrade_arguments(self, name: str, upgrades: int | str, kind: Kind) -> dict[str, Argument]:
        """CB-7.1.4 The upgrades used in an action by their names, joined by + or a bit each; in one order always."""
        if isinstance(upgrades, int):
            used = [word for number, word in enumerate(kind.words) if (upgrades >> number) & 1]
        else:
            used = sorted(upgrades.split("+"), key=kind.words.index) if upgrades else []
        return {"count": len(used), name: self.joined_upgrades([self.upgrade(upgrade) for upgrade in used])}

    def oriented(self, offset: int) -> str:
        """CB-4.2.1 Which Sphere lies at which Realm while the Origin is turned so far."""
        spheres, realms = self.content.sphere_ids, self.content.realm_ids
        places = [realms[(number + offset) % len(realms)] for number in range(len(spheres))]
        return self.words.row(
            [
                self.words.say(
                    "sphere-at", {"sphere": self.named("sphere", sphere), "realm": self.named("realm", realm)}
                )
                for sphere, realm in zip(spheres, places, strict=True)
            ]
        )

    def controlled(self, kind: str, place: int) -> str:
        """CB-5.4.1 The Realm or Frontier that changed hands; as Spirit spaces they follow each other in turn."""
        frontier = kind != CONTROLLED[REALM_CONTROL]
        return self.kinds["spirit_space"].word(2 * place + frontier)

    def paid(self, told: Told) -> str:
        """CB-7.4.6 A payment: "2 WP, 1 Ambition"."""
        means = {name: int(told[name] or 0) for name in PAID}
        return self.words.row(
            [self.words.say(f"paid-{name}", {"number": number}) for name, number in means.items() if number]
        )

    def joined_upgrades(self, texts: Sequence[str]) -> str:
        """Several upgrades: "Haste, Determination"; languages that mark names have marks in between."""
        text = texts[0] if texts else ""
        for following in texts[1:]:
            text = self.words.say("upgrades-more", {"first": text, "next": following})
        return text
