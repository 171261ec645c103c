import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { attributeIds, destinyIds } from '../../../pools.ts';
import { comma, onlyIf } from '../../../text/clause.ts';
import type { Passive } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { say } from '../../../words.ts';
import { duelCards } from '../../cards/tactics/moments/draw-more-for-duel.ts';
import { procedure } from '../../rules.ts';
import { damageHero } from '../damage.ts';
import { abilityOf } from '../hero.ts';
import { hasFacedown, oneReward, placeOfKind, placeUnder, rewardIn, turnUpReward } from '../reward-places.ts';
import { testAttribute } from '../test.ts';
import { aimAtUnits, hurtUnits } from './aim.ts';
import { shrugOff } from './armor.ts';
import { drawOmen } from './omen.ts';
import { ATTACKER, anyBeaten, heroOn, otherSide, seatOn } from './sides.ts';
import type { DamageTest } from './weapon.ts';

/** Damage at the start is placed at once: no rout icon prevents it. (RW-DUEL-12) */
const strikeAtStart = procedure('strike-at-start', { side: count, amount: count }, steps =>
  steps.when(
    (t, f) => heroOn(t, f.side) === NONE,
    units => units.call(() => aimAtUnits, { left: 'amount' }).do((t, f) => hurtUnits(t, f.amount)),
    hero =>
      hero.call(() => damageHero, {
        hero: (t, f) => heroOn(t, f.side),
        amount: (t, f) => f.amount - shrugOff(t, f.side, f.amount),
      }),
  ),
);

const openerOf = (t: Table, hero: number): number =>
  placeOfKind(t, hero, 'deal-damage', (_place, effect) => effect.opening !== undefined);

const openingOf = (t: Table, place: number): DamageTest => {
  const { effect } = rewardIn(t, place);
  if (effect.kind !== 'deal-damage' || effect.opening === undefined) throw new Error('no opening strike');
  return effect.opening;
};

/** As far as everybody can see, the hero might have a Weapon that strikes as the duel starts. */
const mightOpen = (t: Table, hero: number): boolean => hasFacedown(t, hero) || openerOf(t, hero) !== NONE;

/** A Weapon that strikes as the duel starts is then the Weapon of the duel. (RW-REWARD-09; Windstring Bow) */
const openingStrike = procedure('opening-strike', { side: count, card: count, hits: count }, steps =>
  steps
    .ask('card', {
      ...oneReward<{ readonly side: number }>(
        (t, f) => heroOn(t, f.side),
        (t, f) => openerOf(t, heroOn(t, f.side)),
      ),
      prompt: (t, f) => say('prompt.opening-strike', { hero: heroOn(t, f.side) }),
      rule: 'RW-DUEL-09',
    })
    .unless({ card: PASS }, strikes =>
      strikes
        .do((t, f) => {
          const place = placeUnder(t, heroOn(t, f.side), f.card);
          turnUpReward(t, place);
          t.duelWeapon.set(f.side, place + 1);
        })
        .call(
          () => testAttribute,
          (t, f, callee) => {
            callee.hero = heroOn(t, f.side);
            const { attribute } = openingOf(t, t.duelWeapon.get(f.side) - 1);
            callee.attribute = attributeIds.indexOf(attribute);
          },
          (t, f, callee) => {
            const { on } = openingOf(t, t.duelWeapon.get(f.side) - 1);
            f.hits = on.includes(destinyIds[callee.result]) ? 1 : 0;
          },
        )
        .when({ hits: 1 }, hits =>
          hits.call(() => strikeAtStart, {
            side: (_t, f) => otherSide(f.side),
            amount: (t, f) => openingOf(t, t.duelWeapon.get(f.side) - 1).damage,
          }),
        ),
    ),
);

/** What a hero takes himself for his strike. */
const priceOf = (t: Table, side: number): number =>
  abilityOf(t, heroOn(t, side), 'damage-at-start')?.price ?? 0;

/** What a hero does at the start of a duel, once in each. (RW-DUEL-09, RW-DUEL-10; Mad Carthos, Steelhorns, Grey Ker) */
export const startSide = procedure('duel-start', { side: count, strikes: count }, steps =>
  steps.when(
    (t, f) => heroOn(t, f.side) !== NONE,
    hero =>
      hero
        .call(() => duelCards, { side: 'side' })
        .when(
          (t, f) => abilityOf(t, heroOn(t, f.side), 'damage-at-start') !== undefined,
          able =>
            able
              .ask('strikes', {
                kind: 'yes',
                seat: (t, f) => seatOn(t, f.side),
                prompt: (t, f) => say('prompt.strike-at-start', { hero: heroOn(t, f.side) }),
                rule: 'RW-DUEL-10',
              })
              .when({ strikes: 1 }, strikes =>
                strikes
                  .when(
                    (t, f) => priceOf(t, f.side) > 0,
                    pays =>
                      pays.call(() => strikeAtStart, { side: 'side', amount: (t, f) => priceOf(t, f.side) }),
                  )
                  .call(() => strikeAtStart, {
                    side: (_t, f) => otherSide(f.side),
                    amount: (t, f) => abilityOf(t, heroOn(t, f.side), 'damage-at-start')?.damage ?? 0,
                  }),
              ),
        )
        .when(
          (t, f) =>
            f.side === ATTACKER && abilityOf(t, heroOn(t, f.side), 'destroy-on-destiny') !== undefined,
          omen => omen.call(() => drawOmen, { hero: (t, f) => heroOn(t, f.side) }),
        )
        .when(
          (t, f) => !anyBeaten(t) && mightOpen(t, heroOn(t, f.side)),
          may => may.call(() => openingStrike, { side: 'side' }),
        ),
  ),
);

const { words, clause } = speech({
  'clause.at-the-price': [
    'at the cost of {price, count, thing.damage} to this hero',
    'za co ten bohater otrzymuje {price, count, thing.damage:acc}',
  ],
});

/** Damage that routs do not prevent, in any duel of this hero, for damage that he takes first or for nothing. */
export const damagesAtStart: Passive<'damage-at-start', { damage: number; price?: number }> = {
  clause: [
    'deal {damage, count, thing.damage} that routs cannot prevent',
    'zadaj {damage, count, thing.damage:acc} bez możliwości negowania rozbiciem',
  ],
  details: effect => onlyIf(effect.price !== undefined, comma, clause('clause.at-the-price', effect)),
  words,
};
