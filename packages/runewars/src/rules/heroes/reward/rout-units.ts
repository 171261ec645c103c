import { listOf } from '@runehold/kernel/layout/locals';
import { fighterDomain, unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { routFighter } from '../../battle/casualties.ts';
import { hasFighter, isStanding, offerFighters } from '../../battle/fighters.ts';
import { otherSide, sideOf } from '../../battle/sides.ts';
import { isContested, isFriendly } from '../../map/areas.ts';
import { columnOf, typeOf } from '../../map/columns.ts';
import { occupantOf, routUnits, standingIn } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { areaOf } from '../hero.ts';
import { type Reward, rewardEffect, used } from './effect.ts';

const { words, say } = speech({
  'prompt.rout-units': [
    { count: 'number', area: 'area' },
    'Which units in {area} are routed? Choose up to {count}.',
    'Które jednostki na obszarze {area} zostają rozbite? Najwyżej {count}.',
  ],
});

const chosen = { ...used, units: listOf(8) };

const routsOf = (t: Table, reward: number): number => rewardEffect(t, reward, 'rout-units').units;

/** Ice Storm in a battle: routs units of the other side that take part. (RW-BATTLE-48) */
const freezeFoes = procedure('reward-ice-storm-in-battle', chosen, steps =>
  steps
    .ask('units', {
      kind: 'some',
      seat: 'seat',
      from: fighterDomain,
      options: (t, f, offer) => offerFighters(t, otherSide(sideOf(t, f.seat)), offer, isStanding),
      about: (t, f) => ({ side: otherSide(sideOf(t, f.seat)) }),
      min: 1,
      max: (t, f) => routsOf(t, f.reward),
      prompt: (t, f) => say('prompt.rout-units', { count: routsOf(t, f.reward), area: areaOf(t, f.hero) }),
      rule: 'RW-BATTLE-48',
    })
    .do((t, f) => {
      const side = otherSide(sideOf(t, f.seat));
      for (let i = 0; i < f.units.length; i++) routFighter(t, side, f.units.at(i));
    }),
);

/** Ice Storm on the map: routs standing units of others, or neutral ones, in the area. */
const freezeOthers = procedure('reward-ice-storm', chosen, steps =>
  steps
    .ask('units', {
      kind: 'some',
      seat: 'seat',
      from: unitDomain,
      options: (t, f, offer) => {
        const area = areaOf(t, f.hero);
        const occupant = Math.max(0, occupantOf(t, area));
        for (let column = 0; column < t.columns; column++) {
          const standing = t.standing.get(area, column);
          if (standing > 0) offer.add(typeOf(t, occupant, column), standing);
        }
      },
      min: 1,
      max: (t, f) => routsOf(t, f.reward),
      prompt: (t, f) => say('prompt.rout-units', { count: routsOf(t, f.reward), area: areaOf(t, f.hero) }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => {
      const area = areaOf(t, f.hero);
      for (let i = 0; i < f.units.length; i++) {
        routUnits(t, area, columnOf(t, f.units.at(i)), 1);
        t.emit(events['units-routed'], f.units.at(i), 1, area);
      }
    }),
);

const freeze = procedure('use-ice-storm', used, steps =>
  steps.dispatch(
    () => [freezeOthers, freezeFoes],
    (t, f) => (isContested(t, areaOf(t, f.hero)) ? 1 : 0),
    { seat: 'seat', hero: 'hero', reward: 'reward' },
  ),
);

/** Up to so many enemy or neutral ones. */
export const routsUnits: Reward<'rout-units', { units: number }> = {
  clause: [
    'rout up to {units, plural, one {# enemy or neutral unit} other {# enemy or neutral units}} in this hero’s area',
    'rozbij najwyżej {units, plural, one {# wrogą lub neutralną jednostkę} few {# wrogie lub neutralne jednostki} many {# wrogich lub neutralnych jednostek} other {# wrogiej lub neutralnej jednostki}} na obszarze tego bohatera',
  ],
  words,
  inTurn: {
    may: (t, seat, hero) => {
      const area = areaOf(t, hero);
      if (isContested(t, area)) return hasFighter(t, otherSide(sideOf(t, seat)), isStanding);
      return !isFriendly(t, area, seat) && standingIn(t, area) > 0;
    },
    effect: freeze,
  },
  bot: {
    helpsInBattle: true,
    answers: {
      'reward-ice-storm.units': 'bestUnits',
      'reward-ice-storm-in-battle.units': 'strikeByPolicy',
    },
  },
};
