import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { Message } from '@runehold/kernel/text/message';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { runewarsPack } from '../../src/pack.ts';
import { badlySaid } from './kit.ts';

const ASKS = 400;

type Tables = { readonly seats: number; readonly options: Readonly<Record<string, string>> };

/** What a seat is shown while it is asked: where the game stands, prompts, options and reasons. */
const shownTo = (match: Match, seat: number): Message[] => {
  const { crumbs, asks } = match.view(seat);
  const places = crumbs.map(({ procedure, locals }) => ({
    key: `crumb.${procedure}`,
    args: Object.fromEntries(
      Object.entries(locals).filter((local): local is [string, number] => typeof local[1] === 'number'),
    ),
  }));
  return [
    ...places.filter(({ key }) => Object.hasOwn(runewarsPack.words.specs, key)),
    ...asks.flatMap(({ prompt, options, denied }) => [
      prompt,
      ...options.map(({ label }) => label),
      ...denied.flatMap(({ option, reason }) => [option.label, reason]),
    ]),
  ];
};

/** Everything different that is said in a random game, then all events as three listeners hear them. */
const saidIn = ({ seats, options }: Tables, seed: number): Message[] => {
  const rng = new FastChance(seed);
  const secret = Array.from({ length: 8 }, () => rng.next().toString(16).padStart(8, '0')).join('');
  const match = Match.create(game, { seats, options, secret });
  const said = new Map<string, Message>();
  const hear = (message: Message): void => {
    said.set(JSON.stringify(message), message);
  };
  const reply = new Reply();
  for (let asks = 0; !match.over && asks < ASKS; asks++) {
    const seat = nextAsked(match.table);
    shownTo(match, seat).forEach(hear);
    sampleReply(offerTo(game, match.table, seat), rng, reply);
    match.answer(seat, match.askIdOf(seat), reply.toArray());
  }
  for (const viewer of ['all-seeing', 'spectator', 0] as const)
    for (const { key, args } of match.events.seen(viewer)) hear({ key: `event.${key}`, args });
  return [...said.values()];
};

describe('at the table', () => {
  it.each<[string, Tables]>([
    ['the Revised Edition for two', { seats: 2, options: {} }],
    ['a board that the players build', { seats: 3, options: { board: 'built', factions: 'draft' } }],
    [
      'the original edition with exploration',
      { seats: 4, options: { edition: 'original', exploration: 'yes' } },
    ],
  ])('everything of %s is said in both languages', (_title, tables) => {
    const said = saidIn(tables, tables.seats);
    expect(said.length).toBeGreaterThan(300);
    expect(badlySaid(said)).toEqual([]);
  });
});
