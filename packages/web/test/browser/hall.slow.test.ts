import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { isSound } from './is-sound.ts';
import { playedGame } from './positions.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';
import { setTable } from './set-table.ts';

const evening = spendEvening('shipped');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

/** A whole game. */
const finished = playedGame({ holders: ['Jan', 'bot:Grukk'], options: { scenario: 'runewars' }, seed: 4 });

/** Sets a table with an open seat, as somebody nobody knows yet. */
const strangerSetsTable = async (): Promise<void> => {
  const { origin } = new URL(server.address);
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      game: 'rune-age',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: true,
      pace: 'none',
    }),
  });
  expect(response.status).toBe(200);
};

describe('the hall', () => {
  it('shows a page of a long list, and the next when it is asked for', async () => {
    for (let n = 0; n < 33; n++) await strangerSetsTable();
    for (const [language, list, more] of [
      ['en', 'Open tables', /^Show more/],
      ['pl', 'Wolne stoły', /^Pokaż więcej/],
    ] as const) {
      const { page, mishaps } = await evening().guest({ language });
      await page.goto(server.address);
      const section = page.getByRole('region', { name: list });
      await expect.poll(() => section.getByRole('listitem').count()).toBe(30);
      await section.getByRole('button', { name: more }).click();
      await expect.poll(() => section.getByRole('listitem').count()).toBe(33);
      expect(await section.getByRole('button', { name: more }).count()).toBe(0);
      expect(mishaps).toEqual([]);
    }
  });

  it('a host closes a table at which people wait, and a game that is over leaves the list of one of its players', async () => {
    const { stranger } = evening();
    const ola = await stranger({ width: 1366, height: 768 });
    const jan = await stranger({ width: 390, height: 844, language: 'pl' });
    const { page } = ola;
    await page.goto(`${server.address}#/new/rune-age`);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByLabel('Who sits in seat 2', { exact: true }).selectOption('open');
    await page.getByLabel('What should the others call you?').fill('Ola');
    await page.getByLabel(/Gather first/).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('[data-room]').waitFor();
    await jan.page.goto(page.url());
    await jan.page.getByLabel('Jak się do ciebie zwracać?').fill('Jan');
    await jan.page.getByRole('button', { name: /Usiądź tutaj/ }).click();
    await page.getByText('Jan', { exact: true }).waitFor();
    expect(await jan.page.getByRole('button', { name: 'Zamknij stół' }).count()).toBe(0);
    await isSound(page);
    await page.getByRole('button', { name: 'Close the table' }).click();
    await isSound(page);
    await page.getByRole('button', { name: 'Yes, close it' }).click();
    await page.getByRole('region', { name: 'Your games' }).waitFor();
    expect(await page.getByText('gathering').count()).toBe(0);
    await jan.page.getByText('Gospodarz zamknął ten stół.').waitFor();
    await isSound(jan.page);
    // What he has played to the end is there until he has seen enough of it.
    const table = await setTable(jan.page, '/api/files', {
      file: JSON.parse(finished),
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'page' }],
    });
    await jan.page.goto(server.address);
    const row = jan.page.locator(`a[href*="${table}"]`).first();
    await row.waitFor();
    const hide = jan.page.getByRole('button', { name: /^Usuń z listy/ });
    await hide.click();
    await row.waitFor({ state: 'detached' });
    await isSound(jan.page);
    await jan.page.getByRole('button', { name: 'Cofnij' }).click();
    await hide.click();
    await row.waitFor({ state: 'detached' });
    await jan.page.reload();
    await jan.page.getByText(/^Jeszcze żadnej gry/).waitFor();
    for (const { mishaps } of [ola, jan]) expect(mishaps).toEqual([]);
  });
});
