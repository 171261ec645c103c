import { baseContent, type Content } from '../../src/content/content.ts';
import type { Unit } from '../../src/content/types.ts';

const isSummoner = ({ ability }: Unit): boolean => ability.effect.kind === 'summon';

/** Every unit has the ability of another; who summons his own kind keeps to it. */
const exchangedAbilities = (units: readonly Unit[], by: number): Unit[] => {
  const others = units.filter(unit => !isSummoner(unit));
  return units.map(unit => {
    if (isSummoner(unit)) return unit;
    const from = others[(others.indexOf(unit) + by) % others.length];
    return { ...unit, ability: from.ability };
  });
};

/**
 * A world in which the rare is common: few figures, so that they run out; frail heroes of great skill, who fall often
 * and fail seldom; one dragon rune to win with; and abilities that belong to others, so that those of dear units are
 * used from the first battle on.
 */
export const unusual = (exchange: number): Content => ({
  ...baseContent,
  units: exchangedAbilities(baseContent.units, exchange).map(unit =>
    unit.owner === 'neutral' ? unit : { ...unit, figures: Math.min(unit.figures, 4) },
  ),
  heroes: baseContent.heroes.map(hero => ({ ...hero, health: 2, strength: 5, agility: 5, wisdom: 5 })),
  victoryCards: { ...baseContent.victoryCards, runes: 1 },
  titles: baseContent.titles.map(title => ({
    ...title,
    effects: title.effects.map(effect =>
      effect.kind === 'rewards-for-runes' ? { ...effect, rewards: 1 } : effect,
    ),
  })),
});
