"""A speaker of Cerebria that remembers what it said, and everything that there is to say."""

from __future__ import annotations

from typing import Any

import mindrose
from mindrose.faces.cerebria.names import Names
from mindrose.faces.cerebria.packing import CONTENTS, left_to_people, parts
from mindrose.faces.cerebria.powers import power_text, sentences
from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import FILES
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BONUSES,
    EDITIONS,
    FACTIONS,
    REASONS,
    REVISED,
    ROWS,
    SIDES,
    SPIRITS,
    UPGRADE_NAMES,
    VIBES,
)
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.games.cerebria.rules.revelation import STAYING
from mindrose.games.cerebria.rules.turn import ABILITIES
from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import RESIGNED, Outcome
from mindrose.kernel.programs import Choice, Question
from mindrose.language.reading import read
from mindrose.text import languages
from tests.rules.cerebria.scenes import with_text
from tests.text.cerebria.glossary import GLOSSARY
from tests.text.saying import TERMINAL, TERMINAL_MESSAGES, Remembered

LANGUAGES = tuple(languages())
PEOPLE = {
    "en": ["Ann", "Bob", "Cleo", "Dan"],
    "ru": ["Анна", "Борис", "Глеб", "Дарья"],
    "it": ["Anna", "Bruno", "Carla", "Dario"],
    "zh": ["小安", "小博", "小晨", "小丹"],
}
Points = dict[str, int | str]

# Section 0.2 of the rules.
CODES = [
    "E_TURN", "E_NO_ACTION", "E_LOCKED", "E_UPGRADE_LOCKED", "E_UPGRADE_TWICE", "E_UPGRADE_CONFLICT", "E_WP",
    "E_ESSENCE", "E_AMBITION", "E_NO_CARD", "E_VIBE_MATCH", "E_VIBE_COLOUR", "E_ROW_LOCKED", "E_ROW_FULL", "E_WILD",
    "E_ADJ", "E_OCCUPIED", "E_SPIRIT_BLOCK", "E_TARGET", "E_PROTECTED", "E_SLOTS", "E_THRESHOLD", "E_NO_STRONG",
    "E_ENEMY_REALM", "E_NO_FRAGMENT", "E_CLOSED", "E_USED", "E_DECK", "E_LIMIT", "E_SPHERE", "E_AMOUNT", "E_MODE",
    "E_SETUP", "E_DECKBUILD", "E_SAME_AS_COMMON",
]  # fmt: skip
# Also codes of the kernel, which all games share.
KERNEL_CODES = ["E_PLAYERS", "E_NOT_ACTIVE", "E_GAME_OVER"]

