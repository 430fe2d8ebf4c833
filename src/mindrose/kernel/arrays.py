"""Flat arrays of whole numbers."""

from __future__ import annotations

from mindrose.kernel.ints import i64, vec


def filled(value: int, length: int) -> vec[i64]:
    """An array of `length` equal entries."""
    return vec[i64]([value] * length)
