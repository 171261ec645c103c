import type { Ability, Field, Test } from './field.ts';
import { stands } from './field.ts';

/** Fate cards that a supported type draws more, and how many of all then go. */
export type Support = { readonly draws: number; readonly discards: number };

/**
 * What a side has besides its figures: a hero, an Order, the ground, a token, a card on the table. Each part is asked for
 * at its moment, the attacker's first, in the order of the list. Whatever else a side may have joins it as one more.
 */
export type Aid = {
  /** Before the first round, and before cards of the hand. */
  atStart?(field: Field, side: number): void;
  /** What may be drawn for a type besides. */
  support?(type: number): Support | undefined;
  /** What the special icon of a type does in place of what is printed; it may ask. */
  ability?(field: Field, side: number, type: number): Ability | undefined;
  /** By how much the health of a type is higher than printed. */
  health?(type: number): number;
  atRoundsEnd?(field: Field, side: number): void;
  /** Before strength is counted, and after cards of the hand. */
  atTally?(field: Field, side: number): void;
  /** When the winner is known, by him. */
  atVictory?(field: Field, side: number): void;
  /** What is added when it is counted. */
  strength?(field: Field, side: number): number;
};

export const supporting = (type: number, support: Support): Aid => ({
  support: drawer => (drawer === type ? support : undefined),
});

/** The Order, and ground that is easily held. */
export const garrison: Aid = { strength: () => 2 };
export const hill: Aid = { strength: () => 1 };

/** A token that its owner may use if it would do anything. */
export type Token = { may(field: Field): boolean; use(field: Field, side: number): void };

const token = (may: Token['may'], use: Token['use']): Token => ({ may, use });

/** What a token is where nothing else is used beside it. */
export const alone = ({ may, use }: Token): Aid => ({
  atTally: (field, side) => {
    if (may(field) && field.world.yes(side)) use(field, side);
  },
});

const attackers =
  (test: Test) =>
  ({ armies }: Field): boolean =>
    armies[0].some(test);

/** The defensive developments by name. */
export const fortifications: Readonly<Record<string, Token>> = {
  'dev-reinforced-walls': token(
    () => true,
    ({ bonus }, side) => {
      bonus[side] += 2;
    },
  ),
  'dev-protective-wards': token(attackers(stands), field => {
    field.leave(0, field.pick(0, field.armies[0].filter(stands), 1));
  }),
  'dev-hungry-spawn': token(
    attackers(() => true),
    field => field.damage(0, 4),
  ),
  'dev-cursed-tomb': token(attackers(stands), field => field.rout(0, 3)),
};
