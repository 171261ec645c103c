import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import { everyVariant } from './every-variant.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import type { PositionPlan } from './positions.ts';
import { inYear, playedGame } from './positions.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';
import { playTogether } from './together.ts';

const evening = spendEvening('shipped');

type Until = NonNullable<PositionPlan['until']>;

/**
 * A game that bots have played up to some point: how one begins is tried in expansion.slow.test.ts, and whole ones from
 * set-up to the end are a proof (whole-games.proof.ts).
 */
const gameOf = (holders: readonly string[], seed: number, until: Until): string =>
  playedGame({ of: 'runewars', holders, options: everyVariant, seed, until });

/** Who stands on the highest plinth once the end is told. */
const firstOf = (page: Page): Promise<string> =>
  page.locator('[data-ceremony="told"] li[data-place="1"] p').innerText();

describe('a game of Runewars with every variant of the expansion, played to its end by hand', () => {
  it('the last year of four players: two people at one screen and two bots', async () => {
    const { guest, address } = evening();
    const mira = await guest({ oneClick: true });
    const { page } = mira;
    await watchWords(page);
    await openGame(mira, address, gameOf(['Mira', 'Antek', 'bot:Bruno', 'bot:Kasia'], 2, inYear(6)));
    await page.locator('[data-ask], [data-curtain]').first().waitFor();
    const { stop, onTable, players } = await playTogether(page, { seed: 1 });
    expect(stop).toBe('over');
    expect(await parts(page).over.innerText()).toContain('The game is over');
    expect(await firstOf(page)).toMatch(/\w+/);
    expect([...players].sort()).toEqual(['0', '1']);
    expect(onTable).toBeGreaterThan(10);
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });

  it('the last year of two players, on a phone, in Polish, with a finger', async () => {
    const { guest, address } = evening();
    const mira = await guest({ width: 390, height: 844, language: 'pl' });
    const { page } = mira;
    await watchWords(page);
    await openGame(mira, address, gameOf(['Mira', 'bot:Bruno'], 3, inYear(6)));
    await parts(page).bar.waitFor();
    const { stop, onTable, inBar } = await playByHand(page, { seed: 2, touch: true });
    expect(stop).toBe('over');
    expect(await parts(page).over.getAttribute('aria-label')).toBe('Koniec gry');
    expect(await firstOf(page)).toMatch(/\w+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect([onTable > 3, inBar > 3]).toEqual([true, true]);
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });
});
