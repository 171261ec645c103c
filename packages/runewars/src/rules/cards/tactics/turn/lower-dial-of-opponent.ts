import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { resourceDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { isHeroOf } from '../../../heroes/desert.ts';
import { areaOf } from '../../../heroes/hero.ts';
import { controller } from '../../../map/areas.ts';
import { procedure } from '../../../rules.ts';
import { anyMayFall, mayFall } from '../../../table/raise-dials.ts';
import { turnDial } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';
import { anyOpponent, oneOpponent } from '../opponents.ts';

const { words, say } = speech({
  'prompt.lower-dial-of': [
    { who: 'seat' },
    'Which of {who:s} dials goes down?',
    'Który licznik obniżasz? {who|Tracisz ty|Traci {who}}.',
  ],
});

/** Whether a hero of one player is in an area that another controls. */
const hasHeroAt = (t: Table, seat: Seat, other: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (isHeroOf(t, hero, seat) && controller(t, areaOf(t, hero)) === other) return true;
  }
  return false;
};

/** Sabotage: an opponent's dial goes down, farther with a hero on his ground. */
const sabotage = procedure('tactics-sabotage', { ...played, victim: count, resource: count }, steps =>
  steps
    .ask('victim', oneOpponent(anyMayFall))
    .ask('resource', {
      kind: 'one',
      seat: 'seat',
      from: resourceDomain,
      where: (t, f, resource) => mayFall(t, f.victim, resource),
      prompt: (_t, f) => say('prompt.lower-dial-of', { who: f.victim }),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      const { amount, withHero } = tacticsEffect(t, f.card, 'lower-dial-of-opponent');
      turnDial(t, f.victim, f.resource, hasHeroAt(t, f.seat, f.victim) ? -withHero : -amount);
    }),
);

/** More with a hero in an area of the opponent's. */
export const lowersDialOfOpponent: Tactics<'lower-dial-of-opponent', { amount: number; withHero: number }> = {
  clause: [
    'turn one of an opponent’s dials down by {amount}, or by {withHero} if you have a hero in an area they control',
    'obniż jeden licznik przeciwnika o {amount} albo o {withHero}, jeśli masz bohatera na obszarze pod jego kontrolą',
  ],
  words,
  inTurn: { may: (t, seat, card) => anyOpponent(t, seat, anyMayFall, card), effect: sabotage },
  bot: {
    isTimely: always,
    answers: { 'tactics-sabotage.victim': 'hurtLeader', 'tactics-sabotage.resource': 'plain' },
  },
};
