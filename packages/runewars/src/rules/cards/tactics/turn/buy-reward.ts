import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { heroDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { reasons } from '../../../../words.ts';
import { isHeroOf } from '../../../heroes/desert.ts';
import { areaOf } from '../../../heroes/hero.ts';
import { ownHeroes } from '../../../heroes/offer-heroes.ts';
import { receiveReward } from '../../../heroes/reward-places.ts';
import { isFriendly } from '../../../map/areas.ts';
import { procedure } from '../../../rules.ts';
import { loseInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say } = speech({
  'prompt.who-finds-cache': ['Which hero receives the Reward?', 'Który bohater otrzymuje nagrodę?'],
});

/** Routed or not: a hero of the player's on ground that is his. */
const isAtHome = (t: Table, hero: number, seat: Seat): boolean => isFriendly(t, areaOf(t, hero), seat);

const anyAtHome = (t: Table, seat: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++)
    if (isHeroOf(t, hero, seat) && isAtHome(t, hero, seat)) return true;
  return false;
};

/** Hidden Cache: influence is its price. No quest is completed by it. */
const find = procedure('tactics-hidden-cache', { ...played, hero: count }, steps =>
  steps
    .do((t, f) => loseInfluence(t, f.seat, tacticsEffect(t, f.card, 'buy-reward').influence))
    .ask('hero', {
      kind: 'one',
      seat: 'seat',
      from: heroDomain,
      options: ownHeroes((t, { seat }, hero) => yesIf(isAtHome(t, hero, seat), reasons['area-not-yours'])),
      prompt: () => say('prompt.who-finds-cache'),
      rule: 'RW-REWARD-01',
    })
    .do((t, f) => {
      const { rewards } = tacticsEffect(t, f.card, 'buy-reward');
      for (let n = 0; n < rewards; n++) receiveReward(t, f.hero);
    }),
);

export const buysReward: Tactics<'buy-reward', { influence: number; rewards: number }> = {
  clause: [
    'spend {influence, count, thing.influence}; one of your heroes in an area you control receives {rewards, count, thing.reward}',
    'wydaj {influence, count, thing.influence:acc}; jeden z twoich bohaterów na obszarze pod twoją kontrolą otrzymuje {rewards, count, thing.reward:acc}',
  ],
  words,
  inTurn: {
    may: (t, seat, card) =>
      t.influence.get(seat) >= tacticsEffect(t, card, 'buy-reward').influence &&
      t.rewardDeck.total + t.rewardDiscard.total > 0 &&
      anyAtHome(t, seat),
    effect: find,
  },
  bot: { isTimely: always, isUseful: true, answers: { 'tactics-hidden-cache.hero': 'keepHero' } },
};
