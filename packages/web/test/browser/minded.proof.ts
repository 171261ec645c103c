import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { startBrowser } from './find-browser.ts';
import { welcome } from './guest.ts';
import { oneBuild } from './one-build.ts';
import { parts, sitDown } from './page-parts.ts';
import { openSite } from './site.ts';
import { tasksOf } from './work-of.ts';

/** The longest that a task of the page may take, in milliseconds of the processor. */
const LONGEST = 100;

const prove = async ({ count }: Slice): Promise<Evidence> => {
  const [site, browser] = await Promise.all([openSite('shipped'), startBrowser()]);
  const problems: string[] = [];
  try {
    for (let n = 0; n < count; n++) {
      const mira = await welcome(browser, {});
      const { page } = mira;
      await sitDown(mira, site.address, { game: 'runewars', seats: 4 });
      await page.getByRole('button', { name: 'Menu' }).click();
      let told = '';
      const tasks = await tasksOf(page, async () => {
        await page.getByRole('button', { name: 'Let a bot play for me' }).click();
        await page.keyboard.press('Escape');
        await page.locator('[data-minded]').waitFor();
        told = await page.locator('[data-minded]').innerText();
        await parts(page).over.waitFor({ timeout: 1_800_000 });
      });
      if (!/\d/.test(told)) problems.push(`it is not said how far the bots have come: ${told}`);
      problems.push(...tasks.filter(ms => ms > LONGEST).map(ms => `a task of ${Math.round(ms)} ms`));
      problems.push(...mira.mishaps);
      await mira.context.close();
    }
    return { done: count, problems };
  } finally {
    await browser.close();
    await site.close();
  }
};

export const part: ProofPart = {
  name: 'browser-minded',
  what: 'bots play a whole game of four for the person: the page says how far they are, and no task of it is longer than 100 ms',
  unit: 'games',
  count: 2,
  slice: 1,
  of: ['web'],
  shared: oneBuild,
  prove,
};
