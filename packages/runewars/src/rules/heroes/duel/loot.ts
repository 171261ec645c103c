import type { Frame } from '@runehold/kernel/layout/locals';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { heroDomain, rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { REWARD_PLACES } from '../../../pools.ts';
import { say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { handOut } from '../hand-out.ts';
import { areaOf, ownerOf, ownHeroesIn } from '../hero.ts';
import { offerHeroesIn } from '../offer-heroes.ts';
import { isUnder, passReward } from '../reward-places.ts';

const looted = {
  winner: count,
  loser: count,
  places: listOf(REWARD_PLACES),
  heirs: listOf(REWARD_PLACES),
};

/** Takes everything to the winner, so that his player sees what he shares out. (RW-HERO-51) */
const take = (t: Table, f: Frame<typeof looted>): void => {
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (!isUnder(t, place, f.loser)) continue;
    passReward(t, place, f.winner);
    f.places.push(place);
  }
};

const share = (t: Table, f: Frame<typeof looted>): void => {
  const places: number[] = [];
  for (let n = 0; n < f.places.length; n++) places.push(f.places.at(n));
  handOut(t, places, f.heirs);
};

/** The survivor's player shares the Rewards of the beaten hero among his heroes in the area. (RW-DUEL-28, RW-HERO-50, 51) */
export const loot = procedure('loot', looted, steps =>
  steps.do(take).when(
    (t, f) => f.places.length > 0 && ownHeroesIn(t, ownerOf(t, f.winner), areaOf(t, f.winner)) > 1,
    several =>
      several
        .ask('heirs', {
          kind: 'arrange',
          seat: (t, f) => ownerOf(t, f.winner),
          items: rewardDomain,
          take: (t, f, items) => {
            for (let n = 0; n < f.places.length; n++) items.push(t.reward.at(f.places.at(n)));
          },
          from: heroDomain,
          options: (t, f, offer) =>
            offerHeroesIn(t, ownerOf(t, f.winner), areaOf(t, f.winner), offer, t.rewardPlaces),
          hidden: true,
          prompt: (_t, f) => say('prompt.loot', { loser: f.loser }),
          rule: 'RW-HERO-50',
        })
        .do((t, f) => {
          share(t, f);
          f.heirs.clear();
        }),
  ),
);
