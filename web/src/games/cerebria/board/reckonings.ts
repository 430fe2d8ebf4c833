// What follows from the table, as sections: what a Revelation would bring, what is in force, what can be reached at which price.

import type { BoardSection, Fact } from '../../../boards/generic/sections';
import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import { inRow } from '../../../speech/people';
import type { Reached } from '../speech/view';
import { FACTIONS } from '../speech/vocabulary';
import { optionsOf, realmOfSphere, realmsOf, speakerOf, viewOf } from './model';
import { chances, countedText, deed, forcesOf, forceText, gains, outlook, sphereLabel, tally, thingName, unseenOf } from './telling';

export function reckonings(play: Play): BoardSection[] {
  const speaker = speakerOf(play);
  const sections = [
    { heading: speaker.part('ring-revelation-now', {}), facts: [...gained(play), ...hidden(play)], notes: chances(play) },
    { heading: speaker.part('ring-in-force', {}), facts: inForce(play) },
    { heading: heading(speaker.word('realm_action')), facts: prices(play) },
    { heading: speaker.ability('absorb'), facts: [], notes: absorbed(play) },
    { heading: speaker.part('ring-reach', {}), facts: reach(play) },
  ];
  return sections.filter(({ facts, notes = [] }) => facts.length > 0 || notes.length > 0);
}

/** CB-17.2 What each faction would get. */
function gained(play: Play): Fact[] {
  const view = viewOf(play);
  return FACTIONS.flatMap((faction) => {
    const text = gains(play, faction, view);
    return text === '' ? [] : [{ name: speakerOf(play).faction(faction), things: [{ text, tone: faction }] }];
  });
}

/** CB-18.1.1 The Hidden Aspirations that the viewer knows, and what the others can still be. */
function hidden(play: Play): Fact[] {
  const view = viewOf(play);
  const speaker = speakerOf(play);
  const seen = FACTIONS.flatMap((faction) => view.factions[faction].hidden.seen.slice(0, 1).map((id) => ({ faction, id })));
  const known = seen.map(({ faction, id }) => {
    const [about] = countedText(play, id);
    const thing = { text: tally(play, id, view), key: `aspiration:${id}` };
    return { name: speaker.part('ring-hidden-of', { faction }), things: [about === undefined ? thing : { ...thing, about }] };
  });
  const unseen = unseenOf(view).map((faction) => {
    const left = view.factions[faction].hidden.left.map((id) => speaker.aspiration(id));
    return {
      name: speaker.part('ring-hidden-of', { faction }),
      things: [{ text: outlook(play, faction, view), about: inRow(words, left), soft: true }],
    };
  });
  return [...known, ...unseen];
}

/** CB-23.3.2 What powers change now, and the power itself. */
function inForce(play: Play): Fact[] {
  return forcesOf(viewOf(play)).map(({ card, ...force }) => ({
    name: speakerOf(play).card(card),
    things: [{ text: forceText(play, force), about: speakerOf(play).power(card, optionsOf(play)), card }],
  }));
}

/** CB-13.1.3 What the actions of the Realms cost the viewer; those who watch read the usual prices. */
function prices(play: Play): Fact[] {
  const speaker = speakerOf(play);
  const view = viewOf(play);
  return realmsOf(view).map((realm) => {
    const { action, cost } = speaker.actionOf(realm);
    const text = speaker.part('wp', { wp: view.reckoning.prices[action] ?? cost });
    return { name: speaker.action(action), things: [{ text, about: speaker.realm(realm) }] };
  });
}

/** CB-15.1.3 What the Spheres in reach would give. */
function absorbed(play: Play): string[] {
  const view = viewOf(play);
  const spheres = Object.keys(view.reckoning.absorbed).filter((sphere) => (view.reckoning.absorbed[sphere] ?? 0) > 0);
  return spheres.map((sphere) => sphereLabel(play, sphere, realmOfSphere(view, sphere)));
}

/** CB-6.1 What the turn can do to which things, and what each costs. */
function reach(play: Play): Fact[] {
  const together = new Map<string, Reached[]>();
  for (const one of viewOf(play).reckoning.reach) {
    const name = deed(play, one);
    together.set(name, [...(together.get(name) ?? []), one]);
  }
  return [...together].map(([name, found]) => ({
    name,
    things: found.map(({ at, wp, ambition }) => ({
      text: thingName(play, at),
      about: speakerOf(play).part('price', { wp, ambition }),
    })),
  }));
}

function heading(word: string): string {
  return word.charAt(0).toLocaleUpperCase(words.language) + word.slice(1);
}
