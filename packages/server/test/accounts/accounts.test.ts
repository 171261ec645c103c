import { limits } from '@runehold/protocol/limits';
import { describe, expect, test } from 'vitest';
import { joined, keyed, named, PASSWORD, signInWith } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';

describe('a guest makes an account', () => {
  test('with a password: seats and games stay, the cookie changes, other browsers are signed out', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(named(address), 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const guest = new Person(named(address), anna.cookie);
    const { name, codes } = await anna.call('claim', { name: ' Anna  Maria ', password: PASSWORD });
    expect(name).toBe('Anna Maria');
    expect(new Set(codes).size).toBe(10);
    expect(codes.every(code => /^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toBe(true);
    expect(anna.cookie).not.toBe(guest.cookie);
    expect(await anna.call('me', {})).toEqual({ name: 'Anna Maria', account: true });
    expect((await anna.call('tables', {})).mine).toMatchObject([{ id: table, mine: [0] }]);
    expect((await guest.call('me', {})).account).toBeUndefined();
    expect((await anna.call('sessions', {})).sessions).toHaveLength(1);
    expect(await anna.call('account', {})).toMatchObject({
      claimed: true,
      password: true,
      passkeys: [],
      codes: 10,
      renew: false,
    });
    await expect(anna.call('claim', { name: 'Other', password: PASSWORD })).rejects.toThrow(
      'refusal.has-account',
    );
  });

  test('and finds everything again in an empty browser', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(named(address), 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    await anna.call('claim', { name: 'Anna', password: PASSWORD });
    const elsewhere = await Person.arrive(named(address));
    expect(await elsewhere.call('sign-in', { name: 'ANNA', password: PASSWORD })).toEqual({
      name: 'Anna',
      renew: false,
    });
    expect((await elsewhere.call('tables', {})).mine).toMatchObject([{ id: table, mine: [0] }]);
    const seat = await elsewhere.come(table);
    expect(seat.view?.viewer).toBe(0);
    expect((await anna.call('sessions', {})).sessions).toHaveLength(2);
  });

  test('with a passkey, made for this house, under a random name', async () => {
    const { address, database } = await serve();
    const { person, device } = await keyed(address, 'Anna');
    expect(Buffer.from(device.user, 'base64url')).toHaveLength(32);
    expect(database).not.toContain(device.user);
    const elsewhere = await Person.arrive(named(address));
    expect(await signInWith(elsewhere, device)).toBe('Anna');
    const { passkeys } = await person.call('account', {});
    expect(passkeys).toHaveLength(1);
    expect(passkeys[0].used).toBeGreaterThan(0);
  });

  test('a key that never counts may be used again; one that stops counting, or goes back, was copied', async () => {
    const { address } = await serve();
    const still = await keyed(address, 'Anna', 0);
    for (const _ of [1, 2])
      expect(await signInWith(await Person.arrive(named(address)), still.device)).toBe('Anna');
    const { device } = await keyed(address, 'Bela');
    expect(await signInWith(await Person.arrive(named(address)), device)).toBe('Bela');
    for (const counter of [0, 1]) {
      device.counter = counter;
      await expect(signInWith(await Person.arrive(named(address)), device)).rejects.toThrow(
        'refusal.passkey-copied',
      );
    }
    device.counter = 10;
    expect(await signInWith(await Person.arrive(named(address)), device)).toBe('Bela');
  });

  test('not under every name, nor with every password', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(named(address));
    for (const [name, reason] of [
      ['', 'name-empty'],
      ['Wanderer 512', 'name-reserved'],
      ['wanderer', 'name-reserved'],
      ['Alda', 'name-reserved'],
      ['S0me0ne', 'name-reserved'],
      ['Ktoś', 'name-reserved'],
    ] as const)
      await expect(anna.call('claim', { name, password: PASSWORD }), name).rejects.toThrow(
        `refusal.${reason}`,
      );
    for (const [password, reason] of [
      ['short', 'password-short'],
      ['Password123!', 'password-usual'],
      ['zaq12wsxcde3', 'password-usual'],
      ['aaaaaaaaaaaa', 'password-usual'],
      ['anna1234anna', 'password-usual'],
      ['qwertyuiop', 'password-usual'],
      ['x'.repeat(limits.accountPassword + 1), 'malformed'],
    ] as const)
      await expect(anna.call('claim', { name: 'Anna', password }), password).rejects.toThrow(
        `refusal.${reason}`,
      );
    expect(await anna.call('account', {})).toMatchObject({ claimed: false, codes: 0 });
  });
});

describe('the name of an account', () => {
  test('nobody else bears, nor one that looks like it', async () => {
    const { address } = await serve();
    const before = await Person.arrive(named(address), 'Borys');
    const other = await Person.arrive(named(address), 'Ola');
    await joined(address, 'Borys');
    for (const name of ['borys', 'BОRYS', 'B0rys', 'Bórys', 'B o r y s'])
      await expect(other.call('rename', { name })).rejects.toThrow('refusal.name-of-account');
    await expect(other.call('claim', { name: 'Вorys', password: PASSWORD })).rejects.toThrow(
      'refusal.name-of-account',
    );
    // Whoever had the name before keeps it to themselves.
    await expect(before.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }])).rejects.toThrow(
      'refusal.name-of-account',
    );
    const table = await other.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seat = await before.come(table);
    for (const request of [
      { type: 'sit', seat: 1 },
      { type: 'say', text: 'it is me' },
    ] as const)
      expect(await seat.request(request)).toMatchObject({ reason: { key: 'refusal.name-of-account' } });
    await before.call('rename', { name: 'Someone else' });
    expect(await seat.request({ type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
  });

  test('may change, and is free again then', async () => {
    const { address } = await serve();
    const { person } = await joined(address, 'Borys');
    expect((await person.call('rename', { name: 'Boris' })).name).toBe('Boris');
    const other = await Person.arrive(named(address), 'Borys');
    expect((await other.call('me', {})).name).toBe('Borys');
    const elsewhere = await Person.arrive(named(address));
    await elsewhere.call('sign-in', { name: 'Boris', password: PASSWORD });
    await expect(other.call('rename', { name: 'boris' })).rejects.toThrow('refusal.name-of-account');
  });
});

describe('recovery', () => {
  test('a code lets in once, ends all other sessions and asks for another way in', async () => {
    const { address } = await serve();
    const { person, codes } = await joined(address, 'Anna');
    const finder = await Person.arrive(named(address));
    const typed = codes[3].toUpperCase().replaceAll('-', ' ');
    expect(await finder.call('sign-in', { name: 'anna', code: typed })).toEqual({
      name: 'Anna',
      renew: true,
    });
    expect((await person.call('me', {})).account).toBeUndefined();
    expect(await finder.call('account', {})).toMatchObject({ renew: true, codes: 9 });
    await expect(
      (await Person.arrive(named(address))).call('sign-in', { name: 'Anna', code: codes[3] }),
    ).rejects.toThrow('refusal.wrong-code');
    // The old password is not asked for: it is what was lost.
    const password = `${PASSWORD}, and a tenth`;
    expect(await finder.call('add-credential', { password })).toMatchObject({ renew: false, password: true });
    const again = await Person.arrive(named(address));
    await again.call('sign-in', { name: 'Anna', password });
    await expect(
      (await Person.arrive(named(address))).call('sign-in', { name: 'Anna', password: PASSWORD }),
    ).rejects.toThrow('refusal.wrong-credentials');
  });

  test('new codes take the place of the old', async () => {
    const { address } = await serve();
    const { person, codes } = await joined(address, 'Anna');
    const { codes: fresh } = await person.call('new-codes', {});
    expect(fresh.filter(code => codes.includes(code))).toEqual([]);
    const finder = await Person.arrive(named(address));
    await expect(finder.call('sign-in', { name: 'Anna', code: codes[0] })).rejects.toThrow(
      'refusal.wrong-code',
    );
    await finder.call('sign-in', { name: 'Anna', code: fresh[0] });
  });
});

describe('ways in', () => {
  test('a password is changed by who knows it', async () => {
    const { address } = await serve();
    const { person } = await joined(address, 'Anna');
    const password = `${PASSWORD}, and a tenth`;
    await expect(person.call('add-credential', { password })).rejects.toThrow('refusal.wrong-credentials');
    await new Promise(resolve => setTimeout(resolve, 1100));
    await person.call('add-credential', { password, current: PASSWORD });
    await (await Person.arrive(named(address))).call('sign-in', { name: 'Anna', password });
  });

  test('a passkey is added and removed; the last way in stays', async () => {
    const { address } = await serve();
    const { person, device } = await keyed(address, 'Anna');
    const id = device.id.toString('base64url');
    await expect(person.call('remove-passkey', { id })).rejects.toThrow('refusal.last-way-in');
    await person.call('add-credential', { password: PASSWORD });
    expect(await person.call('remove-passkey', { id })).toMatchObject({ passkeys: [], password: true });
    const elsewhere = await Person.arrive(named(address));
    await expect(signInWith(elsewhere, device)).rejects.toThrow('refusal.wrong-passkey');
  });
});
