import type { Odds, OddsQuestion, Outcome } from '@runehold/kernel/pack/odds';
import { framesOf } from '@runehold/kernel/procedure/game';
import type { Message } from '@runehold/kernel/text/message';
import { localsJson } from '@runehold/kernel/view/codec';
import { game } from '../../../game.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { ATTACKER, DEFENDER, heroOn } from '../../heroes/duel/sides.ts';
import { isInPlay, ownerOf } from '../../heroes/hero.ts';
import { hasFacedown } from '../../heroes/reward-places.ts';
import { fightQuest, questOdds } from '../heroes.ts';
import type { Look } from '../look.ts';
import { doing } from '../trial.ts';
import { answerInTrial } from './policy.ts';
import { certainly, chanceOf, countedAs, outcome, sample, tryOut } from './samples.ts';

/** Facedown Rewards of other players' heroes are dealt anew in each trial, and that is said. */
const caveatsFor = ({ t, me }: Look, heroes: readonly number[]): Message[] => [
  ...(heroes.some(hero => ownerOf(t, hero) !== me && hasFacedown(t, hero))
    ? [say('odds.caveat.rewards')]
    : []),
  say('odds.caveat.decisions'),
];

/** Whether an outcome is good for the one who asks, who is with one of two heroes or with neither. */
const toneOf = ({ t, me }: Look, fallen: number, other: number): Outcome['tone'] => {
  if (ownerOf(t, fallen) === me) return 'bad';
  return ownerOf(t, other) === me ? 'good' : 'even';
};

/** A duel of two heroes: begun by the answer that is chosen, or from where it stands. */
export const duelOdds = (
  look: Look,
  question: OddsQuestion,
  hero: number,
  other: number,
  chosen?: readonly number[],
): Odds[] => {
  const falls = { hero: 0, other: 0, both: 0 };
  const isDuelOver = (t: Table): boolean => !doing(t).includes('duel');
  const course = { ...(chosen && { chosen }), policy: answerInTrial, isOver: isDuelOver };
  const samples = tryOut(look, question, course, t => {
    const [heroFell, otherFell] = [!isInPlay(t, hero), !isInPlay(t, other)];
    if (heroFell && otherFell) falls.both++;
    else if (heroFell) falls.hero++;
    else if (otherFell) falls.other++;
  });
  if (samples === 0) return [];
  const nobody = samples - falls.hero - falls.other - falls.both;
  return [
    {
      kind: 'duel',
      about: say('odds.duel', { hero, other }),
      outcomes: [
        countedAs(
          say('odds.outcome.falls', { hero: other }),
          falls.other,
          samples,
          toneOf(look, other, hero),
        ),
        countedAs(say('odds.outcome.nobody-falls'), nobody, samples, 'even'),
        countedAs(say('odds.outcome.both-fall'), falls.both, samples, 'even'),
        countedAs(say('odds.outcome.falls', { hero }), falls.hero, samples, toneOf(look, hero, other)),
      ],
      samples,
      costs: [],
      caveats: caveatsFor(look, [hero, other]),
    },
  ];
};

const questOutcomes = (hero: number, won: number, fell: number, samples: number): Outcome[] => [
  countedAs(say('odds.outcome.reward'), won, samples, 'good'),
  countedAs(say('odds.outcome.no-reward'), samples - won - fell, samples, 'even'),
  countedAs(say('odds.outcome.falls', { hero }), fell, samples, 'bad'),
];

/** A hero attempts a quest of the seat's hand where it can be attempted: a test is exact, a duel is tried out. (RW-QUEST-26) */
export const questOddsFor = (look: Look, question: OddsQuestion, hero: number, quest: number): Odds[] => {
  const about = say('odds.quest', { hero, quest });
  const { task } = look.t.content.questCards[quest];
  if (task.kind !== 'duel') {
    const reward = chanceOf(questOdds(look, hero, quest, 0));
    const outcomes = [
      outcome(say('odds.outcome.reward'), reward, 'good'),
      outcome(say('odds.outcome.no-reward'), certainly(1 - reward.rate), 'bad'),
    ];
    const caveats = look.t.tactics.at(look.me).total > 0 ? [say('odds.caveat.tactics')] : [];
    return [{ kind: 'quest', about, outcomes, samples: 0, costs: [], caveats }];
  }
  let won = 0;
  let fell = 0;
  const samples = sample(question, seed => {
    const fought = fightQuest(look, hero, task, answerInTrial, seed);
    if (fought.won) won++;
    else if (!isInPlay(fought.t, hero)) fell++;
  });
  if (samples === 0) return [];
  const outcomes = questOutcomes(hero, won, fell, samples);
  return [{ kind: 'quest', about, outcomes, samples, costs: [], caveats: caveatsFor(look, [hero]) }];
};

/** The quest that is being attempted. */
const questUnderway = (t: Table): number => {
  const attempt = framesOf(game, t).find(({ procedure }) => procedure.name === 'attempt');
  return attempt === undefined ? -1 : Number(localsJson(t, attempt)['quest']);
};

const isHeld = (t: Table, seat: number, quest: number): boolean =>
  t.questHand.at(seat).count(quest) + t.questShown.at(seat).count(quest) > 0;

/** The duel that is being fought, with a hero or with the units of a quest. */
export const ongoingDuelOdds = (look: Look, question: OddsQuestion): Odds[] => {
  const [hero, other] = [heroOn(look.t, ATTACKER), heroOn(look.t, DEFENDER)];
  if (other >= 0) return duelOdds(look, question, hero, other);
  const quest = questUnderway(look.t);
  const seat = ownerOf(look.t, hero);
  let won = 0;
  let fell = 0;
  const isOver = (t: Table): boolean => !doing(t).includes('attempt');
  const samples = tryOut(look, question, { policy: answerInTrial, isOver }, t => {
    if (!isInPlay(t, hero)) fell++;
    else if (!isHeld(t, seat, quest)) won++;
  });
  if (samples === 0) return [];
  return [
    {
      kind: 'quest',
      about: say('odds.quest', { hero, quest }),
      outcomes: questOutcomes(hero, won, fell, samples),
      samples,
      costs: [],
      caveats: caveatsFor(look, [hero]),
    },
  ];
};
