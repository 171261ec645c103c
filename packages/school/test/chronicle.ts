import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { isAmong, isExpected, offeredOf, replyOf, type Said, saidOf } from '../src/answers.ts';
import type { Fine, Lesson, Step } from '../src/lesson.ts';
import { endText, noteText, stepText } from '../src/words.ts';
import { Pupil } from './follower.ts';

// What happens in a lesson, told without its words: at each step what is asked and offered, the figures its text names,
// what is answered, what is told of it, and what lies otherwise on the table afterwards, as the learner sees it. A lesson
// teaches what its chronicle says; a rule that changes any of that changes the chronicle. (decision 112)

/** A lesson that takes more answers than this never ends. */
const ENDLESS = 300;

type Facts = ReadonlyMap<string, string>;

/** What is seen of a table, each number and each card by its place; what is nothing is left out. */
const factsOf = (seen: unknown): Facts => {
  const facts = new Map<string, string>();
  const visit = (value: unknown, at: string): void => {
    if (value === 0 || value === null || (Array.isArray(value) && value.length === 0)) return;
    if (typeof value !== 'object') facts.set(at, String(value));
    // Cards that lie in a row are told in their order.
    else if (Array.isArray(value) && value.every(each => typeof each === 'string' || each === null))
      facts.set(at, value.map(each => each ?? '·').join(' '));
    else for (const [name, each] of Object.entries(value)) visit(each, at === '' ? name : `${at}.${name}`);
  };
  visit(seen, '');
  return facts;
};

const changesIn = (before: Facts, after: Facts): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(fact => {
    const [was, is] = [before.get(fact), after.get(fact)];
    return was === is ? [] : [`${fact}: ${was ?? '–'} → ${is ?? '–'}`];
  });

const lineOf = ({ key, args }: Message): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(' ');

/** What an ask offers, and how many of it may be chosen. */
const offersOf = ({ kind, min, max, options, items }: AskView): string => {
  const names = options.map(({ name, limit }) => (limit > 1 ? `${name}×${limit}` : name));
  const range = kind === 'some' || kind === 'number' ? [`${min} to ${max}:`] : [];
  const moved = items.length > 0 ? [`${items.map(({ name }) => name).join(' ')} in`] : [];
  return [kind, ...range, ...moved, ...names].join(' ');
};

/** How a table stands at a moment: what lies there, and how much has been told. */
type Moment = { readonly facts: Facts; readonly told: number };

const momentOf = ({ practice: { match, learner } }: Pupil): Moment => ({
  facts: factsOf(match.view(learner).table),
  told: match.told(learner).length,
});

/** What was told and what has changed since a moment, and who has won if somebody has. */
const since = (pupil: Pupil, { facts, told }: Moment): string[] => {
  const { match, learner } = pupil.practice;
  const places = match.over ? [`over ${match.view(learner).places.join(' ')}`] : [];
  return [
    ...match
      .told(learner)
      .slice(told)
      .map(message => `told ${lineOf(message)}`),
    ...changesIn(facts, momentOf(pupil).facts).map(change => `now ${change}`),
    ...places,
  ];
};

/** How a harmless answer can be given to an ask that does not expect it. */
const triedAt = (ask: AskView, { say }: Fine, step: Step, turn: number): Said | undefined => {
  const expected = step.expect[turn];
  const isOther = (said: Said): boolean => isAmong(say, said) && !isExpected(expected, said);
  const name = offeredOf(ask, say);
  const some = ask.options.find(option => say.some(pattern => pattern === option.name))?.name;
  const first = [name, some].flatMap(each => (each === undefined ? [] : [[each]]));
  return first.find(said => isOther(said) && replyOf(ask, said) !== undefined);
};

/** What comes of each harmless answer that an ask takes; the table is as it was afterwards. */
const sidewaysAt = (pupil: Pupil, step: Step, tried: Set<Fine>): string[] =>
  (step.fine ?? []).flatMap((fine, note) => {
    const said = tried.has(fine) ? undefined : triedAt(pupil.ask, fine, step, pupil.run.state.turn);
    if (said === undefined) return [];
    tried.add(fine);
    const [before, entries] = [momentOf(pupil), pupil.practice.match.entries.length];
    pupil.says(said);
    const text = lineOf(noteText(pupil.run.lesson, { step: step.id, kind: 'fine', note }, pupil.seen));
    const came = [`or ${said.join(' ')}`, ...[text, ...since(pupil, before)].map(line => `  ${line}`)];
    pupil.rewind(entries);
    return came;
  });

/** The chronicle of a lesson, line by line. */
export const chronicleOf = (lesson: Lesson, { game }: GamePack): string[] => {
  const pupil = new Pupil(game, lesson);
  const lines: string[] = [];
  const met = new Set<string>();
  const tried = new Set<Fine>();
  for (let n = 0; !pupil.run.isOver; n++) {
    if (n > ENDLESS) throw new Error('it never ends');
    const { step, state } = pupil.run;
    if (state.isDone) {
      const end = endText(lesson, state.scene, pupil.seen);
      lines.push('', `# ${end === undefined ? 'the next table' : lineOf(end)}`);
      pupil.turnPage();
      continue;
    }
    const { ask } = pupil;
    const isOwn = step !== undefined && pupil.run.isAbout(ask);
    if (isOwn && !met.has(step.id)) {
      met.add(step.id);
      lines.push('', `## ${lineOf(stepText(lesson, step, pupil.seen))}`);
    }
    lines.push(`asked ${lineOf(ask.prompt)} by ${ask.rule}`, `offered ${offersOf(ask)}`);
    if (isOwn) lines.push(...sidewaysAt(pupil, step, tried));
    const before = momentOf(pupil);
    lines.push(`says ${saidOf(ask, pupil.next[1]).join(' ')}`);
    pupil.follow();
    lines.push(...since(pupil, before));
  }
  const end = endText(lesson, pupil.run.state.scene, pupil.seen);
  return [...lines, '', `# ${end === undefined ? 'the end' : lineOf(end)}`];
};
