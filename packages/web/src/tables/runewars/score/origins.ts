import type { SeenEvent } from '@runehold/kernel/event/event';
import { DRAGON } from '@runehold/runewars/pools';

/** What a dragon rune was given for. */
export type RuneOrigin =
  | { readonly kind: 'setup' }
  | { readonly kind: 'objective'; readonly it: number }
  | { readonly kind: 'seasonCard'; readonly it: number }
  /** The Captain trades Rewards for it, the Lord Commander breaks walls for it. (RW-TITLE-08, RW-TITLE-06) */
  | { readonly kind: 'title'; readonly it: number };

/** Where a dragon rune on the map comes from: who laid it, and what for. */
export type Origin = { readonly who: number; readonly cause: RuneOrigin };

const CAPTAIN = 1;
const COMMANDER = 2;
const atSetup: RuneOrigin = { kind: 'setup' };

/** For what the seat would be given a rune, as far as an event tells: the last such event before a rune is the one. */
const causeIn = ({ key, args }: SeenEvent): RuneOrigin | undefined => {
  switch (key) {
    case 'objective-claimed':
      return { kind: 'objective', it: args['objective'] };
    case 'season-card-drawn':
      return { kind: 'seasonCard', it: args['card'] };
    case 'reward-given-up':
      return { kind: 'title', it: CAPTAIN };
    case 'battle-won':
      return { kind: 'title', it: COMMANDER };
    default:
      return undefined;
  }
};

/** The origin of every dragon rune on the map, by area, from all that was told to somebody who sees everything. */
export const originsOf = (events: readonly SeenEvent[]): ReadonlyMap<number, Origin> => {
  const origins = new Map<number, Origin>();
  const causes = new Map<number, RuneOrigin>();
  /** Of tokens that were taken up and are not laid down yet. */
  let taken: Origin[] = [];
  const take = (area: number): Origin[] => {
    const origin = origins.get(area);
    origins.delete(area);
    return origin === undefined ? [] : [origin];
  };
  for (const event of events) {
    const { key, args } = event;
    const cause = causeIn(event);
    // A Season card is drawn by one and concerns all.
    const concerned = cause?.kind === 'seasonCard' ? [0, 1, 2, 3] : [args['who']];
    if (cause !== undefined) for (const seat of concerned) causes.set(seat, cause);
    if (key === 'runes-mixed') taken = [...take(args['area']), ...take(args['other'])];
    if (key === 'markers-taken-back' || key === 'tiles-taken-back') origins.clear();
    if (args['rune'] !== DRAGON) continue;
    if (key === 'rune-laid') origins.set(args['area'], { who: args['who'], cause: atSetup });
    if (key === 'rune-moved') for (const origin of take(args['area'])) origins.set(args['to'], origin);
    if (key === 'rune-placed')
      origins.set(
        args['area'],
        taken.shift() ?? { who: args['who'], cause: causes.get(args['who']) ?? atSetup },
      );
  }
  return origins;
};
