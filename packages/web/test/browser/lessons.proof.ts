import { courses } from '@runehold/school/courses';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { startBrowser } from './find-browser.ts';
import { welcome } from './guest.ts';
import { cardOverTarget, enterLesson, followLesson } from './lesson-follower.ts';
import { beStubborn, shownIn, type Tries } from './lesson-tries.ts';
import { allWays, mayBeStubborn, planOf } from './lesson-ways.ts';
import { openSite } from './site.ts';

/** Every lesson in every way, and with a mouse also by somebody who tries everything else first. */
const cases = courses
  .flatMap(({ lessons }) => lessons)
  .flatMap(card =>
    allWays.flatMap(way =>
      (mayBeStubborn(way) ? [false, true] : [false]).map(isStubborn => ({ card, way, isStubborn })),
    ),
  );

const prove = async ({ from, count }: Slice): Promise<Evidence> => {
  const [site, browser] = await Promise.all([openSite('shipped'), startBrowser()]);
  const problems: string[] = [];
  try {
    for (const { card, way, isStubborn } of cases.slice(from, from + count)) {
      const { id } = card;
      const lesson = await card.load();
      const tries: Tries = { held: 0, fine: 0, shown: 0 };
      const { page, context, mishaps } = await welcome(browser, planOf(way));
      // What is handed to the page may have been marked with names on its way here; the page knows no such mark.
      await context.addInitScript('globalThis.__name ??= it => it');
      const what = `${id} ${JSON.stringify(way)}${isStubborn ? ' stubbornly' : ''}`;
      const note = (problem: unknown): number => problems.push(`${what}: ${String(problem)}`);
      try {
        await enterLesson(page, site.address, id);
        await followLesson(page, {
          hand: way.hand,
          onStep: async (step, isFirst) => {
            if ((await cardOverTarget(page)) > 0) note(`the card covers what is pointed at in ${step}`);
            if (isStubborn) await beStubborn(page, lesson, step, tries, isFirst);
          },
        });
        if (isStubborn && tries.held === 0) note('nothing was held');
        if (isStubborn && tries.shown !== shownIn(lesson))
          note(`${tries.shown} answers were shown and taken back`);
      } catch (error) {
        note(error);
      }
      for (const mishap of mishaps) note(mishap);
      await context.close();
    }
    return { done: count, problems };
  } finally {
    await browser.close();
    await site.close();
  }
};

export const part: ProofPart = {
  name: 'browser-lessons',
  what: 'whoever touches nothing but what is pointed at finishes every lesson: in both languages, at a desk and on a phone, by hand and by keys; whoever tries everything else first is told why not, and finishes too',
  unit: 'lessons',
  count: cases.length,
  slice: 4,
  of: ['web'],
  prove,
};
