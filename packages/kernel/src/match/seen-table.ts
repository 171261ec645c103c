import { noChance } from '../chance/chance.ts';
import type { FieldPlan } from '../layout/layout.ts';
import { ASKED, CORE, isZone, STATUS, zoneStride } from '../layout/layout.ts';
import { maySee, type Viewer } from '../layout/seats.ts';
import type { BagShape, ListShape, SlotsShape } from '../layout/shapes.ts';
import { NONE } from '../layout/zones.ts';
import type { Game } from '../procedure/game.ts';
import { layUnseen } from '../table/redeal.ts';
import { sight, type TableCore } from '../table/table.ts';
import type { Json } from '../view/codec.ts';
import type { View } from '../view/view.ts';
import type { ChosenOptions } from './table-setup.ts';
import { newTable } from './table-setup.ts';

// What does not have the form of the layout is left aside: the view may be of another version of the game.

const rowOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

const entriesOf = (json: Json | undefined): readonly (readonly [string, Json])[] =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : [];

const countOf = (json: Json | undefined): number =>
  typeof json === 'number' && json > 0 && json <= 32767 ? Math.trunc(json) : 0;

const optionsIn = ({ layout }: Game, table: View['table']): ChosenOptions =>
  Object.fromEntries(
    Object.entries(layout.options).flatMap(([name, { values }]) => {
      const value = values[countOf(table[name])];
      return table[name] === undefined || value === undefined ? [] : [[name, value]];
    }),
  );

const isHidden = (json: Json | undefined): json is { readonly hidden: number } =>
  typeof json === 'object' && json !== null && 'hidden' in json;

/** Lays what is seen of a zone; where a card lies hidden, any card keeps its place. */
const readZone = (
  { state }: TableCore,
  shape: BagShape | ListShape | SlotsShape,
  at: number,
  json: Json | undefined,
): void => {
  const { cards } = shape.pool;
  if (shape.shape === 'bag') {
    for (const [name, count] of entriesOf(json)) {
      const card = cards.indexOf(name);
      if (card >= 0) state[at + 1 + card] = countOf(count);
      if (card >= 0 || name === 'hidden') state[at] += countOf(count);
    }
    return;
  }
  const lying = rowOf(json)
    .slice(0, shape.capacity)
    .map(entry => (entry === null ? NONE : typeof entry === 'string' ? cards.indexOf(entry) : 0));
  if (shape.shape === 'slots')
    state.set(
      lying.map(card => card + 1),
      at,
    );
  else {
    const row = lying.filter(card => card !== NONE);
    state.set([row.length, ...row], at);
  }
};

const readField = (t: TableCore, { shape, base }: FieldPlan, json: Json | undefined): void => {
  if (isZone(shape)) {
    const zones = shape.many ? rowOf(json).slice(0, shape.count) : [json];
    zones.forEach((zone, i) => {
      readZone(t, shape, base + i * zoneStride(shape), zone);
    });
    return;
  }
  const { min, max } = shape.width;
  const readRow = (from: number, length: number, row: readonly (Json | undefined)[]): void =>
    row.slice(0, length).forEach((value, i) => {
      t.state[from + i] = typeof value === 'number' && value >= min && value <= max ? value : 0;
    });
  if (shape.shape === 'scalar') readRow(base, 1, [json]);
  else if (shape.shape === 'cells') readRow(base, shape.length, rowOf(json));
  else
    rowOf(json)
      .slice(0, shape.rows)
      .forEach((row, i) => {
        readRow(base + i * shape.columns, shape.columns, rowOf(row));
      });
};

/** Whether a view hides a card where this version of the game says that it is seen. */
const isDoubtful = (t: TableCore, { shape }: FieldPlan, index: number, json: Json, eyes: Viewer): boolean => {
  const places = Array.isArray(json) ? (json as readonly Json[]) : [json];
  return places.some((card, slot) => isHidden(card) && maySee(sight(t, shape.visible, index, slot), eyes));
};

/** Empties zones of which it is in doubt what is seen: a filler must never pass for a card that is known. */
const dropDoubtful = (t: TableCore, field: FieldPlan, json: Json | undefined, eyes: Viewer): void => {
  const { shape, base } = field;
  if (!isZone(shape)) return;
  (shape.many ? rowOf(json).slice(0, shape.count) : [json ?? null]).forEach((zone, index) => {
    const at = base + index * zoneStride(shape);
    if (isDoubtful(t, field, index, zone, eyes)) t.state.fill(0, at, at + zoneStride(shape));
  });
};

/** Who sits there, who is waited for and who won. What stands on the stack of rules is not told and left empty. */
const readCore = ({ state }: TableCore, { viewer, seats, over, places, waiting }: View): void => {
  state[CORE.seats] = seats;
  state[CORE.status] = over ? STATUS.over : waiting.length > 0 ? STATUS.asking : STATUS.running;
  places.forEach((place, seat) => {
    state[CORE.place + seat] = place;
  });
  for (const { seat, answered } of waiting)
    state[CORE.asked + seat] = !answered
      ? ASKED.open
      : seat === viewer
        ? ASKED.answered
        : ASKED.sealedUnknown;
};

/** Whether a card lies hidden anywhere. */
const hidesCards = (json: Json): boolean =>
  isHidden(json) || (Array.isArray(json) && (json as readonly Json[]).some(hidesCards));

/** A table as somebody knows it: cards that his eyes do not see are fillers, and `layout/seen.ts` tells which. */
export type Seen = { readonly table: TableCore; readonly eyes: Viewer };

const read = (game: Game, view: View): Seen => {
  const table = newTable(game, optionsIn(game, view.table), noChance);
  for (const field of table.layout.plan) readField(table, field, view.table[field.name]);
  readCore(table, view);
  // Once a game is over it lies open to everybody, and a replay may show it so from the beginning.
  const eyes = Object.values(view.table).some(hidesCards) ? view.viewer : 'all-seeing';
  for (const field of table.layout.plan) dropDoubtful(table, field, view.table[field.name], eyes);
  layUnseen(table, eyes, (group, { cards }) => cards.map(card => view.unseen[group]?.[card] ?? 0));
  return { table, eyes };
};

const known = new WeakMap<View, Seen & { readonly game: Game }>();

/**
 * The table that a view tells of: in every field of the game what `redact` makes of the true table for its viewer.
 * It is made once for each view and kept with it.
 */
export const seenTable = (game: Game, view: View): Seen => {
  const seen = known.get(view);
  if (seen?.game === game) return seen;
  const made = { ...read(game, view), game };
  known.set(view, made);
  return made;
};
