"""A table that speaks the language of Cerebria: one position, some answers, one expectation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

import pytest

from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.naming import space_name, spirit_space_name
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    MODERATES,
    ROWS,
    SLOTS,
    SPACES,
    SPIRIT_SPACES,
    VIBES,
    WILD,
)
from mindrose.games.cerebria.game import CerebriaGame
from tests.rules.cerebria.looking import Sight

Vibes = Mapping[str, Sequence[str | None]]  # the rows of a Spirit board

SPECIFICATION: Final = Path(__file__).parents[2] / "packs" / "specification"  # what test vectors are worked out with
DEFAULTS: Final = (("love", "valley"), ("hatred", "network"), ("delight", "cradle"), ("misery", "land"))
UNLOCKED: Final[Vibes] = {row: ["wild"] for row in ACTIONS[:ROWS]}
FULL: Final[Vibes] = {row: ["wild"] * SLOTS for row in ACTIONS[:ROWS]}
each_edition: Final = pytest.mark.parametrize("edition", ["revised", "first"])
_games: dict[Path | None, CerebriaGame] = {}


def the_game(pack: Path | None = None) -> CerebriaGame:
    """The game with the default content, or with that of a pack."""
    if pack not in _games:
        _games[pack] = CerebriaGame(pack)
    return _games[pack]


GAME = the_game()
CONTENT: Final = GAME.pack(DEFAULT_PACK)
E: Final = [space_name(CONTENT, space) for space in range(SPACES)]  # e0 to e14 of the test vectors
S: Final = [spirit_space_name(CONTENT, space) for space in range(SPIRIT_SPACES)]  # s0 to s9


def spirit(
    spirit: str | None = None,
    at: str | None = None,
    hand: list[str] | str | int | None = None,
    wp: int = 10,
    essence: int = 3,
    vibes: Vibes | None = None,
    **more: Any,
) -> dict[str, Any]:
    """One player's part of a position; a row of Vibes that is not named holds one on its unlock slot."""
    entry: dict[str, Any] = {"hand": [] if hand is None else hand, "wp": wp, "essence": essence, **more}
    rows = {**UNLOCKED, **(vibes or {})}
    entry["vibes"] = {row: list(slots) for row, slots in rows.items()}
    if spirit is not None:
        entry["spirit"] = spirit
    if at is not None:
        entry["at"] = at
    return entry


def row(action: str, *slots: int) -> dict[str, list[str | None]]:
    """A row whose action is unlocked, with Vibes on these upgrade slots (1 to 3)."""
    return {action: ["wild", *("wild" if slot in slots else None for slot in (1, 2, 3))]}


def board(text: str, pack: Path | None = SPECIFICATION) -> dict[str, str]:
    """`e2=B3 e1=G1`: Emotions of a faction with an Intensity, as the test vectors write them.

    None of them has a power that works while it is on the board; Essence gives the Intensity, else a token does.
    """
    spaces: dict[str, str] = {}
    used: dict[str, int] = {}
    for word in text.split():
        place, _, emotion = word.partition("=")
        faction = "BG".index(emotion[0])
        name, essence, token = quiet_emotion(faction, int(emotion[1:] or 1), used, pack)
        used[name] = used.get(name, 0) + 1
        spaces[E[int(place[1:])]] = f"{name} {essence}" + (f" token {token}" if token else "")
    return spaces


def quiet_emotion(faction: int, intensity: int, used: dict[str, int], pack: Path | None) -> tuple[str, int, int]:
    """The least used Moderate Emotion that has only an entering power, with its Essence and token."""
    content = the_game(pack).pack(DEFAULT_PACK)
    fits: list[tuple[int, int, str, int]] = []
    for card in range(MODERATES):
        if content.faction[card] == faction and all(
            text.startswith("on enter") for text in content.power_texts(card, 0)
        ):
            for essence in range(1, int(content.slots[card]) + 1):
                token = intensity - int(content.track[9 * card + essence])
                if 0 <= token <= 6:
                    fits.append((token, used.get(content.ids[card], 0), content.ids[card], essence))
    token, _, name, essence = min(fits, key=lambda fit: (fit[0] > 0, fit[1], fit[0], fit[3]))
    return name, essence, token


def coloured(vibes: Vibes) -> Vibes:
    """The same Vibes without wild ones, for the first edition: slot 0 red, 1 yellow, 2 green, 3 blue."""
    return {
        row: [VIBES[slot] if vibe == "wild" else vibe for slot, vibe in enumerate(slots)]
        for row, slots in vibes.items()
    }


