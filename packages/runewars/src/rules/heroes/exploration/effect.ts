import { count } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { ExplorationEffect, ExplorationToken } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';

/** The locals of what happens when a token is found: whose hero has found it, who he is, and the token. */
export const find = { seat: count, hero: count, token: count };

/** Everything about one effect of exploration tokens: what happens at once has its rule, what lasts is with the step that asks for it. */
export type Find<Kind extends string, Parts = unknown> = FindKind<Effect<Kind, Parts>>;
export type FindKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** Events happen once, locations last, and those that the controller may want gone can be discarded. */
  readonly lies: ExplorationToken['kind'];
  readonly rule?: Procedure<typeof find>;
};

/** A token's effect, which the registry has found to be of this kind. */
export const findOf = <K extends ExplorationEffect['kind']>(t: Table, token: number, kind: K) =>
  ofKind(t.content.explorationTokens[token].effect, kind);
