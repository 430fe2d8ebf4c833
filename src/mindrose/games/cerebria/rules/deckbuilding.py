"""CB-3.5 Decks: 16 Moderate Emotions of the own faction, chosen from the content or put together card by card."""

from __future__ import annotations

import re
from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.kinds import A_CARD
from mindrose.games.cerebria.components.things import COPIES, DECK_SIZE, FACTIONS, MODERATES, SPIRITS
from mindrose.games.cerebria.options import CHOOSE
from mindrose.games.cerebria.rules.pointing import card_id, names_card, pointed_card
from mindrose.games.cerebria.state import DECK, NOTHING, Cerebria
from mindrose.kernel.errors import FAULTS, BadOption, few, meant, shown
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import TO_COME, Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, reason
from mindrose.kernel.slots import Slot

STARTER: Final = "starter"
OF_SPIRIT: Final = "spirit"
NAMES: Final = MODERATES // 2  # Moderate Emotions of a faction
ENTRY: Final = re.compile(r"(?:(?P<before>\d+)\s*x?\s+)?(?P<name>.*?)(?:\s+x?\s*(?P<after>\d+))?")

CHOOSING: Final = reason("E_TURN", "CB-3.5.1")
NOT_OFFERED: Final = reason("E_DECKBUILD", "CB-3.5.1")
NOT_OWN: Final = reason("E_DECKBUILD", "CB-3.5.1", card=card_id)
TOO_MANY: Final = reason("E_DECKBUILD", "CB-3.5.2", card=card_id)
NO_STARTING: Final = reason("E_DECKBUILD", "CB-3.5.3")


# Lists written by hand


def read_deck(text: str, faction: int, content: Content) -> list[int]:
    """CB-3.5.1 to CB-3.5.3 The 16 cards of a list like "courage 2, kindness 2", ascending.

    A number may stand before or after its card and is 1 where none is. `BadOption` names what is wrong.
    """
    copies: dict[int, int] = {}
    reasons: list[str] = []
    for entry in text.replace(";", ",").replace("\n", ",").split(","):
        if entry.strip():
            name, number = read_entry(entry)
            card = content.find(name)
            if card < 0:
                reasons.append(unknown_emotion(name, content))
                if len(reasons) > FAULTS:
                    break
            else:
                copies[card] = copies.get(card, 0) + number
    reasons += faults_of(copies, faction, content)
    if reasons:
        raise BadOption(f"this deck cannot be played (E_DECKBUILD): {'; '.join(few(reasons))}")
    return sorted([card for card in copies for _ in range(copies[card])])


def read_entry(entry: str) -> tuple[str, int]:
    """The name and the number of "courage 2", "2x Courage" or "courage"."""
    match = ENTRY.fullmatch(entry.strip())
    if match is None:
        return entry.strip(), 1
    return str(match["name"]), int(match["before"] or match["after"] or 1)


def unknown_emotion(name: str, content: Content) -> str:
    return f"there is no Emotion {shown(name)}{meant(name, content.ids[:MODERATES])} (CB-3.5.1)"


def faults_of(copies: dict[int, int], faction: int, content: Content) -> list[str]:
    """CB-3.5.1 Sixteen Moderate Emotions of the own faction, CB-3.5.2 two of a name, CB-3.5.3 no others."""
    faults: list[str] = []
    for card in sorted(copies):
        name = content.ids[card]
        if card >= MODERATES:
            faults.append(f"{name} is no Moderate Emotion (CB-3.5.3)")
        elif content.faction[card] != faction:
            faults.append(f"{name} is of {FACTIONS[1 - faction]}, not of {FACTIONS[faction]} (CB-3.5.1)")
        if copies[card] > COPIES:
            faults.append(f"{name} is in it {copies[card]} times, {COPIES} are allowed (CB-3.5.2)")
    total = sum(copies.values())
    if total != DECK_SIZE:
        faults.append(f"it has {total} cards, not {DECK_SIZE} (CB-3.5.1)")
    return faults


