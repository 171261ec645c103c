import type { Browser } from '@playwright/test';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { seriousFindings } from './axe.ts';
import { playByKeys } from './by-keys.ts';
import { startBrowser } from './find-browser.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { welcome } from './guest.ts';
import { oneBuild } from './one-build.ts';
import { parts, sitDown } from './page-parts.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';
import { openSite } from './site.ts';
import { playTogether } from './together.ts';

type Table = Parameters<typeof sitDown>[2];

type Kind = {
  readonly guest: GuestPlan;
  readonly table: Table;
  readonly touch?: boolean;
  /** How many areas are chosen by walking the map, where there is nothing but the keyboard. */
  readonly walks?: number;
};

/** How people play: at one screen, on a phone with a finger, alone, with everything that is in the box, by keys. */
const kinds: readonly Kind[] = [
  { guest: { oneClick: true }, table: { game: 'runewars', seats: 4, here: { 1: 'Antek' } } },
  {
    guest: { width: 390, height: 844, language: 'pl' },
    table: { game: 'runewars', seats: 2 },
    touch: true,
  },
  { guest: {}, table: { game: 'rune-age', seats: 4 } },
  { guest: {}, table: { game: 'rune-age', seats: 1 } },
  {
    guest: { oneClick: true },
    table: { game: 'runewars', seats: 4, here: { 1: 'Antek' }, everyVariant: true },
  },
  { guest: {}, table: { game: 'runewars', seats: 2 }, walks: 30 },
];

const playGame = async (browser: Browser, address: string, n: number, seed: number): Promise<string[]> => {
  const { guest, table, touch = false, walks } = kinds[n % kinds.length];
  const mira: Guest = await welcome(browser, guest);
  // What is handed to the page may have been marked with names on its way here; the page knows no such mark.
  await mira.context.addInitScript('globalThis.__name ??= it => it');
  await watchWords(mira.page);
  await sitDown(mira, address, table);
  const { stop } =
    walks === undefined
      ? await playTogether(mira.page, { seed, touch })
      : await playByKeys(mira.page, seed, { onMap: walks });
  const found = stop === 'over' ? await seriousFindings(mira.page) : [];
  if (stop === 'over') await parts(mira.page).over.waitFor();
  const raw = await rawWordsOn(mira.page);
  await mira.context.close();
  return [...(stop === 'over' ? [] : [`game ${n} stopped: ${stop}`]), ...found, ...raw, ...mira.mishaps];
};

const prove = async ({ seed, from, count }: Slice): Promise<Evidence> => {
  const [site, browser] = await Promise.all([openSite('shipped'), startBrowser()]);
  try {
    const problems: string[] = [];
    for (let n = 0; n < count; n++)
      problems.push(...(await playGame(browser, site.address, from + n, seed % 100_000)));
    return { done: count, problems };
  } finally {
    await browser.close();
    await site.close();
  }
};

export const part: ProofPart = {
  name: 'browser-games',
  what: 'whole games of both kinds are played by hand and by keys in a browser, from set-up to the end, with nothing wrong on the page',
  unit: 'games',
  count: 12,
  slice: 1,
  of: ['web'],
  shared: oneBuild,
  prove,
};
