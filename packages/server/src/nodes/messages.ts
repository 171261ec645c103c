import type { WireViewer } from '@runehold/protocol/parts/message';
import type { FileAct } from '@runehold/protocol/table/trust';
import type { Visitor } from '@runehold/protocol/table/visitor';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Task } from '../bots/worker.ts';

/** Where the node that hosts a table is told things about it. */
export const subjectOf = (table: string): string => `rh.t.${table}.in`;

/** Where all who look on at a table are told the same. */
export const galleryOf = (table: string): string => `rh.t.${table}.seen`;

/** Where a node is told what its visitors are to hear. */
export const nodeSubject = (node: string): string => `rh.n.${node}`;

/** Where a node is asked to think for a bot of another. */
export const thinkerSubject = (node: string): string => `rh.b.${node}`;

/** Who visits a table by way of another node, as they are called now. */
export type RemotePerson = Pick<Visitor, 'guest' | 'name' | 'outside' | 'place'>;

/** How far a visit has come: in its how manyeth round, what was heard last in it, and of what all who look on are told. */
export type Heard = {
  readonly visit: string;
  readonly round: number;
  readonly heard: number;
  readonly seen?: number;
};

/** What is asked of a host that is no visit. */
export type Asked =
  | { readonly what: 'file'; readonly act: FileAct; readonly guest: string; readonly name: string }
  | { readonly what: 'report'; readonly person: string; readonly viewer: WireViewer }
  | { readonly what: 'attend' | 'hand-over' };

/** What a host is told, under the loan that it is thought to have the table by. */
export type ToHost = { readonly epoch: number } & (
  | {
      /** Somebody comes, or must be shown everything anew: then it is another round of the same visit. */
      readonly kind: 'join';
      readonly visit: string;
      readonly round: number;
      /** What was heard last in the round before. */
      readonly heard: number;
      readonly node: string;
      readonly person: RemotePerson;
      readonly viewer?: WireViewer;
      readonly since?: number;
    }
  | {
      readonly kind: 'handle';
      readonly visit: string;
      /** Which request of the visit it is: it is taken once. */
      readonly at: number;
      readonly name: string;
      readonly request: Request;
    }
  | { readonly kind: 'part'; readonly visit: string }
  | { readonly kind: 'here'; readonly node: string; readonly visits: readonly Heard[] }
  | { readonly kind: 'ask'; readonly asked: Asked }
);

/** What a host answers at once: that it has heard, and where those visits stand of which it was told. */
export type FromHostNode = {
  readonly epoch: number;
  readonly visits?: readonly Heard[];
  /** What came of what was asked. */
  readonly answer?: unknown;
};

/** What one visitor is to hear. */
export type ToVisitor = {
  readonly table: string;
  readonly epoch: number;
  readonly visit: string;
  readonly round: number;
  /** Counted from 1 in every round. */
  readonly n: number;
  /** With the whole: what everybody who looks on was told last, if this is one of them. */
  readonly seen?: number;
  readonly message: FromHost;
};

/**
 * What a node is told: what one of its visitors is to hear, or that a table which is lent to it is asked for and nobody
 * answers. It may have written to the table in passing, or just have set it.
 */
export type ToNode = ToVisitor | { readonly rouse: string };

/** What all who look on are to hear. */
export type ToGallery = { readonly epoch: number; readonly n: number; readonly message: FromHost };

/** A decision for a bot as it is sent: what its seat sees as text, and no folders, which every machine has its own of. */
export type SentTask = Pick<Task, 'level'> & {
  readonly edition: Omit<Task['edition'], 'cellar'>;
  readonly sight: Omit<Task['sight'], 'state'> & { readonly state: string };
};

/** What a node is asked that thinks for another: to take a thought if it has a hand free, and then what came of it. */
export type ToThinker =
  | { readonly kind: 'take'; readonly thought: string; readonly task: SentTask }
  | { readonly kind: 'fetch'; readonly thought: string };

export type FromThinker = { readonly isTaken: boolean } | { readonly reply: readonly number[] };

/** Reads what a node of the same house wrote; undefined for anything else. */
export const read = <T>(text: string): T | undefined => {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
};
