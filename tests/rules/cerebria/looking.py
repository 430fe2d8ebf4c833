"""What a test looks at on a table of Cerebria, in the words of the game."""

from __future__ import annotations

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.naming import space_name, spirit_space_name
from mindrose.games.cerebria.components.things import ASPIRATIONS, FACTIONS, REALMS, SPACES
from mindrose.games.cerebria.state import CAPSTONE, COMMON, DECK, HAND, HIDDEN, MAJOR, MINOR, Cerebria
from mindrose.kernel.table import Table
from tests.playing import Example


class Sight(Example[Cerebria]):
    """A table that tells what lies on it; seat 0 and Bliss unless said otherwise, spaces by name or number."""

    def __init__(self, table: Table, content: Content) -> None:
        super().__init__(table, Cerebria)
        self.content = content

    def number_of(self, space: str | int) -> int:
        if isinstance(space, int):
            return space
        return [space_name(self.content, number) for number in range(SPACES)].index(space)

    def wp(self, seat: int = 0) -> int:
        return int(self.state.wp[seat])

    def essence(self, seat: int = 0) -> int:
        return int(self.state.held[seat])

    def ambition(self, faction: str = "bliss") -> int:
        return int(self.state.ambition[FACTIONS.index(faction)])

    def points(self, faction: str = "bliss") -> int:
        return int(self.state.points[FACTIONS.index(faction)])

    def supply(self, faction: str = "bliss") -> tuple[int, int, int]:
        """Minor, Major and Capstone Fragments left."""
        number = FACTIONS.index(faction)
        state = self.state
        return int(state.minors[number]), int(state.majors[number]), int(state.capstones[number])

    def identity(self, faction: str = "bliss") -> tuple[int, int, int]:
        """Minor, Major and Capstone Fragments in the Identity."""
        first = 3 * FACTIONS.index(faction)
        identity = self.state.identity
        return int(identity[first + MINOR]), int(identity[first + MAJOR]), int(identity[first + CAPSTONE])

    @property
    def actions(self) -> int:
        return int(self.state.actions)

    def place(self, seat: int = 0) -> str:
        """The Spirit space where a Spirit stands."""
        return spirit_space_name(self.content, self.state.space[seat])

    def at(self, space: str) -> str | None:
        """The Emotion on a space, as positions write it: `affection 2 by 0`."""
        found: str | None = self.position()["spaces"].get(space)
        return found

    def emotion(self, space: str | int) -> str | None:
        """The id of the Emotion on a space."""
        card = self.state.card[self.number_of(space)]
        return self.content.ids[card] if card >= 0 else None

    def essence_at(self, space: str | int) -> int:
        return int(self.state.essence[self.number_of(space)])

    def token(self, space: str | int) -> int:
        return int(self.state.token[self.number_of(space)])

    def intensity(self, space: str | int) -> int:
        return int(self.state.intensity[self.number_of(space)])

    def control(self, place: str) -> str | None:
        """Who controls a Realm or a Frontier."""
        found: str | None = self.view()["control"][place]
        return found

    def site_of(self, realm: str) -> str | None:
        """The Fortress on a site without its turns: `bliss minor`."""
        text: str | None = self.position()["sites"].get(realm)
        return text and " ".join(text.split()[:2])

    def wp_in(self, sphere: str) -> int:
        return int(self.state.spheres[self.content.sphere_ids.index(sphere)])

    def sphere_at(self, realm: str) -> str:
        ids = self.content.realm_ids
        return self.content.sphere_ids[(ids.index(realm) - int(self.state.offset)) % REALMS]

    @property
    def offset(self) -> int:
        return int(self.state.offset)

    def names(self, pile: int) -> list[str]:
        return [self.content.ids[entry // 2] for entry in self.state.piles.cards(pile)]

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(HAND + seat)

    def deck(self, seat: int = 0) -> list[str]:
        """The cards of a deck from the top."""
        return self.names(DECK + seat)[::-1]

    def vibes(self, row: str, seat: int = 0) -> list[str | None]:
        """The Vibes of a row of a Spirit board."""
        found: list[str | None] = self.position()["seats"][seat]["vibes"][row]
        return found

    @property
    def common(self) -> list[str]:
        return [ASPIRATIONS[card] for card in self.state.piles.cards(COMMON)]

    def hidden(self, faction: str = "bliss") -> list[str]:
        """The Hidden deck of a faction from the top."""
        return [ASPIRATIONS[card] for card in self.state.piles.cards(HIDDEN + FACTIONS.index(faction))][::-1]
