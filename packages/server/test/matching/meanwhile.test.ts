import { expect, test, vi } from 'vitest';
import { Matchmaker, type MatchmakerParts } from '../../src/matching/matchmaker.ts';
import type { KeptSeeker } from '../../src/matching/sql-seekers.ts';
import { seeker } from './seeker.ts';

test('whoever asks while their table is being set is led there, and looks for no other', async () => {
  const seekers = new Map<string, KeptSeeker>(['anna', 'bela'].map(person => [person, seeker(person)]));
  const rooms = new Map<string, readonly string[]>();
  const lookOn = vi.fn(async (person: string) => void seekers.set(person, seeker(person)));
  let save = (): void => undefined;
  const isSaved = new Promise<void>(resolve => {
    save = resolve;
  });
  const matchmaker = new Matchmaker({
    seekers: {
      looking: async () => [...seekers.values()].filter(({ table }) => table === undefined),
      of: async (person: string) => seekers.get(person),
      find: async (persons: readonly string[], table: string) => {
        for (const person of persons) seekers.set(person, { ...seeker(person), table });
        return true;
      },
      lookOn,
    },
    store: {
      chat: { mutedByEach: async () => new Map() },
      people: { person: async (id: string) => ({ id, name: id }) },
      rooms: {
        save: async (table: string) => {
          await isSaved;
          rooms.set(table, [...seekers.keys()]);
        },
      },
      summary: async (table: string) => {
        const guests = rooms.get(table);
        return guests && { summary: { over: false, owned: guests.map((guest, seat) => ({ seat, guest })) } };
      },
    },
    bans: { refuse: () => undefined },
    isShut: () => false,
    now: () => 0,
    after: () => () => undefined,
    complain: (what: string) => expect.unreachable(what),
    letGo: async () => undefined,
  } as unknown as MatchmakerParts);
  const pairing = matchmaker.pair();
  await vi.waitUntil(() => seekers.get('anna')?.table !== undefined);
  const state = matchmaker.state({ id: 'anna' }).catch(() => undefined);
  await new Promise(resolve => setImmediate(resolve));
  save();
  await pairing;
  expect(await state).toEqual({ table: seekers.get('anna')?.table });
  expect(lookOn).not.toHaveBeenCalled();
  await matchmaker.close();
});

test('where the table that was found cannot be written down its people look on, and whoever runs the house is told', async () => {
  const [lookOn, complain, mutedByEach] = [vi.fn(), vi.fn(), vi.fn(async () => new Map())];
  const matchmaker = new Matchmaker({
    seekers: {
      looking: async () => ['anna', 'bela'].map(person => seeker(person)),
      find: async () => true,
      lookOn,
    },
    store: {
      chat: { mutedByEach },
      people: { person: async (id: string) => ({ id, name: id }) },
      rooms: { save: () => Promise.reject(new Error('the disk is full')) },
    },
    bans: { refuse: () => undefined },
    isShut: () => false,
    now: () => 0,
    after: () => () => undefined,
    complain,
  } as unknown as MatchmakerParts);
  await matchmaker.pair();
  expect(lookOn.mock.calls).toEqual([['anna'], ['bela']]);
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('the disk is full'));
  // However many look, it is asked once whom they do not want to hear.
  expect(mutedByEach.mock.calls).toEqual([[['anna', 'bela']]]);
  await matchmaker.close();
});
