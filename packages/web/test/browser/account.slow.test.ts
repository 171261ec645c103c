import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';
import { setTable } from './set-table.ts';

/** Everybody in these tests has an empty browser, and does what is to be read on the page. */
const evening = spendEvening('shipped');
let server: ServerProcess;
let address: string;

// Names of accounts are taken once: every test, and every try of one, has a house of its own.
beforeEach(async () => {
  server = await startServerProcess(evening().site.folder);
  // Browsers take passkeys for this machine by its name, not by its number.
  address = server.address.replace('127.0.0.1', 'localhost');
});
afterEach(() => server.close());

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

const words = {
  en: {
    guest: /You are here as a guest/,
    account: 'Account name',
    password: 'Password',
    withPasskey: 'With a passkey',
    save: 'Save as a file',
    signedIn: 'You are signed in as Annabella.',
    inHall: 'Signed in as Annabella',
    kept: 'I have saved them',
    signOut: 'Sign out',
    haveOne: 'I have an account',
    byPasskey: 'Sign in with a passkey',
    byCode: 'With a recovery code',
    code: 'Recovery code',
    useCode: 'Use this code',
    renew: /You signed in with a recovery code/,
    newPassword: 'New password',
    setPassword: 'Set the password',
    addDevice: 'Add a device',
    qr: 'Link for the other device as a QR code',
    link: 'Link for the other device',
    on: 'Continue',
    letIn: 'Yes, let it in',
    isIn: 'Done. On this device you now play as Olenka.',
    toHall: 'To the hall',
    forget: 'Delete my account',
    confirm: 'Your name, to confirm',
    forGood: 'Delete for good',
    gone: 'Done. Nothing about you is kept here any more.',
  },
  pl: {
    guest: /Grasz tu jako gość/,
    account: 'Nazwa konta',
    password: 'Hasło',
    withPasskey: 'Kluczem dostępu',
    save: 'Zapisz jako plik',
    signedIn: 'Twoje konto: Annabella.',
    inHall: 'Konto: Annabella',
    kept: 'Mam je zapisane',
    signOut: 'Wyloguj się',
    haveOne: 'Mam już konto',
    byPasskey: 'Zaloguj się kluczem dostępu',
    byCode: 'Kodem odzyskiwania',
    code: 'Kod odzyskiwania',
    useCode: 'Użyj tego kodu',
    renew: /To było logowanie kodem odzyskiwania/,
    newPassword: 'Nowe hasło',
    setPassword: 'Ustaw hasło',
    addDevice: 'Dodaj urządzenie',
    qr: 'Link dla drugiego urządzenia jako kod QR',
    link: 'Link dla drugiego urządzenia',
    on: 'Dalej',
    letIn: 'Tak, wpuść',
    isIn: 'Gotowe. Na tym urządzeniu grasz teraz jako Olenka.',
    toHall: 'Do sali',
    forget: 'Usuń moje konto',
    confirm: 'Twoje imię, dla potwierdzenia',
    forGood: 'Usuń na zawsze',
    gone: 'Gotowe. Nic już o tobie nie przechowujemy.',
  },
} as const;

const windows = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'pl', width: 390, height: 844 },
] as const;

