import type { state } from '../../masquerade/src/rules/state.ts';

export type Downward = typeof state;
