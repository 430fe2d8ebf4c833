"""4.6, 14 and VX-31: rooms that an effect activates, or whose effect it applies."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.things import NOTHING
from mindrose.games.black_rose_wars.effects.subjects import Rooms, actor, done
from mindrose.games.black_rose_wars.rules import listening, rooms
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step


class ApplyRoom(Step[BlackRoseWars]):
    """Begins what a room does, inside the running sentence (EM-9)."""

    def __init__(self, room: Rooms) -> None:
        super().__init__()
        self.room = room

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return listening.is_answer(table, begun)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return NOTHING


class Activate(ApplyRoom):
    """4.6, 14 `act R`, VX-44, BR-17.1.6: the actor activates a room, if that is possible."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        room = self.room.one(table, frame)
        done(frame, 1 if room >= 0 and rooms.activate(table, actor(frame), room) else 0)


class Copy(ApplyRoom):
    """VX-31 `copy R`: the restored effect of a restored room, whatever its token; nothing is activated."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        room = self.room.one(table, frame)
        done(frame, 1 if room >= 0 and rooms.copy(table, actor(frame), room) else 0)
