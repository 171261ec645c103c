import type { Piece } from '../pieces/piece.ts';
import type { HexContent, SlotKind } from './content.ts';
import { halfWidth, type Level } from './level.ts';
import { acrossHex, type Placed, wholeBand } from './rows.ts';
import { sizes } from './sizes.ts';

/** How wide a letter of the display face is set at most, and how high a line, in parts of its size. */
const LETTER = 0.72;
const LINE = 1;

export type Head = {
  readonly slots: readonly Placed<SlotKind>[];
  /** Where what lies under it may begin. */
  readonly bottom: number;
  /** The pieces that have found no place in it. */
  readonly rest: readonly Piece[];
};

const lineOf = (it: SlotKind, letters: number, size: number, y: number): Placed<SlotKind> => ({
  it,
  x: 0,
  y,
  width: letters * LETTER * size,
  height: LINE * size,
});

/** From very far away no name is read: tokens and what is built take the place of it. */
const tinyHead = (level: Level, pieces: readonly Piece[]): Head => {
  const { head, piece: edges, gap } = sizes[level];
  const built = pieces.filter(({ kind }) => kind === 'stronghold' || kind === 'city').slice(0, 1);
  const found = [
    ...pieces.filter(({ kind }) => kind === 'token'),
    ...built,
    ...pieces.filter(({ kind }) => kind === 'rune'),
  ];
  const row = found.map(piece => {
    const edge = edges[piece.kind] ?? head.token;
    return { it: { kind: 'piece', piece } as const, width: edge, height: edge };
  });
  const slots = acrossHex(level, row, head.y, gap);
  return {
    slots,
    bottom: Math.max(wholeBand(level).top, ...slots.map(({ y, height }) => y + height / 2 + gap)),
    rest: pieces.filter(piece => !found.includes(piece)),
  };
};

/** Two lines: what the area is called, and its city. The name yields where it cannot be read. */
const cityHead = ({ id, city = '', pieces }: HexContent, level: Level): Head | undefined => {
  const { head, gap } = sizes[level];
  const top = wholeBand(level).top;
  const under = top + LINE * head.city + LINE * head.city;
  const room = 2 * halfWidth(level, top + LINE * head.city, under);
  const size = Math.min(head.city, room / Math.max(1, city.length * LETTER));
  if (size < head.least || size === 0) return undefined;
  const slots = [
    lineOf({ kind: 'id' }, id.length, head.city, top + (LINE * head.city) / 2),
    lineOf({ kind: 'city-name', size }, city.length, size, top + LINE * head.city + (LINE * size) / 2),
  ];
  return { slots, bottom: top + LINE * (head.city + size) + gap / 2, rest: pieces };
};

/** The name of an area, with the tokens that lie beside it. */
export const headOf = (content: HexContent, level: Level): Head => {
  const { id, city, pieces } = content;
  const { head, gap } = sizes[level];
  if (head.id === 0) return tinyHead(level, pieces);
  const withCity = city === undefined ? undefined : cityHead(content, level);
  if (withCity !== undefined) return withCity;
  const beside = (kind: Piece['kind'], edge: number, x: number): Placed<SlotKind>[] =>
    pieces
      .filter(piece => piece.kind === kind)
      .map(piece => ({ it: { kind: 'piece', piece }, x, y: head.y, width: edge, height: edge }));
  const between = 2 * head.beside - Math.max(head.token, head.rune) - gap;
  const size = Math.min(head.id, between / (id.length * LETTER));
  const slots = [
    lineOf({ kind: 'id' }, id.length, size, head.y),
    ...beside('token', head.token, -head.beside),
    ...beside('rune', head.rune, head.beside),
  ];
  return {
    slots,
    bottom: Math.max(...slots.map(({ y, height }) => y + height / 2)) + gap,
    rest: pieces.filter(({ kind }) => kind !== 'token' && kind !== 'rune'),
  };
};
