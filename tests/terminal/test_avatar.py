"""`mindrose avatar`: somebody with the box on the table asks for the Avatar's decisions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.faces.black_rose_wars.dictionary import Dictionary
from mindrose.faces.black_rose_wars.possession import POSSESSION
from mindrose.faces.black_rose_wars.records import PRINTED, printed_in
from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.kernel.errors import BadOption, BadPosition, MindroseError
from mindrose.kernel.languages import LANGUAGES
from tests.rulebook import rule


def asked(*words: str) -> str:
    done = CliRunner().invoke(app, ["avatar", *words], catch_exceptions=True)
    if isinstance(done.exception, MindroseError):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def decided(*words: str) -> str:
    """Whatever is asked, the first answer is given."""
    while True:
        try:
            return asked(*words, "--json")
        except BadOption as refused:
            if "somebody has to decide here" not in str(refused):
                raise
            words = (*words, "--choose", "1")


@pytest.fixture
def own_table(tmp_path: Path) -> Path:
    """Two mages at the same distance from the Possessed."""
    document = yaml.safe_load(asked("--new", "2"))
    document["seats"][0] |= {"at": "P05", "cubes": []}
    document["seats"][1] |= {"at": "P15", "cubes": []}
    document["crown"] = 0
    path = tmp_path / "table.yaml"
    path.write_text(yaml.safe_dump(document))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_table_to_fill_in_can_be_asked_about(people: int, language: str, tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(asked("--new", str(people), "-l", language))
    assert "#" in path.read_text()
    document = yaml.safe_load(path.read_text())
    assert len(document["seats"]) == people
    assert document["events"]["slots"] == [None] * 3
    assert asked(str(path), "--card", "or1-08", "-l", language)


def test_the_table_names_all_that_can_be_written_on_it() -> None:
    content = BlackRoseWarsGame().pack("default")
    words = asked("--new", "2", "-l", "en")
    for id in (*content.hex_ids, *content.upgrade_ids, *content.kind_ids, "slot", "bearer"):
        assert re.search(rf"# .*\b{id}\b", words), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_what_its_ids_are_called(language: str) -> None:
    pack = BlackRoseWarsGame().pack("default").document
    words = asked("--new", "2", "-l", language)
    events = [one for one in pack["avatar"]["avatar_event"] if one["phase"] != "immediate"]
    things = [*pack["rooms"]["room"], *pack["mages"]["mage"], *pack["hexes"]["hex"], *pack["upgrades"]["upgrade"]]
    for one in [*things, *pack["evocations"]["evocation"], *pack["avatar"]["order"], *events]:
        assert re.search(rf"# .*\b{one['id']} {re.escape(one['name'][language])}", words), one["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_read_by_their_names_in_any_language(language: str) -> None:
    content = BlackRoseWarsGame().pack("default")
    names = Dictionary(content)
    for kind, records in ((kind, printed_in(content.document, kind)) for kind in PRINTED):
        for id, one in records.items():
            assert names.id(kind, one["name"][language].upper()) == id
            assert names.id(kind, f"{one['name'][language]} seen by 0,2") == f"{id} seen by 0,2"
            assert names.id(kind, id) == id
    speaker = BlackRoseSpeaker(BlackRoseWarsGame(), language)
    for figure in ("cadaver-2", "enigmatic-totem-1", "albedo-1"):
        assert names.figure(speaker.figure(figure)) == figure


def test_a_table_may_be_written_in_names(own_table: Path) -> None:
    named, plain = (yaml.safe_load(own_table.read_text()) for _ in range(2))
    written: dict[str, Any] = {
        "lodge": {"P13": "Зал призывателя", "P01": {"room": "Крипта", "cubes": ["rose"]}},
        "avatar": {"mage": "阿丽安娜", "memories": ["Schianto"]},
        "evocations": {"Кадавр 2": {"at": "P10", "owner": "rose"}, "巨像1": {"at": "P06", "upgrades": ["Long Barrel"]}},
        "events": {"slots": [None, "Lesson in Humility", None]},
    }
    meant: dict[str, Any] = {
        "lodge": {"P13": "summoner", "P01": {"room": "crypt", "cubes": ["rose"]}},
        "avatar": {"mage": "arianna", "memories": ["or1-09"]},
        "evocations": {
            "cadaver-2": {"at": "P10", "owner": "rose"},
            "colossus-1": {"at": "P06", "upgrades": ["long-barrel"]},
        },
        "events": {"slots": [None, "av1-02", None]},
    }
    seat = {"mage": "Риккарт", "hexes": {"Silenzio": 0}, "board": {"i": "Мозговой червь reverse activated"}}
    for document, change in ((named, written), (plain, meant)):
        for field, told in change.items():
            document[field] |= told
    named["seats"][0] |= seat
    plain["seats"][0] |= {"mage": "rikkart", "hexes": {"silence": 0}, "board": {"i": "brain-worm reverse activated"}}
    assert POSSESSION.completed(named) == POSSESSION.completed(plain)
    own_table.write_text(yaml.safe_dump(named, allow_unicode=True))
    dealt = moment(own_table, "reaction", "--card", "守夜", "--by", "Риккарт", "--how", "attack", "--damage", "2")
    assert dealt["position"]["avatar"]["cubes"] == [0]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"lodge": {"P01": {"room": "Cript"}}}, "there is no room 'Cript' (did you mean 'crypt'?)"),
        ({"avatar": {"hexes": {"Silenzio": 0, "silence": 0}}}, "there is no hex 'Silenzio' (did you mean 'silence'?)"),
        ({"evocations": {"Cadaver": "P10"}}, "there is no figure 'Cadaver' (did you mean 'cadaver-8'?)"),
        ({"evocations": {"Кадавр 9": "P10"}}, "there is no figure 'Кадавр 9' (did you mean 'Кадавр 8'?)"),
    ],
)
def test_what_is_called_nothing_is_refused_once(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        POSSESSION.completed({**change, "seats": [{}, {}]})
    assert refused.value.reasons == [told]


# For each language names with a mistake in them, and what was meant.
MISSPELLED = {
    "en": {
        "room": ("Cript", "crypt"),
        "mage": ("Rikart", "rikkart"),
        "hex": ("Silense", "silence"),
        "spell": ("Brain Wurm", "Brain Worm"),
        "school": ("Alcemy", "alchemy"),
        "figure": ("Cadavre 2", "Cadaver 2"),
        "order": ("Blak Lash", "Black Lash"),
    },
    "ru": {
        "room": ("Крипто", "Крипта"),
        "mage": ("Рикарт", "Риккарт"),
        "hex": ("Безмолвее", "Безмолвие"),
        "spell": ("Мозговой чревь", "Мозговой червь"),
        "school": ("Алхемия", "Алхимия"),
        "figure": ("Кадвар 2", "Кадавр 2"),
        "order": ("Чорный бич", "Чёрный бич"),
    },
    "it": {
        "room": ("Critpa", "Cripta"),
        "mage": ("Rikart", "rikkart"),
        "hex": ("Silenzo", "Silenzio"),
        "spell": ("Tarlo di Cervelo", "Tarlo del Cervello"),
        "school": ("Alchima", "Alchimia"),
        "figure": ("Cadavre 2", "Cadavere 2"),
        "order": ("Sferzza Nera", "Sferza Nera"),
    },
    "zh": {
        "room": ("墓屋", "墓室"),
        "mage": ("里卡待", "里卡特"),
        "hex": ("缄墨", "缄默"),
        "spell": ("噬脑虫蛊", "噬脑蛊虫"),
        "school": ("炼金派", "炼金学派"),
        "figure": ("行尸体 2", "行尸 2"),
        "order": ("黑色长鞭", "漆黑长鞭"),
    },
}


def reasons_against(change: dict[str, Any], language: str) -> str:
    with pytest.raises(BadPosition) as refused:
        POSSESSION.completed({"seats": [{}, {}], **change}, language)
    return "\n".join(refused.value.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_with_a_mistake_are_set_right_in_the_language_of_who_wrote_them(language: str, own_table: Path) -> None:
    named = MISSPELLED[language]

    def suggests(kind: str, told: str) -> bool:
        wrong, meant = named[kind]
        return f"{wrong!r}" in told and f"(did you mean {meant!r}?)" in told

    changes: dict[str, dict[str, Any]] = {
        "room": {"lodge": {"P01": named["room"][0]}},
        "mage": {"seats": [{"mage": named["mage"][0]}, {}]},
        "hex": {"seats": [{"hexes": [named["hex"][0]]}, {}]},
        "spell": {"seats": [{"board": {"i": f"{named['spell'][0]} reverse activated"}}, {}]},
        "school": {"seats": [{"school": named["school"][0]}, {}]},
        "figure": {"evocations": {named["figure"][0]: "P10"}},
        "order": {"avatar": {"memories": [named["order"][0]]}},
    }
    for kind, change in changes.items():
        assert suggests(kind, reasons_against(change, language)), kind
    document = yaml.safe_load(own_table.read_text())
    document["evocations"] = {"cadaver-2": {"at": "P10", "owner": 0}}
    own_table.write_text(yaml.safe_dump(document))
    for kind, words in {
        "order": ["--card", named["order"][0]],
        "mage": ["--when", "reaction", "--by", named["mage"][0]],
        "figure": ["--when", "reaction", "--by", named["figure"][0]],
    }.items():
        with pytest.raises(BadOption) as refused:
            asked(str(own_table), *words, "-l", language)
        assert suggests(kind, str(refused.value)), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_writes_in_another_language_than_they_read_is_understood(language: str) -> None:
    elsewhere = "en" if language in ("ru", "zh") else "zh"
    for wrong, meant in (MISSPELLED[language][kind] for kind in ("room", "order")):
        change = {"lodge": {"P01": wrong}, "avatar": {"memories": [wrong]}}
        assert f"(did you mean {meant!r}?)" in reasons_against(change, elsewhere)


@rule("BR-24.1.2")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            {"seats": [{"hexes": {"silence": 5}}, {}]},
            "on the hex 'silence' of seat 0 lie no cubes, 0, not 5: with 1 it goes back to the deck (BR-24.1.2)",
        ),
        (
            {"avatar": {"hexes": {"vulnerability": 5}}},
            "on the hex 'vulnerability' of the Avatar lie from 0 to 1 cubes, not 5: "
            "with 2 it goes back to the deck (BR-24.1.2)",
        ),
        (
            {"seats": [{}, {"cubes": ["rose", None]}]},
            "'cubes' of seat 1 names nobody in place 2: write whose cube it is, a seat from 0 to 1 or 'rose', "
            "or leave it out",
        ),
        ({"seats": [{}, {"cubes": [7]}]}, "a cube of seat 1 is a seat from 0 to 1 or 'rose', not 7"),
        (
            {"seats": [{"cubes": ["rose"] * 12}, {}]},
            "seat 0 has 12 cubes and 11 health: take some of its 'cubes' away; "
            "whoever is defeated stands in its cell without cubes (IV-3)",
        ),
        ({"seats": [{"power": -1}, {}]}, "'power' of seat 0 is a whole number from 0 to 10000, not -1"),
        ({"optoins": {}}, "the position has no field 'optoins' (did you mean 'options'?)"),
        ({"rose": {"qqqq": 1}}, "'rose' has no field 'qqqq'; it has: power, supply, trophies"),
    ],
)
def test_what_cannot_be_on_a_table_is_told_once_and_whose_it_is(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        POSSESSION.completed({"seats": [{}, {}], **change})
    assert refused.value.reasons == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "The crown decides (BR-30.1.1). Black Lash: choose the target.",
                "Rikkart decides:",
                "Decided: Baron Doria",
            ],
        ),
        ("ru", ["Решает корона (BR-30.1.1). «Чёрный бич»: выберите цель.", "Решает Риккарт:", "Решено: Барон Дория"]),
        ("it", ["Decide la Corona (BR-30.1.1). ", "Decide Rikkart:", "Deciso: Barone Doria"]),
        ("zh", ["由王冠决定（BR-30.1.1）。", "由里卡特决定：", "决定：多里亚男爵"]),
    ],
)
@rule("BR-30.1.1")
def test_it_says_that_the_crown_decides_and_what_was_decided(language: str, told: list[str], own_table: Path) -> None:
    said = asked(str(own_table), "--card", "or1-06", "--choose", "2", "-l", language)
    for words in told:
        assert words in said


@rule("BR-30.1.1")
def test_what_people_decide_for_themselves_is_not_the_crowns(busy_table: Path) -> None:
    """Whoever has the crown moves an own evocation."""
    document = yaml.safe_load(busy_table.read_text())
    busy_table.write_text(yaml.safe_dump({**document, "crown": 1, "events": {"slots": [None] * 3}}))
    says = json.loads(decided(str(busy_table), "--when", "evocations", "--choose", "2"))["says"]
    assert "Choose the next of your evocations to activate." in says
    assert not any("crown decides" in line for line in says)


def test_a_clean_up_without_anything_to_do_says_so(own_table: Path) -> None:
    assert "There is nothing to do in this Clean-up phase." in asked(str(own_table), "--when", "cleanup")


def test_a_seed_shuffles_the_orders(own_table: Path) -> None:
    def card(seed: int) -> str:
        order: str = json.loads(decided(str(own_table), "--seed", str(seed)))["card"]
        return order

    assert len({card(seed) for seed in range(5)}) > 1
    assert card(3) == card(3)


@rule("BR-29.5.2")
def test_the_table_says_in_which_order_its_evocations_act(own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    document["evocations"] = {
        "cadaver-1": {"at": "P01", "owner": "rose", "slot": 3},
        "cadaver-2": {"at": "P19", "owner": "rose", "slot": 1},
    }
    own_table.write_text(yaml.safe_dump(document))
    says = json.loads(decided(str(own_table), "--when", "evocations"))["says"]
    assert [line for line in says if "is activated" in line] == ["Cadaver 2 is activated.", "Cadaver 1 is activated."]


@rule("BR-30.1.2", "BR-30.2.2")
def test_it_says_the_order_the_priority_and_what_comes_of_it(own_table: Path, tmp_path: Path) -> None:
    after = tmp_path / "after.yaml"
    said = asked(str(own_table), "--card", "Black Lash", "--choose", "2", "--save", str(after))
    assert "Black Lash" in said
    assert "Passed over by priority 2 (BR-30.2.2): Rikkart (the crown decided)." in said
    position = yaml.safe_load(after.read_text())
    assert position["seats"][1]["cubes"] == ["rose"] * 3
    assert position["avatar"]["memories"] == ["or1-06"]
    again = asked(str(after), "--card", "Schianto", "-l", "it")  # by its name in any language
    assert "Schianto" in again


def test_what_others_do_afterwards_is_theirs(own_table: Path, tmp_path: Path) -> None:
    after = tmp_path / "after.yaml"
    said = asked(str(own_table), "--card", "or1-08", "--save", str(after))
    assert said.count("activation begins") == 1
    position = yaml.safe_load(after.read_text())
    assert list(position["seats"][0]) == ["mage", "cell", "at", "power", "cubes", "hexes"]
    assert "library" not in position
    assert position["avatar"]["obeyed"] == 1


def test_what_somebody_wrote_besides_is_kept(own_table: Path, tmp_path: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    document["seats"][0] |= {"tokens": 0, "board": {"i": "brain-worm reverse activated"}}
    document["seats"][1] |= {"tokens": 0}
    own_table.write_text(yaml.safe_dump(document))
    after = tmp_path / "after.yaml"
    asked(str(own_table), "--card", "or1-08", "--save", str(after))
    position = yaml.safe_load(after.read_text())
    assert position["seats"][0]["board"]["i"]["spell"] == "brain-worm"
    assert position["avatar"]["memories"] == ["or1-08"]  # nobody could act, and still the round has not ended


@rule("BR-29.2.2", "BR-29.2.5")
@pytest.mark.parametrize(("avatar", "told"), [({"obeyed": 3}, "all its orders"), ({"at": "cell"}, "Dominion")])
def test_it_says_why_it_plays_no_order(avatar: dict[str, Any], told: str, own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    document["avatar"] |= avatar
    own_table.write_text(yaml.safe_dump(document))
    said = asked(str(own_table))
    assert told in said
    assert "plays the order" not in said


@rule("BR-29.2.3")
def test_an_extra_order_is_told_whole(own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    extra = next(order for order in POSSESSION.content_of({}).document["avatar"]["order"] if order["extra"])
    document |= {"moon": extra["moon"]}
    own_table.write_text(yaml.safe_dump(document))
    cards = json.loads(decided(str(own_table), "--card", extra["id"]))
    assert cards["card"] == extra["id"]
    assert sum(line.startswith("An order to the Avatar") for line in cards["says"]) == 2


# Other moments than its orders


@pytest.fixture
def busy_table(own_table: Path) -> Path:
    """Servants of the Possessed and of a person, a hex and two Umbras on it, open events, and a full room."""
    document = yaml.safe_load(own_table.read_text())
    document["seats"][1] |= {"cubes": ["rose"]}
    document["evocations"] = {
        "cadaver-1": {"at": "P10", "owner": "rose"},
        "cadaver-2": {"at": "P10", "owner": "rose"},
        "colossus-1": {"at": "P06", "owner": 1},
        "umbra-1": {"at": "P10", "owner": 0, "bearer": "rose"},
        "umbra-2": {"at": "P10", "owner": 1, "bearer": "rose"},
    }
    document["events"]["slots"] = ["av1-01", None, "av1-05"]
    document["avatar"] |= {"hexes": {"vulnerability": 0}, "obeyed": 3, "memories": ["or1-01", "or1-02"]}
    document["lodge"]["P02"]["cubes"] = [0, 0, 1, "rose"]
    own_table.write_text(yaml.safe_dump(document))
    return own_table


def moment(path: Path, when: str, *words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(asked(str(path), "--when", when, *words, "--json"))
    return told


@rule("BR-29.4.1", "BR-29.4.2", "BR-29.2.4")
def test_damage_to_it_is_answered_by_the_order_on_top(own_table: Path) -> None:
    """Vigil ignores 1 damage, and deals 1 to whoever dealt it."""
    told = moment(own_table, "reaction", "--card", "Vigil", "--by", "0", "--how", "attack", "--damage", "2")
    assert told["card"] == "or1-08"
    assert "The Possessed answers with the order Vigil (BR-29.4.2)." in told["says"]
    after = told["position"]
    assert (after["avatar"]["cubes"], after["seats"][0]["cubes"]) == ([0], ["rose"])
    assert (after["avatar"]["obeyed"], after["avatar"]["memories"]) == (1, ["or1-08"])


@rule("BR-29.4.1", "BR-29.4.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_that_chooses_it_is_answered_too(own_table: Path, language: str) -> None:
    """Black Lash ignores 2 damage of the spell, whoever cast it, by name or seat."""
    words = ["--card", "or1-06", "--by", "baron-doria", "--how", "spell", "--damage", "3", "-l", language]
    told = moment(own_table, "reaction", *words)
    assert any("BR-29.4.2" in line for line in told["says"])
    assert told["position"]["avatar"]["cubes"] == [1]


@rule("BR-29.4.1")
def test_an_order_with_another_symbol_does_not_answer(own_table: Path) -> None:
    told = moment(own_table, "reaction", "--card", "or1-06", "--by", "0", "--how", "attack", "--damage", "3")
    assert (told["card"], told["position"]["avatar"]["cubes"]) == ("", [0, 0, 0])
    assert any("does not answer this (BR-29.4.1)" in line for line in told["says"])


@rule("BR-20.2.3")
def test_it_may_be_defeated_by_what_is_done_to_it(busy_table: Path) -> None:
    told = moment(busy_table, "reaction", "--card", "or1-04", "--by", "colossus-1", "--how", "attack", "--damage", "30")
    after = told["position"]
    assert (after["avatar"]["at"], after["avatar"]["cubes"]) == ("cell", [])
    assert [name for name in after["evocations"] if name.startswith("umbra")] == []


@rule("BR-29.5.2", "BR-30.4.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_evocations_go_by_their_chart(busy_table: Path, language: str) -> None:
    """The event of the phase summons a third one; a person's own is asked about."""
    told = moment(busy_table, "evocations", "--choose", "1", "-l", language)
    assert sum("BR-30.4.2" in line for line in told["says"]) == 6
    after = told["position"]
    assert [after["evocations"][f"cadaver-{copy}"]["at"] for copy in (1, 2, 3)] == ["P15"] * 3
    assert after["seats"][1]["cubes"] == ["rose"] * 7
    assert after["evocations"]["colossus-1"]["at"] == "P06"


