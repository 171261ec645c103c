import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
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
    who: 'Who sits in seat 2',
    listed: 'Show the table in the hall',
    secret: 'Password (optional)',
    gather: /Gather first/,
    open: 'Open the table',
    name: 'What should the others call you?',
    link: 'Link to this table',
    password: 'Password',
    enter: 'Come in',
    wrong: 'That is not the password of this table.',
    sit: /Sit here/,
    swap: /Ask to swap/,
    swapped: 'Bartek asks to swap seats with you',
    agree: 'Swap',
    change: 'Change table settings',
    changed: 'Change it',
    news: 'The host has changed the table settings. Are you still happy with them?',
    ready: 'I’m ready',
    say: 'Say something',
    about: 'Options for Bartek’s message',
    mute: 'Mute this person',
    muted: 'You have muted this person',
    unmute: 'Unmute',
    report: 'Report',
    reported: 'Reported. The people running this server will see it.',
    own: 'Options for Ola’s message',
    remove: 'Remove',
    removed: 'Message removed',
    clock: 'Clock',
    end: 'End without a result',
    ask: 'Ask the others',
    vote: 'A vote',
    yes: 'Agree',
    again: 'Rematch',
    join: 'Join the rematch',
  },
  pl: {
    who: 'Kto zajmuje miejsce 2',
    listed: 'Pokaż stół w sali',
    secret: 'Hasło (nieobowiązkowe)',
    gather: /Najpierw się zbierzmy/,
    open: 'Otwórz stół',
    name: 'Jak się do ciebie zwracać?',
    link: 'Link do tego stołu',
    password: 'Hasło',
    enter: 'Wejdź',
    wrong: 'To nie jest hasło tego stołu.',
    sit: /Usiądź tutaj/,
    swap: /Zaproponuj zamianę/,
    swapped: 'Bartek chce się z tobą zamienić miejscami',
    agree: 'Zamień się',
    change: 'Zmień ustawienia stołu',
    changed: 'Zmień',
    news: 'Gospodarz zmienił ustawienia stołu. Nadal ci odpowiadają?',
    ready: 'Możemy zaczynać',
    say: 'Napisz coś',
    about: 'Opcje tej wiadomości: Bartek',
    mute: 'Wycisz tę osobę',
    muted: 'Ta osoba jest wyciszona',
    unmute: 'Cofnij wyciszenie',
    report: 'Zgłoś',
    reported: 'Zgłoszono. Zobaczą to osoby prowadzące serwer.',
    own: 'Opcje tej wiadomości: Ola',
    remove: 'Usuń',
    removed: 'Wiadomość usunięta',
    clock: 'Zegar',
    end: 'Zakończ bez wyniku',
    ask: 'Zapytaj pozostałych',
    vote: 'Głosowanie',
    yes: 'Jestem za',
    again: 'Rewanż',
    join: 'Dołącz do rewanżu',
  },
} as const;
type Spoken = (typeof words)['en' | 'pl'];

/** What a browser notes down by itself when the house refuses something. */
const refused = 'Failed to load resource: the server responded with a status of 403 (Forbidden)';

/** Opens a private table with a password, where people gather; tells its link. */
const openPrivately = async ({ page }: Guest, say: Spoken): Promise<string> => {
  await page.goto(`${server.address}#/new/rune-age`);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel(say.who, { exact: true }).selectOption('open');
  await page.getByLabel(say.name).fill('Ola');
  await page.getByLabel(say.listed).uncheck();
  await page.getByLabel(say.secret).fill('three owls');
  await page.getByLabel(say.gather).check();
  await page.getByRole('button', { name: say.open }).click();
  await page.locator('[data-room]').waitFor();
  await page.locator('[data-locked]').waitFor();
  return page.getByRole('textbox', { name: say.link }).inputValue();
};

/** Comes by the link: asked for the password, then for a name, then seated. */
const comeIn = async (guest: Guest, link: string, say: Spoken): Promise<void> => {
  const { page } = guest;
  await page.goto(link);
  await page.getByLabel(say.password).fill('three cats');
  await page.getByRole('button', { name: say.enter }).click();
  await page.getByText(say.wrong).waitFor();
  await isSound(guest.page);
  await page.getByLabel(say.password).fill('three owls');
  await page.keyboard.press('Enter');
  await page.getByLabel(say.name).fill('Bartek');
  await page.getByRole('button', { name: say.sit }).first().click();
};

const nameAt = ({ page }: Guest, seat: number) =>
  page.locator('li[data-holder]').nth(seat).locator('b').first();

