import { describe, expect, it } from 'vitest';
import { areasOn, type Board, Trial } from '../../src/board/board.ts';
import { rotations } from '../../src/board/hex.ts';
import { homeMayLie, homePlacements } from '../../src/board/homes.ts';
import { markerMayLie } from '../../src/board/markers.ts';
import { layOut } from '../../src/board/piece.ts';
import type { MapArea } from '../../src/content/types-map.ts';
import { boardOf, brief, lie, made, marker, realm, said } from './kit.ts';
import { homeFits, name, tableOf } from './oracle.ts';

/** Three areas in a bend; a marker in the bend points outward, with room on both sides of its far hex. */
const bend = (borders: Readonly<Record<string, MapArea['borders']>> = {}) =>
  boardOf(
    lie(
      made(
        'B',
        [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        borders,
      ),
    ),
  );
const inBend = marker(1, 0, 2, -1);
const marked = (board: Board, ...more: readonly (typeof inBend)[]): Board => ({
  ...board,
  markers: [inBend, ...more],
});
const hexes = (placed: Parameters<typeof layOut>[0]) => layOut(placed).map(({ hex }) => name(hex));
const ways = (board: Board, id: string) => homePlacements(board, realm(id)).map(({ home }) => brief(home));

/** Every position and turn near the marker, tried one by one by the oracle. */
const triedOut = (board: Board, id: string) => {
  const found: string[] = [];
  for (const rotation of rotations) {
    for (let q = -3; q <= 6; q++) {
      for (let r = -6; r <= 4; r++) {
        const home = lie(realm(id), q, r, rotation);
        const others = board.markers.filter(one => one !== inBend);
        if (homeFits(tableOf(board.tiles), board.homes, inBend, others, home)) found.push(brief(home));
      }
    }
  }
  return found;
};

describe('placing a home realm', () => {
  it('RW-BOARD-27 puts two of its areas on the marker, in six ways where there is room', () => {
    const board = marked(bend());
    expect(said(markerMayLie(bend(), inBend))).toBe('yes');
    const all = homePlacements(board, realm('latari'));
    expect(all.map(({ home }) => brief(home))).toEqual([
      '1,-1 turned 0',
      '2,-1 turned 1',
      '2,-1 turned 2',
      '2,0 turned 3',
      '1,0 turned 4',
      '1,0 turned 5',
    ]);
    expect(ways(board, 'latari')).toEqual(triedOut(board, 'latari'));
    for (const { home } of all) {
      const covered = hexes(home);
      expect(inBend.filter(hex => covered.includes(name(hex)))).toHaveLength(2);
      expect(covered).toHaveLength(3);
    }
  });

  it('RW-BOARD-27 refuses a third area on anything that lies there, and less than the whole marker', () => {
    const board = marked(bend(), marker(2, 0, 3, 0));
    const thirds = homePlacements(board, realm('latari'))
      .filter(way => way.marker === inBend)
      .map(({ home }) => hexes(home));
    expect(thirds).toHaveLength(3);
    for (const covered of thirds) expect(covered).toContain('1/-1');
    const off = lie(realm('latari'), 2, -1, 0);
    expect(said(homeMayLie(board, { marker: inBend, home: off }))).toBe('home-off-marker');
    const onArea = marked(
      boardOf(
        lie(
          made('C', [
            [0, 0],
            [0, 1],
            [1, 1],
            [2, 0],
          ]),
        ),
      ),
    );
    for (const { home } of homePlacements(onArea, realm('daqan'))) expect(hexes(home)).toContain('1/-1');
    const onTile = lie(realm('latari'), 2, 0, 3);
    expect(said(homeMayLie(onArea, { marker: inBend, home: onTile }))).toBe('board-taken');
  });

  it('RW-BOARD-28 keeps coloured edges off coloured edges', () => {
    // Waiqar's mountains may not lie along the water of the middle area, which looks into the bend.
    const board = marked(bend({ b: { NE: 'water' } }));
    const all = rotations.flatMap(rotation =>
      [marker(1, 0, 1, 0)[0], ...[-1, 0].map(r => ({ q: 2, r })), { q: 1, r: -1 }].map(at =>
        lie(realm('waiqar'), at.q, at.r, rotation),
      ),
    );
    const refused = all.filter(
      home => said(homeMayLie(board, { marker: inBend, home })) === 'board-colour-on-colour',
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(ways(board, 'waiqar')).toEqual(triedOut(board, 'waiqar'));
    expect(ways(marked(bend()), 'waiqar')).toHaveLength(ways(board, 'waiqar').length + refused.length);
  });

  it('RW-BOARD-30 does not offer a way that makes two home realms adjacent while another is left', () => {
    // The other realm's B lies north of (1, -1), so only the third area on (2, 0) is apart from it.
    const other = lie(realm('uthuk'), 0, -2);
    const board: Board = { ...marked(bend()), homes: [other] };
    const close = lie(realm('latari'), 1, -1, 0);
    expect(said(homeMayLie(marked(bend()), { marker: inBend, home: close }))).toBe('yes');
    expect(said(homeMayLie(board, { marker: inBend, home: close }))).toBe('home-next-to-home');
    const left = homePlacements(board, realm('latari')).map(({ home }) => hexes(home));
    expect(left).toHaveLength(3);
    for (const covered of left) expect(covered).toContain('2/0');
    expect(ways(board, 'latari')).toEqual(triedOut(board, 'latari'));
  });

  it('offers nothing when every way would touch another home realm', () => {
    const board: Board = { ...marked(bend()), homes: [lie(realm('uthuk'), 3, -2)] };
    expect(homePlacements(board, realm('latari'))).toEqual([]);
  });

  it('RW-BOARD-26 takes the place of its marker, and leaves again when other markers are tried', () => {
    const board = marked(bend());
    const [{ marker: replaced, home }] = homePlacements(board, realm('daqan'));
    const trial = new Trial({ ...board, markers: [] });
    trial.mark(board.markers);
    trial.layHome(replaced, home);
    const kept = trial.kept();
    expect(kept).toMatchObject({ markers: [], homes: [{ piece: { id: 'daqan' } }] });
    expect(areasOn(kept)).toEqual(areasOn({ ...kept }));
    trial.mark(board.markers);
    expect(trial.board).toMatchObject({ markers: board.markers, homes: [] });
    expect(areasOn(trial.board)).toEqual(areasOn({ ...board }));
    expect(kept.homes).toHaveLength(1);
  });
});
