import { bilingual, type Entry, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { MessageArgs } from '@runehold/kernel/text/message';
import type { ByEdition, Edition } from '../content/types.ts';
import type { Manners } from '../rules/view/manner.ts';
import { type CardText, said } from './clause.ts';
import { type RoomWords, told } from './speech.ts';

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
  /** What the card says of it; what it tells under another name than its kind's is named first. */
  readonly clause:
    | readonly [en: Telling<D>, pl: Telling<D>]
    | readonly [args: MessageArgs, en: Telling<D>, pl: Telling<D>];
  /** What is said in place of the clause, where that does not fit. */
  instead?(datum: D): CardText | undefined;
  /** What follows the clause. */
  details?(datum: Printed<D>): CardText;
  /** What its asks, what they do not offer, and events of its own are called. */
  readonly words?: RoomWords;
  readonly bot?: { readonly answers?: Manners };
};

/** An effect whose rule is asked for where it applies: what it says stands beside that. */
export type Passive<Kind extends string, Parts = unknown> = Spoken<Effect<Kind, Parts>>;

/** The effects that a registry of their kinds stands for. */
export type EffectsOf<Kinds extends Readonly<Record<string, { readonly '~effect'?: Datum }>>> = NonNullable<
  Kinds[keyof Kinds]['~effect']
>;

type AnySpoken<D extends Datum> = Omit<Spoken<D>, 'clause'> & { readonly clause: Entry };

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
  ...more: readonly RoomWords[]
) => {
  const keyOf = (kind: string): string => `clause.${name}.${kind}`;
  const all = Object.values<Kind>(kinds);
  const clauses = bilingual(
    Object.fromEntries(Object.entries<Kind>(kinds).map(([kind, { clause }]) => [keyOf(kind), told(clause)])),
  );
  const kindOf = ({ kind }: D): Kind => kinds[kind as D['kind']];
  const rooms = [...more, ...all.flatMap(({ words }) => words ?? [])];
  return {
    kindOf,
    kinds,
    words: joinBilingual(clauses, ...rooms),
    events: Object.assign({}, ...rooms.map(({ events }) => events)) as RoomWords['events'],
    rules: Object.assign({}, ...rooms.map(({ rules }) => rules)) as RoomWords['rules'],
    textOf: (datum: D, edition: Edition = 'revised', other?: object): CardText => {
      const printed = printedIn(datum, edition);
      const key = keyOf(datum.kind);
      return (
        kindOf(datum).instead?.(datum) ?? [
          said(key, clauses.specs[key], { ...other, ...printed }),
          ...(kindOf(datum).details?.(printed) ?? []),
        ]
      );
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
