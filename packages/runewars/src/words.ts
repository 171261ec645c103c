import { defineReasons } from '@runehold/kernel/ask/verdict';
import { defineEvents } from '@runehold/kernel/event/event';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { sayer, under } from '@runehold/kernel/text/message';
import { boardWords } from './board/reasons.ts';
import { botWords } from './bots/words.ts';
import { problemWords } from './content/problem-words.ts';
import { battleAskWords } from './rules/battle/ask-words.ts';
import { battleWords } from './rules/battle/words.ts';
import { tacticalFateWords } from './rules/cards/tactical-fate/words.ts';
import { cardsWords } from './rules/cards/words.ts';
import { heroesAskWords } from './rules/heroes/ask-words.ts';
import { duelWords } from './rules/heroes/duel/words.ts';
import { heroesWords } from './rules/heroes/words.ts';
import { blightWords } from './rules/map/blight/words.ts';
import { mapWords } from './rules/map/words.ts';
import { moveWords } from './rules/move/words.ts';
import { ordersWords } from './rules/orders/words.ts';
import { runesWords } from './rules/runes/words.ts';
import { seasonWords } from './rules/season/words.ts';
import { setupWords } from './rules/setup/words.ts';
import { oddsWords } from './rules/view/odds/words.ts';
import { joints } from './text/joints.ts';
import { aboutWords } from './words/about.ts';
import { boxWords } from './words/boxes.ts';
import { coreWords } from './words/core.ts';
import { labelWords } from './words/labels.ts';
import { lessonWords } from './words/lessons.ts';
import { nounWords } from './words/nouns.ts';
import { optionWords } from './words/options.ts';
import { tipWords } from './words/tips.ts';

/** Everything that is said at the table, chapter by chapter. */
const ruleWords = joinBilingual(
  coreWords,
  setupWords,
  seasonWords,
  ordersWords,
  mapWords,
  moveWords,
  battleWords,
  battleAskWords,
  heroesWords,
  heroesAskWords,
  duelWords,
  runesWords,
  cardsWords,
  blightWords,
  tacticalFateWords,
);

/** Everything that can happen at the table. */
export const events = defineEvents(under('event', ruleWords.specs));

/** Every reason why something is not offered. */
export const reasons = defineReasons(under('reason', ruleWords.specs));

/** All words of the game. What bots say of their answers is in its own terms, for whoever asks for a hint. */
export const words = joinBilingual(
  ruleWords,
  boardWords,
  labelWords,
  nounWords,
  optionWords,
  boxWords,
  oddsWords,
  aboutWords,
  problemWords,
  lessonWords,
  tipWords,
  botWords,
  joints,
);

export const say = sayer(words.specs);
