"""Italian: the terms of the rulebook, and habits of other languages that have no place in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mindrose
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.registry import LOCALES
from mindrose.rulebook import gists_of
from tests.text.cerebria_saying import speaker_of

FOLDER = LOCALES / "it"
CONTENT = sorted((Path(mindrose.__file__).parent / "games").glob("*/content/**/*.toml"))

# What must not be written, and what is written instead.
EVERYWHERE = {
    "'": "’",
    "[“”]": "«»",
    r"\s…": "… without a space",
    r", o\b": "o, oppure",
    r"(venga|viene) chiesto": "tocca a te",
    r"\b[Aa]bbi\b": "avere",
    r"(?<!si )vuole\b": "richiede",
    r"\b(i|[Qq]uanti|[Tt]anti) FdV": "FdV, Forza di Volontà, is feminine",
    r"[Ll]ascia(re|r)? (fare|perdere)\b": "non contrastare, annulla",
    r"\bDiario\b": "Cronologia",
    r"Uscita effettuata": "Disconnessione effettuata",
    r"\b[Ss]e vuoi, ": "puoi + infinito",
    r"Una Rivelazione ora|Rivelazione ora:": "se la Rivelazione arrivasse ora",
}
CEREBRIA = {
    r"(Emozion|Spirit|fazion|Fortezz|Repression|Invocazion|Frammento Minor)\w+ avversari": "opposto",
    r"\bvicin[oaie]\b|\baccanto\b": "adiacente",
    r"\bpass[oi]\b": "scatto",
    r"\b[Mm]ostra": "rivelare",
    r"\brealizz": "soddisfare",
    r"\b[Mm]ess[oaie]\b|\b[Mm]ett(?!.* in (fondo|gioco)\b)": "posizionare",
    r"\bla(to|ti) [AB]\b|[Qq]uale lato": "faccia",
    r"mazzo iniziale": "mazzo di partenza",
    r"partita completa": "gioco completo",
    r"mazzo Segreto": "mazzo delle Aspirazioni Segrete",
    r"\b[Aa]gisc": "si attiva",
    r"\b(sta|stanno) (un|altri|in\b|su\b)": "si trova",
    r"[Ll]a (Gioia|Malinconia|\{ faction \})": "factions have no article",
    r"[Ll]’(Amore|Empatia|Armonia|Odio|Ansia)|([Ii]l|[ad]e?l) Diletto|[Ll]a (Miseria|Malizia)": "nor have Spirits",
    r"Emozion[ei] (di|della) (Gioia|Malinconia)": "Gioiosa, Malinconica",
    r"\b(una|la|nuova|prossima|altra|una seconda|per) Vibrazion[ei]\b": "gettone Vibrazione",
    r"Reame (toccato|che tocca)": "the Realm, or both beside a Frontier",
    r"con meno Essenza(?! di questa)": "con meno Essenza di questa",
    r"è più (alta|bassa) ": "aumenta, diminuisce",
    r"\bha(nno)? vicino\b": "è adiacente a",
    r"\b(nome|scala|soglia|potere) original|\] original": "non ufficiale",
    r"\bDopo, ": "dopo l’Azione",
    r"(Abbi|Avere|Controll).* più .* della fazione": "rispetto alla fazione opposta",
    r"\{ \$X \} (di|uno|\{ power-spaces \})": "a distance stands before what is moved",
    r"\(\{ (wp|price) \}\)|\((1|2) Ambizion[ei]\)": "(costo: …)",
    r"(muove|controlla|Fortezza|spinto|Identità|Costruisci|Vai|Verso|parte da): \{ \$(place|realm)": "( … )",
    r"\): .*:|:[^«]*\(\{ \$rule \}\):": "one colon in a sentence",
}
# Words of the glossaries that are said inside sentences.
INSIDE = {"rossa", "gialla", "verde", "blu", "pronta", "appena entrata"}
PATTERNS = {"tre diverse", "tre uguali", "due coppie", "quattro diverse", "quattro uguali"}


def gists(*games: str) -> list[tuple[str, str]]:
    """The rules in short."""
    return [rule for game in games for rule in gists_of(game, "it").rules.items()]


def lines(*names: str) -> list[tuple[str, str]]:
    """What players read: every line of these files but the comments, with its place."""
    return [
        (f"{name}:{number}", line)
        for name in names
        for number, line in enumerate((FOLDER / name).read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("wording", EVERYWHERE)
def test_no_text_has_a_wording_that_is_not_italian(wording: str) -> None:
    found = [told for told in lines(*(path.name for path in FOLDER.glob("*.ftl"))) if re.search(wording, told[1])]
    found += [told for told in gists("cerebria", "cerebria-cards") if re.search(wording, told[1])]
    assert found == [], EVERYWHERE[wording]


@pytest.mark.parametrize("wording", CEREBRIA)
def test_the_inside_world_speaks_as_its_rulebook(wording: str) -> None:
    found = [told for told in lines("cerebria.ftl", "cerebria-lessons.ftl") if re.search(wording, told[1])]
    found += [told for told in gists("cerebria") if re.search(wording, told[1])]
    assert found == [], CEREBRIA[wording]


@pytest.mark.parametrize(
    ("space", "where"),
    [
        (0, "nella Vallata delle Motivazioni"),
        (8, "nel Salice dei Valori"),
        (9, "sulla Frontiera Salice–Vallata"),
    ],
)
def test_places_have_articles(space: int, where: str) -> None:
    moved: dict[str, int | str | None] = {"event": "moved", "seat": 0, "spirit_space": space, "origin": 2}
    assert speaker_of("it").event(moved) == f"Anna si muove {where}."


def test_what_is_controlled_has_an_article() -> None:
    control: dict[str, int | str | None] = {"event": "control", "kind": 1, "place": 4, "faction": 0}
    assert speaker_of("it").event(control) == "Gioia controlla il Salice dei Valori."


@pytest.mark.parametrize("instruction", sorted(POWER_WORDS.instructions))
def test_every_instruction_has_an_infinitive_after_you_may(instruction: str) -> None:
    whom: dict[str, str | int] = {
        "X": "un avversario",
        "X_to": "a un avversario",
        "Y": "lei",
        "n": 1,
        "n_kind": "number",
    }
    told = dict.fromkeys(
        ("X_word", "Y_word", "X_on", "X_from", "n_each", "what_word", "where_word", "k", "sure"), "none"
    )
    said = speaker_of("it").words.say(f"do-{instruction}", {**told, **whom, "mood": "may"})
    assert re.match(r"(far )?\w+[aei]re\b", said), said


def test_the_glossaries_begin_with_capitals() -> None:
    words = [
        line.partition(" = ")[2] for _, line in lines("cerebria.ftl", "cerebria-cards.ftl") if line.startswith("word-")
    ]
    assert {word for word in words if not word[0].isupper()} == INSIDE | PATTERNS


def test_names_of_content_are_written_as_the_texts_are() -> None:
    names = [name for path in CONTENT for name in re.findall(r'\bit = "([^"]*)"', path.read_text(encoding="utf-8"))]
    assert len(names) > 100
    assert [name for name in names if re.search("'|Mazzo (iniziale|del)|original", name)] == []
