import type { Seat } from '@runehold/kernel/layout/seats';
import type { Content } from '../../content/content.ts';
import type { Resources } from '../../content/types-map.ts';
import type { Table } from '../../layout.ts';
import { type CardText, comma, listed, stop } from '../../text/clause.ts';
import { speech } from '../../text/speech.ts';
import { events } from '../../words.ts';
import { hasCapital, isCapital, strongholdOf } from '../map/areas.ts';
import { bringForward, secondAt, turnDevelopments } from './capital/developments.ts';
import { capitalEvents } from './capital/words.ts';

/** Strongholds of a seat on the board, its capital among them. */
export const strongholdsInPlay = (t: Table, seat: Seat): number => {
  let inPlay = 0;
  for (let area = 0; area < t.areas; area++) if (strongholdOf(t, area) === seat) inPlay++;
  return inPlay;
};

/** Tokens of a seat that are not on the board; the capital is none of them. (RW-COMP-08, RW-HOLD-13, BW-CAP-10) */
export const strongholdsLeft = (t: Table, seat: Seat): number =>
  t.strongholds - strongholdsInPlay(t, seat) + (hasCapital(t, seat) ? 1 : 0);

/** Places a stronghold of the seat's from its supply. */
export const placeStronghold = (t: Table, seat: Seat, area: number, damaged: boolean): void => {
  t.stronghold.set(area, 1 + 2 * seat + (damaged ? 1 : 0));
  t.emit(events['stronghold-placed'], seat, area);
};

/** Destroys a development of an area; the token goes back to its owner's supply. (RW-DEV-17) */
export const removeDevelopment = (t: Table, area: number, kind: number): void => {
  bringForward(t, area, kind);
  t.development.set(area, 0);
  if (secondAt(t, area) > 0) turnDevelopments(t, area);
  t.emit(events['development-destroyed'], strongholdOf(t, area), kind, area);
};

/** Takes the stronghold of an area off the board, and what is developed there with it. (RW-COMP-20, RW-DEV-16, BW-CAP-18) */
export const removeStronghold = (t: Table, area: number): void => {
  const seat = strongholdOf(t, area);
  const wasCapital = isCapital(t, area);
  while (t.development.get(area) > 0) removeDevelopment(t, area, t.development.get(area) - 1);
  if (wasCapital) t.capital.set(seat, 0);
  t.stronghold.set(area, 0);
  t.emit(wasCapital ? capitalEvents['capital-lost'] : events['stronghold-removed'], seat, area);
};

/** Turns the damaged stronghold of an area to its other side. (RW-O8-06) */
export const repairStronghold = (t: Table, area: number): void => {
  const seat = strongholdOf(t, area);
  t.stronghold.set(area, 1 + 2 * seat);
  t.emit(events['stronghold-repaired'], seat, area);
};

const { words, clause } = speech({
  'clause.stronghold.strength': [
    { undamaged: 'number', damaged: 'number' },
    'a stronghold gives its defender {undamaged} strength, or {damaged} when damaged',
    'twierdza daje obrońcy +{undamaged} do siły, a uszkodzona +{damaged}',
  ],
  'clause.stronghold.build': ['building one costs', 'koszt budowy:'],
  'clause.stronghold.repair': ['repairing it costs', 'koszt naprawy:'],
  'clause.stronghold.development': [
    'it holds one development, which costs',
    'mieści jedno ulepszenie; koszt ulepszenia:',
  ],
  'clause.cost': [
    { resource: 'resource', amount: 'number' },
    '{amount} {resource}',
    '{amount} {resource:gen}',
  ],
  'clause.cost.nothing': ['nothing', 'brak'],
});
export const strongholdWords = words;

export const costText = (cost: Resources): CardText => {
  const parts = Object.entries(cost).filter(([, amount]) => amount > 0);
  if (parts.length === 0) return [clause('clause.cost.nothing')];
  return listed(
    parts.map(([resource, amount]) => [clause('clause.cost', { resource, amount })]),
    'and',
  );
};

/** What a stronghold is worth and holds, and what it costs. */
export const strongholdText = ({ stronghold }: Pick<Content, 'stronghold'>): CardText => [
  clause('clause.stronghold.strength', stronghold.strength),
  stop,
  clause('clause.stronghold.build'),
  ...costText(stronghold.build),
  comma,
  clause('clause.stronghold.repair'),
  ...costText(stronghold.repair),
  stop,
  clause('clause.stronghold.development'),
  ...costText(stronghold.development),
  stop,
];
