/// <reference lib="dom" />
import type { Page } from '@playwright/test';

declare global {
  /** What a page has shown that is no language. */
  var rawWords: Set<string> | undefined;
}

/** Runs in the page, before anything of it: reads every text and every spoken name as it appears. */
const readEverything = (): void => {
  // The key of a text, a place in one that nothing was put into, or what becomes of something that is not there.
  const raw =
    /\b(?:[a-z]+-?[a-z]*\.[a-z]+[a-z.-]*-[a-z-]+|(?:prompt|event|reason|clause|label|option|bot|tip|noun|crumb|decline|turn|thing)\.[a-z][\w.-]*)|\{[^}]*\}|\b(?:undefined|NaN)\b|\[object/;
  const found = new Set<string>();
  globalThis.rawWords = found;
  const read = (text: string | null | undefined): void => {
    if (text && raw.test(text)) found.add(text.slice(0, 200));
  };
  const readIn = (node: Node): void => {
    if (node instanceof Element) {
      if (node.matches('style, script')) return;
      read(node.getAttribute('aria-label'));
      read(node.getAttribute('title'));
      for (const child of node.childNodes) readIn(child);
    } else if (node instanceof Text) read(node.data);
  };
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) readIn(node);
      else if (target instanceof Element) {
        read(target.getAttribute('aria-label'));
        read(target.getAttribute('title'));
      } else readIn(target);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'title'],
  });
};

/** Has a page note every text that is no language; it must not have been opened yet. */
export const watchWords = async (page: Page): Promise<void> => {
  await page.addInitScript(readEverything);
};

/** What has been shown since the page was opened that is no language. */
export const rawWordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis.rawWords ?? ['nobody has read it'])]);
