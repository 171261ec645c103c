import { describe, expect, it } from 'vitest';
import { base } from '../../src/boxes/base/box.ts';
import { universe } from '../../src/boxes/universe.ts';
import type { PreparedContent } from '../../src/content/numbers.ts';
import { parts } from '../../src/content/parts.ts';
import { readContent } from '../../src/corrected.ts';

/** A pack whose changes begin on line 2, one line a string. */
const packOf = (...changes: readonly string[]): string =>
  [
    '{ "format": "runehold-content", "game": "runewars", "name": "Our box", "changes": {',
    ...changes,
    '} }',
  ].join('\n');

const contentOf = (...changes: readonly string[]): PreparedContent => {
  const reading = readContent(packOf(...changes));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.game.content as PreparedContent;
};

/** Problems as `line:column key detail`. */
const problemsOf = (...changes: readonly string[]): string[] => {
  const reading = readContent(packOf(...changes));
  if (reading.ok) throw new Error('the pack was accepted');
  return reading.problems.map(({ line, column, key, detail }) => `${line}:${column} ${key} ${detail}`);
};

const changed = <T extends { readonly id: string }>(all: readonly T[], id: string, fields: object): T[] =>
  all.map(one => (one.id === id ? { ...one, ...fields } : one));

describe('a content pack of Runewars', () => {
  it('without changes gives the game under its name', () => {
    const reading = readContent(packOf());
    expect(reading.ok && reading.game.corrections).toEqual({ name: 'Our box', text: packOf() });
    const { unit: _unit, area: _area, homeOf: _homeOf, gains: _gains, ...content } = contentOf();
    expect(content).toEqual(universe);
  });

  it('changes exactly what it gives, and keeps names and sources', () => {
    const content = contentOf(
      '// our Knight is tougher',
      '"unit-knight": { "health": 4, "traits": ["fast"] },',
      '"HE-01": { "strength": 5, "alignment": "neutral" },',
      '"tactics-summon-lightning": { "copies": 2, "effect": { "damage": 3 } },',
      '"season-envoys-of-spring": { "effect": { "amount": 3 } },',
      '"uthuk": { "tactics": 3 },',
      '"2A": { "resources": { "ore": 1 }, "neutral": { "unit": "unit-beastman", "count": 1 } },',
      '"2B": { "neutral": null },',
      '"limits": { "unitsPerArea": 9 }, "unitsToDiscardLocation": 3',
    );
    const unit = universe.units.find(({ id }) => id === 'unit-knight');
    expect(content.units).toEqual(changed(universe.units, 'unit-knight', { health: 4, traits: ['fast'] }));
    expect(content.units.find(({ id }) => id === 'unit-knight')?.sources).toBe(unit?.sources);
    expect(content.heroes).toEqual(changed(universe.heroes, 'HE-01', { strength: 5, alignment: 'neutral' }));
    expect(content.tacticsCards).toEqual(
      changed(universe.tacticsCards, 'tactics-summon-lightning', {
        copies: 2,
        effect: { kind: 'damage-both-sides', damage: 3 },
      }),
    );
    expect(content.factions.map(({ tactics }) => tactics)).toEqual(
      universe.factions.map(({ id, tactics }) => (id === 'uthuk' ? 3 : tactics)),
    );
    const [, second] = content.tiles;
    expect(
      second.areas.map(({ id, q, r, resources, neutral }) => ({ id, q, r, resources, neutral })),
    ).toEqual([
      {
        id: '2A',
        q: 0,
        r: 0,
        resources: { food: 0, wood: 1, ore: 1 },
        neutral: { unit: 'unit-beastman', count: 1 },
      },
      { id: '2B', q: 0, r: 1, resources: { food: 1, wood: 0, ore: 1 }, neutral: undefined },
      { id: '2C', q: 1, r: 1, resources: { food: 0, wood: 1, ore: 0 }, neutral: undefined },
    ]);
    expect(content.limits).toEqual({ ...universe.limits, unitsPerArea: 9 });
    expect(content.unitsToDiscardLocation).toBe(3);
  });

  it('turns dials and prints Fate cards, whatever the box promises of them', () => {
    const spaces = universe.dials.uthuk.wood.spaces.map(({ gain }) => gain).with(8, { kind: 'tactics' });
    const content = contentOf(
      `"dials.uthuk.wood": { "start": 2, "spaces": ${JSON.stringify(spaces)} },`,
      '"fate.7": { "destiny": "gold", "results": { "circle": { "kind": "rout", "amount": 1 } } }',
    );
    expect(content.dials.uthuk.wood.start).toBe(2);
    expect(content.gains[2][1]).toEqual(spaces);
    expect(content.fate.cards.find(({ number }) => number === 7)).toMatchObject({
      destiny: 'gold',
      results: { circle: { kind: 'rout', amount: 1 } },
    });
  });

  it('corrects duels, the board and what is counted, and the sums of the boxes follow', () => {
    const content = contentOf(
      '"heroDuel": { "unitClass": "hexagon", "specialDamage": 2 },',
      '"editions": { "areasBetweenMarkers": { "revised": 4 } },',
      '"counts": { "strongholds": 3, "runes": { "dragon": 20 } }',
    );
    expect(content.heroDuel).toEqual({ unitClass: 'hexagon', specialDamage: 2 });
    expect(content.editions.areasBetweenMarkers).toEqual({ revised: 4, original: 4 });
    const [first] = content.boxes;
    expect(first.counts.perFaction).toEqual({ ...base.counts.perFaction, strongholds: 3 });
    expect(first.counts.tokens).toEqual({ ...base.counts.tokens, runes: { dragon: 20, false: 17 } });
    expect(content.counts.perFaction).toEqual({ ...universe.counts.perFaction, strongholds: 3 });
    expect(content.counts.tokens.runes).toEqual({ ...universe.counts.tokens.runes, dragon: 25 });
  });

  it('exchanges a result of a quest, clause by clause', () => {
    const content = contentOf(
      '"quest-avalanche": { "task": { "gold": [{ "kind": "reward" }, { "kind": "gain-influence", "amount": 2 }] } }',
    );
    expect(content.questCards.find(({ id }) => id === 'quest-avalanche')?.task).toMatchObject({
      gold: [{ kind: 'reward' }, { kind: 'gain-influence', amount: 2 }],
    });
  });

  it('can name everything that has an id, every dial, area and Fate card', () => {
    const names = parts(universe).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [
      'unit-giant',
      'HE-12',
      'daqan',
      '9B',
      'DA',
      'fate.30',
      'dials.waiqar.ore',
      'editions',
    ])
      expect(names).toContain(name);
    // What there is once is a section, or cut into parts of its name; tiles belong to the building of boards.
    for (const name of Object.keys(base.common).filter(one => one !== 'tilesPerPlayer'))
      expect(
        names.some(one => one === name || one.startsWith(`${name}.`)),
        name,
      ).toBe(true);
  });
});

