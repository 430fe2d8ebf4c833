"""The options of a table: the optional rules (BR-27), and what the rulebook leaves open (the gap register)."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import MOONS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.options import Parameter, Value, limit, unusual

LAST_SPACE: Final = 35  # BR-9.1.2 of the power track

# BR-28.1.1 When the Avatar plays: for a person who is alone, always or never; BR-28.1.6 how hard it is.
ALONE: Final = "alone"
PLAYING: Final = "plays"
ABSENT: Final = "absent"
APPRENTICE: Final = "apprentice"
MASTER: Final = "master"
ORDERS: Final = {APPRENTICE: 3, MASTER: 4}  # in an Action phase
MOST_PEOPLE: Final = 3  # beside the Avatar, which needs the figure of a mage that nobody is

PARAMETERS: Final = [
    Parameter("pack", "default", "BR-3.1.15", text=True),
    Parameter("avatar", ALONE, "BR-28.1.1", words=(ALONE, PLAYING, ABSENT)),
    Parameter("difficulty", APPRENTICE, "BR-28.1.6", words=(APPRENTICE, MASTER)),
    Parameter("fixed_crown", False, "BR-27.1.1"),
    Parameter("second_moon", 6, "BR-27.2.1", 1, LAST_SPACE),
    Parameter("third_moon", 18, "BR-27.2.1", 1, LAST_SPACE),
    Parameter("end", 30, "BR-27.2.1", 1, LAST_SPACE),
    Parameter("summoners_crown", False, "BR-27.3.1"),
    Parameter("los", "straight", "BR-4.2.2", words=("straight", "none")),
    Parameter("inertia_activated", False, "BR-13.7.1"),
    Parameter("participation_cumulative", True, "BR-26.2.1"),
    Parameter("sole_restorer_bonus", 0, "BR-18.2.2", 0, 5),
    Parameter("backs_public", True, "BR-2.4.1"),
]


class Settings:
    """The options of one table as numbers."""

    def __init__(self, options: dict[str, Value], players: int) -> None:
        self.options = options
        self.unusual = unusual(options, PARAMETERS)
        self.fixed_crown = options["fixed_crown"] is True
        second, third, self.end = (limit(options, name) for name in ("second_moon", "third_moon", "end"))
        self.markers: vec[i64] = vec[i64]([0, second, third])  # BR-3.1.5 where each moon begins
        self.summoners_crown = options["summoners_crown"] is True
        self.needs_sight = options["los"] == "straight"
        self.inertia_activated = options["inertia_activated"] is True
        self.participation_cumulative = options["participation_cumulative"] is True
        self.sole_restorer_bonus: i64 = limit(options, "sole_restorer_bonus")
        self.backs_public = options["backs_public"] is True
        self.has_avatar = has_avatar(options, players)
        self.orders: i64 = ORDERS[str(options["difficulty"])] if self.has_avatar else 0  # BR-28.1.6


def has_avatar(options: dict[str, Value], players: int) -> bool:
    """BR-28.1.1 Whether the Avatar plays at a table of so many people."""
    return options["avatar"] == PLAYING or (options["avatar"] == ALONE and players == 1)


def check(options: dict[str, Value], players: int) -> None:
    """What options must be together."""
    check_markers(options)
    check_avatar(options, players)


def check_avatar(options: dict[str, Value], players: int) -> None:
    """BR-28.1.1 The Avatar beside one to three people; BR-3.1.1, GR-67 nobody plays without opponents."""
    if players == 1 and options["avatar"] == ABSENT:
        raise BadOption("E_SETUP, BR-3.1.1: one person plays against the Avatar; leave out avatar=absent")
    if players > MOST_PEOPLE and has_avatar(options, players):
        raise BadOption(
            f"E_SETUP, BR-28.1.1: the Avatar plays beside one to {MOST_PEOPLE} people, because it needs the figure of "
            f"a mage that nobody is; with {players} leave out avatar={PLAYING}"
        )


def check_markers(options: dict[str, Value]) -> None:
    """BR-27.2.1 The markers lie in the order in which they are reached."""
    second, third, end = (limit(options, name) for name in ("second_moon", "third_moon", "end"))
    if not second < third < end:
        raise BadOption(
            "E_SETUP, BR-27.2.1: the moons change and the game ends in this order: "
            f"second_moon ({second}) < third_moon ({third}) < end ({end})"
        )
    assert len((0, second, third)) == MOONS
