"""What lies around a question: read from the view of the seat that is asked, as plain arguments of its message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mindrose.faces.cerebria_cards.names import Names
from mindrose.games.cerebria_cards.components.things import ABILITIES, PLACES
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.game import Document, Value
from mindrose.text.speaker import NO, YES
from mindrose.text.words import Argument


class Situation:
    """One seat's view while it is asked."""

    def __init__(self, names: Names, options: Mapping[str, Value], seat: int, view: Document) -> None:
        if view.get("seat") != seat:
            raise MindroseError(f"seat {seat} is asked from its own view, not from that of {view.get('seat')!r}")
        self.names = names
        self.options = options
        self.seat = seat
        self.view = view

    def arguments(self) -> dict[str, Argument]:
        own: dict[str, Any] = self.view["seats"][self.seat]
        emotions = [emotion for emotion in own["mindset"] if emotion is not None]
        arguments: dict[str, Argument] = {
            "actions": int(self.view["actions"]),
            "full": YES if len(emotions) >= self.number("mindset_cap") else NO,
            "new_cards": self.number("hand_start"),
            "excess": max(0, len(own["hand"]) - self.number("hand_keep")),
        }
        for frame in self.view["stack"]:
            if frame["program"] == "entry":
                arguments |= self.entry_arguments(frame)
            elif frame["program"].removesuffix("-late") in ABILITIES:
                arguments |= self.use_arguments(frame)
        return arguments

    def number(self, option: str) -> int:
        return int(self.view["options"].get(option, self.options[option]))

    def entry_arguments(self, frame: Document) -> dict[str, Argument]:
        cards = self.names.cards
        return self.names.card_arguments("card", cards.ids[frame["card"]])

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
