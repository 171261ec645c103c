/**
 * Writes what self-play tells, on all cores:
 *
 *   node tools/train/write.ts --game runewars --seconds 60 --searching 0.4 --seed 1 --cores 2 --to data/
 */
import { fork } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mix } from '@runehold/ai/agent';
import { inlineRules } from '@runehold/ai/inlining';
import { HEAD, playQuickly, playSearching } from './play.ts';
import { subjects } from './subjects.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'runewars' },
    seconds: { type: 'string', default: '60' },
    /** The share of the time that searchers play. */
    searching: { type: 'string', default: '0.4' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string', default: String(availableParallelism()) },
    to: { type: 'string', default: 'data' },
    core: { type: 'string' },
    most: { type: 'string', default: '1000000' },
  },
});

/** How far searchers look while they play for learning: little, and of different depths. */
const STEPS = [200, 400, 800];

const subject = subjects[values.game];
const seed = Number(values.seed);

const work = (core: number): void => {
  inlineRules();
  const file = openSync(join(values.to, `${subject.id}-${core}.rows`), 'w');
  const started = Date.now();
  const spent = { quick: 0, searching: 0 };
  let games = 0;
  const cores = Number(values.cores);
  while (Date.now() - started < 1000 * Number(values.seconds) && games < Number(values.most)) {
    // Kinds of tables follow each other by number: no core plays one of them alone.
    const number = games * cores + ((core + games) % cores);
    const own = mix(seed, number);
    const isSearching = spent.searching < Number(values.searching) * (spent.quick + spent.searching);
    const before = performance.now();
    const rows = isSearching ? playSearching(subject, number, own, STEPS) : playQuickly(subject, number, own);
    spent[isSearching ? 'searching' : 'quick'] += performance.now() - before;
    for (const row of rows) writeSync(file, row);
    games++;
  }
  console.log(`${subject.id} core ${core}: ${games} games`);
};

if (values.core !== undefined) work(Number(values.core));
else {
  mkdirSync(values.to, { recursive: true });
  const { common, own } = subject.foresight.learned;
  writeFileSync(join(values.to, `${subject.id}.json`), JSON.stringify({ head: HEAD, common, own }));
  for (let core = 0; core < Number(values.cores); core++)
    fork(process.argv[1], [...process.argv.slice(2), '--core', String(core)]);
}
