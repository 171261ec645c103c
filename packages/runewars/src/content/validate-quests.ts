import { finds } from '../rules/heroes/exploration/registry.ts';
import { results } from '../rules/heroes/quest/clauses.ts';
import { rewards as rewardEffects } from '../rules/heroes/reward/registry.ts';
import type { Universe } from './box.ts';
import type { Content } from './content.ts';
import { differs, type Fault, outside, sorted, twice, unknown, unless } from './problems.ts';
import { HIGHEST } from './room.ts';
import type { Destiny, Timing } from './types.ts';
import type { QuestPlace, QuestResult, QuestTask, RewardCard } from './types-quests.ts';

type Check = (content: Universe) => Fault[];

const destinies = ['red', 'grey', 'gold'] as const satisfies readonly Destiny[];

const rewards = (result: readonly QuestResult[]): number =>
  result.filter(clause => results.kindOf(clause).completes).length;
const has = (result: readonly QuestResult[], kind: QuestResult['kind']): boolean =>
  result.some(clause => clause.kind === kind);

/**
 * A result completes the quest once or not, the best one of all does, and none of these discards it besides; training
 * is by one. (RW-QUEST-25, RW-QUEST-33, RW-QUEST-34)
 */
function resultFaults(
  path: string,
  place: QuestPlace,
  result: readonly QuestResult[],
  leastRewards: number,
): Fault[] {
  return [
    ...unless(
      rewards(result) >= leastRewards && rewards(result) <= (has(result, 'discard-quest') ? 0 : 1),
      path,
      'content.wrong-result',
      `${rewards(result)}`,
    ),
    ...result.flatMap(clause => [
      ...(clause.kind === 'train' ? differs(path, 'content.wrong-number', clause.amount, 1) : []),
      ...unknown(path, [place.kind], results.kindOf(clause).places ?? [place.kind], 'content.wrong-place'),
    ]),
  ];
}

const taskFaults = (path: string, place: QuestPlace, task: QuestTask, { units }: Content): Fault[] => {
  if (task.kind === 'test') {
    return destinies.flatMap(destiny =>
      resultFaults(`${path}.${destiny}`, place, task[destiny], destiny === 'gold' ? 1 : 0),
    );
  }
  const reached = resultFaults(`${path}.reached`, place, task.reached, 1);
  if (task.kind !== 'duel' || task.goal.kind !== 'damage') return reached;
  const health = units.find(unit => unit.id === task.unit)?.health ?? 0;
  return [
    ...reached,
    ...outside(`${path}.goal.amount`, task.goal.amount, 1, health * task.units, [
      `${path}.units`,
      `${task.unit}.health`,
    ]),
  ];
};

/** Areas lie on numbered tiles, that of a Setup Quest on its own tile. (RW-BOARD-02) */
export const questFaults: Check = content =>
  content.questCards.flatMap(({ id, setupTile, place, task, or }) => {
    const area = place.kind === 'area' ? place.area : '';
    const tile = content.tiles.find(one => one.areas.some(other => other.id === area))?.id;
    return [
      ...unless(
        place.kind !== 'area' || tile !== undefined,
        `${id}.place.area`,
        'content.no-such-name',
        area,
      ),
      ...(setupTile === undefined
        ? []
        : differs(`${id}.setupTile`, 'content.wrong-tile', setupTile, Number(tile ?? ''))),
      ...taskFaults(`${id}.task`, place, task, content),
      ...(or === undefined ? [] : taskFaults(`${id}.or`, place, or, content)),
    ];
  });

/** Every neutral unit has one way to fight a hero. */
export const questUnitFaults: Check = ({ questUnits, units }) =>
  differs(
    'questUnits',
    'content.wrong-number',
    sorted(questUnits.map(({ unit }) => unit)),
    sorted(units.filter(({ owner }) => owner === 'neutral').map(({ id }) => id)),
  );

/** A Weapon deals damage, an Armor prevents it in the rounds of duels; nothing else has a trait. (RW-REWARD-07) */
const traitOf = ({ effect, timings }: RewardCard): string => {
  const { trait = 'none' } = rewardEffects.kindOf(effect);
  return trait === 'armor' && !timings.includes('duel.damage') ? 'none' : trait;
};

/** What a limit counts is where the card is used. */
const limitFits = ({ limit, uses, timings, discarded }: RewardCard): boolean => {
  if (uses !== undefined && limit !== 'duel') return false;
  if (limit === undefined) return true;
  const within = (timing: Timing) => limit === 'season' || timing.startsWith(`${limit}.`);
  return !discarded && timings.every(within);
};

export const rewardFaults: Check = ({ rewardCards }) =>
  rewardCards.flatMap(card => {
    const { id, trait, timings, discarded, runes, effect } = card;
    const usable = timings.length > 0 && !(discarded && timings.includes('passive'));
    const when = [...timings, card.limit ?? []].flat().join(' ');
    return [
      ...twice(`${id}.timings`, timings),
      ...unless(usable && limitFits(card), `${id}.timings`, 'content.wrong-timing', when),
      ...differs(`${id}.trait`, 'content.wrong-trait', trait ?? 'none', traitOf(card)),
      ...outside(`${id}.uses`, card.uses ?? 1, 1, HIGHEST),
      ...outside(`${id}.runes`, runes, 0, 1),
      ...unless(runes > 0 === (effect.kind === 'hold-runes'), id, 'content.wrong-kind', effect.kind),
    ];
  });

export const explorationFaults: Check = ({ explorationTokens, unitsToDiscardLocation, limits }) => [
  ...outside('unitsToDiscardLocation', unitsToDiscardLocation, 1, limits.unitsPerArea, [
    'limits.unitsPerArea',
  ]),
  ...explorationTokens.flatMap(({ id, key, kind, effect }) => [
    ...unless(id.startsWith(key), `${id}.key`, 'content.wrong-kind', key),
    ...differs(`${id}.kind`, 'content.wrong-kind', kind, finds.kindOf(effect).lies),
  ]),
];
