"""BR-1 to BR-3 Foundations, components and zones, as the default pack and a table have them."""

from __future__ import annotations

import copy

import pytest

from mindrose.games.black_rose_wars.components.packs import FILES
from mindrose.games.black_rose_wars.components.things import (
    BLACK_CUBES,
    COMBAT,
    CONJUNCTION,
    CUBES,
    DEFENCE,
    EVOCATION_SLOTS,
    LARGE,
    TOKENS,
    TRAP,
    TROPHIES,
)
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.kernel.errors import BadContent
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import CONTENT, GAME, A, B, K, Scene, mage, rewritten, servant, spell


@rule("BR-1.1.2")
def test_what_a_mage_does_its_player_decides() -> None:
    game = Scene(mage("hall", board={"i": "broken-tongue"}), mage("throne", hand=["torment", "albify"]))
    game.cast("i")
    assert game.asked.seat == B
    game.answer(spell("albify"))
    assert (game.hand(B), game.memories(B)) == (["torment"], ["albify"])


@rule("BR-1.1.4", "BR-1.1.5")
def test_the_black_rose_is_no_opponent_but_its_cubes_are_not_ones_own() -> None:
    game = Scene(mage("hall", board={"i": "albify"}), mage("hall", "K3"), texts={"albify": {"symbol": False}})
    game.cast("i")
    assert game.offered("figure") == [B]
    game.target(B).take(3)
    assert (game.cubes(B), game.supply(K)) == ("A3", BLACK_CUBES)


@rule("BR-1.1.6")
def test_an_instruction_is_compulsory_as_far_as_it_can_be_done() -> None:
    game = Scene(mage("laboratory", hand=["torment"]), mage("crypt"), rooms={"laboratory": {"restored": True}})
    game.fight("activate")  # draws 3 where there are none, then discards 1
    assert (game.hand(A), game.memories(A)) == ([], ["torment"])


@rule("BR-1.1.8")
def test_the_same_seed_and_answers_lead_to_the_same_game() -> None:
    def played(seed: int) -> str:
        table = GAME.new(3, seed)
        for _ in range(120):
            asked = table.asked(None)
            assert asked is not None
            table.answer(asked.timeout, asked.seat)
        return table.state.fingerprint()

    assert played(1) == played(1)
    assert played(1) != played(2)


@rule("BR-1.2.2", "BR-14.2.2")
def test_what_happens_is_answered_at_the_end_of_a_sentence() -> None:
    """Damage and a cube are one sentence of the trap: the defence that answers the hit comes after both."""
    game = Scene(
        mage("hall", board={"i": "persecution activated"}),
        mage("crypt", board={"i": "garden-of-nails activated"}),
    )
    game.explore("throne").use("i", by=B)
    assert (game.cubes(A), game.unstable("throne")) == ("B4", "B1")
    assert game.asks == [(A, "declare")]


@rule("BR-2.1.1", "BR-2.1.2", "BR-2.1.8", "BR-2.1.9", "BR-17.1.1", "BR-22.1.1")
def test_rooms_and_figures_of_the_box() -> None:
    assert len(CONTENT.room_ids) == 19
    assert len(CONTENT.rewards) == 3 * 19
    assert len(CONTENT.rooms) == 2 * 19  # an effect for each side
    assert len(CONTENT.mage_ids) == 4
    assert dict(zip(CONTENT.kind_ids, (int(CONTENT.pool_size[pool]) for pool in CONTENT.pool_of), strict=True)) == {
        "succubus": 3, "nigredo": 3, "cadaver": 8, "colossus": 3, "umbra": 9, "totem": 5, "enigmatic-totem": 5,
        "ancestral-totem": 5, "albedo": 1,
    }  # fmt: skip
    assert [kind for number, kind in enumerate(CONTENT.kind_ids) if CONTENT.large[number] == LARGE] == ["colossus"]
    position = Scene(mage(), mage()).position()
    assert position["crown"] == A
    assert [seat["board"] for seat in position["seats"]] == [{}, {}]


