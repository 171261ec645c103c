import type { GamePack } from '@runehold/kernel/pack/pack';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import { createContext, useContext } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Scene, TableArt } from '../art/art.ts';
import type { Address, Target } from '../art/targets.ts';
import type { Draft } from './draft.ts';
import { replyOf, touched } from './draft.ts';
import type { TableSession } from './session.ts';

/**
 * A table on the screen: what is seen of it, and what can be done. In a replay there is nothing to be done. The answer
 * in the making changes with every touch and is read by itself (`use-draft.ts`).
 */
export type TableInPlay = Scene & {
  readonly pack: GamePack;
  readonly art: TableArt;
  readonly view: WireView;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly people: People;
  /** What has been told so far, and where each record can be watched. */
  readonly records: readonly Told[];
  momentOf(seq: number): string;
  readonly session: TableSession | undefined;
  readonly ask: AskView | undefined;
  readonly targets: ReadonlyMap<Address, Target>;
};

export const TableContext = createContext<TableInPlay | undefined>(undefined);

export const useTable = (): TableInPlay => {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('there is no table here');
  return table;
};

/** What the player does about the open ask. */
export type Deciding = {
  /** Makes another draft, or one from the draft there is. */
  setDraft(draft: Draft | ((draft: Draft) => Draft)): void;
  /** Touches an option: chooses it, or answers with it at once where that is set or it was chosen already. */
  touch(option: OptionView): void;
  confirm(): void;
};

/** Sends a draft, if it is an answer. */
const send = (session: TableSession, ask: AskView, draft: Draft): void => {
  const reply = replyOf(ask, draft);
  if (reply !== undefined) void session.answer(ask.id, reply);
};

export const useDeciding = (): Deciding => {
  const { session, ask } = useTable();
  const setDraft: Deciding['setDraft'] = next =>
    session?.store.setState(({ draft }) => ({
      draft: typeof next === 'function' ? next(draft) : next,
      refusal: undefined,
    }));
  return {
    setDraft,
    touch: option => {
      if (session === undefined || ask === undefined) return;
      const { draft } = session.store.getState();
      const next = touched(ask, draft, option.code);
      const again = ask.kind === 'one' && draft[0] === option.code;
      setDraft(next);
      if (ask.kind !== 'some' && (again || useSettings.getState().oneClick)) send(session, ask, next);
    },
    confirm: () => {
      if (session !== undefined && ask !== undefined) send(session, ask, session.store.getState().draft);
    },
  };
};
