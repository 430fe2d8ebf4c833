"""Flat arrays of whole numbers."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64, vec

MOST: Final = 256
NOTHINGS: Final = vec[i64]([-1] * MOST)
ZEROS: Final = vec[i64]([0] * MOST)


def filled(value: i64, length: i64) -> vec[i64]:
    """An array of `length` equal entries; one of 0 or -1 costs a copy and no more."""
    if length <= MOST:
        if value == 0:
            return ZEROS[:length]
        if value == -1:
            return NOTHINGS[:length]
    return vec[i64]([value] * length)
