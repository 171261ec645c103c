import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partsOf, Sink } from '../../../server/test/notices/sink.ts';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { isSound } from './is-sound.ts';
import { parts } from './page-parts.ts';
import { type ServerProcess, startServerProcess } from './server.ts';

/** Everybody in these tests has an empty browser, and does what is to be read on the page. */
const evening = spendEvening('shipped');
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const PASSWORD = 'nine lanterns on the quay';
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

/** What whoever runs the house says: no sentence of ours. */
const said = { en: 'Terrinoth', pl: 'Mennara' } as const;
const desk = { language: 'en', width: 1366, height: 768 } as const;
const phone = { language: 'pl', width: 390, height: 844 } as const;

const words = {
  en: {
    name: 'What should the others call you?',
    go: 'Look for players',
    ready: 'I’m ready',
  },
  pl: {
    name: 'Jak się do ciebie zwracać?',
    go: 'Szukaj graczy',
    ready: 'Możemy zaczynać',
  },
} as const;

it('two who know nobody say who they are, look for a table, and meet at one', async () => {
  const { stranger } = evening();
  const [ola, jan] = [await stranger({ ...desk, moves: true }), await stranger({ ...phone, moves: true })];
  const look = async ({ page }: Guest, say: (typeof words)['en' | 'pl'], name: string): Promise<void> => {
    await page.goto(server.address);
    const find = page.locator('[data-find]');
    await find.getByLabel(say.name).fill(name);
    await find.getByRole('button', { name: say.go }).click();
    await find.locator('[data-seeking], [data-found]').first().waitFor();
    await isSound(page);
  };
  await look(ola, words.en, 'Ola');
  await look(jan, words.pl, 'Jan');
  for (const [{ page }, say] of [
    [ola, words.en],
    [jan, words.pl],
  ] as const) {
    await page.locator('[data-found]').click();
    await page.locator('[data-room]').waitFor();
    await page.getByRole('button', { name: say.ready }).click();
  }
  for (const { page, mishaps } of [ola, jan]) {
    await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
    expect(mishaps).toEqual([]);
  }
});

it('the host makes the gallery quiet, and plays no more with somebody; both are taken back again', async () => {
  const { stranger } = evening();
  const [ola, jan, ewa] = [
    await stranger(desk),
    await stranger(phone),
    await stranger({ ...desk, language: 'pl' }),
  ];
  const { page } = ola;
  /** Opens a table for two with a free seat, and tells its link. */
  const open = async (): Promise<string> => {
    await page.goto(`${server.address}#/new/rune-age`);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByLabel('Who sits in seat 2', { exact: true }).selectOption('open');
    const name = page.getByLabel(words.en.name);
    if ((await name.count()) > 0) await name.fill('Ola');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
    return page.url();
  };
  const sit = async (link: string): Promise<void> => {
    await jan.page.goto(link);
    await jan.page.getByLabel(words.pl.name).fill('Jan');
    await jan.page.getByRole('button', { name: 'Usiądź', exact: true }).click();
  };
  const link = await open();
  await ewa.page.goto(link);
  await ewa.page.getByRole('link', { name: 'Oglądaj' }).click();
  await sit(link);
  await parts(jan.page).bar.or(jan.page.locator('[data-waiting]')).first().waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  const quiet = page.getByLabel('Spectators are quiet');
  await quiet.click();
  await expect.poll(() => quiet.isChecked()).toBe(true);
  await isSound(page);
  await ewa.page.getByRole('tab', { name: /^Czat/ }).click();
  const line = ewa.page.getByRole('textbox', { name: 'Napisz coś' });
  await line.fill('Brawo!');
  await line.press('Enter');
  await ewa.page.getByText('Gospodarz poprosił widzów o ciszę.').waitFor();
  await isSound(ewa.page);
  await quiet.click();
  await expect.poll(() => quiet.isChecked()).toBe(false);
  await line.press('Enter');
  await expect.poll(() => line.inputValue()).toBe('');
  // Blocking is for the page of a person, to which their name at the table leads.
  const toJan = async (): Promise<void> => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Jan', exact: true }).click();
  };
  await toJan();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('You have blocked this person.').waitFor();
  await isSound(page);
  const another = await open();
  await sit(another);
  await jan.page.getByText('Gospodarz tego stołu nie chce z tobą grać.').waitFor();
  await isSound(jan.page);
  await toJan();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).waitFor();
  await jan.page.getByRole('button', { name: 'Usiądź', exact: true }).click();
  await parts(jan.page).bar.or(jan.page.locator('[data-waiting]')).first().waitFor();
  for (const { mishaps } of [ola, jan, ewa]) expect(mishaps).toEqual([]);
});

