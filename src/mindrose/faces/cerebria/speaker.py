"""The voice of a table of Cerebria: The Inside World."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mindrose.faces.cerebria.names import Names
from mindrose.faces.cerebria.powers import offers_of, sentences
from mindrose.faces.cerebria.situation import Situation
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BONUSES,
    DEEDS,
    EDITIONS,
    FACTIONS,
    MODERATES,
    SIDES,
    SPIRITS,
    STRONG,
    UPGRADE_NAMES,
    VIBES,
)
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.games.cerebria.options import CHOOSE
from mindrose.games.cerebria.rules.turn import ABILITIES
from mindrose.kernel.game import Document, Outcome, Value
from mindrose.kernel.kinds import Kinds, one_of
from mindrose.text.names import NO, NONE
from mindrose.text.speaker import Speaker
from mindrose.text.words import Argument

SOURCES: Final = ("name", "track", "threshold", "power")
OFFERS: Final = "offers"  # beside the editions: what powers ask about
AT_RANDOM: Final = "sphere_offset"  # the option whose missing value means chance, not no limit


class CerebriaSpeaker(Speaker):
    """Puts Cerebria into words."""

    game: CerebriaGame
    naming: Names
    unsaid = {
        "choice": {"card_known": NO, "upgrade": "", "upgrade_known": NO, "discards": 0},
        "refusal": {"number": 0, "card": "", "card_known": NO, "spirit": "", "spirit_known": NO},
    }

    def names_by(self, kinds: Kinds) -> Names:
        return Names(self.people, kinds, self.content())

    def content(self, options: Mapping[str, Value] | None = None) -> Content:
        """The content pack of a table with these options."""
        return self.game.pack(str(self.chosen("pack", options)))

    def chosen(self, option: str, options: Mapping[str, Value] | None) -> Value:
        return (options or {}).get(option, self.options[option])

    # Playing

    def question(self, kind: str, seat: int, view: Document) -> str:
        return self.said("question", kind, Situation(self.naming, self.options, seat, view).arguments())

    def victory(self, outcome: Outcome) -> str:
        """CB-19.2.6, CB-19.2.7 The winning faction and both totals; both factions after a draw."""
        totals = dict(zip(outcome.sides, (points[0] for points in outcome.points), strict=True))
        won = {outcome.sides[seat] for seat in outcome.winners}
        first = min(won)
        arguments: dict[str, Argument] = {
            "faction": FACTIONS[first] if len(won) == 1 else NONE,
            "names": self.people.listed(outcome.winners),
            "points": totals[first],
            "others": totals[1 - first],
            "reason": outcome.reason,
        }
        return self.words.say("outcome", arguments)

    # Naming

    def spirit(self, spirit: int | str) -> str:
        return self.naming.named("spirit", spirit)

    def realm(self, realm: int | str) -> str:
        return self.naming.named("realm", realm)

    def sphere(self, sphere: int | str) -> str:
        return self.naming.named("sphere", sphere)

    def aspiration(self, aspiration: int | str) -> str:
        return self.naming.named("aspiration", aspiration)

    def deck(self, deck: int | str) -> str:
        return self.naming.named("deck", deck)

    def place(self, place: str) -> str:
        """A place by its name in views: `valley`, `valley-1`, `valley-cradle`."""
        return self.naming.place(place)

    def faction(self, faction: int | str) -> str:
        return self.word(one_of(FACTIONS, faction))

    def vibe(self, vibe: int | str) -> str:
        return self.word(f"vibe_{one_of(VIBES, vibe)}")

    def action(self, action: int | str) -> str:
        return self.said("action", one_of(ACTIONS, action), {})

    def ability(self, ability: int | str) -> str:
        return self.said("ability", one_of(ABILITIES, ability), {})

    def upgrade(self, upgrade: int | str) -> str:
        return self.naming.upgrade(upgrade)

    # Explaining

    def action_text(self, action: int | str) -> str:
        return self.said("action", one_of(ACTIONS, action), {}, "about")

    def ability_text(self, ability: int | str) -> str:
        return self.said("ability", one_of(ABILITIES, ability), {}, "about")

    def upgrade_text(self, upgrade: int | str, action: int | str, options: Mapping[str, Value] | None = None) -> str:
        """What an upgrade on the row of an action does, in the edition of a table with these options."""
        told: dict[str, Argument] = {"row": one_of(ACTIONS, action), "edition": self.edition(options)}
        return self.said("upgrade", one_of(UPGRADE_NAMES, upgrade), told, "about")

    def spirit_text(self, spirit: int | str, options: Mapping[str, Value] | None = None) -> str:
        """CB-20 The power of a Spirit."""
        return self.said("spirit-power", one_of(SPIRITS, spirit), {"edition": self.edition(options)})

    def aspiration_text(self, aspiration: int | str) -> str:
        """CB-18.2 What fulfils an Aspiration."""
        return self.said("aspiration", one_of(ASPIRATIONS, aspiration), {})

    def bonus_text(self, sphere: int | str) -> str:
        """CB-15.2 What a Sphere gives."""
        ids = self.naming.content.sphere_ids
        number = ids.index(one_of(ids, sphere))
        return self.said("bonus", BONUSES[self.naming.content.bonus[number]], {})

    def intention_texts(self, options: Mapping[str, Value] | None = None) -> list[str]:
        """CB-16.3, CB-16.4 The Intentions of the side in use, with their points where these are printed."""
        edition = EDITIONS.index(self.edition(options))
        side = SIDES.index(str(self.chosen("intention_side", options)))
        texts: list[str] = []
        for intention in self.content(options).intentions[edition * len(SIDES) + side]:
            text = self.said("intention", DEEDS[intention.deed], {"number": int(intention.number)})
            texts.append(self.words.say("intention-worth", {"intention": text, "points": int(intention.points)}))
        return texts

    def power(self, card: int | str, options: Mapping[str, Value] | None = None) -> str:
        """What an Emotion does, in whole sentences, also by hand; nothing for one without a power."""
        number = self.naming.type_of(card)
        edition = EDITIONS.index(self.edition(options))
        text = ""
        for said in sentences(self.content(options), number, edition, self.words):
            text = self.words.say("effect-next", {"first": text, "next": said}) if text else said
        return text

    def powers(self, card: str = "") -> dict[str, dict[str, str]]:
        """What the Emotions of the pack do, by edition; those without a power are left out. Then what they offer."""
        ids = [id for id in self.content().ids if card in ("", id)]
        said = {edition: {id: self.power(id, {"edition": edition}) for id in ids} for edition in EDITIONS}
        told = {edition: {id: text for id, text in texts.items() if text} for edition, texts in said.items()}
        own = [cards[self.naming.type_of(id)] for cards in self.content().powers for id in ids]
        powers = [power for every in own for power in every]
        return told | {OFFERS: {key: text for one in powers for key, text in offers_of(one, self.words).items()}}

    def card_text(self, card: int | str, options: Mapping[str, Value] | None = None) -> str:
        """Everything printed on an Emotion but its name, and where each part comes from."""
        content = self.content(options)
        number = self.naming.type_of(card)
        entry = content.entries[number]
        kind = "moderate" if number < MODERATES else "strong" if number < MODERATES + STRONG else "starting"
        other = {"moderate": number + STRONG, "strong": number - STRONG, "starting": -1}[kind]
        vibe = content.vibe[number]
        arguments: dict[str, Argument] = {
            "kind": kind,
            "faction": FACTIONS[content.faction[number]],
            "colour": VIBES[vibe] if vibe >= 0 else NONE,
            "track": "-".join(str(step) for step in entry["track"]),
            "threshold": int(content.threshold[number]),
            "counterpart": self.card(other) if other >= 0 else "",
            "power": self.power(card, options) or NONE,
        }
        return self.words.say("card-text", arguments | source_arguments(entry))

    # Options

    def option_value(self, name: str, value: Value) -> str:
        if value == CHOOSE:
            return self.words.say("value-choose")
        if value is None and name == AT_RANDOM:
            return super().option_value(name, NONE)
        if isinstance(value, str) and name.startswith("spirit_") and value in SPIRITS:
            return self.spirit(value)
        if isinstance(value, str) and (name == "pack" or name.startswith("deck_")):
            return self.named_value(name, value)
        return super().option_value(name, value)

    def named_value(self, name: str, value: str) -> str:
        """A pack or a deck by its name; what is no name (a list of cards, a folder) as it was written."""
        if name == "pack":
            pack = self.game.packs.get(value)
            return value if pack is None else pack.name("pack", pack.pack, self.language)
        decks = self.naming.content.names["deck"]
        found = decks.get(value) or decks.get(f"{value}-{FACTIONS[0]}")
        return value if found is None else found[self.language]

    def edition(self, options: Mapping[str, Value] | None) -> str:
        return str(self.chosen("edition", options))


def source_arguments(entry: Mapping[str, Any]) -> dict[str, Argument]:
    source = entry["source"]
    return {f"{name}_source": str(source.get(name, NONE)) for name in SOURCES}
