import { PASS } from '@runehold/kernel/ask/offer';
import type { AskView } from '@runehold/kernel/view/describe';
import type { People } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { onlyReply } from './session/only-reply.ts';
import { isPassedOn } from './session/pass-on.ts';
import type { TableSession } from './session/session.ts';
import { openAsk, type TableState } from './session/table-store.ts';

/** Whether nobody else at the table is a person who could draw conclusions from how soon an answer comes. */
const isAlone = ({ players }: People): boolean =>
  players.filter(({ holder }) => holder.kind !== 'bot').length <= 1;

/** What is answered for the player, if anything is: what leaves no choice, or a question that was passed on. */
const replyFor = (
  ask: AskView,
  isFast: boolean,
  { passedOn }: TableState,
  doing: string,
): readonly number[] | undefined =>
  (isFast ? onlyReply(ask) : undefined) ?? (isPassedOn(passedOn, ask, doing) ? [PASS] : undefined);

/**
 * Answers for the player what leaves no choice, as the player would, and shows it. Undo takes it back together with the
 * touch that it followed; where that could not be taken back, it is left to the player.
 */
export const useFast = (session: TableSession, view: WireView, people: People, isWanted: boolean): void => {
  const setting = useSettings(settings => settings.fast);
  const isNow = session.store(state => state.fast);
  const isBusy = session.store(state => state.busy);
  const ask = openAsk(view);
  const isFast = isNow || setting === true || (setting === 'alone' && isAlone(people));
  useEffect(() => {
    if (!isWanted || isBusy || ask === undefined || ask.answered !== undefined) return;
    const doing = view.crumbs.at(-1)?.procedure ?? '';
    const reply = replyFor(ask, isFast, session.store.getState(), doing);
    if (reply === undefined) return;
    const given = ask.options.find(({ code }) => code === reply[0])?.label ?? ask.prompt;
    void session.deeds.answerForced(ask.id, reply).then(isGiven => {
      if (isGiven) session.store.setState({ given });
    });
  }, [isFast, isWanted, isBusy, ask, session, view]);
};
