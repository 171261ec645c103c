import { orderIds } from '@runehold/runewars/pools';
import { describe, expect, it } from 'vitest';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { inYear } from './positions.ts';
import { isAskedFor, isOffered, soughtGame } from './sought-game.ts';

const evening = spendEvening();
const pair = { of: 'runewars', holders: ['Mira', 'bot:Bruno'] } as const;

/** The second spring: all Orders are in hand, that of the expansion too. */
const spring = soughtGame({
  ...pair,
  options: { expansion: 'banners-of-war' },
  until: match =>
    inYear(2)(match) &&
    isAskedFor('prompt.choose-order')(match) &&
    match.view(0).asks[0].options.length === orderIds.length,
});

/** A turn in which six dragon runes are held. */
const sixRunes = soughtGame({ ...pair, until: isOffered('victory') });

describe('Orders', () => {
  it.each(orderIds.map((id, order) => [id, order] as const))(
    '%s is chosen by its card, turned up with the others and resolved to the end of the turn',
    async (id, order) => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, spring);
      const { option, confirm, prompt } = parts(page);
      // After the name the card says what the Order would bring.
      const [name] = ((await option(id).getAttribute('aria-label')) ?? '').split('.');
      await page.locator(`[data-at="order/${order}"]`).click();
      await expect.poll(() => option(id).getAttribute('aria-pressed')).toBe('true');
      await confirm.click();

      const turn = page.locator('[data-prompt="prompt.turn"]');
      expect((await playByHand(page, { seed: order, until: '[data-prompt="prompt.turn"]' })).stop).toBe(
        'wanted',
      );
      expect(await prompt.innerText()).toContain(name);
      await turn.waitFor();
      await option('order').click();
      await confirm.click();
      // Once the Order is resolved the turn may be ended; until then everything it asks is answered.
      const rest = await playByHand(page, { seed: order + 10, until: '[data-option="end"]' });
      expect(rest.stop).toMatch(/wanted|over/);
      if (rest.stop === 'wanted') {
        await option('end').click();
        await confirm.click();
        await expect.poll(() => option('end').count()).toBe(0);
      }
      expect(mira.mishaps).toEqual([]);
    },
  );

  it('what was chosen under seal is nowhere on the page when the screen changes hands', async () => {
    const { guest, address } = evening();
    const antek = await guest();
    const { page } = antek;
    const shared = soughtGame({
      of: 'runewars',
      holders: ['Mira', 'Antek'],
      until: isAskedFor('prompt.choose-order'),
    });
    await openGame(antek, address, shared);
    const { curtain, option, options, confirm, bar } = parts(page);
    await curtain.getByRole('button').click();
    await bar.waitFor();
    const [first, second] = await options.evaluateAll(chips =>
      chips.map(chip => chip.getAttribute('data-option') ?? ''),
    );
    await option(first).click();
    await confirm.click();
    await expect.poll(() => curtain.getAttribute('data-curtain')).toBe('1');
    expect(await page.locator('[data-option]').count()).toBe(0);
    await curtain.getByRole('button').click();
    await bar.waitFor();
    await option(second).click();
    await confirm.click();
    await expect.poll(() => page.locator('[data-prompt="prompt.choose-order"]').count()).toBe(0);
    expect(antek.mishaps).toEqual([]);
  });
});

describe('the Victory card', () => {
  it('is laid down with six dragon runes, proved, and seen on its season by everybody', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await openGame(mira, address, sixRunes);
    const { option, confirm, bar } = parts(page);
    await bar.waitFor();
    await option('victory').click();
    await confirm.click();
    // Runes that lie facedown are turned up, as many as are missing.
    await expect.poll(() => option('victory').count()).toBe(0);
    const { stop } = await playByHand(page, { seed: 1, until: '[data-prompt="prompt.turn"]' });
    expect(stop).toBe('wanted');
    expect(await option('victory').count()).toBe(0);
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toMatch(/Victory card/);
    expect(mira.mishaps).toEqual([]);
  });
});
