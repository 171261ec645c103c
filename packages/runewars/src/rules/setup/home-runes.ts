import { count, listOf } from '@runehold/kernel/layout/locals';
import { areaDomain } from '../../domains.ts';
import { say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { byEdition } from '../table/edition.ts';
import { layRunes, MOST_RUNES, runeDomain, startingRunes } from './board/runes.ts';
import { offerHome } from './homes.ts';
import { fromFirstPlayer } from './orders.ts';

/** In the original edition the setup runes lie in the home realms, one in each area. (RW-ORIG-05 to 07) */
export const layHomeRunes = procedure('lay-home-runes', { seat: count, places: listOf(MOST_RUNES) }, steps =>
  steps.when(
    t => byEdition.startingRunes(t).place === 'home-realm',
    lay =>
      lay.eachSeat('seat', fromFirstPlayer(), each =>
        each
          .ask('places', {
            kind: 'arrange',
            seat: 'seat',
            items: runeDomain,
            take: (t, _f, items) => startingRunes(t, items),
            from: areaDomain,
            options: (t, f, offer) => offerHome(t, f.seat, offer),
            hidden: true,
            prompt: () => say('prompt.lay-home-runes'),
            rule: 'RW-ORIG-07',
          })
          .do((t, f) => {
            layRunes(t, f.seat, f.places);
            f.places.clear();
          }),
      ),
  ),
);
