/** `npm run proof`: the long proofs, slice by slice; a run that is broken off goes on. Arguments: docs/proof.md. */
import { ensureInstalled } from './ensure-installed.mjs';
import { node } from './lib/tree.mjs';

ensureInstalled();
const { status } = await node(
  ['--import', 'tsx', '--conditions', 'runehold:source', 'scripts/proof/main.ts', ...process.argv.slice(2)],
  { closes: true },
);
process.exitCode = status;
