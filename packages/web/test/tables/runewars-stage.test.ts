import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { WireView } from '@runehold/protocol/parts/view';
import { developments } from '@runehold/runewars/boxes/base/developments';
import { runewarsPack } from '@runehold/runewars/pack';
import { developmentIds } from '@runehold/runewars/pools';
import { armyOn } from '@runehold/runewars/rules/view/fighters';
import { type Look, lookOf } from '@runehold/runewars/rules/view/look';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/table/session/records.ts';
import { addressOf } from '../../src/tables/runewars/addresses.ts';
import { partOf } from '../../src/tables/runewars/stage/battle/battle-part.ts';
import { deedsIn, drawsIn, fallenIn } from '../../src/tables/runewars/stage/battle/battle-story.ts';
import { itemsOf, strengthTallied, totalOf } from '../../src/tables/runewars/stage/battle/tally.ts';
import { duelCards, duelTactics } from '../../src/tables/runewars/stage/duel-story.ts';
import { stagesOf } from '../../src/tables/runewars/stage/parts/running.ts';
import { storySince } from '../../src/tables/runewars/stage/parts/story.ts';
import { newsOf, outcomeSince } from '../../src/tables/runewars/stage/stage-end.ts';
import { ask } from '../table/asks.ts';

const event = (key: string, args: Readonly<Record<string, number>> = {}): SeenEvent => ({ key, args });

const GIANT = 19;

describe('the story of a battle', () => {
  it('begins with the newest battle and ends with it', () => {
    const events = [
      event('battle-began', { area: 1 }),
      event('battle-ended'),
      event('neutrals-attacked', { area: 2 }),
      event('combat-round', { round: 1 }),
      event('battle-ended'),
      event('turn-ended'),
    ];
    const story = storySince(events, ['battle-began', 'neutrals-attacked'], ['battle-ended']);
    expect(story.map(({ key }) => key)).toEqual(['neutrals-attacked', 'combat-round', 'battle-ended']);
    expect(storySince(events, ['duel-began'])).toEqual([]);
  });

  it('cards of the enemy are backs until they are shown, one after the other', () => {
    const drawn = [
      event('fate-drawn', { side: 1, unit: 4 }),
      event('fate-drawn', { side: 1, unit: 4 }),
      event('fate-drawn', { side: 1, unit: 4 }),
    ];
    expect(drawsIn(drawn)[0].cards.map(({ fate }) => fate)).toEqual([undefined, undefined, undefined]);
    const shown = [...drawn, event('fate-revealed', { side: 1, fate: 9 })];
    expect(drawsIn(shown)[0].cards).toEqual([
      { fate: 9, state: 'revealed' },
      { fate: undefined, state: 'drawn' },
      { fate: undefined, state: 'drawn' },
    ]);
    const over = [
      ...shown,
      event('fate-dropped', { side: 1, fate: 2 }),
      event('fate-dropped', { side: 1, fate: 2 }),
    ];
    expect(drawsIn(over)[0].cards.map(({ state }) => state)).toEqual(['revealed', 'dropped', 'dropped']);
  });

  it('one’s own card is turned where it lies, and cards of two types are never mixed', () => {
    const draws = drawsIn([
      event('fate-drawn', { side: 0, unit: 4, fate: 7 }),
      event('fate-drawn', { side: 0, unit: 4, fate: 8 }),
      event('fate-dropped', { side: 0, fate: 8 }),
      event('fate-revealed', { side: 0, fate: 7 }),
      event('fate-drawn', { side: 0, unit: 5, fate: 8 }),
      event('fate-revealed', { side: 0, fate: 8 }),
    ]);
    expect(draws).toEqual([
      {
        side: 0,
        unit: 4,
        cards: [
          { fate: 7, state: 'revealed' },
          { fate: 8, state: 'dropped' },
        ],
      },
      { side: 0, unit: 5, cards: [{ fate: 8, state: 'revealed' }] },
    ]);
  });

  it('Tactical Fate cards lie in their draw, face down to the enemy, and turn where they lie', () => {
    const laid = [
      event('fate-type-chosen', { side: 0, unit: 4 }),
      event('fate-laid', { who: 3 }),
      event('fate-type-chosen', { side: 1, unit: 6 }),
      event('fate-laid', { who: 2, card: 30 }),
      event('fate-laid', { who: 2, card: 31 }),
      event('fate-drawn', { side: 0, unit: 4 }),
    ];
    const [attack, defence] = drawsIn(laid, [3, 2]);
    expect(attack).toEqual({
      side: 0,
      unit: 4,
      cards: [
        { tactics: undefined, state: 'drawn' },
        { fate: undefined, state: 'drawn' },
      ],
    });
    expect(defence.cards).toEqual([
      { tactics: 30, state: 'drawn' },
      { tactics: 31, state: 'drawn' },
    ]);
    const over = [
      ...laid,
      event('fate-turned', { who: 3, card: 29 }),
      event('fate-revealed', { side: 0, fate: 5 }),
      event('fate-laid-dropped', { who: 2, card: 31 }),
    ];
    expect(drawsIn(over, [3, 2]).map(({ cards }) => cards)).toEqual([
      [
        { tactics: 29, state: 'revealed' },
        { fate: 5, state: 'revealed' },
      ],
      [
        { tactics: 30, state: 'drawn' },
        { tactics: 31, state: 'dropped' },
      ],
    ]);
  });

  it('a type whose cards are all laid has drawn nothing, and its cards are its own', () => {
    const draws = drawsIn(
      [
        event('fate-type-chosen', { side: 0, unit: 4 }),
        event('fate-laid', { who: 0, card: 30 }),
        event('fate-turned', { who: 0, card: 30 }),
        event('fate-type-chosen', { side: 0, unit: 5 }),
        event('fate-drawn', { side: 0, unit: 5, fate: 2 }),
      ],
      [0, 1],
    );
    expect(draws.map(({ unit, cards }) => [unit, cards.length])).toEqual([
      [4, 1],
      [5, 1],
    ]);
  });

  it('the fallen are counted by side and type, and every deed stands in its round', () => {
    const story = [
      event('fighters-destroyed', { side: 0, unit: GIANT, amount: 1 }),
      event('combat-round', { round: 1 }),
      event('fighters-destroyed', { side: 1, unit: GIANT, amount: 2 }),
      event('fate-drawn', { side: 1, unit: 4 }),
      event('combat-round', { round: 2 }),
      event('fighters-destroyed', { side: 1, unit: GIANT, amount: 1 }),
    ];
    expect(fallenIn(story)).toEqual([
      { side: 0, unit: GIANT, amount: 1 },
      { side: 1, unit: GIANT, amount: 3 },
    ]);
    expect(deedsIn(story, 1)).toEqual([story[2]]);
    expect(deedsIn(story, 2)).toEqual([story[5]]);
  });
});

