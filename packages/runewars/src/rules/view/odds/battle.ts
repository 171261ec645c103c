import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Odds, OddsQuestion, Outcome } from '@runehold/kernel/pack/odds';
import type { Message } from '@runehold/kernel/text/message';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { ATTACKER, DEFENDER, isUnallied, seatOn } from '../../battle/sides.ts';
import { controller, isNeutral } from '../../map/areas.ts';
import { supplyOf } from '../../map/units.ts';
import type { Look } from '../look.ts';
import { doing } from '../trial.ts';
import { answerInTrial, answerWithAll } from './policy.ts';
import { average, type Course, countedAs, tryOut } from './samples.ts';

/** Who fights for what. The defender is `NONE` for unallied neutral units. */
type Contest = { readonly area: number; readonly attacker: Seat; readonly defender: Seat };

const supply = (t: Table, seat: Seat, from: number, to: number): number => {
  let figures = 0;
  for (let column = from; column < to; column++) figures += supplyOf(t, seat, column);
  return figures;
};

/**
 * Counts how battles end: who holds the area, and what each side has lost. Neutral units that stay behind when all units
 * of a faction are gone hold it for nobody else. Fallen figures are back in the supply.
 */
class Tally {
  readonly #contest: Contest;
  readonly #before: readonly number[];
  readonly lost = [0, 0, 0];
  attacker = 0;
  defender = 0;
  neutrals = 0;
  nobody = 0;

  constructor(t: Table, contest: Contest) {
    this.#contest = contest;
    this.#before = this.#supplies(t);
  }

  #supplies(t: Table): number[] {
    const { attacker, defender } = this.#contest;
    return [
      supply(t, attacker, 0, t.ownColumns),
      defender === NONE ? 0 : supply(t, defender, 0, t.ownColumns),
      supply(t, attacker, t.ownColumns, t.columns),
    ];
  }

  note(t: Table): void {
    const { area, attacker, defender } = this.#contest;
    const holder = controller(t, area);
    if (holder === attacker) this.attacker++;
    else if (holder !== NONE && holder === defender) this.defender++;
    else if (isNeutral(t, area)) this.neutrals++;
    else this.nobody++;
    for (const [i, figures] of this.#supplies(t).entries()) this.lost[i] += figures - this.#before[i];
  }
}

const outcomesOf = (
  { me }: Look,
  { area, attacker, defender }: Contest,
  tally: Tally,
  samples: number,
): Outcome[] => {
  const isAttacker = me === attacker;
  const [ours, theirs] = isAttacker ? (['good', 'bad'] as const) : (['bad', 'good'] as const);
  const counted = (label: Message, times: number, tone: Outcome['tone']): Outcome =>
    countedAs(label, times, samples, tone);
  const neutralsHold = say('odds.outcome.neutrals-hold', { area });
  const won = counted(say('odds.outcome.holds', { who: attacker, area }), tally.attacker, ours);
  const held =
    defender === NONE
      ? counted(neutralsHold, tally.neutrals, theirs)
      : counted(say('odds.outcome.holds', { who: defender, area }), tally.defender, theirs);
  const between = [
    ...(defender !== NONE && tally.neutrals > 0 ? [counted(neutralsHold, tally.neutrals, 'even')] : []),
    ...(tally.nobody > 0 ? [counted(say('odds.outcome.nobody-holds', { area }), tally.nobody, 'even')] : []),
  ];
  return isAttacker ? [won, ...between, held] : [held, ...between, won];
};

const costsOf = ({ attacker, defender }: Contest, { lost }: Tally, samples: number): Message[] => {
  const [ofAttacker, ofDefender, neutral] = lost;
  return [
    say('odds.cost.units', { who: attacker, ...average(ofAttacker, samples) }),
    ...(defender === NONE
      ? []
      : [say('odds.cost.units', { who: defender, ...average(ofDefender, samples) })]),
    ...(neutral > 0 ? [say('odds.cost.neutrals', average(neutral, samples))] : []),
  ];
};

/** Tactics cards are hidden, and what is hidden does not sway odds: they are left out, which is said. */
const caveatsOf = (t: Table, { attacker, defender }: Contest): Message[] => {
  const held = [attacker, defender].some(seat => seat !== NONE && t.tactics.at(seat).total > 0);
  return [...(held ? [say('odds.caveat.tactics')] : []), say('odds.caveat.decisions')];
};

const battleBy = (
  look: Look,
  question: OddsQuestion,
  contest: Contest,
  about: Message,
  course: Course,
): Odds[] => {
  const tally = new Tally(look.t, contest);
  const samples = tryOut(look, question, course, trial => tally.note(trial));
  if (samples === 0) return [];
  return [
    {
      kind: 'battle',
      about,
      outcomes: outcomesOf(look, contest, tally, samples),
      samples,
      costs: costsOf(contest, tally, samples),
      caveats: caveatsOf(look.t, contest),
    },
  ];
};

const contestFor = ({ t, me }: Look, area: number): Contest => ({
  area,
  attacker: me,
  defender: controller(t, area),
});

const isActivationOver = (t: Table): boolean => !doing(t).includes('activate');

/** Who marches: so many units, those that are chosen already, or all that can. */
type Marchers = number | 'chosen' | 'all';

const aboutMarch = (area: number, units: Marchers): Message => {
  if (units === 'chosen') return say('odds.battle', { area });
  return units === 'all' ? say('odds.march-all', { area }) : say('odds.march', { area, units });
};

/** A march into an area by the answer that is chosen; by everybody who can come where that is still open. */
export const marchOdds = (
  look: Look,
  question: OddsQuestion,
  area: number,
  units: Marchers,
  chosen: readonly number[] | undefined,
): Odds[] =>
  battleBy(look, question, contestFor(look, area), aboutMarch(area, units), {
    ...(chosen && { chosen }),
    policy: units === 'all' ? answerWithAll : answerInTrial,
    isOver: isActivationOver,
  });

/** The battle for the area that is contested now, from the open ask on: before it begins or in the midst of it. */
export const contestOdds = (look: Look, question: OddsQuestion): Odds[] => {
  const { t } = look;
  const area = t.battleArea - 1;
  if (area < 0) return [];
  const defender = isUnallied(t, DEFENDER) ? NONE : seatOn(t, DEFENDER);
  const contest = { area, attacker: seatOn(t, ATTACKER), defender };
  return battleBy(look, question, contest, say('odds.battle', { area }), {
    policy: answerInTrial,
    isOver: trial => trial.battleArea === 0,
  });
};
