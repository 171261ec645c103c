import { numbers } from '@runehold/kernel/ask/domain';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import type { NeutralGroup } from '../../content/types-cards.ts';
import type { NeutralUnit } from '../../content/types-map.ts';
import { unitDomain } from '../../domains.ts';
import { type Table, unitIds } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { controller } from '../map/areas.ts';
import { columnOf, putUnits, supplyOf } from '../map/units.ts';
import { procedure } from '../rules.ts';
import { keepToLimit } from './unit-limit.ts';

/** A group of neutral units by its place in a card's list of choices. */
export const groupDomain = numbers('neutral-group', 4);

const numberOf = (unit: NeutralUnit): number => unitIds.indexOf(unit);

const leftOf = (t: Table, unit: NeutralUnit): number => supplyOf(t, 0, columnOf(numberOf(unit)));

const figuresLeft = (t: Table, { of }: NeutralGroup): number =>
  of.reduce((sum, unit) => sum + leftOf(t, unit), 0);

/** Whether the supply has a figure of any of the groups. (C7) */
export const anyGroupLeft = (t: Table, choices: readonly NeutralGroup[]): boolean =>
  choices.some(group => figuresLeft(t, group) > 0);

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

/**
 * Puts one of a card's groups of neutral units from the supply into an area, in any mix of the group's types. In an
 * area of the player's they are his allies and count for his limit. (C7, C8, C10)
 */
export const placeGroup = procedure(
  'place-neutrals',
  { seat: count, area: count, card: count, group: count, units: listOf(4) },
  steps =>
    steps
      .ask('group', {
        kind: 'one',
        seat: (_t, f) => f.seat,
        from: groupDomain,
        options: (t, f, offer) => {
          for (const [index, group] of choicesOf(t, f.card).entries()) {
            if (figuresLeft(t, group) > 0) offer.add(index);
          }
        },
        prompt: () => say('prompt.which-group'),
        rule: 'RW-NEUT-15',
      })
      .ask('units', {
        kind: 'some',
        seat: (_t, f) => f.seat,
        from: unitDomain,
        options: (t, f, offer) => {
          for (const unit of choicesOf(t, f.card)[f.group].of) {
            if (leftOf(t, unit) > 0) offer.add(numberOf(unit), leftOf(t, unit));
          }
        },
        min: (t, f) => {
          const group = choicesOf(t, f.card)[f.group];
          return Math.min(group.count, figuresLeft(t, group));
        },
        max: (t, f) => choicesOf(t, f.card)[f.group].count,
        prompt: (_t, f) => say('prompt.which-neutrals', { area: f.area }),
        rule: 'RW-NEUT-15',
      })
      .do((t, f) => {
        for (let i = 0; i < f.units.length; i++) {
          putUnits(t, f.area, 0, columnOf(f.units.at(i)), 1);
          t.emit(events['units-placed'], f.units.at(i), 1, f.area);
        }
      })
      .call(
        () => keepToLimit,
        (t, f, callee) => {
          callee.seat = controller(t, f.area);
          callee.area = f.area;
          callee.limit = t.content.limits.unitsPerArea;
        },
      ),
);
