"""Everything Mindrose says in words, in four languages."""

from __future__ import annotations

from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.faces.cerebria_cards.speaker import CardSpeaker
from mindrose.kernel import game as kernel
from mindrose.text.speaker import Speaker
from mindrose.text.words import languages


def voice_of(game: kernel.Game) -> kernel.Speaker:
    """Who puts a game into words in English; plain words for a game without texts."""
    return Speaker(game) if game.id in Speaker.kinds else kernel.PlainSpeaker()


__all__ = ["CardSpeaker", "CerebriaSpeaker", "Speaker", "languages", "voice_of"]
