"""CB-21.1 to CB-21.5 Side B of the Spirit boards of Love, Delight, Empathy and Harmony."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import FULL, SPECIFICATION, Game, each_edition, row, specified, spirit

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])
SEAT_FIELDS = ("hand", "wp", "essence", "deck", "level", "vibes")


def table(
    name: str, at: str, action: str, *slots: int, edition: str = "revised", others: Any = (), **more: Any
) -> Game:
    """A Spirit of Bliss on side B has the turn, with these upgrade slots of one row; `others` are the next seats."""
    fields: dict[str, Any] = {"vibes": row(action, *slots), "level": 1}
    fields.update({field: more.pop(field) for field in SEAT_FIELDS if field in more})
    seats = list(others) or [spirit("misery", "network"), spirit(at="cradle"), spirit("malice", "land")]
    options = {"edition": edition, "spirit_side": "b", **more.pop("options", {})}
    return Game(spirit(name, at, **fields), *seats, pack=SPECIFICATION, options=options, **more)


def paid(game: Game, seat: int = 0) -> tuple[int, int]:
    """The WP and the Ambition that the action cost."""
    [event] = game.events("paid")
    assert event["seat"] == seat
    return int(event["wp"]), int(event["ambition"])


# CB-21.1 General


@rule("CB-21.1.1")
def test_a_special_upgrade_takes_the_slot_of_the_one_that_it_replaces() -> None:
    game = table("love", "valley", "move", 1, 2, 3).start("move")
    assert game.kind == "upgrades"
    single = {option.points["upgrades"]: option.number - game.upgrade_slots() for option in game.asked.answers}
    assert (single["haste"], single["overcome"], single["embrace"]) == (1, 2, 4)
    assert len(single) == 8


@rule("CB-21.1.2")
def test_what_is_not_named_is_as_on_side_a() -> None:
    game = table("love", "valley", "quell", 1, hand=["courage"], spaces={"valley-1": "fear 3"})
    game.quell("valley-1", reveal="courage", upgrades="dominate")
    assert (paid(game), game.essence_at("valley-1")) == ((4, 1), 1)
    game = table("delight", "valley", "fortify", 1, 3, sites={"valley": "bliss minor"}).fortify(upgrades="exalt")
    assert (paid(game), game.site_of("valley")) == ((2, 1), "bliss major")


@rule("CB-21.1.3", "CB-21.2.6")
@EDITIONS
def test_a_changed_cost_keeps_the_effect(edition: str) -> None:
    game = table("love", "valley", "fortify", 2, edition=edition, sites={"valley": "gloom major"})
    game.fortify(upgrades="demolish")
    assert (paid(game), game.site_of("valley"), game.actions) == ((6, 0), "gloom minor", 3)


@rule("CB-21.1.4")
def test_what_comes_after_an_action_comes_when_control_is_settled() -> None:
    game = table("empathy", "valley", "fortify", 2).fortify(upgrades="feeling_safe")
    told = [event["event"] for event in game.table.events()]
    assert told.index("built") < told.index("control") < told.index("essence")


@rule("CB-21.1.4")
def test_what_comes_after_an_invoke_comes_after_the_entering_power() -> None:
    game = table("harmony", "valley", "invoke", 1, hand=["kindness"]).invoke("kindness", "valley-1", upgrades="savour")
    told = [event["event"] for event in game.table.events()]
    assert told.index("entered") < told.index("essence") < told.index("drew")


@rule("CB-21.1.5")
@pytest.mark.parametrize(
    ("edition", "mode", "site", "slots"),
    [
        ("revised", (), {}, (2,)),
        ("revised", ("exalt",), {"valley": "bliss minor"}, (1, 2)),
        ("first", (), {}, (1,)),
        ("first", ("demolish",), {"valley": "gloom minor"}, (1, 2)),
    ],
)
def test_what_comes_after_a_fortify_comes_in_every_mode(
    edition: str, mode: tuple[str, ...], site: dict[str, str], slots: tuple[int, ...]
) -> None:
    game = table("empathy", "valley", "fortify", *slots, edition=edition, sites=site)
    assert game.fortify(upgrades=("feeling_safe", *mode)).essence() == 4


# CB-21.2 Love


@rule("CB-21.2.1")
@EDITIONS
def test_overcome_costs_love_nothing(edition: str) -> None:
    foes = (spirit("misery", "valley-cradle"), spirit(at="cradle"), spirit("malice", "land"))
    game = table("love", "valley", "move", 2, edition=edition, others=foes).move("valley-cradle", upgrades="overcome")
    assert (paid(game), game.place()) == ((1, 0), "valley-cradle")


@rule("CB-21.2.2")
@EDITIONS
def test_embrace_puts_an_essence_on_a_bliss_emotion_where_love_arrives(edition: str) -> None:
    spaces = {"valley-cradle": "trust 1", "cradle-1": "trust 1"}
    game = table("love", "valley", "move", 3, edition=edition, spaces=spaces)
    game.move("valley-cradle", upgrades="embrace", target="valley-cradle")
    assert [(event["wp"], event["ambition"], event["essence"]) for event in game.events("paid")] == [(2, 0, 1)]
    assert (game.essence_at("valley-cradle"), game.essence(), game.wp()) == (2, 2, 8)


@rule("CB-21.2.2")
def test_embrace_may_be_left_undone() -> None:
    game = table("love", "valley", "move", 3, spaces={"valley-cradle": "trust 1"})
    game.move("valley-cradle", upgrades="embrace")
    assert (game.essence_at("valley-cradle"), game.essence(), game.wp()) == (1, 3, 8)


@rule("CB-21.2.2")
def test_embrace_needs_a_bliss_emotion_with_a_free_slot_beside_the_end() -> None:
    spaces = {"cradle-1": "trust 3", "cradle-2": "trust 2", "valley-1": "trust 1", "cradle-network": "fear 1"}
    game = table("love", "valley", "move", 1, 3, spaces=spaces, others=(spirit("misery", "land"), spirit(at="land")))
    game.start("move").use("haste", "embrace").do("move", spirit_space="cradle")
    assert game.offered("space") == ["cradle-2"]
    full = game.refused(game.space("cradle-1"))
    assert (full.code, full.rule) == ("E_SLOTS", "CB-21.2.2")
    assert game.refused(game.space("valley-1")).code == "E_ADJ"
    frontier = table("love", "cradle", "move", 3, spaces=spaces).move("cradle-network", upgrades="embrace")
    assert frontier.kind == "menu"  # a Gloom Emotion stands there: nothing to ask


@rule("CB-21.2.2")
def test_embrace_needs_an_essence_of_the_own_board() -> None:
    game = table("love", "valley", "move", 3, essence=0, spaces={"valley-cradle": "trust 1"})
    game.move("valley-cradle", upgrades="embrace")
    assert (game.kind, game.essence_at("valley-cradle"), game.place()) == ("menu", 1, "valley-cradle")


@rule("CB-21.2.3")
@EDITIONS
def test_forge_bonds_takes_the_essence_from_the_supply_beside_a_bliss_emotion(edition: str) -> None:
    game = table("love", "valley", "invoke", 2, edition=edition, hand=["courage"], essence=0,
                 spaces={"valley-1": "trust 1"})  # fmt: skip
    game.invoke("courage", "valley-2", upgrades="forge_bonds")
    assert (paid(game), game.essence_at("valley-2"), game.essence()) == ((3, 0), 1, 0)


@rule("CB-21.2.3")
def test_forge_bonds_needs_another_bliss_emotion_beside_the_space() -> None:
    game = table("love", "valley", "invoke", 2, hand=["courage", "trust"], spaces={"willow-valley": "trust 1"})
    game.start("invoke").use("forge_bonds").do("invoke", card="courage")
    assert (game.kind, game.emotion("valley-1")) == ("menu", "courage")  # only this space is next to it
    hand = ["courage", "trust"]
    alone = table("love", "valley", "invoke", 2, hand=hand, spaces={"willow-valley": "fear 1"}).start("invoke")
    refusal = alone.refused(alone.upgrade_slots(2))
    assert (refusal.code, refusal.rule) == ("E_ADJ", "CB-21.2.3")


@rule("CB-21.2.4")
@pytest.mark.parametrize(
    ("edition", "place", "target", "site", "gained"),
    [
        ("revised", "valley", "valley-1", "valley", 1),
        ("revised", "valley", "valley-1", "cradle", 0),
        ("revised", "valley-cradle", "valley-cradle", "valley", 0),  # a Frontier space is in no Realm
        ("first", "valley", "valley-1", "valley", 1),
        ("first", "valley-cradle", "valley-cradle", "valley", 1),
        ("first", "valley-cradle", "valley-cradle", "cradle", 1),
        ("first", "valley-cradle", "valley-cradle", "network", 0),
    ],
)
def test_home_ground_brings_an_ambition_at_a_bliss_fortress(
    edition: str, place: str, target: str, site: str, gained: int
) -> None:
    game = table("love", place, "quell", 2, edition=edition, hand=["courage"], spaces={target: "fear 2"},
                 sites={site: "bliss minor"}, bliss={"ambition": 2})  # fmt: skip
    game.quell(target, reveal="courage", upgrades="home_ground")
    assert (paid(game), game.ambition()) == ((3, 1), 1 + gained)


@rule("CB-21.2.4")
@EDITIONS
def test_a_gloom_fortress_is_no_home(edition: str) -> None:
    game = table("love", "valley", "quell", 2, edition=edition, hand=["courage"], spaces={"valley-1": "fear 2"},
                 sites={"valley": "gloom minor"})  # fmt: skip
    assert game.quell("valley-1", reveal="courage", upgrades="home_ground").ambition() == 2


@rule("CB-21.2.5")
@EDITIONS
def test_pierce_the_darkness_builds_in_a_realm_of_gloom(edition: str) -> None:
    game = table("love", "valley", "fortify", 1, edition=edition, spaces={"valley-1": "fear 3"})
    assert game.control("valley") == "gloom"
    game.fortify(upgrades="pierce_darkness")
    assert (paid(game), game.site_of("valley")) == ((3, 0), "bliss minor")


@rule("CB-21.2.5", "CB-11.1.2")
def test_pierce_the_darkness_needs_an_empty_site_and_building() -> None:
    game = table("love", "valley", "fortify", 1, spaces={"valley-1": "fear 3"}, sites={"valley": "gloom minor"})
    assert game.refused(game.action("fortify")).code == "E_OCCUPIED"
    both = table("love", "valley-cradle", "fortify", 1, 2, hand=["courage"], sites={"valley": "gloom minor"})
    refusal = both.start("fortify").refused(both.upgrade_slots(1, 2))
    assert (refusal.code, refusal.rule) == ("E_UPGRADE_CONFLICT", "CB-11.4.1")


@rule("CB-21.2.6")
@EDITIONS
def test_love_demolishes_for_three_wp_and_no_ambition(edition: str) -> None:
    game = table("love", "valley", "fortify", 2, edition=edition, sites={"valley": "gloom minor"}, wp=6,
                 bliss={"ambition": 0})  # fmt: skip
    game.fortify(upgrades="demolish")
    assert (paid(game), game.site_of("valley"), game.wp()) == ((6, 0), None, 0)


def garrison(at: str = "valley", invoke: list[str | None] | None = None, **more: Any) -> Game:
    """Love builds in the Valley with Garrison."""
    rows = {**row("fortify", 3), "invoke": ["wild"] if invoke is None else invoke}
    game = table("love", at, "fortify", 3, vibes=rows, **{"hand": ["courage", "kindness"], **more})
    game.start("fortify").use("garrison").when("fortify", "fortify", realm="valley")
    return game


@rule("CB-21.2.7", "CB-21.2.8")
@EDITIONS
def test_garrison_brings_a_bonus_invoke_into_the_realm(edition: str) -> None:
    game = garrison("valley-cradle", edition=edition)
    assert (game.kind, game.site_of("valley"), game.ambition(), game.wp()) == ("garrison", "bliss minor", 2, 7)
    game.do("garrison").use().when("invoke", "invoke", card="courage")
    assert game.offered("space") == ["valley-1", "valley-2"]
    beside = game.refused(game.space("valley-cradle"))
    assert (beside.code, beside.rule) == ("E_ADJ", "CB-21.2.7")
    game.do("at", space="valley-2")
    assert game.at("valley-2") == "courage 1 by 0"
    assert (game.wp(), game.essence(), game.actions) == (5, 2, 2)  # Invoke is paid, but uses no action


@rule("CB-21.2.7")
def test_garrison_may_be_declined_and_belongs_to_building() -> None:
    game = garrison().do("decline")
    assert (game.kind, game.wp(), game.ambition()) == ("menu", 7, 2)
    both = table("love", "valley-cradle", "fortify", 2, 3, hand=["courage"], sites={"valley": "gloom minor"})
    assert both.start("fortify").refused(both.upgrade_slots(2, 3)).code == "E_UPGRADE_CONFLICT"


@rule("CB-21.2.8")
@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"hand": []}, "E_NO_CARD"),
        ({"essence": 0}, "E_ESSENCE"),
        ({"wp": 3}, "E_WP"),
        ({"spaces": {"valley-1": "trust 1", "valley-2": "trust 1"}}, "E_OCCUPIED"),
    ],
)
def test_garrisons_invoke_has_all_conditions_of_invoke(more: dict[str, Any], code: str) -> None:
    game = garrison(**more)
    assert (game.kind, game.verbs(), game.site_of("valley")) == ("garrison", {"decline"}, "bliss minor")
    assert game.refused(replies.YES).code == code
    assert game.do("decline").kind == "menu"


@rule("CB-21.2.8")
def test_garrisons_invoke_has_the_upgrades_of_the_row() -> None:
    game = garrison(invoke=["wild", "wild"]).do("garrison").use("support").enter("courage", "valley-1")
    assert (game.essence_at("valley-1"), game.ambition(), game.essence()) == (2, 1, 2)


@rule("CB-21.2.9")
def test_in_the_first_edition_invoke_must_be_unlocked_already() -> None:
    game = garrison(invoke=[None], edition="first")
    assert game.verbs() == {"decline"}
    refusal = game.refused(replies.YES)
    assert (refusal.code, refusal.rule) == ("E_LOCKED", "CB-21.2.9")
    upgraded = garrison(edition="first").do("garrison").place_vibe("kindness", 1).use("support")
    assert upgraded.enter("courage", "valley-1").essence_at("valley-1") == 2


@vector("TV-79")
@rule("CB-21.2.9")
@each_edition
def test_a_garrison_may_unlock_invoke_in_the_revised_edition(edition: str) -> None:
    vibes: dict[str, list[str | None]] = {"fortify": ["wild", None, None, "wild"], "invoke": []}
    seat = spirit("love", "valley", hand=["desire", "trust"], vibes=vibes)
    table = specified(seat, options={"edition": edition, "spirit_side": "b"})
    if edition == "first":
        table.fortify("valley", upgrades="garrison")
        refusal = table.refused(replies.YES)
        assert (refusal.code, refusal.rule) == ("E_LOCKED", "CB-21.2.9")
        assert (table.do("decline").kind, len(table.hand())) == ("menu", 2)
        return
    table.fortify("valley", upgrades="garrison", garrison=True)
    table.place_vibe("desire").use().enter("trust", "valley-1")
    assert (table.site_of("valley"), table.emotion("valley-1")) == ("bliss minor", "trust")
    assert (table.vibes("invoke")[0], table.actions) == ("blue", 2)


@rule("CB-21.2.10")
def test_brighten_brings_a_vibe_of_the_discarded_cards_colour() -> None:
    game = table("love", "valley", "empower", 1, spaces={"valley-1": "trust 2"}).empower(upgrades="brighten")
    assert (paid(game), game.emotion("valley-1")) == ((3, 0), "loyalty")
    assert "decline" in game.verbs()
    game.do("vibe", row="quell", slot=2)
    assert (game.vibes("quell"), game.kind) == (["wild", None, "red", None], "menu")


@rule("CB-21.2.10", "CB-7.3.3")
def test_brightens_vibe_may_be_declined_and_obeys_the_rows() -> None:
    rows: dict[str, list[str | None]] = {**row("empower", 1), "move": ["red"], "invoke": [None]}
    game = table("love", "valley", "empower", vibes=rows, spaces={"valley-1": "trust 2"}).empower(upgrades="brighten")
    assert game.refused(game.slot("move", 1)).code == "E_VIBE_COLOUR"
    assert game.refused(game.slot("invoke", 1)).code == "E_ROW_LOCKED"
    assert game.do("decline").vibes("fortify") == ["wild", None, None, None]


@rule("CB-21.2.10")
def test_in_the_first_edition_love_has_channelled_power() -> None:
    game = table("love", "valley", "empower", 1, edition="first", spaces={"valley-1": "affection 1"})
    game.empower(upgrades="channelled_power")
    assert (paid(game), game.essence_at("valley-1"), game.kind) == ((3, 1), 2, "menu")


# CB-21.3 Delight


@rule("CB-21.3.1")
@pytest.mark.parametrize(("edition", "price"), [("revised", (2, 0)), ("first", (1, 1))])
def test_push_moves_the_opposing_spirit_to_a_neighbouring_space(edition: str, price: tuple[int, int]) -> None:
    foes = (spirit("misery", "valley-cradle"), spirit(at="land"), spirit("malice", "land"))
    game = table("delight", "valley", "move", 2, edition=edition, others=foes)
    game.start("move").use("push").do("move", spirit_space="valley-cradle")
    assert (game.kind, game.asked.seat, game.offered("spirit_space")) == ("push", 0, ["valley", "cradle"])
    assert game.refused(game.spirit_space("land")).code == "E_ADJ"
    game.do("push", spirit_space="cradle")
    assert (paid(game), game.place(0), game.place(1)) == (price, "valley-cradle", "cradle")


@vector("TV-62")
@rule("CB-21.3.1")
@pytest.mark.parametrize(("edition", "wp", "ambition"), [("revised", 2, 0), ("first", 1, 1)])
def test_push_moves_both_opponents_where_the_pusher_says(edition: str, wp: int, ambition: int) -> None:
    seats = (
        spirit("delight", "valley", vibes={"move": ["wild", None, "wild"]}),
        spirit("hatred", "valley-cradle"),
        spirit("love", "land"),
        spirit("misery", "valley-cradle"),
    )
    table = specified(*seats, options={"edition": edition, "spirit_side": "b"})
    table.move("valley-cradle", upgrades="push", push=("cradle", "valley"))
    assert [table.place(seat) for seat in range(4)] == ["valley-cradle", "cradle", "land", "valley"]
    assert (table.wp(), table.ambition()) == (10 - wp, 3 - ambition)


@rule("CB-21.3.1")
def test_without_push_the_space_is_closed_and_a_teammate_is_not_pushed() -> None:
    foes = (spirit("misery", "valley-cradle"), spirit("love", "willow-valley"), spirit("malice", "land"))
    game = table("delight", "valley", "move", 2, others=foes).start("move").use("push")
    game.do("move", spirit_space="willow-valley")
    assert (game.kind, game.place(2)) == ("menu", "willow-valley")
    plain = table("delight", "valley", "move", others=foes).start("move").use()
    assert plain.place() == "willow-valley"  # the only way


@rule("CB-21.3.2")
@EDITIONS
def test_a_pushed_spirit_may_land_on_the_pushers_teammate(edition: str) -> None:
    foes = (spirit("misery", "valley-cradle"), spirit("love", "cradle"), spirit("malice", "land"))
    game = table("delight", "valley", "move", 2, edition=edition, others=foes)
    game.move("valley-cradle", upgrades="push", push=("cradle",))
    assert (game.place(1), game.place(2)) == ("cradle", "cradle")


@rule("CB-21.3.2")
def test_every_opposing_spirit_on_the_space_is_pushed() -> None:
    foes = (spirit("misery", "valley-cradle"), spirit("love", "land"), spirit("malice", "valley-cradle"))
    game = table("delight", "valley", "move", 2, others=foes)
    game.move("valley-cradle", upgrades="push", push=("cradle", "valley"))
    assert (game.place(0), game.place(1), game.place(3)) == ("valley-cradle", "cradle", "valley")


@rule("CB-21.3.3")
@EDITIONS
def test_summon_invokes_the_top_card_of_the_deck(edition: str) -> None:
    deck = ["courage", "kindness", "rest"]
    game = table("delight", "valley", "invoke", 1, edition=edition, hand=["trust"], deck=deck)
    game.start("invoke").use("summon").do("at", space="valley-1")
    assert (paid(game), game.at("valley-1")) == ((3, 0), "courage 1 by 0")
    assert (game.hand(), game.deck()[0], game.essence()) == (["trust"], "kindness", 2)


@vector("TV-81")
@rule("CB-21.3.3")
@each_edition
def test_nothing_is_summoned_from_an_empty_deck(edition: str) -> None:
    seat = spirit("delight", "valley", hand="rest", deck=[], vibes={"invoke": ["wild", "wild"]})
    table = specified(seat, options={"edition": edition, "spirit_side": "b"}).start("invoke")
    assert table.why_not(table.upgrade_slots(1)) == ("E_DECK", "CB-21.3.3")


@rule("CB-21.3.4")
@EDITIONS
def test_cleansing_light_reaches_every_space_and_costs_the_card(edition: str) -> None:
    spaces = {"land-1": "fear 2", "cradle-network": "mistrust 2"}
    game = table("delight", "valley", "quell", 2, edition=edition, hand=["courage", "kindness"], spaces=spaces)
    game.start("quell").use("cleansing_light")
    assert game.offered("space") == ["cradle-network", "land-1"]
    game.do("quell", space="land-1").when("reveal", "reveal", card="courage")
    assert (paid(game), game.essence_at("land-1")) == ((3, 1), 1)
    assert (game.hand(), game.deck()[-1]) == (["kindness"], "courage")
    assert [event["event"] for event in game.events("revealed") + game.events("discarded")] == ["revealed", "discarded"]


@rule("CB-21.3.4")
def test_cleansing_light_still_needs_a_card_of_the_colour() -> None:
    game = table("delight", "valley", "quell", 2, hand=["kindness"], spaces={"land-1": "fear 2"})
    assert "quell" not in game.actions_offered()


@rule("CB-21.3.5")
def test_savour_draws_two_and_keeps_one() -> None:
    deck = ["comfort", "kindness", "rest"]
    game = table("delight", "valley", "empower", 1, hand=["trust"], deck=deck, spaces={"valley-1": "affection 2"})
    game.empower(upgrades="savour")
    assert (paid(game), game.kind, game.offered("card")) == ((4, 0), "savour", ["comfort", "kindness"])
    assert game.refused(game.card("trust")).code == "E_NO_CARD"
    game.do("discard", card="comfort")
    assert (sorted(game.hand()), game.deck()[-1]) == (["kindness", "trust"], "comfort")


@rule("CB-21.3.5")
def test_savour_draws_one_in_the_first_edition() -> None:
    game = table("delight", "valley", "empower", 1, edition="first", deck=["comfort", "kindness", "rest"],
                 spaces={"valley-1": "affection 2"}).empower(upgrades="savour")  # fmt: skip
    assert (paid(game), game.kind, game.hand()) == ((4, 0), "menu", ["comfort"])


# CB-21.4 Empathy


@rule("CB-21.4.1")
def test_overcome_costs_empathy_nothing_in_the_revised_edition() -> None:
    foes = (spirit("misery", "valley-cradle"), spirit(at="cradle"), spirit("malice", "land"))
    game = table("empathy", "valley", "move", 2, others=foes).move("valley-cradle", upgrades="overcome")
    assert paid(game) == (1, 0)
    first = table("empathy", "valley", "move", 2, others=foes, edition="first").start("move")
    assert set(first.offered("upgrades")) == {"", "swap_places"}


@rule("CB-21.4.2")
@pytest.mark.parametrize(("edition", "slot", "price"), [("revised", 3, (2, 0)), ("first", 2, (3, 0))])
@pytest.mark.parametrize("partner", [1, 2, 3])
def test_swap_places_exchanges_positions_with_any_spirit(
    edition: str, slot: int, price: tuple[int, int], partner: int
) -> None:
    game = table("empathy", "valley", "move", slot, edition=edition).start("move").use("swap_places")
    assert game.offered("seat") == [1, 2, 3]
    there = game.place(partner)
    assert game.refused(game.seat(0)).code == "E_TARGET"
    game.do("swap", seat=partner)
    assert (paid(game), game.place(0), game.place(partner)) == (price, there, "valley")


@rule("CB-21.4.2")
def test_swap_places_does_not_go_with_haste() -> None:
    game = table("empathy", "valley", "move", 1, 3).start("move")
    assert game.refused(game.upgrade_slots(1, 3)).code == "E_UPGRADE_CONFLICT"


@rule("CB-21.4.3")
def test_after_swapping_empathy_may_not_share_a_space_with_an_opponent() -> None:
    both = (spirit("misery", "network"), spirit(at="cradle"), spirit("malice", "network"))
    game = table("empathy", "valley", "move", 3, others=both).start("move").use("swap_places")
    assert game.place() == "cradle"  # the teammate was the only one left
    blocked = table("empathy", "valley", "move", 3, others=(both[0], spirit("love", "network"), both[2]))
    assert blocked.start("move").offered("upgrades") == [""]  # nobody is left to swap with
    lone = (spirit("misery", "network"), spirit("love", "network"), spirit("malice", "land"))
    game = table("empathy", "valley", "move", 3, others=lone).start("move").use("swap_places")
    assert game.offered("seat") == [1, 3]
    refusal = game.refused(game.seat(2))  # Misery would still be there
    assert (refusal.code, refusal.rule) == ("E_SPIRIT_BLOCK", "CB-21.4.3")


@rule("CB-21.4.3")
def test_with_overcome_unlocked_or_in_the_first_edition_sharing_is_allowed() -> None:
    shared = (spirit("misery", "network"), spirit("love", "network"), spirit("malice", "land"))
    revised = table("empathy", "valley", "move", 2, 3, others=shared).move(swap=2, upgrades="swap_places")
    assert (paid(revised), revised.place(0), revised.place(2)) == ((2, 0), "network", "valley")
    first = table("empathy", "valley", "move", 2, others=shared, edition="first").move(swap=2, upgrades="swap_places")
    assert (first.place(0), first.place(1), first.place(2)) == ("network", "network", "valley")


@rule("CB-21.4.4")
def test_sharing_is_caring_adds_an_essence_of_the_own_board() -> None:
    game = table("empathy", "valley", "invoke", 1, hand=["courage"], essence=2)
    game.invoke("courage", "valley-1", upgrades="sharing")
    assert (paid(game), game.essence_at("valley-1"), game.essence()) == ((4, 0), 2, 0)
    poor = table("empathy", "valley", "invoke", 1, hand=["courage", "trust"], essence=1).start("invoke")
    assert poor.refused(poor.upgrade_slots(1)).code == "E_ESSENCE"


@rule("CB-21.4.4")
def test_in_the_first_edition_support_costs_two_wp_instead() -> None:
    game = table("empathy", "valley", "invoke", 1, edition="first", hand=["courage"], essence=1)
    game.invoke("courage", "valley-1", upgrades="support")
    assert (paid(game), game.essence_at("valley-1"), game.essence()) == ((4, 0), 2, 0)


@rule("CB-21.4.5")
@EDITIONS
def test_motivation_brings_an_ambition(edition: str) -> None:
    game = table("empathy", "valley", "invoke", 2, edition=edition, hand=["courage"], bliss={"ambition": 1})
    game.invoke("courage", "valley-1", upgrades="motivation")
    assert (paid(game), game.ambition(), game.essence()) == ((5, 0), 2, 2)


@rule("CB-21.4.6")
@pytest.mark.parametrize(("essence", "gained"), [(1, 1), (2, 0)])
def test_conversion_brings_an_essence_for_the_last_one(essence: int, gained: int) -> None:
    game = table("empathy", "valley", "quell", 3, hand=["courage"], spaces={"valley-1": f"fear {essence}"})
    game.quell("valley-1", reveal="courage", upgrades="conversion")
    assert (paid(game), game.essence()) == ((2, 1), 3 + gained)


@rule("CB-21.4.6")
def test_in_the_first_edition_empathy_quells_with_determination() -> None:
    game = table("empathy", "valley", "quell", 3, edition="first", hand=["courage"], spaces={"valley-1": "fear 1"})
    game.quell("valley-1", reveal="courage")
    assert (paid(game), game.essence()) == ((1, 1), 3)


@rule("CB-21.4.7")
@pytest.mark.parametrize(("edition", "slot", "left"), [("revised", 2, "exalt"), ("first", 1, "demolish")])
def test_feeling_safe_brings_an_essence(edition: str, slot: int, left: str) -> None:
    game = table("empathy", "valley", "fortify", slot, edition=edition).fortify(upgrades="feeling_safe")
    assert (paid(game), game.essence()) == ((3, 0), 4)
    site = {"valley": "bliss minor" if left == "exalt" else "gloom minor"}
    other = table("empathy", "valley", "fortify", 3 - slot, edition=edition, sites=site).fortify(upgrades=left)
    assert other.essence() == 3


@rule("CB-21.4.8")
@EDITIONS
def test_emotional_outburst_costs_empathy_nothing(edition: str) -> None:
    game = table("empathy", "valley", "empower", 2, edition=edition, spaces={"land-1": "affection 2"})
    game.empower("land-1", upgrades="outburst")
    assert (paid(game), game.emotion("land-1")) == ((3, 0), "adoration")


# CB-21.5 Harmony


@rule("CB-21.5.1")
@pytest.mark.parametrize(("edition", "price"), [("revised", (2, 0)), ("first", (3, 0))])
def test_flight_goes_up_to_two_spaces_further(edition: str, price: tuple[int, int]) -> None:
    away = (spirit("misery", "land"), spirit(at="land"), spirit("malice", "land"))
    game = table("harmony", "valley", "move", 1, edition=edition, others=away).start("move").use("flight")
    near = ["valley", "valley-cradle", "cradle", "cradle-network", "land-willow", "willow", "willow-valley"]
    assert game.offered("spirit_space") == near
    assert game.refused(game.spirit_space("network")).code == "E_ADJ"
    game.do("move", spirit_space="cradle-network")
    assert (paid(game), game.place()) == (price, "cradle-network")


@rule("CB-21.5.2")
@EDITIONS
def test_overcome_costs_harmony_nothing(edition: str) -> None:
    foes = (spirit("misery", "valley-cradle"), spirit(at="cradle"), spirit("malice", "land"))
    game = table("harmony", "valley", "move", 2, edition=edition, others=foes)
    assert paid(game.move("valley-cradle", upgrades="overcome")) == (1, 0)


@rule("CB-21.5.3")
@EDITIONS
def test_savour_draws_a_card_after_an_invoke(edition: str) -> None:
    game = table("harmony", "valley", "invoke", 1, edition=edition, hand=["courage"], deck=["trust", "rest"])
    game.invoke("courage", "valley-1", upgrades="savour")
    assert (paid(game), game.hand(), game.essence_at("valley-1")) == ((3, 0), ["trust"], 1)


@rule("CB-21.5.4")
@pytest.mark.parametrize(("edition", "price"), [("revised", (2, 2)), ("first", (5, 1))])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_overwhelm_removes_up_to_two_further_essence(edition: str, price: tuple[int, int], amount: int) -> None:
    game = table("harmony", "valley", "quell", 1, edition=edition, hand=["kindness"], spaces={"valley-1": "jealousy 4"})
    game.start("quell").use("overwhelm").when("reveal", "reveal", card="kindness")
    assert game.offered("number") == [1, 2, 3]
    refusal = game.refused(game.number(4))
    assert (refusal.code, refusal.rule) == ("E_AMOUNT", "CB-10.1.9")
    game.do("amount", number=amount)
    assert (paid(game), game.essence_at("valley-1")) == (price, 4 - amount)


@rule("CB-21.5.4", "CB-10.1.9")
def test_overwhelm_removes_no_more_than_there_is() -> None:
    game = table("harmony", "valley", "quell", 1, hand=["kindness"], spaces={"valley-1": "jealousy 2"})
    game.start("quell").use("overwhelm")
    assert game.offered("number") == [1, 2]


@rule("CB-21.5.5")
@EDITIONS
@pytest.mark.parametrize(("essence", "drawn"), [(1, ["trust"]), (2, [])])
def test_the_emotional_cycle_draws_a_card_for_the_last_essence(edition: str, essence: int, drawn: list[str]) -> None:
    game = table("harmony", "valley", "quell", 2, 3, edition=edition, deck=["trust", "rest"],
                 spaces={"valley-1": f"fear {essence}"})  # fmt: skip
    game.quell("valley-1", upgrades=("extinguish", "emotional_cycle"))
    assert (paid(game), game.hand()) == ((3, 1), drawn)


@rule("CB-21.5.6")
@pytest.mark.parametrize(("edition", "price"), [("revised", (4, 1)), ("first", (5, 1))])
def test_attune_moves_an_own_minor_to_the_identity(edition: str, price: tuple[int, int]) -> None:
    game = table("harmony", "valley", "fortify", 1, edition=edition, sites={"valley": "bliss minor"})
    game.fortify(upgrades="attune")
    assert (paid(game), game.site_of("valley"), game.identity()) == (price, None, (1, 0, 0))
    assert (game.supply(), game.control("valley")) == ((4, 3, 1), None)


@rule("CB-21.5.6")
@pytest.mark.parametrize("fortress", ["", "bliss major", "gloom minor"])
def test_attune_needs_an_own_minor(fortress: str) -> None:
    sites = {"valley": fortress} if fortress else {}
    game = table("harmony", "valley-cradle", "fortify", 1, hand=["courage"], sites=sites).start("fortify")
    refusal = game.refused(game.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-21.5.6")


@rule("CB-21.5.6", "CB-19.1.9")
def test_attune_is_closed_once_a_capstone_lies_there() -> None:
    game = table("harmony", "valley-cradle", "fortify", 1, hand=["courage"], sites={"valley": "bliss minor"},
                 gloom={"identity": {"capstone": 1}}, trigger="no_fragment", sealed=True)  # fmt: skip
    assert game.start("fortify").refused(game.upgrade_slots(1)).code == "E_CLOSED"


@rule("CB-21.5.6", "CB-11.4.1")
def test_attune_is_a_mode_of_its_own() -> None:
    game = table("harmony", "valley-cradle", "fortify", 1, 2, hand=["courage"], sites={"valley": "bliss minor"})
    assert game.start("fortify").refused(game.upgrade_slots(1, 2)).code == "E_UPGRADE_CONFLICT"


@rule("CB-21.5.8")
@pytest.mark.parametrize(("edition", "side"), [("revised", "b"), ("first", "a")])
def test_attune_scores_no_intention(edition: str, side: str) -> None:
    game = table("harmony", "valley", "fortify", 1, edition=edition, sites={"valley": "bliss minor"},
                 options={"intention_side": side})  # fmt: skip
    game.fortify(upgrades="attune")
    assert (game.points(), game.events("revelation"), game.identity()) == (0, [], (1, 0, 0))


@rule("CB-21.5.9")
@EDITIONS
def test_attune_may_use_a_fortress_built_this_turn(edition: str) -> None:
    game = table("harmony", "valley", "fortify", 1, edition=edition).fortify().fortify(upgrades="attune")
    assert (game.identity(), game.actions) == ((1, 0, 0), 1)


@rule("CB-21.5.10")
@EDITIONS
def test_rescue_takes_the_spirit_to_the_emotion_first(edition: str) -> None:
    foes = (spirit("misery", "land"), spirit(at="cradle"), spirit("malice", "network"))
    game = table("harmony", "valley", "empower", 2, edition=edition, others=foes, spaces={"land-2": "affection 2"})
    game.empower("land-2", upgrades="rescue")
    assert (paid(game), game.place(), game.emotion("land-2")) == ((4, 0), "land", "adoration")
    told = [event["event"] for event in game.table.events()]
    assert told.index("moved") < told.index("empowered")


@rule("CB-21.5.10")
def test_rescue_goes_to_the_frontier_of_a_frontier_space() -> None:
    game = table("harmony", "valley", "empower", 2, spaces={"network-land": "affection 2", "land-1": "trust 2"})
    game.empower("network-land", upgrades="rescue")
    assert game.place() == "network-land"


# A whole board


@rule("CB-21.1.2", "CB-7.1.4")
@pytest.mark.parametrize("name", ["love", "delight", "empathy", "harmony"])
def test_a_full_board_plays_its_standard_upgrades(name: str) -> None:
    game = table(name, "valley", "move", vibes=FULL, hand=["courage"])
    game.invoke("courage", "valley-1")
    assert game.emotion("valley-1") == "courage"
    assert game.refused(replies.YES).code == "E_TURN"
