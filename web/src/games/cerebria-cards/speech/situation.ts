import type { Words } from '../../../lib/words.svelte';
import { NO, YES } from '../../../speech/names';
import { type Frame, Situation } from '../../../speech/situation';
import type { CardNames } from './names';
import type { CardView } from './view';
import { ABILITIES, PLACES } from './vocabulary';

/** What lies around a question of the Card Game. */
export class CardSituation extends Situation<CardView, CardNames> {
  protected tableArguments(): Words {
    const emotions = this.view.seats[this.seat]?.mindset.filter((emotion) => emotion !== null) ?? [];
    return {
      actions: this.view.actions,
      full: emotions.length >= Number(this.number('mindset_cap')) ? YES : NO,
      new_cards: Number(this.number('hand_start')),
      excess: Math.max(0, this.held - Number(this.number('hand_keep'))),
    };
  }

  protected frameArguments(frame: Frame): Words {
    if (frame.program === 'entry') return this.names.arguments({ card: frame.card });
    return isUse(frame) ? this.useArguments(frame) : {};
  }

  /** CC-6.15 The ability that is used, by whom, and what is declared of it so far. */
  private useArguments(frame: Frame): Words {
    const source = this.emotionOn(frame.seat * PLACES + Number(frame.place));
    const own = this.emotionOn(Number(frame.own));
    const victim = Number(frame.victim);
    return {
      ...this.names.people.arguments('player', frame.seat),
      ...(source === null ? {} : this.names.emotionArguments(source)),
      ...this.aimArguments(frame),
      own: own === null ? '' : this.names.emotionName(own),
      column: Number(frame.column) + 1,
      ...this.names.people.arguments('victim', victim),
      victim_whose: victim < 0 ? 'none' : victim === this.seat ? 'you' : 'other',
    };
  }

  private aimArguments(frame: Frame): Words {
    const aim = this.emotionOn(Number(frame.aim));
    const owner = Math.floor(Number(frame.aim) / PLACES);
    return {
      ...this.names.people.arguments('aim_owner', owner),
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
