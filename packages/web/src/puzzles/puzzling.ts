import type { Game } from '@runehold/kernel/procedure/game';
import { lessonOf, type Puzzle } from '@runehold/school/puzzles/puzzle';
import type { Weighed } from '@runehold/school/puzzles/solver/weigh';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { attempt } from '../app/notices.ts';
import { weighPuzzle } from '../local/house.ts';
import { Classroom } from '../school/classroom.ts';
import { keepStars, type Stars, starsOf } from './progress.ts';

/** How it stands with a puzzle that somebody is at. */
type Standing = {
  readonly isHinted: boolean;
  /** Something was taken back, or it was begun anew. */
  readonly isGoneBack: boolean;
  /** What the answers are worth, once the goal is decided. */
  readonly weighed: Weighed | undefined;
  readonly stars: Stars;
};

/** Somebody at a puzzle: plays freely until the goal is decided, and is then told what that was worth. */
export class Puzzling {
  readonly puzzle: Puzzle;
  readonly room: Classroom;
  readonly standing: UseBoundStore<StoreApi<Standing>>;
  /** How many answers of the learner stood when it was last looked. */
  #answers = 0;
  /** Which of the endings is being weighed: one that was taken back meanwhile is none. */
  #ending = 0;

  constructor(game: Game, puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.standing = create<Standing>()(() => ({
      isHinted: false,
      // Whoever has been told the answer does not find it at once.
      isGoneBack: starsOf(puzzle.id) === 0,
      weighed: undefined,
      stars: 0,
    }));
    this.room = new Classroom(game, lessonOf(puzzle), { endsPlay: true, keep: () => this.#follow() });
  }

  #follow(): void {
    const { past, isDone } = this.room.run.state;
    if (past.length < this.#answers) this.standing.setState({ isGoneBack: true });
    this.#answers = past.length;
    if (!isDone) {
      this.#ending++;
      if (this.standing.getState().weighed !== undefined) this.standing.setState({ weighed: undefined });
      return;
    }
    const ending = ++this.#ending;
    void attempt(() => this.#weigh(ending));
  }

  async #weigh(ending: number): Promise<void> {
    const answers = this.room.run.state.past.map(({ said }) => said);
    const weighed = await weighPuzzle({ puzzle: this.puzzle.id, answers });
    if (ending !== this.#ending) return;
    const { isHinted, isGoneBack } = this.standing.getState();
    const stars: Stars = !weighed.isSolved ? 0 : isHinted ? 1 : isGoneBack ? 2 : 3;
    keepStars(this.puzzle.id, stars);
    this.standing.setState({ weighed, stars });
  }

  hint(): void {
    this.standing.setState({ isHinted: true });
  }

  /** Begins the puzzle anew. */
  async again(): Promise<void> {
    this.standing.setState({ isGoneBack: true });
    await this.room.rewind(0);
  }
}
