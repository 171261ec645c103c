import { hostSays } from '@runehold/protocol/say';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { Visitor } from '@runehold/protocol/table/visitor';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import { editions } from '../app/editions.ts';
import { CallRefused } from '../house/call-refused.ts';
import { claimsOf } from './claims.ts';
import { LocalHall } from './local-hall.ts';
import { LocalStore } from './local-store.ts';
import { PracticeTables } from './practice-tables.ts';
import { ME } from './summary.ts';
import type { FromWorker, OwnAct, ToWorker } from './worker-messages.ts';

/**
 * The table of this browser: the same host as on a server, in a worker, so that bots may think without holding up the
 * page. What the page is told is what the seat it looks from may know.
 */

const tell = (message: FromWorker): void => postMessage(message);

// The page names its worker after the window it is in.
const hall = new LocalHall({
  store: new LocalStore(),
  editions,
  claim: claimsOf(self.name),
  tell: reason => tell({ type: 'trouble', reason }),
});
const practice = new PracticeTables(editions, () => hall.name);
const channels = new Map<number, { readonly table: LiveTable; readonly visitor: Visitor }>();

/** How often it is looked whether a table can be put away, or a bot go on. */
const SWEEP = 5000;
setInterval(() => void hall.sweep().catch(() => undefined), SWEEP);

const reasonOf = (error: unknown) =>
  error instanceof CallRefused ? error.reason : hostSays('refusal.fault');

const doOwn = (act: OwnAct): Promise<unknown> => {
  switch (act.act) {
    case 'discard':
      return hall.discard(act.table, act.isGone);
    case 'play-on':
      return hall.playOn(act.of, act.upTo, act.seats);
    case 'practise':
      return practice.open(act);
    case 'weigh':
      return practice.weigh(act);
    case 'rewind':
      return practice.rewind(act.table, act.entries);
  }
};

const answerCall = async (asked: Extract<ToWorker, { type: 'call' | 'own' }>): Promise<void> => {
  const { ref } = asked;
  try {
    const output =
      asked.type === 'own' ? await doOwn(asked.act) : await hall.call(asked.call, asked.input as never);
    tell({ type: 'called', ref, output });
  } catch (error) {
    if (!(error instanceof CallRefused)) console.error(error);
    tell({ type: 'call-refused', ref, reason: reasonOf(error) });
  }
};

/** Those who have said hello and not gone since, whether or not their table is there yet. */
const here = new Set<number>();

const comeIn = async (channel: number, hello: Extract<FromClient, { type: 'hello' }>): Promise<void> => {
  const visitor: Visitor = {
    guest: ME,
    name: hall.name,
    send: message => tell({ type: 'heard', channel, message }),
  };
  here.add(channel);
  try {
    const table = practice.find(hello.table) ?? (await hall.table(hello.table));
    // Whoever went on meanwhile does not sit there unseen and keep it from other windows.
    if (!here.has(channel)) return hall.sweep();
    channels.set(channel, { table, visitor });
    await table.join(visitor, hello.viewer, hello.since);
  } catch (error) {
    if (!(error instanceof CallRefused)) console.error(error);
    visitor.send({ type: 'refused', reason: reasonOf(error) });
  }
};

const hear = async (channel: number, message: FromClient): Promise<void> => {
  if (message.type === 'hello') return comeIn(channel, message);
  const open = channels.get(channel);
  return open?.table.handle(open.visitor, message);
};

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'call':
    case 'own':
      void answerCall(data);
      return;
    case 'said':
      void hear(data.channel, data.message);
      return;
    case 'closed': {
      const open = channels.get(data.channel);
      channels.delete(data.channel);
      here.delete(data.channel);
      void open?.table.part(open.visitor).then(() => hall.sweep());
    }
  }
});
