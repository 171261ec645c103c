import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { abilityDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons } from '../../words.ts';
import { isUsable, useAbility } from '../abilities/use.ts';
import { dataOf, hasAbility, isUsed } from '../cards.ts';
import { procedure } from '../rules.ts';
import { exhaustRune, readyPower } from '../sources.ts';
import { eventAt } from '../targets.ts';
import { hasOpponent, otherSide, type Side, seatOn, unitsIn } from './army.ts';
import { silences, totalOf } from './strength.ts';

const { say, words } = spoken({
  'prompt.resolution': [
    { total: 'number', against: 'number' },
    'Which ability do you use? You have {total} strength against {against}.',
    'Którą zdolność wykorzystujesz? Twoja siła: {total} przeciw {against}.',
  ],
  'prompt.end-of-combat': [
    'The combat is decided. Which ability do you use?',
    'Walka jest rozstrzygnięta. Którą zdolność wykorzystujesz?',
  ],
  'crumb.resolution-abilities': ['Resolution', 'Rozstrzygnięcie'],
  'crumb.end-of-combat-abilities': ['End of combat', 'Koniec walki'],
});

export { words as stepWords };

/** What a rune adds in the Resolution step, or 0 if this seat cannot use one now. */
const runeStrength = (t: Table, side: Side): number => {
  const rune = readyPower(t, seatOn(t, side), 'strength');
  if (rune === NONE) return 0;
  const { power } = t.content.runes[rune];
  if (power.kind !== 'strength') return 0;
  const allowed = power.defending ? side === 1 && hasOpponent(t, 0) : unitsIn(t, side) > 0;
  return allowed ? power.amount : 0;
};

/** What the fought Event does in the Resolution step; it must happen, when its fighter wishes. (RA-BATTLE-05, RA-EVENT-11) */
const enemyWeakens = (t: Table): number => {
  const event = eventAt(t.target);
  if (event === NONE) return 0;
  const amount = t.content.events[event].resolution?.amount ?? 0;
  return amount > 0 && silences(t, 0) ? 0 : amount;
};

const CARD = abilityDomain.codesOf('card');
const RUNE = abilityDomain.codesOf('rune');
const ENEMY = abilityDomain.code('enemy');

const isSilenced = (t: Table, side: Side): boolean => hasOpponent(t, side) && silences(t, otherSide(side));

type Step = 'resolution' | 'end-of-combat';
type Pick = { readonly side: Side; readonly pick: number };
type User = { seat: number; side: Side; card: number; slot: number };

/** The first copy of the picked card that can use its ability now is the one that does. */
const putToUse = (t: Table, { side, pick }: Pick, timing: Step, user: User): void => {
  const army = t.army.at(side);
  user.side = side;
  user.seat = seatOn(t, side);
  user.card = abilityDomain.valueOf(pick);
  for (user.slot = 0; user.slot < army.total; user.slot++)
    if (army.at(user.slot) === user.card && isUsable(t, timing, user.seat, side, user.slot, user.card))
      return;
};

/** Offers the cards of an army whose ability can be used now, and says of those that have one why it cannot. */
const offerUsable = (t: Table, side: Side, timing: Step, offer: Offer, silenced = false): void => {
  const army = t.army.at(side);
  for (let slot = 0; slot < army.total && !silenced; slot++) {
    const code = CARD[army.at(slot)];
    if (!offer.has(code) && isUsable(t, timing, seatOn(t, side), side, slot, army.at(slot))) offer.add(code);
  }
  if (!offer.explaining) return;
  for (let slot = 0; slot < army.total; slot++) {
    const card = army.at(slot);
    if (offer.has(CARD[card]) || dataOf(t, card).ability?.timing !== timing) continue;
    const idle = isUsed(card) ? reasons['ability-used'] : reasons['no-use-now'];
    offer.consider(CARD[card], no(silenced ? reasons.silenced : idle));
  }
};

const hasUsable = (t: Table, side: Side, timing: Step): boolean => {
  const army = t.army.at(side);
  const { total } = army;
  for (let slot = 0; slot < total; slot++) {
    const card = army.at(slot);
    if (hasAbility(t, card, timing) && isUsable(t, timing, seatOn(t, side), side, slot, card)) return true;
  }
  return false;
};

