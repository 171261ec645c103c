import { PASS } from '@runehold/kernel/ask/offer';
import { shown } from '@runehold/kernel/event/event';
import { count } from '@runehold/kernel/layout/locals';
import { fateDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { heroOn, seatOn } from '../../../heroes/duel/sides.ts';
import { procedure } from '../../../rules.ts';
import { drawFate } from '../../fate.ts';
import { always, type Tactics, tacticsEffect } from '../effect.ts';
import { cardsAt, isAnyOpen, layDown, oneOfHand, putAway } from '../hand.ts';

const {
  words,
  say,
  events: own,
} = speech(
  {
    'event.duel-card-dropped': [
      { hero: 'hero', fate: shown('fate') },
      '{hero} does not use {fate}.',
      '{hero} odrzuca {fate:acc}.',
    ],
    'prompt.duel-cards': [
      { hero: 'hero' },
      '{hero}’s duel begins. Play a Tactics card?',
      'Zaczyna się pojedynek: {hero}. Czy zagrywasz kartę taktyki?',
    ],
    'prompt.duel-pick': [
      { hero: 'hero' },
      'Which of these cards does {hero} use this round?',
      'Której z tych kart {hero} używa w tej rundzie?',
    ],
  },
  { 'duel-card-dropped': 'RW-DUEL-14' },
);

const atStart = cardsAt('duel.start', { 'draw-more-for-duel': { may: always } });

/** Cards for the start of a duel, for the player of a hero: one of a name. (Open Challenge) */
export const duelCards = procedure('duel-cards', { side: count, card: count }, steps =>
  steps.when(
    (t, f) => isAnyOpen(t, atStart) && t.tactics.at(seatOn(t, f.side)).total > 0,
    holds =>
      holds
        .ask('card', {
          ...oneOfHand(atStart),
          seat: (t, f) => seatOn(t, f.side),
          prompt: (t, f) => say('prompt.duel-cards', { hero: heroOn(t, f.side) }),
        })
        .do((t, f) => {
          if (f.card === PASS) return;
          layDown(t, seatOn(t, f.side), f.card);
          t.duelMore.add(f.side, tacticsEffect(t, f.card, 'draw-more-for-duel').cards);
          putAway(t);
        }),
  ),
);

/** Cards that a hero draws in each round beyond one. */
export const moreInDuel = (t: Table, side: number): number =>
  t.duelMore.length > 0 ? t.duelMore.get(side) : 0;

/** What was not kept goes to the pile, where all may look at it. (RW-INFO-12) */
const dropRest = (t: Table, side: number): void => {
  const rest = t.fateDrawn.at(side);
  while (rest.total > 0) {
    t.emit(own['duel-card-dropped'], heroOn(t, side), rest.top);
    t.move(rest.top, rest, t.fateDiscard);
  }
};

/**
 * A hero's player draws more cards than one, sees them alone and keeps one; the others go to the discard pile. Cards
 * drawn in secret belong to a side, whose player is named for as long as they lie there.
 */
export const pickDuelCard = procedure('duel-pick', { side: count, before: count, kept: count }, steps =>
  steps
    .do((t, f) => {
      f.before = t.sideSeat.get(f.side);
      t.sideSeat.set(f.side, seatOn(t, f.side));
      drawFate(t, 1 + moreInDuel(t, f.side), t.fateDrawn.at(f.side));
    })
    .ask('kept', {
      kind: 'one',
      seat: (t, f) => seatOn(t, f.side),
      from: fateDomain,
      options: (t, f, offer) => {
        const drawn = t.fateDrawn.at(f.side);
        for (let slot = 0; slot < drawn.total; slot++) offer.add(drawn.at(slot));
      },
      hidden: true,
      prompt: (t, f) => say('prompt.duel-pick', { hero: heroOn(t, f.side) }),
      rule: 'RW-DUEL-14',
    })
    .do((t, f) => {
      t.move(f.kept, t.fateDrawn.at(f.side), t.fateShown.at(f.side));
      t.emit(events['duel-card'], seatOn(t, f.side), f.kept);
      dropRest(t, f.side);
      t.sideSeat.set(f.side, f.before);
    }),
);

export const drawsMoreForDuel: Tactics<'draw-more-for-duel', { cards: number }> = {
  clause: [
    'in each round of this duel in which you draw for your hero, draw {cards, plural, one {# more Fate card} other {# more Fate cards}}, look at all of them and keep one',
    'w każdej rundzie tego pojedynku, w której dobierasz dla swojego bohatera, dobierz o {cards, count, thing.fate-card:acc} więcej, obejrzyj wszystkie i zatrzymaj jedną',
  ],
  words,
  bot: { answers: { 'duel-cards.card': 'playAny', 'duel-pick.kept': 'bestDuelCard' } },
};
