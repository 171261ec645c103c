import { state } from '../../masquerade/src/rules/state.ts';

export const otherGame = state;
