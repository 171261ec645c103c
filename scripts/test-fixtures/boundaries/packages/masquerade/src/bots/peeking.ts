import { state } from '../rules/state.ts';
import { view } from '../rules/view/view.ts';

export const peeking = [state, view];
