import { maySee, type Viewer } from '@runehold/kernel/layout/seats';
import { describe, expect, it, vi } from 'vitest';
import { questPool } from '../../src/pools.ts';
import { isFulfilled } from '../../src/rules/cards/objectives/registry.ts';
import { isPlaceOf } from '../../src/rules/heroes/quest/place.ts';
import { controller } from '../../src/rules/map/areas.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { areasHere, holderOf, tokenIn, yieldsIn } from '../../src/rules/view/areas.ts';
import { troopsIn } from '../../src/rules/view/fighters.ts';
import { questAreas } from '../../src/rules/view/heroes.ts';
import { seatsIn } from '../../src/rules/view/look.ts';
import { isResolving, playOrder } from '../../src/rules/view/orders.ts';
import { recruitsOf } from '../../src/rules/view/previews.ts';
import { harvestOf, objectiveSeen, progressOf } from '../../src/rules/view/realm.ts';
import { runeIn, runesKnown } from '../../src/rules/view/runes.ts';
import { marchersTo } from '../../src/rules/view/units.ts';
import { eachSight, sightAt } from './looks.ts';

// Whole games are looked at, and machines are not always quiet.
vi.setConfig({ testTimeout: 120_000 });

describe('what is asked of a view has the answer that the true table gives', () => {
  it('RW-AREA-05 RW-AREA-04 areas, armies, dials and recruits, whoever looks', () => {
    let seen = 0;
    eachSight(2, ({ table, seat }) => {
      const truth = { t: table, me: 'all-seeing' } as const;
      const sight = sightAt(table, seen++ % 2 === 0 ? 'spectator' : seat);
      expect(areasHere(sight)).toEqual(areasHere(truth));
      for (const area of areasHere(truth)) {
        expect(holderOf(sight, area)).toBe(controller(table, area));
        expect([yieldsIn(sight, area), troopsIn(sight, area)]).toEqual([
          yieldsIn(truth, area),
          troopsIn(truth, area),
        ]);
      }
      for (const other of seatsIn(truth)) {
        expect(harvestOf(sight, other)).toEqual(harvestOf(truth, other));
        expect(recruitsOf(sight, other, 0)).toEqual(recruitsOf(truth, other, 0));
        const [target] = areasHere(truth);
        expect(marchersTo(sight, other, target)).toBe(marchersTo(truth, other, target));
      }
    });
    expect(seen).toBeGreaterThan(500);
  });

  it('RW-WIN-05 RW-EXPL-18 a seat’s own dragon runes are all counted, those of locations too', () => {
    let seen = 0;
    eachSight(6, ({ sight, seat, table }) => {
      expect(runesKnown(sight, seat)).toMatchObject({ known: dragonRunes(table, seat), unknown: 0 });
      seen++;
    });
    expect(seen).toBeGreaterThan(1000);
  });

  it('RW-INFO-07 what is said of a rival’s runes is what everybody sees, whoever looks', () => {
    let known = 0;
    eachSight(3, ({ table, seat }) => {
      const seen = Array.from({ length: table.seats }, (_, viewer) =>
        runesKnown(sightAt(table, viewer), seat),
      );
      expect(new Set(seen.map(({ up, down }) => `${up} up, ${down} down`)).size).toBe(1);
      if (new Set(seen.map(({ unknown }) => unknown)).size > 1) known++;
    });
    expect(known).toBeGreaterThan(100);
  });

  it('RW-ORDER-12 who acts before whom, as the turns then come', () => {
    let [seen, past] = [0, ''];
    eachSight(6, ({ sight, table }) => {
      if (!isResolving(sight)) return;
      const told = playOrder(sight);
      expect(told.toSorted((a, b) => a - b)).toEqual(
        seatsIn(sight).filter(seat => table.alive.get(seat) === 1),
      );
      // Nobody's turn comes before that of somebody who was told to act earlier.
      const now = `${table.year}/${table.season}/${told.indexOf(table.current - 1)}`;
      if (now.slice(0, 4) === past.slice(0, 4)) expect(now >= past, `${past} then ${now}`).toBe(true);
      past = now;
      seen++;
    });
    expect(seen).toBeGreaterThan(1000);
  });

  it('RW-OBJ-05 RW-OBJ-09 how far each Objective has come, and whether it is fulfilled', () => {
    const fulfilled = new Set<string>();
    const open = new Set<string>();
    eachSight(9, ({ sight, seat, table }) => {
      for (const { condition } of sight.t.content.objectiveCards) {
        const progress = progressOf(sight, seat, condition);
        expect([condition.kind, progress.isFulfilled]).toEqual([
          condition.kind,
          isFulfilled(table, seat, condition),
        ]);
        if (progress.have < progress.need) expect(progress.isFulfilled).toBe(false);
        (progress.isFulfilled ? fulfilled : open).add(condition.kind);
      }
    });
    expect(fulfilled.size).toBeGreaterThan(3);
    expect(open.size).toBeGreaterThan(10);
  });

  it('RW-QUEST-26 in which areas each quest may be attempted', () => {
    const kinds = new Set<string>();
    eachSight(4, ({ sight, seat, table }) => {
      for (const quest of questPool.cards.keys()) {
        const { place } = table.content.questCards[quest];
        const found = questAreas(sight, seat, quest);
        expect(found).toEqual(areasHere(sight).filter(area => isPlaceOf(table, seat, area, place)));
        if (found.length > 0) kinds.add(place.kind);
      }
    });
    expect(kinds.size).toBe(7);
  });
});

describe('what is not seen is never told', () => {
  it('RW-INFO-06 RW-EXPL-03 runes, tokens and Objectives of which only the back is seen', () => {
    const hidden = { rune: 0, token: 0, objective: 0 };
    eachSight(1, ({ table, seat }) => {
      for (const viewer of [seat, (seat + 1) % table.seats, 'spectator'] satisfies Viewer[]) {
        const sight = sightAt(table, viewer);
        for (const area of areasHere(sight)) {
          const rune = runeIn(sight, area);
          if (rune !== 'none') {
            const isKnown = maySee(table.rune.seenBy(area), viewer);
            expect(rune).toBe(isKnown ? ['dragon', 'false'][table.rune.at(area)] : 'facedown');
            hidden.rune += Number(!isKnown);
          }
          const token = tokenIn(sight, area);
          if (token === undefined || maySee(table.nearToken.seenBy(area), viewer)) continue;
          expect(token.seen).toBe(-1);
          hidden.token++;
        }
        for (const other of seatsIn(sight)) {
          if (viewer === other) continue;
          expect(objectiveSeen(sight, other)).toBeUndefined();
          hidden.objective++;
        }
      }
    });
    for (const [kind, count] of Object.entries(hidden)) expect(count, kind).toBeGreaterThan(100);
  });
});
