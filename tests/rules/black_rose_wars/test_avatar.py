"""BR-29 The Avatar at play: its orders, its traps and defences, and what is done for it in clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import ACTION, EVOCATION, ROSE
from mindrose.games.black_rose_wars.state import ORDER_DECK
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.avatars import Possession, possessed
from tests.rules.black_rose_wars.playing import CONTENT, A, B, K, at, figure, mage, servant

STALK = "or1-01"
THORNS = "or1-02"
ROOTS = "or1-04"
LASH = "or1-06"
WHISPER = "or1-07"
VIGIL = "or1-08"
QUIET = "or1-08 or1-05 or1-03"  # orders that bring no extra one


def written(effect: str, **more: Any) -> dict[str, dict[str, Any]]:
    """Stalk says something else."""
    return {STALK: {"effect": effect, **more}}


# The first three phases


@rule("BR-29.1.1", "BR-6.1.11", "BR-10.3.6", "BR-12.1.7")
def test_it_does_nothing_before_the_action_phase() -> None:
    game = Possession(mage("crypt"), mage("altar"), phase="rose")
    asked = set()
    while game.phase < ACTION:
        asked |= set(game.asks)
        game.answer(game.asked.timeout)
    assert {seat for seat, _ in asked} == {A, B}
    assert [event["seat"] for event in game.events("drew_quest")] == [A, B]
    assert [event["seat"] for event in game.events("laid")] == [A, B]


@rule("BR-29.1.2", "BR-6.1.3")
def test_an_event_that_the_avatar_would_draw_gives_nobody_the_crown() -> None:
    """Cells 1, 2 and 3 are A's, B's and the Avatar's, which sits after B: with the crown at A, it comes before A."""
    seats = [mage("crypt", cell=1), mage("altar", cell=2)]
    deck = {"decks": [["av1-02", "rest"]]}
    game = Possession(*seats, avatar=possessed(cell=3), phase="rose", crown=A, events=deck)
    assert [(event["seat"], event["event_card"]) for event in game.events("event_drawn")] == [
        (B, CONTENT.event_ids.index("av1-02"))
    ]
    assert game.crown == A
    other = Possession(*seats, avatar=possessed(cell=3), phase="rose", crown=B, events=deck)
    assert [event["seat"] for event in other.events("event_drawn")] == [A]
    assert other.crown == A


@rule("BR-29.1.3")
@vector("TV-123")
def test_events_about_mages_pass_it_over() -> None:
    texts = {"av1-01": {"effect": "each M*: pow it -1"}}
    game = Possession(
        mage("crypt", power=4), rose={"power": 5}, phase="rose", events={"decks": [["av1-01", "rest"]]}, texts=texts
    )
    assert game.power(A) == 3
    assert game.power(K) == 5 + CONTENT.event_reveal[CONTENT.event_ids.index("av1-01")]
    text = {"av1-04": {"effect": "during: on enters(mage,grey): pow trig -1"}}
    other = Possession(
        mage("crypt", power=4),
        avatar=possessed("hall", orders=STALK),
        rose={"power": 5},
        events={"slots": ["av1-04", None, None]},
        texts={**text, **written("P{T=mage(*)!P1; move me 2 toward T}")},
    )
    assert other.where(ROSE) != "hall"
    assert other.power(K) == 5


@rule("BR-29.1.4", "BR-9.2.7")
def test_a_new_moon_brings_its_own_orders() -> None:
    game = Possession(
        mage("crypt"), avatar=possessed(orders=f"{STALK} {THORNS}"), rose={"power": 5}, texts=written("S{pow me 1}")
    )
    assert game.moon == 2
    game.rest()
    moons = [CONTENT.order_moon[event["order"]] for event in game.events("order")]
    assert moons[0] == 0
    assert set(moons[1:]) == {1}


# Orders in the Action phase


