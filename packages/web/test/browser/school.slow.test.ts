import type { Page } from '@playwright/test';
import { courses } from '@runehold/school/courses';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { cardOverTarget, enterLesson, followLesson, stepOf } from './lesson-follower.ts';
import { beStubborn, noTries, shownIn } from './lesson-tries.ts';
import { isStubborn, planOf, wayOf } from './lesson-ways.ts';
import { deskAndPhone, looks } from './looks.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';

const evening = spendEvening('watched');

const lessons = courses
  .flatMap(({ lessons: cards, guided }) => cards.map((card, i) => ({ card, next: cards[i + 1] ?? guided })))
  .map(({ card, next }, i) => ({ id: card.id, card, next, way: wayOf(i), stubborn: isStubborn(i) }));

const textOf = (page: Page): Promise<string> => page.locator('[data-coach] [data-text]').innerText();

describe.each(lessons)('$id', ({ id, card, next, way, stubborn }) => {
  // Each lesson in one of four ways, and some stubbornly; the proof goes through all of them in all manners.
  it(`is finished by whoever touches what is pointed at: ${JSON.stringify(way)}`, async () => {
    const { guest, address } = evening();
    const mira = await guest(planOf(way));
    const lesson = await card.load();
    const tries = noTries();
    await watchWords(mira.page);
    await enterLesson(mira.page, address, id);
    await followLesson(mira.page, {
      hand: way.hand,
      onStep: async (step, isFirst) => {
        expect(await cardOverTarget(mira.page), `${step} is covered`).toBe(0);
        if (stubborn) await beStubborn(mira.page, lesson, step, tries, isFirst);
      },
    });
    expect(await mira.page.locator('[data-next-lesson]').count()).toBe(next === undefined ? 0 : 1);
    expect(await rawWordsOn(mira.page)).toEqual([]);
    expect(mira.mishaps).toEqual([]);
    if (!stubborn) return;
    expect(tries.held).toBeGreaterThan(0);
    expect(tries.shown).toBe(shownIn(lesson));
  });
});

describe('a lesson on the page', () => {
  it('begins in the hall, and the first answer is given within ten seconds', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    await page.goto(address);
    const began = Date.now();
    await page.locator('[data-lessons]').click();
    await page.locator('[data-lesson-card="rune-age.first-turn"] a').click();
    await page.locator('[data-school-target]').first().waitFor();
    await followLesson(page, { hand: 'mouse', until: 'knight' });
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(mishaps).toEqual([]);
  });

  it('is left and gone on with at the same step, also after the page is loaded again', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    await followLesson(page, { hand: 'mouse', until: 'scout' });
    const said = await textOf(page);
    await page.locator('[data-leave]').click();
    const line = page.locator('[data-lesson-card="rune-age.first-turn"]');
    expect(await line.locator('[data-standing]').innerText()).toBe('step 5 of 9');
    await page.reload();
    await line.locator('a').click();
    await page.locator('[data-coach]:visible').waitFor();
    expect([await stepOf(page), await textOf(page)]).toEqual(['scout', said]);
    await page.goto(`${address}#/`);
    await page.getByText('Lesson 1, step 5 of 9').waitFor();
    // Nothing of it is among the games one plays.
    expect(await page.getByRole('region', { name: 'Your games' }).locator('li').count()).toBe(0);
  });

  it('goes back a step, over what cannot be undone, and is finished all the same', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    await followLesson(page, { hand: 'mouse', until: 'enough' });
    for (const before of ['second', 'scout', 'take']) {
      await page.locator('[data-back]').click();
      await expect.poll(() => stepOf(page)).toBe(before);
    }
    await followLesson(page, { hand: 'mouse' });
    expect(mira.mishaps).toEqual([]);
  });

  it('follows an ordinary undo', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    await followLesson(page, { hand: 'mouse', until: 'knight' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stepOf(page)).toBe('spend');
    await followLesson(page, { hand: 'mouse', until: 'promise' });
  });

  it('offers to choose for somebody who has tried three times', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    await page.locator('[data-option="end"]:visible').click();
    for (let n = 0; n < 3; n++) {
      expect(await page.locator('[data-choose]').count()).toBe(0);
      await page.locator('[data-ask] [data-confirm]:enabled').click();
    }
    await page.locator('[data-choose]').click();
    await expect.poll(() => stepOf(page)).toBe('knight');
  });

  it('is skipped with one press, and the next one opens', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    await page.locator('[data-skip]').click();
    await expect.poll(() => page.url()).toContain('#/learn/rune-age/a-city');
    await expect.poll(() => stepOf(page)).toBe('attack');
    await page.goto(`${address}#/learn`);
    const line = page.locator('[data-lesson-card="rune-age.first-turn"] [data-standing]');
    expect(await line.getAttribute('data-standing')).toBe('skipped');
  });

  it('speaks to those who do not see it, and again when C is pressed', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    const target = page.locator('[data-school-target]').first();
    await expect.poll(() => target.getAttribute('aria-describedby')).toBe('school-text');
    expect(await page.locator('#school-text').getAttribute('role')).toBe('status');
    const text = page.locator('[data-coach] [data-text]');
    await text.evaluate(element => element.setAttribute('data-old', ''));
    await page.keyboard.press('c');
    await expect.poll(() => text.getAttribute('data-old')).toBe(null);
    await page.keyboard.press('Shift+C');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-coach')))
      .toBe(true);
    // How often that was needed is counted for whoever looks, and kept here.
    await page.goto(`${address}#/settings`);
    expect(await page.locator('[data-reading]').getAttribute('data-reading')).toBe('1');
  });

  it('changes its language in the middle of a step', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await enterLesson(mira.page, address, 'rune-age.first-turn');
    await followLesson(page, { hand: 'mouse', until: 'knight' });
    await expect.poll(() => textOf(page)).toContain('Knight');
    await page.getByRole('button', { name: 'Polish' }).click();
    await expect.poll(() => textOf(page)).toContain('Rycerz');
    expect(await stepOf(page)).toBe('knight');
  });

  it.each(looks(deskAndPhone))('hinders nobody at %o', async plan => {
    const { guest, address } = evening();
    const mira = await guest({ ...plan, height: 860 });
    await mira.page.goto(`${address}#/learn`);
    await mira.page.locator('[data-lesson-card]').first().waitFor();
    expect(await findings(mira.page)).toEqual([]);
    await enterLesson(mira.page, address, 'rune-age.enemies');
    expect(await findings(mira.page)).toEqual([]);
    await followLesson(mira.page, { hand: 'mouse', until: 'skull' });
    expect(await findings(mira.page)).toEqual([]);
  });

  it('ends with a whole game that is played with a coach', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await page.goto(`${address}#/learn/rune-age/first-game`);
    await page.locator('[data-lead="waiqar"]').click();
    await page.locator('[data-ask]').waitFor();
    const switched = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('runehold.coach') ?? '{}') as { state?: { switched?: object } })
          .state?.switched,
    );
    expect(Object.values(switched ?? {})).toEqual([true]);
    expect(mira.mishaps).toEqual([]);
  });

  it('is not there where nobody wrote it', async () => {
    const { guest, address } = evening();
    const { page } = await guest();
    await page.goto(`${address}#/learn/rune-age/no-such-lesson`);
    await page.getByText('There is no such page.').waitFor();
  });
});
