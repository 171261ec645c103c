import { count } from '@runehold/kernel/procedure/locals';
import type { Resource } from '../../../content/types.ts';
import { gainTactics } from '../../cards/draw.ts';
import { locationAt } from '../../map/tokens.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence } from '../../table/resources.ts';
import { areaOf } from '../hero.ts';
import type { Find } from './effect.ts';

export const produces: Find<'produce', { resource: Resource; amount: number }> = {
  clause: [
    { resource: 'resource' },
    'the area produces {amount} {resource} more',
    'obszar wytwarza o {amount} więcej {resource:gen}',
  ],
  lies: 'destructible',
};

/** For the controller of the area. */
export const countsRunes: Find<'count-runes', { runes: number }> = {
  clause: [
    'whoever controls the area has {runes, count, thing.dragon-rune} more',
    'kto kontroluje obszar, ma o {runes, count, thing.dragon-rune:acc} więcej',
  ],
  lies: 'destructible',
};

/** Makes all such areas adjacent, for one Order or action of a player who pays. */
export const joinsAreas: Find<'join-areas', { influence: number }> = {
  clause: [
    'for {influence, count, thing.influence} all areas with such a location are adjacent to each other during one Order or one action of a hero',
    'za {influence, count, thing.influence:acc} wszystkie obszary z takim miejscem sąsiadują ze sobą podczas jednego rozkazu lub jednej akcji bohatera',
  ],
  lies: 'destructible',
  bot: { answers: { 'portals.pays': 'sayNo' } },
};

export const stopsHero: Find<'stop-hero'> = {
  clause: [
    'a hero who enters in the Quest Phase moves no farther in it',
    'bohater, który tu wejdzie w Fazie misji, już się w niej nie porusza',
  ],
  lies: 'location',
};

/** What the place where a hero ends his action brings his player. (RW-EXPL-28 to 30; Temple, Hall of Kellos) */
export const reapPlace = procedure('reap-place', { seat: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      const location = locationAt(t, areaOf(t, f.hero));
      if (location?.kind === 'influence-for-action') gainInfluence(t, f.seat, location.amount);
    })
    .when(
      (t, f) => locationAt(t, areaOf(t, f.hero))?.kind === 'tactics-for-action',
      hall =>
        hall.call(
          () => gainTactics,
          (t, f, callee) => {
            const location = locationAt(t, areaOf(t, f.hero));
            callee.seat = f.seat;
            callee.amount = location?.kind === 'tactics-for-action' ? location.amount : 0;
          },
        ),
    ),
);

export const givesInfluence: Find<'influence-for-action', { amount: number }> = {
  clause: [
    'for each hero who ends an action here the player gains {amount, count, thing.influence}',
    'za każdego bohatera, który kończy tu akcję, jego gracz otrzymuje {amount, count, thing.influence:acc}',
  ],
  lies: 'location',
};

export const givesTactics: Find<'tactics-for-action', { amount: number }> = {
  clause: [
    'for each hero who ends an action here the player draws {amount, count, thing.tactics-card}',
    'za każdego bohatera, który kończy tu akcję, jego gracz dobiera {amount, count, thing.tactics-card:acc}',
  ],
  lies: 'location',
};
