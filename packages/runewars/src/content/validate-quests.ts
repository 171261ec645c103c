import type { Content } from './content.ts';
import { differs, outside, type Problem, sorted, twice, unknown, unless } from './problems.ts';
import type { Destiny, Timing } from './types.ts';
import type { CardProblemKey } from './types-cards.ts';
import type {
  ExplorationEffect,
  ExplorationToken,
  QuestCard,
  QuestPlace,
  QuestResult,
  RewardCard,
} from './types-quests.ts';

type Check = (content: Content) => Problem<CardProblemKey>[];

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
function resultProblems(
  path: string,
  place: QuestPlace,
  result: readonly QuestResult[],
  leastRewards: number,
): Problem<CardProblemKey>[] {
  return [
    ...outside(
      path,
      'cards.wrong-result',
      rewards(result),
      leastRewards,
      has(result, 'discard-quest') ? 0 : 1,
    ),
    ...result.flatMap(clause => [
      ...(clause.kind === 'train' ? differs(path, 'cards.wrong-number', clause.amount, 1) : []),
      ...unknown(path, 'cards.wrong-place', [place.kind], needed[clause.kind] ?? [place.kind]),
    ]),
  ];
}

const taskProblems = ({ id, place, task }: QuestCard, { units }: Content): Problem<CardProblemKey>[] => {
  if (task.kind === 'test') {
    return destinies.flatMap(destiny =>
      resultProblems(`${id}.${destiny}`, place, task[destiny], destiny === 'gold' ? 1 : 0),
    );
  }
  const health = units.find(unit => unit.id === task.unit)?.health ?? 0;
  return [
    ...resultProblems(`${id}.reached`, place, task.reached, 1),
    ...(task.goal.kind === 'damage'
      ? outside(`${id}.goal`, 'cards.out-of-range', task.goal.amount, 1, health * task.units)
      : []),
  ];
};

/** Areas lie on numbered tiles, that of a Setup Quest on its own tile, and each tile has one. (RW-BOARD-02) */
export const questProblems: Check = content => {
  const { questCards, tiles, counts } = content;
  const areas = tiles.flatMap(tile => tile.areas.map(area => area.id));
  const setupTiles = questCards.flatMap(({ setupTile }) => setupTile ?? []);
  return [
    ...differs('questCards', 'cards.wrong-number', questCards.length, counts.cards.quests),
    ...differs('questCards.setup', 'cards.wrong-number', setupTiles.length, counts.cards.setupQuests),
    ...differs('questCards.setup', 'cards.wrong-tile', sorted(setupTiles), sorted(tiles.map(({ id }) => id))),
    ...questCards.flatMap(card => {
      const { id, setupTile, place } = card;
      const area = place.kind === 'area' ? place.area : '';
      const tile = tiles.find(one => one.areas.some(other => other.id === area))?.id ?? '';
      return [
        ...(place.kind === 'area' ? unknown(`${id}.place`, 'cards.no-such-area', [area], areas) : []),
        ...(setupTile === undefined
          ? []
          : differs(`${id}.setupTile`, 'cards.wrong-tile', setupTile, Number(tile))),
        ...taskProblems(card, content),
      ];
    }),
  ];
};

/** Every neutral unit has one way to fight a hero. */
export const questUnitProblems: Check = ({ questUnits, units }) =>
  differs(
    'questUnits',
    'cards.wrong-number',
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

export const rewardProblems: Check = ({ rewardCards }) => [
  // Some provide dragon runes. (RW-REWARD-21)
  ...unless(
    rewardCards.some(({ runes }) => runes > 0),
    'rewardCards.runes',
    'cards.wrong-number',
    '0',
  ),
  ...rewardCards.flatMap(card => {
    const { id, trait, timings, discarded, runes, effect } = card;
    const usable = timings.length > 0 && !(discarded && timings.includes('passive'));
    const when = [...timings, card.limit ?? []].flat().join(' ');
    return [
      ...twice(`${id}.timings`, 'cards.twice', timings),
      ...unless(usable && limitFits(card), `${id}.timings`, 'cards.wrong-timing', when),
      ...differs(`${id}.trait`, 'cards.wrong-trait', trait ?? 'none', traitOf(card)),
      ...outside(`${id}.runes`, 'cards.out-of-range', runes, 0, 1),
      ...unless(runes > 0 === (effect.kind === 'hold-runes'), id, 'cards.wrong-kind', effect.kind),
    ];
  }),
];

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

export const explorationProblems: Check = ({ explorationTokens, unitsToDiscardLocation, limits }) => [
  ...outside('unitsToDiscardLocation', 'cards.out-of-range', unitsToDiscardLocation, 1, limits.unitsPerArea),
  ...explorationTokens.flatMap(({ id, key, kind, effect }) => [
    ...unless(id.startsWith(key), `${id}.key`, 'cards.wrong-kind', key),
    ...differs(`${id}.kind`, 'cards.wrong-kind', kind, kindOf[effect.kind]),
  ]),
];
