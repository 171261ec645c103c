import type { AskView } from '@runehold/kernel/view/describe';
import { isAmong, type Said, saidOf } from './answers.ts';
import { givenIn, isOpen, judge, leadIn, type Verdict, wishIn } from './judge.ts';
import type { Lesson, Step } from './lesson.ts';

/** A word about the last answer: of those of a step that are numbered, or a plain one. */
export type Note = { readonly step: string; readonly kind: 'fine' | 'hold'; readonly note?: number };

/** An answer of the learner that stands: where the lesson was before it, and what was said. */
export type Past = {
  /** How many answers stood before it, of everybody. */
  readonly entries: number;
  readonly step: number;
  readonly turn: number;
  /** How much had been told when the step began. */
  readonly told: number;
  readonly said: Said;
};

/** Where somebody is in a lesson: plain data, enough to go on another day. */
export type SavedRun = {
  readonly scene: number;
  readonly step: number;
  readonly turn: number;
  readonly told: number;
  readonly past: readonly Past[];
  /** The answers at the tables before this one. */
  readonly earlier: readonly (readonly Past[])[];
};

/** What the page shows of it. */
export type RunState = SavedRun & {
  readonly note: Note | undefined;
  /** How often an answer was held since the step began. */
  readonly tries: number;
  /** How many answers were given in a free step. */
  readonly answers: number;
  /** Something was tried that is to be taken back: nothing else can be done before. */
  readonly isShowing: boolean;
  /** All steps of the scene are done. */
  readonly isDone: boolean;
};

/** What is seen of the table. */
export type Glimpse = {
  /** How many answers stand, of everybody. */
  readonly entries: number;
  readonly ask: AskView | undefined;
  /** The keys of all that was told, but for what was taken back. */
  readonly told: readonly string[];
  /** Whether something holds of the table as the learner sees it. */
  readonly tells: (test: (t: never) => boolean) => boolean;
};

type Pending = { readonly entries: number; readonly said: Said; readonly verdict: Verdict };

const begun: RunState = {
  scene: 0,
  step: 0,
  turn: 0,
  told: 0,
  past: [],
  earlier: [],
  note: undefined,
  tries: 0,
  answers: 0,
  isShowing: false,
  isDone: false,
};

