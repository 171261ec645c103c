import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { speech } from '../../../../text/speech.ts';
import { ownerOf } from '../../../heroes/hero.ts';
import { procedure } from '../../../rules.ts';
import { always, type Tactics, tacticsEffect } from '../effect.ts';
import { cardsAt, layDown, oneOfHand, putAway } from '../hand.ts';

const { words, say } = speech({
  'prompt.test-cards': [
    { hero: 'hero', attribute: 'attribute' },
    '{hero} is about to test {attribute}. Play a Tactics card?',
    '{hero} ma zaraz przetestować {attribute:acc}. Czy zagrywasz kartę taktyki?',
  ],
});

const atTests = cardsAt('quest.test', { 'draw-more-for-test': { may: always } });

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
            ...oneOfHand(atTests),
            seat: (t, f) => ownerOf(t, f.hero),
            prompt: (_t, f) => say('prompt.test-cards', { hero: f.hero, attribute: f.attribute }),
          })
          .do((t, f) => {
            if (f.card === PASS) return;
            layDown(t, ownerOf(t, f.hero), f.card);
            f.more = tacticsEffect(t, f.card, 'draw-more-for-test').cards;
            putAway(t);
          }),
    ),
);

export const drawsMoreForTest: Tactics<'draw-more-for-test', { cards: number }> = {
  clause: [
    'draw {cards, count, thing.fate-card} more, of which one is still chosen',
    'dobierz o {cards, count, thing.fate-card:acc} więcej i nadal wybierz jedną',
  ],
  words,
  bot: { answers: { 'test-cards.card': 'playAny' } },
};
