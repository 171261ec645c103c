import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardId, pileOf, strongholds, table } from '../kit.ts';
import { asks, battle, camp, copiesOf, costOf, discard, hand, log } from './fight.ts';

const cards = [
  { id: 'gold.1', worth: 1, copies: 24, influence: 1, byPlayers: [9, 14, 19, 24] },
  { id: 'gold.2', worth: 2, copies: 14, influence: 3, byPlayers: [8, 10, 12, 14] },
  { id: 'gold.3', worth: 3, copies: 10, influence: 5, byPlayers: [4, 6, 8, 10] },
] as const;

const buys = ['buy:daqan.footman', 'buy:daqan.bowman', 'buy:daqan.knight'];

for (const { id, worth, copies, influence, byPlayers } of cards) {
  everyWay({ describe, it }, id, test => {
    test(`${id}: ${copies} copies, acquired for ${influence} influence`, () => {
      expect([copiesOf(id), costOf(id)]).toEqual([copies, { influence }]);
    });

    test(`${id}: the number in the game follows the number of players`, () => {
      for (const seats of [1, 2, 3, 4] as const) {
        const { table: t } = table({ seats });
        let inGame = t.pile.count(cardId(id));
        for (let seat = 0; seat < seats; seat++)
          inGame += t.hand.at(seat).count(cardId(id)) + t.deck.at(seat).count(cardId(id));
        expect([inGame, inGame + t.unused.count(cardId(id))]).toEqual([byPlayers[seats - 1], copies]);
      }
    });

    test(`${id}: spent from hand to the discard pile it is worth ${worth}`, () => {
      const story = camp({ mine: { hand: [id] } });
      expect(story.offered()).toEqual(['end', 'gold']);
      story.answer('gold');
      expect(story.offered()).toEqual([`pay:${id}`]);
      expect(log(story.answer(`pay:${id}`))).toEqual([`paid-gold 0 ${id}`]);
      expect(story.ask().prompt.args).toEqual({ purse: worth });
      expect(story.offered()).toEqual(buys.slice(0, worth));
      expect([hand(story), discard(story)]).toEqual([[], [id]]);
    });

    test(`${id}: is no unit, fights in no combat and is no action`, () => {
      const story = battle({ mine: { hand: ['daqan.footman', id] } });
      expect(story.offered()).toEqual(['daqan.footman']);
      story.answer('daqan.footman');
      expect([asks(story), story.offered()]).toEqual(['0 assault', ['pass']]);
      const bare = camp({ mine: { hand: [id] }, also: t => pileOf(t, 'daqan.footman', 0) });
      expect(bare.offered().filter(option => /^(card|attack)/.test(option))).toEqual([]);
    });

    test(`${id}: RA-COMP-14 an empty pile sells nothing`, () => {
      const story = camp({
        also: t => {
          pileOf(t, id, 0);
          strongholds(t, 0, 3);
        },
      }).answer('influence');
      expect(story.whyNot(`acquire:${id}`)).toBe('reason.pile-empty');
    });
  });
}
