import type { Universe } from './box.ts';
import type { Content } from './content.ts';
import { differs, type Fault, outside, sorted, twice, unknown, unless } from './problems.ts';
import type { Destiny, Timing } from './types.ts';
import type {
  ExplorationEffect,
  ExplorationToken,
  QuestCard,
  QuestPlace,
  QuestResult,
  RewardCard,
} from './types-quests.ts';

type Check = (content: Universe) => Fault[];

const destinies = ['red', 'grey', 'gold'] as const satisfies readonly Destiny[];

/** The clauses that need something of the place, and the places that have it. */
const needed: { readonly [kind in QuestResult['kind']]?: readonly QuestPlace['kind'][] } = {
  'look-at-objective': ['home-realm-of-another'],
  'other-player-gains-influence': ['home-realm-of-another', 'stronghold-of-another', 'enemy-hero-or-city'],
  'take-influence': ['home-realm-of-another', 'stronghold-of-another', 'enemy-hero-or-city'],
  'may-reveal-rune': ['facedown-rune'],
};

const rewards = (result: readonly QuestResult[]): number =>
  result.filter(({ kind }) => kind === 'reward' || kind === 'may-pay-influence-for-reward').length;
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
      ...unknown(path, [place.kind], needed[clause.kind] ?? [place.kind], 'content.wrong-place'),
    ]),
  ];
}

const taskFaults = ({ id, place, task }: QuestCard, { units }: Content): Fault[] => {
  if (task.kind === 'test') {
    return destinies.flatMap(destiny =>
      resultFaults(`${id}.task.${destiny}`, place, task[destiny], destiny === 'gold' ? 1 : 0),
    );
  }
  const health = units.find(unit => unit.id === task.unit)?.health ?? 0;
  return [
    ...resultFaults(`${id}.task.reached`, place, task.reached, 1),
    ...(task.goal.kind === 'damage'
      ? outside(`${id}.task.goal.amount`, task.goal.amount, 1, health * task.units, [
          `${id}.task.units`,
          `${task.unit}.health`,
        ])
      : []),
  ];
};

/** Areas lie on numbered tiles, that of a Setup Quest on its own tile. (RW-BOARD-02) */
export const questFaults: Check = content =>
  content.questCards.flatMap(card => {
    const { id, setupTile, place } = card;
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
      ...taskFaults(card, content),
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
const traitOf = ({ effect: { kind }, timings }: RewardCard): string => {
  if (kind === 'deal-damage') return 'weapon';
  return kind === 'prevent-damage' && timings.includes('duel.damage') ? 'armor' : 'none';
};

/** What a limit counts is where the card is used. */
const limitFits = ({ limit, timings, discarded }: RewardCard): boolean => {
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
      ...outside(`${id}.runes`, runes, 0, 1),
      ...unless(runes > 0 === (effect.kind === 'hold-runes'), id, 'content.wrong-kind', effect.kind),
    ];
  });

/** Events happen once, locations last, and those that the controller may want gone can be discarded. */
const kindOf: { readonly [kind in ExplorationEffect['kind']]: ExplorationToken['kind'] } = {
  produce: 'destructible',
  'count-runes': 'destructible',
  'join-areas': 'destructible',
  'stop-hero': 'location',
  'influence-for-action': 'location',
  'tactics-for-action': 'location',
  'may-buy-reward': 'event',
  raid: 'event',
  'look-at-tokens': 'event',
  'may-train': 'event',
};

export const explorationFaults: Check = ({ explorationTokens, unitsToDiscardLocation, limits }) => [
  ...outside('unitsToDiscardLocation', unitsToDiscardLocation, 1, limits.unitsPerArea, [
    'limits.unitsPerArea',
  ]),
  ...explorationTokens.flatMap(({ id, key, kind, effect }) => [
    ...unless(id.startsWith(key), `${id}.key`, 'content.wrong-kind', key),
    ...differs(`${id}.kind`, 'content.wrong-kind', kind, kindOf[effect.kind]),
  ]),
];
