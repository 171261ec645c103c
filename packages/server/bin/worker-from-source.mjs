// Starts the bots' worker from its TypeScript source: in a worker thread the loader of the main thread is not there.
import { register } from 'tsx/esm/api';

register();
export const { think, advise } = await import('../src/bots/worker.ts');
