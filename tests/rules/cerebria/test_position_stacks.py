"""Running programs in positions: only what a game itself can have written, and every refusal names its frame."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from mindrose.kernel.errors import BadPosition
from mindrose.kernel.form import Document
from mindrose.kernel.slots import ANYTHING
from tests.rules.cerebria.playing import CONTENT, GAME, Game, spirit
from tests.rules.cerebria.preparing import Setup

GAME_FRAME = {"program": "game", "at": 2, "seat": 0}
TURN_FRAME = {"program": "turn", "at": 1, "seat": 0, "ending": -1}
JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 3, 4, 7, 9, 15, 16, 31, 64, 99, 2**31, 2**63, 10**30, 1.5, "", "x", "love", "valley",
    "valley-1", "Fear 1", "Courage 0", "bliss minor", "rest", "unity", "\0", [], {}, [None], [[]], {"a": 1}, [1, 2, 3],
]  # fmt: skip


def refused(document: Any) -> list[str]:
    """All that is wrong with a position."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    return caught.value.reasons


def stacked(*frames: Any, **position: Any) -> Document:
    """The position of a turn with other programs running."""
    document = Game(spirit("Love", hand=["Courage", "Kindness"])).table.position()
    document["stack"] = [GAME_FRAME, TURN_FRAME, *frames]
    return {**document, **position}


def running(program: str, at: int, **slots: int) -> Document:
    return {"program": program, "at": at, "seat": 0, **slots}


# Every program says what it is


def test_every_slot_of_every_program_has_a_kind() -> None:
    for program in [*GAME.programs, *CONTENT.programs]:
        assert all(kind is not ANYTHING for kind in program.kinds()), program.name


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_is_a_position(seed: int) -> None:
    chance = random.Random(seed)
    options = {"edition": "first"} if seed % 2 else {"spirit_side": "b", "spirit_order": "turn"}
    table = GAME.new(2 + seed % 3, seed, **options)
    for _ in range(150):
        if table.over:
            return
        document = json.loads(json.dumps(table.position()))
        assert GAME.from_position(document, table.seed).position() == document
        table.answer(chance.choice(table.legal()))


# What cannot run


@pytest.mark.parametrize(
    ("document", "hint"),
    [
        (stacked(stack=[{"program": "game", "seat": 0}]), "frame 1 of 'stack', 'game': 'at' is missing"),
        (stacked(stack=[{**GAME_FRAME, "at": 1}, TURN_FRAME]), "frame 2 of 'stack', 'turn': it is not begun by 'game'"),
        (stacked(stack=[TURN_FRAME]), "frame 1 of 'stack', 'turn': the first one is 'game'"),
        (stacked(stack=[GAME_FRAME]), "frame 1 of 'stack', 'game': nobody is asked anything at its step 2"),
        (stacked(GAME_FRAME), "frame 3 of 'stack', 'game': it is not begun by 'turn'"),
        (stacked(running("rest", 1)), "frame 3 of 'stack', 'rest': it is not begun by 'turn' at its step 1"),
        (stacked(stack=[GAME_FRAME, {**TURN_FRAME, "at": 0, "seat": 1}]), "'turn': its 'seat' is 0, not 1"),
        (stacked(stack=[GAME_FRAME, {**TURN_FRAME, "at": 0, "ending": 1}]), "'ending' (yes, 1 to 1) holds nothing yet"),
        (stacked({"program": "moove", "at": 0}), "'moove' (did you mean 'move'?)"),
        (stacked({"program": "dance", "at": 0}), "names a program that there is not: 'dance'"),
        (stacked([1]), "an entry of 'stack' is a mapping"),
        (stacked(running("move", 0, vibe_crad=3)), "has no 'vibe_crad' (did you mean 'vibe_card'?)"),
        (stacked({**running("move", 0), "branches": [{"seat": 1}]}), "nobody has a branch, not [1]"),
        (stacked(running("absorb", 2, used_sphere=99, near=1)), "'used_sphere' is a Sphere, 0 to 4, or -1"),
        (stacked(running("absorb", 2, near=1)), "'used_sphere' (a Sphere, 0 to 4) holds something, not -1"),
        (stacked(running("empower", 10, upgrades=0, target=1, gone=2, savoured=45)), "'savoured' says that"),
        (stacked(running("fortify", 7, upgrades=0, site=1)), "there is nothing to decide on this table, so it goes on"),
        (stacked(running("fortify", 7, upgrades=4, site=1)), "'upgrades' 4 are not all unlocked (CB-7.1.3)"),
        (stacked(running("empower", 6, upgrades=0, target=1, gone=2)), "at its step 6 'gone' (a Moderate"),
    ],
)  # fmt: skip
def test_programs_that_cannot_run_are_refused(document: Document, hint: str) -> None:
    assert hint in " ".join(refused(document))


@pytest.mark.parametrize(
    ("draft", "hint"),
    [
        (running("move", 0, vibe_card=9), "no answers lead to 'vibe_card' 9"),
        (running("move", 0, vibe_card=7, vibe_slot=0, vibe_colour=0), "no answers lead to"),
        (running("move", 4, upgrades=0, end=7), "no answers lead to 'end' 7"),
        (running("move", 8, upgrades=0, end=2), "no answers lead to"),
        (running("add_vibe", 1, spot=1, colour=2**31), "'colour' is a colour, 0 to 3, or -1 for nothing"),
    ],
)
def test_a_draft_is_one_that_answers_lead_to(draft: Document, hint: str) -> None:
    (reason,) = refused(stacked(draft))
    assert reason.startswith(f"frame 3 of 'stack', {draft['program']!r}: ")
    assert hint in reason


