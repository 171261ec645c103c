import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Destiny } from '../../../content/types.ts';
import { heroDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { comma } from '../../../text/clause.ts';
import { destinies } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { destinyOf, discardFate, showFate } from '../../cards/fate.ts';
import { roomInAll } from '../../heroes/attribute.ts';
import { countHeroes, desert, isHeroOf, losesDeserters } from '../../heroes/desert.ts';
import { drawHero, gainHero } from '../../heroes/gain.ts';
import { offerHeroes } from '../../heroes/offer-heroes.ts';
import { trainOnce } from '../../heroes/train.ts';
import { procedure } from '../../rules.ts';
import { loseInfluence } from '../../table/resources.ts';
import { alignmentOf } from '../../table/seats.ts';
import { atOnce, effectOf, inTurn, ofPlayer, type Season } from './primary.ts';

const { words, say, clause, reasons } = speech({
  'reason.cannot-train': [
    'You need a hero who can still train.',
    'Potrzebny jest twój bohater, który może się jeszcze szkolić.',
  ],
  'prompt.pay-for-hero': [
    { hero: 'hero', influence: 'number' },
    'Spend {influence} influence to keep {hero}?',
    'Czy wydajesz {influence, count, thing.influence:acc}, by zatrzymać {hero:acc}?',
  ],
  'prompt.train-whom': [
    { card: 'seasonCard' },
    '{card}: which hero trains?',
    '{card}: który bohater się szkoli?',
  ],
  'clause.deserts.neutral': ['a neutral hero deserts on', 'neutralny opuszcza gracza, gdy symbol jest'],
  'clause.deserts.opposite': [
    'a hero of the opposite alignment on',
    'a bohater o przeciwnej przynależności, gdy symbol jest',
  ],
});

/** Every hero is healed and stands. (Healing Waters) */
export const restoreHeroes: Season<'restore-heroes'> = {
  clause: [
    'heals all damage on their heroes and stands them up',
    'leczy wszystkie obrażenia swoich bohaterów i stawia rozbitych',
  ],
  words,
  rule: atOnce('restore-heroes', (t, seat) => {
    for (let hero = 0; hero < t.heroes; hero++) {
      if (!isHeroOf(t, hero, seat)) continue;
      t.heroDamage.set(hero, 0);
      t.heroRouted.set(hero, 0);
      t.emit(events['hero-restored'], hero);
    }
  }),
};

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

/** Each hero of the opposite alignment. */
export const desertUnlessPaid: Season<'desert-unless-paid', { influence: number }> = {
  clause: [
    'spends {influence, count, thing.influence} for each of their heroes of the opposite alignment, or that hero deserts',
    'za każdego swojego bohatera o przeciwnej przynależności wydaje {influence, count, thing.influence:acc} albo ten bohater go opuszcza',
  ],
  rule: inTurn('desert-unless-paid', () => payOrDesert),
  bot: { answers: { 'season-loyalty.pays': 'payForHero' } },
};

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

/** A Fate card for each hero who does not match, and the destiny on which he goes. */
export const desertOnDestiny: Season<'desert-on-destiny', { neutral: Destiny; opposite: Destiny }> = {
  clause: [
    'draws a Fate card for each of their heroes who does not share their alignment:',
    'dobiera kartę losu za każdego swojego bohatera o innej przynależności:',
  ],
  details: ({ neutral, opposite }) => [
    clause('clause.deserts.neutral'),
    ...destinies([neutral]),
    comma,
    clause('clause.deserts.opposite'),
    ...destinies([opposite]),
  ],
  rule: inTurn('desert-on-destiny', () => conscienceOne),
};

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
          options: (t, { seat }, offer) => {
            const mayTrain = (hero: number): boolean => isHeroOf(t, hero, seat) && roomInAll(t, hero) > 0;
            offerHeroes(t, offer, hero => yesIf(mayTrain(hero), reasons['cannot-train']));
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

/** A hero for a player without one; anybody else may train one of his. */
export const gainHeroOrTrain: Season<'gain-hero-or-train', { training: number }> = {
  clause: [
    'gains 1 hero if they have none; otherwise they may raise one attribute of one of their heroes by {training}',
    'pozyskuje 1 bohatera, jeśli nie ma żadnego; w przeciwnym razie może podnieść o {training} jedną cechę jednego ze swoich bohaterów',
  ],
  rule: inTurn('gain-hero-or-train', () => answerCall),
  bot: { answers: { 'season-call.hero': 'playAny' } },
};
