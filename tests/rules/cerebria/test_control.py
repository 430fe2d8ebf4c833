"""CB-5 Intensity, and who controls Frontiers and Realms."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria.components.things import ASPIRATIONS, BLISS, FACTIONS, MODERATES
from mindrose.games.cerebria.rules.control import FRONTIER_CONTROL, REALM_CONTROL
from mindrose.kernel.errors import BadPosition
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import S, specified, spirit

FRONTIERS = S[1::2]  # by number: valley-cradle, cradle-network, network-land, land-willow, willow-valley
REALMS = S[::2]


def control(emotions: str, place: str, **position: Any) -> str | None:
    return specified(emotions=emotions, **position).control(place)


# CB-5.1 Intensity


@rule("CB-5.1.1")
def test_essence_fills_the_slots_from_left_to_right() -> None:
    """Generosity shows 1, 1, 2, 3."""
    table = specified(spirit(at="valley", essence=3), spaces={"valley-1": "generosity 1"})
    seen = [table.intensity("valley-1")]
    for _ in range(3):
        table.intensify("valley-1")
        seen.append(table.intensity("valley-1"))
    assert seen == [1, 1, 2, 3]


@rule("CB-5.1.1")
def test_a_full_emotion_takes_no_more_essence() -> None:
    full = specified(spirit(at="valley"), spaces={"valley-1": "trust 3"})
    assert full.refused(full.action("intensify")).code == "E_SLOTS"
    one_free = specified(spirit(at="valley"), spaces={"valley-1": "trust 2"}).intensify("valley-1")
    assert one_free.essence_at("valley-1") == 3  # more was not even asked


@rule("CB-5.1.2")
@pytest.mark.parametrize("card", range(2 * MODERATES + 2))
def test_the_printed_intensity_is_that_of_the_highest_filled_slot(card: int) -> None:
    content = specified().content
    entry = content.entries[card]
    if any("intensity" in power for power in entry.get("power", [])):
        return  # its power adds to what is printed
    for essence, intensity in enumerate(entry["track"], 1):
        assert specified(spaces={"valley-1": f"{entry['id']} {essence}"}).intensity("valley-1") == intensity


@vector("TV-03")
@rule("CB-5.1.2")
def test_intensity_is_what_the_highest_filled_slot_shows() -> None:
    assert specified(spaces={"valley-1": "affection 2"}).intensity("valley-1") == 2


@rule("CB-5.1.3")
@pytest.mark.parametrize("token", range(7))
def test_a_token_adds_its_value(token: int) -> None:
    table = specified(spaces={"valley-1": f"trust 2 token {token}"})
    assert table.intensity("valley-1") == 2 + token
    assert table.control("valley") == "bliss"


@rule("CB-5.1.3")
def test_insecurity_takes_off_and_never_goes_below_zero() -> None:
    weaker = specified(spaces={"valley-1": "trust 2", "valley-2": "insecurity 1 marks valley-1 1"})
    assert weaker.intensity("valley-1") == 1
    nothing = specified(spaces={"valley-1": "trust 1", "valley-2": "inferiority 1 marks valley-1 2"})
    assert nothing.intensity("valley-1") == 0


@rule("CB-5.1.4")
def test_an_emotion_has_one_token_and_a_new_one_replaces_it() -> None:
    spaces = {"valley-1": "courage 2 token 1", "valley-2": "fear 1"}
    table = specified(spirit(at="valley"), spaces=spaces).empower("valley-1")
    assert (table.emotion("valley-1"), table.token("valley-1")) == ("valor", 2)  # that of Valor, not both


@rule("CB-5.1.5")
def test_the_bonus_is_at_most_six() -> None:
    assert specified(spaces={"valley-1": "trust 1 token 6"}).intensity("valley-1") == 1 + 6
    with pytest.raises(BadPosition, match=r"CB-5\.1\.5"):
        specified(spaces={"valley-1": "trust 1 token 7"})
    spaces = {"valley-1": "companionship 1 token 6", "valley-2": "trust 1"}
    assert specified(spaces=spaces).intensity("valley-1") == 2 + 6


@rule("CB-5.1.6")
def test_a_token_is_not_essence_for_intensify_empower_and_quell() -> None:
    spaces = {"valley-1": "trust 1 token 5"}
    table = specified(spirit(at="valley", essence=5), spaces=spaces)
    assert table.refused(table.action("empower")).code == "E_THRESHOLD"
    assert table.intensify("valley-1", 2).essence_at("valley-1") == 3
    seats = (spirit(), spirit(at="valley", hand=["fear"]))
    quelled = specified(*seats, spaces=spaces, active=1, place=1).quell("valley-1")
    assert quelled.at("valley-1") is None


@rule("CB-5.1.7")
def test_a_token_goes_with_its_emotion() -> None:
    seats = (spirit(), spirit(at="valley", hand=["fear"]))
    table = specified(*seats, spaces={"valley-1": "trust 1 token 5"}, active=1, place=1).quell("valley-1")
    assert (table.token("valley-1"), table.control("valley")) == (0, None)


@rule("CB-5.1.7")
def test_a_token_is_gone_when_empower_replaces_its_emotion() -> None:
    table = specified(spirit(at="valley"), spaces={"valley-1": "trust 2 token 5"}).empower("valley-1")
    assert (table.emotion("valley-1"), table.token("valley-1"), table.intensity("valley-1")) == ("loyalty", 0, 3)


@rule("CB-5.1.8")
def test_a_token_from_entering_stays_when_its_reason_is_gone() -> None:
    vibes: dict[str, list[str | None]] = {"quell": ["wild"], "invoke": ["wild"]}
    seat = spirit(at="valley", hand=["courage", "self-esteem"], vibes=vibes)
    table = specified(seat, spaces={"valley-2": "mistrust 1"}).invoke("courage", "valley-1")
    assert table.intensity("valley-1") == 2
    assert table.quell("valley-2", "self-esteem").at("valley-2") is None
    assert table.intensity("valley-1") == 2


@rule("CB-5.1.8")
def test_a_bonus_that_follows_the_board_changes_with_it() -> None:
    spaces = {"valley-1": "companionship 1", "valley-2": "trust 1"}
    seats = (spirit(), spirit(at="valley", hand=["fear"]))
    table = specified(*seats, spaces=spaces, active=1, place=1)
    assert table.intensity("valley-1") == 3
    assert table.quell("valley-2").intensity("valley-1") == 2


# CB-5.2 Frontier control


@rule("CB-5.2.1")
@pytest.mark.parametrize("frontier", range(5))
def test_only_the_triad_influences_a_frontier(frontier: int) -> None:
    triad = {(3 * frontier + number) % 15 for number in (1, 2, 3)}
    for space in range(15):
        owner = control(f"e{space}=G2", FRONTIERS[frontier])
        assert owner == ("gloom" if space in triad else None)


@rule("CB-5.2.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_alone_in_the_triad_controls_the_frontier(faction: str) -> None:
    letter = faction[0].upper()
    assert control(f"e2={letter}1", "valley-cradle") == faction
    assert control(f"e1={letter}1 e3={letter}3", "valley-cradle") == faction


@rule("CB-5.2.2")
def test_a_faction_alone_controls_a_frontier_even_with_no_intensity() -> None:
    table = specified(spaces={"valley-2": "trust 1", "valley-1": "insecurity 1 marks valley-2 1"})
    assert table.intensity("valley-2") == 0
    assert table.control("valley-cradle") == "bliss"


@vector("TV-30")
@rule("CB-5.2.3")
@pytest.mark.parametrize(
    ("emotions", "owner"),
    [
        ("e1=B2 e2=G1", "bliss"),
        ("e1=B1 e2=G2", "gloom"),
        ("e1=B2 e2=G2", None),
        ("e1=B1 e2=G3 e3=B1", "gloom"),
        ("e1=B1 e2=G3 e3=B2", None),
        ("e1=B2 e2=G3 e3=B2", "bliss"),
    ],
)
def test_the_greater_sum_controls_a_frontier_and_a_tie_nobody(emotions: str, owner: str | None) -> None:
    assert control(emotions, "valley-cradle") == owner


@rule("CB-5.2.4")
def test_nobody_controls_a_frontier_without_emotions() -> None:
    table = specified(emotions="e0=B3 e4=G3")
    assert table.control("valley-cradle") is None
    assert [specified().control(frontier) for frontier in FRONTIERS] == [None] * 5


@rule("CB-5.2.5")
def test_fortresses_and_blocking_do_not_matter_for_a_frontier() -> None:
    sites = {"valley": "gloom major", "cradle": "gloom major"}
    assert control("e2=B1", "valley-cradle", sites=sites) == "bliss"
    assert control("", "valley-cradle", sites=sites) is None
    assert control("e1=G1 e2=B3 e3=G1", "valley-cradle", sites=sites) == "bliss"  # e2 is blocked on both sides


# CB-5.3 Realm control


@rule("CB-5.3.1")
@pytest.mark.parametrize("realm", range(5))
def test_four_spaces_influence_a_realm(realm: int) -> None:
    influence = {(3 * realm + number) % 15 for number in (-1, 0, 1, 2)}
    for space in range(15):
        assert control(f"e{space}=G1", REALMS[realm]) == ("gloom" if space in influence else None)


@rule("CB-5.3.1")
def test_all_four_spaces_add_up() -> None:
    assert control("e14=B1 e0=B1 e1=B1 e2=B1 e3=B1", "valley", sites={"valley": "gloom major"}) == "bliss"
    assert control("e14=B1 e0=B1", "valley", sites={"valley": "gloom major"}) is None


@rule("CB-5.3.2")
@pytest.mark.parametrize("realm", range(5))
def test_an_enemy_on_the_realm_space_beside_it_blocks_an_emotion_on_a_frontier(realm: int) -> None:
    left, right = 3 * realm, 3 * realm + 1
    before, after = (left - 1) % 15, right + 1
    assert control(f"e{before}=G3 e{left}=B1", REALMS[realm]) == "bliss"
    assert control(f"e{after}=G3 e{right}=B1", REALMS[realm]) == "bliss"
    assert control(f"e{before}=G3 e{right}=B1", REALMS[realm]) == "gloom"  # the enemy is on the other space
    assert control(f"e{after}=G3 e{left}=B1", REALMS[realm]) == "gloom"


VALLEY = {"willow-valley": "fear 2", "valley-1": "affection 2", "valley-2": "dislike 1", "valley-cradle": "craving 1"}


@vector("TV-01")
@rule("CB-5.3.2", "CB-5.3.5")
@pytest.mark.parametrize("fear", [1, 2, 3])
def test_a_fortress_breaks_the_tie_and_the_blocked_emotion_does_not_count(fear: int) -> None:
    spaces = {**VALLEY, "willow-valley": f"fear {fear}"}
    table = specified(spaces=spaces, sites={"valley": "bliss minor"})
    assert table.control("valley") == "bliss"


@vector("TV-02")
@rule("CB-5.3.6")
def test_without_the_fortress_it_is_a_tie() -> None:
    assert specified(spaces=VALLEY).control("valley") is None


@vector("TV-32", "TV-33")
@rule("CB-5.3.3", "CB-5.2.5", "CB-5.3.2")
def test_blocking_works_realm_by_realm() -> None:
    one_side = specified(emotions="e2=B3 e1=G1")
    assert (one_side.control("valley"), one_side.control("cradle")) == ("gloom", "bliss")
    assert one_side.control("valley-cradle") == "bliss"
    both_sides = specified(emotions="e2=B3 e1=G1 e3=G1")
    assert (both_sides.control("valley"), both_sides.control("cradle")) == ("gloom", "gloom")
    assert both_sides.control("valley-cradle") == "bliss"


@vector("TV-36")
@rule("CB-5.3.2", "CB-5.3.3")
def test_blocked_from_the_valley_but_not_from_the_willow() -> None:
    table = specified(emotions="e0=B1 e14=G4")
    assert table.intensity("willow-valley") == 4
    assert (table.control("valley"), table.control("willow"), table.control("willow-valley")) == (
        "bliss",
        "gloom",
        "gloom",
    )


@vector("TV-34")
@rule("CB-5.3.4")
def test_own_emotions_do_not_block_each_other() -> None:
    assert control("e1=B1 e2=B2 e0=G2", "valley") == "bliss"
    assert control("e0=G1 e14=G2 e1=B2", "valley") == "gloom"


@vector("TV-37")
@rule("CB-5.3.5")
@pytest.mark.parametrize(("size", "bonus"), [("minor", 1), ("major", 2)])
def test_a_fortress_adds_to_its_faction_in_its_own_realm_only(size: str, bonus: int) -> None:
    sites = {"valley": f"gloom {size}"}
    assert control(f"e0=B{bonus}", "valley", sites=sites) is None
    assert control(f"e0=B{bonus + 1}", "valley", sites=sites) == "bliss"
    table = specified(sites=sites)
    assert [table.control(realm) for realm in REALMS] == ["gloom", None, None, None, None]


@rule("CB-5.3.6")
@pytest.mark.parametrize(
    ("emotions", "owner"),
    [("", None), ("e0=B1 e1=G1", None), ("e0=B2 e1=G1", "bliss"), ("e0=B1 e1=G2", "gloom")],
)
def test_the_strictly_greater_total_controls_a_realm(emotions: str, owner: str | None) -> None:
    assert control(emotions, "valley") == owner


@rule("CB-5.3.6")
def test_an_emotion_without_intensity_controls_no_realm() -> None:
    table = specified(spaces={"valley-1": "trust 1", "willow-2": "insecurity 1 marks valley-1 1"})
    assert (table.intensity("valley-1"), table.control("valley")) == (0, None)


@vector("TV-15")
@rule("CB-5.3.7")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_fortress_in_a_tied_realm_gives_control_to_its_builder(edition: str) -> None:
    table = specified(spirit(at="valley"), emotions="e0=B2 e1=G2", options={"edition": edition})
    assert table.control("valley") is None
    assert table.fortify("valley").control("valley") == "bliss"


# CB-5.4 Timing and benefit


@rule("CB-5.4.1")
def test_control_follows_an_emotion_that_enters() -> None:
    table = specified(spirit(at="valley", hand=["trust"])).invoke("trust", "valley-1")
    assert (table.control("valley"), table.control("willow-valley")) == ("bliss", "bliss")
    assert sorted((event["kind"], event["place"], event["faction"]) for event in table.events("control")) == [
        (FRONTIER_CONTROL, 4, BLISS),
        (REALM_CONTROL, 0, BLISS),
    ]


@rule("CB-5.4.1")
def test_control_follows_essence_that_is_placed_and_removed() -> None:
    table = specified(spirit(at="valley"), emotions="e0=B1 e1=G1").intensify("valley-1")
    assert table.control("valley") == "bliss"
    seats = (spirit(), spirit(at="valley", hand=["bitterness", "fear", "guilt", "pessimism"]))
    table = specified(*seats, emotions="e0=B2 e1=G1", active=1, place=1)
    assert (table.control("valley"), table.quell("valley-1").control("valley")) == ("bliss", None)


@rule("CB-5.4.1")
def test_control_follows_an_emotion_that_is_moved() -> None:
    table = specified(spirit(at="cradle"), emotions="e0=B1").move_emotion("valley-1", "cradle-1")
    assert (table.control("valley"), table.control("cradle")) == (None, "bliss")
    assert (table.control("willow-valley"), table.control("valley-cradle")) == (None, "bliss")


@rule("CB-5.4.1")
def test_control_follows_tokens_and_fortresses() -> None:
    seat = spirit(at="valley", hand=["courage"])
    table = specified(seat, spaces={"valley-2": "guilt 1 token 1"}).invoke("courage", "valley-1")
    assert (table.intensity("valley-1"), table.control("valley")) == (2, "gloom")
    even = specified(seat, spaces={"valley-2": "guilt 1"}).invoke("courage", "valley-1")
    assert even.control("valley") is None  # the token of Courage makes it 2 : 2
    vibes: dict[str, list[str | None]] = {"fortify": ["wild", None, "wild", None]}
    razed = specified(spirit(at="valley", vibes=vibes), sites={"valley": "gloom minor"})
    assert razed.control("valley") == "gloom"
    assert razed.fortify("valley", upgrades="demolish").control("valley") is None


@rule("CB-5.4.2")
@pytest.mark.parametrize(
    ("place", "emotions", "amount"),
    [
        ("valley", "", 2),
        ("valley", "e2=B1", 3),
        ("valley", "e2=B1 e14=B1", 4),
        ("valley", "e2=G1 e14=G1", 2),
        ("valley", "e5=B1 e8=B1 e11=B1", 2),
        ("valley-cradle", "e2=B1 e14=B1", 3),
    ],
)
def test_a_controlled_frontier_beside_the_spirit_gives_one_more_in_absorb(
    place: str, emotions: str, amount: int
) -> None:
    table = specified(spirit("empathy", place), emotions=emotions).absorb("commitment", bonus=False)
    assert table.events("absorbed")[0]["number"] == amount


@rule("CB-5.4.3")
@pytest.mark.parametrize(("owner", "cost"), [("B", 0), ("G", 1), (None, 1)])
def test_a_controlled_realm_makes_its_action_cheaper_anywhere_on_the_board(owner: str | None, cost: int) -> None:
    table = specified(spirit(at="land"), emotions=f"e0={owner}1" if owner else "").gain_willpower()
    assert table.wp() == 10 - cost + 4


@rule("CB-5.4.3")
def test_a_controlled_realm_makes_no_other_action_cheaper() -> None:
    table = specified(spirit(at="land"), emotions="e0=B1").harvest(1)
    assert table.wp() == 10 - 1 - 1


@rule("CB-5.4.4")
@pytest.mark.parametrize(
    ("aspiration", "emotions", "bliss", "gloom"),
    [
        ("attitude", "e3=B1 e4=B1 e6=G1 e9=G1", 1, 2),
        ("openness", "e3=B1 e13=B1 e6=G1", 2, 1),
        ("reflection", "e0=B1 e8=B1 e5=G1", 1, 0),
    ],
)
def test_control_counts_for_attitude_openness_and_reflection(
    aspiration: str, emotions: str, bliss: int, gloom: int
) -> None:
    seat = spirit("empathy", "willow")
    table = specified(seat, emotions=emotions, origin={"creativity": 2}, common=[aspiration, "unity"]).absorb(
        bonus=False
    )
    tested = next(event for event in table.events("tested") if event["aspiration"] == ASPIRATIONS.index(aspiration))
    assert (tested["bliss"], tested["gloom"]) == (bliss, gloom)


@rule("CB-5.4.5")
def test_a_cost_counts_with_the_control_of_the_moment_when_it_is_paid() -> None:
    table = specified(spirit(at="valley", hand=["trust"], wp=3))
    table.invoke("trust", "valley-1")  # 2 WP, and the Valley is now Bliss's
    assert table.gain_willpower().wp() == 3 - 2 - 0 + 4
    reverse = specified(spirit(at="valley", hand=["trust"], wp=3)).gain_willpower()
    assert reverse.invoke("trust", "valley-1").wp() == 3 - 1 + 4 - 2
