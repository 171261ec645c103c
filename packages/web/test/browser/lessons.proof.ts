import type { Page } from '@playwright/test';
import { courses, type LessonCard } from '@runehold/school/courses';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { findings } from './axe.ts';
import { startBrowser } from './find-browser.ts';
import { type Guest, welcome } from './guest.ts';
import { cardOverTarget, enterLesson, followLesson } from './lesson-follower.ts';
import { beStubborn, noTries, shownIn } from './lesson-tries.ts';
import { allWalks, type Manner, planOf, type Way } from './lesson-ways.ts';
import { leaveAndReturn, unspoken } from './lesson-words.ts';
import { oneBuild } from './one-build.ts';
import { openSite } from './site.ts';

type Case = { readonly card: LessonCard; readonly way: Way; readonly manner: Manner };

const cards = courses.flatMap(({ lessons }) => lessons);

/** Every lesson in every way, and by hand also by those who try everything else first, and by those who leave at each step. */
const cases: readonly Case[] = allWalks.flatMap(({ way, manner }) =>
  cards.map(card => ({ card, way, manner })),
);

/** Somebody on the way through a lesson: where the page is, and who is told what is wrong. */
type Walker = {
  readonly page: Page;
  readonly address: string;
  readonly note: (problem: string) => void;
};

/** Goes through a lesson in one way. */
const goThrough = async ({ page, address, note }: Walker, { card, way, manner }: Case): Promise<void> => {
  const lesson = await card.load();
  const tries = noTries();
  await enterLesson(page, address, card.id);
  await followLesson(page, {
    hand: way.hand,
    onStep: async (step, isFirst) => {
      const noteAll = (problems: readonly string[]): void => {
        for (const problem of problems) note(`${step}: ${problem}`);
      };
      if ((await cardOverTarget(page)) > 0) note(`${step}: the card covers what is pointed at`);
      if (isFirst) noteAll(await unspoken(page));
      // Whoever has no hand free has time to look: axe sees every step in both languages and at both widths.
      if (isFirst && way.hand === 'keys') noteAll(await findings(page));
      if (isFirst && manner === 'leaving') noteAll(await leaveAndReturn(page));
      if (manner === 'stubborn') await beStubborn(page, lesson, step, tries, isFirst);
    },
  });
  if (manner !== 'stubborn') return;
  if (tries.held === 0) note('nothing was held');
  if (tries.shown !== shownIn(lesson)) note(`${tries.shown} answers were shown and taken back`);
};

/** Empties the browser: whoever comes then comes for the first time, and has only the program at hand. */
const forgetAll = async ({ page, context }: Guest, address: string): Promise<void> => {
  // A picture of the same house, which runs nothing and so writes nothing down again.
  await page.goto(`${address}icon.svg`);
  const { origin } = new URL(address);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cookies',
  });
  await devtools.detach();
};

/** Goes through lessons in the same way, one after another in one browser that knows nothing of the one before. */
const prove = async ({ from, count }: Slice): Promise<Evidence> => {
  const [site, browser] = await Promise.all([openSite('shipped', true), startBrowser()]);
  const problems: string[] = [];
  const walks = cases.slice(from, from + count);
  try {
    const guest = await welcome(browser, planOf(cases[from].way));
    // What is handed to the page may have been marked with names on its way here; the page knows no such mark.
    await guest.context.addInitScript('globalThis.__name ??= it => it');
    for (const each of walks) {
      const what = `${each.card.id} ${JSON.stringify(each.way)} ${each.manner}`;
      const note = (problem: string): number => problems.push(`${what}: ${problem}`);
      await forgetAll(guest, site.address);
      const walker: Walker = { page: guest.page, address: site.address, note };
      await goThrough(walker, each).catch((error: unknown) => note(String(error)));
      for (const mishap of guest.mishaps.splice(0)) note(mishap);
    }
    return { done: walks.length, problems };
  } finally {
    await browser.close();
    await site.close();
  }
};

export const part: ProofPart = {
  name: 'browser-lessons',
  what: 'whoever touches nothing but what is pointed at finishes every lesson: in both languages, at a desk and on a phone, by hand and by keys alone, with axe at every step; so do those who try everything else first and are told why not, and those who leave at every step and come back',
  unit: 'lessons',
  count: cases.length,
  slice: cards.length,
  of: ['web'],
  shared: oneBuild,
  prove,
};
