import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { titleIds } from '../../../src/pools.ts';
import { dragonRunes } from '../../../src/rules/runes/count.ts';
import { army, dials, rune, tacticsHand, title } from '../../kit/arrange.ts';
import { settingUp } from '../../kit/building.ts';
import { position, type Setting } from '../../kit/position.ts';
import { dialsOf, influenceOf, resolved } from '../../orders/kit.ts';
import { askedNow, drawing, isResolved } from '../../season/kit.ts';

const GUILDMASTER = 'title-guildmaster-merchants';
const setting: Setting = { options: { expansion: 'banners-of-war' } };

const owning =
  (arrange: (t: Table) => void = () => {}) =>
  (t: Table) => {
    title(t, 0, GUILDMASTER, 2);
    arrange(t);
  };

const harvesting = (arrange?: (t: Table) => void): Play<Table> =>
  resolved('order-harvest', owning(arrange), setting);

everyWay({ describe, it }, 'Guildmaster of Merchants', test => {
  test('BW-TITLE-01 it lies with the other three, without influence, and is taken by Acquire Power', () => {
    const { table } = settingUp(setting);
    expect(table.titles).toBe(4);
    expect(
      titleIds.map((_, number) => [table.titleOwner.get(number), table.titleInfluence.get(number)]),
    ).toEqual(Array(4).fill([0, 0]));
    const story = resolved('order-acquire-power', t => t.influence.set(0, 5), setting).answer('bonus');
    expect(story.offered()).toEqual([...titleIds, 'pass']);
    story.answer(GUILDMASTER).answer(1);
    expect(story.table.titleOwner.get(titleIds.indexOf(GUILDMASTER))).toBe(1);
  });

  test('BW-TITLE-02 BW-TITLE-03 with Harvest its owner raises one dial by two, after they are set', () => {
    const story = harvesting(t => dials(t, 0, 0, 0, 0));
    expect(dialsOf(story)).toEqual([3, 2, 2]);
    expect(story.offered()).toEqual(['food', 'wood', 'ore']);
    // One dial and not two.
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer(['wood']);
    expect(dialsOf(story)).toEqual([3, 4, 2]);
    expect(story.offered()).toEqual(['bonus', 'end']);
  });

  test('BW-TITLE-02 nobody else is asked', () => {
    const story = resolved('order-harvest', t => title(t, 1, GUILDMASTER, 2), setting);
    expect(story.offered()).toEqual(['bonus', 'end']);
  });

  test('BW-TITLE-04 another dial may be chosen the next time', () => {
    const raised = (resource: string): number[] => dialsOf(harvesting().answer([resource]));
    expect([raised('ore'), raised('food')]).toEqual([
      [3, 2, 4],
      [5, 2, 2],
    ]);
  });

  test('BW-TITLE-05 a dial does not go beyond its end, and one that is there is not offered', () => {
    const holding =
      (...areas: string[]) =>
      (t: Table): void => {
        for (const where of areas) army(t, 0, where, { 'unit-footman': 1 });
      };
    const story = harvesting(holding('1A', '1B', '1C', '3A', '3B', '5C', '5B', '2B'));
    expect(dialsOf(story)).toEqual([8, 5, 3]);
    expect(story.offered()).toEqual(['wood', 'ore']);
    expect(story.whyNot('food')).toBe('reason.dial-at-top');
    const seven = harvesting(holding('1A', '1B', '1C'));
    expect(dialsOf(seven)[0]).toBe(7);
    expect(dialsOf(seven.answer(['food']))[0]).toBe(8);
  });

  test('BW-TITLE-06 what was gained pays for a development of the same Order', () => {
    const poor = (t: Table): void => {
      for (const where of ['DB', 'DC']) army(t, 1, where, { 'unit-archer': 1 });
    };
    const bonus = (resource: string): string[] =>
      harvesting(poor).answer([resource]).answer('bonus').offered();
    expect(dialsOf(harvesting(poor))[1]).toBe(0);
    expect(bonus('food')).toEqual(['end']);
    expect(bonus('wood')).toContain('dev-diplomat');
  });

  test('BW-TITLE-07 a Season card that sets dials raises none further', () => {
    const story = drawing(
      'fall',
      'season-gathering-the-harvest',
      owning(t => dials(t, 0, 0, 0, 0)),
      setting,
    );
    expect(askedNow(story)).not.toMatch('dials');
    expect(dialsOf(story)).toEqual([4, 2, 2]);
  });

  test('BW-TITLE-08 BW-TITLE-09 he says of each falling dial whether it stays, after all others have lost', () => {
    const story = drawing(
      'spring',
      'season-famine',
      owning(t => {
        dials(t, 0, 5, 1, 4);
        dials(t, 1, 4, 8, 4);
      }),
      setting,
    );
    expect(askedNow(story)).toBe('0 kept');
    expect(dialsOf(story, 1)).toEqual([2, 3, 2]);
    expect(dialsOf(story)).toEqual([5, 1, 4]);
    expect(story.offered()).toEqual(['food', 'ore']);
    expect(story.whyNot('wood')).toBe('reason.dial-does-not-fall');
    expect([story.ask().min, story.ask().rule]).toEqual([0, 'BW-TITLE-09']);
    story.answer(['food']);
    expect(dialsOf(story)).toEqual([5, 1, 2]);
    expect(isResolved(story)).toBe(true);
  });

  test('BW-TITLE-08 Gathering the Harvest: a dial may stay instead of going down, and others rise', () => {
    const gathered = (...kept: string[]): number[] =>
      dialsOf(
        drawing(
          'fall',
          'season-gathering-the-harvest',
          owning(t => dials(t, 0, 6, 0, 8)),
          setting,
        ).answer(kept),
      );
    expect(gathered('ore')).toEqual([4, 2, 8]);
    expect(gathered('food', 'ore')).toEqual([6, 2, 8]);
    expect(gathered()).toEqual([4, 2, 2]);
  });

  test('BW-TITLE-08 who loses nothing is asked nothing', () => {
    const story = drawing(
      'spring',
      'season-famine',
      owning(t => dials(t, 0, 1, 1, 1)),
      setting,
    );
    expect(isResolved(story)).toBe(true);
    expect(dialsOf(story)).toEqual([1, 1, 1]);
  });

  test('BW-TITLE-10 Blighted Stores: he may lose nothing', () => {
    const story = drawing(
      'fall',
      'season-blighted-stores',
      owning(t => {
        dials(t, 0, 5, 5, 2);
        dials(t, 1, 4, 4, 2);
      }),
      setting,
    );
    expect([askedNow(story), story.offered()]).toEqual(['0 resource', ['food', 'wood', 'pass']]);
    story.answer('pass');
    expect(dialsOf(story)).toEqual([5, 5, 2]);
    expect([askedNow(story), story.offered()]).toEqual(['1 resource', ['food', 'wood']]);
    story.answer('food');
    expect(dialsOf(story, 1)[0]).toBeLessThan(4);
  });

  test('BW-TITLE-09 Council Levy: the part of the dials is ignored, one by one, that of the cards is not', () => {
    const story = drawing(
      'fall',
      'season-council-levy',
      owning(t => {
        dials(t, 0, 3, 3, 3);
        tacticsHand(t, 0);
      }),
      setting,
    );
    story.answer(0, 0).answer(1, 1);
    expect([askedNow(story), story.offered()]).toEqual(['0 resource', ['food', 'wood', 'ore', 'pass']]);
    story.answer('pass').answer('ore');
    const [food, wood, ore] = dialsOf(story);
    expect([food, wood]).toEqual([3, 3]);
    expect(ore).toBeLessThan(3);
  });

  test('BW-TITLE-09 what a Tactics card takes is lost', () => {
    const story = resolved(
      'order-acquire-power',
      t => {
        title(t, 1, GUILDMASTER, 2);
        dials(t, 1, 4, 4, 4);
        tacticsHand(t, 0, 'tactics-sabotage');
      },
      setting,
    ).answer('tactics:tactics-sabotage');
    while (story.ask().name !== 'choice') story.answer(story.ask().absent);
    expect(dialsOf(story, 1).reduce((sum, dial) => sum + dial, 0)).toBeLessThan(12);
  });

  test('BW-TITLE-11 it is worth no dragon rune', () => {
    const { table } = position(setting).given(t => {
      rune(t, 'DA', 'dragon');
    });
    const before = dragonRunes(table, 0);
    title(table, 0, GUILDMASTER, 2);
    expect([before, dragonRunes(table, 0)]).toEqual([1, 1]);
  });

  test('BW-TITLE-12 with two influence on it, it takes three', () => {
    const taking = (influence: number): Play<Table> =>
      resolved(
        'order-acquire-power',
        t => {
          title(t, 1, GUILDMASTER, 2);
          t.influence.set(0, influence - influenceGain);
        },
        setting,
      ).answer('bonus');
    const influenceGain = influenceOf(resolved('order-acquire-power', t => t.influence.set(0, 0), setting));
    expect(taking(2).whyNot(GUILDMASTER)).toBe('reason.title-too-dear');
    const story = taking(3).answer(GUILDMASTER);
    expect(story.table.titleOwner.get(titleIds.indexOf(GUILDMASTER))).toBe(1);
    expect(story.table.titleInfluence.get(titleIds.indexOf(GUILDMASTER))).toBe(3);
    expect(influenceOf(story)).toBe(0);
  });
});