class Verbs(Sight):
    """What is done at a table of Cerebria, in its own words."""

    # Answers that may be illegal, as numbers

    def card(self, name: str) -> int:
        number = self.content.find(name)
        assert number >= 0, name
        return replies.CARD + int(number)

    @staticmethod
    def action(name: str) -> int:
        return replies.ACT + ACTIONS.index(name)

    @staticmethod
    def space(name: str) -> int:
        return replies.SPACE + E.index(name)

    @staticmethod
    def spirit_space(name: str) -> int:
        return replies.SPIRIT_SPACE + S.index(name)

    def site(self, realm: str) -> int:
        return replies.SITE + self.content.realm_ids.index(realm)

    def sphere(self, name: str) -> int:
        return replies.SPHERE + self.content.sphere_ids.index(name)

    @staticmethod
    def slot(row: str, slot: int) -> int:
        return replies.SLOT + SLOTS * ACTIONS.index(row) + slot

    @staticmethod
    def colour(name: str) -> int:
        return replies.COLOUR + (VIBES.index(name) if name in VIBES else WILD)

    @staticmethod
    def seat(number: int) -> int:
        return replies.SEAT + number

    @staticmethod
    def number(amount: int) -> int:
        return replies.NUMBER + amount

    @staticmethod
    def upgrade_slots(*slots: int) -> int:
        """The answer that uses the upgrades in these slots, 1 to 3."""
        return replies.UPGRADES + sum(1 << (slot - 1) for slot in slots)

    @staticmethod
    def aspiration(name: str) -> int:
        return replies.ASPIRATION + ASPIRATIONS.index(name)

    # Asking

    def actions_offered(self) -> list[str]:
        """The actions that the turn menu offers."""
        return [
            ACTIONS[number - replies.ACT]
            for number in self.legal()
            if replies.ACT <= number < replies.ACT + len(ACTIONS)
        ]

    # Doing

    def start(self, action: str) -> Self:
        """Chooses an action in the turn menu; what it asks is still open."""
        return self.answer(self.action(action))

    def place_vibe(self, card: str, slot: int | None = None, colour: str | None = None) -> Self:
        """Discards a card for a Vibe on the row of the declared action."""
        self.when("upgrades", "vibe_card", card=card)
        if slot is not None:
            self.when("vibe_slot", "vibe", slot=slot)
        if colour is not None:
            self.when("vibe_colour", "colour", colour=colour)
        return self

    def use(self, *upgrades: str) -> Self:
        """Declares the upgrades of a Spirit action; Determination is used whenever it is there."""
        if self.kind != "upgrades":
            return self
        wanted = set(upgrades) - {"determination"}
        for answer in self.asked.answers:
            if (
                answer.verb == "use"
                and set(str(answer.points["upgrades"]).split("+")) - {"determination", ""} == wanted
            ):
                return self.answer(answer.number)
        raise AssertionError(f"{wanted} is not among {self.offered('upgrades')}")

    def declare(self, action: str, upgrades: tuple[str, ...] | str, vibe: tuple[Any, ...] | None) -> Self:
        """The part that all Spirit actions begin with; `vibe` is a card, then if asked a slot and a colour."""
        self.start(action)
        if vibe is not None:
            self.place_vibe(*vibe)
        return self.use(*([upgrades] if isinstance(upgrades, str) else upgrades))

    def move(
        self,
        to: str | None = None,
        upgrades: tuple[str, ...] | str = (),
        vibe: tuple[Any, ...] | None = None,
        swap: int | None = None,
        push: tuple[str, ...] = (),
        target: str | None = None,
    ) -> Self:
        """Moves the Spirit to a Spirit space, or swaps places; `push` says where pushed Spirits go."""
        self.declare("move", upgrades, vibe)
        if to is not None:
            self.when("move", "move", spirit_space=to)
        if swap is not None:
            self.when("swap", "swap", seat=swap)
        for place in push:
            self.when("push", "push", spirit_space=place)
        if target is not None:
            return self.when("move_target", "target", space=target)
        return self.when("move_target", "decline")

    def invoke(
        self,
        card: str | None = None,
        at: str | None = None,
        upgrades: tuple[str, ...] | str = (),
        vibe: tuple[Any, ...] | None = None,
    ) -> Self:
        """Invokes a card from hand (or a Bleakness, or with Summon the top card) to an Emotion space."""
        self.declare("invoke", upgrades, vibe)
        return self.enter(card, at)

    def enter(self, card: str | None = None, at: str | None = None) -> Self:
        """The card and the space of an Invoke that is declared."""
        if card is not None:
            self.when("invoke", "invoke", card=card)
        return self if at is None else self.when("invoke_space", "at", space=at)

    def quell(
        self,
        at: str | None = None,
        reveal: str | None = None,
        amount: int | None = None,
        upgrades: tuple[str, ...] | str = (),
        vibe: tuple[Any, ...] | None = None,
    ) -> Self:
        """Quells the Emotion on a space, revealing a card."""
        self.declare("quell", upgrades, vibe)
        if at is not None:
            self.when("quell", "quell", space=at)
        if reveal is not None:
            self.when("reveal", "reveal", card=reveal)
        return self if amount is None else self.when("amount", "amount", number=amount)

    def fortify(
        self,
        realm: str | None = None,
        upgrades: tuple[str, ...] | str = (),
        vibe: tuple[Any, ...] | None = None,
        garrison: bool | None = None,
    ) -> Self:
        """Builds on a site, or Exalts, Demolishes or Attunes there, as the upgrades say."""
        self.declare("fortify", upgrades, vibe)
        if realm is not None:
            self.when("fortify", "fortify", realm=realm)
        return self if garrison is None else self.when("garrison", "garrison" if garrison else "decline")

    def empower(
        self,
        at: str | None = None,
        upgrades: tuple[str, ...] | str = (),
        vibe: tuple[Any, ...] | None = None,
        feed: str | None = None,
    ) -> Self:
        """Empowers the Emotion on a space."""
        self.declare("empower", upgrades, vibe)
        if at is not None:
            self.when("empower", "empower", space=at)
        return self if feed is None else self.when("feed", "feed", card=feed)

    def gain_willpower(self) -> Self:
        return self.start("gain_willpower")

    def draw_emotions(self, cards: int = 1) -> Self:
        """Draws some cards with one Realm action, then stops."""
        self.start("draw_emotions")
        for _ in range(cards - 1):
            self.do("draw")
        return self.when("draw_again", "stop")

    def move_emotion(self, origin: str | None = None, to: str | None = None) -> Self:
        self.start("move_emotion")
        if origin is not None:
            self.when("moved_emotion", "move_emotion", space=origin)
        return self if to is None else self.when("destination", "to", space=to)

    def intensify(self, at: str | None = None, amount: int = 1) -> Self:
        self.start("intensify")
        if at is not None:
            self.when("intensified", "intensify", space=at)
        return self.when("intensify_amount", "amount", number=amount)

    def harvest(self, amount: int) -> Self:
        return self.start("harvest").when("harvest_amount", "harvest", number=amount)

    def add_vibe(self, row: str, slot: int = 0, colour: str = "red") -> Self:
        self.do("add_vibe").when("vibe_slot", "vibe", row=row, slot=slot)
        return self.when("vibe_colour", "colour", colour=colour)

    def rotate(self) -> Self:
        return self.do("rotate")

    def extra_action(self) -> Self:
        return self.do("extra_action")

    def absorb(self, sphere: str | None = None, bonus: bool | None = None, draw: bool | None = None) -> Self:
        """Absorbs from a Sphere; without an answer for its bonus or Delight's card it stops there."""
        self.do("absorb")
        if sphere is not None:
            self.when("sphere", "sphere", sphere=sphere)
        if bonus is not None:
            self.when("bonus", "bonus" if bonus else "decline")
        return self if draw is None else self.when("delight", "draw" if draw else "decline")

    def through(self) -> Self:
        """The rest of a Revelation as for seats that run out of time."""
        while self.kind in ("dismiss", "look", "keep"):
            self.answer(self.asked.timeout)
        return self

    def end_turn(self, take: str | None = "ambition") -> Self:
        """Ends the turn and takes Ambition, `cards`, or with None nothing yet; cards if Ambition is not to be had."""
        self.do("end_turn")
        if take is not None and self.kind == "rest":
            self.do(take)
        return self


