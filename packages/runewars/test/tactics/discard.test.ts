import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { tacticsPool } from '../../src/pools.ts';
import { nextCards } from '../kit/position.ts';
import { held, holding } from './kit.ts';

const ten = [
  'rally-cry',
  'rally-cry',
  'scrying',
  'scrying',
  'sabotage',
  'sabotage',
  'ambush',
  'ambush',
  'sappers',
  'shared-counsel',
];

everyWay({ describe, it }, 'Discarded Tactics cards', test => {
  test('RW-TACT-08 RW-TACT-20 of two alike the one of this season goes first, so that the usable one stays', () => {
    const story = holding([...ten.slice(1), 'mountain-pass']);
    const cards = ['tactics-favors-owed', 'tactics-hidden-vault', 'tactics-rally-cry'];
    nextCards(story, 'tactics', t => t.tacticsDeck, tacticsPool.cards, ...cards);
    story.answers('tactics:tactics-shared-counsel', 3);
    story.answer(['tactics-rally-cry', 'tactics-sappers']);
    const rally = tacticsPool.cards.indexOf('tactics-rally-cry');
    const { tactics, freshTactics } = story.table;
    expect([tactics.at(0).count(rally), freshTactics.at(0).count(rally)]).toEqual([1, 0]);
    expect(story.told(1)).toContainEqual({
      key: 'fresh-tactics-discarded',
      args: { who: 0, tactics: rally },
    });
  });

  test('RW-TACT-08 RW-TACT-19 all are told which of them were drawn in this season: the parts of a hand lie apart', () => {
    const story = holding(ten);
    const cards = ['tactics-favors-owed', 'tactics-hidden-vault', 'tactics-lost-city'];
    nextCards(story, 'tactics', t => t.tacticsDeck, tacticsPool.cards, ...cards);
    story.answers('tactics:tactics-shared-counsel', 3);
    story.answer(['tactics-favors-owed', 'tactics-sappers']);
    const number = (id: string): number => tacticsPool.cards.indexOf(id);
    expect(held(story, 0)).toBe(10);
    expect(story.told(1).filter(({ key }) => key.includes('discarded'))).toEqual([
      { key: 'fresh-tactics-discarded', args: { who: 0, tactics: number('tactics-favors-owed') } },
      { key: 'tactics-discarded', args: { who: 0, tactics: number('tactics-sappers') } },
    ]);
  });
});
