/**
 * Learns both games anew, from self-play to the nets that ship: `npm run train`.
 *
 *   npm run train -- --seconds 150 --seed 11     so long for Runewars, two fifths of it for Rune Age
 *   npm run train -- --to reports/trial --keep      leaves the nets there and the games as they are
 *
 * Needs Python with numpy and PyTorch (tools/train/fit.py); with several cores and a graphics card it takes minutes.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '150' },
    searching: { type: 'string', default: '0.35' },
    seed: { type: 'string', default: '11' },
    epochs: { type: 'string', default: '15' },
    cores: { type: 'string', default: String(availableParallelism()) },
    python: { type: 'string', default: 'python3' },
    to: { type: 'string', default: 'reports/train' },
    keep: { type: 'boolean', default: false },
  },
});
const { to } = values;

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} has failed`);
  process.exit(1);
};

const shareOfTime = { runewars: 1, 'rune-age': 0.4 };

for (const [place, [game, share]] of Object.entries(shareOfTime).entries()) {
  const seconds = String(Math.ceil(Number(values.seconds) * share));
  const seed = String(Number(values.seed) + place);
  const node = ['--import', 'tsx', '--conditions', 'runehold:source', 'tools/train/write.ts'];
  const { searching, cores } = values;
  const wanted = { game, seconds, seed, searching, cores, to };
  run(process.execPath, [
    ...node,
    ...Object.entries(wanted).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  run(values.python, [
    'tools/train/fit.py',
    '--data',
    to,
    '--game',
    game,
    '--to',
    to,
    '--epochs',
    values.epochs,
  ]);
}
if (!values.keep) run(process.execPath, ['tools/train/install.mjs', to]);
