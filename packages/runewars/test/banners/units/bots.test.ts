import { PASS } from '@runehold/kernel/ask/offer';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { recruitsWorth } from '../../../src/bots/orders.ts';
import { fighterDomain } from '../../../src/domains.ts';
import type { Table } from '../../../src/layout.ts';
import { resourceIds, unitIds } from '../../../src/pools.ts';
import { botAnswer, lookOf } from '../../bots/table.ts';
import { army, dials } from '../../kit/arrange.ts';
import { position, type Setting } from '../../kit/position.ts';
import { conquering } from '../../move/stories.ts';
import { codes, good, oddsOf } from '../../odds/kit.ts';
import { resolved } from '../../orders/kit.ts';
import { icons, options, resolving } from './kit.ts';

const choice = (
  arrange: (t: Table) => void = () => {},
  setting: Setting = {},
  resource = 'wood',
): string[] => {
  const story = resolved(
    'order-recruit',
    t => {
      dials(t, 0, 3, 5, 4);
      arrange(t);
    },
    { options, ...setting },
  ).answer(resource);
  const { reply, reason } = botAnswer(story.table, 0);
  expect(reason.key).toBe('bot.mixed-army');
  return reply.map(type => unitIds[type]);
};

const fighters = (story: Play<Table>): string[] =>
  botAnswer(story.table, 0).reply.map(code => (code === PASS ? 'pass' : fighterDomain.nameOf(code)));

describe('a bot with new units', () => {
  it('BW-UNIT-03 mixes its recruits, by what it has on the board and in the supply', () => {
    expect(choice()).toEqual(['unit-bowman', 'unit-novice-wizard', 'unit-novice-wizard']);
    expect(choice(t => army(t, 0, '1C', { 'unit-novice-wizard': 6 }))).toEqual(Array(3).fill('unit-bowman'));
    expect(choice(t => army(t, 0, '1C', { 'unit-bowman': 8 }))).toEqual(Array(3).fill('unit-novice-wizard'));
  });

  it('BW-UNIT-03 knows that those whom a Necromancer raises stay with the army', () => {
    const ofWaiqar = (arrange?: (t: Table) => void): string[] =>
      choice(arrange, { factions: ['waiqar', 'latari'] }, 'ore').filter(id => /vampire|necro/.test(id));
    expect(ofWaiqar()).toEqual(['unit-necromancer']);
    expect(ofWaiqar(t => army(t, 0, '1C', { 'unit-necromancer': 3 }))).toEqual(['unit-vampire']);
  });

  it('BW-UNIT-10 bleeds a tough unit for a Blood Rite, and not its last one for a scratch', () => {
    const [bolt] = icons.circle;
    const tough = resolving('uthuk', { 'unit-blood-sister': 1, 'unit-obscene': 1 }, { 'unit-warrior': 1 }, [
      bolt,
    ]);
    expect(fighters(tough)).toEqual(['unit-obscene']);
    const last = resolving('uthuk', { 'unit-blood-sister': 1 }, { 'unit-pegasus-rider': 1 }, [bolt]);
    expect(fighters(last)).toEqual(['pass']);
  });

  it('BW-UNIT-10 stands a Vampire up, and leaves nobody out of a Breath', () => {
    const [leap] = icons.rectangle;
    const story = resolving(
      'waiqar',
      { 'unit-vampire': 1, 'unit-vampire:routed': 1 },
      { 'unit-archer:routed': 1, 'unit-giant': 1 },
      [leap],
    );
    expect(fighters(story)).toEqual(['unit-vampire:routed']);
    const breath = resolving('waiqar', { 'unit-great-wyrm': 1 }, { 'unit-archer': 3, 'unit-warrior': 1 }, [
      icons.hexagon[0],
    ]);
    expect(fighters(breath)).toHaveLength(3);
  });

  it('BW-UNIT-11 is told what a battle with them promises', () => {
    const rateOf = (rocs: number): number => {
      const story = conquering(
        t => {
          army(t, 0, '3A', { 'unit-footman': 2, 'unit-roc': rocs });
          army(t, 1, '3B', { 'unit-archer': 3, 'unit-leonx-rider': 1 });
        },
        { options },
      );
      const [odds] = oddsOf(story.table, 0, codes(story, ['3B']));
      return good(odds);
    };
    const [weak, strong] = [rateOf(0), rateOf(3)];
    expect(strong).toBeGreaterThan(weak + 0.3);
  });

  it('BW-UNIT-08 values a dial by whatever it can still recruit from it', () => {
    const worth = (...gone: readonly string[]): number => {
      const { table } = position({ options }).given(t => {
        dials(t, 0, 0, 1, 0);
        for (const id of gone) army(t, 0, '1C', { [id]: 8 });
      });
      return recruitsWorth(lookOf(table, 0), resourceIds.indexOf('wood'));
    };
    expect(worth('unit-bowman')).toBe(worth());
    expect(worth('unit-novice-wizard')).toBeLessThan(worth());
    expect(worth('unit-bowman', 'unit-novice-wizard')).toBe(0);
  });
});
