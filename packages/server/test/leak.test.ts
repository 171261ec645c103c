import { join } from 'node:path';
import { FastChance } from '@runehold/kernel/chance/fast';
import { sameTable } from '@runehold/kernel/table/digest';
import { game as masquerade } from '@runehold/masquerade/game';
import { game as runeAge } from '@runehold/rune-age/game';
import { game as runewars } from '@runehold/runewars/game';
import { matchOf } from '@runehold/testkit/match-of';
import { expect, test } from 'vitest';
import { Person } from './driver/person.ts';
import { freshFolder, serve } from './driver/server.ts';
import type { Twins } from './driver/twins.ts';
import { ANNA, commonMove, cookieFor, keep, plansFor, playSome, twinOf } from './driver/twins.ts';

let orders = 0;

test.each([
  ['masquerade', masquerade, 3, 14],
  ['rune-age', runeAge, 3, 90],
  ['runewars', runewars, 3, 300],
] as const)(
  'everything sent to a seat of %s is the same for two truths it cannot tell apart',
  async (_name, game, seats, length) => {
    const rng = new FastChance(5);
    const twins: Twins[] = [];
    for (let n = 0; n < 24; n++) {
      const answers = 1 + Math.floor((n * length) / 24);
      const truth = playSome({ game, seats, answers, seed: n }, () => ANNA);
      if (truth.match.over) continue;
      const viewer = n % (seats + 1) === seats ? 'spectator' : n % (seats + 1);
      twins.push({ id: `table-${n}`.padEnd(12, '-'), viewer, truth, twin: twinOf(truth, viewer, rng) });
    }
    const folder = freshFolder();
    const [one, two] = [join(folder, 'truth.sqlite'), join(folder, 'twin.sqlite')];
    await keep(
      one,
      twins.map(({ id, truth }) => [id, truth]),
    );
    await keep(
      two,
      twins.map(({ id, twin }) => [id, twin]),
    );
    const cookie = cookieFor(ANNA);
    const servers = [await serve({ database: one }), await serve({ database: two })];

    let different = 0;
    let moved = 0;
    let left = 0;
    for (const pair of twins) {
      const { id, viewer, truth, twin } = pair;
      if (!sameTable(matchOf(truth).table, matchOf(twin).table)) different++;
      const plans = plansFor(pair);
      const move = commonMove(pair, rng, plans);
      const heard = await Promise.all(
        servers.map(async ({ address }) => {
          const anna = new Person(address, cookie);
          const eyes = await anna.come(id, { viewer });
          await eyes.request({ type: 'history', before: 1000 });
          await eyes.request({ type: 'moment', seq: eyes.seq });
          if (viewer !== 'spectator')
            for (const plan of plans) expect(await eyes.refused({ type: 'order', plan })).toBeUndefined();
          if (move) {
            const hand = await anna.come(id, { viewer: move.seat });
            const ask = hand.view?.asks[0]?.id ?? '';
            expect((await hand.answer(ask, move.reply)).type).toBe('done');
            await eyes.until(() => eyes.seq >= move.ends);
          }
          eyes.cut();
          return eyes.received;
        }),
      );
      expect(heard[1]).toEqual(heard[0]);
      if (move) moved++;
      left += move?.orders ?? 0;
    }
    // The check would say nothing about tables that are the same, or that never move.
    expect(different).toBeGreaterThan(twins.length / 2);
    expect(moved).toBeGreaterThan(twins.length / 4);
    orders += left;
  },
);

test('and what its person has left to be answered was answered on the way', () => {
  expect(orders).toBeGreaterThan(5);
});
