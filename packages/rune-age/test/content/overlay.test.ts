import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import { readPack } from '../../src/content/overlay.ts';

/** A pack whose changes begin on line 5, one line a string. */
const packOf = (...changes: readonly string[]) =>
  [
    '{',
    '  "format": "runehold-content", "game": "rune-age",',
    '  "name": "Our box",',
    '  "changes": {',
    ...changes,
    '  }',
    '}',
  ].join('\n');

function contentOf(text: string): Universe {
  const reading = readPack(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.content;
}

/** Problems as `line:column key detail`. */
function problemsOf(text: string): string[] {
  const reading = readPack(text);
  if (reading.ok) throw new Error('the pack was accepted');
  return reading.problems.map(({ line, column, key, detail }) => `${line}:${column} ${key} ${detail}`);
}

const card = (content: Universe, id: string) => content.cards.find(one => one.id === id);
const event = (content: Universe, id: string) => content.events.find(one => one.id === id);

describe('a pack', () => {
  it('without changes gives the base under its name', () => {
    expect(readPack(packOf())).toEqual({ ok: true, name: 'Our box', content: universe });
  });

  it('changes exactly the fields it gives', () => {
    const content = contentOf(
      packOf(
        '    // our Knight says 3',
        '    "daqan.knight": { "ability": { "effect": { "limit": 3 } } }, /* and so on */',
        '    "city.forge": { "strength": 10 },',
        '    "res.choyo": { "strength": 11, "lasting": { "amount": 3 } },',
        '    "rune.might": { "power": { "amount": 3 } },',
        '    "monument": { "gold": 15 },',
        '    "die": [0, 0, 1, 1, 1, 2],',
        '    "hand": 6,',
        '    "setup.2": { "cities": 4 },',
        '    "neutrals.resurgence": ["neutral.sorcerer", "neutral.naga", "neutral.demon"],',
      ),
    );
    const changed = (cards: readonly { readonly id: string }[], id: string, fields: object) =>
      cards.map(one => (one.id === id ? { ...one, ...fields } : one));
    expect(content).toEqual({
      ...universe,
      cards: changed(universe.cards, 'daqan.knight', {
        ability: { timing: 'when-played', effect: { kind: 'reveal-up-to', limit: 3 } },
      }),
      cities: changed(universe.cities, 'city.forge', { strength: 10 }),
      events: changed(universe.events, 'res.choyo', {
        strength: 11,
        lasting: { kind: 'other-enemies-stronger', amount: 3 },
      }),
      runes: changed(universe.runes, 'rune.might', {
        power: { kind: 'strength', amount: 3, defending: false },
      }),
      monument: { gold: 15 },
      die: [0, 0, 1, 1, 1, 2],
      hand: 6,
      setup: universe.setup.map((row, index) => (index === 1 ? { ...row, cities: 4 } : row)),
      neutrals: {
        ...universe.neutrals,
        resurgence: ['neutral.sorcerer', 'neutral.naga', 'neutral.demon'],
      },
    });
  });

  it('leaves the base as it was', () => {
    const before = structuredClone(universe);
    contentOf(packOf('"daqan.knight": { "ability": { "effect": { "limit": 3 } }, "cost": { "gold": 4 } }'));
    expect(universe).toEqual(before);
  });

  it('switches to another effect, which then has only its own numbers', () => {
    const content = contentOf(
      packOf(
        '"latari.deepwood_archer": { "ability": {',
        '  "timing": "resolution", "price": { "kind": "influence", "amount": 1 },',
        '  "effect": { "kind": "strengthen", "amount": 1 } } }',
      ),
    );
    expect(card(content, 'latari.deepwood_archer')?.ability).toEqual({
      timing: 'resolution',
      price: { kind: 'influence', amount: 1 },
      effect: { kind: 'strengthen', amount: 1 },
    });
  });

  it('takes an optional field away with null', () => {
    const content = contentOf(
      packOf(
        '"latari.pegasus_rider": { "ability": { "price": null } },',
        '"res.bountiful_harvest": { "notAlone": null }',
      ),
    );
    expect(card(content, 'latari.pegasus_rider')?.ability).toEqual({
      timing: 'when-played',
      effect: { kind: 'draw', amount: 1 },
    });
    expect(event(content, 'res.bountiful_harvest')).not.toHaveProperty('notAlone');
  });

  it('makes an Instant of an Enemy when all that goes with it is changed', () => {
    const content = contentOf(
      packOf(
        '"rw.rune_discovery": { "type": "instant", "strength": null, "attrition": 0, "discovery": null,',
        '  "instant": { "kind": "each-draws", "amount": 1 } }',
      ),
    );
    expect(event(content, 'rw.rune_discovery')).toMatchObject({ type: 'instant', stage: 2 });
  });

  it('can be laid over another pack', () => {
    const first = contentOf(packOf('"hand": 6'));
    const second = readPack(packOf('"monument": { "gold": 15 }'), first);
    expect(second).toMatchObject({ ok: true, content: { hand: 6, monument: { gold: 15 } } });
  });

  it('may begin with a byte order mark and end its lines as Windows does', () => {
    expect(contentOf(`\uFEFF${packOf('"hand": 6').replaceAll('\n', '\r\n')}`).hand).toBe(6);
    expect(problemsOf(packOf('', '"hand": 0').replaceAll('\n', '\r\n'))).toEqual([
      '6:9 content.out-of-range 0 (1–20)',
    ]);
  });
});

describe('a broken text', () => {
  it.each([
    ['nothing', '', ['1:1 pack.syntax ValueExpected']],
    ['a list', '[]', ['1:1 pack.no-object array']],
    ['a missing comma', packOf('"hand": 6', '"retain": 2'), ['6:1 pack.syntax CommaExpected']],
    ['an open end', '{\n  "format": "runehold-content"', ['2:31 pack.syntax CloseBraceExpected']],
    ['a field twice', packOf('"hand": 6,', '"hand": 7'), ['6:1 pack.twice hand']],
    ['a field twice inside', packOf('"monument": {', '"gold": 13,', '"gold": 15 }'), ['7:1 pack.twice gold']],
    ['brackets without end', `{\n${'['.repeat(100_000)}`, ['2:16 pack.too-deep 16']],
  ])('is refused: %s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe('a wrong frame', () => {
  it.each([
    [
      '{}',
      [
        '1:1 pack.missing-field format',
        '1:1 pack.missing-field game',
        '1:1 pack.missing-field name',
        '1:1 pack.missing-field changes',
      ],
    ],
    [packOf().replace('runehold-content', 'deck'), ['2:13 pack.wrong-format "deck"']],
    [packOf().replace('"rune-age"', '"runewars"'), ['2:41 pack.wrong-game "runewars"']],
    [packOf().replace('Our box', ' '), ['3:11 pack.wrong-name " "']],
    [packOf().replace('"Our box"', '7'), ['3:11 pack.wrong-name 7']],
    [packOf().replace('{\n  }', '[]'), ['4:14 pack.no-object changes']],
    [packOf().replace('  "name"', '  "author": "me",\n  "name"'), ['3:3 pack.unknown-field author']],
  ])('is refused: %j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe('a wrong change', () => {
  it.each([
    ['an unknown card', ['"daqan.wizard": { "strength": 3 }'], '5:1 pack.unknown-id daqan.wizard'],
    ['a section that is none', ['"setup.5": { "cities": 3 }'], '5:1 pack.unknown-id setup.5'],
    ['a name of the language', ['"constructor": {}'], '5:1 pack.unknown-id constructor'],
    ['an unknown field', ['"daqan.knight": {', '  "strenght": 3 }'], '6:3 content.unknown-field strenght'],
    [
      'a hidden field',
      ['"daqan.knight": {', '  "__proto__": { "strength": 9 } }'],
      '6:3 content.unknown-field __proto__',
    ],
    [
      'a field of the language',
      ['"daqan.knight": {', '  "toString": 1 }'],
      '6:3 content.unknown-field toString',
    ],
    [
      'a field of another effect',
      ['"daqan.knight": { "ability": {', '  "effect": { "amount": 3 } } }'],
      '6:15 content.unknown-field amount',
    ],
    ['a card as a number', ['"daqan.knight": 3'], '5:17 content.wrong-type 3'],
    ['a card taken away', ['"daqan.knight": null'], '5:17 content.wrong-type null'],
    ['words for a number', ['"daqan.knight": { "strength": "three" }'], '5:31 content.wrong-type "three"'],
    ['half a number', ['"daqan.knight": { "strength": 2.5 }'], '5:31 content.not-whole 2.5'],
    ['a number too high', ['"daqan.knight": {', '  "strength": 99 }'], '6:15 content.out-of-range 99 (0–40)'],
    ['no number at all', ['"daqan.knight": { "strength": 1e999 }'], '5:31 content.not-whole Infinity'],
    [
      'a needed field taken away',
      ['"city.forge": {', '  "influence": null }'],
      '6:16 content.missing-field influence',
    ],
    [
      'an unknown effect',
      ['"daqan.knight": { "ability": {', '  "effect": { "kind": "fly" } } }'],
      '6:23 content.unknown-kind "fly"',
    ],
    [
      'an effect named as the language does',
      ['"daqan.knight": { "ability": {', '  "effect": { "kind": "toString" } } }'],
      '6:23 content.unknown-kind "toString"',
    ],
    [
      'an effect without its number',
      ['"daqan.knight": { "ability": {', '  "effect": { "kind": "draw" } } }'],
      '6:13 content.missing-field amount',
    ],
    [
      'an unknown timing',
      ['"daqan.knight": { "ability": {', '  "timing": "often" } }'],
      '6:13 content.unknown-word "often" (when-played, resolution, end-of-combat, action)',
    ],
    [
      'two costs',
      ['"daqan.knight": {', '  "cost": { "gold": 3, "influence": 1 } }'],
      '6:11 content.not-exactly-one gold, influence',
    ],
    ['a die of five faces', ['"die": [0, 0, 1, 1, 2]'], '5:8 content.wrong-length 5 (6)'],
    ['a face that is none', ['"die": [0, 0, 0, 1, 1,', '9]'], '6:1 content.out-of-range 9 (0–6)'],
    ['another id', ['"daqan.knight": {', '  "id": "daqan.bowman" }'], '6:3 pack.fixed-field id'],
    [
      'another race',
      ['"daqan.siege_machine": { "cost": { "gold": 7 },', '  "race": "latari" }'],
      '6:11 content.fixed-field race',
    ],
    [
      'another scenario',
      ['"rw.sellswords": {', '  "scenario": "runewar" }'],
      '6:15 content.unknown-word "runewar" (resurgence, runewars, cataclysm, monument)',
    ],
  ])('is refused: %s', (_, changes, problem) => {
    expect(problemsOf(packOf(...changes))).toEqual([problem]);
  });

  it('is refused with all others of its kind, by line', () => {
    const text = packOf(
      '"hand": 0,',
      '"daqan.wizard": {},',
      '"die": 6,',
      '"city.forge": { "name": "Forge" }',
    );
    expect(problemsOf(text)).toEqual([
      '5:9 content.out-of-range 0 (1–20)',
      '6:1 pack.unknown-id daqan.wizard',
      '7:8 content.wrong-type 6',
      '8:17 content.unknown-field name',
    ]);
  });
});

describe('a change that breaks a rule of the content', () => {
  it.each([
    [
      'a tactic with strength',
      ['"hand": 6,', '"neutral.pillage": {', '  "strength": 2 }'],
      ['7:15 content.field-of-another-kind tactic'],
    ],
    [
      'a unit without strength',
      ['"neutral.dragon": {', '  "strength": null }'],
      ['6:15 content.no-strength neutral.dragon'],
    ],
    [
      'an Enemy that becomes an Instant and no more',
      ['"res.margath": {', '  "type": "instant" }'],
      ['6:11 content.no-instant-effect res.margath'],
    ],
    [
      'two units at one cost',
      ['"daqan.bowman": { "cost":', '  { "gold": 3 } }'],
      ['6:3 content.same-cost daqan.bowman: 3'],
    ],
    [
      'a tier twice through a cost',
      ['"neutral.manticore": { "cost":', '  { "influence": 2 } }'],
      ['6:3 content.neutral-tiers 2, 2, 6'],
    ],
    [
      'a tier twice through the list',
      ['"neutrals.monument":', '  ["neutral.sorcerer", "neutral.pillage", "neutral.demon"]'],
      ['6:3 content.neutral-tiers 2, 2, 6'],
    ],
    ['copies above the box', ['"daqan.knight": {', '  "copies": 5 }'], ['6:13 content.card-total 253 (252)']],
    [
      'a pile below the starting decks',
      ['"setup.3": { "gold": [', '14, 12, 8] }'],
      ['6:1 content.pile-below-start 14 (3 × 5)'],
    ],
    [
      'starting decks above the piles',
      ['"start": {', '  "cheapestUnits": 9 }'],
      Array(4).fill('6:20 content.start-above-copies 9 (8)'),
    ],
    [
      'Stage 3 outside The Cataclysm',
      ['"mon.levy": {', '  "stage": 3 }'],
      ['6:12 content.stage 3: monument'],
    ],
    [
      'a search for no card',
      ['"waiqar.necromancer": { "ability": { "effect": { "of": [', '"waiqar.wight"] } } }'],
      ['6:1 content.no-such-card waiqar.wight'],
    ],
  ])('is refused: %s', (_, changes, problems) => {
    expect(problemsOf(packOf(...changes))).toEqual(problems);
  });
});
