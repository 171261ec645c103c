import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/procedure/locals';
import { tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { ownerOf } from '../../heroes/hero.ts';
import { procedure } from '../../rules.ts';
import { cardsAt, layDown, offerHand, putAway } from './hand.ts';

const atTests = cardsAt('quest.test', { 'draw-more-for-test': { may: () => true } });

const moreCards = (t: Table, card: number): number => {
  const { effect } = t.content.tacticsCards[card];
  return effect.kind === 'draw-more-for-test' ? effect.cards : 0;
};

/** Cards for the moment before the Fate cards of a test; `more` is how many more are drawn. (Blessing of Kellos) */
export const testCards = procedure(
  'test-cards',
  { hero: count, attribute: count, more: count, card: count },
  steps =>
    steps.when(
      (t, f) => t.tactics.at(ownerOf(t, f.hero)).total > 0,
      holds =>
        holds
          .ask('card', {
            kind: 'one',
            seat: (t, f) => ownerOf(t, f.hero),
            from: tacticsDomain,
            options: (t, f, offer) => offerHand(t, ownerOf(t, f.hero), atTests, offer, card => card),
            optional: true,
            pass: passing,
            hidden: true,
            prompt: (_t, f) => say('prompt.test-cards', { hero: f.hero, attribute: f.attribute }),
            rule: 'RW-TACT-04',
          })
          .do((t, f) => {
            if (f.card === PASS) return;
            layDown(t, ownerOf(t, f.hero), f.card);
            f.more = moreCards(t, f.card);
            putAway(t);
          }),
    ),
);
