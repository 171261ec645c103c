import { count } from '@runehold/kernel/layout/locals';
import { type Commands, commanded } from '../../heroes/commanders/card.ts';
import { procedure } from '../../rules.ts';
import { drawMoreFor, oneOwnType } from '../draw/more-fate.ts';
import { hasFighter } from '../fighters.ts';
import { ATTACKER, type Side } from '../sides.ts';
import { commandOf } from './leading.ts';

/** Vanguard: as Battle Fury. */
const leadOn = procedure('command-vanguard', { ...commanded, unit: count }, steps =>
  steps
    .ask('unit', { ...oneOwnType<{ readonly side: Side }>((_t, f) => f.side), rule: 'BW-CMD-32' })
    .do((t, f) => drawMoreFor(t, f.side, f.unit, commandOf(t, f.card, 'draw-more-in-attack').cards)),
);

/** For one unit type of the attacker's, once. */
export const drawsMoreInAttack: Commands<'draw-more-in-attack', { cards: number }> = {
  clause: [
    'if you attack, name one of your unit types; when you draw for it, draw {cards, plural, one {# more Fate card} other {# more Fate cards}}',
    'jeśli atakujesz, wskaż typ swoich jednostek; gdy będziesz dla niego dobierać karty, dobierz o {cards, count, thing.fate-card:acc} więcej',
  ],
  used: { may: (t, side) => side === ATTACKER && hasFighter(t, side), effect: leadOn },
  bot: { worth: 1, answers: { 'command-vanguard.unit': 'byPolicy' } },
};
