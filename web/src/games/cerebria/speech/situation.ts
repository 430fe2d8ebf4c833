import type { Words } from '../../../lib/words.svelte';
import { NONE } from '../../../speech/names';
import { type Frame, Situation } from '../../../speech/situation';
import type { Options } from '../../../speech/speaker';
import type { CerebriaNames } from './names';
import type { CerebriaView } from './view';
import { ACTIONS, BLEAKNESS, CARD_ANSWER, DECK_SIZE, MODERATES, SEAT_ANSWER, UPGRADES_ANSWER } from './vocabulary';

/** Slots of running actions that hold an Emotion space; the first one that is filled counts. */
const SPACES: readonly string[] = ['target', 'origin', 'space'];

/** What lies around a question of Cerebria. */
export class CerebriaSituation extends Situation<CerebriaView, CerebriaNames> {
  constructor(
    names: CerebriaNames,
    defaults: Options,
    seat: number,
    view: CerebriaView,
    /** The part of an Emotion's power that a running program asks about. */
    private readonly offer: (card: string, asked: string) => string,
  ) {
    super(names, defaults, seat, view);
  }

  protected tableArguments(): Words {
    const own = this.view.seats[this.seat];
    const limit = this.number('hand_limit');
    return {
      actions: this.view.actions,
      wp: own?.wp ?? 0,
      ambition: own?.faction == null ? 0 : this.view.factions[own.faction].ambition,
      excess: limit === null ? 0 : Math.max(0, this.held - limit),
      action: NONE,
      colour: NONE,
      card: '',
    };
  }

  protected frameArguments(frame: Frame): Words {
    const { program } = frame;
    if ((ACTIONS as readonly string[]).includes(program))
      return { action: program, offered: this.offered(), ...this.actionArguments(frame) };
    if (program === 'absorb' && numberOf(frame, 'used_sphere') >= 0) {
      const sphere = numberOf(frame, 'used_sphere');
      return { sphere: this.names.named('sphere', sphere), bonus: this.names.content.spheres[sphere]?.bonus ?? NONE };
    }
    if (program === 'own_deck') {
      const picked = Array.from({ length: DECK_SIZE }, (_, card) => numberOf(frame, `card_${card + 1}`));
      return { number: picked.filter((card) => card >= 0).length + 1 };
    }
    const emotion = numberOf(frame, 'emotion');
    if (emotion < 0) return {};
    return { card: this.names.card(emotion), offer: this.offer(this.names.cardId(emotion), `${program} ${frame.at}`) };
  }

  /** The Emotion that an action is about, as far as it has been chosen. */
  private actionArguments(frame: Frame): Words {
    const source = numberOf(frame, 'source');
    if ((source >= 0 && source < MODERATES) || source === BLEAKNESS) return { card: this.names.card(source) };
    if (source >= 0) return { card: this.names.card(this.topCard()) };
    const space = SPACES.map((name) => numberOf(frame, name)).find((number) => number >= 0);
    return space === undefined ? {} : this.emotionOn(space);
  }

  /** CB-7.1.4, CB-7.2.1 Whether upgrades can be declared, cards discarded for Vibes, or both. */
  private offered(): string {
    const answers = this.view.question.flatMap((asked) => (asked.seat === this.seat ? (asked.answers ?? []) : []));
    const upgrades = answers.some((answer) => answer >= UPGRADES_ANSWER && answer < SEAT_ANSWER);
    const discards = answers.some((answer) => answer >= CARD_ANSWER && answer < CARD_ANSWER + MODERATES);
    if (upgrades === discards) return 'both';
    return upgrades ? 'upgrades' : 'discards';
  }

  private emotionOn(space: number): Words {
    const written = this.view.spaces[this.names.word('space', space)];
    if (written === undefined) return {};
    const card = this.names.type(written.split(' ')[0] ?? '');
    return { card: this.names.card(card), colour: this.names.content.place(card).vibe ?? NONE };
  }

  /** CB-3.5.8 The top card of the own deck, which lies face up. */
  private topCard(): string {
    return this.view.seats[this.seat]?.deck[0]?.split(' ')[0] ?? '';
  }
}

function numberOf(frame: Frame, slot: string): number {
  const value = frame[slot];
  return typeof value === 'number' ? value : -1;
}
