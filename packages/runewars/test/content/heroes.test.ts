import { describe, expect, it } from 'vitest';
import { heroDuel, heroes } from '../../src/boxes/base/heroes.ts';

/** Id, key, side, strength, agility, wisdom, health, traits. */
const printed = `
HE-01 hero-sir-valadir good 4 2 3 4 -
HE-02 hero-andira-runehand good 2 3 4 4 -
HE-03 hero-ronan-of-the-wild good 2 4 2 4 fast
HE-04 hero-runewitch-astarra good 1 3 5 3 flying
HE-05 hero-silhouette neutral 2 5 3 3 -
HE-06 hero-red-scorpion neutral 3 3 2 4 fast
HE-07 hero-vyrah-the-falconer neutral 2 4 3 4 -
HE-08 hero-corbin neutral 4 1 2 6 -
HE-09 hero-mad-carthos evil 2 2 5 4 -
HE-10 hero-bogran-the-shadow evil 3 5 1 4 -
HE-11 hero-varikas-the-dead evil 5 1 2 5 -
HE-12 hero-kirga evil 4 3 1 5 -`;

/** When, whether it may be declined, and what. */
const abilities = `
HE-01 duel.revealed may replace-duel-card
HE-02 passive does heal-on-quest
HE-03 passive does long-move areas 3
HE-04 passive may redraw-test
HE-05 passive may move-after-action
HE-06 passive does long-move areas 3
HE-07 quest.moved may look-at-adjacent
HE-08 passive does heal-anywhere
HE-09 duel.start may damage-at-start damage 1
HE-10 passive does first-strike rounds 1
HE-11 duel.end does heal-after-duel damage 1
HE-12 passive does tactics-for-defeat tactics 2`;

describe('the heroes', () => {
  it('are these twelve', () => {
    const rows = heroes.map(({ id, key, alignment, strength, agility, wisdom, health, traits }) =>
      [id, key, alignment, strength, agility, wisdom, health, traits.join() || '-'].join(' '),
    );
    expect(rows).toEqual(printed.trim().split('\n'));
  });

  it('have these abilities', () => {
    const rows = heroes.map(({ id, ability: { timing, optional, effect } }) => {
      const { kind, ...numbers } = effect;
      return [id, timing, optional ? 'may' : 'does', kind, ...Object.entries(numbers).flat()].join(' ');
    });
    expect(rows).toEqual(abilities.trim().split('\n'));
  });

  it('are found in name, some numbers and three abilities', () => {
    const found = heroes.flatMap(({ id, sources }) =>
      Object.entries(sources).flatMap(([field, word]) =>
        word === 'found' && field !== 'name' ? [`${id} ${field}`] : [],
      ),
    );
    expect(found).toEqual([
      'HE-03 ability',
      'HE-05 health',
      'HE-06 ability',
      'HE-09 strength',
      'HE-09 ability',
    ]);
    const unnamed = heroes.filter(({ sources }) => sources.name !== 'found').map(({ id }) => id);
    expect(unnamed).toEqual(['HE-08', 'HE-12']);
    const reasoned = heroes.filter(({ sources }) => sources.alignment === 'inferred').map(({ id }) => id);
    expect(reasoned).toEqual(['HE-01', 'HE-03', 'HE-09', 'HE-10', 'HE-11']);
    const uncertain = heroes.filter(({ sources }) => sources.deck !== undefined).map(({ id }) => id);
    expect(uncertain).toEqual(['HE-02', 'HE-07']);
  });

  it('RW-HERO-02 show name, alignment, ability, three attributes, base shape and health', () => {
    expect(heroes).toHaveLength(12);
    expect(heroDuel.unitClass).toBe('circle');
    for (const { key, alignment, ability, strength, agility, wisdom, health } of heroes) {
      expect(key).toMatch(/^hero-[a-z-]+$/);
      expect(['good', 'neutral', 'evil']).toContain(alignment);
      expect(ability.effect.kind).toMatch(/^[a-z-]+$/);
      for (const number of [strength, agility, wisdom, health]) expect(number).toBeGreaterThanOrEqual(1);
    }
  });

  it('deal 1 damage with a special icon', () => {
    expect(heroDuel.specialDamage).toBe(1);
  });
});
