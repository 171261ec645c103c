import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { MAX_SEATS, type Seat } from '@runehold/kernel/layout/seats';
import type { Foresight, Moment, Nature, Quick } from '@runehold/kernel/pack/foresight';
import { usualNature } from '@runehold/kernel/pack/foresight';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp, nextAsked, type Player, playOn, takeReply } from '@runehold/kernel/procedure/machine';
import type { AskStep } from '@runehold/kernel/procedure/op';
import { emptyTable, type TableCore } from '@runehold/kernel/table/table';
import { StreamLuck } from './luck.ts';

const nothing: Readonly<Record<string, number>> = {};

/** The judges of a game by the number of the step that asks, so that nothing is looked up by name while games are played. */
const quickBy = (game: Game, foresight: Foresight): readonly (Quick | undefined)[] =>
  game.ops.map(({ owner, ask }) =>
    ask === undefined ? undefined : foresight.quick(`${owner.name}.${ask.name}`),
  );

/**
 * Plays tables on in the head, everybody by the game's quick judgement, to the end of the game or to its horizon. One
 * table is used again and again; what it costs is counted in answers.
 */
export class Playout implements Player, Moment {
  readonly table: TableCore;
  readonly chance = new StreamLuck();
  readonly reply = new Reply();
  seat: Seat = 0;
  offer: Offer;
  nature: Nature = usualNature;
  /** Answers given since it was set to 0. */
  steps = 0;
  readonly #game: Game;
  readonly #quick: readonly (Quick | undefined)[];
  readonly #natures: Nature[] = [];
  #isCut: ((table: TableCore) => boolean) | undefined;
  #left = 0;

  constructor(game: Game, like: TableCore, foresight: Foresight) {
    this.#game = game;
    this.#quick = quickBy(game, foresight);
    this.table = emptyTable(like.layout, game.content, this.chance) as TableCore;
    this.offer = this.table.offer;
  }

  /** Everybody is of the usual nature but those who are named. */
  lend(natures: readonly (Nature | undefined)[]): void {
    for (let seat = 0; seat < MAX_SEATS; seat++) this.#natures[seat] = natures[seat] ?? usualNature;
  }

  /** Gives an answer on the table as it stands; it must be one of those offered. */
  take(seat: Seat, answer: readonly number[]): void {
    this.steps++;
    const refused = takeReply(this.#game, this.table, seat, this.reply.set(answer));
    if (refused !== undefined) throw new Error(`an answer tried out was refused: ${refused}`);
  }

  /** Plays on to the end, to where it is cut, or for so many answers. */
  playOn(isCut: ((table: TableCore) => boolean) | undefined, most: number): void {
    if (this.table.over || nextAsked(this.table) < 0) return;
    this.#isCut = isCut;
    this.#left = most;
    playOn(this.#game, this.table, this);
  }

  answer(offer: Offer, seat: Seat): Reply | undefined {
    if (this.#left-- <= 0 || this.#isCut?.(this.table) === true) return undefined;
    this.steps++;
    if (isForced(offer)) return plainReply(offer, this.reply);
    const quick = this.#quick[askOp(this.#game, this.table).number];
    if (quick === undefined) return plainReply(offer, this.reply);
    this.offer = offer;
    this.seat = seat;
    this.nature = this.#natures[seat] ?? usualNature;
    quick(this);
    return this.reply;
  }

  about(): Readonly<Record<string, number>> {
    const op = askOp(this.#game, this.table);
    const { spec } = op.ask as AskStep;
    return spec.about?.(this.table as never, op.cursor as never, this.seat) ?? nothing;
  }
}
