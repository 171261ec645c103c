import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { speech } from '../../../../text/speech.ts';
import { procedure } from '../../../rules.ts';
import { always, type Tactics, tacticsEffect } from '../effect.ts';
import { cardsAt, layDown, oneOfHand, putAway } from '../hand.ts';

const { words, say } = speech({
  'prompt.diplomacy-cards': [
    'The influence is spent. Play a card?',
    'Wpływy zostały wydane. Czy zagrywasz kartę?',
  ],
});

const atDiplomacy = cardsAt('turn.diplomacy', { 'draw-more-for-diplomacy': { may: always } });

/** Cards for the moment before the Fate cards of a diplomacy attempt; `more` is how many more are drawn. (Silver Tongue) */
export const diplomacyCards = procedure('diplomacy-cards', { seat: count, more: count, card: count }, steps =>
  steps.when(
    (t, f) => t.tactics.at(f.seat).total > 0,
    holds =>
      holds
        .ask('card', { ...oneOfHand(atDiplomacy), seat: 'seat', prompt: () => say('prompt.diplomacy-cards') })
        .do((t, f) => {
          if (f.card === PASS) return;
          layDown(t, f.seat, f.card);
          f.more = tacticsEffect(t, f.card, 'draw-more-for-diplomacy').cards;
          putAway(t);
        }),
  ),
);

export const drawsMoreForDiplomacy: Tactics<'draw-more-for-diplomacy', { cards: number }> = {
  clause: [
    'draw {cards, plural, one {# more Fate card} other {# more Fate cards}}',
    'dobierz o {cards, count, thing.fate-card:acc} więcej',
  ],
  words,
  bot: { answers: { 'diplomacy-cards.card': 'playAny' } },
};