SPACE: Points = {"space": "valley-1", "card": "kindness"}
PLACE: Points = {"spirit_space": "valley-cradle"}
COST: Points = {"wp": 2}
# Every verb, with the question it answers and what it points at; those with several questions stand here several times.
ACTS: list[tuple[str, str, Points]] = [("menu", "act", {"action": action, "wp": 1}) for action in ACTIONS]
BONUS: list[tuple[str, str, Points]] = [("bonus", "bonus", {"sphere": "humility", "bonus": bonus}) for bonus in BONUSES]
ANSWERS: list[tuple[str, str, Points]] = [
    *ACTS, *BONUS, ("menu", "act", {"action": "fortify", "wp": 2, "discards": 1}),
    ("menu", "act", {"action": "fortify", "wp": 2, "discards": 2}),
    ("faction", "faction", {"faction": "gloom"}), ("spirit", "spirit", {"spirit": "love"}),
    ("deck", "deck", {"deck": "love"}), ("deck", "build_deck", {}),
    ("pick_card", "pick", {"card": "kindness", "number": 3}), ("place_spirit", "place_spirit", PLACE),
    ("imagine_spirit", "imagine_spirit", PLACE), ("place_starting", "place_starting", {"space": "willow-2"}),
    ("starting_vibe", "vibe", {"row": "move", "slot": 0}), ("vibe_slot", "vibe", {"row": "quell", "slot": 2}),
    ("vibe_slot", "vibe", {"row": "quell", "slot": 2, "upgrade": "extinguish"}),
    ("starting_colour", "colour", {"colour": "red", "row": "move", "slot": 1}),
    *[("menu", ability, {}) for ability in ABILITIES],
    ("sullen_look", "rotate", {}), ("menu", "end_turn", {}),
    ("upgrades", "use", {"action": "move", "upgrades": "", "wp": 1, "ambition": 0}),
    ("upgrades", "use", {"action": "move", "upgrades": "haste+determination", "wp": 1, "ambition": 1}),
    ("upgrades", "vibe_card", {"card": "kindness"}), ("move", "move", PLACE | COST), ("swap", "swap", {"seat": 1}),
    ("push", "push", {"seat": 1, **PLACE}), ("move_target", "target", SPACE),
    *[(kind, "decline", {}) for kind in ("bonus", "look", "vibe_slot", "delight", "garrison", "drain")],
    ("invoke", "invoke", {"card": "bleakness"}), ("invoke", "summon", {"card": "kindness"}), ("invoke", "summon", {}),
    ("invoke_space", "at", {"space": "valley-cradle", **COST}), ("quell", "quell", SPACE | COST),
    ("reveal", "reveal", {"card": "anger"}), ("amount", "amount", {"number": 2}),
    ("intensify_amount", "amount", {"number": 2, **COST}),
    *[("fortify", "fortify", {"realm": "land", "mode": mode, **COST})
      for mode in ("build", "exalt", "demolish", "attune")],
    ("garrison", "garrison", {}), ("empower", "empower", SPACE | COST), ("feed", "feed", {"card": "anger"}),
    ("discard", "discard", {"card": "anger"}), ("moved_emotion", "move_emotion", SPACE | COST),
    ("destination", "to", {"space": "land-1", **COST}), ("intensified", "intensify", SPACE | COST),
    ("harvest_amount", "harvest", {"number": 2, "wp": 3}), ("draw_again", "draw", {"card": "anger", **COST}),
    ("delight", "draw", {}), ("draw_again", "stop", {}),
    ("sphere", "sphere", {"sphere": "humility", "realm": "land", "number": 3}),
    ("drain", "drain", {"sphere": "humility", "realm": "land"}), ("rest", "ambition", {}), ("rest", "cards", {}),
    ("dismiss", "dismiss", {"aspiration": "unity"}), ("look", "look", {}), ("keep", "keep", {"aspiration": "unity"}),
    ("power_may", "use_power", SPACE), ("power_may", "decline_power", SPACE), ("power_emotion", "power_emotion", SPACE),
    ("power_opponent", "power_opponent", {"seat": 1}), ("power_spirit", "power_spirit", {"seat": 1}),
    ("power_rotate", "power_rotate", {"number": 2}), ("power_step", "power_step", PLACE),
    ("power_shove", "power_shove", PLACE), ("power_order", "power_order", SPACE),
    ("power_move", "power_move", {"space": "valley-1"}),
]  # fmt: skip

