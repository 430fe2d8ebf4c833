"""What the page of rules of the Inside World says of its chapters and options."""

from __future__ import annotations

import re

from tests.rules.cerebria.page import PAGE
from tests.rules.pages import QUOTED


def test_the_chapters_are_as_long_as_in_the_specification() -> None:
    counts = [19, 21, 39, 11, 25, 16, 28, 8, 8, 11, 20, 15, 17, 8, 14, 32, 37, 13, 16, 28, 75, 18, 18, 6, 11]
    assert [sum(chapter) for chapter in PAGE.sections] == counts


def test_every_option_is_on_its_page() -> None:
    quoted = set(QUOTED.findall("\n".join(PAGE.lines)))
    between = {f"{kind}_{seat}" for kind in ("spirit", "deck") for seat in (1, 2)}  # `deck_0` to `deck_3`
    assert {parameter.name for parameter in PAGE.parameters} - quoted == between


def test_the_values_of_the_options_are_those_of_the_game() -> None:
    """`name`: `value`, `value` in the tables, and `name` = `value` in the rules."""
    known = {parameter.name: set(parameter.words) for parameter in PAGE.parameters if parameter.words}
    told = re.findall(r"`([a-z_0-9]+)`: ((?:`[a-z_]+`(?:, )?)+) \|", "\n".join(PAGE.lines))
    values = {name: set(QUOTED.findall(listed)) for name, listed in told if name in known}
    assert len(values) == 10
    assert {name: listed for name, listed in values.items() if listed != known[name]} == {}
    for name, value in re.findall(r"`([a-z_0-9]+)` = `([a-z_]+)`", "\n".join(PAGE.lines)):
        assert value in known[name]
