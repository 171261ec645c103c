import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { seasonCards } from '../../../src/boxes/banners-of-war/season-cards.ts';
import type { Table } from '../../../src/layout.ts';
import {
  ANDIRA,
  CORBIN,
  RONAN,
  token,
  trained,
  trainingOf,
  VALADIR,
  VYRAH,
  whereIs,
} from '../../heroes/summer.ts';
import { area, army, dials, hero, heroAt, neutrals, stronghold, title, unitsAt } from '../../kit/arrange.ts';
import { strongholdIn } from '../../orders/kit.ts';
import {
  askedNow,
  dialsOf,
  drawing,
  influenceOf,
  isResolved,
  type SeasonSetting,
  toldOf,
} from '../../season/kit.ts';
import { withTwelve } from '../map/twelve.ts';
import { banners, blightOn, frost, wasted } from './kit.ts';

type Season = Parameters<typeof drawing>[0];

const drawn = (
  season: Season,
  card: string,
  arrange?: (t: Table) => void,
  setting: SeasonSetting = {},
): Play<Table> => drawing(season, `season-${card}`, arrange, { ...banners, ...setting });

/** Seat 0 bids one and wins. */
const won = (season: Season, card: string, arrange?: (t: Table) => void): Play<Table> =>
  drawn(season, card, arrange).answer(1, 0).answer(0, 1);

const tacticsOf = ({ table }: Play<Table>, seat: number): number =>
  table.tactics.at(seat).total + table.freshTactics.at(seat).total;

