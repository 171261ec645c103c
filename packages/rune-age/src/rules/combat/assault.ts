import { PASS } from '@runehold/kernel/ask/offer';
import { passing, skipping, stopping } from '@runehold/kernel/ask/passing';
import { no, YES } from '@runehold/kernel/ask/verdict';
import { count, type Frame } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { cardDomain, fighterDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons } from '../../words.ts';
import { isUsable, useAbility } from '../abilities/use.ts';
import { isUnit } from '../cards.ts';
import { HELD, heldBy, offerHand } from '../hand.ts';
import { procedure } from '../rules.ts';
import { exhaustRune, readyPower } from '../sources.ts';
import {
  countSlots,
  destroyable,
  destroyInArmy,
  hasOpponent,
  offerFighters,
  otherSide,
  type Side,
  seatOn,
  slotOfFighter,
  upTo,
} from './army.ts';
import { totalOf } from './strength.ts';

const { say, words } = spoken({
  'prompt.assault': [
    { total: 'number', against: 'number' },
    'Which card do you play? You have {total} strength against {against}.',
    'Którą kartę zagrywasz? Twoja siła: {total} przeciw {against}.',
  ],
  'prompt.use-ability': [
    { card: 'card' },
    'Do you use the ability of {card:a}?',
    'Czy wykorzystujesz zdolność {card:gen}?',
  ],
  'prompt.use-rune': [
    { rune: 'rune' },
    '{rune}: which opposing unit do you destroy?',
    '{rune}: którą wrogą jednostkę niszczysz?',
  ],
  'crumb.assault': ['Assault', 'Szturm'],
  'lesson.assault.title': ['Fighting', 'Walka'],
  'lesson.assault': [
    'Play one card after another against the target; the bar counts the strength on both sides. Some abilities work when their card is played, others in the Resolution step.',
    'Zagrywaj kartę po karcie przeciw celowi; pasek liczy siłę obu stron. Jedne zdolności działają po zagraniu karty, inne w kroku rozstrzygnięcia.',
  ],
});

export { words as assaultWords };

const runeLimit = (t: Table, rune: number): number => {
  const { power } = t.content.runes[rune];
  return power.kind === 'destroy-weak' ? power.limit : NONE;
};

/** The Rune of Flame strikes right after its owner played a unit in a siege. */
const runeStrikes = (t: Table, side: number, card: number): boolean => {
  if (!isUnit(t, card) || !hasOpponent(t, side)) return false;
  const rune = readyPower(t, seatOn(t, side), 'destroy-weak');
  return rune !== NONE && countSlots(t, otherSide(side), upTo(runeLimit(t, rune))) > 0;
};

/** What follows a card that was just played into the combat: its ability may be used at once, and a rune may strike. (RA-ABIL-05) */
const playCard = procedure(
  'play-card',
  { side: count, seat: count, card: count, slot: count, usable: count, yes: count, pick: count },
  steps =>
    steps
      .when({ usable: 1 }, usable =>
        usable
          .ask('yes', {
            kind: 'yes',
            seat: 'seat',
            about: (_t, f) => ({ card: f.card }),
            prompt: (_t, f) => say('prompt.use-ability', { card: f.card }),
            rule: 'RA-ABIL-05',
          })
          .when({ yes: 1 }, used =>
            used.call(() => useAbility, { seat: 'seat', side: 'side', slot: 'slot', card: 'card' }),
          ),
      )
      .when(
        (t, f) => runeStrikes(t, f.side, f.card),
        rune =>
          rune
            .ask('pick', {
              kind: 'one',
              seat: 'seat',
              from: fighterDomain,
              options: (t, f, offer) => {
                const limit = runeLimit(t, readyPower(t, f.seat, 'destroy-weak'));
                offerFighters(t, otherSide(f.side), offer, upTo(limit));
              },
              optional: true,
              pass: skipping,
              about: (_t, f) => ({ side: otherSide(f.side) }),
              prompt: (t, f) => say('prompt.use-rune', { rune: readyPower(t, f.seat, 'destroy-weak') }),
              rule: 'RA-RUN-02',
            })
            .do((t, f) => {
              if (f.pick === PASS) return;
              exhaustRune(t, f.seat, readyPower(t, f.seat, 'destroy-weak'));
              const side = otherSide(f.side);
              destroyInArmy(t, side, slotOfFighter(t, side, f.pick, destroyable));
            }),
      ),
);

