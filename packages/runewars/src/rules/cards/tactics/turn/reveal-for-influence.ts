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
    'reveal {runes, plural, one {# facedown dragon rune in an area} other {# facedown dragon runes in areas}} you control to gain {influence, count, thing.influence}',
    'odkryj {runes, plural, one {# zakryty smoczy run na obszarze} few {# zakryte smocze runy na obszarach} many {# zakrytych smoczych runów na obszarach} other {# zakrytego smoczego runu na obszarach}} pod swoją kontrolą, aby otrzymać {influence, count, thing.influence:acc}',
  ],
  inTurn: {
    may: (t, seat, card) =>
      countRevealable(t, seat, true) >= tacticsEffect(t, card, 'reveal-for-influence').runes,
    effect: reveal,
  },
  bot: { isTimely: ({ t, me }) => t.influence.get(me) < ENOUGH },
};
