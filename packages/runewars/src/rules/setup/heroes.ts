import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Card } from '@runehold/kernel/layout/zones';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { countHeroes } from '../heroes/desert.ts';
import { procedure } from '../rules.ts';
import { perContent } from '../table/per-content.ts';
import { alignmentOf } from '../table/seats.ts';
import { dealCommanders, nameFirstCommander } from './commanders.ts';
import { drawOneOf } from './deal.ts';
import { offerHome } from './homes.ts';
import { fromFirstPlayer } from './orders.ts';

const furtherHeroes = perContent(({ boxes }) =>
  boxes.reduce((sum, { moreHeroes }) => sum + (moreHeroes?.['commanders'] ?? 0), 0),
);

/** A hero of the faction's alignment for each player; neutral ones stay in the deck with the rest. (RW-SETUP-16, 19, 27, RW-HERO-06, 07, BW-CMD-01) */
const dealHeroes = (t: Table): void => {
  for (let step = 0; step < t.seats; step++) {
    const seat = (t.firstSeat + step) % t.seats;
    const alignment = alignmentOf(t, seat);
    const isOfAlignment = (hero: Card): boolean => t.content.heroes[hero].alignment === alignment;
    const heroes = t.content.startingSet.heroes + (hasCommanders(t) ? furtherHeroes(t) : 0);
    for (let n = 0; n < heroes; n++) {
      const hero = drawOneOf(t, layout.stream.hero, t.heroDeck, t.heroesInPlay, isOfAlignment);
      if (hero === NONE) continue;
      t.heroOwner.set(hero, seat + 1);
      t.emit(events['hero-dealt'], seat, hero);
    }
  }
};

/** The seat's hero who has no area yet, or `NONE`. */
const homelessHero = (t: Table, seat: Seat): number => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (t.heroOwner.get(hero) === seat + 1 && t.heroArea.get(hero) === 0) return hero;
  }
  return NONE;
};

/** Step 7: starting heroes are dealt, then placed in the home realms. (RW-SETUP-16 to 19) */
export const placeHeroes = procedure('place-heroes', { seat: count, hero: count, area: count }, steps =>
  steps
    .do(dealHeroes)
    .do(dealCommanders)
    .eachSeat('seat', fromFirstPlayer(), each =>
      each
        .when(
          (t, f) => hasCommanders(t) && countHeroes(t, f.seat) > 0,
          names => names.call(() => nameFirstCommander, { seat: 'seat' }),
        )
        .do((t, f) => {
          f.hero = homelessHero(t, f.seat);
        })
        .repeatUntil({ hero: NONE }, one =>
          one
            .ask('area', {
              kind: 'one',
              seat: 'seat',
              from: areaDomain,
              options: (t, f, offer) => offerHome(t, f.seat, offer),
              prompt: (_t, f) => say('prompt.starting-hero', { hero: f.hero }),
              about: (_t, f) => ({ hero: f.hero }),
              rule: 'RW-SETUP-17',
            })
            .do((t, f) => {
              t.heroArea.set(f.hero, f.area + 1);
              t.emit(events['hero-placed'], f.seat, f.hero, f.area);
              f.hero = homelessHero(t, f.seat);
            }),
        ),
    ),
);