/**
 * `seat` is who plays on the side whose turn it is, `mustPlay` is 1 as long as the attacker owes a unit, `slot` is where a
 * card went that something follows, or -1, and `usable` whether that is its ability; `over` once both sides have passed.
 */
const assaultLocals = {
  side: count,
  seat: count,
  card: count,
  mustPlay: count,
  slot: count,
  usable: count,
  over: count,
} as const;

type AssaultFrame = Frame<typeof assaultLocals>;

/** It is the other side's turn, unless that side has passed. (RA-SIEGE-03, RA-SIEGE-08) */
const handOver = (t: Table, f: AssaultFrame): void => {
  if (t.passed.get(otherSide(f.side)) === 0) turnTo(t, f, otherSide(f.side));
  passEmptyHanded(t, f);
};

const turnTo = (t: Table, f: AssaultFrame, side: Side): void => {
  f.side = side;
  f.seat = seatOn(t, side);
};

const pass = (t: Table, f: AssaultFrame): void => {
  t.passed.set(f.side, 1);
  t.emit(events.passed, f.seat);
  if (t.passed.get(otherSide(f.side)) === 1) f.over = 1;
  else handOver(t, f);
};

/** A card joins the army, and the new total is announced. Where nothing can follow, it is the other side's turn. (RA-SIEGE-05) */
const play = (t: Table, f: AssaultFrame): void => {
  const { side, seat, card } = f;
  const slot = t.army.at(side).total;
  if (side === 0 && isUnit(t, card)) f.mustPlay = 0;
  t.move(card, t.hand.at(seat), t.army.at(side));
  // The total is only added up where somebody hears of it.
  if (t.sink) t.emit(events.played, seat, card, totalOf(t, side));
  f.usable = isUsable(t, 'when-played', seat, side, slot, card) ? 1 : 0;
  if (f.usable === 1 || runeStrikes(t, side, card)) f.slot = slot;
  else handOver(t, f);
};

/** An attack is made with units: whoever still holds one does not stop before he has played one. (RA-COMBAT-11) */
const owesUnit = (t: Table, f: AssaultFrame): boolean =>
  f.side === 0 && f.mustPlay === 1 && (heldBy(t, f.seat) & HELD.unit) !== 0;

/** Who holds no card passes unasked. (RA-SIEGE-06) */
const passEmptyHanded = (t: Table, f: AssaultFrame): void => {
  if (t.hand.at(f.seat).total === 0) pass(t, f);
};

/**
 * The Assault step: cards are played one at a time. In a siege both sides alternate until each has passed; a player who
 * holds cards is always asked, even if he can play none of them. (RA-BATTLE-03, RA-SIEGE-03 to RA-SIEGE-08, RA-SIEGE-19)
 */
export const assault = procedure('assault', assaultLocals, steps =>
  steps
    .do((t, f) => {
      t.passed.set(0, 0);
      t.passed.set(1, hasOpponent(t, 0) ? 0 : 1);
      turnTo(t, f, 0);
      passEmptyHanded(t, f);
    })
    .repeatUntil({ over: 1 }, fighting =>
      fighting
        .ask('card', {
          kind: 'one',
          seat: 'seat',
          from: cardDomain,
          options: (t, f, offer) => {
            offerHand(t, f.seat, offer, t.content.numbers.fights, reasons['not-in-combat']);
            offer.consider(PASS, owesUnit(t, f) ? no(reasons['play-first']) : YES);
          },
          // In a battle nobody takes turns: the player stops. (RA-BATTLE-04, RA-SIEGE-06)
          pass: t => (hasOpponent(t, 0) ? passing() : stopping()),
          hidden: true,
          prompt: (t, f) =>
            say('prompt.assault', {
              total: totalOf(t, f.side),
              against: totalOf(t, otherSide(f.side)),
            }),
          rule: 'RA-COMBAT-13',
        })
        .do((t, f) => {
          f.slot = NONE;
          if (f.card === PASS) pass(t, f);
          else play(t, f);
        })
        .unless({ slot: NONE }, follows =>
          follows.call(
            () => playCard,
            { side: 'side', seat: 'seat', card: 'card', slot: 'slot', usable: 'usable' },
            handOver,
          ),
        ),
    ),
);
