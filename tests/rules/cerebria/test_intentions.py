"""CB-16 Intentions: what fulfils them, what they are worth, and the wheel."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria.components.things import ACTIONS, BLISS, DEEDS, GLOOM, ROWS, WHEEL
from mindrose.games.cerebria.rules.intentions import ScoreIntentions, advance
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import FULL, SPECIFICATION, Game, board, row, spirit, with_empathy

LEVELLED: dict[str, Any] = {"level": 1}  # the first Vibe in every row was scored long ago
SCORE = ScoreIntentions()
COLOURS = ("red", "yellow", "green", "blue")


def table(*seats: dict[str, Any], edition: str = "revised", side: str = "a", **more: Any) -> Game:
    options = {"edition": edition, "intention_side": side, **more.pop("options", {})}
    return Game(*(seats or (spirit("empathy", "valley", **LEVELLED),)), pack=SPECIFICATION, options=options, **more)


def scored(edition: str, side: str, deeds: dict[str, Any], **more: Any) -> list[tuple[str, int]]:
    """The Intentions that an action with these deeds scores for Bliss: deed and points."""
    game = table(edition=edition, side=side, deeds=deeds, **more)
    state = game.state
    SCORE.run(state, state.stack.frames[-1])
    return intentions(game)


def intentions(game: Game, faction: int = BLISS) -> list[tuple[str, int]]:
    return [
        (DEEDS[int(event["deed"])], int(event["number"]))
        for event in game.events("intention")
        if event["faction"] == faction
    ]


def absorbed(emotions: str, sphere_wp: int = 7, **more: Any) -> Game:
    return table(spaces=board(emotions), origin={"commitment": sphere_wp}, **more).absorb(bonus=False)


# CB-16.1 Scoring


@rule("CB-16.1.1")
def test_an_intention_is_scored_when_the_ability_is_over() -> None:
    game = absorbed("e2=B1 e14=B1")
    told = [event["event"] for event in game.table.events()]
    assert told.index("absorbed") < told.index("rotated") < told.index("intention")
    assert game.points("bliss") == 1


@rule("CB-16.1.1", "CB-16.4.12")
def test_what_was_done_is_forgotten_afterwards() -> None:
    everything = {"quelled": 1, "taken": 4, "filled": ["valley-1"], "empowered": 1, "exalts": 1, "completed": ["move"]}
    game = table(deeds={**everything, "joined": {"bliss": 1}}, spaces={"valley-1": "courage 3"})
    state = game.state
    SCORE.run(state, state.stack.frames[-1])
    points = game.points("bliss")
    assert points > 0
    assert game.gain_willpower().points("bliss") == points
    deeds = (state.quelled, state.taken, state.filled, state.empowered, state.exalts, state.joined, state.completed)
    assert deeds == (0, -1, 0, 0, 0, 0, 0)


@vector("TV-125")
@rule("CB-16.1.2", "CB-16.1.3", "CB-16.3.1", "CB-16.3.2", "CB-16.3.4", "CB-16.3.6", "CB-16.3.8", "CB-16.3.9")
@pytest.mark.parametrize(
    ("edition", "points", "told"),
    [
        ("revised", [1, 3, 5], [("quell_at_least", 1), ("absorb_at_least", 2), ("full_row", 2)]),
        ("first", [0, 0, 2], [("full_row", 2)]),
    ],
)
def test_three_deeds_in_one_turn_on_side_a(edition: str, points: list[int], told: list[tuple[str, int]]) -> None:
    vibes: dict[str, list[str | None]] = {"move": ["blue", "red", "yellow", None]}
    seat = spirit("empathy", "valley", hand=["courage"], vibes=vibes, level=1)
    game = with_empathy(seat, edition=edition, spaces={**board("e2=B1 e14=B3"), "valley-1": "fear 2"})
    seen = [game.quell("valley-1", reveal="courage").points()]
    seen.append(game.absorb(bonus=False).points())
    assert game.events("absorbed")[0]["number"] == 4
    seen.append(game.add_vibe("move", 3, "green").points())
    assert (seen, intentions(game)) == (points, told)


@rule("CB-16.1.3", "CB-16.4.6", "CB-16.4.7", "CB-16.4.8")
def test_side_b_of_the_first_edition() -> None:
    deeds = {"empowered": 1, "exalts": 1, "taken": 4}
    assert scored("first", "b", deeds) == [("empowered", 1), ("absorb_at_least", 1), ("exalted", 2)]
    assert scored("revised", "b", deeds) == [("empowered", 1)]


@vector("TV-126")
@rule("CB-16.1.3", "CB-16.4.3", "CB-16.4.6", "CB-16.4.7", "CB-16.4.8")
@pytest.mark.parametrize(("edition", "points"), [("first", [1, 3, 4]), ("revised", [1, 1, 1])])
def test_three_deeds_in_one_turn_on_side_b(edition: str, points: list[int]) -> None:
    seat = spirit("empathy", "valley", vibes=row("fortify", 1), level=1)
    game = with_empathy(
        seat,
        edition=edition,
        side="b",
        sites={"valley": "bliss minor"},
        spaces={**board("e2=B1 e14=B1"), "valley-1": "trust 2"},
    )
    seen = [game.empower().points(), game.fortify(upgrades="exalt").points(), game.absorb(bonus=False).points()]
    assert game.events("absorbed")[0]["number"] == 4
    assert seen == points


@rule("CB-16.1.4")
def test_an_intention_can_be_fulfilled_turn_after_turn() -> None:
    game = table(players=2, spaces=board("e2=B1 e14=B1 e1=B1")).absorb(bonus=False).end_turn("cards").end_turn("cards")
    game.absorb(bonus=False)
    assert intentions(game) == [("absorb_at_least", 1), ("absorb_at_least", 1)]


@rule("CB-16.1.5")
def test_the_same_intention_counts_again_in_the_same_turn() -> None:
    first, second = {"quelled": 1}, {"quelled": 2}
    game = table(deeds=first)
    SCORE.run(game.state, game.state.stack.frames[-1])
    game.state.quelled = second["quelled"]
    SCORE.run(game.state, game.state.stack.frames[-1])
    assert intentions(game) == [("quell_at_least", 1), ("quell_at_least", 2)]


@rule("CB-16.1.5")
def test_a_table_can_count_each_intention_once_a_turn() -> None:
    game = table(deeds={"quelled": 1}, options={"repeat_intentions": False})
    SCORE.run(game.state, game.state.stack.frames[-1])
    game.state.quelled = 1
    game.state.taken = 4
    SCORE.run(game.state, game.state.stack.frames[-1])
    assert intentions(game) == [("quell_at_least", 1), ("absorb_at_least", 2)]


@rule("CB-16.1.6", "CB-16.4.2")
def test_only_the_faction_whose_turn_it_is_scores() -> None:
    deeds = {"joined": {"gloom": 1}}
    assert scored("revised", "b", deeds) == []
    game = table(side="b", deeds=deeds)
    SCORE.run(game.state, game.state.stack.frames[-1])
    assert (game.points("bliss"), game.points("gloom")) == (0, 0)


@rule("CB-16.1.6", "CB-16.2.4")
@pytest.mark.parametrize(("edition", "side"), [("revised", "b"), ("first", "a")])
def test_a_table_can_let_both_score_for_their_fortresses(edition: str, side: str) -> None:
    deeds = {"joined": {"gloom": 1, "bliss": 1}, "quelled": 1}
    game = table(
        edition=edition, side=side, deeds=deeds, options={"foreign_turn_intentions": True}, gloom={"points": 2}
    )
    SCORE.run(game.state, game.state.stack.frames[-1])
    assert intentions(game, GLOOM) == [("fortress_joins", 1)]
    assert game.points("gloom") == 3
    assert game.essence(1) == 4  # space 3 of the wheel


@rule("CB-16.1.5", "CB-16.1.6")
def test_fortresses_of_both_factions_count_once_a_turn_each_if_agreed() -> None:
    options = {"foreign_turn_intentions": True, "repeat_intentions": False}
    game = table(side="b", deeds={"joined": {"gloom": 2, "bliss": 2}}, options=options)
    SCORE.run(game.state, game.state.stack.frames[-1])
    game.state.joined = 0x11
    SCORE.run(game.state, game.state.stack.frames[-1])
    assert (len(intentions(game, BLISS)), len(intentions(game, GLOOM))) == (1, 1)


@rule("CB-1.2.2", "CB-16.1.1")
def test_the_basic_game_has_no_intentions() -> None:
    options = {"mode": "basic"}
    game = absorbed("e2=B1 e14=B1", options=options)
    assert (game.points("bliss"), game.events("intention"), game.state.taken) == (0, [], -1)


# CB-16.2 The wheel


@rule("CB-16.2.2")
@pytest.mark.parametrize(
    ("before", "points", "expected"),
    [
        (0, 2, []),
        (2, 1, ["essence"]),
        (2, 2, ["essence"]),
        (3, 2, []),
        (5, 1, ["card"]),
        (8, 2, ["ambition"]),
        (2, 4, ["essence", "card"]),
        (22, 1, ["essence"]),
        (19, 2, []),
    ],
)
def test_reaching_or_passing_a_marked_space_gives_its_bonus(before: int, points: int, expected: list[str]) -> None:
    game = table(bliss={"points": before, "ambition": 0})
    advance(game.state, BLISS, 0, points)
    assert [WHEEL[int(event["wheel"])] for event in game.events("wheel")] == expected
    gained = (game.essence() - 3, len(game.hand()), game.ambition())
    assert gained == (expected.count("essence"), expected.count("card"), expected.count("ambition"))


@rule("CB-16.2.3", "CB-2.3.4")
def test_ambition_from_the_wheel_is_lost_when_all_tokens_are_active() -> None:
    game = table(bliss={"points": 8, "ambition": 3})
    advance(game.state, BLISS, 0, 2)
    assert (game.ambition(), game.events("ambition")) == (3, [])
    told = {"faction": BLISS, "number": 9, "wheel": WHEEL.index("ambition"), "gained": 0, "seat": 0}
    assert game.events("wheel") == [{"event": "wheel", **told}]


@vector("TV-127")
@rule("CB-16.2.2", "CB-16.2.3")
@pytest.mark.parametrize(("ambition", "after"), [(1, 2), (3, 3)])
def test_two_points_from_space_eight_pass_an_ambition(ambition: int, after: int) -> None:
    vibes: dict[str, list[str | None]] = {"move": ["blue", "red", "yellow", None]}
    seat = spirit("empathy", "valley", hand=["affection"], vibes=vibes, level=1)
    game = with_empathy(seat, edition="first", bliss={"points": 8, "ambition": ambition})
    game.move("valley-cradle", vibe=("affection", 3))
    assert (game.points(), game.ambition()) == (10, after)


@rule("CB-16.2.4")
@pytest.mark.parametrize(("points", "essence", "cards"), [(2, 1, 0), (5, 0, 1)])
def test_essence_and_cards_go_to_the_player_whose_turn_it_is(points: int, essence: int, cards: int) -> None:
    seats = (spirit("empathy"), spirit("malice"), spirit("harmony"))
    game = table(*seats, active=2, place=2, deeds={"quelled": 1}, bliss={"points": points})
    SCORE.run(game.state, game.state.stack.frames[-1])
    assert (game.essence(2) - 3, len(game.hand(2))) == (essence, cards)
    assert (game.essence(0) - 3, len(game.hand(0))) == (0, 0)


# CB-16.3 Side A


@rule("CB-16.3.1")
@pytest.mark.parametrize(("quelled", "times"), [(0, 0), (1, 1), (3, 1)])
def test_revised_a1_a_quell_that_removes_essence(quelled: int, times: int) -> None:
    assert scored("revised", "a", {"quelled": quelled}) == [("quell_at_least", 1)] * times


@rule("CB-16.3.2", "CB-16.4.11")
@pytest.mark.parametrize(("emotions", "sphere", "points"), [("e2=B1 e14=B1", 7, 1), ("e2=B1", 7, 0)])
def test_revised_a2_four_wp_from_a_sphere(emotions: str, sphere: int, points: int) -> None:
    assert absorbed(emotions, sphere).points("bliss") == points


@rule("CB-16.4.11")
def test_wp_from_the_supply_does_not_count() -> None:
    game = table(spirit("love", "network", **LEVELLED), sites={"network": "bliss minor"}).absorb(bonus=True)
    assert (game.wp(), game.points("bliss")) == (15, 0)  # two from the Sphere, two of Diligence, one of Love


@rule("CB-16.4.11", "CB-15.1.4")
def test_what_a_sphere_does_not_hold_does_not_count() -> None:
    game = absorbed("e2=B1 e14=B1", 3)
    game.until("menu")
    assert "absorb_at_least" not in dict(intentions(game))


@rule("CB-16.3.3", "CB-16.3.5", "CB-16.4.12")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_filled_emotion(edition: str) -> None:
    def filling(spaces: dict[str, str], *filled: str) -> list[tuple[str, int]]:
        return scored(edition, "a", {"filled": list(filled)}, spaces=spaces)

    assert filling({"valley-1": "courage 3"}, "valley-1") == [("fill_emotion", 1)]
    assert filling({"valley-1": "courage 3"}) == []  # it received nothing
    assert filling({"valley-1": "courage 2"}, "valley-1") == []  # it is not full
    assert filling({}, "valley-1") == []  # it has left
    assert filling({"valley-1": "brightness 3"}, "valley-1") == []
    assert filling({"valley-1": "bleakness 3"}, "valley-1") == []
    two = filling({"valley-1": "courage 3", "land-1": "trust 3"}, "valley-1", "land-1")
    assert two == [("fill_emotion", 1), ("fill_emotion", 2 if edition == "revised" else 1)]


@rule("CB-16.3.3", "CB-16.1.1")
def test_intensify_fills_an_emotion() -> None:
    game = table(spaces={"valley-1": "courage 2"}).intensify("valley-1")
    assert intentions(game) == [("fill_emotion", 1)]


@rule("CB-16.3.4", "CB-16.3.9")
@pytest.mark.parametrize(("edition", "points"), [("revised", 1), ("first", 2)])
def test_a_fully_upgraded_row(edition: str, points: int) -> None:
    vibes: dict[str, list[str | None]] = {"quell": ["green", "red", "yellow", None], "move": [*COLOURS]}
    game = table(spirit("empathy", "valley", vibes=vibes, **LEVELLED), edition=edition)
    assert game.add_vibe("quell", 3, "blue").points("bliss") == points
    assert intentions(game) == [("full_row", points)]


@rule("CB-16.3.6")
@pytest.mark.parametrize(("quelled", "expected"), [(1, []), (2, [("quell_at_least", 2)]), (3, [("quell_at_least", 2)])])
def test_first_a2_a_quell_of_two(quelled: int, expected: list[tuple[str, int]]) -> None:
    assert scored("first", "a", {"quelled": quelled}) == expected


@rule("CB-16.3.7")
def test_first_a3_an_own_fortress_joins() -> None:
    assert scored("first", "a", {"joined": {"bliss": 1}}) == [("fortress_joins", 1)]
    assert scored("first", "a", {"joined": {"gloom": 1}}) == []


@rule("CB-16.3.8")
@pytest.mark.parametrize(("emotions", "points"), [("", 1), ("e2=B1", 0)])
def test_first_a4_two_wp_or_fewer(emotions: str, points: int) -> None:
    assert absorbed(emotions, edition="first").points("bliss") == points
    assert scored("first", "a", {}) == []  # no Absorb, no points


# CB-16.4 Side B


@rule("CB-16.4.1")
def test_revised_b1_a_quell_that_removes_essence() -> None:
    assert scored("revised", "b", {"quelled": 2}) == [("quell_at_least", 1)]
    assert scored("revised", "b", {}) == []


@rule("CB-16.4.2", "CB-17.5.1")
@pytest.mark.parametrize(("owner", "expected"), [("bliss", [("fortress_joins", 1)]), ("gloom", [])])
def test_revised_b2_an_own_fortress_joins_at_a_revelation(owner: str, expected: list[tuple[str, int]]) -> None:
    game = table(side="b", sites={"valley": f"{owner} minor"}, origin={"commitment": 2}).absorb(bonus=False)
    game.until("menu")
    assert len(game.events("joined")) == 1
    assert (intentions(game), intentions(game, GLOOM)) == (expected, [])


@rule("CB-16.4.3", "CB-16.4.6")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_an_empowered_emotion(edition: str) -> None:
    assert scored(edition, "b", {"empowered": 1}) == [("empowered", 1)]
    assert scored(edition, "a", {"empowered": 1}) == []


@rule("CB-16.4.4", "CB-16.4.9", "CB-16.4.10")
@pytest.mark.parametrize(("edition", "points"), [("revised", 1), ("first", 2)])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_vibe_level_is_scored_once(edition: str, points: int, level: int) -> None:
    vibes: dict[str, list[str | None]] = {row: [*COLOURS[:level]] for row in ACTIONS[:ROWS]}
    vibes["move"] = [*COLOURS[: level - 1]]
    seat = spirit("empathy", "valley", vibes=vibes, level=level - 1)
    game = table(seat, edition=edition, side="b").add_vibe("move", level - 1, COLOURS[level - 1])
    assert intentions(game) == [("vibe_level", points)]
    assert game.state.level[0] == level
    game.gain_willpower()
    assert len(intentions(game)) == 1


@rule("CB-16.4.4")
def test_a_row_with_fewer_vibes_keeps_the_level_down() -> None:
    vibes: dict[str, list[str | None]] = {"move": ["wild", "wild"], "empower": []}
    game = table(spirit("empathy", "valley", vibes=vibes), side="b").add_vibe("move", 2)
    assert intentions(game) == []


@rule("CB-16.4.10")
def test_levels_are_counted_for_each_spirit() -> None:
    seats = (spirit("empathy", level=0, vibes={"empower": []}), spirit("malice", level=0), spirit("harmony", level=1))
    game = table(*seats, side="b").add_vibe("empower", 0)
    assert intentions(game) == [("vibe_level", 1)]
    assert [int(level) for level in game.state.level][:3] == [1, 0, 1]
    full = table(spirit("empathy", vibes=FULL, level=4), side="b").gain_willpower()
    assert intentions(full) == []


@rule("CB-16.4.5")
@pytest.mark.parametrize(("quelled", "expected"), [(0, []), (1, [("quell_exactly", 1)]), (2, [])])
def test_first_b1_a_quell_of_exactly_one(quelled: int, expected: list[tuple[str, int]]) -> None:
    assert scored("first", "b", {"quelled": quelled}) == expected


@rule("CB-16.4.7")
@pytest.mark.parametrize(("taken", "expected"), [(3, []), (4, [("absorb_at_least", 1)])])
def test_first_b3_four_wp_from_a_sphere(taken: int, expected: list[tuple[str, int]]) -> None:
    assert scored("first", "b", {"taken": taken}) == expected


@rule("CB-16.4.8")
def test_first_b4_an_exalted_fortress() -> None:
    assert scored("first", "b", {"exalts": 1}) == [("exalted", 2)]
    assert scored("revised", "b", {"exalts": 1}) == []
