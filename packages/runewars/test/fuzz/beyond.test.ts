import { describe, expect, it } from 'vitest';
import { directions, neighbour, opposite } from '../../src/board/hex.ts';
import { universe } from '../../src/boxes/universe.ts';
import type { MapArea, MapPiece } from '../../src/content/types-map.ts';
import { game } from '../../src/game.ts';
import { trials } from '../../src/trials/trials.ts';

/** The areas of a piece that can be entered from one of its areas by anybody, without leaving the piece. */
const waysFrom = (area: MapArea, { areas }: MapPiece): readonly MapArea[] =>
  directions.flatMap((direction, side) => {
    const hex = neighbour(area, side);
    const next = areas.find(({ q, r }) => q === hex.q && r === hex.r);
    const closed = area.borders[direction] ?? next?.borders[directions[opposite(side)]];
    return next === undefined || closed !== undefined ? [] : [next];
  });

describe('what no trial can reach', () => {
  it('RW-RETR-13 is no hero without a way out: every piece of more than one area is open inside', () => {
    const pieces = [...universe.tiles, ...universe.homeRealms];
    const shut = pieces.flatMap(piece =>
      piece.areas.filter(area => waysFrom(area, piece).length === 0).map(({ id }) => id),
    );
    // The one area of tile 12 has none, but four open sides, of which a board can hardly close all.
    expect(shut).toEqual(['12']);
    // One that is not would be found: the only way out of 6D leads to 6B, over its northern edge.
    const six = pieces.filter(({ id }) => id === '6')[0];
    const last = six.areas[3];
    expect(waysFrom(last, six).map(({ id }) => id)).toEqual(['6B']);
    expect(waysFrom({ ...last, borders: { N: 'water' } }, six)).toEqual([]);
  });

  it('is, where Tactical Fate is announced, the choice of a type as Fate cards are drawn', () => {
    const stepOf = (owner: string, index: number) =>
      game.ops.find(op => op.owner.name === owner && op.index === index);
    expect(stepOf('draw-fate', 3)?.ask?.name).toBe('unit');
    const drawers = game.ops.filter(({ linked }) => linked.some(({ name }) => name === 'draw-fate'));
    expect(drawers.map(({ owner, index }) => `${owner.name}[${index}]`)).toEqual([
      'combat-pass[7]',
      'combat-pass[10]',
    ]);
    const named = Object.entries(trials.beyond).filter(([, why]) => typeof why !== 'string');
    expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(['draw-fate[3]', 'combat-pass[10]']));
  });

  it('has names that the rules know', () => {
    const procedures = game.ops.map(({ owner }) => owner.name);
    const known = new Set([...procedures, ...Object.keys(game.events)]);
    expect(Object.keys(trials.beyond).filter(name => !known.has(name.replace(/\[\d+\]$/, '')))).toEqual([]);
  });
});
