"""What the balance report asks of Black Rose Wars: schools, grimoires, mages, the crown, power by source, spells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from mindrose.arena.survey import Facts, Survey, ordinal
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import PARTICIPANTS, ROSE, SEATS, SIDES
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.games.black_rose_wars.options import has_avatar
from mindrose.games.black_rose_wars.rules.ending import BONUSES
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.table import Table

MAGES = "mages"
BLACK_ROSE = "Black Rose"
AVATAR = "Avatar"  # BR-28.1.2 what the Black Rose is where it has a figure
DRAWN = ("colour", "mage", "school", "list")  # questions of the set-up

# What pays power by itself, each participant once; other events may stand between it and the power.
PAYING = {
    "restored": "rooms restored",
    "defeated": "mages defeated",
    "completed": "quests completed",
    "event_drawn": "events drawn",
    "event_discarded": "events discarded",
    "rose_quest": "quests for the Rose",
    "discarded_quest": "quests for the Rose",
}
BETWEEN = ("power", "moon", "personal", "crown", "left", "slain", "celled", "trophy", "cube_moved", "ceded")
# What has effects, of which power may be one.
ACTING = {
    "cast": "effects of spells",
    "persists": "effects of spells",
    "sprung": "effects of traps and defences",
    "room": "effects of rooms",
    "event_applied": "effects of events",
    "order": "effects of orders",
    "reaction": "effects of orders",
    "completed": "effects of quests",
    "answered": "effects of hexes, servants and events",
}
OTHERWISE = "otherwise"

Told = dict[str, Any]  # an event


class BlackRoseSurvey(Survey):
    """Mages, schools and lists are drawn, so that what a bot likes to choose does not change what is compared."""

    game: BlackRoseWarsGame
    tolerance = 0.15
    points_by = ("school",)

    def __init__(self, game: BlackRoseWarsGame) -> None:
        super().__init__(game)

    # The settings

    def players(self) -> int:
        return SEATS

    def begin(self, table: Table, chance: QuickChance) -> None:
        """BR-3.1.7, BR-3.1.9 What everybody chooses before the first round."""
        asked = table.question
        while asked is not None and asked.kind in DRAWN:
            table.answer(asked.answers[int(chance.below(len(asked.answers)))])
            asked = table.question

    # The facts of a finished game

    def facts(self, table: Table) -> Facts:
        facts = super().facts(table)
        del facts["turns"]
        told: list[Told] = table.events()
        content = self.game.pack(self.game.pack_of(table.options))
        sources = sources_of(told)
        crowns = [event["seat"] for event in told if event["event"] == "crown"]
        taken = {(event["event"], event["seat"]): event for event in told if event["event"].startswith("took_")}
        for seat, side in enumerate(facts["sides"]):
            number = taken["took_list", seat]["list"]
            school = content.school_ids[taken["took_school", seat]["school"]]
            side["party"] = MAGES
            side["traits"] = {
                "school": [school],
                "list": [content.list_ids[number]],
                "mage": [content.mage_ids[taken["took_mage", seat]["mage"]]],
                "seat": side["traits"]["seat"],
                "place": [ordinal((seat - crowns[0]) % table.players + 1)],
                "crown at the end": ["held" if crowns[-1] == seat else "not held"],
            }
            side["sources"] = sources[seat]
            side["cards"] = {"owner": school, **cards_of(told, seat, number, content)}
        won = any(event["event"] == "won" and event["participant"] == ROSE for event in told)
        name = AVATAR if has_avatar(table.options, table.players) else BLACK_ROSE
        facts["others"] = [{"name": name, "won": float(won), "sources": sources[ROSE]}]
        return {"rounds": sum(event["event"] == "round" for event in told), **facts}


def sources_of(told: list[Told]) -> list[dict[str, int]]:
    """BR-9.1, BR-26.2 Where the power of each participant came from; what effects gave and took is balanced.

    An effect is told to be of what began last: a trap that answers a spell is what began last until the end of it.
    """
    points: list[Counter[str]] = [Counter() for _ in range(PARTICIPANTS)]
    for source, participant, number in changes(told):
        points[participant][source] += number
    return [dict(sorted(counts.items())) for counts in points]


def changes(told: list[Told]) -> Iterator[tuple[str, int, int]]:
    """Every change of power, and the final bonuses: its source, whose it is, by how much."""
    paying, paid, acting = "", set[int](), OTHERWISE
    for event in told:
        name = event["event"]
        if name == "power":
            participant = event["participant"]
            pays = paying and participant not in paid and event["change"] > 0
            paid.add(participant)
            yield paying if pays else acting, participant, event["change"]
        elif name == "bonus":
            yield f"bonus: {BONUSES[event['bonus']]}", event["participant"], event["number"]
        elif name in PAYING or name not in BETWEEN:
            paying, paid = PAYING.get(name, ""), set()
            acting = ACTING.get(name, acting)


def cards_of(told: list[Told], seat: int, number: int, content: Content) -> Facts:
    """How often a seat cast the spells of its starting list, each side by itself."""
    spells = [int(spell) for spell in content.lists[number]]
    cast: Counter[str] = Counter()
    for event in told:
        if event["event"] in ("cast", "sprung") and event["seat"] == seat and event["spell"] in spells:
            cast[side_name(content, event["spell"], event["side"])] += 1
    could = [side_name(content, spell, side) for spell in spells for side in range(len(SIDES))]
    return {"could": {"Cast": could}, "Cast": dict(sorted(cast.items()))}


def side_name(content: Content, spell: int, side: int) -> str:
    return f"{content.spell_ids[spell]}, {SIDES[side]}"
