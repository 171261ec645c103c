import type { FastChance } from '../chance/fast.ts';
import type { FieldPlan, Layout } from '../layout/layout.ts';
import { ASKED, CORE, isZone, zoneStride } from '../layout/layout.ts';
import type { Viewer } from '../layout/seats.ts';
import { ALL_SEATS } from '../layout/seats.ts';
import type { ApartBy, Pool, Visibility } from '../layout/shapes.ts';
import type { Place } from './heap.ts';
import { Heap } from './heap.ts';
import type { RuledAt, RuledOut } from './ruled-out.ts';
import { dealRuled, nothingRuled, ruledAt } from './ruled-out.ts';
import type { TableCore } from './table.ts';
import { sight } from './table.ts';

/** Zones among which cards that a viewer cannot see may lie in any way. */
type Group = {
  readonly name: string;
  readonly pool: Pool;
  readonly types: number;
  readonly places: readonly Place[];
  /** Says which of the group's indexes hang together for a viewer; absent where all do. */
  readonly by: ApartBy | undefined;
  /** How many parts the group can fall into. */
  readonly parts: number;
};

/** Plain numbers that not everybody sees. */
type HiddenRow = {
  readonly base: number;
  readonly length: number;
  readonly index: number;
  readonly visible: Visibility;
};

type DealPlan = { readonly groups: readonly Group[]; readonly rows: readonly HiddenRow[] };

const plans = new WeakMap<Layout, DealPlan>();

const planOf = (layout: Layout): DealPlan => {
  const known = plans.get(layout);
  if (known) return known;
  const groups = new Map<string, Omit<Group, 'places'> & { readonly places: Place[] }>();
  const rows: HiddenRow[] = [];
  for (const field of layout.plan) {
    if (isZone(field.shape)) addPlaces(field, groups);
    else if (field.shape.visible !== 'public') rows.push(...hiddenRows(field));
  }
  // A group in which everything lies open never needs a dealer.
  const secret = [...groups.values()].filter(group => group.places.some(place => place.visible !== 'public'));
  const plan = { groups: secret, rows };
  plans.set(layout, plan);
  return plan;
};

const addPlaces = (
  { shape, base }: FieldPlan,
  groups: Map<string, Omit<Group, 'places'> & { readonly places: Place[] }>,
): void => {
  if (!isZone(shape)) return;
  for (let index = 0; index < shape.count; index++) {
    const name = shape.apart === true ? `${shape.group}.${index}` : shape.group;
    const by = typeof shape.apart === 'function' ? shape.apart : undefined;
    const types = shape.pool.cards.length;
    const group = groups.get(name) ?? {
      name,
      pool: shape.pool,
      types,
      places: [],
      by,
      parts: by ? shape.count : 1,
    };
    if (group.pool !== shape.pool) throw new Error(`group ${name} mixes pools`);
    if (group.by !== by) throw new Error(`group ${name} is told apart in two ways`);
    groups.set(name, group);
    group.places.push({
      kind: shape.shape,
      base: base + index * zoneStride(shape),
      room: shape.shape === 'bag' ? types : shape.capacity,
      index,
      visible: shape.visible,
    });
  }
};

const hiddenRows = ({ shape, base }: FieldPlan): HiddenRow[] => {
  const { visible } = shape;
  if (shape.shape === 'scalar') return [{ base, length: 1, index: 0, visible }];
  if (shape.shape === 'cells')
    return Array.from({ length: shape.length }, (_, index) => ({
      base: base + index,
      length: 1,
      index,
      visible,
    }));
  if (shape.shape !== 'grid') return [];
  const { rows, columns } = shape;
  return Array.from({ length: rows }, (_, index) => ({
    base: base + index * columns,
    length: columns,
    index,
    visible,
  }));
};

const heap = new Heap();

/** A viewer as bits: it sees what all of these seats see. */
const eyesOf = (viewer: Viewer): number =>
  viewer === 'all-seeing' ? 0 : viewer === 'spectator' ? ALL_SEATS : 1 << viewer;

/** Gathers every card of a part of a group that a viewer cannot see. */
const gather = (t: TableCore, group: Group, part: number, viewer: Viewer, known: RuledAt): void => {
  heap.open(group.types);
  const { state } = t;
  const { counts } = heap;
  const eyes = eyesOf(viewer);
  for (const place of group.places) {
    const { kind, base, index, visible, room } = place;
    if (group.by && group.by(t as never, index, viewer) !== part) continue;
    const isOut = known.get(base);
    if (kind === 'bag') {
      if (state[base] === 0 || (sight(t, visible, index, 0) & eyes) === eyes) continue;
      heap.bags[heap.bagCount++] = place;
      heap.total += state[base];
      for (let card = 0; card < room; card++) counts[card] += state[base + 1 + card];
    } else if (kind === 'list') {
      for (let slot = 0; slot < state[base]; slot++) {
        if ((sight(t, visible, index, slot) & eyes) !== eyes)
          heap.add(state[base + 1 + slot], base + 1 + slot, 0, isOut);
      }
    } else {
      for (let slot = 0; slot < room; slot++) {
        if (state[base + slot] !== 0 && (sight(t, visible, index, slot) & eyes) !== eyes)
          heap.add(state[base + slot] - 1, base + slot, 1, isOut);
      }
    }
  }
};

