import type { NoticeSettings } from '@runehold/protocol/hall/notices';
import { usualWishes } from '@runehold/protocol/parts/notice';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** What holds for somebody who has set nothing. */
export const usualSettings: NoticeSettings = {
  language: 'en',
  zone: 'UTC',
  digest: 18,
  wishes: usualWishes,
};

/** Whether there is such a time zone. */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The minute of the day that it is somewhere. */
const minuteAt = (now: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: isZone(zone) ? zone : 'UTC',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: 'hour' | 'minute'): number => Number(parts.find(part => part.type === type)?.value);
  return read('hour') * 60 + read('minute');
};

/** How many minutes it is to a full hour from a minute of the day; a whole day, if it is that now. */
const minutesTo = (hour: number, minute: number): number =>
  (hour * 60 - minute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;

/** When the quiet hours end that it is now; undefined if it is not quiet. */
export const quietUntil = (
  { quiet, zone }: Pick<NoticeSettings, 'quiet' | 'zone'>,
  now: number,
): number | undefined => {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const minute = minuteAt(now, zone);
  const since = (minute - quiet.from * 60 + DAY_MINUTES) % DAY_MINUTES;
  const long = (quiet.to * 60 - quiet.from * 60 + DAY_MINUTES) % DAY_MINUTES;
  if (since >= long) return undefined;
  return Math.floor(now / MINUTE) * MINUTE + (long - since) * MINUTE;
};

/** When everything that could wait is told next. */
export const nextDigest = ({ digest, zone }: Pick<NoticeSettings, 'digest' | 'zone'>, now: number): number =>
  Math.floor(now / MINUTE) * MINUTE + minutesTo(digest, minuteAt(now, zone)) * MINUTE;