@rule("BR-29.2.6", "BR-29.2.2")
def test_its_orders_are_counted_anew_in_every_action_phase() -> None:
    game = Possession(mage("crypt"), avatar=possessed(orders=QUIET, obeyed=3), phase="planning")
    while game.phase <= ACTION and game.state.round == 1:
        game.answer(game.asked.timeout)
    assert [event["number"] for event in game.events("order")][:1] == [1]


@rule("BR-29.2.1", "BR-29.3.1", "BR-29.3.5")
def test_an_order_is_revealed_and_done_from_top_to_bottom() -> None:
    game = Possession(mage("crypt"), avatar=possessed(orders="or1-10"), active="rose")
    assert game.remembered()[:1] == ["or1-10"]
    assert [told[0] for told in game.told("order", "stepped", "instability")] == [
        "order",
        "stepped",
        "stepped",
        "instability",
    ]


@rule("BR-29.2.2", "BR-29.2.6", "BR-13.1.2")
def test_it_comes_again_each_lap_even_if_nobody_else_can_act() -> None:
    game = Possession(mage("crypt", tokens=0), mage("altar", tokens=0), avatar=possessed(orders=QUIET))
    while game.phase == ACTION:
        game.answer(game.asked.timeout)
    assert [told[0] for told in game.told("activation", "order", "phase")][:7] == ["activation", "order"] * 3 + [
        "phase"
    ]


@rule("BR-29.2.3")
@vector("TV-111")
def test_an_extra_order_does_not_count() -> None:
    game = Possession(mage("crypt", hand=["torment"]), avatar=possessed(orders=f"{WHISPER} {VIGIL}"))
    orders = [(event["order"], event["number"]) for event in game.events("order")][:3]
    ids = CONTENT.order_ids
    assert orders[:2] == [(ids.index(WHISPER), 1), (ids.index(VIGIL), 1)]
    both = Possession(mage("hall", hand=["torment"]), avatar=possessed(orders=f"{WHISPER} or1-10"))
    told = [values[0] for values in both.told("order", "discarded", "hit", "instability")]
    assert told[:5] == ["order", "discarded", "order", "hit", "instability"]  # all parts of both


@rule("BR-29.2.5")
@vector("TV-110")
def test_dominion_takes_it_out_of_its_cell() -> None:
    game = Possession(mage("crypt", tokens=2), avatar=possessed("cell", orders=VIGIL), active="rose")
    assert game.told("dominion")
    assert game.where(ROSE) == "hall"
    assert not game.told("order")
    assert game.state.obeyed == 0
    assert game.top() == VIGIL


@rule("BR-29.2.7")
def test_an_empty_deck_is_made_of_its_memories() -> None:
    others = [order for order in CONTENT.order_ids if order.startswith("or1") and order not in QUIET]
    avatar = {**possessed(), "decks": [[VIGIL]], "memories": [*others, *QUIET.split()[1:]]}
    game = Possession(mage("crypt", tokens=0), avatar=avatar, texts={WHISPER: {"extra": False}})
    assert len(game.told("order")) == 3
    assert game.told("order")[0] == ("order", CONTENT.order_ids.index(VIGIL), 1)


@rule("BR-29.2.7")
def test_of_its_memories_only_orders_of_the_present_moon_are_shuffled_in() -> None:
    """The second moon has come; all its orders and some of the first lie in the memories of the Avatar."""
    later = [order for order in CONTENT.order_ids if order.startswith("or2")]
    avatar = {**possessed(), "decks": [["rest"], []], "memories": [*QUIET.split(), *later]}
    game = Possession(mage("crypt"), avatar=avatar, moon=2, rose={"power": 8})
    (first, *_) = game.told("order")
    assert CONTENT.order_ids[int(first[1] or 0)] in later
    assert {order for order in game.remembered() if order not in later} == set(QUIET.split())


