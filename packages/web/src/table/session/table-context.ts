import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import { createContext, useContext } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { TableArt } from '../art/art.ts';
import type { Scene } from '../art/scene.ts';
import type { Address, Target, Touchable } from '../art/targets.ts';
import type { Draft } from './draft.ts';
import { answerIn, isWhole, replyOf, timesChosen, touched } from './draft.ts';
import type { TableSession } from './session.ts';
import { openAsk } from './table-store.ts';

/**
 * A table on the screen: what is seen of it, and what can be done. In a replay there is nothing to be done. The answer
 * in the making changes with every touch and is read by itself (`use-draft.ts`).
 */
export type TableInPlay = Scene & {
  readonly art: TableArt;
  readonly names: readonly string[];
  readonly people: People;
  /** What has been told so far, and where each record can be watched, if it can. */
  readonly records: readonly Told[];
  momentOf(seq: number): string | undefined;
  /** It is the table of a lesson: nobody else is there, and whoever teaches says what there is to say. */
  readonly isTaught: boolean;
  readonly session: TableSession | undefined;
  readonly ask: AskView | undefined;
  readonly targets: ReadonlyMap<Address, Target>;
  /** What can be had with one touch that takes several answers. */
  readonly errands: readonly Touchable[];
  /** What the answer to the open ask begins with: a proposal. */
  readonly ready: readonly number[];
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
  /**
   * Touches an option: chooses it. Where that is set, or it was chosen already, and nothing can be added to it, it is the
   * answer at once. What could not be taken back is then chosen only, and says so.
   */
  touch(option: Pick<Touchable, 'code' | 'errand'>): void;
  confirm(): void;
};

/** Why an answer is not sent at once: somebody who looks at answers has a word to say first. */
const heldBack = (
  { minders }: TableSession,
  ask: AskView,
  reply: readonly number[] | undefined,
): Message | undefined => (reply === undefined ? undefined : minders.hold(ask, reply));

/** Sends a draft, if it is an answer: one that was confirmed, or one that is undone as soon as it is given. */
const send = (
  session: TableSession,
  ask: AskView,
  draft: Draft,
  errands: readonly Touchable[],
  how?: 'unless-final',
): void => {
  const errand = errands.find(({ code }) => code === draft[0])?.errand;
  const reason = heldBack(session, ask, answerIn(ask, draft, errands));
  if (reason !== undefined) {
    session.store.setState({ final: reason });
    return;
  }
  if (errand !== undefined) {
    void session.deeds.carryOut(errand.steps, how);
    return;
  }
  const reply = replyOf(ask, draft);
  if (reply !== undefined) void session.deeds.answer(ask.id, reply, how);
};

export const useDeciding = (): Deciding => {
  const { session, ask, errands, ready } = useTable();
  const setDraft: Deciding['setDraft'] = next =>
    session?.store.setState(({ draft, view }) => {
      // The table is drawn as the page finds time: what is touched may be a question that is answered by now.
      if (openAsk(view)?.id !== ask?.id) return {};
      return {
        draft: typeof next === 'function' ? next(draft) : next,
        refusal: undefined,
        final: undefined,
      };
    });
  return {
    setDraft,
    touch: option => {
      if (session === undefined || ask === undefined) return;
      const { draft, final } = session.store.getState();
      const isChosen = timesChosen(draft, option.code) > 0;
      // What is touched again is meant: so is the only thing chosen, and whatever was said to be final.
      const again =
        isChosen &&
        (ask.kind === 'one' || option.errand !== undefined || (final !== undefined && isWhole(ask, draft)));
      if (again) {
        send(session, ask, draft, errands);
        return;
      }
      const next = option.errand === undefined ? touched(ask, draft, option.code, ready) : [option.code];
      setDraft(next);
      // A payment that is proposed is looked at before it is made.
      if (option.errand?.proposal !== undefined || !useSettings.getState().oneClick) return;
      if (option.errand !== undefined || isWhole(ask, next))
        send(session, ask, next, errands, 'unless-final');
    },
    confirm: () => {
      if (session !== undefined && ask !== undefined)
        send(session, ask, session.store.getState().draft, errands);
    },
  };
};
