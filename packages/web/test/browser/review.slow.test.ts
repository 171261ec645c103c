import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { looks } from './looks.ts';
import { playedGame } from './positions.ts';

const evening = spendEvening();

/** A whole game, in which Mira ends her turn every so often with everything left to do. */
const finished = playedGame({
  holders: ['Mira', 'bot:Grukk'],
  options: { scenario: 'runewars' },
  seed: 4,
  instead: (ask, { entries }) => {
    const end = ask.options.find(({ name }) => name === 'end');
    return ask.seat === 0 && end && entries.length % 3 === 0 ? [end.code] : undefined;
  },
});

const words = {
  en: { review: 'Review', cancel: 'Cancel', go: 'Go to this moment', on: 'Play on from here' },
  pl: { review: 'Analiza', cancel: 'Anuluj', go: 'Przejdź do tej chwili', on: 'Graj dalej od tej chwili' },
} as const;

describe('a finished game', () => {
  it.each(
    looks([
      ['pl', 390, 844, 'light'],
      ['en', 1440, 900, 'dark'],
    ] as const),
  )('is gone through, kept and played on from (%s, %i wide)', async (language, width, height, theme) => {
    const guest = await evening().guest({ language, width, height, theme });
    const { page, mishaps } = guest;
    const { review, cancel, go, on } = words[language];
    await openGame(guest, evening().address, finished);
    // A game that is over is opened to be watched.
    await page.waitForURL(/#\/replay\/here\//);
    await page.getByRole('link', { name: review }).first().click();
    // By keyboard: begun, given up, and begun again.
    await page.locator('[data-review-start]').press('Enter');
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: cancel }).press('Enter');
    await page.locator('[data-review-start]').press('Enter');
    await page.locator('[data-review="whole"]').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    const marks = page.locator('[data-review-mark]');
    const cards = page.locator('[data-costly]');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await marks.count()).toBe(await cards.count());
    // It is there at once when somebody comes back.
    const told = await page.locator('[data-review]').innerText();
    await page.reload();
    await page.locator('[data-review="whole"]').waitFor();
    expect(await page.locator('[data-review]').innerText()).toBe(told);
    // A mark and its card lead to the same moment.
    const entry = await marks.first().getAttribute('data-review-mark');
    expect(await cards.first().getByRole('link', { name: go }).getAttribute('href')).toMatch(
      new RegExp(`#/replay/here/.+/${entry}$`),
    );
    await marks.first().press('Enter');
    await page.locator(`[data-frame="${entry}"]`).waitFor();
    await page.goBack();
    await cards.first().getByRole('button', { name: on }).press('Enter');
    await page.waitForURL(/#\/table\/here\//);
    // And the list of games leads there.
    await page.goto(`${evening().address}#/`);
    await page
      .getByRole('link', { name: new RegExp(`^${review}`) })
      .first()
      .waitFor();
    expect(mishaps).toEqual([]);
  });
});
