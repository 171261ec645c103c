import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { type Bag, NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { resourceIds } from '../../pools.ts';
import { events } from '../../words.ts';
import { dismissHero, isHeroOf } from '../heroes/desert.ts';
import { controlsAny } from '../map/own-areas.ts';
import { takeAllFromPlay } from '../orders/in-play.ts';
import { isAlive } from './seats.ts';
import { endGame } from './winning.ts';

const moveAll = (t: Table, from: Bag, to: Bag): void => {
  for (let card = 0; card < from.types; card++) while (from.count(card) > 0) t.move(card, from, to);
};

/** The heroes and their Rewards go back to their decks. (RW-ELIM-03) */
const takeHeroes = (t: Table, seat: Seat): void => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (isHeroOf(t, hero, seat)) dismissHero(t, hero, t.rewardDeck);
  }
};

/** A card that lies before him is shuffled in with his others. (BOW-28) */
const takeKeptTactics = (t: Table, seat: Seat): void => {
  if (t.tacticsKept.at(seat) !== NONE) t.tacticsDeck.put(t.tacticsKept.takeAt(seat));
};

/** What a player leaves behind. Rune tokens and markers of earlier heroes stay. (RW-ELIM-03 to 07) */
const eliminate = (t: Table, seat: Seat): void => {
  t.alive.set(seat, 0);
  t.emit(events.eliminated, seat);
  takeKeptTactics(t, seat);
  takeHeroes(t, seat);
  moveAll(t, t.tactics.at(seat), t.tacticsDeck);
  moveAll(t, t.freshTactics.at(seat), t.tacticsDeck);
  moveAll(t, t.questHand.at(seat), t.questDeck);
  moveAll(t, t.questShown.at(seat), t.questDeck);
  moveAll(t, t.goodObjective.at(seat), t.goodBox);
  moveAll(t, t.evilObjective.at(seat), t.evilBox);
  for (let title = 0; title < t.titleOwner.length; title++) {
    if (t.titleOwner.get(title) !== seat + 1) continue;
    t.titleOwner.set(title, 0);
    t.emit(events['title-returned'], seat, title);
  }
  for (let season = 0; season < t.victoryOn.length; season++) {
    if (t.victoryOn.get(season) === seat + 1) t.victoryOn.set(season, 0);
  }
  for (let area = 0; area < t.areas; area++) {
    t.activation.set(area, t.activation.get(area) & ~seatBit(seat));
    t.runeKnown.set(area, t.runeKnown.get(area) & ~seatBit(seat));
  }
  for (let resource = 0; resource < resourceIds.length; resource++) t.dial.set(seat, resource, 0);
  t.influence.set(seat, 0);
  takeAllFromPlay(t, seat);
};

const endWithTheLast = (t: Table): void => endGame(t, seat => isAlive(t, seat));

/** Who controls no area is out; the last one left wins at once. Not judged inside a battle or a move. (RW-ELIM-01, 02, 10, RW-BATTLE-47) */
export const checkElimination = (t: Table): void => {
  if (t.battleArea > 0 || t.mover > 0 || t.year === 0) return;
  let left = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isAlive(t, seat)) continue;
    if (controlsAny(t, seat)) left++;
    else eliminate(t, seat);
  }
  if (left === 1) endWithTheLast(t);
};
