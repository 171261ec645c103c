import { describe, expect, it } from 'vitest';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import { everyVariant } from './every-variant.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { inYear, playedGame } from './positions.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';
import { playTogether } from './together.ts';

const evening = spendEvening('shipped');

/** The last two years: the beginning is played in expansion.slow.test.ts, and whole games are a proof (whole-games.proof.ts). */
const lateIn = (holders: readonly string[], seed: number): string =>
  playedGame({ of: 'runewars', holders, options: everyVariant, seed, until: inYear(5) });

describe('a game of Runewars with every variant of the expansion, played to its end by hand', () => {
  it('four players: two people at one screen and two bots', async () => {
    const { guest, address } = evening();
    const mira = await guest({ oneClick: true });
    const { page } = mira;
    await watchWords(page);
    await openGame(mira, address, lateIn(['Mira', 'Antek', 'bot:Bruno', 'bot:Kasia'], 2));
    await page.locator('[data-ask], [data-curtain]').first().waitFor();
    const { stop, onTable, players } = await playTogether(page, { seed: 1 });
    expect(stop).toBe('over');
    expect(await parts(page).over.innerText()).toMatch(/^The game is over\s+1\. \w+/);
    expect([...players].sort()).toEqual(['0', '1']);
    expect(onTable).toBeGreaterThan(3);
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });

  it('two players, on a phone, in Polish, with a finger', async () => {
    const { guest, address } = evening();
    const mira = await guest({ width: 390, height: 844, language: 'pl' });
    const { page } = mira;
    await watchWords(page);
    await openGame(mira, address, lateIn(['Mira', 'bot:Bruno'], 3));
    await parts(page).bar.waitFor();
    const { stop, onTable, inBar } = await playByHand(page, { seed: 2, touch: true });
    expect(stop).toBe('over');
    expect(await parts(page).over.innerText()).toMatch(/^Koniec gry\s+1\. \w+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect([onTable > 3, inBar > 3]).toEqual([true, true]);
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });
});
