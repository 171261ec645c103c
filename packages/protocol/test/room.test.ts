import { describe, expect, test } from 'vitest';
import { hostSays } from '../src/say.ts';
import type { KeptLine } from '../src/table/keeper.ts';
import { LiveRoom } from '../src/table/room/live-room.ts';
import { changePlan } from '../src/table/room/room-plan.ts';
import { swap } from '../src/table/room/swap.ts';
import {
  type Changed,
  fillUp,
  isReady,
  isRefusal,
  leave,
  markReady,
  putBot,
  type Room,
  sit,
} from '../src/table/room/waiting-room.ts';
import type { Request } from '../src/wire/from-client.ts';
import { Guest } from './fixtures/table.ts';

const levels = ['weak', 'strong'];
const anna = { guest: 'guest-Anna', name: 'Anna' };
const bela = { guest: 'guest-Bela', name: 'Bela' };
const empty: Room = {
  host: anna.guest,
  game: 'parlour',
  options: {},
  listed: true,
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
};

const must = (changed: Changed): Room => {
  if (isRefusal(changed)) throw new Error(changed.key);
  return changed;
};
const why = (changed: Changed): string | undefined => (isRefusal(changed) ? changed.key : undefined);
const takes = (seats: number) => (seats < 2 ? hostSays('refusal.no-seat') : undefined);

