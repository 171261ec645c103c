import type { Viewer } from '@runehold/kernel/layout/seats';
import { hiddenIn, isSeen, seenAt, seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { Bag, CardList, Slots, type Zone, Zones } from '@runehold/kernel/layout/zones';
import { seenTable } from '@runehold/kernel/match/seen-table';
import { redact } from '@runehold/kernel/table/redeal';
import { waitingList } from '@runehold/kernel/view/describe';
import { type View, viewOf } from '@runehold/kernel/view/view';
import { sizeOf } from '@runehold/kernel/view/zone-json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Caravan, emptyCaravan, layout } from '../fixtures/layout-caravan.ts';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { caravans, viewers } from '../fixtures/layout-random.ts';

const wired = (t: Caravan, viewer: Viewer): View => JSON.parse(JSON.stringify(viewOf(caravan, t, viewer)));
const read = (view: View): Caravan => seenTable(caravan, view).table as Caravan;

const own = layout.plan.find(({ name }) => !name.startsWith('@'))?.base ?? 0;
const fieldsOf = (t: Caravan): number[] => Array.from(t.state.subarray(own));

/** Every zone of a table with what a view has in its place. */
const zonesOf = (t: Caravan, { table }: View): [Zone, View['table'][string]][] =>
  layout.plan.flatMap(({ name }) => {
    const field: unknown = t[name as keyof Caravan];
    if (field instanceof Zones)
      return Array.from({ length: field.length }, (_, i): [Zone, View['table'][string]] => [
        field.at(i) as Zone,
        (table[name] as View['table'][string][])[i],
      ]);
    return field instanceof Bag || field instanceof CardList || field instanceof Slots
      ? [[field, table[name]]]
      : [];
  });

const poolOf = ({ name }: Zone): readonly string[] => {
  const shape = layout.plan.find(field => field.name === name.replace(/\[.*/, ''))?.shape;
  return shape !== undefined && 'pool' in shape ? shape.pool.cards : [];
};

describe('a table read from a view', () => {
  it('is in every field what redaction makes of the true table', () => {
    fc.assert(
      fc.property(caravans, t => {
        for (const viewer of viewers) {
          const redacted = emptyCaravan();
          redact(redacted, t, viewer);
          expect(fieldsOf(read(wired(t, viewer)))).toEqual(fieldsOf(redacted));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('knows who sits there, who is waited for and who won', () => {
    fc.assert(
      fc.property(caravans, t => {
        for (const viewer of viewers) {
          const view = wired(t, viewer);
          const seen = read(view);
          expect([seen.seats, seen.over]).toEqual([t.seats, t.over]);
          expect(Array.from({ length: seen.seats }, (_, seat) => seen.placeOf(seat))).toEqual(view.places);
          expect(waitingList(seen)).toEqual(view.waiting);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows of each zone what the view shows, and no filler', () => {
    let hidden = 0;
    fc.assert(
      fc.property(caravans, t => {
        for (const viewer of viewers) {
          const view = wired(t, viewer);
          const { eyes } = seenTable(caravan, view);
          for (const [zone, json] of zonesOf(read(view), view)) {
            const cards = poolOf(zone);
            const shown = seenIn(zone, eyes).map(([card, n]) => [cards[card], n]);
            const told: Record<string, number> = {};
            const entries = Array.isArray(json)
              ? json.flatMap(card => (typeof card === 'string' ? [[card, 1] as const] : []))
              : Object.entries(json as Record<string, number>).filter(([card]) => card !== 'hidden');
            for (const [card, n] of entries) told[card] = (told[card] ?? 0) + n;
            expect(Object.fromEntries(shown)).toEqual(told);
            expect(hiddenIn(zone, eyes) + seenCards(zone, eyes).length).toBe(sizeOf(json));
            hidden += hiddenIn(zone, eyes);
            if (zone instanceof Bag) continue;
            const row = zone as CardList | Slots;
            (json as View['table'][string][]).forEach((card, slot) => {
              expect(cards[seenAt(row, slot, eyes)] ?? null).toBe(typeof card === 'string' ? card : null);
              if (card !== null) expect(isSeen(row, eyes, slot)).toBe(typeof card === 'string');
            });
          }
        }
      }),
      { numRuns: 30 },
    );
    expect(hidden).toBeGreaterThan(100);
  });

  it('is made once for each view, and lies open where the view hides no card', () => {
    const [t] = fc.sample(caravans, { numRuns: 1, seed: 7 });
    const view = wired(t, 0);
    expect(seenTable(caravan, view)).toBe(seenTable(caravan, view));
    expect(seenTable(caravan, view).eyes).toBe(0);
    // A replay shows the whole table to somebody at no seat.
    const open: View = { ...wired(t, 'all-seeing'), viewer: 'spectator' };
    expect(seenTable(caravan, open).eyes).toBe('all-seeing');
    expect(fieldsOf(read(open))).toEqual(fieldsOf(t));
  });

  it('leaves aside what another version tells, and misses nothing it does not tell', () => {
    const [t] = fc.sample(caravans, { numRuns: 1, seed: 7 });
    const view = wired(t, 0);
    const more = { ...view, table: { ...view.table, novelty: [[1, { new: 2 }], 'x'] } };
    expect(fieldsOf(read(more))).toEqual(fieldsOf(read(view)));
    for (const { name, shape, base } of layout.plan.slice(1)) {
      if (name.startsWith('@') || shape.visible !== 'public') continue;
      const { [name]: _, ...table } = view.table;
      expect(read({ ...view, table }).state[base]).toBe(0);
    }
    expect(fieldsOf(read({ ...view, table: {}, unseen: {} })).every(number => number === 0)).toBe(true);
    const odd = Object.fromEntries(Object.keys(view.table).map(name => [name, 'odd']));
    expect(
      fieldsOf(read({ ...view, table: odd, unseen: { 'no-group': { odd: 1 } } })).some(n => n !== 0),
    ).toBe(false);
  });

  it('shows nothing where a view hides what this version would show', () => {
    const [t] = fc.sample(caravans, { numRuns: 1, seed: 7 });
    const view = wired(t, 'all-seeing');
    const hide = (json: View['table'][string]): View['table'][string] =>
      Array.isArray(json) ? json.map(hide) : typeof json === 'number' ? json : json && { hidden: 1 };
    const fields = Object.entries(view.table).map(([name, json]) => [name, hide(json)] as const);
    const hiding: View = { ...view, viewer: 0, table: Object.fromEntries(fields) };
    const zones = zonesOf(read(hiding), hiding);
    expect(zones.flatMap(([zone]) => seenCards(zone, 0))).toEqual([]);
    expect(zones.some(([zone]) => zone.total > 0)).toBe(true);
  });

  it('lays as many cards as lie hidden, whatever the view says they are', () => {
    fc.assert(
      fc.property(caravans, t => {
        const view = wired(t, 0);
        const sizes = (seen: View): number[] => zonesOf(read(seen), seen).map(([zone]) => zone.total);
        expect(sizes({ ...view, unseen: {} })).toEqual(sizes(view));
      }),
      { numRuns: 20 },
    );
  });
});
