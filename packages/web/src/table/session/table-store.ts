import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { ChatLine, People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { StateMessage } from '@runehold/protocol/wire/from-host';
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
  readonly seq: number;
  readonly records: readonly Told[];
  readonly people: People;
  readonly refusedUndo: Message | undefined;
  readonly frozen: boolean;
  readonly chance: StateMessage['chance'];
  readonly chat: readonly ChatLine[];
  /** The answer in the making to the open ask. */
  readonly draft: Draft;
  /** Why the last request was not carried out. */
  readonly refusal: Message | undefined;
  /** A request is under way. */
  readonly busy: boolean;
  /** What leaves no choice is answered for the player, for as long as what is on the stage lasts. */
  readonly fast: boolean;
};

export type TableStore = UseBoundStore<StoreApi<TableState>>;

const blank: TableState = {
  link: 'opening',
  game: undefined,
  options: {},
  content: undefined,
  view: undefined,
  seq: 0,
  records: [],
  people: { players: [], spectators: 0, host: false, file: 'no', knowers: [] },
  refusedUndo: undefined,
  frozen: false,
  chance: { keys: [] },
  chat: [],
  draft: [],
  refusal: undefined,
  busy: false,
  fast: false,
};

export const createTableStore = (): TableStore => create<TableState>()(() => blank);

/** The ask this viewer is to answer, or may answer anew. */
export const openAsk = (view: WireView | undefined): AskView | undefined =>
  view?.asks.find(ask => ask.seat === view.viewer);

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
  const draft = is === undefined ? [] : isSameAsk(was, is) ? before.draft : emptyDraft(is);
  return { ...rest, view, draft };
};
