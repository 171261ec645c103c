import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS, hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { QuestTask } from '../../../content/types-quests.ts';
import { seatDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { attributeIds, unitIds } from '../../../pools.ts';
import { ofKind } from '../../../text/family.ts';
import { events, say } from '../../../words.ts';
import { columnOf } from '../../map/columns.ts';
import { procedure } from '../../rules.ts';
import { settle } from '../../table/settle.ts';
import { damageHero } from '../damage.ts';
import { judge } from '../defeat.ts';
import { questDuel } from '../duel/duel.ts';
import { areaOf } from '../hero.ts';
import { testAttribute } from '../test.ts';
import { chooseTask } from './choose-task.ts';
import { type ClauseFrame, clause, LINES, REACHED, resultsOf, taskOf } from './clause.ts';
import { clauseOf, clauses } from './clauses.ts';
import { isPlaceOf, playersOf } from './place.ts';
import { tasks } from './tasks.ts';

const isHeld = (t: Table, seat: Seat, quest: number): boolean =>
  t.questHand.at(seat).count(quest) + t.questShown.at(seat).count(quest) > 0;

/** Lists the Quests of a seat's hand that are attempted in an area. */
export const forQuestsIn = (t: Table, seat: Seat, area: number, each: (quest: number) => void): void => {
  for (let quest = 0; quest < t.questHand.at(seat).types; quest++) {
    if (isHeld(t, seat, quest) && isPlaceOf(t, seat, area, t.content.questCards[quest].place)) each(quest);
  }
};

const hostsOf = (t: Table, f: ClauseFrame): number =>
  playersOf(t, f.seat, areaOf(t, f.hero), t.content.questCards[f.quest].place);

/** The card is shown to all, and everybody remembers it. (RW-QUEST-26, RW-QUEST-36) */
const reveal = (t: Table, seat: Seat, hero: number, quest: number): void => {
  if (t.questHand.at(seat).count(quest) > 0) {
    t.notice(seatBit(seat), ALL_SEATS);
    t.move(quest, t.questHand.at(seat), t.questShown.at(seat));
  }
  t.emit(events['quest-attempted'], seat, hero, quest);
};

/** The damage of the clause at hand if it would defeat the hero, else 0. */
const fatalDamage = (t: Table, f: ClauseFrame): number => {
  const result = resultsOf(t, f.quest, f.line)[f.at];
  if (result.kind !== 'damage') return 0;
  const { health } = t.content.heroes[f.hero];
  return t.heroDamage.get(f.hero) + result.amount >= health ? result.amount : 0;
};

/** The task at hand: until it is done the line says which of a card's it is. */
const taskNow = (t: Table, f: ClauseFrame): QuestTask => taskOf(t, f.quest, f.line);

const testedBy = (t: Table, f: ClauseFrame): number => {
  const task = taskNow(t, f);
  return task.kind === 'test' ? attributeIds.indexOf(task.attribute) : NONE;
};

/**
 * A hero attempts a quest: the card is shown and followed. Clauses are carried out as they are written, but damage
 * that would defeat the hero comes last. A quest that is not completed stays in the hand, known to all, unless the card
 * says otherwise. (RW-QUEST-26, RW-QUEST-33 to 39, RW-DUEL-36, RW-DUEL-45)
 */
export const attempt = procedure('attempt', { ...clause, fatal: count }, steps =>
  steps
    .do((t, f) => {
      reveal(t, f.seat, f.hero, f.quest);
      f.other = NONE;
    })
    .when(
      (t, f) => hostsOf(t, f) !== 0,
      hosted =>
        hosted.ask('other', {
          kind: 'one',
          seat: 'seat',
          from: seatDomain,
          options: (t, f, offer) => {
            for (let seat = 0; seat < t.seats; seat++) if (hasSeat(hostsOf(t, f), seat)) offer.add(seat);
          },
          prompt: (_t, f) => say('prompt.other-player', { quest: f.quest }),
          rule: 'RW-QUEST-26',
        }),
    )
    .when(
      (t, f) => t.content.questCards[f.quest].or !== undefined,
      either =>
        either.call(() => chooseTask, { seat: 'seat', hero: 'hero', quest: 'quest' }, { line: 'place' }),
    )
    .when(
      (t, f) => testedBy(t, f) !== NONE,
      tests =>
        tests.call(
          () => testAttribute,
          { hero: 'hero', attribute: testedBy },
          (_t, f, callee) => {
            f.line = f.line * LINES + callee.result;
          },
        ),
      others =>
        others.when(
          (t, f) => taskNow(t, f).kind === 'duel',
          duels =>
            duels.call(
              () => questDuel,
              (t, f, callee) => {
                const { unit, units, goal } = ofKind(taskNow(t, f), 'duel');
                callee.hero = f.hero;
                callee.unit = columnOf(t, unitIds.indexOf(unit));
                callee.units = units;
                callee.goal = goal.kind === 'damage' ? goal.amount : 0;
              },
              (_t, f, callee) => {
                f.line = callee.won === 1 ? f.line * LINES + REACHED : NONE;
              },
            ),
          pays =>
            pays.do((t, f) => {
              const task = taskNow(t, f);
              tasks.kindOf(task).pay?.(t, f.seat, f.hero, task);
              f.line = f.line * LINES + REACHED;
            }),
        ),
    )
    .repeatWhile(
      (t, f) => f.line !== NONE && f.at < resultsOf(t, f.quest, f.line).length,
      each =>
        each
          .when(
            (t, f) => fatalDamage(t, f) > 0,
            last =>
              last.do((t, f) => {
                f.fatal += fatalDamage(t, f);
              }),
            now =>
              now.dispatch(
                () => clauses,
                (t, f) => clauseOf(resultsOf(t, f.quest, f.line)[f.at]),
                { seat: 'seat', hero: 'hero', quest: 'quest', other: 'other', line: 'line', at: 'at' },
              ),
          )
          .do((_t, f) => {
            f.at++;
          }),
    )
    .call(() => damageHero, { hero: 'hero', amount: 'fatal' })
    .do((t, f) => {
      if (t.questShown.at(f.seat).count(f.quest) > 0) {
        t.emit(events['quest-failed'], f.seat, f.hero, f.quest);
      }
      judge(t, f.hero);
      settle(t);
    }),
);
