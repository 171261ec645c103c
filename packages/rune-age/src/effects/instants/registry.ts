import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import { clausesOf, judgesOf, type SaidBy, wordsOf } from '../vocabulary.ts';
import * as attacks from './attacks.ts';
import * as choices from './choices.ts';
import * as cityTolls from './city-tolls.ts';
import * as gifts from './gifts.ts';
import * as tolls from './tolls.ts';

/** All Instants. Rules number them by their places here, so a new one is added at the end. */
export const instantRules = [
  attacks.attack,
  attacks.damageAll,
  attacks.damageByEnemies,
  tolls.rewardOrDamage,
  tolls.unitOrDamage,
  tolls.influenceOrDamage,
  tolls.discardValue,
  cityTolls.goldOrCities,
  cityTolls.unitsOrCity,
  gifts.eachDraws,
  gifts.gainUnit,
  gifts.giveAsReward,
  choices.destroyChosenCity,
  choices.traitor,
  gifts.removeGold,
  gifts.reverseOrder,
  gifts.nextRound,
] as const;

/** What happens when an Instant is drawn. */
export type InstantEffect = SaidBy<(typeof instantRules)[number]>;

export const instantEvents = {
  ...attacks.events,
  ...tolls.events,
  ...cityTolls.events,
  ...gifts.events,
  ...choices.events,
};
export const instantJudges = judgesOf(instantRules);
export const instantWords = joinBilingual(
  wordsOf([attacks, tolls, cityTolls, gifts, choices]),
  clausesOf('instant', instantRules),
  // While an Instant is carried out, its name says where the game stands.
  bilingual(
    Object.fromEntries(
      instantRules.map(({ procedure }) => [
        `crumb.${procedure.name}`,
        [{ event: 'event' }, '{event}', '{event}'],
      ]),
    ),
  ),
);
