import { expect, test } from 'vitest';
import { Person } from '../driver/person.ts';
import type { Outcome } from '../driver/seat.ts';
import { longGame } from './long-game.ts';
import { Siege } from './siege.ts';

const ANSWERS = 2000;
const SOCKETS = 40;
const LOOKS = 20;

test('safety 5: eight hundred looks back at once make nobody wait, and whoever asks is told', async () => {
  const siege = await Siege.begin();
  const seats = Array.from({ length: 4 }, () => ({ kind: 'open' as const }));
  const owner = await siege.attacker(1);
  const file = longGame(ANSWERS);
  const { table } = await owner.call('import-file', { file, seats });
  const outcomes: Outcome[] = [];
  const { quiet, loaded } = await siege.endure(async round => {
    const attacker = await siege.attacker(2 + round);
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => attacker.come(table)));
    const came = await Promise.all(
      sockets.flatMap((socket, s) =>
        Array.from({ length: LOOKS }, (_, n) =>
          // Never twice the same, and never one that lies at a snapshot.
          socket.request({ type: 'moment', seq: 63 + ((s * LOOKS + n) % (ANSWERS - 64)) }),
        ),
      ),
    );
    outcomes.push(...came);
    for (const socket of sockets) socket.cut();
  });
  const kinds = new Set(
    outcomes.map(outcome => (outcome.type === 'refused' ? outcome.reason.key : outcome.type)),
  );
  // Some are shown; the others are refused with a reason, or cut off when they do not stop.
  expect(kinds).toContain('moment');
  for (const kind of kinds) expect(['moment', 'refusal.too-fast', 'refusal.busy', 'closed']).toContain(kind);
  expect(loaded).toBeLessThan(3 * quiet);

  // Afterwards the table is there for everybody as before.
  const visitor = await Person.arrive(siege.address, undefined, '198.51.100.99');
  const seat = await visitor.come(table);
  expect((await seat.request({ type: 'moment', seq: 1234 })).type).toBe('moment');
  expect(siege.complaints).toEqual([]);
});
