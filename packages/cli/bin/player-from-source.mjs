// Starts a thread that plays from its TypeScript source: in a thread the loader of the main thread is not there.
import { register } from 'tsx/esm/api';

register();
await import('../src/measure/player.ts');
