"""What lies around a question: read from the view of the seat that is asked, as plain arguments of its message."""

from __future__ import annotations

from typing import Final

from mindrose.faces.cerebria.names import Names
from mindrose.faces.cerebria.powers import asked_at, offers_of
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS, BLEAKNESS, BONUSES, DECK_SIZE, EDITIONS, MODERATES, VIBES
from mindrose.kernel.game import Document
from mindrose.text import situation
from mindrose.text.names import NONE
from mindrose.text.words import Argument

# Slots of running actions that hold an Emotion space, the last one that is filled counts.
SPACES: Final = ("target", "origin", "space")


class Situation(situation.Situation[Names]):
    """One seat's view while it is asked."""

    def table_arguments(self) -> dict[str, Argument]:
        faction = self.own["faction"]
        limit = self.options["hand_limit"]
        return {
            "actions": int(self.view["actions"]),
            "wp": int(self.own["wp"]),
            "ambition": int(self.view["factions"][faction]["ambition"]) if faction else 0,
            "excess": 0 if limit is None else max(0, len(self.own["hand"]) - int(limit)),
            "action": NONE,
            "colour": NONE,
            "card": "",
        }

    def frame_arguments(self, frame: Document) -> dict[str, Argument]:
        program = str(frame["program"])
        if program in ACTIONS:
            return {"action": program, "offered": self.offered(), **self.action_arguments(frame)}
        if program == "absorb" and frame["used_sphere"] >= 0:
            content = self.names.content
            sphere = int(frame["used_sphere"])
            return {"sphere": self.names.named("sphere", sphere), "bonus": BONUSES[content.bonus[sphere]]}
        if program == "own_deck":
            picked = [frame[f"card_{number}"] for number in range(1, DECK_SIZE + 1)]
            return {"number": sum(card >= 0 for card in picked) + 1}
        if "emotion" in frame and frame["emotion"] >= 0:
            return {"card": self.names.card(int(frame["emotion"])), "offer": self.offer(frame)}
        return {}

    def offer(self, frame: Document) -> str:
        """The part of an Emotion's power that is asked about."""
        powers = self.names.content.powers[EDITIONS.index(str(self.options["edition"]))][int(frame["emotion"])]
        offers = [offers_of(power, self.names.words) for power in powers]
        asked = asked_at(str(frame["program"]), int(frame["at"]))
        return next((found[asked] for found in offers if asked in found), "")

    def action_arguments(self, frame: Document) -> dict[str, Argument]:
        """The Emotion that an action is about, as far as it has been chosen."""
        source = int(frame.get("source", -1))
        if 0 <= source < MODERATES or source == BLEAKNESS:
            return {"card": self.names.card(source)}
        if source >= 0:
            return {"card": self.names.card(self.top_card())}
        for name in SPACES:
            space = int(frame.get(name, -1))
            if space >= 0:
                return self.emotion_on(space)
        return {}

    def offered(self) -> str:
        """CB-7.1.4, CB-7.2.1 Whether upgrades can be declared, cards discarded for Vibes, or both."""
        own = [asked for asked in self.view.get("question", []) if asked["seat"] == self.seat]
        answers = [int(answer) for asked in own for answer in asked["answers"]]
        upgrades = any(replies.UPGRADES <= answer < replies.SEAT for answer in answers)
        discards = any(replies.CARD <= answer < replies.TOP_CARD for answer in answers)
        return "both" if upgrades == discards else "upgrades" if upgrades else "discards"

    def emotion_on(self, space: int) -> dict[str, Argument]:
        written = self.view["spaces"].get(self.names.kinds["space"].word(space))
        if written is None:
            return {}
        card = self.names.type_of(written.split()[0])
        vibe = self.names.content.vibe[card]
        return {"card": self.names.card(card), "colour": VIBES[vibe] if vibe >= 0 else NONE}

    def top_card(self) -> str:
        """CB-3.5.8 The top card of the own deck, which lies face up."""
        return str(self.own["deck"][0]).split()[0]
