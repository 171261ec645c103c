import { abilities } from './battle/abilities/registry.ts';
import { conditions } from './cards/objectives/registry.ts';
import { tactics } from './cards/tactics/registry.ts';
import { commands } from './heroes/commanders/registry.ts';
import { questIcons } from './heroes/duel/quest-icons.ts';
import { finds } from './heroes/exploration/registry.ts';
import { results } from './heroes/quest/clauses.ts';
import { places } from './heroes/quest/place.ts';
import { goals, tasks } from './heroes/quest/tasks.ts';
import { rewards } from './heroes/reward/registry.ts';
import { skills } from './heroes/skills.ts';
import { improvements } from './orders/development-cards/registry.ts';
import { developments } from './orders/developments/registry.ts';
import { bonuses, primaries } from './orders/registry.ts';
import { seasonal } from './season/cards/registry.ts';
import { titleGifts } from './table/title-effects.ts';

/** Every vocabulary of effects: words, events and answers of bots are put together from these. (decision 56) */
export const families = [
  tactics,
  seasonal,
  conditions,
  results,
  places,
  tasks,
  goals,
  questIcons,
  rewards,
  finds,
  skills,
  abilities,
  primaries,
  bonuses,
  developments,
  titleGifts,
  improvements,
  commands,
] as const;
