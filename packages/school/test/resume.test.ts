import type { Game } from '@runehold/kernel/procedure/game';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../src/lesson.ts';
import { Misfit, Practice } from '../src/practice.ts';
import type { SavedRun } from '../src/run.ts';
import { Pupil } from './follower.ts';
import { allLessons } from './lessons-of.ts';

const all = await allLessons();

/** Follows a lesson to its end; `before` is called before every answer, and where a table is done and another is to come. */
const finish = (pupil: Pupil, before?: () => void): Pupil => {
  for (let n = 0; n < 300 && !pupil.run.isOver; n++) {
    before?.();
    if (pupil.run.state.isDone) pupil.turnPage();
    else pupil.follow();
  }
  expect(pupil.run.isOver).toBe(true);
  return pupil;
};

const leftAt = (game: Game, lesson: Lesson): SavedRun[] => {
  const saved: SavedRun[] = [];
  const pupil = new Pupil(game, lesson);
  finish(pupil, () => saved.push(JSON.parse(JSON.stringify(pupil.run.saved())) as SavedRun));
  return saved;
};

/** Those with which a step begins: what is left within one is played on from there. */
const begins = ({ scene, step }: SavedRun, i: number, others: readonly SavedRun[]): boolean =>
  i === 0 || others[i - 1].step !== step || others[i - 1].scene !== scene;

describe.each(all)('%s', (_id, lesson, { game }) => {
  const end = finish(new Pupil(game, lesson)).practice.match.hash;
  const left = leftAt(game, lesson);

  it('goes on where it was left, at every answer and between its tables, and ends alike', () => {
    for (const [i, saved] of left.entries()) {
      const pupil = new Pupil(game, lesson, saved);
      expect(pupil.run.state, JSON.stringify(saved)).toMatchObject(saved);
      if (begins(saved, i, left)) expect(finish(pupil).practice.match.hash).toBe(end);
    }
  });

  it('goes back a step from every answer, and ends alike', () => {
    for (const [i, saved] of left.entries()) {
      const pupil = new Pupil(game, lesson, saved);
      const { before } = pupil.run;
      const { step } = pupil.run.state;
      if (before === undefined) continue;
      pupil.rewind(before);
      expect(pupil.run.state.step).toBeLessThanOrEqual(step);
      expect(pupil.practice.match.entries).toHaveLength(before);
      if (begins(saved, i, left)) expect(finish(pupil).practice.match.hash).toBe(end);
    }
  });

  it('begins anew where its table is not there any more', () => {
    const [first] = left;
    const pupil = new Pupil(game, lesson, { ...first, scene: lesson.scenes.length });
    expect(pupil.run.state).toMatchObject({ scene: 0, step: 0, isDone: false });
  });

  it('is not gone on with where an answer does not fit any more', () => {
    const [scene] = lesson.scenes;
    const practice = new Practice(game, scene, lesson.learner);
    expect(() => practice.playAgain([['no such answer']])).toThrow(Misfit);
  });
});
