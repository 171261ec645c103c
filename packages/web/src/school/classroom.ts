import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Game } from '@runehold/kernel/procedure/game';
import type { Told } from '@runehold/protocol/parts/record';
import { replyOf } from '@runehold/school/answers';
import type { Lesson } from '@runehold/school/lesson';
import { LessonRun, type SavedRun } from '@runehold/school/run';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { attempt } from '../app/notices.ts';
import { practise, rewindTable, thisBrowser } from '../local/house.ts';
import { linesOf } from '../table/session/records.ts';
import { TableSession } from '../table/session/session.ts';
import { openAsk, type TableState } from '../table/session/table-store.ts';

/** What the page knows of a lesson besides the run: the table it is at. */
type Room = {
  readonly session: TableSession | undefined;
  /** What was kept of the table did not fit any more: it has begun anew. */
  readonly isAnew: boolean;
};

/** What is kept of what is done in a classroom. */
export type Notebook = {
  /** Where somebody left it. */
  readonly saved?: SavedRun | undefined;
  /** Whether nothing more is played when all is done. */
  readonly endsPlay?: boolean;
  /** The address to go back to, of a lesson that belongs to no course: of such nothing is kept. */
  readonly home?: string;
  keep(room: Classroom): void;
  /** A step was read again. */
  countAgain?(): void;
};

/** How long what is answered for the learner is seen before it is, in milliseconds. */
const MOMENT = 350;

/** How many answers stand. */
const standing = (records: readonly Told[]): number =>
  records.reduce((sum, { kind }) => sum + (kind === 'answered' ? 1 : kind === 'undone' ? -1 : 0), 0);

/**
 * A lesson at its table: hears what the learner answers before it is sent, follows what comes of it, keeps how far it
 * has come, and goes from table to table.
 */
export class Classroom {
  readonly run: LessonRun;
  readonly room: UseBoundStore<StoreApi<Room>> = create<Room>()(() => ({
    session: undefined,
    isAnew: false,
  }));
  readonly #game: Game;
  readonly #book: Notebook;
  /** The step at which the last touch began. */
  #begun: string | undefined;
  #giving: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(game: Game, lesson: Lesson, book: Notebook) {
    this.#game = game;
    this.#book = book;
    this.run = new LessonRun(lesson, book.saved);
    this.run.subscribe(() => book.keep(this));
  }

  /** The address to go back to, of a lesson that belongs to no course. */
  get home(): string | undefined {
    return this.#book.home;
  }

  get steps(): number {
    return this.run.lesson.scenes.reduce((sum, { steps }) => sum + steps.length, 0);
  }

  /** The step that is being done, counted from one over all tables. */
  get stepNumber(): number {
    const { scene, step } = this.run.state;
    const before = this.run.lesson.scenes.slice(0, scene).reduce((sum, { steps }) => sum + steps.length, 0);
    return Math.min(this.steps, before + step + 1);
  }

  /** Sits down at the table of the scene, as far as it has been played. */
  async open(): Promise<void> {
    this.#leave();
    const { lesson, state } = this.run;
    const answers = state.past.map(({ said }) => said);
    const { table, isAnew } = await practise({ lesson: lesson.id, scene: state.scene, answers });
    if (this.#isClosed) return;
    if (isAnew) this.run.restartScene();
    const session = new TableSession(thisBrowser, table, lesson.learner);
    session.deeds.guard = (ask, reply, isFurther) => {
      if (this.#book.endsPlay && this.run.isOver) return false;
      // One touch may give several answers, but it ends with the step: the next one is to be read first.
      if (!isFurther) this.#begun = this.run.step?.id;
      else if (this.run.step?.id !== this.#begun) return false;
      return this.run.hear(ask, reply);
    };
    session.store.subscribe((now, before) => {
      if (now.view !== before.view || now.records !== before.records) this.#see(session, now);
    });
    this.room.setState({ session, isAnew });
  }

  #see(session: TableSession, { view, records }: TableState): void {
    if (view === undefined) return;
    const ask = openAsk(view);
    this.run.see({
      entries: standing(records),
      ask,
      told: linesOf(records).map(({ event }) => event.key),
      tells: test => test(seenTable(this.#game, view).table as never),
    });
    clearTimeout(this.#giving);
    const said = ask && this.run.given(ask);
    const reply = ask && said && replyOf(ask, said);
    if (ask !== undefined && reply !== undefined)
      this.#giving = setTimeout(() => void session.deeds.answer(ask.id, reply), MOMENT);
  }

  /** Answers for a learner who asks for it. */
  chooseForMe(): void {
    const { session } = this.room.getState();
    const ask = openAsk(session?.store.getState().view);
    const said = ask && this.run.lead(ask);
    const reply = ask && said && replyOf(ask, said);
    if (ask === undefined || session === undefined) return;
    if (reply !== undefined) void session.deeds.answer(ask.id, reply);
    // What takes several answers is given as one errand where the game knows one.
    else if (said !== undefined) void session.deeds.carryOut(said);
  }

  /** Takes the table back to where so many answers stood. */
  async rewind(entries: number): Promise<void> {
    const { session } = this.room.getState();
    if (session === undefined) return;
    session.showing.skip();
    if (entries < standing(session.store.getState().records))
      await attempt(() => rewindTable(session.table, entries));
  }

  /** Takes back what was tried in this step. */
  takeBack(): Promise<void> {
    return this.rewind(this.run.here);
  }

  /** Somebody wants the step said once more. */
  readAgain(): void {
    this.#book.countAgain?.();
  }

  /** Goes back one step, to the table before where this one has just begun. */
  async back(): Promise<void> {
    this.readAgain();
    const { before, here, isBegun, state } = this.run;
    if (state.isDone || isBegun) await this.rewind(state.isDone ? (before ?? 0) : here);
    else if (before !== undefined) await this.rewind(before);
    else if (state.scene > 0) {
      this.run.previousScene();
      await attempt(() => this.open());
    }
  }

  /** Whether there is anything to go back to. */
  get mayGoBack(): boolean {
    const { state } = this.run;
    return state.past.length > 0 || state.scene > 0;
  }

  async nextTable(): Promise<void> {
    this.run.nextScene();
    await attempt(() => this.open());
  }

  #leave(): void {
    clearTimeout(this.#giving);
    this.room.getState().session?.close();
    this.room.setState({ session: undefined });
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
  }
}
