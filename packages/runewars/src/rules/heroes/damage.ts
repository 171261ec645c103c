import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import {
  hasFacedown,
  isSpent,
  oneReward,
  placeOfKind,
  placeUnder,
  rewardIn,
  turnUpReward,
} from './reward-places.ts';

/** The place of a Reward that could prevent damage outside the rounds of a duel now, or `NONE`. (Amulet of Shielding) */
const shieldOf = (t: Table, hero: number): number =>
  placeOfKind(
    t,
    hero,
    'prevent-damage',
    place => rewardIn(t, place).timings.includes('hero.damage') && !isSpent(t, place),
  );

/** As far as everybody can see, the hero might prevent damage. */
const mayShield = (t: Table, hero: number): boolean => hasFacedown(t, hero) || shieldOf(t, hero) !== NONE;

/** Uses the shield and answers how much it prevents. */
const shield = (t: Table, hero: number, place: number, amount: number): number => {
  turnUpReward(t, place);
  t.rewardUsed.add(place, 1);
  const { effect } = rewardIn(t, place);
  const most = effect.kind === 'prevent-damage' && effect.damage !== 'all' ? effect.damage : amount;
  const prevented = Math.min(most, amount);
  t.emit(events['hero-shielded'], hero, prevented);
  return prevented;
};

/** Puts damage on a hero, where it stays until he is healed. (RW-HERO-47) */
export const placeDamage = (t: Table, hero: number, amount: number): void => {
  if (amount === 0) return;
  t.heroDamage.add(hero, amount);
  t.emit(events['hero-damaged'], hero, amount, t.heroDamage.get(hero));
};

/**
 * A hero is dealt damage outside the rounds of a duel. Whether it defeats him is for the rule that dealt it to judge:
 * what comes before that differs.
 */
export const damageHero = procedure('damage-hero', { hero: count, amount: count, card: count }, steps =>
  steps
    .do((_t, f) => {
      f.card = PASS;
    })
    .when(
      (t, f) => f.amount > 0 && mayShield(t, f.hero),
      asked =>
        asked.ask('card', {
          ...oneReward<{ readonly hero: number }>(
            (_t, f) => f.hero,
            (t, f) => shieldOf(t, f.hero),
          ),
          prompt: (_t, f) => say('prompt.shield', { hero: f.hero, amount: f.amount }),
          rule: 'RW-REWARD-12',
        }),
    )
    .do((t, f) => {
      if (f.card !== PASS) f.amount -= shield(t, f.hero, placeUnder(t, f.hero, f.card), f.amount);
      placeDamage(t, f.hero, f.amount);
    }),
);
