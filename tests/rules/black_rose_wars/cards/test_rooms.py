"""The rooms, ruined and restored (section 3 of the content)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import card, use_room
from tests.rules.black_rose_wars.playing import A, B, C, K, mage, room

HAND = ["torment", "submission", "pain-mark", "deflector"]


@card("hall ruined")
def test_the_hall_gives_a_forgotten_spell_for_three_cards() -> None:
    game = use_room("hall ruined", a=mage("hall", hand=HAND), rooms={"garden": "B2", "treasure": "B4"})
    game.spell("torment").spell("submission").spell("deflector")
    assert game.can_choose("garden", "armory")
    assert not game.can_choose("treasure")
    game.choose("garden").went_on(A)
    assert (len(game.hand(A)), len(game.memories(A)), game.unstable("garden")) == (2, 3, "B2 K1")
    assert use_room("hall ruined", a=mage("hall", hand=HAND[:3])).memories(A) != []
    few = use_room("hall ruined", a=mage("hall", hand=HAND[:2])).went_on(A)
    assert (len(few.hand(A)), few.supply(K)) == (2, 30)


@card("hall restored")
def test_the_restored_hall_shows_two() -> None:
    game = use_room("hall restored", a=mage("hall", hand=HAND)).spell("torment").spell("submission").spell("deflector")
    kept = [game.state.content.spell_ids[spell] for spell in game.offered("spell")]
    assert len(kept) == 2
    assert use_room("hall restored", a=mage("hall", hand=HAND[:3])).memories(A) != []
    game.answer(game.legal()[0]).went_on(A)
    assert (game.hand(A), game.supply(K), game.used("hall")) == (["pain-mark", kept[0]], 30, True)


@card("throne ruined")
def test_the_throne_sells_the_crown() -> None:
    game = use_room("throne ruined", a=mage("throne", power=3), crown=B, first=A).yes().went_on(A)
    assert (game.crown, game.power(A)) == (A, 2)
    poor = use_room("throne ruined", crown=B, first=A).yes().went_on(A)
    assert (poor.crown, poor.power(A)) == (B, 0)


@card("throne restored")
def test_the_restored_throne_gives_crown_and_power() -> None:
    game = use_room("throne restored", crown=B, first=A).went_on(A)
    assert (game.crown, game.power(A)) == (A, 1)


@card("crypt ruined", "cemetery ruined", "altar ruined")
@pytest.mark.parametrize("name", ["crypt", "cemetery", "altar"])
def test_grey_rooms_summon_a_cadaver(name: str) -> None:
    game = use_room(f"{name} ruined").went_on(A)
    assert (game.where("cadaver-1"), game.owner("cadaver-1")) == (name, A)


@card("crypt restored")
def test_the_restored_crypt_summons_two_near() -> None:
    game = use_room("crypt restored")
    assert game.can_choose("crypt", "throne")
    assert not game.can_choose("hall")
    game.choose("throne").choose("summoner").went_on(A)
    assert (game.where("cadaver-1"), game.where("cadaver-2")) == ("throne", "summoner")


@card("cemetery restored")
def test_the_restored_cemetery_summons_a_colossus_anywhere() -> None:
    assert use_room("cemetery restored").choose("armory").went_on(A).where("colossus-1") == "armory"


@card("altar restored")
def test_the_restored_altar_hurts() -> None:
    game = use_room("altar restored", b="laboratory", c="throne")
    assert game.can_target(B)
    assert not game.can_target(C)
    assert game.target(B).went_on(A).cubes(B) == "A2"


@card("summoner ruined", "laboratory ruined", "arena ruined")
@pytest.mark.parametrize(("name", "near"), [("summoner", "throne"), ("laboratory", "throne"), ("arena", "altar")])
def test_red_rooms_hurt(name: str, near: str) -> None:
    game = use_room(f"{name} ruined", b=near, c="pleasure")
    assert not game.can_target(C)
    assert game.target(B).went_on(A).cubes(B) == "A1"


@card("summoner restored")
def test_the_restored_summoner_room_wakes_a_nigredo() -> None:
    game = use_room("summoner restored", b="summoner").target(B).no().stop().went_on(A)
    assert (game.where("nigredo-1"), game.cubes(B)) == ("summoner", "A2")


@card("laboratory restored")
def test_the_restored_laboratory_draws_three_for_one() -> None:
    game = use_room("laboratory restored", a=mage("laboratory", grimoire=HAND)).spell("torment").went_on(A)
    assert (len(game.hand(A)), game.memories(A), len(game.grimoire(A))) == (2, ["torment"], 1)


@card("arena restored")
def test_the_restored_arena_casts_the_next_spell() -> None:
    board = {"ii": "heart-of-ice reverse", "iii": "submission"}
    game = use_room("arena restored", a="arena K3", board=board).choose("laboratory").went_on(A)
    assert (game.unstable("laboratory"), game.status(A, "ii"), game.status(A, "iii")) == ("A3", "revealed", "prepared")
    game = use_room("arena restored", board={"quick": "brain-worm"}).went_on(A)
    assert game.status(A, "quick") == "activated"


@card("observatory ruined", "bibliotheca ruined", "sanctuary ruined", "pleasure ruined")
@pytest.mark.parametrize("name", ["observatory", "bibliotheca", "sanctuary", "pleasure"])
def test_yellow_rooms_and_the_pleasure_room_draw_a_quest(name: str) -> None:
    assert len(use_room(f"{name} ruined").went_on(A).quests(A, "active")) == 1


@card("observatory restored")
def test_the_restored_observatory_weakens_all_others_in_the_lodge() -> None:
    game = use_room("observatory restored", a=mage("observatory", power=3), b=mage("armory", power=3), c=mage(power=3))
    assert [game.went_on(A).power(seat) for seat in (A, B, C)] == [3, 2, 3]


@card("bibliotheca restored")
def test_the_restored_bibliotheca_teaches_two_spells() -> None:
    library = {"agony": {"deck": ["torment", "rest"]}, "alchemy": {"deck": ["marbling", "rest"]}}
    game = use_room("bibliotheca restored", library=library).school("agony").school("alchemy").went_on(A)
    assert sorted(game.hand(A)) == ["marbling", "torment"]


@card("sanctuary restored")
def test_the_restored_sanctuary_heals() -> None:
    game = use_room("sanctuary restored", a="sanctuary B2 K3").take(1).take(2).went_on(A)
    assert game.tally(A) == "B1 K1"


@card("garden ruined", "forge ruined", "treasure ruined")
@pytest.mark.parametrize(("name", "near"), [("garden", "mirrors"), ("forge", "arena"), ("treasure", "hall")])
def test_green_rooms_make_a_room_near_unstable(name: str, near: str) -> None:
    game = use_room(f"{name} ruined")
    assert not game.can_choose("cemetery")
    assert game.choose(near).went_on(A).unstable(near) == "A1"


@card("garden restored")
def test_the_restored_garden_reaches_any_two_rooms() -> None:
    game = use_room("garden restored").choose("arena").choose("arena").went_on(A)
    assert game.unstable("arena") == "A2"


@card("forge restored")
def test_the_restored_forge_charges_twice() -> None:
    there = {"cadaver-1": "laboratory A", "cadaver-2": "treasure A"}
    game = use_room("forge restored", b="laboratory", c="treasure", evocations=there).move("arena").move("laboratory")
    assert game.can_target("cadaver-1")
    assert not game.can_imagine("hall")
    game.target(B).move("hall").move("treasure")
    assert game.can_target("cadaver-2")
    assert not game.can_imagine("hall")
    game.target(C).stop().acted()
    assert (game.where(A), game.cubes(B), game.cubes(C)) == ("treasure", "A2", "A2")


@card("treasure restored")
def test_the_restored_treasure_pays_and_draws_an_event() -> None:
    events = {"decks": [["ev1-03", "rest"]]}
    game = use_room("treasure restored", events=events, crown=B, first=A).went_on(A)
    assert (game.power(A), game.power(K), game.events_open(), game.crown) == (2, 2, [None, "ev1-03", None], A)


@card("abyss ruined", "oracle ruined", "mirrors ruined")
@pytest.mark.parametrize("name", ["abyss", "oracle", "mirrors"])
def test_blue_rooms_recall_a_spell_at_random(name: str) -> None:
    game = use_room(f"{name} ruined", a=mage(name, memories=HAND)).went_on(A)
    assert (len(game.hand(A)), len(game.memories(A))) == (1, 3)


@card("abyss restored")
def test_the_restored_abyss_swallows_everybody() -> None:
    game = use_room("abyss restored", a="abyss K1", b="crypt C2", c="armory", evocations={"cadaver-1": "crypt B"})
    assert [game.where(seat) for seat in (A, B, C)] == ["cell"] * 3
    assert (game.where("cadaver-1"), game.cubes(B)) == ("crypt", "C2")


@card("oracle restored")
def test_the_restored_oracle_finds_a_spell() -> None:
    owner = mage("oracle", grimoire=["torment", "submission"], memories=["deflector", "pain-mark"])
    game = use_room("oracle restored", a=owner).branch(1).spell("submission").went_on(A)
    assert (game.hand(A), game.grimoire(A)) == (["submission"], ["torment"])
    game = use_room("oracle restored", a=owner).branch(2).spell("deflector").went_on(A)
    assert (game.hand(A), game.memories(A)) == (["deflector"], ["pain-mark"])


@rule("VX-05", "VX-06", "VX-31")
@card("mirrors restored")
def test_the_restored_mirrors_show_another_restored_room() -> None:
    shining = {"restored": True}
    rooms = {"sanctuary": {"restored": True, "used": True}, "hall": shining, "throne": shining, "altar": shining}
    game = use_room("mirrors restored", a="mirrors B3", rooms=rooms)
    assert game.legal() == sorted([room("sanctuary"), room("altar")])
    game.choose("sanctuary").take(3).went_on(A)
    assert (game.cubes(A), game.used("mirrors"), game.used("sanctuary")) == ("", True, True)


@card("armory ruined")
def test_the_armory_draws() -> None:
    assert use_room("armory ruined", a=mage("armory", grimoire=["torment"])).went_on(A).hand(A) == ["torment"]


@card("armory restored")
def test_the_restored_armory_exchanges_a_revealed_spell() -> None:
    owner = mage("armory", hand=["torment", "deflector"])
    board = {"i": "azoth-bomb revealed", "ii": "arcane-barrage revealed", "iii": "submission"}
    game = use_room("armory restored", a=owner, board=board).spell("deflector").do("side", side=1).went_on(A)
    assert (game.lying(A, "i"), game.status(A, "i"), sorted(game.hand(A))) == (
        "deflector",
        "prepared",
        ["azoth-bomb", "torment"],
    )
    assert game.power(K) == 1
    assert use_room("armory restored").went_on(A).power(K) == 1


@card("pleasure restored")
def test_the_restored_pleasure_room_shows_three_quests() -> None:
    quests = {"decks": [["qu1-04", "qu1-09", "qu1-02", "rest"]]}
    game = use_room("pleasure restored", quests=quests)
    assert len(game.offered("quest")) == 3
    game.quest("qu1-09").went_on(A)
    assert (game.quests(A, "active"), game.power(K)) == (["qu1-09"], 0)
