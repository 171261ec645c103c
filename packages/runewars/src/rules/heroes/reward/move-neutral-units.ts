import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { controller, hasNeutrals, isContested } from '../../map/areas.ts';
import { groupMayMove, moveAllNeutrals, offerGroupMoves } from '../../move/neutral-move.ts';
import { keepToLimit } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { areaOf } from '../hero.ts';
import { type Reward, used } from './effect.ts';

const { words, say } = speech({
  'prompt.lure-with-flute': [
    { area: 'area' },
    'Where do the neutral units of {area} go?',
    'Dokąd idą jednostki neutralne z obszaru {area}?',
  ],
});

/** What fights is out of reach: nothing goes to or from a contested area. (RW-BATTLE-48) */
const isCalm = (t: Table, area: number): boolean => !isContested(t, area);

/** Flute of Possession: all neutral units of the area go together into an adjacent one. */
const possess = procedure('reward-flute', { ...used, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => offerGroupMoves(t, areaOf(t, f.hero), offer, isCalm),
      prompt: (t, f) => say('prompt.lure-with-flute', { area: areaOf(t, f.hero) }),
      rule: 'RW-NEUT-16',
    })
    .do((t, f) => moveAllNeutrals(t, areaOf(t, f.hero), f.area))
    .call(() => keepToLimit, {
      seat: (t, f) => controller(t, f.area),
      area: 'area',
      limit: t => t.content.limits.unitsPerArea,
    }),
);

/** Allied or not, all together, into an adjacent area of any kind. */
export const movesNeutralUnits: Reward<'move-neutral-units'> = {
  clause: [
    'move all neutral units of this hero’s area, allied or not, together 1 area away',
    'porusz wszystkie jednostki neutralne z obszaru tego bohatera, sprzymierzone lub nie, razem o 1 obszar',
  ],
  words,
  inTurn: {
    may: (t, _seat, hero) => {
      const area = areaOf(t, hero);
      return isCalm(t, area) && hasNeutrals(t, area) && groupMayMove(t, area, isCalm);
    },
    effect: possess,
  },
  bot: { answers: { 'reward-flute.area': 'moveBeastsTo' } },
};
