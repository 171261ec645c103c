import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { botWords } from './bots/text.ts';
import { problemWords } from './content/problem.ts';
import { optionWords } from './domains.ts';
import { abilityEvents, abilityWords } from './effects/abilities/registry.ts';
import { instantEvents, instantWords } from './effects/instants/registry.ts';
import { standingWords } from './effects/standing/registry.ts';
import { nounWords } from './nouns.ts';
import { useWords } from './rules/abilities/use.ts';
import { actionWords } from './rules/card-action.ts';
import { stepWords } from './rules/combat/abilities-step.ts';
import { assaultWords } from './rules/combat/assault.ts';
import { attritionWords } from './rules/combat/attrition.ts';
import { combatWords } from './rules/combat/combat.ts';
import { damageWords } from './rules/events/damage.ts';
import { phaseWords } from './rules/events/phase.ts';
import { handWords } from './rules/hand.ts';
import { gameWords } from './rules/rune-age.ts';
import { setupWords } from './rules/setup.ts';
import { goldWords } from './rules/spend-gold.ts';
import { influenceWords } from './rules/spend-influence.ts';
import { turnWords } from './rules/turn.ts';
import { errandWords } from './rules/view/purchases.ts';
import { captionWords } from './table-words.ts';
import { cardWords } from './text/card-text.ts';
import { events as common, tableWords } from './words.ts';

/** Everything that can happen. */
export const events = { ...common, ...abilityEvents, ...instantEvents };

/** All words of the game. What bots say about their answers is said in its own terms, to whoever asks for a hint. */
export const words = joinBilingual(
  gameWords,
  tableWords,
  setupWords,
  turnWords,
  goldWords,
  influenceWords,
  errandWords,
  actionWords,
  handWords,
  useWords,
  combatWords,
  assaultWords,
  stepWords,
  attritionWords,
  phaseWords,
  damageWords,
  abilityWords,
  instantWords,
  standingWords,
  cardWords,
  optionWords,
  captionWords,
  nounWords,
  problemWords,
  botWords,
);
