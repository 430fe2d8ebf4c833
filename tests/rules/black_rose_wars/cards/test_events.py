"""The events (section 10 of the content)."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import ROSE_PHASE
from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import card, drawn, under
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, K, mage, servant

# Slot (nothing for an immediate event), crown, and the power of the Black Rose on reveal and discard.
PRINTED = {
    "ev1-01": (1, True, 2, 0), "ev1-02": (0, True, 2, 0), "ev1-03": (2, True, 2, 0), "ev1-04": (2, False, 2, 0),
    "ev1-05": (2, True, 2, 0), "ev1-06": (1, False, 2, 2), "ev1-07": (0, False, 2, 0), "ev1-08": (0, False, 1, 0),
    "ev1-09": (3, True, 2, 0), "ev1-10": (0, False, 1, 0), "ev1-11": (3, False, 2, 0), "ev1-12": (2, True, 2, 0),
    "ev1-13": (3, False, 2, 0),
    "ev2-01": (1, False, 2, 1), "ev2-02": (1, False, 2, 1), "ev2-03": (1, False, 2, 1), "ev2-04": (1, False, 2, 1),
    "ev2-05": (1, True, 2, 1), "ev2-06": (1, True, 2, 1), "ev2-07": (3, False, 1, 2), "ev2-08": (0, False, 2, 0),
    "ev2-09": (1, True, 2, 0), "ev2-10": (0, False, 1, 0), "ev2-11": (1, False, 1, 3), "ev2-12": (0, True, 3, 0),
    "ev2-13": (0, True, 2, 0),
    "ev3-01": (3, False, 2, 3), "ev3-02": (3, True, 2, 3), "ev3-03": (2, False, 2, 3), "ev3-04": (0, False, 2, 0),
    "ev3-05": (0, False, 2, 0), "ev3-06": (1, False, 2, 2), "ev3-07": (0, False, 4, 0), "ev3-08": (3, False, 2, 1),
    "ev3-09": (3, True, 2, 2), "ev3-10": (3, False, 3, 3), "ev3-11": (0, False, 4, 0), "ev3-12": (3, True, 2, 2),
    "ev3-13": (0, True, 0, 3),
}  # fmt: skip


@pytest.mark.parametrize("event", [event for event in PRINTED if event != "ev3-04"])
def test_an_event_comes_to_its_slot_and_pays_the_rose(event: str) -> None:
    slot, crown, reveal, discard = PRINTED[event]
    game = drawn(event)
    while game.phase == ROSE_PHASE:
        game.answer(game.asked.timeout)
    slots = [event if number == slot else None for number in (1, 2, 3)]
    assert game.events_open() == slots
    assert game.power(K) == (reveal if slot else reveal + discard)
    assert game.crown == (C if crown else A)
    assert CONTENT.event_discard[CONTENT.event_ids.index(event)] == discard


# The first moon


@rule("VX-50")
@card("ev1-01")
def test_hidden_resources_pay_whoever_comes_to_its_cell() -> None:
    abyss = {"abyss": {"restored": True}}
    game = under("ev1-01", a="abyss", b="crypt", rooms=abyss).explore("activate")
    assert [game.power(seat) for seat in (A, B, C)] == [1, 1, 0]
    game = under("ev1-01", b="hall A8").fight(B)  # a defeat counts too
    assert (game.power(B), game.power(A)) == (1, 5)


@card("ev1-02")
def test_black_thorns_hurt_all_evocations() -> None:
    game = drawn("ev1-02", evocations={"cadaver-1": "hall A", "colossus-1": "armory B", "nigredo-1": "crypt C A1"})
    assert (game.where("cadaver-1"), game.cubes("colossus-1"), game.cubes("nigredo-1")) == ("away", "K2", "A1 K2")


@rule("VX-04")
@card("ev1-03", "ev1-04", "ev1-05")
@pytest.mark.parametrize(
    ("event", "rooms"),
    [
        ("ev1-03", {"garden", "forge", "treasure", "crypt", "cemetery", "altar"}),
        ("ev1-04", {"abyss", "oracle", "mirrors", "throne", "armory", "pleasure"}),
        ("ev1-05", {"summoner", "laboratory", "arena", "observatory", "bibliotheca", "sanctuary"}),
    ],
)
def test_rooms_are_reborn(event: str, rooms: set[str]) -> None:
    game = drawn(event, rooms={"garden": "A4", "abyss": {"restored": True}})
    marked = {name for name in CONTENT.room_ids if "K1" in game.unstable(name)}
    assert marked == rooms - {"garden", "abyss"}
    assert game.supply(K) == 30 - len(marked)


@card("ev1-06")
def test_a_gift_to_fools_may_be_refused() -> None:
    library = {"agony": {"deck": ["torment", "rest"]}}
    game = drawn("ev1-06", library=library)
    assert game.asks == [(A, "may")]
    game.yes().school("agony").no(B).no(C)
    assert (game.hand(A)[0], game.hand(B), game.hand(C)) == ("torment", [], [])


@card("ev1-07")
def test_dislocation_reaches_into_cells() -> None:
    game = drawn("ev1-07", b="crypt").yes().choose("armory").no(B).yes(C).choose("garden")
    assert [game.where(seat) for seat in (A, B, C)] == ["armory", "crypt", "garden"]


@card("ev1-08", "ev1-13")
@pytest.mark.parametrize(("event", "cubes"), [("ev1-08", "K5"), ("ev1-13", "K2")])
def test_the_hall_awakens(event: str, cubes: str) -> None:
    assert drawn(event).unstable("hall") == cubes


@card("ev1-09")
def test_the_puppeteer_marks_where_evocations_leave() -> None:
    game = under("ev1-09", b="hall", evocations={"cadaver-1": "hall B"}).fight("cadaver-1")
    assert game.unstable("hall") == "K1"
    game = under("ev1-09", evocations={"cadaver-1": "arena A"}, board={"i": "scrap-servant reverse"}).cast("i")
    assert game.unstable("arena") == "K1"


@rule("VX-12")
@card("ev1-10")
def test_a_hard_lesson_leads_to_the_cells() -> None:
    game = drawn("ev1-10", a=mage("hall", power=2), c=mage("armory", power=1))
    assert game.asks == [(A, "choose_room")]
    exits = []
    for _ in range(3):
        exits.append(game.offered("room"))
        game.answer(game.legal()[0])
    assert [len(rooms) for rooms in exits] == [2, 2, 2]
    assert [game.where(seat) for seat in (A, B, C)] == [CONTENT.room_ids[rooms[0]] for rooms in exits]
    assert [game.power(seat) for seat in (A, B, C)] == [1, 0, 0]


@card("ev1-11")
def test_an_undead_army_rises_for_everybody() -> None:
    game = drawn("ev1-11", b="crypt").yes().yes(B)
    assert (game.where("cadaver-1"), game.owner("cadaver-1")) == ("hall", A)
    assert (game.where("cadaver-2"), game.owner("cadaver-2")) == ("crypt", B)
    game.yes(C)
    assert game.where("cadaver-3") == "away"  # C is in its cell


@rule("VX-11")
@card("ev1-12")
def test_the_black_overload_adds_one_to_every_placing() -> None:
    game = under("ev1-12", a="garden", rooms={"mirrors": "B1"}).explore("activate").choose("mirrors")
    assert game.unstable("mirrors") == "B1 A1 K1"
    game = under("ev1-12", board={"i": "heart-of-ice reverse"}, a="hall K3").cast("i").choose("crypt")
    assert game.unstable("crypt") == "A3 K1"


# The second moon


@card("ev2-01", "ev2-02", "ev2-03", "ev2-04", "ev2-05", "ev2-06")
@pytest.mark.parametrize(
    ("event", "name", "other"),
    [
        ("ev2-01", "crypt", "oracle"),
        ("ev2-02", "arena", "oracle"),
        ("ev2-03", "oracle", "crypt"),
        ("ev2-04", "garden", "oracle"),
        ("ev2-05", "sanctuary", "oracle"),
        ("ev2-06", "armory", "oracle"),
    ],
)
def test_the_rose_is_paid_for_rooms_of_a_colour(event: str, name: str, other: str) -> None:
    assert under(event, a=name).explore("activate").until("action").power(K) == 1
    assert under(event, a=other).explore("activate").until("action").power(K) == 0


@card("ev2-07")
def test_illness_confines_everybody() -> None:
    game = drawn("ev2-07", a="hall", b="crypt", c="crypt")
    assert (game.unstable("hall"), game.unstable("crypt"), game.unstable("throne")) == ("K2", "K2", "")
    assert [game.where(seat) for seat in (A, B, C)] == ["cell"] * 3


@card("ev2-08")
def test_a_vision_shows_quests_of_the_third_moon() -> None:
    game = drawn("ev2-08")
    for seat in (A, B, C):
        (quest,) = game.quests(seat, "active")
        assert quest.startswith("qu3")


@card("ev2-09")
def test_fatigue_costs_a_card_or_power() -> None:
    game = under(
        "ev2-09",
        a=mage("hall", power=2, hand=["torment", "submission"]),
        b=mage("crypt", power=2, hand=["submission"]),
        c=mage(power=2),
        active=None,
    )
    assert game.asks == [(A, "pick")]
    game.branch(1).spell("submission")
    game.answer(game.legal(B)[1], B)
    assert [game.power(seat) for seat in (A, B, C)] == [2, 1, 1]
    assert (game.memories(A), game.hand(A), len(game.hand(B))) == (["submission"], ["torment"], 1)


@rule("VX-22")
@card("ev2-10")
def test_servants_revolt_with_their_strength() -> None:
    army = {"cadaver-1": "garden A", "colossus-1": "crypt A", "cadaver-2": "garden C"}
    there = {**army, "umbra-1": servant("crypt", B, bearer=B)}
    game = drawn("ev2-10", b=mage("crypt", power=2), c=mage("arena", power=1), evocations=there)
    assert [game.cubes(seat) for seat in (A, B, C)] == ["K5", "", "K2"]
    assert (game.power(B), game.power(C)) == (1, 1)


@card("ev2-11")
def test_the_tribute_buys_an_order() -> None:
    there = {"cadaver-1": "crypt A", "cadaver-2": "armory C"}
    game = under("ev2-11", b="crypt", evocations=there, active=None)
    assert game.asks == [(A, "may")]
    game.yes().target(B).stop().no(C)
    assert (game.cubes(A), game.cubes(B), game.cubes(C)) == ("K1", "A2", "")


@card("ev2-12")
def test_renovation_costs_a_trophy() -> None:
    game = drawn("ev2-12", a=mage("hall", trophies=[B, B]), b="crypt", c=mage("garden", trophies=[A]))
    assert game.asks == [(A, "may")]
    game.yes().no(C)
    assert (game.trophies(A), game.trophies(K), game.trophies(C)) == ([B], [B], [A])
    assert (game.unstable("hall"), game.unstable("garden")) == ("A2", "")


@rule("VX-23")
@card("ev2-13")
def test_the_slothful_are_rewarded() -> None:
    done = mage("crypt", quests={"qu1-01": "fulfilled"})
    game = drawn("ev2-13", a=mage("hall", quests=["qu1-02"]), b=done, c=mage(quests={"qu1-03": "completed"}))
    assert [game.power(seat) for seat in (A, B, C)] == [1, 0, 0]


# The third moon


@rule("VX-04", "VX-53")
@card("ev3-01", "ev3-02")
@pytest.mark.parametrize(
    ("event", "cubes", "fits", "other"),
    [("ev3-01", "K2", "evil-eye", "submission reverse"), ("ev3-02", "K1", "submission reverse", "evil-eye")],
)
def test_only_war_and_only_peace(event: str, cubes: str, fits: str, other: str) -> None:
    game = under(event, board={"i": fits}).cast("i").until("action")
    assert game.cubes(A) == cubes
    assert under(event, board={"i": other}).cast("i").until("action").cubes(A) == ""
    defended = under(event, b=mage("hall", board={"i": "baneful-curse activated"})).fight(B).use("i", B)
    assert defended.tally(B) == ("A2 K2" if event == "ev3-01" else "A2")
    trapped = under(event, b=mage("hall", board={"i": "torment reverse activated"})).fight(B).use("i", B)
    assert trapped.tally(B) == ("A2" if event == "ev3-01" else "A2 K1")


@rule("VX-45")
@card("ev3-03")
def test_assault_strengthens_the_first_damage_of_combat_spells() -> None:
    game = under("ev3-03", b="throne", active=None, board={"i": "shared-torture"}).cast("i").target(B)
    assert game.cubes(B) == "A5"
    both = under("ev3-03", a="hall C4", b="throne", c="hall", active=None, board={"i": "peak-of-agony reverse"})
    both.cast("i").target(B).target(C)
    assert (both.cubes(B), both.cubes(C)) == ("A4", "A2")
    gentle = under("ev3-03", b=mage("throne", hexes=["debt"]), active=None, board={"i": "grave-doll reverse"}).cast("i")
    assert gentle.acted().cubes(B) == "A1"


@rule("VX-14", "VX-39")
@card("ev3-04")
def test_remembrance_draws_from_the_first_two_moons() -> None:
    decks = [["ev1-13", "rest"], ["ev2-06", "rest"], ["ev3-04", "rest"]]
    game = drawn("ev3-04", events={"decks": decks})
    assert game.events_open() == ["ev2-06", None, "ev1-13"]
    assert (game.power(K), game.crown) == (6, C)


@card("ev3-05")
def test_the_past_costs_a_quest_or_power() -> None:
    quests = {"qu1-01": "completed", "qu1-02": "completed"}
    game = drawn(
        "ev3-05",
        a=mage("hall", power=5, quests=quests),
        b=mage(power=5),
        c=mage(power=5, quests={"qu1-03": "completed"}),
    )
    assert game.asks == [(A, "pick")]
    game.branch(1).quest("qu1-02")
    assert (game.quests(A, "completed"), game.power(A), game.power(B)) == (["qu1-01"], 5, 2)
    game.branch(2)
    assert (game.quests(C, "completed"), game.power(C)) == (["qu1-03"], 2)


@card("ev3-06")
def test_the_pledge_is_paid_in_blood_even_in_cells() -> None:
    game = drawn("ev3-06", b="crypt")
    assert [game.cubes(seat) for seat in (A, B, C)] == ["K3"] * 3


@card("ev3-07")
def test_the_king_gets_gold() -> None:
    game = drawn("ev3-07", crown=B, first=A)
    assert [game.power(seat) for seat in (A, B, C)] == [0, 2, 0]


@card("ev3-08")
def test_woe_blackens_or_strikes() -> None:
    game = drawn("ev3-08", a="hall B2 C3", b="crypt A2 K1", c="garden K2", crown=B, first=A)
    assert game.asks == [(B, "replace")]  # the crown says which
    game.take(1)
    game.when("replace", "replace", number=3)
    assert (game.tally(A), game.tally(B), game.tally(C)) == ("B1 K4", "K3", "K4")


@card("ev3-09")
def test_infinite_knowledge_rewards_quests() -> None:
    game = under("ev3-09", a=mage("hall", quests={"qu1-14": "fulfilled"})).do("quest")
    assert (game.power(A), game.power(K)) == (1 + 2 + 2, 1)


@rule("VX-15", "VX-35")
@card("ev3-10")
def test_immortals_are_healed_and_cannot_be_hurt() -> None:
    there = {"colossus-1": "hall B A2 K1", "cadaver-1": "crypt A C1", "nigredo-1": "crypt K A1"}
    game = drawn("ev3-10", evocations=there)
    assert [game.cubes(name) for name in there] == ["", "", ""]
    game = under("ev3-10", b="hall", evocations={"colossus-1": "hall B"}, board={"i": "choir-of-whispers reverse"})
    assert game.cast("i").target("colossus-1").cubes("colossus-1") == ""


@card("ev3-11")
def test_mercy_is_false() -> None:
    game = drawn("ev3-11", a="hall B4 K1", b="crypt A3", c="cell")
    assert [game.cubes(seat) for seat in (A, B, C)] == ["K1", "K2", "K2"]


@rule("VX-33", "VX-55")
@card("ev3-12")
def test_dominion_takes_every_trophy() -> None:
    game = under("ev3-12", a=mage("hall", trophies=[C]), b="hall A8").fight(B)
    assert (game.trophies(A), game.trophies(K)) == ([C], [B])


@card("ev3-13")
def test_an_infusion_is_bought() -> None:
    game = drawn("ev3-13", a=mage("hall", power=5), b=mage(power=1), c=mage(power=2), rose={"power": 19})
    assert (game.crown, game.power(K), game.asks) == (C, 22, [(A, "may")])
    game.yes().yes(C)
    assert [game.power(seat) for seat in (A, B, C)] == [3, 1, 0]
    assert [
        sum(CONTENT.spell_ids.index(card) >= CONTENT.forgotten for card in game.hand(seat)) for seat in (A, B, C)
    ] == [1, 0, 1]
