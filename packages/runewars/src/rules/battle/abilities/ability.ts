import { count, type Frame } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { UnitEffect } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';
import { procedure } from '../../rules.ts';
import type { Assign, Assignment } from '../assign.ts';
import { otherSide, type Side, unitOn } from '../sides.ts';

/** A special icon that is being resolved: whose it is, which type drew it, and how many of its figures drew. */
export const icon = { side: count, column: count, figures: count } as const;

type Rule = Procedure<typeof icon>;

/** Whose ability it is, and of which type. */
export type Icon = { readonly side: Side; readonly column: number };

/**
 * Everything about one special ability of units: what it says, what it does, what a bot makes of it. Damage and routs are
 * assigned by their victim in the normal order unless the kind says otherwise; `units` is how many units are hit, as many
 * as there are if fewer.
 */
export type Ability<Kind extends string, Parts = unknown> = AbilityKind<Effect<Kind, Parts>>;

export type AbilityKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly rule: Rule;
  /** Whether it would change anything now; always, where nothing is said. A card that gives it is not offered otherwise. (C4) */
  may?(t: Table, icon: Icon, effect: E): boolean;
  readonly bot?: {
    /** Whether a bot uses it that may also leave it, or use something else; always, where nothing is said. */
    isWise?(t: Table, icon: Icon, effect: E): boolean;
    /** What it brings that outlasts the battle, in units, for who chooses recruits. */
    lasting?(effect: E): number;
  };
};

type Kind = UnitEffect['kind'];
type EffectOf<K extends Kind> = Extract<UnitEffect, { kind: K }>;

/** What the ability of the drawing type does, as it is printed or as a card has it, in the numbers of its kind. */
export const effectOf = <K extends Kind>(t: Table, { side, column }: Icon, kind: K) => {
  const card = t.developmentDeck === 0 ? 0 : t.abilityCard.get(0);
  if (card === 0) return ofKind(unitOn(t, side, column).effect, kind);
  const { effect } = t.content.developmentCards[card - 1];
  return ofKind('ability' in effect ? effect.ability : unitOn(t, side, column).effect, kind);
};

/** The side that suffers the icon. */
export const foes = ({ side }: Icon): Side => otherSide(side);

/** An ability without decisions. */
export const atOnce = <K extends Kind>(
  kind: K,
  effect: (t: Table, f: Frame<typeof icon>, effect: EffectOf<K>) => void,
): Rule => procedure(kind, icon, steps => steps.do((t, f) => effect(t, f, effectOf(t, f, kind))));

/** An ability that strikes units of the enemy, as one of the ways of assigning has it. */
export const striking = <K extends Kind>(
  kind: K,
  assign: Assign,
  deal: (t: Table, to: Assignment, struck: Side, effect: EffectOf<K>, f: Frame<typeof icon>) => void,
): Rule =>
  procedure(kind, icon, steps =>
    steps.call(
      () => assign,
      (t, f, callee) => deal(t, callee, foes(f), effectOf(t, f, kind), f),
    ),
  );
