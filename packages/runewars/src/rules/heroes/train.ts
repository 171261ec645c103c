import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/procedure/locals';
import { attributeDomain } from '../../domains.ts';
import { attributeIds, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { procedure } from '../rules.ts';

/** One token lies on an attribute, and it adds no more than this. (RW-QUEST-23) */
export const MOST_TRAINING = 2;

export const mayTrain = (t: Table, hero: number, attribute: number): boolean =>
  t.training.get(hero, attribute) < MOST_TRAINING;

export const canTrain = (t: Table, hero: number): boolean =>
  attributeIds.some((_, attribute) => mayTrain(t, hero, attribute));

/** Raises an attribute; what does not fit is lost. (C21) */
export const train = (t: Table, hero: number, attribute: number, amount: number): void => {
  const before = t.training.get(hero, attribute);
  const after = Math.min(MOST_TRAINING, before + amount);
  if (after === before) return;
  t.training.set(hero, attribute, after);
  t.emit(events['hero-trained'], hero, attribute, after);
};

export const offerTraining = (t: Table, hero: number, offer: Offer): void => {
  for (let attribute = 0; attribute < attributeIds.length; attribute++) {
    if (mayTrain(t, hero, attribute)) offer.add(attribute);
  }
};

/** Raises one attribute of a hero, of his player's choice. (RW-QUEST-25) */
export const trainOnce = procedure('train-once', { hero: count, amount: count, attribute: count }, steps =>
  steps.when(
    (t, f) => canTrain(t, f.hero),
    trains =>
      trains
        .ask('attribute', {
          kind: 'one',
          seat: (t, f) => t.heroOwner.get(f.hero) - 1,
          from: attributeDomain,
          options: (t, f, offer) => offerTraining(t, f.hero, offer),
          prompt: (_t, f) => say('prompt.train', { hero: f.hero }),
          rule: 'RW-QUEST-23',
        })
        .do((t, f) => train(t, f.hero, f.attribute, f.amount)),
  ),
);
