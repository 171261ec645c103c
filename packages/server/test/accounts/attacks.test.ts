import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { accountCost, hashPassword, noPassword } from '../../src/people/passwords.ts';
import { SlowDown } from '../../src/people/slow-down.ts';
import { tokenHash } from '../../src/people/tokens.ts';
import { openDatabase } from '../../src/store/database.ts';
import { Authenticator } from '../driver/authenticator.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, keyed, named, PASSWORD, signInWith } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';

const arrive = (address: string): Promise<Person> => Person.arrive(named(address));

describe('passkeys under attack', () => {
  test('what was asked is good once, in five minutes, for one session and one purpose, from this house', async () => {
    const clock = new HandClock();
    const { address } = await serve({ now: clock.now });
    const { device } = await keyed(address, 'Anna');
    const [own, other] = [await arrive(address), await arrive(address)];
    const asked = async (person: Person): Promise<object> =>
      (await person.call('passkey-options', { for: 'sign-in' })).options;
    const tried = (person: Person, passkey: ReturnType<Authenticator['sign']>): Promise<unknown> =>
      person.call('sign-in', { passkey });
    const refused = 'refusal.wrong-passkey';
    // Asked of one session, answered by another.
    await expect(tried(other, device.sign(await asked(own)))).rejects.toThrow(refused);
    // Forged: what is signed is not what was asked, or comes from elsewhere, or nothing was asked at all.
    await expect(tried(own, device.sign(await asked(own), { challenge: 'Zm9yZ2Vk' }))).rejects.toThrow(
      refused,
    );
    await expect(
      tried(own, device.sign(await asked(own), { origin: 'https://evil.example' })),
    ).rejects.toThrow(refused);
    await expect(tried(own, device.sign({ challenge: 'Zm9yZ2Vk', rpId: 'localhost' }))).rejects.toThrow(
      refused,
    );
    // For another purpose.
    const { options } = await own.call('passkey-options', { for: 'claim', name: 'Mallory' });
    await expect(tried(own, device.sign({ ...options, rpId: 'localhost' }))).rejects.toThrow(refused);
    // A key of somebody else's under Anna's id, and Anna's key as somebody else's.
    const thief = new Authenticator(named(address));
    await expect(
      tried(own, thief.sign(await asked(own), { id: device.id.toString('base64url'), user: device.user })),
    ).rejects.toThrow(refused);
    await expect(tried(own, device.sign(await asked(own), { user: 'bWFsbG9yeQ' }))).rejects.toThrow(refused);
    // Too late.
    const late = await asked(own);
    await clock.pass(5 * 60_000 + 1);
    await expect(tried(own, device.sign(late))).rejects.toThrow(refused);
    // Right; and then replayed.
    const signed = device.sign(await asked(own));
    await tried(own, signed);
    await expect(tried(own, signed)).rejects.toThrow(refused);
    await expect(tried(other, signed)).rejects.toThrow(refused);
    // What is no answer at all is refused like one, and breaks nothing.
    await asked(other);
    await expect(
      other.call('sign-in', {
        passkey: { id: device.id.toString('base64url'), response: { clientDataJSON: 7 } },
      }),
    ).rejects.toThrow(refused);
  });

  test('nobody adds a key to an account of another, nor takes one off it, nor makes one theirs twice', async () => {
    const { address } = await serve();
    const { device } = await keyed(address, 'Anna');
    const { person: mallory } = await joined(address, 'Mallory');
    const id = device.id.toString('base64url');
    await expect(mallory.call('remove-passkey', { id })).rejects.toThrow('refusal.wrong-passkey');
    // Under the id of Anna's key.
    const { options } = await mallory.call('passkey-options', { for: 'add' });
    await expect(mallory.call('add-credential', { passkey: device.make(options) })).rejects.toThrow(
      'refusal.wrong-passkey',
    );
    const guest = await arrive(address);
    await expect(guest.call('passkey-options', { for: 'add' })).rejects.toThrow('refusal.no-account');
    await expect(guest.call('add-credential', { password: PASSWORD })).rejects.toThrow('refusal.no-account');
    await expect(guest.call('new-codes', {})).rejects.toThrow('refusal.no-account');
  });

  test('are made for the address that is set, and for no other', async () => {
    const { address } = await serve({ origin: 'https://play.example.org' });
    const person = await arrive(address);
    const { options } = await person.call('passkey-options', { for: 'claim', name: 'Anna' });
    expect(options).toMatchObject({
      rp: { id: 'play.example.org' },
      authenticatorSelection: { residentKey: 'required' },
    });
    const device = new Authenticator(named(address));
    await expect(person.call('claim', { name: 'Anna', passkey: device.make(options) })).rejects.toThrow(
      'refusal.wrong-passkey',
    );
    const { address: plain } = await serve();
    const nowhere = await Person.arrive(plain);
    expect((await nowhere.call('account', {})).takes).toEqual({ passkeys: false, passwords: true });
    await expect(nowhere.call('passkey-options', { for: 'sign-in' })).rejects.toThrow('refusal.no-passkeys');
  });
});