/** Talks, and does about what was said what can be done. */
const talk = async (ola: Guest, bartek: Guest, say: Spoken): Promise<void> => {
  for (const [{ page }, text] of [
    [ola, 'Hej!'],
    [bartek, 'No i?'],
  ] as const) {
    await page.getByRole('textbox', { name: say.say }).fill(text);
    await page.keyboard.press('Enter');
  }
  const { page } = ola;
  await page.getByText('No i?').waitFor();
  const about = page.getByLabel(say.about);
  await about.click();
  await page.getByRole('button', { name: say.report, exact: true }).click();
  await page.getByText(say.reported).waitFor();
  await page.getByRole('button', { name: say.mute }).click();
  await page.getByText(say.muted).waitFor();
  expect(await page.getByText('No i?').count()).toBe(0);
  await isSound(ola.page);
  await page.getByRole('button', { name: say.unmute }).click();
  await page.getByText('No i?').waitFor();
  await page.getByLabel(say.own).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say.remove, exact: true }).click();
  await bartek.page.getByText(say.removed).waitFor();
  expect(await bartek.page.getByText('Hej!').count()).toBe(0);
};

describe('invited to a private table with a password', () => {
  for (const look of looks([
    { language: 'pl', width: 390, height: 844 },
    { language: 'en', width: 1366, height: 768 },
  ] as const))
    it(`named, seated, swapped, told what changed, ready, on the clock, and met again: ${look.language}, ${look.width}`, async () => {
      const { stranger } = evening();
      const say = words[look.language];
      const [ola, bartek, eve] = [await stranger(look), await stranger(look), await stranger(look)];
      const link = await openPrivately(ola, say);
      await eve.page.goto(server.address);
      await comeIn(bartek, link, say);
      // Nobody finds it in the hall.
      await eve.page.reload();
      await eve.page.getByRole('main').waitFor();
      expect(await eve.page.getByText('Ola').count()).toBe(0);

      await bartek.page.getByRole('button', { name: say.swap }).click();
      await ola.page.getByText(say.swapped).waitFor();
      await isSound(ola.page);
      await ola.page.getByRole('button', { name: say.agree, exact: true }).click();
      await expect.poll(() => nameAt(bartek, 0).textContent()).toContain('Bartek');
      await talk(ola, bartek, say);

      await bartek.page.getByRole('button', { name: say.ready }).click();
      await bartek.page.locator('[data-mine="true"][data-ready="true"]').waitFor();
      await ola.page.getByRole('button', { name: say.change }).click();
      const sheet = ola.page.getByRole('dialog');
      await sheet
        .getByRole('button', { pressed: false })
        .and(sheet.locator('[class*="theme"]'))
        .first()
        .click();
      await sheet.getByLabel(say.clock).selectOption('brisk');
      // The numbers of players stand under what is said, not over it.
      const about = await sheet.locator('p').first().boundingBox();
      const counts = await sheet.locator('fieldset').first().boundingBox();
      expect((about?.y ?? 0) + (about?.height ?? 0)).toBeLessThanOrEqual(counts?.y ?? 0);
      await isSound(ola.page);
      await sheet.getByRole('button', { name: say.changed, exact: true }).click();
      await sheet.waitFor({ state: 'detached' });
      await bartek.page.getByText(say.news).waitFor();
      await bartek.page.locator('[data-mine="true"][data-ready="false"]').waitFor();
      await isSound(bartek.page);
      for (const { page } of [ola, bartek]) await page.getByRole('button', { name: say.ready }).click();
      for (const { page } of [ola, bartek])
        await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();

      // Whoever's turn it is has a clock that runs.
      for (const { page } of [ola, bartek]) await page.locator('[data-clocks] [data-runs="true"]').waitFor();
      await isSound(ola.page);
      await ola.page.getByRole('button', { name: 'Menu', exact: true }).click();
      await ola.page.getByRole('button', { name: say.end, exact: true }).click();
      await ola.page.getByRole('button', { name: say.ask }).click();
      await bartek.page
        .getByRole('region', { name: say.vote })
        .getByRole('button', { name: say.yes, exact: true })
        .click();
      await ola.page.keyboard.press('Escape');
      await isSound(bartek.page);
      await bartek.page.getByRole('button', { name: say.again }).click();
      await bartek.page.locator('[data-room]').waitFor();
      await ola.page.getByRole('link', { name: say.join }).click();
      await ola.page.getByRole('button', { name: say.sit }).click();
      // Everybody sits one seat further, and the password is the same.
      await expect.poll(() => nameAt(bartek, 1).textContent()).toContain('Bartek');
      await expect.poll(() => nameAt(bartek, 0).textContent()).toContain('Ola');
      await eve.page.goto(bartek.page.url());
      await eve.page.getByLabel(say.password).waitFor();
      expect(ola.mishaps).toEqual([]);
      // Found locked, and a wrong password; found locked.
      expect(bartek.mishaps).toEqual([refused, refused]);
      expect(eve.mishaps).toEqual([refused]);
      for (const { context } of [ola, bartek, eve]) await context.close();
    });
});