@rule("BR-29.3.2")
def test_an_order_with_the_symbol_places_instability_first() -> None:
    game = Possession(mage("treasure"), avatar=possessed("hall", orders=THORNS))
    assert game.unstable("hall") == "K1"
    assert [told[0] for told in game.told("instability", "hit")] == ["instability", "hit"]
    later = Possession(mage("treasure"), avatar=possessed("hall", orders="or1-03"))
    assert later.where(ROSE) == "treasure"
    assert later.unstable("hall") == ""
    assert later.unstable("treasure") == "K2"  # before its spell, not before its movement


@rule("BR-29.3.2")
def test_the_symbol_belongs_to_the_first_spell_of_an_order() -> None:
    game = Possession(
        mage("crypt"),
        avatar=possessed("hall", orders=STALK),
        texts=written("S{heal me 1} S{pow me 1}", instability=True),
    )
    assert [told[0] for told in game.told("instability", "power")] == ["instability", "power"]
    assert game.unstable("hall") == "K1"


@rule("BR-29.3.3")
def test_a_physical_action_ends_with_its_defeat() -> None:
    """B's trap answers that the Avatar enters its room; what is left of the Hunt is lost."""
    trap = {"i": "brain-worm activated"}
    game = Possession(
        mage("crypt"),
        mage("sanctuary", board=trap, cubes="A3"),
        avatar=possessed("hall", "A9", orders=f"{STALK} {THORNS}"),
        texts=written("P{T=mage(*)!P2; move me 2 toward T // pow me 3}"),
    )
    game.do("use", by=B, spell=CONTENT.spell_ids.index("brain-worm")).when("declare", "pass")
    assert game.where(ROSE) == "cell"
    assert game.power(K) == 0


@rule("BR-29.3.3")
def test_it_uses_the_strength_and_speed_of_its_card() -> None:
    game = Possession(mage("crypt"), avatar=possessed("pleasure", orders=STALK))
    assert len(game.told("stepped")) == 2
    assert game.cubes(A) == ""
    near = Possession(mage("crypt"), avatar=possessed("throne", orders=STALK))
    assert near.where(ROSE) == "crypt"
    assert near.cubes(A) == "K2"


@rule("BR-29.3.4")
def test_a_spell_of_an_order_is_a_combat_spell() -> None:
    game = Possession(
        mage("sanctuary", board={"i": "persecution activated"}),
        avatar=possessed(orders=THORNS),
        texts={"persecution": {"main": {"effect": "on cast(foe,combat): pow me 1"}}},
    )
    game.do("use", spell=CONTENT.spell_ids.index("persecution")).when("declare", "pass")
    assert game.power(A) == 1


@rule("BR-29.3.6")
@vector("TV-121")
def test_what_touches_its_hand_touches_the_top_order() -> None:
    texts = {"submission": {"main": {"effect": "T=mage(1); disc T 1 hand own"}}}
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar=possessed("summoner", orders=f"{STALK} {VIGIL}"),
        active=A,
        texts=texts,
    )
    game.cast("i")
    assert game.remembered() == [STALK]
    assert game.top() == VIGIL
    assert game.state.obeyed == 0
    assert game.cubes(A) == ""
    texts = {"submission": {"main": {"effect": "T=mage(1); disc T 2 hand own"}}}
    two = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar=possessed("summoner", orders=f"{STALK} {VIGIL} {THORNS}"),
        active=A,
        texts=texts,
    )
    assert (two.cast("i").remembered(), two.top()) == ([STALK, VIGIL], THORNS)


@rule("BR-29.3.6")
@pytest.mark.parametrize("effect", ["disc T 1 hand rnd", "disc T 1 hand actor", "disc T 1 grim own"])
def test_however_a_card_is_taken_from_it_the_top_order_goes(effect: str) -> None:
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar=possessed("summoner", orders=f"{STALK} {VIGIL}"),
        active=A,
        texts={"submission": {"main": {"effect": f"T=mage(1); {effect} // if last>=1: pow me 1"}}},
    )
    game.cast("i").when("choose_figure", "figure", figure=ROSE)
    assert (game.remembered(), game.top(), game.state.obeyed) == ([STALK], VIGIL, 0)


