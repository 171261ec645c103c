import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { PASS } from '@runehold/kernel/ask/offer';
import { Match } from '@runehold/kernel/match/match';
import { askedOf } from '@runehold/kernel/view/asked';
import type { AskView } from '@runehold/kernel/view/describe';
import type { OrderLink } from '@runehold/protocol/parts/order';
import type { WireView } from '@runehold/protocol/parts/view';
import { fitOf, questionOf } from '@runehold/protocol/table/orders/fit';
import type { Order } from '@runehold/protocol/table/orders/order';
import { guide } from '@runehold/runewars/bots/greedy';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { mayPassOn, passedOn, passingOn } from '../../../src/table/ahead/pass-on.ts';
import { everyVariant } from '../../browser/every-variant.ts';

type Put = { readonly ask: AskView; readonly view: WireView };

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
    const view = match.view(asked.seat) as WireView;
    put.push({ ask: view.asks[0], view });
    const look = eyes.look(match.table, asked.seat);
    const { reply } = agent.decide(look, askedOf(look), { steps: 100 }, n);
    expect(match.answer(asked.seat, match.askIdOf(asked.seat), reply)).toBeUndefined();
  }
  return put;
};

/** What an order that was left at one question says to another. */
const said = (left: Put, later: Put): ReturnType<typeof fitOf> => {
  const plan = passingOn(left.ask, left.view);
  const order: Order = { ...plan, id: 1, seat: left.ask.seat, person: 'mira', open: '', since: 0 };
  const question = questionOf(later.view);
  return question && fitOf(order, { ...question, ask: later.ask }, true);
};

describe('what is passed until something changes', () => {
  const put = putToSeats();

  it('a moment for Tactical Fate with nothing to show is put no more, until there is a card for it', () => {
    const fate = put.filter(({ ask }) => ask.prompt.key === 'prompt.lay-fate');
    const empty = fate.filter(({ ask }) => ask.options.every(({ code }) => code === PASS));
    const able = fate.filter(({ ask }) => ask.options.some(({ code }) => code !== PASS));
    expect(empty.length).toBeGreaterThan(1);
    expect(able.length).toBeGreaterThan(0);
    expect(mayPassOn(empty[0].ask)).toBe(true);
    for (const later of empty) expect(said(empty[0], later)).toEqual({ reply: [PASS] });
    for (const later of able) expect(said(empty[0], later)).toEqual({ dropped: 'something-new' });
    // Whoever passes with a card in hand is asked again when another one has come.
    const [card] = able;
    expect(said(card, card)).toEqual({ reply: [PASS] });
    const options = [...card.ask.options, { ...card.ask.options[0], name: 'new' }];
    expect(said(card, { ...card, ask: { ...card.ask, options } })).toEqual({ dropped: 'something-new' });
  });

  it('says nothing to other questions', () => {
    const moments = put.filter(({ ask }) => mayPassOn(ask));
    const kinds = [...new Map(moments.map(each => [questionOf(each.view)?.name, each])).values()];
    expect(kinds.length).toBeGreaterThan(1);
    expect(said(kinds[0], kinds[1])).toBeUndefined();
  });

  it('what may be a whole turn is never passed beforehand', () => {
    const turns = put.filter(({ ask }) =>
      ['prompt.activate', 'prompt.choose-order'].includes(ask.prompt.key),
    );
    expect(turns.length).toBeGreaterThan(0);
    for (const { ask } of turns) expect(mayPassOn(ask)).toBe(false);
  });

  it('only what was passed so is put again at one press, not what was left by hand', () => {
    const [able] = put.filter(({ ask }) => mayPassOn(ask));
    const passed = { ...passingOn(able.ask, able.view), id: 0, since: 0 };
    const [{ ask, words }] = passed.links as readonly [OrderLink & { readonly kind: 'pass' }];
    const chosen = { ...passed, id: 1, links: [{ kind: 'choose' as const, ask, options: ['x'], words }] };
    const whenQuiet = { ...passed, id: 2, guard: 'as-left' as const };
    const dropped = { ...passed, id: 3, dropped: 'something-new' as const };
    expect(passedOn([passed, chosen, whenQuiet, dropped])).toEqual([passed]);
  });
});
