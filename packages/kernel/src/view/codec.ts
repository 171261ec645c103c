import { mustFit } from '../layout/fields.ts';
import type { FieldPlan } from '../layout/layout.ts';
import { CORE, zoneStride } from '../layout/layout.ts';
import type { LocalPlan } from '../layout/locals.ts';
import { localSize } from '../layout/locals.ts';
import type { BagShape, ListShape, Pool, SlotsShape } from '../layout/shapes.ts';
import type { Game, RunningFrame } from '../procedure/game.ts';
import { framesOf } from '../procedure/game.ts';
import type { TableCore } from '../table/table.ts';

/** A plain JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** A half-finished rule as data: which procedure, at which of its steps, with which locals. */
export type FrameJson = {
  readonly procedure: string;
  readonly step: number;
  readonly locals: { readonly [local: string]: number | readonly number[] };
};

/** A whole table as data. Cards and procedures go by name, numbers stay numbers. */
export type StateJson = {
  readonly fields: JsonObject;
  readonly frames: readonly FrameJson[];
};

/** The state did not have the form of the layout. */
export class CodecError extends Error {
  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.name = 'CodecError';
  }
}

/** The stack and what points into it are written as frames instead. */
const framed = new Set(['@frame', '@top', '@step', '@stack']);

/** Writes one zone: a bag as counts by name, a list or slots as names in order. */
export const zoneJson = (t: TableCore, shape: BagShape | ListShape | SlotsShape, at: number): Json => {
  const names = shape.pool.cards;
  const { state } = t;
  if (shape.shape === 'bag') {
    const counts: Record<string, number> = {};
    names.forEach((name, card) => {
      if (state[at + 1 + card] !== 0) counts[name] = state[at + 1 + card];
    });
    return counts;
  }
  if (shape.shape === 'list') return Array.from({ length: state[at] }, (_, i) => names[state[at + 1 + i]]);
  return Array.from({ length: shape.capacity }, (_, i) =>
    state[at + i] === 0 ? null : names[state[at + i] - 1],
  );
};

const fieldJson = (t: TableCore, { shape, base }: FieldPlan): Json => {
  const numbers = (from: number, length: number): number[] =>
    Array.from({ length }, (_, i) => t.state[from + i]);
  switch (shape.shape) {
    case 'scalar':
      return t.state[base];
    case 'cells':
      return numbers(base, shape.length);
    case 'grid':
      return Array.from({ length: shape.rows }, (_, row) =>
        numbers(base + row * shape.columns, shape.columns),
      );
    default: {
      const stride = zoneStride(shape);
      const zones = Array.from({ length: shape.count }, (_, i) => zoneJson(t, shape, base + i * stride));
      return shape.many ? zones : zones[0];
    }
  }
};

/** The locals of a running frame, by name. */
export const localsJson = (t: TableCore, frame: RunningFrame): FrameJson['locals'] =>
  Object.fromEntries(
    frame.procedure.locals.map(({ name, decl, offset }) => {
      const at = frame.base + offset;
      if (decl.local === 'number') return [name, t.state[at]];
      const start = decl.local === 'list' ? at + 1 : at;
      const length = decl.local === 'list' ? t.state[at] : localSize(decl);
      return [name, Array.from(t.state.subarray(start, start + length))];
    }),
  );

/** The whole table as a plain JSON value, half-finished rules included. */
export const encodeState = (game: Game, t: TableCore): StateJson => ({
  fields: Object.fromEntries(
    t.layout.plan.filter(field => !framed.has(field.name)).map(field => [field.name, fieldJson(t, field)]),
  ),
  frames: framesOf(game, t).map(frame => ({
    procedure: frame.procedure.name,
    step: frame.step - frame.procedure.start,
    locals: localsJson(t, frame),
  })),
});

const mustBeRow = (path: string, json: Json | undefined, length?: number): readonly Json[] => {
  if (!Array.isArray(json)) throw new CodecError(path, 'a list is missing');
  if (length !== undefined && json.length !== length)
    throw new CodecError(path, `${length} entries are needed, not ${json.length}`);
  return json;
};

const mustBeObject = (path: string, json: Json | undefined): JsonObject => {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new CodecError(path, 'an object is missing');
  return json as JsonObject;
};

const mustBeNumber = (path: string, json: Json | undefined, min: number, max: number): number => {
  if (typeof json !== 'number') throw new CodecError(path, 'a number is missing');
  try {
    mustFit(path, { min, max }, json);
  } catch (error) {
    throw new CodecError(path, (error as Error).message);
  }
  return json;
};

const mustBeCard = (path: string, pool: Pool, json: Json | undefined): number => {
  const card = typeof json === 'string' ? pool.cards.indexOf(json) : -1;
  if (card < 0) throw new CodecError(path, `${JSON.stringify(json)} is no card of ${pool.name}`);
  return card;
};

