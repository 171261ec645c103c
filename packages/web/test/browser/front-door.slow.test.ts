import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { spendEvening } from './evening.ts';
import { startBrowser } from './find-browser.ts';
import type { Guest, StrangerPlan } from './guest.ts';
import { stranger } from './guest.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

/** Everybody in these tests has an empty browser, with nothing set, and does what is to be read on the page. */
const evening = spendEvening('shipped');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

const words = {
  en: {
    setUp: (game: string) => `Set up a table ${game}`,
    who: 'Who sits in seat 2',
    open: 'Open the table',
    invite: 'Invite',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied',
    close: 'Close',
    name: 'What should the others call you?',
    sit: 'Sit down',
    watch: 'Watch',
    offer: /^Wanderer \d+$/,
    taken: 'Somebody at this table already has that name, or one that looks like it. Choose another.',
    watching: 'You are watching.',
    menu: 'Menu',
    file: 'Save as a file',
    seen: 'Save what I saw',
  },
  pl: {
    setUp: (game: string) => `Przygotuj grę ${game}`,
    who: 'Kto zajmuje miejsce 2',
    open: 'Otwórz stół',
    invite: 'Zaproś',
    link: 'Link do tego stołu',
    copy: 'Skopiuj link',
    copied: 'Skopiowano',
    close: 'Zamknij',
    name: 'Jak się do ciebie zwracać?',
    sit: 'Usiądź',
    watch: 'Oglądaj',
    offer: /^Wędrowiec \d+$/,
    taken: 'Ktoś przy tym stole nosi już to imię albo łudząco podobne. Wybierz inne.',
    watching: 'Oglądasz.',
    menu: 'Menu',
    file: 'Zapisz do pliku',
    seen: 'Zapisz to, co widzę',
  },
} as const;

type Game = 'Rune Age' | 'Runewars';
type Spoken = (typeof words)['en' | 'pl'];

