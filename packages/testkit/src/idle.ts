import { sampleReply } from '@runehold/kernel/ask/answers';
import { type AskKind, type Offer, PASS } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog } from '@runehold/kernel/event/event';
import { CORE } from '@runehold/kernel/layout/layout';
import { type ChosenOptions, newTable, spareTable } from '@runehold/kernel/match/table-setup';
import { framesOf, type Game } from '@runehold/kernel/procedure/game';
import { askOp, begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { Op } from '@runehold/kernel/procedure/procedure';
import type { TableCore } from '@runehold/kernel/table/table';

/** What an answer is called: an option by its name, a number as it is, yes. */
const nameOf = ({ ask }: Op, kind: AskKind, code: number): string => {
  if (kind === 'yes') return 'yes';
  const spec = ask?.spec as { readonly from?: { nameOf(code: number): string } } | undefined;
  return spec?.from?.nameOf(code) ?? String(code);
};

/** The single answers to an ask that are meant to do something; whoever passes, takes none or places things is left out. */
const singles = ({ kind, codes, length, min, max }: Offer): number[] => {
  if (kind === 'yes') return [1];
  if (kind === 'number') return max > 0 ? [max] : [];
  const isSingle = kind === 'one' || (kind === 'some' && min <= 1 && max > 0);
  return isSingle ? Array.from(codes.subarray(0, length)).filter(code => code !== PASS) : [];
};

/**
 * Finds offers that give nothing: options of an open ask which, once chosen, change nothing on the table and tell
 * nobody anything, and after which their rule is over or asks the same again. Somebody may have paid for that.
 */
class IdleCheck {
  readonly #game: Game;
  readonly #copy: TableCore;
  readonly #log: EventLog;
  readonly #reply = new Reply();
  readonly #fieldsFrom: number;

  constructor(game: Game, like: TableCore) {
    this.#game = game;
    this.#copy = spareTable(game, like);
    this.#log = new EventLog(game.eventList);
    const first = game.layout.plan.find(({ name }) => !name.startsWith('@'));
    this.#fieldsFrom = first?.base ?? game.layout.size;
  }

  /** The idle options of the ask that is open, by procedure, ask and option. Passing is meant to do nothing. */
  at(t: TableCore): string[] {
    const op = askOp(this.#game, t);
    const seat = nextAsked(t);
    if (op.ask?.spec.seats) return [];
    const offer = offerTo(this.#game, t, seat);
    const { kind } = offer;
    return singles(offer)
      .filter(code => this.#isIdle(t, op, code))
      .map(code => `${op.owner.name}.${op.ask?.name}:${nameOf(op, kind, code)}`);
  }

  #isIdle(t: TableCore, op: Op, code: number): boolean {
    const copy = this.#copy;
    copy.copyFrom(t);
    copy.chance = new FastChance(1);
    this.#log.truncate(0);
    copy.sink = this.#log;
    takeReply(this.#game, copy, nextAsked(copy), this.#reply.one(code));
    copy.sink = undefined;
    if (copy.over || this.#log.length > 0 || this.#differs(t)) return false;
    const asker = t.state[CORE.frame];
    const runs = framesOf(this.#game, copy).some(
      ({ base, procedure }) => base === asker && procedure === op.owner,
    );
    return !runs || askOp(this.#game, copy) === op;
  }

  #differs(t: TableCore): boolean {
    for (let i = this.#fieldsFrom; i < t.state.length; i++) {
      if (t.state[i] !== this.#copy.state[i]) return true;
    }
    return false;
  }
}

export type IdleSetup = {
  readonly games: number;
  readonly seats: readonly number[];
  readonly options?: readonly ChosenOptions[];
  readonly seed?: number;
  /** At what share of the asks somebody looks. */
  readonly share?: number;
};

/** Plays at random and names every offer that was found to give nothing. */
export const idleOffers = (game: Game, setup: IdleSetup): Set<string> => {
  const { games, seats, options = [{}], seed = 1, share = 0.25 } = setup;
  const found = new Set<string>();
  for (let n = 0; n < games; n++) {
    const rng = new FastChance(seed + n);
    const table = newTable(game, options[n % options.length], new FastChance(rng.next()), false);
    begin(game, table, seats[n % seats.length]);
    const check = new IdleCheck(game, table);
    const reply = new Reply();
    while (!table.over) {
      if (rng.next() / 4294967296 < share) for (const name of check.at(table)) found.add(name);
      const seat = nextAsked(table);
      takeReply(game, table, seat, sampleReply(offerTo(game, table, seat), rng, reply));
    }
  }
  return found;
};
