import { no, YES } from '@runehold/kernel/ask/verdict';
import { flag, required } from '@runehold/kernel/content/shape';
import { shown } from '@runehold/kernel/event/event';
import { spoken } from '@runehold/kernel/spoken';
import { most, one } from '../../bots/answer.ts';
import { punch } from '../../bots/mind.ts';
import { because } from '../../bots/text.ts';
import { fighterDomain, sourceDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { isUnit } from '../../rules/cards.ts';
import {
  type Admits,
  butFor,
  countSlots,
  isWounded,
  offerFighters,
  removeFromArmy,
  type Side,
  slotOfFighter,
} from '../../rules/combat/army.ts';
import { procedure } from '../../rules/rules.ts';
import { hasExhausted, offerExhausted, refreshSource } from '../../rules/sources.ts';
import { influenceReady, yieldOf } from '../../rules/view/look.ts';
import { reasons } from '../../words.ts';
import type { Bare } from '../vocabulary.ts';
import { abilityLocals, always, type EffectRule, effectOn } from './ability.ts';

const { events, say, words } = spoken({
  'event.returned-to-hand': [
    { who: 'seat', card: shown('card') },
    '{who} {who|return|returns} {card:a} to {who|your|their} hand.',
    '{who|Bierzesz|{who} bierze} {card:acc} z powrotem na rękę.',
  ],
  'prompt.refresh': ['What do you refresh?', 'Co odświeżasz?'],
  'prompt.return-unit': [
    'Which unit do you take back into your hand?',
    'Którą jednostkę bierzesz z powrotem na rękę?',
  ],
});

export { events, words };

type RefreshStronghold = { readonly kind: 'refresh-stronghold'; readonly ifSurvived: boolean };

/** A stronghold becomes ready after the combat: Deepwood Archer. A wounded unit has not survived. (RA-ABIL-11) */
export const refreshStronghold: EffectRule<RefreshStronghold> = {
  kind: 'refresh-stronghold',
  fields: { ifSurvived: required(flag) },
  clause: [
    { ifSurvived: 'number' },
    '{ifSurvived, select, 0 {} other {if this unit survived unwounded, }}refresh one of your strongholds.',
    '{ifSurvived, select, 0 {} other {jeśli ta jednostka przetrwała bez ran, }}odśwież jedną ze swoich twierdz.',
  ],
  timings: always,
  possible: (t, seat, side, slot, card) =>
    t.exhaustedStrongholds.get(seat) > 0 &&
    !(effectOn(t, card, 'refresh-stronghold').ifSurvived && isWounded(t, side, slot)),
  procedure: procedure('refresh-stronghold', abilityLocals, steps =>
    steps.do((t, f) => refreshSource(t, f.seat, sourceDomain.code('stronghold'))),
  ),
  bot: {},
};

/** A city, stronghold or influence Reward becomes ready: Storm Sorceress. */
export const refreshAny: EffectRule<Bare<'refresh-any'>> = {
  kind: 'refresh-any',
  fields: {},
  clause: [
    'refresh one of your cities, strongholds or influence Rewards.',
    'odśwież jedno ze swoich miast albo jedną z twierdz lub nagród dających wpływy.',
  ],
  timings: always,
  possible: (t, seat) => hasExhausted(t, seat),
  procedure: procedure('refresh-any', abilityLocals, steps =>
    steps
      .ask('pick', {
        kind: 'one',
        seat: 'seat',
        from: sourceDomain,
        options: (t, f, offer) => offerExhausted(t, f.seat, offer),
        prompt: () => say('prompt.refresh'),
        rule: 'RA-CARD-01',
      })
      .do((t, f) => refreshSource(t, f.seat, f.pick)),
  ),
  bot: {
    // The unit goes to the discard pile, so it is used when nothing is left to fight for.
    action: (look, plan, early) => !early && influenceReady(look) <= 2 && !plan.hoarding,
    judges: {
      'refresh-any.pick': (look, { offer }) =>
        one(
          most(offer, source => yieldOf(look, source)),
          because('bot.best-for-us'),
        ),
    },
  },
};

type ReturnUnit = { readonly kind: 'return-unit'; readonly ifSurvived: boolean };

const survivor: Admits = (t: Table, side: Side, slot: number) => {
  if (!isUnit(t, t.army.at(side).at(slot))) return no(reasons['not-a-unit']);
  return isWounded(t, side, slot) ? no(reasons.wounded) : YES;
};

/** Another unit that survived comes back to hand: Sorcerer. */
export const returnUnit: EffectRule<ReturnUnit> = {
  kind: 'return-unit',
  fields: { ifSurvived: required(flag) },
  clause: [
    { ifSurvived: 'number' },
    '{ifSurvived, select, 0 {} other {if this unit survived unwounded, }}take another of your unwounded units back into your hand.',
    '{ifSurvived, select, 0 {} other {jeśli ta jednostka przetrwała bez ran, }}weź z powrotem na rękę inną swoją jednostkę, która nie odniosła ran.',
  ],
  timings: ['end-of-combat'],
  possible: (t, _seat, side, slot, card) =>
    countSlots(t, side, butFor(slot, survivor)) > 0 &&
    !(effectOn(t, card, 'return-unit').ifSurvived && isWounded(t, side, slot)),
  procedure: procedure('return-unit', abilityLocals, steps =>
    // Its price may have been paid with the very units that could come back. (RA-GEN-04)
    steps.when(
      (t, f) => countSlots(t, f.side, butFor(f.slot, survivor)) > 0,
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: 'seat',
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, f.side, offer, butFor(f.slot, survivor)),
            about: (_t, f) => ({ side: f.side }),
            prompt: () => say('prompt.return-unit'),
            rule: 'RA-ABIL-11',
          })
          .do((t, f) => {
            const slot = slotOfFighter(t, f.side, f.pick, butFor(f.slot, survivor));
            const card = removeFromArmy(t, f.side, slot);
            t.hand.at(f.seat).put(card);
            t.emit(events['returned-to-hand'], f.seat, card);
          }),
    ),
  ),
  bot: {
    judges: {
      'return-unit.pick': (_look, { offer }, { traits }) =>
        one(
          most(offer, code => punch(traits[fighterDomain.valueOf(code)])),
          because('bot.best-for-us'),
        ),
    },
  },
};
