import { describe, expect, it } from 'vitest';
import { dials } from '../../src/boxes/base/dials.ts';
import { homeRealms } from '../../src/boxes/base/home-realms.ts';
import { factionUnits } from '../../src/boxes/base/units.ts';
import { gainsOf, gainsUpTo, homeTotal, startOf } from '../../src/content/dials.ts';
import type { Dial, DialGain } from '../../src/content/types.ts';

/** Faction, dial, red number, then spaces 0 to 8: a unit, T for Tactics, I for influence. */
const printed = `
daqan food 3 - footman footman I footman T footman I footman
daqan wood 2 - bowman T bowman I bowman T bowman -
daqan ore 2 - I knight T siege-tower - knight - siege-tower
latari food 2 - warrior I warrior - T warrior I warrior
latari wood 3 - archer I archer T archer archer - archer
latari ore 2 - - sorceress I pegasus-rider T sorceress I pegasus-rider
uthuk food 3 - berserker berserker I berserker T berserker - berserker
uthuk wood 1 - flesh-ripper I flesh-ripper T flesh-ripper T flesh-ripper -
uthuk ore 3 - T warlock I chaos-lord - warlock T chaos-lord
waiqar food 3 - reanimate reanimate I reanimate T reanimate - reanimate
waiqar wood 2 - skeleton-archer T skeleton-archer I skeleton-archer T skeleton-archer -
waiqar ore 2 - I necromancer T dark-knight - necromancer T dark-knight`;

const factions = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
const resources = ['food', 'wood', 'ore'] as const;
const everyDial = factions.flatMap(faction =>
  resources.map(resource => ({ faction, resource, dial: dials[faction][resource] })),
);
const full = { food: 8, wood: 8, ore: 8 };

function code(gain: DialGain): string {
  switch (gain.kind) {
    case 'unit':
      return gain.unit.replace('unit-', '');
    case 'tactics':
      return 'T';
    case 'influence':
      return 'I';
    case 'nothing':
      return '-';
  }
}
const units = (dial: Dial, arrow: number) =>
  gainsUpTo(dial, arrow)
    .map(code)
    .filter(one => one.length > 1);
const iconsAt = (faction: (typeof factions)[number], arrows: typeof full) => {
  const codes = gainsOf(dials[faction], arrows).map(code);
  return ['I', 'T'].map(icon => codes.filter(one => one === icon).length);
};
const healthAt = (faction: (typeof factions)[number], arrows: typeof full) =>
  gainsOf(dials[faction], arrows)
    .map(gain => factionUnits.find(one => gain.kind === 'unit' && one.id === gain.unit)?.health ?? 0)
    .reduce((sum, health) => sum + health, 0);

describe('the dials', () => {
  it('are those of the sheets, space by space', () => {
    const rows = everyDial.map(({ faction, resource, dial }) =>
      [faction, resource, dial.start, ...dial.spaces.map(space => code(space.gain))].join(' '),
    );
    expect(rows).toEqual(printed.trim().split('\n'));
  });

  it('say which spaces are found', () => {
    const found = everyDial.flatMap(({ faction, resource, dial }) =>
      dial.spaces.flatMap(({ sources }, space) => {
        const place = `${faction} ${resource} ${space}`;
        if (space === 0) return sources.gain === 'inferred' ? [] : [place];
        if (sources.gain === 'found') return [place];
        expect(sources.gain).toBe('designed');
        return sources.noUnit === 'found' ? [`${place} no unit`] : [];
      }),
    );
    expect(found).toEqual([
      'daqan wood 1',
      'daqan wood 2 no unit',
      'daqan wood 3',
      'daqan wood 4 no unit',
      'daqan ore 1 no unit',
      'daqan ore 2',
      'daqan ore 3 no unit',
      'daqan ore 4',
    ]);
    expect(everyDial.map(({ dial }) => dial.sources.start?.[0]).join('')).toBe('iiifddfddfdd');
  });

  it('RW-DIAL-08 give nothing on space 0', () => {
    expect(everyDial.map(({ dial }) => gainsUpTo(dial, 0))).toEqual(
      everyDial.map(() => [{ kind: 'nothing' }]),
    );
  });

  it('RW-DIAL-10 give Daqan two Bowmen at wood 3 or 4, and a Knight and a Siege Tower at ore 4', () => {
    expect(units(dials.daqan.wood, 3)).toEqual(['bowman', 'bowman']);
    expect(units(dials.daqan.wood, 4)).toEqual(['bowman', 'bowman']);
    expect(dials.daqan.wood.spaces.slice(0, 5).map(space => space.gain.kind === 'unit')).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(units(dials.daqan.ore, 4)).toEqual(['knight', 'siege-tower']);
    expect(units(dials.daqan.ore, 1)).toEqual([]);
    expect(units(dials.daqan.ore, 3)).toEqual(['knight']);
  });

  it('fit what is known of the Elves', () => {
    expect(units(dials.latari.food, 4)).toEqual(['warrior', 'warrior']);
    expect(units(dials.latari.wood, 5)).toEqual(['archer', 'archer', 'archer']);
    expect(units(dials.latari.ore, 5)).toEqual(['sorceress', 'pegasus-rider']);
    expect(units(dials.latari.ore, 8)).toEqual(['sorceress', 'pegasus-rider', 'sorceress', 'pegasus-rider']);
    expect(iconsAt('latari', { ...startOf(dials.latari), ore: 3 })[0]).toBe(3);
  });

  it('start where the home realm yields', () => {
    for (const faction of factions) {
      const realm = homeRealms.find(piece => piece.id === faction);
      expect(realm && homeTotal(realm)).toEqual(startOf(dials[faction]));
    }
  });

  it('are balanced: units, icons, starting icons and health', () => {
    for (const faction of factions) {
      const codes = gainsOf(dials[faction], full).map(code);
      expect(codes.filter(one => one.length > 1)).toHaveLength(13);
      expect(codes.filter(one => one === '-')).toHaveLength(3 + 3);
      const army = gainsOf(dials[faction], startOf(dials[faction])).map(code);
      expect(army.filter(one => one.length > 1)).toHaveLength(4);
    }
    const start = (faction: (typeof factions)[number]) => startOf(dials[faction]);
    expect(factions.map(faction => iconsAt(faction, full))).toEqual([
      [4, 4],
      [5, 3],
      [3, 5],
      [3, 5],
    ]);
    expect(factions.map(faction => iconsAt(faction, start(faction)))).toEqual([
      [2, 1],
      [2, 0],
      [2, 1],
      [2, 1],
    ]);
    expect(factions.map(faction => healthAt(faction, start(faction)))).toEqual([5, 5, 4, 4]);
    expect(factions.map(faction => healthAt(faction, full))).toEqual([19, 21, 17, 17]);
  });
});
