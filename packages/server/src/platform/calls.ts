import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import type { ImportCall } from '../jobs/read-import.ts';
import type { Caller } from '../people/guests.ts';

/** What a call is carried out with: a game file comes packed. */
export type CallInput<N extends CallName> = N extends 'import-file' ? ImportCall : InputOf<N>;

/** How each call is carried out for a guest. */
export type Calls = {
  readonly [N in CallName]: (guest: Caller, input: CallInput<N>) => Promise<OutputOf<N>>;
};
