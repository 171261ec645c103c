import { procedure } from '../../../rules.ts';
import { countRevealable, revealRunes } from '../../../runes/reveal.ts';
import { gainInfluence } from '../../../table/resources.ts';
import { played, type Tactics, tacticsEffect } from '../effect.ts';

/** Game of Power: facedown dragon runes of the player's own are its price. (BW-RUNE-01, 02, 05 to 07, 09) */
const reveal = procedure('tactics-game-of-power', played, steps =>
  steps
    .call(() => revealRunes, {
      seat: 'seat',
      amount: (t, f) => tacticsEffect(t, f.card, 'reveal-for-influence').runes,
      dragon: 1,
    })
    .do((t, f) => gainInfluence(t, f.seat, tacticsEffect(t, f.card, 'reveal-for-influence').influence)),
);

/** A bot with so much influence keeps its runes to itself. */
const ENOUGH = 6;

export const revealsForInfluence: Tactics<'reveal-for-influence', { runes: number; influence: number }> = {
  clause: [
    'reveal {runes, count, thing.dragon-rune}, facedown in {runes, plural, one {an area} other {areas}} you control, to gain {influence, count, thing.influence}',
    'odkryj na obszarach pod swoją kontrolą {runes, plural, one {# zakryty smoczy run} few {# zakryte smocze runy} many {# zakrytych smoczych runów} other {# zakrytego smoczego runu}}, aby otrzymać {influence, count, thing.influence:acc}',
  ],
  inTurn: {
    may: (t, seat, card) =>
      countRevealable(t, seat, true) >= tacticsEffect(t, card, 'reveal-for-influence').runes,
    effect: reveal,
  },
  bot: { isTimely: ({ t, me }) => t.influence.get(me) < ENOUGH },
};
