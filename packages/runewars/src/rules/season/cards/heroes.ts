import { skipping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { heroDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { destinyOf, discardFate, showFate } from '../../cards/fate.ts';
import { roomInAll } from '../../heroes/attribute.ts';
import { countHeroes, desert, isHeroOf, losesDeserters } from '../../heroes/desert.ts';
import { drawHero, gainHero } from '../../heroes/gain.ts';
import { trainOnce } from '../../heroes/train.ts';
import { procedure } from '../../rules.ts';
import { loseInfluence } from '../../table/resources.ts';
import { alignmentOf } from '../../table/seats.ts';
import { atOnce, effectOf, inTurn, ofPlayer } from './primary.ts';

/** Every hero is healed and stands. (Healing Waters) */
export const restoreHeroes = atOnce('restore-heroes', (t, seat) => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (!isHeroOf(t, hero, seat)) continue;
    t.heroDamage.set(hero, 0);
    t.heroRouted.set(hero, 0);
    t.emit(events['hero-restored'], hero);
  }
});

/** Whether a hero of the player's is of the opposite alignment. */
const isOpposite = (t: Table, hero: number, seat: Seat): boolean => {
  const { alignment } = t.content.heroes[hero];
  return alignment !== 'neutral' && alignment !== alignmentOf(t, seat);
};

const mismatches = (t: Table, hero: number, seat: Seat): boolean =>
  t.content.heroes[hero].alignment !== alignmentOf(t, seat);

/** The first hero of the player's from a number on that a test admits, or `NONE`. */
const nextHero = (
  t: Table,
  seat: Seat,
  from: number,
  admits: (t: Table, hero: number, seat: Seat) => boolean,
): number => {
  for (let hero = from; hero < t.heroes; hero++) {
    if (isHeroOf(t, hero, seat) && admits(t, hero, seat)) return hero;
  }
  return NONE;
};

/** Each hero of the opposite alignment is paid for, or deserts. (Divided Loyalties) */
const payOrDesert = procedure('season-loyalty', { ...ofPlayer, hero: count, pays: count }, steps =>
  steps
    .do((t, f) => {
      f.hero = losesDeserters(t, f.seat) ? nextHero(t, f.seat, 0, isOpposite) : NONE;
    })
    .repeatUntil({ hero: NONE }, each =>
      each
        .do((_t, f) => {
          f.pays = 0;
        })
        .when(
          (t, f) => t.influence.get(f.seat) >= effectOf(t, f.card, 'desert-unless-paid').influence,
          may =>
            may.ask('pays', {
              kind: 'yes',
              seat: 'seat',
              prompt: (t, f) =>
                say('prompt.pay-for-hero', {
                  hero: f.hero,
                  influence: effectOf(t, f.card, 'desert-unless-paid').influence,
                }),
              rule: 'RW-HERO-59',
            }),
        )
        .do((t, f) => {
          if (f.pays === 1) loseInfluence(t, f.seat, effectOf(t, f.card, 'desert-unless-paid').influence);
          else desert(t, f.hero);
          f.hero = nextHero(t, f.seat, f.hero + 1, isOpposite);
        }),
    ),
);
export const desertUnlessPaid = inTurn('desert-unless-paid', () => payOrDesert);

/** Draws a Fate card for a hero and lets him go if it says so. (RW-FATE-19) */
const tryConscience = (t: Table, seat: Seat, hero: number, card: number): void => {
  const { neutral, opposite } = effectOf(t, card, 'desert-on-destiny');
  showFate(t, 1);
  const drawn = t.fateShown.at(0).top;
  const goesOn = isOpposite(t, hero, seat) ? opposite : neutral;
  if (drawn !== NONE && destinyOf(t, drawn) === goesOn) desert(t, hero);
  discardFate(t, t.fateShown.at(0));
};

/** A Fate card for each hero who does not match; the deck decides, so their order does not matter. (Crisis of Conscience) */
const conscienceOne = procedure('season-conscience', ofPlayer, steps =>
  steps.do((t, f) => {
    if (!losesDeserters(t, f.seat)) return;
    for (let hero = 0; hero < t.heroes; hero++) {
      if (isHeroOf(t, hero, f.seat) && mismatches(t, hero, f.seat)) tryConscience(t, f.seat, hero, f.card);
    }
  }),
);
export const desertOnDestiny = inTurn('desert-on-destiny', () => conscienceOne);

/** A hero for a player without one; anybody else may train one of his. (Heroes Answer the Call) */
const answerCall = procedure('season-call', { ...ofPlayer, hero: count }, steps =>
  steps.when(
    (t, f) => countHeroes(t, f.seat) === 0,
    without =>
      without
        .do((t, f) => {
          f.hero = drawHero(t, f.seat);
        })
        .unless({ hero: NONE }, gains => gains.call(() => gainHero, { seat: 'seat', hero: 'hero' })),
    others =>
      others
        .ask('hero', {
          kind: 'one',
          seat: 'seat',
          from: heroDomain,
          options: (t, f, offer) => {
            for (let hero = 0; hero < t.heroes; hero++) {
              if (isHeroOf(t, hero, f.seat) && roomInAll(t, hero) > 0) offer.add(hero);
            }
          },
          optional: true,
          pass: skipping,
          prompt: (_t, f) => say('prompt.train-whom', { card: f.card }),
          rule: 'RW-QUEST-25',
        })
        .when(
          (_t, f) => f.hero >= 0,
          trains =>
            trains.call(() => trainOnce, {
              hero: 'hero',
              amount: (t, f) => effectOf(t, f.card, 'gain-hero-or-train').training,
            }),
        ),
  ),
);
export const gainHeroOrTrain = inTurn('gain-hero-or-train', () => answerCall);
