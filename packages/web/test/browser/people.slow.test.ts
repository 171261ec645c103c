import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { looks } from './looks.ts';

const evening = spendEvening('shipped');
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const script = fileURLToPath(new URL('../../../server/test/driver/house-of-veterans.ts', import.meta.url));
let house: { readonly address: string; readonly mira: string; close(): Promise<void> };

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runehold-veterans-'));
  const flags = ['--import', 'tsx', '--conditions', 'runehold:source'];
  const child = spawn(
    process.execPath,
    [...flags, script, join(folder, 'runehold.sqlite'), evening().site.folder],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [, address, mira] = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      const told = /Runehold: (\S+) (\S+)/.exec(String(chunk));
      if (told) resolve(told);
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  const close = async (): Promise<void> => {
    child.removeAllListeners('exit');
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  house = { address, mira, close };
});
afterAll(() => house.close());

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Nothing is wider than the window. */
const isWithin = `document.documentElement.scrollWidth <= innerWidth`;

describe('the players’ room', () => {
  it.each(
    looks(
      [
        { ...desk, language: 'en', theme: 'dark', last: 'Recent games', wins: 'Wins' },
        { ...phone, language: 'pl', theme: 'light', last: 'Ostatnie gry', wins: 'Zwycięstwa' },
        { ...desk, language: 'pl', theme: 'light', last: 'Ostatnie gry', wins: 'Zwycięstwa' },
        { ...phone, language: 'en', theme: 'dark', last: 'Recent games', wins: 'Wins' },
      ] as const,
      2,
    ),
  )('shows somebody in $language, by $theme, $width wide', async ({ last, wins, ...plan }) => {
    const { page, mishaps } = await evening().guest(plan);
    await page.goto(`${house.address}/#/people/${house.mira}`);
    await page.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
    const games = page.getByRole('region', { name: last });
    await expect.poll(() => games.getByRole('listitem').count()).toBe(30);
    expect(
      await page.getByRole('region', { name: wins, exact: true }).getByRole('listitem').count(),
    ).toBeGreaterThan(3);
    expect(await page.evaluate(isWithin)).toBe(true);
    expect(await findings(page)).toEqual([]);
    // Boards and what games come to.
    for (const way of ['boards/runewars/2', 'games/runewars']) {
      await page.goto(`${house.address}/#/people/${way}`);
      await page.locator('main section').first().waitFor();
      await expect.poll(() => page.locator('main').getByRole('status').count()).toBe(0);
      expect(await page.evaluate(isWithin)).toBe(true);
      expect(await findings(page)).toEqual([]);
    }
    expect(mishaps).toEqual([]);
  });

  it('is reached from the hall with the keyboard, and leads from name to name', async () => {
    const { page, mishaps } = await evening().guest(desk);
    await page.goto(house.address);
    const board = page.getByRole('link', { name: 'Leader boards' });
    await board.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Leader boards' }).waitFor();
    await page.getByRole('link', { name: 'Rune Age' }).click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1);
    await page.getByRole('row').getByRole('link', { name: 'Mira' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
    const games = page.getByRole('region', { name: 'Recent games' });
    await games.getByRole('button', { name: /^Show more/ }).click();
    await expect.poll(() => games.getByRole('listitem').count()).toBeGreaterThan(30);
    expect(await games.getByRole('link').first().getAttribute('href')).toMatch(
      /^#\/replay\/server\/veterans/,
    );
    // Who has not played yet has a page that says so; who does not exist has none.
    await page.goto(`${house.address}/#/people`);
    await page.getByText('no finished game yet').waitFor();
    await page.goto(`${house.address}/#/people/${'a'.repeat(16)}`);
    await page.getByText('There is no such profile.').waitFor();
    // A page that is not there is told with a status that the browser notes.
    expect(mishaps.filter(mishap => !mishap.includes('404'))).toEqual([]);
  });
});
