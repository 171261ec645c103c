import { FORGOTTEN } from '../parts/nameless.ts';
import type { LogRecord } from './log.ts';

/** A guest who turned out to be somebody else, and who that is. */
export type Self = { readonly guest: string; readonly person: string };

/** The persons who ever held a seat. */
const seated = (log: readonly LogRecord[]): ReadonlySet<string> =>
  new Set(
    log.flatMap(record =>
      record.kind === 'handed-over' && record.guest !== undefined ? [record.guest] : [],
    ),
  );

/** Everybody whom a log names. */
export const namedIn = (log: readonly LogRecord[]): readonly string[] => [
  ...new Set(log.flatMap(record => ('guest' in record && record.guest !== undefined ? [record.guest] : []))),
];

/**
 * Who is who at one table, the earlier recognised first. Two selves of whom each has had a hand there stay two: one
 * person never plays two hands.
 */
export const selvesAt = (log: readonly LogRecord[], selves: readonly Self[]): ReadonlyMap<string, string> => {
  const taken = new Set(seated(log));
  const one = new Map<string, string>();
  for (const { guest, person } of selves) {
    if (taken.has(guest)) {
      if (taken.has(person)) continue;
      taken.add(person);
    }
    one.set(guest, person);
  }
  return one;
};

/** A log as it reads when one knows who is who. What is written down stays as it is. */
export const recognised = (log: readonly LogRecord[], selves: readonly Self[]): LogRecord[] => {
  if (selves.length === 0) return [...log];
  const one = selvesAt(log, selves);
  const all = new Map(selves.map(({ guest, person }) => [guest, person]));
  return log.map(record => {
    if (!('guest' in record) || record.guest === undefined) return record;
    // Whoever has read a file has read it, under whatever name.
    const person = (record.kind === 'disclosed' ? all : one).get(record.guest);
    return person === undefined ? record : { ...record, guest: person };
  });
};

/** Those who had a hand each at one table and are one person all the same: the guest, and who that is. */
export const twinsAt = (log: readonly LogRecord[], selves: readonly Self[]): ReadonlyMap<string, string> => {
  const apart = seated(recognised(log, selves));
  return new Map(selves.filter(({ guest }) => apart.has(guest)).map(({ guest, person }) => [guest, person]));
};

/** A record without the name of somebody who had themselves forgotten; undefined where it does not name them. */
export const unnamed = (record: LogRecord, persons: ReadonlySet<string>): LogRecord | undefined => {
  if (record.kind === 'matter' && record.newcomer !== undefined && persons.has(record.guest ?? ''))
    return { ...record, newcomer: FORGOTTEN };
  if (record.kind === 'disclosed' && persons.has(record.guest)) return { ...record, name: FORGOTTEN };
  if (record.kind !== 'handed-over' || record.holder.kind !== 'person') return undefined;
  if (record.guest === undefined || !persons.has(record.guest)) return undefined;
  return { ...record, holder: { ...record.holder, name: FORGOTTEN } };
};
