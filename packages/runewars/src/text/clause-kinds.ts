import type { ArgKind, MessageArgs, MessageSpecs } from '@runehold/kernel/text/message';

export const plain = {} as const;

/** Specs for these keys at least. */
export type Keys<Key extends string> = Readonly<Record<Key, MessageArgs>> & MessageSpecs;

/** What a clause is told of a datum: each of its numbers, and any other part of it. */
type Told<Datum> = {
  readonly [Part in keyof Datum as Datum[Part] extends number ? Part : never]: 'number';
} & {
  readonly [Part in Exclude<keyof Datum, 'kind'> as Datum[Part] extends number ? never : Part]?: ArgKind;
};

/** A clause for each kind of a datum; a kind or a number that is new does not compile until it has words. */
export type ClausesOf<Family extends string, Datum extends { readonly kind: string }> = {
  readonly [One in Datum as `clause.${Family}.${One['kind']}`]: Told<One>;
};
