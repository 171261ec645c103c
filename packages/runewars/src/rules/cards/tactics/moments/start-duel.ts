import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { heroDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { isHeroOf } from '../../../heroes/desert.ts';
import { mayBeChallenged } from '../../../heroes/duel/challenge.ts';
import { duel } from '../../../heroes/duel/duel.ts';
import { areaOf, isInPlay, isStanding, ownerOf } from '../../../heroes/hero.ts';
import { offerHeroes } from '../../../heroes/offer-heroes.ts';
import { mapOf } from '../../../map/map-of.ts';
import { procedure } from '../../../rules.ts';
import { byEdition } from '../../../table/edition.ts';
import { played, type Tactics } from '../effect.ts';
import { cardsAt, layDown, offerHand, putAway } from '../hand.ts';

const { words, say, reasons } = speech({
  'prompt.ambush-with': ['Which hero lays the ambush?', 'Który bohater urządza zasadzkę?'],
  'prompt.ambush': [{ hero: 'hero' }, 'Whom does {hero} ambush?', 'Kogo atakuje z zasadzki {hero}?'],
  'reason.cannot-ambush': [
    'You need a standing hero taking an action, with an enemy hero at most 1 area away.',
    'Potrzebny jest twój stojący bohater, który właśnie wykonuje akcję, z wrogim bohaterem najwyżej o 1 obszar dalej.',
  ],
  'reason.no-prey': [
    'It must be an enemy hero at most 1 area away.',
    'Musi to być wrogi bohater oddalony najwyżej o 1 obszar.',
  ],
  'crumb.play-quest-card': [{ card: 'tactics' }, '{card}', '{card}'],
});

/** Whether a hero can fall upon another: an enemy in his own area or the next, borders or not. */
const isPrey = (t: Table, hero: number, other: number): Verdict => {
  if (!isInPlay(t, other) || ownerOf(t, other) === ownerOf(t, hero)) return no(reasons['no-prey']);
  const [here, there] = [areaOf(t, hero), areaOf(t, other)];
  const isNear = there === here || mapOf(t).across[here].includes(there);
  return isNear ? mayBeChallenged(t, other) : no(reasons['no-prey']);
};

/** Whether a hero could start an ambush, as far as everybody can see. */
export const couldAmbush = (t: Table, hero: number): boolean => {
  if (!isStanding(t, hero)) return false;
  for (let other = 0; other < t.heroes; other++) if (isPrey(t, hero, other) === YES) return true;
  return false;
};

const someCouldAmbush = (t: Table, seat: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++)
    if (isHeroOf(t, hero, seat) && couldAmbush(t, hero)) return true;
  return false;
};

/**
 * Ambush: a standing hero starts a duel besides his action, nobody moving for it. In the Quest Phase `ambusher` is
 * the hero who acts, plus 1; else the player picks one. The card comes back if the duel does not start.
 * (RW-TACT-22, RW-ORIG-15)
 */
const fallUpon = procedure(
  'tactics-ambush',
  { ...played, ambusher: count, attacker: count, defender: count, began: count },
  steps =>
    steps
      .ask('attacker', {
        kind: 'one',
        seat: 'seat',
        from: heroDomain,
        options: (t, f, offer) => {
          const acts = (hero: number): boolean =>
            f.ambusher === 0 ? isHeroOf(t, hero, f.seat) : f.ambusher === hero + 1;
          offerHeroes(t, offer, hero => yesIf(acts(hero) && couldAmbush(t, hero), reasons['cannot-ambush']));
        },
        prompt: () => say('prompt.ambush-with'),
        rule: 'RW-TACT-22',
      })
      .ask('defender', {
        kind: 'one',
        seat: 'seat',
        from: heroDomain,
        options: (t, f, offer) => offerHeroes(t, offer, hero => isPrey(t, f.attacker, hero)),
        prompt: (_t, f) => say('prompt.ambush', { hero: f.attacker }),
        rule: 'RW-TACT-22',
      })
      .call(
        () => duel,
        (t, f, callee) => {
          callee.attacker = f.attacker;
          callee.defender = f.defender;
          t.emit(events['hero-challenged'], f.attacker, f.defender);
        },
        (t, f, callee) => {
          f.began = callee.began;
          if (callee.began === 0) t.move(f.card, t.tacticsLaid, t.tactics.at(f.seat));
        },
      ),
);

const inAction = cardsAt('quest.action', { 'start-duel': { may: someCouldAmbush } });

/** The same for a hero with nobody to fall upon. */
const outOfReach = cardsAt('quest.action', { 'start-duel': { may: () => false } });

/** Offers the cards for the action of a hero. (RW-TACT-22) */
export const offerQuestCards = (
  t: Table,
  seat: Seat,
  hero: number,
  offer: Offer,
  codeOf: (card: number) => number,
): void => {
  if (couldAmbush(t, hero)) offerHand(t, seat, inAction, offer, codeOf);
  else if (offer.explaining) offerHand(t, seat, outOfReach, offer, codeOf);
};

/** Plays a card in the action of a hero; `began` tells whether he has started a duel by that. */
export const playQuestCard = procedure(
  'play-quest-card',
  { seat: count, hero: count, card: count, began: count },
  steps =>
    steps
      .do((t, f) => layDown(t, f.seat, f.card))
      .call(
        () => fallUpon,
        { seat: 'seat', card: 'card', ambusher: (_t, f) => f.hero + 1 },
        { began: 'began' },
      )
      .do(putAway),
);

/** Ambush is a card of the turn where the original edition has it. (RW-ORIG-14, RW-ORIG-15) */
export const startsDuel: Tactics<'start-duel'> = {
  clause: [
    'one of your standing heroes duels an enemy hero at most 1 area away, in addition to the hero’s own action; after that the hero attempts no quest in this Quest Phase',
    'twój stojący bohater wyzywa na pojedynek wrogiego bohatera oddalonego najwyżej o 1 obszar, niezależnie od swojej akcji; potem nie podejmuje się już misji w tej Fazie misji',
  ],
  words,
  inTurn: {
    may: (t, seat) => byEdition.ambush(t).includes('own-turn') && someCouldAmbush(t, seat),
    effect: fallUpon,
  },
  bot: { answers: { 'tactics-ambush.attacker': 'keepHero', 'tactics-ambush.defender': 'giveUpHero' } },
};