# Powers that the default content does not have, for the words that it leaves out.
RARE_POWERS = [
    "on enter: T=opponent; if !near(T,this): lose me wp 1",
    "on enter: each all spirit(2): shove it 1",
    "on enter: T=spirit(1)[wp>=2]; shove T 1; shove T 3",
    "on enter: if #weaker>=2: gain mate essence 2; else: lose own ambition 1",
    "on enter: if #empty(3)>1: gain foes wp 2",
    "on enter: each all foe[essence>=1,!free]: strip it 2 floor 2",
    "on enter: T=all opponent; lose T wp #foe; draw T 2",
    "on enter: T=foe[!pushable]; push T; mark T 1",
    "on enter: T=foe[moderate]; U=foe[!moderate]; swap T U; return T",
    "on enter: gain own wp 2 // gain foes ambition 1 // lose foes essence 2 // lose own wp 1 // gain own ambition 2",
    "on enter: lose me wp 2+#friend // gain me action #friend // gain me essence 2+#weaker // draw me #empty(2)",
    "on enter: T=all foe; place T 2 from board; strip T 1 floor 0; if !sphere(this): rotate 3",
    "on absorb: if !sphere(this): gain me ambition #foe",
    "on turnend: byhand",
    "on turnend: if !triad(this): draw own #friend[essence>=1]",
    "aura: if in(this,frontier) and !controls(foes,this): shield realm; shield triad; cap 2 friends",
    "aura: if !in(this,realm) and !in(this,frontier): cost invoke -1 own realm; cost invoke +1 foes self",
    "aura: if controls(foes,this) and !controls(own,this): cost quell +1 own triad; cost realm -1 own here",
    "aura: if near(foes,this) and !near(own,this): cost invoke -1 own triad; cost realm +2 own touched",
    "aura: if !near(foes,this): intensity -#empty(2); cost quell +1 foes neighbours; cost move -1 own ending",
    "aura: intensity +2*#weaker; cost quell -1 own self; cost quell -1 own realm; cost realm +#foe foes here",
    "aura: if #foe<2 or #friend<=1: nobonus own; absorb own -2",
    "aura: if #friend[free]=1 or #foe>0: intensity -1",
    "on turnstart: T=enemy[triad]; move T to beside; move T to anywhere; move T to reach; move T to realm; return T",
    "on empower: discard me 1; discard mate 2; discard foes #hand(me); T=ally[!frontier]; swap T enemy",
    "on empower: move ally to triad",
    "on enter: T=opponent; if #hand(T)<=1 or #hand(me)<1: gain me wp #hand(T)",
    "on enter: each all ally[!realm]: move it to frontier",
    "on enter: if #hand(own)>3 and #hand(foes)=2: gain me wp #hand(own) // gain me wp #hand(foes)",
    "on enter: T=opponent; if #essence(T)>2 and #essence(me)<=1 and #essence(own)=3: gain me wp #essence(T)",
    "on enter: if #essence(foes)<4: gain me wp #essence(foes) // gain me wp #essence(own) // gain me wp #essence(me)",
    "on enter: U=enemy[frontier]; if #essence(U)>=2: gain me wp #essence(U) // token #essence(this)",
    "on enter: gain me wp 1+#hand(me) // gain me wp 1+#hand(own) // gain me wp 1+#hand(foes) // token 1+#essence(this)",
    "on enter: T=opponent; gain me wp 1+#hand(T) // gain me wp 1+#essence(T) // gain me wp 1+#essence(me)",
    "on enter: gain me wp 1+#essence(own) // gain me wp 1+#essence(foes) // gain me wp 1+#ally // gain me wp 1+#enemy",
    "on enter: if #ally>=1 and #enemy=2: gain me wp #ally[realm] // gain me wp #enemy[!triad]",
    "on enter: strip all enemy 1 floor 1; swap spirit(*)",
    "aura: shield frontier; cap 1 frontier; cost invoke +1 foes frontier; cost quell -1 own frontier",
    "aura: cost quell +1 foes frontier",
    "on enter: may: lose foes ambition 1; gain opponent wp #foe; draw mate 1; token 1",
]


def the_game() -> CerebriaGame:
    game = mindrose.load("cerebria")
    assert isinstance(game, CerebriaGame)
    return game


GAME = the_game()
CONTENT = GAME.packs["default"]


def kinds() -> list[str]:
    """Every kind of question."""
    programs = [*GAME.programs, *CONTENT.programs]
    asked = {step.kind for program in programs for step in program.steps if isinstance(step, Question)}
    return sorted(asked | {"power_move", "power_discard"})  # the default content has no such powers


KINDS = kinds()
# What others hear of a question that is asked in the middle of the setup.
WAITING_KINDS = [*KINDS, "setup"]


def speaker_of(language: str) -> CerebriaSpeaker:
    return CerebriaSpeaker(GAME, language, PEOPLE[language])


def remembering(language: str) -> tuple[CerebriaSpeaker, set[str]]:
    speaker = speaker_of(language)
    words = Remembered(language, GAME.id)
    words.said = set()
    speaker.words = speaker.people.words = speaker.naming.words = words
    return speaker, words.said


