import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { cardDomain, keepOrDiscard } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { dataOf, isUnit, kindOf, strengthOf } from '../cards.ts';
import { totalOf } from '../combat/strength.ts';
import { canDraw, draw, reveal } from '../deck.ts';
import { procedure } from '../rules.ts';
import { type AbilityFrame, abilityLocals, type EffectClause, effectOn } from './ability.ts';

/** Draws cards: Pegasus Rider, Flesh Ripper, Forced March. */
const drawCards: EffectClause = {
  kind: 'draw',
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('draw-cards', abilityLocals, steps =>
    steps.do((t, f) => draw(t, f.seat, effectOn(t, f.card, 'draw').amount)),
  ),
};

const toHand = (t: Table, f: AbilityFrame, card: number): void => {
  t.move(card, t.aside, t.hand.at(f.seat));
  t.emit(events['took-revealed'], f.seat, card);
};

const toDiscard = (t: Table, f: AbilityFrame, card: number): void => {
  t.move(card, t.aside, t.discard.at(f.seat));
  t.emit(events.discarded, f.seat, card);
};

/** The top card comes to hand if it is one's own kind; another is discarded or left: Footman. */
const revealOwnKind: EffectClause = {
  kind: 'reveal-own-kind',
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('reveal-own-kind', abilityLocals, steps =>
    steps
      .do((t, f) => {
        f.left = reveal(t, f.seat);
      })
      .when(
        (_t, f) => f.left !== NONE && kindOf(f.left) === kindOf(f.card),
        same => same.do((t, f) => toHand(t, f, f.left)),
        other =>
          other.unless({ left: NONE }, there =>
            there
              .ask('pick', {
                kind: 'one',
                seat: 'seat',
                from: keepOrDiscard,
                options: (_t, _f, offer) => {
                  offer.add(0);
                  offer.add(1);
                },
                prompt: (_t, f) => say('prompt.revealed', { card: f.left }),
                rule: 'RA-INFO-03',
              })
              .do((t, f) => {
                if (f.pick === 1) {
                  toDiscard(t, f, f.left);
                  return;
                }
                t.move(f.left, t.aside, t.deckTop.at(f.seat));
                t.emit(events['left-on-top'], f.seat, f.left);
              }),
          ),
      ),
  ),
};

/** The top card comes to hand unless it is a strong unit: Knight. */
const revealUpTo: EffectClause = {
  kind: 'reveal-up-to',
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('reveal-up-to', abilityLocals, steps =>
    steps.do((t, f) => {
      const card = reveal(t, f.seat);
      if (card === NONE) return;
      const { limit } = effectOn(t, f.card, 'reveal-up-to');
      if (isUnit(t, card) && strengthOf(t, card) > limit) toDiscard(t, f, card);
      else toHand(t, f, card);
    }),
  ),
};

const isWanted = (t: Table, f: AbilityFrame, card: number): boolean =>
  effectOn(t, f.card, 'reveal-one-of').of.includes(dataOf(t, card).id);

/** How many of the revealed cards are wanted; they lie aside from `left` on. */
const wantedAside = (t: Table, f: AbilityFrame): number => {
  let found = 0;
  for (let i = f.left; i < t.aside.total; i++) if (isWanted(t, f, t.aside.at(i))) found++;
  return found;
};

/** Of the revealed cards one of certain kinds comes to hand, the rest is discarded: Necromancer. */
const revealOneOf: EffectClause = {
  kind: 'reveal-one-of',
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('reveal-one-of', abilityLocals, steps =>
    steps
      .do((t, f) => {
        // An Action card lies aside itself while it reveals others. (RA-CARD-08)
        f.left = t.aside.total;
        const { amount } = effectOn(t, f.card, 'reveal-one-of');
        for (let n = 0; n < amount; n++) if (reveal(t, f.seat) === NONE) break;
      })
      .when(
        (t, f) => wantedAside(t, f) > 0,
        found =>
          found
            .ask('pick', {
              kind: 'one',
              seat: 'seat',
              from: cardDomain,
              options: (t, f, offer) => {
                for (let i = f.left; i < t.aside.total; i++) {
                  const card = t.aside.at(i);
                  if (isWanted(t, f, card) && !offer.has(card)) offer.add(card);
                }
              },
              prompt: () => say('prompt.take-revealed'),
              rule: 'RA-INFO-08',
            })
            .do((t, f) => toHand(t, f, f.pick)),
      )
      .do((t, f) => {
        while (t.aside.total > f.left) toDiscard(t, f, t.aside.at(f.left));
      }),
  ),
};

/** The topmost copy of one's own kind on the discard pile, or `NONE`. */
const ownKindDiscarded = (t: Table, seat: number, card: number): number => {
  const discard = t.discard.at(seat);
  for (let slot = discard.total - 1; slot >= 0; slot--) {
    if (kindOf(discard.at(slot)) === kindOf(card)) return discard.at(slot);
  }
  return NONE;
};

/** Another of one's kind comes from the discard pile straight into the army: Reanimate. */
const summonOwnKind: EffectClause = {
  kind: 'summon-own-kind',
  possible: (t, seat, _side, _slot, card) => ownKindDiscarded(t, seat, card) !== NONE,
  procedure: procedure('summon-own-kind', abilityLocals, steps =>
    steps.do((t, f) => {
      const card = ownKindDiscarded(t, f.seat, f.card);
      t.move(card, t.discard.at(f.seat), t.army.at(f.side));
      if (t.sink) t.emit(events.summoned, f.seat, card, totalOf(t, f.side));
    }),
  ),
};

export const drawing: readonly EffectClause[] = [
  drawCards,
  revealOwnKind,
  revealUpTo,
  revealOneOf,
  summonOwnKind,
];
