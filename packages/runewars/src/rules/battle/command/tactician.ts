import type { Offer } from '@runehold/kernel/ask/offer';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { ROOM } from '../../../content/room.ts';
import { fateDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import type { Commands } from '../../heroes/commanders/card.ts';
import { commanderCardOf, hasCommanders } from '../../heroes/commanders/commander.ts';
import { procedure } from '../../rules.ts';
import { drawFateFor, dropFate } from '../draw/fate-draw.ts';
import { type Side, seatOn } from '../sides.ts';
import { commandOf, leaderWith, spend } from './leading.ts';

const { words, say } = speech({
  'prompt.command-redraw': [
    { unit: 'unit', hero: 'hero' },
    '{hero}: replace a Fate card drawn for the {unit:other}?',
    '{hero}: czy wymieniasz kartę losu ({unit})?',
  ],
});

/** Whether a commander of the side may have Fate cards replaced, of which some have been drawn. */
export const mayReplaceFate = (t: Table, side: Side): boolean =>
  hasCommanders(t) && t.fateDrawn.at(side).total > 0 && leaderWith(t, side, 'redraw-fate') !== NONE;

const offerDrawn = (t: Table, { side }: { readonly side: Side }, offer: Offer): void => {
  const cards = t.fateDrawn.at(side);
  for (let slot = 0; slot < cards.total; slot++) offer.add(cards.at(slot));
};

/** Tactician: before support takes its card, drawn cards are discarded and as many drawn. */
export const replaceFate = procedure(
  'command-redraw',
  { side: count, column: count, unit: count, hero: count, cards: listOf(ROOM.replaced) },
  steps =>
    steps
      .do((t, f) => {
        f.hero = leaderWith(t, f.side, 'redraw-fate');
      })
      .ask('cards', {
        kind: 'some',
        seat: (t, f) => seatOn(t, f.side),
        from: fateDomain,
        options: offerDrawn,
        min: 0,
        max: (t, f) => commandOf(t, commanderCardOf(t, f.hero), 'redraw-fate').cards,
        hidden: true,
        prompt: (_t, f) => say('prompt.command-redraw', { hero: f.hero, unit: f.unit }),
        rule: 'BW-CMD-32',
      })
      .do((t, f) => {
        if (f.cards.length === 0) return;
        spend(t, f.hero);
        for (let i = 0; i < f.cards.length; i++) dropFate(t, f.side, f.cards.at(i));
        drawFateFor(t, f.side, f.column, f.cards.length);
      }),
);

export const redrawsFate: Commands<'redraw-fate', { cards: number }> = {
  clause: [
    'discard up to {cards} of the Fate cards drawn and draw the same number again',
    'odrzuć najwyżej {cards, count, thing.fate-card:acc} spośród dobranych i dobierz tyle samo nowych',
  ],
  words,
  bot: { worth: 1, answers: { 'command-redraw.cards': 'restoreByPolicy' } },
};
