import { PASS } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { attributeDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { ownerOf } from '../../../heroes/hero.ts';
import { procedure } from '../../../rules.ts';
import { always, type Tactics, tacticsEffect } from '../effect.ts';
import { cardsAt, isAnyOpen, layDown, type Moment, offerHand, oneOfHand, putAway } from '../hand.ts';

const { words, say, reasons } = speech({
  'prompt.test-cards': [
    { hero: 'hero', attribute: 'attribute' },
    '{hero} is about to test {attribute}. Play a Tactics card?',
    '{hero} ma zaraz przetestować {attribute:acc}. Czy zagrywasz kartę taktyki?',
  ],
  'prompt.test-other': [
    { hero: 'hero' },
    'Which attribute does {hero} test instead?',
    'Którą cechę testuje zamiast tego {hero}?',
  ],
  'reason.tested-anyway': ['This attribute is being tested anyway.', 'I tak testowana jest ta cecha.'],
});

const more = { 'draw-more-for-test': { may: always } };
const other = { 'test-other-attribute': { may: always } };
const atTests = cardsAt('quest.test', { ...more, ...other });
const afterMore = cardsAt('quest.test', other);
const afterOther = cardsAt('quest.test', more);

/** What may be played besides a card of one kind. */
const momentAfter = (t: Table, card: number): Moment =>
  t.content.tacticsCards[card].effect.kind === 'draw-more-for-test' ? afterMore : afterOther;

/** What a card does to the test that follows. */
const carryOut = procedure(
  'test-card',
  { hero: count, attribute: count, more: count, card: count, other: count },
  steps =>
    steps
      .do((t, f) => layDown(t, ownerOf(t, f.hero), f.card))
      .when(
        (t, f) => t.content.tacticsCards[f.card].effect.kind === 'draw-more-for-test',
        draws =>
          draws.do((t, f) => {
            f.more = tacticsEffect(t, f.card, 'draw-more-for-test').cards;
          }),
        changes =>
          changes
            .ask('other', {
              kind: 'one',
              seat: (t, f) => ownerOf(t, f.hero),
              from: attributeDomain,
              where: (_t, f, attribute) => yesIf(attribute !== f.attribute, reasons['tested-anyway']),
              prompt: (_t, f) => say('prompt.test-other', { hero: f.hero }),
              rule: 'RW-FATE-13',
            })
            .do((_t, f) => {
              f.attribute = f.other;
            }),
      )
      .do(putAway),
);

/**
 * Cards for the moment before the Fate cards of a test, of each kind one: `more` is how many more are drawn, and another
 * attribute may be tested. Where no box has a second kind, nobody is asked again. (Blessing of Kellos, Elder Lore)
 */
export const testCards = procedure(
  'test-cards',
  { hero: count, attribute: count, more: count, card: count, again: count },
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
          .unless({ card: PASS }, plays =>
            plays
              .call(
                () => carryOut,
                { hero: 'hero', attribute: 'attribute', card: 'card' },
                { more: 'more', attribute: 'attribute' },
              )
              .when(
                (t, f) => t.tactics.at(ownerOf(t, f.hero)).total > 0 && isAnyOpen(t, momentAfter(t, f.card)),
                second =>
                  second
                    .ask('again', {
                      ...oneOfHand(atTests),
                      seat: (t, f) => ownerOf(t, f.hero),
                      options: (t, f, offer, seat) =>
                        offerHand(t, seat, momentAfter(t, f.card), offer, card => card),
                      prompt: (_t, f) => say('prompt.test-cards', { hero: f.hero, attribute: f.attribute }),
                    })
                    .unless({ again: PASS }, again =>
                      again.call(
                        () => carryOut,
                        { hero: 'hero', attribute: 'attribute', more: 'more', card: 'again' },
                        { more: 'more', attribute: 'attribute' },
                      ),
                    ),
              ),
          ),
    ),
);

export const drawsMoreForTest: Tactics<'draw-more-for-test', { cards: number }> = {
  clause: [
    'draw {cards, plural, one {# more Fate card} other {# more Fate cards}}; you still choose one',
    'dobierz o {cards, count, thing.fate-card:acc} więcej; nadal wybierasz jedną',
  ],
  words,
  bot: { answers: { 'test-cards.card': 'helpTest', 'test-cards.again': 'helpTest' } },
};

export const testsOtherAttribute: Tactics<'test-other-attribute'> = {
  clause: [
    'one of your heroes uses another attribute of your choice for this test',
    'jeden z twoich bohaterów używa w tym teście innej, wybranej przez ciebie cechy',
  ],
  bot: { answers: { 'test-card.other': 'bestAttribute' } },
};