/** Deals the gathered cards out again. The largest pile gets what is left, so that a deck costs nothing to deal. */
const dealOut = (t: TableCore, types: number, rng: FastChance | undefined): void => {
  const { state } = t;
  heap.layOut(types);
  if (rng && heap.ruled.length > 0) dealRuled(t, heap, rng);
  for (let i = 0; i < heap.slotCount; i++) {
    const slot = heap.slots[i];
    state[slot >> 1] = heap.deal(rng) + (slot & 1);
  }
  let rest: Place | undefined;
  for (let i = 0; i < heap.bagCount; i++) {
    const place = heap.bags[i] as Place;
    if (!rest || state[place.base] > state[rest.base]) rest = place;
  }
  if (!rest) return;
  for (let i = 0; i < heap.bagCount; i++) {
    const { base } = heap.bags[i] as Place;
    for (let card = 1; card <= types; card++) state[base + card] = 0;
    if (base !== rest.base) for (let n = state[base]; n > 0; n--) state[base + 1 + heap.deal(rng)]++;
  }
  for (let i = heap.next; i < heap.total; i++) state[rest.base + 1 + heap.cards[i]]++;
};

/** Blanks numbers a viewer cannot see, and what others answered under seal. */
const blank = (t: TableCore, rows: readonly HiddenRow[], viewer: Viewer): void => {
  const { state } = t;
  const eyes = eyesOf(viewer);
  for (const { base, length, index, visible } of rows) {
    if ((sight(t, visible, index, 0) & eyes) !== eyes)
      for (let i = base; i < base + length; i++) state[i] = 0;
  }
  if (viewer === 'all-seeing') return;
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat !== viewer && state[CORE.asked + seat] === ASKED.answered)
      state[CORE.asked + seat] = ASKED.sealedUnknown;
  }
};

const hide = (t: TableCore, viewer: Viewer, rng: FastChance | undefined, known: RuledAt): void => {
  t.version++;
  // A game that is over lies open, to copies as to views.
  if (t.over) return;
  const { groups, rows } = planOf(t.layout);
  // Who sees what may depend on open fields, so every sight is taken before anything is dealt or blanked.
  for (const group of groups) {
    for (let part = 0; part < group.parts; part++) {
      gather(t, group, part, viewer, known);
      if (heap.bagCount + heap.slotCount + heap.ruled.length > 1) dealOut(t, group.types, rng);
    }
  }
  blank(t, rows, viewer);
};

/**
 * Makes `into` a table that the viewer could not tell from this one: everything it cannot see is dealt anew at random, but
 * for what is ruled out. `into` and `from` may be the same table.
 */
export const dealAnew = (
  into: TableCore,
  from: TableCore,
  viewer: Viewer,
  rng: FastChance,
  ruledOut: readonly RuledOut[],
): void => {
  if (into !== from) into.copyFrom(from);
  hide(into, viewer, rng, ruledAt(from.layout, ruledOut));
};

/**
 * Makes `into` what a viewer knows of this table, and nothing else: hidden cards are laid out in the pool's order.
 * Two tables that a viewer cannot tell apart become equal, byte for byte.
 */
export const redact = (into: TableCore, from: TableCore, viewer: Viewer): void => {
  if (into !== from) into.copyFrom(from);
  hide(into, viewer, undefined, nothingRuled);
};

/** A part of a group, under the name by which views tell of it. */
const partName = ({ name, by }: Group, part: number): string => (by ? `${name}.${part}` : name);

/** The cards a viewer cannot see, by group: how many of each type lie somewhere among its hidden zones. */
export const unseenBy = (t: TableCore, viewer: Viewer): Map<string, number[]> => {
  const unseen = new Map<string, number[]>();
  for (const group of planOf(t.layout).groups) {
    for (let part = 0; part < group.parts; part++) {
      gather(t, group, part, viewer, nothingRuled);
      if (heap.total > 0) unseen.set(partName(group, part), Array.from(heap.counts.subarray(0, group.types)));
    }
  }
  return unseen;
};

/** Lays the cards that a viewer cannot see as `redact` does, on a table that has only places kept for them. */
export const layUnseen = (
  t: TableCore,
  viewer: Viewer,
  unseen: (group: string, pool: Pool) => readonly number[],
): void => {
  for (const group of planOf(t.layout).groups) {
    for (let part = 0; part < group.parts; part++) {
      gather(t, group, part, viewer, nothingRuled);
      if (heap.total === 0) continue;
      heap.become(unseen(partName(group, part), group.pool));
      dealOut(t, group.types, undefined);
    }
  }
};