describe('a waiting room', () => {
  test('everybody has one seat, moves as they like, and nobody takes that of another', () => {
    const one = must(sit(empty, anna, 0));
    expect(must(sit(one, anna, 2)).seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person']);
    expect(why(sit(one, bela, 0))).toBe('refusal.seat-taken');
    expect(why(sit(one, bela, 3))).toBe('refusal.no-seat');
    expect(why(sit(one, { ...bela, name: 'Аnnа' }, 1))).toBe('refusal.name-taken');
    expect(why(leave(one, bela.guest, 0))).toBe('refusal.not-your-seat');
    expect(must(leave(one, anna.guest, 0))).toEqual(empty);
  });

  test('the host puts bots on seats and sends them away; a bot makes room for a person', () => {
    expect(why(putBot(empty, bela.guest, 1, 'weak', levels))).toBe('refusal.not-host');
    expect(why(putBot(empty, anna.guest, 1, 'mighty', levels))).toBe('refusal.no-level');
    const one = must(putBot(must(sit(empty, anna, 0)), anna.guest, 1, 'weak', levels));
    expect(why(putBot(one, anna.guest, 0, 'weak', levels))).toBe('refusal.seat-taken');
    expect(why(leave(one, bela.guest, 1))).toBe('refusal.not-host');
    expect(must(leave(one, anna.guest, 1)).seats[1]).toEqual({ kind: 'open' });
    expect(must(sit(one, bela, 1)).seats[1]).toMatchObject({ kind: 'person', name: 'Bela' });
  });

  test('it begins when every seat is taken and everybody is ready, and a change of the plan clears the marks', () => {
    const two = must(sit(must(sit(empty, anna, 0)), bela, 1));
    const ready = must(markReady(must(markReady(two, anna.guest, true)), bela.guest, true));
    expect(isReady(ready)).toBe(false);
    const full = must(putBot(ready, anna.guest, 2, 'weak', levels));
    expect(isReady(full)).toBe(true);
    expect(isReady(must(changePlan(full, anna.guest, { options: { length: 'short' } }, takes)))).toBe(false);
    // Whether it is listed is nobody's game.
    expect(isReady(must(changePlan(full, anna.guest, { listed: false }, takes)))).toBe(true);
    expect(why(changePlan(full, bela.guest, { listed: false }, takes))).toBe('refusal.not-host');
    expect(why(changePlan(full, anna.guest, { seats: 1 }, takes))).toBe('refusal.no-seat');
    const fewer = must(changePlan(full, anna.guest, { seats: 2 }, takes));
    expect(fewer.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(why(markReady(full, 'guest-Vera', true))).toBe('refusal.only-players');
  });

  test('two who both want it swap seats; whoever moves or leaves is no longer meant', () => {
    const two = must(sit(must(sit(empty, anna, 0)), bela, 1));
    const ready = must(markReady(must(markReady(two, anna.guest, true)), bela.guest, true));
    const asked = must(swap(ready, anna.guest, 1, true));
    // Asking changes nothing for anybody.
    expect(asked.seats).toMatchObject([{ name: 'Anna', ready: true }, { name: 'Bela', ready: true }, {}]);
    const swapped = must(swap(asked, bela.guest, 0, true));
    expect(swapped.seats).toEqual([
      { kind: 'person', ...bela, ready: false },
      { kind: 'person', ...anna, ready: false },
      { kind: 'open' },
    ]);
    expect(must(swap(asked, bela.guest, 0, false))).toEqual(ready);
    expect(must(swap(asked, anna.guest, 1, false))).toEqual(ready);
    expect(why(swap(ready, bela.guest, 0, false))).toBe('refusal.no-swap');
    const moved = must(sit(asked, bela, 2));
    expect(must(swap(moved, bela.guest, 0, true)).seats[0]).toMatchObject({ name: 'Anna' });
    const again = must(sit(must(leave(asked, anna.guest, 0)), anna, 0));
    expect(must(swap(again, bela.guest, 0, true)).seats[0]).toMatchObject({ name: 'Anna' });
    for (const [guest, seat] of [
      [anna.guest, 0],
      [anna.guest, 2],
      [anna.guest, 7],
      ['guest-Vera', 0],
    ] as const)
      expect(why(swap(two, guest, seat, true))).toBe('refusal.no-swap');
  });

  test('whoever had agreed is told what they had agreed to, until they agree anew', () => {
    const two = must(sit(must(sit(empty, anna, 0)), bela, 1));
    const knewOf = (room: Room) => room.seats.map(seat => ('knew' in seat ? seat.knew : undefined));
    const change = (room: Room, length: string) =>
      must(changePlan(room, anna.guest, { options: { length } }, takes));
    const changed = change(two, 'short');
    const before = { options: {}, seats: 3, pace: 'none' };
    // Whoever changed it knows.
    expect(knewOf(changed)).toEqual([undefined, before, undefined]);
    // What changes again is told against what one had agreed to, wherever one has moved.
    expect(knewOf(change(must(sit(changed, bela, 2)), 'long'))).toEqual([undefined, undefined, before]);
    expect(knewOf(must(changePlan(changed, anna.guest, { options: {} }, takes)))).toEqual(
      Array.from({ length: 3 }),
    );
    const agreed = must(markReady(changed, bela.guest, true));
    expect(knewOf(agreed)).toEqual(Array.from({ length: 3 }));
    expect(knewOf(must(markReady(agreed, bela.guest, false)))).toEqual(Array.from({ length: 3 }));
    expect(knewOf(must(changePlan(two, anna.guest, { seats: 4 }, takes)))[1]).toEqual(before);
    expect(knewOf(must(changePlan(two, anna.guest, { pace: 'live' }, takes)))[1]).toEqual(before);
  });

  test('the host begins at any time, with bots on what is open, but not without anybody', () => {
    const one = must(sit(empty, anna, 1));
    expect(why(fillUp(one, bela.guest, 'weak', levels))).toBe('refusal.not-host');
    expect(why(fillUp(empty, anna.guest, 'weak', levels))).toBe('refusal.nobody-sits');
    expect(must(fillUp(one, anna.guest, 'strong', levels)).seats).toMatchObject([
      { kind: 'bot', level: 'strong' },
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', level: 'strong' },
    ]);
  });
});

/** A room that writes on a sheet of paper. */
const liveRoom = () => {
  const saved: Room[] = [];
  const begun: Room[] = [];
  const torn: string[] = [];
  const lines: KeptLine[] = [];
  const paper = { isFull: false };
  const write = (on: Room[], room: Room): void => {
    if (paper.isFull) throw new Error('no paper');
    on.push(room);
  };
  const room = new LiveRoom({
    id: 'room-number-one',
    room: { ...empty, seats: empty.seats.slice(0, 2) },
    chat: [],
    levels: { offered: levels, natured: ['strong/bold'], all: [...levels, 'strong/bold', 'of-old'] },
    refuse: takes,
    timepiece: { now: () => 0, after: () => () => undefined },
    keeper: {
      save: async changed => write(saved, changed),
      note: async () => undefined,
      say: async line => {
        const kept = { ...line, id: lines.length, at: 0 };
        lines.push(kept);
        return kept;
      },
      begin: async ready => {
        write(begun, ready);
        return undefined;
      },
      disband: async () => {
        if (paper.isFull) throw new Error('no paper');
        torn.push('room-number-one');
      },
    },
  });
  return { room, saved, begun, torn, paper };
};

const ask = async (room: LiveRoom, guest: Guest, request: object): Promise<string | undefined> => {
  await room.handle(guest, { ...request, ref: 5 } as Request);
  const answer = guest.heard.findLast(message => 'ref' in message && message.ref === 5);
  return answer?.type === 'refused' ? answer.reason.key : undefined;
};

describe('a room with people in it', () => {
  test('the host ends the gathering: everybody is told, and nothing more is done there', async () => {
    const { room, saved, torn, paper } = liveRoom();
    const [host, second, other] = [new Guest('Anna'), new Guest('Anna'), new Guest('Bela')];
    for (const guest of [host, second, other]) await room.join(guest);
    expect(await ask(room, other, { type: 'disband' })).toBe('refusal.not-host');
    paper.isFull = true;
    expect(await ask(room, host, { type: 'disband' })).toBe('refusal.store');
    expect([torn.length, room.isOver]).toEqual([0, false]);
    paper.isFull = false;
    expect(await ask(room, host, { type: 'disband' })).toBeUndefined();
    expect([torn.length, room.isOver]).toEqual([1, true]);
    expect(host.heard.at(-1)).toMatchObject({ type: 'done' });
    for (const each of [second, other])
      expect(each.heard.at(-1)).toMatchObject({ type: 'refused', reason: { key: 'refusal.disbanded' } });
    const before = saved.length;
    for (const guest of [host, other]) await ask(room, guest, { type: 'sit', seat: 1 });
    expect(saved).toHaveLength(before);
  });

  test('the host says how a bot plays, and of what nature; all are told what can be had', async () => {
    const { room } = liveRoom();
    const [host, other] = [new Guest('Anna'), new Guest('Bela')];
    for (const guest of [host, other]) await room.join(guest);
    const told = () => host.last('room');
    expect(told()).toMatchObject({ levels, natured: ['strong/bold'] });
    const put = (guest: Guest, level: string) => ask(room, guest, { type: 'let-bot-play', seat: 1, level });
    for (const level of ['weak', 'strong/bold', 'of-old']) {
      expect(await put(host, level)).toBeUndefined();
      expect(told().seats[1].holder).toMatchObject({ kind: 'bot', level });
    }
    expect(await put(host, 'weak/bold')).toBe('refusal.no-level');
    expect(await put(other, 'weak')).toBe('refusal.not-host');
  });

  test('all see who sits where and is ready; when the last one is, it begins', async () => {
    const { room, begun } = liveRoom();
    const [host, guest, watcher] = [new Guest('Anna'), new Guest('Bela'), new Guest('Vera')];
    for (const person of [host, guest, watcher]) await room.join(person);
    expect(watcher.last('room')).toMatchObject({ spectators: 3, host: false });
    await ask(room, host, { type: 'sit', seat: 0 });
    await ask(room, guest, { type: 'sit', seat: 1 });
    expect(watcher.last('room').seats).toMatchObject([
      { holder: { kind: 'person', name: 'Anna' }, host: true, ready: false, present: true, may: [] },
      { holder: { kind: 'person', name: 'Bela' }, host: false, ready: false },
    ]);
    expect(await ask(room, guest, { type: 'say', text: 'one moment' })).toBeUndefined();
    expect(watcher.last('chat').line).toMatchObject({ name: 'Bela', seat: 1, text: 'one moment' });
    expect(await ask(room, watcher, { type: 'ready', on: true })).toBe('refusal.only-players');
    await ask(room, guest, { type: 'ready', on: true });
    expect(begun).toEqual([]);
    await ask(room, host, { type: 'ready', on: true });
    expect(begun).toHaveLength(1);
    for (const person of [host, guest, watcher]) expect(person.last('started')).toBeDefined();
    expect(room.isOver).toBe(true);
    // Nobody is told who anybody is, but for the names.
    expect(JSON.stringify(watcher.heard)).not.toContain('guest-');
  });

  test('what cannot be written down has not happened, and can be done again', async () => {
    const { room, begun, paper } = liveRoom();
    const host = new Guest('Anna');
    await room.join(host);
    paper.isFull = true;
    expect(await ask(room, host, { type: 'sit', seat: 0 })).toBe('refusal.store');
    expect(host.last('room').seats[0].holder.kind).toBe('open');
    paper.isFull = false;
    expect(await ask(room, host, { type: 'sit', seat: 0 })).toBeUndefined();
    paper.isFull = true;
    expect(await ask(room, host, { type: 'start', level: 'weak' })).toBe('refusal.store');
    expect(room.isOver).toBe(false);
    paper.isFull = false;
    expect(await ask(room, host, { type: 'start', level: 'weak' })).toBeUndefined();
    expect(begun).toHaveLength(1);
  });

  test('a swap is asked for and agreed to, and a change of the plan is told to whoever had agreed', async () => {
    const { room, saved } = liveRoom();
    const [host, guest, watcher] = [new Guest('Anna'), new Guest('Bela'), new Guest('Vera')];
    for (const person of [host, guest, watcher]) await room.join(person);
    await ask(room, host, { type: 'sit', seat: 0 });
    await ask(room, guest, { type: 'sit', seat: 1 });
    expect(host.last('room').seats[1].may).toEqual(['swap', 'remove']);
    expect(watcher.last('room').seats.map(({ may }) => may)).toEqual([[], []]);
    expect(await ask(room, watcher, { type: 'swap', seat: 0, on: true })).toBe('refusal.no-swap');
    expect(await ask(room, guest, { type: 'swap', seat: 0, on: true })).toBeUndefined();
    expect(host.last('room').seats[1].swap).toBe('wanted');
    expect(guest.last('room').seats[0].swap).toBe('asked');
    expect(watcher.last('room').seats.some(seat => 'swap' in seat)).toBe(false);
    expect(await ask(room, host, { type: 'swap', seat: 1, on: true })).toBeUndefined();
    expect(saved.at(-1)?.seats.map(seat => seat.kind === 'person' && seat.name)).toEqual(['Bela', 'Anna']);
    await ask(room, guest, { type: 'ready', on: true });
    expect(await ask(room, host, { type: 'plan', options: { length: 'short' } })).toBeUndefined();
    expect(guest.last('room')).toMatchObject({ knew: { options: {}, seats: 2, pace: 'none' } });
    expect(guest.last('room').seats[0].ready).toBe(false);
    for (const person of [host, watcher]) expect(person.last('room')).not.toHaveProperty('knew');
    await ask(room, guest, { type: 'ready', on: true });
    expect(guest.last('room')).not.toHaveProperty('knew');
  });

  test('what belongs to a game is refused: there is none yet', async () => {
    const { room } = liveRoom();
    const host = new Guest('Anna');
    await room.join(host);
    for (const request of [
      { type: 'answer', ask: '0.0', seq: 0, reply: [1] },
      { type: 'undo', seq: 0 },
      { type: 'look', viewer: 0 },
      { type: 'moment', seq: 0 },
      { type: 'propose', what: 'pause' },
    ])
      expect(await ask(room, host, request), request.type).toBe('refusal.gathering');
  });
});
