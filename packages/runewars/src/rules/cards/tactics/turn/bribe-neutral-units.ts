import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { UnitClass } from '../../../../content/types.ts';
import { areaDomain, troopDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { controller, hasNeutrals, isContested, isEnemy } from '../../../map/areas.ts';
import { mapOf } from '../../../map/map-of.ts';
import { areas } from '../../../map/offer-areas.ts';
import { keepToLimit, usualLimit } from '../../../move/unit-limit.ts';
import { procedure } from '../../../rules.ts';
import { loseInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';
import { luresTo, moveLured, offerLured } from './lure-neutral-units.ts';

const { words, say, reasons } = speech({
  'prompt.bribe-from': [
    'From which area does a neutral unit come over to you?',
    'Z którego obszaru przechodzi do ciebie jednostka neutralna?',
  ],
  'prompt.bribe-to': ['Where does it go?', 'Dokąd idzie?'],
  'prompt.bribe-whom': ['Which unit do you bribe?', 'Którą jednostkę przekupujesz?'],
  'reason.nobody-to-bribe': [
    'No unit allied with an opponent can move from there to an area of yours.',
    'Żadna jednostka sprzymierzona z przeciwnikiem nie może stamtąd przejść na twój obszar.',
  ],
  'reason.bribed-to-yours': [
    'It must be an area of yours that one of them can enter.',
    'Musi to być twój obszar, na który któraś z nich może przejść.',
  ],
});

const takes = (t: Table, seat: Seat, card: number, from: number, to: number): boolean =>
  controller(t, to) === seat && luresTo(t, tacticsEffect(t, card, 'bribe-neutral-units').classes, from, to);

const mayBribeFrom = (t: Table, seat: Seat, card: number, from: number): boolean => {
  if (!isEnemy(t, from, seat) || !hasNeutrals(t, from) || isContested(t, from)) return false;
  for (const to of mapOf(t).across[from]) if (to >= 0 && takes(t, seat, card, from, to)) return true;
  return false;
};

const anyBribe = (t: Table, seat: Seat, card: number): boolean => {
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) if (mayBribeFrom(t, seat, card, each[n])) return true;
  return false;
};

/** Bribery: an opponent's ally goes over to the player's side, standing or routed as it is. (C8, C10, C20) */
const bribe = procedure('tactics-bribery', { ...played, from: count, to: count, troop: count }, steps =>
  steps
    .do((t, f) => loseInfluence(t, f.seat, tacticsEffect(t, f.card, 'bribe-neutral-units').influence))
    .ask('from', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { seat, card }, from) =>
        yesIf(mayBribeFrom(t, seat, card, from), reasons['nobody-to-bribe']),
      ),
      prompt: () => say('prompt.bribe-from'),
      rule: 'RW-NEUT-15',
    })
    .ask('to', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { seat, card, from }, to) =>
        yesIf(takes(t, seat, card, from, to), reasons['bribed-to-yours']),
      ),
      prompt: () => say('prompt.bribe-to'),
      rule: 'RW-NEUT-15',
    })
    .ask('troop', {
      kind: 'one',
      seat: 'seat',
      from: troopDomain,
      options: (t, f, offer) =>
        offerLured(t, tacticsEffect(t, f.card, 'bribe-neutral-units').classes, f.from, f.to, offer),
      prompt: () => say('prompt.bribe-whom'),
      about: (_t, f) => ({ area: f.from }),
      rule: 'RW-NEUT-15',
    })
    .do((t, f) => moveLured(t, f.from, f.to, f.troop))
    .call(
      () => keepToLimit,
      (t, f, callee) => usualLimit(t, f.seat, f.to, callee),
    ),
);

export const bribesNeutralUnits: Tactics<
  'bribe-neutral-units',
  { influence: number; classes: readonly UnitClass[] }
> = {
  clause: [
    'spend {influence, count, thing.influence} and move 1 neutral {classes} from an opponent’s area to an adjacent area of yours, where it becomes your ally',
    'wydaj {influence, count, thing.influence:acc} i porusz 1 neutralną {classes:acc} z obszaru przeciwnika na sąsiedni obszar pod swoją kontrolą; staje się z tobą sprzymierzona',
  ],
  words,
  inTurn: {
    may: (t, seat, card) =>
      t.influence.get(seat) >= tacticsEffect(t, card, 'bribe-neutral-units').influence &&
      anyBribe(t, seat, card),
    effect: bribe,
  },
  bot: {
    isTimely: always,
    isUseful: true,
    answers: {
      'tactics-bribery.from': 'wantedArea',
      'tactics-bribery.to': 'ownArea',
      'tactics-bribery.troop': 'playAny',
    },
  },
};
