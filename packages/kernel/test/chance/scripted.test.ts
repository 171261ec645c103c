import { drawsOf } from '@runehold/kernel/chance/chance';
import { FastChance } from '@runehold/kernel/chance/fast';
import { ScriptedChance } from '@runehold/kernel/chance/scripted';
import { SecretChance } from '@runehold/kernel/chance/secret';
import { describe, expect, it } from 'vitest';
import { emptyCaravan, layout } from '../fixtures/layout-caravan.ts';

const { deal, road } = layout.stream;
const secret = '0f'.repeat(32);

describe('a script of chance', () => {
  it('says what comes next of one stream, then gives way to the source', () => {
    const [table, plain] = [emptyCaravan(), emptyCaravan()];
    const chance = new ScriptedChance(new SecretChance(secret));
    chance.script(table, road, [3]);
    chance.script(table, road, [5]);
    const usual = new SecretChance(secret);
    const outcomes = Array.from({ length: 4 }, () => usual.below(plain, road, 6));
    expect(Array.from({ length: 4 }, () => chance.below(table, road, 6))).toEqual([
      3,
      5,
      ...outcomes.slice(2),
    ]);
    expect(chance.below(table, deal, 1000)).toBe(usual.below(plain, deal, 1000));
  });

  it('is read again by whoever goes back to an earlier state', () => {
    const table = emptyCaravan();
    const chance = new ScriptedChance(new FastChance(1));
    chance.script(table, road, [1, 2, 3]);
    expect(chance.below(table, road, 6)).toBe(1);
    const before = table.state.slice();
    const rest = (): number[] => [chance.below(table, road, 6), chance.below(table, road, 6)];
    expect(rest()).toEqual([2, 3]);
    expect(drawsOf(table, road)).toBe(3);
    table.state.set(before);
    expect(rest()).toEqual([2, 3]);
  });

  it('names cards, wherever they lie in the pile at that moment', () => {
    const table = emptyCaravan();
    const chance = new ScriptedChance(new FastChance(1));
    table.chance = chance;
    const [first, second, third] = [0, 1, 2];
    table.pens.at(1).add(first, 2);
    table.pens.at(1).add(third, 1);
    table.market.add(second, 1);
    const names = layout.plan.flatMap(({ name, shape }) =>
      name === 'pens' && 'pool' in shape ? shape.pool.cards : [],
    );
    chance.script(table, deal, [names[third], names[second], names[first]]);
    expect(table.draw(deal, table.pens.at(1), table.deck)).toBe(third);
    expect(table.draw(deal, table.market, table.deck)).toBe(second);
    expect(table.draw(deal, table.pens.at(1), table.deck)).toBe(first);
  });

  it('refuses what cannot come', () => {
    const table = emptyCaravan();
    const chance = new ScriptedChance(new FastChance(1));
    table.chance = chance;
    expect(() => chance.script(table, -1, [1])).toThrow('there is no such stream');
    chance.script(table, road, [6]);
    expect(() => table.roll(road, 6)).toThrow('the script says 6, but only 0 to 5 can come');
    chance.script(table, deal, ['dragon']);
    table.market.add(0, 1);
    expect(() => table.draw(deal, table.market, table.deck)).toThrow(
      'the script says dragon, but market has none',
    );
    expect(() => table.roll(deal, 6)).toThrow('the script says dragon, but no card is drawn');
  });

  it('tells what of it has not come', () => {
    const table = emptyCaravan();
    const chance = new ScriptedChance(new FastChance(1));
    chance.script(table, road, [1, 2]);
    chance.script(table, deal, ['camel']);
    chance.below(table, road, 6);
    expect([...chance.left(table)]).toEqual([
      ['road', [2]],
      ['deal', ['camel']],
    ]);
    chance.below(table, road, 6);
    expect([...chance.left(table).keys()]).toEqual(['deal']);
  });
});
