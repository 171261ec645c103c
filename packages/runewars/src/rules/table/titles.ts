import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { turnDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { reasons, say } from '../../words.ts';
import { discardReward } from '../heroes/reward-places.ts';
import { procedure } from '../rules.ts';
import { receiveRune } from '../runes/receive.ts';
import { heldRewardDomain, offerHeldRewards, placeOfHeld, rewardsHeld } from './held-rewards.ts';
import { gainInfluence } from './resources.ts';
import { holderOfTitle, titleEffect } from './title-owner.ts';

/** Whoever owns the Primarch is paid when a Season card of the Wizards' Council is drawn. (RW-TITLE-07, RW-TITLE-09) */
export const payPrimarch = (t: Table, seasonCard: number): void => {
  const seat = holderOfTitle(t, 'influence-on-tag');
  const effect = titleEffect(t, 'influence-on-tag');
  if (seat === NONE || effect === undefined || !t.content.seasonCards[seasonCard].wizardsCouncil) return;
  gainInfluence(t, seat, effect.amount);
};

/** How many Rewards the Captain discards for a dragon rune; 0 if no Title says so. */
const captainPrice = (t: Table): number => titleEffect(t, 'rewards-for-runes')?.rewards ?? 0;

/** Once in each turn of the owner's, if his heroes have enough Rewards. (RW-TITLE-08) */
const mayExchange = (t: Table, seat: Seat): Verdict => {
  if (t.captainUsed === 1) return no(reasons['captain-done']);
  const held = rewardsHeld(t, seat);
  return held >= captainPrice(t) ? YES : no(reasons['too-few-rewards'], captainPrice(t), held);
};

export const offerCaptain = (t: Table, seat: Seat, offer: Offer): void => {
  if (holderOfTitle(t, 'rewards-for-runes') !== seat) return;
  offer.consider(turnDomain.code('captain'), mayExchange(t, seat));
};

const MOST_REWARDS = 5;

/** The Captain of the Heroes' League discards Rewards of any of his heroes for a dragon rune. (RW-TITLE-08) */
export const captainExchange = procedure(
  'captain-exchange',
  { seat: count, rewards: listOf(MOST_REWARDS) },
  steps =>
    steps
      .ask('rewards', {
        kind: 'some',
        seat: 'seat',
        from: heldRewardDomain,
        options: (t, f, offer) => offerHeldRewards(t, f.seat, offer),
        min: t => captainPrice(t),
        max: t => captainPrice(t),
        hidden: true,
        prompt: t => say('prompt.captain', { count: captainPrice(t) }),
        rule: 'RW-TITLE-08',
      })
      .do((t, f) => {
        t.captainUsed = 1;
        for (let i = 0; i < f.rewards.length; i++) {
          discardReward(t, placeOfHeld(t, f.rewards.at(i)));
        }
      })
      .call(() => receiveRune, { seat: 'seat' }),
);
