"""What Cerebria's speaker says: labels with costs, log lines, refusals, cards and their powers, in four languages."""

from __future__ import annotations

import pytest

import mindrose
from mindrose import registry
from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.faces.cerebria_cards.speaker import CardSpeaker
from mindrose.games.cerebria.components.things import ASPIRATIONS, EDITIONS, UPGRADE_NAMES, WHEEL
from mindrose.games.cerebria.powers.choices import MayUse
from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Outcome
from mindrose.kernel.programs import Choice, Program
from mindrose.text import Speaker
from tests.kernel.toy_game import ToyGame
from tests.text.cerebria.glossary import GLOSSARY
from tests.text.cerebria_saying import CONTENT, GAME, LANGUAGES, said, speaker_of, view_of

ENGLISH = speaker_of("en")
MOVE = Choice("move", {"spirit_space": "valley", "wp": 2})
ENTERED: dict[str, int | str | None] = {"event": "entered", "seat": 0, "space": 0, "card": CONTENT.numbers["kindness"]}


def test_each_game_has_its_speaker() -> None:
    assert isinstance(Speaker(GAME), CerebriaSpeaker)
    assert isinstance(mindrose.Speaker(mindrose.load("cerebria-cards"), "ru"), CardSpeaker)


def test_a_game_without_texts_is_put_into_plain_words() -> None:
    toy = ToyGame(Program("toy", "T-1", []))
    speaker = Speaker(toy, "it", ["Anna", "Bruno"])
    assert speaker.choice(Choice("pick_up", {"seat": 1, "room": 3}), "toy", 0) == "Pick up: Bruno, room 3"
    assert speaker.event({"event": "took_back", "seat": 0, "number": 2}) == "Anna – took back: number 2"
    assert speaker.outcome(Outcome([1], "", "", [[1], [2]])) == "Vince Bruno. Punti: Anna 1 e Bruno 2."
    assert speaker.refusal(Refusal("E_TOO_FAR", "T-1.2")).count("too far")


@pytest.mark.parametrize("game", [listing.id for listing in registry.SHIPPED])
def test_nobody_at_the_table_can_win(game: str) -> None:
    speaker = Speaker(mindrose.load(game), "en", ["Ann", "Bob"])
    assert speaker.outcome(Outcome([], "", "", [[1], [2]])) == "Nobody at the table wins. Points: Ann 1 and Bob 2."


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Move to Valley of Motives (cost 2 WP)"),
        ("ru", "Переместить духа в мир «Долина мотивов» (цена: 2 СВ)"),
        ("it", "Muoviti nella Vallata delle Motivazioni (costo: 2 FdV)"),
        ("zh", "移动到动机之谷（花费2点毅力）"),
    ],
)
def test_answers_name_their_cost(language: str, label: str) -> None:
    assert speaker_of(language).choice(MOVE, "move", 0) == label


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann invokes Kindness at Valley 1."),
        ("ru", "Анна задействует эмоцию «Доброта»: Долина 1."),
        ("it", "Anna invoca Tenerezza (Vallata 1)."),
        ("zh", "小安在山谷1号槽调用【善良】。"),
    ],
)
def test_the_log_is_short_and_concrete(language: str, line: str) -> None:
    assert speaker_of(language).event(ENTERED) == line


def test_upgrades_are_named_with_the_whole_price() -> None:
    choice = Choice("use", {"action": "quell", "upgrades": "dominate+determination", "wp": 3, "ambition": 1})
    assert ENGLISH.choice(choice, "upgrades", 0) == "Quell with Dominate, Determination (cost 3 WP, 1 Ambition)"
    assert (
        speaker_of("ru").choice(choice, "upgrades", 0)
        == "Подавить эмоцию: Ослабить, Решительность (цена: 3 СВ, 1 амбиция)"
    )


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Pessimism: you may put the top card of your deck on the bottom. Do it?"),
        ("ru", "«Пессимизм»: по желанию переложите верхнюю карту своей колоды вниз. Сделать это?"),
        ("it", "Pessimismo: puoi mettere la prima carta del tuo mazzo in fondo al mazzo. Vuoi farlo?"),
        ("zh", "【悲观】：你可以把你牌库顶的牌放到牌库底。要这样做吗？"),
    ],
)
def test_a_question_about_a_part_of_a_power_names_that_part(language: str, question: str) -> None:
    """Who declines still draws the card that Pessimism gives in any case."""
    assert speaker_of(language).question("power_may", 0, view_of("power_may")) == question


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_of_a_power_has_its_part(edition: str) -> None:
    offers = ENGLISH.powers()["offers"]
    asked = [
        f"{program.name} {step}"
        for card in CONTENT.powers[EDITIONS.index(edition)]
        for power in card
        for _, program in power.programs
        for step in range(len(program.steps))
        if isinstance(program.steps[step], MayUse)
    ]
    assert len(asked) == 10
    assert all(offers[question] for question in asked)


