import { type Place, problemAt } from '@runehold/kernel/content/problem';
import { shapeProblems } from '@runehold/kernel/content/shape';
import { universe } from '../boxes/universe.ts';
import { type CardCounts, cardCounts, isNeutral } from './count.ts';
import { parts } from './parts.ts';
import type { ContentProblem } from './problem.ts';
import type { Content } from './types.ts';
import { cardProblems, neutralProblems, price } from './validate-cards.ts';
import { eventProblems } from './validate-events.ts';

const totalOf = (counts: CardCounts): number =>
  Object.values(counts).reduce((sum, number) => sum + number, 0);

/**
 * Everything that keeps content from being played with: first its form, and once that is right the rules between
 * its parts. Numbers are free within reason, the set of cards is not.
 */
export function contentProblems(content: Content): ContentProblem[] {
  const form = formProblems(content);
  if (form.length > 0) return form;
  return [
    ...idProblems(content),
    ...cardProblems(content),
    ...eventProblems(content),
    ...neutralProblems(content),
    ...setupProblems(content),
    ...totalProblems(content),
  ];
}

/** What is wrong with single values: types, ranges, unknown words and fields. */
function formProblems(content: Content): ContentProblem[] {
  return parts(content).flatMap(({ name, shape, value }) => shapeProblems(value, shape, [name]));
}

/** The cards are those of the game, each once and where it belongs. */
function idProblems(content: Content): ContentProblem[] {
  return (['cards', 'cities', 'events', 'runes'] as const).flatMap(group => {
    const shipped = new Map(universe[group].map(card => [card.id, card]));
    const ids = content[group].map(card => card.id);
    return [
      ...ids.filter(id => !shipped.has(id)).map(id => problemAt([id], 'content.unknown-id', id)),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => problemAt([id], 'content.twice', id)),
      ...[...shipped.keys()]
        .filter(id => !ids.includes(id))
        .map(id => problemAt([id], 'content.missing-id', id)),
      ...content[group].flatMap(card => {
        const printed = shipped.get(card.id);
        return printed === undefined ? [] : belongings(card, printed);
      }),
    ];
  });
}

type Belonging = { readonly id: string; readonly race?: string; readonly scenario?: string };

const belongings = (card: Belonging, printed: Belonging): ContentProblem[] =>
  (['race', 'scenario'] as const)
    .filter(field => card[field] !== printed[field])
    .map(field => problemAt([card.id, field], 'content.fixed-field', field));

/** The piles can be laid out and the starting decks taken from them. (RA-SETUP-10 to 15) */
function setupProblems(content: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const copies = (id: string) => content.cards.find(card => card.id === id)?.copies ?? 0;
  const { gold1, cheapestUnits } = content.start;
  const neutral = content.cards.filter(isNeutral);

  for (const [index, row] of content.setup.entries()) {
    const players = index + 1;
    const part = `setup.${players}`;
    const atMost = (number: number, most: number, place: Place, other?: Place) => {
      if (number <= most) return;
      const detail = `${number} (${most})`;
      problems.push(problemAt(place, 'content.pile-above-copies', detail, other && [other]));
    };
    for (const [pile, number] of row.gold.entries()) {
      const id = `gold.${pile + 1}`;
      atMost(number, copies(id), [part, 'gold', pile], [id, 'copies']);
    }
    for (const card of neutral) atMost(row.neutral, card.copies, [part, 'neutral'], [card.id, 'copies']);
    atMost(row.cities, content.cities.length, [part, 'cities']);
    if (row.gold[0] < players * gold1) {
      const detail = `${row.gold[0]} (${players} × ${gold1})`;
      problems.push(problemAt([part, 'gold', 0], 'content.pile-below-start', detail, [['start', 'gold1']]));
    }
  }

  for (const { id } of content.races) {
    const units = content.cards.filter(card => card.race === id);
    const [cheapest] = units.toSorted((a, b) => price(a) - price(b));
    if (cheapest === undefined || cheapest.copies >= cheapestUnits) continue;
    const detail = `${cheapestUnits} (${cheapest.copies})`;
    const others = [[cheapest.id, 'copies'], ...units.map(unit => [unit.id, 'cost'] as const)] as const;
    problems.push(problemAt(['start', 'cheapestUnits'], 'content.start-above-copies', detail, others));
  }
  return problems;
}

/** Copies may be moved from one card to another, but the boxes hold as many as they say. (RA-COMP-01) */
function totalProblems(content: Content): ContentProblem[] {
  const total = totalOf(cardCounts(content));
  const wanted = totalOf(universe.counts);
  if (total === wanted) return [];
  const others = [...content.cards.map(card => card.id), 'stronghold'].map(id => [id, 'copies'] as const);
  return [problemAt(['copies'], 'content.card-total', `${total} (${wanted})`, others)];
}
