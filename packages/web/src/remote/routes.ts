import type { CallName, calls } from '@runehold/protocol/hall/calls';

type Routes = { readonly [N in CallName]: Pick<(typeof calls)[N], 'method' | 'path'> };

/** Where the server takes each call. The protocol has the same list with its schemas, which the page does not need. */
export const routes: Routes = {
  me: { method: 'GET', path: '/api/me' },
  rename: { method: 'POST', path: '/api/me' },
  games: { method: 'GET', path: '/api/games' },
  tables: { method: 'GET', path: '/api/tables' },
  'set-table': { method: 'POST', path: '/api/tables' },
  table: { method: 'GET', path: '/api/tables/:table' },
  'export-file': { method: 'GET', path: '/api/tables/:table/file' },
  'import-file': { method: 'POST', path: '/api/files' },
};