@pytest.mark.parametrize(
    ("answers", "question"),
    [
        ([77, 108], "Quell: choose the upgrades to use, or discard a card for a Vibe token in its row first."),
        ([77], "Quell: choose the upgrades to use."),
        ([108], "Quell cannot begin yet: choose a card to discard for a Vibe token in its row."),
    ],
)
def test_the_question_of_an_action_says_what_a_card_is_chosen_for(answers: list[int], question: str) -> None:
    view = {**view_of("upgrades"), "question": [{"seat": 0, "kind": "upgrades", "answers": answers}]}
    assert ENGLISH.question("upgrades", 0, view) == question
    view["stack"][-1]["program"] = "invoke"
    assert ENGLISH.question("upgrades", 0, view).endswith("The Emotion comes after that.") == (77 in answers)


def test_an_action_that_needs_a_discard_says_so() -> None:
    act: dict[str, int | str] = {"action": "fortify", "wp": 2}
    assert ENGLISH.choice(Choice("act", act), "menu", 0) == "Fortify (cost 2 WP)"
    told = ENGLISH.choice(Choice("act", {**act, "discards": 1}), "menu", 0)
    assert told == "Fortify (cost 2 WP and 1 discard)"


def test_upgrades_have_the_same_order_in_questions_and_in_the_log() -> None:
    printed = Choice("use", {"action": "move", "upgrades": "embrace+haste", "wp": 3, "ambition": 1})
    both = 1 << UPGRADE_NAMES.index("embrace") | 1 << UPGRADE_NAMES.index("haste")
    used: dict[str, int | str | None] = {"event": "action", "seat": 0, "action": 0, "upgrades": both}
    assert ENGLISH.choice(printed, "upgrades", 0) == "Move with Haste, Embrace (cost 3 WP, 1 Ambition)"
    assert ENGLISH.event(used) == "Ann: Move (Haste, Embrace)."


@pytest.mark.parametrize(
    ("owner", "fulfiller", "line"),
    [
        (-1, 1, "Common Aspiration Unity: Bliss 2, Gloom 3. Gloom fulfils it."),
        (-1, -1, "Common Aspiration Unity: Bliss 2, Gloom 3. Nobody fulfils it."),
        (1, 1, "Hidden Aspiration of Gloom, Unity: Bliss 2, Gloom 3. Gloom fulfils it."),
        (0, -1, "Hidden Aspiration of Bliss, Unity: Bliss 2, Gloom 3. Bliss does not fulfil it."),
    ],
)
def test_a_test_says_whose_the_aspiration_is_and_who_fulfils_it(owner: int, fulfiller: int, line: str) -> None:
    unity = ASPIRATIONS.index("unity")
    told: dict[str, int | str | None] = {"event": "tested", "aspiration": unity, "bliss": 2, "gloom": 3}
    assert ENGLISH.event({**told, "faction": owner, "fulfiller": fulfiller}) == line


def test_the_wheel_says_that_there_is_a_bonus_and_the_gain_is_told_once() -> None:
    told: dict[str, int | str | None] = {"event": "wheel", "faction": 0, "number": 3, "wheel": 1, "seat": 0}
    assert ENGLISH.event({**told, "gained": 1}) == "Space 3 of the Intention wheel gives Bliss its bonus."
    lost = {**told, "gained": 0, "wheel": WHEEL.index("ambition")}
    assert ENGLISH.event(lost).endswith("gives Bliss nothing: all its Ambition is active already.")


