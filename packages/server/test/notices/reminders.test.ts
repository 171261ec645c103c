import { DAY } from '@runehold/protocol/parts/clock-terms';
import { expect, test } from 'vitest';
import { gathered } from '../driver/gathered.ts';
import { joined, named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { Elsewhere, HOUR, houseThatTells, MINUTE } from './company.ts';

/** A game over days of two people, the second of whom has an address of his own called and has gone. */
const overDays = async () => {
  const house = await houseThatTells();
  const { address } = house.server;
  const people = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  const phone = await Elsewhere.open();
  await people[1].call('set-webhook', { url: `${phone.address}/hook` });
  const { table, seats } = await gathered(people, { pace: 'days', listed: false });
  for (const seat of seats) seat.cut();
  /** Lets time pass, sees to what is due, and sends what there is to be sent; twice, since once must be enough. */
  const pass = async (ms: number, step = 4 * HOUR): Promise<void> => {
    for (let left = ms; left > 0; left -= step) {
      await house.clock.pass(Math.min(left, step));
      for (let n = 0; n < 2; n++) {
        await house.server.attend();
        await house.server.sendNotices();
      }
    }
  };
  return { ...house, people, phone, table, pass };
};

test('over days: the move after five minutes, then half of the time and little of it, each once, by every channel', async () => {
  const { phone, pass, table, server } = await overDays();
  await pass(4 * MINUTE, MINUTE);
  expect(phone.kinds).toEqual([]);
  await pass(2 * MINUTE, MINUTE);
  expect(phone.kinds).toEqual(['your-move']);
  await pass(22.8 * HOUR, 3.8 * HOUR);
  expect(phone.kinds).toEqual(['your-move']);
  await pass(2.5 * HOUR);
  expect(phone.kinds).toEqual(['your-move', 'reminder']);
  await pass(20.5 * HOUR, 4.1 * HOUR);
  expect(phone.kinds).toEqual(['your-move', 'reminder', 'reminder']);
  expect(phone.told.every(told => told.table === table)).toBe(true);
  // The time for the turn is up, and in the end all of it: the seat is given away, and that is told.
  await pass(20 * DAY, 12 * HOUR);
  expect(phone.kinds.filter(kind => kind === 'reminder')).toHaveLength(2);
  expect(phone.kinds.filter(kind => kind === 'vacated')).toHaveLength(1);
  expect(server.complaints).toEqual([]);
}, 240_000);

test('over days: whoever has answered is reminded of nothing', async () => {
  const { phone, pass, people, table } = await overDays();
  await pass(6 * MINUTE, 2 * MINUTE);
  expect(phone.kinds).toEqual(['your-move']);
  const seat = await people[1].come(table);
  const [ask] = seat.view?.asks ?? [];
  if (ask === undefined) throw new Error('he is not asked');
  expect((await seat.answer(ask.id, ask.absent)).type).toBe('done');
  seat.cut();
  await pass(47 * HOUR, 4.7 * HOUR);
  expect(phone.kinds.filter(kind => kind === 'reminder')).toEqual([]);
}, 240_000);

test('whoever comes in from elsewhere is told to the one whose seats they can use: once, and not for coming back', async () => {
  const { server, later } = await houseThatTells();
  const { person } = await joined(server.address, 'Anna');
  const phone = await Elsewhere.open();
  await person.call('set-webhook', { url: `${phone.address}/hook` });
  await later(MINUTE);
  expect(phone.kinds).toEqual([]);
  const tablet = await Person.arrive(named(server.address));
  await tablet.call('sign-in', { name: 'Anna', password: PASSWORD });
  await later(MINUTE);
  await later(MINUTE);
  expect(phone.kinds).toEqual(['new-device']);
  await tablet.call('add-credential', { password: 'eleven boats in the fog', current: PASSWORD });
  await later(MINUTE);
  expect(phone.kinds).toEqual(['new-device', 'new-device']);
});
