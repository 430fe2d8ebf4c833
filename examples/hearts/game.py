"""Hearts as one object: name, players, options, new tables, views."""

from __future__ import annotations

from hearts import position as positions
from hearts.cards import CARDS, NAMES
from hearts.imagination import HeartsWorlds
from hearts.judgement import HeartsJudge
from hearts.rules import DEAL, EVENTS, KINDS, PASSING, deal, score
from hearts.state import SEATS, HeartsTable, empty_table
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.errors import BadPosition, Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.game import Document, Game, Outcome, Parameter, Value
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.machine import State


class Hearts(Game):
    """One deal of hearts for four players (HE-1.1)."""

    id = "hearts"
    title = "Hearts"
    rules_version = "hearts-1"
    players_min = SEATS
    players_max = SEATS
    actions = CARDS
    parameters = [
        Parameter("pass_cards", True, "HE-1.2"),
        Parameter("no_pts_on_first_trick", True, "HE-2.4"),
        Parameter("can_lead_any_club", False, "HE-2.1"),
        Parameter("jd_bonus", False, "HE-3.1"),
        Parameter("avoid_all_tricks_bonus", False, "HE-3.4"),
        Parameter("must_break_hearts", True, "HE-2.5"),
        Parameter("qs_breaks_hearts", True, "HE-2.5"),
        Parameter("can_lead_hearts_instead_of_qs", False, "HE-2.5"),
    ]
    programs = [DEAL, PASSING]
    events = EVENTS

    def content(self, pack: str = "") -> Document:
        return {"cards": NAMES}

    def kinds(self, pack: str = "") -> Kinds:
        return KINDS

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> HeartsTable:
        return deal(empty_table(options, chance, journal))

    def position(self, state: State) -> Document:
        return positions.position(table_of(state))

    def view(self, state: State, seat: int | None) -> Document:
        return positions.view(table_of(state), seat)

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> HeartsTable:
        reader = self.reader(document, Chance(key_of(seed)), journal)
        if any(reader.in_hand + reader.in_pass):
            raise BadPosition(["a position names every card; this looks like a view"])
        reader.table.proceed(reader.table.stack)
        return reader.table

    def imagine(self, view: Document) -> HeartsWorlds:
        reader = self.reader(view, QuickChance(0), None)
        return HeartsWorlds(reader.table, reader.in_hand, reader.in_pass)

    def reader(self, document: Document, chance: Chance, journal: Journal[Event] | None) -> positions.Reader:
        options = self.checked_options(dict(document.get("options") or {}))
        return positions.Reader(empty_table(options, chance, journal), document)

    def observer(self) -> positions.HeartsObserver:
        return positions.HeartsObserver()

    def judge(self) -> HeartsJudge:
        return HeartsJudge()

    def outcome(self, state: State) -> Outcome:
        """HE-3.5 Whoever has the fewest points wins."""
        scores = [int(score(table_of(state), seat)) for seat in range(SEATS)]
        winners = [seat for seat in range(SEATS) if scores[seat] == min(scores)]
        return Outcome(winners, "fewest_points", "HE-3.5", [[points] for points in scores])

    def foreign(self, state: State, seat: int, answer: int) -> Refusal:
        return Refusal("E_NOT_ACTIVE", "HE-2.2" if table_of(state).leader >= 0 else "HE-1.3")

    def finished(self) -> Refusal:
        return Refusal("E_GAME_OVER", "HE-3.2")


def table_of(state: State) -> HeartsTable:
    assert isinstance(state, HeartsTable)
    return state
