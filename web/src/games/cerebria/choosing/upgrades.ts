import type { Options } from '../../../speech/speaker';
import type { CerebriaSpeaker } from '../speech/speaker';
import { ACTIONS } from '../speech/vocabulary';

export interface OwnUpgrade {
  action: string;
  upgrade: string;
  /** What it adds to the price of the action, in words; '' for nothing. */
  price: string;
}

/** CB-21.1.2 The upgrades of a Spirit that are not as on side A, by what they do or what they cost. */
export function ownUpgrades(speaker: CerebriaSpeaker, spirit: string, options: Options): OwnUpgrade[] {
  return ACTIONS.flatMap((action) => {
    const usual = speaker.surcharges(spirit, action, { ...options, spirit_side: 'a' });
    return Object.entries(speaker.surcharges(spirit, action, options))
      .filter(([upgrade, surcharge]) => usual[upgrade] !== surcharge)
      .map(([upgrade, surcharge]) => ({ action, upgrade, price: priceOf(speaker, surcharge) }));
  });
}

/** CB-7.4.1 `+1w +1a` in words. */
function priceOf(speaker: CerebriaSpeaker, surcharge: string): string {
  const parts = [...surcharge.matchAll(/\+(\d+)([wa])/gu)];
  return parts
    .map(([, number, means]) => `+${speaker.part(means === 'w' ? 'paid-wp' : 'paid-ambition', { number: Number(number) })}`)
    .join(' ');
}
