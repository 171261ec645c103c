import type { Calls } from '../platform/calls.ts';
import type { Matchmaker } from './matchmaker.ts';

/** How people have a table found for them. */
export type SeekCall = 'seek' | 'seeking' | 'stop-seeking';

export const seekCalls = (matchmaker: Matchmaker): Pick<Calls, SeekCall> => ({
  seek: (guest, plan) => matchmaker.seek(guest, plan),
  seeking: guest => matchmaker.state(guest),
  'stop-seeking': guest => matchmaker.stop(guest),
});
