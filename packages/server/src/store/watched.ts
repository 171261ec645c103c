import type { Append, Store } from './store.ts';
import { StoreFailure, UnreadableRecord } from './store.ts';

/** Who is told what was written down, and what was not. */
export type AppendWatch = { appended(append: Append): void; notAppended(error: unknown): void };

/** How often whoever runs the house is told that the store fails: a full disk fails at every answer. */
const EVERY_MS = 60_000;

/** Which table and record something was about, where it was about one. */
const placeOf = ([first, second]: readonly unknown[]): string => {
  if (typeof first === 'string') return typeof second === 'number' ? `${first}, record ${second}` : first;
  const { table, first: seq } = first as Partial<Append>;
  return table === undefined ? '' : `${table}, record ${seq}`;
};

/** A store whose failures are told: what was asked, of which table and record, and why it failed. */
export const watched = (
  store: Store,
  complain: (what: string) => void,
  now: () => number,
  seen?: AppendWatch,
): Store => {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  const tell = (name: string, about: readonly unknown[], error: Error): void => {
    if (now() - toldAt < EVERY_MS) {
      untold++;
      return;
    }
    const more = untold === 0 ? '' : ` (and ${untold} more since the last such line)`;
    complain(`store: ${name} ${about.length === 0 ? '' : placeOf(about)}: ${error.message}${more}`);
    toldAt = now();
    untold = 0;
  };
  const watch =
    (of: object, name: string, member: (...about: readonly unknown[]) => unknown) =>
    async (...about: readonly unknown[]): Promise<unknown> => {
      try {
        const done = await member.apply(of, [...about]);
        if (name === 'append') seen?.appended(about[0] as Append);
        return done;
      } catch (error) {
        // A record that cannot be read is one table's misfortune, and told with the table.
        if (error instanceof UnreadableRecord) throw error;
        const failure = error instanceof StoreFailure ? error : new StoreFailure(error);
        tell(name, about, failure);
        if (name === 'append') seen?.notAppended(failure);
        throw failure;
      }
    };
  /** Parts of a store are watched as the whole is. */
  const around = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member === 'object' && member !== null) return around(member);
        if (typeof member !== 'function') return member;
        return watch(target, String(name), member as (...about: readonly unknown[]) => unknown);
      },
    });
  return around(store);
};
