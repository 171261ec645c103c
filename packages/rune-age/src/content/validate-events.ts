import { scenarios } from './parts.ts';
import { type ContentProblem, problemAt } from './problem.ts';
import type { Content, EventCard, InstantEffect, Reward, Scenario } from './types.ts';

/** Rewards and effects that mean something in one scenario only. */
const rewardOnlyIn: { readonly [kind in Reward['kind']]?: Scenario } = {
  'reroll-objective': 'resurgence',
  'strength-against-objective': 'resurgence',
};
const instantOnlyIn: { readonly [kind in InstantEffect['kind']]?: Scenario } = { traitor: 'cataclysm' };

/** What is wrong with the Event decks. (RA-COMP-05, RA-COMP-13) */
export function eventProblems(content: Content): ContentProblem[] {
  return [
    ...scenarios.flatMap(scenario => {
      const number = content.events.filter(event => event.scenario === scenario).length;
      if (number === 10) return [];
      return [problemAt([`events.${scenario}`], 'content.events-per-scenario', `${number} (10)`)];
    }),
    ...content.events.flatMap(event => [
      ...stageProblems(event),
      ...(event.type === 'enemy' ? enemyProblems(event) : instantProblems(event)),
      ...scenarioProblems(event),
    ]),
  ];
}

function stageProblems({ id, stage, scenario }: EventCard): ContentProblem[] {
  if (stage < 3 || scenario === 'cataclysm') return [];
  return [problemAt([id, 'stage'], 'content.stage', `${stage}: ${scenario}`)];
}

/** An Enemy is fought, so it has a strength; it does nothing when drawn. */
function enemyProblems(event: EventCard): ContentProblem[] {
  const { id } = event;
  const problems: ContentProblem[] = [];
  if (event.strength === undefined) {
    problems.push(problemAt([id, 'strength'], 'content.no-strength', id, [[id, 'type']]));
  }
  if (event.instant !== undefined) {
    problems.push(problemAt([id, 'instant'], 'content.field-of-another-kind', 'enemy', [[id, 'type']]));
  }
  if (event.reward !== undefined && event.discovery !== undefined) {
    problems.push(problemAt([id, 'discovery'], 'content.reward-and-discovery', id, [[id, 'reward']]));
  }
  return problems;
}

/** An Instant is fought only if it attacks, and nobody keeps it unless its effect gives it away. */
function instantProblems(event: EventCard): ContentProblem[] {
  const { id, instant, strength } = event;
  const problems: ContentProblem[] = [];
  for (const field of ['phase', 'lasting', 'discovery'] as const) {
    if (event[field] === undefined) continue;
    problems.push(problemAt([id, field], 'content.field-of-another-kind', 'instant', [[id, 'type']]));
  }
  if (instant === undefined) {
    return [...problems, problemAt([id, 'instant'], 'content.no-instant-effect', id, [[id, 'type']])];
  }
  const attacks = instant.kind === 'attack';
  const given = instant.kind === 'give-as-reward';
  const others = [[id, 'instant']] as const;
  if (attacks && strength === undefined) {
    problems.push(problemAt([id, 'strength'], 'content.attack-without-strength', id, others));
  }
  if (!attacks && strength !== undefined) {
    problems.push(problemAt([id, 'strength'], 'content.strength-without-attack', `${strength}`, others));
  }
  if (!given && event.reward !== undefined) {
    problems.push(problemAt([id, 'reward'], 'content.reward-not-given', event.reward.kind, others));
  }
  if (given && event.reward === undefined) {
    problems.push(problemAt([id, 'reward'], 'content.no-reward-to-give', id, others));
  }
  return problems;
}

function scenarioProblems({ id, scenario, reward, instant, discovery }: EventCard): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const home = reward && rewardOnlyIn[reward.kind];
  if (home !== undefined && home !== scenario) {
    problems.push(problemAt([id, 'reward', 'kind'], 'content.other-scenario', home));
  }
  const stage = instant && instantOnlyIn[instant.kind];
  if (stage !== undefined && stage !== scenario) {
    problems.push(problemAt([id, 'instant', 'kind'], 'content.other-scenario', stage));
  }
  if (discovery !== undefined && scenario !== 'runewars') {
    problems.push(problemAt([id, 'discovery'], 'content.other-scenario', 'runewars'));
  }
  return problems;
}