def test_the_origin_is_told_sphere_by_sphere() -> None:
    line = ENGLISH.event({"event": "origin", "offset": 1})
    assert line.startswith("The Origin at the start: Commitment at Cradle of Senses, ")
    assert line.count(" at ") == 6


def test_gains_and_losses_are_told_apart() -> None:
    gained: dict[str, int | str | None] = {"event": "essence", "seat": 0, "number": 2}
    lost: dict[str, int | str | None] = {"event": "essence", "seat": 0, "number": -5}
    assert ENGLISH.event(gained) == "Ann gains 2 Essence."
    assert speaker_of("ru").event(lost) == "Анна теряет 5 капель эссенции."


def test_hidden_cards_stay_unnamed() -> None:
    dealt: dict[str, int | str | None] = {"event": "dealt", "seat": 1, "card": None}
    assert ENGLISH.event(dealt) == "Bob is dealt a card."
    hidden: dict[str, int | str | None] = {"event": "hidden", "faction": 1, "aspiration": None}
    assert ENGLISH.event(hidden) == "Gloom has a new Hidden Aspiration."


def test_what_is_controlled_is_named_by_its_kind() -> None:
    frontier: dict[str, int | str | None] = {"event": "control", "kind": 0, "place": 4, "faction": 1}
    assert ENGLISH.event(frontier) == "Gloom controls the Willow–Valley Frontier."
    assert ENGLISH.event({**frontier, "kind": 1, "faction": -1}) == "Nobody controls Willow of Values."


def test_refusals_say_what_to_do_by_rule() -> None:
    blocked = ENGLISH.refusal(Refusal("E_SPIRIT_BLOCK", "CB-8.1.2"))
    assert blocked == "An opposing Spirit stands there (CB-8.1.2): choose another space, or use Overcome."
    exchanged = ENGLISH.refusal(Refusal("E_SPIRIT_BLOCK", "CB-21.4.3"))
    assert exchanged.endswith("choose another Spirit, or unlock Overcome.")
    threshold = speaker_of("zh").refusal(Refusal("E_THRESHOLD", "CB-12.1.2", number=3))
    assert "门槛是3个本质" in threshold


def test_questions_know_the_table() -> None:
    assert ENGLISH.question("menu", 0, view_of("menu")) == (
        "Your turn, 2 actions left (5 WP, 1 Ambition): choose an action or an ability."
    )
    assert ENGLISH.question("reveal", 0, view_of("reveal")) == "Choose a red card from your hand to reveal."
    assert speaker_of("it").question("reveal", 0, view_of("reveal")).startswith("Scegli una carta rossa")
    with pytest.raises(MindroseError, match="own view"):
        ENGLISH.question("menu", 1, view_of("menu"))


def test_the_outcome_names_the_faction_and_its_people() -> None:
    won = Outcome([1, 3], "twenty_points", "CB-19.1.4", [[10], [31], [10], [31]], [0, 1, 0, 1])
    assert ENGLISH.outcome(won) == "20 Intention points were reached. Gloom wins with 31 to 10: Bob and Dan."
    drawn = Outcome([0, 1], "no_aspiration", "CB-19.2.7", [[20], [20]], [0, 1])
    assert ENGLISH.outcome(drawn) == "No Common Aspiration was left. The game is a draw, 20 to 20."


def test_cards_are_found_in_every_language() -> None:
    for language in LANGUAGES:
        speaker = speaker_of(language)
        assert speaker.card_text(speaker.card("kindness")) == speaker.card_text("kindness")
    with pytest.raises(MindroseError, match="no Emotion"):
        ENGLISH.card_text("kindnes")


def test_a_card_says_all_that_is_printed_on_it() -> None:
    assert ENGLISH.card_text("kindness").splitlines() == [
        "Moderate Emotion · Bliss · green · Intensity 1-1-2 · threshold 2 → Benevolence",
        "When it enters play, gain 1 Essence.",
        "Source: name published, track published, threshold from the rulebook, power original.",
    ]


