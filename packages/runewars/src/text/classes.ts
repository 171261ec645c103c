import { type Noun, noun, rzeczownik } from '@runehold/kernel/text/catalogue';
import type { UnitClass } from '../content/types.ts';

/** The classes in the order in which a text names them, and how the Polish adjective of each begins. */
const stems = {
  triangle: 'trójkątn',
  circle: 'okrągł',
  rectangle: 'prostokątn',
  hexagon: 'sześciokątn',
} as const satisfies Readonly<Record<UnitClass, string>>;

export const shapes = Object.keys(stems) as (keyof typeof stems)[];

/** Every set of classes, the empty one first: a set is what has its bit in the number. */
const sets = Array.from({ length: 1 << shapes.length }, (_, bits) =>
  shapes.filter((_shape, at) => (bits & (1 << at)) !== 0),
);

const idOf = (set: readonly string[]): string => set.join('-') || 'any';

export const classSetIds: readonly string[] = sets.map(idOf);

/** The set that these classes are, in whatever order they are given. */
export const classSetId = (classes: readonly unknown[]): string =>
  idOf(shapes.filter(shape => classes.includes(shape)));

/** "a", "a or b", "a, b or c". */
const either = (names: readonly string[], or: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(` ${or} `);

const english = (set: readonly string[]): Noun => noun([either(set, 'or'), 'unit'].join(' ').trim());

const polish = (set: readonly (keyof typeof stems)[]): Noun => {
  const form = (unit: string, ending: string): string =>
    [
      unit,
      either(
        set.map(shape => `${stems[shape]}${ending}`),
        'lub',
      ),
    ]
      .join(' ')
      .trim();
  return rzeczownik(
    'f',
    form('jednostka', 'a'),
    form('jednostki', 'ej'),
    form('jednostce', 'ej'),
    form('jednostkę', 'ą'),
    form('jednostką', 'ą'),
    form('jednostce', 'ej'),
    form('jednostki', 'e'),
    form('jednostek', 'ych'),
  );
};

/** "2 triangle or circle units", "2 jednostki trójkątne lub okrągłe": a set of classes is a noun of its own. */
export const classNouns: Readonly<Record<string, readonly [en: Noun, pl: Noun]>> = Object.fromEntries(
  sets.map(set => [idOf(set), [english(set), polish(set)]]),
);