/** Whether a side has anything to do in the Resolution step; the fought Event acts on the side that fights it. */
export const canResolve = (t: Table, side: Side, enemyDone = side === 1): boolean =>
  (hasUsable(t, side, 'resolution') && !isSilenced(t, side)) ||
  runeStrength(t, side) > 0 ||
  (!enemyDone && enemyWeakens(t) > 0);

/** Whether a side has an End of Combat ability to use. */
export const canEndCombat = (t: Table, side: Side): boolean => hasUsable(t, side, 'end-of-combat');

/** One side is done; the other begins afresh. */
const toOtherSide = (_t: Table, f: { side: number; pick: number }): void => {
  f.side++;
  f.pick = 0;
};

const strengthenArmy = (t: Table, side: Side, amount: number): void => {
  t.armyBonus.add(side, amount);
  t.emit(events['army-strengthened'], seatOn(t, side), amount);
};

/** Each side uses its Resolution abilities in the order it likes, the attacker first. (RA-ABIL-09, RA-SIEGE-09, RA-SIEGE-10) */
export const resolutionAbilities = procedure(
  'resolution-abilities',
  { side: count, pick: count, enemyDone: count },
  steps =>
    steps.repeatWhile(
      (_t, f) => f.side < 2,
      sides =>
        sides
          .repeatWhile(
            (t, f) => f.pick !== PASS && canResolve(t, f.side, f.enemyDone === 1),
            resolving =>
              resolving
                .ask('pick', {
                  kind: 'one',
                  seat: (t, f) => seatOn(t, f.side),
                  from: abilityDomain,
                  options: (t, f, offer) => {
                    offerUsable(t, f.side, 'resolution', offer, isSilenced(t, f.side));
                    if (runeStrength(t, f.side) > 0) offer.add(RUNE[t.power.at(seatOn(t, f.side))]);
                    const enemyActs = f.enemyDone === 0 && enemyWeakens(t) > 0;
                    if (enemyActs) offer.add(ENEMY);
                    offer.consider(PASS, enemyActs ? no(reasons['enemy-first']) : YES);
                  },
                  pass: stopping,
                  about: (_t, f) => ({ side: f.side }),
                  prompt: (t, f) =>
                    say('prompt.resolution', {
                      total: totalOf(t, f.side),
                      against: totalOf(t, otherSide(f.side)),
                    }),
                  rule: 'RA-ABIL-09',
                })
                .choose('pick', abilityDomain, {
                  card: card =>
                    card.call(
                      () => useAbility,
                      (t, f, user) => putToUse(t, f, 'resolution', user),
                    ),
                  rune: rune =>
                    rune.do((t, f) => {
                      const amount = runeStrength(t, f.side);
                      exhaustRune(t, seatOn(t, f.side), abilityDomain.valueOf(f.pick));
                      strengthenArmy(t, f.side, amount);
                    }),
                  enemy: enemy =>
                    enemy.do((t, f) => {
                      f.enemyDone = 1;
                      strengthenArmy(t, f.side, -enemyWeakens(t));
                    }),
                }),
          )
          .do(toOtherSide),
    ),
);

/** Each side uses its End of Combat abilities while all cards are still in the armies. (RA-ABIL-11, RA-ABIL-12) */
export const endOfCombatAbilities = procedure(
  'end-of-combat-abilities',
  { side: count, pick: count },
  steps =>
    steps.repeatWhile(
      (_t, f) => f.side < 2,
      sides =>
        sides
          .repeatWhile(
            (t, f) => f.pick !== PASS && canEndCombat(t, f.side),
            ending =>
              ending
                .ask('pick', {
                  kind: 'one',
                  seat: (t, f) => seatOn(t, f.side),
                  from: abilityDomain,
                  options: (t, f, offer) => offerUsable(t, f.side, 'end-of-combat', offer),
                  optional: true,
                  pass: stopping,
                  about: (_t, f) => ({ side: f.side }),
                  prompt: () => say('prompt.end-of-combat'),
                  rule: 'RA-ABIL-11',
                })
                .unless({ pick: PASS }, used =>
                  used.call(
                    () => useAbility,
                    (t, f, user) => putToUse(t, f, 'end-of-combat', user),
                  ),
                ),
          )
          .do(toOtherSide),
    ),
);
