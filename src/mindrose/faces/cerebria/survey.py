"""What the balance report asks of Cerebria: Spirits, decks, points by source, Aspirations, and what each card did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from mindrose.arena.survey import Facts, Options, Survey
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    DEEDS,
    FACTIONS,
    MODERATES,
    NOBODY,
    SEATS,
    SPIRITS,
    STRONG,
)
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.games.cerebria.options import CHOOSE
from mindrose.games.cerebria.rules.ending import CAPSTONE_POINTS, MAJOR_POINTS, MINOR_POINTS
from mindrose.games.cerebria.rules.seating import FAMILY, WITH_SHAPER, factions_of
from mindrose.games.cerebria.state import CAPSTONE
from mindrose.kernel.errors import BadOption
from mindrose.kernel.table import Table

DECK = "deck"
SIDE = "side"
DECK_KINDS = ("spirit", "starter")
COMMON = "common"
SIZES = ("Minor", "Major", "Capstone")
WORTH = (MINOR_POINTS, MAJOR_POINTS, CAPSTONE_POINTS)

Told = dict[str, Any]  # an event


class CerebriaSurvey(Survey):
    """Spirit pairs and the first faction are always spread, unless options fix them."""

    game: CerebriaGame

    def __init__(self, game: CerebriaGame) -> None:
        super().__init__(game)

    # The settings

    def players(self) -> int:
        return SEATS

    def variable(self) -> list[str]:
        """`deck`: the Spirits' decks or Starter decks, by faction; `side`: both sides of both kinds of boards."""
        others = [name for name in super().variable() if name not in ("first", "shaper")]
        return [DECK, SIDE, *others]

    def factors(self, players: int, given: Options, vary: Sequence[str]) -> list[list[Options]]:
        factions = factions_of(players, FACTIONS.index(str(given.get("shaper", "gloom"))))
        found = [] if players == WITH_SHAPER or "first" in given else [[{"first": name} for name in FACTIONS]]
        found += [spirits_of(seats_of(factions, faction), faction, given) for faction in range(len(FACTIONS))]
        for name in vary:
            if name == DECK:
                found += [decks_of(seats_of(factions, faction), given) for faction in range(len(FACTIONS))]
            elif name == SIDE:
                found += [self.levels(side, given) for side in ("intention_side", "spirit_side")]
            elif name in ("first", "shaper"):
                raise BadOption(
                    f"{name!r} cannot be varied: say --option {name}=… , the first faction is spread anyway"
                )
            else:
                found.append(self.levels(name, given))
        return found

    def usual(self, players: int, given: Options) -> Options:
        """Each Spirit with the deck that was made for it; CB-1.2.10 in the basic game the Starter deck is taken."""
        if given.get("mode") == "basic":
            return {}
        return {f"deck_{seat}": "spirit" for seat in range(players)}

    def by_side(self) -> list[str]:
        return ["first", *[f"{name}_{seat}" for name in ("spirit", DECK) for seat in range(SEATS)]]

    # The facts of a finished game

    def facts(self, table: Table) -> Facts:
        facts = super().facts(table)
        told = table.events()
        content = self.game.pack(self.game.pack_of(table.options))
        seats = table.view()["seats"]
        decks = decks_built(told, content)
        factions = [FACTIONS.index(seat["faction"]) for seat in seats]
        for faction, side in enumerate(facts["sides"]):
            own = seats_of(factions, faction)
            spirits = sorted((str(seats[seat]["spirit"]) for seat in own), key=SPIRITS.index)
            side["traits"] = {
                "faction": [FACTIONS[faction]],
                "pair": [" + ".join(spirits)],
                "spirit": spirits,
                "place": side["traits"]["place"],
                "deck": [decks[seat] for seat in own],
            }
            side["sources"] = sources_of(told, own, faction)
            side["cards"] = cards_of(
                told, own, faction, content, [card for seat in own for card in seats[seat]["list"]]
            )
        facts["goals"] = goals_of(told)
        return facts

    def side_name(self, side: int) -> str:
        return FACTIONS[side]


def seats_of(factions: list[int], faction: int) -> list[int]:
    return [seat for seat, own in enumerate(factions) if own == faction]


