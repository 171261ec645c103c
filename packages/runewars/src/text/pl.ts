import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
import { about } from './pl/about.ts';
import { battle } from './pl/battle.ts';
import { cards } from './pl/cards.ts';
import { clausesCards } from './pl/clauses-cards.ts';
import { clausesHeroes } from './pl/clauses-heroes.ts';
import { clausesJoints } from './pl/clauses-joints.ts';
import { clausesRealm } from './pl/clauses-realm.ts';
import { core } from './pl/core.ts';
import { duel } from './pl/duel.ts';
import { heroes } from './pl/heroes.ts';
import { labels } from './pl/labels.ts';
import { lessons } from './pl/lessons.ts';
import { move } from './pl/move.ts';
import { nouns } from './pl/nouns.ts';
import { odds } from './pl/odds.ts';
import { options } from './pl/options.ts';
import { orders } from './pl/orders.ts';
import { runes } from './pl/runes.ts';
import { season } from './pl/season.ts';
import { setup } from './pl/setup.ts';
import { tips } from './pl/tips.ts';

export const pl: Catalogue<typeof specs> = {
  language: 'pl',
  messages: {
    ...core,
    ...labels,
    ...options,
    ...setup,
    ...season,
    ...orders,
    ...move,
    ...battle,
    ...heroes,
    ...duel,
    ...runes,
    ...cards,
    ...odds,
    ...about,
    ...lessons,
    ...tips,
    ...clausesJoints,
    ...clausesCards,
    ...clausesHeroes,
    ...clausesRealm,
  },
  nouns,
};
