"""BR-9 Power and moon, BR-5.2 the crown: the examples of the specification, played."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.things import PHASES
from mindrose.games.black_rose_wars.state import QUEST_DECK
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, Scene, mage


@rule("BR-9.2.1", "BR-9.2.2", "BR-9.2.4", "BR-8.2.1", "BR-17.1.4")
@vector("TV-01")
def test_the_moon_changes_inside_the_sentence_that_gives_the_power() -> None:
    game = Scene(
        mage("oracle", mage="gramigna", power=5, board={"i": "blight"}),
        mage("abyss", mage="arianna", power=4, memories=["waltz-of-veils"]),
        mage("crypt", mage="rikkart", memories=["cube-of-lamentations"]),
    )
    assert [int(game.state.reserve[seat]) for seat in range(3)] == [2, 2, 2]
    game.cast("i").target(B).do("hex", hex=CONTENT.hex_ids.index("debt"))
    assert (game.power(A), game.moon) == (6, 2)
    assert [int(game.state.reserve[seat]) for seat in range(3)] == [1, 1, 1]
    assert [game.hand(seat) for seat in range(3)] == [["blight"], ["waltz-of-veils"], ["cube-of-lamentations"]]
    assert game.view(B)["seats"][C]["hand"]["known"] == ["cube-of-lamentations"], "everybody knows what it is"
    left = int(game.state.piles.size(QUEST_DECK + 1))
    game.end().explore("pleasure", "activate")
    drawn = game.quests(B, "active")
    assert [name[:3] for name in drawn] == ["qu2"]
    assert game.state.piles.size(QUEST_DECK + 1) == left - 1


@rule("BR-9.1.2")
@vector("TV-17")
def test_power_goes_on_beyond_the_end_of_the_track() -> None:
    game = Scene(
        mage("oracle", power=34, board={"i": "black-covenant"}),
        mage("abyss"),
        texts={"black-covenant": {"main": {"effect": "pow me 3"}}},
    )
    game.cast("i")
    assert game.power(A) == 37
    assert game.position()["seats"][A]["power"] == 37


@rule("BR-9.2.3", "BR-9.2.5", "BR-9.2.8")
@vector("TV-31")
def test_one_gain_can_bring_two_moons() -> None:
    game = Scene(
        mage("oracle", power=5, board={"i": "black-covenant"}, memories=["cube-of-lamentations"]),
        mage("abyss", memories=["barons-levy"]),
        texts={"black-covenant": {"main": {"effect": "pow me 14"}}},
    )
    game.cast("i")
    assert (game.power(A), game.moon) == (19, 3)
    assert [event["moon"] for event in game.events("moon")] == [1, 2]
    assert game.hand(A) == ["cube-of-lamentations"] * 2
    assert game.hand(B) == ["barons-levy"] * 2
    assert [int(game.state.reserve[seat]) for seat in (A, B)] == [0, 0]


@rule("BR-7.1.4", "BR-6.1.1")
@vector("TV-33")
def test_an_event_of_an_earlier_moon_stays_and_slides() -> None:
    game = Scene(
        mage("oracle", power=5, tokens=1, board={"i": "black-covenant"}),
        mage("abyss", tokens=0),
        events={"slots": [None, "ev1-12", None], "decks": ["rest", ["ev2-01", "rest"]]},
    )
    game.cast("i")
    assert (game.moon, game.events_open()) == (2, [None, "ev1-12", None])
    game.rest().until("abandon_quest")
    assert game.events_open() == ["ev2-01", None, "ev1-12"]


@rule("BR-5.2.1", "BR-5.2.2", "BR-5.2.4", "BR-1.1.3")
@vector("TV-21")
def test_whoever_holds_the_crown_now_decides() -> None:
    """B takes the crown in the Action phase; A stays first mage of it, but what the crown decides is B's."""
    game = Scene(
        mage("crypt"),
        mage("throne", power=1),
        mage("oracle", "A2 B2", board={"i": "peak-of-agony"}),
        active=B,
    )
    game.fight("activate").yes()
    assert (game.crown, game.state.first) == (B, A)
    game.end().cast("i").choose("oracle")
    assert game.asked.seat == B
    game.take(1)
    assert game.cubes(C) == "A1 K1 B1 K3"
    assert game.asks == [(C, "action")]


@rule("BR-5.2.1", "BR-5.2.2")
def test_whoever_has_taken_the_crown_is_first_in_every_later_phase() -> None:
    game = Scene(mage("crypt"), mage("throne", power=1), mage("oracle"), active=B)
    game.fight("activate").yes()
    while game.state.round == 1:
        game.answer(game.asked.timeout)
    firsts = [(PHASES[event["phase"]], event["seat"]) for event in game.events("phase")]
    assert firsts[:3] == [("evocation", B), ("cleanup", B), ("rose", B)]
