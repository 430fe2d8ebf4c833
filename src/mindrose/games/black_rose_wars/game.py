"""Black Rose Wars: Rebirth as one object: name, players, options, new tables, views."""

from __future__ import annotations

from typing import Final

from mindrose.content.packed import PackedGame
from mindrose.content.packs import DEFAULT_PACK, Pack
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.bots.imagination import BlackRoseWorlds
from mindrose.games.black_rose_wars.bots.judgement import BlackRoseJudge
from mindrose.games.black_rose_wars.bots.observation import BlackRoseObserver
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import ROSE_WORD
from mindrose.games.black_rose_wars.components.packs import FILES, content_of
from mindrose.games.black_rose_wars.components.things import ROSE
from mindrose.games.black_rose_wars.documents import position as positions
from mindrose.games.black_rose_wars.documents.resuming import build
from mindrose.games.black_rose_wars.documents.view_reading import ViewReader
from mindrose.games.black_rose_wars.effects import healing, hurting, placing
from mindrose.games.black_rose_wars.effects.discarding import (
    BANNING,
    DISCARDING,
    DISCARDING_ACTIVATED,
    DISCARDING_FOR_ANOTHER,
    DISCARDING_PREPARED,
)
from mindrose.games.black_rose_wars.effects.drawing import KEEPING_FORGOTTEN, RECALLING, SEARCHING
from mindrose.games.black_rose_wars.effects.gaining import CEDING
from mindrose.games.black_rose_wars.effects.hexing import HEXING, LIFTING
from mindrose.games.black_rose_wars.effects.looking import LOOKING_AT_ACTIVATED, LOOKING_AT_PREPARED
from mindrose.games.black_rose_wars.effects.moving import MOVING
from mindrose.games.black_rose_wars.effects.open_events import DISCARDING_EVENTS
from mindrose.games.black_rose_wars.effects.questing import (
    COMPLETING_QUEST,
    DROPPING_COMPLETED,
    DROPPING_QUESTS,
    FULFILLING_QUEST,
    KEEPING_QUESTS,
    MARKING_QUEST,
)
from mindrose.games.black_rose_wars.effects.summoning import SUMMONING, UPGRADING
from mindrose.games.black_rose_wars.events import EVENTS
from mindrose.games.black_rose_wars.kinds import kinds
from mindrose.games.black_rose_wars.options import PARAMETERS, Settings, check
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.rules.activation import ACTIVATION
from mindrose.games.black_rose_wars.rules.avatar import DOMINION, OBEYING
from mindrose.games.black_rose_wars.rules.casting import FACE_DOWN
from mindrose.games.black_rose_wars.rules.cleanup import CLEANUP_STEPS, TAKING_BACK
from mindrose.games.black_rose_wars.rules.commanding import COMMAND
from mindrose.games.black_rose_wars.rules.ending import total
from mindrose.games.black_rose_wars.rules.event_cards import APPLYING
from mindrose.games.black_rose_wars.rules.evocation_phase import EVOCATION_PHASE
from mindrose.games.black_rose_wars.rules.exploring import EXPLORE
from mindrose.games.black_rose_wars.rules.fighting import FIGHT
from mindrose.games.black_rose_wars.rules.inertia import MOMENTUM
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT, DECLARING, DEFEAT
from mindrose.games.black_rose_wars.rules.planning import PLANNING, PLANNING_STEPS, PREPARING, TRADING
from mindrose.games.black_rose_wars.rules.preparation import SETUP
from mindrose.games.black_rose_wars.rules.rose_phase import ROSE_STEPS, TRIMMING
from mindrose.games.black_rose_wars.rules.round import GAME, ONE_PHASE
from mindrose.games.black_rose_wars.rules.study import REVIEWING, STUDY_STEPS, STUDYING
from mindrose.games.black_rose_wars.rules.waking import DRIVEN, HUNTING
from mindrose.games.black_rose_wars.setup import set_up
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.errors import Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.game import Document, Outcome, Value
from mindrose.kernel.ints import i64
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.machine import State

# How a game can end.
MOST_POWER: Final = "most_power"
BLACK_ROSE: Final = "black_rose"


