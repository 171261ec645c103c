import type { AccountCall, CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import type { problemRoutes, tokenRoutes } from '@runehold/protocol/hall/routes';
import type { ImportCall } from '../jobs/read-import.ts';
import type { Caller } from '../people/guests.ts';
import type { Visit } from '../people/visit.ts';

/** What a call is carried out with: a game file comes packed. */
export type CallInput<N extends CallName> = N extends 'import-file' ? ImportCall : InputOf<N>;

/** How each call is carried out for a guest. */
export type Calls = {
  readonly [N in CallName]: (guest: Caller, input: CallInput<N>, visit: Visit) => Promise<OutputOf<N>>;
};

/** Those of them that are about programs that act for somebody. */
export type TokenCalls = Pick<Calls, keyof typeof tokenRoutes>;

/** Those of them by which people say that something is wrong. */
export type ProblemCalls = Pick<Calls, keyof typeof problemRoutes>;

/** Those of them that are about who somebody is. */
export type AccountCalls = Pick<Calls, Exclude<AccountCall, keyof (TokenCalls & ProblemCalls)>>;
