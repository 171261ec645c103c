import { state } from '../../masquerade/src/rules/state.ts';

export const downward = state;