@rule("BR-29.5.2")
def test_it_says_that_no_evocation_of_its_own_acts(own_table: Path) -> None:
    assert "no evocation that could act (BR-29.5.2)" in asked(str(own_table), "--when", "evocations")


@rule("BR-29.6.1", "BR-29.6.2", "BR-29.6.3")
def test_its_duties_in_clean_up(busy_table: Path) -> None:
    told = moment(busy_table, "cleanup", "--choose", "2")
    assert not any("nothing to do" in line for line in told["says"])
    after = told["position"]
    assert after["avatar"]["hexes"] == {"vulnerability": 1}
    assert "umbra-1" in after["evocations"]
    assert "umbra-2" not in after["evocations"]
    assert (after["avatar"]["memories"], after["avatar"]["obeyed"]) == ([], 0)
    assert after["lodge"]["P02"]["restored"]  # BR-25.1.8
    assert after["seats"][0]["power"] > 0


@rule("BR-26.1.1")
def test_it_says_that_the_game_ends(own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    document |= {"moon": 3, "rose": {"power": 40}}
    own_table.write_text(yaml.safe_dump(document))
    assert "the game ends with this round (BR-26.1.1)" in asked(str(own_table), "--when", "cleanup")


@rule("BR-6.1.1", "BR-6.1.2", "BR-6.1.7")
def test_a_new_event(busy_table: Path) -> None:
    document = yaml.safe_load(busy_table.read_text())
    document["seats"][0] |= {"power": 2}
    busy_table.write_text(yaml.safe_dump(document))
    told = moment(busy_table, "event", "--card", "Lesson in Humility")
    assert told["card"] == "av1-02"
    assert any("deals 1 damage to the mage with the most power" in line for line in told["says"])
    after = told["position"]
    assert after["events"]["slots"] == ["av1-02", "av1-01", None]
    assert after["rose"]["power"] == 1  # the event that left paid for it


def test_a_whole_round_goes_from_file_to_file(busy_table: Path) -> None:
    """Whatever comes up: the table after each moment is one that can be asked about at the next."""
    for when, words in [
        ("event", ["--card", "av1-03"]),
        ("order", ["--card", "or1-07"]),
        ("reaction", ["--by", "1", "--how", "other", "--damage", "1"]),
        ("evocations", []),
        ("cleanup", []),
        ("order", []),
    ]:
        decided(str(busy_table), "--when", when, *words, "--save", str(busy_table))
    document = yaml.safe_load(busy_table.read_text())
    assert document["avatar"]["obeyed"] >= 1


def test_a_table_is_completed_without_being_played() -> None:
    document = POSSESSION.completed({"seats": [{"at": "P05"}, {}], "lodge": {"P05": {"cubes": ["rose"]}}})
    assert list(document["lodge"]) == [f"P{number:02}" for number in range(1, 20)]
    assert document["seats"][0]["at"] == "P05"
    assert document["avatar"]["obeyed"] == 0
    assert POSSESSION.completed(document) == document
    for language in LANGUAGES:
        assert yaml.safe_load(POSSESSION.written(document, language)) == document


def test_as_json(own_table: Path) -> None:
    document: dict[str, Any] = json.loads(asked(str(own_table), "--card", "or1-06", "--choose", "1", "--json"))
    assert document["card"] == "or1-06"
    assert document["position"]["seats"][0]["cubes"] == ["rose"] * 3
    assert any("BR-30.2.2" in line for line in document["says"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "mindrose avatar --new 2"),
        (["--new", "4"], "BR-28.1.1"),
        (["TABLE", "--card", "Blak Lash"], "did you mean 'Black Lash'"),
        (["TABLE", "--card", "or2-01"], "BR-29.1.4"),
        (["TABLE", "--card", "or1-06", "--choose", "7"], "from 1 to 2"),
        (["TABLE", "--card", "or1-06", "--json"], "--choose"),
        (["TABLE", "--when", "never"], "there is no moment 'never'"),
        (["TABLE", "--when", "reacton"], "did you mean 'reaction'"),
        (["TABLE", "--when", "reaction"], "nobody is named: 0, 1, rikkart, baron-doria"),
        (["TABLE", "--when", "reaction", "--by", "rikart"], "did you mean 'rikkart'"),
        (["TABLE", "--when", "reaction", "--by", "2"], "there is no '2'"),
        (["TABLE", "--when", "reaction", "--by", "0", "--how", "magic"], "there is no way 'magic'"),
        (["TABLE", "--when", "reaction", "--by", "0", "--how", "attack"], "how much damage"),
        (["TABLE", "--when", "reaction", "--by", "0", "--damage", "100"], "from 0 to 99"),
        (["TABLE", "--when", "reaction", "--by", "0", "--card", "Stalk"], "no trap or defence"),
        (["TABLE", "--when", "event", "--card", "Lesson in Humilty"], "did you mean 'Lesson in Humility'"),
        (["TABLE", "--when", "event", "--card", "av2-01"], "BR-29.1.4"),
        (["TABLE", "-l", "de"], "there is no language 'de'; the languages are: en"),
        (["nowhere.yaml"], "cannot read nowhere.yaml"),
        (["TABLE", "--game", "cerebria"], "black-rose-wars"),
        (["TABLE", "--card", "or1-08", "--save", "no/such/folder.yaml"], "cannot write"),
    ],
)
def test_mistakes_say_what_to_do(words: list[str], told: str, own_table: Path) -> None:
    with pytest.raises(MindroseError, match=told.replace("(", r"\(")):
        asked(*(str(own_table) if word == "TABLE" else word for word in words))


