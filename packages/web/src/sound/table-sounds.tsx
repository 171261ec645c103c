import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect, useRef } from 'react';
import { isShownAtOnce, wantsMotion } from '../settings/settings.ts';
import { linesOf } from '../table/session/records.ts';
import { useTable } from '../table/session/table-context.ts';
import { breather, isCalled, soundsOf } from './listen.ts';
import { playSound } from './play.ts';

/** Whoever comes upon more records than these at once has not watched them happen. */
const JUMP = 4;
/** Between two sounds of the same moment, in seconds. */
const BEAT = 0.16;

const isAsked = ({ viewer, waiting, over }: WireView): boolean =>
  !over && waiting.some(({ seat, answered }) => seat === viewer && !answered);

/** What happens at a table, and that it is one's turn again, for the ear. It draws nothing. */
export const TableSounds = (): undefined => {
  const { records, art, view, session } = useTable();
  const last = useRef(records.at(-1)?.seq ?? -1);
  const isFresh = useRef(breather());
  const fast = session?.store.getState().fast === true;
  useEffect(() => {
    const news = records.filter(({ seq }) => seq > last.current);
    last.current = Math.max(last.current, records.at(-1)?.seq ?? -1);
    if (news.length === 0 || news.length > JUMP) return;
    const moves = wantsMotion() && !isShownAtOnce() && !fast;
    const keys = linesOf(news).map(({ event }) => event.key);
    const sounds = soundsOf(keys, art.sounds ?? {}, { moves, hidden: document.hidden }).filter(sound =>
      isFresh.current(sound, performance.now()),
    );
    for (const [i, sound] of sounds.entries()) void playSound(sound, i * BEAT);
  }, [records, art, fast]);

  const asked = isAsked(view);
  const since = useRef(performance.now());
  const was = useRef(asked);
  useEffect(() => {
    if (asked === was.current) return;
    was.current = asked;
    const now = performance.now();
    if (asked && isCalled(now - since.current, document.hidden)) void playSound('turn');
    since.current = now;
  }, [asked]);
  return undefined;
};
