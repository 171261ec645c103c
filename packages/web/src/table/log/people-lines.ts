import type { Told } from '@runehold/protocol/parts/record';
import { nameOf } from '../../text/holder-name.ts';
import { newcomerOf } from '../../text/newcomer-name.ts';
import { sayLeft } from '../../text/say-left.ts';
import type { Speaker } from '../../text/speaker.ts';
import '../company/words.ts';

/** Something about the people at the table, as the log tells it. */
export type PeopleLine = {
  readonly key: string;
  readonly seq: number;
  readonly seat: number | undefined;
  readonly text: string;
};

type HandedOver = Extract<Told, { readonly kind: 'handed-over' }>;

/** No seat: whoever it is about does not read it. */
const NOBODY = -1;

/** The seat of whoever reads, if it is they who went by that name there: a seat may have had many. */
const readerAs = (speaker: Speaker, name: string, seat: number | undefined): number => {
  if (seat === undefined || seat !== speaker.reader) return NOBODY;
  const now = speaker.seat(seat);
  const isNameless = now === speaker.say('settings.name.usual');
  return name === (isNameless ? speaker.say('table.player', { n: seat + 1 }) : now) ? seat : NOBODY;
};

/** Says why a seat changed hands. `before` is who sat there last, `person` the last person, as far as is known. */
const sayHandover = (
  speaker: Speaker,
  { seat, holder, cause }: HandedOver,
  before: string | undefined,
  person: string | undefined,
): string => {
  const left = before ?? speaker.say('table.player', { n: seat + 1 });
  const name = nameOf(speaker, holder, seat);
  const about = (called: string) => ({ who: readerAs(speaker, called, seat), name: called });
  if (cause === 'vote')
    return speaker.say(holder.kind === 'bot' ? 'company.log.minded' : 'company.log.given-away', {
      name: person ?? left,
    });
  if (cause === 'expired')
    return speaker.say(holder.kind === 'open' ? 'company.log.vacated' : 'company.log.expired', {
      name: person ?? left,
    });
  if (holder.kind === 'open')
    return cause === 'left'
      ? speaker.say('table.log.left', about(person ?? left))
      : speaker.say('table.log.bot-gone', { name: left });
  if (holder.kind === 'bot')
    return cause === 'away'
      ? speaker.say('table.log.away', about(person ?? left))
      : speaker.say('table.log.bot', { name });
  if (cause === 'returned') return speaker.say('table.log.returned', about(name));
  return person === undefined
    ? speaker.say('table.log.sat', about(name))
    : speaker.say('table.log.substitute', { ...about(name), before: person });
};

type ClockTold = Extract<Told, { readonly kind: 'clock' }>;

/** Says what happened to the time of the players. */
const sayClockRecord = (
  speaker: Speaker,
  { what, seat, by, ms = 0 }: ClockTold,
  nameAt: (seat?: number) => string,
): string => {
  const name = nameAt(seat);
  switch (what) {
    case 'away':
      return ms === 0
        ? speaker.say('company.log.clock-away')
        : speaker.say('company.log.house-away', { time: sayLeft(ms, speaker, 'long') });
    case 'extended':
      if (seat === undefined) return speaker.say('company.log.extended-all');
      return speaker.say('company.log.extended', { name: nameAt(by), other: name });
    case 'late':
      return speaker.say('company.log.late', { name });
    case 'vacation':
      return ms === 0
        ? speaker.say('company.log.vacation-over', { name })
        : speaker.say('company.log.vacation', { name, time: sayLeft(ms, speaker, 'long') });
  }
};

type MatterTold = Extract<Told, { readonly kind: 'matter' }>;

const outcomes = {
  rejected: 'company.log.rejected',
  moot: 'company.log.moot',
} as const;

/** Says what was proposed, voted or decided; nothing where another line says it. */
const sayMatter = (
  speaker: Speaker,
  told: MatterTold,
  persons: readonly (string | undefined)[],
): string | undefined => {
  const { seq, id, what, seat, by, vote, outcome, newcomer } = told;
  const nameAt = (at: number): string => persons[at] ?? speaker.say('table.player', { n: at + 1 });
  if (outcome === 'carried') {
    if (what === 'pause') return speaker.say('company.log.paused');
    // What nobody proposed comes by itself.
    if (what === 'resume' && id === seq) return speaker.say('company.log.pause-over');
    return what === 'end' ? speaker.say('company.log.called-off') : undefined;
  }
  if (outcome !== undefined) return speaker.say(outcomes[outcome]);
  if (newcomer !== undefined)
    return speaker.say('company.log.admit', { name: newcomerOf(told, speaker), other: nameAt(seat ?? 0) });
  if (by === undefined || vote === undefined) return undefined;
  const name = nameAt(by);
  const about = { who: readerAs(speaker, name, by), name };
  if (id !== seq || what === 'admit') return speaker.say(`company.log.${vote}`, about);
  return what === 'deputy' || what === 'substitute'
    ? speaker.say(`company.log.${what}`, { ...about, other: nameAt(seat ?? by) })
    : speaker.say(`company.log.${what}`, about);
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
        const name = nameOf(speaker, holder, seat);
        last[seat] = holder.kind === 'open' ? undefined : name;
        if (holder.kind === 'person') persons[seat] = name;
        return isSetUp ? [] : [line(text, seat)];
      }
      case 'disclosed': {
        // Nobody without a name takes a game home but whoever plays it alone.
        const seat = speaker.reader;
        const name = nameOf(speaker, { kind: 'person', name: record.name }, seat ?? 0);
        const who = readerAs(speaker, name, seat);
        return [line(speaker.say(`table.log.disclosed.${record.how}`, { who, name }))];
      }
      case 'rekeyed':
        return [line(speaker.say('table.log.rekeyed', { code: record.commitment.slice(0, 16) }))];
      case 'moved':
        return [line(speaker.say('table.log.moved', { from: record.from, to: record.to }))];
      case 'clock': {
        const nameAt = (seat = 0): string => persons[seat] ?? speaker.say('table.player', { n: seat + 1 });
        const { what, by, seat } = record;
        return [line(sayClockRecord(speaker, record, nameAt), what === 'extended' ? by : seat)];
      }
      case 'matter': {
        const text = sayMatter(speaker, record, persons);
        return text === undefined ? [] : [line(text, record.by ?? record.seat)];
      }
      default:
        isPlayed ||= record.kind === 'answered';
        return [];
    }
  });
};
