import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { removeStronghold } from '../../../src/rules/orders/strongholds.ts';
import { finish, keys, rows, tally } from '../../battle/kit.ts';
import { area, army, development, stronghold } from '../../kit/arrange.ts';
import { developmentIn, dialsOf, influenceOf } from '../../orders/kit.ts';
import { owning, shopping } from '../developments/kit.ts';
import { capital, developedIn, siege, standsIn } from './kit.ts';

const walls = 'dev-reinforced-walls';
const diplomat = 'dev-diplomat';
const ground = 'dev-training-ground';
const resources = 'dev-resources';

/** Seat 0 of the Daqan at Harvest's bonus, its capital in DA with these developments. */
const harvest = (
  developments: readonly string[],
  arrange: (t: Table) => void = () => {},
  food = 0,
  wood = 1,
): Play<Table> =>
  shopping('daqan', [food, wood, 0], t => {
    capital(t, 0, 'DA', { developments });
    arrange(t);
  });

everyWay({ describe, it }, 'developments of a capital', test => {
  test('BW-CAP-07 a second one is built beside the first', () => {
    const story = harvest([walls], t => {
      stronghold(t, 0, 'DB');
      development(t, 'DB', diplomat);
      army(t, 0, 'DB', { 'unit-footman': 1 });
    });
    while (story.ask().name === 'area') story.answer('pass');
    story.answer(ground);
    // The capital is all that has room, so that nothing is asked.
    expect(developedIn(story, 'DA')).toEqual([ground, walls]);
    expect(dialsOf(story)).toEqual([0, 0, 0]);
  });

  test('BW-CAP-07 the site is chosen, and a third finds no room', () => {
    const story = harvest([walls], t => stronghold(t, 0, 'DB'));
    story.answer(ground);
    expect(story.ask().name).toBe('site');
    expect(story.offered()).toEqual(['DA', 'DB']);
    const full = harvest([walls, walls], t => stronghold(t, 0, 'DB'));
    full.answer(ground);
    expect(developedIn(full, 'DA')).toEqual([walls, walls]);
    expect(developmentIn(full, 'DB')).toBe(ground);
    expect(harvest([walls, walls]).offered()).toEqual(['end']);
  });

  test('BW-CAP-07 both are used in a harvest, in the order that the player likes', () => {
    for (const [first, second] of [
      [diplomat, ground],
      [ground, diplomat],
    ]) {
      const story = harvest([diplomat, ground]);
      const before = influenceOf(story);
      expect([story.offered(), story.ask().rule]).toEqual([['DA', 'pass'], 'RW-O4-05']);
      story.answer('DA');
      expect([story.offered(), story.ask().rule]).toEqual([[diplomat, ground], 'BW-CAP-07']);
      story.answer(first);
      expect(story.happened[0]).toBe('development-used');
      expect(story.offered()).toEqual(['DA', 'pass']);
      story.answer('DA');
      const used = story
        .history()
        .filter(({ key }) => key === 'development-used')
        .map(({ args }) => args['development']);
      expect(used).toHaveLength(2);
      expect(new Set(used).size, second).toBe(2);
      expect(influenceOf(story)).toBeGreaterThan(before);
      expect(story.table.tactics.at(0).total + story.table.freshTactics.at(0).total).toBe(1);
      expect(developedIn(story, 'DA')).toEqual([diplomat, ground]);
    }
  });

  test('BW-CAP-07 two of a kind are used one after the other, and one beside walls alone', () => {
    const twice = harvest([resources, resources], () => {}, 2);
    const raised = (story: Play<Table>): number => dialsOf(story).reduce((sum, dial) => sum + dial, 0);
    const before = raised(twice);
    twice.answer('DA');
    while (twice.ask().name === 'resource') twice.answer(twice.ask().options[0].code);
    expect(raised(twice)).toBe(before + 1);
    twice.answer('DA');
    while (twice.ask().name === 'resource') twice.answer(twice.ask().options[0].code);
    expect(raised(twice)).toBe(before + 2);
    expect(twice.ask().name).not.toBe('area');
    const beside = harvest([walls, diplomat]);
    expect(beside.offered()).toEqual(['DA', 'pass']);
    beside.answer('DA');
    expect(keys(beside)).toContain('influence-gained');
    expect(beside.ask().name).not.toBe('area');
    expect(harvest([walls, walls], t => stronghold(t, 0, 'DB')).ask().name).not.toBe('area');
  });

  test('BW-CAP-07 one that is given up leaves the other, and is built elsewhere', () => {
    const story = harvest([walls, diplomat], t => stronghold(t, 0, 'DB')).answer('pass');
    story.answer(diplomat);
    expect(story.happened).toEqual(['development-destroyed', 'dial-turned', 'development-built']);
    expect(developedIn(story, 'DA')).toEqual([walls]);
    expect(developmentIn(story, 'DB')).toBe(diplomat);
    // Alone in play the capital has room, but not for its own Diplomat.
    const alone = harvest([diplomat]).answer('pass');
    expect(alone.offered()).not.toContain(diplomat);
    expect(alone.whyNot(diplomat)).toBe('reason.development-only-here');
    expect(developedIn(alone.answer(walls), 'DA')).toEqual([diplomat, walls]);
  });

  test('BW-CAP-07 two at the capital are no longer in the supply', () => {
    const story = harvest([walls, walls], t => stronghold(t, 0, 'DB'));
    story.answer(walls);
    // Both Walls there are: one of them is given up for it.
    expect(developedIn(story, 'DA')).toEqual([walls]);
    expect(developmentIn(story, 'DB')).toBe(walls);
  });
});

