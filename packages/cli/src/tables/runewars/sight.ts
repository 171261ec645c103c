import type { View } from '@runehold/kernel/layout/view';
import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { Board, Marker } from '@runehold/runewars/board/board';
import type { Rotation } from '@runehold/runewars/board/hex';
import { neighbour } from '@runehold/runewars/board/hex';
import { freezeMap, type GameMap } from '@runehold/runewars/board/map';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { areaIds, pieces, TILES } from '@runehold/runewars/layout';
import type { RunewarsTable } from '@runehold/runewars/sight/table';
import type { Scene } from '../scene.ts';

/** All that is drawn from: what the viewer sees, the map it makes, the numbers of the pieces, and the words. */
export type Sight = {
  readonly t: RunewarsTable;
  readonly board: Board;
  readonly map: GameMap;
  readonly content: PreparedContent;
  readonly view: View;
  readonly scene: Scene;
};

const [LAID, Q, R, TURN] = [0, 1, 2, 3];

/** The pieces and markers that lie on the table, the first laid first. */
const boardOf = ({ laid, marker }: RunewarsTable): Board => {
  const placed = (from: number, to: number) =>
    laid
      .map((row, piece) => ({ row, piece }))
      .filter(({ row, piece }) => piece >= from && piece < to && row[LAID] > 0)
      .sort((a, b) => a.row[LAID] - b.row[LAID])
      .map(({ row, piece }) => ({
        piece: pieces[piece],
        at: { q: row[Q], r: row[R] },
        rotation: row[TURN] as Rotation,
      }));
  const markers = marker
    .filter(([there]) => there > 0)
    .map(([, q, r, side]): Marker => [{ q, r }, neighbour({ q, r }, side)]);
  return { tiles: placed(0, TILES), markers, homes: placed(TILES, pieces.length) };
};

export const sightOf = (view: View, scene: Scene): Sight => {
  const t = view.table as unknown as RunewarsTable;
  const board = boardOf(t);
  return {
    t,
    board,
    map: freezeMap(board, areaIds),
    content: scene.pack.game.content as PreparedContent,
    view,
    scene,
  };
};

export const seatsOf = ({ view }: Sight): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** The areas that lie on the table. */
export const areasHere = ({ map }: Sight): number[] =>
  areaIds.flatMap((_, area) => (((map.here[area >>> 5] >>> (area & 31)) & 1) === 1 ? [area] : []));

/** The number of a seat's faction, or -1 before it has one. */
export const factionOf = ({ t }: Sight, seat: number): number => t.faction[seat] - 1;

/** The seat that plays a faction, or -1. */
const seatOfFaction = (sight: Sight, faction: number): number =>
  faction < 0 ? -1 : seatsOf(sight).findIndex(seat => factionOf(sight, seat) === faction);

/** The seat whose stronghold stands in an area, or -1. */
export const strongholdOf = ({ t }: Sight, area: number): number =>
  t.stronghold[area] === 0 ? -1 : (t.stronghold[area] - 1) >> 1;

export const isDamaged = ({ t }: Sight, area: number): boolean =>
  t.stronghold[area] > 0 && t.stronghold[area] % 2 === 0;

/** Who controls an area: by units, by stronghold, by home realm; -1 if nobody. (RW-AREA-05 to 08) */
export const controllerOf = (sight: Sight, area: number): number => {
  const { t, content } = sight;
  if (t.occupant[area] > 0) return t.occupant[area] - 1;
  const holder = strongholdOf(sight, area);
  if (holder >= 0) return holder;
  const home = seatOfFaction(sight, content.area[area].home);
  return home >= 0 && t.alive[home] === 1 ? home : -1;
};

/** The heroes of a seat that are in play, or all of them, with their numbers. */
export const heroesOf = ({ t, content }: Sight, seat?: number): number[] => {
  const inPlay = new Set(seenIn(t.heroesInPlay).map(([id]) => id));
  return content.heroes.flatMap(({ id }, hero) =>
    inPlay.has(id) && (seat === undefined || t.heroOwner[hero] === seat + 1) ? [hero] : [],
  );
};
