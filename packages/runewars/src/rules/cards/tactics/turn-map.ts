import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain, seatDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import {
  anyArea,
  anyOwnArea,
  controller,
  hasCity,
  isActivated,
  isContested,
  isOnBoard,
} from '../../map/areas.ts';
import { destroyCity } from '../../map/cities.ts';
import { procedure } from '../../rules.ts';
import { played, type TacticsRules } from './hand.ts';
import { anyOpponent, offerOpponents } from './opponents.ts';

const mayBeRumoured = (t: Table, area: number, victim: Seat): boolean =>
  isOnBoard(t, area) &&
  !isContested(t, area) &&
  controller(t, area) !== victim &&
  !isActivated(t, area, victim);

/** Whether there is an area into which a token of this opponent could be put. */
const canBeRumoured = (t: Table, victim: Seat): boolean => anyArea(t, mayBeRumoured, victim);

/** Horrific Rumors: an opponent's activation token into an area that he does not control. */
const rumours = procedure('tactics-rumours', { ...played, victim: count, area: count }, steps =>
  steps
    .ask('victim', {
      kind: 'one',
      seat: 'seat',
      from: seatDomain,
      options: (t, f, offer) => offerOpponents(t, f.seat, offer, canBeRumoured),
      prompt: (_t, f) => say('prompt.choose-opponent', { card: f.card }),
      rule: 'RW-TACT-05',
    })
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (mayBeRumoured(t, area, f.victim)) offer.add(area);
      },
      prompt: (_t, f) => say('prompt.activate-for', { who: f.victim }),
      rule: 'RW-MOVE-02',
    })
    .do((t, f) => {
      t.activation.set(f.area, t.activation.get(f.area) | seatBit(f.victim));
      t.emit(events['activation-put'], f.victim, f.area);
    }),
);

const holdsToken = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && isActivated(t, area, seat);

/** Renewed Orders: one of the player's activation tokens leaves the board. */
const renew = procedure('tactics-renewed-orders', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (holdsToken(t, area, f.seat)) offer.add(area);
      },
      prompt: () => say('prompt.remove-activation'),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      t.activation.set(f.area, t.activation.get(f.area) & ~seatBit(f.seat));
      t.emit(events['activation-removed'], f.seat, f.area);
    }),
);

const ownsCity = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && hasCity(t, area) && controller(t, area) === seat;

/** Raze a City: a city of the player's own is destroyed. */
const raze = procedure('tactics-raze-city', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (ownsCity(t, area, f.seat)) offer.add(area);
      },
      prompt: () => say('prompt.raze-city'),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => destroyCity(t, f.area, f.seat)),
);

/** Mountain Pass: mountains are open to the player's figures for this turn. (RW-BORDER-05) */
const pass = procedure('tactics-mountain-pass', played, steps =>
  steps.do(t => {
    t.mountainPass = 1;
  }),
);

/** Cards of the turn about tokens and borders; at the start of a battle none is played on the contested area. */
export const mapRules: TacticsRules = {
  'place-activation-of-opponent': {
    may: (t, seat) => anyOpponent(t, seat, canBeRumoured),
    effect: rumours,
  },
  'remove-activation': {
    may: (t, seat) => anyArea(t, holdsToken, seat),
    effect: renew,
  },
  'destroy-own-city': {
    may: (t, seat) => anyOwnArea(t, ownsCity, seat),
    effect: raze,
  },
  'open-mountains': { may: t => t.mountainPass === 0, effect: pass },
};