everyWay({ describe, it }, 'defensive developments of a capital', test => {
  const against = (faction: string, kinds: readonly string[], attackers: number, field: string) =>
    siege(
      { 'unit-archer': attackers },
      {},
      { factions: ['latari', faction], field, capital: { developments: kinds } },
    );

  test('BW-CAP-08 two Reinforced Walls add 4', () => {
    const story = against('daqan', [walls, walls], 1, 'DB');
    expect([story.asked, story.ask(1).rule]).toEqual([[1], 'RW-DEV-07']);
    story.answer('yes', 1);
    expect([story.asked, story.ask(1).rule]).toEqual([[1], 'RW-DEV-07']);
    story.answer('yes', 1);
    expect(tally(story)).toEqual([1, 11]);
    expect(developedIn(story, 'DB', 1)).toEqual([walls, walls]);
    expect(tally(against('daqan', [walls, walls], 1, 'DB').answer('no', 1).answer('yes', 1))).toEqual([1, 9]);
    expect(tally(against('daqan', [diplomat, walls], 1, 'DB').answer('yes', 1))).toEqual([1, 9]);
    expect(tally(against('daqan', [walls, diplomat], 1, 'DB').answer('yes', 1))).toEqual([1, 9]);
    expect(tally(finish(against('daqan', [diplomat], 1, 'DB')))).toEqual([1, 7]);
  });

  test('BW-CAP-08 BW-BATTLE-08 both are used beside a Development card, in any order', () => {
    const hold = (first: string, second: string) =>
      siege(
        { 'unit-archer': 1 },
        { 'unit-footman:routed': 2 },
        {
          factions: ['latari', 'daqan'],
          field: 'DB',
          capital: { developments: [first, second] },
          arrange: t => owning(t, 'devcard-shield-wall'),
        },
      );
    const token = `development:${walls}`;
    const card = 'card:devcard-shield-wall';
    const story = hold(walls, walls);
    expect([story.asked, story.offered(1)]).toEqual([[1], [card, token, 'pass']]);
    story.answer(token, 1);
    expect(story.offered(1)).toEqual([card, token, 'pass']);
    story.answer(token, 1);
    expect(story.offered(1)).toEqual([card, 'pass']);
    expect(tally(finish(story))).toEqual([1, 11]);
    for (const [first, second] of [
      [walls, diplomat],
      [diplomat, walls],
    ]) {
      const one = hold(first, second).answer(token, 1);
      expect(one.offered(1)).toEqual([card, 'pass']);
      expect(tally(finish(one))).toEqual([1, 9]);
    }
    expect(tally(hold(walls, walls).answer('pass', 1))).toEqual([1, 7]);
  });

  test('BW-CAP-08 two Cursed Tombs rout twice, and each goes back when it is used', () => {
    const tomb = 'dev-cursed-tomb';
    const story = against('waiqar', [tomb, tomb], 8, 'WB');
    story.answer('yes', 1);
    expect(rows(story.table, 0)).toEqual({ 'unit-archer': 5, 'unit-archer:routed': 3 });
    expect(developedIn(story, 'WB', 1)).toEqual([tomb]);
    story.answer('yes', 1);
    finish(story);
    expect(developedIn(story, 'WB', 1)).toEqual([]);
    expect(tally(story)).toEqual([2, 7]);
    const other = finish(against('waiqar', [tomb, diplomat], 4, 'WB').answer('yes', 1));
    expect([developedIn(other, 'WB', 1), other.table.capitalDevelopment.get(1)]).toEqual([[diplomat], 0]);
  });

  test('BW-CAP-08 BW-CAP-18 a Tomb that is kept while the other is used stays, and falls with the capital', () => {
    const tomb = 'dev-cursed-tomb';
    const kept = finish(against('waiqar', [tomb, tomb], 4, 'WB').answer('no', 1).answer('yes', 1));
    expect(developedIn(kept, 'WB', 1)).toEqual([tomb]);
    expect([developmentIn(kept, 'WB'), kept.table.capitalDevelopment.get(1)]).toEqual([tomb, 0]);
    const lost = against('waiqar', [tomb, tomb], 11, 'WB').answer('no', 1).answer('yes', 1);
    expect(keys(lost).slice(-2)).toEqual(['development-destroyed', 'capital-lost']);
    expect(developedIn(lost, 'WB', 1)).toEqual([]);
  });

  test('BW-CAP-18 both are destroyed with the capital, and can be built again', () => {
    const story = siege({ 'unit-footman': 8 }, {}, { capital: { developments: [diplomat, ground] } });
    expect(keys(story).filter(key => key === 'development-destroyed')).toHaveLength(2);
    expect(developedIn(story, 'LB', 1)).toEqual([]);
    // Who conquers the place gains nothing by them.
    finish(story.answer('yes'));
    expect(standsIn(story, 'LB')).toBe('stronghold 3');
    expect(developmentIn(story, 'LB')).toBeUndefined();
    const later = harvest([diplomat, ground], t => {
      removeStronghold(t, area('DA'));
      stronghold(t, 0, 'DB');
    });
    later.answer(diplomat);
    expect(later.happened).toEqual(['dial-turned', 'development-built']);
  });
});
