import type { ReasonDef } from '../ask/verdict.ts';
import type { EventDef } from '../event/event.ts';
import type { MessageArgs } from './message.ts';

type Events = Readonly<Record<string, EventDef>>;
type Reasons = Readonly<Record<string, ReasonDef>>;

type SecretKeys<E extends Events> = {
  [K in keyof E]: E[K] extends EventDef<number[], false> ? never : K;
}[keyof E] &
  string;

/** The keys under which events are said: each in full, those with secrets also without them. */
export type EventSpecs<E extends Events> = Readonly<
  Record<`event.${keyof E & string}` | `event.${SecretKeys<E>}.hidden`, MessageArgs>
>;

export const eventSpecs = <E extends Events>(events: E): EventSpecs<E> =>
  Object.fromEntries(
    Object.values(events).flatMap((event): [string, MessageArgs][] => {
      const full: [string, MessageArgs] = [`event.${event.key}`, event.args];
      if (!event.secret.includes(true)) return [full];
      const open = Object.entries(event.args).filter((_, i) => !event.secret[i]);
      return [full, [`event.${event.key}.hidden`, Object.fromEntries(open)]];
    }),
  ) as EventSpecs<E>;

/** The keys under which reasons are said. */
export const reasonSpecs = <R extends Reasons>(
  reasons: R,
): Readonly<Record<`reason.${keyof R & string}`, MessageArgs>> =>
  Object.fromEntries(Object.values(reasons).map(({ key, args }) => [key, args])) as Readonly<
    Record<`reason.${keyof R & string}`, MessageArgs>
  >;
