import { NONE } from '@runehold/kernel/layout/zones';
import { areasHere, holderOf } from '@runehold/runewars/rules/view/areas';
import { isUnallied } from '@runehold/runewars/rules/view/fighters';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import type { Telling } from '../../../table/art/moment.ts';
import type { Sight } from '../sight.ts';

/** A rune token that has a new keeper; `from` is who had it, if anybody. */
export type RuneChange = { readonly area: number; readonly from: number; readonly to: number };

const isAtWar = ({ t }: Sight): boolean => t.battleArea > 0;

/** Who defended an area that was fought for: neutral units are nobody. */
const defenderOf = (news: readonly Telling[], before: Sight, area: number): number => {
  const began = news.findLast(
    ({ event: { key, args } }) =>
      (key === 'battle-began' || key === 'neutrals-attacked') && args['area'] === area,
  );
  if (began !== undefined) return began.event.args['against'] ?? NONE;
  if (!isAtWar(before) || isUnallied(before, 1)) return NONE;
  return before.t.sideSeat.get(1);
};

const attackerOf = (news: readonly Telling[], before: Sight, area: number): number => {
  const began = news.findLast(
    ({ event: { key, args } }) =>
      (key === 'battle-began' || key === 'neutrals-attacked') && args['area'] === area,
  );
  return began?.event.args['who'] ?? (isAtWar(before) ? before.t.sideSeat.get(0) : NONE);
};

/** Rune tokens that have changed hands: fought for, or walked into. While a battle lasts nobody has won anything. */
export const runesMoved = (news: readonly Telling[], before: Sight, now: Sight): RuneChange[] => {
  const fought = news.flatMap(({ event: { key, args } }): RuneChange[] => {
    const { area, who: to } = args;
    if (key !== 'battle-won' || to !== attackerOf(news, before, area)) return [];
    return [{ area, from: defenderOf(news, before, area), to }];
  });
  const placed = news.flatMap(({ event: { key, args } }): RuneChange[] =>
    key === 'rune-placed' ? [{ area: args['area'], from: NONE, to: args['who'] }] : [],
  );
  const known = new Set([...fought, ...placed].map(({ area }) => area));
  const walked =
    isAtWar(before) || isAtWar(now)
      ? []
      : areasHere(now)
          .filter(area => !known.has(area) && runeIn(before, area) !== 'none')
          .map(area => ({ area, from: holderOf(before, area), to: holderOf(now, area) }))
          .filter(({ from, to }) => from !== to);
  return [...placed, ...fought, ...walked].filter(({ area }) => runeIn(now, area) !== 'none');
};
