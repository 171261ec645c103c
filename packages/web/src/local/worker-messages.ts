import type { Message } from '@runehold/kernel/text/message';
import type { CallName } from '@runehold/protocol/hall/calls';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';

/** What the page says to its worker: calls of the hall, and what is said on a channel to a table. */
export type ToWorker =
  | { readonly type: 'call'; readonly ref: number; readonly call: CallName; readonly input: unknown }
  | { readonly type: 'said'; readonly channel: number; readonly message: FromClient }
  | { readonly type: 'closed'; readonly channel: number };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'called'; readonly ref: number; readonly output: unknown }
  | { readonly type: 'call-refused'; readonly ref: number; readonly reason: Message }
  | { readonly type: 'trouble'; readonly reason: Message }
  | { readonly type: 'heard'; readonly channel: number; readonly message: FromHost };
