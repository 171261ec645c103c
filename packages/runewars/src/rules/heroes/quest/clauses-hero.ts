import { count, listOf } from '@runehold/kernel/layout/locals';
import { seatBit } from '@runehold/kernel/layout/seats';
import { tacticsDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { discardTactics, offerTacticsHeld, tacticsHeld } from '../../cards/draw.ts';
import { anyArea } from '../../map/areas.ts';
import { areasFor } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { showRuneTo } from '../../runes/known.ts';
import { holdsHeroes, oneStepMore, takeStep } from '../action/steps.ts';
import { areaOf } from '../hero.ts';
import { clause, type Result, resultOf } from './clause.ts';
import { isUnseen } from './clauses-choice.ts';
import { completeQuest } from './complete.ts';

const { words, say, reasons } = speech({
  'prompt.discard-for-reward': [
    'Do you discard a Tactics card to receive a Reward?',
    'Czy odrzucasz kartę taktyki, aby otrzymać nagrodę?',
  ],
  'prompt.discard-which-tactics': ['Which Tactics card do you discard?', 'Którą kartę taktyki odrzucasz?'],
  'prompt.look-at-runes': ['Which rune tokens do you look at?', 'Które żetony runów podglądasz?'],
  'prompt.step-on': [
    { hero: 'hero' },
    'Does {hero} move on into another area?',
    'Czy {hero} porusza się jeszcze o jeden obszar?',
  ],
  'reason.rune-not-unseen': [
    'There is no facedown rune there that you have not seen.',
    'Nie ma tam zakrytego runu, którego nie znasz.',
  ],
});

export const discardForReward: Result<'may-discard-tactics-for-reward'> = {
  clause: [
    'you may discard 1 Tactics card to receive a Reward',
    'możesz odrzucić 1 kartę taktyki, aby otrzymać nagrodę',
  ],
  words,
  /** The Smugglers' Gate: the quest is completed by who gives up a card of his choice. */
  rule: procedure('quest-discard-tactics', { ...clause, pays: count, card: count }, steps =>
    steps.when(
      (t, f) => tacticsHeld(t, f.seat) > 0,
      can =>
        can
          .ask('pays', {
            kind: 'yes',
            seat: 'seat',
            prompt: () => say('prompt.discard-for-reward'),
            rule: 'RW-QUEST-33',
          })
          .when({ pays: 1 }, paid =>
            paid
              .ask('card', {
                kind: 'one',
                seat: 'seat',
                from: tacticsDomain,
                options: (t, f, offer) => offerTacticsHeld(t, f.seat, offer),
                hidden: true,
                prompt: () => say('prompt.discard-which-tactics'),
                rule: 'RW-QUEST-33',
              })
              .do((t, f) => discardTactics(t, f.seat, f.card))
              .call(() => completeQuest, { seat: 'seat', hero: 'hero', quest: 'quest' }),
          ),
    ),
  ),
  completes: true,
  bot: {
    answers: { 'quest-discard-tactics.pays': 'sayYes', 'quest-discard-tactics.card': 'discardTactics' },
  },
};

/** Facedown ones anywhere. */
export const lookAtRunes: Result<'may-look-at-runes', { most: number }> = {
  clause: [
    'look at any facedown rune tokens (up to {most})',
    'podejrzyj dowolne zakryte żetony runów (najwyżej {most})',
  ],
  /** The Blind Seer. */
  rule: procedure('quest-look-at-runes', { ...clause, areas: listOf(4) }, steps =>
    steps.when(
      (t, f) => anyArea(t, isUnseen, f.seat),
      sees =>
        sees
          .ask('areas', {
            kind: 'some',
            ...areasFor(isUnseen, 'seat', reasons['rune-not-unseen']),
            min: () => 0,
            max: (t, f) => resultOf(t, f, 'may-look-at-runes').most,
            prompt: () => say('prompt.look-at-runes'),
            rule: 'RW-INFO-08',
          })
          .do((t, f) => {
            for (let i = 0; i < f.areas.length; i++) showRuneTo(t, f.areas.at(i), seatBit(f.seat));
          }),
    ),
  ),
  bot: { answers: { 'quest-look-at-runes.areas': 'lookAtMost' } },
};

/** Over the borders that he can cross. No token is turned over there, and nothing else is done. */
export const moveHero: Result<'may-move-hero'> = {
  clause: [
    'this hero may move 1 more area, without revealing a token there',
    'ten bohater może poruszyć się jeszcze o 1 obszar i nie odkrywa tam żetonu',
  ],
  /** Trial of the High Pass. */
  rule: procedure('quest-move-hero', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => !holdsHeroes(t, areaOf(t, f.hero)),
      moves =>
        moves
          .ask(
            'area',
            oneStepMore(hero => say('prompt.step-on', { hero }), 'RW-HERO-24'),
          )
          .do(takeStep),
    ),
  ),
  bot: { answers: { 'quest-move-hero.area': 'decline' } },
};
