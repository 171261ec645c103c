import { union } from '@runehold/kernel/ask/domain';
import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import {
  fighterCode,
  fighterDomain,
  fighterType,
  rewardDomain,
  tacticsDomain,
  unitDomain,
} from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { assignDamage, dealTo } from '../../battle/assign.ts';
import { addFighters, healFighter, standFighter } from '../../battle/casualties.ts';
import {
  countType,
  hasFighter,
  isHurt,
  isRouted,
  isStanding,
  offerFighters,
  routedWith,
} from '../../battle/fighters.ts';
import { ATTACKER, contestedArea, DEFENDER, type Side, sideOf, typeOn } from '../../battle/sides.ts';
import { strongholdStrength } from '../../battle/strength.ts';
import { withdraw } from '../../battle/withdraw.ts';
import { columnOf } from '../../map/columns.ts';
import { routedIn } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { played, type TacticsRule, type TacticsRules, tacticsEffect } from './hand.ts';
import { turnRules } from './turn-cards.ts';

/** A card in a battle: for the battle, or as a card or a Reward of the turn that the attacker is having. */
export const battleCardDomain = union('battleCard', {
  battle: tacticsDomain,
  turn: tacticsDomain,
  reward: rewardDomain,
});

/** The locals of a battle card: who plays which, and the routs that he is dealt now. */
const laid = { ...played, routs: count };

const area = contestedArea;

/** Summon Lightning: damage to both sides, assigned by the defender first. (R10) */
const strikeBoth = procedure('tactics-summon-lightning', laid, steps =>
  steps
    .call(
      () => assignDamage,
      (t, f, callee) => dealTo(t, callee, DEFENDER, tacticsEffect(t, f.card, 'damage-both-sides').damage),
    )
    .call(
      () => assignDamage,
      (t, f, callee) => dealTo(t, callee, ATTACKER, tacticsEffect(t, f.card, 'damage-both-sides').damage),
    ),
);

/** Before the first round routed units still lie on the map; whoever stands up joins the battle. (RW-BATTLE-27) */
const isBeforeCombat = (t: Table): boolean => t.combatRound === 0;

const hasRouted = (t: Table, side: Side): boolean =>
  hasFighter(t, side, isRouted) || (side === DEFENDER && isBeforeCombat(t) && routedIn(t, area(t)) > 0);

/** Rally Cry in a battle: stands units up, before combat those on the map, later participating ones. (RW-ROUND-32) */
const rally = procedure('tactics-rally-in-battle', { ...laid, stood: listOf(8) }, steps =>
  steps
    .ask('stood', {
      kind: 'some',
      seat: 'seat',
      from: fighterDomain,
      options: (t, f, offer) => {
        const side = sideOf(t, f.seat);
        offerFighters(t, side, offer, isRouted);
        if (side !== DEFENDER || !isBeforeCombat(t)) return;
        for (let column = 0; column < t.columns; column++) {
          const lying = t.routed.get(area(t), column);
          if (lying > 0) offer.add(fighterCode(typeOn(t, side, column), routedWith(0)), lying);
        }
      },
      min: 1,
      max: (t, f) => tacticsEffect(t, f.card, 'stand-units').units,
      prompt: (t, f) => say('prompt.rally', { count: tacticsEffect(t, f.card, 'stand-units').units }),
      rule: 'RW-BATTLE-27',
    })
    .do((t, f) => {
      const side = sideOf(t, f.seat);
      for (let i = 0; i < f.stood.length; i++) {
        const column = columnOf(t, fighterType(f.stood.at(i)));
        if (countType(t, side, column, isRouted) > 0) standFighter(t, side, f.stood.at(i));
        else {
          t.routed.add(area(t), column, -1);
          addFighters(t, side, column, 1);
          t.emit(events['fighters-joined'], side, typeOn(t, side, column), 1);
        }
      }
    }),
);

/** To the Victor: whoever wins this battle is paid. */
const promisePrize = procedure('tactics-to-the-victor', laid, steps =>
  steps.do(t => {
    t.prizes++;
  }),
);

/** Steady Ranks: some of the routs that Fate cards deal now do not happen. */
const cancelRouts = procedure('tactics-steady-ranks', { ...laid, cancelled: count }, steps =>
  steps
    .ask('cancelled', {
      kind: 'number',
      seat: 'seat',
      min: 1,
      max: (t, f) => Math.min(f.routs, tacticsEffect(t, f.card, 'cancel-routs').routs),
      prompt: (_t, f) => say('prompt.cancel-routs', { routs: f.routs }),
      rule: 'RW-TACT-04',
    })
    .do((t, f) => {
      f.routs -= f.cancelled;
      t.emit(events['routs-cancelled'], f.seat, f.cancelled);
    }),
);

