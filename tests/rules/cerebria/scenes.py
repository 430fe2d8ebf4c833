"""A board set up by hand for one power: no turn runs, so that nothing but the power happens."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from mindrose.content.packs import Pack
from mindrose.content.pages import Page
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import FILES, content_of, load
from mindrose.games.cerebria.components.things import BLISS, FACTIONS, GLOOM
from mindrose.games.cerebria.events import EVENTS
from mindrose.games.cerebria.options import PARAMETERS, Settings
from mindrose.games.cerebria.powers.running import absorb_powers, enter_powers, quelled_powers, turn_end_powers
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.emotions import lay, remove_essence
from mindrose.games.cerebria.state import DECK, Cerebria, empty_table
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.errors import Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.programs import Choice, Question

CONTENT = load()


def with_powers(**powers: list[str]) -> Content:
    """The default content, but only these cards have powers, which are written here."""
    document = copy.deepcopy(CONTENT.document)
    for entry in [*document["emotions"]["moderate"], *document["emotions"]["strong"]]:
        entry["power"] = powers.get(entry["id"], [])
        entry.pop("power_first", None)
    return content_from(document)


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


class Scene:
    """Some Emotions on numbered spaces: `Scene({6: "optimism 2"})`.

    Seats 0 and 2 are of Bliss, 1 and 3 of Gloom, each with 5 WP, 2 Essence and a deck of three cards; their Spirits
    stand on the spaces 0, 4, 2 and 6; both factions have one active Ambition token.
    """

    def __init__(
        self, emotions: dict[int, str] | None = None, players: int = 4, content: Content = CONTENT, **options: Any
    ) -> None:
        settings = Settings({one.name: one.default for one in PARAMETERS} | options)
        self.story: Journal[Event] = Journal()
        self.table: Cerebria = empty_table(players, content, settings, Chance(key_of("scene")), self.story)
        table = self.table
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
        owner = next(seat for seat in (0, 1) if self.table.faction[seat] == CONTENT.faction[card])
        lay(self.table, space, card, owner)
        self.table.essence[space] = int(essence or 1)

    def spirit(self, seat: int, spirit_space: int) -> Scene:
        self.table.space[seat] = spirit_space
        settle(self.table)
        return self

    # What happens

    def enter(self, text: str, space: int, seat: int | None = None) -> Scene:
        """An Emotion comes into play, by the first player of its faction unless said otherwise."""
        self.put(space, text)
        settle(self.table)
        acting = int(self.table.owner[space]) if seat is None else seat
        self.table.active = acting
        enter_powers(self.table, acting, space)
        return self.run()

    def enter_again(self, space: int) -> Scene:
        """The entering power of an Emotion that lies there already."""
        enter_powers(self.table, int(self.table.owner[space]), space)
        return self.run()

    def quell(self, space: int, seat: int, number: int = 1) -> Scene:
        self.table.active = seat
        card = self.table.card[space]
        remove_essence(self.table, space, number)
        quelled_powers(self.table, seat, space, card)
        return self.run()

    def absorb(self, sphere: int, seat: int) -> Scene:
        """Step 4 of Absorb: what powers give after the amount is taken."""
        self.table.active = seat
        absorb_powers(self.table, seat, sphere)
        return self.run()

    def end_turn(self, seat: int) -> Scene:
        self.table.active = seat
        turn_end_powers(self.table, seat)
        return self.run()

    def run(self) -> Scene:
        self.table.proceed(self.table.stack)
        return self

    # Answers

    @property
    def asks(self) -> str:
        """The kind of the question that is open, nothing if none is."""
        return self.question.kind if self.table.stack.waiting else ""

    @property
    def question(self) -> Question[Any]:
        return self.table.stack.question()

    def options(self) -> list[int]:
        return self.table.stack.answers.listed() if self.table.stack.waiting else []

    def spaces(self) -> list[int]:
        """The Emotion spaces that can be chosen."""
        assert self.asks in ("power_emotion", "power_order")
        return [option - replies.SPACE for option in self.options()]

    def seats(self) -> list[int]:
        """The players that can be chosen."""
        assert self.asks in ("power_opponent", "power_spirit")
        return [option - replies.SEAT for option in self.options()]

    def ends(self) -> list[int]:
        """The Spirit spaces that can be chosen."""
        assert self.asks in ("power_step", "power_shove")
        return [option - replies.SPIRIT_SPACE for option in self.options()]

    def answer(self, answer: int) -> Scene:
        assert answer in self.options()
        self.table.give(self.table.stack, answer)
        return self

    def yes(self) -> Scene:
        assert self.asks == "power_may"
        return self.answer(replies.YES)

    def no(self) -> Scene:
        assert self.asks == "power_may"
        return self.answer(replies.PASS)

    def choose(self, space: int) -> Scene:
        return self.answer(replies.SPACE + space)

    def choose_seat(self, seat: int) -> Scene:
        return self.answer(replies.SEAT + seat)

    def send(self, spirit_space: int) -> Scene:
        return self.answer(replies.SPIRIT_SPACE + spirit_space)

    def refusal(self, answer: int) -> Refusal:
        assert answer not in self.options()
        return self.question.refusal(self.table, self.table.stack.frames[-1], answer)

    def choice(self, answer: int) -> Choice:
        assert answer in self.options()
        return self.question.choice(self.table, self.table.stack.frames[-1], answer)

    # Looking

    def at(self, space: int) -> str:
        """`optimism 2`, or nothing on an empty space."""
        card = self.table.card[space]
        return f"{CONTENT.ids[card]} {self.table.essence[space]}" if card >= 0 else ""

    def intensity(self, space: int) -> int:
        return int(self.table.intensity[space])

    def token(self, space: int) -> int:
        return int(self.table.token[space])

    def wp(self, seat: int) -> int:
        return int(self.table.wp[seat])

    def held(self, seat: int) -> int:
        return int(self.table.held[seat])

    def hand(self, seat: int) -> list[str]:
        return [CONTENT.ids[self.table.hand_card(seat, i)] for i in range(self.table.hand_size(seat))]

    def deck(self, seat: int) -> list[str]:
        """From the bottom to the top."""
        pile = DECK + seat
        return [CONTENT.ids[self.table.piles.at(pile, i) // 2] for i in range(self.table.piles.size(pile))]

    def ambition(self, faction: str) -> int:
        return int(self.table.ambition[FACTIONS.index(faction)])

    def told(self) -> list[str]:
        """The names of the events up to now, but for changes of control."""
        names = [EVENTS[event.kind].name for event in self.story.since(0)]
        return [name for name in names if name != "control"]

    def quiet(self) -> bool:
        """Nothing is asked and nothing was told."""
        return not self.asks and self.told() == []
