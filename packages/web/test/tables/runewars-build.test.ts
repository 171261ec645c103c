import { areaSet } from '@runehold/runewars/board/area-set';
import { add } from '@runehold/runewars/board/hex';
import { layOut } from '@runehold/runewars/board/piece';
import { runewarsPack } from '@runehold/runewars/pack';
import { areaIds } from '@runehold/runewars/pools';
import { areasHere, boardIn, isFinished } from '@runehold/runewars/rules/view/areas';
import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../src/table/art/targets.ts';
import { addressOf, at } from '../../src/tables/runewars/addresses.ts';
import { cellsOf, gripOf, type Lay, layOf, waysOf } from '../../src/tables/runewars/build/lay.ts';
import { labelOf, spotName } from '../../src/tables/runewars/build/spot-name.ts';
import {
  isLawful,
  lawfulTurn,
  type Spot,
  spotsOf,
  spotTowards,
  turnedSpot,
} from '../../src/tables/runewars/build/spots.ts';
import type { Sight } from '../../src/tables/runewars/sight.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';
import { eachSetupAsk, type Shown } from './board-asks.ts';

type Laid = Shown & { readonly lay: Lay; readonly spots: readonly Spot[] };

/** Every ask of some built boards at which something is laid on hexes. */
const layings: readonly Laid[] = (() => {
  const found: Laid[] = [];
  eachSetupAsk(3, { board: 'built' }, shown => {
    const lay = layOf(shown.ask, shown.sight);
    if (lay !== undefined) found.push({ ...shown, lay, spots: spotsOf(shown.ask, lay) });
  });
  return found;
})();

/** Those at which there is room: where there is none, only markers may be taken back. */
const fitting = layings.filter(({ spots }) => spots.some(isLawful));

const hexName = ({ q, r }: { readonly q: number; readonly r: number }): string => `${q}/${r}`;

const covered = (sight: Sight): ReadonlySet<string> =>
  new Set(areasHere(sight).map(area => hexName(sight.map.hexes[area])));

