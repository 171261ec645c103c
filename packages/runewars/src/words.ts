import { defineReasons } from '@runehold/kernel/ask/verdict';
import { defineEvents } from '@runehold/kernel/event/event';
import { sayer } from '@runehold/kernel/text/message';
import { eventSpecs, reasonSpecs } from '@runehold/kernel/text/specs';
import { boardReasons } from './board/reasons.ts';
import { clauseSpecs } from './text/clause-specs.ts';
import { battleEvents, battleReasons, battleSpecs } from './words/battle.ts';
import { cardsEvents, cardsReasons, cardsSpecs } from './words/cards.ts';
import { coreEvents, coreReasons, coreSpecs } from './words/core.ts';
import { duelEvents, duelReasons, duelSpecs } from './words/duel.ts';
import { aboutSpecs, lessonSpecs, tipSpecs } from './words/guidance.ts';
import { heroesEvents, heroesReasons, heroesSpecs } from './words/heroes.ts';
import { labelSpecs } from './words/labels.ts';
import { moveEvents, moveReasons, moveSpecs } from './words/move.ts';
import { oddsSpecs } from './words/odds.ts';
import { optionSpecs } from './words/options.ts';
import { ordersEvents, ordersReasons, ordersSpecs } from './words/orders.ts';
import { runesEvents, runesReasons, runesSpecs } from './words/runes.ts';
import { seasonEvents, seasonReasons, seasonSpecs } from './words/season.ts';
import { setupEvents, setupReasons, setupSpecs } from './words/setup.ts';

/** Everything that can happen at the table, chapter by chapter. */
export const events = defineEvents({
  ...coreEvents,
  ...setupEvents,
  ...seasonEvents,
  ...ordersEvents,
  ...moveEvents,
  ...battleEvents,
  ...heroesEvents,
  ...duelEvents,
  ...runesEvents,
  ...cardsEvents,
});

/** Every reason why something is not offered. */
export const reasons = defineReasons({
  ...coreReasons,
  ...setupReasons,
  ...seasonReasons,
  ...ordersReasons,
  ...moveReasons,
  ...battleReasons,
  ...heroesReasons,
  ...duelReasons,
  ...runesReasons,
  ...cardsReasons,
});

export const specs = {
  ...eventSpecs(events),
  ...reasonSpecs(reasons),
  ...reasonSpecs(boardReasons),
  ...labelSpecs,
  ...optionSpecs,
  ...coreSpecs,
  ...setupSpecs,
  ...seasonSpecs,
  ...ordersSpecs,
  ...moveSpecs,
  ...battleSpecs,
  ...heroesSpecs,
  ...duelSpecs,
  ...runesSpecs,
  ...cardsSpecs,
  ...oddsSpecs,
  ...aboutSpecs,
  ...lessonSpecs,
  ...tipSpecs,
  ...clauseSpecs,
} as const;

export const say = sayer(specs);
