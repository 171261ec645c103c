import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import type { Table } from '../../layout.ts';
import { attributeIds } from '../../pools.ts';
import { events, reasons } from '../../words.ts';
import { bonusOf } from './reward/add-to-attribute.ts';

/** A training token adds one or two. (RW-QUEST-23) */
const MOST_TRAINING = 2;

/** A hero's value in an attribute: as printed, with training and Rewards. (RW-FATE-14) */
export const attributeOf = (t: Table, hero: number, attribute: number): number =>
  t.content.heroes[hero][attributeIds[attribute]] +
  t.training.get(hero, attribute) +
  bonusOf(t, hero, attribute);

/** How much an attribute of a hero can still be trained. */
const roomToTrain = (t: Table, hero: number, attribute: number): number =>
  MOST_TRAINING - t.training.get(hero, attribute);

/** How much all attributes of a hero can still be trained together. */
export const roomInAll = (t: Table, hero: number): number => {
  let room = 0;
  for (let attribute = 0; attribute < attributeIds.length; attribute++) {
    room += roomToTrain(t, hero, attribute);
  }
  return room;
};

export const offerTraining = (t: Table, hero: number, offer: Offer): void => {
  for (let attribute = 0; attribute < attributeIds.length; attribute++) {
    const room = roomToTrain(t, hero, attribute);
    offer.consider(attribute, yesIf(room > 0, reasons['attribute-trained'], attribute), room);
  }
};

/** Raises an attribute as far as its token allows; what does not fit is lost. (RW-QUEST-23, RW-QUEST-25) */
export const trainHero = (t: Table, hero: number, attribute: number, amount: number): void => {
  const fits = Math.min(amount, roomToTrain(t, hero, attribute));
  if (fits === 0) return;
  t.training.add(hero, attribute, fits);
  t.emit(events['hero-trained'], hero, attribute, attributeOf(t, hero, attribute));
};
