"""Cerebria: The Inside World as one object: name, players, options, new tables, views."""

from __future__ import annotations

from mindrose.content.packed import PackedGame
from mindrose.content.packs import DEFAULT_PACK, Pack
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.bots.imagination import CerebriaWorlds
from mindrose.games.cerebria.bots.judgement import CerebriaJudge
from mindrose.games.cerebria.bots.observation import CerebriaObserver
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import FILES, content_of
from mindrose.games.cerebria.components.things import REASON_RULES, REASONS
from mindrose.games.cerebria.documents import position as positions
from mindrose.games.cerebria.documents.reading import Reader
from mindrose.games.cerebria.documents.resuming import build
from mindrose.games.cerebria.events import EVENTS
from mindrose.games.cerebria.kinds import kinds
from mindrose.games.cerebria.options import CHOOSE, PARAMETERS, Settings, check_plan
from mindrose.games.cerebria.powers.running import POWERS
from mindrose.games.cerebria.rules.abilities import ADD_VIBE, EXTRA_ACTION, ROTATE
from mindrose.games.cerebria.rules.absorb import ABSORBING
from mindrose.games.cerebria.rules.aftermath import DRAINING, SULLEN
from mindrose.games.cerebria.rules.deckbuilding import OF_SPIRIT, OWN_LIST, STARTER
from mindrose.games.cerebria.rules.ending import total
from mindrose.games.cerebria.rules.hidden import RENEWAL
from mindrose.games.cerebria.rules.placement import PLACEMENT
from mindrose.games.cerebria.rules.preparation import SETUP
from mindrose.games.cerebria.rules.rest import REST
from mindrose.games.cerebria.rules.revelation import LATE_REVELATION, REVELATION
from mindrose.games.cerebria.rules.starting_vibes import PLACING_VIBES
from mindrose.games.cerebria.rules.turn import GAME, PROGRAMS, TURN
from mindrose.games.cerebria.rules.vibes import GIVEN_VIBE, VIBE
from mindrose.games.cerebria.setup import check_presets, set_up
from mindrose.games.cerebria.state import DRAWN, Cerebria
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.errors import Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.game import Document, Outcome, Value
from mindrose.kernel.ints import i64
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.machine import State


class CerebriaGame(PackedGame[Content]):
    """Cerebria: The Inside World, for two to four players (CB-1.1.1, CB-22.1.2)."""

    id = positions.GAME_ID
    title = "Cerebria: The Inside World"
    rules_version = "cerebria-1"
    players_min = 2
    players_max = 4
    actions = replies.SIZE
    parameters = PARAMETERS
    files = FILES
    programs = [
        GAME, SETUP, OWN_LIST, PLACEMENT, PLACING_VIBES, TURN, *PROGRAMS, VIBE, GIVEN_VIBE, DRAINING, SULLEN,
        ADD_VIBE, ROTATE, EXTRA_ACTION, ABSORBING, POWERS, REVELATION, LATE_REVELATION, RENEWAL, REST,
    ]  # fmt: skip
    events = EVENTS

    def content_of(self, pack: Pack) -> Content:
        return content_of(pack)

    def kinds(self, pack: str = DEFAULT_PACK) -> Kinds:
        return kinds(self.pack(pack or DEFAULT_PACK))

    def ruling(self, options: dict[str, Value]) -> Document:
        """Without the decks that nobody can play: where every seat has its deck, all others."""
        ruling = super().ruling(options)
        seats = [str(options.get(f"deck_{seat}", CHOOSE)) for seat in range(self.players_max)]
        if CHOOSE not in seats and not {STARTER, OF_SPIRIT} & set(seats):
            ruling["decks"] = [deck for deck in ruling["decks"]["deck"] if deck["id"] in seats]
        return ruling

    def players_rule(self) -> str:
        return "E_SETUP, CB-22.1.2"

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> Cerebria:
        check_plan(players, options)
        content = self.pack(self.pack_of(options))
        check_presets(players, content, options)
        return set_up(players, content, Settings(options), chance, journal)

    def position(self, state: State) -> Document:
        return positions.position(table_of(state))

    def common(self, state: State) -> Document:
        return positions.common(table_of(state))

    def own(self, state: State, seat: int | None) -> Document:
        return positions.own(table_of(state), seat)

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> Cerebria:
        options = self.checked_options(dict(document.get("options") or {}))
        content = self.pack(self.pack_of(options))
        players = self.players_of(document)
        check_plan(players, options)
        programs = self.programs_of(content)
        return build(document, content, Settings(options), players, programs, Chance(key_of(seed)), journal)

    def imagine(self, view: Document) -> CerebriaWorlds:
        options = self.checked_options(dict(view["options"]))
        content = self.pack(self.pack_of(options))
        reader = Reader(view, content, Settings(options), view["players"], QuickChance(i64(0)))
        return CerebriaWorlds(reader, self.programs_of(content))

    def outcome(self, state: State) -> Outcome:
        """CB-19.2.6, CB-19.2.7 The seats of the winning faction; both factions after a draw."""
        table = table_of(state)
        seats = range(int(table.players))
        sides = [int(table.faction[seat]) for seat in seats]
        winners = [seat for seat in seats if table.winner in (DRAWN, sides[seat])]
        points = [[int(total(table, sides[seat]))] for seat in seats]
        return Outcome(winners, REASONS[table.trigger], REASON_RULES[table.trigger], points, sides)

    def sides(self, players: int) -> list[int]:
        """CB-3.7.1, CB-22.1.2 Teammates sit at every second place; a Shaper sits alone."""
        return [seat % 2 for seat in range(players)]

    def observer(self) -> CerebriaObserver:
        return CerebriaObserver()

    def judge(self) -> CerebriaJudge:
        return CerebriaJudge()

    def foreign(self, state: State, seat: int, answer: int) -> Refusal:
        """CB-6.1.1 Only who is asked may answer."""
        return Refusal("E_TURN", "CB-6.1.1")

    def finished(self) -> Refusal:
        return Refusal("E_TURN", "CB-19.1.7")


def table_of(state: State) -> Cerebria:
    assert isinstance(state, Cerebria)
    return state
