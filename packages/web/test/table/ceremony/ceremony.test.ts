import type { People, TablePlayer } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import { describe, expect, it, test } from 'vitest';
import { withOwners } from '../../../src/replay/owners.ts';
import { largestSteps } from '../../../src/replay/turning-points.ts';
import { foremost } from '../../../src/table/art/finish.ts';
import { outcomeFor, ownSeatIn } from '../../../src/table/ceremony/finish-of.ts';
import { gatheredRematch, oneLevelHigher, rematchPlan } from '../../../src/table/ceremony/rematch.ts';
import { rematchIn } from '../../../src/table/ceremony/rematch-link.ts';

const player = (seat: number, rest: Partial<TablePlayer>): TablePlayer => ({
  seat,
  holder: { kind: 'bot', name: 'Alda', level: 'greedy' },
  present: true,
  mine: false,
  mayTakeBack: false,
  deputy: false,
  may: [],
  host: false,
  ...rest,
});

const peopleOf = (...players: TablePlayer[]): People => ({
  players,
  spectators: 0,
  host: true,
  file: 'yes',
  knowers: [],
  play: 'on',
  may: [],
});

const people = peopleOf(
  player(0, { mayTakeBack: true, deputy: true }),
  player(1, {}),
  player(2, { holder: { kind: 'person', name: 'Kuba' } }),
  player(3, { deputy: true, group: 2 }),
);

describe('what the end is for whoever looks', () => {
  it.each([
    ['victory', [1, 2, 2], 0],
    ['defeat', [1, 2, 2], 1],
    ['together', [1, 1], 0],
    ['defeat', [2, 2], 0],
    ['over', [1, 2], undefined],
    // Alone against the game there is nobody to be together with.
    ['victory', [1], 0],
  ] as const)('%s with places %j', (outcome, places, own) => {
    expect(outcomeFor(places, own)).toBe(outcome);
  });

  it('one’s own seat is one’s own also while a bot minds it, and nobody’s where several share a screen', () => {
    expect(ownSeatIn(people)).toBe(0);
    expect(ownSeatIn(peopleOf(player(0, { mine: true }), player(1, { mine: true })))).toBeUndefined();
  });
});

test('a seat that a bot minded is its person’s', () => {
  const records: Told[] = [
    { seq: 1, kind: 'handed-over', seat: 3, holder: { kind: 'person', name: 'Ines' }, cause: 'sat' },
    {
      seq: 9,
      kind: 'handed-over',
      seat: 3,
      holder: { kind: 'bot', name: 'Alda', level: 'greedy' },
      cause: 'away',
      deputy: true,
    },
  ];
  const names = withOwners(people, records).players.map(({ holder }) => 'name' in holder && holder.name);
  expect(names).toEqual(['Alda', 'Alda', 'Kuba', 'Ines']);
});

test('a rematch has the same options and seats, its own person back on theirs', () => {
  const plan = rematchPlan(
    { game: 'runewars', options: { board: 'dealt' }, content: undefined, people },
    'Mira',
  );
  expect(plan).toEqual({
    game: 'runewars',
    options: { board: 'dealt' },
    seats: [
      { kind: 'me', name: 'Mira' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'open' },
      { kind: 'open', group: 2 },
    ],
    listed: false,
    pace: 'none',
  });
});

test('whoever has won a guided game meets bots one level higher, as long as there is one', () => {
  const levels = ['page', 'squire', 'warlord', 'random'].map(level => ({ kind: 'bot' as const, level }));
  const plan = { game: 'rune-age', options: {}, listed: false, pace: 'none' as const };
  expect(oneLevelHigher({ ...plan, seats: [{ kind: 'me' }, ...levels] }).seats).toEqual([
    { kind: 'me' },
    ...['squire', 'sergeant', 'warlord', 'random'].map(level => ({ kind: 'bot', level })),
  ]);
});

test('on a server everybody gathers one seat further; a shared screen, or bots alone, begin as they sat', () => {
  const plan = { game: 'runewars', options: {}, listed: false, pace: 'none' as const };
  const bot = { kind: 'bot' as const, level: 'greedy' };
  const together = { ...plan, seats: [{ kind: 'me' as const }, { kind: 'open' as const }, bot] };
  expect(gatheredRematch(together)).toEqual({
    ...together,
    seats: [{ kind: 'open' }, bot, { kind: 'me' }],
    gather: true,
  });
  const alone = { ...plan, seats: [{ kind: 'me' as const }, bot] };
  expect(gatheredRematch(alone)).toEqual(alone);
  const shared = {
    ...plan,
    seats: [
      { kind: 'me' as const, group: 1 },
      { kind: 'open' as const, group: 1 },
    ],
  };
  expect(gatheredRematch(shared)).toEqual(shared);
});

test('an invitation to a rematch is a table of this page, said by a player, and nothing else', () => {
  const here = 'https://runehold.example/';
  const said = (text: string, seat?: number) => ({
    id: 1,
    room: 'table' as const,
    name: 'Ola',
    text,
    at: 0,
    ...(seat !== undefined && { seat }),
  });
  const link = `${here}#/table/server/abcdefgh12345678`;
  expect(rematchIn([said(`A rematch: ${link}`, 0)], here, 'this-very-table')).toBe('abcdefgh12345678');
  expect(rematchIn([said(`A rematch: ${link}`)], here, 'this-very-table')).toBeUndefined();
  expect(rematchIn([said(link, 0)], here, 'abcdefgh12345678')).toBeUndefined();
  for (const text of [
    'https://elsewhere.example/#/table/server/abcdefgh12345678',
    `${here}#/settings`,
    `${here}#/table/server/short`,
    'javascript:alert(1)',
  ])
    expect(rematchIn([said(text, 0)], here, 'this-very-table'), text).toBeUndefined();
});

test('the largest steps of a curve come first, and nothing before the game began', () => {
  expect(largestSteps([0, 9, 10, 4, 4, 7], 2)).toEqual([1, 3]);
  expect(largestSteps([0, 9, 10, 4, 4, 7], 3, 2)).toEqual([3, 5, 2]);
});

test('of what happened at once the foremost is told', () => {
  const headlineOf = foremost(['won', 'moved']);
  expect(
    headlineOf([
      { key: 'moved', args: {} },
      { key: 'won', args: {} },
    ])?.key,
  ).toBe('won');
  expect(headlineOf([{ key: 'other', args: {} }])).toBeUndefined();
});
