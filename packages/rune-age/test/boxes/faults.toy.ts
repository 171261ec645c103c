import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { render } from '@runehold/kernel/text/render';
import { filesIn, toldOf } from '@runehold/testkit/where';
import { describe, expect, it } from 'vitest';
import { base } from '../../src/boxes/base/box.ts';
import { universe } from '../../src/boxes/universe.ts';
import { type Box, universeOf } from '../../src/content/box.ts';
import type { Lists } from '../../src/content/types.ts';
import { shippedProblems } from '../../src/content/validate.ts';
import { runeAgePack } from '../../src/pack.ts';
import { toy } from './toy.ts';

const toyFile = fileURLToPath(new URL('./toy.ts', import.meta.url));
const source = readFileSync(toyFile, 'utf8').split('\n');
const lineOf = (text: string): number => source.findIndex(line => line.includes(text)) + 1;
const filesOf = (box: string): string[] =>
  box === 'base' ? filesIn(new URL('../../src/boxes/base/', import.meta.url)) : [toyFile];

/** The toy box with other values for a thing of a list. */
const faulty = <List extends keyof Lists>(list: List, like: string, change: object): Box => {
  const things = (toy.brings[list] ?? []) as readonly { readonly id: string }[];
  const changed = things.map(thing => (thing.id === like ? { ...thing, ...change } : thing));
  return { ...toy, brings: { ...toy.brings, [list]: changed } };
};

const told = (box: Box, language: 'en' | 'pl'): string[] => {
  const words = wordsOf(runeAgePack, language);
  return shippedProblems(universeOf(base, box)).map(problem =>
    toldOf(filesOf(problem.box), problem, key => render(words, { key, args: {} })),
  );
};

describe('boxes', () => {
  it('hold what they say, and nothing in them is wrong', () => {
    expect(shippedProblems(universe)).toEqual([]);
  });

  it.each<[string, Box, string, string]>([
    [
      'a number out of range',
      faulty('cards', 'daqan.lancer_toy', { strength: 99 }),
      `toy toy.ts:${lineOf("'daqan.lancer_toy'")} daqan.lancer_toy.strength The number is out of range 99 (0–40)`,
      `toy toy.ts:${lineOf("'daqan.lancer_toy'")} daqan.lancer_toy.strength Liczba jest poza zakresem 99 (0–40)`,
    ],
    [
      'an id that is there twice',
      faulty('events', 'hunt.moon_toy', { id: 'hunt.prey_toy' }),
      `toy toy.ts:${lineOf("'hunt.prey_toy'")} hunt.prey_toy This card is given twice hunt.prey_toy`,
      `toy toy.ts:${lineOf("'hunt.prey_toy'")} hunt.prey_toy Tę kartę podano dwa razy hunt.prey_toy`,
    ],
    [
      'a Reward of another scenario',
      faulty('events', 'mon.troll_toy', { reward: { kind: 'reroll-objective' } }),
      `toy toy.ts:${lineOf("'mon.troll_toy'")} mon.troll_toy.reward.kind This belongs to another scenario resurgence`,
      `toy toy.ts:${lineOf("'mon.troll_toy'")} mon.troll_toy.reward.kind To należy do innego scenariusza resurgence`,
    ],
    [
      'a neutral type that no box has',
      faulty('scenarios', 'hunt-toy', {
        neutrals: ['neutral.none', 'neutral.forced_march', 'neutral.demon'],
      }),
      `toy toy.ts:${lineOf('neutrals:')} neutrals.hunt-toy.0 This is not a neutral card neutral.none`,
      `toy toy.ts:${lineOf('neutrals:')} neutrals.hunt-toy.0 To nie jest karta neutralna neutral.none`,
    ],
  ])('are refused with box, line and reason for %s', (_, box, english, polish) => {
    expect(told(box, 'en')).toEqual([english]);
    expect(told(box, 'pl')).toEqual([polish]);
  });

  it('are blamed for an id that an earlier one has', () => {
    const problems = shippedProblems(universeOf(base, faulty('cities', 'city.toy', { id: 'city.forge' })));
    expect(problems.map(({ box, key, detail }) => [box, key, detail])).toEqual([
      ['toy', 'content.twice', 'city.forge'],
    ]);
  });

  it('are refused for a card more than they count', () => {
    const problems = shippedProblems(universeOf(base, faulty('cards', 'neutral.march_toy', { copies: 6 })));
    expect(problems.map(({ box, path, key, detail }) => [box, path, key, detail])).toEqual([
      ['toy', 'copies', 'content.card-total', '57 (56)'],
      ['toy', 'neutral', 'content.card-total', '6 (5)'],
    ]);
  });
});
