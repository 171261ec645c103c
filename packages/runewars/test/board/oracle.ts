/**
 * The geometry of the board a second time, written plainly from the ledger and slow. It shares no code with the
 * board under test: it gets pieces as printed and where they lie, and answers with the names of areas.
 */

type Print = {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly borders: { readonly [direction: string]: string | undefined };
};

export type Lying = {
  readonly piece: { readonly areas: readonly Print[] };
  readonly at: { readonly q: number; readonly r: number };
  readonly rotation: number;
};

type Spot = { readonly q: number; readonly r: number };

const sides = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const ways: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const name = ({ q, r }: Spot): string => `${q}/${r}`;
export const beside = ({ q, r }: Spot, side: number): Spot => ({
  q: q + ways[side][0],
  r: r + ways[side][1],
});
const around = (spot: Spot): readonly Spot[] => ways.map((_, side) => beside(spot, side));

export type Cell = Spot & { readonly id: string; readonly colours: readonly (string | undefined)[] };
export type Cells = ReadonlyMap<string, Cell>;

/** A hex is q steps south-east and r steps south; a turned piece has its own south-east and south. */
export const cellsOf = ({ piece, at, rotation }: Lying): readonly Cell[] => {
  const southEast = ways[(2 + rotation) % 6];
  const south = ways[(3 + rotation) % 6];
  return piece.areas.map(({ id, q, r, borders }) => ({
    id,
    q: at.q + q * southEast[0] + r * south[0],
    r: at.r + q * southEast[1] + r * south[1],
    colours: sides.map((_, side) => borders[sides[(side - rotation + 6) % 6]]),
  }));
};

export const tableOf = (pieces: readonly Lying[]): Cells =>
  new Map(pieces.flatMap(cellsOf).map(cell => [name(cell), cell]));

export type Neighbour = { readonly cell: Cell; readonly colour: string | undefined };

/** Who lies next to whom, and the colour between them from whichever side. (RW-AREA-03, RW-BORDER-09) */
export const neighboursOf = (cells: Cells, cell: Cell): readonly Neighbour[] =>
  sides.flatMap((_, side) => {
    const other = cells.get(name(beside(cell, side)));
    return other === undefined
      ? []
      : [{ cell: other, colour: cell.colours[side] ?? other.colours[(side + 3) % 6] }];
  });

export type Way = {
  readonly flying: boolean;
  readonly winter: boolean;
  readonly mountainPass: boolean;
  readonly blocked: ReadonlySet<string>;
};

/** Every area that some path of at most so many steps enters: all paths are walked, one by one. */
export function walk(
  neighbours: ReadonlyMap<string, readonly Neighbour[]>,
  from: string,
  steps: number,
  way: Way,
  entered: Set<string> = new Set([from]),
): ReadonlySet<string> {
  if (steps === 0) return entered;
  for (const { cell, colour } of neighbours.get(from) ?? []) {
    if (colour === 'mountain' && !way.flying && !way.mountainPass) continue;
    if (colour === 'water' && !way.flying && !way.winter) continue;
    entered.add(cell.id);
    if (!way.blocked.has(cell.id)) walk(neighbours, cell.id, steps - 1, way, entered);
  }
  return entered;
}

const clash = (cells: Cells, laid: readonly Cell[]): boolean =>
  laid.some(cell =>
    sides.some(
      (_, side) =>
        cell.colours[side] !== undefined &&
        cells.get(name(beside(cell, side)))?.colours[(side + 3) % 6] !== undefined,
    ),
  );

/** RW-BOARD-06, 08, 09 and 10; BW-CITY12-02 to 04: a single hexagon touches two areas, or is touched by two. */
export function tileFits(cells: Cells, tile: Lying): boolean {
  const laid = cellsOf(tile);
  if (laid.some(cell => cells.has(name(cell)))) return false;
  if (cells.size === 0) return true;
  const touched = laid.map(cell => around(cell).flatMap(spot => cells.get(name(spot))?.id ?? []));
  if (laid.length > 1 && touched.filter(ids => ids.length > 0).length < 2) return false;
  if (cells.size > 1 && new Set(touched.flat()).size < 2) return false;
  return !clash(cells, laid);
}

/** Free hexes that a walk from far away reaches. (RW-BOARD-17) */
export function outsideOf(cells: Cells, size: number): ReadonlySet<string> {
  const reached = new Set<string>();
  const open: Spot[] = [{ q: -size, r: -size }];
  for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
    if (Math.abs(spot.q) > size || Math.abs(spot.r) > size) continue;
    if (cells.has(name(spot)) || reached.has(name(spot))) continue;
    reached.add(name(spot));
    open.push(...around(spot));
  }
  return reached;
}

/** RW-BOARD-14 to 17. */
export function markerFits(
  cells: Cells,
  outside: ReadonlySet<string>,
  marker: readonly Spot[],
  others: readonly (readonly Spot[])[],
): boolean {
  const [one, two] = marker;
  if (!around(one).some(spot => name(spot) === name(two))) return false;
  if (!marker.every(spot => outside.has(name(spot)))) return false;
  if (others.flat().some(spot => marker.some(mine => name(mine) === name(spot)))) return false;
  const facing = (spots: readonly Spot[]) =>
    spots.flatMap(spot =>
      sides.flatMap((_, side) => {
        const cell = cells.get(name(beside(spot, side)));
        const colour = cell?.colours[(side + 3) % 6];
        return cell === undefined ? [] : [{ cell, plain: colour === undefined || colour === 'yellow' }];
      }),
    );
  if (facing(marker).filter(({ plain }) => plain).length < 3) return false;
  const near = new Set(facing(marker).map(({ cell }) => cell));
  const withinTwo = new Set([...near].flatMap(cell => [cell, ...neighboursOf(cells, cell).map(n => n.cell)]));
  return others.every(other => facing(other).every(({ cell }) => !withinTwo.has(cell)));
}

/** RW-BOARD-27 to 30; `homes` are those that lie already. */
export function homeFits(
  cells: Cells,
  homes: readonly Lying[],
  marker: readonly Spot[],
  otherMarkers: readonly (readonly Spot[])[],
  home: Lying,
): boolean {
  const laid = cellsOf(home);
  const names = laid.map(name);
  const lying = tableOf(homes);
  if (laid.length !== 3 || marker.filter(spot => names.includes(name(spot))).length !== 2) return false;
  if (names.some(one => cells.has(one) || lying.has(one))) return false;
  if (otherMarkers.flat().some(spot => names.includes(name(spot)))) return false;
  if (laid.some(cell => around(cell).some(spot => lying.has(name(spot))))) return false;
  return !clash(cells, laid);
}