/**
 * A lesson under way: a small machine beside the table. It hears every answer of the learner before it is sent, and
 * everything that comes of it; it knows answers and never clicks, so that one touch may answer several asks.
 */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #heard = new Set<() => void>();
  #state: RunState = begun;
  #pending: Pending | undefined;
  #entries = 0;

  constructor(lesson: Lesson, saved?: SavedRun) {
    this.lesson = lesson;
    const scene = saved && lesson.scenes[saved.scene];
    // Who left when all of a table was done comes back to that; a table that is not there any more begins the lesson anew.
    if (saved !== undefined && scene !== undefined)
      this.#state = { ...begun, ...saved, isDone: saved.step >= scene.steps.length };
  }

  get state(): RunState {
    return this.#state;
  }

  /** The step that is to be done; undefined at the end of a scene. */
  get step(): Step | undefined {
    return this.#state.isDone ? undefined : this.lesson.scenes[this.#state.scene]?.steps[this.#state.step];
  }

  /** Whether this is the last table, and all is done. */
  get isOver(): boolean {
    return this.#state.isDone && this.#state.scene === this.lesson.scenes.length - 1;
  }

  subscribe(heard: () => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  #set(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const heard of this.#heard) heard();
  }

  /** Whether an answer may be sent. What is held changes nothing but what the coach says. */
  hear(ask: AskView, reply: readonly number[]): boolean {
    const { step } = this;
    const { turn, tries, isShowing } = this.#state;
    if (isShowing) return false;
    const said = saidOf(ask, reply);
    const verdict: Verdict = step === undefined ? { kind: 'free' } : judge(step, turn, ask, said);
    if (step !== undefined && verdict.kind === 'hold') {
      const { note } = verdict;
      this.#set({
        note: { step: step.id, kind: 'hold', ...(note !== undefined && { note }) },
        tries: tries + 1,
      });
      return false;
    }
    this.#pending = { entries: this.#entries, said, verdict };
    return true;
  }

  /** Follows the table: what was sent has been taken, something was told, or something was taken back. */
  see(glimpse: Glimpse): void {
    const { entries } = glimpse;
    if (entries < this.#entries) this.#goBack(entries);
    const pending = this.#pending;
    if (pending !== undefined && entries > pending.entries) this.#take(pending, glimpse);
    this.#entries = entries;
    this.#settle(glimpse);
  }

  /** The table stands as it did after so many answers; so does the lesson. */
  #goBack(entries: number): void {
    this.#pending = undefined;
    const { past, scene, earlier } = this.#state;
    const at = past.findIndex(each => each.entries >= entries);
    if (at < 0) return;
    const { step, turn, told } = past[at];
    this.#set({ ...begun, scene, earlier, step, turn, told, past: past.slice(0, at) });
  }

  #take({ entries, said, verdict }: Pending, glimpse: Glimpse): void {
    this.#pending = undefined;
    const { step, turn, told, past, answers } = this.#state;
    const taken = [...past, { entries, step, turn, told, said }];
    const current = this.step;
    this.#set({ past: taken, note: undefined, answers: answers + 1 });
    if (current === undefined) return;
    if (verdict.kind === 'fine') {
      const note: Note = { step: current.id, kind: 'fine', note: verdict.note };
      const fine = current.fine?.[verdict.note];
      if (fine?.isShown) this.#set({ note, isShowing: true });
      else this.#advance(glimpse, note, fine?.to);
    } else if (verdict.kind === 'step') {
      if (turn + 1 === current.expect.length) this.#advance(glimpse, undefined);
      else this.#set({ turn: turn + 1, tries: 0 });
    }
  }

  #advance({ told }: Glimpse, note: Note | undefined, to?: string): void {
    const { scene, step } = this.#state;
    const { steps } = this.lesson.scenes[scene];
    const next = to === undefined ? step + 1 : steps.findIndex(({ id }) => id === to);
    const isDone = next === steps.length;
    this.#set({ step: next, turn: 0, told: told.length, tries: 0, answers: 0, note, isDone });
  }

  /** Ends free play where what it waits for has come. */
  #settle(glimpse: Glimpse): void {
    const { step } = this;
    if (step === undefined || this.#state.isShowing) return;
    const expect = step.expect[this.#state.turn];
    const isOver =
      (expect.kind === 'until' && glimpse.told.slice(this.#state.told).includes(expect.event)) ||
      (expect.kind === 'holds' && glimpse.tells(expect.test));
    if (!isOver) return;
    if (this.#state.turn + 1 === step.expect.length) this.#advance(glimpse, undefined);
    else this.#set({ turn: this.#state.turn + 1 });
  }

  /** Whether the step speaks about an ask, or about one that is still to come. */
  isAbout(ask: AskView): boolean {
    const { step } = this;
    return step !== undefined && isOpen(step, this.#state.turn, ask);
  }

  /** What leads on from an ask: what is expected there, or what belongs to the way. */
  lead(ask: AskView): Said | undefined {
    const { step } = this;
    return step === undefined || this.#state.isShowing ? undefined : leadIn(step, this.#state.turn, ask);
  }

  /** Whether an answer is just what is expected: there may be several that are. */
  isMet(ask: AskView, reply: readonly number[]): boolean {
    const { step } = this;
    if (step === undefined || this.#state.isShowing) return false;
    return judge(step, this.#state.turn, ask, saidOf(ask, reply)).kind === 'step';
  }

  /** The same where the ask does not offer it yet, but something that takes several answers leads there. */
  wish(ask: AskView, reachable: readonly string[]): Said | undefined {
    const { step } = this;
    if (step === undefined || this.#state.isShowing) return undefined;
    return wishIn(step, this.#state.turn, ask, reachable);
  }

  /** In free play what an absent player would do: it leads to the end. */
  suggestion(ask: AskView): Said {
    return saidOf(ask, ask.absent);
  }

  /** What is answered for the learner at an ask. */
  given(ask: AskView): Said | undefined {
    const { step } = this;
    return step === undefined || this.#state.isShowing ? undefined : givenIn(step, this.#state.turn, ask);
  }

  /** How many answers stood when a step began: there the table must go back to, to do it again. */
  #checkpoint(step: number): number {
    return this.#state.past.find(each => each.step >= step)?.entries ?? this.#entries;
  }

  /** Whether the learner has answered something in this step; what was answered for them does not count. */
  get isBegun(): boolean {
    const { past, step } = this.#state;
    return past.some(each => each.step === step && !isAmong(this.step?.given ?? [], each.said));
  }

  /** Where the table must go back to, to begin this step anew. */
  get here(): number {
    return this.#checkpoint(this.#state.step);
  }

  /** The same for the step before; undefined at the first step of a scene. Steps that took no answer are not come back to. */
  get before(): number | undefined {
    const now = this.here;
    const earlier = this.#state.past.findLast(each => each.entries < now);
    return earlier === undefined ? undefined : this.#checkpoint(earlier.step);
  }

  /** Goes on to the next table. */
  nextScene(): void {
    const { scene, past, earlier } = this.#state;
    this.#reset({ ...begun, scene: scene + 1, earlier: [...earlier, past] });
  }

  /** Goes back to the last step at the table before this one; or, at the first, begins it anew. */
  previousScene(): void {
    const { scene, earlier } = this.#state;
    const past = earlier[scene - 1] ?? [];
    const last = past.findIndex(each => each.step === past.at(-1)?.step);
    const { step, turn, told } = past[last] ?? begun;
    this.#reset({
      ...begun,
      scene: Math.max(0, scene - 1),
      step,
      turn,
      told,
      past: past.slice(0, Math.max(0, last)),
      earlier: earlier.slice(0, Math.max(0, scene - 1)),
    });
  }

  /** Begins the table anew: what was kept of it does not fit any more. */
  restartScene(): void {
    const { scene, earlier } = this.#state;
    this.#reset({ ...begun, scene, earlier });
  }

  #reset(state: RunState): void {
    this.#pending = undefined;
    this.#entries = 0;
    this.#set(state);
  }

  /** What is kept for another day. */
  saved(): SavedRun {
    const { scene, step, turn, told, past, earlier, isShowing } = this.#state;
    if (!isShowing) return { scene, step, turn, told, past, earlier };
    // What was only tried has not happened.
    const tried = past[past.length - 1];
    return { scene, step: tried.step, turn: tried.turn, told: tried.told, past: past.slice(0, -1), earlier };
  }
}
