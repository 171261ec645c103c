import { nameOf } from './holder-name.ts';
import type { Speaker } from './speaker.ts';

/** Who asks to play on for somebody, as a vote or the log has it. */
type Asking = {
  readonly newcomer?: string | undefined;
  readonly outside?: true | undefined;
  readonly seat?: number | undefined;
};

/** What somebody is called who asks to play on: a program is marked as one here, too. */
export const newcomerOf = ({ newcomer: name = '', outside, seat = 0 }: Asking, speaker: Speaker): string =>
  nameOf(speaker, { kind: 'person', name, ...(outside && { outside }) }, seat);
