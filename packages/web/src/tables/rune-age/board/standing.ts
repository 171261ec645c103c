import { targetDomain } from '@runehold/rune-age/domains';
import { attackBonus, hasArmy, standingOf, targetStrength, walls } from '@runehold/rune-age/sight/numbers';
import { cardOf, type Sight } from '@runehold/rune-age/sight/sight';

/** One line of a side's sum. */
export type LedgerLine = {
  readonly what: 'printed' | 'cards' | 'army' | 'attack' | 'walls' | 'target';
  readonly n: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Where the strength of a side comes from, itemised; what adds nothing is left out, but for what is printed. */
export const ledgerOf = (sight: Sight, side: number): readonly LedgerLine[] => {
  const { t } = sight;
  if (side === 1 && t.fighter[1] < 0) return [{ what: 'target', n: targetStrength(sight, t.target) }];
  const counts = side === 1 || hasArmy(sight);
  const lines: LedgerLine[] = [
    { what: 'printed', n: sum(t.army[side].map(id => cardOf(sight, id).strength ?? 0)) },
    { what: 'cards', n: sum(t.army[side].map((_, slot) => t.bonus[side][slot])) },
    { what: 'army', n: counts ? t.armyBonus[side] : 0 },
    { what: 'attack', n: side === 0 && counts ? attackBonus(sight) : 0 },
    { what: 'walls', n: side === 1 ? walls(sight) : 0 },
  ];
  return lines.filter(({ what, n }) => what === 'printed' || n !== 0);
};

/** The Instant that attacks, where the fight is forced upon a player. */
const attackingInstant = ({ content, t }: Sight): string | undefined => {
  if (targetDomain.partOf(t.target) !== 'enemy') return undefined;
  const { id, type } = content.events[targetDomain.valueOf(t.target)];
  return type === 'instant' ? id : undefined;
};

/** How it would end now: who wins, what is missing, who suffers. A battle is won with as much as the target has, a siege with more. (RA-BATTLE, RA-SIEGE) */
export type Outlook =
  | { readonly kind: 'enough'; readonly seat: number }
  | { readonly kind: 'missing'; readonly seat: number; readonly n: number }
  | { readonly kind: 'damage'; readonly seat: number; readonly n: number };

export const outlookOf = (sight: Sight): Outlook => {
  const [attacker, defender] = sight.t.fighter;
  const { attack, defense } = standingOf(sight);
  const over = attack - defense;
  if (attackingInstant(sight) !== undefined && over < 0) return { kind: 'damage', seat: attacker, n: -over };
  if (targetDomain.partOf(sight.t.target) === 'home' && over > 0)
    return { kind: 'damage', seat: defender, n: over };
  const missing = defender < 0 ? -over : 1 - over;
  return missing > 0 ? { kind: 'missing', seat: attacker, n: missing } : { kind: 'enough', seat: attacker };
};

/** The steps of a combat, in order. */
export const combatSteps = ['assault', 'attrition', 'resolution', 'end'] as const;
export type CombatStep = (typeof combatSteps)[number];

const stepOfRule: Readonly<Record<string, CombatStep>> = {
  assault: 'assault',
  attrition: 'attrition',
  'resolution-abilities': 'resolution',
  'end-of-combat-abilities': 'end',
};

/** The step a combat is at. */
export const stepOf = ({ view }: Sight): CombatStep =>
  view.crumbs.map(({ procedure }) => stepOfRule[procedure]).findLast(step => step !== undefined) ?? 'assault';
