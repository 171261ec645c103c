import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { FortifyAction } from '../../content/types-realm.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { listed } from '../../text/clause.ts';
import { speech } from '../../text/speech.ts';
import { reasons, say } from '../../words.ts';
import { type AreaTest, anyArea, anyWith, isDamaged, strongholdOf } from '../map/areas.ts';
import { areas } from '../map/offer-areas.ts';
import { mayBeGivenUp } from '../map/verdicts.ts';
import { procedure } from '../rules.ts';
import { mayMoveRunes, moveRunes } from '../runes/move-runes.ts';
import { hasDevelopmentCards } from '../table/development-cards.ts';
import { isSite } from './building-site.ts';
import { mayRebuild, rebuildCapital } from './capital/rebuild.ts';
import { canPay, pay } from './costs.ts';
import type { Primary } from './order.ts';
import { placeStronghold, removeStronghold, repairStronghold, strongholdsLeft } from './strongholds.ts';

/** The actions of Fortify, each once and in any order. (RW-O8-01) */
const fortifyDomain = union('fortify', { build: only, repair: only, runes: only, capital: only });
const BUILD = fortifyDomain.code('build');
const REPAIR = fortifyDomain.code('repair');
const RUNES = fortifyDomain.code('runes');
const CAPITAL = fortifyDomain.code('capital');

/** The capital is built in place of a stronghold: neither after the other. (BW-CAP-12) */
const doneBy = (action: number): number =>
  action === BUILD || action === CAPITAL ? (1 << BUILD) | (1 << CAPITAL) : 1 << action;

const mayStand: AreaTest = (t, area, seat) => isSite(t, area, seat) === YES;

const needsRepair = (t: Table, area: number, seat: Seat): Verdict => {
  if (strongholdOf(t, area) !== seat) return no(reasons['no-stronghold-of-yours']);
  return isDamaged(t, area) ? YES : no(reasons['stronghold-sound']);
};

const isRepairable: AreaTest = (t, area, seat) => needsRepair(t, area, seat) === YES;

/** Whether an action is possible and paid for now. (RW-O8-03, 06, 07, 12) */
const mayFortify = (t: Table, seat: Seat, action: number): Verdict => {
  const { build, repair } = t.content.stronghold;
  if (action === CAPITAL) return mayRebuild(t, seat);
  if (action === RUNES) return mayMoveRunes(t, seat) ? YES : no(reasons['no-rune-to-move']);
  if (action === REPAIR) {
    if (!anyWith(t, t.stronghold, isRepairable, seat)) return no(reasons['nothing-damaged']);
    return canPay(t, seat, repair) ? YES : no(reasons['cannot-pay-repair']);
  }
  if (!canPay(t, seat, build)) return no(reasons['cannot-pay-build']);
  return anyArea(t, mayStand, seat) ? YES : no(reasons['no-building-site']);
};

const offerActions = (t: Table, seat: Seat, done: number, offer: Offer): void => {
  const actions = hasDevelopmentCards(t) ? fortifyDomain.size : CAPITAL;
  for (let action = 0; action < actions; action++) {
    const isDone = (done & (1 << action)) !== 0;
    offer.consider(action, isDone ? no(reasons['fortified-already']) : mayFortify(t, seat, action));
  }
};

/**
 * Builds a stronghold. With all of them on the board one is destroyed first, and what was developed there is lost.
 * (RW-O8-02, RW-O8-05, RW-COMP-18)
 */
const build = procedure('build-stronghold', { seat: count, left: count, site: count }, steps =>
  steps
    .do((_t, f) => {
      f.left = NONE;
    })
    .when(
      (t, f) => strongholdsLeft(t, f.seat) === 0,
      full =>
        full
          .ask('left', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, f, area) => mayBeGivenUp(t, area, f.seat)),
            prompt: () => say('prompt.move-stronghold'),
            rule: 'RW-O8-05',
          })
          .do((t, f) => removeStronghold(t, f.left)),
    )
    .ask('site', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, f, area) => isSite(t, area, f.seat, f.left)),
      prompt: () => say('prompt.stronghold-site'),
      rule: 'RW-O8-02',
    })
    .do((t, f) => {
      pay(t, f.seat, t.content.stronghold.build);
      placeStronghold(t, f.seat, f.site, false);
    }),
);

const repair = procedure('repair-stronghold', { seat: count, site: count }, steps =>
  steps
    .ask('site', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, f, area) => needsRepair(t, area, f.seat)),
      prompt: () => say('prompt.repair'),
      rule: 'RW-O8-06',
    })
    .do((t, f) => {
      pay(t, f.seat, t.content.stronghold.repair);
      repairStronghold(t, f.site);
    }),
);

/** Whether one more can stand on the board than before. */
const mayAdd = (t: Table, seat: Seat): boolean =>
  (strongholdsLeft(t, seat) > 0 && mayFortify(t, seat, BUILD) === YES) ||
  (hasDevelopmentCards(t) && mayRebuild(t, seat) === YES);

const { words, clause } = speech({
  'clause.fortify.build-stronghold': ['build a stronghold', 'budowa twierdzy'],
  'clause.fortify.repair-stronghold': ['repair a stronghold', 'naprawa twierdzy'],
  'clause.fortify.mix-runes': [
    'pick up the rune tokens in 2 areas you control and put them back facedown, at most 1 per area',
    'przesunięcie żetonów runów (wybierz 2 obszary pod swoją kontrolą, weź żetony i ułóż je z powrotem zakryte, najwyżej 1 na obszarze)',
  ],
});

/** Fortify: build, repair and move runes, each at most once, in any order, and each paid by itself. (RW-O8-01, RW-O8-07) */
export const fortifies: Primary<'fortify', { actions: readonly FortifyAction[] }> = {
  clause: [
    'do each of these at most once, in any order:',
    'każde z tych działań wykonaj najwyżej raz, w dowolnej kolejności:',
  ],
  details: ({ actions }) =>
    listed(
      actions.map(({ kind }) => [clause(`clause.fortify.${kind}`)]),
      'and',
    ),
  words,
  rule: procedure('fortify', { seat: count, action: count, done: count }, steps =>
    steps.repeatUntil({ action: PASS }, acting =>
      acting
        .ask('action', {
          kind: 'one',
          seat: 'seat',
          from: fortifyDomain,
          options: (t, f, offer) => offerActions(t, f.seat, f.done, offer),
          optional: true,
          pass: skipping,
          prompt: () => say('prompt.fortify'),
          rule: 'RW-O8-01',
        })
        .choose('action', fortifyDomain, {
          build: chosen => chosen.call(() => build, { seat: 'seat' }),
          repair: chosen => chosen.call(() => repair, { seat: 'seat' }),
          runes: chosen => chosen.call(() => moveRunes, { seat: 'seat' }),
          capital: chosen => chosen.call(() => rebuildCapital, { seat: 'seat' }),
        })
        .do((_t, f) => {
          if (f.action !== PASS) f.done |= doneBy(f.action);
        }),
    ),
  ),
  bot: {
    worth: ({ look: { t, me } }) => (mayAdd(t, me) ? 2.2 : 0) + (mayFortify(t, me, REPAIR) === YES ? 0.8 : 0),
  },
};
