import { join } from 'node:path';
import { engineOf } from '@runehold/kernel/match/engine';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { game as runeAge } from '@runehold/rune-age/game';
import { expect, test } from 'vitest';
import { appendOf } from '../../src/host/store-keeper.ts';
import { Care, terms } from '../../src/store/care.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Person } from '../driver/person.ts';
import { freshFolder } from '../driver/server.ts';
import { Siege } from './siege.ts';

const GAMES = 40;
const ANSWERS = 400;
const ATTACKERS = 4;
const KNOCKS = 40;

/** A house in whose archives many long games lie, one row each. */
const fill = async (file: string): Promise<void> => {
  const db = await openSqlite(file);
  let now = 1_000_000;
  const store = new SqlStore(db, () => now);
  const care = new Care(db, () => now, store.leases);
  const engine = engineOf(runeAge);
  for (let n = 0; n < GAMES; n++) {
    const secret = n.toString(16).padStart(64, '0');
    const game = HostedGame.open(engine, { seats: 4, options: { scenario: 'monument' }, secret });
    const head = {
      ...game.setup,
      ...{ id: `archived-game-${String(n).padStart(2, '0')}`, game: engine.game, rules: engine.rules },
      ...{ host: 'anna', listed: true, setAt: 5 },
    };
    game.handOver(0, { kind: 'person', name: 'Anna' }, 'anna');
    await store.append({ ...appendOf(head, game, 0, false), head });
    const from = game.log.length;
    while (game.match.entries.length < ANSWERS) {
      const seat = game.match.view('spectator').waiting.find(({ answered }) => !answered)?.seat ?? 0;
      const [ask] = game.match.view(seat).asks;
      game.answer(seat, ask.id, game.seq, ask.absent);
    }
    await store.append(appendOf(head, game, from, true));
    const last = game.log.length;
    game.decide({ kind: 'matter', id: last, what: 'end', at: 1, outcome: 'carried' });
    await store.append(appendOf(head, game, last, false));
  }
  now += terms.archived;
  for (const table of await care.finished(GAMES)) expect(await care.archive(table)).toBe(true);
  expect(await db.selectFrom('records').select('seq').limit(1).execute()).toEqual([]);
  await store.close();
};

test('who has one archived game after the other taken out holds up nobody who plays', async () => {
  const file = join(freshFolder(), 'runehold.sqlite');
  await fill(file);
  const siege = await Siege.begin({}, file);
  let shown = 0;
  /** Comes to a game, looks back in it, takes it home, and goes. */
  const knock = async (attacker: Person, n: number): Promise<void> => {
    const table = `archived-game-${String(n % GAMES).padStart(2, '0')}`;
    const seat = await attacker.connect();
    void seat.hello(table);
    await seat.until(() => seat.view !== undefined || seat.closed);
    if (seat.view !== undefined) shown++;
    await seat.request({ type: 'moment', seq: 1 + (n % ANSWERS) });
    seat.cut();
    await attacker.call('export-file', { table }).catch(() => undefined);
  };
  const { quiet, loaded } = await siege.endure(async round => {
    const attackers = await Promise.all(
      Array.from({ length: ATTACKERS }, (_, n) => siege.attacker(1 + round * ATTACKERS + n)),
    );
    await Promise.all(
      attackers.flatMap((attacker, a) =>
        Array.from({ length: KNOCKS }, (_, n) => knock(attacker, a * 10 + n)),
      ),
    );
  });
  expect(shown).toBeGreaterThan(ATTACKERS * KNOCKS);
  expect(loaded).toBeLessThan(3 * quiet);
  expect(siege.complaints).toEqual([]);
});
