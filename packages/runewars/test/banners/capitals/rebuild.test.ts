import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { army, city, dials, noStronghold, stronghold } from '../../kit/arrange.ts';
import { dialsOf, resolved, strongholdIn } from '../../orders/kit.ts';
import { options } from '../developments/kit.ts';
import { capital, capitalLost, developedIn, standsIn } from './kit.ts';

/** Seat 0 fortifies with so much wood and ore, its capital lost. */
const fortify = (wood: number, ore: number, arrange: (t: Table) => void = t => capitalLost(t, 0)) =>
  resolved(
    'order-fortify',
    t => {
      dials(t, 0, 0, wood, ore);
      arrange(t);
    },
    { options },
  );

const abroad = (t: Table): void => {
  for (const site of ['1B', '3A', '5C']) stronghold(t, 0, site);
};

everyWay({ describe, it }, 'a capital that was lost', test => {
  test('BW-CAP-12 BW-EX-11 Fortify offers it beside a stronghold, for one ore more', () => {
    const poor = fortify(1, 1);
    expect(poor.offered()).toEqual(['build', 'pass']);
    expect(poor.whyNot('capital')).toBe('reason.capital-too-dear');
    const story = fortify(1, 2);
    expect(story.offered()).toEqual(['build', 'capital', 'pass']);
    story.answer('capital').answer('DB');
    expect(dialsOf(story)).toEqual([0, 0, 0]);
    expect(story.happened).toEqual(['dial-turned', 'dial-turned', 'capital-placed']);
    const other = fortify(1, 2).answer('build').answer('DB');
    expect([dialsOf(other), standsIn(other, 'DB')]).toEqual([[0, 0, 1], 'stronghold 5']);
  });

  test('BW-CAP-12 it is built in place of a stronghold, not besides', () => {
    const story = fortify(5, 5).answer('capital').answer('DB');
    expect(story.over || story.ask().name).toBe('choice');
    const other = fortify(5, 5, t => {
      capitalLost(t, 0);
      stronghold(t, 0, 'DA', true);
    });
    other.answer('build').answer('DB');
    expect(other.offered()).toEqual(['repair', 'pass']);
    expect([other.whyNot('build'), other.whyNot('capital')]).toEqual([
      'reason.fortified-already',
      'reason.fortified-already',
    ]);
  });

  test('BW-CAP-11 its sites are in its owner’s home realm and nowhere else', () => {
    const story = fortify(1, 2, t => {
      capitalLost(t, 0);
      army(t, 0, '1C', { 'unit-footman': 1 });
      army(t, 0, 'LC', { 'unit-footman': 1 });
    }).answer('capital');
    expect(story.ask().rule).toBe('BW-CAP-12');
    expect(story.offered()).toEqual(['DB', 'DC']);
    expect([story.whyNot('1C'), story.whyNot('LC'), story.whyNot('DA')]).toEqual([
      'reason.capital-at-home',
      'reason.capital-at-home',
      'reason.stronghold-there',
    ]);
    const taken = fortify(1, 2, t => {
      capitalLost(t, 0);
      army(t, 1, 'DB', { 'unit-archer': 1 });
      city(t, 'DC', 'city-forge');
      army(t, 0, '1C', { 'unit-footman': 1 });
    });
    expect(taken.offered()).toEqual(['build', 'pass']);
    expect(taken.whyNot('capital')).toBe('reason.no-capital-site');
  });

  test('BW-CAP-13 who builds a stronghold instead may build the capital later', () => {
    const story = fortify(4, 4).answer('build').answer('DB');
    expect(standsIn(story, 'DB')).toBe('stronghold 5');
    const later = fortify(4, 4, t => {
      capitalLost(t, 0);
      stronghold(t, 0, 'DB');
    });
    expect(later.offered()).toContain('capital');
    // It has room beside all four strongholds.
    const four = fortify(4, 4, t => {
      capitalLost(t, 0);
      abroad(t);
    });
    four.answer('capital');
    expect(four.ask().rule).toBe('BW-CAP-12');
    four.answer('DC');
    expect(standsIn(four, 'DC')).toBe('capital 7');
    for (const site of ['DA', '1B', '3A', '5C']) expect(strongholdIn(four, site)).toBe('0 whole');
  });

  test('BW-CAP-14 it is undamaged and has no development', () => {
    const story = fortify(1, 2, t => {
      capitalLost(t, 0);
      noStronghold(t, 'DA');
    });
    story.answer('capital').answer('DA');
    expect([standsIn(story, 'DA'), developedIn(story, 'DA')]).toEqual(['capital 7', []]);
  });

  test('BW-CAP-15 one that stands is neither moved nor raised from a stronghold', () => {
    const story = fortify(5, 5, t => {
      capital(t, 0, 'DB');
      abroad(t);
    });
    expect(story.offered()).toEqual(['build', 'pass']);
    expect(story.whyNot('capital')).toBe('reason.capital-stands');
    story.answer('build');
    expect(story.ask().rule).toBe('RW-O8-05');
    expect(story.offered()).toEqual(['1B', '3A', '5C', 'DA']);
    expect(story.whyNot('DB')).toBe('reason.capital-stays');
    const unbought = fortify(5, 5, () => {});
    expect(unbought.offered()).toEqual(['build', 'pass']);
    expect(unbought.whyNot('capital')).toBe('reason.capital-not-bought');
    const raised = fortify(5, 5).answer('capital');
    expect(raised.whyNot('DA')).toBe('reason.stronghold-there');
  });

  test('BW-CAP-10 with three strongholds and the capital one more is built', () => {
    const story = fortify(1, 1, t => {
      capital(t, 0, 'DA');
      abroad(t);
    }).answer('build');
    expect(story.ask().rule).toBe('RW-O8-02');
    story.answer('DB');
    expect([standsIn(story, 'DA'), standsIn(story, 'DB')]).toEqual(['capital 7', 'stronghold 5']);
    expect(story.happened).not.toContain('stronghold-removed');
  });

  test('BW-CAP-12 at tables without Development cards nothing is said of capitals', () => {
    for (const other of [{ expansion: 'banners-of-war' }, { expansion: 'none' }]) {
      const story = resolved('order-fortify', t => dials(t, 0, 5, 5, 5), { options: other });
      expect(story.offered()).toEqual(['build', 'pass']);
      expect(story.whyNot('capital')).toBeUndefined();
    }
  });
});
