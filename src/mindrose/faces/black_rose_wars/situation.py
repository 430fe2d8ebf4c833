"""What lies around a question: read from the view of the seat that is asked, as plain arguments of its message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mindrose.faces.black_rose_wars.asking import asked_at
from mindrose.faces.black_rose_wars.names import Names
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.things import MOST_ACTIONS, ROSE, SLOT_NAMES
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.kernel.game import Document
from mindrose.kernel.kinds import NOTHING
from mindrose.text import situation
from mindrose.text.names import NONE, known
from mindrose.text.words import Argument

# Programs that go through cubes, by what these lie on.
ON_FIGURES: Final = ("share", "heal", "replace", "move_cubes")
IN_ROOMS: Final = ("spread", "convert", "clear")
MOVING: Final = ("explore", "evocation", "hunting", "moving")
LAYING: Final = ("planning", "preparing", "trading")


class Situation(situation.Situation[Names]):
    """One seat's view while it is asked."""

    def arguments(self) -> dict[str, Argument]:
        arguments = self.table_arguments()
        for frame in running(self.view["stack"], self.seat):
            arguments |= self.frame_arguments(frame)
        return arguments

    def table_arguments(self) -> dict[str, Argument]:
        figures = ("figure", "other", "participant")
        nobody = [self.names.participant_arguments(name, None) for name in figures]
        nothing = [known(name, "") for name in ("source", "offer", "happened", "spell", "room")]
        arguments: dict[str, Argument] = {
            "tokens": int(self.own["tokens"]), "actions": MOST_ACTIONS, "number": 0, "slot": NONE, "room_id": NONE,
            "source_kind": NONE,
        }  # fmt: skip
        for one in (*nobody, *nothing):
            arguments |= one
        return arguments

    def frame_arguments(self, frame: Document) -> dict[str, Argument]:
        program = str(frame["program"])
        if program == "activation":
            return {"actions": MOST_ACTIONS - int(frame["taken"])}
        if program == "studying":
            left = int(frame["left"])
            return {"number": left if left > 0 else int(frame["keep"])}
        if program in LAYING:
            return self.laying(frame)
        if program in MOVING:
            figure = int(frame["figure"] if "figure" in frame else frame["seat"])
            return {"number": int(frame["left"]), **self.figure("figure", figure)}
        if program in ON_FIGURES + IN_ROOMS:
            return self.cubes(frame)
        if "wanted" in frame:
            return {"number": int(frame["wanted"]), **self.figure("participant", int(frame["whose"]))}
        if program == "evocation_phase":
            return self.names.participant_arguments("participant", self.mage_at(int(frame["place"])))
        if program == "checkpoint":
            return known("happened", self.happened(int(frame["first"]), int(frame["top"])))
        if program == "upgrading":
            return self.figure("figure", frame["figure"])
        return self.effect(program, int(frame["at"]))

    def mage_at(self, place: int) -> int:
        """BR-5.2.3, BR-28.2.1 Whose part it is in turn order: the Avatar's, or that of whoever is asked."""
        avatar = self.view.get("avatar")
        if avatar is None or avatar["beside"] is None:
            return self.seat
        players = int(self.view["players"])
        own = (int(avatar["beside"]) - int(self.view["first"])) % players + 1
        return ROSE if place == own else self.seat

    def effect(self, program: str, step: int) -> dict[str, Argument]:
        """What a running effect is printed on, and what it asks about."""
        kind, id = self.names.source(program)
        if not kind:
            return {}
        offer = self.names.offer(asked_at(program, step))
        return {**known("source", self.names.named(kind, id)), "source_kind": kind, **known("offer", offer)}

    def happened(self, first: int, top: int) -> str:
        """BR-14.2.1 What a window is about, each sort of it once."""
        causes = [self.cause(one) for one in self.view["happened"][first:top]]
        return self.names.words.row([*dict.fromkeys(one for one in causes if one)])

    def cause(self, happening: Document) -> str:
        """Something that has happened; what is settled already needs no words."""
        if happening["kind"] not in happenings.NAMES:
            return ""
        place = self.view["lodge"].get(happening.get("room"))
        told = {name: happening.get(name) for name in ("trig", "victim")}
        arguments = self.names.arguments({**told, "cause": happening["kind"], "room": place and place["room"]})
        return self.names.words.say("cause", {"room_id": NONE, **arguments})

    def laying(self, frame: Document) -> dict[str, Argument]:
        """BR-12.1.2 The slot, and the spell that is laid on it as far as it has been chosen."""
        slot, spell = int(frame["slot"]), int(frame["spell"])
        return {
            "slot": SLOT_NAMES[slot] if slot != NOTHING else NONE,
            **known("spell", self.names.named("spell", spell) if spell != NOTHING else ""),
        }

    def cubes(self, frame: Document) -> dict[str, Argument]:
        """DC-17 On what the cubes lie, whose they are, and how many of them it can be about at most."""
        things = int(frame["things"])
        thing = (things & -things).bit_length() - 1
        told: dict[str, Argument] = {
            "number": int(frame["left"]),
            **self.names.participant_arguments("participant", frame["colour"]),
            **self.figure("other", frame["target"]),
        }
        if frame["program"] in ON_FIGURES:
            return told | self.figure("figure", thing)
        return told | self.names.arguments({"room": self.view["lodge"][NAMES[thing]]["room"]})

    def figure(self, name: str, figure: int) -> dict[str, Argument]:
        return self.names.figure_arguments(name, figure, self.names.kinds["figure"])


def running(stack: list[Document], seat: int) -> Iterator[Document]:
    """The running programs from the first one on, then those on the branch of a seat."""
    for frame in stack:
        yield frame
        for branch in frame.get("branches", ()):
            if branch["seat"] == seat:
                yield from running(branch.get("stack", []), seat)
