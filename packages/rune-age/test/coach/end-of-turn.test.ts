import { describe, expect, it } from 'vitest';
import { cityTo, handOf, onlyCities, readyStrongholds, table } from '../kit.ts';
import { said } from './kit.ts';

describe('RA-TURN-06 the coach about gold that is left', () => {
  const holding = (...hand: string[]) => table().given(t => handOf(t, 0, hand));

  it('speaks when the turn is to end with gold that buys something', () => {
    const story = holding('gold.1', 'gold.2', 'daqan.footman');
    expect(said(story, 'gold-left')).toBeUndefined();
    expect(said(story, 'gold-left', 'gold')).toBeUndefined();
    expect(said(story, 'gold-left', 'end')).toBe('3 gold unspent: it is discarded with your hand.');
  });

  it('is silent without gold, and when it buys nothing', () => {
    expect(said(holding('daqan.footman'), 'gold-left', 'end')).toBeUndefined();
    const nothing = holding('gold.1').given(t => {
      for (let card = 0; card < t.pile.types; card++) t.pile.add(card, -t.pile.count(card));
    });
    expect(said(nothing, 'gold-left', 'end')).toBeUndefined();
  });
});

describe('RA-BATTLE-06 the coach about what the hand could still take', () => {
  const facing = (...cities: string[]) =>
    table().given(t => {
      onlyCities(t, cities);
      handOf(t, 0, ['daqan.knight', 'daqan.footman']);
    });

  it('names the best target that nobody defends', () => {
    expect(said(facing('city.dawnsmoor'), 'prize-left', 'end')).toBe('Your hand could still take Dawnsmoor.');
    expect(said(facing('city.forge'), 'prize-left', 'end')).toBe('Your hand could still take a stronghold.');
    expect(said(facing('city.dawnsmoor'), 'prize-left')).toBeUndefined();
  });

  it('is silent where the hand is too weak, or the target is a rival’s', () => {
    const weak = facing('city.dawnsmoor').given(t => handOf(t, 0, ['daqan.footman']));
    expect(said(weak, 'prize-left', 'end')).toBeUndefined();
    const held = facing().given(t => {
      cityTo(t, 1, 'city.dawnsmoor');
      readyStrongholds(t, 0, t.content.stronghold.copies);
    });
    expect(said(held, 'prize-left', 'end')).toBeUndefined();
  });
});
