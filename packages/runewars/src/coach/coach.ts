import type { Coach } from '@runehold/kernel/pack/coach';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { battleCoachWords, hardBattle, talkFirst } from './battle.ts';
import { bidWords, sureToWin } from './bid.ts';
import { bonusLeft, bonusWords } from './bonus-left.ts';
import { claimWords, objectiveDone, victoryOpen } from './claims.ts';
import { harvestDue, harvestDueWords } from './harvest-due.ts';
import { hunger, hungerWords } from './hunger.ts';
import { leftBehind, leftBehindWords } from './left-behind.ts';
import { bound, crowd, marchWords, noRetreat } from './march.ts';
import { openRune, openRuneWords } from './open-rune.ts';
import { lastBonus, noBonus, orderChoiceWords } from './order-choice.ts';
import { heroAtStake, questNear, questWords } from './quests.ts';
import { rivalClaim, rivalClaimWords } from './rival-claim.ts';
import { sceneOf } from './trigger.ts';

/** Everything that the coach of Runewars says. */
export const coachWords = joinBilingual(
  hungerWords,
  orderChoiceWords,
  openRuneWords,
  rivalClaimWords,
  harvestDueWords,
  marchWords,
  leftBehindWords,
  battleCoachWords,
  questWords,
  bidWords,
  claimWords,
  bonusWords,
);

/** What the coach of Runewars notices; of what is equally sure, the first in this list is said. A season is a spell. */
export const coach: Coach = {
  triggers: [
    ...[hunger, lastBonus, noBonus, leftBehind, noRetreat, crowd, bound],
    ...[rivalClaim, openRune, hardBattle, heroAtStake],
    ...[victoryOpen, objectiveDone, sureToWin, bonusLeft, harvestDue, talkFirst, questNear],
  ],
  spellOf: decision => {
    const { t } = sceneOf(decision).look;
    return `${t.year}.${t.season}`;
  },
};