describe('the tally', () => {
  const walls = developmentIds.indexOf('dev-reinforced-walls');
  const story = [
    event('stronghold-weakened', { area: 1, amount: 2 }),
    event('fortification-used', { who: 1, development: walls, area: 1 }),
    event('strength-counted', { side: 0, units: 4, stronghold: 0, weakened: 0, added: 1 }),
    event('strength-counted', { side: 1, units: 0, stronghold: 5, weakened: 5, added: 3 }),
    event('strength-tallied', { attacker: 5, defender: 3 }),
  ];

  it('has a line for units, stronghold, Order, cards, development and abilities, which come to the sum', () => {
    const defence = strengthTallied(story, 1);
    if (defence === undefined) throw new Error('no tally');
    const items = itemsOf(defence, 1, story, { developments });
    expect(items).toEqual([
      { kind: 'units', n: 0 },
      { kind: 'stronghold', n: 5 },
      { kind: 'conquer', n: -3 },
      { kind: 'sappers', n: -2 },
      { kind: 'development', n: 2, development: walls },
      { kind: 'cards', n: 1 },
    ]);
    expect(items.reduce((sum, { n }) => sum + n, 0)).toBe(3);
    expect(totalOf(defence)).toBe(3);
  });

  it('names Garrison and the ground of a defender apart from cards, and gives an attacker neither', () => {
    const defence = { units: 2, stronghold: 0, weakened: 0, added: 4 };
    const given = { garrison: 2, ground: 1 };
    expect(itemsOf(defence, 1, [], { developments }, given)).toEqual([
      { kind: 'units', n: 2 },
      { kind: 'garrison', n: 2 },
      { kind: 'ground', n: 1 },
      { kind: 'cards', n: 1 },
    ]);
    expect(itemsOf(defence, 0, [], { developments }, given)).toEqual([
      { kind: 'units', n: 2 },
      { kind: 'cards', n: 4 },
    ]);
  });

  it('leaves out what counts nothing, and is not there before strength is tallied', () => {
    const attack = strengthTallied(story, 0);
    if (attack === undefined) throw new Error('no tally');
    expect(itemsOf(attack, 0, story, { developments })).toEqual([
      { kind: 'units', n: 4 },
      { kind: 'cards', n: 1 },
    ]);
    expect(strengthTallied(story.slice(0, 2), 0)).toBeUndefined();
  });
});

