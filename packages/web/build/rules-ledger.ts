import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { statementsOf } from './statements.ts';

const PREFIX = 'ledger:';

/** Serves the rules ledger of a game as data: `import { statements } from 'ledger:rune-age'`. */
export const rulesLedger = (): Plugin => ({
  name: 'rules-ledger',
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const name = id.slice(PREFIX.length + 1);
    const file = fileURLToPath(new URL(`../../../docs/rules/${name}.md`, import.meta.url));
    this.addWatchFile(file);
    return `export const statements = ${JSON.stringify(statementsOf(readFileSync(file, 'utf8')))};`;
  },
});
