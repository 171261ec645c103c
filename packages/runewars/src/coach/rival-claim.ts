import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { areasOf } from '../rules/view/areas.ts';
import { type Look, seatsIn } from '../rules/view/look.ts';
import { victoryOf } from '../rules/view/realm.ts';
import { runeIn } from '../rules/view/runes.ts';
import { marchersTo } from '../rules/view/units.ts';
import { itOf, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.rival-claim': [
    { rival: 'seat', season: 'season', area: 'area', more: 'number' },
    '{rival} {rival|win|wins} in {season} unless a rune is lost. You can reach {area}{more, select, 0 {} other { and others}}.',
    '{rival|Zwyciężasz|Zwycięży {rival}} ({season}), o ile nie straci smoczego runu. W twoim zasięgu: {area}{more, select, 0 {} other { i inne obszary}}.',
  ],
});

export { words as rivalClaimWords };

/** Areas of a rival with a dragon rune that is known, which the seat could march upon. */
const inReach = (look: Look, rival: number): number[] =>
  areasOf(look, rival).filter(area => runeIn(look, area) === 'dragon' && marchersTo(look, look.me, area) > 0);

const attacks = ({ t }: Look, order: number): boolean =>
  t.content.orders[order].primary.kind === 'activate-and-move';

/** A rival's Victory card lies on a deck, and a rune that it stands on can be reached. (RW-WIN-09) */
export const rivalClaim = trigger({
  id: 'runewars.rival-claim',
  kind: 'likely',
  rule: 'RW-WIN-09',
  asks: ['choose-orders.chosen'],
  at: ({ look, pick }) => {
    const order = itOf(pick);
    if (order !== undefined && attacks(look, order)) return undefined;
    for (const rival of seatsIn(look).filter(seat => seat !== look.me)) {
      const season = victoryOf(look, rival);
      const areas = season === NONE ? [] : inReach(look, rival);
      if (areas.length > 0)
        return {
          said: say('coach.rival-claim', { rival, season, area: areas[0], more: areas.length - 1 }),
          lights: areas.map(things.area),
        };
    }
    return undefined;
  },
});
