import { universe } from '../boxes/universe.ts';
import type { Universe } from '../content/box.ts';
import type { Content } from '../content/content.ts';
import type { Unit } from '../content/types.ts';
import type { Hero, HeroEffect } from '../content/types-heroes.ts';
import {
  always,
  ambitious,
  armed,
  fortified,
  fromLaterBoxes,
  given,
  handy,
  hopeless,
  industrious,
  lasting,
  learned,
  metropolitan,
  narrow,
  nearby,
  onlyRewards,
  portals,
  restful,
  runesToWin,
  treasures,
  UNHEARD_OF,
} from './decks.ts';

/*
 * Worlds in which the rare is common. The rules are those of the game; numbers and decks are not, so that clauses
 * which a thousand ordinary games never reach are reached by a few.
 */

const isSummoner = ({ ability }: Unit): boolean => ability.effect.kind === 'summon';

/** Every unit has the ability of another; who summons his own kind keeps to it. */
const exchanged =
  (by: number) =>
  (units: readonly Unit[]): Unit[] => {
    const others = units.filter(unit => !isSummoner(unit));
    return units.map(unit => {
      if (isSummoner(unit)) return unit;
      const from = others[(others.indexOf(unit) + by) % others.length];
      return { ...unit, ability: from.ability };
    });
  };

/** Only the abilities of these, so that the same ones meet in every battle and leave somebody to choose from. */
const only =
  (...ids: readonly Unit['id'][]) =>
  (units: readonly Unit[]): Unit[] => {
    const some = units.filter(({ id }) => ids.includes(id));
    return units.map((unit, n) => ({ ...unit, ability: some[n % some.length].ability }));
  };

const able = (hero: Hero, effect: HeroEffect): Hero => ({
  ...hero,
  ability: { timing: 'passive', optional: false, effect },
});

/** Heroes of great skill, who seldom fail. */
const skilled = (hero: Hero): Hero => ({ ...hero, strength: 5, agility: 5, wisdom: 5 });

/** And frail ones, who fall often. */
const frail = (hero: Hero): Hero => ({ ...skilled(hero), health: 2 });

/** Such as ride so far that they meet all the time. */
const wandering = (hero: Hero): Hero => able(hero, { kind: 'long-move', areas: 6 });

/** Such as bode ill for the land where they draw their swords. */
const ominous = (hero: Hero): Hero => able(hero, { kind: 'destroy-on-destiny', on: ['gold', 'grey'] });

/** Such as heal their friends. */
const caring = (hero: Hero): Hero => able(hero, { kind: 'heal-on-quest' });

/** What worlds have unless they say otherwise. */
const usual: Universe = { ...universe, ...narrow, ...treasures, ...runesToWin(UNHEARD_OF) };

/**
 * Narrow, so that all meet; three heroes to begin with; few figures, so that they run out; and abilities that belong
 * to others, so that those of dear units are used from the first battle on.
 */
const world = (
  abilities: (units: readonly Unit[]) => readonly Unit[],
  heroes: (hero: Hero, n: number) => Hero,
  ...differences: readonly Partial<Content>[]
): Universe => {
  const content: Universe = { ...usual };
  for (const difference of differences) Object.assign(content, difference);
  return {
    ...content,
    units: abilities(universe.units).map(unit =>
      unit.owner === 'neutral' ? unit : { ...unit, figures: Math.min(unit.figures, 4) },
    ),
    heroes: universe.heroes.map(heroes),
    startingSet: { ...universe.startingSet, heroes: 3 },
    titles: universe.titles.map(title => ({
      ...title,
      effects: title.effects.map(effect =>
        effect.kind === 'rewards-for-runes' ? { ...effect, rewards: 1 } : effect,
      ),
    })),
  };
};

/** With all figures there are, and large armies from the first turn on: battles last. */
const populous = (content: Universe): Universe => ({
  ...content,
  ...armed,
  units: content.units.map((unit, n) => ({ ...unit, figures: universe.units[n].figures })),
});

/** With no more heroes to begin with than there are in the game. */
const lonely = (content: Universe): Universe => ({ ...content, startingSet: universe.startingSet });

/** The worlds by what is common in them. */
export const worlds = {
  frailty: world(
    exchanged(5),
    frail,
    hopeless,
    nearby,
    always('season-prepare-for-coming-year'),
    runesToWin(3),
  ),
  challenges: world(
    only('unit-warrior', 'unit-dark-knight'),
    hero => wandering(frail(hero)),
    onlyRewards({ 'cloak-of-deception': 10, 'rune-of-teleportation': 8, 'windstring-bow': 6 }),
  ),
  weapons: world(
    only('unit-dragon', 'unit-pegasus-rider'),
    hero => ({ ...wandering(skilled(hero)), health: 6 }),
    onlyRewards({
      'rage-blade': 10,
      'dwarven-fire-bombs': 8,
      'gauntlets-of-might': 4,
      'amulet-of-shielding': 3,
    }),
  ),
  relief: world(
    exchanged(3),
    hero => caring(frail(hero)),
    restful,
    handy(onlyRewards({ 'healing-draught': 8, 'staff-of-light': 6, 'boots-of-the-wind': 2, 'ice-storm': 3 })),
  ),
  crowds: world(exchanged(9), frail, portals, always('season-heroes-answer-the-call'), {
    limits: { ...universe.limits, unitsPerArea: 4 },
  }),
  banners: world(
    exchanged(7),
    hero => ({ ...wandering(skilled(hero)), health: 5 }),
    fromLaterBoxes,
    given,
    nearby,
  ),
  crafts: populous(
    world(
      only('unit-vampire', 'unit-obscene'),
      (hero, n) => frail(n % 2 === 0 ? wandering(hero) : ominous(hero)),
      fortified,
      industrious,
      learned,
    ),
  ),
  sieges: world(exchanged(16), hero => wandering(frail(hero)), fortified, lasting(15)),
  // The Season decks of both boxes last ten years; who has lost his only hero by then is called upon.
  capitals: lonely(
    world(
      exchanged(16),
      hero => wandering(frail(hero)),
      fortified,
      lasting(10),
      ambitious,
      metropolitan,
      always('season-heroes-answer-the-call'),
    ),
  ),
} as const;