const viewWith = (
  table: Readonly<Record<string, unknown>>,
  ...crumbs: readonly (readonly [procedure: string, locals?: Readonly<Record<string, number>>])[]
): WireView =>
  ({
    viewer: 0,
    seats: 2,
    over: false,
    places: [0, 0],
    unseen: {},
    waiting: [],
    asks: [],
    table: { battleArea: 0, duelist: [0, 0], sideSeat: [0, 1], ...table },
    crumbs: crumbs.map(([procedure, locals = {}]) => ({ procedure, locals })),
  }) as unknown as WireView;

describe('things on the stage of a battle', () => {
  const giant = { key: 'fighter.standing', args: { unit: GIANT, damage: 0 } };
  const field = viewWith({ battleArea: 3 }, ['battle']);

  it('Giants on both sides are told apart by the side that an ask is about', () => {
    for (const side of [0, 1])
      expect(addressOf(giant, ask('one', { seat: 1, about: { side } }), field)).toBe(
        `fighter/${side}/19/standing/0`,
      );
  });

  it('a type is found where all its units stand, and only in a battle', () => {
    const label = { key: 'label.unit', args: { it: GIANT } };
    const support = ask('one', { seat: 1, about: { side: 1, hero: 2 } });
    expect(addressOf(label, support, field)).toBe('rank/1/19');
    expect(addressOf(label, ask('one'), field)).toBeUndefined();
  });

  it('a hero strikes the one he touches', () => {
    const strike = { key: 'duelIcon.strike', args: {} };
    expect(addressOf(strike, ask('one', { seat: 0, about: { side: 1 } }), field)).toBe('duelist/1');
  });
});

describe('who is on a side', () => {
  const sightIn = (combatRound: number): Look<Viewer> =>
    lookOf(
      viewWith({ routed: [[0, 2]], battleArea: 1, combatRound, sideSeat: [0, 1], faction: [1, 2] }),
      runewarsPack.game,
    );

  it('RW-BATTLE-27 before combat routed defenders on the map are there to be rallied, later they are not', () => {
    expect(armyOn(sightIn(0), 1)).toEqual([{ column: 1, type: 5, count: 2, damage: 0, isRouted: true }]);
    expect(armyOn(sightIn(0), 0)).toEqual([]);
    expect(armyOn(sightIn(1), 1)).toEqual([]);
  });
});

