import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { buyDevelopmentCard, mayBuyAny } from '../../../orders/development-cards/buy.ts';
import { buildDevelopment, mayBuild } from '../../../orders/developments/build.ts';
import { procedure } from '../../../rules.ts';
import type { Tactics } from '../effect.ts';
import { cardsAt, isAnyOpen, layDown, oneOfHand, putAway } from '../hand.ts';

const { words, say } = speech({
  'prompt.harvest-cards': [
    'You have finished building. Play a card?',
    'Budowanie skończone. Czy zagrywasz kartę?',
  ],
});

/** Whether the buying of the bonus could go on: a token, or a card where there are any. */
const mayBuyMore = (t: Table, seat: Seat): boolean => mayBuild(t, seat) || mayBuyAny(t, seat);

const afterBuilding = cardsAt('harvest.sup', { 'build-again': { may: mayBuyMore } });

/** Cards for the moment after the buying of Harvest's bonus: it is carried out once more at full price. (Master Artisans, BW-DEVC-04) */
export const harvestCards = procedure('harvest-cards', { seat: count, card: count }, steps =>
  steps.when(
    (t, f) => isAnyOpen(t, afterBuilding) && t.tactics.at(f.seat).total > 0 && mayBuyMore(t, f.seat),
    holds =>
      holds
        .ask('card', {
          ...oneOfHand(afterBuilding),
          seat: 'seat',
          prompt: () => say('prompt.harvest-cards'),
        })
        .unless({ card: PASS }, plays =>
          plays
            .do((t, f) => layDown(t, f.seat, f.card))
            .call(() => buyDevelopmentCard, { seat: 'seat' })
            .call(() => buildDevelopment, { seat: 'seat' })
            .do(putAway),
        ),
  ),
);

export const buildsAgain: Tactics<'build-again'> = {
  clause: [
    'after building, you may build 1 more development at full price and, if Development cards are in play, buy 1 more of them',
    'po zbudowaniu ulepszenia możesz zbudować jeszcze 1 za pełną cenę, a jeśli w grze są karty ulepszeń, także kupić jeszcze 1 z nich',
  ],
  words,
  bot: { answers: { 'harvest-cards.card': 'playAny' } },
};
