import { parentPort, workerData } from 'node:worker_threads';
import { inlineRules } from '@runehold/ai/inlining';
import { SeriesPlayer } from '@runehold/ai/series';
import { meantBy, type Plan } from './plan.ts';
import type { Heard } from './threads.ts';

inlineRules();
const player = new SeriesPlayer((await meantBy(workerData as Plan)).series);
const tell = (heard: Heard): void => parentPort?.postMessage(heard);

/** Plays the games it is given the numbers of. */
parentPort?.on('message', (n: number) => {
  try {
    tell({ played: player.play(n) });
  } catch (error) {
    tell({ wrong: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
