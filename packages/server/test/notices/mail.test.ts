import { expect, test } from 'vitest';
import { usualSettings } from '../../src/notices/hours.ts';
import { joined, named } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { HOUR, houseThatTells, MINUTE, ORIGIN, SECOND, sitDown } from './company.ts';
import { headOf, partsOf, Sink } from './sink.ts';

const houseWithMail = async () => {
  const sink = await Sink.open();
  const house = await houseThatTells({ smtp: sink.url, mailFrom: 'Runehold <games@runehold.org>' });
  const { address } = house.server;
  /** Where a link of a letter leads on this machine. */
  const here = (link: string): string => link.replace(ORIGIN, address);
  const linkIn = (text: string, purpose: string): string =>
    here(new RegExp(`${ORIGIN}/api/letters/${purpose}/\\S+`).exec(text)?.[0] ?? '');
  const confirm = async (): Promise<void> => {
    const { text } = partsOf(sink.letters[sink.letters.length - 1]);
    expect((await fetch(linkIn(text, 'confirm'), { method: 'POST' })).status).toBe(200);
  };
  return { ...house, sink, here, linkIn, confirm, anna: await Person.arrive(address, 'Anna') };
};

test('an address is asked first, and nothing else is sent there before it has said yes', async () => {
  const { server, anna, sink, later, linkIn, confirm } = await houseWithMail();
  await anna.call('set-notices', { ...usualSettings, language: 'pl' });
  expect(await anna.call('set-mail', { address: ' Anna@runehold.org ' })).toMatchObject({
    mail: { address: 'Anna@runehold.org', isGood: false },
  });
  await later(0);
  const [asked] = sink.letters;
  expect(asked.to).toEqual(['Anna@runehold.org']);
  expect(headOf(asked)).toMatchObject({ from: 'Runehold <games@runehold.org>', to: 'Anna@runehold.org' });
  const { text, html } = partsOf(asked);
  expect(text).toContain('Czy to twój adres?');
  expect(html).toContain('lang="pl"');
  await expect(anna.call('test-notice', { channel: 'mail' })).rejects.toThrow('refusal.nothing-to-test');
  // Mail programs look at every link: to look changes nothing.
  const page = await fetch(linkIn(text, 'confirm'));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toContain('Tak, to mój adres');
  expect((await anna.call('notices', {})).mail?.isGood).toBe(false);
  await confirm();
  expect((await anna.call('notices', {})).mail?.isGood).toBe(true);
  await anna.call('test-notice', { channel: 'mail' });
  await later(0);
  expect(sink.letters).toHaveLength(2);
  expect(server.complaints).toEqual([]);
});

test('a letter comes ten minutes after the move, if it is still to be made, with a way to have no more', async () => {
  const { server, anna, sink, later, confirm, linkIn } = await houseWithMail();
  const bela = await Person.arrive(server.address, 'Béla <b>');
  await anna.call('set-mail', { address: 'anna@runehold.org' });
  await later(0);
  await confirm();
  const { seats } = await sitDown([bela, anna]);
  for (const seat of seats) seat.cut();
  await later(5 * MINUTE);
  expect(sink.letters).toHaveLength(1);
  await later(6 * MINUTE);
  const [, letter] = sink.letters;
  const head = headOf(letter);
  expect(head['subject']).toBe('Your move in Masquerade');
  expect(head['message-id']).toMatch(/^<[\w-]{32}@games\.runehold\.org>$/);
  expect(head['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const { text, html } = partsOf(letter);
  expect(text).toContain('At the table: Béla <b>.');
  expect(html).toContain('Béla &#60;b&#62;');
  expect(html).not.toContain('<b>');
  // One press in the mail program, without being known: as RFC 8058 has it.
  const stop = linkIn(head['list-unsubscribe'].replace(/[<>]/g, ''), 'stop');
  const pressed = await fetch(stop, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect((await anna.call('notices', {})).mail).toBeUndefined();
  await later(24 * HOUR);
  expect(sink.letters).toHaveLength(2);
  // Pressed twice, it is a link that is no longer good.
  expect((await fetch(stop, { method: 'POST' })).status).toBe(410);
});

test('what the mail server does not take now is handed in again; what it never takes is not', async () => {
  const { anna, sink, later, confirm } = await houseWithMail();
  sink.refuses = 451;
  await anna.call('set-mail', { address: 'anna@runehold.org' });
  await later(0);
  expect(sink.letters).toHaveLength(0);
  sink.refuses = undefined;
  await later(61 * SECOND);
  expect(sink.letters).toHaveLength(1);
  await confirm();
  sink.refuses = 550;
  await anna.call('test-notice', { channel: 'mail' });
  await later(0);
  sink.refuses = undefined;
  await later(24 * HOUR);
  expect(sink.letters).toHaveLength(1);
});

test('whoever has lost every way in comes back by their address, once, within half an hour', async () => {
  const { server, sink, later, confirm } = await houseWithMail();
  const { person: mira } = await joined(server.address, 'Mira');
  await mira.call('set-mail', { address: 'mira@runehold.org' });
  await later(0);
  await confirm();
  const lost = await Person.arrive(named(server.address));
  const ask = async (name: string): Promise<string | undefined> => {
    const before = sink.letters.length;
    expect(await lost.call('recover', { name })).toEqual({});
    await later(0);
    const letter = sink.letters[before];
    return letter && new RegExp(`${ORIGIN}/#/sign-in/(\\S+)`).exec(partsOf(letter).text)?.[1];
  };
  // Whether there is such an account, or address, nobody learns.
  expect(await ask('Nobody')).toBeUndefined();
  const first = (await ask('mira')) ?? '';
  expect(first).not.toBe('');
  await expect(lost.call('sign-in', { letter: `${first}x` })).rejects.toThrow('refusal.stale-letter');
  const [person, until, mark] = first.split('.');
  for (const forged of [`x${person}.${until}.${mark}`, `${person}.zzzzzz.${mark}`, ''])
    await expect(lost.call('sign-in', { letter: forged })).rejects.toThrow('refusal.');
  expect(await lost.call('sign-in', { letter: first })).toEqual({ name: 'Mira', renew: true });
  // Everybody else who was in is out, and the account asks for another way in.
  expect((await mira.call('account', {})).claimed).toBe(false);
  expect((await lost.call('account', {})).renew).toBe(true);
  const other = await Person.arrive(named(server.address));
  await expect(other.call('sign-in', { letter: first })).rejects.toThrow('refusal.stale-letter');
  const late = (await ask('Mira')) ?? '';
  await later(31 * MINUTE);
  await expect(other.call('sign-in', { letter: late })).rejects.toThrow('refusal.stale-letter');
  // Whoever reads the address heard that somebody new was in.
  expect(sink.letters.map(letter => headOf(letter)['subject'])).toContain('A new device can use your seats');
  expect(server.complaints).toEqual([]);
});
