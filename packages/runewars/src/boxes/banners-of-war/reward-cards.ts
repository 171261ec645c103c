import { one, theOne } from '../../content/names.ts';
import type { RewardCard } from '../../content/types-quests.ts';

const designed = {
  name: 'designed',
  copies: 'designed',
  effect: 'designed',
} as const satisfies RewardCard['sources'];

const kept = { copies: 1, discarded: false, runes: 0, sources: designed } as const;
const spent = { ...kept, discarded: true } as const;
const strike = { kind: 'deal-damage', damage: 1, sure: false, healsOnDefeat: false } as const;

/** The Reward cards of the expansion. (BW-SETUP-06) */
export const rewardCards: readonly RewardCard[] = [
  {
    id: 'reward-banner-of-the-elder-kings',
    name: one(
      theOne('Banner of the Elder Kings'),
      'm',
      'Sztandar, Sztandaru, Sztandarowi, Sztandar, Sztandarem, Sztandarze',
      'Pierwszych Królów',
    ),
    ...kept,
    timings: ['battle.tally.b'],
    effect: { kind: 'raise-strength', strength: 1 },
  },
  {
    id: 'reward-hoarfrost-blade',
    name: one(theOne('Hoarfrost Blade'), 'n', 'Ostrze, Ostrza, Ostrzu, Ostrze, Ostrzem, Ostrzu', 'szronu'),
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: { ...strike, prevents: 1 },
  },
  {
    id: 'reward-bulwark-of-archaut',
    name: one(
      theOne('Bulwark of Archaut'),
      'm',
      'Puklerz, Puklerza, Puklerzowi, Puklerz, Puklerzem, Puklerzu',
      'z Archaut',
    ),
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    limit: 'duel',
    uses: 2,
    effect: { kind: 'prevent-damage', damage: 2 },
  },
  {
    id: 'reward-winged-sandals',
    name: one(
      theOne('Winged Sandals'),
      'p',
      'Skrzydlate sandały, Skrzydlatych sandałów, Skrzydlatym sandałom, Skrzydlate sandały, Skrzydlatymi sandałami, Skrzydlatych sandałach',
    ),
    ...kept,
    timings: ['passive'],
    effect: { kind: 'gain-trait', trait: 'flying' },
  },
  {
    id: 'reward-wayfarers-purse',
    name: one(
      theOne('Wayfarer’s Purse'),
      'f',
      'Sakiewka, Sakiewki, Sakiewce, Sakiewkę, Sakiewką, Sakiewce',
      'wędrowca',
    ),
    ...kept,
    timings: ['passive'],
    effect: { kind: 'influence-for-quest', amount: 2 },
  },
  {
    id: 'reward-venom-etched-knife',
    name: one(
      theOne('Venom-Etched Knife'),
      'm',
      'Zatruty nóż, Zatrutego noża, Zatrutemu nożowi, Zatruty nóż, Zatrutym nożem, Zatrutym nożu',
    ),
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: { ...strike, sure: true, routsSurvivor: true },
  },
  {
    id: 'reward-commanders-warhorn',
    name: one(theOne('Commander’s Warhorn'), 'm', 'Róg, Rogu, Rogowi, Róg, Rogiem, Rogu', 'dowódcy'),
    ...spent,
    timings: ['battle.tally.a'],
    effect: { kind: 'stand-in-battle', units: 2 },
  },
  {
    id: 'reward-sands-of-the-lost-city',
    name: one(
      theOne('Sands of the Lost City'),
      'p',
      'Piaski, Piasków, Piaskom, Piaski, Piaskami, Piaskach',
      'Zaginionego Miasta',
    ),
    ...spent,
    timings: ['turn', 'quest.own-action'],
    effect: { kind: 'place-lost-city' },
  },
  {
    id: 'reward-ember-of-timmorran',
    name: one(theOne('Ember of Timmorran'), 'm', 'Żar, Żaru, Żarowi, Żar, Żarem, Żarze', 'Timmorrana'),
    ...spent,
    timings: ['turn'],
    effect: { kind: 'receive-rune' },
  },
];
