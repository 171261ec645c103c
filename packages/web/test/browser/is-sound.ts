import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { findings } from './axe.ts';

/** Nothing is wrong with a screen: nothing sticks out sideways, and axe finds nothing. */
export const isSound = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await findings(page)).toEqual([]);
};