class BlackRoseWarsGame(PackedGame[Content]):
    """Black Rose Wars: Rebirth for one to four people (BR-3.1.1), up to three of them beside the Avatar."""

    id = positions.GAME_ID
    title = "Black Rose Wars: Rebirth"
    rules_version = "black-rose-wars-1"
    players_min = 1
    players_max = 4
    actions = replies.SIZE
    parameters = PARAMETERS
    files = FILES
    programs = [
        GAME, SETUP, ONE_PHASE, APPLYING, ROSE_STEPS, TRIMMING, STUDY_STEPS, STUDYING, REVIEWING, PLANNING_STEPS,
        PLANNING, PREPARING, TRADING, ACTION_PHASE, ACTIVATION, OBEYING, DOMINION, EXPLORE, FIGHT, COMMAND, MOMENTUM,
        FACE_DOWN, EVOCATION_PHASE, DRIVEN, HUNTING, CLEANUP_STEPS, TAKING_BACK, CHECKPOINT, DECLARING, DEFEAT,
        *hurting.PROGRAMS,
        *healing.PROGRAMS, *placing.PROGRAMS, MOVING, SUMMONING, UPGRADING, RECALLING, SEARCHING, KEEPING_FORGOTTEN,
        DISCARDING, DISCARDING_FOR_ANOTHER, DISCARDING_PREPARED, DISCARDING_ACTIVATED, BANNING, LOOKING_AT_PREPARED,
        LOOKING_AT_ACTIVATED, CEDING, HEXING, LIFTING, KEEPING_QUESTS, MARKING_QUEST, FULFILLING_QUEST,
        COMPLETING_QUEST, DROPPING_QUESTS, DROPPING_COMPLETED, DISCARDING_EVENTS,
    ]  # fmt: skip
    events = EVENTS

    def content_of(self, pack: Pack) -> Content:
        return content_of(pack)

    def kinds(self, pack: str = DEFAULT_PACK) -> Kinds:
        return kinds(self.pack(pack or DEFAULT_PACK))

    def players_rule(self) -> str:
        return "E_SETUP, BR-3.1.1"

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> BlackRoseWars:
        check(options, players)
        return set_up(players, self.pack(self.pack_of(options)), Settings(options, players), chance, journal)

    def position(self, state: State) -> Document:
        return positions.position(table_of(state))

    def common(self, state: State) -> Document:
        return positions.common(table_of(state))

    def own(self, state: State, seat: int | None) -> Document:
        return positions.own(table_of(state), seat)

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> BlackRoseWars:
        options = self.checked_options(dict(document.get("options") or {}))
        players = self.players_of(document)
        check(options, players)
        content = self.pack(self.pack_of(options))
        programs = self.programs_of(content)
        return build(document, content, Settings(options, players), players, programs, Chance(key_of(seed)), journal)

    def imagine(self, view: Document) -> BlackRoseWorlds:
        options = self.checked_options(dict(view["options"]))
        content = self.pack(self.pack_of(options))
        settings = Settings(options, int(view["players"]))
        reader = ViewReader(view, content, settings, QuickChance(i64(0)))
        return BlackRoseWorlds(reader, self.programs_of(content))

    def outcome(self, state: State) -> Outcome:
        """BR-26.3.1 Whoever has the highest total wins alone; if that is the Black Rose, nobody does."""
        table = table_of(state)
        seats = range(int(table.players))
        winners = [seat for seat in seats if seat == table.winner]
        points = [[int(total(table, seat))] for seat in seats]
        reason = MOST_POWER if winners else BLACK_ROSE
        return Outcome(winners, reason, "BR-26.3.1", points, beside={ROSE_WORD: int(total(table, ROSE))})

    def observer(self) -> BlackRoseObserver:
        return BlackRoseObserver()

    def judge(self) -> BlackRoseJudge:
        return BlackRoseJudge()

    def foreign(self, state: State, seat: int, answer: int) -> Refusal:
        """BR-13.1.2 Only who is asked may answer."""
        return Refusal("E_TURN", "BR-13.1.2")

    def finished(self) -> Refusal:
        return Refusal("E_TURN", "BR-26.1.1")


def table_of(state: State) -> BlackRoseWars:
    assert isinstance(state, BlackRoseWars)
    return state
