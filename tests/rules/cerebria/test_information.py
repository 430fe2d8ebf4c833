"""CB-24 Information, and CB-2 the components: who must not see what, and how much of everything there is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mindrose.games.cerebria.bots.observation import DECISIONS
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.programs import Question
from tests.checks.cerebria import permuted
from tests.rulebook import rule
from tests.rules.cerebria.playing import CONTENT, GAME, E, Game, spirit

SPECTATOR = None
TEAM = (0, 2)
OPPONENTS = (1, 3, SPECTATOR)


def sight(game: Game, viewer: int | None) -> list[Any]:
    """Everything that reaches a seat: view, events, and what learning programs get."""
    told = [game.view(viewer), game.table.events(viewer)]
    return told if viewer is None else [*told, game.table.observation(viewer)]


def at_look(hidden: list[str]) -> Game:
    """On an empty board Bliss has emptied a Sphere: nobody fulfils anything, and Bliss may look first."""
    game = Game(origin={"commitment": 2}, common="openness", bliss={"hidden": hidden}, gloom={"hidden": "attitude"})
    return game.absorb(bonus=False)


# CB-24.1.1 Teammates


@pytest.mark.parametrize("viewer", TEAM)
@rule("CB-24.1.1")
def test_teammates_see_each_other_s_hands(viewer: int) -> None:
    seats = Game(spirit(hand=["Courage", "Kindness known"])).table.view(viewer)["seats"]
    assert seats[0]["hand"] == ["courage", "kindness known"]
    assert seats[2]["hand"] == []


@pytest.mark.parametrize("viewer", TEAM)
@rule("CB-24.1.1", "CB-3.6.4")
def test_teammates_see_their_hidden_aspiration(viewer: int) -> None:
    factions = Game(bliss={"hidden": "unity"}, common="openness").table.view(viewer)["factions"]
    assert factions["bliss"]["hidden"]["seen"] == ["unity"]
    assert factions["gloom"]["hidden"]["seen"] == []
    assert len(factions["gloom"]["hidden"]["left"]) == 9


@pytest.mark.parametrize("viewer", TEAM)
@rule("CB-24.1.1", "CB-17.4.2")
def test_teammates_see_the_cards_that_one_of_them_looks_at(viewer: int) -> None:
    game = at_look(["unity", "fortitude", "liveliness", "versatility", "awareness"])
    assert (game.kind, game.asked.seat) == ("look", 2)
    assert game.view(viewer)["factions"]["bliss"]["hidden"]["seen"] == []
    game.do("look")
    assert game.view(viewer)["factions"]["bliss"]["hidden"]["seen"] == ["fortitude", "liveliness", "versatility"]
    game.do("keep", aspiration="versatility")
    assert game.view(viewer)["factions"]["bliss"]["hidden"]["seen"] == ["versatility"]


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-24.1.4", "CB-17.4.2")
def test_opponents_do_not_see_what_is_looked_at_and_kept(viewer: int | None) -> None:
    orders = (["unity", "fortitude", "liveliness", "versatility"], ["unity", "versatility", "fortitude", "liveliness"])
    games = [at_look(order).do("look") for order in orders]
    assert sight(games[0], viewer) == sight(games[1], viewer)
    for game, kept in zip(games, ("fortitude", "liveliness"), strict=True):
        game.do("keep", aspiration=kept)
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@rule("CB-1.1.6")
def test_at_a_solo_table_everything_is_open(viewer: int | None) -> None:
    game = Game(spirit(hand=["Courage"]), bliss={"hidden": "unity"}, common="openness", options={"solo": True})
    view = game.view(viewer)
    assert view["seats"][0]["hand"] == ["courage"]
    assert view["factions"]["bliss"]["hidden"]["seen"] == ["unity"]


# CB-24.1.2 No exchange


@rule("CB-24.1.2")
def test_nobody_pays_with_what_a_teammate_has() -> None:
    mate = spirit(hand=["Kindness"], wp=50, essence=50)
    poor = Game(spirit(wp=0), spirit(), mate)
    assert poor.refused(poor.action("move")).code == "E_WP"
    dry = Game(spirit(hand=["Courage"], wp=3, essence=0), spirit(), mate)
    assert dry.refused(dry.action("invoke")).code == "E_ESSENCE"


@rule("CB-24.1.2")
def test_nobody_invokes_a_teammate_s_card() -> None:
    game = Game(spirit(hand=["Courage", "Desire"]), spirit(), spirit(hand=["Kindness"])).start("invoke").use()
    assert game.refused(game.card("Kindness")).code == "E_NO_CARD"


# CB-24.1.3 What is public


PUBLIC = {
    "emotions": (("spaces", "valley-1"), "kindness 2 token 1 by 0"),
    "fortresses": (("sites", "land"), "gloom major"),
    "the Origin": (("origin", "humility"), 4),
    "how it is turned": (("offset",), 3),
    "places": (("seats", 1, "at"), "network"),
    "Spirits": (("seats", 3, "spirit"), "misery"),
    "Willpower": (("seats", 1, "wp"), 10),
    "Essence": (("seats", 0, "essence"), 5),
    "Vibes": (("seats", 1, "vibes", "move"), ["wild", None, None, None]),
    "Ambition": (("factions", "gloom", "ambition"), 2),
    "points": (("factions", "gloom", "points"), 9),
    "Fragments left": (("factions", "gloom", "majors"), 2),
    "the Identity": (("factions", "bliss", "identity"), {"minor": 1, "major": 0, "capstone": 0}),
    "hand sizes": (("seats", 1, "hand"), {"count": 2, "known": ["anger"]}),
    "top cards": (("seats", 1, "deck", 0), "dislike known"),
    "cards seen at the bottom": (("seats", 1, "deck", -1), "mistrust known"),
    "the rest of a deck by size": (("seats", 1, "deck", 1), None),
    "the Common row": (("common",), ["unity", "openness"]),
    "Aspirations out of play": (("removed", 0), "attitude"),
    "actions left": (("actions",), 2),
    "used abilities": (("used",), ["rotate"]),
    "Absorb": (("absorb",), False),
    "control of a Realm": (("control", "valley"), "bliss"),
    "control of a Frontier": (("control", "willow-valley"), "bliss"),
    "Intensity": (("intensity", "valley-1"), 2),
}


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("item", PUBLIC)
@rule("CB-24.1.3")
def test_what_everybody_sees(item: str, viewer: int | None) -> None:
    game = Game(
        spirit(essence=5), spirit(hand=["Anger known", "Jealousy"], deck=["Dislike", "rest", "Mistrust known"]),
        spaces={"valley-1": "Kindness 2 token 1"}, sites={"land": "gloom major"}, origin={"humility": 4}, offset=3,
        common=["unity", "openness"], actions=2, used=["rotate"], absorb=False,
        bliss={"identity": {"minor": 1}}, gloom={"ambition": 2, "points": 9},
    )  # fmt: skip
    path, value = PUBLIC[item]
    seen: Any = game.view(viewer)
    for step in path:
        seen = seen[step]
    assert seen == value


# CB-24.1.4 What is hidden


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-24.1.4")
def test_hands_are_hidden_from_opponents(viewer: int | None) -> None:
    games = [
        Game(spirit(hand=hand, deck=["Courage", *rest])) for hand, rest in (
            (["Kindness"], ["Desire", "rest"]), (["Desire"], ["Kindness", "rest"]),
        )
    ]  # fmt: skip
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
@rule("CB-24.1.4")
def test_nobody_knows_the_order_of_a_deck(viewer: int | None) -> None:
    orders = (["Courage", "Kindness", "Desire", "rest"], ["Courage", "Desire", "Kindness", "rest"])
    games = [Game(spirit(deck=order), seed=4) for order in orders]
    assert games[0].deck(0) != games[1].deck(0)
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-24.1.4")
def test_the_hidden_aspiration_is_hidden_from_opponents(viewer: int | None) -> None:
    games = [Game(bliss={"hidden": hidden}, common="openness") for hidden in ("unity", "attitude")]
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-3.5.7", "CB-24.1.4")
def test_opening_hands_are_told_to_the_team_only(viewer: int | None) -> None:
    table = GAME.new(4, "deal", mode="basic", first="bliss")
    for seat in range(4):
        table.do("spirit", spirit=("love", "hatred", "delight", "misery")[seat])
    told = [event for event in table.events(viewer) if event["event"] == "dealt"]
    team = [] if viewer is None else [1, 3]
    assert len(told) == 8
    assert {event["seat"] for event in told if event["card"] is not None} == set(team)


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-24.1.4")
def test_a_command_that_is_not_complete_is_seen_by_nobody_else(viewer: int | None) -> None:
    game = Game(spirit(hand=["Courage", "Kindness"]))
    before = sight(game, viewer)
    game.start("invoke").place_vibe("Courage", 1).use()
    assert sight(game, viewer) == before
    assert game.view(0)["question"][0]["answers"] == game.legal()


@rule("CB-24.1.4")
def test_the_answers_are_listed_to_the_asked_seat_only() -> None:
    game = Game(spirit(hand=["Courage"]))
    (own,) = game.view(0)["question"]
    assert (own["seat"], own["kind"], own["answers"]) == (0, "menu", game.legal())
    assert [choice["verb"] for choice in own["choices"]] == [answer.verb for answer in game.table.questions[0].answers]
    assert game.view(2)["question"] == [{"seat": 0, "kind": "menu"}]


@pytest.mark.parametrize("viewer", [1, 3])
@rule("CB-24.1.4")
def test_whether_a_hand_allows_an_action_is_not_betrayed(viewer: int) -> None:
    """Without WP and Ambition only a Vibe on Determination makes a Move possible: a red card, but no green one."""
    vibes: dict[str, list[str | None]] = {
        "move": ["green", "yellow"], "invoke": [], "quell": [], "fortify": [], "empower": [],
    }  # fmt: skip
    games = [
        Game(spirit(hand=[card], wp=0, vibes=vibes, list="starter", deck=["Desire", "rest"]),
             bliss={"ambition": 0}, absorb=False)
        for card in ("Courage", "Kindness")
    ]  # fmt: skip
    assert [game.actions_offered() for game in games] == [["move"], []]
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", [1, 3])
@rule("CB-23.1.4", "CB-24.1.4")
def test_a_hand_of_equal_cards_is_discarded_down_as_openly_as_any_other(viewer: int) -> None:
    games = [
        Game(spirit(hand=hand, list="starter"), options={"hand_limit": 1}, bliss={"ambition": 2}).end_turn()
        for hand in (["Courage", "Courage"], ["Courage", "Kindness"])
    ]
    assert [game.view(viewer)["question"] for game in games] == [[{"seat": 0, "kind": "discard"}]] * 2


@pytest.mark.parametrize("seat", [0, 1])
@rule("CB-24.1.4")
def test_imagined_tables_differ_in_what_is_hidden_only(seat: int) -> None:
    game = Game(spirit(hand=4), spirit(hand=4))
    samples = [game.table.sample(seat, seed) for seed in range(20)]
    assert all(sample.view(seat) == game.view(seat) for sample in samples)
    assert len({str(sample.position()["seats"][1 - seat]["hand"]) for sample in samples}) > 10
    assert len({str(sample.position()["seats"][seat]["hand"]) for sample in samples}) == 1
    assert len({str(sample.position()["seats"][seat]["deck"]) for sample in samples}) > 10


@rule("CB-3.6.3")
def test_an_imagined_hidden_aspiration_differs_from_the_common_one() -> None:
    game = Game(common="unity")
    tops = {game.table.sample(0, seed).position()["factions"]["gloom"]["hidden"][0] for seed in range(200)}
    assert len(tops) == 8
    assert "unity" not in tops


def test_permuted_secrets_are_permuted() -> None:
    """The check of random games would say nothing if it changed nothing."""
    game = Game(spirit(hand=4), spirit(hand=4))
    assert permuted(game.state, 0, random.Random(1)).fingerprint() != game.state.fingerprint()


# CB-24.1.5 What is shown


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-24.1.5")
def test_a_card_discarded_for_a_vibe_is_seen_under_the_deck(viewer: int | None) -> None:
    game = Game(spirit(hand=["Courage", "Kindness"])).move("valley-cradle", vibe=("Courage", 1), upgrades="haste")
    deck = game.view(viewer)["seats"][0]["deck"]
    assert (deck[-1], deck[-2]) == ("courage known", None)
    assert game.events("discarded", viewer)[0]["card"] == CONTENT.find("courage")


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-24.1.5", "CB-10.1.2")
def test_a_card_revealed_for_a_quell_stays_known_in_hand(viewer: int | None) -> None:
    game = Game(spirit(hand=["Courage", "Kindness"]), spaces={"valley-1": "Bleakness"})
    game.quell(reveal="Courage")
    assert game.view(viewer)["seats"][0]["hand"] == {"count": 2, "known": ["courage"]}


@pytest.mark.parametrize("viewer", OPPONENTS)
@rule("CB-3.5.8", "CB-24.1.3")
def test_a_drawn_card_is_known_because_it_lay_face_up(viewer: int | None) -> None:
    game = Game(spirit(deck=["Courage", "Kindness", "rest"])).draw_emotions()
    seat = game.view(viewer)["seats"][0]
    assert seat["hand"] == {"count": 1, "known": ["courage"]}
    assert seat["deck"][0] == "kindness known"


# CB-24.1.6 Who decides for a faction


@rule("CB-24.1.6")
def test_the_member_who_plays_next_decides_in_a_revelation() -> None:
    assert at_look(["unity", "fortitude", "liveliness"]).asked.seat == 2


# CB-2 Components


@rule("CB-2.1.4", "CB-2.1.5", "CB-2.3.6")
def test_starting_emotions_on_the_board() -> None:
    assert Game(spaces=dict.fromkeys(E[:6], "Bleakness")).state.in_play(CONTENT.find("bleakness")) == 6
    with pytest.raises(BadPosition):
        Game(spaces=dict.fromkeys(E[:7], "Bleakness"))
    for edition, most in (("revised", 2), ("first", 6)):
        Game(spaces=dict.fromkeys(E[:most], "Brightness"), options={"edition": edition})
        with pytest.raises(BadPosition):
            Game(spaces=dict.fromkeys(E[: most + 1], "Brightness"), options={"edition": edition})


@rule("CB-2.1.3", "CB-2.3.5")
def test_two_copies_of_each_strong_emotion() -> None:
    kindness = CONTENT.find("kindness")
    assert Game(spaces={"valley-1": "Benevolence"}).state.strong_free(kindness)
    assert not Game(spaces={"valley-1": "Benevolence", "land-1": "Benevolence"}).state.strong_free(kindness)


@rule("CB-2.1.2", "CB-2.1.6")
def test_cards_of_a_faction() -> None:
    assert [sum(CONTENT.faction[card] == faction for card in range(32)) for faction in (0, 1)] == [16, 16]
    both = Game(spirit(hand=["Courage"] * 2), spirit(), spirit(hand=["Courage"] * 2))
    assert (both.hand(0), both.hand(2)) == (["courage"] * 2, ["courage"] * 2)
    assert len(set(both.hidden("bliss"))) == len(set(both.hidden("gloom"))) == 9


@rule("CB-2.1.7", "CB-2.1.8", "CB-2.3.3", "CB-2.3.4")
def test_fragments_and_ambition_of_a_faction() -> None:
    game = Game()
    assert game.supply("bliss") == game.supply("gloom") == (5, 3, 1)
    game.fortify("valley")
    assert (game.supply("bliss"), game.site_of("valley")) == ((4, 3, 1), "bliss minor")
    assert Game(bliss={"ambition": 3}).end_turn("cards").ambition("bliss") == 3


@pytest.mark.parametrize(("tokens", "code"), [("unlimited", None), ("limited", "E_LIMIT")])
@rule("CB-2.1.9", "CB-2.3.7")
def test_vibe_tokens_run_out_only_if_they_are_limited(tokens: str, code: str | None) -> None:
    """A faction has eight tokens of a colour; here all red ones are placed."""
    red: dict[str, list[str | None]] = {row: ["red"] for row in ("move", "invoke", "quell", "fortify", "empower")}
    seats = [spirit(vibes={**red, "fortify": [], "empower": ["blue"]}), spirit(), spirit(vibes=red)]
    game = Game(*seats, options={"vibe_tokens": tokens})
    game.do("add_vibe").do("vibe", row="empower", slot=1)
    refusal = game.table.refusal(game.colour("red"))
    assert (refusal.code if refusal else None) == code


@rule("CB-2.1.9")
def test_the_first_edition_has_no_wild_vibes() -> None:
    with pytest.raises(BadPosition):
        GAME.from_position({"options": {"edition": "first"}, "seats": [{"vibes": {"move": ["wild"]}}]})


@pytest.mark.parametrize("edition", ["revised", "first"])
@rule("CB-2.1.10", "CB-2.1.11", "CB-2.2.2", "CB-2.3.1", "CB-2.3.2")
def test_tokens_essence_and_willpower_are_not_counted(edition: str) -> None:
    spaces = {place: f"{name} 1 token 6" for place, name in zip(E, CONTENT.ids[:15], strict=True)}
    seats = [spirit(wp=90, essence=40), spirit(wp=90, essence=40)]
    game = Game(*seats, spaces=spaces, options={"edition": edition}).gain_willpower()
    assert game.wp(0) > 90
    assert game.essence(1) == 40


@rule("CB-2.3.8")
def test_what_is_spent_goes_back_to_the_supply() -> None:
    game = Game(spirit(hand=["Courage"], wp=5, essence=2)).invoke("Courage", "valley-1")
    assert (game.wp(0), game.essence(0), game.essence_at("valley-1")) == (3, 1, 1)
    assert [game.wp(seat) for seat in (1, 2, 3)] == [10, 10, 10]
    assert game.wp_in("commitment") == 7


# The row of numbers


def test_the_row_of_numbers_has_its_length_at_every_moment() -> None:
    table = GAME.new(3, "row")
    for step in range(60):
        assert {len(table.observation(seat)) for seat in range(3)} == {len(GAME.layout().names)}
        table.answer(table.legal()[step % len(table.legal())])


def test_the_row_of_numbers_knows_every_decision() -> None:
    steps = [step for program in (*GAME.programs, *CONTENT.programs) for step in program.steps]
    assert {step.kind for step in steps if isinstance(step, Question)} == set(DECISIONS)
