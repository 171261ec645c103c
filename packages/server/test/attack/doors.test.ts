import { createHash, randomBytes } from 'node:crypto';
import type { CallName, InputOf } from '@runehold/protocol/hall/calls';
import { expect, test } from 'vitest';
import type { Person } from '../driver/person.ts';
import { Siege } from './siege.ts';

/** So many come at once, and so often each of them knocks in a round. */
const ATTACKERS = 4;
const KNOCKS = 24;

type Knock = (attacker: Person, n: number, table: string) => Promise<unknown>;

/** A call as a page makes it; that it is refused is what is hoped for. */
const call =
  <N extends CallName>(name: N, input: (n: number, table: string) => InputOf<N>): Knock =>
  (attacker, n, table) =>
    attacker.call(name, input(n, table)).catch(() => undefined);

const made = (n: number): string => createHash('sha256').update(String(n)).digest('base64url');

/** Every door that came after the table's own, knocked at by those who are let in and by those who are not. */
const doors: Readonly<Record<string, readonly Knock[]>> = {
  'tokens of programs': [
    attacker =>
      fetch(`${attacker.address}/api/v1/tables`, {
        headers: { ...attacker.headers, authorization: `Bearer rh_${randomBytes(32).toString('base64url')}` },
      }),
    attacker =>
      fetch(`${attacker.address}/api/v1/events`, {
        headers: { ...attacker.headers, authorization: 'Bearer rh_' },
      }).then(response => response.body?.cancel()),
    call('make-token', () => ({ label: 'x', scopes: ['read'], days: 1 })),
    call('make-bot', n => ({ name: `Automaton ${n}` })),
  ],
  invitations: [
    call('enter-table', (n, table) => ({ table, invitation: made(n).slice(0, 22) })),
    call('enter-table', (n, table) => ({ table, password: `guess ${n}` })),
    call('invite', (_, table) => ({ table })),
    call('invite-person', (n, table) => ({ table, name: `Bystander ${n % 4}` })),
  ],
  'looking for a table': [
    call('seek', n => ({ game: 'masquerade', seats: 2 + (n % 3), pace: 'live', reliable: n % 2 === 0 })),
    call('seeking', () => ({})),
    call('stop-seeking', () => ({})),
  ],
  reports: [
    call('report-problem', (n, table) => ({ table, viewer: 'spectator', words: `wrong ${n}`.repeat(40) })),
    call('admin', () => ({})),
    call('admin-act', (n, table) => ({ do: { act: 'hide', table, line: n } })),
    call('admin-act', () => ({ do: { act: 'announce', en: 'x', pl: 'x', hours: 1 } })),
  ],
  'places to be pushed to': [
    call('add-push', n => ({
      endpoint: `https://push.example/${made(n)}`,
      p256dh: made(n),
      auth: made(n).slice(0, 22),
    })),
    call('drop-push', n => ({ endpoint: `https://push.example/${made(n)}` })),
    call('test-notice', () => ({ channel: 'push' })),
  ],
  webhooks: [
    call('set-webhook', n => ({ url: `http://10.0.0.${n % 250}/hook` })),
    call('set-webhook', n => ({ url: `http://[::ffff:127.0.0.1]:${1 + n}/` })),
    call('test-notice', () => ({ channel: 'webhook' })),
    call('set-mail', n => ({ address: `somebody${n}@example.org` })),
  ],
  announcements: [call('news', () => ({})), call('news', () => ({}))],
};

test('who floods any of the doors that came later holds up nobody who plays', async () => {
  const siege = await Siege.begin();
  const waits: Record<string, string> = {};
  let from = 1;
  for (const [door, knocks] of Object.entries(doors)) {
    const attackers = await Promise.all(
      Array.from({ length: ATTACKERS }, (_none, n) => siege.attacker(from + n)),
    );
    from += ATTACKERS;
    const [first] = attackers as [Person];
    await first.call('rename', { name: `Mallory ${from}` });
    const { table } = await first.call('set-table', {
      game: 'masquerade',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: false,
      private: true,
      pace: 'none',
    });
    let knocked = 0;
    const { quiet, loaded } = await siege.endure(async () => {
      await Promise.all(
        attackers.flatMap(attacker =>
          Array.from({ length: KNOCKS }, async (_none, n) => {
            await knocks[n % knocks.length]?.(attacker, n, table);
            knocked++;
          }),
        ),
      );
    });
    expect(knocked).toBe(3 * ATTACKERS * KNOCKS);
    if (loaded >= 3 * quiet) waits[door] = `${loaded.toFixed(1)} ms of work, in quiet ${quiet.toFixed(1)}`;
  }
  expect(waits).toEqual({});
  // Of all that was sent a few reports of problems were worth a line to whoever runs the house.
  const told = siege.complaints
    .join('')
    .split('\n')
    .filter(line => line !== '');
  expect(told.filter(line => !/^problem \d+ was reported/.test(line))).toEqual([]);
});
