import { type Place, problemAt } from '@runehold/kernel/content/problem';
import { instantRules } from '../effects/instants/registry.ts';
import { rewardRules } from '../effects/standing/registry.ts';
import type { Universe } from './box.ts';
import type { ContentProblem } from './problem.ts';
import type { EventCard, Scenario } from './types.ts';

/** The scenario in which alone something of a kind means something. */
const homeOf = (
  rules: readonly { readonly kind: string; readonly onlyIn?: Scenario }[],
  thing: { readonly kind: string } | undefined,
): Scenario | undefined => rules.find(({ kind }) => kind === thing?.kind)?.onlyIn;

/** What is wrong with the Event decks. (RA-COMP-05, RA-COMP-13) */
export function eventProblems(content: Universe): ContentProblem[] {
  return [
    ...content.scenarios.flatMap(({ id, events }, scenario) => {
      const { boxOf } = content;
      const number = content.events.filter(
        (event, place) => event.scenario === id && boxOf.events[place] === boxOf.scenarios[scenario],
      ).length;
      if (number === events) return [];
      return [problemAt([`events.${id}`], 'content.events-per-scenario', `${number} (${events})`)];
    }),
    ...content.events.flatMap(event => [
      ...stageProblems(event, content),
      ...(event.type === 'enemy' ? enemyProblems(event) : instantProblems(event)),
      ...scenarioProblems(event, wayOf(content, event)),
    ]),
  ];
}

function stageProblems({ id, stage, scenario }: EventCard, { scenarios }: Universe): ContentProblem[] {
  if (scenarios.some(one => one.id === scenario && stage <= one.stages)) return [];
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

/** The scenario by whose rules an Event is played. */
const wayOf = ({ scenarios }: Universe, event: EventCard): Scenario =>
  scenarios.find(({ id }) => id === event.scenario)?.like ?? event.scenario;

/** What means something in one scenario alone is found in no other. */
function scenarioProblems(event: EventCard, scenario: Scenario): ContentProblem[] {
  const { id, reward, instant, discovery } = event;
  const foreign = (place: Place, home: Scenario | undefined): ContentProblem[] =>
    home === undefined || home === scenario ? [] : [problemAt(place, 'content.other-scenario', home)];
  return [
    ...foreign([id, 'reward', 'kind'], homeOf(rewardRules, reward)),
    ...foreign([id, 'instant', 'kind'], homeOf(instantRules, instant)),
    ...foreign([id, 'discovery'], discovery && 'runewars'),
  ];
}
