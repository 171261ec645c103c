import { z } from 'zod';
import { limits } from '../limits.ts';
import { viewer } from '../parts/message.ts';
import { tableId } from '../wire/from-client.ts';
import type { Call } from './call.ts';
import { problemRoutes } from './routes.ts';

/** How people say that something is wrong with a game. */
export const problemCalls = {
  'report-problem': {
    ...problemRoutes['report-problem'],
    about:
      'Tells whoever runs the house what is wrong with a game: in words, with what I see of it now. Says under which number.',
    input: z.object({
      table: tableId,
      /** From where I look. */
      viewer,
      words: z.string().min(1).max(limits.problem),
    }),
    output: z.object({ number: z.int() }),
  },
} as const satisfies Readonly<Record<keyof typeof problemRoutes, Call>>;
