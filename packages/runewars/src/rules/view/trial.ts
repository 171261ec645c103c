import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { CORE } from '@runehold/kernel/layout/layout';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import { resample } from '@runehold/kernel/match/resample';
import { clearStack } from '@runehold/kernel/procedure/frames';
import { beginningWith, framesOf, type Game } from '@runehold/kernel/procedure/game';
import { begin, type Player, playOn, takeReply } from '@runehold/kernel/procedure/machine';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import { emptyTable } from '@runehold/kernel/table/table';
import { type Asked, askedOf } from '@runehold/kernel/view/asked';
import { game } from '../../game.ts';
import { layout, type Table } from '../../layout.ts';
import type { Look } from './look.ts';

/** The game with another beginning, whose tables are those of the game. */
export const startingWith = (entry: Procedure): Game => beginningWith(game as Game, entry);

const chance = new FastChance(0);
let spare: Table | undefined;

/** The table of trials. There is one; the next trial takes it again. */
const spareTable = (seed: number): Table => {
  chance.reseed(seed);
  spare ??= emptyTable(layout, game.content, chance);
  return spare;
};

/** A copy of a table on which nothing is asked and no rule runs. */
export const copyFor = (t: Table, seed: number): Table => {
  const trial = spareTable(seed);
  trial.copyFrom(t);
  clearStack(trial);
  trial.state.fill(0, CORE.asked, CORE.asked + MAX_SEATS);
  return trial;
};

/** A table that the seat could not tell from the one it looks at, in the midst of the same rules. */
export const redealt = ({ t, me }: Look, seed: number): Table => {
  const trial = spareTable(seed);
  resample(game, trial, t, me, chance);
  return trial;
};

/** Answers for whoever is asked. */
export type Policy = (look: Look, ask: Asked, reply: Reply) => Reply;

const reply = new Reply();

const MOST_ANSWERS = 500;

/** Answers by a policy for everybody, as long as the matter goes on. */
const playerOf = (rules: Game, t: Table, policy: Policy, isOver: (t: Table) => boolean): Player => {
  let answers = 0;
  return {
    answer: (offer, seat) => {
      if (answers === MOST_ANSWERS || isOver(t)) return undefined;
      answers++;
      const refused = refusalOf(
        offer,
        policy({ t, me: seat }, askedOf({ game: rules, table: t, seat }), reply),
      );
      if (refused !== undefined) throw new Error(`an imagined answer was refused: ${refused}`);
      return reply;
    },
  };
};

const never = (): boolean => false;

/** Plays from the beginning of the rules to their end. */
export const playOut = (rules: Game, t: Table, policy: Policy): void =>
  begin(rules, t, t.seats, playerOf(rules, t, policy, never));

/** Plays on from where the game is until something is over. */
export const playUntil = (t: Table, policy: Policy, isOver: (t: Table) => boolean): Table => {
  if (!t.over) playOn(game, t, playerOf(game, t, policy, isOver));
  return t;
};

/** What the seat is asked now. */
export const askedNow = ({ t, me }: Look): Asked => askedOf({ game, table: t, seat: me });

/** The rules that are being carried out, from the whole to the detail. */
export const doing = (t: Table): string[] => framesOf(game, t).map(({ procedure }) => procedure.name);

/** Gives a seat's answer. False if the table does not take it. */
export const answers = (t: Table, seat: number, chosen: readonly number[]): boolean =>
  takeReply(game, t, seat, reply.set(chosen)) === undefined;
