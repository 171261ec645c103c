import type { Page } from '@playwright/test';
import { puzzleOfTheDay } from '@runehold/school/puzzles/list';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { deskAndPhone, looks } from './looks.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';

const evening = spendEvening('watched');

/** A day on which this puzzle is the one of the day. */
const dayOf = (id: string): Date => {
  for (let day = 1; day < 100; day++) {
    const date = new Date(2026, 10, day, 12);
    if (puzzleOfTheDay(date).id === id) return date;
  }
  throw new Error(`${id} never has its day`);
};

/**
 * Chooses an option where it is offered, by touch or with the mouse, and confirms where that is asked for: as soon as it
 * can be pressed, for the button wakes a moment after the choice.
 */
const answer = async (page: Page, name: string): Promise<void> => {
  const ask = page.locator('[data-ask]:not([aria-busy="true"])');
  await ask.waitFor();
  const prompt = await ask.locator('h2').innerText();
  const chip = page.locator(`[data-option="${name}"]:visible`).first();
  await chip.waitFor();
  await chip.click();
  const confirm = page.locator('[data-ask] [data-confirm]:enabled');
  await expect
    .poll(async () => {
      const isDecided = (await page.locator('[data-puzzle][data-decided="true"]').count()) > 0;
      const now = await page.locator('[data-ask] h2').allInnerTexts();
      if (isDecided || now[0] !== prompt || (await chip.count()) === 0) return 'answered';
      if ((await confirm.count()) > 0) await confirm.click();
      return `still asked: ${prompt}`;
    })
    .toBe('answered');
};

const enter = async (page: Page, address: string, id: string): Promise<void> => {
  const [game, name] = id.split('.');
  await page.goto(`${address}#/puzzles/${game}/${name}`);
  await page.locator('[data-puzzle-goal]').waitFor();
  await page.locator('[data-ask]').waitFor();
};

const verdict = (page: Page) => page.locator('[data-verdict]');

/** Activates an area, and marches there with those who are made ready for it. */
const march = async (page: Page, to: string): Promise<void> => {
  await answer(page, to);
  await page.locator('[data-ask] [data-confirm]:enabled').click();
};

/** The best answer to The last card. */
const takeForge = async (page: Page): Promise<void> => {
  for (const name of ['attack:city:city.forge', 'uthuk.berserker', 'uthuk.flesh_ripper', 'yes'])
    await answer(page, name);
  await answer(page, 'sound:uthuk.berserker');
  await answer(page, 'neutral.demon');
  await answer(page, 'card:uthuk.berserker');
};

describe('a puzzle', () => {
  it('of the day is found in the hall by a stranger, and solved at once for three stars', async () => {
    const { stranger, address } = evening();
    const { page, mishaps } = await stranger({ moves: true });
    await page.clock.setFixedTime(dayOf('rune-age.the-last-card'));
    await page.goto(address);
    expect(await page.locator('[data-daily]').innerText()).toContain('The last card');
    await page.locator('[data-daily-puzzle]').click();
    await page.locator('[data-puzzle-goal]').waitFor();
    await takeForge(page);
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('solved');
    expect(await verdict(page).locator('[data-stars]').getAttribute('data-stars')).toBe('3');
    expect(await page.locator('[data-best]').innerText()).toBe('100%');
    expect(await page.locator('[data-own]').innerText()).toBe('100%');
    await page.locator('[data-all-puzzles]').click();
    const line = page.locator('[data-puzzle-line="rune-age.the-last-card"] [data-stars]');
    expect(await line.getAttribute('data-stars')).toBe('3');
    await page.goto(`${address}#/`);
    expect(await page.locator('[data-daily] [data-stars]').getAttribute('data-stars')).toBe('3');
    // It is no game of one's own.
    expect(await page.getByRole('region', { name: 'Your games' }).locator('li').count()).toBe(0);
    expect(mishaps).toEqual([]);
  });

  it('is missed on a phone in Polish, tried again and solved, and tells what both answers were worth', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest({ width: 390, height: 844, language: 'pl', theme: 'light' });
    await watchWords(page);
    await enter(page, address, 'rune-age.the-last-card');
    await answer(page, 'end');
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('missed');
    expect(await page.locator('[data-best]').innerText()).toBe('100%');
    expect(await page.locator('[data-own]').innerText()).toBe('0%');
    expect(await verdict(page).innerText()).toContain('Jest lepsza odpowiedź');
    expect(await findings(page)).toEqual([]);
    await page.locator('[data-try-again]').click();
    await expect.poll(() => verdict(page).count()).toBe(0);
    await takeForge(page);
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('solved');
    expect(await verdict(page).locator('[data-stars]').getAttribute('data-stars')).toBe('2');
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mishaps).toEqual([]);
  });

  it('of Runewars is missed, tried again and solved; the hint is a star less', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest({ language: 'pl' });
    await watchWords(page);
    await enter(page, address, 'runewars.three-areas');
    await answer(page, 'pass');
    await answer(page, 'end');
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('missed');
    await page.locator('[data-try-again]').click();
    await page.locator('[data-puzzle-hint]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-puzzle-idea]').waitFor();
    await march(page, '1C');
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('solved');
    expect(await verdict(page).locator('[data-stars]').getAttribute('data-stars')).toBe('1');
    expect(await rawWordsOn(page)).toEqual([]);
    const next = page.locator('[data-next-puzzle]');
    await next.click();
    await expect.poll(() => page.url()).toContain('right-hero-right-place');
    await page.locator('[data-puzzle="runewars.right-hero-right-place"]').waitFor();
    expect(mishaps).toEqual([]);
  });

  it('follows an ordinary undo, and says where its numbers were measured', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    await enter(page, address, 'runewars.strike-the-fallen');
    await answer(page, '3C');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('[data-puzzle-restart]').isDisabled()).toBe(true);
    await march(page, '1B');
    await answer(page, 'end');
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('solved');
    expect(await verdict(page).locator('[data-stars]').getAttribute('data-stars')).toBe('2');
    expect(await page.locator('[data-best]').innerText()).toBe('4');
    expect(await verdict(page).innerText()).toContain('Measured over 400 games');
    expect(mishaps).toEqual([]);
  });

  it.each(looks(deskAndPhone.toReversed()))('hinders nobody at %o', async plan => {
    const { guest, address } = evening();
    const { page } = await guest({ ...plan, height: 860 });
    await page.goto(`${address}#/puzzles`);
    await page.locator('[data-puzzle-line]').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await enter(page, address, 'runewars.who-takes-it');
    expect(await findings(page)).toEqual([]);
    await enter(page, address, 'rune-age.room-for-one-more');
    expect(await findings(page)).toEqual([]);
  });

  it('is not there where nobody set it', async () => {
    const { guest, address } = evening();
    const { page } = await guest();
    for (const where of ['rune-age/no-such-puzzle', 'no-such-game']) {
      await page.goto(`${address}#/puzzles/${where}`);
      await page.getByText('There is no such page.').waitFor();
    }
  });
});
