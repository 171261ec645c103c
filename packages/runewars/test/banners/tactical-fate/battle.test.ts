import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { type Battle, finish, keys, rows } from '../../battle/kit.ts';
import { heroAt, reward, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { card, discarded, drawnOn, expansion, fateAtRest, fights, open } from './kit.ts';

const BRIBERY = 'tactics-bribery';
const LAY = 'BW-TFATE-03';

const knights = (count: number, more: Partial<Battle> = {}): Battle => ({
  attackers: { 'unit-knight': count },
  defenders: { 'unit-warrior': 4 },
  ...more,
});

everyWay({ describe, it }, 'Tactical Fate in battles', test => {
  test('BW-TFATE-03 BW-TFATE-05 a card may take the place of a draw, and one Fate card fewer is drawn', () => {
    const story = fights([['bribery']], knights(3, { fate: [5, 8] }));
    expect([open(story), story.offered()]).toEqual([`0 ${LAY}`, [BRIBERY, 'pass']]);
    expect(story.ask().prompt).toEqual({ key: 'prompt.lay-fate', args: { unit: 1, left: 3 } });
    story.answer(BRIBERY);
    expect(drawnOn(story, 0)).toEqual([5, 8]);
  });

  test('BW-TFATE-03 who declines draws for every unit and keeps his card', () => {
    const story = fights([['bribery']], knights(3, { fate: [5, 6, 7] })).answer('pass');
    expect(drawnOn(story, 0)).toEqual([5, 6, 7]);
    expect([story.table.tactics.at(0).count(card('bribery')), discarded(story, 'bribery')]).toEqual([1, 0]);
  });

  test('BW-TFATE-04 it is announced before Fate cards are drawn, and never after', () => {
    const story = fights([['bribery', 'hired-blades']], knights(3, { fate: [5, 8] }));
    expect(keys(story)).not.toContain('fate-drawn');
    story.answers(BRIBERY, 'pass');
    const told = keys(story);
    expect(told.lastIndexOf('fate-laid')).toBeLessThan(told.indexOf('fate-drawn'));
    expect(open(story)).not.toBe(`0 ${LAY}`);
  });

  test('BW-TFATE-06 two for the same type, and two Fate cards are drawn', () => {
    const story = fights([['bribery', 'hired-blades']], {
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-warrior': 4 },
      fate: [1, 2],
    });
    story.answers(BRIBERY, 'tactics-hired-blades');
    expect(drawnOn(story, 0)).toEqual([1, 2]);
  });

  test('BW-TFATE-07 no more than there are standing units of the type', () => {
    const story = fights([['bribery', 'hired-blades', 'elder-lore']], knights(2));
    story.answer('tactics-elder-lore');
    expect(story.ask().prompt).toEqual({ key: 'prompt.lay-fate', args: { unit: 1, left: 1 } });
    story.answer(BRIBERY);
    expect([drawnOn(story, 0), story.table.tactics.at(0).total]).toEqual([[], 1]);
    expect(open(story)).not.toBe(`0 ${LAY}`);
  });

  test('BW-TFATE-08 BW-TFATE-10 its icon is resolved in its step, and it goes to its own pile', () => {
    const story = fights([['bribery']], knights(1)).answer(BRIBERY);
    const told = keys(story);
    const at = told.indexOf('fate-turned');
    expect(told.slice(at, at + 4)).toEqual([
      'fate-turned',
      'special-used',
      'fighters-routed',
      'tactics-drawn',
    ]);
    finish(story);
    expect([discarded(story, 'bribery'), fateAtRest(story)]).toEqual([1, 30]);
  });

  test('BW-TFATE-09 its text is ignored: nothing is paid for it, and it is not played', () => {
    const story = fights([['bribery']], knights(1, { arrange: t => t.influence.set(0, 5) })).answer(BRIBERY);
    expect([story.table.influence.get(0), keys(story).includes('tactics-played')]).toEqual([5, false]);
    expect(story.table.tacticsLaid.total).toBe(0);
  });

  test('BW-TFATE-10 while its icon is resolved it lies beside the battle, so an empty deck cannot bring it back', () => {
    const story = fights([['bribery']], {
      attackers: { 'unit-knight': 1 },
      defenders: { 'unit-warrior': 1, 'unit-archer': 1 },
      fate: [1],
    });
    story.given(t => {
      t.tacticsDiscard.pour(t.tacticsDeck);
      for (let it = 0; it < t.tacticsDiscard.types; it++)
        while (t.tacticsDiscard.count(it) > 0) t.move(it, t.tacticsDiscard, t.freshTactics.at(1));
    });
    story.answer(BRIBERY);
    expect(open(story)).toBe('1 RW-ROUT-04');
    expect([story.table.fateTurned.at(0).total, discarded(story, 'bribery')]).toEqual([1, 0]);
    story.answer('unit-archer');
    expect(story.table.freshTactics.at(0).total).toBe(0);
    expect([story.table.fateTurned.at(0).total, discarded(story, 'bribery')]).toEqual([0, 1]);
  });

  test('BW-TFATE-10 it is discarded when its icon is resolved, not when the pass is over', () => {
    const story = fights([['bribery', 'hold-the-line']], {
      attackers: { 'unit-knight': 2 },
      defenders: { 'unit-warrior': 1, 'unit-sorceress': 1, 'unit-archer': 1 },
      fate: [1],
    }).answers(BRIBERY, 'tactics-hold-the-line', 'unit-archer');
    expect(open(story)).toBe('1 RW-ROUT-04');
    const { fateTurned } = story.table;
    expect([fateTurned.at(0).total, fateTurned.at(0).top]).toEqual([1, card('hold-the-line')]);
    expect([discarded(story, 'bribery'), discarded(story, 'hold-the-line')]).toEqual([1, 0]);
  });

  test('BW-TFATE-11 a card of this season is not offered, whatever else is in hand', () => {
    const withFresh = (...hand: string[]) =>
      fights([hand], {
        ...knights(2, { fate: [5, 6] }),
        attackers: { 'unit-knight': 2, 'unit-bowman': 1 },
      }).given(t => t.move(card('bribery'), t.tacticsDeck, t.freshTactics.at(0)));
    const story = withFresh('scrying');
    // The Bowman's pass comes first.
    expect([open(story), story.offered()]).toEqual([`0 ${LAY}`, ['pass']]);
    story.answer('pass');
    expect([open(story), story.offered()]).toEqual([`0 ${LAY}`, ['pass']]);
    expect(story.whyNot('tactics-scrying')).toBe('reason.no-tactical-fate');
  });

  test('BW-TFATE-12 the attacker announces, then the defender, then the attacker draws, then the defender', () => {
    const story = fights([['bribery'], ['hired-blades', 'bribery']], {
      attackers: { 'unit-knight': 2 },
      defenders: { 'unit-pegasus-rider': 3 },
      fate: [5, 6, 7],
    });
    expect(open(story)).toBe(`0 ${LAY}`);
    story.answer(BRIBERY);
    expect([open(story), story.offered()]).toEqual([`1 ${LAY}`, [BRIBERY, 'tactics-hired-blades', 'pass']]);
    expect(keys(story)).not.toContain('fate-drawn');
    story.answers('tactics-hired-blades', 'pass');
    expect([drawnOn(story, 0), drawnOn(story, 1)]).toEqual([[5], [6, 7]]);
  });

  test('BW-TFATE-12 RW-ROUND-10 each chooses his type first, before anybody draws', () => {
    const story = fights([['bribery'], ['bribery']], {
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-pegasus-rider': 2, 'unit-beastman': 1 },
      defenders: { 'unit-berserker': 2, 'unit-beastman': 1 },
    });
    expect([open(story), story.offered()]).toEqual([
      '0 RW-ROUND-10',
      ['unit-pegasus-rider', 'unit-beastman'],
    ]);
    story.answer('unit-beastman');
    expect([open(story), story.ask().prompt.args]).toEqual([`0 ${LAY}`, { unit: 18, left: 1 }]);
    story.answer('pass');
    expect([open(story), story.offered()]).toEqual(['1 RW-ROUND-10', ['unit-berserker', 'unit-beastman']]);
    story.answer('unit-berserker');
    expect([open(story), story.ask().prompt.args]).toEqual([`1 ${LAY}`, { unit: 9, left: 2 }]);
    story.answer(BRIBERY);
    expect([drawnOn(story, 0).length, drawnOn(story, 1).length]).toEqual([1, 1]);
  });

  test('BW-TFATE-13 others see how many, not which, until the icon is resolved', () => {
    const story = fights([['bribery'], ['elder-lore']], {
      attackers: { 'unit-knight': 1 },
      defenders: { 'unit-pegasus-rider': 1 },
    }).answer(BRIBERY);
    expect(story.view(1).table['fateLaid']).toEqual([[{ hidden: 1 }], [], [], []]);
    expect(story.view('spectator').table['fateLaid']).toEqual([[{ hidden: 1 }], [], [], []]);
    expect(story.view(0).table['fateLaid']).toEqual([[BRIBERY], [], [], []]);
    const laid = { key: 'fate-laid', args: { who: 0 } };
    expect([story.told(1), story.told('spectator')]).toEqual([
      expect.arrayContaining([laid]),
      expect.arrayContaining([laid]),
    ]);
    expect(story.told(0)).toContainEqual({ key: 'fate-laid', args: { who: 0, card: card('bribery') } });
    story.answer('tactics-elder-lore');
    // The special is shown in step 3; Elder Lore is a miss for rectangles, and shown when the pass is over.
    const told = story.history(0).map(({ key, args }) => [key, args['card']]);
    const turned = told.findIndex(([key]) => key === 'fate-turned');
    const missed = told.findIndex(([key]) => key === 'fate-laid-dropped');
    expect([told[turned][1], told[missed][1]]).toEqual([card('bribery'), card('elder-lore')]);
    expect(turned).toBeLessThan(missed);
  });

  test('BW-TFATE-16 one of the cards drawn and announced is discarded for support, an announced one to its own pile', () => {
    const supported = () =>
      fights([['hired-blades']], {
        factions: ['latari', 'uthuk'],
        attackers: { 'unit-archer': 3 },
        defenders: { 'unit-chaos-lord': 4 },
        arrange: t => void heroAt(t, 0, 'HE-03', '3A'),
        fate: [1, 2, 11],
      }).answers('tactics-hired-blades', 'yes');
    const story = supported();
    expect([open(story), drawnOn(story, 0)]).toEqual(['0 BW-TFATE-16', [1, 2, 11]]);
    const cards = ['fate:fate-1', 'fate:fate-2', 'fate:fate-11', 'tactics:tactics-hired-blades'];
    expect(story.offered()).toEqual(cards);
    story.answer(['tactics:tactics-hired-blades']);
    expect(story.happened).toContain('fate-laid-dropped');
    expect(discarded(story, 'hired-blades')).toBe(1);
    expect(keys(story)).not.toContain('fighter-damaged');
    const kept = supported().answer(['fate:fate-1']);
    expect(kept.happened.filter(key => key === 'fate-turned' || key === 'fate-dropped')[0]).toBe(
      'fate-dropped',
    );
    expect(keys(kept)).toContain('fighter-damaged');
  });

  test('BW-TFATE-17 the support card is drawn even where every other draw is replaced', () => {
    const story = fights([['bribery', 'hired-blades']], {
      ...knights(2, { fate: [1] }),
      arrange: t => void heroAt(t, 0, 'HE-03', '3A'),
    }).answers(BRIBERY, 'tactics-hired-blades', 'yes');
    expect(drawnOn(story, 0)).toEqual([1]);
    expect(story.offered()).toEqual([
      'fate:fate-1',
      'tactics:tactics-bribery',
      'tactics:tactics-hired-blades',
    ]);
    expect(story.ask()).toMatchObject({ kind: 'some', min: 1, max: 1 });
  });

  test('BW-TFATE-18 who decides for unallied neutral units cannot use any, his opponent can', () => {
    const story = fights([['bribery'], ['bribery']], {
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-hell-hound': 3 },
      unallied: true,
      fate: [1, 2, 3, 5],
    });
    expect(open(story)).toBe(`0 ${LAY}`);
    story.answer(BRIBERY);
    expect([drawnOn(story, 0).length, drawnOn(story, 1).length]).toEqual([1, 3]);
    finish(story);
    expect(story.history().filter(({ key }) => key === 'fate-laid').length).toBe(1);
  });

  test('BW-TFATE-19 further cards of a Beastman come from the deck', () => {
    const story = fights([['elder-lore', 'bribery']], {
      attackers: { 'unit-beastman': 1, 'unit-siege-tower': 1 },
      defenders: { 'unit-warrior': 4 },
      fate: [15],
    }).answer('tactics-elder-lore');
    expect(drawnOn(story, 0)).toEqual([15]);
    expect(story.table.tactics.at(0).count(card('bribery'))).toBe(1);
  });

  test('BW-TFATE-20 it is resolved even if the units are gone by then', () => {
    const story = fights([['flanking-strike']], {
      factions: ['daqan', 'uthuk'],
      attackers: { 'unit-knight': 1, 'unit-footman': 1 },
      defenders: { 'unit-berserker': 3 },
      fate: [9, 1, 2],
    }).answer('tactics-flanking-strike');
    // Fury: one Berserker dies for two damage, which the Knight takes.
    story.answer(story.offered()[0]);
    while (story.asked[0] === 0 && story.offered().includes('unit-knight')) story.answer('unit-knight');
    if (story.offered().includes('unit-knight:1')) story.answer('unit-knight:1');
    expect(rows(story.table, 0)).not.toHaveProperty('unit-knight');
    expect(keys(story)).toContain('fate-turned');
    expect(
      story.history().filter(({ key, args }) => key === 'fighters-destroyed' && args['side'] === 1),
    ).not.toEqual([]);
    expect(rows(story.table, 1)).toEqual({});
  });

  test('BW-TFATE-21 two of the same name together', () => {
    const story = fights([['bribery', 'bribery']], knights(3, { fate: [5] })).answers(BRIBERY, BRIBERY);
    expect(drawnOn(story, 0)).toEqual([5]);
    expect(
      story.history().filter(({ key, args }) => key === 'special-used' && args['side'] === 0),
    ).toHaveLength(2);
  });

  test('BW-TFATE-22 what draws Fate cards again leaves it alone', () => {
    const story = fights([['hired-blades']], {
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-archer': 3 },
      defenders: { 'unit-chaos-lord': 4 },
      arrange: t => {
        heroAt(t, 0, 'HE-03', '3A');
        reward(t, 'HE-03', 'reward-tactical-map', true);
      },
      fate: [1, 2, 3, 4, 10, 11, 12, 13],
    }).answers('tactics-hired-blades', 'no', 'reward-tactical-map');
    expect(drawnOn(story, 0)).toEqual([1, 2, 3, 4]);
    expect(story.happened.filter(key => key === 'fate-dropped').length).toBe(2 + 2);
    expect(story.happened).toContain('fate-turned');
  });

  test('BW-TFATE-23 a miss is spent, and shown when the pass is over', () => {
    const story = fights([['omens-in-smoke']], {
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-warrior': 4 },
    }).answer('tactics-omens-in-smoke');
    expect(keys(story)).not.toContain('fate-turned');
    expect(story.history(1)).toContainEqual({
      key: 'fate-laid-dropped',
      args: { who: 0, card: card('omens-in-smoke') },
    });
    finish(story);
    expect(discarded(story, 'omens-in-smoke')).toBe(1);
  });

  test('BW-TFATE-24 a side without a type that draws is not asked', () => {
    const story = fights([['bribery'], ['bribery']], {
      attackers: { 'unit-knight': 2 },
      arrange: t => stronghold(t, 1, '3B'),
      fate: [5, 6],
    });
    expect(open(story)).toBe(`0 ${LAY}`);
    story.answer('pass');
    finish(story);
    expect(keys(story)).not.toContain('fate-laid');
    expect(story.table.tactics.at(1).count(card('bribery'))).toBe(1);
  });

  test('BW-EX-03 the example: Bribery for one of three Knights', () => {
    const story = fights([['bribery']], knights(3, { fate: [5, 8, 1, 2] })).answer(BRIBERY);
    const told = story.history();
    const first = told.slice(
      0,
      told.findIndex(({ key, args }) => key === 'combat-round' && args['round'] === 3),
    );
    const routed = first.filter(({ key }) => key === 'fighters-routed').map(({ args }) => args['amount']);
    expect([routed, first.filter(({ key }) => key === 'tactics-drawn').length]).toEqual([[1, 1], 1]);
    const order = ['fate-turned', 'special-used', 'tactics-drawn', 'fate-revealed', 'fate-dropped'];
    expect(first.map(({ key }) => key).filter(key => order.includes(key))).toEqual(order);
    expect(discarded(story, 'bribery')).toBe(1);
    expect([4, 7].map(fate => story.table.fateDiscard.count(fate))).toEqual([1, 1]);
  });
});

describe('a table without the expansion', () => {
  it('BW-TFATE-01 has no room for announced cards, and nobody is asked for any', () => {
    const battle = knights(2, { fate: [5, 6], arrange: t => tacticsHand(t, 0, 'tactics-scrying') });
    const story = fights([['scrying']], { ...battle, options: { expansion: 'none' } });
    expect([story.table.tacticalFate, story.table.fateLaid.length, story.table.fateTurned.length]).toEqual([
      0, 0, 0,
    ]);
    expect(drawnOn(story, 0)).toEqual([5, 6]);
    expect(fights([['scrying']], { ...battle, options: expansion }).table.tacticalFate).toBe(14);
  });
});
