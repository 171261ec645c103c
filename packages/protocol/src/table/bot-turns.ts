import type { RefusalReason } from '@runehold/kernel/ask/refusal';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Timepiece } from './council/timepiece.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Thinker } from './keeper.ts';
import type { Change } from './kept-game.ts';
import { botToMove } from './seating.ts';

/** A decision a bot is thinking about. */
type Turn = { readonly seat: Seat; readonly ask: string; readonly seq: number };

/** Lets the bots of a table answer when it is their turn, one at a time. */
export class BotTurns {
  readonly #thinker: Thinker;
  readonly #answer: (act: Change) => Promise<void>;
  #thought: Turn | undefined;

  readonly #windowTime: (game: HostedGame) => number;
  readonly #timepiece: Timepiece | undefined;

  /**
   * `answer` carries out what a bot decided, in its turn among everything else that is done at the table. `windowTime` is
   * how long that is kept back at least, so that how soon it comes tells nothing.
   */
  constructor(
    thinker: Thinker,
    answer: (act: Change) => Promise<void>,
    windowTime: (game: HostedGame) => number = () => 0,
    timepiece?: Timepiece,
  ) {
    this.#thinker = thinker;
    this.#answer = answer;
    this.#windowTime = windowTime;
    this.#timepiece = timepiece;
  }

  #passed(ms: number): Promise<void> {
    const timepiece = this.#timepiece;
    return timepiece === undefined || ms === 0
      ? Promise.resolve()
      : new Promise(resolve => void timepiece.after(ms, resolve));
  }

  get isThinking(): boolean {
    return this.#thought !== undefined;
  }

  /** Has the bot think whose turn it is, if it is one's. */
  wake(game: HostedGame): void {
    const move = this.#thought ? undefined : botToMove(game);
    if (!move) return;
    const { seat, level } = move;
    const turn = { seat, ask: game.match.askIdOf(seat), seq: game.seq };
    this.#thought = turn;
    const window = this.#passed(this.#windowTime(game));
    void this.#thinker
      .think(game, seat, level)
      .catch(() => undefined)
      .then(async reply => {
        await window;
        return this.#answer(now => this.#decide(now, turn, reply));
      });
  }

  /** Lets the thought under way come to nothing; the bot thinks anew when it is woken. */
  rest(): void {
    this.#thought = undefined;
  }

  /** A bot that has nothing to say does what an absent player does; one whose seat or turn is gone does nothing. */
  #decide(game: HostedGame, turn: Turn, reply: readonly number[] | undefined): RefusalReason | undefined {
    if (this.#thought !== turn) return 'stale';
    this.#thought = undefined;
    const { seat, ask, seq } = turn;
    if (game.holdOf(seat).holder.kind !== 'bot' || game.matters.play !== 'on') return 'stale';
    const why = reply ? game.answer(seat, ask, seq, reply, 'bot') : 'not-offered';
    if (why === undefined || why === 'stale' || why === 'frozen') return why;
    const absent = game.match.view(seat).asks[0]?.absent;
    return absent ? game.answer(seat, ask, seq, absent, 'absent') : why;
  }
}
