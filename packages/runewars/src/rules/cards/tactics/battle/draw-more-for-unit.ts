import { count } from '@runehold/kernel/layout/locals';
import { unitDomain } from '../../../../domains.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { countType } from '../../../battle/fighters.ts';
import { sideOf, typeOn } from '../../../battle/sides.ts';
import { columnOf } from '../../../map/columns.ts';
import { procedure } from '../../../rules.ts';
import { always, laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

const { words, say } = speech({
  'prompt.battle-fury': [
    'For which units do you draw one more Fate card?',
    'Dla których jednostek dobierzesz o jedną kartę losu więcej?',
  ],
});

/** Battle Fury: one more Fate card when a type of the player's draws. */
const enrage = procedure('tactics-battle-fury', { ...laid, unit: count }, steps =>
  steps
    .ask('unit', {
      kind: 'one',
      seat: 'seat',
      from: unitDomain,
      options: (t, f, offer) => {
        const side = sideOf(t, f.seat);
        for (let column = 0; column < t.columns; column++) {
          if (countType(t, side, column) > 0) offer.add(typeOn(t, side, column));
        }
      },
      prompt: () => say('prompt.battle-fury'),
      about: (t, f) => ({ side: sideOf(t, f.seat) }),
      rule: 'RW-TACT-04',
    })
    .do((t, f) => {
      const { cards } = tacticsEffect(t, f.card, 'draw-more-for-unit');
      t.moreFate.add(sideOf(t, f.seat), columnOf(t, f.unit), cards);
      t.emit(events['fury-stirred'], f.seat, f.unit, cards);
    }),
);

/** For one of his unit types, once. */
export const drawsMoreForUnit: Tactics<'draw-more-for-unit', { cards: number }> = {
  clause: [
    'when you draw for one of your unit types, which you name now, draw {cards, count, thing.fate-card} more',
    'wskaż typ swoich jednostek; gdy będziesz dla niego dobierać, dobierz o {cards, count, thing.fate-card:acc} więcej',
  ],
  words,
  inBattle: forSide(enrage, always),
  bot: {
    worthInBattle: ({ foes }) => (foes > 0 ? 1 : -1),
    isUseful: true,
    answers: { 'tactics-battle-fury.unit': 'byPolicy' },
  },
};
