"""CC-13 Information, and the table of section 7.5: who must not see what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mindrose
from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.decisions import DECISIONS
from tests.rules.cerebria_cards.playing import GAME, Game, seat

SPECTATOR = None
ROW = ["Dislike", "Suspicion", "Doubt"]


def known(game: Game, viewer: int | None, owner: int) -> list[str]:
    """The cards that a viewer knows to be in somebody else's hand."""
    found: list[str] = game.view(viewer)["seats"][owner]["hand"]["known"]
    return found


def sight(game: Game, viewer: int | None) -> list[Any]:
    """Everything that reaches a seat: view, events, and what learning programs get."""
    told = [game.view(viewer), game.table.events(viewer)]
    return told if viewer is None else [*told, game.table.observation(viewer)]


# CC-13.1 What is public


PUBLIC = {
    "mindsets": (("seats", 1, "mindset", 0), "hope+brightness-y f1 a1"),
    "fresh emotions": (("seats", 0, "mindset", 0), "anger f1 fresh"),
    "scoring areas": (("seats", 1, "scored"), {"bliss": 3, "gloom": 4}),
    "supply": (("supply",), {"bliss": 31, "gloom": 33}),
    "mood": (("mood",), "gloom"),
    "impulses": (("impulses",), ["valor", "fear", "rage"]),
    "stack sizes": (("stacks",), [4, 3, 2]),
    "main deck size": (("deck",), 77),
    "hand sizes": (("seats", 1, "hand", "count"), 2),
    "discard pile": (("discard",), ["guilt", "envy"]),
    "actions left": (("actions",), 1),
    "used types": (("used",), ["drain", "steal"]),
    "cycle": (("cycle",), 4),
}


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("item", PUBLIC)
@rule("CC-13.1")
def test_what_everybody_sees(item: str, viewer: int | None) -> None:
    game = Game(
        seat(mindset=["Anger f1 fresh"]), seat(["Courage", "Trust"], ["Hope+Brightness-Y f1 a1"], scored=(3, 4)),
        seat(), supply=(31, 33), mood="gloom", impulses=["Valor", "Fear", "Rage"], stacks=[4, 3, 2],
        discard=["Guilt", "Envy"], actions=1, used=["drain", "steal"], cycle=4, active=2,
    )  # fmt: skip
    path, value = PUBLIC[item]
    found: Any = game.view(viewer)
    for step in path:
        if step == "count" and viewer == 1:
            found = len(found)
        else:
            found = found[step]
    assert found == value


# CC-13.2, CC-13.3 What is not


@rule("CC-13.2")
def test_a_hand_is_seen_by_its_holder() -> None:
    assert Game(seat(["Hope", "Fear"]), seat()).table.view(0)["seats"][0]["hand"] == ["hope", "fear"]


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
@rule("CC-13.2")
def test_a_hand_is_seen_by_nobody_else(viewer: int | None) -> None:
    game = Game(seat(["Hope", "Fear"]), seat(), seat())
    assert game.view(viewer)["seats"][0]["hand"] == {"count": 2, "known": []}


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
@rule("CC-13.2")
def test_whatever_somebody_else_holds_looks_the_same(viewer: int | None) -> None:
    games = [
        Game(seat(hand), seat(["Rage"]), seat(), impulses=ROW, stacks=[other, 4, 4])
        for hand, other in ((["Hope", "Fear"], ["Envy", "Valor"]), (["Envy", "Valor"], ["Hope", "Fear"]))
    ]
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@rule("CC-13.3")
def test_nobody_sees_the_order_of_deck_and_stacks(viewer: int | None) -> None:
    stacks = [[["Hope", "Fear"], ["Rage"], []], [["Valor", "Envy"], ["Trust"], []]]
    decks = [["Envy", "Valor", "Trust"], ["Rage", "Fear", "Hope"]]
    games = [
        Game(seat("rest"), seat(["Anger"]), impulses=ROW, stacks=stack, deck=deck)
        for stack, deck in zip(stacks, decks, strict=True)
    ]
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@rule("CC-13.3")
def test_of_deck_and_stacks_only_the_sizes_are_seen(viewer: int | None) -> None:
    view = Game(seat(), seat(), stacks=[4, 3, 2]).table.view(viewer)
    assert (view["stacks"], view["deck"]) == ([4, 3, 2], 84)


