import { plainReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import type { Seat } from '@runehold/kernel/layout/seats';
import { type Nature, usualNature } from '@runehold/kernel/pack/foresight';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Table } from '../layout.ts';
import { races, scenarios, ways } from '../pools.ts';
import { lookAt } from '../rules/view/look.ts';
import type { Proposal } from './answer.ts';
import { Chronicle } from './chronicle.ts';
import { foresight } from './foresight.ts';
import { judgeOf, mindAt } from './judges.ts';
import type { Eye } from './mind.ts';
import { natures } from './natures.ts';
import { because } from './text.ts';
import { standingOf } from './value.ts';

const reply = new Reply();

/** Every ask has a judge; one that is new to the bot is answered as an absent player would. */
const propose = (
  view: { readonly table: TableCore; readonly seat: Seat },
  ask: Asked,
  nature: Nature = usualNature,
): readonly Proposal[] => {
  const judge = judgeOf(ask.name);
  const look: Eye = { ...lookAt(view), nature, memo: {} };
  if (judge) return [judge(look, ask, mindAt(look))];
  return [{ reply: plainReply(ask.offer, reply).toArray(), reason: because('bot.best-for-us') }];
};

/** Rune Age for the game-blind agents: what to answer, how a table stands, and when an action is over. */
export const guide = {
  propose,
  natures,
  value: (table: TableCore, seat: Seat): number => standingOf(table as Table, seat),
  settled: (_table: TableCore, _seat: Seat, askName: string): boolean => askName === 'actions.action',
  foresight,
};

/** By what the arena breaks results down. */
export const tagsOf = (table: TableCore, seat: Seat): Readonly<Record<string, string>> => {
  const t = table as Table;
  return { scenario: scenarios[t.objective], race: races[t.race.get(seat)] };
};

/** The scenarios in which all win or lose as one. */
const together: readonly (string | undefined)[] = scenarios.filter((_, place) => ways[place] === 'cataclysm');

/** Whether the players win and lose together, so that a bot is measured by tables of its own. */
export const isTogether = (seats: number, options: Readonly<Record<string, string>>): boolean =>
  seats === 1 || together.includes(options['scenario']);

/** How a game went: the round in which it ended. */
export const chronicle = (): Chronicle => new Chronicle();
