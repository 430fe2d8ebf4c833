"""Frames of a websocket: text in one piece, which is all that clients send and are sent."""

from __future__ import annotations

from typing import Final

from websockets.speedups import apply_mask

TEXT: Final = 0x81  # the first byte of a text message in one frame
MASKED: Final = 0x80


def head(size: int) -> bytes:
    """What a server sends before a text message of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def frame_size(data: bytes, start: int) -> int:
    """How long the frame is that begins there (RFC 6455, 5.2); 0 while not all of it has come.

    -1 for one that is not for us to read: it is not masked, or longer than any message may be.
    """
    there = len(data) - start
    if there < 2:
        return 0
    size = data[start + 1] - MASKED
    if size < 0 or size == 127:
        return -1
    if size == 126:
        if there < 4:
            return 0
        size = int.from_bytes(data[start + 2 : start + 4], "big") + 2
    return size + 6 if there >= size + 6 else 0


def text_of(frame: bytes) -> str:
    """What a masked frame of text says; `UnicodeDecodeError` if that is none."""
    head = 2 if frame[1] - MASKED < 126 else 4
    return str(apply_mask(frame[head + 4 :], frame[head : head + 4]), "utf-8")


def whole_text(data: bytes) -> str | None:
    """What is said by data that is one frame of text and nothing else, as nearly all is; None for anything else."""
    if len(data) < 6 or data[0] != TEXT or frame_size(data, 0) != len(data):
        return None
    try:
        return text_of(data)
    except UnicodeDecodeError:
        return None
