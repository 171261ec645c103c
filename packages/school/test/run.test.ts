import type { TableCore } from '@runehold/kernel/table/table';
import type { AskView } from '@runehold/kernel/view/describe';
import { describe, expect, it } from 'vitest';
import { expectedAt, isExpected, replyOf, saidOf } from '../src/answers.ts';
import {
  at,
  atLeast,
  type Expect,
  holds,
  type Lesson,
  lesson,
  number,
  oneOf,
  option,
  places,
  type Step,
  say,
  setOf,
  until,
} from '../src/lesson.ts';
import { type Glimpse, LessonRun } from '../src/run.ts';

const named = (name: string, code: number, limit = 1) => ({
  code,
  name,
  label: { key: name, args: {} },
  limit,
});

const ask = (kind: AskView['kind'], names: readonly string[], more: Partial<AskView> = {}): AskView => ({
  id: '1.0',
  seat: 0,
  name: 'ask',
  kind,
  prompt: { key: 'prompt.ask', args: {} },
  rule: 'X-1',
  min: 0,
  max: 9,
  options: names.map((name, code) => named(name, code, 3)),
  items: [],
  denied: [],
  absent: [0],
  sealed: false,
  ...more,
});

const [first] = say('a');
const only = (expects: readonly Expect[]): Expect => expects[0] ?? first;

describe('an answer by names', () => {
  it('comes back as the numbers it was', () => {
    const asks: readonly (readonly [AskView, readonly number[], readonly string[]])[] = [
      [ask('one', ['a', 'b']), [1], ['b']],
      [ask('one', ['a'], { options: [named('pass', -1)] }), [-1], ['pass']],
      [ask('yes', []), [0], ['no']],
      [ask('number', [], { min: 1, max: 5 }), [4], ['4']],
      [ask('some', ['a', 'b']), [0, 1, 1], ['a', 'b', 'b']],
      [
        ask('arrange', ['here', 'there'], { items: [named('x', 0), named('y', 1)] }),
        [1, 0],
        ['x>there', 'y>here'],
      ],
    ];
    for (const [asked, reply, said] of asks) {
      expect(saidOf(asked, reply)).toEqual(said);
      expect(replyOf(asked, said)).toEqual(reply);
    }
    expect(replyOf(ask('some', ['a', 'b']), ['b', 'a'])).toEqual([0, 1]);
  });

  it('is none where the ask does not know it', () => {
    expect(replyOf(ask('one', ['a']), ['b'])).toBeUndefined();
    expect(replyOf(ask('number', [], { min: 1, max: 3 }), ['4'])).toBeUndefined();
    expect(replyOf(ask('yes', []), ['perhaps'])).toBeUndefined();
    expect(replyOf(ask('arrange', ['here'], { items: [named('x', 0)] }), ['y>here'])).toBeUndefined();
  });
});

describe('what is expected', () => {
  it.each([
    ['one name', say('a'), ask('one', ['a', 'b']), ['a'], ['b']],
    ['a kind of name', oneOf('c', 'buy:*'), ask('one', ['a', 'buy:x']), ['buy:x'], ['a']],
    ['so many of each', setOf({ a: 2, b: 1 }), ask('some', ['a', 'b']), ['a', 'a', 'b'], ['a', 'b']],
    ['a number', number(3), ask('number', [], { min: 0, max: 5 }), ['3'], ['2']],
    ['enough of a kind', atLeast(2, 'u:*'), ask('some', ['u:a', 'v']), ['u:a', 'u:a'], ['u:a', 'v']],
    [
      'things in places',
      places({ x: 'there' }),
      ask('arrange', ['here', 'there'], { items: [named('x', 0), named('y', 1)], absent: [0, 1] }),
      ['x>there', 'y>here'],
      ['x>here', 'y>there'],
    ],
  ] as const)('is %s', (_what, expects, asked, right, wrong) => {
    const expected = only(expects);
    expect(expectedAt(asked, expected)).toEqual(right);
    expect([isExpected(expected, right), isExpected(expected, wrong)]).toEqual([true, false]);
  });

  it('is not to be had at another kind of ask', () => {
    for (const expects of [say('z'), setOf({ a: 9 }), atLeast(9, 'a'), places({ z: 'a' }), until('x')])
      expect(expectedAt(ask('one', ['a']), only(expects))).toBeUndefined();
  });
});

const step = (id: string, expects: readonly Expect[], more: Partial<Step> = {}): Step => ({
  id,
  on: 'prompt.ask',
  rule: 'X-1',
  text: [id, id],
  expect: expects,
  ...more,
});

const of = (...scenes: readonly (readonly Step[])[]): Lesson =>
  lesson<TableCore>({
    id: 'toy.lesson',
    game: 'toy',
    learner: 0,
    figures: {},
    scenes: scenes.map(steps => ({ start: { seats: 2, options: {} }, steps })),
    end: ['End.', 'Koniec.'],
  });

/** A table of which nothing is known but what is said and told. */
class Table {
  readonly run: LessonRun;
  entries = 0;
  told: string[] = [];

  constructor(run: LessonRun) {
    this.run = run;
    this.see();
  }

