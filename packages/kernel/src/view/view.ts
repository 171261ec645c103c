import type { FieldPlan, Layout } from '../layout/layout.ts';
import { zoneStride } from '../layout/layout.ts';
import type { Viewer } from '../layout/seats.ts';
import { maySee } from '../layout/seats.ts';
import type { BagShape, ListShape, SlotsShape } from '../layout/shapes.ts';
import type { Game } from '../procedure/game.ts';
import { framesOf } from '../procedure/game.ts';
import { unseenBy } from '../table/redeal.ts';
import type { TableCore } from '../table/table.ts';
import { sight } from '../table/table.ts';
import type { FrameJson, Json } from './codec.ts';
import { localsJson, zoneJson } from './codec.ts';
import type { AskView, Waiting } from './describe.ts';
import { asksFor, waitingList } from './describe.ts';

/** Where the game stands, from the whole to the detail: what breadcrumbs show. */
export type Crumb = { readonly procedure: string; readonly locals: FrameJson['locals'] };

/** Everything one viewer may know, as plain data. */
export type View = {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly over: boolean;
  /** The place of each seat once the game is over. */
  readonly places: readonly number[];
  /** The fields by name. A hidden pile is `{ hidden: n }`, a hidden card `{ hidden: 1 }`, a hidden number or an empty place `null`. */
  readonly table: { readonly [field: string]: Json };
  /** Cards that lie hidden, by group: which ones they are together, not where. */
  readonly unseen: { readonly [group: string]: { readonly [card: string]: number } };
  readonly crumbs: readonly Crumb[];
  readonly asks: readonly AskView[];
  readonly waiting: readonly Waiting[];
};

const zoneView = (
  t: TableCore,
  shape: BagShape | ListShape | SlotsShape,
  at: number,
  index: number,
  viewer: Viewer,
): Json => {
  const sees = (slot: number): boolean => maySee(sight(t, shape.visible, index, slot), viewer);
  if (shape.shape === 'bag') return sees(0) ? zoneJson(t, shape, at) : { hidden: t.state[at] };
  const cards = zoneJson(t, shape, at) as readonly (string | null)[];
  return cards.map((card, slot) => (card === null ? null : sees(slot) ? card : { hidden: 1 }));
};

/** A field as a viewer sees it. */
export const fieldView = (t: TableCore, { shape, base }: FieldPlan, viewer: Viewer): Json => {
  const number = (at: number, index: number): Json =>
    maySee(sight(t, shape.visible, index, 0), viewer) ? t.state[at] : null;
  switch (shape.shape) {
    case 'scalar':
      return number(base, 0);
    case 'cells':
      return Array.from({ length: shape.length }, (_, i) => number(base + i, i));
    case 'grid':
      return Array.from({ length: shape.rows }, (_, row) =>
        Array.from({ length: shape.columns }, (_, column) =>
          number(base + row * shape.columns + column, row),
        ),
      );
    default: {
      const zones = Array.from({ length: shape.count }, (_, index) =>
        zoneView(t, shape, base + index * zoneStride(shape), index, viewer),
      );
      return shape.many ? zones : zones[0];
    }
  }
};

const namesOf = new WeakMap<Layout, ReadonlyMap<string, readonly string[]>>();

/** What the cards of each group are called. */
const cardNames = (layout: Layout): ReadonlyMap<string, readonly string[]> => {
  const known = namesOf.get(layout);
  if (known) return known;
  const names = new Map<string, readonly string[]>();
  for (const { shape } of layout.plan) if ('pool' in shape) names.set(shape.group, shape.pool.cards);
  namesOf.set(layout, names);
  return names;
};

/** Which cards lie where a viewer cannot see them. */
export const unseenView = (t: TableCore, viewer: Viewer): View['unseen'] => {
  const names = cardNames(t.layout);
  const unseen: Record<string, Record<string, number>> = {};
  for (const [group, counts] of unseenBy(t, viewer)) {
    const cards = names.get(group) ?? names.get(group.replace(/\.\d+$/, '')) ?? [];
    const found: Record<string, number> = {};
    for (let card = 0; card < counts.length; card++) if (counts[card] > 0) found[cards[card]] = counts[card];
    unseen[group] = found;
  }
  return unseen;
};

/** The fields that are shown: the kernel's own are not. */
export const shownFields = (layout: Layout): readonly FieldPlan[] =>
  layout.plan.filter(field => !field.name.startsWith('@'));

/** What everybody may know of any table. */
export const openView = (t: TableCore): Pick<View, 'seats' | 'over' | 'places' | 'waiting'> => ({
  seats: t.seats,
  over: t.over,
  places: Array.from({ length: t.seats }, (_, seat) => t.placeOf(seat)),
  waiting: waitingList(t),
});

/** Where the game stands. */
export const crumbsOf = (game: Game, t: TableCore): Crumb[] =>
  framesOf(game, t).map(frame => ({
    procedure: frame.procedure.name,
    // What a loop counts for itself is nobody's business.
    locals: Object.fromEntries(
      Object.entries(localsJson(t, frame)).filter(([name]) => !name.startsWith('@')),
    ),
  }));

/** What a viewer may know of a table. Once the game is over nothing is hidden. */
export const viewOf = (game: Game, t: TableCore, viewer: Viewer): View => {
  const eyes: Viewer = t.over ? 'all-seeing' : viewer;
  const { seats, over, places, waiting } = openView(t);
  return {
    viewer,
    seats,
    over,
    places,
    table: Object.fromEntries(
      shownFields(t.layout).map(field => [field.name, fieldView(t, field, eyes)] as const),
    ),
    unseen: unseenView(t, eyes),
    crumbs: crumbsOf(game, t),
    asks: asksFor(game, t, viewer),
    waiting,
  };
};