describe('sessions under attack', () => {
  test('fixation: a cookie that was slipped to somebody is worth nothing once they have an account', async () => {
    const { address } = await serve();
    await joined(address, 'Anna');
    for (const rise of ['claim', 'sign-in', 'code'] as const) {
      const attacker = await Person.arrive(named(address), 'Mallory');
      // The victim's browser is the attacker's guest, by a cookie or as a second device.
      const victim = new Person(named(address), attacker.cookie);
      if (rise === 'claim') await victim.call('claim', { name: 'Victim', password: PASSWORD });
      if (rise === 'sign-in') await victim.call('sign-in', { name: 'Anna', password: PASSWORD });
      if (rise === 'code') {
        const { codes } = await (await signedIn(address)).call('new-codes', {});
        await victim.call('sign-in', { name: 'Anna', code: codes[0] });
      }
      expect(victim.cookie).not.toBe(attacker.cookie);
      expect((await attacker.call('me', {})).account).toBeUndefined();
      expect((await victim.call('me', {})).account).toBe(true);
    }
  });

  test('sockets that were opened before are closed', async () => {
    const { address } = await serve();
    const guest = await Person.arrive(named(address), 'Ola');
    const table = await guest.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seat = await guest.come(table);
    await guest.call('claim', { name: 'Ola', password: PASSWORD });
    await seat.until(() => seat.closed);
    expect(seat.ended?.key).toBe('refusal.no-guest');
  });

  test('nobody forgets anybody else, and another page nobody at all', async () => {
    const { address } = await serve();
    const { person } = await joined(address, 'Anna');
    const mallory = await Person.arrive(named(address), 'Mallory');
    await expect(mallory.call('forget-me', { name: 'Anna' })).rejects.toThrow('refusal.not-your-name');
    const forged = await fetch(`${named(address)}/api/account/forget`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ name: 'Anna' }),
    });
    expect(forged.status).toBe(403);
    expect((await person.call('me', {})).account).toBe(true);
  });
});

/** Anna, in a browser of her own. */
const signedIn = async (address: string): Promise<Person> => {
  const anna = await arrive(address);
  await anna.call('sign-in', { name: 'Anna', password: PASSWORD });
  return anna;
};

/** Somebody who comes over TLS through a proxy, from an address of their own. */
const from = async (address: string, place: string): Promise<Person> => {
  const person = new Person(named(address), undefined, place);
  person.isSecure = true;
  await person.call('me', {});
  return person;
};

