import { state } from '../../masquerade/src/rules/state.ts';
import { view } from '../../masquerade/src/rules/view/view.ts';

export const peeking = [state, view];
