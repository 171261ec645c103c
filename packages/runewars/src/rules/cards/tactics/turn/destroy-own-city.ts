import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { reasons } from '../../../../words.ts';
import { anyWith, isContested } from '../../../map/areas.ts';
import { destroyCity, ownsCity } from '../../../map/cities.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { procedure } from '../../../rules.ts';
import { played, type Tactics } from '../effect.ts';

const { words, say } = speech({
  'prompt.raze-city': ['Which of your cities do you destroy?', 'Które ze swoich miast niszczysz?'],
});

const mayRaze = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && ownsCity(t, area, seat);

/** Raze a City: a city of the player's own is destroyed. */
const raze = procedure('tactics-raze-city', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(mayRaze, 'seat', reasons['no-city-of-yours']),
      prompt: () => say('prompt.raze-city'),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => destroyCity(t, f.area, f.seat)),
);

/** In an area that he controls. */
export const destroysOwnCity: Tactics<'destroy-own-city'> = {
  clause: ['destroy 1 city that you control', 'zniszcz 1 miasto pod swoją kontrolą'],
  words,
  inTurn: { may: (t, seat) => anyWith(t, t.city, mayRaze, seat), effect: raze },
  bot: { answers: { 'tactics-raze-city.area': 'plain' } },
};
