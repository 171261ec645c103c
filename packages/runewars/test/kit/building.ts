import { type Play, play } from '@runehold/testkit/play';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { factionIds, pieces } from '../../src/pools.ts';
import { layPiece } from '../../src/rules/map/map-of.ts';
import { layMarker, sideOf, takeUpMarkers } from '../../src/rules/setup/board/underway.ts';
import { answerUntil, type Setting } from './position.ts';

/** A table that is being set up: seat by seat the factions Daqan, Latari, Uthuk and Waiqar, and whatever else is told. */
export const settingUp = (
  { seats = 2, factions = factionIds, options = {} }: Setting = {},
  seed = 1,
): Play<Table> => {
  const fixed = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [`faction${seat + 1}`, factions[seat]]),
  );
  return play<Table>(game, { seats, seed, options: { ...fixed, ...options } });
};

/** The same with the players about to build the board. */
export const building = ({ options = {}, ...setting }: Setting = {}, seed = 1): Play<Table> =>
  settingUp({ ...setting, options: { ...options, board: 'built' } }, seed);

type TileSpot = readonly [tile: string, q: number, r: number, rotation: 0 | 1 | 2 | 3 | 4 | 5];
type Hexes = readonly [q: number, r: number, q2: number, r2: number];

const spotName = (q: number, r: number, turns: number): string => `${q},${r}/${turns}`;

/** What a marker on these two hexes is called, the first being the one farther west, or north of two in a column. */
export const markerName = ([q, r, q2, r2]: Hexes): string =>
  spotName(
    q,
    r,
    sideOf([
      { q, r },
      { q: q2, r: r2 },
    ]),
  );

/** Makes the first player's first tile the last one of the board: the others lie there already. */
export const allButOneTile = (story: Play<Table>, tiles: readonly TileSpot[]): Play<Table> => {
  const [first] = story.asked;
  return story.given(t => {
    for (let tile = 0; tile < t.tileOf.length; tile++) t.tileOf.set(tile, 0);
    for (const [index, [id, q, r, rotation]] of tiles.entries()) {
      const tile = pieces.findIndex(piece => piece.id === id);
      t.tileOf.set(tile, first + 1);
      if (index < tiles.length - 1) layPiece(t, tile, { piece: pieces[tile], at: { q, r }, rotation });
    }
  });
};

/** Lays the last tile of a board that `allButOneTile` prepared. */
export const lastTile = (story: Play<Table>, tiles: readonly TileSpot[]): Play<Table> => {
  const [id, q, r, rotation] = tiles[tiles.length - 1];
  return story.answers(id, spotName(q, r, rotation));
};

/** Moves the setup markers, legal or not. */
export const putMarkers = (t: Table, ...markers: readonly Hexes[]): void => {
  takeUpMarkers(t);
  for (const [q, r, q2, r2] of markers) {
    const at = { q, r };
    layMarker(t, 0, { at, rotation: sideOf([at, { q: q2, r: r2 }]) as 0 });
  }
};

/** Goes on with the answers of absent players until an ask under a rule. */
export const until = answerUntil;
