import { describe, expect, it } from 'vitest';
import { seasonIds, seasonPool } from '../../src/pools.ts';
import { army, dials, rune, title } from '../kit/arrange.ts';
import { answerUntil, nextCards, ordersInPlay, position } from '../kit/position.ts';
import { lit, said } from './kit.ts';

const inSeason = (season: (typeof seasonIds)[number], ...played: number[]) =>
  position().given(t => {
    t.season = seasonIds.indexOf(season);
    ordersInPlay(t, 0, ...played);
  });

describe('RW-ORDER-16 the coach about Orders that are chosen', () => {
  it('tells that a lower Order has no bonus, where the bonus is worth something', () => {
    const story = inSeason('summer', 4);
    expect(said(story, 'no-bonus', 'order-strategize')).toBe(
      'Without its bonus: your Harvest is higher. Only rising numbers keep the bonus.',
    );
    expect(lit(story, 'no-bonus', 'order-strategize')).toEqual(['Harvest']);
    expect(said(story, 'no-bonus', 'order-recruit')).toBeUndefined();
    expect(said(story, 'no-bonus')).toBeUndefined();
  });

  it('is silent where the bonus would bring nothing, and where no Order has one any more', () => {
    const poor = inSeason('summer', 4).given(t => dials(t, 0, 0, 0, 0));
    expect(said(poor, 'no-bonus', 'order-strategize')).toBeUndefined();
    expect(said(inSeason('summer', 8), 'no-bonus', 'order-strategize')).toBeUndefined();
  });

  it('tells in spring and summer that the highest Order ends all bonuses, and not later', () => {
    expect(said(inSeason('spring'), 'last-bonus', 'order-fortify')).toBe(
      'After Fortify no other Order has its bonus this year.',
    );
    expect(said(inSeason('summer', 1), 'last-bonus', 'order-fortify')).toBeDefined();
    expect(said(inSeason('fall', 1, 4), 'last-bonus', 'order-fortify')).toBeUndefined();
    expect(said(inSeason('spring'), 'last-bonus', 'order-acquire-power')).toBeUndefined();
  });
});

describe('RW-O4-01 the coach about a Harvest that is due', () => {
  /** Dials so low, with the home realm and two areas besides. */
  const behind = (food: number, wood: number, ore: number) =>
    position().given(t => {
      dials(t, 0, food, wood, ore);
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, '1B', { 'unit-footman': 1 });
    });

  it('speaks where the dials would rise by three, and not by two', () => {
    expect(said(behind(3, 3, 2), 'harvest-due')).toBe(
      'Harvest would turn your dials to 5, 4 and 2; they are behind your land.',
    );
    expect(said(behind(4, 3, 2), 'harvest-due')).toBeUndefined();
  });

  it('is silent once it is chosen, or was used this year', () => {
    expect(said(behind(3, 3, 2), 'harvest-due', 'order-recruit')).toBeDefined();
    expect(said(behind(3, 3, 2), 'harvest-due', 'order-harvest')).toBeUndefined();
    const used = behind(3, 3, 2).given(t => ordersInPlay(t, 0, 4));
    expect(said(used, 'harvest-due')).toBeUndefined();
  });
});

describe('RW-WIN-09 the coach about a rival’s Victory card', () => {
  /** Latari has a dragon rune in 3A, faceup or not, and a Victory card on summer; Daqan stands beside it. */
  const claimed = (faceup = true, season = 'summer') =>
    position().given(t => {
      army(t, 1, '3A', { 'unit-warrior': 1 });
      army(t, 0, 'DC', { 'unit-knight': 1 });
      rune(t, '3A', 'dragon', { faceup });
      t.victoryOn.set(seasonIds.indexOf(season as 'summer'), 2);
    });

  it('tells when it wins, and which rune can be reached', () => {
    expect(said(claimed(), 'rival-claim')).toBe(
      'Kuba wins in Summer unless a rune is lost. You can reach 3A.',
    );
    expect(said(claimed(), 'rival-claim', 'order-harvest')).toBeDefined();
    expect(lit(claimed(), 'rival-claim')).toEqual(['3A']);
  });

  it('is silent when an attack is chosen, about runes that are not known, and without a card', () => {
    expect(said(claimed(), 'rival-claim', 'order-conquer')).toBeUndefined();
    expect(said(claimed(false), 'rival-claim')).toBeUndefined();
    const none = claimed().given(t => t.victoryOn.set(1, 0));
    expect(said(none, 'rival-claim')).toBeUndefined();
  });
});

describe('RW-BID-08 the coach about a bid', () => {
  /** Winter begins with Favor of the Council: the highest bid wins. */
  const bidding = (
    own: number,
    others: number,
    arrange: (t: ReturnType<typeof position>['table']) => void = () => undefined,
  ) => {
    const story = inSeason('fall', 1).given(arrange);
    nextCards(
      story,
      'season',
      t => t.seasonDeck.at(seasonIds.indexOf('winter')),
      seasonPool.cards,
      'season-favor-of-the-council',
    );
    return answerUntil(story, 'RW-BID-03').given(t => {
      t.influence.set(0, own);
      t.influence.set(1, others);
    });
  };

  it('names the cheapest bid that is sure to win', () => {
    const story = bidding(5, 3);
    expect(said(story, 'sure-bid', 0)).toBe('3 wins for certain: nobody else can bid more.');
    expect(said(story, 'sure-bid', 4)).toBeDefined();
    expect(said(story, 'sure-bid', 3)).toBeUndefined();
  });

  it('is silent where nothing is sure', () => {
    expect(said(bidding(3, 3), 'sure-bid', 0)).toBeUndefined();
  });

  it('reckons with the Title that settles ties', () => {
    const theirs = bidding(5, 3, t => title(t, 1, 'title-primarch-wizards-council', 2));
    expect(said(theirs, 'sure-bid', 0)).toContain('4 wins for certain');
    const ours = bidding(3, 3, t => title(t, 0, 'title-primarch-wizards-council', 2));
    expect(said(ours, 'sure-bid', 0)).toContain('3 wins for certain');
  });
});
