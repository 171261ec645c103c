import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { weightsIn } from '../../bots/weights.ts';
import { amount } from '../../content/forms.ts';
import type { Table } from '../../layout.ts';
import { kindOf } from '../../rules/cards.ts';
import { totalOf } from '../../rules/combat/strength.ts';
import { canDraw, draw } from '../../rules/deck.ts';
import { procedure } from '../../rules/rules.ts';
import type { Amount, Bare } from '../vocabulary.ts';
import { abilityLocals, always, type EffectRule, effectOn, inCombat } from './ability.ts';

const { events, words } = spoken({
  'event.summoned': [
    { who: 'seat', card: 'card', total: 'number' },
    '{who} {who|summon|summons} {card:a} from the discard pile: {total} strength in total.',
    '{who|Przywołujesz|{who} przywołuje} {card:acc} ze stosu kart odrzuconych; łączna siła: {total}.',
  ],
});

export { events, words };

/** Draws cards: Pegasus Rider, Flesh Ripper, Forced March. */
export const drawCards: EffectRule<Amount<'draw'>> = {
  kind: 'draw',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'draw {amount, count, thing.card}.',
    'dobierz {amount, count, thing.card:acc}.',
  ],
  timings: always,
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('draw-cards', abilityLocals, steps =>
    steps.do((t, f) => draw(t, f.seat, effectOn(t, f.card, 'draw').amount)),
  ),
  bot: {
    army: () => ({ draws: true }),
    worth: look => weightsIn(look).march,
    worthLate: look => weightsIn(look).marchLate,
    action: (look, _plan, early, leastMissed) => early && leastMissed() <= weightsIn(look).trim,
  },
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
export const summonOwnKind: EffectRule<Bare<'summon-own-kind'>> = {
  kind: 'summon-own-kind',
  fields: {},
  clause: [
    'another card of this name joins your army from your discard pile; this ability is not used again for it.',
    'do twojej armii dołącza inna karta o tej nazwie z twojego stosu kart odrzuconych; jej zdolność nie działa.',
  ],
  timings: inCombat,
  possible: (t, seat, _side, _slot, card) => ownKindDiscarded(t, seat, card) !== NONE,
  procedure: procedure('summon-own-kind', abilityLocals, steps =>
    steps.do((t, f) => {
      const card = ownKindDiscarded(t, f.seat, f.card);
      t.move(card, t.discard.at(f.seat), t.army.at(f.side));
      if (t.sink) t.emit(events.summoned, f.seat, card, totalOf(t, f.side));
    }),
  ),
  bot: { army: () => ({ summons: true }) },
};
