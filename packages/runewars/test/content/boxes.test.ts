import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@runehold/kernel/text/catalogue';
import { filesIn, toldOf } from '@runehold/testkit/where';
import { describe, expect, it } from 'vitest';
import { base } from '../../src/boxes/base/box.ts';
import { universe } from '../../src/boxes/universe.ts';
import { type Box, universeOf } from '../../src/content/box.ts';
import type { Lists } from '../../src/content/content.ts';
import { type ProblemKey, problemWords } from '../../src/content/problem-words.ts';
import { heldBy } from '../../src/content/promises.ts';
import { shippedProblems } from '../../src/content/validate.ts';
import { toy } from '../boxes/toy.ts';

const filesOf = (box: string): string[] => filesIn(new URL(`../../src/boxes/${box}/`, import.meta.url));
const toyFile = fileURLToPath(new URL('../boxes/toy.ts', import.meta.url));
const source = readFileSync(toyFile, 'utf8').split('\n');
const lineOf = (text: string): number => source.findIndex(line => line.includes(text)) + 1;

/** A box with other values for the first thing of a list. */
const withFault = <B extends Box, List extends keyof Lists>(
  box: B,
  list: List,
  change: Partial<Lists[List][number]>,
): B => {
  const [thing, ...rest] = (box.brings[list] ?? []) as readonly object[];
  return { ...box, brings: { ...box.brings, [list]: [{ ...thing, ...change }, ...rest] } };
};
const faulty = <List extends keyof Lists>(list: List, change: Partial<Lists[List][number]>): Box =>
  withFault(toy, list, change);

const told = (box: Box): string[] =>
  shippedProblems(universeOf(base, box)).map(problem =>
    toldOf(problem.box === 'toy' ? [toyFile] : filesOf(problem.box), problem),
  );

describe('shipped boxes', () => {
  it('have no problems, or each is told with box, line and reason', () => {
    const problems = shippedProblems(universe);
    expect(problems.map(problem => toldOf(filesOf(problem.box), problem))).toEqual([]);
  });

  it('find the line of everything that has an id', () => {
    for (const [number, { id: box }] of universe.boxes.entries()) {
      const { units, heroes, questCards, tiles } = heldBy(universe, number);
      const things = [...units, ...heroes, ...questCards, ...tiles.flatMap(({ areas }) => areas)];
      for (const { id } of things.filter(one => !/^\d+$/.test(one.id)))
        expect(toldOf(filesOf(box), { box, path: id, key: 'content.twice', detail: '' })).toMatch(
          new RegExp(`^${box} [\\w-]+\\.ts:\\d+ `),
        );
    }
  });
});

describe('a fault in one box', () => {
  const [first] = base.brings.units;
  const said = (language: Language) => (key: string) => problemWords[language].messages[key as ProblemKey];
  const sentencesOf = (box: typeof base | Box, files: readonly string[]): string[] =>
    shippedProblems('common' in box ? universeOf(box, toy) : universeOf(base, box)).flatMap(problem => [
      toldOf(files, problem, said('en')),
      toldOf(files, problem, said('pl')),
    ]);

  it('is told with box, line and reason in both languages', () => {
    const file = filesOf('base').find(name => name.endsWith('/units.ts')) ?? '';
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex(text => text.includes(`'${first.id}'`)) + 1;
    expect(sentencesOf(withFault(base, 'units', { health: 9 }), [file])).toEqual([
      `base units.ts:${line} ${first.id}.health The number is out of range 9 (1–5)`,
      `base units.ts:${line} ${first.id}.health Liczba jest poza zakresem 9 (1–5)`,
    ]);
    expect(sentencesOf(faulty('units', { health: 9 }), [toyFile])).toEqual([
      `toy toy.ts:${lineOf("'unit-siege-tower-toy'")} unit-siege-tower-toy.health The number is out of range 9 (1–5)`,
      `toy toy.ts:${lineOf("'unit-siege-tower-toy'")} unit-siege-tower-toy.health Liczba jest poza zakresem 9 (1–5)`,
    ]);
  });
});

describe('a box of its own', () => {
  it('promises other numbers than the first and keeps them', () => {
    expect(told(toy)).toEqual([]);
  });

  it.each<[string, Box, string[]]>([
    [
      'a number out of range',
      faulty('units', { health: 9 }),
      [
        `toy toy.ts:${lineOf("'unit-siege-tower-toy'")} unit-siege-tower-toy.health content.out-of-range 9 (1–5)`,
      ],
    ],
    [
      'an id twice',
      faulty('explorationTokens', { id: 'exp-dungeon-toy', key: 'exp-dungeon' }),
      [`toy toy.ts:${lineOf("'exp-dungeon-toy'")} ids content.twice exp-dungeon-toy`],
    ],
    [
      'an area that no box has',
      faulty('questCards', { place: { kind: 'area', area: '99Z' } }),
      [
        `toy toy.ts:${lineOf('quest-alcarans-watchtower-toy')} quest-alcarans-watchtower-toy.place.area content.no-such-name 99Z`,
        `toy toy.ts:${lineOf('quest-alcarans-watchtower-toy')} quest-alcarans-watchtower-toy.setupTile content.wrong-tile 20 (0)`,
      ],
    ],
    [
      'a hero off the scale of this box',
      faulty('heroes', { wisdom: 3 }),
      [`toy toy.ts:${lineOf("'HE-03-toy'")} HE-03-toy content.off-scale 15 (14)`],
    ],
    [
      'a card more than the box counts',
      faulty('tacticsCards', { copies: 3 }),
      [`toy toy.ts:${lineOf('tacticsCards:')} tacticsCards content.wrong-number 3 (2)`],
    ],
  ])('%s', (_, box, found) => {
    expect(told(box)).toEqual(found);
  });

  it('is blamed for an id that an earlier box has', () => {
    const problems = shippedProblems(universeOf(base, faulty('cities', { id: 'city-dawnsmoor' })));
    expect(problems).toEqual([{ box: 'toy', path: 'ids', key: 'content.twice', detail: 'city-dawnsmoor' }]);
  });
});
