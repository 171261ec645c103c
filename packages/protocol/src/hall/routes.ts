/** Where the server takes a call. */
export type CallRoute = {
  readonly method: 'GET' | 'POST';
  /** With `:table` where the call names a table, and so for whatever else it names. */
  readonly path: string;
};

/** What people can ask about who they are. */
export const accountRoutes = {
  account: { method: 'GET', path: '/api/account' },
  'passkey-options': { method: 'POST', path: '/api/account/passkey-options' },
  claim: { method: 'POST', path: '/api/account' },
  'sign-in': { method: 'POST', path: '/api/sign-in' },
  prove: { method: 'POST', path: '/api/account/prove' },
  recover: { method: 'POST', path: '/api/sign-in/recover' },
  'add-credential': { method: 'POST', path: '/api/account/credentials' },
  'remove-passkey': { method: 'POST', path: '/api/account/passkeys/remove' },
  'new-codes': { method: 'POST', path: '/api/account/codes' },
  'offer-device': { method: 'POST', path: '/api/devices/offer' },
  'offered-device': { method: 'POST', path: '/api/devices/offered' },
  'admit-device': { method: 'POST', path: '/api/devices/admit' },
  'take-device': { method: 'POST', path: '/api/devices/take' },
  'my-data': { method: 'POST', path: '/api/account/data' },
  'forget-me': { method: 'POST', path: '/api/account/forget' },
} as const satisfies Readonly<Record<string, CallRoute>>;

/** What people can ask about programs that act for them. */
export const tokenRoutes = {
  tokens: { method: 'GET', path: '/api/tokens' },
  'make-token': { method: 'POST', path: '/api/tokens' },
  'revoke-token': { method: 'POST', path: '/api/tokens/revoke' },
  'make-bot': { method: 'POST', path: '/api/bots' },
  'invite-bot': { method: 'POST', path: '/api/tables/:table/bots' },
} as const satisfies Readonly<Record<string, CallRoute>>;

/** What only a server is told: a page that hosts alone writes a file instead. */
export const problemRoutes = {
  'report-problem': { method: 'POST', path: '/api/tables/:table/problem' },
} as const satisfies Readonly<Record<string, CallRoute>>;

/** What the hall can be asked, and where. Apart from the schemas, so that a page need not load them to call. */
export const routes = {
  me: { method: 'GET', path: '/api/me' },
  rename: { method: 'POST', path: '/api/me' },
  sessions: { method: 'GET', path: '/api/sessions' },
  'sign-out': { method: 'POST', path: '/api/sign-out' },
  news: { method: 'GET', path: '/api/news' },
  vacations: { method: 'GET', path: '/api/vacations' },
  'set-vacation': { method: 'POST', path: '/api/vacations' },
  'end-vacation': { method: 'POST', path: '/api/vacations/end' },
  seeking: { method: 'GET', path: '/api/seeking' },
  seek: { method: 'POST', path: '/api/seeking' },
  'stop-seeking': { method: 'POST', path: '/api/seeking/stop' },
  games: { method: 'GET', path: '/api/games' },
  tables: { method: 'GET', path: '/api/tables' },
  'more-tables': { method: 'GET', path: '/api/lists/:list/:after' },
  'set-table': { method: 'POST', path: '/api/tables' },
  'enter-table': { method: 'POST', path: '/api/tables/:table/enter' },
  invitations: { method: 'GET', path: '/api/tables/:table/invitations' },
  invite: { method: 'POST', path: '/api/tables/:table/invitations' },
  'invite-person': { method: 'POST', path: '/api/tables/:table/invitations/person' },
  'take-back-invitation': { method: 'POST', path: '/api/tables/:table/invitations/back' },
  table: { method: 'GET', path: '/api/tables/:table' },
  'hide-table': { method: 'POST', path: '/api/tables/:table/hide' },
  'export-file': { method: 'GET', path: '/api/tables/:table/file' },
  'take-home': { method: 'POST', path: '/api/tables/:table/file' },
  'import-file': { method: 'POST', path: '/api/files' },
  notices: { method: 'GET', path: '/api/notices' },
  'set-notices': { method: 'POST', path: '/api/notices' },
  'set-mail': { method: 'POST', path: '/api/notices/mail' },
  'add-push': { method: 'POST', path: '/api/notices/push' },
  'drop-push': { method: 'POST', path: '/api/notices/push/drop' },
  'set-webhook': { method: 'POST', path: '/api/notices/webhook' },
  'test-notice': { method: 'POST', path: '/api/notices/test' },
  person: { method: 'GET', path: '/api/people/:person' },
  'person-at': { method: 'GET', path: '/api/tables/:table/people/:seat' },
  block: { method: 'POST', path: '/api/tables/:table/people/:seat/block' },
  'person-games': { method: 'GET', path: '/api/people/:person/games/:after' },
  board: { method: 'GET', path: '/api/boards/:game/:seats' },
  'more-board': { method: 'GET', path: '/api/boards/:game/:seats/:after' },
  admin: { method: 'GET', path: '/api/admin' },
  'admin-act': { method: 'POST', path: '/api/admin' },
  'game-sums': { method: 'GET', path: '/api/statistics/:game' },
  ...accountRoutes,
  ...tokenRoutes,
  ...problemRoutes,
} as const satisfies Readonly<Record<string, CallRoute>>;
