import type { Review } from '@runehold/ai/review/review';
import type { ReviewSettings } from '@runehold/ai/review/reviewing';
import type { GameFile } from '@runehold/kernel/match/file';
import type { FromReviewer, ToReviewer } from './messages.ts';

/** What a maker tells. */
type Listener = {
  progress(share: number): void;
  done(review: Review): void;
  none(): void;
};

/** A review in the making. */
export type Making = {
  /** Has it finished with what it has found so far. */
  enough(): void;
  cancel(): void;
};

/** Begins to make a review in a worker of its own, which ends with it. */
export const makeReview = (file: GameFile, settings: ReviewSettings, listener: Listener): Making => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToReviewer): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
    if (data.type === 'progress') {
      listener.progress(data.share);
      return;
    }
    worker.terminate();
    if (data.type === 'done') listener.done(data.review);
    else listener.none();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    listener.none();
  });
  say({ type: 'review', file, settings });
  return { enough: () => say({ type: 'enough' }), cancel: () => worker.terminate() };
};
