import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { StandingOrder } from '@runehold/protocol/parts/order';
import type { SeatClock } from '@runehold/protocol/parts/pace';
import type { ChatLine, People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { RoomMessage, StateMessage } from '@runehold/protocol/wire/from-host';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Draft } from './draft.ts';
import { emptyDraft } from './draft.ts';

/** How the channel to the table stands. */
export type Link = 'opening' | 'open' | 'lost' | 'refused';

/** All that a page knows of a table. */
export type TableState = {
  readonly link: Link;
  readonly game: string | undefined;
  readonly options: Readonly<Record<string, string>>;
  /** The content pack that it is played with. */
  readonly content: string | undefined;
  readonly view: WireView | undefined;
  /** The waiting room, where the game has not begun. */
  readonly room: RoomMessage | undefined;
  readonly seq: number;
  readonly records: readonly Told[];
  readonly people: People;
  /** When that was told, on the page's own clock: people are told of by how long something has been so. */
  readonly peopleAt: number;
  /** What every seat has to think with, where there is a clock, and when that was told. */
  readonly clocks: { readonly seats: readonly SeatClock[]; readonly at: number } | undefined;
  /** Somebody waits for the player and has called; the newest call. */
  readonly nudge: { readonly by: string; readonly at: number } | undefined;
  readonly refusedUndo: Message | undefined;
  readonly frozen: boolean;
  readonly chance: StateMessage['chance'];
  readonly chat: readonly ChatLine[];
  /** The answer in the making to the open ask. */
  readonly draft: Draft;
  /** Why the last request was not carried out. */
  readonly refusal: Message | undefined;
  /** Why the answer that is chosen could not be taken back once it is given. */
  readonly final: Message | undefined;
  /** What was answered for the player last, there being nothing else to say. */
  readonly given: Message | undefined;
  /** What the viewer has left to be answered, the dropped orders with the rest. */
  readonly orders: readonly StandingOrder[];
  /** A request is under way. */
  readonly busy: boolean;
  /** What others do waits to be shown until it is let go. */
  readonly held: boolean;
  /** What leaves no choice is answered for the player, for as long as what is on the stage lasts. */
  readonly fast: boolean;
  /** What lies open over the table, whatever is asked meanwhile. */
  readonly sheet: 'ahead' | 'invite' | undefined;
};

export type TableStore = UseBoundStore<StoreApi<TableState>>;

const blank: TableState = {
  link: 'opening',
  game: undefined,
  options: {},
  content: undefined,
  view: undefined,
  room: undefined,
  seq: 0,
  records: [],
  people: { players: [], spectators: 0, host: false, file: 'no', knowers: [], play: 'on', may: [] },
  peopleAt: 0,
  clocks: undefined,
  nudge: undefined,
  refusedUndo: undefined,
  frozen: false,
  chance: { keys: [] },
  chat: [],
  draft: [],
  refusal: undefined,
  final: undefined,
  given: undefined,
  orders: [],
  busy: false,
  held: false,
  fast: false,
  sheet: undefined,
};

export const createTableStore = (): TableStore => create<TableState>()(() => blank);

/** The ask this viewer is to answer, or may answer anew. */
export const openAsk = (view: WireView | undefined): AskView | undefined =>
  view?.asks.find(ask => ask.seat === view.viewer);

/** Whether a bot plays for the viewer: what it is asked is nothing to decide here. */
export const isMinded = ({ players }: People, viewer: unknown): boolean =>
  players.some(({ seat, holder }) => seat === viewer && holder.kind === 'bot');

/** Whether an ask is the one it was, with options that mean what they meant: other rules may number them otherwise. */
const isSameAsk = (was: AskView | undefined, is: AskView): boolean =>
  is.id === was?.id &&
  is.options.length === was.options.length &&
  is.options.every(({ code, name }, i) => code === was.options[i].code && name === was.options[i].name);

/** Shows a table after a change. A draft is kept as long as its ask is the same. */
export const withView = (
  before: TableState,
  view: WireView,
  rest: Partial<TableState>,
): Partial<TableState> => {
  const [was, is] = [openAsk(before.view), openAsk(view)];
  if (is !== undefined && isSameAsk(was, is)) return { ...rest, view, draft: before.draft };
  return { ...rest, view, draft: is === undefined ? [] : emptyDraft(is), final: undefined };
};