def test_a_draft_that_nobody_could_begin_is_refused() -> None:
    assert GAME.from_position(stacked(running("add_vibe", 0))).position()["stack"][-1]["program"] == "add_vibe"
    for position in (stacked(running("add_vibe", 0), used=["add_vibe"]), stacked(running("harvest", 0), actions=0)):
        (reason,) = refused(position)
        assert reason.endswith("no answers lead to its step 0")


def test_a_draft_stands_again_as_it_was() -> None:
    game = Game(spirit("Love", hand=["Courage", "Kindness"]))
    game.table.do("act", action="move")
    document = game.position()
    assert GAME.from_position(document).position() == document
    document["stack"][-1]["seat"] = 2
    assert "no answers lead to" in refused(document)[0]


# What has to lie there


def preparing(kind: str, **options: Any) -> Document:
    """The position of a setup at the first question of a kind."""
    return Setup(**options).until(kind).table.position()


def first_seat(document: Document, **changes: Any) -> Document:
    first, *others = document["seats"]
    return {"seats": [{**first, **changes}, *others]}


def test_the_setup_has_what_it_laid_out_before() -> None:
    document = preparing("place_spirit")
    for change, hint in (
        ({"common": []}, "'common' is empty, and the setup has laid it out"),
        ({"order": []}, "'order' is empty, and the turn order is drawn already"),
        ({"seats": [{**document["seats"][0], "spirit": None}, *document["seats"][1:]]}, "seat 0 has no Spirit"),
        (
            {"seats": [{**document["seats"][0], "deck": [], "list": []}, *document["seats"][1:]]},
            "0 cards in its 'list'",
        ),
        (
            {"seats": [{**document["seats"][0], "hand": 2, "deck": "rest"}, *document["seats"][1:]]},
            "its whole deck until",
        ),
    ):
        assert hint in " ".join(refused({**document, **change}))


def test_the_setup_has_nothing_that_it_brings_later() -> None:
    document = preparing("spirit")
    for change, hint in (
        ({"common": ["unity"]}, "'common' is said before"),
        ({"place": 3}, "'place' and 'turn' are 0"),
        ({"removed": ["unity"]}, "before there was a Revelation"),
        ({"spaces": {"valley-1": "Brightness 1"}}, "before any is placed"),
        (first_seat(document, vibes={"move": ["wild"]}), "Vibes before"),
        (first_seat(document, list="starter"), "before decks are chosen"),
        (first_seat(document, at="valley"), "before anybody's is"),
    ):
        assert hint in " ".join(refused({**document, **change}))


def test_who_places_a_starting_emotion_has_placed_the_spirit() -> None:
    document = preparing("place_starting")
    seat = document["stack"][-1]["seat"]
    document["seats"][seat]["at"] = None
    assert f"seat {seat}: its Spirit is nowhere" in " ".join(refused(document))


@pytest.mark.parametrize(
    ("change", "hint"),
    [
        ({"order": []}, "'order' is empty"),
        ({"seats": [{"at": None}]}, "its Spirit is nowhere"),
        ({"seats": [{"spirit": None}]}, "seat 0 has no Spirit"),
    ],
)
def test_in_a_turn_everything_is_there(change: Document, hint: str) -> None:
    assert hint in " ".join(refused(change))


# Anything else is refused or plays


def changed(document: Document, chance: random.Random) -> Document:
    """The same document with something in it replaced, taken away or put from another place."""
    document = copy.deepcopy(document)
    at: Any = document if chance.random() < 0.5 else document["stack"]
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return document
        key = chance.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and chance.random() < 0.8:
            at = at[key]
        elif chance.random() < 0.15:
            del at[key]
            return document
        else:
            at[key] = chance.randint(-1, 70) if chance.random() < 0.5 else copy.deepcopy(chance.choice(JUNK))
            return document


def moments(seed: int) -> list[Document]:
    """Positions of a random game, one for each pair of programs at its top."""
    chance = random.Random(seed)
    options = {"edition": "first", "spirit_side": "b"} if seed % 2 else {"intention_side": "b"}
    table = GAME.new(2 + seed % 3, f"changed-{seed}", **options)
    found: dict[str, Document] = {}
    for _ in range(250):
        if table.over:
            break
        document = table.position()
        found.setdefault(str([(frame["program"], frame["at"]) for frame in document["stack"][-2:]]), document)
        table.answer(chance.choice(table.legal()))
    return list(found.values())


@pytest.mark.parametrize("seed", range(6))
def test_a_changed_position_is_refused_or_plays_on(seed: int) -> None:
    chance = random.Random(seed)
    for document in moments(seed) * 6:
        try:
            table = GAME.from_position(changed(document, chance), seed)
        except BadPosition as refusal:
            assert refusal.reasons
            assert len(str(refusal)) < 4000
            continue
        for _ in range(8):
            if table.over:
                break
            again = GAME.from_position(table.position(), table.seed)
            assert again.state.fingerprint() == table.state.fingerprint()
            table.answer(chance.choice(table.legal()))
