"""What quests ask for (section 11 of the content): what puts a cube on them or fulfils them, and what does not."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import CardScene, card, holding, waiting
from tests.rules.black_rose_wars.playing import A, B, mage

FIRE, WATER, AIR, EARTH = "visceral-fire reverse", "heart-of-ice reverse", "azoth-bomb", "marbling"
PROFANE, SACRED, MAGIC, WILD = "submission reverse", "ancestor-call", "broken-tongue", "soul-transfer"

SYMBOLS = {
    "qu1-01": ([SACRED, PROFANE, "spirit-walk reverse"], FIRE),
    "qu1-02": ([FIRE, WATER, WILD], AIR),
    "qu1-03": ([AIR, EARTH, "peak-of-agony"], WATER),
    "qu3-01": ([AIR, "peak-of-agony", WILD], FIRE),
    "qu3-02": ([WATER, "albify", WILD], AIR),
    "qu3-03": ([EARTH, "earthsong", WILD], FIRE),
    "qu3-04": ([FIRE, "merciless-flame", WILD], EARTH),
    "qu3-05": ([MAGIC, "workshop-rite", WILD], WATER),
    "qu3-06": (["ancestor-call", "scrap-servant", "grave-doll"], "grave-doll reverse"),
    "qu3-07": ([SACRED, PROFANE, WILD], EARTH),
}


def cast(game: CardScene, slot: str = "i") -> CardScene:
    """Casts a spell whose targets do not matter."""
    game.cast(slot)
    while game.kind not in ("action", ""):
        game.answer(game.asked.timeout)
    return game


def progress(game: CardScene, quest: str) -> int | str:
    """The cubes on a quest, or that it is fulfilled."""
    return "fulfilled" if quest in game.quests(A, "fulfilled") else game.marks(quest)


@rule("VX-26", "VX-52")
@card(*(f"{quest} task" for quest in SYMBOLS))
@pytest.mark.parametrize("quest", SYMBOLS)
def test_three_face_up_spells_with_symbols(quest: str) -> None:
    (first, second, third), other = SYMBOLS[quest]
    shown = {"ii": f"{first} revealed", "iii": f"{second} revealed"}
    assert progress(cast(holding(quest, board={**shown, "i": third})), quest) == "fulfilled"
    assert progress(cast(holding(quest, board={**shown, "i": other})), quest) == 0
    waits = {"ii": f"{first} revealed", "iii": second, "i": third}
    assert progress(cast(holding(quest, board=waits)), quest) == 0  # only prepared


@card("qu1-04 task", "qu1-05 task", "qu1-08 task")
@pytest.mark.parametrize(
    ("quest", "fits", "other", "slots"),
    [
        ("qu1-04", "spirit-walk reverse", "submission", 3),
        ("qu1-05", "submission", "spirit-walk reverse", 3),
        ("qu1-08", "grave-doll", "grave-doll reverse", 2),
    ],
)
def test_spells_of_a_type_are_counted_when_they_end(quest: str, fits: str, other: str, slots: int) -> None:
    assert progress(cast(holding(quest, board={"i": fits})), quest) == 1
    assert progress(cast(holding(quest, board={"i": other})), quest) == 0
    full = cast(holding(quest, cubes=slots - 1, board={"i": fits}))
    assert (progress(full, quest), full.marks(quest)) == ("fulfilled", 0)


@card("qu1-06 task", "qu1-07 task")
@pytest.mark.parametrize(("quest", "spell"), [("qu1-06", "baneful-curse"), ("qu1-07", "torment reverse")])
def test_traps_and_defences_are_counted_when_they_are_sprung(quest: str, spell: str) -> None:
    assert progress(cast(holding(quest, board={"i": spell})), quest) == 0
    owner = mage("hall", quests=[quest])
    game = waiting(spell, a=owner).fight(A).use("i", A)
    assert progress(game, quest) == "fulfilled"
    other = {"qu1-06": "torment reverse", "qu1-07": "baneful-curse"}[quest]
    assert progress(waiting(other, a=owner).fight(A).use("i", A), quest) == 0


ROOMS_OF_COLOURS = {
    "qu1-09": (["oracle"], "armory", 2),
    "qu1-10": (["observatory"], "oracle", 2),
    "qu1-11": (["crypt"], "oracle", 2),
    "qu1-12": (["armory"], "oracle", 2),
    "qu1-13": (["arena"], "oracle", 2),
    "qu1-14": (["garden"], "oracle", 2),
    "qu2-01": (["observatory", "crypt"], "armory", 3),
    "qu2-02": (["garden", "armory"], "crypt", 3),
    "qu2-03": (["arena", "oracle"], "crypt", 3),
}
CERTAIN_ROOMS = {
    "qu2-16": ("mirrors", "oracle"),
    "qu2-17": ("cemetery", "crypt"),
    "qu2-18": ("garden", "forge"),
    "qu2-19": ("bibliotheca", "sanctuary"),
    "qu2-20": ("armory", "pleasure"),
    "qu2-21": ("arena", "laboratory"),
}


def activated(quest: str, name: str, cubes: int = 0, restored: bool = False) -> CardScene:
    rooms = {name: {"restored": True}} if restored else None
    return holding(quest, at=name, cubes=cubes, rooms=rooms).explore("activate")


@card(*(f"{quest} task" for quest in ROOMS_OF_COLOURS))
@pytest.mark.parametrize("quest", ROOMS_OF_COLOURS)
def test_rooms_of_a_colour_are_activated(quest: str) -> None:
    fitting, other, slots = ROOMS_OF_COLOURS[quest]
    for name in fitting:
        assert progress(activated(quest, name).until("action"), quest) == 1
        assert progress(activated(quest, name, restored=True).until("action"), quest) == 1
        assert progress(activated(quest, name, cubes=slots - 1).until("action"), quest) == "fulfilled"
    assert progress(activated(quest, other).until("action"), quest) == 0


@card(*(f"{quest} task" for quest in CERTAIN_ROOMS))
@pytest.mark.parametrize("quest", CERTAIN_ROOMS)
def test_a_certain_room_is_activated(quest: str) -> None:
    fitting, other = CERTAIN_ROOMS[quest]
    assert progress(activated(quest, fitting).until("action"), quest) == "fulfilled"
    assert progress(activated(quest, other).until("action"), quest) == 0


@card("qu1-15 task")
def test_any_instability_is_counted_once_for_each_placing() -> None:
    game = holding("qu1-15", board={"i": "demolition-charge"}).cast("i").choose("crypt")
    assert progress(game, "qu1-15") == 2  # the symbol, and one for two cubes
    game = holding("qu1-15", at="garden", rooms={"garden": {"restored": True}}).explore("activate")
    assert progress(game.choose("arena").choose("arena"), "qu1-15") == 2
    full = {"crypt": "B6", "hall": "B10"}
    game = holding("qu1-15", cubes=3, board={"i": "demolition-charge"}, rooms=full).cast("i").choose("crypt")
    assert progress(game, "qu1-15") == 3  # nothing was placed


SUNS = {
    "qu2-04": ("throne", "hall"),
    "qu2-05": ("laboratory", "hall"),
    "qu2-06": ("treasure", "hall"),
    "qu2-07": ("sanctuary", "hall"),
    "qu2-08": ("crypt", "throne"),
    "qu2-09": ("abyss", "hall"),
}
SLOTS = {"throne": 10, "treasure": 4, "sanctuary": 5}


@card(*(f"{quest} task" for quest in SUNS))
@pytest.mark.parametrize("quest", SUNS)
def test_suns_shine_on_unstable_rooms_of_a_colour(quest: str) -> None:
    name, at = SUNS[quest]
    black = {"hall": "K10"} if at == "hall" else {}
    placed = holding(quest, at=at, board={"i": "demolition-charge"}).cast("i").choose(name)
    assert progress(placed, quest) == 1
    converted = {name: f"B{SLOTS.get(name, 6)}", **black}
    game = (
        holding(quest, at=at, board={"i": "demolition-charge reverse"}, rooms=converted).cast("i").choose(name).take(2)
    )
    assert progress(game, quest) == 1
    game = holding(quest, at=at, cubes=2, board={"i": "demolition-charge"}).cast("i").choose(name)
    assert progress(game, quest) == "fulfilled"
    game = holding(quest, at=at, board={"i": "demolition-charge"}).cast("i").choose("hall")
    assert progress(game, quest) == 0


STARS = {
    "qu2-10": ("crypt", [EARTH, PROFANE], FIRE),
    "qu2-11": ("pleasure", [WATER, SACRED], FIRE),
    "qu2-12": ("laboratory", [FIRE], WATER),
    "qu2-13": ("forge", [EARTH], WATER),
    "qu2-14": ("observatory", [AIR], WATER),
    "qu2-15": ("oracle", [FIRE, "spirit-walk"], "brain-worm"),
}


@card(*(f"{quest} task" for quest in STARS))
@pytest.mark.parametrize("quest", STARS)
def test_stars_shine_on_a_spell_in_a_room(quest: str) -> None:
    name, fitting, other = STARS[quest]
    for spell in [*fitting, *([WILD] if quest != "qu2-15" else [])]:
        assert progress(cast(holding(quest, at=name, board={"i": spell})), quest) == "fulfilled"
        assert progress(cast(holding(quest, at="armory", board={"i": spell})), quest) == 0
    assert progress(cast(holding(quest, at=name, board={"i": other})), quest) == 0


@card("qu3-08 task")
def test_sacrifices_are_own_servants_that_leave() -> None:
    there = {"cadaver-1": "hall A", "cadaver-2": "hall C"}
    game = holding("qu3-08", b="hall", evocations=there, active=B).fight("cadaver-2").stop()
    assert progress(game, "qu3-08") == 0
    assert progress(game.fight("cadaver-1"), "qu3-08") == 1
    game = holding("qu3-08", cubes=2, evocations=there, board={"i": "scrap-servant reverse"})
    assert progress(cast(game), "qu3-08") == "fulfilled"


@card("qu3-09 task")
def test_elements_differ_in_one_round() -> None:
    board = {"quick": FIRE, "i": WATER}
    game = cast(cast(holding("qu3-09", board=board), "quick"))
    assert progress(game, "qu3-09") == 2
    same = {"quick": FIRE, "i": "merciless-flame"}
    assert progress(cast(cast(holding("qu3-09", board=same), "quick")), "qu3-09") == 1
    game.rest().rest()
    assert progress(game, "qu3-09") == 0  # the cubes came off in the clean-up


@card("qu3-10 task")
def test_knowledge_comes_from_different_rooms() -> None:
    game = holding("qu3-10", at="oracle").explore("activate").stop().explore("activate")
    assert progress(game, "qu3-10") == 1
    game = holding("qu3-10", at="mirrors").explore("activate", "garden").stop().explore("bibliotheca", "activate")
    assert progress(game, "qu3-10") == 2
    assert progress(holding("qu3-10", at="arena").explore("activate"), "qu3-10") == 0


@card("qu3-11 task")
def test_two_cubes_at_once_catalyse() -> None:
    game = holding("qu3-11", board={"i": "demolition-charge"}).cast("i").choose("crypt")
    assert progress(game, "qu3-11") == 1  # not for the symbol
    game = holding("qu3-11", cubes=2, board={"i": "demolition-charge"}).cast("i").choose("crypt")
    assert progress(game, "qu3-11") == "fulfilled"


@rule("VX-29")
@card("qu3-12 task")
def test_the_undead_are_summoned() -> None:
    assert progress(cast(holding("qu3-12", board={"i": "scrap-servant"})), "qu3-12") == 1
    assert progress(cast(holding("qu3-12", board={"i": "assemble-colossus"})), "qu3-12") == 1
    assert progress(cast(holding("qu3-12", board={"i": "kiss-of-the-succubus"})), "qu3-12") == 0
    assert progress(cast(holding("qu3-12", cubes=2, board={"i": "scrap-servant"})), "qu3-12") == "fulfilled"


@rule("VX-44")
@card("qu3-13 task")
def test_power_is_surrendered_in_the_hall() -> None:
    rich = holding("qu3-13", hand=["torment", "submission", "pain-mark"]).explore("activate").choose("garden")
    assert progress(rich, "qu3-13") == "fulfilled"
    poor = holding("qu3-13", hand=["torment", "submission"]).explore("activate")
    assert progress(poor, "qu3-13") == 0
