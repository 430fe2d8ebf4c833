"""The Card Game as one object: name, players, options, new tables, views."""

from __future__ import annotations

from pathlib import Path

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.bots.imagination import CardWorlds
from mindrose.games.cerebria_cards.bots.judgement import CardJudge
from mindrose.games.cerebria_cards.bots.observation import CardObserver
from mindrose.games.cerebria_cards.components.cards import DECK_SIZE
from mindrose.games.cerebria_cards.components.files import FILES, cards_of
from mindrose.games.cerebria_cards.components.things import REASON_RULES, REASONS, TYPES
from mindrose.games.cerebria_cards.documents import position as positions
from mindrose.games.cerebria_cards.documents.reading import Reader
from mindrose.games.cerebria_cards.documents.resuming import build
from mindrose.games.cerebria_cards.events import EVENTS
from mindrose.games.cerebria_cards.kinds import kinds
from mindrose.games.cerebria_cards.options import PARAMETERS, Settings, check_cards_suffice
from mindrose.games.cerebria_cards.rules.effects import USES
from mindrose.games.cerebria_cards.rules.entry import ENTRY
from mindrose.games.cerebria_cards.rules.preparation import CLEARING, PREPARATION
from mindrose.games.cerebria_cards.rules.revelation import REVELATION
from mindrose.games.cerebria_cards.rules.turn import GAME, TURN
from mindrose.games.cerebria_cards.setup import set_up, unpack
from mindrose.games.cerebria_cards.state import CardTable
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.errors import Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.game import Document, Game, Outcome, Value
from mindrose.kernel.ints import i64
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.machine import State
from mindrose.kernel.writing import Written


class CerebriaCards(Game):
    """Cerebria: The Card Game, for two to five players (CC-2.1)."""

    id = positions.GAME_ID
    title = "Cerebria: The Card Game"
    rules_version = "cerebria-cards-2"
    players_min = 2
    players_max = 5
    actions = replies.SIZE
    parameters = PARAMETERS
    programs = [GAME, TURN, ENTRY, REVELATION, PREPARATION, CLEARING] + [use for uses in USES for use in uses]
    events = EVENTS

    def __init__(self, content: Path | None = None) -> None:
        super().__init__()
        self.cards = cards_of(FILES.open(content))
        self.printed: Document = {"cards": self.cards.entries}
        self.box: CardTable | None = None

    def players_rule(self) -> str:
        return "E_PLAYERS, CC-2.1"

    def content(self, pack: str = "") -> Document:
        return self.printed

    def kinds(self, pack: str = "") -> Kinds:
        return kinds(self.cards.ids)

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> CardTable:
        return set_up(self.unpacked(players, options), chance, journal)

    def unpacked(self, players: int, options: dict[str, Value]) -> CardTable:
        """A table before dealing; made once for many games with the same options."""
        box = self.box
        if box is None or box.players != players or box.settings.options != options:
            settings = Settings(options)
            check_cards_suffice(players, settings, DECK_SIZE)
            self.box = box = unpack(players, self.cards, settings)
        return box

    def position(self, state: State) -> Document:
        return positions.position(table_of(state))

    writes = True

    def write_common(self, state: State) -> Written:
        return positions.common(table_of(state))

    def write_own(self, state: State, seat: int | None, common: Written) -> bytes:
        return positions.own(table_of(state), seat, common)

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> CardTable:
        settings = Settings(self.checked_options(dict(document.get("options") or {})))
        players = self.players_of(document)
        chance = Chance(key_of(seed))
        return build(document, self.cards, settings, players, self.programs, chance, journal)

    def imagine(self, view: Document) -> CardWorlds:
        settings = Settings(self.checked_options(dict(view["options"])))
        reader = Reader(view, self.cards, settings, view["players"], QuickChance(i64(0)))
        return CardWorlds(reader, self.programs)

    def outcome(self, state: State) -> Outcome:
        table = table_of(state)
        winners = [seat for seat in range(table.players) if (table.winners >> seat) & 1]
        points = [[int(table.scored[2 * seat]), int(table.scored[2 * seat + 1])] for seat in range(table.players)]
        return Outcome(winners, REASONS[table.reason], REASON_RULES[table.reason], points)

    def observer(self) -> CardObserver:
        return CardObserver()

    def judge(self) -> CardJudge:
        return CardJudge()

    def foreign(self, state: State, seat: int, answer: int) -> Refusal:
        """CC-3.1, CC-7.3, CC-11.6, CC-14.1 Why a seat that is not asked may not give this answer now."""
        table = table_of(state)
        kind = state.stack.question().kind
        cards = replies.CARD <= answer < replies.CARD + TYPES
        if answer == replies.CONFIRM or (kind == "mulligan" and (cards or answer == replies.PASS)):
            return Refusal("E_MULLIGAN", "CC-2.11")
        if kind == "trim" and cards:
            return Refusal("E_TRIM", "CC-11.6", number=int(table.settings.hand_keep))
        if seat == table.active and kind in ("counter", "surplus"):
            return Refusal("E_PENDING", "CC-3.6")
        if cards:
            return Refusal("E_COUNTER_WINDOW", "CC-7.3")
        return Refusal("E_NOT_ACTIVE", "CC-3.1")

    def finished(self) -> Refusal:
        return Refusal("E_GAME_OVER", "CC-14.2")


def table_of(state: State) -> CardTable:
    assert isinstance(state, CardTable)
    return state
