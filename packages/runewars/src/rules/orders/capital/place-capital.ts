import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Resources } from '../../../content/types-map.ts';
import type { Stronghold } from '../../../content/types-realm.ts';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { stop } from '../../../text/clause.ts';
import { type AreaTest, anyWith, homeOwner, isDamaged } from '../../map/areas.ts';
import { areas } from '../../map/offer-areas.ts';
import { hasOwnStronghold } from '../../map/verdicts.ts';
import { procedure } from '../../rules.ts';
import { bought, type Improves } from '../development-cards/card.ts';
import { costText, strongholdsLeft } from '../strongholds.ts';
import { placeCapital } from './capital.ts';
import { capitalReasons, clauseOfCapital, sayOfCapital } from './words.ts';

const mayBecome = (t: Table, area: number, seat: Seat): Verdict =>
  homeOwner(t, area) === seat ? hasOwnStronghold(t, area, seat) : no(capitalReasons['capital-at-home']);

const isAtHome: AreaTest = (t, area, seat) => mayBecome(t, area, seat) === YES;

const isWorn: AreaTest = (t, area, seat) => isAtHome(t, area, seat) && isDamaged(t, area);

/** The capital of a faction: its token takes the place of a stronghold at once. (BW-CAP-01 to 04, BW-CAP-10) */
export const placesCapital: Improves<
  'place-capital',
  { strength: Stronghold['strength']; rebuild: Resources }
> = {
  clause: [
    'replace one of your strongholds in your home realm with your capital, undamaged side up',
    'zastąp jedną ze swoich twierdz w swoim królestwie stolicą, nieuszkodzoną stroną do góry',
  ],
  details: ({ strength, rebuild }) => [
    stop,
    clauseOfCapital('clause.capital.strength', strength),
    stop,
    clauseOfCapital('clause.capital.rebuild'),
    ...costText(rebuild),
  ],
  onPurchase: {
    may: (t, seat) =>
      anyWith(t, t.stronghold, isAtHome, seat) ? YES : no(capitalReasons['capital-needs-stronghold']),
    effect: procedure('place-capital', { ...bought, area: count }, steps =>
      steps
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: areas((t, f, area) => mayBecome(t, area, f.seat)),
          prompt: () => sayOfCapital('prompt.capital-for-stronghold'),
          rule: 'BW-CAP-01',
        })
        .do((t, f) => placeCapital(t, f.seat, f.area)),
    ),
  },
  bot: {
    // It repairs what is damaged and sets a token free, which is worth most where none is left.
    worth: (_units, { t, me }) =>
      1.4 + (anyWith(t, t.stronghold, isWorn, me) ? 0.6 : 0) + (strongholdsLeft(t, me) === 0 ? 0.6 : 0),
    answers: { 'place-capital.area': 'fortifyMost' },
  },
};
