import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import { universe } from '../boxes/universe.ts';
import type { Name } from '../content/names.ts';
import { abilities } from '../rules/battle/abilities/registry.ts';
import { conditions } from '../rules/cards/objectives/registry.ts';
import { opponentWords } from '../rules/cards/tactics/opponents.ts';
import { tactics } from '../rules/cards/tactics/registry.ts';
import { results } from '../rules/heroes/quest/clauses.ts';
import { skills } from '../rules/heroes/skills.ts';
import { developments } from '../rules/orders/developments/registry.ts';
import { cityWords } from '../rules/orders/rally-support.ts';
import { bonuses, primaries } from '../rules/orders/registry.ts';
import { strongholdWords } from '../rules/orders/strongholds.ts';
import { primaryWords } from '../rules/season/cards/primary.ts';
import { seasonal } from '../rules/season/cards/registry.ts';
import { dialWords } from '../rules/table/raise-dials.ts';
import { titleGifts } from '../rules/table/title-effects.ts';
import { cardTextWords } from './card-text.ts';

const namesOf = (things: readonly { readonly id: string; readonly name: Name }[]) =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]));

/** What stands on cards and components, with their names. */
export const cardWords = joinBilingual(
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
      faction: namesOf(universe.factions),
    },
  ),
  cardTextWords,
  conditions.words,
  results.words,
  skills.words,
  tactics.words,
  opponentWords,
  dialWords,
  seasonal.words,
  primaryWords,
  abilities.words,
  primaries.words,
  bonuses.words,
  developments.words,
  titleGifts.words,
  cityWords,
  strongholdWords,
);
