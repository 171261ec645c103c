import { likeness, type Manner, restored, spokenOf } from '@runehold/kernel/content/likeness';
import { type Correctable, readPack } from '@runehold/kernel/content/overlay';
import { problemAt } from '@runehold/kernel/content/problem';
import { optional, required, shapeProblems, text, whole, word } from '@runehold/kernel/content/shape';
import { describe, expect, it } from 'vitest';

type Deed = { readonly kind: 'carry'; readonly load: number } | { readonly kind: 'sing' };
type Beast = {
  readonly id: string;
  readonly pace: number;
  readonly foods: readonly string[];
  readonly stubborn?: boolean;
  readonly price: number | 'all';
  readonly deed: Deed;
  readonly gift?: Deed;
};

const beasts: readonly Beast[] = [
  { id: 'camel', pace: 3, foods: ['thorns'], price: 4, deed: { kind: 'carry', load: 5 } },
  { id: 'mule', pace: 2, foods: [], stubborn: true, price: 'all', deed: { kind: 'carry', load: 3 } },
  { id: 'bird', pace: 9, foods: ['seeds'], price: 1, deed: { kind: 'sing' }, gift: { kind: 'sing' } },
];

const manner: Manner = { kept: ['id'], kindFixed: ['deed'], families: [['thorns', 'hay']] };
const shape = likeness(
  beasts.map(beast => spokenOf(beast, manner)),
  manner,
);

const caravan: Correctable<readonly Beast[]> = {
  game: 'caravan',
  parts: beasts.map(beast => ({ name: beast.id, shape, value: spokenOf(beast, manner), fixed: ['id'] })),
  assemble: changed =>
    beasts.map(beast =>
      changed.has(beast.id) ? (restored(beast, changed.get(beast.id), manner) as Beast) : beast,
    ),
  problems: all =>
    all.flatMap(({ id, pace }) =>
      pace > 9 ? [problemAt([id, 'pace'], 'content.out-of-range', `${pace} (0–9)`)] : [],
    ),
};

const read = (changes: string, game = 'caravan') =>
  readPack(
    `{ "format": "runehold-content", "game": "${game}", "name": "Ours", "changes": {\n${changes}\n} }`,
    caravan,
  );
const told = (changes: string, game?: string): string[] => {
  const reading = read(changes, game);
  if (reading.ok) throw new Error('the pack was taken');
  return reading.problems.map(({ line, column, key, detail }) => `${line}:${column} ${key} ${detail}`);
};

describe('a content pack', () => {
  it('changes what it gives and nothing else', () => {
    const reading = read('"camel": { "pace": 4, "deed": { "load": 6 }, "stubborn": true }, // older\n');
    expect(reading).toEqual({
      ok: true,
      name: 'Ours',
      content: [
        { ...beasts[0], pace: 4, deed: { kind: 'carry', load: 6 }, stubborn: true },
        beasts[1],
        beasts[2],
      ],
    });
  });

  it('takes away what only some have, and gives what others have', () => {
    const reading = read('"mule": { "stubborn": null, "price": 2, "foods": ["hay", "seeds"] }');
    const { stubborn: _, ...mule } = beasts[1];
    expect(reading.ok && reading.content[1]).toEqual({ ...mule, price: 2, foods: ['hay', 'seeds'] });
  });

  it('exchanges what rules do not know by its kind', () => {
    const reading = read('"bird": { "gift": null }');
    expect(reading.ok && reading.content[2]).not.toHaveProperty('gift');
  });

  it.each([
    ['"ox": {}', '2:1 pack.unknown-id ox'],
    ['"camel": { "id": "ox" }', '2:12 pack.fixed-field id'],
    ['"camel": { "deed": { "kind": "sing" } }', '2:12 pack.fixed-field deed'],
    ['"camel": { "deed": null }', '2:12 pack.fixed-field deed'],
    ['"camel": { "hump": 2 }', '2:12 content.unknown-field hump'],
    ['"camel": { "pace": null }', '2:20 content.missing-field pace'],
    ['"camel": { "pace": true }', '2:20 content.wrong-type true'],
    ['"camel": { "pace": 10 }', '2:20 content.out-of-range 10 (0–9)'],
    ['"camel": { "foods": ["iron"] }', '2:22 content.unknown-word "iron" (thorns, seeds, hay)'],
    ['"camel": { "price": "none" }', '2:21 content.unknown-word "none" (all)'],
    ['"camel": 5', '2:10 content.wrong-type 5'],
    ['"camel": { "pace": 1, "pace": 2 }', '2:23 pack.twice pace'],
    ['"camel": {', '3:4 pack.syntax CloseBraceExpected'],
  ])('%s is refused', (changes, found) => {
    expect(told(changes)).toContain(found);
  });

  it('for another game is refused', () => {
    expect(told('', 'rune-age')).toEqual(['1:41 pack.wrong-game "rune-age"']);
  });
});

describe('a shape that is written down', () => {
  it('says of a value what keeps it from having it', () => {
    const cost = {
      is: 'either',
      fields: { gold: required(whole(1, 9)), seeds: required(whole(1, 9)) },
    } as const;
    const card = {
      is: 'fields',
      fields: { name: required(text), side: optional(word(['left', 'right'])), cost: required(cost) },
    } as const;
    const keys = (value: unknown) =>
      shapeProblems(value, card, ['card']).map(({ path, key }) => `${path} ${key}`);
    expect(keys({ name: 'x', cost: { gold: 3 } })).toEqual([]);
    expect(keys({ name: 1, cost: { gold: 3, seeds: 1 } })).toEqual([
      'card.name content.wrong-type',
      'card.cost content.not-exactly-one',
    ]);
    expect(keys({ name: 'x', side: 'up', cost: { hay: 3 } })).toEqual([
      'card.side content.unknown-word',
      'card.cost.hay content.unknown-field',
    ]);
    expect(keys({ name: 'x', cost: { gold: 10 } })).toEqual(['card.cost.gold content.out-of-range']);
  });
});
