import { setFlagsFromString } from 'node:v8';

/**
 * Lets the compiler put more of the rules in one piece. A game is hundreds of small functions with good names; V8 stops
 * inlining them sooner than suits them. For programs under Node that play many games, before they begin. (Decision 35)
 */
export const inlineRules = (): void => {
  setFlagsFromString('--max-inlined-bytecode-size=1500');
  setFlagsFromString('--max-inlined-bytecode-size-small=60');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
};
