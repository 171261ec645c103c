/**
 * Does slices of a part of `npm run proof` on all cores of a machine where nothing is installed, bundled by `pack.mjs`:
 *
 *   node proof.mjs --progress FILE --seconds 60 --cores 16 --to FOLDER
 *
 * FILE is how far the part has come, as `reports/proof` keeps it; what comes out takes its place there, and the next run of
 * `npm run proof` goes on from it.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { part } from '../../packages/shelf/test/alike.proof.ts';
import { type DoneSlice, type Progress, slicesLeft } from '../../scripts/proof/ledger.ts';

const { values } = parseArgs({
  options: {
    progress: { type: 'string', default: 'progress.json' },
    seconds: { type: 'string', default: '60' },
    cores: { type: 'string', default: String(availableParallelism()) },
    to: { type: 'string', default: '.' },
  },
});

const work = (): void => {
  process.on('message', async (slice: Parameters<typeof part.prove>[0]) => {
    const begun = performance.now();
    const evidence = await part.prove(slice);
    process.send?.({ ...evidence, index: slice.index, seconds: (performance.now() - begun) / 1000 });
  });
  process.on('disconnect', () => process.exit());
};

const lead = async (): Promise<void> => {
  const progress: Progress = JSON.parse(readFileSync(values.progress, 'utf8'));
  // The last one is done where the ledger is, which then concludes.
  const queue = slicesLeft(progress).slice(0, -1);
  const slices: DoneSlice[] = [...progress.slices];
  const children = Array.from({ length: Number(values.cores) }, () => fork(fileURLToPath(import.meta.url)));
  const atWork = children.map(
    child =>
      new Promise<void>(resolve => {
        const give = (): void => {
          const next = queue.shift();
          if (next === undefined) resolve();
          else child.send(next);
        };
        child.on('message', done => {
          slices.push(done as DoneSlice);
          give();
        });
        give();
      }),
  );
  const tooLong = new Promise(resolve => setTimeout(resolve, 1000 * Number(values.seconds)));
  await Promise.race([Promise.all(atWork), tooLong]);
  for (const child of children) child.kill('SIGKILL');
  writeFileSync(join(values.to, `${progress.name}.json`), JSON.stringify({ ...progress, slices }));
  console.log(
    `${progress.name}: ${slices.length} slices, ${slices.flatMap(({ problems }) => problems).length} problems`,
  );
  process.exit();
};

if (process.send === undefined) await lead();
else work();