it('who has lost every way in comes back by a letter, and everybody reads what the house announces', async () => {
  const sink = await Sink.open();
  const origin = 'https://games.runehold.org';
  const house = await startServerProcess(evening().site.folder, {
    RUNEHOLD_ORIGIN: origin,
    RUNEHOLD_SMTP: sink.url,
    RUNEHOLD_MAIL_FROM: 'games@runehold.org',
    RUNEHOLD_CALL_LOOPBACK: 'yes',
  });
  const address = house.address.replace('127.0.0.1', 'localhost');
  /** A link of the latest letter, as it leads to this machine. */
  const letter = async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => sink.letters.some(each => pattern.test(partsOf(each).text))).toBe(true);
    const texts = sink.letters.map(each => pattern.exec(partsOf(each).text)?.[0]);
    return (texts.findLast(found => found !== undefined) ?? '').replace(`${origin}/`, address);
  };
  try {
    const { stranger } = evening();
    const [ola, elsewhere] = [await stranger(desk), await stranger(phone)];
    const { page } = ola;
    await page.goto(`${address}#/settings`);
    await page.getByLabel('Account name').fill('Olenka');
    await page.locator('[data-account] input[type=password]').first().fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('[data-codes] li').first().waitFor();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByLabel('E-mail address').fill('olenka@runehold.org');
    await page
      .locator('form', { has: page.getByLabel('E-mail address') })
      .getByRole('button')
      .click();
    await page.goto(await letter(/https:\/\/\S+\/api\/letters\/confirm\/\S+/));
    await page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await page.getByText(/Thank you/).waitFor();
    await elsewhere.page.goto(`${address}#/sign-in`);
    await elsewhere.page.getByText('Wyślij mi link e-mailem').click();
    const asked = elsewhere.page.locator('details', { hasText: 'Wyślij mi link e-mailem' });
    await asked.getByLabel('Nazwa konta').fill('olenka');
    await asked.getByRole('button', { name: 'Wyślij link' }).click();
    await isSound(elsewhere.page);
    await elsewhere.page.goto(await letter(/https:\/\/\S+\/#\/sign-in\/\S+/));
    await elsewhere.page.locator('[data-letter]').getByRole('button').click();
    await elsewhere.page
      .getByText(/Olenka/)
      .first()
      .waitFor();
    // All that is announced stands on every page, in its reader's words, until it is put away, one by one.
    for (const [en, pl, ...more] of [
      [said.en, said.pl, '--stop-in', '90'],
      ['Waiqar', 'Waiqar'],
    ])
      await promisify(execFile)(
        process.execPath,
        [
          ...['--import', 'tsx', '--conditions', 'runehold:source', 'packages/cli/src/main.ts'],
          ...['announce', en, pl, ...more, '--database', house.database],
        ],
        { cwd: root },
      );
    await elsewhere.page.goto(`${address}#/library`);
    await elsewhere.page.reload();
    const news = elsewhere.page.locator('[data-news]');
    await news
      .filter({ hasText: said.pl })
      .getByText(/Przerwa w\sdziałaniu serwera/)
      .waitFor();
    await isSound(elsewhere.page);
    const second = news.filter({ hasText: 'Waiqar' });
    await second.getByRole('button').click();
    await second.waitFor({ state: 'detached' });
    await elsewhere.page.reload();
    await news.waitFor();
    expect(await news.textContent()).toContain(said.pl);
    await news.getByRole('button').click();
    await news.waitFor({ state: 'detached' });
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('main').waitFor();
    expect(await news.count()).toBe(0);
    for (const { mishaps } of [ola, elsewhere]) expect(mishaps).toEqual([]);
  } finally {
    await house.close();
  }
});