/** Field Surgeons: takes damage off participating units, token by token, split as the player likes. */
const healUnits = procedure('tactics-field-surgeons', { ...laid, left: count, pick: count }, steps =>
  steps
    .do((t, f) => {
      f.left = tacticsEffect(t, f.card, 'remove-damage').damage;
    })
    .repeatWhile(
      (t, f) => f.left > 0 && f.pick !== PASS && hasFighter(t, sideOf(t, f.seat), isHurt),
      healing =>
        healing
          .ask('pick', {
            kind: 'one',
            seat: 'seat',
            from: fighterDomain,
            options: (t, f, offer) => {
              offerFighters(t, sideOf(t, f.seat), offer, isHurt);
              if (f.left < tacticsEffect(t, f.card, 'remove-damage').damage) offer.add(PASS);
            },
            pass: stopping,
            prompt: (_t, f) => say('prompt.heal-units', { left: f.left }),
            rule: 'RW-TACT-04',
          })
          .do((t, f) => {
            f.left--;
            if (f.pick !== PASS) healFighter(t, sideOf(t, f.seat), f.pick);
          }),
    ),
);

/** Battle Fury: one more Fate card when a type of the player's draws. */
const enrage = procedure('tactics-battle-fury', { ...laid, unit: count }, steps =>
  steps
    .ask('unit', {
      kind: 'one',
      seat: 'seat',
      from: unitDomain,
      options: (t, f, offer) => {
        const side = sideOf(t, f.seat);
        for (let column = 0; column < t.columns; column++) {
          if (countType(t, side, column) > 0) offer.add(typeOn(t, side, column));
        }
      },
      prompt: () => say('prompt.battle-fury'),
      rule: 'RW-TACT-04',
    })
    .do((t, f) => {
      const { cards } = tacticsEffect(t, f.card, 'draw-more-for-unit');
      t.moreFate.add(sideOf(t, f.seat), columnOf(t, f.unit), cards);
      t.emit(events['fury-stirred'], f.seat, f.unit, cards);
    }),
);

/** Sappers: the stronghold counts less, besides what Conquer takes from it. */
const undermine = procedure('tactics-sappers', laid, steps =>
  steps.do((t, f) => {
    const { strength } = tacticsEffect(t, f.card, 'weaken-stronghold');
    t.weakened += strength;
    t.emit(events['stronghold-weakened'], area(t), strength);
  }),
);

/** Tactical Retreat: the battle is called off, and the defender's units leave as they are. (RW-BATTLE-29) */
const callOff = procedure('tactics-tactical-retreat', laid, steps =>
  steps
    .do((t, f) => {
      t.calledOff = 1;
      t.emit(events['battle-called-off'], f.seat, area(t));
    })
    .call(() => withdraw),
);

/** Whether a card's words let this side play it, and no other of its name was played at this moment. (RW-TACT-12, 13, 16) */
const mayPlay = (t: Table, seat: Seat, card: number): boolean => {
  const side = sideOf(t, seat);
  const { side: whose, participant } = t.content.tacticsCards[card];
  if (whose === 'attacker' && side !== ATTACKER) return false;
  if (whose === 'defender' && side !== DEFENDER) return false;
  if (participant && !hasFighter(t, side)) return false;
  return t.playedNow.at(side).count(card) === 0;
};

const always = (): boolean => true;

const inBattle = (effect: Procedure<typeof laid>, ofUse: (t: Table, side: Side) => boolean): TacticsRule => ({
  may: (t, seat, card) => mayPlay(t, seat, card) && ofUse(t, sideOf(t, seat)),
  effect,
});

/** Every card with a moment in battles, by the kind of its effect. (RW-TACT-17) */
export const battleRules: TacticsRules = {
  'call-off-battle': inBattle(callOff, (t, side) => hasFighter(t, side) || routedIn(t, area(t)) > 0),
  'damage-both-sides': inBattle(strikeBoth, always),
  'stand-units': inBattle(rally, hasRouted),
  'pay-winner': inBattle(promisePrize, always),
  'cancel-routs': inBattle(cancelRouts, (t, side) => hasFighter(t, side, isStanding)),
  'remove-damage': inBattle(healUnits, (t, side) => hasFighter(t, side, isHurt)),
  'draw-more-for-unit': inBattle(enrage, always),
  'weaken-stronghold': inBattle(undermine, t => strongholdStrength(t) > 0),
};

export const battleEffects = Object.values(battleRules).map(
  ({ effect }) => effect,
) as unknown as readonly Procedure<typeof laid>[];

/** The cards of the turn, each name once at the start of a battle. (RW-TACT-16) */
export const turnRulesInBattle: TacticsRules = Object.fromEntries(
  Object.entries(turnRules).map(([kind, { may, effect }]): [string, TacticsRule] => [
    kind,
    {
      may: (t, seat, card) => t.playedNow.at(sideOf(t, seat)).count(card) === 0 && may(t, seat, card),
      effect,
    },
  ]),
);
