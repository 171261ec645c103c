import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/**
 * Has axe look at a page, or at a part of it. There are no frames in it, so axe may run where it is instead of carrying
 * everything it saw to a second page; and it is asked for nothing but what is wrong.
 */
const analyzed = async (page: Page, part?: string): Promise<readonly Violation[]> => {
  await page.evaluate(() => document.fonts.ready);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await (part === undefined ? axe : axe.include(part)).analyze()).violations;
};

const told = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** Everything that axe finds on a page or in a part of it, with the places where it is found. */
export const findings = async (page: Page, part?: string): Promise<readonly string[]> =>
  (await analyzed(page, part)).map(told);

/** What axe finds there that would keep somebody from playing. */
export const seriousFindings = async (page: Page, part?: string): Promise<readonly string[]> =>
  (await analyzed(page, part))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(told);
