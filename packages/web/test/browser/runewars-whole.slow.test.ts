import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { inYear, playedGame } from './positions.ts';
import { playTogether } from './together.ts';
import { tasksOf } from './work-of.ts';

const evening = spendEvening('shipped');

/** The moments of a game at which axe looks at the page. */
const moments: Readonly<Record<string, string>> = {
  orders: '[data-prompt="prompt.choose-order"]',
  map: 'svg [data-area][data-state="legal"]',
  battle: '[data-stage="battle"]',
  duel: '[data-stage="duel"]',
};

/** Has axe look at every moment when it first comes, and notes what it finds. */
const underAxe = ({ page }: Guest) => {
  const found: string[] = [];
  const seen: string[] = [];
  const look = async (moment: string): Promise<void> => {
    seen.push(moment);
    found.push(...(await seriousFindings(page)).map(finding => `${moment}: ${finding}`));
  };
  const firstSight = new Map(
    Object.entries(moments).map(([moment, selector]) => [selector, () => look(moment)]),
  );
  return { found, seen, look, firstSight };
};

/** The last two years: how a game begins, other files play by hand; whole ones are a proof (whole-games.proof.ts). */
const lateIn = (holders: readonly string[], seed: number): string =>
  playedGame({ of: 'runewars', holders, seed, until: inYear(6) });

describe('a game of Runewars, played to its end by hand on the map, the stages and in the bar', () => {
  it('four players: two people at one screen and two bots', async () => {
    const { guest, address } = evening();
    // One touch is an answer: it is a long evening.
    const mira = await guest({ oneClick: true });
    const { page } = mira;
    await openGame(mira, address, lateIn(['Mira', 'Antek', 'bot:Bruno', 'bot:Kasia'], 2));
    await page.locator('[data-ask], [data-curtain]').first().waitFor();
    const axe = underAxe(mira);
    const { stop, onTable, players } = await playTogether(page, { seed: 1, firstSight: axe.firstSight });
    expect(stop).toBe('over');
    await axe.look('end');
    expect(await parts(page).over.innerText()).toContain('The game is over');
    expect([...players].sort()).toEqual(['0', '1']);
    expect(onTable).toBeGreaterThan(3);
    expect(axe.seen).toEqual(expect.arrayContaining(['orders', 'map', 'end']));
    expect(axe.found).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });

  it('four players, of whom bots play all: the page stays alive and says how far they have come', async () => {
    const { guest, address } = evening();
    const mira = await guest({});
    const { page } = mira;
    await openGame(mira, address, lateIn(['Mira', 'bot:Antek', 'bot:Bruno', 'bot:Kasia'], 2));
    await page.locator('[data-ask]').waitFor();
    const minded = page.locator('[data-minded]');
    const decisions = async (): Promise<number> => Number((await minded.innerText()).match(/\d+ /)?.[0]);
    await page.getByRole('button', { name: 'Menu' }).click();
    const tasks = await tasksOf(page, async () => {
      await page.getByRole('button', { name: 'Let a bot play for me' }).click();
      await page.keyboard.press('Escape');
      await minded.waitFor();
      const before = await decisions();
      expect(before).toBeGreaterThan(100);
      await parts(page).over.waitFor();
    });
    expect(tasks.length).toBeGreaterThan(10);
    expect(tasks.filter(ms => ms > 100)).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });

  it('two players, on a phone, in Polish, with a finger', async () => {
    const { guest, address } = evening();
    const mira = await guest({ width: 390, height: 844, language: 'pl' });
    const { page } = mira;
    await openGame(mira, address, lateIn(['Mira', 'bot:Bruno'], 2));
    await parts(page).bar.waitFor();
    const axe = underAxe(mira);
    const { stop, onTable, inBar } = await playByHand(page, {
      seed: 2,
      touch: true,
      firstSight: axe.firstSight,
    });
    expect(stop).toBe('over');
    await axe.look('end');
    expect(await parts(page).over.getAttribute('aria-label')).toBe('Koniec gry');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect([onTable > 3, inBar > 3]).toEqual([true, true]);
    expect(axe.seen).toEqual(expect.arrayContaining(['orders', 'map', 'end']));
    expect(axe.found).toEqual([]);
    expect(mira.mishaps).toEqual([]);
  });
});
