import type { Words } from '../../../lib/words.svelte';
import { named, NONE } from '../../../speech/names';
import { inRow } from '../../../speech/people';
import { Situation } from '../../../speech/situation';
import type { BlackRoseNames } from './names';
import type { BlackRoseView, Happened, Running } from './view';
import { MOST_ACTIONS, ROSE, SLOTS } from './vocabulary';

/** Programs that go through cubes, by what these lie on. */
const ON_FIGURES: readonly string[] = ['share', 'heal', 'replace', 'move_cubes'];
const IN_ROOMS: readonly string[] = ['spread', 'convert', 'clear'];
const MOVING: readonly string[] = ['explore', 'evocation', 'hunting', 'moving'];
const LAYING: readonly string[] = ['planning', 'preparing', 'trading'];

/** What lies around a question of Black Rose Wars. */
export class BlackRoseSituation extends Situation<BlackRoseView, BlackRoseNames> {
  override arguments(): Words {
    const found = this.tableArguments();
    for (const frame of running(this.view.stack, this.seat)) Object.assign(found, this.frameArguments(frame));
    return found;
  }

  protected tableArguments(): Words {
    const nobody = ['figure', 'other', 'participant'].map((name) => this.names.participant(name, null));
    const nothing = ['source', 'offer', 'happened', 'spell', 'room'].map((name) => named(name, null, String));
    const numbers = { tokens: this.view.seats[this.seat]?.tokens ?? 0, actions: MOST_ACTIONS, number: 0 };
    return Object.assign({ ...numbers, slot: NONE, room_id: NONE, source_kind: NONE }, ...nobody, ...nothing) as Words;
  }

  protected frameArguments(frame: Running): Words {
    const { program } = frame;
    if (program === 'activation') return { actions: MOST_ACTIONS - numberOf(frame, 'taken') };
    if (program === 'studying') return { number: numberOf(frame, 'left') > 0 ? numberOf(frame, 'left') : numberOf(frame, 'keep') };
    if (LAYING.includes(program)) return this.laying(frame);
    if (MOVING.includes(program)) {
      return { number: numberOf(frame, 'left'), ...this.names.figure('figure', 'figure' in frame ? frame.figure : frame.seat) };
    }
    if (ON_FIGURES.includes(program) || IN_ROOMS.includes(program)) return this.cubes(frame);
    if ('wanted' in frame) return { number: numberOf(frame, 'wanted'), ...this.names.figure('participant', frame.whose) };
    if (program === 'evocation_phase') return this.names.participant('participant', this.mageAt(numberOf(frame, 'place')));
    if (program === 'checkpoint') return this.happened(numberOf(frame, 'first'), numberOf(frame, 'top'));
    if (program === 'upgrading') return this.names.figure('figure', frame.figure);
    const source = this.names.content.source(program);
    if (source === undefined) return {};
    return {
      ...named('source', source.id, (id) => this.names.named(source.kind, id)),
      source_kind: source.kind,
      ...this.names.offer(`${program} ${frame.at}`),
    };
  }

  /** BR-5.2.3, BR-28.2.1 Whose part it is in turn order: the Avatar's, or that of whoever is asked. */
  private mageAt(place: number): number {
    const { avatar, first, players } = this.view;
    if (avatar === undefined || avatar.beside === null || first === null) return this.seat;
    const own = ((avatar.beside - first + players) % players) + 1;
    return place === own ? ROSE : this.seat;
  }

  /** BR-14.2.1 What a window is about, each sort of it once. */
  private happened(first: number, top: number): Words {
    const causes = this.names.kindOf('cause').words;
    const told = (this.view.happened ?? []).slice(first, top).filter(({ kind }) => causes.includes(kind));
    const texts = inRow(this.names.voice, [...new Set(told.map((one) => this.cause(one)))]);
    return named('happened', texts || null, String);
  }

  private cause({ kind: cause, trig, victim, room: place = '' }: Happened): string {
    const told = { trig: trig ?? null, victim: victim ?? null, cause, room: this.view.lodge[place]?.room ?? null };
    return this.names.voice.say('cause', { room_id: NONE, ...this.names.arguments(told) });
  }

  /** BR-12.1.2 The slot, and the spell that is laid on it as far as it has been chosen. */
  private laying(frame: Running): Words {
    return { slot: SLOTS[numberOf(frame, 'slot')] ?? NONE, ...named('spell', frame.spell, (spell) => this.names.card(spell)) };
  }

  /** DC-17 On what the cubes lie, whose they are, and how many of them it can be about at most. */
  private cubes(frame: Running): Words {
    const thing = lowestBit(numberOf(frame, 'things'));
    const told = {
      number: numberOf(frame, 'left'),
      ...this.names.participant('participant', frame.colour),
      ...this.names.figure('other', frame.target),
    };
    if (ON_FIGURES.includes(frame.program)) return { ...told, ...this.names.figure('figure', thing) };
    const place = `P${String(thing + 1).padStart(2, '0')}`;
    return { ...told, ...this.names.arguments({ room: this.view.lodge[place]?.room }) };
  }
}

/** The running programs from the first one on, then those on the branch of a seat. */
function running(stack: readonly Running[], seat: number): Running[] {
  return stack.flatMap((frame) => {
    const own = (frame.branches ?? []).filter((branch) => branch.seat === seat);
    return [frame, ...own.flatMap((branch) => running(branch.stack ?? [], seat))];
  });
}

/** There are more figures than bits in the operators. */
function lowestBit(bits: number): number {
  let bit = 0;
  while (bits > 0 && Math.floor(bits / 2 ** bit) % 2 === 0) bit += 1;
  return bit;
}

function numberOf(frame: Running, slot: string): number {
  const value = frame[slot];
  return typeof value === 'number' ? value : -1;
}
