import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { framesDuring } from './frames.ts';
import { looks } from './looks.ts';

const evening = spendEvening();

const words = {
  en: {
    six: ['Page', 'Squire', 'Sergeant', 'Knight', 'Marshal', 'Warlord'],
    open: 'Open the table',
    nature: /^Nature of the bot in seat/,
    bold: 'Bold: begins battles that others would put off.',
    called: ['bot', 'Warlord', 'bold'].join(', '),
    about: 'Thinks the longest and overlooks the least.',
    next: /^The next best: .+\. It would cost you about \d+ chances? in 100\.$/,
  },
  pl: {
    six: ['Paź', 'Giermek', 'Sierżant', 'Rycerz', 'Marszałek', 'Wojewoda'],
    open: 'Otwórz stół',
    nature: /^Charakter bota na miejscu/,
    bold: 'Śmiały: zaczyna bitwy, z którymi inni by zwlekali.',
    called: ['bot', 'Wojewoda', 'śmiały'].join(', '),
    about: 'Myśli najdłużej i najmniej przeocza.',
    next: /^Następny\sco\sdo\ssiły\swybór:\s.+\.\sJest\sgorszy\so\sokoło\s\d+\sszans\S*\sna\s100\.$/,
  },
} as const;

describe('opponents of six levels', () => {
  it.each(
    looks([
      ['en', 1440, 900],
      ['pl', 390, 844],
    ] as const),
  )('are chosen, play and advise (%s, %i wide)', async (language, width, height) => {
    const { page, mishaps } = await evening().guest({ language, width, height });
    await page.goto(`${evening().address}#/new/rune-age`);
    const { six, about, next, open, nature, bold, called } = words[language];
    const levels = page.locator('fieldset').filter({ has: page.getByRole('button', { name: six[5] }) });
    const first = levels.last();
    await expect.poll(() => first.getByRole('button').allTextContents()).toEqual([...six]);
    expect(await first.getByRole('button', { pressed: true }).textContent()).toBe(six[2]);
    await first.getByRole('button', { name: six[5] }).click();
    await expect.poll(() => first.getByText(about).count()).toBe(1);
    await first.getByLabel(nature).selectOption('bold');
    await expect.poll(() => first.getByText(bold).count()).toBe(1);
    // A Page has no room for a nature; whoever comes back to a level that has chooses anew.
    await levels.first().getByRole('button', { name: six[0] }).click();
    expect(await levels.first().getByLabel(nature).count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: open }).click();
    await page.locator('[data-ask]').waitFor();
    expect(await page.getByText(called).count()).toBe(1);
    // A hint from looking ahead; the page is drawn while it is thought about.
    const frames = await framesDuring(page, async () => {
      await page.locator('[data-ask] [data-advise="hint"]').first().click();
      await page.locator('[data-hint-chance]').waitFor();
    });
    expect(await page.locator('[data-hint-plan]').count()).toBe(1);
    expect(await page.locator('[data-hint-next]').textContent()).toMatch(next);
    expect(frames.length).toBeGreaterThan(0);
    expect(mishaps).toEqual([]);
  });
});
