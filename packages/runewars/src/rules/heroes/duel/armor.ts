import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { FateResult } from '../../../content/types.ts';
import { rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { type CardText, comma, listed, onlyIf } from '../../../text/clause.ts';
import type { Passive } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { abilityOf } from '../hero.ts';
import type { Reward } from '../reward/effect.ts';
import { hasFacedown, isSpent, isUnder, placeUnder, rewardIn, turnUpReward } from '../reward-places.ts';
import { heroOn, resultOn, seatOn } from './sides.ts';
import { strikeOfRound } from './weapon.ts';

type Prevention = {
  readonly damage: number | 'all';
  /** Only what special icons deal. */
  readonly of?: 'special';
  /** Only with such a Fate card of the hero's own. */
  readonly own?: readonly FateResult['kind'][];
};

const { words, clause, say } = speech({
  'prompt.duel-armor': [
    { hero: 'hero', amount: 'number' },
    '{hero} is dealt {amount} damage. Use a Reward?',
    '{hero} otrzymuje {amount, count, thing.damage:acc}. Czy używasz nagrody?',
  ],
  'clause.prevent.some': [
    'up to {damage, count, thing.damage} to this hero',
    'najwyżej {damage, count, thing.damage:acc} tego bohatera',
  ],
  'clause.prevent.all': ['all damage to this hero', 'wszystkie obrażenia tego bohatera'],
  'clause.prevent.of-special': ['from special icons', 'od symboli specjalnej zdolności'],
  'clause.prevent.own-card': ['if this hero’s own Fate card shows', 'jeśli jego karta losu pokazuje'],
  'clause.icon.miss': ['a miss', 'pudło'],
  'clause.icon.special': ['a special icon', 'symbol specjalnej zdolności'],
  'clause.icon.damage': ['damage', 'obrażenia'],
  'clause.icon.rout': ['a rout', 'rozbicie'],
});

/** What the Weapon that a hero has struck with in this round prevents. (Hoarfrost Blade) */
const parry = (t: Table, side: number): void => {
  const prevented = Math.min(strikeOfRound(t, side)?.prevents ?? 0, t.duelDamage.get(side));
  if (prevented === 0) return;
  t.duelDamage.add(side, -prevented);
  t.emit(events['armor-used'], heroOn(t, side), t.reward.at(t.duelWeapon.get(side) - 1), prevented);
};

/** What a hero prevents of the first damage that he is dealt in a duel, at its start or in a round. (Trenloe the Strong) */
export const shrugOff = (t: Table, side: number, amount: number): number => {
  const able = abilityOf(t, heroOn(t, side), 'shrug-off-damage');
  if (able === undefined || amount === 0 || t.duelRedrawn.get(side) === 1) return 0;
  t.duelRedrawn.set(side, 1);
  const prevented = Math.min(able.damage, amount);
  t.emit(events['hero-shielded'], heroOn(t, side), prevented);
  return prevented;
};

/** What rout icons leave of the damage of this round; they prevent nothing that is sure. (RW-DUEL-19, RW-DUEL-20) */
export const guard = (t: Table, side: number): void => {
  const preventable = t.duelDamage.get(side) - t.duelSure.get(side);
  const prevented = Math.min(preventable, t.duelGuard.get(side));
  t.duelDamage.add(side, -prevented);
  if (prevented > 0) t.emit(events['hero-guarded'], heroOn(t, side), prevented);
  parry(t, side);
  t.duelDamage.add(side, -shrugOff(t, side, t.duelDamage.get(side)));
  // Damage of special icons is spared last, so that an Armor against it keeps its use.
  t.duelSpecial.set(side, Math.min(t.duelSpecial.get(side), t.duelDamage.get(side)));
};

const fitsOwnCard = (t: Table, side: number, own: Prevention['own']): boolean => {
  if (own === undefined) return true;
  const result = resultOn(t, side);
  return result !== undefined && own.includes(result.kind);
};

/** How much an Armor would prevent now. (Runeplate, Ghost Armor, Dunwarr Mail) */
const preventedBy = (t: Table, side: number, { damage, of, own }: Prevention): number => {
  if (!fitsOwnCard(t, side, own)) return 0;
  const dealt = of === 'special' ? t.duelSpecial.get(side) : t.duelDamage.get(side);
  return damage === 'all' ? dealt : Math.min(damage, dealt);
};

const preventionIn = (t: Table, place: number): Prevention | undefined => {
  const { effect, timings } = rewardIn(t, place);
  return effect.kind === 'prevent-damage' && timings.includes('duel.damage') ? effect : undefined;
};

/** The Armors that a hero may use in this round: any, until one has been used in this duel. (RW-REWARD-08 to 10, 12) */
const isUsable = (t: Table, side: number, place: number): boolean => {
  if (!isUnder(t, place, heroOn(t, side)) || isSpent(t, place)) return false;
  const prevention = preventionIn(t, place);
  if (prevention === undefined || preventedBy(t, side, prevention) === 0) return false;
  const chosen = t.duelArmor.get(side);
  return chosen === 0 || chosen === place + 1;
};

const offerArmors = (t: Table, side: number, offer: Offer): void => {
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (isUsable(t, side, place)) offer.add(t.reward.at(place));
  }
  denyOtherRewards(t, seatOn(t, side), offer);
};

