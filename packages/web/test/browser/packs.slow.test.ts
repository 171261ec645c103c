import { readFile } from 'node:fs/promises';
import { shippedParts as runeAgeParts } from '@runehold/rune-age/corrected';
import { shippedParts as runewarsParts } from '@runehold/runewars/corrected';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
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
    await page.getByText('The content pack cannot be used. No table was opened.').waitFor();

    await page.getByLabel('The pack, as JSON').fill(textOf(4));
    await page.getByText('You’re playing with “Our box”').waitFor();
    await page.getByLabel('Who sits in seat 2').selectOption('open');
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
    await page.getByText('You’re playing with “Our box”').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTitle('With the content pack “Our box”').waitFor();
    await page.reload();
    await page.getByTitle('With the content pack “Our box”').waitFor();
    await page.goto(server.address);
    await page.getByText('Runewars · Our box').first().waitFor();
    expect(mishaps).toEqual([]);
  });

  it('is made in the library: a datum changed, refused at its field, mended, saved and played with', async () => {
    const { page, mishaps } = await evening().guest({ language: 'en' });
    for (const [game, parts] of [
      ['rune-age', runeAgeParts()],
      ['runewars', runewarsParts()],
    ] as const) {
      await page.goto(`${server.address}#/library/cards/${game}`);
      await page.locator('[data-edit]').first().waitFor();
      const led = await page
        .locator('[data-edit]')
        .evaluateAll(links => links.map(link => decodeURIComponent((link as HTMLAnchorElement).hash)));
      const known = new Set(parts.map(({ name }) => `#/library/packs/${game}/${name}`));
      expect(led.filter(link => !known.has(link))).toEqual([]);
      expect(led.length).toBeGreaterThan(80);
    }
    await page.goto(`${server.address}#/library/packs/runewars`);
    await page.getByLabel('Search what can be changed').fill('unit-knight');
    await page.getByRole('link', { name: 'Knight', exact: true }).click();
    const health = page.getByLabel('health', { exact: true });
    await health.fill('6');
    await page.getByText('The number is out of range: 6 (1–5)').waitFor();
    expect(await health.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('button', { name: 'Play with it' }).isDisabled()).toBe(true);
    await health.fill('4');
    await page.getByText('This pack is ready to play.').waitFor();
    const changed = page.getByRole('region', { name: 'Changes' });
    expect(await changed.innerText()).toContain('2 → 4');
    expect(await page.locator('[data-field="unit-knight.health"]').innerText()).toMatch(
      /yours[\s\S]*ours: 2/,
    );
    await page.getByLabel('Name of the pack').fill('Our knights');
    expect(await findings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(saved)).toEqual({
      ...{ format: 'runehold-content', game: 'runewars', name: 'Our knights' },
      changes: { 'unit-knight': { health: 4 } },
    });
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.getByText('You’re playing with “Our knights”').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTitle('With the content pack “Our knights”').waitFor();

    // What is taken back is as shipped.
    await page.goto(`${server.address}#/library/packs/runewars/unit-knight`);
    await changed.getByRole('button', { name: /^Undo / }).click();
    await changed.getByText('No changes yet.').waitFor();
    expect(await health.inputValue()).toBe('2');
    expect(mishaps).toEqual([]);
  });

  it('is opened in the library by phone, in Polish, changed and played with', async () => {
    const { page, mishaps } = await evening().guest({ language: 'pl', width: 390, height: 844 });
    await page.goto(`${server.address}#/library/packs/rune-age`);
    const choose = (text: string): Promise<void> =>
      page.getByLabel('Otwórz pakiet').setInputFiles({
        name: 'pack.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await page.getByRole('button', { name: 'Otwórz pakiet' }).waitFor();
    await choose(
      '{ "format": "runehold-content", "game": "rune-age", "name": "X", "changes": { "nobody": {} } }',
    );
    await page.getByText('Nie ma takiej karty ani takiego działu: nobody').waitFor();
    await choose(
      '{ "format": "runehold-content", "game": "rune-age", "name": "Mój", "changes": { "daqan.knight": { "strength": 99 } } } // moje',
    );
    await page.getByText('1 błąd nie pozwala zagrać z tym pakietem').waitFor();
    await page.getByRole('region', { name: 'Zmiany' }).getByRole('link').click();
    await page.getByLabel('siła', { exact: true }).fill('5');
    await page.getByText('Z tym pakietem można grać.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zagraj z nim' }).click();
    await page.getByText('Grasz z pakietem „Mój”').waitFor();
    await page.getByRole('button', { name: 'Otwórz stół' }).click();
    await page.getByTitle(/^Z\spakietem kart „Mój”/).waitFor();
    expect(mishaps).toEqual([]);
  });
});
