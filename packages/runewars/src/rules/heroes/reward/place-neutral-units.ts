import type { NeutralGroup } from '../../../content/types-cards.ts';
import { groupChoices } from '../../../text/clause-groups.ts';
import { isContested, isEnemy } from '../../map/areas.ts';
import { anyGroupLeft, placeGroup, rewardAsPlacer } from '../../move/place-neutrals.ts';
import { procedure } from '../../rules.ts';
import { areaOf } from '../hero.ts';
import { type Reward, rewardEffect, used } from './effect.ts';

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
    'put from the supply into this hero’s area, if no other player controls it,',
    'ustaw z zasobów na obszarze tego bohatera, jeśli nie kontroluje go inny gracz,',
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
