"""The command `mindrose`, as people and programs call it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mindrose
from mindrose.games.cerebria_cards.components.files import DEFAULT
from mindrose.kernel.chance import commitment
from tests.commands import Done
from tests.commands import mindrose as mindrose_command


def run(*words: str, typed: str = "", home: Path | None = None) -> Done:
    environment = {"LANG": "C.UTF-8", "COLUMNS": "120"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return mindrose_command(*words, typed=typed, environment=environment)


def told(*words: str) -> Any:
    """The JSON document that a command prints."""
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(*words: str) -> str:
    """The one sentence with which a command is refused."""
    done = run(*words)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_games_are_listed_with_their_options() -> None:
    listed = {game["id"]: game for game in told("games")}
    game, inside_world = listed["cerebria-cards"], listed["cerebria"]
    assert inside_world["options"]["pack"] == {
        "default": "default",
        "allowed": "a text of at most 1000 characters",
        "rule": "CB-23.3.7",
    }
    assert game["players"] == [2, 5]
    assert game["options"]["single_goal"] == {
        "default": 12, "allowed": "a whole number from 1 to 60", "rule": "CC-10.2",
    }  # fmt: skip
    assert "cerebria-cards  Cerebria: The Card Game, 2 to 5 players" in run("games", "--language", "en").stdout
    chinese = run("games", "--language", "zh").stdout
    assert "2 至 5 名玩家" in chinese
    assert "mindrose games cerebria-cards" in chinese


def test_the_options_of_a_game_are_explained() -> None:
    english = run("games", "cerebria", "--language", "en").stdout
    assert "For 2 to 4 players, usually 4." in english
    assert (
        "edition  Edition (CB-1.1.1)\n    Which edition of the rules is played.\n    revised (default)\n    first\n"
    ) in english
    assert "hand_limit  Hand limit (CB-23.1.4)\n" in english
    assert "    none – unlimited (default)\n    or a whole number from 1 to 32\n" in english
    russian = run("games", "cerebria", "--language", "ru").stdout
    assert "    revised – исправленное (по умолчанию)\n    first – первое\n" in russian
    for option in mindrose.load("cerebria").parameters:
        assert f"\n{option.name}  " in english
        assert f"\n{option.name}  " in russian
    explained = told("games", "cerebria", "--language", "it")
    assert explained["usual_players"] == 4
    assert explained["options"]["first"]["values"]["random"] == "a caso"
    assert "cerebria-cards" in refused("games", "chess")


def test_a_game_is_simulated_with_its_usual_players_and_says_how_many() -> None:
    assert told("simulate", "cerebria", "--games", "1", "--option", "mode=basic")["players"] == 4
    assert "1 game of 2 players" in run("simulate", "cerebria-cards", "--games", "1").stdout


def test_simulate_prints_what_programs_read() -> None:
    document = told("simulate", "cerebria-cards", "--games", "4", "--players", "3", "--seed", "s", "--bots", "random")
    for name in ("games", "decisions", "seconds", "decisions_per_second", "outcomes", "compiled"):
        assert name in document
    again = told("simulate", "cerebria-cards", "--games", "4", "--players", "3", "--seed", "s", "--jobs", "2")
    assert again["decisions"] == document["decisions"]


def test_what_is_left_of_a_simulation_is_played_later() -> None:
    together = told("simulate", "cerebria-cards", "--games", "6")
    parts = [told("simulate", "cerebria-cards", "--games", "3", "--first", first) for first in ("0", "3")]
    assert sum(part["decisions"] for part in parts) == together["decisions"]


def test_a_doctor_says_what_is_there(tmp_path: Path) -> None:
    found = told("doctor")
    assert found["mindrose"] == mindrose.__version__
    assert set(found["games"]) >= {"cerebria-cards", "cerebria", "black-rose-wars"}
    assert found["extras"]["learning"].startswith("numpy ")
    assert ("plain" in found["engine"]) == any("make fast" in advice for advice in found["advice"])
    said = run("doctor", home=tmp_path)
    assert said.returncode == 0
    assert str(tmp_path / "mindrose") in said.stdout


def test_shells_can_complete_the_command() -> None:
    done = run("--help")
    assert "--install-completion" in done.stdout


def test_simulate_in_words() -> None:
    done = run("simulate", "cerebria-cards", "--games", "2", "--option", "single_goal=5")
    assert "2 games" in done.stdout
    assert "decisions per second" in done.stdout


def test_arena_prints_intervals() -> None:
    document = told("arena", "cerebria-cards", "--bots", "greedy,random", "--games", "4", "--jobs", "1")
    (result,) = document["results"]
    assert result["games"] == 4
    assert len(result["interval"]) == 2


def test_rules_show_code_and_tests() -> None:
    document = told("rules", "cerebria-cards")
    assert len(document["rules"]) == 189
    assert all(rule["code"] and rule["tests"] for rule in document["rules"])
    assert "CC-5.4" in run("rules", "cerebria-cards", "CC-5.4").stdout


def test_rules_have_a_gist_in_other_languages() -> None:
    said = run("rules", "cerebria-cards", "CC-5.3", "--language", "it").stdout
    assert said.startswith(
        "CC-5.3 In una Mentalità ci sono al massimo 4 Emozioni.\n    There can be no more than 4 emotions"
    )
    assert told("rules", "cerebria-cards", "CC-5.3", "--language", "zh")["rules"][0]["gist"] == "心境中最多有4个情感。"
    assert "gist" not in told("rules", "cerebria-cards", "CC-5.3", "--language", "en")["rules"][0]


def test_bench_measures() -> None:
    document = told("bench", "--seconds", "0.1", "--only", "clones")
    assert document["rates"][0]["per_second"] > 0


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("en", "1 rule; without code or test: no rule"),
        ("ru", "1 правило; без кода или теста: нет таких"),
        ("it", "1 regola; senza codice o test: nessuna"),
        ("zh", "1 条规则；缺少代码或测试：无"),
    ],
)
def test_the_number_of_rules_is_told_in_the_language(language: str, last: str) -> None:
    assert run("rules", "cerebria-cards", "CC-5.3", "-l", language).stdout.splitlines()[-1] == last


def test_a_replay_says_what_was_stirred_into_the_seed(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, "promised:0=a1:1=b2")
    path = tmp_path / "game.json"
    path.write_text(table.record().json())
    found = told("replay", str(path))
    assert (found["commitment"], found["stirred"]) == (commitment("promised"), [[0, "a1"], [1, "b2"]])
    said = run("replay", str(path)).stdout
    assert commitment("promised") in said
    assert "from seat 2: b2" in said


def test_a_record_replays_with_status_0(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, 1)
    for _ in range(40):
        table.answer(table.legal()[0])
    path = tmp_path / "game.json"
    table.record().save(path)
    assert told("replay", str(path))["answers"] == 40
    assert "It is Player" in run("replay", str(path), "--log").stdout
    assert run("replay", str(path), "-l", "ru").stdout == (
        "Повторено 40 ответов; все хеши совпадают.\nПартия не окончена.\n"
        f"Отпечаток зерна этой партии: {table.commitment}\n"
    )


def test_an_edited_record_does_not(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, 1)
    document = table.answer(0).answer(0).record().document()
    document["answers"][0] = 1
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(document))
    assert "another state" in refused("replay", str(path))


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("simulate", "chess"), "cerebria-cards"),
        (("simulate", "cerebria-cards", "--players", "9"), "CC-2.1"),
        (("simulate", "cerebria-cards", "--bots", "bold"), "greedy"),
        (("simulate", "cerebria-cards", "--option", "colour=red"), "single_goal"),
        (("simulate", "cerebria-cards", "--option", "single_goal=many"), "whole number"),
        (("simulate", "cerebria-cards", "--option", "single_goal"), "name=value"),
        (("simulate", "cerebria-cards", "--option", "stack_extra=20", "--players", "5"), "CC-12.7"),
        (("arena", "cerebria-cards", "--bots", "greedy"), "at least two"),
        (("rules", "cerebria-cards", "CC-99"), "no rule"),
        (("replay", "nowhere.json"), "cannot read"),
        (("play", "cerebria-cards", "--language", "fr"), "Italiano"),
        (("play", "cerebria-cards", "--seats", "me"), "CC-2.1"),
        (("play", "cerebria-cards", "--save", "/proc/nowhere/game.json"), "cannot write"),
        (("play", "cerebria-cards", "--resume", "game.json", "--seed", "3"), "--resume goes on"),
        (("simulate", "cerebria-cards", "--bots", "random,greedy,search"), "3 bots"),
        (("simulate", "cerebria-cards", "--option", "columns=" + "9" * 5000), "whole number"),
        (("bench", "--only", "zzz", "--seconds", "0.1"), "zzz"),
        (("play", "cerebria-cards", "--names", "a,b,c,d,e,f"), "6 names"),
    ],
)
def test_mistakes_are_told_in_one_sentence(words: tuple[str, ...], hint: str) -> None:
    assert hint in refused(*words)


CARDS = "courage 2, kindness 2, trust 2, 2x Comfort, optimism 2, desire 2, innocence 2; safety 2"
GLOOM_CARDS = "fear 2, guilt 2, loneliness 2, boredom 2, mistrust 2, insecurity 2, disgust 2, anger 2"


def told_of(home: Path, *words: str) -> str:
    """What a command about content says, with the packs of this folder."""
    done = run("content", *words, home=home)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_pack_is_without_mistakes_and_says_what_it_holds(tmp_path: Path) -> None:
    folder = tmp_path / "My cards"
    written = told_of(tmp_path, "new", str(folder), "--name", 'Cards of "mine"').splitlines()
    assert written[:3] == [str(folder / name) for name in ("pack.toml", "decks.toml", "emotions.toml")]
    holds = told_of(tmp_path, "check", str(folder), "--language", "en")
    assert holds.startswith(f'My cards: Cards of "mine" ({folder})\n')
    assert "Decks: 2 of its own, 10 of the rulebook" in holds
    assert "Deck my-cards-bliss (Small steps), Bliss: affection 1, comfort 2" in holds
    assert "Cheerfulness (Bliss, yellow) 1-1-2\n      When it enters play, gain 2 WP.\n" in holds
    assert "    with 2 Essence: Euphoria 2-2-3\n      When it enters play, gain 1 action this turn.\n" in holds
    assert "already" in refused("content", "new", str(folder))


@pytest.mark.parametrize(("flag", "files"), [("--decks", ["decks", "pack"]), ("--cards", ["emotions", "pack"])])
def test_a_new_pack_can_be_of_decks_or_of_cards_only(tmp_path: Path, flag: str, files: list[str]) -> None:
    told_of(tmp_path, "new", str(tmp_path / "mine"), flag)
    assert sorted(path.stem for path in (tmp_path / "mine").iterdir()) == files
    told_of(tmp_path, "check", str(tmp_path / "mine" / "pack.toml"))


def test_mistakes_in_a_pack_are_told_with_their_places_and_status_1(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    told_of(tmp_path, "new", str(folder))
    emotions, decks = folder / "emotions.toml", folder / "decks.toml"
    text = emotions.read_text(encoding="utf-8")
    emotions.write_text(text.replace("on enter: gain me wp 2", "on enter: gain me wpp 2"), encoding="utf-8")
    line = 1 + text[: text.index("on enter: gain me wp 2")].count("\n")
    done = run("content", "check", str(folder))
    assert done.returncode == 1
    place, count = done.stdout.splitlines()
    assert place.startswith(f"{emotions}:{line}:29: moderate 'cheerfulness': there is no `wpp` (did you mean 'wp'?)")
    assert count == f"{folder}: 1 mistake"
    emotions.write_text(text.replace("on enter: gain me wp 2", "on quelled: gain me wp 2"), encoding="utf-8")
    told = run("content", "check", str(folder)).stdout
    assert f"{emotions}:{line}:" in told
    assert "`me` is about the active player of the own faction" in told
    emotions.unlink()
    decks.write_text(decks.read_text(encoding="utf-8").replace(" trust = 2", " truth = 3"), encoding="utf-8")
    done = run("content", "check", str(folder), "--json")
    assert done.returncode == 1
    unknown, copies, size = json.loads(done.stdout)["mistakes"]
    assert "there is no Moderate Emotion 'truth' (did you mean 'trust'?)" in unknown
    assert copies.endswith("a deck holds 1 or 2 of each Emotion, not 3 of 'truth' (E_DECKBUILD, CB-3.5.2)")
    assert size.endswith("a deck holds 16 cards, not 17 (E_DECKBUILD, CB-3.5.1)")


def test_cards_of_the_card_game_are_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    text = (DEFAULT / "cards.toml").read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert "96 cards of 72 types" in told_of(tmp_path, "check", str(tmp_path))
    path.write_text(text.replace('polarity = "bliss"', 'polarity = "joy"', 1), encoding="utf-8")
    done = run("content", "check", str(path))
    assert done.returncode == 1
    place = 1 + text[: text.index('polarity = "bliss"')].count("\n")
    assert f"{path}:{place}:13: card 'affection': polarity is one of bliss, gloom, not 'joy'" in done.stdout
    for broken, hint in (("[[card]", f"{path}:1:"), ("a = 1", "no card in it"), ("[[card]]\nid = 1", "name is a text")):
        path.write_text(broken, encoding="utf-8")
        assert hint in run("content", "check", str(path)).stdout
    missing = "[[card]]".join(text.split("[[card]]")[:-1])
    path.write_text(missing, encoding="utf-8")
    assert "71 types of card" in run("content", "check", str(path)).stdout


@pytest.mark.parametrize(("language", "part"), [("ru", "Эмоции: свои"), ("it", "Emozioni: del"), ("zh", "情感：自带")])
def test_what_a_pack_holds_is_told_in_one_language(tmp_path: Path, language: str, part: str) -> None:
    told_of(tmp_path, "new", str(tmp_path / "cards"))
    holds = told_of(tmp_path, "check", str(tmp_path / "cards"), "--language", language)
    assert part in holds
    for english in ("of its own", "bliss", "red", "Essence", "edition"):
        assert f" {english}" not in holds


def test_a_deck_is_checked_saved_listed_and_played(tmp_path: Path) -> None:
    assert "This deck can be played. bliss: comfort 2, courage 2" in told_of(tmp_path, "deck", CARDS)
    assert "There are no packs in" in told_of(tmp_path, "list")
    saved = told_of(tmp_path, "deck", CARDS, "--save", "Brave hearts", "--pack", "mine")
    path = tmp_path / "mindrose" / "packs" / "mine" / "decks.toml"
    assert saved.startswith(f"Deck brave-hearts is in {path}\n")
    told_of(tmp_path, "deck", CARDS, "--save", "Смелые", "--pack", "mine")
    again = run("content", "deck", CARDS, "--save", "brave HEARTS", "--pack", "mine", home=tmp_path)
    assert again.returncode == 2
    assert "has a deck 'brave-hearts' already" in " ".join(again.stderr.split())
    holds = told_of(tmp_path, "list")
    assert "Deck brave-hearts (Brave hearts), Bliss: " in holds
    assert "Deck smelye (Смелые), Bliss: " in holds
    assert told_of(tmp_path, "check", "mine").count("Deck ") == 2
    words = ("simulate", "cerebria", "--games", "1", "--option", "pack=mine", "--option", "deck_0=brave-hearts")
    done = run(*words, home=tmp_path)
    assert "1 game of 4 players" in done.stdout, done.stderr


def test_a_saved_deck_comes_with_an_option_that_its_faction_can_use(tmp_path: Path) -> None:
    assert "--option deck_0=brave" in told_of(tmp_path, "deck", CARDS, "--save", "Brave")
    assert "--option deck_1=shy" in told_of(tmp_path, "deck", GLOOM_CARDS, "--save", "Shy")
    for number, name in enumerate(("勇敢的心", "悲伤的心"), start=1):  # nothing of it can be in an id
        assert f"Deck deck-{number} is in" in told_of(tmp_path, "deck", CARDS, "--save", name)
    russian = CARDS.replace("courage", "Мужество")
    assert "courage 2" in told_of(tmp_path, "deck", russian)


def test_a_pack_is_where_it_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "my-cards"
    assert "mindrose content install" in told_of(tmp_path, "new", str(folder))
    russian = told_of(tmp_path, "new", str(tmp_path / "ещё"), "--language", "ru")
    assert "Измените их, затем: " in russian
    saved = told_of(tmp_path, "deck", CARDS, "--save", "Brave", "--pack", str(folder))
    assert f"Deck brave is in {folder / 'decks.toml'}" in saved
    assert f"--content {folder}" in saved
    installed = told_of(tmp_path, "install", str(folder))
    assert "--option pack=my-cards" in installed
    again = run("content", "install", str(folder), home=tmp_path)
    assert again.returncode == 2
    assert "is there already" in " ".join(again.stderr.split())
    assert "my-cards" in told_of(tmp_path, "list")
    assert "I pacchetti stanno in" in told_of(tmp_path, "list", "--language", "it")


def test_a_power_is_tried_without_a_file() -> None:
    assert run("content", "try", "on enter: draw me 1").stdout == "When it enters play, draw 1 card.\n"
    assert run("content", "try", "on enter: draw me 1", "-l", "it").stdout.startswith("Quando entra in gioco")
    wrong = run("content", "try", "on enter: drwa me 1")
    assert wrong.returncode == 1
    assert "did you mean 'draw'?" in wrong.stdout
    assert run("content", "try", "on enter: T=all foe; gain me wp #T").returncode == 0
    prose = run("content", "try", "Draw a card when it enters").stdout
    assert "`mindrose content words`" in prose
    assert "up to 20" in run("content", "try", "on enter: draw me 1000").stdout


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "courage"', "id = “courage”", "there are curly quotes in this line"),
        ('id = "courage"', 'id = "courage', 'a quote " is missing in this line'),
        ('id = "courage"', "id = courage", "a text stands between quotes"),
        ("[[moderate]]", "[moderate]", "moderate] is here for the second time"),
        ('id = "kindness"', 'id = "courage"', "is called 'courage' too: each has an id of its own"),
        (', ru = "Мужество"', "", 'name has no text in ru; one for all languages is name = "…"'),
        ('power = ["on enter: if #foe>=1: token 1"]', 'power = ["It gets stronger every turn"]', "as people speak"),
        ("gain me wp 2", "gain me blessings 2", "`mindrose content words` lists all words"),
    ],
)
def test_mistakes_are_told_as_people_make_them(tmp_path: Path, old: str, new: str, told: str) -> None:
    told_of(tmp_path, "new", str(tmp_path / "cards"), "--cards")
    path = tmp_path / "cards" / "emotions.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new) if new == "[moderate]" else text.replace(old, new, 1), encoding="utf-8")
    assert told in run("content", "check", str(tmp_path / "cards")).stdout


def test_marks_and_endings_of_editors_are_known(tmp_path: Path) -> None:
    told_of(tmp_path, "new", str(tmp_path / "cards"))
    path = tmp_path / "cards" / "decks.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert run("content", "check", str(tmp_path / "cards")).returncode == 0
    path.rename(path.with_name("decks.toml.txt"))
    assert "decks.toml.txt: is not read: call it decks.toml" in run("content", "check", str(tmp_path / "cards")).stdout


@pytest.mark.parametrize("word", ["quell", "подавление", "Подавить", "repressione", "reprimere", "平息"])
def test_rules_are_found_by_a_word(word: str) -> None:
    found = told("rules", "cerebria", word)["rules"]
    assert any("Quell" in rule["text"] for rule in found)
    assert len(found) < len(told("rules", "cerebria")["rules"])
    assert "    code" not in run("rules", "cerebria", word).stdout


def test_a_word_within_another_is_not_found() -> None:
    found = [rule["rule"] for rule in told("rules", "cerebria-cards", "слияние")["rules"]]
    assert "CC-5.11" in found
    assert "CC-2.1" not in found  # "any other number is refused"


@pytest.mark.parametrize("words", ["входит один фрагмент", "每槽放一枚碎片"])
def test_words_of_a_gist_are_found_whatever_the_language(words: str) -> None:
    found = told("rules", "cerebria-cards", words)["rules"]
    assert found
    assert all(words in rule["gist"] for rule in found)


def test_a_bot_is_asked_what_it_would_do(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    mindrose.save_position(mindrose.load("cerebria-cards").new(2, 1), path)
    said = run("advise", "cerebria-cards", str(path), "--bot", "greedy")
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("greedy: ")
    assert "nothing" not in said.stdout
    assert "not asked anything" in refused("advise", "cerebria-cards", str(path), "--seat", "1").replace("\n", " ")


def test_a_second_game_with_the_same_seed_has_a_record_of_its_own(tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "cerebria-cards", "--seats", "me,greedy", "--seed", "4", typed="1\nquit\n", home=tmp_path)
    assert len(list(tmp_path.rglob("cerebria-cards-*.json"))) == 2


def test_saving_a_deck_leaves_a_pack_with_mistakes_alone(tmp_path: Path) -> None:
    folder = tmp_path / "mindrose" / "packs" / "mine"
    folder.mkdir(parents=True)
    (folder / "decks.toml").write_text("[[deck]]\nid = 'x'\n")
    done = run("content", "deck", CARDS, "--save", "Brave", "--pack", "mine", home=tmp_path)
    assert done.returncode == 2
    assert "has mistakes" in done.stderr
    assert (folder / "decks.toml").read_text() == "[[deck]]\nid = 'x'\n"
    assert "mistakes" in told_of(tmp_path, "list")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("check", "nowhere"), "there is nothing at nowhere"),
        (("check", ".", "--language", "fr"), "Italiano"),
        (("new", "/proc/nowhere/pack"), "cannot write"),
        (("deck", CARDS, "--pack", "../etc"), "named like a folder"),
        (("deck", CARDS, "--save", "\n"), "made of letters"),
        (("deck", ""), "it has 0 cards, not 16 (CB-3.5.1)"),
        (("deck", CARDS.replace("kindness", "kindnes")), "(did you mean 'kindness'?) (CB-3.5.1); it has 14 cards"),
        (("deck", CARDS.replace("trust", "anger")), "anger is of gloom, not of bliss (CB-3.5.1)"),
        (("deck", CARDS.replace("trust 2", "courage 2")), "courage is in it 4 times, 2 are allowed (CB-3.5.2)"),
        (("deck", CARDS.replace("trust", "valor")), "valor is no Moderate Emotion (CB-3.5.3)"),
    ],
)
def test_mistakes_about_content_are_told_in_one_sentence(words: tuple[str, ...], hint: str) -> None:
    assert hint in " ".join(refused("content", *words).split())


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    save = tmp_path / "mine.json"
    first = run("play", "cerebria-cards", "--seats", "me,greedy", "--seed", "4", "--save", str(save), typed="1\nquit\n")
    assert first.returncode == 0, first.stderr
    kept = mindrose.open_record(save)
    assert len(kept.answers) >= 1
    words = ("play", "cerebria-cards", "--seats", "me,greedy", "--resume", str(save), "--save", str(save))
    second = run(*words, typed="1\n" * 400)
    assert second.returncode == 0, second.stderr
    assert len(mindrose.open_record(save).answers) > len(kept.answers)


def test_play_starts_from_a_position(tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.yaml"
    puzzle.write_text("seats:\n- mindset: [Valor f2]\n  scored: {bliss: 10}\nstacks: [0, 4, 4]\n")
    words = ("play", "cerebria-cards", "--seats", "me,random", "--save", str(tmp_path / "game.json"))
    done = run(*words, "--position", str(puzzle), typed="1\n")
    assert "wins by Singlemindedness" in done.stdout, done.stdout + done.stderr
    assert told("replay", str(tmp_path / "game.json"))["over"]
    puzzle.write_text("seats: [")
    assert "neither YAML nor JSON" in " ".join(refused(*words, "--position", str(puzzle)).split())
    puzzle.write_text("- 1")
    assert "holds no position" in refused(*words, "--position", str(puzzle))
    assert "cannot read" in refused(*words, "--position", str(tmp_path / "nowhere.yaml"))


@pytest.mark.parametrize("name", ["table.yaml", "table.json"])
def test_a_position_survives_its_file(tmp_path: Path, name: str) -> None:
    game = mindrose.load("cerebria-cards")
    table = game.new(3, 8).answer(0)
    mindrose.save_position(table, tmp_path / name)
    again = game.from_position(mindrose.open_position(tmp_path / name), table.seed)
    assert again.state.fingerprint() == table.state.fingerprint()


def test_a_record_replays_from_its_path(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, 1).answer(0)
    table.record().save(tmp_path / "game.json")
    assert mindrose.replay(str(tmp_path / "game.json")).state.fingerprint() == table.state.fingerprint()


def test_records_go_to_the_users_folder_by_default(tmp_path: Path) -> None:
    done = run("play", "cerebria-cards", "--seats", "me,random", "--seed", "4", typed="", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "mindrose" / "records").glob("*.json"))) == 1


def test_the_words_of_powers_are_listed_in_every_language() -> None:
    told_in = {code: run("content", "words", "--language", code).stdout for code in ("en", "ru", "it", "zh")}
    assert "on enter: rotate 1\n          When it enters play, turn the Origin 1 step clockwise.\n" in told_in["en"]
    assert "Когда сила действует" in told_in["ru"]
    document = told("content", "words")
    assert document["game"] == "cerebria"
    assert [chapter["id"] for chapter in document["chapters"]][:2] == ["when", "how"]
    assert "--game cerebria" in refused("content", "words", "--game", "cerebria-cards").replace("\n", " ")
