import { z } from 'zod';
import { scopes } from '../api/scopes.ts';
import { name } from '../parts/people.ts';
import { tableId } from '../wire/from-client.ts';
import type { Call } from './call.ts';
import { tokenRoutes } from './routes.ts';

const scope = z.enum(scopes);
const tokenId = z.string().regex(/^[0-9a-f]{16}$/);
const botId = z.string().max(64);

/** Milliseconds since 1970. */
const time = z.int();

/** My programs: what they may do in my name, and the bots that are mine. */
const programs = z.object({
  tokens: z
    .array(
      z.object({
        id: tokenId,
        label: z.string(),
        scopes: z.array(scope).readonly(),
        since: time,
        until: time,
        used: time.exactOptional(),
        /** The bot whose token it is; without one it is mine. */
        bot: botId.exactOptional(),
      }),
    )
    .readonly(),
  bots: z.array(z.object({ id: botId, name, since: time })).readonly(),
});

/** What people can ask about programs that act for them. */
export const tokenCalls = {
  tokens: {
    ...tokenRoutes.tokens,
    about: 'The tokens of my programs, and my bots. What was shown once is not told again.',
    input: z.object({}),
    output: programs,
  },
  'make-token': {
    ...tokenRoutes['make-token'],
    about: 'Makes a token for a program: mine, or that of a bot of mine. It is told once.',
    input: z.object({
      label: z.string().max(200),
      scopes: z.array(scope).min(1).max(scopes.length).readonly(),
      /** After how many days it ends. */
      days: z.int().min(1).max(365),
      bot: botId.exactOptional(),
    }),
    output: z.object({ id: tokenId, token: z.string() }),
  },
  'revoke-token': {
    ...tokenRoutes['revoke-token'],
    about: 'Ends a token: whatever was opened with it is closed.',
    input: z.object({ id: tokenId }),
    output: programs,
  },
  'make-bot': {
    ...tokenRoutes['make-bot'],
    about: 'Makes a bot account: a bot from its first game on, for good, and mine.',
    input: z.object({ name: z.string().max(200) }),
    output: z.object({ id: botId, name }),
  },
  'invite-bot': {
    ...tokenRoutes['invite-bot'],
    about: 'Invites a bot by its name to a table of mine at which outside bots are welcome.',
    input: z.object({ table: tableId, name: z.string().max(200) }),
    output: z.object({}),
  },
} as const satisfies Readonly<Record<keyof typeof tokenRoutes, Call>>;
