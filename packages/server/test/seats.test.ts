import { expect, test } from 'vitest';
import { Person } from './driver/person.ts';
import { askOf, letIn, playOn } from './driver/play.ts';
import { serve } from './driver/server.ts';

test('a seat is left, played by a bot and taken back', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const bela = await Person.arrive(address, 'Bela');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const a = await anna.come(table);
  const b = await bela.come(table);
  await b.request({ type: 'sit', seat: 1 });
  await b.until(() => b.view?.viewer === 1);

  // Nobody puts a bot on Bela's seat but he himself; what the bot then plays is for him.
  expect(await a.refused({ type: 'let-bot-play', seat: 1, level: 'random' })).toBe('refusal.person-seat');
  expect(await b.refused({ type: 'let-bot-play', seat: 1, level: 'genius' })).toBe('refusal.no-level');
  expect((await b.request({ type: 'let-bot-play', seat: 1, level: 'random' })).type).toBe('done');
  b.cut();
  await a.until(() => a.people?.players[1].deputy === true);
  await playOn(a, { answers: 2 });
  expect(a.people?.players[1].holder).toEqual({ kind: 'bot', name: 'Bruno', level: 'random' });
  expect(a.records.filter(({ kind }) => kind === 'handed-over').at(-1)).toMatchObject({
    cause: 'away',
    deputy: true,
  });

  // Nobody but Bela takes it back.
  const carla = await (await Person.arrive(address)).come(table);
  expect(await carla.refused({ type: 'sit', seat: 1 })).toBe('refusal.seat-kept');
  expect(await a.refused({ type: 'leave', seat: 1 })).toBe('refusal.person-seat');
  const back = await bela.come(table);
  expect(back.people?.players[1]).toMatchObject({ mine: false, mayTakeBack: true });
  expect((await back.request({ type: 'sit', seat: 1 })).type).toBe('done');
  await back.until(() => back.people?.players[1].mine === true && back.view?.viewer === 1);

  // And when he leaves it open for good, Carla may have it; he is a spectator then.
  await back.request({ type: 'leave', seat: 1 });
  expect(await back.refused({ type: 'leave', seat: 1 })).toBe('refusal.not-your-seat');
  // Anna plays on with whoever it is: she is asked.
  expect((await carla.request({ type: 'sit', seat: 1 })).type).toBe('done');
  await letIn(a);
  await carla.until(() => carla.view?.viewer === 1);
  await back.until(() => back.view?.viewer === 'spectator');
  expect(back.view?.asks).toEqual([]);
  const hands = back.view?.table['hand'] as readonly unknown[];
  expect(hands[1]).toEqual({ hidden: expect.any(Number) });
  const causes = carla.records.flatMap(record => (record.kind === 'handed-over' ? [record.cause] : []));
  expect(causes).toEqual(['sat', 'sat', 'away', 'returned', 'left', 'sat']);
});

test('a host cannot come by the hand of a player who is away', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const bela = await Person.arrive(address, 'Bela');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const b = await bela.come(table);
  await b.request({ type: 'sit', seat: 1 });
  b.cut();
  const a = await anna.come(table);
  await a.until(() => a.people?.players[1].present === false);
  for (const [request, reason] of [
    [{ type: 'let-bot-play', seat: 1, level: 'random' }, 'refusal.person-seat'],
    [{ type: 'leave', seat: 1 }, 'refusal.person-seat'],
    [{ type: 'sit', seat: 1 }, 'refusal.seat-taken'],
    [{ type: 'look', viewer: 1 }, 'refusal.not-your-seat'],
  ] as const)
    expect(await a.refused(request)).toBe(reason);
  expect((await bela.come(table, { viewer: 1 })).view?.viewer).toBe(1);
});

test('one person has one hand of a game, also after leaving it', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const b = await (await Person.arrive(address)).come(table);
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await b.refused({ type: 'sit', seat: 2 })).toBe('refusal.second-hand');
  await b.request({ type: 'leave', seat: 1 });
  expect(await b.refused({ type: 'sit', seat: 2 })).toBe('refusal.second-hand');
  await expect(
    anna.call('set-table', {
      game: 'masquerade',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'me' }],
      listed: true,
      pace: 'none',
    }),
  ).rejects.toThrow('refusal.second-hand');
});

