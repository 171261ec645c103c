import type { RefusalReason } from '@runehold/kernel/ask/refusal';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '../say.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Keeper } from './keeper.ts';
import type { LogRecord } from './log.ts';
import { type StepWatch, unwatched } from './table-parts.ts';

/** Changes a game, or says why not; then nothing has changed. */
export type Change = (game: HostedGame) => RefusalReason | undefined;

/** What a change came to: the records from `from` on, or why there are none. */
export type Changed = { readonly from: number } | { readonly refused: Message };

/** A game under the eyes of its keeper: what is in memory is what is written down. */
export class KeptGame {
  readonly #keeper: Keeper;
  #game: HostedGame;
  readonly #now: (() => number) | undefined;
  readonly #step: StepWatch;
  #isLost = false;

  /** `now` is the clock of the house: what is read anew goes by it too. */
  constructor(game: HostedGame, keeper: Keeper, now?: () => number, step: StepWatch = unwatched) {
    this.#game = game;
    this.#keeper = keeper;
    this.#now = now;
    this.#step = step;
    game.now = now;
  }

  get game(): HostedGame {
    return this.#game;
  }

  /** What is in memory is not what is written down, and that cannot be read either. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Changes the game: what is refused changes nothing, what is not written down has not happened. */
  async change(act: Change): Promise<Changed> {
    const game = this.#game;
    const from = game.log.length;
    const ruled = this.#step('rules');
    const refused = act(game);
    ruled();
    if (refused !== undefined) return { refused: { key: `refusal.${refused}`, args: {} } };
    try {
      const appended = this.#step('append');
      await this.#keeper.append(game, from);
      appended();
      return { from };
    } catch {
      const isWritten = await this.#goBack(game.log.slice(from), from);
      return isWritten ? { from } : { refused: hostSays('refusal.store') };
    }
  }

  /**
   * Reads what is written down, and says whether these records are, though nobody heard of it: then they have happened, and
   * everybody is to see them. Where others stand in their place, somebody else goes on with the game.
   */
  async #goBack(records: readonly LogRecord[], from: number): Promise<boolean> {
    try {
      this.#game = await this.#keeper.load();
      this.#game.now = this.#now;
    } catch {
      this.#isLost = true;
    }
    const found = this.#game.log.slice(from);
    if (this.#isLost || found.length === 0) return false;
    const isWritten =
      records.length > 0 && records.every((record, i) => JSON.stringify(found[i]) === JSON.stringify(record));
    this.#isLost = !isWritten;
    return isWritten;
  }

  /** What is written down is about to be read otherwise: from now on this is not it. */
  lose(): void {
    this.#isLost = true;
  }

  /** Stops the game for good: it can be looked at, and nobody loses what was written down. */
  async freeze(error: unknown): Promise<void> {
    this.#game.frozen = true;
    await this.#keeper.freeze(this.#game, error);
  }
}
