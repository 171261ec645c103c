import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../limits.ts';
import { cleanLine } from '../parts/clean.ts';
import type { WireViewer } from '../parts/message.ts';
import type { ChatLine } from '../parts/people.ts';
import { hostSays } from '../words.ts';
import { isNameTaken } from './bearers.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Keeper } from './keeper.ts';
import type { Visitor } from './visitor.ts';
import { seatsHeldBy } from './visitor.ts';

/** The name of the person on a seat: those who share a screen have names of their own. */
const nameAt = (game: HostedGame, seat: Seat): string | undefined => {
  const { holder } = game.holdOf(seat);
  return holder.kind === 'person' ? holder.name : undefined;
};

/** What is said at a table and in its gallery: the latest lines, as newcomers are shown them. */
export class Conversation {
  readonly #keeper: Keeper;
  readonly #lines: ChatLine[];

  constructor(keeper: Keeper, lines: readonly ChatLine[]) {
    this.#keeper = keeper;
    this.#lines = [...lines];
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Writes down what a visitor says, from the seat they look from if it is theirs; or tells why not. */
  async say(
    game: HostedGame,
    { guest, name }: Visitor,
    viewer: WireViewer,
    given: string,
  ): Promise<{ readonly line: ChatLine } | { readonly refused: Message }> {
    const text = cleanLine(given);
    if (text === undefined) return { refused: hostSays('refusal.nothing-said') };
    const mine = seatsHeldBy(game, guest);
    if (mine.length === 0 && isNameTaken(game, guest, name))
      return { refused: hostSays('refusal.name-taken') };
    const seat = mine.find(held => held === viewer) ?? mine[0];
    try {
      const line = await this.#keeper.say(
        seat === undefined
          ? { name, text, room: 'gallery' }
          : { name: nameAt(game, seat) ?? name, text, room: 'table', seat },
      );
      this.#lines.push(line);
      if (this.#lines.length > limits.history) this.#lines.shift();
      return { line };
    } catch {
      return { refused: hostSays('refusal.store') };
    }
  }
}
