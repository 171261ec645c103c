import { PASS } from '@runehold/kernel/ask/offer';
import type { AskedAbout, Odds, Oddsmaker, OddsQuestion } from '@runehold/kernel/pack/odds';
import type { Asked } from '@runehold/kernel/view/asked';
import { deedDomain } from '../../heroes/action/deed.ts';
import { groundOf, isHere } from '../areas.ts';
import { questsOf } from '../heroes.ts';
import { type Look, lookAt, told } from '../look.ts';
import { askedNow, doing } from '../trial.ts';
import { contestOdds, marchOdds } from './battle.ts';
import { diplomacyOddsFor } from './diplomacy.ts';
import { duelOdds, ongoingDuelOdds, questOddsFor } from './heroes.ts';

/** Answers the questions of chance that one ask raises. */
type Answering = (look: Look, ask: Asked, question: OddsQuestion) => readonly Odds[];

/** What can be tried at an area that a march enters: a battle, and with neutral units diplomacy besides. */
const entering = (look: Look, area: number, battle: () => readonly Odds[]): readonly Odds[] => {
  switch (isHere(look, area) ? groundOf(look, area) : 'own') {
    case 'enemy':
      return battle();
    case 'neutral':
      return [...battle(), ...diplomacyOddsFor(look, area, undefined)];
    default:
      return [];
  }
};

/** The area that is to be activated, with everybody who could come there. */
const beforeActivating: Answering = (look, _ask, question) => {
  const [area = PASS] = question.chosen;
  return area === PASS
    ? []
    : entering(look, area, () => marchOdds(look, question, area, 'all', question.chosen));
};

/** Those who are told to march; before anybody is, everybody who can. */
const beforeMarching: Answering = (look, ask, question) => {
  const { chosen } = question;
  const area = told(ask, 'area');
  const units = chosen.length > 0 ? chosen.length : 'all';
  return entering(look, area, () =>
    marchOdds(look, question, area, units, chosen.length > 0 ? chosen : undefined),
  );
};

/** The units are chosen; those who may still go along are those of the answer. */
const marchingOn: Answering = (look, ask, question) =>
  entering(look, told(ask, 'area'), () =>
    marchOdds(look, question, told(ask, 'area'), 'chosen', question.chosen),
  );

const beforeTalking: Answering = (look, ask, question) => [
  ...contestOdds(look, question),
  ...diplomacyOddsFor(look, told(ask, 'area'), undefined),
];

const talking: Answering = (look, ask, question) =>
  diplomacyOddsFor(look, told(ask, 'area'), question.chosen[0]);

const afterRefusal: Answering = (look, _ask, question) => contestOdds(look, question);

/** Every quest in hand, wherever the hero would go for it. */
const questsInHand: Answering = (look, ask, question) =>
  questsOf(look).flatMap(quest => questOddsFor(look, question, told(ask, 'hero'), quest));

const offeredIn = ({ offer }: Asked): number[] => Array.from(offer.codes.subarray(0, offer.length));

const isDeed = (code: number): boolean => {
  const part = code === PASS ? 'nothing' : deedDomain.partOf(code);
  return part === 'duel' || part === 'quest';
};

/** The duel or quest that is chosen; before one is, all that are offered. */
const beforeDeed: Answering = (look, ask, question) => {
  const hero = told(ask, 'hero');
  const codes = question.chosen.length > 0 ? question.chosen : offeredIn(ask);
  return codes
    .filter(code => ask.offer.has(code) && isDeed(code))
    .flatMap(code => {
      const it = deedDomain.valueOf(code);
      return deedDomain.partOf(code) === 'duel'
        ? duelOdds(look, question, hero, it, [code])
        : questOddsFor(look, question, hero, it);
    });
};

const beforeAmbush: Answering = (look, ask, question) => {
  const against = question.chosen.length > 0 ? question.chosen : offeredIn(ask);
  return against.flatMap(other => duelOdds(look, question, told(ask, 'hero'), other, [other]));
};

const beforeAcceptingChallenge: Answering = (look, ask, question) =>
  duelOdds(look, question, told(ask, 'attacker'), told(ask, 'hero'));

const byAsk: Readonly<Record<string, Answering>> = {
  'activate.area': beforeActivating,
  'march.units': beforeMarching,
  'march.allies': marchingOn,
  'march.heroes': marchingOn,
  'negotiate.approach': beforeTalking,
  'be-refused.approach': afterRefusal,
  'diplomacy.influence': talking,
  'hero-action.choice': questsInHand,
  'move-action.choice': questsInHand,
  'hero-deed.choice': beforeDeed,
  'tactics-ambush.defender': beforeAmbush,
  'challenge.card': beforeAcceptingChallenge,
};

/** Rules in whose midst every ask leaves the same thing to chance. */
const byRule: Readonly<Record<string, Answering>> = {
  'duel-fight': (look, _ask, question) => ongoingDuelOdds(look, question),
  battle: (look, _ask, question) => contestOdds(look, question),
};

/** Strategize marches in peace. (RW-O1-01) */
const isPeaceful = ({ doing: rules }: AskedAbout): boolean => !rules.includes('activate');

/** Asks that leave something to chance only at times. */
const unless: Readonly<Record<string, (about: AskedAbout) => boolean>> = {
  'march.units': isPeaceful,
  'march.allies': isPeaceful,
  'march.heroes': isPeaceful,
  'hero-deed.choice': ({ offered }) => !offered.some(isDeed),
};

/** Rules in which chance has spoken. */
const settled: ReadonlySet<string> = new Set(['resolve-battle', 'end-called-off', 'duel-end']);

const answeringFor = (about: AskedAbout): Answering | undefined => {
  const { name, doing: rules } = about;
  if (rules.some(rule => settled.has(rule))) return undefined;
  const rule = rules.findLast(each => Object.hasOwn(byRule, each));
  if (rule !== undefined) return byRule[rule];
  if (Object.hasOwn(unless, name) && unless[name](about)) return undefined;
  return Object.hasOwn(byAsk, name) ? byAsk[name] : undefined;
};

/** The odds of Runewars: battles, diplomacy, quests and duels, as a seat may know them. */
export const oddsmaker: Oddsmaker = {
  mayAsk: about => answeringFor(about) !== undefined,
  oddsFor: (view, question) => {
    const look = lookAt(view);
    const ask = askedNow(look);
    const about = { name: ask.name, doing: doing(look.t), offered: offeredIn(ask) };
    return answeringFor(about)?.(look, ask, question) ?? [];
  },
};
