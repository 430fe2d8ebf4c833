"""Powers made up at random in the words of the Inside World, and what they do in a few situations."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from mindrose.content.pages import Entry, Page
from mindrose.games.cerebria.components.things import REVISED
from mindrose.games.cerebria.powers.compiling import Compilation
from mindrose.games.cerebria.powers.running import begin
from mindrose.games.cerebria.state import HAND
from mindrose.kernel.programs import Program
from tests.rules.cerebria.scenes import CONTENT, Scene

CONTROLS: Final = (
    "each foe:", "each friend:", "each opponent:", "each enemy:", "each ally[triad]:", "may:", "may:", "per 2:",
    "if #hand(me)>=2:", "if #essence(this)>=2:", "if #essence(T)=1:", "if #enemy>=2:",
    "if near(me,this):", "if #foe>=1:", "if #friend>=1:", "if T:", "if !T:", "if U:", "if #T>=2:",
    "if near(me,this) and (#foe>=1 or #friend>=1):", "if near(me,this) and #foe>=1 or #friend>=1:",
    "if !(near(me,this) and #foe>=1):", "if !(near(me,this) and #foe>=1) and #friend>=1:",
)  # fmt: skip
DEEDS: Final = (
    "gain me wp 1", "draw me 1", "lose foes wp 1", "token 1", "gain me essence 1", "lose opponent wp 1",
    "strip it 1 floor 0", "strip T 1 floor 0", "strip U 1 floor 1", "lose T wp 1", "lose it wp 1", "mark T 1",
    "gain me wp #foe", "gain me wp #T", "push T", "place U 1 from supply", "strip foe 1 floor 0",
    "gain me wp 2*(1+#foe)", "gain me wp 2*1+#foe", "gain me wp 3-(2-#foe)", "gain me wp 3-2-#foe",
    "gain me wp div(1+#foe,2)", "gain me wp 1+div(#foe,2)", "gain me wp min(2,#foe)+1", "gain me wp min(2,#foe+1)",
    "return T", "return it", "return this", "return friend", "swap T U", "swap this enemy", "swap it T",
    "swap spirit(*)",
    "move T to anywhere", "move it to beside", "move this to reach", "move enemy[triad] to frontier", "move U to realm",
    "move this to triad", "discard me 1", "discard foes 1", "discard own #foe", "discard T 2", "gain me wp #hand(me)",
    "gain me wp #hand(T)",
    "gain me wp #essence(this)", "gain me wp #essence(T)", "gain me wp #essence(me)", "gain me wp #ally",
    "T=enemy", "U=ally", "T=all enemy[realm]", "U=enemy[!triad]", "T=ally[frontier]",
    "T=foe", "T=foe[essence>=2]", "T=all foe", "T=opponent[wp>=2]", "U=friend", "U=foe", "U=T", "T=opponent",
)  # fmt: skip
WORDS: Final = (
    "me", "mate", "opponent", "own", "foes", "this", "friend", "foe", "spirit(0)", "spirit(*)", "it", "T", "U",
    "all foe", "all friend[free]", "up2 foe", "one T", "foe[wp>=1]", "opponent[wp>=1]", "src", "wp", "essence",
    "ambition", "action", "board", "supply", "from", "floor", "0", "1", "2", "#foe", "#T", "#empty(3)", "min(2,#foe)",
    "+1", "1-#foe", "realm", "frontier", "T[free]", "foe@T", "#foe[essence>=2]", "#foe[T]", "foe[!T]", "N",
    "div(1,0)", "2*N", "(1)", "foe!near", "ally", "enemy[triad]", "#hand(me)", "#essence(T)", "to", "anywhere",
)  # fmt: skip
NAMES: Final = (
    "gain", "lose", "draw", "cycle", "rotate", "step", "shove", "push", "place", "strip", "token", "mark", "intensity",
    "absorb", "nobonus", "cost", "cap", "shield", "bless", "near", "sphere", "return", "swap", "move", "discard",
    "byhand",
)  # fmt: skip
HEADERS: Final = (
    "on enter:",
    "on turnend:",
    "on absorb:",
    "on quelled:",
    "on turnstart:",
    "on empower:",
    "aura:",
    "on enter or absorb:",
    "during:",
    "",
)
SITUATIONS: Final[tuple[dict[int, str], ...]] = (
    {},
    {5: "guilt 2", 7: "guilt 1"},
    {5: "guilt 3", 7: "kindness 2"},
    {4: "guilt 2", 5: "kindness 1", 7: "trust 2"},
    {0: "guilt 1", 5: "guilt 2", 8: "trust 3", 12: "kindness 1", 13: "anger 2"},
)
HANDS: Final = (("optimism", "trust", "courage", "courage"), ("guilt", "guilt", "fear", "anger"))
WAYS: Final = 4  # of answering


def sequence(chance: Random) -> list[str]:
    """Controls and deeds in a row, not yet grouped."""
    words = [chance.choice(CONTROLS if chance.random() < 0.45 else DEEDS) for _ in range(chance.randint(2, 6))]
    while words[-1] in CONTROLS:
        words[-1] = chance.choice(DEEDS)
    return words


def grouped(words: list[str], chance: Random) -> str:
    """A row of controls and deeds with braces put in at random; every control has something to control."""
    items: list[str] = []
    at = 0
    while at < len(words):
        word, at = words[at], at + 1
        if word in CONTROLS:
            end = reach(words, at, chance)
            word += " {" + grouped(words[at:end], chance) + "}"
            at = end
            if words[at:] and items == [] and word.startswith("if") and chance.random() < 0.4:
                end = reach(words, at, chance)
                word += " else: {" + grouped(words[at:end], chance) + "}"
                at = end
        items.append(word)
    return chance.choice(("; ", "; ", " // ")).join(items)


def reach(words: list[str], start: int, chance: Random) -> int:
    """The end of a group that begins here: it cannot end with a control that has nothing to control."""
    return chance.choice([end for end in range(start + 1, len(words) + 1) if words[end - 1] not in CONTROLS])


def nonsense(chance: Random) -> str:
    """Something that looks like a power, and mostly is none."""
    items = []
    for _ in range(chance.randint(1, 3)):
        kind = chance.random()
        if kind < 0.3:
            items.append(f"{chance.choice('TUN')}={chance.choice(WORDS)}")
        elif kind < 0.6:
            items.append(" ".join([chance.choice(NAMES), *chance.choices(WORDS, k=chance.randint(0, 4))]))
        else:
            items += sequence(chance)
    while items[-1] in CONTROLS:
        items.pop()
        items.append(chance.choice(DEEDS))
    return f"{chance.choice(HEADERS)} {grouped(items, chance)}".strip()


def mended(chance: Random) -> str:
    """A power that differs in one word from one that could be right."""
    words = f"on enter: {grouped(sequence(chance), chance)}".split()
    words[chance.randrange(len(words))] = chance.choice(WORDS)
    return " ".join(words)


def program_of(power: str) -> Program | None:
    """The program of a power; none if it is not accepted."""
    card = Entry(Page(Path(), "", {}), (), {"id": "any", "power": [power]})
    found = Compilation().powers_of(card, REVISED)
    return None if card.page.mistakes else found[0].programs[0][1]


def outcomes(program: Program) -> list[str]:
    """How a few situations end with a program, whatever is answered."""
    return [outcome(program, emotions, way) for emotions in SITUATIONS for way in range(WAYS)]


def outcome(program: Program, emotions: dict[int, str], way: int) -> str:
    scene = Scene(emotions)
    scene.state.wp[1] = 1
    scene.put(6, "courage 2")
    for seat in range(4):
        for card in HANDS[seat % 2][: 1 + seat]:
            scene.state.piles.slip(HAND + seat, 2 * CONTENT.find(card))
    if way % 2:
        scene.spirit(0, 3)
    begin(scene.state, [program], 0, 6, CONTENT.find("courage"), -1)
    program.number = len(scene.table.game.programs)
    scene.run()
    answered = 0
    while scene.kind:
        legal = scene.legal()
        scene.answer(legal[Random(way * 1000 + answered).randrange(len(legal))])
        answered += 1
    return f"{answered} {scene.state.fingerprint()}"
