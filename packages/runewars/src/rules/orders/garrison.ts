import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { UnitClass } from '../../content/types.ts';
import type { SupremacyBonus } from '../../content/types-realm.ts';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { ofKind } from '../../text/family.ts';
import { speech } from '../../text/speech.ts';
import { hasStronghold } from '../map/areas.ts';
import { procedure } from '../rules.ts';
import { activeOrder } from './in-play.ts';
import { type Bonus, housed, type Primary, resolved } from './order.ts';
import { MOST_RECRUITS, offerOfClass, recruitUnits } from './recruit-units.ts';

const { words, events, say, reasons } = speech(
  {
    'event.defence-strengthened': [
      { who: 'seat', strength: 'number' },
      '{who:name} will have {strength} more strength whenever defending this season.',
      '{who|Do końca pory roku otrzymujesz|{who} do końca pory roku otrzymuje} +{strength} do siły w obronie.',
    ],
    'prompt.recruit-which': [
      { count: 'number' },
      'Choose {count, count, thing.unit} to recruit.',
      'Wybierz {count, count, thing.unit:acc} do zwerbowania.',
    ],
    'crumb.recruit-class': ['Recruiting one class', 'Zaciąg jednej kategorii'],
    'reason.nowhere-to-recruit': ['You have no stronghold.', 'Nie masz żadnej twierdzy.'],
  },
  { 'defence-strengthened': 'BW-GARR-04' },
);

/** What a player who defends adds, with units or without; only where a box with such an Order is open. (BW-GARR-04 to 09) */
export const defenceOf = (t: Table, seat: Seat): number =>
  seat < t.defence.length ? t.defence.get(seat) : 0;

/** Garrison: stronger in every defence from now to the end of the season. (BW-GARR-04 to 07) */
export const strengthensDefence: Primary<'strengthen-defence', { strength: number }> = {
  clause: [
    'until the season ends, you have {strength} more strength in every battle in which you are the defender',
    'do końca pory roku otrzymujesz +{strength} do siły w każdej bitwie, w której jesteś obrońcą',
  ],
  words,
  rule: procedure('garrison', resolved, steps =>
    steps.do((t, f) => {
      const { strength } = ofKind(t.content.orders[activeOrder(t, f.seat)].primary, 'strengthen-defence');
      t.defence.set(f.seat, strength);
      t.emit(events['defence-strengthened'], f.seat, strength);
    }),
  ),
  bot: { worth: (prospect, { strength }) => prospect.endangered(strength), isSudden: true },
};

const bonusOf = (t: Table, seat: Seat) =>
  ofKind(t.content.orders[activeOrder(t, seat)].bonus as SupremacyBonus, 'recruit-class');

/** Its bonus: units of one class in any mix, at any of the player's strongholds. (BW-GARR-10 to 13) */
export const recruitsClass: Bonus<'recruit-class', { unitClass: UnitClass; units: number }> = {
  clause: [
    { unitClass: 'classes' },
    'recruit {units, count, unitClass} of your own faction, in any mix, at your strongholds',
    'zwerbuj w swoich twierdzach {units, count, unitClass:acc} swojej frakcji w dowolnym składzie',
  ],
  rule: procedure('recruit-class', { seat: count, types: listOf(MOST_RECRUITS) }, steps =>
    steps
      .ask('types', {
        kind: 'some',
        seat: 'seat',
        from: unitDomain,
        options: (t, f, offer) => {
          const { unitClass, units } = bonusOf(t, f.seat);
          offerOfClass(t, f.seat, unitClass, offer, units);
        },
        min: (t, f) => bonusOf(t, f.seat).units,
        max: (t, f) => bonusOf(t, f.seat).units,
        prompt: (t, f) => say('prompt.recruit-which', { count: bonusOf(t, f.seat).units }),
        rule: 'BW-GARR-11',
      })
      .call(
        () => recruitUnits,
        (_t, f, callee) => {
          callee.seat = f.seat;
          for (let i = 0; i < f.types.length; i++) callee.types.push(f.types.at(i));
        },
      ),
  ),
  may: (t, seat) => yesIf(hasStronghold(t, seat), reasons['nowhere-to-recruit']),
  bot: {
    worth: ({ look: { t, me }, room }, { units }) => (hasStronghold(t, me) ? housed(units, room()) : 0),
    answers: { 'recruit-class.types': 'bestUnits' },
  },
};
