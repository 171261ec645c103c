/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { WireView } from '@runehold/protocol/parts/view';
import { type Followed, follow, followFrom } from '@runehold/protocol/wire/follow';
import type { FromHost } from '@runehold/protocol/wire/from-host';

/** Everything that reached a page over the network, as it came. */
export type Heard = { readonly frames: string[]; readonly answers: string[] };

/** Times of the day are nobody's secret, and differ. */
const withoutClock = (text: string): string =>
  text.replace(/"(changedAt|setAt|at|peopleAt|for)":[\d.]+/g, '"$1":0');

export const listenIn = (page: Page): Heard => {
  const heard: Heard = { frames: [], answers: [] };
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => heard.frames.push(withoutClock(String(payload)))),
  );
  page.on('requestfinished', async request => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/wire') return;
    const body = await (await request.response())?.text().catch(() => '');
    heard.answers.push(withoutClock(`${pathname} ${body}`));
  });
  return heard;
};

/** Every view that was told: the first one, and what each change made of the one before. */
export const viewsToldIn = (frames: readonly string[]): readonly WireView[] => {
  const views: WireView[] = [];
  let followed: Followed | undefined;
  for (const frame of frames) {
    const message = JSON.parse(frame) as FromHost;
    if (message.type === 'state') followed = followFrom(message);
    else if (message.type === 'update') followed = followed && follow(followed, message);
    else continue;
    if (followed === undefined) throw new Error('a change does not follow on what was shown');
    views.push(followed.shown.view);
  }
  return views;
};

/** Runs in the page: its markup once nothing has changed for a good many frames. */
const settled = async (): Promise<string> => {
  await document.fonts.ready;
  let last = '';
  for (let calm = 0; calm < 40; calm++) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    const now = document.body.outerHTML;
    if (now !== last) calm = 0;
    last = now;
  }
  return last;
};

/**
 * Markup in which the names by which elements refer to each other are counted in the order in which they stand. React
 * counts them in the order in which it first drew them, which is a matter of time, and begins with a number drawn anew
 * for every page. What refers to what stays to be compared.
 */
export const withNamesInOrder = (markup: string): string => {
  const names = new Map<string, string>();
  return markup.replace(/(?:react-aria-?\d+-)?(?:_r_[0-9a-z]+_|:r[0-9a-z]+:)/g, name => {
    const known = names.get(name) ?? `name-${names.size}`;
    names.set(name, known);
    return known;
  });
};

/** The page as it stands, every element with its attributes and its text on a line of its own. */
export const markupOf = async (page: Page): Promise<string> => {
  const { origin } = new URL(page.url());
  const markup = await page.evaluate(settled);
  return withNamesInOrder(markup).replaceAll(origin, '').replaceAll('><', '>\n<');
};

/** All that the page keeps of its table, taken from what React keeps for the element that shows it. */
export const storeOf = async (page: Page): Promise<string> => withoutClock(await page.evaluate(storeInPage));

/** Runs in the page. */
const storeInPage = (): string => {
  type Fiber = {
    readonly return: Fiber | null;
    readonly memoizedProps: { readonly value?: { readonly session?: Session } } | null;
  };
  type Session = { readonly store: { getState(): unknown } };
  const element = document.querySelector('[data-link]') ?? document.body;
  const entry = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$'));
  for (let fiber = entry?.[1] as Fiber | null | undefined; fiber; fiber = fiber.return) {
    const session = fiber.memoizedProps?.value?.session;
    if (session !== undefined) return JSON.stringify(session.store.getState());
  }
  throw new Error('there is no table on the page');
};

/** Every view of a table that is anywhere in the memory of the page's thread, closures and private fields included. */
export const viewsInMemory = async (page: Page): Promise<readonly WireView[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { result: root } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: root.objectId ?? '' });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const found = new Set();
      for (const each of this)
        if (Object.hasOwn(each, 'viewer') && Object.hasOwn(each, 'table') && Object.hasOwn(each, 'asks'))
          try { found.add(JSON.stringify(each)); } catch {}
      return [...found];
    }`,
  });
  await devtools.detach();
  return (result.value as string[]).map(text => JSON.parse(text) as WireView);
};

/** Whether some text is anywhere in the memory of the page's thread. */
export const isInMemory = async (page: Page, text: string): Promise<boolean> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return chunks.join('').includes(text);
};
