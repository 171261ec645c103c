import { count } from '@runehold/kernel/layout/locals';
import { drawMoreFor, moreFateWords, oneOwnType } from '../../../battle/draw/more-fate.ts';
import { sideOf } from '../../../battle/sides.ts';
import { procedure } from '../../../rules.ts';
import { always, laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

/** Battle Fury: one more Fate card when a type of the player's draws. */
const enrage = procedure('tactics-battle-fury', { ...laid, unit: count }, steps =>
  steps
    .ask('unit', {
      ...oneOwnType<{ readonly seat: number }>((t, f) => sideOf(t, f.seat)),
      rule: 'RW-TACT-04',
    })
    .do((t, f) =>
      drawMoreFor(t, sideOf(t, f.seat), f.unit, tacticsEffect(t, f.card, 'draw-more-for-unit').cards),
    ),
);

/** For one of his unit types, once. */
export const drawsMoreForUnit: Tactics<'draw-more-for-unit', { cards: number }> = {
  clause: [
    'name one of your unit types; when you draw for it, draw {cards, plural, one {# more Fate card} other {# more Fate cards}}',
    'wskaż typ swoich jednostek; gdy będziesz dla niego dobierać karty, dobierz o {cards, count, thing.fate-card:acc} więcej',
  ],
  words: moreFateWords,
  inBattle: forSide(enrage, always),
  bot: {
    worthInBattle: ({ foes }) => (foes > 0 ? 1 : -1),
    isUseful: true,
    answers: { 'tactics-battle-fury.unit': 'byPolicy' },
  },
};
