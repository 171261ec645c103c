import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { findings } from './axe.ts';
import { startBrowser } from './find-browser.ts';
import { welcome } from './guest.ts';
import { layoutFaults } from './layout-faults.ts';
import { oneBuild } from './one-build.ts';
import { windows } from './page-boxes.ts';
import { openSite } from './site.ts';
import { windowScreens } from './window-screens.ts';

/** Every screen in both languages, by day and by night; each of these in all windows. */
const cases = Object.entries(windowScreens).flatMap(([name, screen]) =>
  (['en', 'pl'] as const).flatMap(language =>
    (['dark', 'light'] as const).map(theme => ({ name, screen, language, theme })),
  ),
);

/** How often it is looked again before something counts: a window that changes its size moves things for a moment. */
const LOOKS = 15;

const prove = async ({ from, count }: Slice): Promise<Evidence> => {
  const [site, browser] = await Promise.all([openSite('shipped'), startBrowser()]);
  const problems: string[] = [];
  try {
    for (const { name, screen, language, theme } of cases.slice(from, from + count)) {
      const { open, hand, isAsked } = screen;
      const guest = await welcome(browser, { language, theme });
      // What is handed to the page may have been marked with names on its way here; the page knows no such mark.
      await guest.context.addInitScript('globalThis.__name ??= it => it');
      await open(guest, site.address);
      for (const [width, height] of windows) {
        await guest.page.setViewportSize({ width, height });
        let faults = await guest.page.evaluate(layoutFaults, { hand, isAsked });
        for (let look = 0; look < LOOKS && faults.length > 0; look++) {
          await guest.page.waitForTimeout(100);
          faults = await guest.page.evaluate(layoutFaults, { hand, isAsked });
        }
        const where = `${name}, ${width}×${height} ${language} ${theme}`;
        problems.push(...[...faults, ...(await findings(guest.page))].map(what => `${where}: ${what}`));
      }
      problems.push(...guest.mishaps.map(what => `${name}: ${what}`));
      await guest.context.close();
    }
    return { done: count, problems };
  } finally {
    await browser.close();
    await site.close();
  }
};

export const part: ProofPart = {
  name: 'browser-windows',
  what: 'in eight windows, both languages and themes, nothing on any screen lies over anything, hand and confirm are in view, axe finds nothing',
  unit: 'screens',
  count: cases.length,
  slice: 6,
  of: ['web'],
  shared: oneBuild,
  prove,
};
