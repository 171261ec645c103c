import { describe, expect, it, vi } from 'vitest';
import { AREAS, resourceIds } from '../../src/layout.ts';
import { isFulfilled } from '../../src/rules/cards/objectives/registry.ts';
import { isPlaceOf } from '../../src/rules/heroes/quest/place.ts';
import { controller, isOnBoard } from '../../src/rules/map/areas.ts';
import { yieldOf } from '../../src/rules/map/tokens.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { byEdition } from '../../src/rules/table/edition.ts';
import { areasHere, controllerOf, yieldsOf } from '../../src/sight/areas.ts';
import { progressOf } from '../../src/sight/objective.ts';
import { isResolving, playOrder } from '../../src/sight/orders.ts';
import { questAreas } from '../../src/sight/quests.ts';
import { runesOf } from '../../src/sight/runes.ts';
import { byEdition as byEditionSeen, seatsIn } from '../../src/sight/sight.ts';
import { eachSight, sightAt } from './sights.ts';

// Whole games are looked at, and machines are not always quiet.
vi.setConfig({ testTimeout: 120_000 });

const areas = Array.from({ length: AREAS }, (_, area) => area);

describe('what is worked out from a view is what the rules work out from the table', () => {
  it('RW-AREA-05 RW-AREA-04 who controls each area, and what it yields', () => {
    let seen = 0;
    eachSight(6, ({ sight, table }) => {
      expect(areasHere(sight)).toEqual(areas.filter(area => isOnBoard(table, area)));
      for (const area of areasHere(sight)) {
        expect(controllerOf(sight, area) ?? -1).toBe(controller(table, area));
        const yields = resourceIds.map((_, resource) => yieldOf(table, area, resource));
        expect(yieldsOf(sight, area)).toEqual(yields);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(10_000);
  });

  it('RW-WIN-05 RW-EXPL-18 a seat’s own dragon runes are all counted, those of locations too', () => {
    let seen = 0;
    eachSight(6, ({ sight, seat, table }) => {
      expect(runesOf(sight, seat)).toMatchObject({ known: dragonRunes(table, seat), unknown: 0 });
      seen++;
    });
    expect(seen).toBeGreaterThan(1000);
  });

  it('RW-INFO-07 what is said of a rival’s runes is what everybody sees, whoever looks', () => {
    let known = 0;
    eachSight(3, ({ table, seat }) => {
      const seen = Array.from({ length: table.seats }, (_, viewer) => runesOf(sightAt(table, viewer), seat));
      expect(new Set(seen.map(({ up, down }) => `${up} up, ${down} down`)).size).toBe(1);
      if (new Set(seen.map(({ unknown }) => unknown)).size > 1) known++;
    });
    expect(known).toBeGreaterThan(100);
  });

  it('RW-ORIG-20 differences between the editions', () => {
    eachSight(3, ({ sight, table }) => {
      for (const difference of ['years', 'routedHexagonStrength', 'winning'] as const)
        expect(byEditionSeen(sight, difference)).toBe(byEdition(table, difference));
    });
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

  it('RW-OBJ-05 RW-OBJ-09 whether each Objective is fulfilled, and how far it has come', () => {
    const fulfilled = new Set<string>();
    const open = new Set<string>();
    eachSight(9, ({ sight, seat, table }) => {
      for (const { condition } of sight.content.objectiveCards) {
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
      for (const [quest, { place }] of sight.content.questCards.entries()) {
        const found = questAreas(sight, seat, quest);
        expect(found).toEqual(areasHere(sight).filter(area => isPlaceOf(table, seat, area, place)));
        if (found.length > 0) kinds.add(place.kind);
      }
    });
    expect(kinds.size).toBe(6);
  });
});
