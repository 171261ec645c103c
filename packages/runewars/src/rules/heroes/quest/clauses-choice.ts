import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { NeutralUnit } from '../../../content/types-map.ts';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { unitIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { events, say as sayOfHeroes } from '../../../words.ts';
import { anyArea, isFriendly } from '../../map/areas.ts';
import { columnOf } from '../../map/columns.ts';
import { areasFor, offerAreas } from '../../map/offer-areas.ts';
import { putUnits, routedIn, supplyOf } from '../../map/units.ts';
import { keepToLimit } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { showRuneTo } from '../../runes/known.ts';
import { turnUpRune } from '../../runes/tokens.ts';
import { loseInfluence } from '../../table/resources.ts';
import { areaOf } from '../hero.ts';
import { hasUnseenRune } from '../look.ts';
import { standAllIn } from '../reward/restore.ts';
import { type ClauseFrame, clause, type Result, resultOf } from './clause.ts';
import { completeQuest } from './complete.ts';

const {
  words,
  say,
  reasons,
  clause: part,
} = speech({
  'clause.result.place-unit': [
    { unit: 'unit' },
    'place {amount, count, unit} from the supply in an area you control',
    'ustaw {amount, count, unit:acc} ze stosu nieużywanych na obszarze pod swoją kontrolą',
  ],
  'prompt.look-at-rune': ['Which rune token do you look at?', 'Który żeton runu podglądasz?'],
  'prompt.place-unit': [
    { unit: 'unit' },
    'Where does your new ally appear? ({unit})',
    'Gdzie pojawia się sprzymierzona jednostka? ({unit})',
  ],
  'prompt.stand-units': [
    'In which area do all your routed units stand up?',
    'Na którym obszarze wstają wszystkie twoje rozbite jednostki?',
  ],
  'prompt.reveal-rune': [
    { area: 'area' },
    'Reveal the rune token in {area}?',
    'Czy odkrywasz żeton runu na obszarze {area}?',
  ],
  'reason.no-unseen-rune': [
    'There is no facedown rune there that you have not seen.',
    'Nie ma tam zakrytego runu, którego nie znasz.',
  ],
  'reason.not-friendly': ['You do not control the area.', 'Nie kontrolujesz tego obszaru.'],
  'reason.no-routed-units': ['You have no routed units there.', 'Nie masz tam rozbitych jednostek.'],
});

export const isUnseen = (t: Table, area: number, seat: Seat): boolean => hasUnseenRune(t, seat, area);

/** A facedown one anywhere. */
export const lookAtRune: Result<'look-at-rune'> = {
  clause: ['look at any 1 facedown rune token', 'podejrzyj dowolny 1 zakryty żeton runu'],
  words,
  /** The Gathering Storm: a facedown rune token anywhere. */
  rule: procedure('quest-look-at-rune', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => anyArea(t, isUnseen, f.seat),
      sees =>
        sees
          .ask('area', {
            kind: 'one',
            ...areasFor(isUnseen, 'seat', reasons['no-unseen-rune']),
            prompt: () => say('prompt.look-at-rune'),
            rule: 'RW-INFO-08',
          })
          .do((t, f) => showRuneTo(t, f.area, seatBit(f.seat))),
    ),
  ),
  bot: { answers: { 'quest-look-at-rune.area': 'unknownArea' } },
};

const unitOf = (t: Table, f: ClauseFrame): number => unitIds.indexOf(resultOf(t, f, 'may-place-unit').unit);