@rule("BR-29.2.1", "BR-29.2.2", "BR-29.4.3")
@pytest.mark.parametrize(
    ("change", "words", "told"),
    [
        (
            {"avatar": {"memories": ["or1-02"]}},
            ["--card", "or1-02"],
            "'or1-02' lies open already, in 'memories' of 'avatar'",
        ),
        (
            {"avatar": {"memories": ["Vigil"]}},
            ["--when", "reaction", "--by", "0", "--card", "Vigil"],
            "take it out there",
        ),
        ({"events": {"slots": ["av1-02"]}}, ["--when", "event", "--card", "av1-02"], "in 'slots' of 'events'"),
        ({"avatar": {"obeyed": 7}}, [], "write 3 if it has played them all"),
        ({"avatar": {"obeyed": 5, "memories": ["or1-01"]}}, [], "'obeyed' of the Avatar is 5"),
        ({}, ["--card", "or1-08", "--choose", "77"], "--choose 77 answers nothing"),
        ({}, ["--card", "or1-06", "--choose", "1", "--choose", "2"], "--choose 2 answers nothing"),
        ({}, ["--card", "or1-08", "--by", "0"], "--when reaction, or leave them out"),
        ({}, ["--damage", "2"], "--when reaction"),
        ({}, ["--when", "cleanup", "--how", "attack"], "--when reaction"),
        ({}, ["--when", "cleanup", "--card", "or1-08"], "no card is turned up with --when cleanup"),
    ],
)
def test_what_makes_no_sense_changes_nothing(
    change: dict[str, Any], words: list[str], told: str, own_table: Path, tmp_path: Path
) -> None:
    document = yaml.safe_load(own_table.read_text())
    for field, one in change.items():
        document[field] |= one
    own_table.write_text(yaml.safe_dump(document))
    with pytest.raises(MindroseError, match=told):
        asked(str(own_table), *words, "--save", str(tmp_path / "after.yaml"))
    assert not (tmp_path / "after.yaml").exists()


