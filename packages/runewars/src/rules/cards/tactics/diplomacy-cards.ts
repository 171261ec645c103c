import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/procedure/locals';
import { tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { cardsAt, layDown, offerHand, putAway } from './hand.ts';

const atDiplomacy = cardsAt('turn.diplomacy', { 'draw-more-for-diplomacy': { may: () => true } });

const moreCards = (t: Table, card: number): number => {
  const { effect } = t.content.tacticsCards[card];
  return effect.kind === 'draw-more-for-diplomacy' ? effect.cards : 0;
};

/** Cards for the moment before the Fate cards of a diplomacy attempt; `more` is how many more are drawn. (Silver Tongue) */
export const diplomacyCards = procedure('diplomacy-cards', { seat: count, more: count, card: count }, steps =>
  steps.when(
    (t, f) => t.tactics.at(f.seat).total > 0,
    holds =>
      holds
        .ask('card', {
          kind: 'one',
          seat: 'seat',
          from: tacticsDomain,
          options: (t, f, offer) => offerHand(t, f.seat, atDiplomacy, offer, card => card),
          optional: true,
          pass: passing,
          hidden: true,
          prompt: () => say('prompt.diplomacy-cards'),
          rule: 'RW-TACT-04',
        })
        .do((t, f) => {
          if (f.card === PASS) return;
          layDown(t, f.seat, f.card);
          f.more = moreCards(t, f.card);
          putAway(t);
        }),
  ),
);
