"""What a balance report asks of a game: which settings are spread over its games, and which facts are kept of each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from mindrose.arena.rates import TOLERANCE
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Game, Parameter
from mindrose.kernel.table import Table

Options = dict[str, Any]
Facts = dict[str, Any]
SEAT_OPTION = re.compile(r".+_\d+")


class Survey:
    """The questions that can be put to any game; a game with more to tell has a survey of its own."""

    tolerance = TOLERANCE  # by which part of the fair share a balanced rate may differ
    points_by: tuple[str, ...] = ()  # kinds of traits whose points are told by source

    def __init__(self, game: Game) -> None:
        self.game = game

    # The settings

    def players(self) -> int:
        """How many play if nobody says."""
        return self.game.players_min

    def variable(self) -> list[str]:
        """What can be spread beyond what always is."""
        return [parameter.name for parameter in self.game.parameters if levels_of(parameter)]

    def factors(self, players: int, given: Options, vary: Sequence[str]) -> list[list[Options]]:
        """What is spread: for each factor its levels, each a few options; what is given stays as it is."""
        return [self.levels(name, given) for name in vary]

    def levels(self, name: str, given: Options) -> list[Options]:
        """The values of one option."""
        for parameter in self.game.parameters:
            if parameter.name == name and levels_of(parameter):
                if name in given:
                    raise BadOption(f"{name} is both fixed by --option and spread by --vary: say only one of them")
                return [{name: value} for value in levels_of(parameter)]
        raise BadOption(f"{name!r} cannot be varied; these can: {', '.join(self.variable())}")

    def usual(self, players: int, given: Options) -> Options:
        """Options that a report sets because bots should not be asked about them."""
        return {}

    def by_side(self) -> list[str]:
        """Options that are told as traits of the sides already."""
        return []

    def begin(self, table: Table, chance: QuickChance) -> None:
        """Answers what a report leaves to chance and not to its bot."""

    # The facts of a finished game

    def facts(self, table: Table) -> Facts:
        """How the game ended, how long it was, and of each side what it was and what it did."""
        outcome = table.outcome
        assert outcome is not None
        turns = [int(event["seat"] or 0) for event in table.events() if event["event"] == "turn"]
        places = list(dict.fromkeys(outcome.sides[seat] for seat in turns))
        sides = []
        for side in sorted(set(outcome.sides)):
            seats = [seat for seat, own in enumerate(outcome.sides) if own == side]
            traits = {"seat": str(side)}
            if side in places:
                traits["place"] = ordinal(places.index(side) + 1)
            sides.append({
                "name": self.side_name(side),
                "won": round(outcome.returns(seats[0]), 4),
                "traits": {name: [value] for name, value in traits.items()},
                "sources": {},
                "cards": {},
            })  # fmt: skip
        return {"reason": outcome.reason, "turns": len(turns), "decisions": len(table.given), "sides": sides}

    def side_name(self, side: int) -> str:
        return f"seat {side}"


def levels_of(parameter: Parameter) -> list[Any]:
    """The values that an option can be spread over; what belongs to one seat is no matter of the whole table."""
    if SEAT_OPTION.fullmatch(parameter.name):
        return []
    return [False, True] if isinstance(parameter.default, bool) else list(parameter.words)


def ordinal(place: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(place, f"{place}th")
