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
    who: (n: number) => `Who sits in seat ${n}`,
    gather: /Gather first/,
    open: 'Open the table',
    name: 'What should the others call you?',
    sit: /Sit here/,
    ready: 'I’m ready',
    code: 'The link to this table as a QR code',
    link: 'Link to this table',
    say: 'Say something',
    gathering: /gathering/,
    start: 'Start with 1 bot',
    bot: /Put a bot here/,
    level: 'Level of the bot in seat 3',
    nature: 'Nature of the bot in seat 3',
    natured: ['bot', 'Knight', 'bold'].join(', '),
    taken: 'Somebody at this table already has that name, or one that looks like it. Choose another.',
  },
  pl: {
    who: (n: number) => `Kto zajmuje miejsce ${n}`,
    gather: /Najpierw się zbierzmy/,
    open: 'Otwórz stół',
    name: 'Jak się do ciebie zwracać?',
    sit: /Usiądź tutaj/,
    ready: 'Możemy zaczynać',
    code: 'Link do tego stołu jako kod QR',
    link: 'Link do tego stołu',
    say: 'Napisz coś',
    gathering: /zbiera graczy/,
    start: /Zacznij z\s1\sbotem/,
    bot: /Posadź tu bota/,
    level: 'Poziom bota na miejscu 3',
    nature: 'Charakter bota na miejscu 3',
    natured: ['bot', 'Rycerz', 'śmiały'].join(', '),
    taken: 'Ktoś przy tym stole nosi już to imię albo łudząco podobne. Wybierz inne.',
  },
} as const;

/** From an empty browser to a waiting room for three; tells its link. */
const gather = async ({ page }: Guest, say: (typeof words)['en' | 'pl']): Promise<string> => {
  await page.goto(`${server.address}#/new/rune-age`);
  await page.getByRole('button', { name: '3', exact: true }).click();
  for (const n of [2, 3]) await page.getByLabel(say.who(n), { exact: true }).selectOption('open');
  await page.getByLabel(say.name).fill('Ola');
  await page.getByLabel(say.gather).check();
  await page.getByRole('button', { name: say.open }).click();
  await page.locator('[data-room]').waitFor();
  return page.getByRole('textbox', { name: say.link }).inputValue();
};

describe('a waiting room', () => {
  for (const look of looks([
    { language: 'en', width: 1366, height: 768 },
    { language: 'pl', width: 390, height: 844 },
  ] as const))
    it(`people come by the link, take seats, talk and are ready; then the game begins: ${look.language}, ${look.width}`, async () => {
      const { stranger } = evening();
      const say = words[look.language];
      const [host, guest] = [await stranger(look), await stranger(look)];
      const link = await gather(host, say);
      await host.page.getByRole('img', { name: say.code }).waitFor();
      const { page } = guest;
      await page.goto(link);
      await page.getByLabel(say.name).fill('OIa');
      await page.getByRole('button', { name: say.sit }).first().click();
      await page.getByText(say.taken).first().waitFor();
      await page.getByLabel(say.name).fill('Bartek');
      await page.getByRole('button', { name: say.sit }).first().focus();
      await page.keyboard.press('Enter');
      await host.page.getByText('Bartek', { exact: true }).waitFor();
      for (const each of [host, guest]) await isSound(each.page);
      await page.getByRole('textbox', { name: say.say }).fill('Zaraz!');
      await page.keyboard.press('Enter');
      await host.page.getByText('Zaraz!').waitFor();
      await page.reload();
      await page.getByRole('button', { name: say.ready }).click();
      await host.page.locator('[data-ready="true"]').first().waitFor();
      // All seats taken, all ready: it begins by itself, for everybody, at the same address.
      await host.page.getByRole('button', { name: say.bot }).click();
      // How the bot plays is the host's to say, and everybody's to read.
      await host.page.getByLabel(say.level).selectOption('knight');
      await host.page.getByLabel(say.nature).selectOption('bold');
      await page.getByText(say.natured).waitFor();
      expect(await page.getByLabel(say.nature).count()).toBe(0);
      await isSound(host.page);
      await host.page.getByRole('button', { name: say.ready }).click();
      for (const each of [host, guest]) {
        await parts(each.page).bar.or(each.page.locator('[data-waiting]')).first().waitFor();
        expect(each.page.url()).toContain(link.split('#')[1]);
        expect(each.mishaps).toEqual([]);
      }
    });

  it('is found in the hall, and the host begins with bots', async () => {
    const { stranger } = evening();
    const say = words.en;
    const [host, guest] = [await stranger(), await stranger()];
    await gather(host, say);
    const { page } = guest;
    await page.goto(server.address);
    const row = page.getByRole('listitem').filter({ hasText: say.gathering });
    await row
      .getByRole('link', { name: /Sit down/ })
      .first()
      .click();
    await page.getByRole('button', { name: say.sit }).first().click();
    await host.page.getByRole('button', { name: say.start }).click();
    for (const each of [host, guest]) {
      await parts(each.page).bar.or(each.page.locator('[data-waiting]')).first().waitFor();
      expect(each.mishaps).toEqual([]);
    }
  });
});
