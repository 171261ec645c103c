import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { reasons as common } from '../../../words.ts';
import { controller, hasCity, isContested, isOnBoard, printedYield } from '../../map/areas.ts';
import { desolate, mayDesolate } from '../../map/blight.ts';
import { areas } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence } from '../../table/resources.ts';
import { cardEffect, type Improves, usedCard } from './card.ts';

const { words, say } = speech({
  'prompt.leave-ashes': ['Which of your areas do you lay waste?', 'Który ze swoich obszarów pustoszysz?'],
});

/** An area of the player's where a desolation token may lie, at peace. (BW-DESO-09 to 11, BW-DESO-13) */
const mayBurnOwn = (t: Table, area: number, seat: Seat): Verdict => {
  if (controller(t, area) !== seat) return no(common['area-not-yours']);
  return isContested(t, area) ? no(common['fought-over']) : mayDesolate(t, area);
};

/** Land that has little to lose, no city and at most one icon: its harvests of some years, paid at once, and influence besides. */
const isPoor = (t: Table, area: number): boolean => {
  let icons = 0;
  for (let resource = 0; resource < resourceIds.length; resource++) icons += printedYield(t, area, resource);
  return icons <= 1 && !hasCity(t, area);
};

const anyOwn = (t: Table, seat: Seat, isSuch: (t: Table, area: number) => boolean): boolean => {
  for (let area = 0; area < t.areas; area++)
    if (isOnBoard(t, area) && isSuch(t, area) && mayBurnOwn(t, area, seat) === YES) return true;
  return false;
};

/** Leave Only Ashes: an area of one's own is laid waste for what it prints, and for influence. (BW-DESO-02 to 04) */
const burnOwn = procedure('devcard-leave-only-ashes', { ...usedCard, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { seat }, area) => mayBurnOwn(t, area, seat)),
      prompt: () => say('prompt.leave-ashes'),
      rule: 'BW-DESO-09',
    })
    .do((t, f) => {
      desolate(t, f.area);
      gainInfluence(t, f.seat, cardEffect(t, f.card, 'desolate-own').influence);
    }),
);

export const burnsOwn: Improves<'desolate-own', { influence: number }> = {
  clause: [
    'once per turn you may place a desolation token in an area you control; you gain its resources and {influence, count, thing.influence}',
    'raz na turę możesz ułożyć żeton spustoszenia na obszarze pod swoją kontrolą; otrzymujesz jego surowce i {influence, count, thing.influence:acc}',
  ],
  words,
  inTurn: { may: (t, seat) => anyOwn(t, seat, () => true), effect: burnOwn },
  bot: {
    worth: () => 1.5,
    isTimely: ({ t, me }) => anyOwn(t, me, isPoor),
    answers: { 'devcard-leave-only-ashes.area': 'burnPoorest' },
  },
};