  see(more: Partial<Glimpse> = {}): void {
    this.run.see({ entries: this.entries, ask: undefined, told: this.told, tells: () => false, ...more });
  }

  says(name: string, ...tells: readonly string[]): boolean {
    const asked = ask('one', ['a', 'b', 'c', 'd']);
    if (!this.run.hear(asked, replyOf(asked, [name]) ?? [])) return false;
    this.entries++;
    this.told.push(...tells);
    this.see();
    return true;
  }
}

describe('what is pointed at', () => {
  it('is an option by its name, or a thing by its address', () => {
    expect([option('end'), at('home/0')]).toEqual([{ option: 'end' }, { at: 'home/0' }]);
  });
});

describe('a lesson under way', () => {
  it('takes the answers of a step in turn, whatever belongs to the way between them', () => {
    const table = new Table(
      new LessonRun(of([step('one', say('a', 'b'), { through: ['c'] }), step('two', say('a'))])),
    );
    expect([table.says('c'), table.says('b'), table.says('a'), table.says('c'), table.says('b')]).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(table.run.step?.id).toBe('two');
    expect(table.says('a')).toBe(true);
    expect(table.run.isOver).toBe(true);
  });

  it('does not count an answer that the host refused', () => {
    const table = new Table(new LessonRun(of([step('one', say('a')), step('two', say('b'))])));
    table.run.hear(ask('one', ['a']), [0]);
    table.see();
    expect(table.run.step?.id).toBe('one');
    expect(table.says('a')).toBe(true);
    expect(table.run.step?.id).toBe('two');
  });

  it('ends free play with an event that is told after it began, or when something holds', () => {
    const run = new LessonRun(
      of([
        step('one', say('a')),
        step('free', until('won'), { through: 'any' }),
        step(
          'until',
          holds(() => true),
        ),
      ]),
    );
    const table = new Table(run);
    table.says('a', 'won');
    expect(run.step?.id).toBe('free');
    table.says('d', 'lost');
    expect([run.step?.id, run.state.answers]).toEqual(['free', 1]);
    table.says('b', 'won');
    expect(run.step?.id).toBe('until');
    table.see({ tells: () => true });
    expect(run.isOver).toBe(true);
  });

  it('shows what a harmless answer leads to, and takes nothing else before it is taken back', () => {
    const run = new LessonRun(
      of([step('one', say('a'), { fine: [{ say: ['b'], isShown: true, text: ['b', 'b'] }] })]),
    );
    const table = new Table(run);
    expect(table.says('b')).toBe(true);
    expect([run.state.isShowing, table.says('a'), run.saved().past]).toEqual([true, false, []]);
    table.entries = run.here;
    table.see();
    expect([run.state.isShowing, table.says('a'), run.isOver]).toEqual([false, true, true]);
  });

  it('goes on with another step after a harmless answer that has made the next one needless', () => {
    const fine = [{ say: ['b'], to: 'three', text: ['b', 'b'] as const }];
    const run = new LessonRun(
      of([step('one', say('a'), { fine }), step('two', say('c')), step('three', say('d'))]),
    );
    new Table(run).says('b');
    expect([run.step?.id, run.state.note]).toEqual(['three', { step: 'one', kind: 'fine', note: 0 }]);
  });

  it('goes back with the table: by undo, by steps, and to the table before', () => {
    const run = new LessonRun(
      of([step('one', say('a', 'b')), step('two', say('c'))], [step('three', say('d'))]),
    );
    const table = new Table(run);
    table.says('a');
    table.says('b');
    expect([run.step?.id, run.here, run.before]).toEqual(['two', 2, 0]);
    table.entries = 1;
    table.see();
    expect([run.step?.id, run.state.turn, run.before]).toEqual(['one', 1, undefined]);
    table.says('b');
    table.says('c');
    expect(run.state.isDone).toBe(true);
    expect(run.isOver).toBe(false);
    run.nextScene();
    expect([run.step?.id, run.before]).toEqual(['three', undefined]);
    run.previousScene();
    expect([run.step?.id, run.state.past.map(({ said }) => said[0])]).toEqual(['two', ['a', 'b']]);
    run.restartScene();
    expect([run.step?.id, run.state.past]).toEqual(['one', []]);
  });

  it('leaves asks alone that come before its own', () => {
    const run = new LessonRun(of([step('one', say('a'), { on: 'prompt.later', given: ['b'] })]));
    const other = ask('one', ['a', 'b']);
    expect(run.isAbout(other)).toBe(false);
    expect(run.lead(other)).toBeUndefined();
    expect(run.given(other)).toEqual(['b']);
    expect(run.hear(other, [0])).toBe(true);
    expect(run.given(ask('one', ['a', 'b'], { prompt: { key: 'prompt.later', args: {} } }))).toBeUndefined();
  });

  it('tells whoever listens that something changed', () => {
    const run = new LessonRun(of([step('one', say('a'))]));
    let heard = 0;
    const leave = run.subscribe(() => heard++);
    run.hear(ask('one', ['a', 'b']), [1]);
    expect([heard, run.state.tries]).toEqual([1, 1]);
    leave();
    run.hear(ask('one', ['a', 'b']), [1]);
    expect(heard).toBe(1);
  });
});
