import type { Content } from './content.ts';
import { differs, outside, type Problem, total, twice, unknown, unless } from './problems.ts';
import type { Timing } from './types.ts';
import type { CardProblemKey, ObjectiveCard, ObjectiveCondition, SeasonCard } from './types-cards.ts';
import { explorationProblems, questProblems, questUnitProblems, rewardProblems } from './validate-quests.ts';

type CardProblem = Problem<CardProblemKey>;
type Check = (content: Content) => CardProblem[];

const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
const alignments = ['good', 'evil'] as const;

/** No card counts further. */
const HIGHEST = 10;
/** Numbers that may be nought: what is not added, or not given for cities. */
const mayBeNought: readonly string[] = ['food', 'wood', 'ore', 'perCity'];

const ids: Check = content => {
  const { seasonCards, tacticsCards, questCards, rewardCards, objectiveCards, explorationTokens } = content;
  const { units, developments, orders, titles, heroes, cities } = content;
  return twice('ids', 'cards.twice', [
    ...[seasonCards, tacticsCards, questCards, rewardCards, objectiveCards, explorationTokens].flatMap(
      group => group.map(({ id }) => id),
    ),
    ...[units, developments, orders, titles, cities].flatMap(group => group.map(({ id }) => id)),
    ...heroes.map(({ key }) => key),
  ]);
};

const deckSizes: Check = ({ counts: { cards, tokens }, ...content }) => {
  const { seasonCards, tacticsCards, rewardCards, objectiveCards, explorationTokens } = content;
  const size = (path: string, group: readonly { readonly copies: number }[], should: number) =>
    differs(path, 'cards.wrong-number', total(group.map(({ copies }) => copies)), should);
  return [
    ...seasons.flatMap(season =>
      size(
        `seasonCards.${season}`,
        seasonCards.filter(card => card.season === season),
        cards.seasons[season],
      ),
    ),
    ...size('tacticsCards', tacticsCards, cards.tactics),
    ...size('rewardCards', rewardCards, cards.rewards),
    ...size('explorationTokens', explorationTokens, tokens.exploration),
    ...alignments.flatMap(alignment => {
      const deck = objectiveCards.filter(card => card.alignment === alignment);
      const should = cards.objectives[alignment];
      return differs(`objectiveCards.${alignment}`, 'cards.wrong-number', deck.length, should);
    }),
    ...[...seasonCards, ...tacticsCards, ...rewardCards, ...explorationTokens].flatMap(({ id, copies }) =>
      outside(`${id}.copies`, 'cards.out-of-range', copies, 1, HIGHEST),
    ),
  ];
};

/** Every number in what a card does or asks is whole and within bounds. */
function numberProblems(path: string, value: unknown, least = 1): CardProblem[] {
  if (typeof value === 'number') return outside(path, 'cards.out-of-range', value, least, HIGHEST);
  if (typeof value !== 'object' || value === null) return [];
  const reversed = 'least' in value && 'most' in value && Number(value.least) > Number(value.most);
  return [
    ...unless(!reversed, path, 'cards.out-of-range', 'least > most'),
    ...Object.entries(value).flatMap(([name, part]) =>
      numberProblems(`${path}.${name}`, part, mayBeNought.includes(name) ? 0 : 1),
    ),
  ];
}

/** The units and Orders that a part of a card names. */
const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(unit|order)-/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

const parts: Check = content => {
  const { seasonCards, tacticsCards, questCards, questUnits, rewardCards, objectiveCards } = content;
  const known = [...content.units, ...content.orders].map(({ id }) => id);
  const all: readonly (readonly [path: string, part: unknown])[] = [
    ...seasonCards.flatMap(({ id, bid, effect }) => [[`${id}.bid`, bid] as const, [id, effect] as const]),
    ...[...tacticsCards, ...rewardCards, ...content.explorationTokens].map(
      ({ id, effect }) => [id, effect] as const,
    ),
    ...questCards.map(({ id, task }) => [id, task] as const),
    ...questUnits.map(({ unit, special }) => [`questUnits.${unit}`, [unit, special]] as const),
    ...objectiveCards.map(({ id, condition }) => [id, condition] as const),
  ];
  return all.flatMap(([path, part]) => [
    ...numberProblems(path, part),
    ...unknown(path, 'cards.no-such-name', namesIn(part), known),
  ]);
};

