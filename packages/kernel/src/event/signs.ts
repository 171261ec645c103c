import type { EventDef } from './event.ts';

/** What some events of a game mean to whoever has left orders and is not looking. */
export type Signs = {
  /** What is told where somebody only passes. */
  readonly passes?: readonly string[];
  /** What is told where a seat is attacked: the event, and its argument that names the seat. */
  readonly alarms?: Readonly<Record<string, string>>;
  /** What is told where the longest part of the game begins that has a name: a year, a round. */
  readonly chapter?: string;
};

/** Refuses signs that are never given. */
export const checkSigns = (
  { passes = [], alarms = {}, chapter }: Signs,
  events: Readonly<Record<string, EventDef>>,
): void => {
  for (const key of [...passes, ...Object.keys(alarms), ...(chapter === undefined ? [] : [chapter])])
    if (!(key in events)) throw new Error(`there is no event ${key}`);
  for (const [key, arg] of Object.entries(alarms))
    if (events[key].args[arg] !== 'seat') throw new Error(`${arg} of event ${key} names no seat`);
};
