import { count } from '@runehold/kernel/layout/locals';
import type { NeutralGroup } from '../../../content/types-cards.ts';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { groupChoices } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { controller, hasNeutrals, isContested, isEnemy } from '../../map/areas.ts';
import { groupMayMove, moveAllNeutrals, offerGroupMoves } from '../../move/neutral-move.ts';
import { anyGroupLeft, placeGroup, rewardAsPlacer } from '../../move/place-neutrals.ts';
import { keepToLimit } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { areaOf } from '../hero.ts';
import { type Reward, rewardEffect, used } from './effect.ts';

const { words, say } = speech({
  'prompt.lure-with-flute': [
    { area: 'area' },
    'Where do the neutral units in {area} go?',
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
    'move all neutral units in this hero’s area, allied or not, together 1 area away',
    'porusz razem wszystkie jednostki neutralne z obszaru tego bohatera, sprzymierzone lub nie, o 1 obszar',
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

/** Rune of Summoning: neutral units from the supply into the area. */
const summon = procedure('reward-summoning', used, steps =>
  steps.call(() => placeGroup, {
    seat: 'seat',
    area: (t, f) => areaOf(t, f.hero),
    card: (t, f) => rewardAsPlacer(t, f.reward),
  }),
);

export const placesNeutralUnits: Reward<'place-neutral-units', { choices: readonly NeutralGroup[] }> = {
  clause: [
    'in this hero’s area, if no other player controls it, place from the supply',
    'na obszarze tego bohatera, jeśli nie kontroluje go inny gracz, ustaw ze stosu nieużywanych',
  ],
  details: ({ choices }) => groupChoices(choices),
  inTurn: {
    may: (t, seat, hero, reward) => {
      const area = areaOf(t, hero);
      if (isEnemy(t, area, seat) || isContested(t, area)) return false;
      return anyGroupLeft(t, rewardEffect(t, reward, 'place-neutral-units').choices);
    },
    effect: summon,
  },
};
