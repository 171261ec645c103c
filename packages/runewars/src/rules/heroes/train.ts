import { count } from '@runehold/kernel/layout/locals';
import { attributeDomain } from '../../domains.ts';
import { say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { offerTraining, roomInAll, trainHero } from './attribute.ts';
import { ownerOf } from './hero.ts';

/** Raises one attribute of a hero, of his player's choice. (RW-QUEST-25) */
export const trainOnce = procedure('train-once', { hero: count, amount: count, attribute: count }, steps =>
  steps.when(
    (t, f) => roomInAll(t, f.hero) > 0,
    trains =>
      trains
        .ask('attribute', {
          kind: 'one',
          seat: (t, f) => ownerOf(t, f.hero),
          from: attributeDomain,
          options: (t, f, offer) => offerTraining(t, f.hero, offer),
          prompt: (_t, f) => say('prompt.train-one', { hero: f.hero }),
          rule: 'RW-QUEST-23',
        })
        .do((t, f) => trainHero(t, f.hero, f.attribute, f.amount)),
  ),
);
