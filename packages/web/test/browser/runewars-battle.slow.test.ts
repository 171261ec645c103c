import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { drawn } from './drawn.ts';
import { A_WHILE, spendEvening, WHOLE_GAME } from './evening.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import {
  atBid,
  atDiplomacy,
  atDuel,
  atDuelInBattle,
  atQuestDuel,
  atRetreat,
  atTest,
  beforeFormality,
  beforeSupport,
  withoutChoice,
} from './positions-stage.ts';

const evening = spendEvening();

const PATIENCE = { timeout: 120_000 };

/** Opens a position and waits for its stage. */
const sitDownAt = async (file: string, stage: string, plan: GuestPlan = {}): Promise<Guest> => {
  const { guest, address } = evening();
  const mira = await guest(plan);
  await openGame(mira, address, file);
  await mira.page.locator(`[data-stage="${stage}"]`).waitFor();
  await parts(mira.page).bar.waitFor();
  return mira;
};

const stage = (page: Page, kind: string) => page.locator(`[data-stage="${kind}"]`);
/** What must be touched and lies under something, by its address. */
const litUnder = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(wanted => {
    const over = document.querySelector(wanted)?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-state="legal"]')]
      .filter(lit => lit.checkVisibility({ visibilityProperty: true }))
      .filter(lit => {
        const { left, right, top, bottom } = lit.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return over && x > over.left && x < over.right && y > over.top && y < over.bottom;
      })
      .map(lit => lit.getAttribute('data-at'));
  }, selector);

const outcome = (page: Page, kind: string) => page.locator(`[data-outcome="${kind}"]`);
/** The bar says that something is chosen, wherever that was touched. */
const CHOSEN = '[data-ask] [data-chosen][data-empty="false"]';

/** Waits until the answer that was confirmed has led to another question, or to the end. */
const answered = async (page: Page, end: string): Promise<void> => {
  await expect
    .poll(async () => {
      if ((await page.locator(end).count()) > 0) return 'over';
      if ((await parts(page).bar.count()) === 0) return 'waiting';
      return (await page.locator(`${CHOSEN}, [data-ask][aria-busy="true"]`).count()) > 0
        ? 'waiting'
        : 'asked';
    }, PATIENCE)
    .not.toBe('waiting');
};

/** Chooses what glows on the stage or on the map, and what is only in the bar there; answers where it was found. */
const touchOnce = async (page: Page): Promise<string> => {
  const { confirm } = parts(page);
  const onStage = page.locator('[data-stage] [data-state="legal"]');
  const places = [
    onStage,
    page.locator('svg [data-area][data-state="legal"]'),
    page.locator('[data-ask] [data-option][aria-pressed="false"]'),
    // More than one of the same may be wanted.
    page.locator('[data-stage] [data-state="selected"], [data-ask] [data-option][aria-pressed="true"]'),
  ];
  for (let touches = 0; touches < 12; touches++) {
    const counts = await Promise.all(places.map(place => place.count()));
    const where = places[counts.findIndex(n => n > 0)];
    if (where === undefined) return 'bar';
    const kind = where === onStage ? String(await onStage.first().getAttribute('data-at')) : 'bar';
    await where.first().click();
    await page.locator(CHOSEN).waitFor();
    await drawn(page);
    if (await confirm.isEnabled()) return kind.split('/')[0];
  }
  throw new Error('nothing can be confirmed');
};

/** Answers by touching until something is on the page; says which kinds of things were touched. */
const playByTouch = async (page: Page, end: string): Promise<ReadonlySet<string>> => {
  const touched = new Set<string>();
  for (let asks = 0; asks < 80 && (await page.locator(end).count()) === 0; asks++) {
    touched.add(await touchOnce(page));
    await parts(page).confirm.click();
    await answered(page, end);
  }
  return touched;
};

