import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';

/** A channel to a table. What is said on it is the same whether the host is a server or a worker in this page. */
export type Connection = {
  /** False where it cannot be sent now. */
  send(message: FromClient): boolean;
  close(): void;
};

/** What a channel tells its owner. */
export type Listener = {
  /** The channel is open, for the first time or again: greet the host. */
  opened(): void;
  heard(message: FromHost): void;
  /** The channel broke; it is being opened again. */
  lost(): void;
};

/** A place that has tables: the server, or this browser. */
export type House = {
  readonly id: 'here' | 'server';
  call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>;
  /** `table` is the one that is about to be asked for: a proxy may lead there by it. */
  connect(listener: Listener, table: string): Connection;
};