def view_of(kind: str) -> dict[str, Any]:
    """A view of seat 0 while it is asked."""
    seat = {"faction": "bliss", "wp": 5, "hand": ["fear"] * 6, "deck": ["courage known", None]}
    card = CONTENT.numbers["kindness"]
    frames: list[dict[str, Any]] = [{"program": "turn", "at": 1, "seat": 0, "ending": -1}]
    actions: dict[str, dict[str, int]] = {
        "invoke_space": {"source": card}, "reveal": {"target": 0}, "amount": {"target": 0},
        "destination": {"origin": 0}, "intensify_amount": {"space": 0},
    }  # fmt: skip
    frames.append({"program": "quell", "at": 1, "seat": 0, **actions.get(kind, {})})
    if kind == "bonus":
        frames.append({"program": "absorb", "at": 2, "seat": 0, "used_sphere": 2})
    if kind == "pick_card":
        frames.append({"program": "own_deck", "at": 0, "seat": 0, **{f"card_{i}": -1 for i in range(1, 17)}})
    if kind.startswith("power_"):
        emotion = CONTENT.numbers["pessimism"]
        frames.append({"program": "pessimism-enter", "at": 0, "seat": 0, "space": 0, "emotion": emotion})
    return {
        "seat": 0, "seats": [seat, seat], "actions": 2, "options": {"hand_limit": 4}, "stack": frames,
        "factions": {"bliss": {"ambition": 1}, "gloom": {"ambition": 2}}, "spaces": {"valley-1": "anger 2 by 0"},
    }  # fmt: skip


def refusals() -> list[Refusal]:
    """Every code, with and without what a refusal can be about."""
    about: Points = {"card": "kindness", "number": 3, "spirit": "love"}
    numbers = Refusal("E_NUMBER", "", answer="'x'", last=283)
    plain = [Refusal(code, "CB-3.6.1") for code in CODES + KERNEL_CODES]
    return [numbers, *plain, *(Refusal(code, "CB-3.6.1", **about) for code in CODES)]


def events() -> list[dict[str, int | str | None]]:
    """Every kind of event, told to somebody who sees it whole and to somebody who does not; gains and losses."""
    found: list[dict[str, int | str | None]] = []
    for kind in GAME.events:
        if "text" in kind.args:  # only cards of packs have one
            continue
        whole: dict[str, int | str | None] = {"event": kind.name, **dict.fromkeys(kind.args, 1)}
        found.append(whole)
        if kind.secret:
            found.append({**whole, **dict.fromkeys(kind.secret, None)})
        if "number" in kind.args:
            found.append({**whole, "number": -2 if kind.name in ("willpower", "essence", "ambition") else 2})
        if "faction" in kind.args:
            found.append({**whole, "faction": -1 if kind.name in ("won", "control", "tested") else 0})
        found += [{**whole, name: 0} for name in ("gained", "fulfiller") if name in kind.args]
        found += [{**whole, "cause": cause} for cause in range(len(STAYING)) if "cause" in kind.args]
    return found


def outcomes() -> list[Outcome]:
    points = [[24], [17], [24], [17]]
    won = [Outcome([0, 2], reason, "CB-19.2.6", points, [0, 1, 0, 1]) for reason in REASONS]
    drawn = [Outcome([0, 1, 2, 3], reason, "CB-19.2.7", [[20]] * 4, [0, 1, 0, 1]) for reason in REASONS]
    resigned = [Outcome([1, 3], RESIGNED, "", [], [0, 1, 0, 1], 2), Outcome([1], RESIGNED, "", [], [0, 1], 0)]
    return [*won, *drawn, *resigned, Outcome([], "", "", points)]


def everything(speaker: CerebriaSpeaker) -> list[str]:
    """Every sentence and word that a speaker can be asked for, at least once."""
    found = [speaker.choice(Choice(verb, points), kind, 0) for kind, verb, points in ANSWERS]
    found += [speaker.question(kind, 0, view_of(kind)) for kind in KINDS]
    found += [speaker.waiting(kind, seat) for kind in WAITING_KINDS for seat in (0, 3)]
    found += [speaker.refusal(refusal) for refusal in refusals()]
    found += [speaker.event(event) for event in events()]
    found += [speaker.outcome(outcome) for outcome in outcomes()]
    found += [speaker.word(key) for key in GLOSSARY]
    found += [speaker.terminal(message, **TERMINAL) for message in TERMINAL_MESSAGES]
    found.append(speaker.words.aside("a", "b"))
    return found + explanations(speaker) + powers(speaker) + options(speaker) + packs(speaker) + by_hand(speaker)


