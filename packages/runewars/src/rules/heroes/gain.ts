import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain, heroDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { hasStronghold } from '../map/areas.ts';
import { offerAreas } from '../map/offer-areas.ts';
import { hasOwnStronghold, isControlled } from '../map/verdicts.ts';
import { procedure } from '../rules.ts';
import { settle } from '../table/settle.ts';
import { countCommanders, isCommander } from './commanders/commander.ts';
import { commanderReasons } from './commanders/words.ts';
import { clearHero, countHeroes, desert } from './desert.ts';
import { ownHeroes } from './offer-heroes.ts';

/** Draws a Hero card in secret, or answers `NONE` if there is none. (RW-INFO-16) */
export const drawHero = (t: Table, seat: Seat): number => {
  if (t.heroDeck.total === 0) return NONE;
  const hero = t.draw(layout.stream.hero, t.heroDeck, t.heroesDrawn.at(seat));
  t.emitTo(seatBit(seat), events['hero-drawn'], seat, hero);
  return hero;
};

/** The card lies faceup before its player; the hero stands, unhurt and untrained. (RW-HERO-01, RW-HERO-12) */
const enterService = (t: Table, seat: Seat, hero: number): void => {
  t.move(hero, t.heroesDrawn.at(seat), t.heroesInPlay);
  clearHero(t, hero);
  t.heroOwner.set(hero, seat + 1);
  t.emit(events['hero-gained'], seat, hero);
};

/** At a stronghold of the player's; without one, a gift is placed in any friendly area. (RW-HERO-08, RW-HERO-11) */
const offerHeroPlaces = (t: Table, seat: Seat, offer: Offer): void => {
  const admits = hasStronghold(t, seat) ? hasOwnStronghold : isControlled;
  offerAreas(t, offer, area => admits(t, area, seat));
};

/** A commander does not count, so that his leaving would not help. (BW-CMD-47) */
const mayBeGivenUp = (t: Table, _f: object, hero: number): Verdict =>
  isCommander(t, hero) ? no(commanderReasons['commander-beyond-limit'], hero) : YES;

/** Gains a hero whose card the player has drawn. One beyond the limit makes one of them desert. (RW-HERO-08 to 16, BW-CMD-10) */
export const gainHero = procedure(
  'gain-hero',
  { seat: count, hero: count, area: count, deserter: count },
  steps =>
    steps
      .do((t, f) => enterService(t, f.seat, f.hero))
      .ask('area', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: (t, f, offer) => offerHeroPlaces(t, f.seat, offer),
        prompt: (_t, f) => say('prompt.hero-place', { hero: f.hero }),
        rule: 'RW-HERO-08',
      })
      .do((t, f) => {
        t.heroArea.set(f.hero, f.area + 1);
        t.emit(events['hero-placed'], f.seat, f.hero, f.area);
      })
      .when(
        (t, f) => countHeroes(t, f.seat) - countCommanders(t, f.seat) > t.content.limits.heroes,
        over =>
          over
            .ask('deserter', {
              kind: 'one',
              seat: 'seat',
              from: heroDomain,
              options: ownHeroes(mayBeGivenUp),
              prompt: () => say('prompt.hero-deserts'),
              rule: 'RW-HERO-14',
            })
            .do((t, f) => desert(t, f.deserter)),
      )
      .do(settle),
);
