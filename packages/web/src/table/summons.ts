import type { People } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect } from 'react';
import { titleCall } from '../app/page-title.ts';
import type { Speaker } from '../text/speaker.ts';

/** Whether a table waits for somebody before this screen. */
export const waitsForHere = ({ waiting, over }: WireView, { players }: People): boolean =>
  !over &&
  waiting.some(
    ({ seat, answered }) => !answered && players.some(player => player.seat === seat && player.mine),
  );

const icons = { calm: './icon.svg', calling: './icon-your-move.svg' } as const;

/** What can be seen of a page that lies behind others: its title, its icon, and a mark on the installed app. */
const show = (call: string | undefined, icon: keyof typeof icons): void => {
  titleCall(call);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', icons[icon]);
  const marked = icon === 'calling' ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  // A browser may know the mark and not be allowed to set it.
  marked?.catch(() => undefined);
};

/** Calls a person who looks elsewhere for as long as the table waits for them. */
export const useSummons = (isCalling: boolean, speaker: Speaker): void => {
  const title = `● ${speaker.say('bar.your-move')} · ${speaker.say('app.name')}`;
  useEffect(() => {
    if (!isCalling) return undefined;
    show(title, 'calling');
    return () => show(undefined, 'calm');
  }, [isCalling, title]);
};
