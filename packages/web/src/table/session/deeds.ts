import type { AskView } from '@runehold/kernel/view/describe';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { TableStore } from './table-store.ts';
import { openAsk } from './table-store.ts';

/** What is asked of a host, before it has a number. */
export type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

/** How an answer is given: only if it can be taken back, or in any case. */
type How = 'unless-final' | undefined;

/** What one touch led to: how many answers, and those of them that left no choice and were given by the page. */
type Touch = { readonly answers: number; readonly forced: readonly string[] };

/**
 * What a player does about the asks of a table, touch by touch. A touch may give several answers, and what leaves no
 * choice after it is answered for the player: undo takes back the touch, with all that it led to (decision 61).
 */
export class Deeds {
  readonly #store: TableStore;
  readonly #act: (unsent: Unsent) => Promise<boolean>;
  /** The touches that may be taken back, the newest last. */
  #touches: Touch[] = [];
  /** The asks that were answered by the page: what is put again after that is left to the player. */
  readonly #forced = new Set<string>();
  #isStopped = false;
  #last: Promise<unknown> = Promise.resolve();
  /**
   * Whoever looks over the player's shoulder hears every answer before it is sent, and may keep it back. `isFurther`
   * where it is given with the same touch as the one before.
   */
  guard: ((ask: AskView, reply: readonly number[], isFurther: boolean) => boolean) | undefined;
  /** Something is being done, maybe in several requests. */
  isUnderway = false;
  /** How many answers the page has given so far, there being no choice. */
  unasked = 0;

  constructor(store: TableStore, act: (unsent: Unsent) => Promise<boolean>) {
    this.#store = store;
    this.#act = act;
  }

  /** Answers an ask; or, if the answer could not be taken back, only keeps why, where the player has not confirmed it. */
  answer(ask: string, reply: readonly number[], how?: How): Promise<boolean> {
    return this.#inTurn(async () => {
      const isGiven = await this.#give(ask, reply, how);
      if (isGiven) this.#touches.push({ answers: 1, forced: [] });
      return isGiven;
    });
  }

  /** Answers what leaves no choice; false if it is left to the player. It belongs to the touch that it followed. */
  async answerForced(ask: string, reply: readonly number[]): Promise<boolean> {
    if (this.#forced.has(ask)) return false;
    this.#forced.add(ask);
    return this.#inTurn(async () => {
      // What came of it may be shown before the host says that it is done.
      this.unasked++;
      if (!(await this.#give(ask, reply, undefined))) {
        this.unasked--;
        return false;
      }
      const touch = this.#touches.pop() ?? { answers: 0, forced: [] };
      this.#touches.push({ answers: touch.answers + 1, forced: [...touch.forced, ask] });
      return true;
    });
  }

  #give(ask: string, reply: readonly number[], how: How, isFurther = false): Promise<boolean> {
    const { getState, setState } = this.#store;
    setState({ given: undefined });
    const { seq, view } = getState();
    const asked = openAsk(view);
    if (asked?.id === ask && this.guard?.(asked, reply, isFurther) === false) return Promise.resolve(false);
    return this.#act({
      type: 'answer',
      ask,
      seq,
      reply,
      ...(how === 'unless-final' && { unlessFinal: true }),
    });
  }

  /**
   * Gives several answers one after another, each by the name of its option. One that is not offered is passed over: what
   * leaves no choice the rules do themselves.
   */
  carryOut(steps: readonly string[], how?: How): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#isStopped = false;
      let answers = 0;
      for (const step of steps) {
        const ask = openAsk(this.#store.getState().view);
        const option = ask?.options.find(({ name }) => name === step);
        if (ask === undefined || this.#isStopped) break;
        if (option === undefined) continue;
        // Only the first answer waits for a second word: who has begun goes on.
        if (!(await this.#give(ask.id, [option.code], answers === 0 ? how : undefined, answers > 0))) break;
        answers++;
        if (!(await this.#isOver(ask.id))) break;
      }
      if (answers > 0) this.#touches.push({ answers, forced: [] });
      return answers > 0;
    });
  }

  /** Takes back the last touch. One that is still being carried out is stopped first. */
  undo(): Promise<boolean> {
    this.#isStopped = true;
    return this.#inTurn(async () => {
      const { answers, forced } = this.#touches.pop() ?? { answers: 1, forced: [] };
      for (let n = 0; n < answers; n++) {
        const { seq, view, refusedUndo } = this.#store.getState();
        // Something was learned, or somebody else has done something, on the way: from there on there is no way back.
        if (n > 0 && refusedUndo !== undefined) return this.#leaveRest();
        if (!(await this.#act({ type: 'undo', seq }))) return this.#leaveRest();
        if (!(await this.#isOver(openAsk(view)?.id))) return this.#leaveRest();
      }
      // What follows from another answer of the player is answered by the page again; what followed from none is not.
      if (answers > forced.length) for (const ask of forced) this.#forced.delete(ask);
      return true;
    });
  }

  #leaveRest(): false {
    this.forget();
    return false;
  }

  /** Somebody else sits here now, or there is no way back: what was done before is not taken back as a whole. */
  forget(): void {
    this.#touches = [];
  }

  /** Waits until the table that is shown no longer asks this; false if the line breaks before. */
  #isOver(ask: string | undefined): Promise<boolean> {
    const { getState, subscribe } = this.#store;
    const outcome = (): boolean | undefined => {
      const { view, link } = getState();
      const open = openAsk(view);
      if (open?.id !== ask || open?.answered !== undefined) return true;
      return link === 'open' ? undefined : false;
    };
    return new Promise(resolve => {
      const look = (): void => {
        const now = outcome();
        if (now === undefined) return;
        cease();
        resolve(now);
      };
      const cease = subscribe(look);
      look();
    });
  }

  /** Does one thing after another: the table counts as busy until all of its requests are answered. */
  #inTurn(deed: () => Promise<boolean>): Promise<boolean> {
    const done = this.#last.then(async () => {
      this.isUnderway = true;
      try {
        return await deed();
      } finally {
        this.isUnderway = false;
        this.#store.setState({ busy: false });
      }
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
