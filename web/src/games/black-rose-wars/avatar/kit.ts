import type { Voice } from '../../../lib/words.svelte';
import type { BlackRoseSpeaker } from '../speech/speaker';
import { COLOURS } from '../speech/vocabulary';
import { CELL, isServant, kindOf, ROSE, type FigureName, type OwnPosition, type Participant } from './model';

/** What every part of the page needs: the words of the page and of the game, the table, and how to change it. */
export class Kit {
  constructor(
    readonly say: Voice['say'],
    readonly speaker: BlackRoseSpeaker,
    readonly position: OwnPosition,
    readonly change: (position: OwnPosition) => void,
  ) {}

  /** A figure as people at a table call it. */
  who(figure: FigureName): string {
    if (isServant(figure)) return `${this.speaker.evocation(kindOf(figure))} ${figure.slice(kindOf(figure).length + 1)}`;
    return figure === ROSE ? this.say('avatar-possessed') : this.speaker.mage(this.position.seats[figure]?.mage ?? '');
  }

  room(place: string): string {
    return this.speaker.room(this.position.lodge[place]?.room ?? '');
  }

  /** A place in a list: its number and its room, or the own cell. */
  place(place: string): string {
    return place === CELL ? this.say('avatar-cell') : `${place} ${this.room(place)}`;
  }

  /** The colour of somebody's cubes. */
  colour(who: Participant): string {
    return who === ROSE ? ROSE : (this.position.seats[who]?.colour ?? COLOURS[who] ?? '');
  }

  initial(who: Participant): string {
    return who === ROSE ? '' : ([...this.who(who)][0] ?? '');
  }
}
