/**
 * A PostgreSQL server of its own for whoever starts this with tsx, as a benchmark does: prints its address, and is gone
 * when its input ends or it is asked to stop. It waits for the disk at every commit.
 */
import { Postgres } from './postgres.ts';

const server = await Postgres.make({ isDurable: true });
let isGoing = false;
const go = () => {
  if (isGoing) return;
  isGoing = true;
  void server.remove().then(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, go);
process.stdin.on('end', go).resume();
console.log(await server.fresh());
