import { describe, expect, it } from 'vitest';
import { planOf } from '../../src/bots/plan.ts';
import { cardId, deckOf, discardOf, handOf, onlyCities, rewardTo, strongholds, table } from '../kit.ts';
import { botAnswer } from './table.ts';

/** Seat 0 has these cards in hand and these in its deck, and Rewards that bring four gold every turn: ten are missing. */
const saving = (hand: readonly string[], deck: readonly string[]) =>
  table({ seats: 2, scenario: 'monument', races: ['daqan'] }).given(t => {
    onlyCities(t, []);
    for (const seat of [0, 1]) {
      handOf(t, seat, []);
      discardOf(t, seat, []);
      deckOf(t, seat, []);
    }
    handOf(t, 0, hand);
    deckOf(t, 0, deck);
    rewardTo(t, 0, 'mon.bandits');
    rewardTo(t, 0, 'mon.lost_mine');
    rewardTo(t, 0, 'mon.vault');
  });

const planIn = (hand: readonly string[], deck: readonly string[]) =>
  planOf({ t: saving(hand, deck).table, me: 0 });

const rich = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.3'];

describe('the plan for the Monument', () => {
  it('keeps gold as long as what is still to come would make up the rest', () => {
    const { hoarding, keep } = planIn(['gold.2', 'gold.2', 'gold.1', 'gold.3'], rich);
    expect(hoarding).toBe(true);
    const worth = (card: string, nth: number): number => keep(cardId(card), nth);
    expect(worth('gold.3', 0)).toBeGreaterThan(1);
    expect(worth('gold.2', 1)).toBeGreaterThan(1);
    expect(worth('gold.1', 0)).toBeGreaterThan(1);
    // With 2 + 2 + 1 in hand two threes make up the rest; with one card less room they do not.
    const poor = planIn(['gold.2', 'gold.2', 'gold.1', 'gold.1'], rich);
    expect(poor.keep(cardId('gold.1'), 0)).toBeGreaterThan(1);
    expect(poor.keep(cardId('gold.1'), 1)).toBeLessThan(1);
    expect(poor.saved).toBe(5);
  });

  it('does not wait for a hand of five that has nothing to spare', () => {
    expect(planIn(['gold.3', 'gold.3'], ['gold.3', 'gold.2', 'gold.1']).hoarding).toBe(false);
  });

  it('spends what is not saved, and nothing else', () => {
    const story = saving(['gold.3', 'gold.1', 'gold.1', 'gold.1', 'daqan.footman'], rich).given(t =>
      strongholds(t, 0, 0),
    );
    story.answer('gold');
    for (let n = 0; n < 8 && story.offered().length > 0; n++) {
      const { reply, ask } = botAnswer(story.table, 0);
      if (ask !== 'spend-gold.step') break;
      const [option] = story.ask().options.filter(({ code }) => code === reply[0]);
      expect(option.name).not.toBe('pay:gold.3');
      if (option.name === 'done') break;
      story.answer(option.name);
    }
  });
});
