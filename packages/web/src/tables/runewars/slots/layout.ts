import type { Piece } from '../pieces/piece.ts';
import { type HexContent, isAllied, isUnits, type PlateContent, type SlotKind, summed } from './content.ts';
import { type Head, headOf } from './head.ts';
import { type Level, unitOf } from './level.ts';
import { acrossHex, downHex, type Item, type Placed, shrinkOf, wholeBand } from './rows.ts';
import { bannerOf, sizes } from './sizes.ts';

/** A place in an area, with what lies there. */
export type Slot = Placed<SlotKind>;

type Row = Item<SlotKind>[];

/** A capital and the Lost City are larger than their like. (BW-CAP-05) */
const LARGER = 1.25;

const edgeOf = (level: Level, piece: Piece): number => {
  const edge = sizes[level].piece[piece.kind] ?? sizes[level].aside;
  const isLarger =
    (piece.kind === 'stronghold' && piece.isCapital) || (piece.kind === 'city' && piece.token?.isLost);
  return isLarger === true ? edge * LARGER : edge;
};

const square = (piece: Piece, edge: number): Item<SlotKind> => ({
  it: { kind: 'piece', piece },
  width: edge,
  height: edge,
});

const ownSize = (level: Level, piece: Piece): Item<SlotKind> => square(piece, edgeOf(level, piece));

const banner = (level: Level, piece: Piece): Item<SlotKind> => {
  const [width, height] = bannerOf[level];
  return { it: { kind: 'piece', piece }, width, height };
};

/** Units that stand side by side: the fewer types, the larger. */
const standing = (level: Level, units: readonly Piece[], isOwned: boolean): Row => {
  const { units: edges, neutral } = sizes[level];
  const edge = isOwned || units.length > 1 ? edges[Math.min(units.length, edges.length) - 1] : neutral;
  return units.map(piece => square(piece, edge));
};

/** At most so many marks lie beside each other; the next ones go to the row of those who stand aside. */
const MOST_MARKS = 4;
/** At most so many types stand in one row. */
const MOST_TYPES = 5;

const marks: readonly Piece['kind'][] = ['city', 'stronghold', 'land-token', 'hero', 'seal', 'token', 'rune'];

/** What lies in the middle of a hex that is seen close: what is built, the army, and who stands aside. */
const closeRows = (level: Level, rest: readonly Piece[]): Row[] => {
  const of = (...kinds: readonly Piece['kind'][]): Piece[] =>
    kinds.flatMap(kind => rest.filter(piece => piece.kind === kind));
  const units = rest.filter(isUnits);
  const isOwned = rest.some(({ kind }) => kind === 'pennant');
  const isAside = (piece: (typeof units)[number]): boolean =>
    piece.isRouted || piece.isUnderway === true || isAllied(piece, rest);
  const army = units.filter(piece => !isAside(piece));
  const lying = of(...(level === 'full' ? marks.filter(kind => kind !== 'hero') : marks));
  const aside: Row = [
    ...lying.slice(MOST_MARKS).map(piece => ownSize(level, piece)),
    ...(level === 'full' ? of('hero').map(piece => ownSize(level, piece)) : []),
    ...army.slice(MOST_TYPES).map(piece => square(piece, sizes[level].aside)),
    ...units.filter(isAside).map(piece => square(piece, sizes[level].aside)),
  ];
  const pennant = level === 'full' && army.length > 0 ? of('pennant').map(piece => banner(level, piece)) : [];
  const front: Row = [
    ...pennant,
    ...of('peasant').map(piece => ownSize(level, piece)),
    ...standing(level, army.slice(0, MOST_TYPES), isOwned),
  ];
  const joins = level === 'middle' && front.length + aside.length <= 3;
  return [
    lying.slice(0, MOST_MARKS).map(piece => ownSize(level, piece)),
    joins ? [...front, ...aside] : front,
    joins ? [] : aside,
  ];
};

