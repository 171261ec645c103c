import { createRequire } from 'node:module';
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.d.ts';
import type * as CoreModule from 'boardgame.io/dist/types/packages/core.d.ts';
import type * as InternalModule from 'boardgame.io/dist/types/packages/internal.d.ts';

/**
 * boardgame.io as a server would load it. In production it neither logs every move nor checks that arguments can be
 * serialized, and it reads this once when it is loaded.
 */
process.env['NODE_ENV'] = 'production';

// Its folders have no `exports`, so that only the old way of loading finds them.
const load = createRequire(import.meta.url);
export const { Client } = load('boardgame.io/client') as typeof ClientModule;
export const { INVALID_MOVE } = load('boardgame.io/core') as typeof CoreModule;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load(
  'boardgame.io/internal',
) as typeof InternalModule;
