import { byLearning } from '@runehold/ai/learned/learned';
import { readNet } from '@runehold/ai/learned/net';
import { Playout } from '@runehold/ai/playout';
import { type ChosenOptions, newTable } from '@runehold/kernel/match/table-setup';
import type { Foresight, Learned } from '@runehold/kernel/pack/foresight';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin } from '@runehold/kernel/procedure/machine';
import { describe, expect, it } from 'vitest';
import { shelf } from '../src/shelf.ts';

type Wise = Foresight & { readonly learned: Learned };

const wise = async (id: string): Promise<{ readonly game: Game; readonly foresight: Wise }> => {
  const shelved = shelf.find(id);
  const foresight = (await shelved?.guide?.())?.foresight;
  if (shelved === undefined || foresight?.learned === undefined) throw new Error(`${id} has learned nothing`);
  return { game: (await shelved.pack()).game, foresight: { ...foresight, learned: foresight.learned } };
};

/** Plays a game of the quick judgement for so many answers. */
const played = (
  game: Game,
  foresight: Foresight,
  options: ChosenOptions,
  seats: number,
  luck: number,
  answers: number,
): Playout => {
  const playout = new Playout(game, newTable(game, options, { below: () => 0 }), foresight);
  playout.table.copyFrom(newTable(game, options, playout.chance));
  playout.chance.begin(luck);
  playout.lend([]);
  begin(game, playout.table, seats);
  playout.playOn(undefined, answers);
  return playout;
};

const tables: readonly (readonly [string, ChosenOptions, number])[] = [
  ['runewars', { factions: 'random' }, 4],
  ['runewars', { factions: 'random', expansion: 'banners-of-war' }, 2],
  ['rune-age', { scenario: 'resurgence' }, 2],
  ['rune-age', { scenario: 'runewars' }, 3],
  ['rune-age', { scenario: 'monument' }, 4],
  ['rune-age', { scenario: 'cataclysm' }, 2],
];

describe('what was learned of a game', () => {
  it.each(tables)('%s %o for %i: the net fits what is read', async (id, options, seats) => {
    const { game, foresight } = await wise(id);
    const { table } = played(game, foresight, options, seats, 7, 100);
    const text = foresight.learned.net(table);
    if (text === undefined) throw new Error('there is no net');
    const { common, own } = readNet(text);
    expect([common, own]).toEqual([foresight.learned.common, foresight.learned.own]);
    expect(text.length).toBeLessThan(512 * 1024);
  });

  it.each(tables)(
    '%s %o for %i: chances of all, from a table that stays as it is',
    async (id, options, seats) => {
      const { game, foresight } = await wise(id);
      const { table } = played(game, foresight, options, seats, 8, 150);
      const before = table.state.slice();
      const [into, again] = [new Float64Array(4), new Float64Array(4)];
      byLearning(foresight).values(table, into);
      byLearning(foresight).values(table, again);
      expect(again).toEqual(into);
      expect(table.state).toEqual(before);
      for (let seat = 0; seat < 4; seat++) {
        if (seat < seats) expect(into[seat]).toBeGreaterThan(0);
        else expect(into[seat]).toBe(0);
        expect(into[seat]).toBeLessThanOrEqual(1);
      }
      if (options['scenario'] !== 'cataclysm')
        expect(into.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1 + 1e-9);
    },
  );

  it('tells who won once a game is over, and judges as before while there is nothing to read', async () => {
    const { game, foresight } = await wise('rune-age');
    const { table } = played(game, foresight, { scenario: 'runewars' }, 2, 9, 20_000);
    expect(table.over).toBe(true);
    const [into, usual] = [new Float64Array(4), new Float64Array(4)];
    byLearning(foresight).values(table, into);
    foresight.values(table, usual);
    expect(into).toEqual(usual);
    const wars = await wise('runewars');
    const { table: laying } = played(wars.game, wars.foresight, { factions: 'choose' }, 4, 9, 1);
    byLearning(wars.foresight).values(laying, into);
    wars.foresight.values(laying, usual);
    expect(into).toEqual(usual);
  });

  it('holds winners the likelier in the second half of games', async () => {
    const { game, foresight } = await wise('runewars');
    const values = byLearning(foresight).values;
    const into = new Float64Array(4);
    let sum = 0;
    const games = 6;
    for (let luck = 0; luck < games; luck++) {
      const half = played(game, foresight, { factions: 'random' }, 2, 600 + luck, 500);
      values(half.table, into);
      half.playOn(undefined, 20_000);
      for (let seat = 0; seat < 2; seat++) if (half.table.placeOf(seat) === 1) sum += into[seat];
    }
    expect(sum / games).toBeGreaterThan(0.55);
  });
});
