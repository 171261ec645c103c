import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { NeutralGroup } from '../../content/types-cards.ts';
import type { NeutralUnit } from '../../content/types-map.ts';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { unitIds } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { controller } from '../map/areas.ts';
import { columnOf } from '../map/columns.ts';
import { putUnits, supplyOf } from '../map/units.ts';
import { musterNeutrals } from '../orders/muster-neutrals.ts';
import { procedure } from '../rules.ts';
import { keepToLimit, usualLimit } from './unit-limit.ts';

const numberOf = (unit: NeutralUnit): number => unitIds.indexOf(unit);

const isLeft = (t: Table, unit: NeutralUnit): boolean => supplyOf(t, 0, columnOf(t, numberOf(unit))) > 0;

/** Whether the supply has a figure of any of the groups. (C7) */
export const anyGroupLeft = (t: Table, choices: readonly NeutralGroup[]): boolean =>
  choices.some(({ of }) => of.some(unit => isLeft(t, unit)));

/** The choices of the card that places units: a Tactics card, or a Reward with its number after them. */
const choicesOf = (t: Table, card: number): readonly NeutralGroup[] => {
  const { tacticsCards, rewardCards } = t.content;
  const { effect } =
    card < tacticsCards.length ? tacticsCards[card] : rewardCards[card - tacticsCards.length];
  if (effect.kind !== 'place-neutral-units') throw new Error(`card ${card} places no units`);
  return effect.choices;
};

/** How a Reward that places units is named to `placeGroup`. */
export const rewardAsPlacer = (t: Table, reward: number): number => t.content.tacticsCards.length + reward;

/** The group that a unit type belongs to. No card names a type in two groups. */
const groupOf = (t: Table, card: number, type: number): NeutralGroup => {
  const group = choicesOf(t, card).find(({ of }) => of.some(unit => numberOf(unit) === type));
  if (group === undefined) throw new Error(`card ${card} places no units of type ${type}`);
  return group;
};

const columnsOf = (t: Table, { of }: NeutralGroup): number =>
  of.reduce((columns, unit) => columns | (1 << columnOf(t, numberOf(unit))), 0);

/**
 * Puts one of a card's groups of neutral units from the supply into an area, in any mix of the group's types: the
 * first unit decides on the group. In an area of the player's they are his allies and count for his limit. (C7, C8, C10)
 */
export const placeGroup = procedure(
  'place-neutrals',
  { seat: count, area: count, card: count, first: count },
  steps =>
    steps
      .ask('first', {
        kind: 'one',
        seat: 'seat',
        from: unitDomain,
        options: (t, f, offer) => {
          for (const { of } of choicesOf(t, f.card)) {
            for (const unit of of)
              offer.consider(numberOf(unit), yesIf(isLeft(t, unit), reasons['no-figure-left']));
          }
        },
        prompt: (_t, f) => say('prompt.first-neutral', { area: f.area }),
        rule: 'RW-NEUT-15',
      })
      .do((t, f) => {
        putUnits(t, f.area, f.seat, columnOf(t, f.first), 1);
        t.emit(events['units-placed'], f.first, 1, f.area);
      })
      .call(
        () => musterNeutrals,
        (t, f, callee) => {
          const group = groupOf(t, f.card, f.first);
          callee.seat = f.seat;
          callee.area = f.area;
          callee.columns = columnsOf(t, group);
          callee.amount = group.count - 1;
        },
      )
      .call(
        () => keepToLimit,
        (t, f, callee) => usualLimit(t, controller(t, f.area), f.area, callee),
      ),
);
