"""CB-22 Shapers, and persons with two Spirits."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import SPIRITS
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import E, Game, S, each_edition, spirit
from tests.rules.cerebria.preparing import LIST, Setup, refused


@rule("CB-22.1.1", "CB-22.1.2")
def test_a_shaper_is_a_faction_with_one_spirit() -> None:
    three = Setup(3).ready()
    assert three.factions == [0, 1, 0]
    assert Setup(3, shaper="bliss").ready().factions == [1, 0, 1]
    two = Setup(2).ready()
    assert two.factions == [0, 1]
    for table, shapers in ((three, [1]), (two, [0, 1])):
        for seat in shapers:
            assert table.state.mate(seat) == seat
        assert len(set(table.spirits)) == table.table.players


@rule("CB-22.1.3")
def test_a_shaper_has_all_that_a_faction_has() -> None:
    table = Setup(3).ready()
    assert table.supply("gloom") == (5, 3, 1)
    assert table.view(1)["factions"]["gloom"]["hidden"]["seen"] == table.hidden("gloom")[:1]
    assert table.state.team(1) == 1 << 1
    alone = Game(
        spirit(), spirit("hatred", at="network"), players=2, gloom={"ambition": 3}, active=1, order=[1, 0, 1, 0]
    )
    alone.rotate().extra_action()
    assert alone.ambition("gloom") == 3 - 1 - 2


@rule("CB-22.1.4")
@pytest.mark.parametrize("players", [2, 3])
def test_a_shaper_starts_like_any_spirit(players: int) -> None:
    table = Setup(players)
    assert table.ask("spirit") == list(range(players))
    for seat in range(players):
        assert table.wp(seat) == (6 if seat == table.order[0] else 4)
        assert table.essence(seat) == 2
        assert len(table.hand(seat)) == 2
        assert len(table.hand(seat)) + len(table.deck(seat)) == 16
        assert len([event for event in table.events("vibe") if event["seat"] == seat]) == 4


@rule("CB-22.1.5")
def test_a_shaper_plays_by_the_same_rules() -> None:
    for players in (2, 3, 4):
        table = Setup(players, first="bliss").ready()
        table.end_turn("cards")
        assert table.asked.seat == table.order[1]
        assert table.actions == 3
        assert set(table.actions_offered()) >= {"gain_willpower", "draw_emotions", "harvest"}


@rule("CB-22.1.6")
def test_in_the_first_edition_the_shaper_chooses_faction_and_spirit_first() -> None:
    table = Setup(3, edition="first")
    assert (table.kind, table.asked.seat) == ("faction", 1)
    assert table.offered("faction") == ["bliss", "gloom"]
    assert table.refused(0).code == "E_TURN"
    table.do("faction", faction="bliss")
    assert table.factions == [1, 0, 1]
    assert (table.kind, table.asked.seat) == ("spirit", 1)
    assert table.offered("spirit") == list(SPIRITS[:4])
    table.do("spirit", spirit="harmony")
    assert table.ask("spirit") == [0, 2]


@rule("CB-22.1.6")
def test_in_the_revised_edition_the_faction_of_the_shaper_is_an_option() -> None:
    table = Setup(3, shaper="bliss")
    assert (table.kind, table.asked.seat) == ("spirit", 0)
    assert table.offered("spirit") == list(SPIRITS[4:])


@rule("CB-22.1.6")
@pytest.mark.parametrize("seed", range(3))
def test_the_shaper_is_first_even_where_spirits_go_by_turn_order(seed: int) -> None:
    table = Setup(3, seed, edition="first", spirit_order="turn").do("faction", faction="gloom")
    assert table.ask("spirit") == [1, table.order[0], table.order[2]]


@rule("CB-22.1.6")
def test_what_options_set_binds_the_shaper() -> None:
    table = Setup(3, edition="first", spirit_0="love")
    assert table.factions == [0, 1, 0]  # the Shaper can only be of Gloom
    for options in ({"deck_0": "malice"}, {"first": "gloom"}):
        assert Setup(3, edition="first", **options).factions == [1, 0, 1]
    message = refused(3, edition="first", spirit_0="love", spirit_1="delight")
    assert "if the Shaper takes bliss: spirit_0: love is no Spirit of gloom" in message
    assert "if the Shaper takes gloom: spirit_1: delight is no Spirit of gloom" in message
    free = Setup(3, edition="first", deck_0="spirit", deck_1="starter")
    assert free.legal() == [replies.FACTION, replies.FACTION + 1]


@rule("CB-22.1.7")
@pytest.mark.parametrize("deck", ["starter", "spirit", "harmony", LIST])
def test_a_shaper_may_have_any_kind_of_deck(deck: str) -> None:
    table = Setup(2, deck_0=deck).ready()
    assert len(table.deck_list(0)) == 16
    chosen = Setup(2).until("deck")
    assert {"deck", "build_deck"} == chosen.verbs()


@rule("CB-22.2.1")
def test_a_shaper_against_two_plays_second_and_fourth() -> None:
    orders = {Setup(3, seed, mode="basic").ready().order for seed in range(20)}
    assert orders == {(0, 1, 2, 1), (2, 1, 0, 1)}
    table = Setup(3, 1).ready()
    played = []
    for _ in range(8):
        assert table.actions == 3
        played.append(table.asked.seat)
        table.end_turn("cards")
    assert tuple(played) == table.order * 2


@rule("CB-22.2.2")
def test_against_a_shaper_a_teammate_goes_first() -> None:
    table = Setup(3).ready()
    first = table.asked.seat
    assert first in (0, 2)
    assert (table.wp(first), table.wp(1), table.wp(2 - first)) == (6, 4, 4)
    assert table.refused(replies.ABSORB).code == "E_USED"
    assert "E_SETUP, CB-22.2.2" in refused(3, first="gloom")
    assert Setup(3, shaper="gloom", first="bliss").ready().order[1] == 1


@rule("CB-22.2.3")
def test_a_shaper_absorbs_and_rests_in_both_turns_of_a_round() -> None:
    table = Setup(3).ready()
    hands = []
    for _ in range(4):
        seat = table.asked.seat
        if seat == 1:
            assert replies.ABSORB in table.legal()
            hands.append(len(table.hand(1)))
        table.end_turn("cards")
    assert len(table.hand(1)) == hands[0] + 4
    assert hands[1] == hands[0] + 2


@rule("CB-22.2.4")
def test_two_shapers_alternate_from_a_random_first() -> None:
    tables = [Setup(2, seed, mode="basic").ready() for seed in range(20)]
    assert {table.order for table in tables} == {(0, 1, 0, 1), (1, 0, 1, 0)}
    for table in tables[:4]:
        first = table.asked.seat
        assert first == table.order[0]
        assert (table.wp(first), table.wp(1 - first)) == (6, 4)
        assert table.refused(replies.ABSORB).code == "E_USED"
        table.end_turn("cards")
        assert table.asked.seat == 1 - first
        assert replies.ABSORB in table.legal()
        table.end_turn("cards")
        assert table.asked.seat == first
        assert replies.ABSORB in table.legal()
    assert Setup(2, mode="basic", first="gloom").ready().order == (1, 0, 1, 0)


@vector("TV-16")
@rule("CB-22.2.5", "CB-22.2.6", "CB-22.2.7", "CB-22.2.9")
@each_edition
@pytest.mark.parametrize("first", ["bliss", "gloom"])
def test_two_shapers_place_second_emotions_beside_imagined_spirits(first: str, edition: str) -> None:
    table = Setup(2, first=first, edition=edition).until("place_spirit")
    one, other = table.order[:2]
    for seat, frontier, space in ((one, S[1], E[1]), (other, S[3], E[4])):
        assert (table.kind, table.asked.seat) == ("place_spirit", seat)
        table.do("place_spirit", spirit_space=frontier).do("place_starting", space=space)
    assert (table.kind, table.asked.seat) == ("imagine_spirit", one)
    assert table.offered("spirit_space") == [S[5], S[7], S[9]]
    for taken in (1, 3):
        assert table.refused(replies.SPIRIT_SPACE + taken).code == "E_OCCUPIED"
    assert table.refused(replies.SPIRIT_SPACE + 2).code == "E_SETUP"
    table.do("imagine_spirit", spirit_space=S[7])
    assert table.offered("space") == [E[10], E[12]]
    table.do("place_starting", space=E[12])
    assert (table.kind, table.asked.seat) == ("imagine_spirit", other)
    assert table.offered("spirit_space") == [S[5], S[9]]
    assert table.refused(replies.SPIRIT_SPACE + 7).code == "E_OCCUPIED"
    table.do("imagine_spirit", spirit_space=S[9]).do("place_starting", space=E[0])
    mine = "brightness" if first == "bliss" else "bleakness"
    theirs = "bleakness" if first == "bliss" else "brightness"
    assert [table.emotion(E[space]) for space in (1, 4, 12, 0)] == [mine, theirs, mine, theirs]
    assert [table.essence_at(E[space]) for space in (1, 4, 12, 0)] == [1] * 4
    assert (table.place(one), table.place(other)) == (S[1], S[3])
    assert "imagined" not in str(table.ready().table.position()["stack"])


@rule("CB-22.2.5", "CB-22.2.8")
@pytest.mark.parametrize("seed", range(2))
def test_a_shaper_against_two_places_last_once_more(seed: int) -> None:
    table = Setup(3, seed).until("place_spirit")
    mate, _, other, _ = table.order
    placements = []
    for frontier in (S[1], S[3], S[5]):
        placements.append((table.kind, table.asked.seat))
        table.do("place_spirit", spirit_space=frontier)
        table.answer(table.legal()[0])
    placements.append((table.kind, table.asked.seat))
    assert placements == [("place_spirit", mate), ("place_spirit", 1), ("place_spirit", other), ("imagine_spirit", 1)]
    assert table.offered("spirit_space") == [S[7], S[9]]
    table.do("imagine_spirit", spirit_space=S[9]).do("place_starting", space=E[13])
    assert table.at(E[13]) == "bleakness 1 by 1"
    assert table.kind == "starting_vibe"


@rule("CB-1.2.9", "CB-1.2.13", "CB-22.2.5")
def test_a_shaper_in_the_basic_layout() -> None:
    table = Setup(2, mode="basic").ready()
    assert (table.place(0), table.place(1)) == (S[9], S[1])
    assert [table.at(E[space]) for space in (13, 10, 3, 6)] == [
        "brightness 1 by 0", "brightness 1 by 0", "bleakness 1 by 1", "bleakness 1 by 1",
    ]  # fmt: skip
    three = Setup(3, mode="basic").ready()
    assert three.place(1) == S[1]
    assert {three.place(0), three.place(2)} == {S[9], S[7]}


@rule("CB-22.2.7")
def test_an_imagined_spirit_does_not_stand_in_anybodys_way() -> None:
    table = Setup(2, first="bliss").until("place_spirit")
    for frontier, space in ((S[1], E[1]), (S[5], E[7])):
        table.do("place_spirit", spirit_space=frontier).do("place_starting", space=space)
    for frontier, space in ((S[3], E[4]), (S[9], E[0])):
        table.do("imagine_spirit", spirit_space=frontier).do("place_starting", space=space)
    assert [int(space) for space in table.state.space][:2] == [1, 5]
    assert not table.state.opposed(3, 1)
    assert not table.state.opposed(9, 0)


@rule("CB-22.3.1", "CB-22.3.2")
def test_two_spirits_of_one_person_stay_apart() -> None:
    """A person who runs both Spirits of a faction sits at two seats; each pays from its own board in its own turn."""
    table = Setup(4, mode="basic", first="bliss").ready()
    mine, mate = table.order[0], table.order[2]
    assert {mine, mate} == {0, 2}
    table.harvest(3)
    assert (table.wp(mine), table.essence(mine)) == (3, 5)  # Bliss controls the Willow in the basic layout
    assert (table.wp(mate), table.essence(mate), len(table.hand(mate))) == (4, 2, 2)
    assert table.spirits[mine] != table.spirits[mate]
    table.end_turn("cards")
    assert len(table.hand(mine)) == 4
    assert len(table.hand(mate)) == 2
