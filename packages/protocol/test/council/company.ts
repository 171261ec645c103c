import { HostedGame } from '../../src/table/hosted-game.ts';
import { LiveTable } from '../../src/table/live-table.ts';
import type { TableParts } from '../../src/table/table-parts.ts';
import type { Request } from '../../src/wire/from-client.ts';
import { engine, secretOfTest } from '../fixtures/parlour.ts';
import { bids, Guest, newSecret, quiet, Sheet } from '../fixtures/table.ts';
import { HouseClock } from './house-clock.ts';

/** A table for so many people who have all sat down, with a clock that is moved by hand. */
export const company = (...names: readonly string[]) => companyAt({}, ...names);

/** The same at a table that was set in some way. */
export const companyAt = async (set: Pick<TableParts, 'invited'>, ...names: readonly string[]) => {
  const hosted = HostedGame.open(engine, { seats: names.length, options: {}, secret: secretOfTest });
  const people = names.map(name => new Guest(name));
  for (const [seat, { name, guest }] of people.entries())
    hosted.handOver(seat, { kind: 'person', name }, guest, { cause: 'sat' });
  const sheet = new Sheet(hosted);
  const clock = new HouseClock();
  const table = new LiveTable({
    id: 'table-one',
    game: hosted,
    host: people[0].guest,
    chat: [],
    keeper: sheet,
    thinker: { levels: ['weak', 'plain'], think: bids(1) },
    newSecret,
    timepiece: clock,
    ...set,
  });
  for (const person of people) await table.join(person);
  return { table, sheet, clock, people, pass: (ms: number) => clock.pass(ms, () => quiet(table)) };
};

export type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

/** Asks for something and tells why it was refused, if it was. */
export const ask = async (table: LiveTable, guest: Guest, unsent: Unsent): Promise<string | undefined> => {
  const from = guest.heard.length;
  await table.handle(guest, { ...unsent, ref: 77 } as Request);
  const answer = guest.heard.slice(from).find(message => 'ref' in message && message.ref === 77);
  return answer?.type === 'refused' ? answer.reason.key : undefined;
};

/** Who is at the table, as somebody was told last. */
export const peopleTo = (guest: Guest) => {
  const told = guest.heard.findLast(({ type }) => type === 'state' || type === 'presence');
  if (told?.type !== 'state' && told?.type !== 'presence') throw new Error('nothing was told');
  return told.people;
};

/** What somebody is told of a seat now. */
export const playerAt = (guest: Guest, seat: number) => peopleTo(guest).players[seat];
