import type { Options } from '../../../speech/speaker';
import { type Names, NO, type Words, YES } from './names';
import type { CardView, Frame } from './view';
import { ABILITIES, PLACES } from './vocabulary';

/** What lies around a question: read from the view of the seat that is asked, as plain arguments of its message. */
export class Situation {
  constructor(
    private readonly names: Names,
    private readonly defaults: Options,
    private readonly seat: number,
    private readonly view: CardView,
  ) {
    if (view.seat !== seat) throw new Error(`seat ${seat} is asked from its own view, not from that of ${view.seat}`);
  }

  arguments(): Words {
    const own = this.view.seats[this.seat];
    const emotions = own?.mindset.filter((emotion) => emotion !== null) ?? [];
    const held = Array.isArray(own?.hand) ? own.hand.length : 0;
    const found: Words = {
      actions: this.view.actions,
      full: emotions.length >= this.number('mindset_cap') ? YES : NO,
      new_cards: this.number('hand_start'),
      excess: Math.max(0, held - this.number('hand_keep')),
    };
    for (const frame of this.view.stack) {
      if (frame.program === 'entry') Object.assign(found, this.names.cardArguments('card', frame.card));
      else if (isUse(frame)) Object.assign(found, this.useArguments(frame));
    }
    return found;
  }

  private number(option: string): number {
    return Number({ ...this.defaults, ...this.view.options }[option]);
  }

  /** CC-6.15 The ability that is used, by whom, and what is declared of it so far. */
  private useArguments(frame: Frame): Words {
    const source = this.emotionOn(frame.seat * PLACES + Number(frame.place));
    const own = this.emotionOn(Number(frame.own));
    const victim = Number(frame.victim);
    return {
      ...this.names.playerArguments('player', frame.seat),
      ...(source === null ? {} : this.names.emotionArguments(source)),
      ...this.aimArguments(frame),
      own: own === null ? '' : this.names.emotionName(own),
      column: Number(frame.column) + 1,
      ...this.names.playerArguments('victim', victim),
      victim_whose: victim < 0 ? 'none' : victim === this.seat ? 'you' : 'other',
    };
  }

  private aimArguments(frame: Frame): Words {
    const aim = this.emotionOn(Number(frame.aim));
    const owner = Math.floor(Number(frame.aim) / PLACES);
    return {
      ...this.names.playerArguments('aim_owner', owner),
      aim: aim === null ? '' : this.names.emotionName(aim),
      aim_whose: owner === this.seat ? 'you' : owner === frame.seat ? 'own' : 'other',
      aim_known: aim === null ? NO : YES,
    };
  }

  /** The emotion on a place of the whole table. */
  private emotionOn(place: number): string | null {
    return place < 0 ? null : (this.view.seats[Math.floor(place / PLACES)]?.mindset[place % PLACES] ?? null);
  }
}

function isUse(frame: Frame): boolean {
  return (ABILITIES as readonly string[]).includes(frame.program.replace(/-late$/u, ''));
}