describe('mistakes in a content pack of Runewars', () => {
  it.each<[string, string, string[]]>([
    ['no such card', '"unit-unicorn": {}', ['2:1 pack.unknown-id unit-unicorn']],
    ['an id', '"unit-knight": { "id": "x" }', ['2:18 pack.fixed-field id']],
    ['an owner', '"unit-knight": { "owner": "uthuk" }', ['2:18 pack.fixed-field owner']],
    ['the shape of a tile', '"2A": { "borders": {} }', ['2:9 pack.fixed-field borders']],
    [
      'another kind of effect',
      '"tactics-sappers": { "effect": { "kind": "mix-runes" } }',
      ['2:22 pack.fixed-field effect'],
    ],
    ['no such field', '"unit-knight": { "healt": 3 }', ['2:18 content.unknown-field healt']],
    ['a word for a number', '"unit-knight": { "health": "3" }', ['2:28 content.wrong-type "3"']],
    ['half a number', '"unit-knight": { "health": 2.5 }', ['2:28 content.not-whole 2.5']],
    [
      'more health than damage tokens count',
      '"unit-knight": { "health": 6 }',
      ['2:28 content.out-of-range 6 (1–5)'],
    ],
    [
      'a number that the rules have no room for',
      '"season-mutinous-garrison": {\n  "effect": { "units": 5 } }',
      ['3:24 content.out-of-range 5 (1–4)'],
    ],
    [
      'no such word',
      '"unit-knight": { "unitClass": "square" }',
      ['2:31 content.unknown-word "square" (triangle, rectangle, hexagon, circle)'],
    ],
    [
      'more copies than the box has cards',
      '"tactics-sappers": { "copies": 5 }',
      ['2:32 content.no-room 54 (50)'],
    ],
    ['more figures than a faction has', '"unit-knight": { "figures": 9 }', ['2:29 content.no-room 37 (36)']],
    [
      'more Giants on the map than there are',
      '"2A": { "neutral": { "count": 4 } }',
      ['2:20 content.no-room 6 (4)'],
    ],
    ['a city on guarded ground', '"2A": { "city": true }', ['2:17 content.wrong-place unit-giant']],
    ['influence of another faction', '"uthuk": { "influence": 4 }', ['2:25 content.wrong-number 3 4 4 2']],
    ['the length of a dial', '"limits": { "dial": 9 }', ['2:13 pack.fixed-field dial']],
    ['how tiles touch', '"boardBuilding": { "contact": {} }', ['2:20 pack.fixed-field contact']],
    ['how many cards there are', '"counts": { "cards": {} }', ['2:13 pack.fixed-field cards']],
    [
      'another number of tiles',
      '"boardBuilding": { "tilesPerPlayer": 1 }',
      ['2:20 pack.fixed-field tilesPerPlayer'],
    ],
    [
      'setup markers too far apart for a board',
      '"editions": { "areasBetweenMarkers": { "revised": 5 } }',
      ['2:51 content.out-of-range 5 (1–4)'],
    ],
    [
      'fewer runes than a game begins with',
      '"counts": { "runes": { "false": 3 } }',
      ['2:33 content.out-of-range 3 (4–17)'],
    ],
    ['an area that is on no tile', '"quest-avalanche": { "place": { "kind": "area", "area": "12C" } }', []],
  ])('%s', (_, change, found) => {
    const told = problemsOf(change);
    if (found.length > 0) expect(told).toEqual(found);
    else expect(told.map(one => one.split(' ')[1])).toEqual(['content.unknown-word']);
  });
});