describe('passwords under attack', () => {
  test('are refused over plain HTTP, unless the machine speaks to itself', async () => {
    const { address } = await serve({ limits: { proxyHops: 1 } });
    const plain = await Person.arrive(named(address), undefined, '203.0.113.5');
    expect((await plain.call('account', {})).takes.passwords).toBe(false);
    for (const given of [{ password: PASSWORD }, { code: 'x' }])
      await expect(plain.call('sign-in', { name: 'Anna', ...given })).rejects.toThrow('refusal.plain-http');
    await expect(plain.call('claim', { name: 'Anna', password: PASSWORD })).rejects.toThrow(
      'refusal.plain-http',
    );
    // Behind a proxy that says nothing all seem to be here; the name of the house gives it away.
    const { address: bare } = await serve();
    const told = await new Promise<string>((resolve, reject) =>
      get(`${bare}/api/account`, { headers: { host: 'play.example.org' } }, response => {
        let text = '';
        response.on('data', part => (text += String(part))).on('end', () => resolve(text));
      }).on('error', reject),
    );
    expect(JSON.parse(told)).toMatchObject({ takes: { passkeys: false, passwords: false } });
    const secure = await from(address, '203.0.113.6');
    await secure.call('claim', { name: 'Anna', password: PASSWORD });
  });

  test('wrong ones slow down who tries, for that account and from there, and hold up nobody else', async () => {
    const { address } = await serve({ limits: { proxyHops: 1 } });
    const owner = await from(address, '203.0.113.1');
    await owner.call('claim', { name: 'Anna', password: PASSWORD });
    const began = performance.now();
    const tries = Array.from({ length: 6 }, (_, n) => from(address, `198.51.100.${n}`));
    const flood = (await Promise.all(tries)).flatMap(mallory =>
      Array.from({ length: 20 }, (_, n) =>
        mallory.call('sign-in', { name: 'Anna', password: `guess number ${n}` }).then(
          () => 'in',
          (error: Error) => error.message,
        ),
      ),
    );
    // Meanwhile Anna comes from elsewhere, and is let in; and whoever has a name that nobody has waits as long.
    const elsewhere = await from(address, '203.0.113.2');
    await elsewhere.call('sign-in', { name: 'Anna', password: PASSWORD });
    const answers = await Promise.all(flood);
    expect(answers.filter(key => !/refusal\.(?:wrong-credentials|busy|too-fast)/.test(key))).toEqual([]);
    // Of each place's twenty one was looked at, and another after a second, two, four.
    const seconds = (performance.now() - began) / 1000;
    const looked = answers.filter(answer => answer === 'refusal.wrong-credentials').length;
    expect(looked).toBeGreaterThanOrEqual(6);
    expect(looked).toBeLessThanOrEqual(6 * (1 + Math.ceil(Math.log2(1 + seconds))));
  });

  test('the wait doubles from a second to a quarter of an hour, and is forgotten in a day', () => {
    let now = 0;
    const slow = new SlowDown(() => now, 2);
    const waits: (number | undefined)[] = [];
    for (let n = 0; n < 12; n++) {
      slow.begin('anna here');
      slow.blame('anna here');
      waits.push(slow.wait('anna here'));
      now += (slow.wait('anna here') ?? 0) * 1000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect(slow.wait('anna elsewhere')).toBeUndefined();
    now += 24 * 3_600_000;
    slow.begin('anna here');
    expect(slow.wait('anna here')).toBe(1);
    slow.forgive('anna here');
    expect(slow.wait('anna here')).toBeUndefined();
    // However many are tried, only so many are remembered.
    for (const key of ['a', 'b', 'c']) slow.begin(key);
    expect(['a', 'b', 'c'].map(key => slow.wait(key))).toEqual([undefined, 1, 1]);
  });

  test('a name that nobody has costs as much as one that somebody has', async () => {
    const { address } = await serve({ limits: { proxyHops: 1 } });
    const owner = await from(address, '203.0.113.1');
    await owner.call('claim', { name: 'Anna', password: PASSWORD });
    const took = async (name: string, place: number): Promise<number> => {
      const person = await from(address, `198.51.100.${place}`);
      const began = performance.now();
      await expect(person.call('sign-in', { name, password: 'a wrong guess' })).rejects.toThrow(
        'refusal.wrong-credentials',
      );
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 6; n += 2) {
      known.push(await took('Anna', n));
      unknown.push(await took('Nobody at all', n + 1));
    }
    // Without the hashing it would be a fiftieth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.3);
    const cost = (hash: string): string => hash.split(':').slice(0, 4).join(':');
    expect(cost(noPassword(accountCost))).toBe(cost(await hashPassword(PASSWORD, accountCost)));
  });

  test('what is kept opens no door', async () => {
    const { address, database } = await serve();
    const { person, codes } = await joined(address, 'Anna');
    const db = await openDatabase(database);
    const rows = JSON.stringify([
      await db.selectFrom('credentials').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ]);
    await db.destroy();
    expect(rows).not.toContain(PASSWORD);
    for (const code of codes) expect(rows).not.toContain(code);
    const token = (person.cookie ?? '').split('=')[1];
    expect(rows).not.toContain(token);
    expect(rows).toContain(tokenHash(token));
  });
});

test('a passkey is never slowed down by wrong passwords', async () => {
  const { address } = await serve();
  const { person, device } = await keyed(address, 'Anna');
  await person.call('add-credential', { password: PASSWORD });
  const guesser = await arrive(address);
  await expect(guesser.call('sign-in', { name: 'Anna', password: 'a wrong guess' })).rejects.toThrow(
    'wrong-cred',
  );
  await expect(guesser.call('sign-in', { name: 'Anna', password: PASSWORD })).rejects.toThrow(
    'refusal.too-fast',
  );
  expect(await signInWith(guesser, device)).toBe('Anna');
});
