import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { areaIds } from '../../src/pools.ts';
import { rememberSupporters } from '../../src/rules/move/retreat-heroes.ts';
import { area, army, hero, heroAt } from '../kit/arrange.ts';
import { ruleTable } from './rule-table.ts';

const SILHOUETTE = 'HE-05';
const VYRAH = 'HE-07';
const ASTARRA = 'HE-04';
const ANDIRA = 'HE-02';

/** Heroes of seat 0 have supported the losing side in an area, whose units have gone to another, or nowhere. */
const lost = (
  where: string,
  heroes: readonly string[],
  unitsTo: string | undefined,
  arrange: (t: Table) => void = () => undefined,
): Play<Table> =>
  ruleTable(
    'retreatHeroes',
    t => {
      for (const [column, id] of heroes.entries()) {
        t.supporter.set(1, column, heroAt(t, 0, id, where) + 1);
      }
      arrange(t);
    },
    (t, locals) => {
      locals.seat = 0;
      locals.origin = area(where);
      rememberSupporters(t, 1, locals.heroes);
      locals.to = unitsTo === undefined ? -1 : area(unitsTo);
    },
  );

const whereIs = (story: Play<Table>, id: string): string => {
  const routed = story.table.heroRouted.get(hero(id)) === 1;
  return `${areaIds[story.table.heroArea.get(hero(id)) - 1]}${routed ? ' routed' : ''}`;
};

everyWay({ describe, it }, 'supporting heroes retreat', test => {
  test('RW-RETR-11 RW-RETR-15 they go where their units went, and are routed', () => {
    const story = lost('3C', [SILHOUETTE], '3A');
    expect(story.ask().rule).toBe('over');
    expect(whereIs(story, SILHOUETTE)).toBe('3A routed');
  });

  test('RW-RETR-10 RW-RETR-12 without units they go together to any area next to this one, enemy or not', () => {
    const story = lost('3B', [SILHOUETTE, VYRAH], undefined, t => army(t, 1, '3A', { 'unit-archer': 1 }));
    expect(story.offered()).toEqual(['1B', '3A', '3C', 'DB', 'DC']);
    story.answer('3A');
    expect([whereIs(story, SILHOUETTE), whereIs(story, VYRAH)]).toEqual(['3A routed', '3A routed']);
  });

  test('RW-RETR-13 who cannot cross after the units goes elsewhere', () => {
    const story = lost('3C', [SILHOUETTE, ASTARRA], '2A');
    expect(whereIs(story, ASTARRA)).toBe('2A routed');
    expect(story.offered()).toEqual(['1B', '3A', '3B']);
    story.answer('1B');
    expect(whereIs(story, SILHOUETTE)).toBe('1B routed');
  });

  test('RW-RETR-12 RW-RETR-13 one who flies goes where the others can', () => {
    for (const walker of [SILHOUETTE, ANDIRA]) {
      const story = lost('3C', [walker, ASTARRA], undefined);
      expect(story.offered()).toEqual(['1B', '3A', '3B']);
    }
  });

  // No area of a board is like that, since every piece is open inside; one that lies in the box has no way out.
  test('RW-RETR-13 who can go nowhere stays, routed', () => {
    const story = lost('9A', [SILHOUETTE, ASTARRA], undefined);
    expect(story.ask().rule).toBe('over');
    expect([whereIs(story, SILHOUETTE), whereIs(story, ASTARRA)]).toEqual(['9A routed', '9A routed']);
    expect(story.happened.filter(key => key === 'hero-stayed')).toHaveLength(2);
  });

  test('RW-RETR-14 heroes that did not support stay as they are', () => {
    const story = lost('3C', [SILHOUETTE], '3A', t => heroAt(t, 0, VYRAH, '3C'));
    expect(whereIs(story, VYRAH)).toBe('3C');
  });

  test('RW-RETR-37 tokens stay facedown', () => {
    const story = lost('3C', [SILHOUETTE], '3A', t => {
      t.nearPile.take(0);
      t.nearToken.putAt(area('3A'), 0);
    });
    expect(story.table.tokenUp.get(area('3A'))).toBe(0);
  });
});
