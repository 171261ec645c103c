import { describe, expect, it } from 'vitest';
import { A_WHILE, spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { playedGame } from './positions.ts';
import { isAskedFor, soughtGame } from './sought-game.ts';

const evening = spendEvening('shipped');
const pair = { of: 'runewars', holders: ['Mira', 'bot:Bruno'] } as const;

describe('the first steps of a stranger in Runewars', () => {
  it(
    'on a phone: whoever turns to a sheet has chosen it; Orders bear their names',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844, language: 'pl', oneClick: true });
      const { page } = mira;
      await openGame(mira, address, playedGame({ ...pair, seed: 1, until: () => true }));
      const { bar, confirm } = parts(page);
      await bar.waitFor();
      expect(await confirm.isEnabled()).toBe(false);
      await page.locator('[data-choosing] nav button').nth(2).click();
      await expect.poll(() => confirm.isEnabled()).toBe(true);
      expect(await page.locator('[data-at="faction/2"]').getAttribute('data-state')).toBe('selected');

      await openGame(mira, address, soughtGame({ ...pair, until: isAskedFor('prompt.choose-order') }));
      await page.locator('[data-prompt="prompt.choose-order"]').waitFor();
      const names = await page
        .locator('[data-hand="open"] [data-at^="order/"] [class*="name"]')
        .evaluateAll(all =>
          all.map(it => ({
            text: it.textContent,
            // The box of a line is a little higher than its letters.
            isWhole: it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 2,
            isShown: it.clientHeight > 0,
          })),
        );
      expect(names.length).toBe(8);
      expect(names.filter(({ isWhole, isShown }) => !isWhole || !isShown)).toEqual([]);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'what the Order in play offers is said in the bar; an area that was pressed is confirmed with Enter',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      const turn = soughtGame({
        ...pair,
        until: match => isAskedFor('prompt.turn')(match) && match.view(0).asks[0].options.length > 1,
      });
      await openGame(mira, address, turn);
      await page.locator('[data-ask] [data-option="order"]').waitFor();

      await openGame(mira, address, soughtGame({ ...pair, until: isAskedFor('prompt.first-stronghold') }));
      const { legal, prompt } = parts(page);
      await page.locator('[data-prompt="prompt.first-stronghold"]').waitFor();
      const before = await prompt.innerText();
      await legal.first().click();
      await page.locator('[data-state="selected"]').waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => prompt.innerText()).not.toBe(before);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});
