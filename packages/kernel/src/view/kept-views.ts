import type { FieldPlan } from '../layout/layout.ts';
import { isZone, shapeSize, zoneStride } from '../layout/layout.ts';
import type { Viewer } from '../layout/seats.ts';
import type { Game } from '../procedure/game.ts';
import type { TableCore } from '../table/table.ts';
import { sight } from '../table/table.ts';
import type { Json } from './codec.ts';
import { asksFor } from './describe.ts';
import { keepSame, keepWhole } from './keep.ts';
import { crumbsOf, fieldView, openView, shownFields, unseenView, type View } from './view.ts';

/** What everybody sees alike. */
type Common = Pick<View, 'seats' | 'over' | 'places' | 'crumbs' | 'waiting'>;

/** There is nothing to be seen. */
const EMPTY = -1;

/** Who sees each card or number of a field, where that depends on what lies open. */
const sightsIn = (t: TableCore, { shape, base }: FieldPlan): number[] => {
  const { visible } = shape;
  if (!isZone(shape)) {
    const columns = shape.shape === 'grid' ? shape.columns : 1;
    return Array.from({ length: shapeSize(shape) / columns }, (_, index) => sight(t, visible, index, 0));
  }
  const places = shape.shape === 'bag' ? 1 : shape.capacity;
  const masks: number[] = [];
  for (let index = 0; index < shape.count; index++) {
    const at = base + index * zoneStride(shape);
    for (let slot = 0; slot < places; slot++) {
      const isUsed =
        shape.shape === 'bag' || (shape.shape === 'list' ? slot < t.state[at] : t.state[at + slot] !== 0);
      masks.push(isUsed ? sight(t, visible, index, slot) : EMPTY);
    }
  }
  return masks;
};

/** Something that was made for somebody, and how often what it is made of had changed then. */
type Made<T> = { readonly value: T; readonly round: number };

/** One field, as it was shown to each who has looked. */
class KeptField {
  readonly plan: FieldPlan;
  readonly #end: number;
  readonly #hasSights: boolean;
  readonly #shown = new Map<Viewer, Made<Json>>();
  #sights: readonly number[] = [];
  #round = 0;

  constructor(plan: FieldPlan) {
    this.plan = plan;
    this.#end = plan.base + shapeSize(plan.shape);
    this.#hasSights = typeof plan.shape.visible === 'function';
  }

  /** Whether the field, or who sees it, is no longer as it was. */
  review(t: TableCore, known: Int16Array): boolean {
    const { state } = t;
    let isChanged = false;
    for (let at = this.plan.base; at < this.#end && !isChanged; at++) isChanged = state[at] !== known[at];
    if (this.#hasSights) {
      const sights = sightsIn(t, this.plan);
      isChanged ||= sights.some((mask, i) => mask !== this.#sights[i]);
      this.#sights = sights;
    }
    if (isChanged) this.#round++;
    return isChanged;
  }

  shown(t: TableCore, viewer: Viewer): Json {
    // What lies open is the same to all, and made once.
    const eyes = this.plan.shape.visible === 'public' ? 'spectator' : viewer;
    const known = this.#shown.get(eyes);
    if (known?.round === this.#round) return known.value;
    const value = keepSame(known?.value, fieldView(t, this.plan, eyes));
    this.#shown.set(eyes, { value, round: this.#round });
    return value;
  }
}

/**
 * The views of one table, made again as little as possible: what several viewers see alike is made once, and what did
 * not change since it was last seen is the same value as then. What a view says follows from the table and the viewer
 * alone: it is what `viewOf` makes from the ground up. (decision 85)
 */
export class KeptViews {
  readonly table: TableCore;
  readonly #game: Game;
  /** The table as it was when somebody last looked. */
  readonly #known: Int16Array;
  readonly #fields: readonly KeptField[];
  readonly #views = new Map<Viewer, Made<View>>();
  readonly #unseen = new Map<Viewer, Made<View['unseen']>>();
  /** With whose hidden cards others are mixed may depend on anything that lies open. */
  readonly #isMixed: boolean;
  /** How often cards have moved, or somebody came to see some. */
  #cardRound = 0;
  #common: Made<Common> | undefined;
  #round = 0;

  constructor(game: Game, table: TableCore) {
    this.#game = game;
    this.table = table;
    this.#known = new Int16Array(table.state.length);
    const fields = shownFields(table.layout);
    this.#fields = fields.map(plan => new KeptField(plan));
    this.#isMixed = fields.some(({ shape }) => isZone(shape) && typeof shape.apart === 'function');
  }

  /** Finds out what is no longer as it was. */
  #review(): void {
    const { state } = this.table;
    const known = this.#known;
    let at = 0;
    while (at < state.length && state[at] === known[at]) at++;
    if (at === state.length) return;
    let haveCardsMoved = this.#isMixed;
    for (const field of this.#fields)
      if (field.review(this.table, known)) haveCardsMoved ||= isZone(field.plan.shape);
    known.set(state);
    this.#round++;
    if (haveCardsMoved) this.#cardRound++;
  }

  /** What a viewer may know of the table. Nobody may change what it is made of: others are shown the same. */
  of(viewer: Viewer): View {
    this.#review();
    const known = this.#views.get(viewer);
    if (known?.round === this.#round) return known.value;
    const value = keepWhole(known?.value, this.#make(viewer, known?.value));
    this.#views.set(viewer, { value, round: this.#round });
    return value;
  }

  #make(viewer: Viewer, before: View | undefined): View {
    const { table } = this;
    const eyes: Viewer = table.over ? 'all-seeing' : viewer;
    const { seats, over, places, crumbs, waiting } = this.#commonNow();
    return {
      viewer,
      seats,
      over,
      places,
      table: this.#tableTo(eyes, before?.table),
      unseen: this.#unseenBy(eyes),
      crumbs,
      asks: keepSame(before?.asks, asksFor(this.#game, table, viewer)),
      waiting,
    };
  }

  #tableTo(eyes: Viewer, before: View['table'] | undefined): View['table'] {
    let after: Record<string, Json> | undefined = before ? undefined : {};
    for (const field of this.#fields) {
      const { name } = field.plan;
      const shown = field.shown(this.table, eyes);
      if (before && before[name] === shown) continue;
      after ??= { ...before };
      after[name] = shown;
    }
    return after ?? before ?? {};
  }

  #unseenBy(eyes: Viewer): View['unseen'] {
    const known = this.#unseen.get(eyes);
    if (known?.round === this.#cardRound) return known.value;
    const value = keepSame(known?.value, unseenView(this.table, eyes));
    this.#unseen.set(eyes, { value, round: this.#cardRound });
    return value;
  }

  #commonNow(): Common {
    const known = this.#common;
    if (known?.round === this.#round) return known.value;
    const made = { ...openView(this.table), crumbs: crumbsOf(this.#game, this.table) };
    const value = keepSame<Common>(known?.value, made);
    this.#common = { value, round: this.#round };
    return value;
  }
}
