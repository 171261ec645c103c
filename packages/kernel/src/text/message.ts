/**
 * The kind of an argument of a message: a number, a seat (its player's name), or the name of a noun table
 * whose rows the value numbers.
 */
export type ArgKind = string;

export type MessageArgs = Readonly<Record<string, ArgKind>>;

/** The keys of a package and what each must be given. */
export type MessageSpecs = Readonly<Record<string, MessageArgs>>;

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