def spirits_of(seats: list[int], faction: int, given: Options) -> list[Options]:
    """The Spirits that a faction can have, each set of them once; who sits where is drawn with the turn order."""
    family = SPIRITS[FAMILY * faction : FAMILY * (faction + 1)]
    fixed = {seat: given[f"spirit_{seat}"] for seat in seats if given.get(f"spirit_{seat}", CHOOSE) != CHOOSE}
    found: dict[frozenset[str], Options] = {}
    for spirits in permutations(family, len(seats)):
        by_seat = dict(zip(seats, spirits, strict=True))
        if all(by_seat[seat] == spirit for seat, spirit in fixed.items()):
            found.setdefault(frozenset(spirits), {f"spirit_{seat}": by_seat[seat] for seat in seats})
    return list(found.values()) or [{}]


def decks_of(seats: list[int], given: Options) -> list[Options]:
    if any(f"deck_{seat}" in given for seat in seats):
        raise BadOption("decks are both fixed by --option and spread by --vary: say only one of them")
    return [{f"deck_{seat}": kind for seat in seats} for kind in DECK_KINDS]


def decks_built(told: list[Told], content: Content) -> dict[int, str]:
    """The deck of each seat by its id; a list of one's own has none."""
    built = {event["seat"]: event["deck"] for event in told if event["event"] == "built_deck"}
    return {seat: content.decks[number].id if number >= 0 else "own list" for seat, number in built.items()}


def sources_of(told: list[Told], seats: list[int], faction: int) -> dict[str, int]:
    """CB-19.2.1 to CB-19.2.5, CB-21.5.6 Where the points of a faction came from."""
    points: Counter[str] = Counter()
    for event in told:
        if event["event"] == "attuned" and event["seat"] in seats:
            points["Minor Attuned"] += MINOR_POINTS
        if event.get("faction") != faction:
            continue
        match event["event"]:
            case "intention":
                points[f"Intention: {DEEDS[event['deed']]}"] += event["number"]
            case "fragment" if event["size"] == CAPSTONE:
                points["Capstone"] += CAPSTONE_POINTS
            case "fragment":
                points[f"{SIZES[event['size']]} for Aspirations"] += WORTH[event["size"]]
            case "joined":
                points[f"{SIZES[event['size']]} from a Fortress"] += WORTH[event["size"]]
            case "compensated":
                points["Compensation for a Capstone"] += event["number"]
    return dict(sorted(points.items()))


def cards_of(told: list[Told], seats: list[int], faction: int, content: Content, held: list[str]) -> Facts:
    """How often a faction Invoked and Empowered what, and how often a power of it worked; `held`: its deck lists.

    A Strong Emotion could come into play if its Moderate one was in a deck.
    """
    counts: dict[str, Counter[str]] = {"Invoked": Counter(), "Empowered": Counter(), "power": Counter()}
    for event in told:
        if event["event"] == "entered" and event["seat"] in seats:
            counts["Invoked"][content.ids[event["card"]]] += 1
        elif event["event"] == "empowered" and event["seat"] in seats:
            counts["Empowered"][content.ids[event["strong"]]] += 1
        elif event["event"] == "power" and content.faction[event["card"]] == faction:
            counts["power"][content.ids[event["card"]]] += 1
    moderates = sorted(number for number in range(MODERATES) if content.ids[number] in held)
    could = {
        "Invoked": [content.ids[number] for number in moderates],
        "Empowered": [content.ids[number + STRONG] for number in moderates],
    }
    return {
        "could": could,
        "Invoked": dict(sorted(counts["Invoked"].items())),
        "Empowered": dict(sorted(counts["Empowered"].items())),
        "power": dict(sorted(counts["power"].items())),
    }


def goals_of(told: list[Told]) -> list[dict[str, str]]:
    """CB-17.2.2 Every test of an Aspiration: which one, whose (or Common), and who fulfilled it, if anybody."""
    tests = [event for event in told if event["event"] == "tested"]
    return [
        {
            "goal": ASPIRATIONS[event["aspiration"]],
            "of": COMMON if event["faction"] == NOBODY else FACTIONS[event["faction"]],
            "by": "" if event["fulfiller"] == NOBODY else FACTIONS[event["fulfiller"]],
        }
        for event in tests
    ]