POWERS = {
    "on enter: gain me wp 1 // may: T=foe[pushable]; push T": (
        "When it enters play, gain 1 WP; then you may push away by 1 space one opposing Emotion next to it with an "
        "empty space behind it.",
        "При входе в игру: получите 1 СВ; затем по желанию оттолкните на одно место дальше одну соседнюю эмоцию "
        "противника с пустым местом позади.",
        "Quando entra in gioco, ottieni 1 FdV; poi puoi allontanare di 1 spazio un’Emozione opposta adiacente "
        "con uno spazio vuoto dietro di sé.",
        "当它进场时，获得1点毅力；然后你可以把与它相邻的一个另一侧情感槽为空的对方情感推远一格。",
    ),
    "on enter: gain me wp 1 // if #foe>=1: draw me 1 // lose foes ambition 1": (
        "When it enters play, gain 1 WP; then if at least 1 opposing Emotion is next to it, draw 1 card; then the "
        "opposing faction loses 1 Ambition.",
        "При входе в игру: получите 1 СВ; затем, если есть соседняя эмоция противника, возьмите 1 карту; затем команда "
        "противника теряет 1 амбицию.",
        "Quando entra in gioco, ottieni 1 FdV; poi, se c’è almeno 1 Emozione opposta adiacente, pesca 1 carta; poi la "
        "fazione opposta perde 1 Ambizione.",
        "当它进场时，获得1点毅力；然后若至少有1个对方情感与它相邻，则抓取1张牌；然后对方团队失去1个渴望。",
    ),
    "on enter: T=foe[essence>=2]; strip T 1 floor 1": (
        "When it enters play, remove 1 Essence from one opposing Emotion next to it with at least 2 Essence.",
        "При входе в игру: снимите 1 каплю эссенции с одной соседней эмоции противника хотя бы с 2 каплями эссенции.",
        "Quando entra in gioco, rimuovi 1 Essenza da un’Emozione opposta adiacente con almeno 2 Essenze.",
        "当它进场时，从与它相邻的一个至少有2个本质的对方情感上移除1个本质。",
    ),
    "on enter: T=foe[essence>=2]; strip T 2 floor 1": (
        "When it enters play, remove 2 Essence from one opposing Emotion next to it with at least 2 Essence, but "
        "not the last one.",
        "При входе в игру: снимите 2 капли эссенции с одной соседней эмоции противника хотя бы с 2 каплями "
        "эссенции, но не последнюю.",
        "Quando entra in gioco, rimuovi 2 Essenze da un’Emozione opposta adiacente con almeno 2 Essenze, ma non "
        "l’ultima.",
        "当它进场时，从与它相邻的一个至少有2个本质的对方情感上移除2个本质，但不能是最后一个。",
    ),
    "on enter: may: T=foe[pushable]; push T; strip T 1 floor 1": (
        "When it enters play, you may push away by 1 space one opposing Emotion next to it with an empty space "
        "behind it, then remove 1 Essence from that Emotion, but not the last one.",
        "При входе в игру: по желанию оттолкните на одно место дальше одну соседнюю эмоцию противника с пустым "
        "местом позади, затем снимите 1 каплю эссенции с той эмоции, но не последнюю.",
        "Quando entra in gioco, puoi allontanare di 1 spazio un’Emozione opposta adiacente con uno spazio vuoto "
        "dietro di sé, poi rimuovere 1 Essenza da quell’Emozione, ma non l’ultima.",
        "当它进场时，你可以把与它相邻的一个另一侧情感槽为空的对方情感推远一格，然后从该情感上移除1个本质，但不能是最后一个。",
    ),
    "on enter: gain me wp #foe": (
        "When it enters play, gain 1 WP for each opposing Emotion next to it.",
        "При входе в игру: получите по 1 СВ за каждую соседнюю эмоцию противника.",
        "Quando entra in gioco, ottieni 1 FdV per ogni Emozione opposta adiacente.",
        "当它进场时，每有一个与它相邻的对方情感，获得1点毅力。",
    ),
    "aura: if #friend>=2: shield self": (
        "While at least 2 Emotions of its faction are next to it, it cannot be Quelled.",
        "Пока соседних эмоций вашей команды не меньше 2, эту эмоцию нельзя подавить.",
        "Finché ci sono almeno 2 Emozioni adiacenti della sua fazione, questa Emozione non può essere repressa.",
        "至少有2个己方情感与它相邻时，它不能被平息。",
    ),
    "aura: cost invoke +2 foes neighbours": (
        "An opponent’s Invoke onto a space next to it costs 2 WP more.",
        "Противник платит на 2 СВ больше, задействуя эмоцию по соседству с этой.",
        "Un’Invocazione della fazione opposta in uno spazio adiacente costa 2 FdV in più.",
        "对手把情感调用到与它相邻的情感槽须多花费2点毅力。",
    ),
    "on enter: T=opponent[essence>=1]; if T: lose T essence 1; else: gain me wp 1": (
        "When it enters play, one opponent with at least 1 Essence loses 1 Essence; if there is none, gain 1 WP.",
        "При входе в игру: один противник хотя бы с 1 каплей эссенции теряет 1 каплю эссенции; если такой цели нет, "
        "получите 1 СВ.",
        "Quando entra in gioco, un avversario con almeno 1 Essenza perde 1 Essenza; se non c’è un bersaglio valido, "
        "ottieni 1 FdV.",
        "当它进场时，一名至少有1个本质的对手失去1个本质；若没有这样的目标，则获得1点毅力。",
    ),
    "on enter: may: T=spirit(0); shove T 1": (
        "When it enters play, you may move one opposing Spirit adjacent to this Emotion 1 space, even to where other "
        "Spirits stand.",
        "При входе в игру: по желанию переставьте одного соседнего духа противника на 1 место (можно и туда, где "
        "стоят другие духи).",
        "Quando entra in gioco, puoi spostare di 1 spazio uno Spirito opposto adiacente a questa Emozione, "
        "anche dove si trovano altri Spiriti.",
        "当它进场时，你可以把与它相邻的一个对方精灵移动1格，即使该处有其他精灵。",
    ),
    "on absorb: if near(me,this): gain me wp 1": (
        "When you use Absorb, if your Spirit is adjacent to it, gain 1 WP.",
        "При вашем поглощении: если ваш дух соседствует с этой эмоцией, получите 1 СВ.",
        "Quando usi l’Assorbimento, se il tuo Spirito è adiacente a questa Emozione, ottieni 1 FdV.",
        "当你使用“吸收”时，若你的精灵与它相邻，则获得1点毅力。",
    ),
    "on empower: if near(me,this): place this 1 from supply": (
        "When you use Empower, if your Spirit is adjacent to it, put 1 Essence from the supply on it.",
        "При вашем действии «Усилить эмоцию»: если ваш дух соседствует с этой эмоцией, положите на эту эмоцию из "
        "запаса 1 каплю эссенции.",
        "Quando usi l’azione Potenziamento, se il tuo Spirito è adiacente a questa Emozione, posiziona 1 Essenza dalla "
        "riserva su questa Emozione.",
        "当你使用“增强”时，若你的精灵与它相邻，则从供应堆放1个本质到它上面。",
    ),
    "on enter: discard foes #friend; lose me wp 2": (
        "When it enters play, every opponent discards from hand 1 card for each Emotion of its faction next to it, "
        "then lose 2 WP (or all that is left).",
        "При входе в игру: каждый противник сбрасывает из руки по 1 карте за каждую соседнюю эмоцию вашей команды, "
        "затем потеряйте 2 СВ (или сколько есть).",
        "Quando entra in gioco, ogni avversario scarta dalla mano 1 carta per ogni Emozione adiacente della sua "
        "fazione, poi perdi 2 FdV (o tutto quel che c’è).",
        "当它进场时，每有一个与它相邻的己方情感，每名对手弃掉手中的1张牌，然后失去2点毅力（不足则全部失去）。",
    ),
    "on enter: may: move this to beside": (
        "When it enters play, you may move it to an empty space next to its own.",
        "При входе в игру: по желанию переместите эту эмоцию на соседнее пустое место.",
        "Quando entra in gioco, puoi spostare questa Emozione in uno spazio vuoto adiacente.",
        "当它进场时，你可以把它移到与它相邻的空情感槽。",
    ),
    "on enter: each friend[free]: place it 1 from supply": (
        "When it enters play, for each Emotion of its faction next to it with a free Essence slot: put 1 Essence "
        "from the supply on that Emotion.",
        "При входе в игру: для каждой соседней эмоции вашей команды со свободным местом для эссенции — положите 1 "
        "каплю эссенции из запаса на ту эмоцию.",
        "Quando entra in gioco, per ogni Emozione adiacente della sua fazione con una casella Essenza libera: "
        "posiziona 1 Essenza dalla riserva su quell’Emozione.",
        "当它进场时，对与它相邻的每个本质未放满的己方情感：从供应堆放1个本质到该情感上。",
    ),
    "on enter: draw mate 1": (
        "When it enters play, your teammate (or you, if you are a Shaper) draws 1 card.",
        "При входе в игру: ваш союзник (или вы, если вы Творец) берёт 1 карту.",
        "Quando entra in gioco, il tuo compagno (o tu, se sei un Plasmatore) pesca 1 carta.",
        "当它进场时，你的队友（若你是塑造者，则为你）抓取1张牌。",
    ),
    "aura: cap 1 self; cost quell +1 foes self": (
        "A single Quell removes at most 1 Essence from it, and a Quell against it costs 1 WP more.",
        "За одно подавление с этой эмоции снимается не больше 1 капли эссенции; подавление этой эмоции стоит на 1 СВ "
        "больше.",
        "Una singola Repressione toglie al massimo 1 Essenza da questa Emozione, e una Repressione contro questa "
        "Emozione costa 1 FdV in più.",
        "一次平息最多从它上面移除1个本质；平息它须多花费1点毅力。",
    ),
    "on enter: gain me wp 1; if #foe>=1: draw me 1": (
        "When it enters play, gain 1 WP, then if at least 1 opposing Emotion is next to it, draw 1 card.",
        "При входе в игру: получите 1 СВ; если есть соседняя эмоция противника, возьмите 1 карту.",
        "Quando entra in gioco, ottieni 1 FdV, poi, se c’è almeno 1 Emozione opposta adiacente, pesca 1 carta.",
        "当它进场时，获得1点毅力，然后若至少有1个对方情感与它相邻，则抓取1张牌。",
    ),
    "aura: if controls(own,this): shield self": (
        "While its faction controls the Realm or Frontier where it stands, it cannot be Quelled.",
        "Пока ваша команда контролирует мир или рубеж, где стоит эта эмоция, эту эмоцию нельзя подавить.",
        "Finché la sua fazione controlla il Reame o la Frontiera in cui si trova, questa Emozione non può essere "
        "repressa.",
        "己方控制它所在的领域或边境时，它不能被平息。",
    ),
}


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_are_whole_sentences(power: str, language: str) -> None:
    assert said(power, speaker_of(language)) == POWERS[power][LANGUAGES.index(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_that_differ_are_said_differently(language: str) -> None:
    """Only what is the same in the rules reads the same."""
    speaker = speaker_of(language)
    for edition in range(len(EDITIONS)):
        said: dict[str, list[str]] = {}
        for card in range(len(CONTENT.ids)):
            text = speaker.power(card, {"edition": EDITIONS[edition]})
            written = CONTENT.power_texts(card, edition)
            assert said.setdefault(text, written) == written
            assert bool(text) == bool(written)


def test_editions_explain_what_differs() -> None:
    revised, first = (ENGLISH.spirit_text("love", {"edition": edition}) for edition in EDITIONS)
    assert "for each adjacent Bliss Fortress" in revised
    assert "2 WP" in first
    assert ENGLISH.power("benevolence") != ENGLISH.power("benevolence", {"edition": "first"})
    assert ENGLISH.intention_texts({"edition": "first", "intention_side": "b"})[3] == "Exalt a Fortress (2 points)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_said_as_the_glossary_has_them(language: str) -> None:
    speaker = speaker_of(language)
    for key, terms in GLOSSARY.items():
        assert speaker.word(key) == terms[LANGUAGES.index(language)]


def test_options_have_names_for_their_values() -> None:
    assert ENGLISH.option_value("spirit_0", "love") == "Love"
    assert ENGLISH.option_value("deck_1", "choose") == "chosen in the game"
    assert ENGLISH.option_value("deck_1", "starter") == "Starter deck"
    assert ENGLISH.option_value("pack", "default") == "The Inside World"
    assert ENGLISH.option_value("sphere_offset", None) == "random"
    assert ENGLISH.option_value("hand_limit", None) == "unlimited"
