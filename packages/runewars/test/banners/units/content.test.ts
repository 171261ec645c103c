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
          "1 damage to a unit of your choice, standing or routed; 2 instead if it is of the class hexagon",
          "1 obrażenie wybranej przez ciebie jednostce, stojącej lub rozbitej; zamiast tego 2, jeśli jest kategorii sześciokąt",
        ],
        [
          "unit-roc",
          "Destroy, as you choose, up to 1 unit of the class triangle, circle or rectangle",
          "Zniszcz, według swojego wyboru, najwyżej 1 jednostkę kategorii trójkąt, okrąg lub prostokąt",
        ],
        [
          "unit-leonx-rider",
          "Rout 1 unit of your choice with initiative 4 or higher; if none stands, 1 damage",
          "Rozbij 1 wybraną jednostkę o inicjatywie co najmniej 4; jeśli żadna taka nie stoi, 1 obrażenie",
        ],
        [
          "unit-forest-guardian",
          "Rout, as you choose, up to 2 units of the class triangle, circle or rectangle",
          "Rozbij, według swojego wyboru, najwyżej 2 jednostki kategorii trójkąt, okrąg lub prostokąt",
        ],
        [
          "unit-blood-sister",
          "1 damage to a unit of your choice; then you may put 1 damage on a unit of your own to deal 1 more to a unit of your choice",
          "1 obrażenie wybranej przez ciebie jednostce; następnie możesz zadać 1 obrażenie swojej jednostce, aby wybranej jednostce wroga zadać jeszcze 1",
        ],
        [
          "unit-obscene",
          "Destroy 1 unit, or deal 2 damage if there is none to destroy; then you may remove up to 2 damage from 1 of your units of this type; you choose whom to destroy among those of the class triangle or circle",
          "Zniszcz 1 jednostkę, a jeśli żadnej nie możesz, zadaj 2 obrażenia; następnie możesz usunąć najwyżej 2 obrażenia z 1 swojej jednostki tego typu; niszczoną wybierasz spośród jednostek kategorii trójkąt lub okrąg",
        ],
        [
          "unit-vampire",
          "Destroy 1 routed unit; then you may stand 1 of your routed units of this type, or remove 1 damage from 1; you choose whom to destroy among those of the class triangle, circle or rectangle",
          "Zniszcz 1 rozbitą jednostkę; następnie możesz postawić 1 swoją rozbitą jednostkę tego typu albo usunąć z 1 takiej jednostki 1 obrażenie; niszczoną wybierasz spośród jednostek kategorii trójkąt, okrąg lub prostokąt",
        ],
        [
          "unit-great-wyrm",
          "1 damage to each of up to 3 different standing units of your choice",
          "1 obrażenie każdej z wybranych przez ciebie stojących jednostek, najwyżej 3 jednostkom",
        ],
      ]
    `);
  });

  it('say what they are recruited in place of', () => {
    const [english, polish] = both(unitText(units[0], 'revised'));
    expect(english).toContain('Recruited in place of Bowman.');
    expect(polish).toContain('Werbowana w miejsce Strzelca.');
  });
});
