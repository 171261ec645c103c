import type { Need } from './scopes.ts';

/** Where everything stands that programs may ask for. What is here stays: within v1 things are only added. */
export const API = '/api/v1';

/** Where a server takes a request of a program, and what its token must allow. */
export type ApiRoute = { readonly method: 'GET' | 'POST'; readonly path: string; readonly need: Need };

/** What programs can ask for. */
export const apiRoutes = {
  'v1.me': { method: 'GET', path: `${API}/me`, need: 'read' },
  'v1.games': { method: 'GET', path: `${API}/games`, need: 'read' },
  'v1.tables': { method: 'GET', path: `${API}/tables`, need: 'read' },
  'v1.set-table': { method: 'POST', path: `${API}/tables`, need: 'host' },
  'v1.table': { method: 'GET', path: `${API}/tables/:table`, need: 'read' },
  'v1.enter': { method: 'POST', path: `${API}/tables/:table/enter`, need: 'act' },
  'v1.sit': { method: 'POST', path: `${API}/tables/:table/sit`, need: 'act' },
  'v1.leave': { method: 'POST', path: `${API}/tables/:table/leave`, need: 'act' },
  'v1.ready': { method: 'POST', path: `${API}/tables/:table/ready`, need: 'act' },
  'v1.say': { method: 'POST', path: `${API}/tables/:table/say`, need: 'chat' },
  'v1.view': { method: 'GET', path: `${API}/tables/:table/view`, need: 'read' },
  'v1.answer': { method: 'POST', path: `${API}/tables/:table/answer`, need: 'act' },
} as const satisfies Readonly<Record<string, ApiRoute>>;
export type ApiName = keyof typeof apiRoutes;

/** The one that is answered line by line, for as long as somebody listens. */
export const eventsRoute = { method: 'GET', path: `${API}/events`, need: 'read' } as const satisfies ApiRoute;
