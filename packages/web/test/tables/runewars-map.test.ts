import { runewarsPack } from '@runehold/runewars/pack';
import { areasHere, isFinished, strongholdIn } from '@runehold/runewars/rules/view/areas';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import { describe, expect, it } from 'vitest';
import { areaEntries } from '../../src/tables/runewars/area/about-area.ts';
import { pieceUnder } from '../../src/tables/runewars/area/piece-under.ts';
import { borderWords, marchesTo } from '../../src/tables/runewars/area/reach.ts';
import { RISE } from '../../src/tables/runewars/land/geometry.ts';
import { moved, strokes } from '../../src/tables/runewars/land/growth.ts';
import { platesOf } from '../../src/tables/runewars/map/plates.ts';
import { piecesIn, printedOn } from '../../src/tables/runewars/pieces/pieces.ts';
import { type Sight, sightOf } from '../../src/tables/runewars/sight.ts';
import { contentIn } from '../../src/tables/runewars/slots/content-in.ts';
import { slotsOf } from '../../src/tables/runewars/slots/layout.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';
import { eachSetupAsk } from './board-asks.ts';

/** The table of the last ask before the first year, and one while the board was built. */
const [set, underway] = ((): readonly [Sight, Sight] => {
  let last: Sight | undefined;
  let building: Sight | undefined;
  eachSetupAsk(1, { board: 'built' }, ({ sight }) => {
    last = sight;
    if (!isFinished(sight) && areasHere(sight).length > 4) building = sight;
  });
  if (last === undefined || building === undefined) throw new Error('nothing was set up');
  return [last, building];
})();

type Fields = Sight['view']['table'];

/** The same table with some fields as they would stand then. */
const withTable = ({ view }: Sight, change: Fields): Sight =>
  sightOf({ ...view, table: { ...view.table, ...change } }, runewarsPack);

const rowOf = ({ view }: Sight, field: string): readonly Fields[string][] =>
  view.table[field] as readonly Fields[string][];

/** An area with everything in it that can be in one: a hard place to draw. */
const crowded = (types: number): { readonly sight: Sight; readonly area: number } => {
  const area = set.t.stronghold.toArray().findIndex(owner => owner > 0);
  const row = set.t.standing.row(area).map((_, column) => (column < types ? 2 : 0));
  const routed = row.map((_, column) => (column === 1 ? 1 : 0));
  return {
    area,
    sight: withTable(set, {
      standing: rowOf(set, 'standing').with(area, row),
      routed: rowOf(set, 'routed').with(area, routed),
      occupant: rowOf(set, 'occupant').with(area, strongholdIn(set, area) + 1),
      activation: rowOf(set, 'activation').with(area, 3),
    }),
  };
};