@rule("BR-29.3.6", "DC-S9")
@pytest.mark.parametrize("zone", ["hand", "grim"])
def test_its_hand_and_its_grimoire_are_looked_at_on_top_of_its_deck(zone: str) -> None:
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar=possessed("summoner", orders=f"{STALK} {VIGIL} {THORNS}"),
        active=A,
        texts={"submission": {"main": {"effect": f"T=mage(1); peek T {zone} 2"}}},
    )
    game.cast("i").when("choose_figure", "figure", figure=ROSE)
    assert game.table.view(A)["avatar"]["decks"][0][:3] == [STALK, VIGIL, None]


@rule("BR-29.3.6", "DC-S9", "DC-S5")
def test_whoever_looks_at_the_top_order_knows_it() -> None:
    texts = {"submission": {"main": {"effect": "T=mage(1); peek T hand 1"}}}
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        mage(),
        avatar=possessed("summoner", orders=STALK),
        active=A,
        texts=texts,
    )
    game.cast("i")
    tops = [game.table.view(seat)["avatar"]["decks"][0][0] for seat in (A, B, None)]
    assert tops == [STALK, None, None]
    told = [event["order"] for event in game.table.events(B) if event["event"] == "looked_at_order"]
    assert told == [None]


@rule("BR-29.3.7", "BR-29.5.7")
@pytest.mark.parametrize(
    "effect", ["draw T 2", "tok T 2 ready", "quest T 1", "quest T 2 1", "draw T 1 mem", "forg T 1", "study T 1 1"]
)
def test_nobody_takes_its_orders_and_it_takes_nothing(effect: str) -> None:
    texts = {"submission": {"main": {"effect": f"T=mage(1); {effect}"}}}
    game = Possession(
        mage("crypt", board={"i": "submission"}), avatar=possessed("summoner", orders=STALK), active=A, texts=texts
    )
    before = game.state.piles.cards(ORDER_DECK)
    game.cast("i").target(ROSE)
    assert game.state.piles.cards(ORDER_DECK) == before
    assert game.power(K) == 0  # what the Black Rose would get for a quest of its own
    assert game.state.tokens[ROSE] == 0
    assert game.quests(ROSE, "active") == []


@rule("BR-29.3.8")
def test_in_its_cell_nothing_more_of_an_order_is_applied() -> None:
    game = Possession(
        mage("crypt"),
        avatar=possessed(orders=STALK),
        texts=written("S{cell me // pow me 1} S{pow me 5}", extra=True),
    )
    assert game.where(ROSE) == "cell"
    assert game.power(K) == 1  # the spell that had begun went on
    assert len(game.told("order")) == 1


# Traps and defences


@rule("BR-29.4.1", "BR-29.4.2", "BR-29.2.4")
@vector("TV-16")
def test_a_symbol_on_the_top_order_answers_damage() -> None:
    game = Possession(mage("hall"), mage(), avatar=possessed("hall", orders=f"{ROOTS} {VIGIL}"), active=A)
    assert game.table.view(B)["avatar"]["back"] == "hurt"
    game.fight(ROSE)
    assert game.told("reaction") == [("reaction", CONTENT.order_ids.index(ROOTS))]
    assert game.trophies(K) == [A]
    assert game.state.trophies[A] == 6
    assert (game.power(K), game.power(A)) == (0, 0)
    assert game.remembered() == [ROOTS]
    assert game.state.obeyed == 1


@rule("BR-29.4.1", "BR-29.4.3")
@vector("TV-119")
def test_the_other_symbol_answers_combat_spells_even_beyond_the_limit() -> None:
    texts = {"submission": {"main": {"effect": "T=mage(1); dmg T 3"}}}
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar={**possessed("summoner", orders=LASH), "obeyed": 3},
        active=A,
        texts=texts,
    )
    assert game.table.view(A)["avatar"]["back"] == "aimed"
    game.cast("i").target(ROSE)
    assert game.told("reaction")
    assert game.cubes(ROSE) == "A1"  # 2 of 3 are ignored
    assert game.state.obeyed == 4