/** Whether a primary ability can take resources without giving any choice about it. */
const losesResources = ({ effect: { kind } }: SeasonCard): boolean =>
  kind === 'set-dials' || kind === 'lower-highest-dial' || kind === 'discard-tactics-or-lower-dials';

const seasonProblems: Check = ({ seasonCards, factions, units }) =>
  seasonCards.flatMap(card => {
    const { id, bid, effect } = card;
    const tag = (name: string, is: boolean, should: boolean) =>
      differs(`${id}.${name}`, 'cards.wrong-tag', String(is), String(should));
    return [
      ...tag('wizardsCouncil', card.wizardsCouncil, bid !== undefined),
      ...tag('loss', card.loss, losesResources(card)),
      // Every faction can pay it in the first spring.
      ...(bid?.concerns === 'below'
        ? outside(
            `${id}.bid`,
            'cards.out-of-range',
            bid.bid,
            1,
            Math.min(...factions.map(({ influence }) => influence)),
          )
        : []),
      ...(effect.kind === 'recruit'
        ? unknown(
            id,
            'cards.no-such-name',
            factions.map(faction => `${faction.id} ${effect.unitClass}`),
            units.map(unit => `${unit.owner} ${unit.unitClass}`),
          )
        : []),
    ];
  });

const inBattle = (timing: Timing): boolean => timing.startsWith('battle.');

/** A card has a side just if it can be played in battles; somebody receives only what a step deals. */
const tacticsProblems: Check = ({ tacticsCards }) =>
  tacticsCards.flatMap(({ id, timings, side, participant }) => {
    const battles = timings.filter(inBattle);
    const dealt = timings.every(timing => timing === 'battle.routs' || timing === 'battle.damage');
    const fits = side === 'receiver' ? dealt : (side === 'owner') === (battles.length === 0);
    const holds = timings.length > 0 && fits && (!participant || battles.length > 0);
    return [
      ...twice(`${id}.timings`, 'cards.twice', timings),
      ...unless(holds, `${id}.timings`, 'cards.wrong-timing', `${side} ${timings.join(' ')}`),
    ];
  });

/** What can vanish from the board for good, so that the condition would never come true. */
const canVanish = ({ kind }: ObjectiveCondition): boolean =>
  kind === 'all-allied-with-you' || kind === 'cities' || kind === 'destroyed-and-gone';

const objectiveProblems: Check = content =>
  content.objectiveCards.flatMap(({ id, claim, condition, ...card }) => {
    const claims: ObjectiveCard['claim'] = condition.kind === 'won-as-defender' ? 'after-battle' : 'own-turn';
    const most = mostOf(content, condition.kind);
    return [
      ...differs(`${id}.claim`, 'cards.wrong-timing', claim, claims),
      ...differs(`${id}.escape`, 'cards.wrong-escape', String(card.escape), String(canVanish(condition))),
      ...('least' in condition ? outside(id, 'cards.out-of-range', condition.least, 1, most) : []),
    ];
  });

/** How much a condition can ask for at most. */
function mostOf(content: Content, kind: ObjectiveCondition['kind']): number {
  switch (kind) {
    case 'heroes':
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

/** Everything that keeps the text-bearing decks from being those of the game, or from being played with. */
export const cardProblems: Check = content =>
  [
    ids,
    deckSizes,
    parts,
    seasonProblems,
    tacticsProblems,
    objectiveProblems,
    questProblems,
    questUnitProblems,
    rewardProblems,
    explorationProblems,
  ].flatMap(check => check(content));
