import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { heroDuel } from '../../../boxes/base/heroes.ts';
import type { DamageTest, RewardEffect } from '../../../content/types-quests.ts';
import { rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { attributeIds, destinyIds } from '../../../pools.ts';
import { events, say } from '../../../words.ts';
import { drawFate, fateFor } from '../../cards/fate.ts';
import { unitAt } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { attributeOf, turnUpBonus } from '../attribute.ts';
import { isUnder, placeUnder, rewardIn, turnUpReward } from '../reward-places.ts';
import { testAttribute } from '../test.ts';
import { ATTACKER, deal, heroOn, isUnitDown, otherSide, questColumn, questSpecial, seatOn } from './sides.ts';

/** What a hero may do with a special icon. (RW-DUEL-17, RW-DUEL-18) */
const iconDomain = union('duelIcon', { strike: only, reward: rewardDomain, nothing: only });

type Strike = Extract<RewardEffect, { kind: 'deal-damage' }>;

const strikeIn = (t: Table, place: number): Strike | undefined => {
  const { effect } = rewardIn(t, place);
  return effect.kind === 'deal-damage' ? effect : undefined;
};

const byWeapon = (reward: number): number => iconDomain.code('reward', reward);

/** The Weapons that a hero may use now: any, until one has been used in this duel. (RW-REWARD-08 to 11, 13) */
const offerWeapons = (t: Table, side: number, offer: Offer): void => {
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (!isUnder(t, place, heroOn(t, side)) || strikeIn(t, place) === undefined) continue;
    const chosen = t.duelWeapon.get(side);
    if (chosen > 0 && chosen !== place + 1) continue;
    offer.add(byWeapon(t.reward.at(place)));
  }
  denyOtherRewards(t, seatOn(t, side), offer, byWeapon);
};

const strength = (t: Table, side: number, { damage }: Strike): number =>
  typeof damage === 'number' ? damage : attributeOf(t, heroOn(t, side), attributeIds.indexOf(damage));

const riskOf = (t: Table, side: number): DamageTest | undefined =>
  strikeIn(t, t.duelWeapon.get(side) - 1)?.risk;

/** The Weapon is shown and is the only one of this duel. (RW-REWARD-02, RW-REWARD-09) */
const takeWeapon = (t: Table, side: number, reward: number): void => {
  const place = placeUnder(t, heroOn(t, side), reward);
  turnUpReward(t, place);
  t.duelWeapon.set(side, place + 1);
};

/** The attribute that the strength of the chosen Weapon depends on, or `NONE`. (Rage Blade) */
const attributeBehind = (t: Table, side: number): number => {
  const damage = strikeIn(t, t.duelWeapon.get(side) - 1)?.damage;
  return typeof damage === 'string' ? attributeIds.indexOf(damage) : NONE;
};

const strikeWithWeapon = (t: Table, side: number): void => {
  const place = t.duelWeapon.get(side) - 1;
  const strike = strikeIn(t, place);
  if (strike === undefined) return;
  const amount = strength(t, side, strike);
  deal(t, otherSide(side), amount, true, strike.sure);
  if (strike.healsOnDefeat) t.duelDrinks.set(side, 1);
  t.emit(events['weapon-used'], heroOn(t, side), t.reward.at(place), amount);
};

const strikeWithout = (t: Table, side: number): void => {
  deal(t, otherSide(side), heroDuel.specialDamage, true, false);
  t.emit(events['hero-struck'], heroOn(t, side), heroDuel.specialDamage);
};

/** A Weapon strikes, and may turn against its hero. (Rage Blade, Dwarven Fire Bombs) */
const wieldWeapon = procedure('wield-weapon', { side: count, burns: count }, steps =>
  steps
    .when(
      (t, f) => attributeBehind(t, f.side) !== NONE,
      strong =>
        strong.call(() => turnUpBonus, {
          hero: (t, f) => heroOn(t, f.side),
          attribute: (t, f) => attributeBehind(t, f.side),
        }),
    )
    .do((t, f) => strikeWithWeapon(t, f.side))
    .when(
      (t, f) => riskOf(t, f.side) !== undefined,
      risky =>
        risky
          .call(
            () => testAttribute,
            {
              hero: (t, f) => heroOn(t, f.side),
              attribute: (t, f) => attributeIds.indexOf(riskOf(t, f.side)?.attribute ?? 'agility'),
            },
            (t, f, callee) => {
              f.burns = riskOf(t, f.side)?.on.includes(destinyIds[callee.result]) ? 1 : 0;
            },
          )
          .do((t, f) => {
            if (f.burns === 1) deal(t, f.side, riskOf(t, f.side)?.damage ?? 0, false, false);
          }),
    ),
);

