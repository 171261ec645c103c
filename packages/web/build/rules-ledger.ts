import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Statement } from '../src/library/statement.ts';
import { polishEdition, statementsOf } from './statements.ts';

const PREFIX = 'ledger:';
const POLISH = 'pl/';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/rules/${name}.md`, import.meta.url));

/**
 * Serves the rules ledger of a game as data: `import { statements } from 'ledger:rune-age'`, and its Polish edition as
 * `ledger:pl/rune-age`. Each holds all that is shown of it, so that a reader fetches one language only.
 */
export const rulesLedger = (): Plugin => ({
  name: 'rules-ledger',
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const read = (name: string): string => {
      const file = fileOf(name);
      this.addWatchFile(file);
      return readFileSync(file, 'utf8');
    };
    const name = id.slice(PREFIX.length + 1);
    const english = (of: string): Statement[] => statementsOf(read(of), 'en');
    const statements = name.startsWith(POLISH)
      ? polishEdition(english(name.slice(POLISH.length)), statementsOf(read(name), 'pl'))
      : english(name);
    return `export const statements = ${JSON.stringify(statements)};`;
  },
});