@rule("BR-29.2.7", "BR-29.4.3")
def test_an_order_that_lay_open_comes_again_once_the_deck_is_empty(own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    orders = [f"or1-{number:02}" for number in range(1, 11)]
    document["avatar"] |= {"memories": ["or2-01", *orders], "obeyed": 2}
    own_table.write_text(yaml.safe_dump(document))
    after = json.loads(decided(str(own_table), "--card", "or1-08"))["position"]
    assert after["avatar"]["memories"] == ["or1-08", "or2-01"]


@rule("BR-4.3.3", "BR-29.5.5")
@pytest.mark.parametrize(
    ("change", "words", "told"),
    [
        ({"avatar": {"at": "cell"}}, ["--by", "0", "--damage", "1"], "BR-4.3.3"),
        ({"evocations": {"cadaver-1": {"at": "P10", "owner": "rose"}}}, ["--by", "cadaver-1"], "BR-29.5.5"),
        ({"evocations": {"cadaver-1": {"at": "P10", "owner": 0}}}, ["--by", "cadaver-1"], "BR-14.1.1"),
        ({"evocations": {"umbra-1": {"at": "P10", "owner": 0, "bearer": "rose"}}}, ["--by", "umbra-1"], "no 'umbra-1'"),
    ],
)
def test_what_cannot_be_done_to_it(change: dict[str, Any], words: list[str], told: str, own_table: Path) -> None:
    own_table.write_text(yaml.safe_dump(yaml.safe_load(own_table.read_text()) | change))
    with pytest.raises(MindroseError, match=told):
        asked(str(own_table), "--when", "reaction", *words)
