import { expect, it } from 'vitest';
import { words } from '../../src/ask/domain.ts';
import { PASS } from '../../src/ask/offer.ts';
import { skipping } from '../../src/ask/passing.ts';
import { YES } from '../../src/ask/verdict.ts';
import { count, listOf } from '../../src/layout/locals.ts';
import { Match } from '../../src/match/match.ts';
import { fruit, gameOf, prompt } from '../fixtures/rules-kit.ts';
import { answer, secret } from '../fixtures/rules-play.ts';

const shelves = words('shelf', ['top', 'bottom']);
const common = { seat: () => 0, prompt, rule: 'TEST-01' } as const;
const any = { from: fruit, where: () => YES } as const;

const market = gameOf(
  { one: count, some: listOf(3), much: count, sure: count, where: listOf(3), leave: count },
  s =>
    s
      .ask('one', { ...common, kind: 'one', ...any, optional: true, pass: skipping })
      .ask('some', { ...common, kind: 'some', ...any, min: 0, max: 3 })
      .ask('much', { ...common, kind: 'number', min: 0, max: 9 })
      .ask('sure', { ...common, kind: 'yes' })
      .ask('where', {
        ...common,
        kind: 'arrange',
        items: fruit,
        take: (_t, _f, items) => items.push(3, 1),
        from: shelves,
        options: (_t, _f, offer) => {
          offer.add(0, 2);
          offer.add(1, 2);
        },
      })
      .ask('leave', { ...common, kind: 'one', ...any, optional: true, pass: skipping }),
);

it('an answer is kept by name beside its numbers, whatever its kind', () => {
  const match = Match.create(market, { seats: 1, secret });
  for (const reply of [2, [0, 3], 7, 1, [1, 0], PASS]) expect(answer(match, 0, reply)).toBeUndefined();
  expect(match.entries.map(({ said }) => said)).toEqual([
    { ask: 'story.one', options: ['plum'] },
    { ask: 'story.some', options: ['apple', 'fig'] },
    { ask: 'story.much', options: ['7'] },
    { ask: 'story.sure', options: ['yes'] },
    { ask: 'story.where', options: ['bottom', 'top'], items: ['fig', 'pear'] },
    { ask: 'story.leave', options: ['pass'] },
  ]);
});

it('an answer by name is taken whatever its numbers were', () => {
  const match = Match.create(market, { seats: 1, secret });
  for (const reply of [2, [0, 3], 7, 1, [1, 0], PASS]) answer(match, 0, reply);
  const { seats, options, opening, keys, entries } = match;
  const shifted = entries.map(entry => ({ ...entry, reply: [99] }));
  const again = Match.replay(market, { seats, options, opening, keys, entries: shifted });
  expect(again.entries).toEqual(entries);
  // What was said in another order, or of items that lay in another one, is the same answer.
  const turned = entries.map(entry => {
    const { said } = entry;
    const all = said && { ...said, options: said.options.toReversed() };
    return { ...entry, said: all && (said.items ? { ...all, items: said.items.toReversed() } : all) };
  });
  expect(Match.replay(market, { seats, options, opening, keys, entries: turned }).entries).toEqual(entries);
  const vague = entries.map(entry =>
    entry.said?.items ? { ...entry, said: { ...entry.said, items: [] } } : entry,
  );
  expect(() => Match.replay(market, { seats, options, opening, keys, entries: vague })).toThrow(
    'entry 5: it is not said where fig goes',
  );
});

it('an answer that is refused leaves no name', () => {
  const match = Match.create(market, { seats: 1, secret });
  expect(answer(match, 0, 9)).toBe('not-offered');
  expect(match.entries).toEqual([]);
  expect(answer(match, 0, 0)).toBeUndefined();
  expect(answer(match, 0, [])).toBeUndefined();
  expect(answer(match, 0, 0)).toBeUndefined();
  expect(answer(match, 0, 0)).toBeUndefined();
  expect(match.entries.at(-1)?.said).toEqual({ ask: 'story.sure', options: ['no'] });
});