/** From the supply into an area that you control; with `must` it is not declined. */
export const placeUnit: Result<'may-place-unit', { unit: NeutralUnit; amount: number; must?: true }> = {
  clause: [
    { unit: 'unit' },
    'you may place {amount, count, unit} from the supply in an area you control',
    'możesz ustawić {amount, count, unit:acc} ze stosu nieużywanych na obszarze pod swoją kontrolą',
  ],
  instead: result => (result.must ? [part('clause.result.place-unit', result)] : undefined),
  /** The Razorwing Nest: a neutral unit from the supply becomes an ally. */
  rule: procedure('quest-place-unit', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => supplyOf(t, f.seat, columnOf(t, unitOf(t, f))) > 0,
      left =>
        left
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: (t, f, offer) => {
              offerAreas(t, offer, area => yesIf(isFriendly(t, area, f.seat), reasons['not-friendly']));
              if (!resultOf(t, f, 'may-place-unit').must || offer.length === 0) offer.add(PASS);
            },
            pass: skipping,
            prompt: (t, f) => say('prompt.place-unit', { unit: unitOf(t, f) }),
            rule: 'RW-NEUT-15',
          })
          .unless({ area: PASS }, places =>
            places
              .do((t, f) => {
                const { amount } = resultOf(t, f, 'may-place-unit');
                const column = columnOf(t, unitOf(t, f));
                const placed = Math.min(amount, supplyOf(t, f.seat, column));
                putUnits(t, f.area, f.seat, column, placed);
                t.emit(events['units-placed'], unitOf(t, f), placed, f.area);
              })
              .call(() => keepToLimit, {
                seat: 'seat',
                area: 'area',
                limit: t => t.content.limits.unitsPerArea,
              }),
          ),
    ),
  ),
  bot: { answers: { 'quest-place-unit.area': 'ownArea' } },
};

const hasOwnRouted = (t: Table, area: number, seat: Seat): boolean =>
  isFriendly(t, area, seat) && routedIn(t, area) > 0;

export const standUnitsInArea: Result<'may-stand-units-in-one-area'> = {
  clause: [
    'you may stand all your units in one area',
    'możesz postawić wszystkie swoje jednostki na jednym obszarze',
  ],
  /** Grave of the Black Legion: all routed units of one friendly area stand. */
  rule: procedure('quest-stand-units', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => anyArea(t, hasOwnRouted, f.seat),
      routed =>
        routed
          .ask('area', {
            kind: 'one',
            ...areasFor(hasOwnRouted, 'seat', reasons['no-routed-units']),
            optional: true,
            pass: skipping,
            prompt: () => say('prompt.stand-units'),
            rule: 'RW-QUEST-26',
          })
          .do((t, f) => {
            if (f.area !== PASS) standAllIn(t, f.area);
          }),
    ),
  ),
  bot: { answers: { 'quest-stand-units.area': 'ownArea' } },
};

export const payForReward: Result<'may-pay-influence-for-reward', { amount: number }> = {
  clause: [
    'you may spend {amount, count, thing.influence} to receive a Reward',
    'możesz wydać {amount, count, thing.influence:acc}, aby otrzymać nagrodę',
  ],
  /** The Bazaar: the quest is completed by who pays. */
  rule: procedure('quest-pay', { ...clause, pays: count }, steps =>
    steps.when(
      (t, f) => t.influence.get(f.seat) >= resultOf(t, f, 'may-pay-influence-for-reward').amount,
      can =>
        can
          .ask('pays', {
            kind: 'yes',
            seat: 'seat',
            prompt: (t, f) =>
              sayOfHeroes('prompt.buy-reward', {
                amount: resultOf(t, f, 'may-pay-influence-for-reward').amount,
              }),
            rule: 'RW-QUEST-33',
          })
          .when({ pays: 1 }, paid =>
            paid
              .do((t, f) => loseInfluence(t, f.seat, resultOf(t, f, 'may-pay-influence-for-reward').amount))
              .call(() => completeQuest, { seat: 'seat', hero: 'hero', quest: 'quest' }),
          ),
    ),
  ),
  completes: true,
  bot: { answers: { 'quest-pay.pays': 'sayYes' } },
};

const isFacedown = (t: Table, area: number): boolean => t.rune.at(area) !== NONE && t.runeUp.get(area) === 0;

/** The one of the place. */
export const revealRune: Result<'may-reveal-rune'> = {
  clause: ['you may reveal that rune token', 'możesz odkryć ten żeton runu'],
  /** On the Trail of the Stars: the rune of the place may be turned faceup. */
  rule: procedure('quest-reveal-rune', { ...clause, reveals: count }, steps =>
    steps.when(
      (t, f) => isFacedown(t, areaOf(t, f.hero)),
      down =>
        down
          .ask('reveals', {
            kind: 'yes',
            seat: 'seat',
            prompt: (t, f) => say('prompt.reveal-rune', { area: areaOf(t, f.hero) }),
            rule: 'RW-RUNE-19',
          })
          .do((t, f) => {
            if (f.reveals === 1) turnUpRune(t, areaOf(t, f.hero));
          }),
    ),
  ),
  places: ['facedown-rune'],
  bot: { answers: { 'quest-reveal-rune.reveals': 'sayYes' } },
};