@rule("BR-2.1.3", "BR-2.1.4", "BR-2.1.5")
def test_what_everybody_has() -> None:
    seat = Scene(mage(), mage()).position()["seats"][B]
    assert (seat["supply"], seat["tokens"], seat["unclaimed"], seat["power"]) == (CUBES, TOKENS, TROPHIES, 0)
    assert (CUBES, TOKENS, TROPHIES, EVOCATION_SLOTS, BLACK_CUBES) == (25, 2, 7, 3, 30)


@rule("BR-2.2.1", "BR-2.2.2", "BR-2.2.3", "BR-2.2.4", "BR-2.2.5")
def test_the_zones_of_a_mage() -> None:
    game = Scene(
        mage(
            "hall",
            "B2 K1",
            hand=["torment"],
            grimoire=["albify"],
            memories=["marbling"],
            board={"quick": "submission", "iii": "brain-worm activated"},
            quests={"qu1-04": {"cubes": 1}, "qu1-01": "fulfilled", "qu1-02": "completed"},
            hexes=["silence"],
            trophies=[B],
        ),
        mage("hall"),
        evocations={"cadaver-1": servant("hall", A, slot=2), "umbra-1": servant("hall", B, bearer=A)},
    )
    seat = game.position()["seats"][A]
    assert [seat[zone] for zone in ("hand", "grimoire", "memories", "reserve")] == [
        ["torment"],
        ["albify"],
        ["marbling"],
        3,
    ]
    assert list(seat["board"]) == ["quick", "iii"]
    assert {name: quest["state"] for name, quest in seat["quests"].items()} == {
        "qu1-04": "active", "qu1-01": "fulfilled", "qu1-02": "completed",
    }  # fmt: skip
    assert (seat["cubes"], seat["hexes"], seat["trophies"]) == ([B, B, "rose"], {"silence": 0}, [B])
    servants = game.position()["evocations"]
    assert (servants["cadaver-1"]["slot"], servants["umbra-1"]["slot"], servants["umbra-1"]["bearer"]) == (2, None, A)


@rule("BR-2.3.1", "BR-2.3.2")
def test_common_zones() -> None:
    document = Scene(
        mage(), mage(), rose={"power": 2, "trophies": [A]}, events={"slots": [None, "ev1-12", None]}
    ).position()
    assert [len(deck) for deck in document["quests"]["decks"]] == [15, 21, 13]
    assert [len(deck) for deck in document["events"]["decks"]] == [12, 13, 13]
    assert document["events"]["slots"] == [None, "ev1-12", None]
    assert document["rose"] == {"power": 2, "supply": 30, "trophies": [A]}


@rule("BR-3.1.5", "BR-27.2.1")
def test_where_the_markers_lie() -> None:
    settings = Scene(mage(), mage()).state.settings
    assert ([int(marker) for marker in settings.markers], int(settings.end)) == ([0, 6, 18], 30)


@rule("BR-3.1.15")
def test_another_mage_needs_no_code() -> None:
    facts = copy.deepcopy(FILES.open().facts())
    facts["mages"]["mage"].append({**facts["mages"]["mage"][0], "id": "stranger"})
    facts["personal"]["personal"].append(
        {**facts["personal"]["personal"][0], "id": "stranger-spell", "mage": "stranger"}
    )
    game = BlackRoseWarsGame(FILES.kept("strangers", facts))
    table = game.from_position({"seats": [{"mage": "stranger", "hand": ["stranger-spell"]}, {}]})
    assert table.position()["seats"][0]["mage"] == "stranger"


@rule("BR-11.1.1", "BR-11.1.3")
def test_every_side_of_a_spell_has_a_type_and_an_element() -> None:
    assert len(CONTENT.types) == len(CONTENT.elements) == 2 * int(CONTENT.spells)
    assert set(CONTENT.types) == {COMBAT, CONJUNCTION, DEFENCE, TRAP}
    worm = CONTENT.spell_ids.index("viatorium-spagyricum")
    assert CONTENT.elements[2 * worm] != CONTENT.elements[2 * worm + 1]


@rule("BR-18.2.6")
def test_a_tie_never_pays_less_than_the_next_rank() -> None:
    for rewards in ([3, 3, 1], [6, 2, 2]):
        with pytest.raises(BadContent, match="throne"):
            rewritten({"throne": {"rewards": rewards}})
