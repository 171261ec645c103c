import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
import { about } from './en/about.ts';
import { battle } from './en/battle.ts';
import { cards } from './en/cards.ts';
import { clausesCards } from './en/clauses-cards.ts';
import { clausesHeroes } from './en/clauses-heroes.ts';
import { clausesJoints } from './en/clauses-joints.ts';
import { clausesRealm } from './en/clauses-realm.ts';
import { core } from './en/core.ts';
import { duel } from './en/duel.ts';
import { heroes } from './en/heroes.ts';
import { labels } from './en/labels.ts';
import { lessons } from './en/lessons.ts';
import { move } from './en/move.ts';
import { nouns } from './en/nouns.ts';
import { odds } from './en/odds.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { runes } from './en/runes.ts';
import { season } from './en/season.ts';
import { setup } from './en/setup.ts';
import { tips } from './en/tips.ts';

export const en: Catalogue<typeof specs> = {
  language: 'en',
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
