import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/say';
import { JobRefused, type JobTrouble } from './lanes.ts';

const reasons: Readonly<Record<JobTrouble, () => Message>> = {
  busy: () => hostSays('refusal.busy'),
  waited: () => hostSays('refusal.busy'),
  'too-long': () => hostSays('refusal.too-long'),
  closing: () => hostSays('refusal.closing'),
};

/** What the asker is told of a job that was not done. */
export const reasonFor = (error: unknown): Message =>
  error instanceof JobRefused ? reasons[error.trouble]() : hostSays('refusal.fault');
