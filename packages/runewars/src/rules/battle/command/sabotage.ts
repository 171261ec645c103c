import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { loseTactics, tacticsHeld } from '../../cards/draw.ts';
import { type Commands, commanded } from '../../heroes/commanders/card.ts';
import { procedure } from '../../rules.ts';
import { ATTACKER, contestedArea, isUnallied, otherSide, type Side, seatOn } from '../sides.ts';
import { isFortified, strongholdStrength } from '../strength.ts';
import { commandOf } from './leading.ts';

const attacksWalls = (t: Table, side: Side): boolean => side === ATTACKER && isFortified(t);

const couldDiscard = (t: Table, side: Side): boolean =>
  !isUnallied(t, side) && tacticsHeld(t, seatOn(t, side)) > 0;

/** Saboteur: walls count less in this battle, besides what else takes from them; without walls to attack a card goes. (G6, I23) */
const sabotage = procedure('command-sabotage', commanded, steps =>
  steps.do((t, f) => {
    const { strength, cards } = commandOf(t, f.card, 'sabotage');
    if (attacksWalls(t, f.side)) {
      t.weakened += strength;
      t.emit(events['stronghold-weakened'], contestedArea(t), strength);
      return;
    }
    const victim = seatOn(t, otherSide(f.side));
    for (let n = Math.min(cards, tacticsHeld(t, victim)); n > 0; n--) loseTactics(t, victim);
  }),
);

/** Of walls or of a hand, as the battle has it. */
export const sabotages: Commands<'sabotage', { strength: number; cards: number }> = {
  clause: [
    'if you attack a stronghold, it has {strength} less strength in this battle, to a minimum of 0; otherwise your opponent discards {cards, count, thing.tactics-card} at random',
    'jeśli atakujesz twierdzę, w tej bitwie jej siła maleje o {strength} (najniżej do 0); w przeciwnym razie przeciwnik odrzuca losowo {cards, count, thing.tactics-card:acc}',
  ],
  used: {
    may: (t, side) => (attacksWalls(t, side) ? strongholdStrength(t) > 0 : couldDiscard(t, otherSide(side))),
    effect: sabotage,
  },
  bot: { worth: 1.5 },
};
