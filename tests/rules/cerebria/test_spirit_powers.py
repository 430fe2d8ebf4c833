"""CB-20.3, CB-20.5 to CB-20.8 The powers of Hatred, Malice, Empathy, Anxiety and Harmony; Absorb has the others."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, E, Game, board, each_edition, row, specified, spirit

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])
FIRST = {"edition": "first"}
BASIC = {"mode": "basic"}


def gloom(name: str, at: str, *, bliss: dict[str, Any] | None = None, emotions: str = "", **more: Any) -> Game:
    """A Spirit of Gloom has the turn; the Spirits of Bliss are out of its way."""
    fields = {name: more.pop(name) for name in ("hand", "vibes", "wp", "essence", "deck", "level") if name in more}
    seats = (bliss or spirit("love", "willow"), spirit(name, at, **fields), spirit("delight", "willow"))
    spaces = {**board(emotions), **more.pop("spaces", {})}
    return Game(*seats, pack=SPECIFICATION, spaces=spaces, active=1, **more)


# CB-20.3 Hatred


@rule("CB-20.3.1")
@pytest.mark.parametrize(
    ("edition", "slots", "upgrades", "cost"),
    [
        ("revised", (), (), 1),
        ("revised", (1,), ("haste",), 1),  # 1 + 1 - 1
        ("revised", (1,), (), 1),  # it is there, but not used
        ("revised", (1, 2), ("haste", "overcome"), 2),
        ("first", (), (), 1),
        ("first", (1,), (), 0),  # it is there
        ("first", (1,), ("haste",), 1),
    ],
)
def test_an_upgraded_action_of_hatred_costs_one_wp_less(
    edition: str, slots: tuple[int, ...], upgrades: tuple[str, ...], cost: int
) -> None:
    game = gloom("hatred", "network", vibes=row("move", *slots), options={"edition": edition})
    game.move("network-land", upgrades=upgrades)
    assert (game.wp(1), game.place(1)) == (10 - cost, "network-land")


@vector("TV-42")
@rule("CB-20.3.1")
@pytest.mark.parametrize(("edition", "cost"), [("revised", 3), ("first", 2)])
def test_hatred_builds_without_exalt(edition: str, cost: int) -> None:
    seats = (spirit(at="network"), spirit("hatred", "valley", vibes={"fortify": ["wild", "wild"]}))
    table = specified(*seats, active=1, place=1, options={"edition": edition}).fortify("valley")
    assert (table.site_of("valley"), table.wp(1)) == ("gloom minor", 10 - cost)


@rule("CB-20.3.1")
@pytest.mark.parametrize(
    ("action", "slot", "upgrade", "plain"), [("quell", 1, "dominate", 4), ("fortify", 1, "exalt", 3)]
)
def test_the_discount_holds_for_every_spirit_action(action: str, slot: int, upgrade: str, plain: int) -> None:
    costs = {}
    for name in ("hatred", "malice"):
        game = gloom(name, "network", vibes=row(action, slot), hand=["fear"], spaces={"network-1": "trust 3"},
                     sites={"network": "gloom minor"} if action == "fortify" else {},
                     emotions="e7=G3" if action == "fortify" else "")  # fmt: skip
        if action == "quell":
            game.quell("network-1", reveal="fear", upgrades=upgrade)
        else:
            game.fortify(upgrades=upgrade)
        costs[name] = 10 - game.wp(1)
    assert costs == {"hatred": plain - 1, "malice": plain}


@rule("CB-20.3.1")
@EDITIONS
def test_determination_alone_is_no_upgrade_for_hatred(edition: str) -> None:
    game = gloom("hatred", "network", vibes=row("fortify", 3), options={"edition": edition}).fortify()
    assert game.wp(1) == 8


@rule("CB-20.3.1")
def test_a_vibe_placed_in_the_same_action_counts() -> None:
    game = gloom("hatred", "network", hand=["fear"], options=FIRST, vibes={"move": ["blue"]})
    game.move("network-land", vibe=("fear", 1))
    assert game.wp(1) == 10


@vector("TV-41")
@rule("CB-20.3.2", "CB-7.4.3")
@EDITIONS
def test_hatreds_discount_and_determination_add_up(edition: str) -> None:
    game = gloom("hatred", "network", wp=0, vibes=row("move", 1, 3), options={"edition": edition})
    game.move("land", upgrades="haste")
    assert (game.wp(1), game.place(1)) == (0, "land")
    built = gloom(
        "hatred", "network", vibes=row("fortify", 1, 3), options={"edition": edition}, sites={"network": "gloom minor"}
    ).fortify(upgrades="exalt")
    assert (built.wp(1), built.ambition("gloom")) == (9, 2)


@rule("CB-20.3.1", "CB-1.2.4")
def test_hatred_has_no_power_in_the_basic_game() -> None:
    assert gloom("hatred", "network", vibes=row("move", 1), options=BASIC).move("land", upgrades="haste").wp(1) == 8


# CB-20.5 Malice


def quell_targets(game: Game) -> list[str]:
    """What Malice can Quell with Extinguish; a single target is not asked for, so there are at least two."""
    game.start("quell").use("extinguish")
    assert game.kind == "quell"
    return game.offered("space")


ALL = " ".join(f"e{space}=B1" for space in range(15))


@rule("CB-20.5.1")
@EDITIONS
@pytest.mark.parametrize(("place", "reached"), [("network-land", (7, 8, 9)), ("willow-valley", (0, 13, 14))])
def test_on_a_frontier_malice_reaches_its_triad(edition: str, place: str, reached: tuple[int, ...]) -> None:
    game = gloom("malice", place, emotions=ALL, vibes=row("quell", 2), options={"edition": edition})
    assert quell_targets(game) == [E[space] for space in reached]
    assert game.refused(game.space(E[4])).code == "E_ADJ"


@rule("CB-20.5.2")
@EDITIONS
@pytest.mark.parametrize(("place", "reached"), [("network", (5, 6, 7, 8)), ("valley", (0, 1, 2, 14))])
def test_in_a_realm_malice_reaches_the_frontier_spaces_beside_it(
    edition: str, place: str, reached: tuple[int, ...]
) -> None:
    game = gloom("malice", place, emotions=ALL, vibes=row("quell", 2), options={"edition": edition})
    assert quell_targets(game) == [E[space] for space in reached]
    assert game.refused(game.space(E[9])).code == "E_ADJ"


@vector("TV-69")
@rule("CB-20.5.1", "CB-20.5.2")
@each_edition
def test_how_far_malice_reaches(edition: str) -> None:
    more: dict[str, Any] = {"vibes": row("quell", 2), "options": {"edition": edition}}
    frontier = gloom("malice", "network-land", emotions="e7=B1 e9=B1", **more).start("quell").use("extinguish")
    assert frontier.offered("space") == [E[7], E[9]]
    assert frontier.do("quell", space=E[9]).emotion(E[9]) is None
    realm = gloom("malice", "network", emotions="e5=B1 e8=B1 e9=B1", **more).start("quell").use("extinguish")
    assert realm.offered("space") == [E[5], E[8]]
    assert realm.refused(realm.space(E[9])).code == "E_ADJ"


@rule("CB-20.5.1", "CB-20.5.2", "CB-1.2.4")
def test_others_reach_no_further_than_what_is_adjacent() -> None:
    assert quell_targets(gloom("hatred", "network", emotions=ALL, vibes=row("quell", 2))) == [E[6], E[7]]
    basic = gloom("malice", "network", emotions=ALL, vibes=row("quell", 2), options=BASIC)
    assert quell_targets(basic) == [E[6], E[7]]


@rule("CB-20.5.3")
def test_costs_and_card_stay_the_same_for_malice() -> None:
    spaces = {"network-land": "trust 2"}
    game = gloom("malice", "network", hand=["fear", "anger"], spaces=spaces).quell("network-land", reveal="fear")
    assert (game.wp(1), game.ambition("gloom"), game.essence_at("network-land")) == (8, 2, 1)
    wrong = gloom("malice", "network", hand=["anger"], spaces=spaces, wp=2)
    assert wrong.refused(wrong.action("quell")).code == "E_VIBE_MATCH"


@rule("CB-20.5.3", "CB-20.6.1")
def test_protection_stays_the_same_for_malice() -> None:
    game = gloom("malice", "network", bliss=spirit("empathy", "network-land"), hand=["fear"],
                 spaces={"network-land": "trust 2"})  # fmt: skip
    assert game.refused(game.action("quell")).code == "E_PROTECTED"


# CB-20.6 Empathy


def protected(place: str, emotions: str, **more: Any) -> set[int]:
    """The Emotion spaces that cannot be Quelled while Empathy stands in a place."""
    game = gloom("hatred", "network", bliss=spirit("empathy", place), emotions=emotions, **more)
    return {space for space in range(15) if game.state.shield[space]}


@rule("CB-20.6.1", "CB-20.6.2")
def test_two_rings_of_spaces_are_protected_in_the_revised_edition() -> None:
    assert protected("valley", ALL) == {14, 0, 1, 2}
    assert protected("valley-cradle", ALL) == {1, 2, 3}
    assert protected("willow-valley", ALL) == {13, 14, 0}
    assert protected("valley", "e14=B1 e2=B1 e3=B1") == {14, 2}  # nothing stands in between


@rule("CB-20.6.2")
def test_the_second_ring_needs_a_bliss_emotion_in_between_in_the_first_edition() -> None:
    assert protected("valley", ALL, options=FIRST) == {14, 0, 1, 2}
    assert protected("valley", "e0=B1 e2=B1 e14=B1", options=FIRST) == {0, 14}
    assert protected("valley", "e0=G1 e1=B1 e2=B1 e14=B1", options=FIRST) == {1, 2}
    assert protected("valley-cradle", "e1=B1 e3=B1", options=FIRST) == set()
    assert protected("valley-cradle", "e1=B1 e2=B1 e3=B1", options=FIRST) == {1, 2, 3}
    assert protected("valley-cradle", "e1=B1 e2=G1 e3=B1", options=FIRST) == set()


@rule("CB-20.6.1", "CB-20.6.2")
@EDITIONS
def test_a_quell_of_a_protected_emotion_is_refused(edition: str) -> None:
    game = gloom("hatred", "network", bliss=spirit("empathy", "network"), hand=["fear"],
                 spaces={"network-1": "trust 1"}, options={"edition": edition})  # fmt: skip
    refusal = game.refused(game.action("quell"))
    assert (refusal.code, refusal.rule) == ("E_PROTECTED", "CB-10.1.10")


@vector("TV-70")
@rule("CB-20.6.1", "CB-20.6.2", "CB-10.1.10")
@pytest.mark.parametrize(
    ("edition", "space", "code"),
    [("revised", 2, "E_PROTECTED"), ("revised", 14, "E_PROTECTED"), ("first", 2, None), ("first", 14, "E_PROTECTED")],
)
def test_what_empathy_protects(edition: str, space: int, code: str | None) -> None:
    place = "valley-cradle" if space == 2 else "willow-valley"
    game = gloom(
        "misery",
        place,
        bliss=spirit("empathy", "valley"),
        emotions="e0=B1 e2=B1 e14=B1",
        vibes=row("quell", 2),
        options={"edition": edition},
    )
    refusal = game.table.refusal(game.action("quell"))
    assert (refusal.code if refusal else None) == code


@rule("CB-20.6.1")
def test_only_bliss_is_protected() -> None:
    assert protected("valley", "e0=G1 e1=G1 e14=G1") == set()
    game = Game(spirit("empathy", "valley", hand=["courage"]), pack=SPECIFICATION, spaces={"valley-1": "fear 1"})
    assert game.quell(reveal="courage").emotion("valley-1") is None


@rule("CB-20.6.1", "CB-1.2.4")
def test_empathy_protects_nobody_in_the_basic_game() -> None:
    assert protected("valley", ALL, options=BASIC) == set()


@rule("CB-20.6.3")
def test_the_protection_follows_empathy_and_holds_in_every_turn() -> None:
    seats = (spirit("empathy", "valley"), spirit("hatred", "cradle", hand=["fear"]), spirit("love", "land"),
             spirit("misery", "cradle", hand=["fear"]))  # fmt: skip
    game = Game(*seats, pack=SPECIFICATION, spaces={"cradle-1": "trust 3"})
    assert game.move("valley-cradle").end_turn("cards").state.active == 1
    assert game.refused(game.action("quell")).code == "E_PROTECTED"
    game.end_turn("cards").end_turn("cards")
    assert game.state.active == 3
    assert game.refused(game.action("quell")).code == "E_PROTECTED"
    game.end_turn("cards").move("valley").end_turn("cards")
    assert game.quell(reveal="fear").essence_at("cradle-1") == 2


# CB-20.7 Anxiety


def six(but: int = 0) -> dict[str, str]:
    return dict.fromkeys(E[: 6 - but], "bleakness 1")


@rule("CB-20.7.1", "CB-20.7.2")
@EDITIONS
def test_anxiety_may_invoke_a_bleakness(edition: str) -> None:
    game = gloom("anxiety", "network", hand=["fear"], options={"edition": edition}).start("invoke").use()
    assert game.offered("card") == ["fear", "bleakness"]
    game.enter("bleakness", "network-1")
    assert game.at("network-1") == "bleakness 1 by 1"
    assert (game.wp(1), game.essence(1), game.hand(1)) == (8, 2, ["fear"])
    assert game.actions == 2


@rule("CB-20.7.1")
def test_anxiety_needs_no_card_for_it() -> None:
    assert gloom("anxiety", "network").invoke("bleakness", "network-1").emotion("network-1") == "bleakness"


@rule("CB-20.7.1", "CB-1.2.4")
@pytest.mark.parametrize(("name", "options"), [("hatred", {}), ("anxiety", BASIC)])
def test_others_may_not_invoke_a_bleakness(name: str, options: dict[str, Any]) -> None:
    game = gloom(name, "network", hand=["fear", "anger"], options=options).start("invoke").use()
    assert game.refused(replies.STARTING).code == "E_TARGET"


@rule("CB-20.7.2")
def test_costs_essence_and_place_are_those_of_invoke() -> None:
    dry = gloom("anxiety", "network", essence=0)
    assert dry.refused(dry.action("invoke")).code == "E_ESSENCE"
    poor = gloom("anxiety", "network", wp=1)
    assert poor.refused(poor.action("invoke")).code == "E_WP"
    game = gloom("anxiety", "network").start("invoke").use()
    assert game.offered("space") == ["network-1", "network-2"]
    assert game.refused(game.space("land-1")).code == "E_ADJ"
    full = gloom("anxiety", "network", emotions="e6=B1 e7=B1")
    assert full.refused(full.action("invoke")).code == "E_OCCUPIED"
    strong = gloom("anxiety", "network", vibes=row("invoke", 1)).invoke("bleakness", "network-1", upgrades="support")
    assert (strong.essence_at("network-1"), strong.ambition("gloom")) == (2, 2)


@vector("TV-25")
@rule("CB-20.7.3", "CB-2.3.6")
@EDITIONS
def test_with_six_bleakness_on_the_board_there_is_no_other(edition: str) -> None:
    game = gloom("anxiety", "network", hand=["fear", "anger"], spaces=six(), options={"edition": edition})
    game.start("invoke").use()
    refusal = game.refused(replies.STARTING)
    assert (refusal.code, refusal.rule) == ("E_LIMIT", "CB-20.7.3")
    assert game.offered("card") == ["anger", "fear"]
    one_more = gloom("anxiety", "network", spaces=six(but=1), options={"edition": edition})
    assert one_more.invoke("bleakness", "network-1").emotion("network-1") == "bleakness"


@rule("CB-20.7.4", "CB-23.2.3")
def test_a_bleakness_that_left_the_board_is_available_again() -> None:
    seats = (spirit("empathy", "valley", hand=["courage"]), spirit("anxiety", "network"))
    game = Game(*seats, pack=SPECIFICATION, spaces=six())
    game.quell("valley-1", reveal="courage").end_turn("cards")
    assert game.state.active == 1
    assert game.invoke("bleakness", "network-2").emotion("network-2") == "bleakness"


# CB-20.8 Harmony


def harmony(hand: list[str], vibes: dict[str, list[str | None]], **more: Any) -> Game:
    return Game(spirit("harmony", "valley", hand=hand, vibes=vibes), pack=SPECIFICATION, **more)


@rule("CB-20.8.1")
@EDITIONS
def test_harmonys_vibe_may_have_any_colour(edition: str) -> None:
    game = harmony(["comfort"], {"move": ["red"]}, options={"edition": edition}).start("move")
    game.do("vibe_card", card="comfort").do("vibe", slot=1)
    assert game.offered("colour") == ["yellow", "green", "blue"]
    refusal = game.refused(game.colour("red"))
    assert (refusal.code, refusal.rule) == ("E_VIBE_COLOUR", "CB-7.2.5")
    game.do("colour", colour="blue").use("haste").when("move", "move", spirit_space="cradle")
    assert (game.vibes("move"), game.place(), game.hand()) == (["red", "blue", None, None], "cradle", [])
    assert game.deck()[-1] == "comfort"


@rule("CB-20.8.1")
def test_a_card_whose_colour_is_in_the_row_will_do_for_harmony() -> None:
    game = harmony(["courage"], {"move": ["red"]}).start("move").place_vibe("courage", 2, "green")
    assert game.use().when("move", "move", spirit_space="valley-cradle").vibes("move") == ["red", None, "green", None]
    love = Game(spirit("love", "valley", hand=["courage"], vibes={"move": ["red"]}), pack=SPECIFICATION).start("move")
    assert love.refused(love.card("courage")).code == "E_VIBE_COLOUR"


@rule("CB-20.8.1", "CB-1.2.4")
def test_harmony_has_no_power_in_the_basic_game() -> None:
    game = harmony(["comfort"], {"move": ["red"]}, options=BASIC).start("move").do("vibe_card", card="comfort")
    game.when("vibe_slot", "vibe", slot=1)
    assert game.kind == "upgrades"  # the colour was not asked for
    game.use().when("move", "move", spirit_space="willow-valley")
    assert game.vibes("move") == ["red", "yellow", None, None]


@rule("CB-20.8.2", "CB-7.2.9")
def test_a_second_vibe_in_the_same_action_in_the_revised_edition() -> None:
    game = harmony(["comfort", "kindness", "trust"], {"move": ["red"]}).start("move")
    game.place_vibe("comfort", 1, "green").place_vibe("kindness", 3, "blue")
    refusal = game.refused(game.card("trust"))
    assert (refusal.code, refusal.rule) == ("E_LIMIT", "CB-7.2.9")
    game.use("haste").when("move", "move", spirit_space="cradle")
    assert game.vibes("move") == ["red", "green", None, "blue"]
    assert (game.wp(), game.hand(), game.deck()[-2:]) == (9, ["trust"], ["comfort", "kindness"])
    assert game.actions == 2


@rule("CB-20.8.2")
def test_one_vibe_only_in_the_first_edition() -> None:
    game = harmony(["comfort", "kindness"], {"move": ["red"]}, options=FIRST).start("move")
    game.place_vibe("comfort", 1, "green")
    refusal = game.refused(game.card("kindness"))
    assert (refusal.code, refusal.rule) == ("E_LIMIT", "CB-7.2.9")


@vector("TV-52")
@rule("CB-20.8.1", "CB-20.8.2")
@each_edition
def test_harmony_chooses_colours_and_in_the_revised_edition_places_two(edition: str) -> None:
    seat = spirit("harmony", "valley", hand=["comfort", "optimism"], vibes={"move": ["red"]})
    table = specified(seat, options={"edition": edition}).start("move")
    table.do("vibe_card", card="comfort").do("vibe", slot=1)
    assert table.offered("colour") == ["yellow", "green", "blue"]
    table.do("colour", colour="green")
    if edition == "first":
        assert table.refused(table.card("optimism")).code == "E_LIMIT"
        table.use().do("move", spirit_space="valley-cradle")
        assert (table.vibes("move"), table.hand()) == (["red", "green", None, None], ["optimism"])
    else:
        table.place_vibe("optimism", 2, "blue").use().do("move", spirit_space="valley-cradle")
        assert (table.vibes("move"), table.hand()) == (["red", "green", "blue", None], [])


@rule("CB-20.8.2", "CB-7.2.8")
def test_the_first_vibe_may_unlock_what_the_second_upgrades() -> None:
    game = harmony(["comfort", "kindness"], {"move": [None]}).start("move").do("vibe_card", card="comfort")
    assert game.kind == "vibe_colour"  # the unlock slot comes first
    game.do("colour", colour="red").place_vibe("kindness", 1, "blue").use("haste")
    game.when("move", "move", spirit_space="cradle")
    assert (game.vibes("move"), game.wp()) == (["red", "blue", None, None], 8)


@vector("TV-53")
@rule("CB-20.8.3", "CB-7.2.5")
def test_both_vibes_obey_the_rules_of_the_row() -> None:
    game = harmony(["comfort", "kindness"], {"move": ["red"]}).start("move").place_vibe("comfort", 1, "green")
    game.do("vibe_card", card="kindness")
    taken = game.refused(game.slot("move", 1))
    assert (taken.code, taken.rule) == ("E_ROW_FULL", "CB-7.2.4")
    game.do("vibe", slot=2)
    assert game.offered("colour") == ["yellow", "blue"]
    assert game.refused(game.colour("green")).code == "E_VIBE_COLOUR"
    assert game.refused(game.colour("red")).code == "E_VIBE_COLOUR"
    locked = harmony(["comfort", "kindness"], {"invoke": [None]}).start("invoke").do("vibe_card", card="comfort")
    assert locked.vibes("invoke") == [None] * 4
    assert locked.refused(locked.slot("invoke", 1)).code == "E_TURN"  # it goes to the unlock slot without being asked
