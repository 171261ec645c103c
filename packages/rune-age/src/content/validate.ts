import { type Place, problemAt } from '@runehold/kernel/content/problem';
import { shapeProblems } from '@runehold/kernel/content/shape';
import { universe } from '../boxes/universe.ts';
import type { Universe } from './box.ts';
import { type CardCounts, cardCounts, isNeutral } from './count.ts';
import { parts } from './parts.ts';
import type { ContentProblem } from './problem.ts';
import type { Content, Lists } from './types.ts';
import { cardProblems, neutralProblems, price } from './validate-cards.ts';
import { eventProblems } from './validate-events.ts';

const totalOf = (counts: CardCounts): number =>
  Object.values(counts).reduce((sum, number) => sum + number, 0);

/**
 * Everything that keeps content from being played with: first its form, and once that is right the rules between
 * its parts. Numbers are free within reason, the set of cards is not.
 */
export function contentProblems(content: Universe, shipped: Universe = universe): ContentProblem[] {
  const form = formProblems(content);
  if (form.length > 0) return form;
  return [
    ...idProblems(content, shipped),
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
function idProblems(content: Content, shipped: Content): ContentProblem[] {
  return (['cards', 'cities', 'events', 'runes'] as const).flatMap(group => {
    const known = new Map(shipped[group].map(card => [card.id, card]));
    const ids = content[group].map(card => card.id);
    return [
      ...ids.filter(id => !known.has(id)).map(id => problemAt([id], 'content.unknown-id', id)),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => problemAt([id], 'content.twice', id)),
      ...[...known.keys()]
        .filter(id => !ids.includes(id))
        .map(id => problemAt([id], 'content.missing-id', id)),
      ...content[group].flatMap(card => {
        const printed = known.get(card.id);
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
function setupProblems(content: Universe): ContentProblem[] {
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
    atMost(row.cities, heldIn(content, 0).cities.length, [part, 'cities']);
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

/** What came in one box. */
function heldIn(content: Universe, box: number): Content {
  const lists = Object.entries(content.boxOf) as [keyof Lists, readonly number[]][];
  const held = lists.map(([list, from]) => [list, content[list].filter((_, place) => from[place] === box)]);
  return { ...content, ...(Object.fromEntries(held) as Lists) };
}

/** Copies may be moved from one card to another, but a box holds as many as it says. (RA-COMP-01) */
function totalProblems(content: Universe): ContentProblem[] {
  return content.boxes.flatMap(({ counts }, box) => {
    const held = heldIn(content, box);
    const total = totalOf(cardCounts(held));
    if (total === totalOf(counts)) return [];
    const others = [...held.cards.map(card => card.id), 'stronghold'].map(id => [id, 'copies'] as const);
    return [problemAt(['copies'], 'content.card-total', `${total} (${totalOf(counts)})`, others)];
  });
}

/** The box of the first part of some places that came in one; of what is there twice, the one that brought it again. */
function boxAt({ boxes, boxOf, ...content }: Universe, places: readonly Place[]): string {
  for (const [part] of places)
    for (const [list, from] of Object.entries(boxOf) as [keyof Lists, readonly number[]][]) {
      // The Events and neutral types of a scenario came with it.
      const place = content[list].findLastIndex(({ id }) => part === id || part.endsWith(`s.${id}`));
      if (place >= 0) return boxes[from[place]].id;
    }
  return boxes[0].id;
}

/** Everything that is wrong with shipped boxes, and in which: also where one does not hold what it says of a group. */
export const shippedProblems = (
  content: Universe,
): readonly (ContentProblem & { readonly box: string })[] => [
  ...contentProblems(content, content).map(problem => ({
    ...problem,
    box: boxAt(content, problem.places),
  })),
  ...content.boxes.flatMap(({ id, counts }, box) =>
    (Object.entries(cardCounts(heldIn(content, box))) as [keyof CardCounts, number][])
      .filter(([group, number]) => number !== counts[group])
      .map(([group, number]) => ({
        ...problemAt([group], 'content.card-total', `${number} (${counts[group]})`),
        box: id,
      })),
  ),
];
