import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { Speaker } from '../../text/speaker.ts';
import { linesOf } from '../session/records.ts';
import { peopleLines } from './people-lines.ts';

/** What somebody saw of a game. */
export type Seen = {
  readonly title: string;
  readonly speaker: Speaker;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly records: readonly Told[];
  readonly view: WireView;
};

/**
 * What one person saw of a game, to be read: everything that was told from where they look, and the table as they see
 * it now. Nothing in it was hidden from them, so it may be kept and shown while others still play.
 */
export const seenText = ({ title, speaker, options, names, records, view }: Seen): string => {
  const events = linesOf(records).map(({ seq, event }) => ({
    seq,
    text: speaker.message({ key: `event.${event.key}`, args: event.args }),
  }));
  const told = [...events, ...peopleLines(records, speaker)].sort((a, b) => a.seq - b.seq);
  const who = typeof view.viewer === 'number' ? speaker.seat(view.viewer) : speaker.say('table.seen.watcher');
  return [
    title,
    ...Object.entries(options).map(([name, value]) => `${name}: ${value}`),
    ...names.map((name, seat) => `${seat + 1}. ${name}`),
    '',
    speaker.say('table.seen.by', { name: who }),
    '',
    speaker.say('table.seen.told'),
    ...told.map(({ seq, text }) => `${seq}\t${text}`),
    '',
    speaker.say('table.seen.now'),
    JSON.stringify({ table: view.table, asks: view.asks }, undefined, 2),
    '',
  ].join('\n');
};
