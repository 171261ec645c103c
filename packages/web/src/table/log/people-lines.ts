import type { Told } from '@runehold/protocol/parts/record';
import type { Speaker } from '../../text/speaker.ts';

/** Something about the people at the table, as the log tells it. */
export type PeopleLine = {
  readonly key: string;
  readonly seq: number;
  readonly seat: number | undefined;
  readonly text: string;
};

type HandedOver = Extract<Told, { readonly kind: 'handed-over' }>;

/** Says why a seat changed hands. `before` is who sat there last, `person` the last person, as far as is known. */
const sayHandover = (
  speaker: Speaker,
  { seat, holder, cause }: HandedOver,
  before: string | undefined,
  person: string | undefined,
): string => {
  const left = before ?? speaker.say('table.player', { n: seat + 1 });
  if (holder.kind === 'open')
    return cause === 'left'
      ? speaker.say('table.log.left', { name: person ?? left })
      : speaker.say('table.log.bot-gone', { name: left });
  if (holder.kind === 'bot')
    return cause === 'away'
      ? speaker.say('table.log.away', { name: person ?? left })
      : speaker.say('table.log.bot', { name: holder.name });
  if (cause === 'returned') return speaker.say('table.log.returned', { name: holder.name });
  return person === undefined
    ? speaker.say('table.log.sat', { name: holder.name })
    : speaker.say('table.log.substitute', { name: holder.name, before: person });
};

/** What the log tells of the people at a table: who came, went, is minded by a bot; who may know the cards. */
export const peopleLines = (records: readonly Told[], speaker: Speaker): PeopleLine[] => {
  const last: (string | undefined)[] = [];
  const persons: (string | undefined)[] = [];
  let isPlayed = false;
  return records.flatMap((record): PeopleLine[] => {
    const line = (text: string, seat?: number): PeopleLine => ({
      key: `${record.seq}.people`,
      seq: record.seq,
      seat,
      text,
    });
    switch (record.kind) {
      case 'handed-over': {
        const { seat, holder, cause } = record;
        const text = sayHandover(speaker, record, last[seat], persons[seat]);
        // Who sat down when the table was set is seen on the table.
        const isSetUp = !isPlayed && persons[seat] === undefined && (cause ?? 'sat') === 'sat';
        last[seat] = holder.kind === 'open' ? undefined : holder.name;
        if (holder.kind === 'person') persons[seat] = holder.name;
        return isSetUp ? [] : [line(text, seat)];
      }
      case 'disclosed':
        return [line(speaker.say(`table.log.disclosed.${record.how}`, { name: record.name }))];
      case 'rekeyed':
        return [line(speaker.say('table.log.rekeyed', { code: record.commitment.slice(0, 16) }))];
      case 'moved':
        return [line(speaker.say('table.log.moved', { from: record.from, to: record.to }))];
      default:
        isPlayed ||= record.kind === 'answered';
        return [];
    }
  });
};
