import type { SeenEvent } from '@runehold/kernel/event/event';
import { seenAt } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { explorationIds } from '@runehold/runewars/pools';
import { areasOf, locationIn, tokenIn } from '@runehold/runewars/rules/view/areas';
import { heroesOf, rewardsUnder } from '@runehold/runewars/rules/view/heroes';
import { cityIn } from '@runehold/runewars/rules/view/land';
import { rankingOf, runeIn } from '@runehold/runewars/rules/view/runes';
import type { Sight } from '../sight.ts';
import type { Origin } from './origins.ts';
import { originsOf } from './origins.ts';

/** One source of dragon runes at the end. */
export type Source =
  | {
      readonly kind: 'token';
      readonly area: number;
      readonly runes: number;
      readonly origin: Origin | undefined;
    }
  | { readonly kind: 'city'; readonly area: number; readonly runes: number; readonly city: number }
  | { readonly kind: 'location'; readonly area: number; readonly runes: number; readonly token: string }
  | { readonly kind: 'reward'; readonly reward: number; readonly hero: number; readonly runes: number };

/** What a seat ends with. */
export type FinalStanding = {
  readonly seat: number;
  /** As the rules give it: the winners share the first, all others the second. */
  readonly place: number;
  /** Where it came in among all, by what decides. */
  readonly rank: number;
  readonly sources: readonly Source[];
  readonly runes: number;
  readonly influence: number;
  readonly start: number;
};

/** What decided the game. (RW-WIN-09, RW-WIN-16 to 18, RW-ORIG-03, RW-ELIM-10) */
export type Decision = 'victory-card' | 'at-once' | 'runes' | 'influence' | 'start' | 'shared' | 'survival';

const tokensOf = (sight: Sight, seat: number, origins: ReadonlyMap<number, Origin>): Source[] =>
  areasOf(sight, seat).flatMap((area): Source[] => {
    const location = locationIn(sight, area);
    const city = cityIn(sight, area);
    return [
      ...(city !== undefined && city.runes > 0 && !city.isCovered
        ? [{ kind: 'city', area, runes: city.runes, city: city.city } as const]
        : []),
      ...(runeIn(sight, area) === 'dragon'
        ? [{ kind: 'token', area, runes: 1, origin: origins.get(area) } as const]
        : []),
      ...(location?.kind === 'count-runes'
        ? [
            {
              kind: 'location',
              area,
              runes: location.runes,
              token: explorationIds[tokenIn(sight, area)?.seen ?? NONE] ?? '',
            } as const,
          ]
        : []),
    ];
  });

const rewardsOf = (sight: Sight, seat: number): Source[] =>
  heroesOf(sight, seat).flatMap(hero =>
    rewardsUnder(sight, hero).flatMap((place): Source[] => {
      const reward = seenAt(sight.t.reward, place, sight.me);
      const runes = sight.content.rewardCards[reward]?.runes ?? 0;
      return runes === 0 ? [] : [{ kind: 'reward', reward, hero, runes }];
    }),
  );

/** The seats that were eliminated, in the order in which they went. */
const goneIn = (events: readonly SeenEvent[]): number[] =>
  events.flatMap(({ key, args }) => (key === 'eliminated' ? [args['who']] : []));

/** The battles a seat fought, against people and neutral units, and those it won. */
export const battlesOf = (
  events: readonly SeenEvent[],
  seat: number,
): { readonly won: number; readonly of: number } => {
  const isIn = ({ key, args }: SeenEvent): boolean =>
    (key === 'battle-began' && (args['who'] === seat || args['against'] === seat)) ||
    (key === 'neutrals-attacked' && args['who'] === seat);
  return {
    won: events.filter(({ key, args }) => key === 'battle-won' && args['who'] === seat).length,
    of: events.filter(isIn).length,
  };
};

/** What everybody ends with, the winners first, from the eyes of somebody who sees everything. */
export const standingsOf = (sight: Sight, events: readonly SeenEvent[]): readonly FinalStanding[] => {
  const origins = originsOf(events);
  return rankingOf(sight, goneIn(events)).map(({ seat, place: rank }): FinalStanding => {
    const sources = [...tokensOf(sight, seat, origins), ...rewardsOf(sight, seat)];
    return {
      seat,
      place: sight.view.places[seat],
      rank,
      sources,
      runes: sources.reduce((sum, { runes }) => sum + runes, 0),
      influence: sight.t.influence.get(seat),
      start: sight.content.factions[sight.t.faction.get(seat) - 1]?.influence ?? 0,
    };
  });
};

/** What decided the game, read off who was counted at its end. */
export const decisionOf = (
  { t }: Sight,
  events: readonly SeenEvent[],
  standings: readonly FinalStanding[],
): Decision => {
  const counted = events.filter(({ key }) => key === 'runes-counted');
  const alive = standings.filter(({ seat }) => t.alive.get(seat) === 1);
  if (counted.length === 0 || alive.length < 2) return 'survival';
  const claimed = events.some(({ key }) => key === 'victory-claimed');
  const winners = standings.filter(({ place }) => place === 1);
  // After the last year everybody is counted; before it only whoever wins.
  if (counted.length === 1) return claimed ? 'victory-card' : 'at-once';
  const rivals = (same: (other: FinalStanding) => boolean): boolean =>
    alive.some(other => other.place !== 1 && same(other));
  const [{ runes, influence }] = winners;
  if (winners.length > 1) return 'shared';
  if (!rivals(other => other.runes === runes)) return 'runes';
  return rivals(other => other.runes === runes && other.influence === influence) ? 'start' : 'influence';
};
