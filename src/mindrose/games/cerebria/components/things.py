"""The things of Cerebria and the words for them: factions, Vibes, actions, Spirits, Aspirations, upgrades."""

from __future__ import annotations

from typing import Final

BLISS: Final = 0
GLOOM: Final = 1
FACTIONS: Final = ("bliss", "gloom")
NOBODY: Final = -1

VIBES: Final = ("red", "yellow", "green", "blue")
WILD: Final = 4  # CB-7.2.6 a Vibe without colour
NO_VIBE: Final = -1

REVISED: Final = 0
FIRST: Final = 1
EDITIONS: Final = ("revised", "first")
SIDE_A: Final = 0
SIDE_B: Final = 1
SIDES: Final = ("a", "b")

REALMS: Final = 5
SPACES: Final = 15
SPIRIT_SPACES: Final = 10
ROWS: Final = 5
SLOTS: Final = 4
UPGRADE_SLOTS: Final = 3
MASKS: Final = 1 << UPGRADE_SLOTS  # sets of upgrade slots, a bit per slot
SEATS: Final = 4
DECK_SIZE: Final = 16  # CB-3.5.1
COPIES: Final = 2  # CB-3.5.2
MOST_BLEAKNESS: Final = 6  # CB-2.3.6
MOST_BONUS: Final = 6  # CB-5.1.5

# CB-6.1.3 The ten actions; the first five are the rows of a Spirit board.
MOVE: Final = 0
INVOKE: Final = 1
QUELL: Final = 2
FORTIFY: Final = 3
EMPOWER: Final = 4
GAIN_WILLPOWER: Final = 5
DRAW_EMOTIONS: Final = 6
MOVE_EMOTION: Final = 7
INTENSIFY: Final = 8
HARVEST: Final = 9
ACTIONS: Final = (
    "move", "invoke", "quell", "fortify", "empower",
    "gain_willpower", "draw_emotions", "move_emotion", "intensify", "harvest",
)  # fmt: skip

LOVE: Final = 0
DELIGHT: Final = 1
EMPATHY: Final = 2
HARMONY: Final = 3
HATRED: Final = 4
MISERY: Final = 5
MALICE: Final = 6
ANXIETY: Final = 7
SPIRITS: Final = ("love", "delight", "empathy", "harmony", "hatred", "misery", "malice", "anxiety")

# Emotion cards: 16 Moderate ones of Bliss and 16 of Gloom, their Strong counterparts in the same order, the two
# Starting ones.
MODERATES: Final = 32
STRONG: Final = 32  # + Moderate Emotion
BRIGHTNESS: Final = 64
BLEAKNESS: Final = 65
EMOTIONS: Final = 66

ATTITUDE: Final = 0
OPENNESS: Final = 1
AWARENESS: Final = 2
UNITY: Final = 3
LIVELINESS: Final = 4
VERSATILITY: Final = 5
FORTITUDE: Final = 6
SENSIBILITY: Final = 7
REFLECTION: Final = 8
ASPIRATIONS: Final = (
    "attitude", "openness", "awareness", "unity", "liveliness", "versatility", "fortitude", "sensibility", "reflection",
)  # fmt: skip

# CB-15.2 What a Sphere gives; the Sphere of number i gives bonus `content.bonus[i]`.
COMMITMENT: Final = 0
HUMILITY: Final = 1
DILIGENCE: Final = 2
KNOWLEDGE: Final = 3
CREATIVITY: Final = 4
BONUSES: Final = ("commitment", "humility", "diligence", "knowledge", "creativity")

# CB-16.2.2 What a space of the Intention wheel gives.
WHEEL_NOTHING: Final = 0
WHEEL_ESSENCE: Final = 1
WHEEL_CARD: Final = 2
WHEEL_AMBITION: Final = 3
WHEEL: Final = ("nothing", "essence", "card", "ambition")
WHEEL_SPACES: Final = 20

# CB-16.3, CB-16.4 What fulfils an Intention.
QUELL_AT_LEAST: Final = 0
QUELL_EXACTLY: Final = 1
ABSORB_AT_LEAST: Final = 2
ABSORB_AT_MOST: Final = 3
FILL_EMOTION: Final = 4
FULL_ROW: Final = 5
FORTRESS_JOINS: Final = 6
EMPOWERED: Final = 7
EXALTED: Final = 8
VIBE_LEVEL: Final = 9
DEEDS: Final = (
    "quell_at_least", "quell_exactly", "absorb_at_least", "absorb_at_most", "fill_emotion",
    "full_row", "fortress_joins", "empowered", "exalted", "vibe_level",
)  # fmt: skip

SCORED_DEEDS: Final = (*DEEDS, "foreign_fortress")  # what counts once a turn where nothing may be repeated

# Upgrades (parts 1.3, 1.4 and 4 of the rules).
HASTE: Final = 0
OVERCOME: Final = 1
SUPPORT: Final = 2
INNER_STRENGTH: Final = 3
DOMINATE: Final = 4
EXTINGUISH: Final = 5
EXALT: Final = 6
DEMOLISH: Final = 7
CHANNELLED_POWER: Final = 8
OUTBURST: Final = 9
DETERMINATION: Final = 10
EMBRACE: Final = 11
FORGE_BONDS: Final = 12
HOME_GROUND: Final = 13
PIERCE_DARKNESS: Final = 14
GARRISON: Final = 15
BRIGHTEN: Final = 16
PUSH: Final = 17
SUMMON: Final = 18
CLEANSING_LIGHT: Final = 19
SAVOUR: Final = 20
SWAP_PLACES: Final = 21
SHARING: Final = 22
MOTIVATION: Final = 23
CONVERSION: Final = 24
FEELING_SAFE: Final = 25
FLIGHT: Final = 26
OVERWHELM: Final = 27
EMOTIONAL_CYCLE: Final = 28
ATTUNE: Final = 29
RESCUE: Final = 30
CHARGE: Final = 31
WILDFIRE: Final = 32
SEETHE: Final = 33
REPEL: Final = 34
DECEIVE: Final = 35
DRAIN: Final = 36
SULLEN_LOOK: Final = 37
ASSIMILATE: Final = 38
EXTERMINATE: Final = 39
ALL_MINE: Final = 40
FROM_SHADOWS: Final = 41
SEEDS: Final = 42
DEVOUR: Final = 43
SPREADING_DARKNESS: Final = 44
UPGRADE_NAMES: Final = (
    "haste", "overcome", "support", "inner_strength", "dominate", "extinguish", "exalt", "demolish",
    "channelled_power", "outburst", "determination", "embrace", "forge_bonds", "home_ground", "pierce_darkness",
    "garrison", "brighten", "push", "summon", "cleansing_light", "savour", "swap_places", "sharing", "motivation",
    "conversion", "feeling_safe", "flight", "overwhelm", "emotional_cycle", "attune", "rescue", "charge", "wildfire",
    "seethe", "repel", "deceive", "drain", "sullen_look", "assimilate", "exterminate", "all_mine", "from_shadows",
    "seeds", "devour", "spreading_darkness",
)  # fmt: skip

# CB-19.1 Why a game ended.
NO_ASPIRATION: Final = 0
NO_FRAGMENT: Final = 1
TWENTY_POINTS: Final = 2
REASONS: Final = ("no_aspiration", "no_fragment", "twenty_points")
REASON_RULES: Final = ("CB-19.1.1", "CB-19.1.2", "CB-19.1.4")
