// Starts the worker from its TypeScript source: in a worker thread the loader of the main thread is not there.
import { register } from 'tsx/esm/api';

register();
export const { work } = await import('../src/jobs/worker.ts');
