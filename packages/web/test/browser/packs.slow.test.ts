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

const textOf = (health: number): string =>
  `{ "format": "runehold-content", "game": "runewars", "name": "Our box", "changes": {
  "unit-knight": { "health": ${health} }
} }`;

describe('a content pack', () => {
  it('is refused by line and column, then taken, and shown to whoever is invited', async () => {
    const { page, mishaps } = await evening().guest({ language: 'en' });
    await page.goto(`${server.address}#/new/runewars`);
    await page.getByText('Content pack', { exact: true }).click();
    await page.getByLabel('The pack, as JSON').fill(textOf(6));
    await page.getByText('Line 2, column 30: The number is out of range: 6 (1–5)').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('The content pack cannot be used. No table was set.').waitFor();

    await page.getByLabel('The pack, as JSON').fill(textOf(4));
    await page.getByText('You play with “Our box”').waitFor();
    await page.getByLabel('Who sits on seat 2').selectOption('open');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTitle('With the content pack “Our box”').waitFor();
    const address = page.url();
    await page.reload();
    await page.getByTitle('With the content pack “Our box”').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('dialog').getByText('With the content pack “Our box”').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByText('With the content pack “Our box”').waitFor();
    expect(mishaps).toEqual([]);

    const other = await evening().guest({ language: 'pl' });
    await other.page.goto(address);
    await other.page.getByText('Z pakietem kart „Our box”').waitFor();
    await other.page.goto(server.address);
    await other.page.getByText('Runewars · Our box').first().waitFor();
    expect(other.mishaps).toEqual([]);
  });

  it('is played with in this browser, too', async () => {
    const { page, mishaps } = await evening().guest({ language: 'en' });
    await page.goto(`${server.address}#/new/runewars`);
    await page.getByText('Content pack', { exact: true }).click();
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'our-box.json',
      mimeType: 'application/json',
      buffer: Buffer.from(textOf(4)),
    });
    await page.getByText('You play with “Our box”').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTitle('With the content pack “Our box”').waitFor();
    await page.reload();
    await page.getByTitle('With the content pack “Our box”').waitFor();
    await page.goto(server.address);
    await page.getByText('Runewars · Our box').first().waitFor();
    expect(mishaps).toEqual([]);
  });
});
