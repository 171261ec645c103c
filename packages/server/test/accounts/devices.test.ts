import { describe, expect, test } from 'vitest';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, named } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';

/** Brings a second device in as it is meant to be: code, number, yes. */
const bring = async (first: Person, second: Person): Promise<void> => {
  const { code } = await first.call('offer-device', {});
  const { number } = await second.call('take-device', { code });
  const offered = await first.call('offered-device', { code });
  expect(offered).toMatchObject({ state: 'asked', number });
  await first.call('admit-device', { code, number });
  expect(await second.call('take-device', { code })).toMatchObject({ state: 'in' });
};

describe('another device', () => {
  test('comes in with a code and a number that both see, for guests and accounts alike', async () => {
    const { address } = await serve();
    const guest = await Person.arrive(named(address), 'Ola');
    const table = await guest.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const phone = await Person.arrive(named(address));
    await bring(guest, phone);
    expect((await phone.call('me', {})).name).toBe('Ola');
    expect((await phone.call('tables', {})).mine).toMatchObject([{ id: table, mine: [0] }]);
    expect((await guest.call('sessions', {})).sessions).toHaveLength(2);
    const { person } = await joined(address, 'Anna');
    const tablet = await Person.arrive(named(address));
    await bring(person, tablet);
    expect(await tablet.call('me', {})).toEqual({ name: 'Anna', account: true });
  });

  test('not without a yes, not with another number, not twice, not after two minutes', async () => {
    const clock = new HandClock();
    const { address } = await serve({ now: clock.now });
    const { person } = await joined(address, 'Anna');
    const [phone, spy] = [await Person.arrive(named(address)), await Person.arrive(named(address))];
    const { code } = await person.call('offer-device', {});
    expect(await person.call('offered-device', { code })).toEqual({ state: 'open' });
    const { number } = await phone.call('take-device', { code });
    expect((await phone.call('take-device', { code })).state).toBe('asked');
    expect((await phone.call('me', {})).name).not.toBe('Anna');
    // Whoever reads the code off the screen is second, and learns nothing.
    await expect(spy.call('take-device', { code })).rejects.toThrow('refusal.no-offer');
    // And neither they nor the phone says yes in Anna's place.
    for (const other of [spy, phone])
      await expect(other.call('admit-device', { code, number })).rejects.toThrow('refusal.no-offer');
    expect(await spy.call('offered-device', { code })).toEqual({ state: 'gone' });
    await person.call('admit-device', { code, number });
    expect((await phone.call('take-device', { code })).state).toBe('in');
    await expect(phone.call('take-device', { code })).rejects.toThrow('refusal.no-offer');
    const other = await person.call('offer-device', {});
    await spy.call('take-device', { code: other.code });
    await expect(person.call('admit-device', { code: other.code, number: '000' })).rejects.toThrow(
      'no-offer',
    );
    await expect(spy.call('take-device', { code: other.code })).rejects.toThrow('refusal.no-offer');
    const late = await person.call('offer-device', {});
    await clock.pass(121_000);
    await expect(spy.call('take-device', { code: late.code })).rejects.toThrow('refusal.no-offer');
    await expect(spy.call('take-device', { code: 'made up' })).rejects.toThrow('refusal.no-offer');
  });

  test('is listed with what it is, and ended by its name', async () => {
    const { address } = await serve();
    const { person } = await joined(address, 'Anna');
    const agent =
      'Mozilla/5.0 (Linux; Android 15; <script>) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
    const response = await fetch(`${named(address)}/api/me`, {
      headers: { ...person.headers, 'user-agent': agent },
    });
    expect(response.ok).toBe(true);
    const phone = await Person.arrive(named(address));
    await bring(person, phone);
    const { sessions } = await person.call('sessions', {});
    expect(sessions.find(({ current }) => current)?.label).toBe('Chrome · Android');
    const other = sessions.find(({ current }) => !current);
    expect(await person.call('sign-out', { session: other?.id ?? '' })).toEqual({ ended: 1 });
    expect((await phone.call('me', {})).name).not.toBe('Anna');
  });
});
