import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { isCapital, isDamaged, strongholdOf } from '../../../src/rules/map/areas.ts';
import { strongholdsLeft } from '../../../src/rules/orders/strongholds.ts';
import { finish, keys, stage, tally } from '../../battle/kit.ts';
import { area, noStronghold, stronghold } from '../../kit/arrange.ts';
import { options } from '../developments/kit.ts';
import { capital, capitalLost, siege, standsIn } from './kit.ts';

const one = { 'unit-footman': 1 };
const many = { 'unit-footman': 8 };

everyWay({ describe, it }, 'a capital in battle', test => {
  test('BW-CAP-05 BW-BATTLE-10 undamaged it adds 7', () => {
    const story = finish(siege(one, { 'unit-archer': 1 }));
    expect(tally(story)).toEqual([1, 8]);
    const walls = story
      .history()
      .filter(({ key }) => key === 'strength-counted')
      .map(({ args }) => args['stronghold']);
    expect(walls).toEqual([0, 7]);
  });

  test('BW-CAP-06 damaged it adds 5', () => {
    expect(tally(finish(siege(one, {}, { capital: { damaged: true } })))).toEqual([1, 5]);
  });

  test('BW-CAP-09 Conquer’s bonus takes 3 off either side', () => {
    const bonus = { played: [1] } as const;
    expect(tally(finish(siege(one, {}, bonus)))).toEqual([1, 4]);
    expect(tally(finish(siege(one, {}, { ...bonus, capital: { damaged: true } })))).toEqual([1, 2]);
  });

  test('BW-CAP-19 BW-BATTLE-12 it is damaged after its owner has won while an attacker stands', () => {
    const story = finish(siege(one, {}));
    expect(standsIn(story, 'LB')).toBe('capital 5');
    const told = keys(story);
    expect(told.indexOf('stronghold-damaged')).toBeGreaterThan(told.indexOf('strength-tallied'));
    const unscathed = finish(siege({ 'unit-footman:routed': 1 }, {}));
    expect(standsIn(unscathed, 'LB')).toBe('capital 7');
    // A second time nothing is left to turn.
    const again = finish(siege(one, {}, { capital: { damaged: true } }));
    expect(standsIn(again, 'LB')).toBe('capital 5');
    expect(keys(again)).not.toContain('stronghold-damaged');
  });

  test('BW-CAP-16 BW-CAP-17 who conquers it removes it and may place a stronghold, damaged side up', () => {
    const story = siege(many, {});
    expect(tally(story)).toEqual([8, 7]);
    expect(story.history()).toContainEqual({ key: 'capital-lost', args: { who: 1, area: area('LB') } });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HOLD-08']);
    story.answer('yes');
    expect([strongholdOf(story.table, area('LB')), standsIn(story, 'LB')]).toEqual([0, 'stronghold 3']);
    expect(isDamaged(story.table, area('LB'))).toBe(true);
    expect(story.table.capital.get(1)).toBe(0);
    const declined = siege(many, {}).answer('no');
    expect(strongholdOf(declined.table, area('LB'))).toBe(-1);
    expect(declined.table.capital.get(1)).toBe(0);
  });

  test('BW-BATTLE-12 a capital that falls has not been turned first', () => {
    const told = keys(finish(siege(many, {}).answer('yes')));
    expect(told).not.toContain('stronghold-damaged');
    expect(told.indexOf('capital-lost')).toBeGreaterThan(told.indexOf('battle-won'));
  });

  test('BW-BATTLE-15 BW-BATTLE-16 with all four in play one of them may be given up, the winner’s capital not', () => {
    const four = siege(
      many,
      {},
      {
        arrange: t => {
          capital(t, 0, 'DA');
          for (const site of ['DB', 'DC', '3A', '1B']) stronghold(t, 0, site);
        },
      },
    );
    expect(four.ask().rule).toBe('RW-HOLD-10');
    expect(four.offered()).toEqual(['1B', '3A', 'DB', 'DC', 'pass']);
    expect(four.whyNot('DA')).toBe('reason.capital-stays');
    four.answer('1B');
    expect([standsIn(four, 'LB'), standsIn(four, 'DA')]).toEqual(['stronghold 3', 'capital 7']);
    expect(strongholdsLeft(four.table, 0)).toBe(0);
    // With three and the capital one is in the supply.
    const three = siege(
      many,
      {},
      {
        arrange: t => {
          capital(t, 0, 'DA');
          for (const site of ['DB', 'DC', '3A']) stronghold(t, 0, site);
        },
      },
    );
    expect(three.ask().rule).toBe('RW-HOLD-08');
  });

  test('BW-BATTLE-17 who retakes his home realm places a stronghold there, not his capital', () => {
    const story = stage({
      options,
      field: 'DB',
      from: 'DA',
      attackers: many,
      defenders: {},
      silent: 1,
      fate: [1, 2, 3, 4, 11, 12, 13, 14],
      arrange: t => {
        noStronghold(t, 'DA');
        stronghold(t, 1, 'DB');
        capitalLost(t, 0);
      },
    });
    expect(story.ask().rule).toBe('RW-HOLD-08');
    story.answer('yes');
    expect([standsIn(story, 'DB'), isCapital(story.table, area('DB'))]).toEqual(['stronghold 3', false]);
    expect(story.table.capital.get(0)).toBe(0);
  });
});