const readZone = (
  t: TableCore,
  shape: BagShape | ListShape | SlotsShape,
  at: number,
  json: Json,
  path: string,
): void => {
  const { state } = t;
  if (shape.shape === 'bag') {
    let total = 0;
    for (const [name, count] of Object.entries(mustBeObject(path, json))) {
      const card = mustBeCard(path, shape.pool, name);
      state[at + 1 + card] = mustBeNumber(`${path}.${name}`, count, 1, 32767);
      total += state[at + 1 + card];
    }
    // The parts may each fit where their sum does not.
    state[at] = mustBeNumber(path, total, 0, 32767);
    return;
  }
  const row = mustBeRow(path, json, shape.shape === 'slots' ? shape.capacity : undefined);
  if (row.length > shape.capacity) throw new CodecError(path, `holds at most ${shape.capacity}`);
  row.forEach((entry, i) => {
    if (shape.shape === 'list') state[at + 1 + i] = mustBeCard(`${path}[${i}]`, shape.pool, entry);
    else state[at + i] = entry === null ? 0 : mustBeCard(`${path}[${i}]`, shape.pool, entry) + 1;
  });
  if (shape.shape === 'list') state[at] = row.length;
};

const readField = (t: TableCore, { name, shape, base }: FieldPlan, json: Json | undefined): void => {
  const readRow = (from: number, length: number, row: Json | undefined, path: string): void => {
    const { width } = shape as { width: { min: number; max: number } };
    mustBeRow(path, row, length).forEach((value, i) => {
      t.state[from + i] = mustBeNumber(`${path}[${i}]`, value, width.min, width.max);
    });
  };
  switch (shape.shape) {
    case 'scalar':
      t.state[base] = mustBeNumber(name, json, shape.width.min, shape.width.max);
      return;
    case 'cells':
      readRow(base, shape.length, json, name);
      return;
    case 'grid':
      for (const [i, row] of mustBeRow(name, json, shape.rows).entries())
        readRow(base + i * shape.columns, shape.columns, row, `${name}[${i}]`);
      return;
    default: {
      const zones = shape.many ? mustBeRow(name, json, shape.count) : [json ?? null];
      for (const [i, entry] of zones.entries())
        readZone(t, shape, base + i * zoneStride(shape), entry, `${name}[${i}]`);
    }
  }
};

const readLocal = (
  t: TableCore,
  { name, decl, offset }: LocalPlan,
  base: number,
  json: Json | undefined,
): void => {
  const at = base + offset;
  if (decl.local === 'number') {
    t.state[at] = mustBeNumber(name, json, -32768, 32767);
    return;
  }
  const isList = decl.local === 'list';
  const row = mustBeRow(name, json, isList ? undefined : localSize(decl));
  if (isList && row.length > decl.capacity) throw new CodecError(name, `holds at most ${decl.capacity}`);
  if (isList) t.state[at] = row.length;
  row.forEach((value, i) => {
    t.state[at + (isList ? 1 : 0) + i] = mustBeNumber(name, value, -32768, 32767);
  });
};

const readFrames = (game: Game, t: TableCore, frames: readonly Json[]): void => {
  let top: number = CORE.stack;
  let base = 0;
  let step = -1;
  for (const entry of frames) {
    const frame = mustBeObject('frames', entry) as unknown as FrameJson;
    const procedure = game.procedures.find(candidate => candidate.name === frame.procedure);
    if (!procedure)
      throw new CodecError('frames', `no procedure is named ${JSON.stringify(frame.procedure)}`);
    if (top + procedure.size > CORE.stack + t.layout.stackSize)
      throw new CodecError('frames', 'too many frames');
    t.state[top] = base;
    t.state[top + 1] = step;
    base = top;
    top += procedure.size;
    const locals = mustBeObject(frame.procedure, frame.locals as Json | undefined);
    for (const name of Object.keys(locals)) {
      if (!procedure.locals.some(local => local.name === name))
        throw new CodecError(`${frame.procedure}.${name}`, 'there is no such local');
    }
    for (const local of procedure.locals) readLocal(t, local, base, locals[local.name]);
    step = procedure.start + mustBeNumber(frame.procedure, frame.step, 0, procedure.ops.length - 1);
  }
  t.state[CORE.frame] = base;
  t.state[CORE.top] = top;
  t.state[CORE.step] = Math.max(step, 0);
};

/** Reads a table back. Anything that is not exactly of the layout's form is refused with its place. */
export const decodeState = (game: Game, json: Json, into: TableCore): void => {
  const { fields, frames } = mustBeObject('state', json);
  const given = mustBeObject('fields', fields);
  into.state.fill(0);
  const wanted = into.layout.plan.filter(field => !framed.has(field.name));
  for (const name of Object.keys(given)) {
    if (!wanted.some(field => field.name === name)) throw new CodecError(name, 'there is no such field');
  }
  for (const field of wanted) readField(into, field, given[field.name]);
  readFrames(game, into, mustBeRow('frames', frames));
  into.version++;
};
