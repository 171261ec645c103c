import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { PASS } from '@runehold/kernel/ask/offer';
import { Match } from '@runehold/kernel/match/match';
import { askedOf } from '@runehold/kernel/view/asked';
import type { AskView } from '@runehold/kernel/view/describe';
import { guide } from '@runehold/runewars/bots/greedy';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { isPassedOn, mayPassOn, passOn } from '../../../src/table/session/pass-on.ts';
import { everyVariant } from '../../browser/every-variant.ts';

type Put = { readonly ask: AskView; readonly doing: string };

/** What the seats of a game of bots, with everything in the box, are asked in its first years. */
const putToSeats = (): readonly Put[] => {
  const match = Match.create(runewarsPack.game, {
    seats: 4,
    options: everyVariant,
    secret: '5'.padStart(64, '0'),
  });
  const [agent, eyes] = [greedyAgent(guide), new Eyes(runewarsPack.game)];
  const put: Put[] = [];
  for (let n = 0; n < 1200 && !match.over; n++) {
    const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
    if (asked === undefined) break;
    const { asks, crumbs } = match.view(asked.seat);
    put.push({ ask: asks[0], doing: crumbs.at(-1)?.procedure ?? '' });
    const look = eyes.look(match.table, asked.seat);
    const { reply } = agent.decide(look, askedOf(look), { steps: 100 }, n);
    expect(match.answer(asked.seat, match.askIdOf(asked.seat), reply)).toBeUndefined();
  }
  return put;
};

describe('what is passed until something changes', () => {
  const put = putToSeats();

  it('a moment for Tactical Fate with nothing to show is put no more, until there is a card for it', () => {
    const fate = put.filter(({ ask }) => ask.prompt.key === 'prompt.lay-fate');
    const empty = fate.find(({ ask }) => ask.options.every(({ code }) => code === PASS));
    const able = fate.find(({ ask }) => ask.options.some(({ code }) => code !== PASS));
    expect(empty).toBeDefined();
    expect(able).toBeDefined();
    if (empty === undefined || able === undefined) return;
    expect(mayPassOn(empty.ask)).toBe(true);
    const passedOn = passOn({}, empty.ask, empty.doing);
    const stillPut = fate.filter(({ ask, doing }) => !isPassedOn(passedOn, ask, doing));
    expect(stillPut.length).toBeLessThan(fate.length);
    expect(stillPut.every(({ ask }) => ask.options.some(({ code }) => code !== PASS))).toBe(true);
    // Whoever passes with a card in hand is asked again when another one has come.
    const all = passOn(passedOn, able.ask, able.doing);
    expect(isPassedOn(all, able.ask, able.doing)).toBe(true);
    const better = { ...able.ask, options: [...able.ask.options, { ...able.ask.options[0], name: 'new' }] };
    expect(isPassedOn(all, better, able.doing)).toBe(false);
  });

  it('several questions are passed beside one another', () => {
    const moments = put.filter(({ ask }) => mayPassOn(ask));
    const kinds = new Map(moments.map(each => [`${each.doing}.${each.ask.name}`, each]));
    expect(kinds.size).toBeGreaterThan(1);
    const passedOn = [...kinds.values()].reduce((all, { ask, doing }) => passOn(all, ask, doing), {});
    for (const { ask, doing } of kinds.values()) expect(isPassedOn(passedOn, ask, doing)).toBe(true);
  });

  it('what may be a whole turn is never passed beforehand', () => {
    const turns = put.filter(({ ask }) =>
      ['prompt.activate', 'prompt.choose-order'].includes(ask.prompt.key),
    );
    expect(turns.length).toBeGreaterThan(0);
    for (const { ask } of turns) expect(mayPassOn(ask)).toBe(false);
  });
});
