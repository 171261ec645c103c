import { describe, expect, it } from 'vitest';
import { rewardCards } from '../../src/boxes/base/reward-cards.ts';

const card = (id: string) => rewardCards.find(one => one.id === `reward-${id}`);
const named = (holds: (one: (typeof rewardCards)[number]) => boolean) =>
  rewardCards.filter(holds).map(({ id }) => id.slice(7));

describe('the Rewards', () => {
  it('are these, to be used then', () => {
    const rows = rewardCards.map(({ id, copies, timings, discarded, limit }) =>
      [copies, id.slice(7), ...timings, discarded ? 'discarded' : 'kept', limit ?? []].flat().join(' '),
    );
    expect(rows).toEqual([
      '4 timmorran-shard passive kept',
      '1 rage-blade duel.icon kept',
      '1 runeplate duel.damage kept duel',
      '1 soulbiter duel.icon kept',
      '1 dwarven-fire-bombs duel.icon kept',
      '1 flute-of-possession turn discarded',
      '1 staff-of-light turn discarded',
      '1 ice-storm turn discarded',
      '1 cloak-of-deception duel.challenge kept',
      '1 ghost-armor duel.damage kept',
      '1 amulet-of-shielding hero.damage kept season',
      '1 tactical-map battle.drawn kept battle',
      '1 rune-of-teleportation quest.action discarded',
      '1 rune-of-summoning turn discarded',
      '1 frostbrand-axe duel.icon kept',
      '1 windstring-bow duel.start duel.icon kept',
      '1 dunwarr-mail duel.damage kept',
      '1 boots-of-the-wind passive kept',
      '1 gauntlets-of-might passive kept',
      '1 ring-of-quickness passive kept',
      '1 tome-of-lore passive kept',
      '1 healing-draught turn quest.action discarded',
    ]);
  });

  it('RW-REWARD-07 are Weapons, Armor or neither', () => {
    expect(named(({ trait }) => trait === 'weapon')).toEqual([
      'rage-blade',
      'soulbiter',
      'dwarven-fire-bombs',
      'frostbrand-axe',
      'windstring-bow',
    ]);
    expect(named(({ trait }) => trait === 'armor')).toEqual(['runeplate', 'ghost-armor', 'dunwarr-mail']);
    expect(named(({ trait }) => trait === undefined)).toHaveLength(14);
  });

  it('RW-REWARD-21 provide dragon runes, four of them one each', () => {
    expect(named(({ runes }) => runes > 0)).toEqual(['timmorran-shard']);
    expect(rewardCards.reduce((sum, { copies, runes }) => sum + copies * runes, 0)).toBe(4);
  });

  it('strike so', () => {
    const weapon = { kind: 'deal-damage', sure: false, healsOnDefeat: false };
    expect(card('rage-blade')?.effect).toEqual({ ...weapon, damage: 'strength' });
    expect(card('soulbiter')?.effect).toEqual({ ...weapon, damage: 1, healsOnDefeat: true });
    expect(card('frostbrand-axe')?.effect).toEqual({ ...weapon, damage: 2 });
    expect(card('dwarven-fire-bombs')?.effect).toEqual({
      ...weapon,
      damage: 3,
      risk: { attribute: 'agility', on: ['red'], damage: 1 },
    });
    expect(card('windstring-bow')?.effect).toEqual({
      ...weapon,
      damage: 1,
      sure: true,
      opening: { attribute: 'agility', on: ['grey', 'gold'], damage: 1 },
    });
  });

  it('do this besides with these numbers', () => {
    const others = rewardCards.filter(({ effect }) => effect.kind !== 'deal-damage');
    const rows = others.map(({ effect: { kind, ...numbers } }) =>
      [kind, ...Object.values(numbers).map(value => JSON.stringify(value))].join(' '),
    );
    expect(rows).toEqual([
      'hold-runes',
      'prevent-damage "all"',
      'move-neutral-units',
      'stand-figures',
      'rout-units 3',
      'demand-influence 2',
      'prevent-damage 1 ["miss","rout"]',
      'prevent-damage 2',
      'redraw-fate',
      'move-anywhere',
      'place-neutral-units [{"of":["unit-beastman","unit-razorwing"],"count":2},{"of":["unit-hell-hound"],"count":1}]',
      'prevent-damage 1 "special"',
      'longer-moves 1',
      'add-to-attribute "strength" 1',
      'add-to-attribute "agility" 1',
      'add-to-attribute "wisdom" 1',
      'heal-or-stand',
    ]);
  });

  it('say what is known of them and what is not', () => {
    expect(named(({ sources }) => sources.effect === 'found')).toEqual([
      'timmorran-shard',
      'rage-blade',
      'runeplate',
      'dwarven-fire-bombs',
      'flute-of-possession',
    ]);
    expect(named(({ sources }) => sources.deck !== undefined)).toEqual([
      'tactical-map',
      'rune-of-teleportation',
      'rune-of-summoning',
    ]);
    expect(card('runeplate')?.sources.limit).toBe('designed');
  });
});
