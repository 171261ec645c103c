import { join } from 'node:path';
import { FastChance } from '@runehold/kernel/chance/fast';
import { sameTable } from '@runehold/kernel/table/digest';
import { game as runeAge } from '@runehold/rune-age/game';
import { game as runewars } from '@runehold/runewars/game';
import { matchOf } from '@runehold/testkit/match-of';
import { expect, test } from 'vitest';
import { appendOf } from '../../src/host/store-keeper.ts';
import { tokenHash } from '../../src/people/tokens.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { Person } from '../driver/person.ts';
import { freshFolder } from '../driver/server.ts';
import { ANNA, BELA, commonMove, cookieFor, playSome, type Twins, twinOf } from '../driver/twins.ts';
import { Elsewhere, houseThatTells, MINUTE } from './company.ts';

/** A database in which the games stand as they were handed in, and both people have the same address called. */
const keep = async (
  file: string,
  games: readonly (readonly [string, Twins['truth']])[],
  url: string,
): Promise<void> => {
  const store = new SqlStore(await openSqlite(file), () => Date.now());
  for (const guest of [ANNA, BELA]) {
    await store.people.bear(guest, tokenHash(guest.id));
    await store.reach.setWebhook(guest.id, { url, secret: 'the same in both' });
  }
  await store.key('sessions', () => 'the same in both');
  for (const [id, hosted] of games) {
    const { game, rules } = hosted.engine;
    const head = { ...hosted.setup, id, game, rules, host: ANNA.id, listed: false, setAt: 0 };
    await store.append({ ...appendOf(head, hosted, 0, true), head });
  }
  await store.close();
};

test.each([
  ['rune-age', runeAge, 90],
  ['runewars', runewars, 300],
] as const)(
  'whoever reads a notice of %s learns nothing that a spectator does not see',
  async (_name, game, length) => {
    const rng = new FastChance(7);
    const twins: Twins[] = [];
    for (let n = 0; n < 8; n++) {
      const some = { game, seats: 2, answers: 2 + Math.floor((n * length) / 8), seed: 100 + n };
      const truth = playSome(some, seat => (seat === 0 ? ANNA : BELA));
      if (truth.match.over) continue;
      const twin = twinOf(truth, 'spectator', rng);
      twins.push({ id: `table-${n}`.padEnd(12, '-'), viewer: 'spectator', truth, twin });
    }
    const different = twins.filter(
      ({ truth, twin }) => !sameTable(matchOf(truth).table, matchOf(twin).table),
    );
    expect(different.length).toBeGreaterThan(twins.length / 2);
    const folder = freshFolder();
    const houses = await Promise.all(
      (['truth', 'twin'] as const).map(async which => {
        const phone = await Elsewhere.open();
        const database = join(folder, `${which}.sqlite`);
        await keep(
          database,
          twins.map(pair => [pair.id, pair[which]]),
          phone.address,
        );
        return { ...(await houseThatTells({}, { database })), phone };
      }),
    );
    const moves = twins.flatMap(pair => {
      const move = commonMove(pair, rng);
      return move ? [{ id: pair.id, ...move }] : [];
    });
    expect(moves.length).toBeGreaterThan(0);
    for (const { server, later } of houses) {
      await later(MINUTE);
      for (const { id, seat, reply } of moves) {
        const hand = await new Person(server.address, cookieFor(seat === 0 ? ANNA : BELA)).come(id, {
          viewer: seat,
        });
        expect((await hand.answer(hand.view?.asks[0]?.id ?? '', reply)).type).toBe('done');
        hand.cut();
      }
      await later(5 * MINUTE);
    }
    // What was called, word for word; only the second it was called at, and what is signed with it, may differ.
    const [one, two] = houses.map(({ phone }) => phone.calls.map(({ body }) => String(body)).toSorted());
    expect(one.length).toBeGreaterThan(twins.length);
    expect(two).toEqual(one);
  },
);
