import { state } from '../../masquerade/src/rules/state.ts';
import { otherGame } from '../src/other-game.ts';

export const both = [state, otherGame];