# CC-13.4 to CC-13.6 What is known of a hand


@pytest.mark.parametrize("viewer", [1, 2])
@rule("CC-13.4")
def test_a_card_taken_by_an_impulse_is_known_to_all(viewer: int) -> None:
    game = Game(seat(["Hope"]), seat(), seat(), impulses=["Valor"]).impulse(0)
    assert known(game, viewer, 0) == ["valor"]


@pytest.mark.parametrize("viewer", [1, 2])
@rule("CC-13.4")
def test_a_card_taken_by_embrace_is_known_to_all(viewer: int) -> None:
    game = Game(seat(["Hope"], ["Excitement f1"]), seat(), seat(), impulses=["Valor"]).use(0, column=0)
    assert known(game, viewer, 0) == ["valor"]


@rule("CC-13.4")
def test_a_known_card_that_is_played_is_known_no_more() -> None:
    game = Game(seat(["Hope"]), seat(), impulses=["Brightness-R"]).impulse(0).evoke("Brightness-R")
    assert known(game, 1, 0) == []


@rule("CC-13.4")
def test_of_two_equal_cards_the_known_one_is_the_one_seen_to_leave() -> None:
    game = Game(seat(["Brightness-R"]), seat(), impulses=["Brightness-R"]).impulse(0).evoke("Brightness-R")
    assert (game.hand(0), known(game, 1, 0)) == (["brightness-r"], [])


def stolen(card: str | None = "Fear") -> Game:
    """Seat 0 looks at the hand of seat 1 and takes a card; seat 2 stands by."""
    game = Game(seat(mindset=["Sociability f1"]), seat(["Hope", "Fear"]), seat(), impulses=ROW).use(0)
    return game.do("spare") if card is None else game.do("take", card=card)


@vector("T-91")
@rule("CC-8.22", "CC-13.5")
def test_what_each_seat_knows_after_a_theft() -> None:
    game = stolen()
    assert (known(game, 0, 1), game.hand(0)) == (["hope"], ["fear"])
    assert known(game, 1, 0) == ["fear"]
    assert (known(game, 2, 0), known(game, 2, 1)) == ([], [])
    hands = [entry["hand"] for entry in game.view(2)["seats"]]
    assert [hand["count"] for hand in hands[:2]] == [1, 1]


@rule("CC-13.5")
def test_the_thief_remembers_the_hand_although_nothing_was_taken() -> None:
    game = stolen(None)
    assert (known(game, 0, 1), known(game, 2, 1)) == (["hope", "fear"], [])


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
@rule("CC-13.5", "CC-8.24")
def test_bystanders_cannot_tell_which_card_was_stolen(viewer: int | None) -> None:
    assert sight(stolen("Fear"), viewer) == sight(stolen("Hope"), viewer)


@rule("CC-13.5")
def test_a_public_card_of_a_robbed_hand_may_have_been_the_one_taken() -> None:
    game = Game(seat(mindset=["Sociability f1"]), seat(["Hope seen by 0,2", "Fear"]), seat()).use(0)
    game.do("take", card="Fear")
    assert (known(game, 2, 1), known(game, 2, 0), known(game, 0, 1)) == ([], [], ["hope"])


def robbed(hand: str) -> Game:
    game = Game(seat(mindset=["Sociability f1"]), seat([hand]), seat(), impulses=ROW).use(0)
    return game.do("take", card="Hope")


@rule("CC-13.5")
def test_the_thief_does_not_learn_what_a_bystander_knew() -> None:
    assert sight(robbed("Hope"), 0) == sight(robbed("Hope seen by 2"), 0)