test('only the host puts bots on seats that nobody ever held, and sends them away again', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const a = await anna.come(table);
  const b = await (await Person.arrive(address)).come(table);
  expect(await b.refused({ type: 'let-bot-play', seat: 1, level: 'random' })).toBe('refusal.not-host');
  expect(await b.refused({ type: 'leave', seat: 0 })).toBe('refusal.not-your-seat');
  expect(await b.refused({ type: 'sit', seat: 3 })).toBe('refusal.no-seat');
  expect(await a.refused({ type: 'let-bot-play', seat: 1, level: 'random' })).toBeUndefined();
  expect(await b.refused({ type: 'sit', seat: 1 })).toBe('refusal.seat-taken');
  expect(await a.refused({ type: 'leave', seat: 1 })).toBeUndefined();
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
});

test('two people at one screen look from one seat at a time', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const screen = await anna.come(table);
  expect(screen.view?.viewer).toBe(0);
  await screen.answer(askOf(screen)?.id ?? '', [1]);
  // The curtain: everybody may see this.
  await screen.request({ type: 'look', viewer: 'spectator' });
  await screen.until(() => screen.view?.viewer === 'spectator');
  expect(screen.view?.asks).toEqual([]);
  await screen.request({ type: 'look', viewer: 1 });
  await screen.until(() => screen.view?.viewer === 1);
  expect((await screen.answer(askOf(screen)?.id ?? '', [2])).type).toBe('done');
});

test('the gallery talks among itself while the players play', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const player = await anna.come(table);
  const [one, two] = [
    await (await Person.arrive(address, 'Una')).come(table),
    await (await Person.arrive(address, 'Duo')).come(table),
  ];
  await one.request({ type: 'say', text: 'She has the king.' });
  await player.request({ type: 'say', text: '  good\n evening \u202e ' });
  await two.until(() => two.lines.length === 2);
  expect(two.lines.map(({ room, name, text }) => `${room} ${name}: ${text}`)).toEqual([
    'gallery Una: She has the king.',
    'table Anna: good evening',
  ]);
  expect(player.lines.map(({ room }) => room)).toEqual(['table']);
  expect((await anna.come(table)).state?.chat.map(({ room }) => room)).toEqual(['table']);
  expect(await player.refused({ type: 'say', text: '\u200b\u200b' })).toBe('refusal.nothing-said');
  expect(player.people?.spectators).toBe(2);
});

test('players are told how much the gallery has said, and read it when the game is over', async () => {
  const { address } = await serve();
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const [a, b] = [await anna.come(table), await bela.come(table)];
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  const una = await (await Person.arrive(address, 'Una')).come(table);
  for (const text of ['She has the king.', 'He knows.'])
    expect(await una.refused({ type: 'say', text })).toBeUndefined();
  for (const seat of [a, b]) await seat.until(() => seat.people?.withheld === 2);
  expect(una.people?.withheld).toBeUndefined();
  // What is taken away again counts no more.
  expect(await una.refused({ type: 'hide', line: una.lines[1].id })).toBeUndefined();
  expect((await anna.come(table)).people?.withheld).toBe(1);
  expect([...a.lines, ...b.lines]).toEqual([]);
  await Promise.all([a, b].map((seat, seed) => playOn(seat, { seed })));
  for (const seat of [a, b])
    await seat.until(() => seat.received.some(text => text.includes('She has the king.')));
  await a.until(() => a.people?.withheld === undefined);
});

test('people who share a screen have names of their own, also where they speak', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [
    { kind: 'me' },
    { kind: 'me', name: ' Bela\u202e ' },
    { kind: 'me', name: '…' },
  ]);
  const screen = await anna.come(table, { viewer: 1 });
  const names = screen.people?.players.map(({ holder }) => (holder.kind === 'person' ? holder.name : ''));
  // A name that nobody could read gives way to that of whoever set the table.
  expect(names).toEqual(['Anna', 'Bela', 'Anna']);
  await screen.request({ type: 'say', text: 'mine' });
  await screen.until(() => screen.lines.length > 0);
  expect(screen.lines[0]).toMatchObject({ name: 'Bela', seat: 1 });
});

test('nobody sits down or speaks under a name that is taken for a player’s, and another one will do', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const a = await anna.come(table);
  const thief = await Person.arrive(address, 'Аnnа');
  const t = await thief.come(table);
  expect(await t.refused({ type: 'say', text: 'I give up.' })).toBe('refusal.name-taken');
  expect(await t.refused({ type: 'sit', seat: 1 })).toBe('refusal.name-taken');
  // The name that is taken next is the one that counts, on the connection that is open.
  await thief.call('rename', { name: 'Bela' });
  expect(await t.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  await a.until(() => a.people?.players[1].holder.kind === 'person');
  expect(a.people?.players[1].holder).toEqual({ kind: 'person', name: 'Bela' });
  expect(a.lines).toEqual([]);
});
