/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Stop } from './player.ts';

const watch = (until: string | undefined): Promise<Stop | undefined> =>
  new Promise(resolve => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const stop = (): Stop | undefined => {
      if (has('[data-over]')) return 'over';
      if (has('[data-curtain]')) return 'curtain';
      return until !== undefined && has(until) ? 'wanted' : undefined;
    };
    // Whoever has answered under seal may still think better of it; here they wait for the others.
    const isAsked = (): boolean => has('[data-ask]:not([aria-busy="true"]):not(:has([data-answered]))');
    const watcher = new MutationObserver(() => look());
    const look = (): boolean => {
      const now = stop();
      if (now === undefined && !isAsked()) return false;
      watcher.disconnect();
      resolve(now);
      return true;
    };
    if (!look()) watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  });

/** Waits until something is asked of whoever sits at the page and nothing is under way, or until play stops. */
export const untilAsked = (page: Page, until?: string): Promise<Stop | undefined> =>
  page.evaluate(watch, until);
