import type { Universe } from './box.ts';
import type { Content } from './content.ts';
import { differs, type Fault, outside, twice, unknown, unless } from './problems.ts';
import { HIGHEST, ROOM_OF } from './room.ts';
import type { Timing } from './types.ts';
import type { ObjectiveCard, ObjectiveCondition, SeasonCard } from './types-cards.ts';
import { explorationFaults, questFaults, questUnitFaults, rewardFaults } from './validate-quests.ts';

type Check = (content: Universe) => Fault[];

/** Numbers that may be nought: what is not added, or not given for cities. */
const mayBeNought: readonly string[] = ['food', 'wood', 'ore', 'perCity'];

/** Every name in use is one thing's, in whichever box it came. */
const ids: Check = content => {
  const { seasonCards, tacticsCards, questCards, rewardCards, objectiveCards, explorationTokens } = content;
  const { units, developments, orders, titles, heroes, cities, tiles, homeRealms } = content;
  const { developmentCards, commanderCards } = content;
  const cards = [seasonCards, tacticsCards, questCards, rewardCards, objectiveCards, explorationTokens];
  return twice('ids', [
    ...[...cards, developmentCards, commanderCards].flatMap<string>(list => list.map(({ id }) => id)),
    ...[units, developments, orders, titles, heroes, cities].flatMap<string>(list =>
      list.map(({ id }) => id),
    ),
    ...heroes.map(({ key }) => key),
    ...units.map(({ ability }) => ability.id),
    ...[...tiles, ...homeRealms].flatMap(({ areas }) => areas.map(({ id }) => id)),
  ]);
};

const copies: Check = ({ seasonCards, tacticsCards, rewardCards, explorationTokens }) =>
  [...seasonCards, ...tacticsCards, ...rewardCards, ...explorationTokens].flatMap(({ id, copies: given }) =>
    outside(`${id}.copies`, given, 1, HIGHEST),
  );

/** Every number in what a card does or asks is whole and within bounds. */
function numberFaults(path: string, value: unknown, least = 1, most = HIGHEST, kind = ''): Fault[] {
  if (typeof value === 'number') return outside(path, value, least, most);
  if (typeof value !== 'object' || value === null) return [];
  const reversed = 'least' in value && 'most' in value && Number(value.least) > Number(value.most);
  const own = 'kind' in value ? String(value.kind) : kind;
  return [
    ...unless(!reversed, path, 'content.out-of-range', 'least > most'),
    ...Object.entries(value).flatMap(([name, part]) =>
      numberFaults(
        `${path}.${name}`,
        part,
        mayBeNought.includes(name) ? 0 : 1,
        ROOM_OF[own]?.[name] ?? HIGHEST,
        own,
      ),
    ),
  ];
}

/** The units and Orders that a part of a card names. */
const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(unit|order)-/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

/** What a thing does or asks, by its place. */
const parts: Check = content => {
  const known = [...content.units, ...content.orders].map(({ id }) => id);
  const all: readonly (readonly [path: string, part: unknown])[] = [
    ...[
      ...[...content.seasonCards, ...content.tacticsCards, ...content.rewardCards],
      ...[...content.explorationTokens, ...content.developments, ...content.developmentCards],
    ].map(({ id, effect }) => [`${id}.effect`, effect] as const),
    ...[...content.units, ...content.heroes].map(
      ({ id, ability: { effect } }) => [`${id}.ability.effect`, effect] as const,
    ),
    ...content.seasonCards.map(({ id, bid }) => [`${id}.bid`, bid] as const),
    ...content.orders.flatMap(({ id, primary, bonus }) => [
      [`${id}.primary`, primary] as const,
      [`${id}.bonus`, bonus] as const,
    ]),
    ...[...content.titles, ...content.commanderCards].map(
      ({ id, effects: own }) => [`${id}.effects`, own] as const,
    ),
    ...content.questCards.flatMap(({ id, task, or }) => [
      [`${id}.task`, task] as const,
      [`${id}.or`, or] as const,
    ]),
    ...content.questUnits.map(({ unit, special }) => [`questUnits.${unit}`, { unit, special }] as const),
    ...content.objectiveCards.map(({ id, condition }) => [`${id}.condition`, condition] as const),
  ];
  return all.flatMap(([path, part]) => [...numberFaults(path, part), ...unknown(path, namesIn(part), known)]);
};

