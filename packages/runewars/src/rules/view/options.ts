import type { Domain } from '@runehold/kernel/ask/domain';
import { Reply } from '@runehold/kernel/ask/reply';
import type { Asked } from '@runehold/kernel/view/asked';
import { absentReply } from '@runehold/kernel/view/describe';
import { game } from '../../game.ts';
import type { Look } from './look.ts';

/** The things that each ask of the game is about, by its name. */
const domains: ReadonlyMap<string, Domain> = new Map(
  game.procedures.flatMap(({ name, ops }) =>
    ops.flatMap(({ ask }) =>
      ask !== undefined && 'from' in ask.spec ? [[`${name}.${ask.name}`, ask.spec.from] as const] : [],
    ),
  ),
);

/** What an option of an ask is called in files and scripts: `build`, `to:3A`, `tactics-ambush`. */
export const optionName = ({ name }: Asked, code: number): string => domains.get(name)?.nameOf(code) ?? '';

/** The option of an ask with this name if it is offered, else `undefined`. */
export const optionNamed = (ask: Asked, name: string): number | undefined => {
  for (let i = 0; i < ask.offer.length; i++) {
    const code = ask.offer.codes[i];
    if (code >= 0 && optionName(ask, code) === name) return code;
  }
  return undefined;
};

const reply = new Reply();

/** What the rules do for a player who is not there: the answer that asks for nothing. */
export const absentAnswer = ({ t, me }: Look): number[] => absentReply(game, t, me, reply).toArray();
