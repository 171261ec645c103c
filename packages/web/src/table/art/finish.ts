import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Speaker } from '../../text/speaker.ts';
import type { Ending, Measure } from './scene.ts';
import type { Address } from './targets.ts';

/** One thing that counted at the end: what it is, and where it came from. */
export type Counted = {
  readonly what: string;
  readonly from: string;
  /** Where it lies on the table, to be shown there. */
  readonly at?: Address;
};

/** How somebody came out of a game. */
export type FinalPlace = {
  readonly seat: number;
  /** Shared only where the game has nothing that tells two apart. */
  readonly place: number;
  /** What the seat played: its faction comes before its player. */
  readonly realm: string;
  /** The figure that counted, and in words what it counts. */
  readonly figure: number;
  readonly scored: string;
  readonly about: readonly string[];
  readonly counted: readonly Counted[];
};

/** How a game ended. */
export type Finish = {
  /** What decided it, in a sentence. */
  readonly why: string;
  /** What `counted` is, as a heading. */
  readonly heading: string;
  /** Everybody, whoever won first. */
  readonly places: readonly FinalPlace[];
};

/** Something on the line of time: where a year or a round begins, where there was a fight. */
export type TimeMark = { readonly kind: 'chapter' | 'fight'; readonly name: string };

/** What a game tells of how it went. Whatever it leaves out is told from the places alone. */
export type Story = {
  finishOf(ending: Ending, speaker: Speaker): Finish;
  /** The drawing that stands for what is counted, where it is counted one by one. */
  readonly sign?: string;
  /** How much everybody's realm weighs, from which one sees how the game turned; and in words what is weighed. */
  readonly weight: Measure & { about(speaker: Speaker): string };
  /** Of what happened at one moment, that which says it best. */
  headlineOf(events: readonly SeenEvent[]): SeenEvent | undefined;
  markIn(event: SeenEvent, speaker: Speaker): TimeMark | undefined;
};

/** The one of these events that comes first in a list of keys; where none does, the last one. */
export const foremost =
  (keys: readonly string[]) =>
  (events: readonly SeenEvent[]): SeenEvent | undefined => {
    const ranked = events
      .map(event => ({ event, rank: keys.indexOf(event.key) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank);
    return ranked[0]?.event;
  };
