import type { Fields, FieldsOf } from '@runehold/kernel/content/shape';
import { type Bilingual, bilingual, type Entry, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Judges } from '../bots/mind.ts';

type Kinded = { readonly kind: string };

/** A word that needs no number, and one that has an amount. */
export type Bare<Kind extends string> = { readonly kind: Kind };
export type Amount<Kind extends string> = { readonly kind: Kind; readonly amount: number };

/** What a card says: one clause, or one for each value of a field. */
type Clause = Entry | Readonly<Record<string, Entry>>;

/** A word of a vocabulary as content and texts know it: its form, and what a card with it says in both languages. */
export type Word<E extends Kinded> = {
  readonly kind: E['kind'];
  readonly fields: FieldsOf<Omit<E, 'kind'>>;
  readonly clause: Clause;
};

/** What the cards of some words say. */
export type SaidBy<W> = W extends Word<infer E> ? E : never;

type AnyWord = { readonly kind: string; readonly fields: Fields; readonly clause: Clause };

const isEntry = (clause: Clause): clause is Entry => Array.isArray(clause);

/** The forms of a vocabulary by kind. */
export const formsOf = (words: readonly AnyWord[]): Readonly<Record<string, Fields>> =>
  Object.fromEntries(words.map(({ kind, fields }) => [kind, fields]));

/** The clauses of a vocabulary: `clause.effect.draw`, `clause.instant.attack.each`. */
export const clausesOf = (name: string, words: readonly AnyWord[]): Bilingual =>
  bilingual(
    Object.fromEntries(
      words.flatMap(({ kind, clause }): [string, Entry][] =>
        isEntry(clause)
          ? [[`clause.${name}.${kind}`, clause]]
          : Object.entries(clause).map(([value, one]) => [`clause.${name}.${kind}.${value}`, one]),
      ),
    ),
  );

/** What files of like effects say besides. */
export const wordsOf = (families: readonly { readonly words: Bilingual }[]): Bilingual =>
  joinBilingual(...families.map(({ words }) => words));

export const judgesOf = (minds: readonly { readonly judges?: Judges }[]): Judges =>
  Object.assign({}, ...minds.map(({ judges }) => judges ?? {}));