describe('the stages of Runewars', () => {
  it(
    'a battle is played by touching it: support, a Tactics card, Fate cards, to the itemised tally',
    async () => {
      const mira = await sitDownAt(beforeSupport(), 'battle');
      const { page } = mira;
      await page.locator('[data-at^="rank/"][data-state="legal"]').first().click();
      await parts(page).confirm.click();
      await stage(page, 'battle').locator('[data-hand] [data-state="legal"]').first().waitFor();
      await stage(page, 'battle').locator('[data-hand] [data-state="legal"]').first().click();
      await expect
        .poll(() => stage(page, 'battle').locator('[data-hand] [data-state="selected"]').count(), PATIENCE)
        .toBe(1);
      await parts(page).confirm.click();
      await answered(page, '[data-outcome="battle"]');

      expect(await seriousFindings(page)).toEqual([]);
      const touched = await playByTouch(page, '[data-outcome="battle"]');
      expect([...touched].some(kind => kind === 'fate' || kind === 'fighter')).toBe(true);

      // The result goes by itself after a while: it is read in one look.
      const told = outcome(page, 'battle');
      const [said, stagesLeft, ...sheets] = await Promise.all([
        told.innerText(),
        stage(page, 'battle').count(),
        ...[0, 1].map(async side => {
          const sheet = told.locator(`[data-side="${side}"]`);
          return Promise.all([
            sheet.locator('[data-item] dd').allInnerTexts(),
            sheet.locator('[data-total]').innerText(),
          ]);
        }),
      ]);
      for (const [items, total] of sheets) {
        const sum = items.reduce((all, n) => all + Number(n.replace('−', '-')), 0);
        expect(Number(total.match(/\d+/)?.[0])).toBe(sum);
      }
      expect(stagesLeft).toBe(0);
      // Why it ended so is said, with what follows; it goes by a touch.
      expect(said).toMatch(/The defender wins ties|The greater strength/);
      expect(said).toContain('What follows');
      await outcome(page, 'battle').locator('[data-close]').click();
      await expect.poll(() => outcome(page, 'battle').count(), PATIENCE).toBe(0);
      expect(mira.mishaps).toEqual([]);
    },
    WHOLE_GAME,
  );

  it(
    'a retreat is chosen on the map: the stage folds itself away and comes back when it is wanted',
    async () => {
      const mira = await sitDownAt(atRetreat(), 'battle');
      const { page } = mira;
      expect(await stage(page, 'battle').getAttribute('data-folded')).toBe('true');
      const refuge = page.locator('svg [data-area][data-state="legal"]').first();
      const name = String(await refuge.getAttribute('data-area'));
      await refuge.click();
      await expect
        .poll(() => page.locator(`svg [data-area="${name}"]`).getAttribute('data-state'), PATIENCE)
        .toBe('selected');
      await stage(page, 'battle').getByRole('button').click();
      await expect.poll(() => stage(page, 'battle').getAttribute('data-folded'), PATIENCE).toBe('false');
      expect(await stage(page, 'battle').locator('[data-total]').count()).toBe(2);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a hero strikes whom he touches, and the duel is told to its end',
    async () => {
      const mira = await sitDownAt(atDuel(), 'duel');
      const { page } = mira;
      await stage(page, 'duel').locator('[data-at^="duelist/"][data-state="legal"]').click();
      await parts(page).confirm.click();
      await answered(page, '[data-outcome="duel"]');
      await playByTouch(page, '[data-outcome="duel"]');
      expect(await outcome(page, 'duel').locator('li').count()).toBeGreaterThan(1);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a duel in the midst of a battle lies on top of it, in the original edition',
    async () => {
      const mira = await sitDownAt(atDuelInBattle(), 'duel');
      const { page } = mira;
      expect(await stage(page, 'battle').count()).toBe(1);
      await stage(page, 'duel').locator('[data-at^="duelist/"][data-state="legal"]').click();
      await parts(page).confirm.click();
      await answered(page, '[data-outcome]');
      expect(await seriousFindings(page)).toEqual([]);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a test is decided with the keyboard alone, and what the quest came to is said',
    async () => {
      const mira = await sitDownAt(atTest(), 'quest', { language: 'pl' });
      const { page } = mira;
      const card = stage(page, 'quest').locator('[data-at^="fate/"][data-state="legal"]').first();
      await card.focus();
      await page.keyboard.press('Enter');
      const chosen = stage(page, 'quest').locator('[data-at^="fate/"][data-state="selected"]');
      await expect.poll(() => chosen.count(), PATIENCE).toBe(1);
      await page.keyboard.press('Enter');
      await outcome(page, 'quest').waitFor();
      expect(await outcome(page, 'quest').locator('h3').innerText()).toContain('Misja');
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'influence is bid token by token under seal, and all bids are opened together',
    async () => {
      const mira = await sitDownAt(atBid(), 'bid');
      const { page } = mira;
      await stage(page, 'bid').locator('[data-coin="2"]').click();
      await stage(page, 'bid').locator('[data-coin="2"][aria-pressed="true"]').waitFor();
      // What lies on the stage is no chip of the bar.
      expect(await page.locator('[data-ask] [data-option]').count()).toBe(0);
      await parts(page).confirm.click();
      await answered(page, '[data-outcome="bid"]');
      await playByTouch(page, '[data-outcome="bid"]');
      expect(await outcome(page, 'bid').innerText()).toContain('2');
      // What came of it lies beside what is asked next, never over it.
      await expect.poll(() => litUnder(page, '[data-outcome="bid"]'), PATIENCE).toEqual([]);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'in a battle, what leaves no choice is resolved at the touch of a button',
    async () => {
      const mira = await sitDownAt(withoutChoice(), 'battle');
      const { page } = mira;
      const asked = await parts(page).prompt.getAttribute('data-prompt');
      await page.locator('[data-fast]').click();
      await page.locator(`[data-ask] h2:not([data-prompt="${asked}"])`).waitFor();
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'set to be fast, the page answers what leaves no choice; what is taken back is left to the player',
    async () => {
      const { file, formality, choice } = beforeFormality();
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await page.goto(`${address}#/settings`);
      await page.getByLabel(/always answer for me/).check();
      await openGame(mira, address, file);
      const heading = (key: string) => page.locator(`[data-ask] h2[data-prompt="${key}"]`);
      await heading(choice).waitFor();
      await parts(page).undo.click();
      await heading(formality).waitFor();
      await parts(page).options.first().click();
      await parts(page).confirm.click();
      await heading(choice).waitFor();
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'every stage fits on a phone, in Polish and by day, and nothing serious is found by axe',
    async () => {
      const places = [
        [beforeSupport, 'battle'],
        [atDuel, 'duel'],
        [atQuestDuel, 'duel'],
        [atTest, 'quest'],
        [atBid, 'bid'],
        [atDiplomacy, 'diplomacy'],
      ] as const;
      for (const [position, kind] of places) {
        const mira = await sitDownAt(position(), kind, {
          width: 390,
          height: 844,
          language: 'pl',
          theme: 'light',
        });
        const { page } = mira;
        const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(`${kind} ${room}`).toBe(`${kind} 0`);
        expect(await seriousFindings(page)).toEqual([]);
        expect(mira.mishaps).toEqual([]);
        await mira.context.close();
      }
    },
    WHOLE_GAME,
  );
});