describe('laying pieces by hand', () => {
  it('tiles, markers and home realms are all laid in the games that are looked at', () => {
    expect(new Set(layings.map(({ ask }) => ask.prompt.key))).toEqual(
      new Set(['prompt.lay-tile', 'prompt.lay-marker', 'prompt.lay-home']),
    );
  });

  it('every spot of an ask is a place on the map, lawful or with its reason, under the address of its option', () => {
    for (const { ask, sight, lay, spots } of layings) {
      const targets = targetsOf(ask, sight.view, addressOf);
      const lawful = spots.filter(isLawful);
      const offered = ask.options.filter(({ label }) => label.key.endsWith('-spot'));
      expect(lawful.map(({ option }) => option.code)).toEqual(offered.map(({ code }) => code));
      for (const spot of lawful) expect(targets.get(spot.address)?.options).toEqual([spot.option]);
      for (const spot of spots) expect(spot.turns).toBeLessThan(waysOf(lay));
      expect(spots.length - lawful.length).toBe(ask.denied.length);
    }
  });

  it.each(['en', 'pl'] as const)(
    'every place has a name of its own that speaks of an area (%s)',
    language => {
      const speaker = new Speaker(language, runewarsPack);
      for (const { ask, sight, spots } of layings) {
        const names = spots.map(spot => spotName({ sight, speaker }, spot));
        expect(new Set(names).size).toBe(names.length);
        const ids = areasHere(sight).map(area => areaIds[area]);
        for (const name of ids.length === 0 ? [] : names)
          expect(
            ids.some(id => name.includes(` ${id}`)),
            name,
          ).toBe(true);
        // What is read on a chip is what is read on the map.
        const scene = { view: sight.view, pack: runewarsPack, speaker };
        expect(spots.map(({ option }) => labelOf(option.label, ask, scene))).toEqual(names);
      }
    },
  );

  it('a hex above an area lies north of it, the one above that two spaces north', () => {
    const speaker = new Speaker('en', runewarsPack);
    const begun = fitting.find(({ sight }) => areasHere(sight).length > 0);
    if (begun === undefined) throw new Error('nothing was laid');
    const { sight, spots } = begun;
    const [area] = areasHere(sight);
    const [spot] = spots;
    const alone = { ...sight, map: { ...sight.map, here: areaSet([area]) } };
    const nameAt = (q: number, r: number): string =>
      spotName({ sight: alone, speaker }, { ...spot, turns: 0, grip: add(sight.map.hexes[area], { q, r }) });
    expect([nameAt(0, -1), nameAt(0, -2), nameAt(1, 0), nameAt(2, -1), nameAt(-1, 2)]).toEqual(
      [
        'north of X',
        '2 spaces north of X',
        'south-east of X',
        '2 spaces east of X',
        '2 spaces south and a little west of X',
      ].map(name => name.replace('X', areaIds[area])),
    );
  });

  it('no two lawful places with the same turn share the hex that is pointed at, and it is free', () => {
    for (const { sight, spots } of layings) {
      const taken = covered(sight);
      const grips = spots.filter(isLawful).map(({ grip, turns }) => `${hexName(grip)} ${turns}`);
      expect(new Set(grips).size).toBe(grips.length);
      for (const { grip } of spots.filter(isLawful)) expect(taken.has(hexName(grip))).toBe(false);
    }
  });

  it('a lawful piece covers only free hexes, and a marker the two that its option names', () => {
    for (const { sight, lay, spots } of layings) {
      const taken = covered(sight);
      for (const { at: start, turns, option } of spots.filter(isLawful)) {
        const cells = cellsOf(lay, turns).map(cell => hexName(add(cell, start)));
        for (const cell of cells) expect(taken.has(cell)).toBe(false);
        const { q, r } = option.label.args;
        if (lay.kind === 'marker') expect(cells).toContain(hexName({ q, r }));
      }
    }
  });

  it('a piece is held by the same of its areas however it is turned', () => {
    for (const { lay } of layings) {
      const grips = Array.from({ length: waysOf(lay) }, (_, turns) =>
        cellsOf(lay, turns).findIndex(cell => hexName(cell) === hexName(gripOf(lay, turns))),
      );
      expect(new Set(grips).size).toBe(1);
    }
  });

  it('the piece is first held in a turn in which it fits somewhere', () => {
    for (const { lay, spots } of fitting)
      for (let wish = 0; wish < 6; wish++) {
        const turns = lawfulTurn(spots, wish, waysOf(lay));
        expect(spots.some(spot => isLawful(spot) && spot.turns === turns)).toBe(true);
      }
    expect(lawfulTurn([], 4, 6)).toBe(4);
  });

  it('turned where it lies, it keeps its hex', () => {
    let kept = 0;
    for (const { lay, spots } of layings)
      for (const spot of spots.filter(isLawful)) {
        const turned = turnedSpot(spots, spot, (spot.turns + 1) % waysOf(lay));
        if (turned === undefined) continue;
        expect(hexName(turned.grip)).toBe(hexName(spot.grip));
        kept++;
      }
    expect(kept).toBeGreaterThan(20);
  });

  it('arrow keys reach every lawful place from the first', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    for (const { spots } of fitting) {
      const places = spots.filter(spot => isLawful(spot) && spot.turns === spots[0].turns);
      const reached = new Set([places[0]]);
      for (const place of reached)
        for (const key of keys) {
          const next = spotTowards(places, place, key);
          if (next !== undefined) reached.add(next);
        }
      expect(reached.size).toBe(places.length);
      expect(spotTowards(places, places[0], 'Home')).toBeUndefined();
    }
  });

  it('where there is no room for a marker, those on the table may be taken back, each under its own address', () => {
    const stuck = layings.filter(({ spots }) => !spots.some(isLawful));
    expect(stuck.length).toBeGreaterThan(0);
    for (const { ask, sight } of stuck) {
      const { markers } = boardIn(sight);
      const targets = targetsOf(ask, sight.view, addressOf);
      expect(ask.options.length).toBe(markers.length);
      for (const number of markers.keys()) expect(targets.get(at.marker(number + 1))?.options.length).toBe(1);
    }
  });

  it('the map stays as it lies until it is finished: what is offered is where it is drawn', () => {
    let homes = 0;
    for (const { sight } of layings) {
      expect(isFinished(sight)).toBe(false);
      const board = boardIn(sight);
      homes += board.homes.length;
      for (const { area, hex } of [...board.tiles, ...board.homes].flatMap(layOut))
        expect(sight.map.hexes[areaIds.indexOf(area.id)], area.id).toEqual(hex);
    }
    expect(homes).toBeGreaterThan(0);
  });
});
