import type { SeenEvent } from '@runehold/kernel/event/event';
import { cardsOwned } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, citiesAt, type Sight } from '@runehold/rune-age/rules/view/sight';

/** What decided a game: the condition of its scenario, or that it was given up. (RA-WIN-01, RA-WIN-03) */
export type Decision =
  | 'objective'
  | 'monument'
  | 'survivor'
  | 'together'
  | 'fallen'
  | 'traitor'
  | 'stopped'
  | 'nobody';

/** What decided the game, read off its places and what was told. */
export const decisionOf = ({ t, view }: Sight, way: string, events: readonly SeenEvent[]): Decision => {
  const winners = view.places.filter(place => place === 1).length;
  const has = (wanted: string): boolean => events.some(({ key }) => key === wanted);
  if (winners === 0) {
    if (!has('eliminated') && has('proposed-stop')) return 'stopped';
    return way === 'cataclysm' ? 'fallen' : 'nobody';
  }
  if (way === 'cataclysm') return t.traitor >= 0 && winners === 1 && t.seats > 1 ? 'traitor' : 'together';
  if (has('defeated-objective')) return 'objective';
  return way === 'monument' ? 'monument' : 'survivor';
};

/** The last sum that was struck: what the army had, and against what. */
export const lastSum = (
  events: readonly SeenEvent[],
): { readonly strength: number; readonly against: number } | undefined => {
  const { strength, against } = events.findLast(({ key }) => key === 'compared')?.args ?? {};
  return strength === undefined ? undefined : { strength, against };
};

/** In which round each city was last taken, and each Reward claimed, by the number of the thing. */
export const roundsOf = (
  events: readonly SeenEvent[],
): { readonly cities: ReadonlyMap<number, number>; readonly rewards: ReadonlyMap<number, number> } => {
  const [cities, rewards] = [new Map<number, number>(), new Map<number, number>()];
  let round = 0;
  for (const { key, args } of events) {
    if (key === 'round-began') round = args['round'];
    if (key === 'took-city') cities.set(args['city'], round);
    if (key === 'claimed-reward' || key === 'defeated-enemy') rewards.set(args['event'], round);
  }
  return { cities, rewards };
};

/** The fights a seat began, and those it won. */
export const fightsOf = (
  events: readonly SeenEvent[],
  seat: number,
): { readonly won: number; readonly of: number } => {
  const won = new Set(['took-city', 'took-stronghold', 'defeated-enemy', 'defeated-objective']);
  const own = events.filter(({ args }) => args['who'] === seat);
  return {
    won: own.filter(({ key }) => won.has(key)).length,
    of: own.filter(({ key }) => key.startsWith('attacked-')).length,
  };
};

/** A deck by what its cards are for. */
export const deckOf = (
  sight: Sight,
  seat: number,
): Readonly<Record<'all' | 'gold' | 'own' | 'neutral', number>> => {
  const count = { all: 0, gold: 0, own: 0, neutral: 0 };
  for (const [card, copies] of cardsOwned(sight, seat)) {
    const { kind, race } = cardOf(sight, card);
    count.all += copies;
    if (kind === 'gold') count.gold += copies;
    else if (race === undefined) count.neutral += copies;
    else count.own += copies;
  }
  return count;
};

/** The cities that a seat holds at the end, by number. */
export const citiesHeld = (sight: Sight, seat: number): number[] =>
  citiesAt(sight, 2 + seat).map(([, city]) => city);
