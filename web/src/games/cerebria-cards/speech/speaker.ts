import type { Voice, Words } from '../../../lib/words.svelte';
import { GameSpeaker } from '../../../speech/game';
import { oneOf, type Options, type Outcome, type Spoken, type View } from '../../../speech/speaker';
import { cardsOf } from './cards';
import { CardNames } from './names';
import { CardSituation } from './situation';
import type { CardView } from './view';
import { ABILITIES, COUNTS, KINDS, POLARITIES, VIBES, ZONES } from './vocabulary';

/** CC-1.5 The zones by their names in views. */
const ZONE_WORDS: Readonly<Record<string, string>> = ZONES;
/** The options that say how many cards an ability is about. */
const COUNT_OPTIONS: Readonly<Record<string, string>> = COUNTS;
const UNSAID: Words = { number: 0, card: '', ability: 'none', vibe: 'none' };

/** Puts the Card Game into words. */
export class CardSpeaker extends GameSpeaker {
  readonly names: CardNames;
  protected override readonly unsaid = { refusal: UNSAID };

  constructor(spoken: Spoken, voice: Voice, players: readonly string[] = []) {
    super(spoken, voice);
    this.names = new CardNames(voice, spoken.kinds, cardsOf(spoken), players);
  }

  protected situation(seat: number, view: View): Words {
    return new CardSituation(this.names, this.defaults, seat, view as unknown as CardView).arguments();
  }

  protected won({ winners, reason, points }: Outcome): string {
    const [bliss = 0, gloom = 0] = points[winners[0] ?? 0] ?? [];
    const names = this.names.people.listed(winners);
    return this.voice.say('outcome', { names, reason, winners: winners.length, bliss, gloom, number: bliss + gloom });
  }

  // Naming

  /** An emotion as views write it, `valor+brightness-y f2 a1 fresh`, with its fragments. */
  emotion(text: string): string {
    return this.names.emotion(text);
  }

  /** The same without its fragments. */
  emotionName(text: string): string {
    return this.names.emotionName(text);
  }

  /** A term of the glossary by its key, `base_card` or `three_alike`, or a zone by its name in views. */
  override word(key: string): string {
    return super.word(ZONE_WORDS[key] ?? key);
  }

  polarity(polarity: number | string): string {
    return this.word(oneOf(POLARITIES, polarity));
  }

  vibe(vibe: number | string): string {
    return this.word(`vibe_${oneOf(VIBES, vibe)}`);
  }

  ability(ability: number | string): string {
    return this.word(oneOf(ABILITIES, ability));
  }

  kind(kind: number | string): string {
    const word = oneOf(KINDS, kind);
    return this.word(word === 'base' ? 'base_card' : word);
  }

  /** A zone by its name in views: `hand`, `discard`, `impulses`. */
  zone(zone: string): string {
    return this.word(oneOf(Object.keys(ZONES), zone));
  }

  // Explaining

  /** What an ability does, at a table with these options. */
  rulesText(ability: number | string, options?: Options): string {
    return this.voice.say('rules', this.abilityArguments(oneOf(ABILITIES, ability), options));
  }

  /** Everything printed on a card but its name: kind, polarity, vibe, slots, and what its ability does. */
  cardText(card: number | string, options?: Options): string {
    const { kind, polarity, vibe, ability = 'none' } = this.names.type(card);
    const slots = this.number(`slots_${kind}`, options);
    return this.voice.say('card-text', { ...this.abilityArguments(ability, options), kind, slot_count: slots, polarity, vibe });
  }

  private abilityArguments(ability: string, options: Options | undefined): Words {
    const count = COUNT_OPTIONS[ability];
    return { ability, number: count === undefined ? 0 : this.number(count, options) };
  }

  private number(option: string, options: Options | undefined): number {
    return Number(this.chosen(option, options));
  }
}
