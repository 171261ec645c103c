import type { EventDef } from '@runehold/kernel/event/event';
import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import { universe } from './boxes/universe.ts';
import type { Name } from './content/names.ts';
import { opponentWords } from './rules/cards/tactics/opponents.ts';
import { families } from './rules/families.ts';
import { cityWords } from './rules/orders/rally-support.ts';
import { strongholdWords } from './rules/orders/strongholds.ts';
import { lossWords } from './rules/season/cards/losses.ts';
import { primaryWords } from './rules/season/cards/primary.ts';
import { dialWords } from './rules/table/raise-dials.ts';
import { cardTextWords } from './text/card-text.ts';
import { timingWords } from './text/timings.ts';
import { events as common, words as tableWords } from './words.ts';

/** Everything that can happen, with what only one effect tells of. */
export const events: Readonly<Record<string, EventDef>> = Object.assign(
  {},
  common,
  ...families.map(family => family.events),
);

/** The statement that an event of an effect's own follows from. */
export const effectRules: Readonly<Record<string, string>> = Object.assign(
  {},
  ...families.map(({ rules }) => rules),
);

const namesOf = (things: readonly { readonly id: string; readonly name: Name }[]) =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]));

/** All words of the game, with what stands on cards and components. */
export const words = joinBilingual(
  tableWords,
  bilingual(
    {},
    {
      tactics: namesOf(universe.tacticsCards),
      seasonCard: namesOf(universe.seasonCards),
      quest: namesOf(universe.questCards),
      objective: namesOf(universe.objectiveCards),
      reward: namesOf(universe.rewardCards),
      unit: namesOf(universe.units),
      hero: namesOf(universe.heroes),
      city: namesOf(universe.cities),
      order: namesOf(universe.orders),
      title: namesOf(universe.titles),
      development: namesOf(universe.developments),
      developmentCard: namesOf(universe.developmentCards),
      commanderCard: namesOf(universe.commanderCards),
      faction: namesOf(universe.factions),
      exploration: namesOf(universe.explorationTokens),
    },
  ),
  cardTextWords,
  timingWords,
  opponentWords,
  dialWords,
  primaryWords,
  lossWords,
  cityWords,
  strongholdWords,
  ...families.map(family => family.words),
);
