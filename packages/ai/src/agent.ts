import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import type { Reply } from '@runehold/kernel/ask/reply';
import { noChance } from '@runehold/kernel/chance/chance';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Foresight, Nature } from '@runehold/kernel/pack/foresight';
import type { Game } from '@runehold/kernel/procedure/game';
import { redact } from '@runehold/kernel/table/redeal';
import type { TableCore } from '@runehold/kernel/table/table';
import { emptyTable } from '@runehold/kernel/table/table';
import type { Message } from '@runehold/kernel/text/message';
import type { Asked } from '@runehold/kernel/view/asked';

/**
 * What one seat knows, as a table. Everything it cannot see lies in a fixed order, so two truths that the seat cannot
 * tell apart give the same bytes: there is no secret in here to leak.
 */
export type SeatView = { readonly game: Game; readonly seat: Seat; readonly table: TableCore };

/** An answer and why, for the hint button, the log and the review. */
export type Proposal = { readonly reply: readonly number[]; readonly reason: Message };

/**
 * How much an agent may think: answers tried out in its head. Steps, not time, so that it thinks alike everywhere. Whoever
 * cannot wait says when it is enough: the answer so far is given then.
 */
export type Budget = { readonly steps: number; readonly isEnough?: () => boolean };

/** Something that plays. It gets the seat's view and nothing else; the same view and seed give the same answer. */
export type Agent = {
  readonly id: string;
  decide(view: SeatView, ask: Asked, budget: Budget, seed: number): Proposal;
};

/** A game's own judgement, which the game-blind agents work with. */
export type Guide = {
  /**
   * Answers worth a thought, the likeliest first. Where there is one, nothing needs to be tried out. Somebody of a nature
   * may answer otherwise than usual.
   */
  propose(view: Omit<SeatView, 'game'>, ask: Asked, nature?: Nature): readonly Proposal[];
  /** Natures by name that bots of the game may have, of equal strength. (decision 83) */
  readonly natures?: Readonly<Record<string, Nature>>;
  /** How good a table is for a seat; more is better. It may read only what that seat sees. */
  value(table: TableCore, seat: Seat): number;
  /** Whether what a seat began with its answer is over, so that the table can be judged. */
  settled(table: TableCore, seat: Seat, askName: string): boolean;
  /** What those need who look far ahead; where a game has none, they take the guide's first proposal. (decision 70) */
  readonly foresight?: Foresight;
  /** The judgement of simpler players, where a game has one besides: the weak levels go by it. (decision 68) */
  readonly simpler?: Guide;
};

/** A table to copy another to: the spare one, if it has its form. */
const spareLike = (game: Game, like: TableCore, spare: TableCore | undefined): TableCore =>
  spare?.layout === like.layout ? spare : (emptyTable(like.layout, game.content, noChance) as TableCore);

/** Looks at tables through the eyes of their seats. One spare table is used again and again. */
export class Eyes {
  readonly game: Game;
  #table: TableCore | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  /** What a seat knows of a table. It holds until the next look. */
  look(truth: TableCore, seat: Seat): SeatView {
    const table = spareLike(this.game, truth, this.#table);
    this.#table = table;
    redact(table, truth, seat);
    return { game: this.game, seat, table };
  }
}

/** Fills in the answer where there is but one; such asks are never put to a bot. */
export const formality = (offer: Offer, reply: Reply): boolean => {
  if (!isForced(offer)) return false;
  plainReply(offer, reply);
  return true;
};

/** A seed made of several numbers, each of which changes all of it. */
export const mix = (...parts: readonly number[]): number => {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash | 0;
};
