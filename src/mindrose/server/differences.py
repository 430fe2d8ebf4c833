"""What is otherwise in one document than in another."""

from __future__ import annotations

from typing import Any

from mindrose.server.wire import Difference


def differences(before: Any, after: Any) -> list[Difference]:
    """What has to be changed, in order, to make one document the other; a list of another length is changed whole."""
    found: list[Difference] = []
    compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, at: list[int | str], found: list[Difference]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                found.append(Difference([*at, name], gone=True))
        for name, value in after.items():
            if name in before:
                compare(before[name], value, [*at, name], found)
            else:
                found.append(Difference([*at, name], value))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            compare(before[place], value, [*at, place], found)
    elif before != after or type(before) is not type(after):
        found.append(Difference(at, after))
