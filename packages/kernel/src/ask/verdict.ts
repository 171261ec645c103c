import type { Message, MessageArgs } from '../text/message.ts';

/** What a filter answers: `YES`, or the number of the reason why not. */
export type Verdict = number;

export const YES: Verdict = 0;

/** A reason that something is not offered, with up to two numbers that explain it. */
export type ReasonDef<A extends number[] = number[]> = {
  readonly id: number;
  readonly key: string;
  readonly args: MessageArgs;
  readonly '~args'?: A;
};

const reasons: ReasonDef[] = [{ id: 0, key: 'yes', args: {} }];
let first = 0;
let second = 0;

type ReasonSpecs = Readonly<Record<string, MessageArgs>>;
type ReasonDefs<S extends ReasonSpecs> = { readonly [K in keyof S]: ReasonDef };

/** Declares a package's reasons; a reason's words are under `reason.<key>`. */
export const defineReasons = <const S extends ReasonSpecs>(specs: S): ReasonDefs<S> =>
  Object.fromEntries(
    Object.entries(specs).map(([key, args]) => {
      if (Object.keys(args).length > 2) throw new Error(`reason ${key} has more than two arguments`);
      const def = { id: reasons.length, key: `reason.${key}`, args };
      reasons.push(def);
      return [key, def];
    }),
  ) as unknown as ReasonDefs<S>;

/** "No, because": the verdict of a filter that does not admit something. */
export const no = (reason: ReasonDef, a = 0, b = 0): Verdict => {
  first = a;
  second = b;
  return reason.id;
};

/** `YES` if a condition holds, else the reason. */
export const yesIf = (condition: boolean, reason: ReasonDef, a = 0, b = 0): Verdict =>
  condition ? YES : no(reason, a, b);

/** The words of the verdict that was just given. Its numbers hold until the next `no`. */
export const reasonOf = (verdict: Verdict): Message => {
  const def = reasons[verdict];
  if (def === undefined) throw new Error(`no reason has the number ${verdict}`);
  const values = [first, second];
  return {
    key: def.key,
    args: Object.fromEntries(Object.keys(def.args).map((name, i) => [name, values[i]])),
  };
};
