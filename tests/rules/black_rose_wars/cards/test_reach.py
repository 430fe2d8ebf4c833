"""How far spells, rooms and quests reach, and whom they mean (4.3, 4.4): whatever is chosen first is offered exactly.

A stands in the Forge, a corner of the lodge, from where every range covers other rooms.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.rules.black_rose_wars.cards.scenes import CardScene, applying, card, table, use_room
from tests.rules.black_rose_wars.playing import CONTENT, PLACES, A, B, mage

RANGES: Final = {
    0: {"forge"},
    1: {"forge", "arena", "sanctuary", "oracle"},
    2: {"forge", "arena", "sanctuary", "oracle", "altar", "hall", "pleasure"},
    3: {"forge", "arena", "sanctuary", "oracle", "altar", "hall", "pleasure", "bibliotheca"},
    9: set(PLACES),  # the whole lodge
}
OWN, OTHER = "cadaver-1", "cadaver-2"
MEANT: Final[dict[str, set[int | str]]] = {
    "mage": {B},
    "foe": {B, OTHER},
    "fig": {B, OTHER, OWN},
    "evo": {OTHER, OWN},
    "foeevo": {OTHER},
}

# What each spell chooses first, and in which range.
FIGURES: Final = {
    "fig 0": ["viatorium-spagyricum main"],
    "fig 1": [
        "shared-torture main", "shared-torture reverse", "peak-of-agony reverse", "athanor-eruption main",
    ],
    "fig 2": [
        "grim-torment main", "heart-of-ice main", "viatorium-spagyricum reverse", "deflagrate main",
        "athanor-eruption reverse", "cube-of-lamentations reverse",
    ],
    "fig 9": ["submission main", "arcane-barrage main"],
    "mage 1": [
        "pain-mark main", "albify main", "withering-word main", "knot-of-hair reverse", "toll-of-envy main",
        "feast-of-curses main", "night-terror main", "devouring-dark reverse", "parasite-thought reverse",
    ],
    "mage 2": [
        "visceral-fire main", "ineluctable-pain main", "evil-eye main", "withering-word reverse", "knot-of-hair main",
        "night-terror reverse", "sleepless-hours reverse", "sandmans-tithe main", "waking-dream main",
        "parasite-thought main", "blight main", "blight reverse",
    ],
    "mage 9": ["killer-fog main", "killer-fog reverse", "gate-of-petals reverse"],
    "foe 0": ["feast-of-curses reverse", "overdrive reverse"],
    "foe 1": ["stampede main", "merciless-flame main", "strangling-vision reverse"],
    "foe 2": ["choir-of-whispers reverse", "storm-lance main", "arc-projector main"],
    "foe 3": ["thunder-drum reverse"],
    "foeevo 2": ["remote-order reverse"],
    "evo 9": ["purifying-aludel reverse"],
}  # fmt: skip
ROOMS: Final = {
    1: [
        "cross-and-delight main", "visceral-fire reverse", "submission reverse", "azoth-bomb reverse",
        "deflagrate reverse", "grave-doll main", "raise-totem main", "raise-totem reverse", "ancestor-call main",
        "earthsong reverse", "assemble-colossus main", "demolition-charge reverse", "scrap-servant main",
        "kiss-of-the-succubus main", "rosebound-legion reverse",
    ],
    2: [
        "grim-torment reverse", "peak-of-agony main", "heart-of-ice reverse", "marbling reverse", "albify reverse",
        "demolition-charge main", "waking-dream reverse", "waltz-of-veils reverse", "cube-of-lamentations main",
        "supreme-fireball main", "supreme-fireball reverse",
    ],
    3: ["azoth-bomb main"],
    9: ["arcane-barrage reverse", "gate-of-petals main"],
}  # fmt: skip
# Spells that ask for cards: nobody is imagined, and who has none may be chosen all the same.
CARDS: Final = {
    1: ["broken-tongue reverse"],
    2: ["toll-of-envy reverse", "broken-tongue main", "strangling-vision main"],
    9: ["evil-eye reverse"],
}

# What other texts choose later, once other things were done or left: whom, and how far away.
LATER: Final = {
    "waltz-of-veils main": "mage 0",
    "barons-levy reverse": "mage 2",
    "stampede reverse": "foe 0",
    "overdrive main": "foe 1",
}
QUESTS: Final = {
    "qu1-05": "fig 1",
    "qu1-13": "fig 0",
    "qu2-03": "foe 2",
    "qu2-05": "fig 1",
    "qu2-12": "fig 1",
    "qu3-07": "mage 2",
}
QUEST_ROOMS: Final = {
    "qu1-15": 2, "qu2-02": 1, "qu2-08": 1, "qu2-10": 1, "qu2-18": 2, "qu3-04": 2, "qu3-08": 1, "qu3-11": 2, "qu3-12": 1,
}  # fmt: skip

NEXT_TO: Final = {
    "altar restored": {"altar", "cemetery", "laboratory", "arena"},
    "summoner ruined": {"summoner", "crypt", "throne", "observatory", "bibliotheca"},
    "laboratory ruined": {"laboratory", "cemetery", "altar", "throne", "arena", "hall", "sanctuary"},
    "arena ruined": {"arena", "altar", "laboratory", "sanctuary", "forge"},
    "garden ruined": {"garden", "observatory", "bibliotheca", "treasure", "mirrors"},
    "forge ruined": {"forge", "arena", "sanctuary", "oracle"},
    "treasure ruined": {"treasure", "bibliotheca", "hall", "garden", "abyss", "mirrors", "armory"},
}

FIGURE_CASES: Final = [(text, *said.split()) for said, texts in FIGURES.items() for text in texts]
ROOM_CASES: Final = [(text, reach) for reach, texts in ROOMS.items() for text in texts]
CARD_CASES: Final = [(text, reach) for reach, texts in CARDS.items() for text in texts]
MAGES: Final = {"waltz": "arianna", "cube": "rikkart", "blight": "gramigna", "barons": "baron-doria"}


def cast(text: str, b: str, c: str = "cell", owner: str = "forge") -> CardScene:
    """A casts a spell in the Forge, where servants of A and B stand too."""
    spell, _, side = text.partition(" ")
    own = next((who for word, who in MAGES.items() if spell.startswith(word)), "rikkart")
    there = {OWN: f"{owner} A", OTHER: f"{owner} B"}
    return table(mage("forge", mage=own), b, c, there, {"i": f"{spell} {side}"}).cast("i")


def named(game: CardScene, verb: str) -> set[str]:
    return {CONTENT.room_ids[int(one.points["room"])] for one in game.asked.answers if one.verb == verb}


@card(*(text for text, _, _ in FIGURE_CASES))
@pytest.mark.parametrize(("text", "word", "reach"), FIGURE_CASES)
def test_a_figure_is_chosen(text: str, word: str, reach: str) -> None:
    game = cast(text, b="forge")
    assert game.asks == [(A, "choose_figure")]
    figures = {OWN: game.number(OWN), OTHER: game.number(OTHER), B: B}
    assert set(game.offered("figure")) == {figures[who] for who in MEANT[word]}
    assert named(game, "imagine") == RANGES[int(reach)]
    for name in PLACES:
        there = cast(text, b=name, owner="garden" if name != "garden" else "forge")
        offered = B in (there.offered("figure") if there.kind == "choose_figure" else [])
        assert offered == (word not in ("evo", "foeevo") and name in RANGES[int(reach)]), name


def check_choice(game: CardScene, said: str) -> None:
    """A chooses now whom a word means in some range."""
    word, reach = said.split()
    assert game.asks == [(A, "choose_figure")]
    assert set(game.offered("figure")) == {game.number(who) for who in MEANT[word]}
    assert named(game, "imagine") == RANGES[int(reach)]


@card(*LATER)
@pytest.mark.parametrize("text", LATER)
def test_a_figure_is_chosen_later(text: str) -> None:
    check_choice(cast(text, b="forge").until("choose_figure"), LATER[text])


@card(*(f"{quest} effect" for quest in QUESTS))
@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_chooses_a_figure(quest: str) -> None:
    game = applying(quest, at="forge", b="forge", evocations={OWN: "forge A", OTHER: "forge B"})
    check_choice(game.until("choose_figure"), QUESTS[quest])


@card(*(f"{quest} effect" for quest in QUEST_ROOMS))
@pytest.mark.parametrize("quest", QUEST_ROOMS)
def test_a_quest_chooses_a_room(quest: str) -> None:
    assert named(applying(quest, at="forge"), "room") == RANGES[QUEST_ROOMS[quest]]


@card("deflagrate main")
def test_deflagrate_reaches_a_room_as_far_as_a_figure() -> None:
    shown = {"ii": "marbling revealed", "iii": "heart-of-ice revealed"}
    game = table("forge", "cell", "cell", None, {"i": "deflagrate", **shown}).cast("i")
    assert named(game, "room") == RANGES[2]


@card(*(text for text, _ in ROOM_CASES))
@pytest.mark.parametrize(("text", "reach"), ROOM_CASES)
def test_a_room_is_chosen(text: str, reach: int) -> None:
    game = cast(text, b="forge")
    assert game.asks == [(A, "choose_room")]
    assert named(game, "room") == RANGES[reach]


@card(*(text for text, _ in CARD_CASES))
@pytest.mark.parametrize(("text", "reach"), CARD_CASES)
def test_nobody_is_imagined_where_cards_are_asked_for(text: str, reach: int) -> None:
    for name in PLACES:
        game = cast(text, b="forge", c=name)
        seats = game.offered("figure") if game.kind == "choose_figure" else [B]
        assert set(seats) == ({B, 2} if name in RANGES[reach] else {B}), name
        assert game.kind != "choose_figure" or named(game, "imagine") == set()


@card(*NEXT_TO)
@pytest.mark.parametrize("text", NEXT_TO)
def test_rooms_reach_the_next_ones(text: str) -> None:
    name = text.split()[0]
    game = use_room(text, b=name, evocations={OWN: f"{name} A", OTHER: f"{name} B"})
    if game.kind == "choose_figure":
        assert set(game.offered("figure")) == {B, game.number(OWN), game.number(OTHER)}
        assert named(game, "imagine") == NEXT_TO[text]
    else:
        assert named(game, "room") == NEXT_TO[text]
