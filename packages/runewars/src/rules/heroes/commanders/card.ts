import type { Effect, Spoken } from '../../../text/family.ts';

/** Everything about one effect of Commander cards but for its rule, which stands in the step that asks for it. */
export type Commands<Kind extends string, Parts = unknown> = CommandsKind<Effect<Kind, Parts>>;

export type CommandsKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly bot: {
    /** What it is worth in a battle, in units. */
    readonly worth: number;
  } & NonNullable<Spoken<E>['bot']>;
};
