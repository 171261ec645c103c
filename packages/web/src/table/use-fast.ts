import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { onlyReply } from './session/only-reply.ts';
import type { TableSession } from './session/session.ts';
import { openAsk } from './session/table-store.ts';

/**
 * Fast mode: answers for the player what leaves no choice, as the player would. What was answered so and then taken
 * back is left to the player, so that undo leads further back than the last forced answer.
 */
export const useFast = (session: TableSession, view: WireView): void => {
  const isAlways = useSettings(settings => settings.fast);
  const isNow = session.store(state => state.fast);
  const isBusy = session.store(state => state.busy);
  const answered = useRef(new Set<string>());
  const ask = openAsk(view);
  useEffect(() => {
    if (!(isAlways || isNow) || isBusy || ask === undefined || ask.answered !== undefined) return;
    const reply = onlyReply(ask);
    if (reply === undefined || answered.current.has(ask.id)) return;
    answered.current.add(ask.id);
    void session.answer(ask.id, reply);
  }, [isAlways, isNow, isBusy, ask, session]);
};