everyWay({ describe, it }, 'Season cards of the expansion', test => {
  test('BW-SETUP-06 three for each season, each once', () => {
    expect(seasonCards.map(({ season }) => season)).toEqual(
      ['spring', 'summer', 'fall', 'winter'].flatMap(season => Array(3).fill(season)),
    );
    expect(seasonCards.every(({ copies }) => copies === 1)).toBe(true);
    expect(seasonCards.filter(({ loss }) => loss).map(({ id }) => id)).toEqual([
      'season-spoiled-stores',
      'season-levy-of-grain',
      'season-frozen-supply-lines',
    ]);
    expect(seasonCards.every(({ bid, wizardsCouncil }) => wizardsCouncil === (bid !== undefined))).toBe(true);
  });

  test('Mending the Land: in play order a token leaves an own area, or one influence', () => {
    const story = drawn('spring', 'mending-the-land', t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      army(t, 0, '3C', { 'unit-footman': 1 });
      army(t, 1, '5A', { 'unit-archer': 1 });
      wasted(t, '1A', '2A', '5A');
      frost(t, '3C', '3C');
    });
    expect(askedNow(story)).toBe('0 area');
    expect(story.offered()).toEqual(['1A', '3C', 'pass']);
    expect([story.whyNot('2A'), story.whyNot('1B')]).toEqual([
      'reason.area-not-yours',
      'reason.area-not-yours',
    ]);
    story.answer('1A');
    expect(askedNow(story)).toBe('1 area');
    expect(story.offered()).toEqual(['5A', 'pass']);
    story.answer('pass');
    expect(influenceOf(story)).toEqual([3, 5]);
    expect(blightOn(story)).toEqual({ '2A': -1, '3C': 1, '5A': -1 });
  });

  test('Mending the Land: who has no token gains influence unasked', () => {
    const story = drawn('spring', 'mending-the-land');
    expect(isResolved(story)).toBe(true);
    expect(influenceOf(story)).toEqual([4, 5]);
  });

  test('Muster at the Walls: a stronghold is repaired for nothing, or a triangle unit recruited', () => {
    const story = drawn('spring', 'muster-at-the-walls', t => {
      stronghold(t, 0, 'DA', true);
      stronghold(t, 0, '3A');
      stronghold(t, 1, 'LA', true);
    });
    const before = dialsOf(story, 0);
    expect(askedNow(story)).toBe('0 site');
    expect(story.offered()).toEqual(['DA', 'pass']);
    expect(story.whyNot('3A')).toBe('reason.nothing-to-repair');
    story.answer('DA');
    expect(strongholdIn(story, 'DA')).toBe('0 whole');
    expect(dialsOf(story, 0)).toEqual(before);
    story.answer('pass');
    // Archers are the only triangles of the Latari.
    expect(story.offered()).toEqual(['area:LA', 'none']);
    story.answer(['area:LA']);
    expect(unitsAt(story.table, 'LA')).toEqual({ 'unit-archer': 1 });
    expect(strongholdIn(story, 'LA')).toBe('1 damaged');
    expect(isResolved(story)).toBe(true);
  });

  test('Muster at the Walls: nothing without a stronghold', () => {
    const story = drawn('spring', 'muster-at-the-walls', t => {
      for (const id of ['DA', 'LA']) t.stronghold.set(area(id), 0);
    });
    expect(isResolved(story)).toBe(true);
  });

  test('Spoiled Stores: every dial at five or more falls by one, for all at once', () => {
    const story = drawn('spring', 'spoiled-stores', t => {
      dials(t, 0, 5, 4, 8);
      dials(t, 1, 6, 0, 5);
    });
    expect(isResolved(story)).toBe(true);
    expect([dialsOf(story, 0), dialsOf(story, 1)]).toEqual([
      [4, 4, 7],
      [5, 0, 4],
    ]);
  });

  test('Scouring Drought: the highest bidder may lay waste an area that prints something', () => {
    const story = won('summer', 'scouring-drought');
    expect(askedNow(story)).toBe('0 area');
    expect(story.offered()).toHaveLength(14);
    story.answer('pass');
    expect(blightOn(story)).toEqual({});
    const { area: areas } = story.table.content;
    expect(['1A', '5D'].every(id => areas[area(id)].yields.some(amount => amount > 0))).toBe(true);
  });

  test('Tournament of Champions: one hero of each player trains or is healed', () => {
    const story = drawn('summer', 'tournament-of-champions', t => {
      heroAt(t, 0, RONAN, 'DA', { damage: 2 });
      heroAt(t, 0, ANDIRA, 'DB');
      heroAt(t, 0, CORBIN, 'DB');
      trained(t, ANDIRA, 2, 2, 2);
      heroAt(t, 1, 'HE-09', 'LA');
    });
    expect(askedNow(story)).toBe('0 hero');
    expect(story.offered()).toEqual([RONAN, CORBIN]);
    expect(story.whyNot(ANDIRA)).toBe('reason.hale-and-trained');
    story.answer(RONAN);
    expect(askedNow(story)).toBe('0 heals');
    story.answer('yes');
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(0);
    expect(trainingOf(story.table, RONAN)).toEqual([0, 0, 0]);
    story.answer('wisdom');
    expect(trainingOf(story.table, 'HE-09')).toEqual([0, 0, 1]);
  });

  test('Tournament of Champions: an unhurt hero trains, one fully trained is healed', () => {
    const story = drawn('summer', 'tournament-of-champions', t => {
      heroAt(t, 0, RONAN, 'DA', { damage: 1 });
      trained(t, RONAN, 2, 2, 2);
    });
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(0);
  });

  test('Rumors of Gold: the highest bidder draws two Quest cards', () => {
    const story = won('summer', 'rumors-of-gold', t => heroAt(t, 0, RONAN, 'DA'));
    expect([0, 1].map(seat => story.table.questHand.at(seat).total)).toEqual([2, 0]);
    expect(influenceOf(story)).toEqual([2, 4]);
  });

  /** Rumors of Gold with tile 12 on the board, won by seat 0. */
  const rumors = (arrange: (t: Table) => void, exploration = 'no'): Play<Table> =>
    drawn('summer', 'rumors-of-gold', arrange, {
      options: { ...banners.options, exploration },
      board: withTwelve,
    })
      .answer(1, 0)
      .answer(0, 1);

  test('Rumors of Gold: a standing hero of his may be put on tile 12, from wherever he is', () => {
    const story = rumors(t => {
      heroAt(t, 0, RONAN, 'DA');
      heroAt(t, 0, ANDIRA, 'DB', { routed: true });
      heroAt(t, 0, CORBIN, '12');
      heroAt(t, 0, VALADIR, '5D');
      heroAt(t, 1, VYRAH, '5C');
    });
    expect(story.table.questHand.at(0).total).toBe(2);
    expect([story.asked, story.ask().name]).toEqual([[0], 'hero']);
    expect(story.offered()).toEqual([VALADIR, RONAN, 'pass']);
    expect([story.whyNot(ANDIRA), story.whyNot(CORBIN)]).toEqual(Array(2).fill('reason.not-to-be-sent'));
    story.answer(RONAN);
    expect([RONAN, ANDIRA, CORBIN, VALADIR].map(id => whereIs(story.table, id))).toEqual([
      ...['12', 'DB', '12', '5D'],
    ]);
    expect(toldOf(story, 'hero-transported')).toEqual([
      { hero: hero(RONAN), from: area('DA'), to: area('12') },
    ]);
  });

  test('Rumors of Gold: he may decline, turns over no token, and is not asked without a hero who can go', () => {
    const sent = rumors(t => {
      heroAt(t, 0, RONAN, 'DA');
      token(t, '12', 'exp-village-food');
    }, 'yes').answer(RONAN);
    expect([whereIs(sent.table, RONAN), sent.table.tokenUp.get(area('12'))]).toEqual(['12', 0]);
    const stays = rumors(t => heroAt(t, 0, RONAN, 'DA')).answer('pass');
    expect([whereIs(stays.table, RONAN), toldOf(stays, 'hero-transported')]).toEqual(['DA', []]);
    const none = rumors(t => {
      heroAt(t, 0, RONAN, 'DA', { routed: true });
      heroAt(t, 1, VYRAH, '5C');
    });
    expect(none.ask(none.asked[0]).rule).not.toBe('RW-SEASON-09');
  });

  test('Market Days: a dial for two influence, two influence for two spaces, or neither', () => {
    const story = drawn('fall', 'market-days', t => {
      dials(t, 0, 0, 3, 0);
      dials(t, 1, 7, 8, 0);
    });
    expect(askedNow(story)).toBe('0 trade');
    expect(story.offered()).toEqual(['sell', 'buy', 'pass']);
    // Only wood can be sold.
    story.answer('sell');
    expect([dialsOf(story, 0), influenceOf(story)[0]]).toEqual([[0, 2, 0], 5]);
    story.answer('buy');
    expect(story.offered()).toEqual(['food', 'ore']);
    expect(story.whyNot('wood')).toBe('reason.dial-at-top');
    story.answer('food');
    expect([dialsOf(story, 1), influenceOf(story)[1]]).toEqual([[8, 8, 0], 2]);
  });

  test('Market Days: what cannot be paid is not offered', () => {
    const story = drawn('fall', 'market-days', t => {
      dials(t, 0, 0, 0, 0);
      t.influence.set(0, 1);
    });
    // Nothing can be traded, so that he is not asked.
    expect(askedNow(story)).toBe('1 trade');
    const rich = drawn('fall', 'market-days', t => {
      dials(t, 0, 8, 8, 8);
    });
    expect(rich.offered()).toEqual(['sell', 'pass']);
    expect(rich.whyNot('buy')).toBe('reason.market-too-dear');
  });

  test('Early Frost: the highest bidder freezes up to two different areas', () => {
    const story = won('fall', 'early-frost').answer('1A');
    expect(story.whyNot('1A')).toBe('reason.area-chosen');
    story.answer('2C');
    expect(blightOn(story)).toEqual({ '1A': 1, '2C': 1 });
    expect(askedNow(story)).not.toBe('0 area');
    const last = won('fall', 'early-frost', t => wasted(t, '1A', '1B', '1C', '2A', '2B')).answer('3A');
    expect(blightOn(last)['3A']).toBe(1);
    expect(askedNow(last)).not.toBe('0 area');
  });

  test('Levy of Grain: three strongholds cost a food, fewer give an influence', () => {
    const story = drawn('fall', 'levy-of-grain', t => {
      stronghold(t, 0, '3A');
      stronghold(t, 0, '1B');
      stronghold(t, 1, '5A');
      dials(t, 0, 3, 3, 3);
      dials(t, 1, 3, 3, 3);
    });
    expect([dialsOf(story, 0), dialsOf(story, 1)]).toEqual([
      [2, 3, 3],
      [3, 3, 3],
    ]);
    expect(influenceOf(story)).toEqual([3, 5]);
  });

  test('Howling Blizzard: everybody may put two tokens into one area, in play order', () => {
    const story = drawn('winter', 'howling-blizzard', t => wasted(t, '1A', '1B', '1C'));
    expect(askedNow(story)).toBe('0 area');
    story.answer('2A');
    expect(blightOn(story)['2A']).toBe(2);
    expect(askedNow(story)).toBe('1 area');
    expect(story.offered()).toContain('2A');
    story.answer('3A');
    expect(blightOn(story)['3A']).toBe(1);
    expect(toldOf(story, 'area-frozen')).toHaveLength(1);
    const none = drawn('winter', 'howling-blizzard', t => wasted(t, '1A', '1B', '1C', '2A', '2B', '2C'));
    expect(isResolved(none)).toBe(true);
  });

  test('Frozen Supply Lines: wood or ore falls, or two standing units are routed', () => {
    const story = drawn('winter', 'frozen-supply-lines', t => {
      dials(t, 0, 5, 2, 0);
      dials(t, 1, 5, 1, 1);
      army(t, 0, '3A', { 'unit-footman': 2 });
      army(t, 0, '3B', { 'unit-knight': 1 });
      neutrals(t, '3B', { 'unit-giant': 1 });
    });
    expect(askedNow(story)).toBe('0 resource');
    expect(story.offered()).toEqual(['wood', 'pass']);
    expect([story.whyNot('food'), story.whyNot('ore')]).toEqual([
      'reason.dial-not-named',
      'reason.dial-at-nought',
    ]);
    story.answer('pass');
    expect(story.offered()).toEqual(['3A:unit-footman', '3B:unit-knight', '3B:unit-giant']);
    story.answer(['3A:unit-footman', '3B:unit-giant']);
    expect([unitsAt(story.table, '3A'), unitsAt(story.table, '3B')]).toEqual([
      { 'unit-footman': 1, 'unit-footman:routed': 1 },
      { 'unit-knight': 1, 'unit-giant:routed': 1 },
    ]);
    expect(dialsOf(story, 0)).toEqual([5, 2, 0]);
    // Without units only the dials are left.
    expect(story.offered()).toEqual(['wood', 'ore']);
    story.answer('ore');
    expect(dialsOf(story, 1)).toEqual([5, 1, 0]);
  });

  test('Frozen Supply Lines: who has neither suffers nothing, who has no dial routs all he has', () => {
    const story = drawn('winter', 'frozen-supply-lines', t => {
      dials(t, 0, 5, 0, 0);
      dials(t, 1, 5, 0, 0);
      army(t, 1, '5A', { 'unit-archer': 1 });
    });
    expect(isResolved(story)).toBe(true);
    expect(unitsAt(story.table, '5A')).toEqual({ 'unit-archer:routed': 1 });
  });

  test('BW-TITLE-08 BW-TITLE-10 the Guildmaster ignores what Spoiled Stores, Levy of Grain and Frozen Supply Lines take', () => {
    const guild = (arrange: (t: Table) => void) => (t: Table) => {
      title(t, 0, 'title-guildmaster-merchants', 2);
      dials(t, 0, 6, 5, 1);
      arrange(t);
    };
    const stores = drawn(
      'spring',
      'spoiled-stores',
      guild(() => {}),
    );
    expect(stores.offered()).toEqual(['food', 'wood']);
    expect(dialsOf(stores.answer(['food']), 0)).toEqual([6, 4, 1]);
    const levy = drawn(
      'fall',
      'levy-of-grain',
      guild(t => {
        stronghold(t, 0, '3A');
        stronghold(t, 0, '1B');
      }),
    );
    expect(levy.offered()).toEqual(['food']);
    expect(dialsOf(levy.answer(['food']), 0)).toEqual([6, 5, 1]);
    const lines = drawn(
      'winter',
      'frozen-supply-lines',
      guild(() => {}),
    ).answer('ore');
    expect(lines.offered()).toEqual(['ore']);
    expect(dialsOf(lines.answer(['ore']), 0)).toEqual([6, 5, 1]);
  });

  test('Council at Greyhaven: a rune for the highest bid, a card for every other one', () => {
    const story = drawn('winter', 'council-at-greyhaven', undefined, { seats: 4 });
    story.answer(2, 0).answer(1, 1).answer(0, 2).answer(1, 3);
    expect([1, 2, 3].map(seat => tacticsOf(story, seat))).toEqual([0, 0, 0]);
    expect(story.asked).toEqual([0]);
    while (!isResolved(story)) story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    expect([0, 1, 2, 3].map(seat => tacticsOf(story, seat))).toEqual([0, 1, 0, 1]);
    // A dragon rune comes with a false one.
    expect(story.table.rune.total).toBe(2);
  });
});