const hasUsable = (t: Table, side: number): boolean => {
  for (let place = 0; place < t.rewardPlaces; place++) if (isUsable(t, side, place)) return true;
  return false;
};

/** As far as everybody can see, a facedown Reward might be an Armor for this duel. */
const mightHaveArmor = (t: Table, side: number): boolean =>
  t.duelArmor.get(side) === 0 && hasFacedown(t, heroOn(t, side));

const useArmor = (t: Table, side: number, reward: number): void => {
  const place = placeUnder(t, heroOn(t, side), reward);
  const prevention = preventionIn(t, place);
  if (prevention === undefined) return;
  turnUpReward(t, place);
  t.duelArmor.set(side, place + 1);
  if (rewardIn(t, place).limit !== undefined) t.rewardUsed.add(place, 1);
  const prevented = preventedBy(t, side, prevention);
  t.duelDamage.add(side, -prevented);
  t.emit(events['armor-used'], heroOn(t, side), reward, prevented);
};

/** A hero who is dealt damage may use an Armor, before anything is placed. (RW-DUEL-24, RW-REWARD-12) */
export const useArmorNow = procedure('duel-armor', { side: count, card: count }, steps =>
  steps.when(
    (t, f) => t.duelDamage.get(f.side) > 0 && (hasUsable(t, f.side) || mightHaveArmor(t, f.side)),
    asked =>
      asked
        .ask('card', {
          kind: 'one',
          seat: (t, f) => seatOn(t, f.side),
          from: rewardDomain,
          options: (t, f, offer) => offerArmors(t, f.side, offer),
          optional: true,
          pass: skipping,
          hidden: true,
          prompt: (t, f) =>
            say('prompt.duel-armor', { hero: heroOn(t, f.side), amount: t.duelDamage.get(f.side) }),
          rule: 'RW-REWARD-12',
        })
        .do((t, f) => {
          if (f.card !== PASS) useArmor(t, f.side, f.card);
        }),
  ),
);

const preventionText = ({ damage, of, own = [] }: Prevention): CardText => [
  damage === 'all' ? clause('clause.prevent.all') : clause('clause.prevent.some', { damage }),
  ...onlyIf(of === 'special', clause('clause.prevent.of-special')),
  ...onlyIf(
    own.length > 0,
    comma,
    clause('clause.prevent.own-card'),
    ...listed(
      own.map(icon => [clause(`clause.icon.${icon}`)]),
      'or',
    ),
  ),
];

/** In the rounds of duels, or outside them as its timing says. */
export const preventsDamage: Reward<'prevent-damage', Prevention> = {
  clause: ['prevent', 'zaneguj'],
  details: preventionText,
  words,
  trait: 'armor',
  bot: { answers: { 'duel-armor.card': 'playAny', 'damage-hero.card': 'playAny' } },
};

/** Of the first damage in each duel, whoever deals it and when. */
export const shrugsOffDamage: Passive<'shrug-off-damage', { damage: number }> = {
  clause: [
    'prevent {damage} of the first damage dealt to this hero in each duel',
    'z pierwszych obrażeń zadanych temu bohaterowi w każdym pojedynku zaneguj {damage}',
  ],
};
