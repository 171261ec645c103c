import { createInterface } from 'node:readline';
import { startServer } from '../../src/server.ts';
import { HandClock } from './hand-clock.ts';

/** A server whose clock is put forward by whoever started it: a line with a number on its input lets so many ms pass. */
const [database = '', site = ''] = process.argv.slice(2);
const clock = new HandClock();
const { address } = await startServer({
  database,
  site,
  host: '127.0.0.1',
  port: 0,
  botPauseMs: 0,
  // How busy the machine is, is not what is tried out.
  limits: { windowMs: 0, shed: { analysis: 1e9, imports: 1e9, tables: 1e9, sockets: 1e9 } },
  complain: what => console.error(what),
  now: clock.now,
  after: clock.after,
});
console.log(`Runehold: ${address}`);
for await (const line of createInterface({ input: process.stdin })) {
  await clock.pass(Number(line));
  console.log(`passed ${line}`);
}