/** What lies in the middle of a hex that is seen from far away: one banner, what is built, one for heroes. */
const farRows = (level: Level, rest: readonly Piece[]): { readonly front: Row; readonly marks: Row } => {
  const all = summed(rest);
  const of = (...kinds: readonly Piece['kind'][]): Piece[] => all.filter(({ kind }) => kinds.includes(kind));
  const units = all.filter(isUnits);
  const army = units.filter(({ isMark }) => isMark !== true);
  const banners = of('banner');
  const lying = units.filter(({ isMark }) => isMark === true);
  const isAlone = banners.length === 0 && army.length === 0;
  const built = of('stronghold', 'city');
  const inFront = level === 'small' ? 1 : 0;
  return {
    front: [
      ...banners.map(piece => banner(level, piece)),
      ...standing(level, [...army, ...(isAlone ? lying : [])], banners.length > 0),
      ...[...of('peasant'), ...built.slice(0, inFront), ...of('hero')].map(piece => ownSize(level, piece)),
    ],
    marks: [
      ...built.slice(inFront).map(piece => square(piece, sizes[level].foot.mark)),
      ...of('token', 'rune', 'land-token', 'seal').map(piece => square(piece, sizes[level].foot.mark)),
      ...(isAlone || level === 'tiny' ? [] : lying.map(piece => square(piece, sizes[level].foot.mark))),
    ],
  };
};

/** The rim of a plate about its figures, in parts of one of them. */
const RIM = 0.14;

const plateOf = (level: Level, plate: PlateContent): Item<SlotKind> => {
  const edge = sizes[level].plate;
  return {
    it: { kind: 'plate', plate },
    width: edge * (plate.pieces.length + 2 * RIM),
    height: edge * (1 + 2 * RIM),
  };
};

/** A plate along the upper or the lower edge. */
const plateAt = (level: Level, plate: PlateContent): Slot[] => {
  const item = plateOf(level, plate);
  const { top, bottom } = wholeBand(level);
  const y = plate.side === 'top' ? top + item.height / 2 : bottom - item.height / 2;
  return acrossHex(level, [item], y, 0);
};

/** Under this a row of the foot is not shrunk: its marks go up into a row of their own. */
const LEAST_FOOT = 0.8;

const footOf = (level: Level, { yields, hasTag }: HexContent): Row => {
  const { foot, tag } = sizes[level];
  if (hasTag) return [{ it: { kind: 'tag' }, width: tag[0], height: tag[1] }];
  return Array.from({ length: yields }, (_, n) => ({
    it: { kind: 'yield', n },
    width: foot.yield,
    height: foot.yield,
  }));
};

/** A plate above takes the place of the name; tokens that lie beside it go down. */
const underPlate = ({ pieces }: HexContent, plate: readonly Slot[], gap: number): Head => ({
  slots: plate,
  bottom: Math.max(...plate.map(({ y, height }) => y + height / 2)) + gap,
  rest: pieces,
});

/** The place of everything in an area, in units of the drawing about its middle: nothing overlaps, nothing leaves it. */
export const slotsOf = (content: HexContent, level: Level): readonly Slot[] => {
  const { foot, gap } = sizes[level];
  const isClose = level === 'full' || level === 'middle';
  const plate = content.plate === undefined ? [] : plateAt(level, content.plate);
  const isOnTop = content.plate?.side === 'top';
  const {
    slots: head,
    bottom: top,
    rest,
  } = isOnTop ? underPlate(content, plate, gap) : headOf(content, level);
  const far = isClose ? { front: [], marks: [] } : farRows(level, rest);
  const isBelow = content.plate?.side === 'bottom';
  const yields = isBelow ? [] : footOf(level, content);
  const isTight = isBelow || shrinkOf(level, [...far.marks, ...yields], foot.y, foot.gap) < LEAST_FOOT;
  const footRow = isBelow
    ? plate
    : acrossHex(level, isTight ? yields : [...far.marks, ...yields], foot.y, foot.gap);
  const whole = wholeBand(level);
  const bottom = Math.min(whole.bottom, ...footRow.map(({ y, height }) => y - height / 2 - gap));
  const rows = isClose ? closeRows(level, rest) : [far.front, isTight ? far.marks : []];
  const unit = unitOf(level);
  return [...head, ...downHex(level, rows, { top, bottom }, gap), ...footRow].map(slot => ({
    it: slot.it,
    x: slot.x * unit,
    y: slot.y * unit,
    width: slot.width * unit,
    height: slot.height * unit,
  }));
};