# Decks set by option


def preset_deck(text: str, faction: int, spirit: int, content: Content) -> tuple[int, list[int]]:
    """The deck that an option names for a seat: its number (NOTHING for an own list) and its cards."""
    word = text.strip().lower()
    if word == OF_SPIRIT:
        number = spirit_deck(content, spirit)
    elif word == STARTER:
        number = content.deck(STARTER, faction)
    else:
        number = content.deck(word, faction)
        if number < 0:
            if looks_like_name(word, content):
                raise BadOption(unknown_deck(text, faction, content))
            return NOTHING, read_deck(text, faction, content)
    if number < 0:
        owner = SPIRITS[spirit] if word == OF_SPIRIT else FACTIONS[faction]
        raise BadOption(f"the content has no {word} deck for {owner} (E_DECKBUILD, CB-3.5.1)")
    return number, [int(card) for card in content.decks[number].cards]


def looks_like_name(word: str, content: Content) -> bool:
    """A single name that is no Emotion is meant as the name of a deck."""
    name, number = read_entry(word)
    return "," not in word and ";" not in word and "\n" not in word and number == 1 and content.find(name) < 0


def unknown_deck(text: str, faction: int, content: Content) -> str:
    known = [deck.id for deck in content.decks if deck.faction == faction]
    return (
        f"{FACTIONS[faction]} has no deck {text!r} (E_DECKBUILD, CB-3.5.1); say {CHOOSE}, {STARTER}, {OF_SPIRIT}, "
        f"one of {', '.join(known)}, or a list of {DECK_SIZE} cards such as "
        f"{content.ids[NAMES * faction]} 2, {content.ids[NAMES * faction + 1]} 2, …"
    )


def spirit_deck(content: Content, spirit: int) -> int:
    """CB-22.1.7 The deck that was made for a Spirit, -1 if there is none."""
    for number, deck in enumerate(content.decks):
        if deck.spirit == spirit:
            return number
    return NOTHING


def wanted_deck(table: Cerebria, seat: i64) -> str:
    """What the options say about the deck of a seat; CB-1.2.10 in the basic game it is the Starter deck by default."""
    wanted = str(table.settings.options[f"deck_{int(seat)}"])
    if wanted.strip().lower() != CHOOSE:
        return wanted
    if table.settings.basic and table.content.deck(STARTER, int(table.faction[seat])) >= 0:
        return STARTER
    return CHOOSE


# Taking a deck


def take_deck(table: Cerebria, seat: i64, number: i64, cards: list[int]) -> None:
    """CB-3.5.4 Teammates may have equal decks; CB-3.5.5, CB-3.5.6 each card belongs to the seat whose deck it is.

    CB-3.5.9 Strong Emotions are in no deck: those not in play are free to both teammates, CB-1.2.6 in the basic game
    to nobody. The cards lie face down and in order until hands are drawn (CB-3.5.7).
    """
    for i, card in enumerate(cards):
        table.decks[DECK_SIZE * seat + i] = card
        table.piles.put(DECK + seat, 2 * card)
    table.tell(events.BUILT_DECK, seat, number)


def cards_listed(table: Cerebria, seat: i64) -> int:
    """How many cards the list of a seat's deck has."""
    return sum(table.decks[DECK_SIZE * seat + i] >= 0 for i in range(DECK_SIZE))


