import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../../src/boxes/banners-of-war/box.ts';
import { universe } from '../../../src/boxes/universe.ts';
import type { PreparedContent } from '../../../src/content/numbers.ts';
import { contentProblems } from '../../../src/content/validate.ts';
import { readContent } from '../../../src/corrected.ts';
import { abilities, unitText } from '../../../src/rules/battle/abilities/registry.ts';
import { both } from '../../text/card-kit.ts';

const units = bannersOfWar.brings.units ?? [];

describe('the new units', () => {
  it('BW-UNIT-05 stand for these of the rulebook', () => {
    const replaced = (id: string) => units.find(unit => unit.id === id)?.replaces;
    expect(replaced('unit-novice-wizard')).toBe('unit-bowman');
    expect(replaced('unit-leonx-rider')).toBe('unit-warrior');
  });

  it('BW-UNIT-01 are these, with these numbers', () => {
    const rows = units.map(({ id, owner, replaces, unitClass, health, initiative, traits, figures }) =>
      [id, owner, replaces, unitClass, health, initiative, traits.join(' '), figures].join(';'),
    );
    expect(rows).toEqual([
      'unit-novice-wizard;daqan;unit-bowman;circle;1;2;;8',
      'unit-roc;daqan;unit-siege-tower;hexagon;4;4;flying;4',
      'unit-leonx-rider;latari;unit-warrior;rectangle;2;4;fast;8',
      'unit-forest-guardian;latari;unit-pegasus-rider;hexagon;5;5;;4',
      'unit-blood-sister;uthuk;unit-warlock;circle;1;2;;8',
      'unit-obscene;uthuk;unit-chaos-lord;hexagon;5;5;;4',
      'unit-vampire;waiqar;unit-necromancer;rectangle;2;3;flying;8',
      'unit-great-wyrm;waiqar;unit-dark-knight;hexagon;4;5;fast flying;4',
    ]);
  });

  it('BW-UNIT-17 none of them is a triangle', () => {
    expect(units.filter(({ unitClass }) => unitClass === 'triangle')).toEqual([]);
  });

  it('BW-UNIT-18 no quest sets them against a hero', () => {
    const owners = universe.questUnits.map(({ unit }) => universe.units.find(({ id }) => id === unit)?.owner);
    expect(new Set(owners)).toEqual(new Set(['neutral']));
  });

  it('are sound, and one that stands for a unit of another faction is not', () => {
    const ours = (content: typeof universe) =>
      contentProblems(content).filter(({ path }) => units.some(({ id }) => path.startsWith(id)));
    expect(ours(universe)).toEqual([]);
    const wrong = universe.units.map(unit =>
      unit.id === 'unit-roc' ? { ...unit, replaces: 'unit-archer' as const } : unit,
    );
    expect(ours({ ...universe, units: wrong })).toEqual([
      expect.objectContaining({
        path: 'unit-roc.replaces',
        key: 'content.wrong-owner',
        box: 'banners-of-war',
      }),
    ]);
  });

  it('stand for another unit if a content pack says so', () => {
    const pack = (replaces: string): string =>
      `{ "format": "runehold-content", "game": "runewars", "name": "Ours", "changes": {
        "unit-vampire": { "replaces": "${replaces}", "ability": { "effect": { "heals": 2 } } } } }`;
    const reading = readContent(pack('unit-skeleton-archer'));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const { unit, units: all } = reading.game.content as PreparedContent;
    const vampire = unit[all.findIndex(({ id }) => id === 'unit-vampire')];
    expect(all[vampire.replaces].id).toBe('unit-skeleton-archer');
    expect(vampire.effect).toMatchObject({ kind: 'drain', heals: 2 });
    expect(readContent(pack('unit-archer')).ok).toBe(false);
  });

  it('say in both languages what they do', () => {
    const told = units.map(({ id, ability: { effect } }) => [id, ...both(abilities.textOf(effect))]);
    expect(told).toMatchInlineSnapshot(`
      [
        [
          "unit-novice-wizard",
          "Deal 1 damage to a unit of your choice, standing or routed, or 2 if it is a hexagon unit",
          "Zadaj 1 obrażenie wybranej jednostce, stojącej lub rozbitej, a jeśli to jednostka sześciokątna, zadaj jej 2",
        ],
        [
          "unit-roc",
          "Destroy up to 1 triangle, circle or rectangle unit of your choice",
          "Zniszcz najwyżej 1 jednostkę trójkątną, okrągłą lub prostokątną według swojego wyboru",
        ],
        [
          "unit-leonx-rider",
          "Rout 1 unit of your choice with initiative 4 or higher; if none is standing, deal 1 damage",
          "Rozbij 1 wybraną jednostkę o inicjatywie co najmniej 4; jeśli żadna taka nie stoi, zadaj 1 obrażenie",
        ],
        [
          "unit-forest-guardian",
          "Rout up to 2 triangle, circle or rectangle units of your choice",
          "Rozbij najwyżej 2 wybrane jednostki trójkątne, okrągłe lub prostokątne",
        ],
        [
          "unit-blood-sister",
          "Deal 1 damage to a unit of your choice; then you may deal 1 damage to a unit of your own to deal 1 more to a unit of your choice",
          "Zadaj 1 obrażenie wybranej jednostce; następnie możesz zadać 1 obrażenie swojej jednostce, aby wybranej wrogiej jednostce zadać jeszcze 1",
        ],
        [
          "unit-obscene",
          "Destroy 1 triangle or circle unit of your choice, or deal 2 damage if there is none; then you may remove up to 2 damage from 1 of your units of this type",
          "Zniszcz 1 wybraną jednostkę trójkątną lub okrągłą, a jeśli żadnej nie ma, zadaj 2 obrażenia; następnie możesz usunąć najwyżej 2 obrażenia z 1 swojej jednostki tego typu",
        ],
        [
          "unit-vampire",
          "Destroy 1 routed triangle, circle or rectangle unit of your choice; then you may stand 1 of your routed units of this type or remove 1 damage from one",
          "Zniszcz 1 wybraną rozbitą jednostkę trójkątną, okrągłą lub prostokątną; następnie możesz postawić 1 swoją rozbitą jednostkę tego typu albo usunąć z jednej takiej jednostki 1 obrażenie",
        ],
        [
          "unit-great-wyrm",
          "Deal 1 damage to each of up to 3 different standing units of your choice",
          "Wybierz najwyżej 3 stojące jednostki i zadaj każdej 1 obrażenie",
        ],
      ]
    `);
  });

  it('say what they are recruited in place of', () => {
    const [english, polish] = both(unitText(units[0], 'revised'));
    expect(english).toContain('Recruited in place of the Bowman.');
    expect(polish).toContain('Werbowana w miejsce Strzelca.');
  });
});
