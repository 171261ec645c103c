/** Where the server takes a call. */
export type CallRoute = {
  readonly method: 'GET' | 'POST';
  /** With `:table` where the call names a table, and so for whatever else it names. */
  readonly path: string;
};

/** What the hall can be asked, and where. Apart from the schemas, so that a page need not load them to call. */
export const routes = {
  me: { method: 'GET', path: '/api/me' },
  rename: { method: 'POST', path: '/api/me' },
  sessions: { method: 'GET', path: '/api/sessions' },
  'sign-out': { method: 'POST', path: '/api/sign-out' },
  vacations: { method: 'GET', path: '/api/vacations' },
  'set-vacation': { method: 'POST', path: '/api/vacations' },
  'end-vacation': { method: 'POST', path: '/api/vacations/end' },
  games: { method: 'GET', path: '/api/games' },
  tables: { method: 'GET', path: '/api/tables' },
  'more-tables': { method: 'GET', path: '/api/lists/:list/:after' },
  'set-table': { method: 'POST', path: '/api/tables' },
  'enter-table': { method: 'POST', path: '/api/tables/:table/enter' },
  table: { method: 'GET', path: '/api/tables/:table' },
  'export-file': { method: 'GET', path: '/api/tables/:table/file' },
  'take-home': { method: 'POST', path: '/api/tables/:table/file' },
  'import-file': { method: 'POST', path: '/api/files' },
} as const satisfies Readonly<Record<string, CallRoute>>;