@rule("BR-29.4.1")
def test_a_spell_that_is_no_combat_spell_is_not_answered() -> None:
    conjunction = {"type": "conjunction", "element": "fire", "effect": "T=mage(1); dmg T 3"}
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar=possessed("summoner", orders=LASH),
        active=A,
        texts={"submission": {"main": conjunction}},
    )
    game.cast("i").target(ROSE)
    assert (game.told("reaction"), game.cubes(ROSE)) == ([], "A3")


@rule("BR-29.4.1")
def test_without_its_symbol_nothing_is_answered() -> None:
    texts = {"submission": {"main": {"effect": "T=mage(1); dmg T 3"}}}
    game = Possession(
        mage("crypt", board={"i": "submission"}), avatar=possessed("summoner", orders=STALK), active=A, texts=texts
    )
    assert game.table.view(A)["avatar"]["back"] == "none"
    game.cast("i").target(ROSE)
    assert not game.told("reaction")
    assert game.cubes(ROSE) == "A3"


@rule("BR-29.4.4")
def test_an_order_that_is_played_does_not_react() -> None:
    game = Possession(mage("hall", hand=[]), avatar=possessed("hall", orders=ROOTS))
    assert game.cubes(A) == "K2"
    assert not game.told("reaction")
    assert game.trophies(K) == []


# Quests, evocations, crown


@rule("BR-29.5.1", "BR-26.2.1")
def test_its_completed_quests_count_at_the_end() -> None:
    game = Possession(
        mage("crypt", power=30), avatar={**possessed(), "completed": [CONTENT.quest_ids[0]]}, phase="cleanup"
    )
    while game.kind:
        game.answer(game.asked.timeout)
    bonuses = [(event["participant"], event["number"]) for event in game.events("bonus") if event["bonus"] == 0]
    assert bonuses == [(ROSE, 5)]


@rule("BR-29.5.2", "BR-29.5.3")
def test_its_evocations_come_at_its_place() -> None:
    """The Avatar sits after B; what the Black Rose summons is the Avatar's, in its slots."""
    owned = {"cadaver-1": servant("crypt", A), "cadaver-2": servant("crypt", B), "cadaver-3": servant("crypt", ROSE)}
    game = Possession(
        mage("altar", cell=1),
        mage("altar", cell=2),
        avatar=possessed("pleasure", cell=3),
        evocations=owned,
        phase="evocation",
    )
    while game.phase == EVOCATION:
        game.answer(game.asked.timeout if game.kind != "wake" else game.legal()[-1])
    woken = [event["figure"] for event in game.events("woken")]
    assert woken == [figure("cadaver-1"), figure("cadaver-2"), figure("cadaver-3")]
    full = {f"cadaver-{number}": servant("crypt", ROSE) for number in (1, 2, 3)}
    other = Possession(
        mage("altar"),
        avatar=possessed("pleasure", orders=STALK),
        evocations=full,
        texts=written("S{summon Cadaver here}"),
    )
    assert other.kind == "make_room"
    assert other.asked.seat == A


@rule("BR-29.5.2", "BR-30.1.1")
def test_its_evocations_are_activated_in_the_order_of_their_slots() -> None:
    """The crown says only in which order those of others come that it controls."""
    owned = {
        "cadaver-1": {**servant("crypt", ROSE), "slot": 3},
        "cadaver-2": {**servant("crypt", ROSE), "slot": 1},
        "cadaver-3": {**servant("crypt", A), "controller": "rose"},
        "succubus-1": {**servant("crypt", A), "controller": "rose"},
        "totem-1": {**servant("crypt", ROSE), "slot": 2},
    }
    game = Possession(mage("crypt"), mage("cell"), avatar=possessed("pleasure"), evocations=owned, phase="evocation")
    while game.kind != "wake":
        game.answer(game.asked.timeout)
    assert game.told("woken") == [("woken", figure(name)) for name in ("cadaver-2", "totem-1", "cadaver-1")]
    assert game.asked.seat == A
    assert game.legal() == sorted([at("cadaver-3"), at("succubus-1")])


