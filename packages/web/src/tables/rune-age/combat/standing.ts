import { seenCards } from '@runehold/kernel/layout/seen';
import { addedTo, standingOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, type Sight } from '@runehold/rune-age/rules/view/sight';

/** One line of a side's sum. */
export type LedgerLine = {
  readonly what: 'printed' | 'cards' | 'army' | 'attack' | 'walls' | 'target';
  readonly n: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Where the strength of a side comes from, itemised; what adds nothing is left out, but for what is printed. */
export const ledgerOf = (sight: Sight, side: number): readonly LedgerLine[] => {
  const { t, me } = sight;
  if (side === 1 && t.fighter.get(1) < 0) return [{ what: 'target', n: standingOf(sight).defense }];
  const cards = seenCards(t.army.at(side), me);
  const { army, attack, walls } = addedTo(sight, side);
  const lines: LedgerLine[] = [
    { what: 'printed', n: sum(cards.map(card => cardOf(sight, card).strength ?? 0)) },
    { what: 'cards', n: sum(cards.map((_, slot) => t.bonus.get(side, slot))) },
    { what: 'army', n: army },
    { what: 'attack', n: attack },
    { what: 'walls', n: walls },
  ];
  return lines.filter(({ what, n }) => what === 'printed' || n !== 0);
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
