import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { heroDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { countCommanders, freePlaceOf, hasCommanders } from '../../../heroes/commanders/commander.ts';
import { commanderCardsLeft, turnUpCommander } from '../../../heroes/commanders/deck.ts';
import { mayAnyLead, mayLead, nameCommander } from '../../../heroes/commanders/name.ts';
import { commanderEvents, sayOfCommander } from '../../../heroes/commanders/words.ts';
import { ownHeroes } from '../../../heroes/offer-heroes.ts';
import { procedure } from '../../../rules.ts';
import { always, played, type Tactics } from '../effect.ts';

/** It takes one commander, no more, another hero at a stronghold and a card for him. (BW-CMD-49, BW-CMD-55) */
const mayName = (t: Table, seat: Seat): boolean =>
  countCommanders(t, seat) === 1 && commanderCardsLeft(t) > 0 && mayAnyLead(t, seat);

/** It is no card of the hand any more, and none of the discard pile. (BW-CMD-48) */
const keep = (t: Table, seat: Seat, card: number): void => {
  t.tacticsLaid.take(card);
  t.tacticsKept.putAt(seat, card);
  t.emit(commanderEvents['tactics-kept'], seat, card);
};

/** Lieutenant General: a card is drawn, then a hero gets it. (BW-CMD-48, BW-CMD-49) */
const nameSecond = procedure('tactics-second-commander', { ...played, place: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      f.place = freePlaceOf(t, f.seat);
      t.emit(commanderEvents['commander-card-dealt'], f.seat, turnUpCommander(t, f.place));
    })
    .ask('hero', {
      kind: 'one',
      seat: 'seat',
      from: heroDomain,
      options: ownHeroes((t, f, hero) => mayLead(t, f.seat, hero)),
      prompt: (t, f) =>
        sayOfCommander('prompt.second-commander', { commanderCard: t.commanderCard.at(f.place) }),
      rule: 'BW-CMD-49',
    })
    .do((t, f) => {
      nameCommander(t, f.seat, f.hero, f.place);
      keep(t, f.seat, f.card);
    }),
);

export const namesSecondCommander: Tactics<'second-commander'> = {
  clause: [
    'draw 1 Commander card; one of your heroes at your stronghold who is not a commander becomes your second commander. This card stays in play until one of the two is defeated or deserts you',
    'dobierz 1 kartę dowódcy; jeden z twoich bohaterów w twojej twierdzy, który nie jest dowódcą, zostaje drugim dowódcą. Ta karta pozostaje w grze, dopóki jeden z nich nie zostanie pokonany albo cię nie opuści',
  ],
  isInGame: hasCommanders,
  inTurn: { may: mayName, effect: nameSecond },
  bot: {
    isTimely: always,
    isUseful: true,
    answers: { 'tactics-second-commander.hero': 'nameCommander' },
  },
};
