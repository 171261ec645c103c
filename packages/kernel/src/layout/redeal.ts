import type { FastChance } from '../chance/fast.ts';
import type { FieldPlan, Layout } from './layout.ts';
import { ASKED, CORE, isZone, zoneStride } from './layout.ts';
import type { Viewer } from './seats.ts';
import { maySee } from './seats.ts';
import type { Visibility } from './shapes.ts';
import type { TableCore } from './table.ts';
import { sight } from './table.ts';

/** One zone as the dealer sees it. */
type Place = {
  readonly kind: 'bag' | 'list' | 'slots';
  readonly base: number;
  readonly room: number;
  readonly index: number;
  readonly visible: Visibility;
};

/** Zones among which cards that a viewer cannot see may lie in any way. */
type Group = { readonly name: string; readonly types: number; readonly places: readonly Place[] };

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
  const groups = new Map<string, { name: string; types: number; places: Place[] }>();
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
  groups: Map<string, { name: string; types: number; places: Place[] }>,
): void => {
  if (!isZone(shape)) return;
  for (let index = 0; index < shape.count; index++) {
    const name = shape.apart ? `${shape.group}.${index}` : shape.group;
    const types = shape.pool.cards.length;
    const group = groups.get(name) ?? { name, types, places: [] };
    if (group.types !== types) throw new Error(`group ${name} mixes pools`);
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

/** Cards taken up to be dealt again: how many of each type, and where each is to go. */
class Heap {
  counts = new Int16Array(64);
  total = 0;
  bags: Place[] = [];
  slots: number[] = [];
  /** What is added to a card's number where it is stored. */
  bias: number[] = [];

  open(types: number): void {
    if (types > this.counts.length) this.counts = new Int16Array(types);
    this.counts.fill(0, 0, types);
    this.total = 0;
    this.bags.length = 0;
    this.slots.length = 0;
    this.bias.length = 0;
  }

  addSlot(card: number, at: number, bias: number): void {
    this.counts[card]++;
    this.total++;
    this.slots.push(at);
    this.bias.push(bias);
  }

  /** Takes a card out: a random one, or without a generator the first there is. */
  deal(rng: FastChance | undefined): number {
    let n = rng ? rng.pick(this.total) : 0;
    let card = 0;
    for (; ; card++) {
      n -= this.counts[card];
      if (n < 0) break;
    }
    this.counts[card]--;
    this.total--;
    return card;
  }
}

const heap = new Heap();

/** Gathers every card of a group that a viewer cannot see. */
const gather = (t: TableCore, group: Group, viewer: Viewer): void => {
  heap.open(group.types);
  const { state } = t;
  for (const place of group.places) {
    const { kind, base, index, visible, room } = place;
    if (kind === 'bag') {
      if (state[base] === 0 || maySee(sight(t, visible, index, 0), viewer)) continue;
      heap.bags.push(place);
      heap.total += state[base];
      for (let card = 0; card < room; card++) heap.counts[card] += state[base + 1 + card];
    } else if (kind === 'list') {
      for (let slot = 0; slot < state[base]; slot++) {
        if (!maySee(sight(t, visible, index, slot), viewer))
          heap.addSlot(state[base + 1 + slot], base + 1 + slot, 0);
      }
    } else {
      for (let slot = 0; slot < room; slot++) {
        if (state[base + slot] !== 0 && !maySee(sight(t, visible, index, slot), viewer))
          heap.addSlot(state[base + slot] - 1, base + slot, 1);
      }
    }
  }
};

/** Deals the gathered cards out again. The largest pile gets what is left, so that a deck costs nothing to deal. */
const dealOut = (t: TableCore, types: number, rng: FastChance | undefined): void => {
  const { state } = t;
  for (let i = 0; i < heap.slots.length; i++) state[heap.slots[i]] = heap.deal(rng) + heap.bias[i];
  let rest: Place | undefined;
  for (const place of heap.bags) if (!rest || state[place.base] > state[rest.base]) rest = place;
  if (!rest) return;
  for (const place of heap.bags) {
    if (place === rest) continue;
    const total = state[place.base];
    state.fill(0, place.base + 1, place.base + 1 + types);
    for (let n = 0; n < total; n++) state[place.base + 1 + heap.deal(rng)]++;
  }
  for (let card = 0; card < types; card++) state[rest.base + 1 + card] = heap.counts[card];
};

/** Blanks numbers a viewer cannot see, and what others answered under seal. */
const blank = (t: TableCore, rows: readonly HiddenRow[], viewer: Viewer): void => {
  const { state } = t;
  for (const { base, length, index, visible } of rows) {
    if (!maySee(sight(t, visible, index, 0), viewer)) state.fill(0, base, base + length);
  }
  if (viewer === 'all-seeing') return;
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat !== viewer && state[CORE.asked + seat] === ASKED.answered)
      state[CORE.asked + seat] = ASKED.sealedUnknown;
  }
};

const hide = (t: TableCore, viewer: Viewer, rng: FastChance | undefined): void => {
  const { groups, rows } = planOf(t.layout);
  // Who sees what may depend on open fields, so every sight is taken before anything is dealt or blanked.
  for (const group of groups) {
    gather(t, group, viewer);
    if (heap.bags.length + heap.slots.length > 1) dealOut(t, group.types, rng);
  }
  blank(t, rows, viewer);
  t.version++;
};

/**
 * Makes `into` a table that the seat could not tell from this one: everything it cannot see is dealt anew at random.
 * `into` and `from` may be the same table.
 */
export const resample = (into: TableCore, from: TableCore, seat: Viewer, rng: FastChance): void => {
  if (into !== from) into.copyFrom(from);
  hide(into, seat, rng);
};

/**
 * Makes `into` what a viewer knows of this table, and nothing else: hidden cards are laid out in the pool's order.
 * Two tables that a viewer cannot tell apart become equal, byte for byte.
 */
export const redact = (into: TableCore, from: TableCore, viewer: Viewer): void => {
  if (into !== from) into.copyFrom(from);
  hide(into, viewer, undefined);
};

/** The cards a viewer cannot see, by group: how many of each type lie somewhere among its hidden zones. */
export const unseenBy = (t: TableCore, viewer: Viewer): Map<string, number[]> => {
  const unseen = new Map<string, number[]>();
  for (const group of planOf(t.layout).groups) {
    gather(t, group, viewer);
    if (heap.total > 0) unseen.set(group.name, Array.from(heap.counts.subarray(0, group.types)));
  }
  return unseen;
};
