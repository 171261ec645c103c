import { readFileSync } from 'node:fs';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { render } from '@runehold/kernel/text/render';
import { describe, expect, it } from 'vitest';
import { fits } from '../src/answers.ts';
import type { Lesson, Step } from '../src/lesson.ts';
import { endText, lessonWords, noteText, stepText, textsOf } from '../src/words.ts';
import { Pupil } from './follower.ts';
import { allLessons } from './lessons-of.ts';

const ledgers = ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war'].map(name =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
);

const words = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
const most = { en: 40, pl: 46 } as const;

const all = await allLessons();

/** Follows a lesson to its end, and looks at every step when it begins. */
const walk = (lesson: Lesson, pack: GamePack, at: (step: Step, pupil: Pupil) => void): Pupil => {
  const pupil = new Pupil(pack.game, lesson);
  const met = new Set<string>();
  for (let n = 0; n < 300 && !pupil.run.isOver; n++) {
    const { step, state } = pupil.run;
    if (state.isDone) {
      expect(pupil.practice.left, `scene ${state.scene} leaves something of its scripts`).toEqual([]);
      pupil.turnPage();
      continue;
    }
    if (step !== undefined && !met.has(step.id) && pupil.run.isAbout(pupil.ask)) {
      met.add(step.id);
      at(step, pupil);
    }
    pupil.follow();
  }
  return pupil;
};

describe.each(all)('%s', (_id, lesson, pack) => {
  const { game } = pack;

  it('is followed to its end, and every step comes to its ask', () => {
    const met: string[] = [];
    const pupil = walk(lesson, pack, (step, { ask }) => {
      met.push(step.id);
      expect(ask.prompt.key, step.id).toBe(step.on);
      expect(ask.rule, step.id).toBe(step.rule);
    });
    expect(pupil.run.isOver).toBe(true);
    expect(pupil.practice.left).toEqual([]);
    expect(met).toEqual(lesson.scenes.flatMap(({ steps }) => steps.map(({ id }) => id)));
  });

  it('has no more than ten steps, each with a name of its own and a rule of the ledger', () => {
    const steps = lesson.scenes.flatMap(scene => scene.steps);
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    const texts = steps.flatMap(({ fine = [], hold = [] }) => [1, ...fine, ...hold]).length;
    const ends = lesson.scenes.filter(({ end }) => end !== undefined).length;
    expect(textsOf(lesson).size).toBe(texts + ends + 1);
    for (const to of steps.flatMap(({ fine = [] }) => fine.flatMap(each => each.to ?? [])))
      expect(steps.map(({ id }) => id)).toContain(to);
    for (const { rule } of steps)
      expect(
        ledgers.some(ledger => new RegExp(`\\b${rule}\\b`).test(ledger)),
        rule,
      ).toBe(true);
  });

  it('types no figure: they come from the table, and change with it', () => {
    for (const [key, text] of textsOf(lesson))
      for (const each of text) {
        // The number of a tile is its name.
        const typed = each.replace(/\{[^}]*\}/g, '').replace(/(tile|płytka) \d+/, '');
        expect(typed, key).not.toMatch(/\d/);
      }
  });

  it('offers every answer that it calls harmless or holds, somewhere in its step', () => {
    const offered = new Map<string, Set<string>>();
    const pupil = new Pupil(game, lesson);
    for (let n = 0; n < 300 && !pupil.run.isOver; n++) {
      const { step, state } = pupil.run;
      if (state.isDone) {
        pupil.turnPage();
        continue;
      }
      const { kind, options, items } = pupil.ask;
      const names =
        kind === 'yes'
          ? ['yes', 'no']
          : kind === 'number'
            ? Array.from({ length: pupil.ask.max - pupil.ask.min + 1 }, (_, i) => String(pupil.ask.min + i))
            : kind === 'arrange'
              ? items.flatMap(item => options.map(option => `${item.name}>${option.name}`))
              : options.map(({ name }) => name);
      const known = offered.get(step?.id ?? '') ?? new Set();
      for (const name of names) known.add(name);
      offered.set(step?.id ?? '', known);
      pupil.follow();
    }
    for (const { id, fine = [], hold = [] } of lesson.scenes.flatMap(({ steps }) => steps))
      for (const pattern of [...fine, ...hold].flatMap(({ say }) => say))
        expect(
          [...(offered.get(id) ?? [])].some(name => fits(pattern, name)),
          `${id}: ${pattern}`,
        ).toBe(true);
  });

  it('says everything in both languages, in good measure and without a gap', () => {
    const spoken = lessonWords(lesson);
    const joined = joinBilingual(pack.words, spoken);
    expect(
      checkCatalogues(spoken.specs, [
        { ...joined.en, messages: spoken.en.messages },
        { ...joined.pl, messages: spoken.pl.messages },
      ]),
    ).toEqual([]);
    const said = { ...pack, words: joined };
    for (const language of ['en', 'pl'] as const) {
      const tongue = wordsOf(said, language);
      const check = (message: { key: string; args: Readonly<Record<string, number>> }): void => {
        const text = render(tongue, message, { names: ['Ada', 'Bo'] });
        expect(text, message.key).not.toMatch(/\?\w|\{|\}|-1|NaN|undefined/);
        expect(words(text), `${language} ${message.key}: ${text}`).toBeLessThanOrEqual(most[language]);
      };
      const pupil = walk(lesson, pack, (step, { seen }) => {
        check(stepText(lesson, step, seen));
        for (const [kind, notes] of [
          ['fine', step.fine],
          ['hold', step.hold],
        ] as const)
          for (const note of (notes ?? []).keys())
            check(noteText(lesson, { step: step.id, kind, note }, seen));
      });
      for (const scene of lesson.scenes.keys()) {
        const end = endText(lesson, scene, pupil.seen);
        if (end !== undefined) check(end);
      }
    }
  });
});
