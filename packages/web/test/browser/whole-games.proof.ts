import type { Browser } from '@playwright/test';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { seriousFindings } from './axe.ts';
import { startBrowser } from './find-browser.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { welcome } from './guest.ts';
import { parts, sitDown } from './page-parts.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';
import { openSite } from './site.ts';
import { playTogether } from './together.ts';

type Table = Parameters<typeof sitDown>[2];

/** How people play: at one screen, on a phone with a finger, alone, with everything that is in the box. */
const kinds: readonly { readonly guest: GuestPlan; readonly table: Table; readonly touch?: boolean }[] = [
  { guest: { oneClick: true }, table: { game: 'runewars', seats: 4, here: { 1: 'Antek' } } },
  {
    guest: { width: 390, height: 844, language: 'pl' },
    table: { game: 'runewars', seats: 2 },
    touch: true,
  },
  { guest: {}, table: { game: 'rune-age', seats: 4 } },
  {
    guest: { oneClick: true },
    table: { game: 'runewars', seats: 4, here: { 1: 'Antek' }, everyVariant: true },
  },
];

const playGame = async (browser: Browser, address: string, n: number, seed: number): Promise<string[]> => {
  const { guest, table, touch = false } = kinds[n % kinds.length];
  const mira: Guest = await welcome(browser, guest);
  // What is handed to the page may have been marked with names on its way here; the page knows no such mark.
  await mira.context.addInitScript('globalThis.__name ??= it => it');
  await watchWords(mira.page);
  await sitDown(mira, address, table);
  const { stop } = await playTogether(mira.page, { seed, touch });
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
  what: 'whole games of both kinds are played by hand in a browser, from set-up to the end, with nothing wrong on the page',
  unit: 'games',
  count: 8,
  slice: 1,
  of: ['web'],
  prove,
};
