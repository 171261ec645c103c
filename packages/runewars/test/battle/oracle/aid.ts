import type { Aid, Field } from './field.ts';
import { type Support, stands, type Test } from './figure.ts';

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
