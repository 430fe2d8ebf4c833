"""The face of Black Rose Wars: Rebirth."""

from pathlib import Path

from mindrose.engine import ROOT
from mindrose.registry import LOCALES, Face, rules_page

FACE = Face(
    speaker="mindrose.faces.black_rose_wars.speaker:BlackRoseSpeaker",
    board="mindrose.faces.black_rose_wars.board:black_rose_board",
    content="mindrose.faces.black_rose_wars.packing:CONTENTS",
    packs="mindrose.faces.black_rose_wars.packing:CONTENTS",
    writing="mindrose.faces.black_rose_wars.writing:EffectWriting",
    automaton="mindrose.faces.black_rose_wars.possession:POSSESSION",
    locales=LOCALES,
    rules=rules_page("black-rose-wars"),
    survey="mindrose.faces.black_rose_wars.survey:BlackRoseSurvey",
    tests=ROOT / "tests" / "rules" / "black_rose_wars",
    lessons=Path(__file__).with_name("lessons.yaml"),
)
