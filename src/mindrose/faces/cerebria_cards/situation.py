"""What lies around a question: read from the view of the seat that is asked, as plain arguments of its message."""

from __future__ import annotations

from mindrose.faces.cerebria_cards.names import Names
from mindrose.games.cerebria_cards.components.things import ABILITIES, PLACES
from mindrose.kernel.game import Document
from mindrose.text import situation
from mindrose.text.names import NO, YES
from mindrose.text.words import Argument


class Situation(situation.Situation[Names]):
    """One seat's view while it is asked."""

    def table_arguments(self) -> dict[str, Argument]:
        emotions = [emotion for emotion in self.own["mindset"] if emotion is not None]
        return {
            "actions": int(self.view["actions"]),
            "full": YES if len(emotions) >= self.number("mindset_cap") else NO,
            "new_cards": self.number("hand_start"),
            "excess": max(0, len(self.own["hand"]) - self.number("hand_keep")),
        }

    def number(self, option: str) -> int:
        return int(self.options[option] or 0)

    def frame_arguments(self, frame: Document) -> dict[str, Argument]:
        if frame["program"] == "entry":
            return self.names.arguments({"card": int(frame["card"])})
        return self.use_arguments(frame) if frame["program"].removesuffix("-late") in ABILITIES else {}

    def use_arguments(self, frame: Document) -> dict[str, Argument]:
        """CC-6.15 The ability that is used, by whom, and what is declared of it so far."""
        user = int(frame["seat"])
        arguments = self.names.people.player_arguments("player", user)
        source = self.emotion_on(user * PLACES + int(frame["place"]))
        if source is not None:
            arguments |= self.names.emotion_arguments(source)
        arguments |= self.aim_arguments(frame)
        own = self.emotion_on(int(frame["own"]))
        arguments["own"] = "" if own is None else self.names.emotion_name(own)
        arguments["column"] = int(frame["column"]) + 1
        victim = int(frame["victim"])
        arguments |= self.names.people.player_arguments("victim", victim)
        arguments["victim_whose"] = "none" if victim < 0 else "you" if victim == self.seat else "other"
        return arguments

    def aim_arguments(self, frame: Document) -> dict[str, Argument]:
        aim = self.emotion_on(int(frame["aim"]))
        owner = int(frame["aim"]) // PLACES
        whose = "you" if owner == self.seat else "own" if owner == frame["seat"] else "other"
        arguments = self.names.people.player_arguments("aim_owner", owner)
        arguments |= {"aim": "" if aim is None else self.names.emotion_name(aim), "aim_whose": whose}
        return arguments | {"aim_known": NO if aim is None else YES}

    def emotion_on(self, place: int) -> str | None:
        """The emotion on a place of the whole table."""
        if place < 0:
            return None
        emotion: str | None = self.view["seats"][place // PLACES]["mindset"][place % PLACES]
        return emotion
