import type { Sight } from '@runehold/rune-age/rules/view/sight';

/** The damage of a Home Realm against what it bears. What goes beyond that has nothing left to break. */
export const damageOf = (
  { t, content }: Sight,
  seat: number,
): { readonly n: number; readonly of: number } => {
  const of = content.homeRealm.damage;
  return { n: Math.min(of, t.damage.get(seat)), of };
};
