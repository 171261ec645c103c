import { problemAt } from '@runehold/kernel/content/problem';
import { effectRules } from '../effects/abilities/registry.ts';
import { isGold, isNeutral } from './count.ts';
import type { ContentProblem } from './problem.ts';
import type { Ability, Content, DeckCard, Effect } from './types.ts';

const ruleOf = (effect: Effect) => effectRules.find(({ kind }) => kind === effect.kind);

/** What only a unit can do, because it is about its own strength or its survival. */
const isOfUnit = (effect: Effect): boolean =>
  ruleOf(effect)?.ofUnit === true || ('ifSurvived' in effect && effect.ifSurvived);

/** What is wrong with the cards of the decks, each by itself and the units of a race together. */
export function cardProblems(content: Content): ContentProblem[] {
  return [
    ...content.cards.flatMap(card => [
      ...kindProblems(card),
      ...costProblems(card),
      ...(card.ability === undefined ? [] : abilityProblems(card, card.ability, content)),
    ]),
    ...content.races.flatMap(({ id }) => sameCosts(content.cards.filter(card => card.race === id))),
  ];
}

/** A unit has strength, a tactic only an ability, a gold card only its worth. (RA-COMP-07, RA-COMP-11) */
function kindProblems(card: DeckCard): ContentProblem[] {
  const { id, kind } = card;
  const problems: ContentProblem[] = [];
  const kinds = isGold(card) ? ['gold'] : card.race === undefined ? ['unit', 'tactic'] : ['unit'];
  if (!kinds.includes(kind)) problems.push(problemAt([id, 'kind'], 'content.wrong-kind', kind));

  if (kind === 'gold' && card.gold === undefined)
    problems.push(problemAt([id, 'gold'], 'content.no-gold', id));
  if (kind === 'unit' && card.strength === undefined) {
    problems.push(problemAt([id, 'strength'], 'content.no-strength', id, [[id, 'kind']]));
  }
  if (kind === 'tactic' && card.ability === undefined) {
    problems.push(problemAt([id, 'ability'], 'content.no-ability', id, [[id, 'kind']]));
  }

  const allowed = { gold: ['gold'], unit: ['strength', 'ability', 'trait'], tactic: ['ability'] }[kind];
  for (const field of ['gold', 'strength', 'ability', 'trait'] as const) {
    if (card[field] !== undefined && !allowed.includes(field)) {
      problems.push(problemAt([id, field], 'content.field-of-another-kind', kind, [[id, 'kind']]));
    }
  }
  return problems;
}

/** Units of a race are bought with gold, everything else with influence. */
function costProblems(card: DeckCard): ContentProblem[] {
  const wanted = card.race === undefined ? 'influence' : 'gold';
  return wanted in card.cost ? [] : [problemAt([card.id, 'cost'], 'content.wrong-cost', wanted)];
}

/** The four units of a race are told apart by cost. (RA-COMP-10) */
function sameCosts(units: readonly DeckCard[]): ContentProblem[] {
  return units.flatMap((unit, index) =>
    units.slice(0, index).flatMap(other => {
      const cost = price(unit);
      if (cost !== price(other)) return [];
      const detail = `${other.id}: ${cost}`;
      return [problemAt([unit.id, 'cost'], 'content.same-cost', detail, [[other.id, 'cost']])];
    }),
  );
}

/** What a card costs, in gold or influence. */
export const price = ({ cost }: DeckCard) => ('gold' in cost ? cost.gold : cost.influence);

function abilityProblems(card: DeckCard, ability: Ability, content: Content): ContentProblem[] {
  const { timing, effect } = ability;
  const problems: ContentProblem[] = [];
  const at = [card.id, 'ability', 'timing'] as const;
  if (!ruleOf(effect)?.timings.includes(timing)) {
    const detail = `${timing}: ${effect.kind}`;
    problems.push(problemAt(at, 'content.wrong-timing', detail, [[card.id, 'ability', 'effect']]));
  }
  if ('ifSurvived' in effect && effect.ifSurvived && timing !== 'end-of-combat') {
    const others = [[card.id, 'ability', 'effect']] as const;
    problems.push(problemAt(at, 'content.survival-outside-end-of-combat', timing, others));
  }
  if (card.kind !== 'unit' && isOfUnit(effect)) {
    const place = [card.id, 'ability', 'effect'] as const;
    problems.push(problemAt(place, 'content.effect-of-unit', effect.kind, [[card.id, 'kind']]));
  }
  if (ability.price?.kind === 'wound-friendly' && timing === 'action') {
    problems.push(problemAt(at, 'content.wound-outside-combat', timing, [[card.id, 'ability', 'price']]));
  }
  if (effect.kind === 'reveal-one-of') {
    for (const [index, name] of effect.of.entries()) {
      if (content.cards.some(other => other.id === name)) continue;
      problems.push(problemAt([card.id, 'ability', 'effect', 'of', index], 'content.no-such-card', name));
    }
  }
  return problems;
}

/** Each scenario uses three neutral types, one of each cost tier. (RA-COMP-04, RA-SETUP-03) */
export function neutralProblems(content: Content): ContentProblem[] {
  return Object.entries(content.neutrals).flatMap(([scenario, names]) => {
    const part = `neutrals.${scenario}`;
    const cards = names.map(name => content.cards.find(card => card.id === name && isNeutral(card)));
    const problems = cards.flatMap((card, index): ContentProblem[] =>
      card === undefined ? [problemAt([part, index], 'content.not-neutral', names[index] ?? '')] : [],
    );
    const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
    if (twice >= 0) problems.push(problemAt([part, twice], 'content.neutral-twice', names[twice] ?? ''));
    const costs = cards.flatMap(card => (card === undefined ? [] : [price(card)]));
    if (problems.length === 0 && new Set(costs).size < names.length) {
      const others = names.map(name => [name, 'cost'] as const);
      problems.push(problemAt([part], 'content.neutral-tiers', costs.join(', '), others));
    }
    return problems;
  });
}
