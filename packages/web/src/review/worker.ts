import { recordOf } from '@runehold/kernel/match/file';
import { editions } from '../app/editions.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

/** Makes a review beside the page, which stays alive meanwhile, and beside the worker in which bots think. */

const tell = (message: FromReviewer): void => postMessage(message);

/** How long is worked before anybody is heard, in milliseconds. */
const STRETCH = 80;
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

let isEnough = false;

const review = async ({ file, settings }: Extract<ToReviewer, { type: 'review' }>): Promise<void> => {
  const { minds } = await editions.find(file.game, file.rules, file.content);
  const making = minds.review?.(recordOf(file), settings);
  if (making === undefined) {
    tell({ type: 'none' });
    return;
  }
  let begun = performance.now();
  while (!isEnough && making.goOn()) {
    if (performance.now() - begun < STRETCH) continue;
    tell({ type: 'progress', share: making.progress });
    await breath();
    begun = performance.now();
  }
  tell({ type: 'done', review: making.result() });
};

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'enough') isEnough = true;
  else
    review(data).catch((error: unknown) => {
      console.error(error);
      tell({ type: 'none' });
    });
});
