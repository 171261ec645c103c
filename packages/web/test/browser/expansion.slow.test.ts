import { bannersOfWar } from '@runehold/runewars/boxes/banners-of-war/box';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';

/** Everybody in these tests has an empty browser and does what is to be read on the page. */
const evening = spendEvening('shipped');

const words = {
  en: {
    setUp: 'Set up a table Runewars',
    box: 'Banners of War',
    edition: 'Edition',
    open: 'Open the table',
    wins: 'Dragon runes to win 6 7',
    exploration: 'Exploration tokens',
    variants: ['Rise of the Free Cities', 'Commanders of the Battlefield', 'Development cards'],
    road: 'Road to Victory',
    atOnce: 'show at once',
  },
  pl: {
    setUp: 'Przygotuj grę Runewars',
    box: 'Wojenne sztandary',
    edition: 'Wydanie',
    open: 'Otwórz stół',
    wins: 'Smocze runy do zwycięstwa 6 7',
    exploration: 'Żetony odkryć',
    variants: ['Powstanie Wolnych Miast', 'Dowódcy pola bitwy', 'Karty ulepszeń'],
    road: 'Droga do zwycięstwa',
    atOnce: 'pokazuj od razu',
  },
} as const;

/** The ids of everything in the box that the library shows by itself; tiles are shown as they lie. */
const { tiles: _tiles, questUnits: _units, ...shown } = bannersOfWar.brings;
const ofBox = Object.values(shown).flatMap(things => things.map(({ id }) => id));

const windows = [
  ['a laptop', 'en', { width: 1440, height: 900 }],
  ['a phone', 'pl', { width: 390, height: 844 }],
] as const;

describe.each(looks(windows))('the expansion, on %s, in %s', (_, language, size) => {
  it('is switched on with every variant, and a first season is played with bots', async () => {
    const { stranger, address } = evening();
    const { page, mishaps } = await stranger({ ...size, language });
    const say = words[language];
    const turn = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    // Whoever wants to see a season soon has the bots' moves shown at once.
    await page.goto(`${address}#/settings`);
    await page.getByLabel(say.atOnce, { exact: true }).check();
    await page.goto(`${address}#/`);
    await page.getByRole('link', { name: say.setUp }).click();

    // Three presets, of which the usual one is chosen; all of the box is one touch, and another takes it back.
    const preset = (id: string) => page.locator(`[data-preset="${id}"]`);
    await preset('everything').click();
    for (const name of say.variants) expect(await turn(name).isChecked()).toBe(true);
    await preset('revised').click();
    expect(await preset('revised').getAttribute('aria-pressed')).toBe('true');

    // Of the variants only the one that needs no box can be turned on, until the box is open.
    await turn(say.exploration).check();
    expect(await preset('revised').getAttribute('aria-pressed')).toBe('false');
    for (const name of [...say.variants, say.road]) expect(await turn(name).isDisabled()).toBe(true);
    await turn(say.box).check();
    for (const name of say.variants) await turn(name).check();

    // Road to Victory is for the edition in which enough runes win at once, and leaves with it.
    expect(await turn(say.road).isDisabled()).toBe(true);
    await page.locator('details[data-rules] > summary').click();
    await page.getByRole('combobox', { name: say.edition, exact: true }).selectOption('original');
    await turn(say.road).check();
    await page.getByRole('combobox', { name: say.edition, exact: true }).selectOption('revised');
    expect(await turn(say.road).isDisabled()).toBe(true);

    expect((await page.getByRole('row', { name: say.wins }).innerText()).split(/\s+/).slice(-2)).toEqual([
      '6',
      '7',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await findings(page)).toEqual([]);

    await page.getByRole('button', { name: say.open }).click();
    await parts(page).bar.waitFor();

    // Every faction is on its sheet, with the units of both boxes.
    const sheets = page.locator('[data-choosing] [data-at^="faction/"]');
    expect(await sheets.count()).toBe(4);
    expect(await page.locator('[data-choosing] [data-state="legal"]').count()).toBeGreaterThan(0);
    expect(await sheets.first().getAttribute('aria-label')).toMatch(/Roc|Ruk/);
    expect(await findings(page)).toEqual([]);
    expect(await playOn(page, { seed: 3, until: '[data-season="summer"][data-now="true"]' })).toBe('wanted');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(mishaps).toEqual([]);
  });

  it('closing the box takes its variants along', async () => {
    const { stranger, address } = evening();
    const { page } = await stranger({ ...size, language });
    const say = words[language];
    const turn = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await page.goto(`${address}#/new/runewars`);
    await turn(say.box).check();
    await turn(say.variants[0]).check();
    await turn(say.box).uncheck();
    expect(await page.getByRole('row', { name: say.wins }).count()).toBe(0);
    await page.getByRole('button', { name: say.open }).click();
    await parts(page).bar.waitFor();
  });

  it('has all its cards and components in the library, where its name finds them', async () => {
    const { stranger, address } = evening();
    const { page, mishaps } = await stranger({ ...size, language });
    await page.goto(`${address}#/library/cards/runewars`);
    await page.getByRole('searchbox').fill(words[language].box);
    const found = (): Promise<string[]> =>
      page
        .locator('[data-item]')
        .evaluateAll(items => items.map(item => String(item.getAttribute('data-item'))));
    await expect.poll(async () => (await found()).includes('unit-knight')).toBe(false);
    expect(await found()).toEqual(expect.arrayContaining(ofBox));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(mishaps).toEqual([]);
  });
});
