import { type Part, withChange } from '@runehold/kernel/content/overlay';
import type { Shape } from '@runehold/kernel/content/shape';
import { shapeProblems } from '@runehold/kernel/content/shape';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeBetween, firstOf, leavesOf, same, withPart } from '../../src/library/packs/changes.ts';
import { surenessAt } from '../../src/library/packs/editing.ts';
import { fieldNames, groupNames } from '../../src/library/packs/field-names.ts';
import { faultsAt, faultsIn, packText, placed } from '../../src/library/packs/pack-file.ts';
import { groupOf, loadShipped, type Shipped } from '../../src/library/packs/shipped.ts';

const games = ['rune-age', 'runewars'] as const;
const shipped: Record<string, Shipped> = {};
beforeAll(async () => {
  for (const game of games) shipped[game] = await loadShipped(game);
});

const partOf = (game: (typeof games)[number], name: string): Part =>
  shipped[game].parts.find(part => part.name === name) as Part;

/** The names of all fields inside a shape. */
const fieldsIn = (shape: Shape): readonly string[] => {
  switch (shape.is) {
    case 'fields':
    case 'either':
      return Object.entries(shape.fields).flatMap(([name, field]) => [name, ...fieldsIn(field.shape)]);
    case 'kinds':
      return Object.values(shape.kinds).flatMap(fields => fieldsIn({ is: 'fields', fields }));
    case 'list':
      return fieldsIn(shape.of);
    case 'any':
      return shape.of.flatMap(fieldsIn);
    default:
      return [];
  }
};

describe('a content pack in the making', () => {
  it.each(games)('has a name in both languages for every field and group of %s', game => {
    const fields = new Set(shipped[game].parts.flatMap(({ shape }) => fieldsIn(shape)));
    const unnamed = [...fields].filter(field => !Object.hasOwn(fieldNames, field));
    expect(unnamed.filter(field => !['id', 'sources'].includes(field))).toEqual([]);
    const groups = new Set(shipped[game].parts.map(({ name }) => groupOf(name, shipped[game].pack)));
    expect([...groups].filter(group => !Object.hasOwn(groupNames, group))).toEqual([]);
  });

  it.each(games)('whatever is added to a thing of %s has the shape that is wanted there', game => {
    for (const { shape, name } of new Map(shipped[game].parts.map(part => [part.shape, part])).values())
      expect(shapeProblems(firstOf(shape), shape, [name])).toEqual([]);
  });

  it('says only what differs, and laid over what is shipped it is what was made', () => {
    const knight = partOf('runewars', 'unit-knight');
    const value = { ...(knight.value as object), health: 5, traits: undefined };
    const change = changeBetween(knight.value, value, knight.shape);
    expect(change).toMatchObject({ health: 5 });
    expect(same(withChange(knight, change), value)).toBe(true);
    expect(changeBetween(knight.value, structuredClone(knight.value), knight.shape)).toBeUndefined();
    const token = partOf('runewars', '2B');
    const empty = { ...(token.value as object), neutral: undefined };
    expect(changeBetween(token.value, empty, token.shape)).toEqual({ neutral: null });
  });

  it('goes into a card as far as its shape does, and replaces a cost as a whole', () => {
    const knight = partOf('rune-age', 'daqan.knight');
    const value = knight.value as { strength: number; ability: { effect: object } };
    const made = {
      ...value,
      cost: { influence: 2 },
      ability: { ...value.ability, effect: { ...value.ability.effect, limit: 3 } },
    };
    const change = changeBetween(value, made, knight.shape);
    expect(change).toEqual({ cost: { influence: 2 }, ability: { effect: { limit: 3 } } });
    expect(same(withChange(knight, change), made)).toBe(true);
    expect(leavesOf(change, []).map(({ path }) => path.join('.'))).toEqual([
      'cost.influence',
      'ability.effect.limit',
    ]);
    expect(withPart({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });

  it('is read by the game, and what is wrong comes back to its field', async () => {
    const changes = {
      'unit-knight': { health: 6, figures: 3 },
      'HE-01': { strength: 5 },
      'dials.uthuk.wood': { spaces: [{ kind: 'nothing' }] },
    };
    const text = packText('runewars', 'Mine', changes);
    const reading = await shipped['runewars'].pack.readContent?.(text);
    if (reading === undefined || reading.ok) throw new Error('it was taken');
    const faults = placed(reading.problems, 'runewars', 'Mine', changes);
    expect(faultsAt(faults, ['unit-knight', 'health'])).toHaveLength(1);
    expect(faultsIn(faults, ['dials.uthuk.wood']).length).toBeGreaterThan(0);
    const fewer = { 'unit-knight': { health: 6 }, 'HE-01': { strength: 5 } };
    const again = await shipped['runewars'].pack.readContent?.(packText('runewars', 'Mine', fewer));
    if (again === undefined || again.ok) throw new Error('it was taken');
    const left = placed(again.problems, 'runewars', 'Mine', fewer);
    expect(faultsAt(left, ['unit-knight', 'health']).map(({ key }) => key)).toHaveLength(1);
    expect(faultsIn(left, ['HE-01'])).toEqual([]);
    const sound = packText('runewars', 'Mine', { 'unit-knight': { health: 4 } });
    expect((await shipped['runewars'].pack.readContent?.(sound))?.ok).toBe(true);
  });

  it('knows how sure each datum is', () => {
    expect(surenessAt(partOf('rune-age', 'daqan.knight'), ['daqan.knight', 'strength'])).toMatch(
      /found|recalled|inferred|designed/,
    );
    expect(surenessAt(partOf('runewars', 'unit-knight'), ['unit-knight', 'health'])).toMatch(
      /found|recalled|inferred|designed/,
    );
    expect(surenessAt(partOf('runewars', '2A'), ['2A', 'resources', 'ore'])).toBeDefined();
    expect(surenessAt(partOf('runewars', 'limits'), ['limits', 'nothing'])).toBeUndefined();
  });
});
