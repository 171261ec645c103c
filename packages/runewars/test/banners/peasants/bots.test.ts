import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { areaIds, developmentCardIds } from '../../../src/pools.ts';
import { groundOf } from '../../../src/rules/view/areas.ts';
import { botAnswer } from '../../bots/table.ts';
import { area, army, city } from '../../kit/arrange.ts';
import { position } from '../../kit/position.ts';
import { strategizing } from '../../move/stories.ts';
import { owning, shopping } from '../developments/kit.ts';
import { CARD, ours, peasantsIn, theirs } from './kit.ts';

/** What the bot answers when units have left 3A, 3B and DB. */
const leaves = (arrange: (t: Table) => void): readonly [kept: readonly string[], why: string] => {
  const story = strategizing(t => {
    peasantsIn(t);
    for (const id of ['3A', '3B', 'DB']) army(t, 0, id, { 'unit-footman': 1 });
    arrange(t);
  }, ours).answers(
    'DC',
    ['3A', '3B', 'DB'].map(id => `${id}:unit-footman`),
  );
  const { reply, reason } = botAnswer(story.table, 0);
  return [reply.map(code => areaIds[code]), reason.key];
};

describe('a bot with peasants', () => {
  it('BW-PEAS-02 leaves them where the area would be lost, and not at home', () => {
    expect(leaves(() => {})).toEqual([['3A', '3B'], 'bot.keep-land']);
  });

  it('BW-PEAS-04 with one that is left it keeps what is worth most', () => {
    const one = leaves(t => {
      peasantsIn(t, '1A', '1B');
      city(t, '3B', 'city-forge');
    });
    expect(one).toEqual([['3B'], 'bot.keep-land']);
  });

  it('BW-PEAS-14 leaves none where nothing is lost', () => {
    const story = strategizing(t => {
      peasantsIn(t);
      army(t, 0, 'DB', { 'unit-footman': 1 });
    }, ours).answers('DC', ['DB:unit-footman']);
    const { reply, reason } = botAnswer(story.table, 0);
    expect([reply, reason.key]).toEqual([[], 'bot.nothing-lost']);
  });

  it('BW-PEAS-08 knows that others’ peasants do not fight', () => {
    const { table: t } = position(theirs('uthuk')).given(table => {
      peasantsIn(table, '3A', '3B', 'DB');
      army(table, 1, '3B', { 'unit-footman': 1 });
    });
    expect(['3A', '3B', 'DB'].map(id => groundOf({ t, me: 0 }, area(id)))).toEqual([
      'empty',
      'enemy',
      'enemy',
    ]);
    expect(['3A', '3B', 'DB'].map(id => groundOf({ t, me: 1 }, area(id)))).toEqual(['empty', 'own', 'own']);
  });

  it('BW-PEAS-01 buys the card for the land that only its units hold', () => {
    const bought = (...where: readonly string[]): string | undefined => {
      const story = shopping('daqan', [5, 5, 5], t => {
        // There is nothing else left to buy.
        owning(t, ...developmentCardIds.filter(id => id !== CARD));
        for (const id of where) army(t, 0, id, { 'unit-bowman': 1 });
      });
      return developmentCardIds[botAnswer(story.table, 0).reply[0]];
    };
    expect(bought('DA', 'DB')).toBe(undefined);
    expect(bought('1A', '1B', '1C')).toBe(CARD);
  });
});