describe('the pieces of an area', () => {
  it('units of one type that stand and that lie have addresses of their own', () => {
    const { sight, area } = crowded(4);
    const addresses = piecesIn(sight, area).flatMap(({ at }) => (at === undefined ? [] : [at]));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are found under the mouse where they are drawn, and every one says what it is', () => {
    const speaker = new Speaker('en', runewarsPack);
    const { sight, area } = crowded(4);
    const entries = areaEntries({ sight, speaker }, area);
    const slots = slotsOf(contentIn({ sight, speaker }, area), 'middle');
    for (const { it, x, y } of slots) {
      if (it.kind !== 'piece') continue;
      const { key } = it.piece;
      expect(pieceUnder(slots, x, y)).toBe(key);
      expect(entries.find(({ piece }) => piece === key)?.about, key).toBeDefined();
    }
    expect(pieceUnder(slots, 0, RISE - 4)).toBeUndefined();
  });

  it('a development is found on its stronghold, and a rune that nobody has looked at is only a rune', () => {
    const speaker = new Speaker('en', runewarsPack);
    const { sight: full, area } = crowded(1);
    const sight = withTable(full, {
      development: rowOf(full, 'development').with(area, 1),
      rune: rowOf(full, 'rune').with(area, { hidden: 1 }),
      runeKnown: rowOf(full, 'runeKnown').with(area, 0),
    });
    const slots = slotsOf(contentIn({ sight, speaker }, area), 'middle');
    const keep = slots.find(({ it }) => it.kind === 'piece' && it.piece.kind === 'stronghold');
    if (keep === undefined) throw new Error('there is no stronghold');
    expect(pieceUnder(slots, keep.x - 0.3 * keep.width, keep.y - 0.3 * keep.height)).toBe('development');
    const about = new Map(areaEntries({ sight, speaker }, area).map(entry => [entry.piece, entry]));
    expect(about.get('development')).toMatchObject({ about: { kind: 'development', it: 0 } });
    expect(about.get('rune')).toMatchObject({
      line: 'rune face down',
      about: { kind: 'mark', mark: 'rune-down' },
    });
  });

  it('while the board is built, what will come to an area is shown in it, and no longer when it has come', () => {
    const area = underway.content.area.findIndex(({ neutrals, city, piece }) => {
      const isLaid = underway.t.laid.get(piece, 0) > 0;
      return isLaid && (neutrals > 0 || city);
    });
    expect(printedOn(underway, area).length).toBe(1);
    const keys = piecesIn(underway, area).map(({ key }) => key);
    expect(keys).toContain(printedOn(underway, area)[0].key);
    expect(piecesIn(set, area).some(({ key }) => key === 'printed')).toBe(false);
  });
});

describe('what is told of an area', () => {
  it('whether water may be crossed is read off the ice, not off the season', () => {
    expect(borderWords(withTable(set, { season: 3, waterOpen: 0 })).water).toBe('rw.border.water');
    expect(borderWords(withTable(set, { season: 1, waterOpen: 1 })).water).toBe('rw.border.water-open');
  });

  it('mountains are open to the player whose card opens them, in that turn', () => {
    const { viewer } = set.view;
    if (typeof viewer !== 'number') throw new Error('somebody plays');
    const own = withTable(set, { mountainPass: 1, current: viewer + 1 });
    expect(borderWords(own).mountain).toBe('rw.border.mountain-open');
    const other = withTable(set, { mountainPass: 1, current: ((viewer + 1) % set.view.seats) + 1 });
    expect(borderWords(other).mountain).toBe('rw.border.mountain');
  });

  it('everybody who could march there is named, each with as many units as the rules let come', () => {
    let named = 0;
    for (const area of areasHere(set)) {
      for (const { seat, units } of marchesTo(set, area) ?? []) {
        expect(units).toBe(marchersTo(set, seat, area));
        expect(units).toBeGreaterThan(0);
        named++;
      }
    }
    expect(named).toBeGreaterThan(2);
    expect(marchesTo(underway, 0)).toBeUndefined();
  });
});

describe('what grows on the ground', () => {
  it('is drawn elsewhere and in another size, across and down alike', () => {
    expect(moved('M1,2 3,4H5V6Z', 10, 20, 2)).toBe('M12 24 16 28 H20 V32 Z');
    expect(moved('M-.5,0Q1,2 3,4', 1, 1, 1)).toBe('M0.5 1 Q2 3 4 5 ');
  });

  it('has outlines of absolute commands only, so that all of them can be moved', () => {
    for (const { d } of Object.values(strokes).flat()) expect(d).toMatch(/^[MLHVCQZ\d\s.,-]+$/);
  });
});

describe('units on the march', () => {
  it('of a type that cross one border stand together on its plate, wherever they come from', () => {
    const [unit, who] = [0, 0];
    const here = areasHere(set);
    const marches = here.flatMap(to =>
      here.flatMap(near =>
        here.map(far =>
          platesOf(
            set,
            to,
            [near, far].map(from => ({ from, unit, who, amount: 2 })),
            false,
          ),
        ),
      ),
    );
    const shared = marches.filter(plates => plates.length === 1);
    expect(shared.length).toBeGreaterThan(0);
    for (const [{ units }] of shared) expect(units).toMatchObject([{ kind: 'units', type: unit, count: 4 }]);
  });
});
