import { courses, type LessonCard } from '@runehold/school/courses';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { findings } from './axe.ts';
import { startBrowser } from './find-browser.ts';
import { type Guest, welcome } from './guest.ts';
import { cardOverTarget, enterLesson, followLesson } from './lesson-follower.ts';
import { beStubborn, noTries, shownIn } from './lesson-tries.ts';
import { allWalks, type Manner, planOf, type Way } from './lesson-ways.ts';
import { leaveAndReturn, unspoken } from './lesson-words.ts';
import { openSite } from './site.ts';

type Case = { readonly card: LessonCard; readonly way: Way; readonly manner: Manner };

const cards = courses.flatMap(({ lessons }) => lessons);

/** Every lesson in every way, and by hand also by those who try everything else first, and by those who leave at each step. */
const cases: readonly Case[] = allWalks.flatMap(({ way, manner }) =>
  cards.map(card => ({ card, way, manner })),
);

/** Goes through a lesson in one way. What is wrong is told to `note`. */
const goThrough = async (
  { page }: Guest,
  address: string,
  { card, way, manner }: Case,
  note: (problem: string) => void,
): Promise<void> => {
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

const prove = async ({ from, count }: Slice): Promise<Evidence> => {
  const [site, browser] = await Promise.all([openSite('shipped', true), startBrowser()]);
  const problems: string[] = [];
  try {
    for (const each of cases.slice(from, from + count)) {
      const what = `${each.card.id} ${JSON.stringify(each.way)} ${each.manner}`;
      const note = (problem: string): number => problems.push(`${what}: ${problem}`);
      const guest = await welcome(browser, planOf(each.way));
      // What is handed to the page may have been marked with names on its way here; the page knows no such mark.
      await guest.context.addInitScript('globalThis.__name ??= it => it');
      await goThrough(guest, site.address, each, note).catch((error: unknown) => note(String(error)));
      for (const mishap of guest.mishaps) note(mishap);
      await guest.context.close();
    }
    return { done: Math.min(count, cases.length - from), problems };
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
  prove,
};