@rule("CC-13.6")
def test_drawn_cards_are_known_to_the_drawer() -> None:
    game = Game(seat(mindset=["Comfort f1"]), seat(), deck=["Hope", "Fear"], discard="rest").use(0)
    assert game.view(0)["seats"][0]["hand"] == ["hope", "fear"]
    assert [event["card"] for event in game.events("drew", 0)] == [29, 45]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@rule("CC-13.6")
def test_drawn_cards_are_known_to_nobody_else(viewer: int | None) -> None:
    games = [
        Game(seat(mindset=["Comfort f1"]), seat("rest"), impulses=ROW, deck=deck).use(0).passes(1)
        for deck in (["Hope", "Fear", "Valor", "Rage"], ["Valor", "Rage", "Hope", "Fear"])
    ]
    assert games[0].hand(0) != games[1].hand(0)
    assert sight(games[0], viewer) == sight(games[1], viewer)


# CC-13.7 Discards


def countered() -> Game:
    return DECISIONS["counter"]().counters(1, "Courage")


def replaced() -> Game:
    start = [{"program": "game", "at": 0, "seat": 0}]
    return Game(seat(["Courage", "Hope", "Fear", "Rage"]), seat(4), stack=start).do("replace")


def trimmed() -> Game:
    return DECISIONS["trim"]().do("trim", card="Courage")


def removed() -> Game:
    return Game(seat(["Hope"], ["Courage+Brightness-Y f1"]), seat()).evoke("Hope", remove=0)


def deprived() -> Game:
    return Game(seat(mindset=["Safety f1"]), seat(), impulses=["Courage"]).use(0, column=0)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("discard", [countered, replaced, trimmed, removed, deprived])
@rule("CC-13.7")
def test_every_discard_is_face_up(discard: Callable[[], Game], viewer: int | None) -> None:
    assert "courage" in discard().table.view(viewer)["discard"]


@rule("CC-13.7")
def test_who_discarded_what_is_told_to_all() -> None:
    courage = GAME.cards.find("Courage")
    assert courage in [event["card"] for event in replaced().events("discarded", 1)]
    assert {"event": "trimmed", "seat": 0, "card": courage} in trimmed().events("trimmed", 1)
    assert {"event": "countered", "seat": 1, "card": courage} in countered().events("countered", 0)


# CC-13.8 Choices that are being made


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@rule("CC-13.8")
def test_a_card_being_summoned_is_not_announced(viewer: int | None) -> None:
    game = Game(seat(["Hope", "Fear", "Brightness-Y"], ["Courage f1"]), seat()).use(0)
    before = sight(game, viewer)
    game.do("summon", card="Hope")
    assert (game.kind, sight(game, viewer)) == ("fuse", before)
    game.do("fuse", card="Brightness-Y")
    assert (game.kind, sight(game, viewer)) == ("remove", before)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@rule("CC-13.8")
def test_the_last_card_in_hand_is_summoned_as_openly_as_one_of_many(viewer: int | None) -> None:
    game = Game(seat(["Hope"], ["Courage f1"]), seat()).use(0)
    assert game.kind == "summon"
    assert game.view(viewer)["question"] == [{"seat": 0, "kind": "summon"}]


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
@rule("CC-13.8", "CC-8.22")
def test_the_hand_opened_by_steal_is_not_announced(viewer: int | None) -> None:
    hands = (["Hope"], ["Fear"])
    games = [Game(seat(mindset=["Sociability f1"]), seat(hand), seat(), impulses=ROW).use(0) for hand in hands]
    assert games[0].kind == games[1].kind == "steal"
    assert sight(games[0], viewer) == sight(games[1], viewer)


