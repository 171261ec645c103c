import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

const evening = spendEvening('shipped');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const closeMenu = (page: Page) => page.keyboard.press('Escape');

/** Sets a table for two on the server whose other seat is open, and says where it is. */
const setTable = async (page: Page): Promise<string> => {
  await page.goto(`${server.address}#/new/rune-age`);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => page.url()).toContain('#/table/server/');
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  return page.url();
};

const saved = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe('a page of another version', () => {
  it('is loaded anew, once, and says so where that does not help', async () => {
    const { page } = await evening().guest({ name: 'Mira' });
    let loads = 0;
    page.on('load', () => loads++);
    await page.routeWebSocket(/./, socket =>
      socket.onMessage(() =>
        socket.send(
          JSON.stringify({
            type: 'refused',
            reason: { key: 'refusal.other-protocol', args: { version: 99 } },
          }),
        ),
      ),
    );
    await page.goto(`${server.address}#/new/rune-age`);
    await page.getByRole('button', { name: /On the server/ }).click();
    loads = 0;
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect.poll(() => loads).toBe(1);
    await page.getByText('Reload it.').waitFor();
    expect(loads).toBe(1);
  });
});

describe('trust at a table on the server', () => {
  it('taking a game home says what follows; whoever comes is told, agrees and sits down', async () => {
    const { guest } = evening();
    const [mira, antek] = [await guest({ name: 'Mira' }), await guest({ name: 'Antek' })];
    const link = await setTable(mira.page);
    await menu(mira.page);
    await mira.page.getByRole('button', { name: 'Save as a file' }).click();
    await mira.page.getByText('After that nobody else can fairly join this game').waitFor();
    const file = await saved(mira.page, () =>
      mira.page.getByRole('button', { name: 'Make it an open book and save' }).click(),
    );
    expect(JSON.parse(file)).toMatchObject({ game: 'rune-age', over: false });

    await antek.page.goto(link);
    await antek.page.getByText('Mira may know every card dealt so far').first().waitFor();
    await antek.page.getByRole('button', { name: 'I agree and sit down' }).click();
    await expect.poll(() => mira.page.getByText('Antek').count()).toBeGreaterThan(0);
    expect([mira.mishaps, antek.mishaps]).toEqual([[], []]);
  });

  it('with others at the table the game is no file, what one saw always is; leaving asks once more', async () => {
    const { guest } = evening();
    const [mira, antek] = [await guest({ name: 'Mira' }), await guest({ name: 'Antek' })];
    const link = await setTable(mira.page);
    await antek.page.goto(link);
    await antek.page.getByRole('button', { name: /Sit down/ }).click();
    await expect.poll(() => mira.page.getByText('Antek').count()).toBeGreaterThan(0);
    await menu(mira.page);
    expect(await mira.page.getByRole('button', { name: 'Save as a file' }).count()).toBe(0);
    expect(await mira.page.getByRole('button', { name: /Put a bot|Sit down/ }).count()).toBe(0);
    const seen = await saved(mira.page, () =>
      mira.page.getByRole('button', { name: 'Save what I saw' }).click(),
    );
    expect(seen).toContain('As seen by: Mira');
    await closeMenu(mira.page);

    await menu(antek.page);
    await antek.page.getByRole('button', { name: 'Leave my seat for good' }).click();
    await antek.page.getByRole('button', { name: 'Leave for good', exact: true }).click();
    await closeMenu(antek.page);
    // He watches now, whoever is asked, and may come back while nobody else has sat down.
    const bar = antek.page.locator('[data-waiting]');
    await bar.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => antek.page.getByText('You are watching.').count()).toBe(0);
    expect([mira.mishaps, antek.mishaps]).toEqual([[], []]);
  });
});
