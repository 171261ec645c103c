import { type Bilingual, bilingual, type Entry, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { MessageArgs } from '@runehold/kernel/text/message';
import { parseTemplate, visitPieces } from '@runehold/kernel/text/template';
import type { ByEdition, Edition } from '../content/types.ts';
import type { Manners } from '../rules/view/manner.ts';
import { type CardText, said } from './clause.ts';

type Datum = { readonly kind: string };

/** A kind of effect with its numbers and other parts. */
export type Effect<Kind extends string, Parts> = { readonly kind: Kind } & Readonly<Parts>;

/** An effect that the registry has found to be of this kind. */
export const ofKind = <E extends Datum, K extends E['kind']>(effect: E, kind: K): Extract<E, { kind: K }> => {
  if (effect.kind !== kind) throw new Error(`${effect.kind} is no ${kind}`);
  return effect as Extract<E, { kind: K }>;
};

/** An effect as one of the editions prints it. */
type Printed<D> = { readonly [Part in keyof D]: D[Part] extends ByEdition<infer One> ? One : D[Part] };

type Numbers<D> = { [Part in keyof D]: D[Part] extends number ? Part : never }[keyof D] & string;

type Both<Words> = (Words extends string ? (words: Words) => void : never) extends (words: infer All) => void
  ? All
  : never;

/** Words that tell all numbers of a datum. */
type Telling<D> = [Numbers<D>] extends [never] ? string : Both<`${string}{${Numbers<D>}${string}`>;

/** What one kind of effect says, in both languages: a number that is new does not compile until both tell it. */
export type Spoken<D extends Datum> = {
  readonly '~effect'?: D;
  /** What the card says of it; what it tells and is no number is named first. */
  readonly clause:
    | readonly [en: Telling<D>, pl: Telling<D>]
    | readonly [args: MessageArgs, en: Telling<D>, pl: Telling<D>];
  /** What follows the clause. */
  details?(datum: Printed<D>): CardText;
  /** What its asks, and what they do not offer, are called. */
  readonly words?: Bilingual;
  readonly bot?: { readonly answers?: Manners };
};

/** An effect whose rule is asked for where it applies: what it says stands beside that. */
export type Passive<Kind extends string, Parts = unknown> = Spoken<Effect<Kind, Parts>>;

/** The effects that a registry of their kinds stands for. */
export type EffectsOf<Kinds extends Readonly<Record<string, { readonly '~effect'?: Datum }>>> = NonNullable<
  Kinds[keyof Kinds]['~effect']
>;

type AnySpoken<D extends Datum> = Omit<Spoken<D>, 'clause'> & { readonly clause: Entry };

/** A clause with what it tells: numbers, unless it says otherwise. */
const told = (clause: Entry): Entry => {
  const args: Record<string, string> = {};
  visitPieces(parseTemplate(clause.length === 3 ? clause[1] : clause[0]), piece => {
    if ('arg' in piece) args[piece.arg] = 'number';
  });
  return clause.length === 3
    ? [{ ...args, ...clause[0] }, clause[1], clause[2]]
    : [args, clause[0], clause[1]];
};

const isPair = (part: unknown): part is ByEdition<unknown> =>
  typeof part === 'object' && part !== null && 'revised' in part;

const printedIn = <D extends Datum>(datum: D, edition: Edition): Printed<D> =>
  Object.fromEntries(
    Object.entries(datum).map(([name, part]) => [name, isPair(part) ? part[edition] : part]),
  ) as Printed<D>;

/** What a family of effects says, the text of one of them, and how their asks are answered. */
export const family = <D extends Datum, Kind extends AnySpoken<D>>(
  name: string,
  kinds: Readonly<Record<D['kind'], Kind>>,
  /** What else stands on the cards that have them. */
  ...more: readonly Bilingual[]
) => {
  const keyOf = (kind: string): string => `clause.${name}.${kind}`;
  const all = Object.values<Kind>(kinds);
  const clauses = bilingual(
    Object.fromEntries(Object.entries<Kind>(kinds).map(([kind, { clause }]) => [keyOf(kind), told(clause)])),
  );
  const kindOf = ({ kind }: D): Kind => kinds[kind as D['kind']];
  return {
    kindOf,
    words: joinBilingual(clauses, ...more, ...all.flatMap(({ words }) => words ?? [])),
    textOf: (datum: D, edition: Edition = 'revised', other?: object): CardText => {
      const printed = printedIn(datum, edition);
      const key = keyOf(datum.kind);
      return [
        said(key, clauses.specs[key], { ...other, ...printed }),
        ...(kindOf(datum).details?.(printed) ?? []),
      ];
    },
    /** The rules of the kinds that have one, in the order of the registry, and where that of a datum stands. */
    rowOf: <Rule>(pick: (kind: Kind) => Rule | undefined) => {
      const row = Object.keys(kinds).filter(kind => pick(kinds[kind as D['kind']]) !== undefined);
      return {
        rules: row.map(kind => pick(kinds[kind as D['kind']]) as Rule),
        placeOf: ({ kind }: D): number => row.indexOf(kind),
      };
    },
    answers: Object.assign({}, ...all.map(({ bot }) => bot?.answers ?? {})) as Manners,
  };
};
