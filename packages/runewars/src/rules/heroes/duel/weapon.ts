import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Destiny } from '../../../content/types.ts';
import type { Attribute } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { attributeIds, destinyIds } from '../../../pools.ts';
import { type CardText, colon, onlyIf, stop } from '../../../text/clause.ts';
import { destinies, timingsText } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { attributeOf } from '../attribute.ts';
import { turnUpBonus } from '../reward/add-to-attribute.ts';
import type { Reward } from '../reward/effect.ts';
import { isUnder, placeUnder, rewardIn, turnUpReward } from '../reward-places.ts';
import { testAttribute } from '../test.ts';
import { deal, heroOn, otherSide, seatOn } from './sides.ts';

/** A test of an attribute in a duel, the destinies that count, and the damage they do. */
export type DamageTest = {
  readonly attribute: Attribute;
  readonly on: readonly Destiny[];
  readonly damage: number;
};

type Strike = {
  /** As much as an attribute, if it names one. */
  readonly damage: number | Attribute;
  /** Routs do not prevent it. */
  readonly sure: boolean;
  /** A hero who defeats his opponent with it and survives loses all damage. */
  readonly healsOnDefeat: boolean;
  /** Damage to the hero himself that it prevents in the same round. */
  readonly prevents?: number;
  /** A hero whom it hurts and who survives the duel is routed at its end. */
  readonly routsSurvivor?: true;
  /** Strikes the opponent when the duel starts. */
  readonly opening?: DamageTest;
  /** Strikes the hero himself. */
  readonly risk?: DamageTest;
};

const { words, clause } = speech({
  'clause.deal.damage': ['{damage, count, thing.damage}', '{damage, count, thing.damage:acc}'],
  'clause.deal.attribute': [
    { damage: 'attribute' },
    'damage equal to their {damage}',
    'tyle obrażeń, ile wynosi jego {damage}',
  ],
  'clause.deal.sure': ['that routs cannot prevent', 'bez możliwości negowania rozbiciem'],
  'clause.deal.heals': [
    'and, if the opponent is defeated in that round and this hero is not, heals all damage',
    ', a jeśli w tej rundzie przeciwnik zostaje pokonany, a ten bohater nie, leczy wszystkie swoje obrażenia',
  ],
  'clause.deal.prevents': [
    'and prevents {prevents, count, thing.damage} dealt to them this round',
    'i neguje {prevents, count, thing.damage:acc} spośród zadanych mu w tej rundzie',
  ],
  'clause.deal.routs': [
    '; a hero who takes it and survives the duel is routed at its end',
    '; bohater, który je otrzymał i przetrwał pojedynek, na koniec zostaje rozbity',
  ],
  'clause.trial.test': ['test {attribute}, and on', 'przetestuj {attribute:acc}; jeśli symbol jest'],
  'clause.trial.then-test': [
    'then test {attribute}, and on',
    'następnie przetestuj {attribute:acc}; jeśli symbol jest',
  ],
  'clause.trial.strikes-opponent': [
    'this hero deals {damage, count, thing.damage}',
    ', ten bohater zadaje {damage, count, thing.damage:acc}',
  ],
  'clause.trial.strikes-hero': [
    'this hero takes {damage, count, thing.damage}',
    ', ten bohater otrzymuje {damage, count, thing.damage:acc}',
  ],
});

/** How the Reward of a place strikes, if it does. */
const strikeIn = (t: Table, place: number): Strike | undefined => {
  const { effect } = rewardIn(t, place);
  return effect.kind === 'deal-damage' ? effect : undefined;
};

const doesMore = ({ healsOnDefeat, prevents, routsSurvivor }: Strike): boolean =>
  healsOnDefeat || prevents !== undefined || routsSurvivor === true;

/** The strike of a side in this round, if it is with a Weapon that does more than damage. */
export const strikeOfRound = (t: Table, side: number): Strike | undefined =>
  t.duelDrinks.get(side) === 1 ? strikeIn(t, t.duelWeapon.get(side) - 1) : undefined;

/** The Weapons that a hero may use now: any, until one has been used in this duel. (RW-REWARD-08 to 11, 13) */
export const offerWeapons = (
  t: Table,
  side: number,
  offer: Offer,
  codeOf: (reward: number) => number,
): void => {
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (!isUnder(t, place, heroOn(t, side)) || strikeIn(t, place) === undefined) continue;
    const chosen = t.duelWeapon.get(side);
    if (chosen > 0 && chosen !== place + 1) continue;
    offer.add(codeOf(t.reward.at(place)));
  }
  denyOtherRewards(t, seatOn(t, side), offer, codeOf);
};

const strength = (t: Table, side: number, { damage }: Strike): number =>
  typeof damage === 'number' ? damage : attributeOf(t, heroOn(t, side), attributeIds.indexOf(damage));

const riskOf = (t: Table, side: number): DamageTest | undefined =>
  strikeIn(t, t.duelWeapon.get(side) - 1)?.risk;

/** The Weapon is shown and is the only one of this duel. (RW-REWARD-02, RW-REWARD-09) */
export const takeWeapon = (t: Table, side: number, reward: number): void => {
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
  if (doesMore(strike)) t.duelDrinks.set(side, 1);
  t.emit(events['weapon-used'], heroOn(t, side), t.reward.at(place), amount);
};

/** A Weapon strikes, and may turn against its hero. (Rage Blade, Dwarven Fire Bombs) */
export const wieldWeapon = procedure('wield-weapon', { side: count, burns: count }, steps =>
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

const trialText = (
  test: 'test' | 'then-test',
  { attribute, on, damage }: DamageTest,
  strikes: 'strikes-opponent' | 'strikes-hero',
): CardText => [
  clause(`clause.trial.${test}`, { attribute }),
  ...destinies(on),
  clause(`clause.trial.${strikes}`, { damage }),
];

const strikeText = ({ damage, sure, opening, risk, ...strike }: Strike): CardText => [
  clause(typeof damage === 'number' ? 'clause.deal.damage' : 'clause.deal.attribute', { damage }),
  ...onlyIf(sure, clause('clause.deal.sure')),
  ...onlyIf(strike.healsOnDefeat, clause('clause.deal.heals')),
  ...onlyIf(strike.prevents !== undefined, clause('clause.deal.prevents', strike)),
  ...onlyIf(strike.routsSurvivor === true, clause('clause.deal.routs')),
  ...(opening === undefined
    ? []
    : [stop, ...timingsText(['duel.start']), colon, ...trialText('test', opening, 'strikes-opponent')]),
  ...(risk === undefined ? [] : [stop, ...trialText('then-test', risk, 'strikes-hero')]),
];

export const dealsDamage: Reward<'deal-damage', Strike> = {
  clause: ['this hero deals', 'ten bohater zadaje'],
  details: strikeText,
  words,
  trait: 'weapon',
  tells: ({ opening }, moment) => opening !== undefined && moment === 'duel.start',
  bot: { answers: { 'opening-strike.card': 'playAny', 'duel-special.choice': 'wieldWeapon' } },
};
