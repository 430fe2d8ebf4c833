"""CB-23.3.7 Powers are content: what can be written in them, and what is said about what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.powers.running import absorb_change
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.games.cerebria.rules.control import settle
from mindrose.kernel.errors import BadContent
from mindrose.kernel.programs import Question
from mindrose.language.reading import read
from tests.rulebook import rule
from tests.rules.cerebria.scenes import CONTENT, Scene, content_from, with_powers


def courage(power: str, emotions: dict[int, str] | None = None, players: int = 4) -> Scene:
    """A scene in which Courage has another power."""
    return Scene(emotions, players, with_powers(courage=[power]))


def mistake(power: str) -> str:
    """What is said about one power of Courage."""
    with pytest.raises(BadContent) as caught:
        with_powers(courage=[power])
    first, told = str(caught.value).splitlines()
    assert first == "default has mistakes:"
    assert told.startswith("- line 1, column ")
    assert "moderate 'courage': " in told
    return told.removeprefix("- ").replace("moderate 'courage': ", "", 1)


def first_question(scene: Scene) -> Question[Any]:
    """The first question of the power of Courage, whether or not there was anything to ask."""
    program = scene.state.content.enter[0][scene.card("courage")][0]
    question = next(step for step in program.steps if step.asks)
    assert isinstance(question, Question)
    return question


# Combinations that no default card has


@rule("CB-23.3.7")
def test_what_is_repeated_is_chosen_anew_each_time() -> None:
    scene = courage("on enter: per 2: {T=foe[essence>=1]; strip T 1 floor 0}", {5: "guilt 1", 7: "guilt 2"})
    scene.enter("courage", 6).choose(5)
    assert scene.kind == ""
    assert (scene.on(5), scene.on(7)) == ("", "guilt 1")


@rule("CB-23.3.7")
def test_a_name_stands_for_nothing_when_nothing_can_be_chosen_any_more() -> None:
    scene = courage("on enter: per 2: {T=foe[essence>=2]; strip T 1 floor 0}", {7: "guilt 2"}).enter("courage", 6)
    assert scene.on(7) == "guilt 1"


@rule("CB-23.3.7")
def test_each_goes_through_all_of_them() -> None:
    scene = courage("on enter: each foe: {if near(own,it): strip it 1 floor 0}", {5: "guilt 2", 7: "guilt 2"})
    scene.spirit(2, 4).enter("courage", 6)
    assert (scene.on(5), scene.on(7)) == ("guilt 2", "guilt 1")


@rule("CB-23.3.7")
def test_each_goes_through_a_name() -> None:
    scene = courage("on enter: T=all foe[essence>=2]; each T: gain me wp 1", {5: "guilt 2", 7: "guilt 1"})
    assert scene.enter("courage", 6).wp(0) == 6


@rule("CB-23.3.7")
def test_something_can_be_chosen_without_a_name() -> None:
    scene = courage("on enter: strip foe[essence>=2] 1 floor 1; lose opponent wp 1", {5: "guilt 2", 7: "guilt 2"})
    scene.enter("courage", 6).choose(7).choose_seat(3)
    assert (scene.on(5), scene.on(7), scene.wp(3)) == ("guilt 2", "guilt 1", 4)


@rule("CB-23.3.7")
def test_all_pushed_emotions_are_followed() -> None:
    scene = courage("on enter: T=all foe; push T; strip T 1 floor 0", {5: "guilt 2", 7: "guilt 1"})
    scene.enter("courage", 6)
    assert [scene.on(space) for space in (4, 5, 7, 8)] == ["guilt 1", "", "", ""]


@rule("CB-23.3.7")
def test_all_opponents_lose_and_all_own_players_gain() -> None:
    scene = courage("on enter: lose foes wp 1; gain own wp 1; draw own 1").enter("courage", 6)
    assert [scene.wp(seat) for seat in range(4)] == [6, 4, 6, 4]
    assert [len(scene.hand(seat)) for seat in range(4)] == [1, 0, 1, 0]


@rule("CB-23.3.7")
def test_ambition_is_the_factions_whoever_is_named() -> None:
    scene = courage("on enter: gain own ambition 1; T=opponent; lose T ambition 1").enter("courage", 6).choose_seat(1)
    assert (scene.ambition("bliss"), scene.ambition("gloom")) == (2, 0)


@rule("CB-23.3.7", "CB-6.1.6")
def test_only_the_active_player_can_gain_an_action() -> None:
    scene = courage("on enter: gain mate action 1").enter("courage", 6)
    assert scene.state.actions == 3


@rule("CB-23.3.7")
def test_filters_can_be_denied_and_joined() -> None:
    scene = courage("on enter: strip foe[!pushable] 1 floor 0", {5: "guilt 1", 4: "guilt", 7: "guilt"})
    scene.enter("courage", 6)
    assert (scene.on(5), scene.on(7)) == ("", "guilt 1")
    scene = courage("on enter: strip foe[pushable,essence=3] 1 floor 0", {5: "guilt 3", 4: "guilt", 7: "guilt"})
    assert scene.enter("courage", 6).spaces() == [5, 7]
    scene = courage("on enter: lose opponent[wp<5] wp 1")
    scene.state.wp[3] = 4
    assert scene.enter("courage", 6).wp(3) == 3


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("asked", "others", "code"),
    [("free", {}, "E_SLOTS"), ("pushable", {4: "guilt"}, "E_OCCUPIED"), ("essence>=4", {}, "E_ESSENCE")],
)
def test_a_filter_says_why_it_refuses(asked: str, others: dict[int, str], code: str) -> None:
    power = f"on enter: T=foe[{asked}]; may: gain me wp 1"
    scene = courage(power, {5: "guilt 3", 7: "guilt"} | others).enter("courage", 6)
    assert first_question(scene).refusal(scene.state, scene.state.stack.frames[-1], replies.SPACE + 5).code == code


@rule("CB-23.3.7")
def test_numbers_can_be_reckoned() -> None:
    scene = courage("on enter: gain me wp min(3,2*#foe+#friend)", {5: "guilt", 7: "trust"}).enter("courage", 6)
    assert scene.wp(0) == 8


@rule("CB-23.3.7")
def test_conditions_can_be_joined_and_denied() -> None:
    power = "on enter: if in(this,frontier) and !controls(foes,this): gain me wp 1"
    assert courage(power).enter("courage", 8).wp(0) == 6
    assert courage(power).enter("courage", 7).wp(0) == 5
    assert courage(power, {7: "rage 4"}).enter("courage", 8).wp(0) == 5


@rule("CB-23.3.7")
def test_a_card_can_have_several_powers_at_one_moment_in_the_order_of_writing() -> None:
    content = with_powers(courage=["on enter: gain me wp 1", "on enter: gain me essence 1"])
    scene = Scene(content=content).enter("courage", 6)
    assert scene.told() == ["power", "willpower", "power", "essence"]
    assert [program.name for program in content.enter[0][scene.card("courage")]] == [
        "courage-enter",
        "courage-enter-2",
    ]


@rule("CB-23.3.7")
def test_one_power_can_work_at_several_moments() -> None:
    scene = courage("on enter or turnend: gain me wp 1").enter("courage", 6)
    assert scene.end_turn(0).wp(0) == 7


@rule("CB-23.3.7")
def test_the_editions_can_differ() -> None:
    content = with_powers(courage=["on enter: gain me wp 1"])
    document = content.document
    document["emotions"]["moderate"][2]["power_first"] = ["on enter: gain me wp 2"]
    other = content_from(document)
    card = Scene.card("courage")
    assert [other.enter[edition][card][0].name for edition in (0, 1)] == ["courage-enter", "courage-enter-first"]
    assert Scene(content=other, edition="first").enter("courage", 6).wp(0) == 7


@rule("CB-23.3.7")
def test_an_emotion_that_removed_itself_does_nothing_more_on_the_board() -> None:
    power = "on enter: strip this 1 floor 0 // token 1; place this 1 from supply; gain me wp #foe; gain me essence 1"
    scene = courage(power, {7: "guilt"}).enter("courage", 6)
    assert (scene.on(6), scene.token(6), scene.wp(0), scene.essence(0)) == ("", 0, 5, 3)


@rule("CB-23.3.7")
def test_when_it_is_quelled_the_quelling_player_chooses_for_it() -> None:
    scene = courage("on quelled: T=friend; place T 1 from supply", {6: "courage 2", 5: "trust", 7: "trust"})
    scene.quell(6, seat=3)
    assert scene.state.stack.seat == 3
    assert scene.choose(5).on(5) == "trust 2"
    gone = courage("on quelled: T=friend; place T 1 from supply", {6: "courage 1", 5: "trust"}).quell(6, seat=3)
    assert gone.on(5) == "trust 1"


@rule("CB-23.3.7", "CB-5.1.5")
def test_a_bonus_is_at_most_six() -> None:
    assert courage("on enter: token 9").enter("courage", 6).intensity(6) == 7
    scene = courage("aura: intensity +9", {6: "courage"})
    assert scene.intensity(6) == 7


@rule("CB-23.3.7")
def test_a_step_can_be_longer_and_passes_opposing_spirits() -> None:
    scene = courage("on enter: step 2").spirit(1, 1).spirit(3, 8).enter("courage", 6)
    assert scene.ends() == [2, 9]
    assert scene.refused(replies.SPIRIT_SPACE + 1).code == "E_SPIRIT_BLOCK"
    assert scene.refused(replies.SPIRIT_SPACE + 3).code == "E_ADJ"


@rule("CB-23.3.7")
def test_spirits_can_be_chosen_within_a_reach() -> None:
    scene = courage("on enter: T=spirit(2); shove T 1").spirit(1, 5).spirit(3, 7).enter("courage", 6)
    assert scene.ends() == [4, 6]
    scene = courage("on enter: T=spirit(3); shove T 1").spirit(1, 5).spirit(3, 8).enter("courage", 6)
    assert scene.refused(replies.SPIRIT_SPACE).code == "E_ADJ"


@rule("CB-23.3.7")
@pytest.mark.parametrize(("seat", "code"), [(0, "E_TARGET"), (3, "E_ADJ")])
def test_a_spirit_out_of_reach_is_refused(seat: int, code: str) -> None:
    scene = courage("on enter: T=spirit(0); shove T 1").enter("courage", 6)
    assert scene.ends() == [3, 5]
    assert first_question(scene).refusal(scene.state, scene.state.stack.frames[-1], replies.SEAT + seat).code == code


@rule("CB-23.3.7")
def test_an_aura_can_say_otherwise() -> None:
    scene = courage("aura: if in(this,realm): intensity +1; else: intensity +2", {6: "courage", 8: "courage"})
    assert (scene.intensity(6), scene.intensity(8)) == (2, 3)


@rule("CB-23.3.5")
def test_an_aura_of_absorb_knows_who_absorbs() -> None:
    scene = courage("aura: if triad(this): absorb own +2", {1: "courage"})
    assert [absorb_change(scene.state, seat, 4) for seat in range(4)] == [2, 0, 2, 0]


# What is impossible is not asked


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("power", "others", "asked"),
    [
        ("may: T=friend[free]; place T 1 from board", {7: "trust"}, True),
        ("may: T=friend[free]; place T 1 from board", {7: "trust 3"}, False),
        ("may: place friend[free] 1 from supply", {7: "trust"}, True),
        ("may: place friend[free] 1 from supply", {7: "guilt"}, False),
        ("may: draw me 1; gain me wp 1", {}, True),
        ("may: gain me wp #foe", {}, False),
        ("may: gain me wp #foe", {7: "guilt"}, True),
        ("may: if #foe>=1: gain me wp 1", {}, False),
        ("may: if #foe>=1: gain me wp 1; else: lose foes ambition 3", {}, True),
        ("may: T=foe; if T: gain me wp 1", {}, False),
        ("may: T=foe; if T: gain me wp 1", {7: "guilt"}, True),
        ("may: T=foe; if near(own,T): gain me wp 1", {}, True),
        ("may: each foe: strip it 1 floor 0", {}, False),
        ("may: each foe: strip it 1 floor 0", {7: "guilt"}, True),
        ("T=all foe; may: each T: strip it 1 floor 0", {7: "guilt"}, True),
        ("T=foe; may: strip T 1 floor 1", {7: "guilt"}, False),
        ("T=foe; may: strip T 1 floor 1", {7: "guilt 2"}, True),
        ("may: per 2: token 1", {}, True),
        ("may: token #foe", {}, False),
        ("may: {may: token #foe}", {}, False),
        ("may: mark foe 1", {7: "guilt"}, True),
        ("S=spirit(*); may: shove S 1", {}, True),
    ],
)
def test_a_may_is_asked_exactly_when_something_could_happen(power: str, others: dict[int, str], asked: bool) -> None:
    scene = courage(f"on enter: {power}", others, players=2).enter("courage", 6)
    assert (scene.kind == "power_may") is asked


@rule("CB-23.3.7")
def test_a_may_that_nobody_can_pay_for_is_not_asked() -> None:
    scene = courage("on enter: may: T=friend[free]; place T 1 from board", {7: "trust"})
    scene.state.held[0] = 0
    assert scene.enter("courage", 6).quiet()


# Several powers at once


@rule("CB-23.3.2")
def test_the_active_player_chooses_which_power_works_first() -> None:
    content = with_powers(
        courage=["on turnend: place this 1 from board"], trust=["on turnend: if #friend>=1: gain me essence 1"]
    )
    scene = Scene({1: "courage", 2: "trust", 8: "optimism"}, content=content)
    scene.state.held[0] = 0
    scene.end_turn(0)
    assert scene.kind == "power_order"
    assert scene.spaces() == [1, 2]
    assert scene.refused(replies.SPACE + 8).code == "E_TARGET"
    assert scene.refused(replies.NUMBER).code == "E_TURN"
    assert scene.choice(replies.SPACE + 2).points == {"space": "valley-cradle", "card": "trust"}
    other = scene.state.clone()
    scene.choose(2)
    assert scene.kind == ""
    assert (scene.on(1), scene.essence(0)) == ("courage 2", 0)
    other.give(other.stack, replies.SPACE + 1)
    assert (other.essence[1], other.held[0]) == (1, 1)


@rule("CB-23.3.2")
def test_a_power_that_another_one_removed_works_no_more() -> None:
    content = with_powers(courage=["on turnend: T=friend; strip T 1 floor 0"], trust=["on turnend: may: gain me wp 1"])
    scene = Scene({1: "courage", 2: "trust"}, content=content).end_turn(0).choose(1)
    assert scene.kind == ""
    assert scene.on(2) == ""


# What is wrong with a power


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("gain me wp 1", "line 1, column 1: a power says when it works"),
        ("on enters: gain me wp 1", "(did you mean 'enter'?)"),
        ("on enter: gian me wp 1", "line 1, column 11: there is no instruction `gian` (did you mean 'gain'?)"),
        ("on enter: gain me mp 1", "(did you mean 'wp'?)"),
        ("on enter: gain this wp 1", "line 1, column 16: found `this`"),
        ("on enter: lose me action 1", "line 1, column 19"),
        ("on enter: shield self", "`shield` can only stand in an `aura:`"),
        ("aura: gain me wp 1", "`gain` cannot stand in an `aura:`"),
        ("aura: cost move +1 foes self", "line 1, column 25"),
        ("aura: cost realm +1 foes ending", "line 1, column 26"),
        ("persist me: on enter: gain me wp 1", "this game has no `persist`"),
        ("on enter: gain src wp 1", "there is no `src`: it can be `foes`, "),
        ("on enter: gain me gold 1", "there is no `gold`: it can be `action`, `ambition`, `essence` or `wp`"),
        ("on quelled: gain me wp 1", "line 1, column 18: `me` is about the active player"),
        ("on quelled: draw mate 1", "`mate` is about the active player"),
        ("on quelled: lose opponent wp 1", "`opponent` is about the active player"),
        ("on quelled: step 1", "`step` is about the active player"),
        ("on quelled: cycle", "`cycle` is about the active player"),
        ("on quelled: place this 1 from board", "`board` is about the active player"),
        ("aura: if near(me,this): intensity +1", "line 1, column 15: `me` is about an active player"),
        ("aura: if triad(this): cost quell +1 foes self", "`triad` is about an active player"),
        ("aura: if sphere(this): intensity +1", "`sphere` is about the Sphere that is used"),
        ("on enter: if sphere(this): gain me wp 1", "line 1, column 14: `sphere` is about the Sphere"),
        ("aura: if controls(own,this): intensity +1", "Intensity cannot follow from control"),
        ("aura: if near(opponent,this): absorb own +1", "a condition chooses nothing"),
        ("on enter: T=all foe; mark T 1", "line 1, column 27: `T` is more than one"),
        ("on enter: T=all spirit(*); shove T 1", "`T` is more than one"),
        ("on enter: T=up2 foe; strip T 1 floor 0", "`up2` is not known here"),
        ("on enter: T=me; gain T wp 1", "nothing can be chosen with `me`"),
        ("on enter: T=foe@this; strip T 1 floor 0", "is always seen from this Emotion"),
        ("on enter: T=foe[wp>=1]; strip T 1 floor 0", "`foe` cannot be asked for `wp>=1`, but for essence>=n, free"),
        ("on enter: T=opponent[free]; lose T wp 1", "`opponent` cannot be asked for `free`"),
        ("on enter: T=foe; gain me wp #T", "only what is chosen with `all` can be counted"),
        ("on enter: pick{gain me wp 1}{gain me essence 1}", "this game has no `pick`"),
        ("on enter: gain me wp 1; on turnend: gain me wp 1", "line 1, column 25: a power works at one moment"),
        ("on enter: token 0", "line 1, column 17: `token` takes a number from 1 on, not 0"),
        ("on enter: gain me wp 0", "`gain` takes a number from 1 on"),
        ("on enter: draw me -1", "line 1, column 19: `draw` takes a number without a sign"),
        ("on enter: gain me wp +1", "`gain` takes a number without a sign"),
        ("on enter: gain me[essence>=1] wp 1", "nothing can be asked of `me`: choose with `T=…` among"),
        ("on enter: place this[free] 1 from supply", "nothing can be asked of `this`"),
        ("on enter: T=foe; strip T[essence>=2] 1 floor 1", "nothing can be asked of `T`"),
        ("on enter: push this", "an Emotion does not `push` itself"),
        ("on enter: mark this 1", "an Emotion does not `mark` itself"),
        ("on enter: T=foe; strip T 1 floor -1", "what is left is a number without a sign"),
        ("aura: cap 0 self", "`cap` takes a number from 1 on, not 0"),
        ("aura: intensity +0", "`intensity +0` changes nothing"),
        ("aura: cost quell 0 foes self", "`cost 0` changes nothing"),
        ("on enter: rotate 5", "line 1, column 18: the Origin turns at most 4 steps, not 5"),
        ("on enter: draw me 1000", "line 1, column 19: `draw` takes a number up to 20, not 1000"),
        ("on enter: if #foe>=9: token 1", "line 1, column 14: `#foe>=9` never holds: `#foe` is 0 to 2 here; leave"),
        ("aura: if 2<#friend: intensity +1", "line 1, column 10: `2<#friend` never holds"),
        ("on enter: if #empty(2)>4: token 1", "`#empty(2)` is 0 to 4 here"),
        ("on enter: if !(#foe>=0): token 1", "`#foe>=0` always holds"),
        ("on enter: if #foe=0: {token 1; if #foe>=1: token 2}", "column 35: `#foe>=1` never holds: `#foe` is 0 here"),
        ("on enter: if #foe=0: T=foe; strip T 1 floor 0", "column 24: `foe` is nothing here: the condition says"),
        ("on enter: if #foe>=1: token 1; else: strip foe 1 floor 0", "column 44: `foe` is nothing here"),
        ("on enter: if near(own,this) and #foe<1: each foe: strip it 1 floor 0", "`foe` is nothing here"),
        ("on enter: T=foe; if !T: strip T 1 floor 0", "line 1, column 31: `T` is nothing here"),
        ("on enter: strip foe[essence>=9] 1 floor 0", "`[essence>=9]` never holds: no Emotion has more than 8"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_was_meant(power: str, told: str) -> None:
    assert told in mistake(power)


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    "power",
    [
        "on enter: if #foe=0: {push friend; strip foe 1 floor 0}",  # a push can bring one there
        "on enter: if #foe=0 or #friend=0: strip foe 1 floor 0",
        "on enter: if #foe[essence>=2]=0: strip foe 1 floor 0",
        "on enter: T=foe; if !T: {T=friend; strip T 1 floor 0}",
        "on enter: if #foe>=1: per 2: {strip foe 1 floor 0}",
        "on enter: if #foe=2: {strip foe 1 floor 0; if #foe=2: token 1}",
    ],
)
def test_what_may_still_come_about_is_accepted(power: str) -> None:
    assert courage(power)


@rule("CB-23.3.7")
def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(BadContent) as caught:
        with_powers(courage=["on enter: gian me wp 1", "on enter: token"], trust=["aura: cycle"])
    assert len(str(caught.value).splitlines()) == 4


@rule("CB-23.3.7")
def test_a_mistake_is_told_by_its_place_in_the_file() -> None:
    text = '[[moderate]]\nid = "courage"\npower = [\n  "on enter: token 1",\n  "on quelled: gain me wp 1",\n]\n'
    content = with_powers()
    emotions = content.document["emotions"]
    emotions["moderate"].insert(0, emotions["moderate"].pop(2))
    emotions["moderate"][0]["power"] = ["on enter: token 1", "on quelled: gain me wp 1"]
    with pytest.raises(BadContent, match=r"emotions\.toml:5:21: moderate 'courage': `me` is about"):
        content_from(content.document, text)


@rule("CB-23.3.7")
def test_every_default_power_is_written_as_it_is_read() -> None:
    for card in range(64):
        for text in CONTENT.power_texts(card, 0):
            effect = read(text, POWER_WORDS)
            assert read(effect.written(), POWER_WORDS) == effect


@rule("CB-23.3.7")
def test_reading_a_board_twice_changes_nothing() -> None:
    scene = Scene({6: "intimacy", 7: "trust", 8: "freedom", 9: "boredom", 5: "despair"})
    before = [list(row) for row in (scene.state.intensity, scene.state.quell_tax, scene.state.invoke_tax)]
    settle(scene.state)
    assert [list(row) for row in (scene.state.intensity, scene.state.quell_tax, scene.state.invoke_tax)] == before
