import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { InPlay } from '@runehold/testkit/silence';
import { areasOn } from '../../src/board/board.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, attributeIds, poolsWith, resourceIds } from '../../src/pools.ts';
import { countType } from '../../src/rules/battle/fighters.ts';
import { ATTACKER, DEFENDER, seatOn, typeOn } from '../../src/rules/battle/sides.ts';
import { questsInHand } from '../../src/rules/cards/draw.ts';
import { isHeroOf } from '../../src/rules/heroes/desert.ts';
import { boardOf } from '../../src/rules/map/map-of.ts';
import { holderAt } from '../../src/rules/table/held-rewards.ts';
import { isAlive } from '../../src/rules/table/seats.ts';

const upTo = (size: number): number[] => [...Array(size).keys()];

/** The types of units that a seat has in the battle that is going on. */
const typesInBattle = (t: Table, seat: Seat): number[] =>
  t.battleArea === 0
    ? []
    : [ATTACKER, DEFENDER]
        .filter(side => seatOn(t, side) === seat)
        .flatMap(side =>
          upTo(t.columns)
            .filter(column => countType(t, side, column) > 0)
            .map(column => typeOn(t, side, column)),
        );

/** What of each domain is in play for a seat. */
export const inPlay: InPlay<Table> = {
  area: t => areasOn(boardOf(t)).map(({ area }) => areaIds.indexOf(area.id)),
  hero: (t, seat) => upTo(t.heroes).filter(hero => isHeroOf(t, hero, seat)),
  seat: (t, seat) => upTo(t.seats).filter(other => other !== seat && isAlive(t, other)),
  resource: () => upTo(resourceIds.length),
  attribute: () => upTo(attributeIds.length),
  order: t => upTo(t.orders),
  title: t => upTo(t.titles),
  unit: typesInBattle,
  tactics: (t, seat) => {
    const hand = t.tactics.at(seat);
    return upTo(poolsWith(t.boxes).tactics.cards.length).filter(card => hand.count(card) > 0);
  },
  quest: questsInHand,
  reward: (t, seat) =>
    upTo(t.rewardPlaces)
      .filter(place => holderAt(t, seat, place) !== NONE)
      .map(place => t.reward.at(place)),
  fall: () => [0, 1],
  only: () => [0],
};

/** Parts of asks with several ways to act of which nobody thinks, though the thing is in play, and why. */
export const unthought: Readonly<Record<string, string>> = {
  'turn.order': 'comes first in a turn',
  'turn.bonus': 'comes after the Order, and says then why not',
  'turn.end': 'comes last in a turn',
  'turn.pickUp': 'is about markers of heroes that have left the game',
  'turn.demolish': 'is about areas with a location, each of which says why not',
  'turn.victory': 'is for the edition that has Victory cards, and says there why not',
  'turn.captain': 'is for who holds the Title, and says then why not',
  'turn.exchange': 'is for the rare Objective that cannot come true',
  'fortify.capital': 'is for tables with Development cards, and says there why not',
  'heroAction.move': 'is over once the hero has acted, as everybody sees',
  'heroAction.heal': 'is over once the hero has acted, as everybody sees',
  'heroAction.train': 'is over once the hero has acted, as everybody sees',
  'battleCard.turn': 'is for the attacker as a battle begins, and says then why not',
  'battleCard.reward': 'is for the attacker as a battle begins, and says then why not',
  'heroDeed.duel': 'is about heroes of others',
  'troop.standing': 'is about the units of one area, all of which are offered',
  'troop.routed': 'is about the units of one area, all of which are offered',
};

/** Asks that leave something out of what is in play and need not say why. */
export const excused: Readonly<Record<string, string>> = {
  'claim-after-battle.choice': 'asks only whether the Objective is claimed',
  'hire-hero.kept': 'is about the Hero cards just drawn, all of which are offered',
  'muster-neutrals.units': 'is about figures of the supply, not about units in the battle',
  'place-neutrals.first': 'is about figures of the supply, not about units in the battle',
};

/** The same of asks of Banners of War, which few games come upon. */
export const excusedInBox: Readonly<Record<string, string>> = {
  'choose-task.way': 'is about the ways that the quest names, all of which are offered',
  'command-return.units': 'is about units that have fallen, not about those in the battle',
  'command-spy.named': 'is about the hand of the enemy, all of which is offered',
  'drop-drawn.dropped': 'is about the cards drawn and announced, all of which are offered',
};