def explanations(speaker: CerebriaSpeaker) -> list[str]:
    found = [speaker.action(action) for action in ACTIONS] + [speaker.action_text(action) for action in ACTIONS]
    found += [speaker.ability(ability) for ability in ABILITIES]
    found += [speaker.ability_text(ability) for ability in ABILITIES]
    found += [speaker.faction(faction) for faction in FACTIONS] + [speaker.vibe(vibe) for vibe in VIBES]
    found += [speaker.upgrade(upgrade) for upgrade in UPGRADE_NAMES]
    found += [speaker.aspiration(one) for one in ASPIRATIONS] + [speaker.aspiration_text(one) for one in ASPIRATIONS]
    found += [speaker.bonus_text(sphere) for sphere in CONTENT.sphere_ids]
    found += [speaker.spirit(spirit) for spirit in SPIRITS]
    found += [speaker.deck("love"), speaker.realm(0), speaker.sphere(0)]
    found += [speaker.place(place) for place in ("valley", "valley-1", "willow-valley")] + speaker.names
    found.append(speaker.naming.short_frontier("willow-valley"))
    found += [speaker.naming.short_aspiration(one) for one in ASPIRATIONS]
    for edition in EDITIONS:
        chosen = {"edition": edition}
        found += [speaker.spirit_text(spirit, chosen) for spirit in SPIRITS]
        found += [speaker.upgrade_text(one, action, chosen) for one in UPGRADE_NAMES for action in ACTIONS[:ROWS]]
        found += [text for side in SIDES for text in speaker.intention_texts({**chosen, "intention_side": side})]
    return found


def powers(speaker: CerebriaSpeaker) -> list[str]:
    texts = [speaker.card_text(card, {"edition": edition}) for card in CONTENT.ids for edition in EDITIONS]
    return texts + [said(power, speaker) for power in RARE_POWERS]


def said(power: str, speaker: CerebriaSpeaker) -> str:
    """A power that is written in the effect language, in words."""
    return power_text(read(power, POWER_WORDS), speaker.words)


def packs(speaker: CerebriaSpeaker) -> list[str]:
    """What `mindrose content check` says of the game's own pack, of one with fewer decks, of a power of one edition."""
    fewer = Content(CONTENT.document, CONTENT.powers)
    fewer.decks = CONTENT.decks[1:]
    pack = FILES.open()
    told = CONTENTS.lines(pack, CONTENT, speaker.words) + parts(pack, fewer, speaker.words)
    told.append(speaker.words.say("pack-first", {"power": said(RARE_POWERS[0], speaker)}))
    return [line.strip() for line in told]


def by_hand(speaker: CerebriaSpeaker) -> list[str]:
    """What is said of a card with something that people carry out by hand."""
    content = with_text("courage", dict(zip(LANGUAGES, ("Sing.", "Спойте.", "Canta.", "唱歌。"), strict=True)))
    courage = content.find("courage")
    names = Names(speaker.people, speaker.naming.kinds, content)
    told = names.arguments({"space": 1, "card": courage, "text": courage})
    said = [speaker.words.say("event-by-hand", told), left_to_people(content, speaker.words).strip(" ,，")]
    return said + sentences(content, courage, REVISED, speaker.words)


def options(speaker: CerebriaSpeaker) -> list[str]:
    found: list[str] = []
    for parameter in GAME.parameters:
        found += [speaker.option(parameter.name), speaker.option_text(parameter.name)]
        values = (*parameter.words, parameter.default, True, False, 3)
        found += [speaker.option_value(parameter.name, value) for value in values]
    return [*found, speaker.option_value("hand_limit", None), speaker.option_value("deck_0", "courage 2")]
