import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Told } from '@runehold/protocol/parts/record';
import type { Speaker } from '../../text/speaker.ts';
import type { Movement } from '../art/movement.ts';
import type { Address } from '../art/targets.ts';
import type { LogLine } from '../session/records.ts';
import { linesOf } from '../session/records.ts';
import { type PeopleLine, peopleLines } from './people-lines.ts';

/** The first seat an event speaks of: whose doing it is. */
export const seatIn = (args: Readonly<Record<string, number>>): number | undefined =>
  args['who'] ?? args['victim'];

/** Where something happened: the likeliest place of each end. */
export const placesOf = (movement: Movement | undefined): readonly Address[] =>
  [movement?.from?.[0], movement?.to[0]].filter(place => place !== undefined);

/** A line of the log: something that happened in the game, or to the people at the table. */
export type AnyLine = LogLine | PeopleLine;

/** Everything the log tells, in order. In this browser there is nobody who could know too much. */
export const allLines = (records: readonly Told[], speaker: Speaker, isAlone: boolean): AnyLine[] => {
  const people = isAlone ? records.filter(({ kind }) => kind !== 'disclosed') : records;
  return [...linesOf(records), ...peopleLines(people, speaker)].sort((a, b) => a.seq - b.seq);
};

const said = new WeakMap<Speaker, WeakMap<SeenEvent, string>>();

/**
 * An event in words. What was the only choice says so: somebody did it without having been asked. Words are found once:
 * a long game tells of thousands of things.
 */
export const sayEvent = (speaker: Speaker, event: SeenEvent): string => {
  const known = said.get(speaker) ?? new WeakMap<SeenEvent, string>();
  said.set(speaker, known);
  const { key, args, unasked } = event;
  const text = known.get(event) ?? speaker.message({ key: `event.${key}`, args });
  known.set(event, text);
  return unasked ? `${text} ${speaker.word('label.only-choice')}` : text;
};

export const textOf = (line: AnyLine, speaker: Speaker): string =>
  'event' in line ? sayEvent(speaker, line.event) : line.text;
