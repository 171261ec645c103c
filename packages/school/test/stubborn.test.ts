import type { AskView } from '@runehold/kernel/view/describe';
import { describe, expect, it } from 'vitest';
import { isAmong, isExpected, type Said } from '../src/answers.ts';
import type { Step } from '../src/lesson.ts';
import { Pupil } from './follower.ts';
import { allLessons } from './lessons-of.ts';

const all = await allLessons();

/** Every way to choose so many of some things, but for the order. */
const chosen = (names: readonly string[], count: number): readonly Said[] =>
  count === 0
    ? [[]]
    : names.flatMap((name, i) => chosen(names.slice(i + 1), count - 1).map(more => [name, ...more]));

/** One item after the other in every place where nothing else lies. */
const arranged = ({ items, options, absent }: AskView): readonly Said[] =>
  items.flatMap((_, moved) =>
    options.map(({ code }) => {
      const swapped = absent.map(place => (place === code ? (absent[moved] ?? code) : place));
      return items.map(({ name }, item) => {
        const place = item === moved ? code : swapped[item];
        return `${name}>${options.find(each => each.code === place)?.name}`;
      });
    }),
  );

/** The answers that an ask takes: where several things are chosen, as few as may be, and at least one. */
const answers = ({ ask }: Pupil): readonly Said[] => {
  const { kind, min, max, options } = ask;
  if (kind === 'yes') return [['yes'], ['no']];
  if (kind === 'number') return Array.from({ length: max - min + 1 }, (_, i) => [String(min + i)]);
  if (kind === 'arrange') return arranged(ask);
  const names = options.flatMap(({ name, limit }) =>
    Array<string>(kind === 'some' ? Math.min(limit, max) : 1).fill(name),
  );
  return kind === 'some' ? (max === 0 ? [] : chosen(names, Math.max(1, min))) : names.map(name => [name]);
};

/** Follows a lesson; at every ask of a step something is tried first. */
const walk = (pupil: Pupil, tries: (step: Step) => void): void => {
  for (let n = 0; n < 300 && !pupil.run.isOver; n++) {
    const { step, state } = pupil.run;
    if (state.isDone) {
      pupil.turnPage();
      continue;
    }
    if (step !== undefined && pupil.run.isAbout(pupil.ask)) tries(step);
    if (!pupil.run.state.isDone) pupil.follow();
  }
  expect(pupil.run.isOver).toBe(true);
};

describe.each(all)('whoever is stubborn in %s', (_id, lesson, { game }) => {
  it('is held with a word, as often as it is tried, and nothing changes', () => {
    const pupil = new Pupil(game, lesson);
    let held = 0;
    walk(pupil, step => {
      const entries = pupil.practice.match.entries.length;
      for (const said of answers(pupil)) {
        const expected = step.expect[pupil.run.state.turn];
        const isHarmless = step.fine?.some(({ say }) => isAmong(say, said));
        const isFree = expected.kind === 'until' || expected.kind === 'holds' || step.else === 'free';
        const way = step.through === 'any' ? ['*'] : [...(step.through ?? []), ...(step.given ?? [])];
        if (isHarmless || isFree || isAmong(way, said) || isExpected(expected, said)) continue;
        const { tries } = pupil.run.state;
        expect(pupil.says(said), `${step.id}: ${said.join()}`).toBe(false);
        expect(pupil.run.state).toMatchObject({ tries: tries + 1, note: { step: step.id, kind: 'hold' } });
        held++;
      }
      expect(pupil.practice.match.entries).toHaveLength(entries);
    });
    expect(held).toBeGreaterThan(0);
  });

  it('may do every harmless thing, hears about it, and still finishes', () => {
    const notes = lesson.scenes.flatMap(({ steps }) =>
      steps.flatMap(step => (step.fine ?? []).map((fine, note) => ({ step: step.id, fine, note }))),
    );
    for (const { step: id, fine, note } of notes) {
      const pupil = new Pupil(game, lesson);
      let isDone = false;
      walk(pupil, step => {
        if (isDone || step.id !== id) return;
        const expected = step.expect[pupil.run.state.turn];
        const said = answers(pupil).find(each => isAmong(fine.say, each) && !isExpected(expected, each));
        if (said === undefined) return;
        isDone = true;
        const entries = pupil.run.here;
        expect(pupil.says(said)).toBe(true);
        expect(pupil.run.state.note).toEqual({ step: id, kind: 'fine', note });
        expect(pupil.run.state.isShowing).toBe(fine.isShown === true);
        if (fine.isShown !== true) return;
        pupil.rewind(entries);
        expect(pupil.run.state).toMatchObject({ isShowing: false, note: undefined });
        expect(pupil.run.step?.id).toBe(id);
      });
      expect(isDone, `${id}: ${fine.say.join()}`).toBe(true);
    }
  });
});
