import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { clausesOf, judgesOf, type SaidBy, wordsOf } from '../vocabulary.ts';
import * as destroying from './destroying.ts';
import * as drawing from './drawing.ts';
import * as meddling from './meddling.ts';
import * as prices from './prices.ts';
import * as refreshing from './refreshing.ts';
import * as revealing from './revealing.ts';
import * as strengthening from './strengthening.ts';

/** All prices and all effects. Rules number them by their places here, so a new one is added at the end. */
export const priceRules = [
  prices.discardCard,
  prices.destroyCard,
  prices.influence,
  prices.woundFriendly,
] as const;

export const effectRules = [
  drawing.drawCards,
  destroying.destroyOpposing,
  destroying.destroyOutnumbered,
  destroying.opponentDestroysUnit,
  destroying.opponentDestroysCard,
  revealing.revealOwnKind,
  revealing.revealUpTo,
  revealing.revealOneOf,
  drawing.summonOwnKind,
  strengthening.strengthenSelf,
  strengthening.strengthenByWounds,
  strengthening.strengthenByOthers,
  strengthening.strengthenAll,
  refreshing.refreshStronghold,
  refreshing.refreshAny,
  refreshing.returnUnit,
  meddling.pillage,
  meddling.takeCard,
] as const;

/** What must be given before an ability does something. (RA-ABIL-06) */
export type Price = SaidBy<(typeof priceRules)[number]>;

/** What an ability does. */
export type Effect = SaidBy<(typeof effectRules)[number]>;

export const abilityEvents = {
  ...drawing.events,
  ...revealing.events,
  ...refreshing.events,
  ...meddling.events,
};
export const abilityJudges = judgesOf([...priceRules, ...effectRules.map(({ bot }) => bot)]);
export const abilityWords = joinBilingual(
  wordsOf([drawing, destroying, revealing, strengthening, refreshing, meddling, prices]),
  clausesOf('price', priceRules),
  clausesOf('effect', effectRules),
);
