import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { heroDomain, turnDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { loseCommander } from './commanders/name.ts';
import { clearHero } from './desert.ts';
import { areaOf, isInPlay, nextOwnHeroIn, ownerOf } from './hero.ts';
import { offerHeroesIn } from './offer-heroes.ts';
import { countRewards, isUnder, passReward } from './reward-places.ts';

/** Whether a hero carries as much damage as he has health. (RW-HERO-48) */
export const isBeaten = (t: Table, hero: number): boolean =>
  t.heroDamage.get(hero) >= t.content.heroes[hero].health;

/**
 * A hero is defeated: card and figure go back to the box. The Rewards that nobody has taken stay under his marker in
 * the area; without any there is no marker. (RW-HERO-48, 49, 52, 53)
 */
export const defeatHero = (t: Table, hero: number): void => {
  const area = areaOf(t, hero);
  const owner = ownerOf(t, hero);
  t.emit(events['hero-defeated'], hero, area);
  t.move(hero, t.heroesInPlay, t.heroBox);
  loseCommander(t, hero);
  clearHero(t, hero);
  if (countRewards(t, hero) === 0) return;
  t.heroArea.set(hero, area + 1);
  // His player knows the facedown cards under the marker. (RW-REWARD-03)
  t.heroOwner.set(hero, owner + 1);
  t.emit(events['marker-placed'], hero, area);
};

/** Defeats a hero who is still there and beaten. */
export const judge = (t: Table, hero: number): void => {
  if (isInPlay(t, hero) && isBeaten(t, hero)) defeatHero(t, hero);
};

/** Offers the markers of heroes who have left the game, where one lies on the board, that a hero of the seat stands on, routed or not, in his player's turn. (RW-HERO-54, RW-HERO-55) */
export const offerPickUp = (t: Table, seat: Seat, offer: Offer): void => {
  const { heroBox } = t;
  for (let marker = heroBox.nextCard(NONE); marker !== NONE; marker = heroBox.nextCard(marker)) {
    if (areaOf(t, marker) !== NONE && nextOwnHeroIn(t, seat, areaOf(t, marker)) !== NONE) {
      offer.add(turnDomain.code('pickUp', marker));
    }
  }
};

/** One hero takes all cards under a marker, which is then removed. (RW-HERO-54, RW-HERO-56) */
const takeUp = (t: Table, marker: number, hero: number): void => {
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (isUnder(t, place, marker)) passReward(t, place, hero);
  }
  t.emit(events['marker-removed'], marker, areaOf(t, marker));
  clearHero(t, marker);
};

/** Picks up the Rewards of a defeated hero, whose number is `it`. */
export const pickUpRewards = procedure('pick-up-rewards', { seat: count, it: count, hero: count }, steps =>
  steps
    .ask('hero', {
      kind: 'one',
      seat: 'seat',
      from: heroDomain,
      options: (t, f, offer) => offerHeroesIn(t, f.seat, areaOf(t, f.it), offer),
      prompt: (_t, f) => say('prompt.take-up', { marker: f.it }),
      rule: 'RW-HERO-54',
    })
    .do((t, f) => takeUp(t, f.it, f.hero)),
);
