import type { People } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import { onlyReply } from '@runehold/protocol/table/orders/only-reply';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';

import type { TableSession } from './session/session.ts';
import { openAsk } from './session/table-store.ts';

/** Whether nobody else at the table is a person who could draw conclusions from how soon an answer comes. */
const isAlone = ({ players }: People): boolean =>
  players.filter(({ holder }) => holder.kind !== 'bot').length <= 1;

/**
 * Where other people play, the host answers what leaves no choice, and not at once, so that how soon it comes tells them
 * nothing. It is left to it once; whoever withdraws that is not asked again.
 */
const useLone = (session: TableSession, people: People, isWanted: boolean): void => {
  const isLeft = useRef(false);
  const isOpen = session.store(
    ({ link, view }) => link === 'open' && typeof view?.viewer === 'number' && !view.over,
  );
  const isMine = session.store(({ view }) =>
    people.players.some(({ seat, mine }) => mine && seat === view?.viewer),
  );
  useEffect(() => {
    if (!isWanted || !isOpen || !isMine || isLeft.current) return;
    isLeft.current = true;
    const { orders } = session.store.getState();
    if (orders.some(({ links }) => links[0].kind === 'lone')) return;
    void session.order({ links: [{ kind: 'lone' }], scope: 'game', guard: 'none' });
  }, [session, isWanted, isOpen, isMine]);
};

/**
 * Answers for the player what leaves no choice, as the player would, and shows it. Undo takes it back together with the
 * touch that it followed; where that could not be taken back, it is left to the player.
 */
export const useFast = (session: TableSession, view: WireView, people: People, isWanted: boolean): void => {
  const setting = useSettings(settings => settings.fast);
  const isNow = session.store(state => state.fast);
  const isBusy = session.store(state => state.busy);
  const ask = openAsk(view);
  const isFast = isNow || (setting !== false && isAlone(people));
  useLone(session, people, isWanted && setting === true && !isAlone(people));
  useEffect(() => {
    if (!isFast || !isWanted || isBusy || ask === undefined || ask.answered !== undefined) return;
    const reply = onlyReply(ask);
    if (reply === undefined) return;
    const given = ask.options.find(({ code }) => code === reply[0])?.label ?? ask.prompt;
    void session.deeds.answerForced(ask.id, reply).then(isGiven => {
      if (isGiven) session.store.setState({ given });
    });
  }, [isFast, isWanted, isBusy, ask, session]);
};
