import type { Game } from '@runehold/kernel/procedure/game';
import { viewOf } from '@runehold/kernel/view/view';
import { SecretWatch } from '@runehold/testkit/secrets';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import { FIELD, finish } from '../../battle/kit.ts';
import { CARTHOS } from '../../heroes/summer.ts';
import { heroAt, tacticsHand } from '../../kit/arrange.ts';
import { led, until } from './kit.ts';

const watch = new SecretWatch(game as Game);

const spied = (seats: 2 | 3) =>
  led([['spy'], []], {
    seats,
    factions: ['daqan', 'latari', 'uthuk'],
    attackers: { 'unit-footman': 2 },
    defenders: { 'unit-archer': 2 },
    arrange: t => {
      tacticsHand(t, 1, 'tactics-battle-fury', 'tactics-rally-cry');
      heroAt(t, 1, CARTHOS, FIELD);
    },
  })
    .watchedBy(watch)
    .answer('command:commander-spy');

describe('what commanders see', () => {
  it('is the whole hand of the opponent while the Spy chooses, and nobody else sees it, nor he later', () => {
    const story = spied(3);
    const hands = (viewer: number): unknown => {
      const { tactics } = viewOf(game as Game, story.table, viewer).table;
      return (tactics as readonly unknown[])[1];
    };
    expect(hands(0)).toEqual(hands(1));
    expect(hands(2)).not.toEqual(hands(1));
    story.answer('tactics-rally-cry');
    expect(hands(0)).not.toEqual(hands(1));
    expect(hands(0)).toEqual(hands(2));
  });

  it('is told to nobody else', () => {
    for (const seats of [2, 3] as const) finish(spied(seats).answer('tactics-rally-cry'));
    for (let n = 0; n < 4; n++) {
      const story = led([['tactician'], []], {
        attackers: { 'unit-bowman': 3 },
        defenders: { 'unit-archer': 3 },
        arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
      })
        .watchedBy(watch)
        .answer('pass');
      until(story, 'cards');
      finish(story.answer([story.offered()[n % 2]]));
    }
    for (const name of ['tactics-seen', 'command-spy.named', 'command-redraw.cards'])
      expect(watch.complaints(name), name).toEqual([]);
  });
});
