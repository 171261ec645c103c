import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Game } from '@runehold/kernel/procedure/game';
import type { AskView } from '@runehold/kernel/view/describe';
import { replyOf, type Said } from '../src/answers.ts';
import type { Lesson } from '../src/lesson.ts';
import { Practice } from '../src/practice.ts';
import { LessonRun, type SavedRun } from '../src/run.ts';

/** Somebody in a lesson without a page: the table of the scene, and the lesson that follows it. */
export class Pupil {
  readonly run: LessonRun;
  readonly #game: Game;
  practice: Practice;

  constructor(game: Game, lesson: Lesson, saved?: SavedRun) {
    this.#game = game;
    this.run = new LessonRun(lesson, saved);
    this.practice = this.#open();
    this.look();
  }

  #open(): Practice {
    const { lesson, state } = this.run;
    const answers = state.past.map(({ said }) => said);
    const practice = new Practice(this.#game, lesson.scenes[state.scene], lesson.learner);
    practice.playAgain(answers);
    return practice;
  }

  /** Lets the others play, and shows the lesson how the table stands. */
  look(): void {
    this.practice.othersPlay();
    const { match, learner, ask } = this.practice;
    this.run.see({
      entries: match.entries.length,
      ask,
      told: match.told(learner).map(({ key }) => key),
      tells: test => test(seenTable(this.#game, match.view(learner)).table as never),
    });
  }

  /** The ask that is open; there must be one. */
  get ask(): AskView {
    const { ask } = this.practice;
    if (ask === undefined) throw new Error('nothing is asked');
    return ask;
  }

  /** What the learner sees of the table. */
  get seen(): unknown {
    return seenTable(this.#game, this.practice.match.view(this.practice.learner)).table;
  }

  /** Says something; false if the lesson keeps it back. */
  says(said: Said): boolean {
    const { ask } = this;
    const reply = replyOf(ask, said);
    if (reply === undefined) throw new Error(`${said.join(', ')} is not offered at ${ask.prompt.key}`);
    if (!this.run.hear(ask, reply)) return false;
    const refused = this.practice.match.answer(ask.seat, ask.id, reply);
    if (refused !== undefined) throw new Error(`${said.join(', ')} is refused: ${refused}`);
    this.look();
    return true;
  }

  /** What a follower does now: what leads on, what is given for the learner, or what an absent player would do. */
  get next(): readonly [ask: AskView, reply: readonly number[]] {
    const { ask, run } = this;
    const said = run.given(ask) ?? run.lead(ask);
    return [ask, (said && replyOf(ask, said)) ?? ask.absent];
  }

  follow(): void {
    const [ask, reply] = this.next;
    if (!this.run.hear(ask, reply))
      throw new Error(`${this.run.step?.id}: what is pointed at is held (${ask.prompt.key})`);
    this.practice.match.answer(ask.seat, ask.id, reply);
    this.look();
  }

  /** Goes on to the next table where this one is done. */
  turnPage(): void {
    this.run.nextScene();
    this.practice = this.#open();
    this.look();
  }

  rewind(entries: number): void {
    this.practice.match.rewind(entries);
    this.look();
  }
}
