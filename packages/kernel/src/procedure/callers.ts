import { CORE } from '../layout/layout.ts';
import type { TableCore } from '../table/table.ts';
import { frameAt } from './frames.ts';
import type { Game } from './game.ts';

/** The rule that runs: its name, who called it, and what its locals hold. For those who watch a game from outside. */
export type Running = {
  readonly rule: string;
  readonly caller: string;
  local(name: string): number;
};

/** What runs on a table while something is told; nothing before the game has begun, or where a rule is one of several. */
export const running = (game: Game, t: TableCore): Running | undefined => {
  const call = game.ops[t.state[t.state[CORE.frame] + 1]];
  if (call?.linked.length !== 1) return undefined;
  const [callee] = call.linked;
  const locals = frameAt(t, callee.ops[0]) as unknown as Readonly<Record<string, number>>;
  return { rule: callee.name, caller: call.owner.name, local: name => locals[name] };
};