@rule("BR-27.3.1", "BR-29.5.2")
def test_with_the_summoners_crown_the_avatar_activates_one_evocation_in_its_turn() -> None:
    owned = {
        "cadaver-1": servant("crypt", ROSE, slot=1),
        "cadaver-2": servant("crypt", ROSE, slot=2),
        "cadaver-3": servant("crypt", A, slot=1),
        "cadaver-4": servant("crypt", A, slot=2),
    }
    game = Possession(
        mage("altar"),
        avatar=possessed("pleasure"),
        evocations=owned,
        phase="evocation",
        options={"summoners_crown": True},
    )
    while game.phase == EVOCATION:
        game.answer(game.asked.timeout if game.kind != "wake" else game.legal()[-1])
    owners = [int(game.state.owner[event["figure"]]) for event in game.events("woken")]
    assert owners in ([A, ROSE, A, ROSE], [ROSE, A, ROSE, A])


@rule("BR-28.1.2", "BR-29.5.7", "BR-8.2.2", "BR-9.1.1")
@pytest.mark.parametrize("where", ["hall", "cell"])
@pytest.mark.parametrize(("effect", "power"), [("pow Rose 2", 7), ("steal Rose 2", 3), ("quest Rose 1", 6)])
def test_what_is_said_of_the_black_rose_happens_wherever_the_avatar_is(effect: str, power: int, where: str) -> None:
    game = Possession(
        mage("crypt", board={"i": "submission"}),
        avatar=possessed(where),
        active=A,
        rose={"power": 5},
        texts={"submission": {"main": {"effect": effect}}},
    )
    assert game.cast("i").power(K) == power


@rule("BR-29.1.2", "BR-7.1.2", "BR-6.1.3")
def test_an_order_that_draws_an_event_gives_nobody_the_crown() -> None:
    game = Possession(
        mage("crypt", cell=1),
        mage("altar", cell=2),
        avatar=possessed(cell=3, orders=STALK),
        crown=A,
        events={"decks": [["av1-02", "rest"]]},
        texts=written("S{event me}"),
    )
    event = CONTENT.event_ids.index("av1-02")
    assert [(told["seat"], told["event_card"]) for told in game.events("event_drawn")] == [(B, event)]
    assert game.crown == A
    assert game.state.event[CONTENT.event_slot[event]] == event


@rule("BR-29.5.5")
def test_the_black_rose_does_not_hurt_it() -> None:
    texts = {"av1-01": {"effect": "T=all fig(*); rose T 1"}}
    game = Possession(
        mage("crypt"),
        evocations={"cadaver-1": servant("crypt", A), "cadaver-2": servant("crypt", ROSE)},
        phase="rose",
        events={"decks": [["av1-01", "rest"]]},
        texts=texts,
    )
    assert (game.cubes(A), game.cubes(ROSE)) == ("K1", "")
    assert (game.cubes("cadaver-1"), game.cubes("cadaver-2")) == ("K1", "")


@rule("BR-29.5.6")
@vector("TV-113")
def test_an_umbra_leaves_it_without_damage() -> None:
    umbra = {"umbra-1": {**servant("hall", A), "bearer": "rose"}}
    game = Possession(
        mage("hall", board={"i": "submission"}),
        avatar=possessed("hall"),
        evocations=umbra,
        active=A,
        texts={"submission": {"main": {"effect": "E=foeevo(0); defeat E"}}},
    )
    game.cast("i").target("umbra-1")
    assert game.where("umbra-1") == "away"
    assert game.cubes(ROSE) == ""


# Clean-up