class Game(Verbs):
    """A table in the middle of a game.

    Unless said otherwise four players sit at a full game, revised, sides A: Love (seat 0, Bliss) in the Valley has the
    turn with three actions, Hatred (1) is in the Network, Delight (2) in the Cradle, Misery (3) in the Land; all with
    10 WP, 3 Essence and every Spirit action unlocked, both factions with 3 active Ambition tokens.
    """

    def __init__(
        self,
        *seats: dict[str, Any],
        players: int = 4,
        pack: Path | None = None,
        options: dict[str, Any] | None = None,
        bliss: dict[str, Any] | None = None,
        gloom: dict[str, Any] | None = None,
        seed: int | str = 0,
        **position: Any,
    ) -> None:
        entries = [dict(entry) for entry in seats] + [spirit() for _ in range(players - len(seats))]
        for (name, place), entry in zip(DEFAULTS, entries, strict=False):
            if players == 4 and "faction" not in entry and all(name != other.get("spirit") for other in entries):
                entry.setdefault("spirit", name)
            entry.setdefault("at", place)
            if (options or {}).get("edition") == "first":
                entry["vibes"] = coloured(entry.get("vibes") or UNLOCKED)
        document: dict[str, Any] = {"seats": entries, "players": players, "options": options or {}, **position}
        document["factions"] = {"bliss": {"ambition": 3, **(bliss or {})}, "gloom": {"ambition": 3, **(gloom or {})}}
        game = the_game(pack)
        super().__init__(game.from_position(document, seed), game.pack(DEFAULT_PACK))


def specified(
    *seats: dict[str, Any], emotions: str = "", spaces: dict[str, str] | None = None, **position: Any
) -> Game:
    """A table as the test vectors describe it, with the content that they are worked out with."""
    return Game(*seats, pack=SPECIFICATION, spaces={**board(emotions), **(spaces or {})}, **position)


def with_empathy(*seats: dict[str, Any], edition: str = "revised", side: str = "a", **more: Any) -> Game:
    """The same; without seats Empathy, who has no power over it, stands in the Valley and may Absorb.

    Offset 0: Commitment is at the Valley, then come Humility, Diligence, Knowledge, and Creativity at the Willow.
    """
    options = {"edition": edition, "intention_side": side, **more.pop("options", {})}
    return specified(*(seats or (spirit("empathy", "valley", level=1),)), options=options, **more)