/** From the hall to a table for two with a free seat; tells its link, as it is read off the page. */
const invite = async (
  { page }: Guest,
  say: Spoken,
  game: Game,
  name: string,
  address = server.address,
): Promise<string> => {
  await page.goto(address);
  await page.getByRole('link', { name: say.setUp(game), exact: true }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel(say.who, { exact: true }).selectOption('open');
  await page.getByLabel(say.name).fill(name);
  await page.getByRole('button', { name: say.open }).click();
  await page.getByRole('button', { name: say.invite, exact: true }).first().click();
  const link = await page.getByRole('textbox', { name: say.link }).inputValue();
  await page.getByRole('button', { name: say.copy }).click();
  await page.getByRole('button', { name: say.copied }).waitFor();
  await page.keyboard.press('Escape');
  return link;
};

const desk = { width: 1366, height: 768 } as const;
const phone = { width: 390, height: 844 } as const;

const wanderers = looks<StrangerPlan & { readonly game: Game }>(
  [
    { game: 'Rune Age', language: 'en', ...desk },
    { game: 'Runewars', language: 'pl', ...phone },
    { game: 'Runewars', language: 'pl', ...desk },
    { game: 'Runewars', language: 'en', ...phone },
    { game: 'Rune Age', language: 'pl', ...phone },
  ],
  2,
);

describe('an invitation, opened in an empty browser', () => {
  for (const look of wanderers)
    it(`leads to a seat, and back to it after a reload; another stranger watches: ${look.game}, ${look.language}, ${look.width} × ${look.height}`, async () => {
      const { stranger: newcomer } = evening();
      const say = words[look.language ?? 'en'];
      const host = await newcomer(look);
      const link = await invite(host, say, look.game, 'Ola');

      const guest = await newcomer(look);
      const { page } = guest;
      await page.goto(link);
      await page.getByRole('form').waitFor();
      expect(await page.getByText('Ola', { exact: true }).count()).toBe(1);
      await isSound(page);
      // The host's own name, however it is spelt, is not to be had; another one is offered, and taken with the keyboard.
      const field = page.getByLabel(say.name);
      expect(await field.getAttribute('placeholder')).toMatch(say.offer);
      await field.fill('OIa');
      await page.keyboard.press('Enter');
      await page.getByText(say.taken).waitFor();
      await page.getByRole('button', { name: 'OIa 2' }).click();
      await field.fill('');
      await page.getByRole('button', { name: say.offer }).click();
      const name = await field.inputValue();
      await page.getByRole('button', { name: say.sit, exact: true }).focus();
      await page.keyboard.press('Enter');
      await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
      await expect.poll(() => host.page.getByText(name).count()).toBeGreaterThan(0);
      expect(await host.page.getByRole('button', { name: say.invite, exact: true }).count()).toBe(0);

      const second = await newcomer(look);
      await second.page.goto(link);
      await second.page.getByText(say.watching).waitFor();
      expect(await second.page.locator('[data-ask], [data-option]').count()).toBe(0);

      // The host goes on playing until the guest has had a turn.
      const hosting = playOn(host.page, { seed: 3, until: 'body[data-enough]' });
      await parts(page).bar.waitFor();
      expect(await playOn(page, { seed: 4, until: '[data-waiting]' })).toBe('wanted');
      await host.page.evaluate(() => document.body.setAttribute('data-enough', ''));
      await hosting;
      await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
      await page.reload();
      await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
      expect(await page.getByRole('form').count()).toBe(0);
      expect(await page.getByText(say.watching).count()).toBe(0);

      // A file with everybody's cards is not to be had while others play; what one saw is.
      await page.getByRole('button', { name: say.menu, exact: true }).click();
      await page.getByRole('button', { name: say.seen }).waitFor();
      expect(await page.getByRole('button', { name: say.file }).count()).toBe(0);
      for (const { mishaps, context } of [host, guest, second]) {
        expect(mishaps).toEqual([]);
        await context.close();
      }
    });

  it('a table that fills up meanwhile says so at the door, and can be watched', async () => {
    const { stranger: newcomer } = evening();
    const [host, quick, slow] = [
      await newcomer(),
      await newcomer(),
      await newcomer({ width: 390, height: 844 }),
    ];
    const link = await invite(host, words.en, 'Rune Age', 'Ola');
    for (const { page } of [quick, slow]) {
      await page.goto(link);
      await page.getByRole('form').waitFor();
    }
    // Whoever gives no name has the one that is offered.
    await quick.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await slow.page.getByText('The last seat has just been taken.').waitFor();
    await slow.page.getByRole('link', { name: 'Watch' }).click();
    await slow.page.getByText('You are watching.').waitFor();
    await expect.poll(() => slow.page.getByText(/^Wanderer \d+/).count()).toBeGreaterThan(0);
    for (const { mishaps } of [host, quick, slow]) expect(mishaps).toEqual([]);
  });

  it('a link to no table says so', async () => {
    const { stranger: newcomer } = evening();
    const { page } = await newcomer();
    await page.goto(`${server.address}#/table/server/there-is-none`);
    await page.getByText('There is no such table.').waitFor();
  });

  it('whoever has the browser forgotten is a stranger again, at the door of the table they left', async () => {
    const { stranger: newcomer } = evening();
    const [host, guest] = [await newcomer(), await newcomer()];
    const link = await invite(host, words.en, 'Rune Age', 'Ola');
    const { page } = guest;
    await page.goto(`${server.address}#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('button', { name: 'Forget this browser' }).count()).toBe(0);
    await page.goto(link);
    await page.getByLabel(words.en.name).fill('Bartek');
    await page.keyboard.press('Enter');
    await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
    await page.goto(`${server.address}#/settings`);
    await page.getByRole('button', { name: 'Forget this browser' }).click();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await page.getByText('The server no longer knows this browser.').waitFor();
    await page.goto(link);
    await page.getByText(words.en.watching).waitFor();
    for (const { mishaps } of [host, guest]) expect(mishaps).toEqual([]);
  });

  it('over plain HTTP the link is copied, and leads to a seat, all the same', async () => {
    const name = 'runehold.example';
    const browser = await startBrowser([`--host-resolver-rules=MAP ${name} 127.0.0.1`]);
    onTestFinished(() => browser.close());
    const address = server.address.replace('127.0.0.1', name);
    const [host, guest] = [await stranger(browser), await stranger(browser)];
    const link = await invite(host, words.en, 'Rune Age', 'Ola', address);
    expect(link).toContain(name);
    expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await parts(guest.page).bar.or(guest.page.locator('[data-waiting]')).first().waitFor();
    await guest.page.reload();
    await parts(guest.page).bar.or(guest.page.locator('[data-waiting]')).first().waitFor();
    expect(await guest.page.getByText(words.en.watching).count()).toBe(0);
    for (const { mishaps } of [host, guest]) expect(mishaps).toEqual([]);
  });
});
