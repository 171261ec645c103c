import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { type Battle, FIELD, finish, keys, setRows, silence } from '../../battle/kit.ts';
import { CORBIN, KIRGA, whereIs } from '../../heroes/summer.ts';
import {
  area,
  army,
  hero,
  heroAt,
  neutrals,
  reward,
  stronghold,
  tacticsHand,
  unitsAt,
} from '../../kit/arrange.ts';
import { commanderAt } from '../commanders/kit.ts';
import { led, open, until } from './kit.ts';

type Amounts = Readonly<Record<string, number>>;

/** Nobody draws; what stands in the rows then decides. */
const decided = (story: Play<Table>, attackers: Amounts, defenders: Amounts): Play<Table> =>
  story.given(t => {
    setRows(t, 0, attackers);
    setRows(t, 1, defenders);
    silence(t, 0);
    silence(t, 1);
  });

/** The defender leads and loses with these units left, up to his retreat. */
const losing = (left: Amounts, battle: Partial<Battle> = {}, card = 'tactician'): Play<Table> => {
  const story = led([[], [card]], {
    attackers: { 'unit-footman': 4 },
    defenders: { 'unit-archer': 2 },
    ...battle,
    arrange: t => {
      tacticsHand(t, 0, 'tactics-mountain-pass');
      battle.arrange?.(t);
    },
  });
  return decided(story, { 'unit-footman': 4 }, left).answer('pass');
};

const isRouted = ({ table }: Play<Table>, id: string): boolean => table.heroRouted.get(hero(id)) === 1;

/** Closes what is next to the field: the attacker holds the rest. */
const closeAll = (t: Table): void => {
  for (const id of ['1B', '3C']) neutrals(t, id, { 'unit-beastman': 1 });
  stronghold(t, 0, '3A');
};

everyWay({ describe, it }, 'commanders in retreat', test => {
  test('BW-CMD-35 the commander of the losing side goes with its units, and is routed', () => {
    const story = losing({ 'unit-archer': 2 });
    expect(open(story)).toBe('1 to RW-RETR-01');
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('1B');
    expect(whereIs(story.table, KIRGA)).toBe('1B');
    expect(isRouted(story, KIRGA)).toBe(true);
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-archer:routed': 2 });
  });

  test('BW-CMD-35 so does one who attacked, and one who supported is asked for no place of his own', () => {
    const story = led([['tactician'], []], {
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 3 },
      arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
    });
    story.given(t => t.supporter.set(0, 2, hero(CORBIN) + 1));
    decided(story, { 'unit-footman': 1 }, { 'unit-archer': 3 }).answer('pass');
    expect(open(story)).toBe('0 to RW-RETR-01');
    story.answer('DC');
    expect([whereIs(story.table, CORBIN), isRouted(story, CORBIN)]).toEqual(['DC', true]);
    expect(story.table.battleArea).toBe(0);
  });

  test('BW-CMD-36 he goes to a friendly area before an empty one, where no other hero would have to', () => {
    const story = losing({ 'unit-archer': 1 }, { arrange: t => army(t, 1, '3C', { 'unit-warrior': 1 }) });
    expect(whereIs(story.table, KIRGA)).toBe('3C');
    expect(isRouted(story, KIRGA)).toBe(true);
  });

  test('BW-CMD-36 without an area to go to, units are destroyed and he is defeated', () => {
    const story = losing({ 'unit-archer': 1 }, { arrange: closeAll });
    finish(story);
    expect(whereIs(story.table, KIRGA)).toBeUndefined();
    expect(story.table.heroBox.count(hero(KIRGA))).toBe(1);
    expect(keys(story)).toContain('units-destroyed');
    expect(story.table.commanderBottom.at(0).total).toBe(1);
  });

  test('BW-CMD-37 one who lay routed before the battle is defeated, and his Rewards lie under a marker', () => {
    const story = led([[], []], {
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        commanderAt(t, 1, KIRGA, FIELD, 'tactician', { routed: true });
        reward(t, KIRGA, 'reward-healing-draught');
        tacticsHand(t, 0, 'tactics-mountain-pass');
      },
    });
    decided(story, { 'unit-footman': 4 }, { 'unit-archer': 2 }).answer('pass');
    expect(story.table.heroBox.count(hero(KIRGA))).toBe(1);
    expect(story.table.heroArea.get(hero(KIRGA))).toBe(area(FIELD) + 1);
    expect(keys(story)).toContain('marker-placed');
  });

  test('BW-CMD-37 a hero who is no commander and lies there stays as he is', () => {
    const story = led([[], []], {
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        heroAt(t, 1, KIRGA, FIELD, { routed: true });
        tacticsHand(t, 0, 'tactics-mountain-pass');
      },
    });
    decided(story, { 'unit-footman': 4 }, { 'unit-archer': 2 }).answer('pass');
    finish(story);
    expect(whereIs(story.table, KIRGA)).toBe(FIELD);
  });

  test('BW-CMD-38 without surviving units he goes alone, by the rule of units', () => {
    const story = losing({}, { arrange: t => army(t, 1, '1B', { 'unit-warrior': 1 }) });
    finish(story);
    expect([whereIs(story.table, KIRGA), isRouted(story, KIRGA)]).toEqual(['1B', true]);
    const walls = led([[], ['tactician']], {
      attackers: { 'unit-footman': 4 },
      arrange: t => {
        stronghold(t, 1, FIELD, true);
        tacticsHand(t, 0, 'tactics-mountain-pass');
      },
    }).answer('pass');
    until(walls, 'to');
    expect(open(walls)).toBe('1 to RW-RETR-01');
    expect(walls.offered()).toEqual(['1B', '3A', '3C']);
  });

  test('BW-CMD-39 the commander of the winner stays, standing', () => {
    const story = led([['tactician'], []], {
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
    });
    finish(decided(story, { 'unit-footman': 4 }, { 'unit-archer': 1 }).answer('pass'));
    expect([whereIs(story.table, CORBIN), isRouted(story, CORBIN)]).toEqual([FIELD, false]);
  });

  test('BW-CMD-39 nor does anybody else go: not a third player’s, not one whose neighbour decides for neutral units', () => {
    const story = led([[], ['tactician']], {
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-sorcerer': 1 },
      unallied: true,
      arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
    });
    finish(decided(story, { 'unit-footman': 4 }, { 'unit-sorcerer': 1 }).answer('pass'));
    expect([whereIs(story.table, KIRGA), isRouted(story, KIRGA)]).toEqual([FIELD, false]);
  });

  test('BW-CMD-35 in a Tactical Retreat he goes with the units, as he is', () => {
    const story = led([[], ['tactician']], {
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 1, 'tactics-tactical-retreat'),
    });
    story.answer('battle:tactics-tactical-retreat');
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('3C');
    expect([whereIs(story.table, KIRGA), isRouted(story, KIRGA)]).toEqual(['3C', false]);
  });
});