@rule("BR-29.6.1", "BR-25.1.6")
@vector("TV-114")
def test_hexes_wear_off_by_black_cubes() -> None:
    slots = CONTENT.hex_slots[CONTENT.hex_ids.index("vulnerability")]
    game = Possession(mage("crypt"), avatar=possessed(hexes={"vulnerability": 0}), phase="cleanup")
    assert slots == 2
    assert game.told("hex_marked") == [("hex_marked", ROSE, CONTENT.hex_ids.index("vulnerability"), 1)]
    assert game.hexes(ROSE) == ["vulnerability"]
    both = Possession(mage("crypt"), avatar=possessed(hexes={"vulnerability": 0, "slowness": 0}), phase="cleanup")
    assert [cubes for *_, cubes in both.told("hex_marked")] == [1, 1]
    cell = Possession(mage("crypt"), avatar=possessed("cell", hexes={"vulnerability": 0}), phase="cleanup")
    assert [cubes for *_, cubes in cell.told("hex_marked")] == [1]
    last = Possession(mage("crypt"), avatar=possessed(hexes={"vulnerability": 1}), phase="cleanup")
    assert last.hexes(ROSE) == []
    assert last.supply(K) == 30


@rule("BR-25.1.6", "BR-29.6.1")
def test_what_is_done_for_it_in_clean_up_comes_before_rooms_are_restored() -> None:
    """Its last black cubes lie in rooms: they come back too late for the hex."""
    rooms = {"throne": "K10", "hall": "K10", "crypt": "K6", "garden": "K4"}
    game = Possession(mage("altar"), avatar=possessed(hexes={"vulnerability": 0}), rooms=rooms, phase="cleanup")
    assert (game.told("hex_marked"), game.hexes(ROSE)) == ([], ["vulnerability"])
    assert game.supply(K) == 30
    rooms["garden"] = "K3 A1"
    game = Possession(mage("altar"), avatar=possessed(hexes={"vulnerability": 0}), rooms=rooms, phase="cleanup")
    assert [told[0] for told in game.told("hex_marked", "restored")] == ["hex_marked", *["restored"] * 4]


@rule("CP-9", "BR-29.6.1")
def test_some_hexes_do_nothing_to_it() -> None:
    hexes = {"frailty": 0, "silence": 0, "oblivion": 0}
    game = Possession(mage("crypt"), avatar=possessed("hall", "A5", orders=VIGIL, hexes=hexes))
    assert game.cubes(ROSE) == "A3"
    slow = Possession(mage("crypt"), avatar=possessed("throne", orders=STALK, hexes={"slowness": 0}))
    assert len(slow.told("stepped")) == 1


@rule("BR-29.6.2")
def test_one_assigned_evocation_leaves_it_in_clean_up() -> None:
    umbras = {f"umbra-{number}": {**servant("hall", A), "bearer": "rose"} for number in (1, 2)}
    game = Possession(
        mage("crypt"), mage("altar"), avatar=possessed("hall"), evocations=umbras, phase="cleanup", crown=B
    )
    assert (game.asked.seat, game.kind) == (B, "shake_off")
    assert game.why_not(at("cadaver-1")) == ("E_TARGET", "BR-29.6.2")
    game.do("return", figure=figure("umbra-2"))
    assert game.where("umbra-2") == "away"
    assert game.where("umbra-1") == "hall"
    assert game.cubes(ROSE) == ""


@rule("BR-29.6.3", "BR-29.1.4")
def test_orders_go_under_the_deck_of_their_moon() -> None:
    game = Possession(
        mage("crypt"),
        avatar={**possessed(), "decks": [["rest"], ["or2-01", "rest"]], "memories": ["or1-05", "or2-02"]},
        moon=2,
        rose={"power": 8},
        phase="cleanup",
    )
    assert game.remembered() == []
    decks = [[card // 16 for card in game.state.piles.cards(ORDER_DECK + moon)] for moon in (0, 1)]
    assert decks[0][0] == CONTENT.order_ids.index("or1-05")
    assert decks[1][0] == CONTENT.order_ids.index("or2-02")
    assert decks[1][-1] == CONTENT.order_ids.index("or2-01")
