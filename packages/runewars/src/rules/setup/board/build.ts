import { count } from '@runehold/kernel/layout/locals';
import { layout, type Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { sealBoard } from '../../map/map-of.ts';
import { procedure } from '../../rules.ts';
import { layOwnHome } from './homes.ts';
import { layWholeBoard } from './laid.ts';
import { layOneMarker } from './markers.ts';
import { layOwnRunes, runesOnMap } from './runes.ts';
import { layOneTile } from './tiles.ts';
import { countHomes, countMarkers, countTiles, takeUpTiles } from './underway.ts';

const acts = { tile: 0, marker: 1, runes: 2, home: 3, done: 4 } as const;

/**
 * What is to be laid next. It follows from what lies on the table, so that taking pieces back is all it needs to
 * repeat a step. (RW-BOARD-11, 18, 25, 29)
 */
const nextAct = (t: Table): number => {
  if (countTiles(t) < t.seats * t.content.tilesPerPlayer) return acts.tile;
  if (countMarkers(t) + countHomes(t) < t.seats) return acts.marker;
  if (countHomes(t) === 0 && t.rune.total < t.seats * runesOnMap(t)) return acts.runes;
  return countHomes(t) < t.seats ? acts.home : acts.done;
};

/**
 * The rules repeat steps 4 to 6 for ever where runes or home realms do not fit. After so many times the tiles are laid
 * anew, since there are boards on which they never will. (decision 0010)
 */
const MOST_REPEATS = 8;

/** Steps 3 to 6 of board building, by the players. (RW-BOARD-04 to 30, RW-EX-A01, RW-EX-A02) */
const buildTogether = procedure('build-board', { repeats: count }, steps =>
  steps.repeatWhile(
    t => nextAct(t) !== acts.done,
    each =>
      each
        .when(
          t => nextAct(t) === acts.tile,
          tile => tile.call(() => layOneTile),
        )
        .when(
          t => nextAct(t) === acts.marker,
          marker => marker.call(() => layOneMarker),
        )
        .when(
          t => nextAct(t) === acts.runes,
          runes =>
            runes.call(
              () => layOwnRunes,
              {},
              (_t, f, callee) => {
                f.repeats += 1 - callee.fits;
              },
            ),
        )
        .when(
          t => nextAct(t) === acts.home,
          home =>
            home.call(
              () => layOwnHome,
              {},
              (_t, f, callee) => {
                f.repeats += 1 - callee.fits;
              },
            ),
        )
        .when({ repeats: MOST_REPEATS }, anew =>
          anew.do((t, f) => {
            f.repeats = 0;
            takeUpTiles(t);
            t.emit(events['tiles-taken-back']);
          }),
        ),
  ),
);

/** The numbered tiles and home realms come to the table, by the players or by chance. */
export const layBoard = procedure('lay-board', {}, steps =>
  steps
    .when(
      t => layout.options.board.values[t.board] === 'built',
      build => build.call(() => buildTogether),
      lay => lay.do(layWholeBoard),
    )
    .do(sealBoard),
);
