"""CB-21.6 to CB-21.9 Side B of the Spirit boards of Hatred, Misery, Malice and Anxiety."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, each_edition, row, specified, spirit, with_empathy

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])
SEAT_FIELDS = ("hand", "wp", "essence", "deck", "level", "vibes")
AWAY = (spirit("love", "willow"), spirit("delight", "willow"))  # the Spirits of Bliss stand in nobody's way


def table(
    name: str, at: str, action: str, *slots: int, edition: str = "revised", bliss: Any = AWAY, **more: Any
) -> Game:
    """A Spirit of Gloom on side B has the turn, with these upgrade slots of one row."""
    fields: dict[str, Any] = {"vibes": row(action, *slots), "level": 1}
    fields.update({field: more.pop(field) for field in SEAT_FIELDS if field in more})
    mate = spirit("malice" if name == "misery" else "misery", more.pop("mate", "willow"))
    options = {"edition": edition, "spirit_side": "b", **more.pop("options", {})}
    seats = (bliss[0], spirit(name, at, **fields), bliss[1], mate)
    return Game(*seats, pack=SPECIFICATION, options=options, active=1, **more)


def paid(game: Game) -> tuple[int, int]:
    """The WP and the Ambition that the action cost."""
    [event] = game.events("paid")
    assert event["seat"] == 1
    return int(event["wp"]), int(event["ambition"])


# CB-21.6 Hatred; its power takes 1 WP off with every upgrade


@rule("CB-21.6.1")
@pytest.mark.parametrize(("edition", "price"), [("revised", (1, 0)), ("first", (2, 0))])
def test_charge_goes_up_to_two_spaces_further(edition: str, price: tuple[int, int]) -> None:
    game = table("hatred", "valley", "move", 1, edition=edition, bliss=(spirit("love", "land"), spirit(at="land")))
    game.start("move").use("charge")
    near = ["valley", "valley-cradle", "cradle", "cradle-network", "land-willow", "willow", "willow-valley"]
    assert game.offered("spirit_space") == near
    assert game.refused(game.spirit_space("network")).code == "E_ADJ"
    game.do("move", spirit_space="cradle-network")
    assert (paid(game), game.place(1)) == (price, "cradle-network")


@rule("CB-21.6.2", "CB-21.6.3")
@pytest.mark.parametrize(("edition", "price"), [("revised", (3, 1)), ("first", (4, 1))])
def test_wildfire_takes_an_essence_off_a_bliss_emotion_where_hatred_arrives(
    edition: str, price: tuple[int, int]
) -> None:
    spaces = {"cradle-1": "trust 2", "cradle-2": "courage 1", "valley-2": "trust 1", "valley-cradle": "fear 1"}
    game = table("hatred", "valley-cradle", "move", 3, edition=edition, spaces=spaces)
    game.start("move").use("wildfire").do("move", spirit_space="cradle")
    assert game.offered("space") == ["cradle-1", "cradle-2"]
    assert "decline" in game.verbs()
    assert game.refused(game.space("valley-2")).code == "E_ADJ"
    game.do("target", space="cradle-2")
    assert (paid(game), game.emotion("cradle-2"), game.essence_at("cradle-1")) == (price, None, 2)


@rule("CB-21.6.2")
def test_wildfire_may_be_declined_and_needs_a_bliss_emotion() -> None:
    spaces = {"cradle-1": "trust 2"}
    declined = table("hatred", "valley-cradle", "move", 3, spaces=spaces).move("cradle", upgrades="wildfire")
    assert (declined.essence_at("cradle-1"), declined.wp(1)) == (2, 7)
    empty = table("hatred", "valley-cradle", "move", 3, spaces={"cradle-1": "fear 2"})
    empty.move("cradle", upgrades="wildfire")
    assert (empty.kind, empty.essence_at("cradle-1")) == ("menu", 2)


@rule("CB-21.6.3")
@pytest.mark.parametrize(("edition", "side"), [("revised", "a"), ("revised", "b"), ("first", "b")])
def test_wildfire_is_no_quell(edition: str, side: str) -> None:
    """Empathy does not stop it, and it scores no Intention on Quells."""
    bliss = (spirit("empathy", "cradle-network"), spirit("love", "willow"))
    spaces = {"cradle-2": "safety 2", "cradle-network": "trust 1"}
    game = table("hatred", "valley-cradle", "move", 3, edition=edition, bliss=bliss, spaces=spaces,
                 options={"intention_side": side})  # fmt: skip
    assert game.state.shield[4] == 1
    game.move("cradle", upgrades="wildfire", target="cradle-2")
    assert (game.essence_at("cradle-2"), game.points("gloom"), game.hand(1)) == (1, 0, [])


@vector("TV-71")
@rule("CB-10.1.11", "CB-21.6.3")
@each_edition
def test_wildfire_is_legal_where_a_quell_is_not(edition: str) -> None:
    hatred = spirit("hatred", "cradle", vibes=row("move", 3))
    game = Game(
        spirit("empathy", "valley"),
        hatred,
        spirit(at="willow"),
        pack=SPECIFICATION,
        spaces=board("e0=B1 e2=B1 e14=B1"),
        active=1,
        options={"edition": edition, "spirit_side": "b"},
    )
    game.move("valley-cradle", upgrades="wildfire", target="valley-cradle")
    assert (game.place(1), game.emotion("valley-cradle")) == ("valley-cradle", None)


@rule("CB-21.6.4")
@pytest.mark.parametrize(("edition", "price"), [("revised", (2, 0)), ("first", (3, 0))])
def test_seethe_draws_a_card_after_an_invoke(edition: str, price: tuple[int, int]) -> None:
    game = table("hatred", "valley", "invoke", 1, edition=edition, hand=["mistrust"], deck=["fear", "rest"])
    game.invoke("mistrust", "valley-1", upgrades="seethe")
    assert (paid(game), game.hand(1), game.essence_at("valley-1")) == (price, ["fear"], 1)


@rule("CB-21.6.5")
def test_repel_saves_two_wp_in_the_first_edition() -> None:
    game = table("hatred", "valley", "quell", 3, edition="first", hand=["fear"], spaces={"valley-1": "trust 2"},
                 sites={"valley": "gloom minor"}, wp=0)  # fmt: skip
    game.quell("valley-1", reveal="fear", upgrades="repel")
    assert (paid(game), game.wp(1)) == ((0, 1), 0)


def repelling(edition: str, wp: int) -> Game:
    vibes: list[str | None] = ["red", "blue", None, "green"]
    seats = (spirit(at="network"), spirit("hatred", "valley", wp=wp, hand=["fear"], vibes={"quell": vibes}))
    options = {"edition": edition, "spirit_side": "b"}
    return specified(
        *seats, active=1, place=1, spaces={"valley-1": "trust 1"}, sites={"valley": "gloom minor"}, options=options
    )


@vector("TV-45")
@rule("CB-21.6.5", "CB-20.3.1")
def test_repel_of_the_revised_edition_is_an_upgrade_and_gives_two_wp() -> None:
    table = repelling("revised", 1).quell("valley-1", upgrades="repel")
    assert [event["wp"] for event in table.events("paid")] == [1]
    assert (table.wp(1), table.ambition("gloom")) == (2, 2)
    poor = repelling("revised", 0)
    assert poor.refused(poor.action("quell")).code == "E_WP"


@vector("TV-44")
@rule("CB-21.6.5", "CB-7.4.5", "CB-7.4.4")
def test_repel_of_the_first_edition_and_hatreds_power_make_a_quell_free() -> None:
    table = repelling("first", 0).quell("valley-1", upgrades="repel")
    assert (table.emotion("valley-1"), table.wp(1), table.ambition("gloom")) == (None, 0, 2)


@rule("CB-21.6.5", "CB-20.3.1")
@pytest.mark.parametrize(
    ("edition", "place", "target", "site", "left"),
    [
        ("revised", "valley", "valley-1", "cradle", 8),  # not used, so no discount either
        ("revised", "valley-cradle", "valley-cradle", "valley", 8),
        ("first", "valley", "valley-1", "cradle", 9),
        ("first", "valley-cradle", "valley-cradle", "valley", 9),
    ],
)
def test_repel_needs_a_realm_space_of_a_realm_with_a_gloom_fortress(
    edition: str, place: str, target: str, site: str, left: int
) -> None:
    game = table("hatred", place, "quell", 3, edition=edition, hand=["fear"], spaces={target: "trust 2"},
                 sites={site: "gloom minor"})  # fmt: skip
    assert game.quell(target, reveal="fear", upgrades="repel").wp(1) == left


@rule("CB-21.6.5")
@EDITIONS
def test_a_bliss_fortress_does_not_repel(edition: str) -> None:
    game = table("hatred", "valley", "quell", 3, edition=edition, hand=["fear"], spaces={"valley-1": "trust 2"},
                 sites={"valley": "bliss minor"})  # fmt: skip
    assert game.quell("valley-1", reveal="fear", upgrades="repel").wp(1) == (8 if edition == "revised" else 9)


@rule("CB-21.6.6")
@pytest.mark.parametrize(("edition", "price"), [("revised", (3, 0)), ("first", (2, 0))])
def test_seethe_draws_a_card_after_a_fortify(edition: str, price: tuple[int, int]) -> None:
    game = table("hatred", "valley", "fortify", 1, edition=edition, deck=["fear", "rest"]).fortify(upgrades="seethe")
    assert (paid(game), game.hand(1), game.site_of("valley")) == (price, ["fear"], "gloom minor")


@rule("CB-21.6.7")
@EDITIONS
def test_hatred_demolishes_for_four_wp_and_no_ambition(edition: str) -> None:
    game = table("hatred", "valley", "fortify", 2, edition=edition, sites={"valley": "bliss minor"},
                 gloom={"ambition": 0})  # fmt: skip
    game.fortify(upgrades="demolish")
    assert (paid(game), game.site_of("valley"), game.actions) == ((6, 0), None, 3)


@rule("CB-21.6.7", "CB-21.1.5", "CB-21.6.6")
def test_seethe_goes_with_demolish() -> None:
    game = table("hatred", "valley", "fortify", 1, 2, sites={"valley": "bliss minor"}, deck=["fear", "rest"])
    game.fortify(upgrades=("seethe", "demolish"))
    assert (paid(game), game.hand(1)) == ((7, 0), ["fear"])


@rule("CB-21.6.8")
@EDITIONS
def test_seethe_draws_a_card_after_an_empower(edition: str) -> None:
    game = table("hatred", "valley", "empower", 1, edition=edition, spaces={"valley-1": "mistrust 2"},
                 deck=["fear", "rest"])  # fmt: skip
    game.empower(upgrades="seethe")
    assert (paid(game), game.hand(1), game.emotion("valley-1")) == ((3, 0), ["fear"], "doubt")


# CB-21.7 Misery


@rule("CB-21.7.1")
@EDITIONS
def test_overcome_costs_misery_nothing(edition: str) -> None:
    bliss = (spirit("love", "valley-cradle"), spirit("delight", "land"))
    game = table("misery", "valley", "move", 2, edition=edition, bliss=bliss)
    assert paid(game.move("valley-cradle", upgrades="overcome")) == (1, 0)


@rule("CB-21.7.2")
@pytest.mark.parametrize(("edition", "slot", "price"), [("revised", 3, (2, 0)), ("first", 1, (3, 0))])
@pytest.mark.parametrize("partner", [0, 2, 3])
def test_deceive_exchanges_positions_with_any_spirit(
    edition: str, slot: int, price: tuple[int, int], partner: int
) -> None:
    bliss = (spirit("love", "cradle"), spirit("delight", "land"))
    game = table("misery", "valley", "move", slot, edition=edition, bliss=bliss).start("move").use("deceive")
    assert game.offered("seat") == [0, 2, 3]
    there = game.place(partner)
    game.do("swap", seat=partner)
    assert (paid(game), game.place(1), game.place(partner)) == (price, there, "valley")


@rule("CB-21.7.2")
def test_deceive_does_not_go_with_haste() -> None:
    game = table("misery", "valley", "move", 1, 3).start("move")
    assert game.refused(game.upgrade_slots(1, 3)).code == "E_UPGRADE_CONFLICT"


@rule("CB-21.7.3")
def test_after_deceiving_misery_may_not_share_a_space_with_an_opponent() -> None:
    bliss = (spirit("love", "cradle"), spirit("delight", "land"))
    game = table("misery", "valley", "move", 3, bliss=bliss, mate="cradle").start("move").use("deceive")
    assert game.offered("seat") == [0, 2]
    assert game.refused(game.seat(3)).code == "E_SPIRIT_BLOCK"
    unlocked = table("misery", "valley", "move", 2, 3, bliss=bliss, mate="cradle").move(swap=3, upgrades="deceive")
    assert (unlocked.place(1), unlocked.place(0)) == ("cradle", "cradle")
    first = table("misery", "valley", "move", 1, bliss=bliss, mate="cradle", edition="first")
    assert first.move(swap=3, upgrades="deceive").place(1) == "cradle"


@rule("CB-21.7.4")
@pytest.mark.parametrize(("edition", "price"), [("revised", (3, 1)), ("first", (4, 1))])
def test_extinguish_costs_misery_more_in_the_first_edition(edition: str, price: tuple[int, int]) -> None:
    game = table("misery", "valley", "quell", 2, edition=edition, spaces={"valley-1": "trust 2"})
    assert paid(game.quell("valley-1", upgrades="extinguish")) == price


def drain(edition: str = "revised", at: str = "valley-cradle", **more: Any) -> Game:
    """Misery Quells with Drain; Commitment is at the Valley and Humility at the Cradle."""
    target = "valley-cradle" if at == "valley-cradle" else f"{at}-1"
    game = table("misery", at, "quell", 3, edition=edition, hand=["fear"], spaces={target: "trust 2"}, **more)
    return game.quell(target, reveal="fear", upgrades="drain")


@rule("CB-21.7.5", "CB-21.7.7")
@EDITIONS
def test_drain_takes_one_wp_from_an_adjacent_sphere(edition: str) -> None:
    game = drain(edition)
    assert (game.kind, game.offered("sphere")) == ("drain", ["commitment", "humility"])
    assert "decline" in game.verbs()
    refusal = game.refused(game.sphere("diligence"))
    assert (refusal.code, refusal.rule) == ("E_SPHERE", "CB-21.7.6")
    game.do("drain", sphere="humility")
    assert (paid(game), game.wp(1), game.wp_in("humility"), game.essence(1)) == ((2, 1), 9, 6, 3)


@rule("CB-21.7.5")
def test_drain_may_be_declined() -> None:
    game = drain().do("decline")
    assert (game.wp(1), game.wp_in("commitment"), game.wp_in("humility")) == (8, 7, 7)


@rule("CB-21.7.6")
def test_drain_needs_a_sphere_with_two_wp_in_the_revised_edition() -> None:
    game = drain(origin={"commitment": 1, "humility": 2})
    assert game.offered("sphere") == ["humility"]
    assert game.refused(game.sphere("commitment")).code == "E_SPHERE"
    game.do("drain", sphere="humility")
    assert (game.wp_in("humility"), game.events("revelation")) == (1, [])
    assert drain(origin={"commitment": 1, "humility": 1}).kind == "menu"


def drained(edition: str, **spheres: int) -> Game:
    """Misery between Commitment and Humility Quells with Drain."""
    seat = spirit("misery", "valley-cradle", hand=["fear"], vibes=row("quell", 3), level=1)
    seats = (spirit("empathy", "land"), seat, spirit("harmony", "land"))
    game = with_empathy(
        *seats,
        edition=edition,
        active=1,
        spaces={"valley-cradle": "trust 2"},
        origin=spheres,
        options={"spirit_side": "b"},
        sites={"valley": "gloom minor"},
    )
    return game.quell(reveal="fear", upgrades="drain")


@vector("TV-100")
@rule("CB-21.7.6", "CB-17.1.2", "CB-21.7.7")
def test_spheres_with_one_wp_are_drained_in_the_first_edition_only() -> None:
    revised = drained("revised", commitment=1, humility=1)
    assert (revised.kind, revised.wp(1), revised.wp_in("commitment")) == ("menu", 8, 1)  # declined
    other = drained("revised", commitment=1, humility=2)
    assert other.refused(other.sphere("commitment")).code == "E_SPHERE"
    first = drained("first", commitment=1, humility=1).do("drain", sphere="commitment").through()
    steps = [event["event"] for event in first.table.events()]
    order = [steps.index(step) for step in ("revelation", "showed", "tested", "common", "hidden", "joined", "refilled")]
    assert order == sorted(order)
    assert (first.wp_in("commitment"), first.offset, first.site_of("valley")) == (7, 0, None)
    assert (len(first.events("revelation")), first.identity("gloom")[0] >= 1) == (1, True)


@rule("CB-21.7.7")
@pytest.mark.parametrize(("edition", "side"), [("revised", "a"), ("first", "a"), ("first", "b")])
def test_drain_is_no_absorb(edition: str, side: str) -> None:
    """Nothing turns, no Frontier adds, no Intention on Absorbs is scored, and Absorb is still there."""
    game = table("misery", "valley-cradle", "fortify" if edition == "revised" else "empower", 3, edition=edition,
                 spaces={"valley-cradle": "mistrust 2"}, options={"intention_side": side})  # fmt: skip
    if edition == "revised":
        game.fortify("valley", upgrades="drain")
    else:
        game.empower(upgrades="drain")
    before = game.wp(1)
    game.do("drain", sphere="commitment")
    assert (game.wp(1), game.offset, game.essence(1)) == (before + 1, 0, 3)
    assert "absorb" in game.verbs()
    assert [event["deed"] for event in game.events("intention")] == ([7] if edition == "first" and side == "b" else [])


@rule("CB-21.7.8")
@pytest.mark.parametrize(("edition", "price"), [("revised", (5, 0)), ("first", (4, 0))])
def test_misery_exalts_for_wp_and_no_ambition(edition: str, price: tuple[int, int]) -> None:
    game = table("misery", "valley", "fortify", 1, edition=edition, sites={"valley": "gloom minor"},
                 gloom={"ambition": 0})  # fmt: skip
    game.fortify(upgrades="exalt")
    assert (paid(game), game.site_of("valley")) == (price, "gloom major")


@rule("CB-21.7.9", "CB-21.1.5")
@pytest.mark.parametrize("mode", ["build", "exalt", "demolish"])
def test_in_the_revised_edition_drain_follows_a_fortify(mode: str) -> None:
    sites = {"build": {}, "exalt": {"valley": "gloom minor"}, "demolish": {"valley": "bliss minor"}}[mode]
    upgrades = ("drain",) if mode == "build" else ("drain", mode)
    game = table("misery", "valley", "fortify", 1, 2, 3, sites=sites).fortify(upgrades=upgrades)
    game.do("drain", sphere="commitment")
    assert game.wp_in("commitment") == 6
    assert game.site_of("valley") == {"build": "gloom minor", "exalt": "gloom major", "demolish": None}[mode]


@rule("CB-21.7.9")
@pytest.mark.parametrize(("answer", "offset"), [("rotate", 1), ("decline", 0)])
def test_in_the_first_edition_a_sullen_look_may_turn_the_origin(answer: str, offset: int) -> None:
    game = table("misery", "valley", "fortify", 3, edition="first").fortify(upgrades="sullen_look")
    assert (paid(game), game.kind, game.verbs()) == ((3, 0), "sullen_look", {"rotate", "decline"})
    assert (game.do(answer).offset, game.kind) == (offset, "menu")
    assert "rotate" in game.verbs()  # the ability is not used up


@rule("CB-21.7.10")
@EDITIONS
def test_assimilate_brings_a_vibe_of_the_discarded_cards_colour(edition: str) -> None:
    rows: dict[str, list[str | None]] = {**row("empower", 1), "move": ["blue"], "quell": ["red"]}
    game = table("misery", "valley", "empower", vibes=rows, edition=edition, spaces={"valley-1": "mistrust 2"})
    game.empower(upgrades="assimilate")
    assert (paid(game), game.emotion("valley-1")) == ((3, 0), "doubt")
    assert game.refused(game.slot("quell", 1)).code == "E_VIBE_COLOUR"
    game.do("vibe", row="move", slot=2)
    assert game.vibes("move", 1) == ["blue", None, "red", None]


@rule("CB-21.7.10")
def test_assimilate_may_be_declined() -> None:
    game = table("misery", "valley", "empower", 1, spaces={"valley-1": "mistrust 2"}).empower(upgrades="assimilate")
    assert game.do("decline").vibes("move", 1) == ["wild", None, None, None]


@rule("CB-21.7.11")
@EDITIONS
def test_drain_follows_an_empower(edition: str) -> None:
    game = table("misery", "valley", "empower", 3, edition=edition, spaces={"valley-1": "mistrust 2"})
    game.empower(upgrades="drain").do("drain", sphere="commitment")
    assert (paid(game), game.wp_in("commitment"), game.wp(1)) == ((3, 0), 6, 8)


# CB-21.8 Malice


@rule("CB-21.8.1", "CB-21.3.1", "CB-21.3.2")
@pytest.mark.parametrize(("edition", "price"), [("revised", (2, 0)), ("first", (3, 0))])
def test_malice_pushes_all_opposing_spirits(edition: str, price: tuple[int, int]) -> None:
    bliss = (spirit("love", "valley-cradle"), spirit("delight", "valley-cradle"))
    game = table("malice", "valley", "move", 2, edition=edition, bliss=bliss, mate="cradle")
    game.move("valley-cradle", upgrades="push", push=("cradle", "valley"))
    assert (paid(game), [game.place(seat) for seat in range(4)]) == (
        price,
        ["cradle", "valley-cradle", "valley", "cradle"],
    )


@rule("CB-21.8.2", "CB-21.3.3")
@EDITIONS
def test_malice_summons_the_top_card(edition: str) -> None:
    game = table("malice", "valley", "invoke", 1, edition=edition, deck=["mistrust", "fear", "rest"])
    game.start("invoke").use("summon").when("invoke_space", "at", space="valley-2")
    assert (paid(game), game.at("valley-2"), game.deck(1)[0]) == ((3, 0), "mistrust 1 by 1", "fear")
    empty = table("malice", "valley", "invoke", 1, hand="rest", deck=[], edition=edition).start("invoke")
    assert empty.refused(empty.upgrade_slots(1)).code == "E_DECK"


@rule("CB-21.8.3")
@EDITIONS
def test_extinguish_costs_malice_nothing(edition: str) -> None:
    game = table("malice", "valley", "quell", 2, edition=edition, spaces={"valley-1": "trust 2"})
    assert paid(game.quell("valley-1", upgrades="extinguish")) == (2, 1)


@rule("CB-21.8.4")
@EDITIONS
@pytest.mark.parametrize(
    ("upgrades", "price", "amounts"),
    [
        (("exterminate",), (4, 2), [1, 2, 3]),
        (("exterminate", "dominate"), (6, 2), [2, 3, 4]),
        (("exterminate", "dominate", "extinguish"), (6, 2), [2, 3, 4]),
    ],
)
def test_exterminate_removes_up_to_two_further_essence(
    edition: str, upgrades: tuple[str, ...], price: tuple[int, int], amounts: list[int]
) -> None:
    game = table("malice", "valley", "quell", 1, 2, 3, edition=edition, hand=["anger"], spaces={"valley-1": "desire 4"})
    game.start("quell").use(*upgrades).when("reveal", "reveal", card="anger")
    assert game.offered("number") == amounts
    game.do("amount", number=amounts[-1])
    assert (paid(game), game.essence_at("valley-1")) == (price, 4 - amounts[-1])


@rule("CB-21.8.5")
@EDITIONS
@pytest.mark.parametrize("mode", ["build", "demolish"])
def test_all_mine_brings_an_essence(edition: str, mode: str) -> None:
    sites = {} if mode == "build" else {"valley": "bliss minor"}
    upgrades = ("all_mine",) if mode == "build" else ("all_mine", "demolish")
    game = table("malice", "valley", "fortify", 1, 2, edition=edition, sites=sites).fortify(upgrades=upgrades)
    assert (paid(game), game.essence(1)) == ((3, 0) if mode == "build" else (4, 1), 4)


@rule("CB-21.8.6")
@EDITIONS
def test_malice_channels_power_for_two_wp_and_no_ambition(edition: str) -> None:
    game = table("malice", "valley", "empower", 1, edition=edition, spaces={"valley-1": "mistrust 1"},
                 gloom={"ambition": 0})  # fmt: skip
    game.empower(upgrades="channelled_power")
    assert (paid(game), game.emotion("valley-1"), game.essence_at("valley-1")) == ((5, 0), "doubt", 2)


@rule("CB-21.8.7")
@EDITIONS
def test_emotional_outburst_costs_malice_nothing(edition: str) -> None:
    game = table("malice", "valley", "empower", 2, edition=edition, spaces={"land-1": "mistrust 2"})
    assert paid(game.empower("land-1", upgrades="outburst")) == (3, 0)
    assert (game.emotion("land-1"), game.place(1)) == ("doubt", "valley")


# CB-21.9 Anxiety


@rule("CB-21.9.1")
@pytest.mark.parametrize(("edition", "price"), [("revised", (2, 0)), ("first", (3, 0))])
def test_flight_goes_up_to_two_spaces_further(edition: str, price: tuple[int, int]) -> None:
    game = table("anxiety", "valley", "move", 1, edition=edition, bliss=(spirit("love", "land"), spirit(at="land")))
    game.start("move").use("flight")
    assert len(game.offered("spirit_space")) == 7
    game.do("move", spirit_space="cradle-network")
    assert (paid(game), game.place(1)) == (price, "cradle-network")


SHADOWS = {"land-1": "bleakness 1", "network-land": "bleakness 1", "cradle-1": "fear 1", "valley-1": "trust 1"}


@rule("CB-21.9.2")
@pytest.mark.parametrize(
    ("edition", "reached", "gained"),
    [("revised", ["network-land", "land"], 2), ("first", ["cradle", "network-land", "land"], 1)],
)
def test_from_the_shadows_the_spirit_comes_to_a_bleakness(edition: str, reached: list[str], gained: int) -> None:
    game = table("anxiety", "valley", "move", 3, edition=edition, spaces=SHADOWS).start("move").use("from_shadows")
    assert game.offered("spirit_space") == reached
    refusal = game.refused(game.spirit_space("valley-cradle"))
    assert (refusal.code, refusal.rule) == ("E_ADJ", "CB-21.9.2")
    game.do("move", spirit_space="land")
    assert (paid(game), game.place(1), game.wp(1)) == ((1, 0), "land", 9 + gained)


@rule("CB-21.9.2")
def test_from_the_shadows_is_instead_of_the_route() -> None:
    game = table("anxiety", "valley", "move", 1, 3, spaces=SHADOWS).start("move")
    assert game.refused(game.upgrade_slots(1, 3)).code == "E_UPGRADE_CONFLICT"
    dark = table("anxiety", "valley", "move", 3, hand=["fear"], spaces={"cradle-1": "fear 1"}).start("move")
    assert dark.refused(dark.upgrade_slots(3)).code == "E_ADJ"


@rule("CB-21.9.3")
def test_from_the_shadows_does_not_come_upon_an_opponent() -> None:
    bliss = (spirit("love", "land"), spirit("delight", "willow"))
    spaces = {**SHADOWS, "network-1": "bleakness 1"}
    game = table("anxiety", "valley", "move", 3, bliss=bliss, spaces=spaces).start("move").use("from_shadows")
    assert game.offered("spirit_space") == ["network", "network-land"]
    refusal = game.refused(game.spirit_space("land"))
    assert (refusal.code, refusal.rule) == ("E_SPIRIT_BLOCK", "CB-21.9.3")
    unlocked = table("anxiety", "valley", "move", 2, 3, bliss=bliss, spaces=spaces)
    unlocked.move("land", upgrades="from_shadows")
    assert (paid(unlocked), unlocked.place(1)) == ((1, 0), "land")  # Overcome need not be used
    first = table("anxiety", "valley", "move", 3, bliss=bliss, spaces=spaces, edition="first")
    assert first.move("land", upgrades="from_shadows").place(1) == "land"


@rule("CB-21.9.4")
@pytest.mark.parametrize(("edition", "price"), [("revised", (5, 0)), ("first", (4, 0))])
def test_anxiety_supports_for_wp_and_no_ambition(edition: str, price: tuple[int, int]) -> None:
    game = table("anxiety", "valley", "invoke", 1, edition=edition, hand=["mistrust"], gloom={"ambition": 0})
    game.invoke("mistrust", "valley-1", upgrades="support")
    assert (paid(game), game.essence_at("valley-1"), game.essence(1)) == (price, 2, 2)


@rule("CB-21.9.5")
def test_seeds_of_darkness_put_a_bleakness_anywhere_in_the_revised_edition() -> None:
    spaces = {"land-1": "trust 1"}
    game = table("anxiety", "valley-cradle", "invoke", 2, hand=["fear"], spaces=spaces).start("invoke").use("seeds")
    game.do("invoke", card="bleakness")
    assert len(game.offered("space")) == 14
    assert game.refused(game.space("land-1")).code == "E_OCCUPIED"
    game.do("at", space="land-2")
    assert (paid(game), game.at("land-2"), game.essence(1)) == ((3, 0), "bleakness 1 by 1", 2)


@rule("CB-21.9.5")
def test_seeds_of_darkness_are_for_bleakness_only_in_the_revised_edition() -> None:
    game = table("anxiety", "valley", "invoke", 2, hand=["fear"]).start("invoke").use("seeds").do("invoke", card="fear")
    assert game.offered("space") == ["valley-1", "valley-2"]
    assert game.refused(game.space("land-1")).code == "E_ADJ"


@rule("CB-21.9.5")
@pytest.mark.parametrize("card", ["fear", "bleakness"])
def test_seeds_of_darkness_take_the_essence_from_the_supply_in_the_first_edition(card: str) -> None:
    game = table("anxiety", "valley", "invoke", 2, edition="first", hand=["fear"], essence=0).start("invoke")
    game.use("seeds").do("invoke", card=card)
    assert game.offered("space") == ["valley-1", "valley-2"]
    game.do("at", space="valley-1")
    assert (paid(game), game.emotion("valley-1"), game.essence_at("valley-1")) == ((3, 0), card, 1)


@rule("CB-21.9.6")
@EDITIONS
def test_devour_brings_a_vibe_of_the_quelled_emotions_colour(edition: str) -> None:
    game = table("anxiety", "valley", "quell", 2, edition=edition, hand=["fear"], spaces={"valley-1": "trust 2"},
                 vibes={**row("quell", 2), "fortify": ["blue"]})  # fmt: skip
    game.quell("valley-1", reveal="fear", upgrades="devour")
    assert (paid(game), game.hand(1), game.kind) == ((2, 1), ["fear"], "vibe_slot")
    assert "decline" in game.verbs()
    game.do("vibe", row="fortify", slot=3)
    assert game.vibes("fortify", 1) == ["blue", None, None, "red"]


@rule("CB-21.9.6")
@pytest.mark.parametrize(("edition", "asked"), [("revised", "vibe_slot"), ("first", "menu")])
def test_devouring_a_strong_emotion_brings_a_vibe_in_the_revised_edition_only(edition: str, asked: str) -> None:
    rows: dict[str, list[str | None]] = {**row("quell", 2), "fortify": ["blue"]}  # with room for a red one
    game = table(
        "anxiety", "valley", "quell", vibes=rows, edition=edition, hand=["fear"], spaces={"valley-1": "loyalty 2"}
    )
    assert game.quell("valley-1", reveal="fear", upgrades="devour").kind == asked


@rule("CB-21.9.6", "CB-21.9.7")
@EDITIONS
def test_devouring_brightness_brings_nothing(edition: str) -> None:
    game = table("anxiety", "valley", "quell", 2, edition=edition, hand=["fear"], spaces={"valley-1": "brightness 2"})
    game.quell("valley-1", reveal="fear", upgrades="devour")
    assert (game.kind, game.essence_at("valley-1"), game.events("vibe")) == ("menu", 1, [])


@rule("CB-21.9.8", "CB-21.5.6", "CB-21.5.7", "CB-21.5.8", "CB-21.5.9")
@pytest.mark.parametrize(("edition", "price"), [("revised", (4, 1)), ("first", (5, 1))])
def test_anxiety_attunes_an_own_minor(edition: str, price: tuple[int, int]) -> None:
    game = table("anxiety", "valley", "fortify", 2, edition=edition, spaces={"valley-1": "trust 3"},
                 sites={"valley": "gloom minor built 1 laid 1"}, turn=1)  # fmt: skip
    assert game.control("valley") == "bliss"
    game.fortify(upgrades="attune")
    assert (paid(game), game.site_of("valley"), game.identity("gloom")) == (price, None, (1, 0, 0))
    assert game.points("gloom") == 0


@rule("CB-21.9.8")
def test_anxiety_still_exalts() -> None:
    game = table("anxiety", "valley", "fortify", 1, sites={"valley": "gloom minor"}).fortify(upgrades="exalt")
    assert game.site_of("valley") == "gloom major"


def spreading(spaces: dict[str, str], hand: list[str], *slots: int, **more: Any) -> Game:
    return table("anxiety", "valley", "empower", 1, *slots, hand=hand, spaces=spaces, **more)


@rule("CB-21.9.9", "CB-21.9.10")
def test_spreading_darkness_makes_a_strong_emotion_of_a_bleakness() -> None:
    game = spreading({"valley-1": "bleakness 2"}, ["mistrust", "selfishness"])
    game.empower("valley-1", upgrades="spreading_darkness", feed="mistrust")
    assert (paid(game), game.at("valley-1")) == ((3, 0), "doubt 2 by 1")
    assert (game.hand(1), game.deck(1)[-1]) == (["selfishness"], "mistrust")
    assert game.state.in_play(65) == 0  # the Bleakness is in the supply again
    assert game.events("empowered")


@rule("CB-21.9.9")
def test_the_card_to_spread_is_chosen() -> None:
    game = spreading({"valley-1": "bleakness 3"}, ["mistrust", "selfishness"]).start("empower")
    game.use("spreading_darkness")
    assert (game.kind, game.offered("card")) == ("feed", ["selfishness", "mistrust"])
    assert game.refused(game.card("fear")).code == "E_NO_CARD"
    game.do("feed", card="selfishness")
    assert game.emotion("valley-1") == "narcissism"


@rule("CB-21.9.9")
def test_spreading_darkness_needs_an_adjacent_bleakness_and_a_card() -> None:
    spaces = {"valley-1": "mistrust 2", "land-1": "bleakness 3"}
    far = spreading(spaces, ["fear"]).start("empower")
    refusal = far.refused(far.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-21.9.9")
    bare = spreading({"valley-1": "mistrust 2", "valley-2": "bleakness 3"}, [], 3).start("empower")
    assert bare.refused(bare.upgrade_slots(1, 3)).code == "E_NO_CARD"


@rule("CB-21.9.9")
def test_spreading_darkness_does_not_go_with_emotional_outburst() -> None:
    game = spreading({"valley-1": "bleakness 3", "valley-2": "mistrust 2"}, ["fear"], 2).start("empower")
    assert game.refused(game.upgrade_slots(1, 2)).code == "E_UPGRADE_CONFLICT"


@rule("CB-21.9.10")
def test_the_bleakness_must_carry_the_threshold_of_the_card() -> None:
    game = spreading({"valley-1": "bleakness 2"}, ["mistrust", "fear", "selfishness"]).start("empower")
    game.use("spreading_darkness")
    assert game.offered("card") == ["mistrust", "fear"]
    refusal = game.refused(game.card("selfishness"))
    assert (refusal.code, refusal.rule) == ("E_THRESHOLD", "CB-21.9.10")
    low = spreading({"valley-1": "bleakness 1", "valley-2": "mistrust 2"}, ["fear"]).start("empower")
    assert low.refused(low.upgrade_slots(1)).code == "E_THRESHOLD"


@rule("CB-21.9.10", "CB-12.1.7")
def test_spreading_darkness_needs_a_copy_of_the_strong_emotion() -> None:
    spaces = {"valley-1": "bleakness 2", "land-1": "doubt 1", "land-2": "doubt 1"}
    game = spreading(spaces, ["mistrust", "fear", "embarrassment"]).start("empower").use("spreading_darkness")
    assert game.offered("card") == ["embarrassment", "fear"]
    assert game.refused(game.card("mistrust")).code == "E_NO_STRONG"
    elsewhere = {"valley-1": "fear 2", "valley-2": "bleakness 2", "land-1": "doubt 1", "land-2": "doubt 1"}
    alone = spreading(elsewhere, ["mistrust"]).start("empower")
    assert alone.refused(alone.upgrade_slots(1)).code == "E_NO_STRONG"


@rule("CB-21.9.9", "CB-21.9.11")
def test_in_the_first_edition_there_is_rescue_instead() -> None:
    game = table("anxiety", "valley", "empower", 2, edition="first", spaces={"land-2": "mistrust 2"},
                 bliss=(spirit("love", "land"), spirit("delight", "willow")))  # fmt: skip
    game.empower("land-2", upgrades="rescue")
    assert (paid(game), game.place(1), game.emotion("land-2")) == ((4, 0), "land", "doubt")
    channelled = table("anxiety", "valley", "empower", 1, edition="first", spaces={"valley-1": "mistrust 1"})
    assert channelled.empower(upgrades="channelled_power").ambition("gloom") == 2


@rule("CB-21.9.11", "CB-21.9.9")
def test_in_the_revised_edition_emotional_outburst_stays() -> None:
    game = table("anxiety", "valley", "empower", 2, spaces={"land-2": "mistrust 2"})
    game.empower("land-2", upgrades="outburst")
    assert (paid(game), game.place(1), game.emotion("land-2")) == ((4, 0), "valley", "doubt")


@rule("CB-20.7.1", "CB-21.9.5")
def test_with_six_bleakness_on_the_board_no_seed_is_left() -> None:
    spaces = dict.fromkeys(["land-1", "land-2", "network-1", "network-2", "cradle-1", "cradle-2"], "bleakness 1")
    game = table("anxiety", "valley", "invoke", 2, hand=["fear", "anger"], spaces=spaces).start("invoke").use("seeds")
    assert game.refused(replies.STARTING).code == "E_LIMIT"
