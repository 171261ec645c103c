import type { RefusalReason } from '@runehold/kernel/ask/refusal';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '../say.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Keeper } from './keeper.ts';
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
      await this.#goBack();
      // Nobody heard that it was written down, and it is: then it has happened, and everybody is to see it.
      if (!this.#isLost && this.#game.log.length > from) return { from };
      return { refused: hostSays('refusal.store') };
    }
  }

  async #goBack(): Promise<void> {
    try {
      this.#game = await this.#keeper.load();
      this.#game.now = this.#now;
    } catch {
      this.#isLost = true;
    }
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