/** A hero's special icon: the standard damage, a Weapon, or nothing. (RW-DUEL-17) */
export const heroSpecial = procedure('duel-special', { side: count, choice: count }, steps =>
  steps
    .ask('choice', {
      kind: 'one',
      seat: (t, f) => seatOn(t, f.side),
      from: iconDomain,
      options: (t, f, offer) => {
        offer.add(iconDomain.code('strike'));
        offerWeapons(t, f.side, offer);
        offer.add(iconDomain.code('nothing'));
      },
      hidden: true,
      prompt: (t, f) => say('prompt.duel-special', { hero: heroOn(t, f.side) }),
      about: (_t, f) => ({ side: otherSide(f.side) }),
      rule: 'RW-DUEL-17',
    })
    .choose('choice', iconDomain, {
      strike: strikes => strikes.do((t, f) => strikeWithout(t, f.side)),
      reward: uses =>
        uses
          .do((t, f) => takeWeapon(t, f.side, iconDomain.valueOf(f.choice)))
          .call(() => wieldWeapon, { side: 'side' }),
      nothing: rests => rests.do((t, f) => t.emit(events['icon-unused'], heroOn(t, f.side))),
    }),
);

/** Rout and damage icons of a hero's card. (RW-DUEL-19 to 22) */
export const plainIcon = (t: Table, side: number): void => {
  const card = t.fateShown.at(side).at(0);
  if (card === NONE) return;
  const result = fateFor(t, card, heroDuel.unitClass);
  if (result.kind === 'damage') deal(t, otherSide(side), result.amount, false, false);
  if (result.kind === 'rout') t.duelGuard.add(side, result.amount);
};

export const showsSpecial = (t: Table, side: number): boolean => {
  const card = t.fateShown.at(side).at(0);
  return card !== NONE && fateFor(t, card, heroDuel.unitClass).kind === 'special';
};

/** One card of a quest unit. A unit that draws again resolves the new card at once, so often in a duel. (RW-DUEL-38 to 40) */
const resolveUnitCard = (t: Table, unit: number, card: number): void => {
  const result = fateFor(t, card, unitAt(t, 0, questColumn(t)).unitClass);
  if (result.kind === 'damage') deal(t, ATTACKER, result.amount, false, false);
  if (result.kind === 'rout') t.questGuard.add(unit, result.amount);
  if (result.kind === 'special') resolveUnitSpecial(t, unit);
};

const resolveUnitSpecial = (t: Table, unit: number): void => {
  const effect = questSpecial(t);
  switch (effect.kind) {
    case 'nothing':
      return;
    case 'damage':
      deal(t, ATTACKER, effect.damage, true, false);
      return;
    case 'damage-as-carried':
      deal(t, ATTACKER, t.questHurt.get(unit), true, false);
      return;
    case 'set-health':
      t.questTough.set(unit, effect.health);
      t.emit(events['quest-unit-hardened'], unit, effect.health);
      return;
    case 'damage-and-draw-fate':
      deal(t, ATTACKER, effect.damage, true, false);
      drawAgain(t, unit, effect.cards, effect.perDuel);
  }
};

const drawAgain = (t: Table, unit: number, cards: number, perDuel: number): void => {
  if (t.questAgain.get(unit) >= perDuel) return;
  t.questAgain.add(unit, 1);
  const row = t.fateShown.at(1);
  const before = row.total;
  drawFate(t, cards, row);
  for (let slot = before; slot < row.total; slot++) {
    t.emit(events['fate-shown'], row.at(slot));
    resolveUnitCard(t, unit, row.at(slot));
  }
};

/** Each quest unit that is up resolves its card, in the order in which they were drawn. (RW-DUEL-48) */
export const resolveUnits = (t: Table): void => {
  let slot = 0;
  for (let unit = 0; unit < t.questUnits; unit++) {
    if (isUnitDown(t, unit)) continue;
    const card = t.fateShown.at(1).at(slot++);
    if (card !== NONE) resolveUnitCard(t, unit, card);
  }
};
