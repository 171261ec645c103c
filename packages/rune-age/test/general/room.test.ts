import type { Game } from '@runehold/kernel/procedure/game';
import { listLocals, stackNeeded } from '@runehold/testkit/room';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { readContent } from '../../src/corrected.ts';
import { effectRules, priceRules } from '../../src/effects/abilities/registry.ts';
import { game } from '../../src/game.ts';
import { ARMY } from '../../src/layout.ts';

const everyCard = universe.cards.reduce((sum, { copies }) => sum + copies, 0);
/** What a pack may say that a player discards. */
const DISCARDS = 20;

/**
 * Why no list local of Rune Age is ever too short, and how much it holds at most. Whoever adds a local says so here.
 * The abilities of cards share one set of locals, in which those that are not named keep nothing.
 */
const bounds: Readonly<Record<string, readonly [why: string, most: number]>> = {
  'strengthen-by-wounds.picks': ['every other unit of an army', ARMY - 1],
  'pillage.picks': ['what a pack may say that is discarded', DISCARDS],
  'rune-action.picks': ['what a pack may say that is discarded', DISCARDS],
  'attrition.lost': ['every unit of an army', ARMY],
  'discard-hand.cards': ['every card that could be in a hand', everyCard],
};

const locals = listLocals(game as Game);

describe('the room of Rune Age', () => {
  it('has a reason for every list that is answered into, and others are those of abilities', () => {
    const answered = locals.filter(({ answers }) => answers);
    expect(new Set(answered.map(({ name }) => name))).toEqual(new Set(Object.keys(bounds)));
    expect(locals.length - answered.length).toBe(priceRules.length + effectRules.length - 2);
  });

  it.each(Object.entries(bounds))('is large enough in %s', (name, [, most]) => {
    expect(locals.find(local => local.name === name)?.room).toBeGreaterThanOrEqual(most);
  });

  it('is not outgrown by a content pack', () => {
    const pack = (discards: number): string =>
      JSON.stringify({
        format: 'runehold-content',
        game: 'rune-age',
        name: 'Greed',
        changes: { 'rune.haste': { power: { discards } } },
      });
    expect(readContent(pack(DISCARDS)).ok).toBe(true);
    expect(readContent(pack(DISCARDS + 1)).ok).toBe(false);
  });

  it('is large enough on the stack for the longest chain of rules', () => {
    expect(stackNeeded(game as Game)).toBeLessThanOrEqual(game.layout.stackSize);
  });
});
