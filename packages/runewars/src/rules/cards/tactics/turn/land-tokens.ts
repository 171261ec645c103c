import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { reasons as common } from '../../../../words.ts';
import { controller, hasCity, isContested, isEnemy } from '../../../map/areas.ts';
import {
  anyMayClear,
  clearBlight,
  desolate,
  freeze,
  isBlighted,
  mayClear,
  mayDesolate,
  mayFreeze,
} from '../../../map/blight.ts';
import { mapOf } from '../../../map/map-of.ts';
import { areas } from '../../../map/offer-areas.ts';
import { standingIn } from '../../../map/units.ts';
import { procedure } from '../../../rules.ts';
import { gainInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.burn-where': ['Which area do you lay waste?', 'Który obszar pustoszysz?'],
  'prompt.frost-where': ['Which area freezes?', 'Który obszar zamarza?'],
  'prompt.renew-where': [
    'From which area do you remove all desolation and cryomancy tokens?',
    'Z którego obszaru usuwasz wszystkie żetony spustoszenia i kriomancji?',
  ],
  'reason.out-of-torches-reach': [
    'You do not control the area, and none of your standing units is next to it.',
    'Nie kontrolujesz tego obszaru i nie sąsiaduje z nim żadna twoja stojąca jednostka.',
  ],
});

const hasStanding = (t: Table, area: number, seat: Seat): boolean =>
  area >= 0 && controller(t, area) === seat && standingIn(t, area) > 0;

/** An area of the player's, or one next to a standing unit of his, whatever the border. */
const isInReach = (t: Table, area: number, seat: Seat): boolean => {
  if (controller(t, area) === seat) return true;
  for (const next of mapOf(t).across[area]) if (hasStanding(t, next, seat)) return true;
  return false;
};

const mayBurn = (t: Table, area: number, seat: Seat): Verdict => {
  if (isContested(t, area)) return no(common['fought-over']);
  return isInReach(t, area, seat) ? mayDesolate(t, area) : no(reasons['out-of-torches-reach']);
};

/** Land that is burnt feeds its owner once more: only a rival's city is worth that to a bot. */
const mayBurnCity = (t: Table, area: number, seat: Seat): Verdict =>
  hasCity(t, area) && isEnemy(t, area, seat) ? mayBurn(t, area, seat) : no(reasons['out-of-torches-reach']);

const mayIce = (t: Table, area: number): Verdict =>
  isContested(t, area) ? no(common['fought-over']) : mayFreeze(t, area);

const anyOf = (t: Table, seat: Seat, may: (t: Table, area: number, seat: Seat) => Verdict): boolean => {
  for (const area of mapOf(t).each) if (may(t, area, seat) === YES) return true;
  return false;
};

/** Burning Fields: a desolation token near the player's troops. (BW-DESO-02, BW-DESO-09) */
const burn = procedure('tactics-burning-fields', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { seat }, area) => mayBurn(t, area, seat)),
      prompt: () => say('prompt.burn-where'),
      rule: 'BW-DESO-09',
    })
    .do((t, f) => desolate(t, f.area)),
);

export const desolatesArea: Tactics<'desolate-area'> = {
  clause: [
    'place a desolation token in an area you control or next to one of your standing units, across any border',
    'ułóż żeton spustoszenia na obszarze pod swoją kontrolą albo sąsiadującym ze swoją stojącą jednostką, niezależnie od granic',
  ],
  words,
  inTurn: { may: (t, seat) => anyOf(t, seat, mayBurn), effect: burn },
  bot: {
    isTimely: ({ t, me }) => anyOf(t, me, mayBurnCity),
    answers: { 'tactics-burning-fields.area': 'doomCity' },
  },
};

/** Unnatural Frost: cryomancy tokens into one area anywhere. (BW-CRYO-11, BW-CRYO-12) */
const ice = procedure('tactics-unnatural-frost', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, _f, area) => mayIce(t, area)),
      prompt: () => say('prompt.frost-where'),
      rule: 'BW-CRYO-11',
    })
    .do((t, f) => {
      const { tokens } = tacticsEffect(t, f.card, 'freeze-area');
      for (let n = 0; n < tokens && mayFreeze(t, f.area) === YES; n++) freeze(t, f.area);
    }),
);

export const freezesArea: Tactics<'freeze-area', { tokens: number }> = {
  clause: [
    'place {tokens, plural, one {# cryomancy token} other {# cryomancy tokens}} in any area',
    'ułóż na dowolnym obszarze {tokens, plural, one {# żeton kriomancji} few {# żetony kriomancji} many {# żetonów kriomancji} other {# żetonu kriomancji}}',
  ],
  inTurn: { may: (t, seat) => anyOf(t, seat, mayIce), effect: ice },
  bot: { isTimely: always, answers: { 'tactics-unnatural-frost.area': 'spoilLand' } },
};

/** Renewal: influence, and all tokens of one area if the player likes. (BW-DESO-12) */
const renew = procedure('tactics-renewal', { ...played, area: count }, steps =>
  steps
    .do((t, f) => gainInfluence(t, f.seat, tacticsEffect(t, f.card, 'influence-and-renewal').influence))
    .when(anyMayClear, may =>
      may
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: areas((t, _f, area) =>
            isContested(t, area) ? no(common['fought-over']) : mayClear(t, area),
          ),
          optional: true,
          pass: skipping,
          prompt: () => say('prompt.renew-where'),
          rule: 'BW-DESO-12',
        })
        .do((t, f) => {
          if (f.area !== PASS) while (isBlighted(t, f.area)) clearBlight(t, f.area);
        }),
    ),
);

export const renewsLand: Tactics<'influence-and-renewal', { influence: number }> = {
  clause: [
    'gain {influence, count, thing.influence}; you may also remove all desolation and cryomancy tokens from one area',
    'otrzymujesz {influence, count, thing.influence:acc}; możesz też usunąć wszystkie żetony spustoszenia i kriomancji z jednego obszaru',
  ],
  inTurn: { may: always, effect: renew },
  bot: { isTimely: always, isUseful: true, answers: { 'tactics-renewal.area': 'ownArea' } },
};
