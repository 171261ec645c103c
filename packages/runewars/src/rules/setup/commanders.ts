import { YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { heroDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { firstPlaceOf, hasCommanders } from '../heroes/commanders/commander.ts';
import { turnUpCommander } from '../heroes/commanders/deck.ts';
import { nameCommander } from '../heroes/commanders/name.ts';
import { commanderEvents, sayOfCommander } from '../heroes/commanders/words.ts';
import { countHeroes } from '../heroes/desert.ts';
import { ownHeroes } from '../heroes/offer-heroes.ts';
import { procedure } from '../rules.ts';

/** A faceup Commander card for each player who has a hero for it. (BW-CMD-02, BOW-31) */
export const dealCommanders = (t: Table): void => {
  if (!hasCommanders(t)) return;
  for (let step = 0; step < t.seats; step++) {
    const seat = (t.firstSeat + step) % t.seats;
    if (countHeroes(t, seat) === 0) continue;
    const card = turnUpCommander(t, firstPlaceOf(seat));
    t.emit(commanderEvents['commander-card-dealt'], seat, card);
  }
};

/** A player makes one of his heroes the commander before he places them. (BW-CMD-02, BOW-31) */
export const nameFirstCommander = procedure('name-first-commander', { seat: count, hero: count }, steps =>
  steps
    .ask('hero', {
      kind: 'one',
      seat: 'seat',
      from: heroDomain,
      options: ownHeroes(() => YES),
      prompt: (t, f) =>
        sayOfCommander('prompt.first-commander', { commanderCard: t.commanderCard.at(firstPlaceOf(f.seat)) }),
      rule: 'BW-CMD-02',
    })
    .do((t, f) => nameCommander(t, f.seat, f.hero, firstPlaceOf(f.seat))),
);