it.each(looks(windows))(
  'a guest makes an account with a passkey, comes back with it, and by a recovery code from elsewhere: $language, $width',
  async look => {
    const { stranger } = evening();
    const say = words[look.language];
    const anna = await stranger(look);
    const { page } = anna;
    await giveAuthenticator(anna);
    await goTo(anna, 'settings');
    // Whoever asks for two things before they are known is two newcomers.
    await page.getByText(say.guest).waitFor();
    const table = await setTable(anna.page, '/api/tables', forTwo);
    await page.getByLabel(say.account).fill('Annabella');
    await page.getByRole('button', { name: say.withPasskey }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-codes] li').first().waitFor();
    const codes = await page.locator('[data-codes] li').allInnerTexts();
    expect(codes).toHaveLength(10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.save }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    await page.getByText(say.signedIn).waitFor();
    await isSound(anna.page);
    await page.getByRole('button', { name: say.kept }).click();
    // Out, and in again: the games are there, and the hall says who one is, where its bar has room for that.
    await page.getByRole('button', { name: say.signOut, exact: true }).first().click();
    await page.getByRole('link', { name: say.haveOne }).click();
    await page.getByRole('button', { name: say.byPasskey }).waitFor();
    await isSound(anna.page);
    await page.getByRole('button', { name: say.byPasskey }).click();
    await page.getByText(say.inHall).waitFor({ state: look.width > 640 ? 'visible' : 'attached' });
    await page.locator(`a[href*="${table}"]`).first().waitFor();
    // Somewhere else, with nothing but a code.
    const elsewhere = await stranger(look);
    await goTo(elsewhere, 'sign-in');
    await elsewhere.page.getByText(say.byCode).click();
    await elsewhere.page
      .locator('details', { hasText: say.byCode })
      .getByLabel(say.account)
      .fill('annabella');
    await elsewhere.page.getByLabel(say.code).fill(codes[4] ?? '');
    await elsewhere.page.getByRole('button', { name: say.useCode }).click();
    await elsewhere.page.getByText(say.renew).waitFor();
    await isSound(elsewhere.page);
    await elsewhere.page.getByLabel(say.newPassword).fill(PASSWORD);
    await elsewhere.page.getByRole('button', { name: say.setPassword }).click();
    await elsewhere.page.getByText(say.renew).waitFor({ state: 'detached' });
    // Everything else was signed out.
    await page.reload();
    await page.locator('main').waitFor();
    await goTo(anna, 'settings');
    await page.getByText(say.guest).waitFor();
    for (const each of [anna, elsewhere]) expect(each.mishaps).toEqual([]);
  },
);

it.each(looks(windows.toReversed()))(
  'a password, a second empty browser, a third by its camera, and everything deleted: $language, $width',
  async look => {
    const { stranger } = evening();
    const say = words[look.language];
    const ola = await stranger(look);
    const { page } = ola;
    await goTo(ola, 'settings');
    await page.getByText(say.guest).waitFor();
    const table = await setTable(ola.page, '/api/tables', forTwo);
    await isSound(ola.page);
    await page.getByLabel(say.account).fill('Olenka');
    await page.getByLabel(say.password).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say.kept }).click();
    const second = await stranger(look);
    await goTo(second, 'sign-in');
    await second.page.getByLabel(say.account).first().fill('oleńka');
    await second.page.getByLabel(say.password).fill(PASSWORD);
    await second.page.keyboard.press('Enter');
    await second.page.locator(`a[href*="${table}"]`).first().waitFor();
    // A third device, by the code that the first one shows.
    await page.getByRole('button', { name: say.addDevice }).click();
    await page.getByRole('img', { name: say.qr }).waitFor();
    const link = await page.getByRole('textbox', { name: say.link }).inputValue();
    const third = await stranger(look);
    await third.page.goto(link);
    await third.page.getByRole('button', { name: say.on }).waitFor();
    await isSound(third.page);
    await third.page.getByRole('button', { name: say.on }).click();
    const number = await third.page.getByText(/^\d{3}$/).innerText();
    await page.getByText(number, { exact: true }).waitFor();
    await isSound(ola.page);
    await page.getByRole('button', { name: say.letIn }).click();
    await third.page.getByText(say.isIn).waitFor();
    await third.page.getByRole('link', { name: say.toHall }).click();
    await third.page.locator(`a[href*="${table}"]`).first().waitFor();
    await page.reload();
    await page.locator('[data-devices] li').nth(2).waitFor();
    expect(await page.locator('[data-devices]').innerText()).toContain('Chrome · Linux');
    // Gone, on every device.
    await page.getByRole('button', { name: say.forget }).click();
    await page.getByLabel(say.confirm).fill('Olenka');
    await isSound(ola.page);
    await page.getByRole('button', { name: say.forGood }).click();
    await page.getByText(say.gone).waitFor();
    await goTo(third, 'settings');
    await third.page.reload();
    await third.page.getByText(say.guest).waitFor();
    for (const each of [ola, second, third]) expect(each.mishaps).toEqual([]);
  },
);
