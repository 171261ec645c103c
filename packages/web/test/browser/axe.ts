import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const analyzed = async (page: Page): Promise<readonly Violation[]> => {
  await page.evaluate(() => document.fonts.ready);
  return (await new AxeBuilder({ page }).analyze()).violations;
};

const told = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** Everything that axe finds on a page, with the places where it is found. */
export const findings = async (page: Page): Promise<readonly string[]> => (await analyzed(page)).map(told);

/** What axe finds on a page that would keep somebody from playing. */
export const seriousFindings = async (page: Page): Promise<readonly string[]> =>
  (await analyzed(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical').map(told);
