import { Reply } from '@runehold/kernel/ask/reply';
import type { Game } from '@runehold/kernel/procedure/game';
import { askedOf } from '@runehold/kernel/view/asked';
import { absentReply, describeAsk } from '@runehold/kernel/view/describe';
import type { Destiny } from '@runehold/runewars/content/types';
import { game as runewars } from '@runehold/runewars/game';
import type { Table } from '@runehold/runewars/layout';
import { answerWithAll } from '@runehold/runewars/rules/view/odds/policy';
import type { Line, Manner } from '../../lesson.ts';
import { lineFor } from '../../practice.ts';

const game = runewars as Game;

/** Where one of the cards that were drawn is chosen, for talking or for a test. */
const chances: ReadonlySet<string> = new Set(['prompt.destiny', 'prompt.test-choice']);

/** What is chosen of them. */
const liking: Readonly<Record<Destiny, number>> = { gold: 2, grey: 1, red: 0 };

/** The card that does most. */
const bestDestiny: Manner<Table> = (t, seat) => {
  const { options } = describeAsk(game, t, seat);
  const worth = (code: number): number => liking[t.content.fate.cards[code].destiny];
  return [options.map(({ code }) => code).reduce((best, code) => (worth(code) > worth(best) ? code : best))];
};

/** Battles and marches are fought as the odds have them; everything else is answered as absent players do. */
export const asInTheOdds: Manner<Table> = (t, seat) => {
  const ask = askedOf({ game, table: t, seat });
  if (chances.has(ask.prompt.key)) return bestDestiny(t, seat);
  const isFought = t.battleArea > 0 || ask.name.startsWith('march.');
  const reply = new Reply();
  return (
    isFought ? answerWithAll({ t, me: seat }, ask, reply) : absentReply(game, t, seat, reply)
  ).toArray();
};

/** The same, but for what is said at some prompts. Of several lines for one prompt the first that is offered is said. */
export const saying =
  (...lines: readonly (readonly [on: string, say: string | readonly string[]])[]): Manner<Table> =>
  (t, seat) => {
    const all = lines.map(([on, say]): Line => ({ on, say }));
    const said = lineFor(describeAsk(game, t, seat), all, () => true);
    return said?.reply ?? asInTheOdds(t, seat);
  };
