import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';
import { army, neutrals } from '../../kit/arrange.ts';
import { nextFate } from '../../kit/position.ts';
import { conquering } from '../../move/stories.ts';
import { holding } from '../../tactics/kit.ts';
import { card, expansion, open } from './kit.ts';

const nine = [
  'scrying',
  'scrying',
  'sabotage',
  'sabotage',
  'ambush',
  'ambush',
  'bribery',
  'bribery',
  'elder-lore',
];

describe('the cards', () => {
  it('BW-TFATE-01 every Tactical Fate card has a text and four icons', () => {
    const cards = universe.tacticsCards.filter(({ fate }) => fate !== undefined);
    expect([cards.length, cards.reduce((sum, { copies }) => sum + copies, 0)]).toEqual([7, 14]);
    const code = (result: { readonly kind: string; readonly amount?: number }): string =>
      ({ miss: '-', special: 'S' })[result.kind] ?? `${result.kind[0]}${result.amount}`;
    const icons = cards.map(({ id, fate }) => [
      id.replace('tactics-', ''),
      ...(['triangle', 'circle', 'rectangle', 'hexagon'] as const).map(shape => fate && code(fate[shape])),
    ]);
    expect(icons.map(row => row.join(' ')).sort()).toEqual([
      'bribery r1 r1 S d2',
      'elder-lore S S - d1',
      'flanking-strike d1 d1 d2 d2',
      'hired-blades d1 d1 d1 d3',
      'hold-the-line r1 r1 r1 r2',
      'omens-in-smoke - S d1 S',
      'rousing-speech S - r2 S',
    ]);
    for (const { effect, timings } of cards)
      expect([typeof effect.kind, timings.length > 0]).toEqual(['string', true]);
  });
});

everyWay({ describe, it }, 'Tactical Fate cards in hand', test => {
  test('BW-TFATE-02 they count for the limit of the hand like any Tactics card', () => {
    const story = holding([...nine, 'shared-counsel'], undefined, { options: expansion });
    expect(story.table.tactics.at(0).total).toBe(10);
    story.answers('tactics:tactics-shared-counsel', 3);
    expect([open(story), story.ask().min]).toEqual(['0 RW-TACT-19', 2]);
    expect(story.offered()).toEqual(expect.arrayContaining(['tactics-bribery', 'tactics-elder-lore']));
    expect(story.view(1).table['tactics']).toMatchObject([{ hidden: 9 }, {}, {}, {}]);
    story.answer(['tactics-bribery', 'tactics-bribery']);
    expect(story.table.tacticsDiscard.count(card('bribery'))).toBe(2);
  });

  test('BW-TFATE-14 no card takes the place of a draw for diplomacy', () => {
    const story = conquering(
      t => {
        army(t, 0, 'DC', { 'unit-footman': 2 });
        neutrals(t, '3A', { 'unit-beastman': 1 });
        t.influence.set(0, 5);
        t.move(card('bribery'), t.tacticsDeck, t.tactics.at(0));
      },
      { options: expansion },
    );
    story.answers('3A', 'pass', ['DC:unit-footman', 'DC:unit-footman'], 'diplomacy', 3);
    // The moment for Tactics cards of diplomacy: the card may not be laid in it.
    expect([open(story), story.offered()]).toEqual(['0 RW-TACT-04', ['pass']]);
    nextFate(story, 5, 3, 1).answer('pass');
    expect(story.offered()).toEqual(['fate-1', 'fate-3', 'fate-5']);
    expect(story.history().map(({ key }) => key)).not.toContain('fate-laid');
  });
});