@pytest.mark.parametrize("decision", ["fuse", "remove", "pay", "destroy", "drain_from", "swap_take"])
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@rule("CC-13.8", "CC-6.16")
def test_a_command_that_is_not_complete_is_seen_by_nobody_else(decision: str, viewer: int | None) -> None:
    game = DECISIONS[decision]()
    during = sight(game, viewer)
    game.withdraw()
    assert (game.kind, sight(game, viewer)) == ("main", during)


# Section 7.5 The rest of the table


@rule("CC-8.22", "CC-13.5")
def test_the_thief_sees_the_opened_hand_while_choosing() -> None:
    assert known(DECISIONS["steal"](), 0, 1) == ["hope", "fear"]


@rule("CC-13.8")
def test_who_summons_sees_the_own_card_before_it_enters() -> None:
    game = DECISIONS["summon"]().do("summon", card="Hope")
    assert game.view(0)["stack"][-1]["card"] == GAME.cards.find("Hope")


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@rule("CC-2.5", "CC-13.6")
def test_dealt_cards_are_told_to_their_holder_only(viewer: int | None) -> None:
    told = [event for event in GAME.new(2, seed=1).events(viewer) if event["event"] == "drew"]
    assert len(told) == 8
    assert [event["seat"] for event in told if event["card"] is not None] == ([] if viewer is None else [viewer] * 4)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@rule("CC-11.7", "CC-13.6")
def test_cards_drawn_for_a_new_cycle_are_told_to_their_holder_only(viewer: int | None) -> None:
    game = Game(seat(3), seat(), stacks=[0, 4, 4]).reveal()
    told = game.events("drew", viewer)
    assert [(event["seat"], event["card"]) for event in told] == [(1, None)] * 4


def passed(hand: str) -> list[Game]:
    """A counter window, before and after seat 1 passes with this card in hand."""
    games = []
    for passes in ([], [1]):
        game = Game(seat(mindset=["Anger f1"]), seat([hand], ["Hope f2"]), seat(["Craving"]), impulses=ROW)
        game.do("use", place=0).answer(game.target(1, 0))
        for _ in passes:
            game.do("pass")
        games.append(game)
    return games


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@rule("CC-7.13")
def test_a_forced_pass_looks_like_a_chosen_one(viewer: int | None) -> None:
    forced, chosen = passed("Fear"), passed("Courage")
    assert (forced[0].asked.forced, chosen[0].asked.forced) == (True, False)
    assert [sight(game, viewer) for game in forced] == [sight(game, viewer) for game in chosen]


@pytest.mark.parametrize("decision", DECISIONS)
@rule("CC-7.13", "CC-13.2")
def test_the_answers_open_to_a_seat_are_listed_to_that_seat_only(decision: str) -> None:
    game = DECISIONS[decision]()
    asked = game.asked.seat
    assert game.view(asked)["question"][0]["answers"] == game.legal()
    assert all("answers" not in game.view(viewer)["question"][0] for viewer in (1 - asked, SPECTATOR))


# CC-13.9 Chance


def played(seed: int) -> list[str]:
    """The fingerprints of a game of three, each question answered in another way than the last."""
    table = GAME.new(3, seed=seed)
    marks = [table.state.fingerprint()]
    for number in range(120):
        if table.over:
            break
        legal = table.legal()
        marks.append(table.answer(legal[number % len(legal)]).state.fingerprint())
    return marks


@pytest.mark.parametrize("seed", range(4))
@rule("CC-13.9")
def test_seed_and_answers_make_the_same_game_again(seed: int) -> None:
    assert played(seed) == played(seed)


@rule("CC-13.9")
def test_another_seed_is_another_game() -> None:
    assert len({played(seed)[0] for seed in range(8)}) == 8


@rule("CC-13.9")
def test_a_game_is_played_again_from_its_record() -> None:
    table = GAME.new(2, seed=5)
    while table.state.stack.seals < 40:
        table.answer(table.legal()[-1])
    again = mindrose.replay(table.record())
    assert again.position() == table.position()
    assert again.events() == table.events()
