import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Errand } from '@runehold/kernel/pack/errand';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { errandsOf } from '../../src/rules/view/purchases.ts';
import { cityTo, onlyCities, type Setting, table } from '../kit.ts';
import { discardIn, handIn, owns } from './owns.ts';

const onTurn = (
  hand: readonly string[],
  setting: Setting = {},
  cities: readonly string[] = [],
): Play<Table> =>
  table(setting).given(t => {
    owns(t, 0, { hand });
    onlyCities(t, []);
    for (const city of cities) cityTo(t, 0, city);
  });

/** What the seat that is asked can have with one touch. */
const errands = (story: Play<Table>): readonly Errand[] => {
  const view = story.view(0);
  return errandsOf(seenTable(game, view).table, view.asks[0], view.crumbs.at(-1)?.procedure ?? '');
};

const errand = (story: Play<Table>, name: string): Errand => {
  const found = errands(story).find(one => one.name === name);
  if (found === undefined) throw new Error(`${name} is not among ${errands(story).map(one => one.name)}`);
  return found;
};

describe('a purchase with one touch', () => {
  it('begins the action, pays with the least to spare, buys, and ends where nothing more can be had', () => {
    const story = onTurn(['gold.2', 'daqan.footman']);
    const bought = errand(story, 'buy:daqan.bowman');
    expect(bought.steps).toEqual(['gold', 'pay:gold.2', 'buy:daqan.bowman', 'done']);
    expect(bought.proposal).toEqual({ key: 'errand.gold', args: { paid: 2 } });
    for (const step of bought.steps) story.answer(step);
    expect(discardIn(story, 0)).toEqual(['gold.2', 'daqan.bowman']);
    expect(handIn(story, 0)).toEqual(['daqan.footman']);
  });

  it('leaves the action open while the gold that is left buys something', () => {
    const story = onTurn(['gold.1', 'gold.1', 'gold.2']);
    expect(errand(story, 'buy:daqan.footman').steps).toEqual(['gold', 'pay:gold.1', 'buy:daqan.footman']);
    for (const step of errand(story, 'buy:daqan.footman').steps) story.answer(step);
    expect(errands(story).map(({ name }) => name)).toContain('buy:daqan.footman');
    for (const step of errand(story, 'buy:daqan.bowman').steps) story.answer(step);
    expect(discardIn(story, 0)).toContain('daqan.bowman');
  });

  it('is not to be had for more than there is', () => {
    const names = errands(onTurn(['gold.1'])).map(({ name }) => name);
    expect(names).toContain('buy:daqan.footman');
    expect(names).not.toContain('buy:daqan.knight');
    expect(errands(onTurn(['daqan.footman']))).toEqual([]);
  });

  it('of everything that can be bought is one that the rules take, answer by answer', () => {
    const hand = ['gold.1', 'gold.1', 'gold.2', 'gold.3', 'gold.3'];
    const cities = ['city.forge'];
    for (const { name, steps } of errands(onTurn(hand, {}, cities))) {
      const story = onTurn(hand, {}, cities);
      // What leaves no choice the rules do themselves.
      for (const step of steps) if (story.offered().includes(step)) story.answer(step);
      const spent = name.startsWith('acquire') ? 'acquired' : /bought|built/;
      expect([name, story.told().some(({ key }) => key.match(spent))]).toEqual([name, true]);
    }
  });
});
