/**
 * The kind of an argument of a message: a number, a seat (its player), a text that is put in as it is, or the name of
 * a noun table whose rows the value numbers.
 */
export type ArgKind = string;

/** An argument of an event that only its confidants are told. */
export type SecretArg<K extends ArgKind = ArgKind> = { readonly secret: K };

/** An argument of an event that is shown to all at that moment, though it may lie hidden before and after. */
export type ShownArg<K extends ArgKind = ArgKind> = { readonly shown: K };

export type Arg = ArgKind | SecretArg | ShownArg;

export const kindOf = (arg: Arg): ArgKind => {
  if (typeof arg === 'string') return arg;
  return 'secret' in arg ? arg.secret : arg.shown;
};

export const isMarked = (arg: Arg, mark: 'secret' | 'shown'): boolean =>
  typeof arg !== 'string' && mark in arg;

export type MessageArgs = Readonly<Record<string, Arg>>;

/** The keys of a package and what each must be given. */
export type MessageSpecs = Readonly<Record<string, MessageArgs>>;

/** The specs of one kind, by what follows it in their keys: under `event`, `event.won` is `won`. */
export type Under<Kind extends string, S> = {
  readonly [K in keyof S as K extends `${Kind}.${infer Name}`
    ? Name extends `${string}.hidden`
      ? never
      : Name
    : never]: S[K];
};

export const under = <Kind extends string, S extends MessageSpecs>(kind: Kind, specs: S): Under<Kind, S> =>
  Object.fromEntries(
    Object.entries(specs)
      .filter(([key]) => key.startsWith(`${kind}.`) && !key.endsWith('.hidden'))
      .map(([key, args]) => [key.slice(kind.length + 1), args]),
  ) as Under<Kind, S>;

/** Something to be said to a person: a key with numbers, never a sentence. */
export type Message = { readonly key: string; readonly args: Readonly<Record<string, number>> };

type ArgsOf<A extends MessageArgs> = { readonly [K in keyof A]: number };

/** Makes a message of a declared key; a misspelt key or argument does not compile. */
export type Say<S extends MessageSpecs> = <K extends keyof S & string>(
  key: K,
  ...args: keyof S[K] extends never ? [] : [ArgsOf<S[K]>]
) => Message;

export const sayer =
  <S extends MessageSpecs>(_specs: S): Say<S> =>
  (key, ...args) => ({ key, args: args[0] ?? {} });