describe('which stages are open', () => {
  const stagesIn = (...of: Parameters<typeof viewWith>): readonly string[] => {
    const view = viewWith(...of);
    return stagesOf({ ...lookOf(view, runewarsPack.game), view });
  };

  it('a duel in a battle lies on top of it, and a test in a duel on top of both', () => {
    const both = { battleArea: 3, duelist: [1, 2] };
    expect(stagesIn(both, ['battle'], ['duel'])).toEqual(['battle', 'duel']);
    expect(stagesIn(both, ['battle'], ['duel'], ['test'])).toEqual(['battle', 'duel', 'test']);
  });

  it('an area that is talked over is no battlefield, until it comes to a battle', () => {
    expect(stagesIn({ battleArea: 3 }, ['diplomacy'])).toEqual(['diplomacy']);
    expect(stagesIn({ battleArea: 3 }, ['diplomacy'], ['battle'])).toEqual(['battle']);
  });

  it('the test of a quest is part of the quest, and its duel takes its place', () => {
    expect(stagesIn({}, ['attempt'], ['test'])).toEqual(['quest']);
    expect(stagesIn({ duelist: [1, 0] }, ['attempt'], ['quest-duel'])).toEqual(['duel']);
    expect(stagesIn({}, ['influence-bid'])).toEqual(['bid']);
    expect(stagesIn({})).toEqual([]);
  });

  it('Commander cards lie on one for whoever is asked about them, and for nobody else', () => {
    const view = viewWith({}, ['draw-commanders']);
    const stagesOfAsked = (...asks: WireView['asks']): readonly string[] =>
      stagesOf({ ...lookOf(view, runewarsPack.game), view: { ...view, asks } });
    for (const key of ['prompt.first-commander', 'prompt.keep-commander', 'prompt.next-under'])
      expect(stagesOfAsked(ask('one', { prompt: { key, args: {} } }))).toEqual(['command']);
    expect(stagesOfAsked(ask('one'))).toEqual([]);
    expect(stagesOfAsked()).toEqual([]);
  });

  it('the step of a battle is the innermost that is carried out', () => {
    expect(partOf(viewWith({}, ['battle'], ['declare-support']))).toBe('support');
    expect(partOf(viewWith({}, ['combat-pass'], ['special-ability'], ['assign-damage']))).toBe('special');
    expect(partOf(viewWith({}, ['combat-pass'], ['assign-damage']))).toBe('damage');
    expect(partOf(viewWith({}, ['tally-strength'], ['battle-window']))).toBe('tally');
    expect(partOf(viewWith({}, ['combat-pass'], ['announce-fate'], ['lay-fate']))).toBe('lay');
    expect(partOf(viewWith({}))).toBeUndefined();
  });
});

describe('what came of it', () => {
  const lines = (...told: readonly (readonly [seq: number, key: string])[]): LogLine[] =>
    told.map(([seq, key], i) => ({ key: `${seq}.${i}`, seq, event: event(key) }));

  it('is told when a stage closes, and when all of it happened between two looks', () => {
    const battle = lines([3, 'battle-began'], [4, 'combat-round'], [5, 'battle-ended']);
    expect(outcomeSince(battle, 4, ['battle'], [])).toMatchObject({ kind: 'battle' });
    expect(outcomeSince(battle, 2, [], [])?.story).toHaveLength(3);
    expect(outcomeSince(battle.slice(0, 2), 3, ['battle'], ['battle'])).toBeUndefined();
  });

  it('of a quest with a duel in it, the quest is told of', () => {
    const quest = lines([3, 'quest-attempted'], [3, 'quest-duel-began'], [4, 'quest-completed']);
    expect(outcomeSince(quest, 3, ['duel'], [])).toMatchObject({ kind: 'quest' });
    expect(outcomeSince(quest, 2, [], [])).toMatchObject({ kind: 'quest' });
  });

  it('of a bid, who has bid what is told: that it is paid goes without saying', () => {
    const bid = lines([3, 'bid-total'], [3, 'bid'], [3, 'influence-lost'], [3, 'orders-returned']);
    const end = outcomeSince(bid, 2, ['bid'], []);
    expect(end && newsOf(end).map(({ key }) => key)).toEqual(['bid']);
    const quest = { kind: 'quest', story: [event('quest-completed'), event('influence-lost')] } as const;
    expect(newsOf(quest)).toHaveLength(2);
  });

  it('is nothing when the march that led to it is taken back', () => {
    expect(outcomeSince(lines([1, 'battle-began'], [1, 'battle-ended']), 3, ['battle'], [])).toBeUndefined();
  });
});

describe('the cards of a duel', () => {
  it('are those of its newest round, on the side of whoever drew them', () => {
    const story = [
      event('duel-round-began', { round: 1 }),
      event('duel-card', { who: 0, fate: 1 }),
      event('duel-round-began', { round: 2 }),
      event('duel-card', { who: 0, fate: 2 }),
      event('duel-card', { who: 2, fate: 3 }),
      event('duel-card', { who: 2, fate: 4 }),
    ];
    expect(duelCards(story, 0)).toEqual([[2], [3, 4]]);
    expect(duelCards([], 0)).toEqual([[], []]);
  });

  it('a Tactical Fate card of the round lies on the side of whoever turned it', () => {
    const story = [
      event('fate-turned', { who: 0, card: 30 }),
      event('duel-round-began', { round: 2 }),
      event('duel-card', { who: 0, fate: 2 }),
      event('fate-turned', { who: 2, card: 31 }),
    ];
    expect(duelTactics(story, 0)).toEqual([[], [31]]);
  });
});
