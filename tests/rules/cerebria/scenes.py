"""A board set up by hand for one power: no turn runs, so that nothing but the power happens."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Self

from mindrose.content.packs import Pack
from mindrose.content.pages import Page
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import FILES, content_of, load
from mindrose.games.cerebria.components.things import BLISS, GLOOM
from mindrose.games.cerebria.events import EVENTS
from mindrose.games.cerebria.options import PARAMETERS, Settings
from mindrose.games.cerebria.powers.running import absorb_powers, enter_powers, quelled_powers, turn_end_powers
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.emotions import lay, remove_essence
from mindrose.games.cerebria.state import DECK, empty_table
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.programs import Choice
from mindrose.kernel.table import Table
from tests.rules.cerebria.looking import Sight
from tests.rules.cerebria.playing import GAME

CONTENT = load()


def with_powers(**powers: list[str]) -> Content:
    """The default content, but only these cards have powers, which are written here."""
    return content_from(powers_alone(powers))


def with_text(card: str, text: dict[str, str], **powers: list[str]) -> Content:
    """The same, and the people carry out by hand what one card says."""
    document = powers_alone(powers)
    next(entry for entry in cards_of(document) if entry["id"] == card)["text"] = text
    return content_from(document)


def powers_alone(powers: dict[str, list[str]]) -> dict[str, Any]:
    document = copy.deepcopy(CONTENT.document)
    for entry in cards_of(document):
        entry["power"] = powers.get(entry["id"], [])
        entry.pop("power_first", None)
    return document


def cards_of(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [*document["emotions"]["moderate"], *document["emotions"]["strong"]]


def content_from(document: dict[str, Any], emotions: str = "") -> Content:
    """Content as a document has it, whatever a check would say about it; the Emotions may have a text."""
    pages = {name: Page(Path(f"{name}.toml"), "", facts) for name, facts in document.items()}
    pages["emotions"].text = emotions
    pack = Pack(Path("default"), pages)
    for file in FILES.files:
        file.lay_out(pack)
    return content_of(pack)


SEATING = {2: (BLISS, GLOOM), 3: (BLISS, GLOOM, BLISS), 4: (BLISS, GLOOM, BLISS, GLOOM)}
SPIRITS_AT = (0, 4, 2, 6)  # seat by seat: Valley, Network, Cradle, Land
DECKS = {BLISS: ("kindness", "trust", "courage"), GLOOM: ("guilt", "fear", "anger")}  # the last one on top


class Scene(Sight):
    """Some Emotions on numbered spaces: `Scene({6: "optimism 2"})`.

    Seats 0 and 2 are of Bliss, 1 and 3 of Gloom, each with 5 WP, 2 Essence and a deck of three cards; their Spirits
    stand on the spaces 0, 4, 2 and 6; both factions have one active Ambition token.
    """

    def __init__(
        self, emotions: dict[int, str] | None = None, players: int = 4, content: Content = CONTENT, **options: Any
    ) -> None:
        values = {one.name: one.default for one in PARAMETERS} | options
        super().__init__(Table(GAME, "scene", players, values, None), content)
        table = empty_table(players, content, Settings(values), Chance(key_of("scene")), self.table.story)
        self.table.state = table
        for seat, faction in enumerate(SEATING[players]):
            table.faction[seat] = faction
            table.space[seat] = SPIRITS_AT[seat]
            table.wp[seat] = 5
            table.held[seat] = 2
            for name in DECKS[faction][:-1]:
                table.piles.put(DECK + seat, 2 * self.card(name))
            table.piles.put(DECK + seat, 2 * self.card(DECKS[faction][-1]) + 1)
        table.ambition[BLISS] = table.ambition[GLOOM] = 1
        for space, text in (emotions or {}).items():
            self.put(space, text)
        settle(table)

    @staticmethod
    def card(name: str) -> int:
        number = CONTENT.find(name)
        assert number >= 0, name
        return number

    def put(self, space: int, text: str) -> None:
        """`optimism`, `optimism 2`: an Emotion with so much Essence."""
        name, _, essence = text.partition(" ")
        card = self.card(name)
        owner = next(seat for seat in (0, 1) if self.state.faction[seat] == CONTENT.faction[card])
        lay(self.state, space, card, owner)
        self.state.essence[space] = int(essence or 1)

    def spirit(self, seat: int, spirit_space: int) -> Self:
        self.state.space[seat] = spirit_space
        settle(self.state)
        return self

    # What happens

    def enter(self, text: str, space: int, seat: int | None = None) -> Self:
        """An Emotion comes into play, by the first player of its faction unless said otherwise."""
        self.put(space, text)
        settle(self.state)
        acting = int(self.state.owner[space]) if seat is None else seat
        self.state.active = acting
        enter_powers(self.state, acting, space)
        return self.run()

    def enter_again(self, space: int) -> Self:
        """The entering power of an Emotion that lies there already."""
        enter_powers(self.state, int(self.state.owner[space]), space)
        return self.run()

    def quell(self, space: int, seat: int, number: int = 1) -> Self:
        self.state.active = seat
        card = self.state.card[space]
        remove_essence(self.state, space, number)
        quelled_powers(self.state, seat, space, card)
        return self.run()

    def absorb(self, sphere: int, seat: int) -> Self:
        """Step 4 of Absorb: what powers give after the amount is taken."""
        self.state.active = seat
        absorb_powers(self.state, seat, sphere)
        return self.run()

    def end_turn(self, seat: int) -> Self:
        self.state.active = seat
        turn_end_powers(self.state, seat)
        return self.run()

    def run(self) -> Self:
        self.state.over = False  # no game goes on below, so it is over whenever nothing is asked
        self.state.proceed(self.state.stack)
        return self

    # Answers

    def spaces(self) -> list[int]:
        """The Emotion spaces that can be chosen."""
        assert self.kind in ("power_emotion", "power_order")
        return [answer - replies.SPACE for answer in self.legal()]

    def seats(self) -> list[int]:
        """The players that can be chosen."""
        assert self.kind in ("power_opponent", "power_spirit")
        return [answer - replies.SEAT for answer in self.legal()]

    def ends(self) -> list[int]:
        """The Spirit spaces that can be chosen."""
        assert self.kind in ("power_step", "power_shove")
        return [answer - replies.SPIRIT_SPACE for answer in self.legal()]

    def yes(self) -> Self:
        assert self.kind == "power_may"
        return self.answer(replies.YES)

    def no(self) -> Self:
        assert self.kind == "power_may"
        return self.answer(replies.PASS)

    def choose(self, space: int) -> Self:
        return self.answer(replies.SPACE + space)

    def choose_seat(self, seat: int) -> Self:
        return self.answer(replies.SEAT + seat)

    def send(self, spirit_space: int) -> Self:
        return self.answer(replies.SPIRIT_SPACE + spirit_space)

    def choice(self, answer: int) -> Choice:
        """What one of the answers means."""
        return next(found.choice for found in self.asked.answers if found.number == answer)

    # Looking

    def on(self, space: int) -> str:
        """`optimism 2`, or nothing on an empty space."""
        name = self.emotion(space)
        return f"{name} {self.essence_at(space)}" if name else ""

    def told(self) -> list[str]:
        """The names of the events up to now, but for changes of control."""
        names = [EVENTS[event.kind].name for event in self.table.story.since(0)]
        return [name for name in names if name != "control"]

    def quiet(self) -> bool:
        """Nothing is asked and nothing was told."""
        return not self.kind and self.told() == []
