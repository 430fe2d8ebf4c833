"""The voice of a table of Black Rose Wars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mindrose.faces.black_rose_wars.asking import offers_of
from mindrose.faces.black_rose_wars.names import Names
from mindrose.faces.black_rose_wars.printing import Printing
from mindrose.faces.black_rose_wars.records import SOURCES
from mindrose.faces.black_rose_wars.sentences import sentences_of
from mindrose.faces.black_rose_wars.situation import Situation
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import ROSE_WORD
from mindrose.games.black_rose_wars.components.things import (
    ACTIONS,
    COLOURS_OF_MAGES,
    PHASES,
    ROOM_COLOURS,
    ROSE,
    SHOWN,
    SIDES,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.game import BLACK_ROSE, BlackRoseWarsGame
from mindrose.kernel.game import Document, Outcome, Value
from mindrose.kernel.kinds import Kinds, one_of
from mindrose.text.names import NO, NONE
from mindrose.text.speaker import Speaker
from mindrose.text.words import Argument

OFFERS: Final = "offers"
PRINTED: Final = "printed"
SENTENCES: Final = "sentences"
UNNAMED: Final[dict[str, Argument]] = {
    f"{name}{part}": value
    for name in ("spell", "quest", "hex", "upgrade", "event_card", "order", "school", "room", "offer")
    for part, value in (("", ""), ("_known", NO))
}
NOBODY: Final[dict[str, Argument]] = {
    f"{name}{part}": value
    for name in ("figure", "trig", "victim", "participant")
    for part, value in (("", ""), ("_tag", ""), ("_word", NONE))
}


class BlackRoseSpeaker(Speaker):
    """Puts Black Rose Wars into words."""

    game: BlackRoseWarsGame
    naming: Names
    unsaid = {
        "choice": {
            **UNNAMED, **NOBODY, "player": "", "player_tag": "", "room_id": NONE, "slot": NONE, "back": NONE,
        },
        "refusal": {"number": 0, "number_known": NO},
    }  # fmt: skip

    def names_by(self, kinds: Kinds) -> Names:
        return Names(self.people, kinds, self.content())

    def content(self, options: Mapping[str, Value] | None = None) -> Content:
        """The content pack of a table with these options."""
        return self.game.pack(str((options or {}).get("pack", self.options["pack"])))

    # Cards

    def card_text(self, card: int | str, options: Mapping[str, Value] | None = None) -> str:
        """Everything printed on a spell, room, quest, event, hex, upgrade, evocation or order but its name."""
        kind, id = ("spell", self.naming.content.spell_ids[card]) if isinstance(card, int) else self.naming.find(card)
        return "\n".join(self.printing(options).lines(kind, self.naming.records[kind][id])) if kind else ""

    def looked_up(self, name: str, options: Mapping[str, Value] | None = None) -> str:
        """CP-4 Keywords stand on cards as words; a mage and the Avatar have values."""
        wanted = name.strip().casefold()
        printed = self.card_text(name, options)
        for record in self.figures(options):
            if not printed and wanted in {str(one).casefold() for one in (record["id"], *record["name"].values())}:
                values = {value: int(record[value]) for value in ("strength", "speed", "health")}
                printed = self.terminal("values", **values)
        return printed or self.printing(options).keyword(name.strip())

    def looked_for(self) -> list[str]:
        figures = [record["name"][self.language] for record in self.figures()]
        return [*self.naming.card_names(), *figures, *self.printing().keywords()]

    def figures(self, options: Mapping[str, Value] | None = None) -> list[dict[str, Any]]:
        """What is printed on figures that have no card with effects: the mages and the Avatar."""
        document = self.content(options).document
        return [*document["mages"]["mage"], document["avatar"]["avatar"]]

    def powers(self, card: str = "") -> dict[str, dict[str, str]]:
        """All that is printed on whatever does something, and what effects ask about."""
        printing = self.printing()
        records = [(kind, id, record) for kind in SOURCES for id, record in self.naming.records[kind].items()]
        told = [(kind, id, record) for kind, id, record in records if card in ("", id)]
        printed = {id: "\n".join(printing.lines(kind, record)) for kind, id, record in told}
        content, cards = self.content(), printing.cards
        offers, sentences = offers_of(content, cards, card), sentences_of(content, cards, card)
        return {PRINTED: printed, OFFERS: offers, SENTENCES: sentences}

    def printing(self, options: Mapping[str, Value] | None = None) -> Printing:
        return Printing(self.content(options), self.words)

    # Playing

    def question(self, kind: str, seat: int, view: Document) -> str:
        return self.said("question", kind, Situation(self.naming, self.options, seat, view).arguments())

    def outcome(self, outcome: Outcome) -> str:
        """BR-26.3.1 If the Black Rose wins, everybody has lost."""
        if outcome.reason == BLACK_ROSE:
            return self.words.say("outcome-black-rose", {"scores": self.scores(outcome)})
        return super().outcome(outcome)

    def victory(self, outcome: Outcome) -> str:
        (winner,) = outcome.winners
        told = self.people.player_arguments("player", winner)
        told |= {"number": outcome.points[winner][0], "scores": self.scores(outcome)}
        return self.words.say("outcome", told)

    def scores(self, outcome: Outcome) -> str:
        """BR-26.3.1 The power of everybody, and that of the Black Rose, which takes part too."""
        rose = self.words.say("the-participant", self.naming.participant_arguments("participant", ROSE))
        power = outcome.beside.get(ROSE_WORD)
        return self.plain.scores(outcome.points, {} if power is None else {rose: power})

    # Naming

    def room(self, room: int | str) -> str:
        return self.naming.named("room", room)

    def spell(self, spell: int | str) -> str:
        return self.naming.named("spell", spell)

    def quest(self, quest: int | str) -> str:
        return self.naming.named("quest", quest)

    def event_card(self, event: int | str) -> str:
        return self.naming.named("event", event)

    def hex(self, hex: int | str) -> str:
        return self.naming.named("hex", hex)

    def upgrade(self, upgrade: int | str) -> str:
        return self.naming.named("upgrade", upgrade)

    def evocation(self, evocation: int | str) -> str:
        return self.naming.named("evocation", evocation)

    def order(self, order: int | str) -> str:
        return self.naming.named("order", order)

    def mage(self, mage: int | str) -> str:
        return self.naming.named("mage", mage)

    def school(self, school: int | str) -> str:
        return self.naming.named("school", school)

    def figure(self, figure: int | str) -> str:
        """A mage by its player, the Black Rose, or an evocation by its name in views, `cadaver-2`."""
        return str(self.naming.figure_arguments("figure", figure, self.naming.kinds["figure"])["figure"])

    def slot(self, slot: int | str) -> str:
        return self.naming.slot(slot)

    def phase(self, phase: int | str) -> str:
        return self.words.say("phase", {"phase": one_of(PHASES, phase)})

    def action(self, action: int | str) -> str:
        return self.said("action", one_of(ACTIONS, action), {})

    def action_text(self, action: int | str) -> str:
        """What an action is for."""
        return self.said("action", one_of(ACTIONS, action), {}, "about")

    def type(self, type: int | str) -> str:
        return self.words.say("spell-type", {"type": one_of(TYPES, type)})

    def side(self, side: int | str) -> str:
        return self.words.say("side", {"side": one_of(SIDES, side)})

    def status(self, status: int | str) -> str:
        return self.words.say("status", {"status": one_of(STATUSES, status)})

    def element(self, element: int | str) -> str:
        return self.words.say("element", {"element": one_of(SHOWN, element)})

    def colour(self, colour: int | str) -> str:
        """The colour of a mage."""
        return self.words.say("colour", {"colour": one_of(COLOURS_OF_MAGES, colour)})

    def room_colour(self, colour: int | str) -> str:
        return self.words.say("room-colour", {"colour": one_of(ROOM_COLOURS, colour)})

    # Options

    def option_value(self, name: str, value: Value) -> str:
        if name == "pack" and isinstance(value, str):
            pack = self.game.packs.get(value)
            return value if pack is None else str(pack.document["pack"]["name"][self.language])
        return super().option_value(name, value)