/** Whether a primary ability takes resources of who has nothing else to give. */
const losesResources = ({ effect: { kind } }: SeasonCard): boolean => taking.has(kind);
const taking: ReadonlySet<SeasonCard['effect']['kind']> = new Set([
  'set-dials',
  'lower-highest-dial',
  'discard-tactics-or-lower-dials',
  'lower-high-dials',
  'lower-food-or-gain-influence',
  'lose-dial-or-rout',
]);

const seasonFaults: Check = ({ seasonCards, factions, units }) =>
  seasonCards.flatMap(card => {
    const { id, bid, effect } = card;
    const tag = (name: string, is: boolean, should: boolean) =>
      differs(`${id}.${name}`, 'content.wrong-tag', String(is), String(should));
    return [
      ...tag('wizardsCouncil', card.wizardsCouncil, bid !== undefined),
      ...tag('loss', card.loss, losesResources(card)),
      // Every faction can pay it in the first spring.
      ...(bid?.concerns === 'below'
        ? outside(
            `${id}.bid.bid`,
            bid.bid,
            1,
            Math.min(...factions.map(({ influence }) => influence)),
            factions.map(faction => `${faction.id}.influence`),
          )
        : []),
      ...('unitClass' in effect
        ? factions.flatMap(faction => {
            const own = units.filter(({ owner }) => owner === faction.id);
            return unless(
              own.some(({ unitClass }) => unitClass === effect.unitClass),
              `${id}.effect.unitClass`,
              'content.no-such-name',
              `${faction.id} ${effect.unitClass}`,
              own.map(unit => `${unit.id}.unitClass`),
            );
          })
        : []),
      ...(effect.kind === 'lower-unit-limit'
        ? outside(`${id}.effect.by`, effect.by, 1, effect.foodFrom, [`${id}.effect.foodFrom`])
        : []),
      // Where so many are hit, so many are there.
      ...('from' in effect
        ? outside(`${id}.effect.units`, effect.units, 1, effect.from, [`${id}.effect.from`])
        : []),
    ];
  });

const hasSides = (timing: Timing): boolean => timing.startsWith('battle.') || timing === 'duel.start';

/** A card has a side just if it can be played in battles or duels; somebody receives only what a step deals. */
const tacticsFaults: Check = ({ tacticsCards }) =>
  tacticsCards.flatMap(({ id, timings, side, participant }) => {
    const battles = timings.filter(hasSides);
    const dealt = timings.every(timing => timing === 'battle.routs' || timing === 'battle.damage');
    const fits = side === 'receiver' ? dealt : (side === 'owner') === (battles.length === 0);
    const holds = timings.length > 0 && fits && (!participant || battles.length > 0);
    return [
      ...twice(`${id}.timings`, timings),
      ...unless(holds, `${id}.timings`, 'content.wrong-timing', `${side} ${timings.join(' ')}`),
    ];
  });

/** What can vanish from the board for good, so that the condition would never come true. */
const canVanish = ({ kind }: ObjectiveCondition): boolean =>
  kind === 'all-allied-with-you' ||
  kind === 'cities' ||
  kind === 'destroyed-and-gone' ||
  kind === 'heroes-in-cities';

const objectiveFaults: Check = content =>
  content.objectiveCards.flatMap(({ id, claim, condition, ...card }) => {
    const claims: ObjectiveCard['claim'] = condition.kind === 'won-as-defender' ? 'after-battle' : 'own-turn';
    const most = mostOf(content, condition.kind);
    return [
      ...differs(`${id}.claim`, 'content.wrong-timing', claim, claims),
      ...differs(`${id}.escape`, 'content.wrong-escape', String(card.escape), String(canVanish(condition))),
      ...('least' in condition
        ? outside(`${id}.condition.least`, condition.least, 1, most, ['limits.heroes'])
        : []),
    ];
  });

/** How much a condition can ask for at most. */
function mostOf(content: Content, kind: ObjectiveCondition['kind']): number {
  switch (kind) {
    case 'heroes':
    case 'heroes-in-cities':
      return content.limits.heroes;
    case 'titles':
      return content.titles.length;
    case 'cities':
      return content.cities.length;
    case 'allied-types':
      return content.units.filter(({ owner }) => owner === 'neutral').length;
    default:
      return HIGHEST;
  }
}

/** What must hold of everything with a name or a text, whatever a box or a pack brings. */
export const cardFaults: Check = content =>
  [
    ids,
    copies,
    parts,
    seasonFaults,
    tacticsFaults,
    objectiveFaults,
    questFaults,
    questUnitFaults,
    rewardFaults,
    explorationFaults,
  ].flatMap(check => check(content));
