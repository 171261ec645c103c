import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { isSound } from './is-sound.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';
import { setTable } from './set-table.ts';

/** Everybody in these tests has an empty browser, and does what is to be read on the page. */
const evening = spendEvening('shipped');
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
  // Browsers take passkeys for this machine by its name, not by its number.
  address = server.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

const PASSWORD = 'nine lanterns on the quay';
const forTwo = { game: 'rune-age', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

/** Lets a browser have a device that holds passkeys. */
const giveAuthenticator = async ({ context, page }: Guest): Promise<void> => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const goTo = async ({ page }: Guest, hash: string): Promise<void> => {
  await page.goto(`${address}#/${hash}`);
};

it('a guest makes an account with a passkey, comes back with it, and by a recovery code from elsewhere', async () => {
  const { stranger } = evening();
  const look = { language: 'en', width: 1440, height: 900 } as const;
  const anna = await stranger(look);
  const { page } = anna;
  await giveAuthenticator(anna);
  await goTo(anna, 'settings');
  // Whoever asks for two things before they are known is two newcomers.
  await page.getByText(/You are here as a guest/).waitFor();
  const table = await setTable(anna.page, '/api/tables', forTwo);
  await page.getByLabel('Account name').fill('Annabella');
  await page.getByRole('button', { name: 'With a passkey' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-codes] li').first().waitFor();
  const codes = await page.locator('[data-codes] li').allInnerTexts();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await page.getByText('You are signed in as Annabella.').waitFor();
  await isSound(anna.page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  // Out, and in again: the games are there, and the hall says who one is.
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.getByRole('link', { name: 'I have an account' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await isSound(anna.page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Signed in as Annabella').waitFor();
  await page.locator(`a[href*="${table}"]`).first().waitFor();
  // Somewhere else, with nothing but a code.
  const elsewhere = await stranger(look);
  await goTo(elsewhere, 'sign-in');
  await elsewhere.page.getByText('With a recovery code').click();
  await elsewhere.page
    .locator('details', { hasText: 'With a recovery code' })
    .getByLabel('Account name')
    .fill('annabella');
  await elsewhere.page.getByLabel('Recovery code').fill(codes[4] ?? '');
  await elsewhere.page.getByRole('button', { name: 'Use this code' }).click();
  await elsewhere.page.getByText(/You signed in with a recovery code/).waitFor();
  await isSound(elsewhere.page);
  await elsewhere.page.getByLabel('New password').fill(PASSWORD);
  await elsewhere.page.getByRole('button', { name: 'Set the password' }).click();
  await elsewhere.page.getByText(/You signed in with a recovery code/).waitFor({ state: 'detached' });
  // Everything else was signed out.
  await page.reload();
  await page.locator('main').waitFor();
  await goTo(anna, 'settings');
  await page.getByText(/You are here as a guest/).waitFor();
  for (const each of [anna, elsewhere]) expect(each.mishaps).toEqual([]);
});

it('po polsku, w telefonie: a password, a second empty browser, a third by its camera, and everything deleted', async () => {
  const { stranger } = evening();
  const look = { language: 'pl', width: 390, height: 844 } as const;
  const ola = await stranger(look);
  const { page } = ola;
  await goTo(ola, 'settings');
  await page.getByText(/Grasz tu jako gość/).waitFor();
  const table = await setTable(ola.page, '/api/tables', forTwo);
  await isSound(ola.page);
  await page.getByLabel('Nazwa konta').fill('Oleńka');
  await page.getByLabel('Hasło').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mam je zapisane' }).click();
  const second = await stranger(look);
  await goTo(second, 'sign-in');
  await second.page.getByLabel('Nazwa konta').first().fill('oleńka');
  await second.page.getByLabel('Hasło').fill(PASSWORD);
  await second.page.keyboard.press('Enter');
  await second.page.locator(`a[href*="${table}"]`).first().waitFor();
  // A third device, by the code that the first one shows.
  await page.getByRole('button', { name: 'Dodaj urządzenie' }).click();
  await page.getByRole('img', { name: 'Link dla drugiego urządzenia jako kod QR' }).waitFor();
  const link = await page.getByRole('textbox', { name: 'Link dla drugiego urządzenia' }).inputValue();
  const third = await stranger(look);
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Dalej' }).waitFor();
  await isSound(third.page);
  await third.page.getByRole('button', { name: 'Dalej' }).click();
  const number = await third.page.getByText(/^\d{3}$/).innerText();
  await page.getByText(number, { exact: true }).waitFor();
  await isSound(ola.page);
  await page.getByRole('button', { name: 'Tak, wpuść' }).click();
  await third.page.getByText('Gotowe. Na tym urządzeniu grasz teraz jako Oleńka.').waitFor();
  await third.page.getByRole('link', { name: 'Do sali' }).click();
  await third.page.locator(`a[href*="${table}"]`).first().waitFor();
  await page.reload();
  await page.locator('[data-devices] li').nth(2).waitFor();
  expect(await page.locator('[data-devices]').innerText()).toContain('Chrome · Linux');
  // Gone, on every device.
  await page.getByRole('button', { name: 'Usuń moje konto' }).click();
  await page.getByLabel('Twoje imię, dla potwierdzenia').fill('Oleńka');
  await isSound(ola.page);
  await page.getByRole('button', { name: 'Usuń na zawsze' }).click();
  await page.getByText('Gotowe. Nic już o tobie nie przechowujemy.').waitFor();
  await goTo(third, 'settings');
  await third.page.reload();
  await third.page.getByText(/Grasz tu jako gość/).waitFor();
  for (const each of [ola, second, third]) expect(each.mishaps).toEqual([]);
});
