import type { SeenEvent } from '@runehold/kernel/event/event';
import { isCombat } from '@runehold/rune-age/rules/view/numbers';
import type { Sight } from '@runehold/rune-age/rules/view/sight';
import type { Telling } from '../../../table/art/moment.ts';

/** What a Home Realm has suffered at one time: from where to where, and what was kept away. */
export type Harm = {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly saved: number;
};

/** Things that belong together: an Event and what it did, a combat and how it ended. */
export type Happening = {
  readonly key: string;
  readonly kind: 'event' | 'enemies' | 'combat' | 'eliminated' | 'traitor';
  /** What it began with. */
  readonly event: SeenEvent;
  readonly harms: Harm[];
  /** What else came of it. */
  readonly results: SeenEvent[];
};

const isEnd = /^(?:combat-ended|turn-began|round-began)$/;
const results = new Set([
  ...['took-city', 'kept-city', 'city-destroyed', 'took-stronghold', 'claimed-reward', 'defeated-enemy'],
  ...['defeated-objective', 'repelled', 'got-power', 'levied', 'gained-unit', 'pillaged', 'gave-reward'],
  ...['destroyed-reward', 'removed-gold', 'order-reversed', 'discarded'],
]);

const alone = {
  eliminated: 'eliminated',
  'turned-traitor': 'traitor',
  compared: 'combat',
  'event-drawn': 'event',
} as const;
const isAlone = (key: string): key is keyof typeof alone => Object.hasOwn(alone, key);

/** What was going on before anything was told: damage that comes then belongs to it. */
const goingOn = (before: Sight): Happening['kind'] => {
  if (isCombat(before)) return 'combat';
  return before.view.crumbs.some(({ procedure }) => procedure === 'start-of-event-phase')
    ? 'enemies'
    : 'event';
};

/** Puts together what was told, in its order. */
export const happeningsIn = (news: readonly Telling[], before: Sight): readonly Happening[] => {
  const found: Happening[] = [];
  let running: Happening | undefined;
  let saved = 0;
  const begin = (key: string, kind: Happening['kind'], event: SeenEvent): Happening => {
    const happening = { key, kind, event, harms: [], results: [] };
    found.push(happening);
    return happening;
  };
  for (const { key, event } of news) {
    const { who = 0, amount = 0, total = 0 } = event.args;
    if (isAlone(event.key)) {
      const happening = begin(key, alone[event.key], event);
      if (event.key === 'compared' || event.key === 'event-drawn') running = happening;
    } else if (event.key === 'shielded') saved += amount;
    else if (event.key === 'damaged') {
      running ??= begin(key, found.length === 0 ? goingOn(before) : 'enemies', event);
      running.harms.push({ seat: who, from: total - amount, to: total, saved });
      saved = 0;
    } else if (isEnd.test(event.key)) running = undefined;
    else if (results.has(event.key)) running?.results.push(event);
  }
  return found;
};
