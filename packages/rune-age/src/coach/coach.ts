import type { Coach } from '@runehold/kernel/pack/coach';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { anySkull, fightWords, siegeTie } from './fights.ts';
import { goldLeft, goldLeftWords } from './gold-left.ts';
import { danger, keepingWords, keepUnit } from './keeping.ts';
import { prizeLeft, prizeLeftWords } from './prize-left.ts';
import { sceneOf } from './trigger.ts';
import { winNow, winWords } from './win-now.ts';

/** Everything that the coach of Rune Age says. */
export const coachWords = joinBilingual(goldLeftWords, prizeLeftWords, fightWords, keepingWords, winWords);

/** What the coach of Rune Age notices; of what is equally sure, the first in this list is said. A turn is a spell. */
export const coach: Coach = {
  triggers: [anySkull, siegeTie, goldLeft, danger, winNow, prizeLeft, keepUnit],
  spellOf: decision => {
    const turn = decision.crumbs.find(({ procedure }) => procedure === 'turn')?.locals['seat'];
    return `${sceneOf(decision).look.t.round}.${typeof turn === 'number' ? turn : 'event'}`;
  },
};
