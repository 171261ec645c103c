import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { shown } from '@runehold/kernel/event/event';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { fateDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { destinyIds } from '../../pools.ts';
import type { Passive } from '../../text/family.ts';
import { speech } from '../../text/speech.ts';
import { events, say } from '../../words.ts';
import { destinyOf, showFate } from '../cards/fate.ts';
import { testCards } from '../cards/tactics/moments/tests.ts';
import { procedure } from '../rules.ts';
import { attributeOf } from './attribute.ts';
import { abilityOf, areaOf, isInArea, ownerOf } from './hero.ts';
import { turnUpBonus } from './reward/add-to-attribute.ts';

const redrawn = speech(
  {
    'event.test-redrawn': [
      { hero: 'hero' },
      'All of {hero}’s test cards are drawn again.',
      '{hero} dobiera wszystkie karty testu od nowa.',
    ],
  },
  { 'test-redrawn': 'RW-HERO-03' },
);

const replaced = speech(
  {
    'event.test-card-replaced': [
      { hero: 'hero', fate: shown('fate') },
      '{hero}: {fate} is discarded and another card is drawn.',
      '{hero}: odrzucono {fate:acc} i dobrano inną kartę.',
    ],
    'prompt.replace-test-card': [
      { hero: 'hero', attribute: 'attribute' },
      '{hero} tests {attribute}. Discard a card and draw another?',
      '{hero} testuje {attribute:acc}. Czy odrzucasz kartę, by dobrać inną?',
    ],
  },
  { 'test-card-replaced': 'RW-HERO-03' },
);

/** Whether a hero or another of his player's in the area can have a card of his test replaced. (Maelis Windreader) */
export const mayReplaceCard = (t: Table, hero: number): boolean => {
  for (let friend = 0; friend < t.heroes; friend++) {
    if (abilityOf(t, friend, 'replace-test-card') === undefined) continue;
    if (isInArea(t, friend, areaOf(t, hero)) && ownerOf(t, friend) === ownerOf(t, hero)) return true;
  }
  return false;
};

/** Cards of a test lie on the first row, above those of a duel that it may be part of. */
const row = (t: Table) => t.fateShown.at(0);

const offerDrawn = (t: Table, from: number, offer: Offer): void => {
  for (let slot = from; slot < row(t).total; slot++) offer.add(row(t).at(slot));
};

const discardDrawn = (t: Table, from: number): void => {
  while (row(t).total > from) t.move(row(t).top, row(t), t.fateDiscard);
};

/**
 * A hero tests an attribute: his player draws as many Fate cards as its value, sees them all and chooses one, whose
 * destiny is the `result`. A value of 0 draws nothing and comes to red. (RW-FATE-03, RW-FATE-13 to 17)
 */
export const testAttribute = procedure(
  'test',
  {
    hero: count,
    attribute: count,
    named: count,
    result: count,
    cards: count,
    more: count,
    from: count,
    again: count,
    replaced: count,
    chosen: count,
  },
  steps =>
    steps
      .call(() => turnUpBonus, { hero: 'hero', attribute: 'attribute' })
      .do((_t, f) => {
        f.named = f.attribute;
      })
      .call(
        () => testCards,
        { hero: 'hero', attribute: 'attribute' },
        { more: 'more', attribute: 'attribute' },
      )
      .when(
        (_t, f) => f.attribute !== f.named,
        other => other.call(() => turnUpBonus, { hero: 'hero', attribute: 'attribute' }),
      )
      .do((t, f) => {
        f.cards = attributeOf(t, f.hero, f.attribute) + f.more;
        f.from = row(t).total;
        t.emit(events['test-began'], f.hero, f.attribute, f.cards);
        showFate(t, f.cards);
      })
      .when(
        (t, f) => f.cards > 0 && abilityOf(t, f.hero, 'redraw-test') !== undefined,
        redraw =>
          redraw
            .ask('again', {
              kind: 'yes',
              seat: (t, f) => ownerOf(t, f.hero),
              prompt: (_t, f) => say('prompt.test-again', { hero: f.hero, attribute: f.attribute }),
              rule: 'RW-HERO-03',
            })
            .do((t, f) => {
              if (f.again === 0) return;
              t.emit(redrawn.events['test-redrawn'], f.hero);
              discardDrawn(t, f.from);
              showFate(t, f.cards);
            }),
      )
      .when(
        (t, f) => row(t).total > f.from && mayReplaceCard(t, f.hero),
        replace =>
          replace
            .ask('replaced', {
              kind: 'one',
              seat: (t, f) => ownerOf(t, f.hero),
              from: fateDomain,
              options: (t, f, offer) => offerDrawn(t, f.from, offer),
              optional: true,
              pass: skipping,
              prompt: (_t, f) =>
                replaced.say('prompt.replace-test-card', { hero: f.hero, attribute: f.attribute }),
              rule: 'RW-HERO-03',
            })
            .do((t, f) => {
              if (f.replaced === PASS) return;
              t.emit(replaced.events['test-card-replaced'], f.hero, f.replaced);
              t.move(f.replaced, row(t), t.fateDiscard);
              showFate(t, 1);
            }),
      )
      .do((_t, f) => {
        f.chosen = NONE;
      })
      .when(
        (t, f) => row(t).total > f.from,
        drawn =>
          drawn.ask('chosen', {
            kind: 'one',
            seat: (t, f) => ownerOf(t, f.hero),
            from: fateDomain,
            options: (t, f, offer) => offerDrawn(t, f.from, offer),
            prompt: (_t, f) => say('prompt.test-choice', { hero: f.hero, attribute: f.attribute }),
            rule: 'RW-FATE-15',
          }),
      )
      .do((t, f) => {
        f.result = f.chosen === NONE ? destinyIds.indexOf('red') : destinyIds.indexOf(destinyOf(t, f.chosen));
        if (f.chosen !== NONE) t.emit(events['test-chosen'], f.hero, f.chosen);
        discardDrawn(t, f.from);
      }),
);

/** Discards every card drawn for a test and draws as many again, once in a test. */
export const redrawsTest: Passive<'redraw-test'> = {
  clause: [
    'once per test, discard all Fate cards drawn for this hero’s test and draw the same number again',
    'raz na test odrzuć wszystkie karty losu dobrane do testu tego bohatera i dobierz tyle samo nowych',
  ],
  words: redrawn.words,
};

/** Discards one card of a test of hers, or of another own hero in her area, for another, once in a test. */
export const replacesTestCard: Passive<'replace-test-card'> = {
  clause: [
    'once per test, discard 1 Fate card drawn for a test by this hero, or by another of your heroes in the area, and draw another',
    'raz na test odrzuć 1 kartę losu dobraną do testu tego bohatera lub innego swojego bohatera na tym obszarze i dobierz inną',
  ],
  words: replaced.words,
};
