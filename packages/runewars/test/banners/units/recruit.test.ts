import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { columnOf } from '../../../src/rules/map/columns.ts';
import { supplyOf } from '../../../src/rules/map/units.ts';
import { army, dials, unit, unitsAt } from '../../kit/arrange.ts';
import { settingUp } from '../../kit/building.ts';
import { resolved } from '../../orders/kit.ts';
import { drawing } from '../../season/kit.ts';
import { options } from './kit.ts';

/** Recruiting with all dials high, by a faction. */
const recruiting = (faction: string, dial: string, arrange: (t: Table) => void = () => {}): Play<Table> =>
  resolved(
    'order-recruit',
    t => {
      dials(t, 0, 4, 4, 4);
      arrange(t);
    },
    { options, factions: [faction, faction === 'latari' ? 'daqan' : 'latari'] },
  ).answer(dial);

const items = (story: Play<Table>): string[] => story.ask().items.map(({ name }) => name);

everyWay({ describe, it }, 'recruiting new units', test => {
  test('BW-EX-01 BW-UNIT-03 two Bowmen, two Novice Wizards or one of each', () => {
    const story = recruiting('daqan', 'wood');
    expect([story.ask().rule, story.ask().min, story.ask().max]).toEqual(['BW-UNIT-03', 2, 2]);
    expect(story.offered()).toEqual(['unit-bowman', 'unit-novice-wizard']);
    story.answer(['unit-bowman', 'unit-novice-wizard']);
    expect(items(story)).toEqual(['unit-bowman', 'unit-novice-wizard']);
    story.answer(['area:DA', 'area:DA']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-bowman': 1, 'unit-novice-wizard': 1 });
    for (const type of ['unit-bowman', 'unit-novice-wizard'])
      expect(items(recruiting('daqan', 'wood').answer([type, type]))).toEqual([type, type]);
  });

  test('BW-UNIT-04 as many units are recruited as the dial gives, and no others', () => {
    const story = recruiting('daqan', 'wood', t => dials(t, 0, 4, 5, 4));
    expect(story.ask().min).toBe(3);
    story.answer(['unit-bowman', 'unit-novice-wizard', 'unit-novice-wizard']);
    expect(items(story)).toHaveLength(3);
  });

  test('BW-UNIT-06 BW-UNIT-16 every faction has its own two pairs', () => {
    const pairs = {
      daqan: [
        ['wood', ['unit-bowman', 'unit-novice-wizard']],
        ['ore', ['unit-siege-tower', 'unit-roc']],
      ],
      latari: [
        ['food', ['unit-warrior', 'unit-leonx-rider']],
        ['ore', ['unit-pegasus-rider', 'unit-forest-guardian']],
      ],
      uthuk: [['ore', ['unit-warlock', 'unit-blood-sister']]],
      waiqar: [['ore', ['unit-necromancer', 'unit-vampire']]],
    } as const;
    for (const [faction, own] of Object.entries(pairs))
      for (const [dial, pair] of own) expect(recruiting(faction, dial).offered(), faction).toEqual(pair);
    const horde = recruiting('uthuk', 'ore').answer(['unit-blood-sister']);
    expect(horde.offered()).toEqual(['unit-chaos-lord', 'unit-obscene']);
    const dead = recruiting('waiqar', 'ore').answer(['unit-vampire']);
    expect(dead.offered()).toEqual(['unit-dark-knight', 'unit-great-wyrm']);
    dead.answer(['unit-great-wyrm']);
    expect(items(dead)).toEqual(['unit-vampire', 'unit-great-wyrm']);
  });

  test('BW-UNIT-02 units that nothing stands for are not asked about', () => {
    const story = recruiting('daqan', 'food');
    expect(items(story)).toEqual(['unit-footman', 'unit-footman', 'unit-footman']);
    const closed = resolved('order-recruit', t => dials(t, 0, 4, 4, 4)).answer('wood');
    expect(items(closed)).toEqual(['unit-bowman', 'unit-bowman']);
  });

  test('BW-UNIT-08 BW-SETUP-17 each type is limited by its own figures', () => {
    const story = recruiting('daqan', 'wood', t => army(t, 0, '1C', { 'unit-bowman': 8 }));
    story.answer(['unit-novice-wizard', 'unit-novice-wizard']);
    expect(items(story)).toEqual(['unit-novice-wizard', 'unit-novice-wizard']);
    const reverse = recruiting('daqan', 'wood', t => army(t, 0, '1C', { 'unit-novice-wizard': 8 }));
    expect(items(reverse.answer(['unit-bowman', 'unit-bowman']))).toEqual(['unit-bowman', 'unit-bowman']);
  });

  test('BW-UNIT-09 with all Rocs on the board one may be destroyed for another', () => {
    const short = (): Play<Table> =>
      recruiting('daqan', 'ore', t => army(t, 0, '1C', { 'unit-roc': 4 })).answer(['unit-roc']);
    const story = short();
    expect(story.ask().rule).toBe('RW-COMP-16');
    expect(story.offered()).toEqual(['1C', 'pass']);
    story.answer('1C');
    expect(items(story)).toEqual(['unit-knight', 'unit-roc']);
    story.answer(['area:DA', 'area:DA']);
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-roc': 3 });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-knight': 1, 'unit-roc': 1 });
    expect(items(short().answer('pass'))).toEqual(['unit-knight']);
  });

  test('BW-UNIT-13 new units count toward the limit of eight', () => {
    const story = recruiting('daqan', 'wood', t => army(t, 0, 'DA', { 'unit-footman': 7 }))
      .answer(['unit-novice-wizard', 'unit-novice-wizard'])
      .answer(['area:DA', 'area:DA']);
    expect(story.ask().rule).toBe('RW-CAP-02');
    expect(story.offered()).toEqual(['standing:unit-footman', 'standing:unit-novice-wizard']);
  });

  test('BW-UNIT-17 what gives triangles gives no new unit, nor one in place of a triangle', () => {
    const story = drawing('spring', 'season-fresh-recruits', () => {}, { orders: [5, 4], options });
    while (story.asked[0] !== 0) story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    expect(story.offered()).toEqual(['unit-bowman', 'unit-footman']);
    story.answer('unit-bowman');
    expect(new Set(items(story))).toEqual(new Set(['unit-bowman']));
  });
});

everyWay({ describe, it }, 'starting forces', test => {
  test('BW-UNIT-07 BW-SETUP-08 a substitute may start the game, unit by unit and in the order of setup', () => {
    for (let seed = 1; ; seed++) {
      const story = settingUp({ seats: 2, factions: ['latari', 'daqan'], options }, seed);
      if (story.table.firstSeat !== 0) continue;
      story.answer('LA');
      expect([story.asked, story.ask().rule]).toEqual([[0], 'BW-UNIT-03']);
      expect(story.offered()).toEqual(['unit-warrior', 'unit-leonx-rider']);
      story.answer(['unit-leonx-rider']);
      expect(items(story)).toEqual(['unit-archer', 'unit-archer', 'unit-sorceress', 'unit-leonx-rider']);
      story.answer(['LA', 'LA', 'LB', 'LC']);
      expect(unitsAt(story.table, 'LC')).toEqual({ 'unit-leonx-rider': 1 });
      const { table: t } = story;
      expect(supplyOf(t, 0, columnOf(t, unit('unit-leonx-rider')))).toBe(7);
      expect(supplyOf(t, 0, columnOf(t, unit('unit-forest-guardian')))).toBe(4);
      expect(story.asked).toEqual([1]);
      return;
    }
  });
});
