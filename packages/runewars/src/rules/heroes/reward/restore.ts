import { words as choices } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { isFriendly } from '../../map/areas.ts';
import { typeOf } from '../../map/columns.ts';
import { occupantOf, routedIn, standUnits } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { areaOf, healHero, isStanding, nextOwnHeroIn, standHero } from '../hero.ts';
import { type Reward, used } from './effect.ts';

const hasRoutedHero = (t: Table, seat: Seat, area: number): boolean => {
  for (let hero = nextOwnHeroIn(t, seat, area); hero >= 0; hero = nextOwnHeroIn(t, seat, area, hero + 1)) {
    if (!isStanding(t, hero)) return true;
  }
  return false;
};

/** Stands every unit of an area. */
export const standAllIn = (t: Table, area: number): void => {
  for (let column = 0; column < t.columns; column++) {
    const routed = t.routed.get(area, column);
    if (routed === 0) continue;
    standUnits(t, area, column, routed);
    t.emit(events['units-stood'], typeOf(t, Math.max(0, occupantOf(t, area)), column), routed, area);
  }
};

/** Staff of Light: all units and heroes of the player's in the area stand. */
const raise = procedure('reward-staff', used, steps =>
  steps.do((t, f) => {
    const area = areaOf(t, f.hero);
    if (isFriendly(t, area, f.seat)) standAllIn(t, area);
    for (let hero = 0; hero < t.heroes; hero++) {
      if (nextOwnHeroIn(t, f.seat, area, hero) === hero) standHero(t, hero);
    }
  }),
);

/** All of the player's units and heroes. */
export const standsFigures: Reward<'stand-figures'> = {
  clause: [
    'stand all your units and heroes in this hero’s area',
    'postaw wszystkie swoje jednostki i bohaterów na obszarze tego bohatera',
  ],
  inTurn: {
    may: (t, seat, hero) => {
      const area = areaOf(t, hero);
      return (isFriendly(t, area, seat) && routedIn(t, area) > 0) || hasRoutedHero(t, seat, area);
    },
    effect: raise,
  },
};

const { words, say } = speech({
  'prompt.heal-or-stand': [
    { hero: 'hero' },
    '{hero}: heal or stand up?',
    '{hero}: leczenie czy powrót na nogi?',
  ],
  'draught.heal': ['heal', 'leczenie'],
  'draught.stand': ['stand up', 'powrót na nogi'],
});

const draughtDomain = choices('draught', ['heal', 'stand']);
const HEAL = 0;
const STAND = 1;

/** Healing Draught: heals the hero, or stands him. */
const drink = procedure('reward-draught', { ...used, use: count }, steps =>
  steps
    .ask('use', {
      kind: 'one',
      seat: 'seat',
      from: draughtDomain,
      options: (t, f, offer) => {
        if (t.heroDamage.get(f.hero) > 0) offer.add(HEAL);
        if (!isStanding(t, f.hero)) offer.add(STAND);
      },
      prompt: (_t, f) => say('prompt.heal-or-stand', { hero: f.hero }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => (f.use === HEAL ? healHero(t, f.hero) : standHero(t, f.hero))),
);

const isHurtOrRouted = (t: Table, hero: number): boolean =>
  t.heroDamage.get(hero) > 0 || !isStanding(t, hero);

/** One of the two. */
export const healsOrStands: Reward<'heal-or-stand'> = {
  clause: [
    'heal all damage on this hero, or stand this hero up',
    'wylecz wszystkie obrażenia tego bohatera albo postaw go',
  ],
  words,
  inTurn: {
    may: (t, _seat, hero) => isHurtOrRouted(t, hero),
    effect: drink,
    isNeeded: isHurtOrRouted,
  },
  bot: { answers: { 'reward-draught.use': 'plain' } },
};
