import { reasonSpecs } from '@runehold/kernel/text/specs';
import { parseTemplate } from '@runehold/kernel/text/template';
import { describe, expect, it } from 'vitest';
import { boardReasons } from '../../src/board/reasons.ts';
import { layout } from '../../src/layout.ts';
import { options as optionsEn } from '../../src/text/en/options.ts';
import { setup as setupEn } from '../../src/text/en/setup.ts';
import { options as optionsPl } from '../../src/text/pl/options.ts';
import { setup as setupPl } from '../../src/text/pl/setup.ts';
import { optionSpecs } from '../../src/words/options.ts';
import { setupEvents, setupReasons, setupSpecs } from '../../src/words/setup.ts';

const sorted = (keys: Iterable<string>): string[] => [...keys].sort();

describe('the words of setup', () => {
  it('there is a word for every option and every value of it', () => {
    const wanted = Object.entries(layout.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map(value => `option.${name}.${value}`),
    ]);
    expect(sorted(Object.keys(optionSpecs))).toEqual(sorted([...wanted, 'refusal.same-faction']));
  });

  it('both languages say all of it, and it can be read', () => {
    const secret = ['event.rune-laid.hidden'];
    const wanted = sorted([
      ...Object.keys(setupEvents).map(key => `event.${key}`),
      ...Object.keys(setupReasons).map(key => `reason.${key}`),
      ...Object.keys(reasonSpecs(boardReasons)),
      ...Object.keys(setupSpecs),
      ...secret,
    ]);
    for (const setup of [setupEn, setupPl]) expect(sorted(Object.keys(setup))).toEqual(wanted);
    for (const options of [optionsEn, optionsPl]) {
      expect(sorted(Object.keys(options))).toEqual(sorted(Object.keys(optionSpecs)));
    }
    for (const text of [setupEn, setupPl, optionsEn, optionsPl].flatMap(texts => Object.values(texts))) {
      expect(() => parseTemplate(text)).not.toThrow();
    }
  });
});
