import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import type { WireViewer } from '@runehold/protocol/parts/message';
import type { FileAsker } from '@runehold/protocol/table/take-home';
import type { FileAct } from '@runehold/protocol/table/trust';
import type { Visitor } from '@runehold/protocol/table/visitor';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { Task } from '../bots/worker.ts';
import type { Standing } from '../store/leases/leases.ts';
import type { SeenForReport } from './seen-for-report.ts';

/** A table, or a waiting room, that another node hosts. Whoever comes here is at it all the same. */
export type Elsewhere = {
  readonly id: string;
  /** It is there no more, or cannot be reached: whoever asks for the table finds where it is now. */
  readonly isClosed: boolean;
  /** Nobody looks at it from here. */
  readonly isIdle: boolean;
  join(visitor: Visitor, viewer?: WireViewer, since?: number): Promise<void>;
  handle(visitor: Visitor, request: Request): Promise<void>;
  part(visitor: Visitor): Promise<void>;
  /** Everybody who looks at it from here comes in anew. */
  renew(): Promise<void>;
  file(act: FileAct, person: FileAsker): Promise<GameFile | Message>;
  seenForReport(person: string, viewer: WireViewer): Promise<SeenForReport | Message>;
  attend(): Promise<void>;
  /** Has whoever hosts it give it back. */
  summon(): Promise<void>;
};

/** Which of many nodes hosts a table. A house that is one process has none of this: it hosts them all. */
export type Neighbours = {
  /** The stretch of time in which what is lent to this node is its own without a break; undefined while it may not act. */
  readonly term: number | undefined;
  /** Whether this is the node that looks after what is everybody's. */
  readonly isFirst: boolean;
  /** A table is hosted here from now on, under a loan; and no longer. */
  hosts(table: string, epoch: number): void;
  leaves(table: string): void;
  /** A table that is lent to another node. */
  at(standing: Standing): Elsewhere;
  /** Has a bot think, here or on another node. */
  think(task: Task): Promise<readonly number[]>;
};