class TakePresetDecks(Step[Cerebria]):
    """CB-1.2.10, CB-3.5.1, CB-22.1.7 Decks that the options set are taken without asking."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        for seat in range(table.players):
            wanted = wanted_deck(table, seat)
            if wanted != CHOOSE:
                faction, spirit = int(table.faction[seat]), int(table.spirit[seat])
                number, cards = preset_deck(wanted, faction, spirit, table.content)
                take_deck(table, seat, number, cards)

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        return [
            f"seat {seat} has a 'list' before decks are chosen (CB-3.5.1)"
            for seat in range(table.players)
            if stage == TO_COME and cards_listed(table, seat) > 0
        ]


def is_offered(table: Cerebria, seat: i64, number: i64) -> bool:
    return table.content.decks[number].faction == table.faction[seat]


def offer_decks(table: Cerebria, seat: i64, answers: Answers) -> None:
    """CB-3.5.1, CB-22.1.7, CB-25.1.3 The decks of the own faction, or an own list; nothing to who has a deck."""
    if table.decks[DECK_SIZE * seat] >= 0:
        return
    for answer in range(replies.DECK, replies.OWN_DECK + 1):
        if why_not_deck(table, seat, answer) == NONE:
            answers.add(answer)


def choose_deck(table: Cerebria, seat: i64, answer: i64) -> None:
    if answer == replies.OWN_DECK:
        table.push(OWN_LIST, seat)
    else:
        deck = answer - replies.DECK
        take_deck(table, seat, deck, [int(card) for card in table.content.decks[deck].cards])


def why_not_deck(table: Cerebria, seat: i64, answer: i64) -> i64:
    """CB-3.5.1 A deck of the own faction that is offered, or one of one's own."""
    if answer == replies.OWN_DECK:
        return NONE
    if answer < replies.DECK or answer > replies.OWN_DECK:
        return CHOOSING
    number = answer - replies.DECK
    return NONE if number < len(table.content.decks) and is_offered(table, seat, number) else NOT_OFFERED


def deck_choice(table: Cerebria, answer: int) -> Choice:
    if answer == replies.OWN_DECK:
        return Choice("build_deck", {})
    return Choice("deck", {"deck": table.content.decks[answer - replies.DECK].id})


def usual_deck(table: Cerebria, seat: i64, answers: Answers) -> int:
    """For a seat that ran out of time: the deck made for its Spirit, else the first."""
    number = spirit_deck(table.content, int(table.spirit[seat]))
    return replies.DECK + number if number >= 0 and answers.has(replies.DECK + number) else answers.items[0]


# A deck of one's own


def copies_picked(frame: Frame, card: i64) -> i64:
    copies: i64 = 0
    for i in range(DECK_SIZE):
        if frame.slots[i] == card:
            copies += 1
    return copies


class PickCard(Question[Cerebria]):
    """CB-3.5.1, CB-3.5.2 The next of the 16 cards: a Moderate Emotion of the own faction, at most two of a name."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        first = replies.CARD + NAMES * table.faction[frame.seat]
        for answer in range(first, first + NAMES):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        picked = DECK_SIZE - copies_picked(frame, NOTHING)
        frame.slots[picked] = answer - replies.CARD
        if picked + 1 < DECK_SIZE:
            frame.repeat()

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_card(answer):
            return NO_STARTING if answer == replies.STARTING else CHOOSING
        card = answer - replies.CARD
        if table.content.faction[card] != table.faction[frame.seat]:
            return about(NOT_OWN, card)
        return NONE if copies_picked(frame, card) < COPIES else about(TOO_MANY, card)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        points = pointed_card(table, answer)
        points["number"] = int(DECK_SIZE - copies_picked(frame, NOTHING)) + 1
        return Choice("pick", points)

    def series(self, table: Cerebria, frame: Frame) -> int:
        return copies_picked(frame, NOTHING)


class TakeOwnDeck(Step[Cerebria]):
    """CB-3.5.1 The list is complete; everybody may know it."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        take_deck(table, frame.seat, NOTHING, sorted([int(frame.slots[i]) for i in range(DECK_SIZE)]))


OWN_LIST: Final = Program(
    "own_deck",
    "CB-3.5",
    draft=[PickCard("pick_card", "CB-3.5.1")],
    steps=[TakeOwnDeck()],
    slots=[Slot(f"card_{number}", A_CARD) for number in range(1, DECK_SIZE + 1)],
)
