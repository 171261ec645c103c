import type { Effect, Spoken } from '../../../text/family.ts';
import type { Look } from '../../view/look.ts';

/** Everything about one effect of Development cards but for its rule, which stands in the step that asks for it. */
export type Improves<Kind extends string, Parts = unknown> = ImprovesKind<Effect<Kind, Parts>>;

export type ImprovesKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly bot: {
    /** What it is worth to one with so many units of its type on the board; without a type there are none. */
    worth(units: number, look: Look, effect: E): number;
  } & NonNullable<Spoken<E>['bot']>;
};
