import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';
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
import { move } from './en/move.ts';
import { nouns } from './en/nouns.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { runes } from './en/runes.ts';
import { season } from './en/season.ts';
import { setup } from './en/setup.ts';

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
    ...clausesJoints,
    ...clausesCards,
    ...clausesHeroes,
    ...clausesRealm,
  },
  nouns,
};
