import { seenIn } from '@runehold/kernel/layout/zone-json';
import { REWARD_PLACES } from '../layout.ts';
import { isTaken, type Sight } from './sight.ts';

/** Heroes in play, all or those of a seat, by number. */
export const heroesOf = ({ t, content }: Sight, seat?: number): number[] => {
  const inPlay = new Set(seenIn(t.heroesInPlay).map(([id]) => id));
  return content.heroes.flatMap(({ id }, hero) =>
    inPlay.has(id) && (seat === undefined || t.heroOwner[hero] === seat + 1) ? [hero] : [],
  );
};

export const heroesIn = (sight: Sight, area: number): number[] =>
  heroesOf(sight).filter(hero => sight.t.heroArea[hero] === area + 1);

export const healthLeft = ({ t, content }: Sight, hero: number): number =>
  Math.max(0, content.heroes[hero].health - t.heroDamage[hero]);

/** The places of the Rewards under a hero's card. */
export const rewardsUnder = ({ t }: Sight, hero: number): number[] =>
  Array.from({ length: REWARD_PLACES }, (_, place) => place).filter(
    place => t.rewardHero[place] === hero + 1 && isTaken(t.reward[place]),
  );
