import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { DeckCard, Race, Timing } from '../../src/content/types.ts';
import type { Table } from '../../src/layout.ts';
import { onlyCities, strongholds, table } from '../kit.ts';
import { owns } from '../spending/owns.ts';

const withTiming = (timing: Timing): readonly DeckCard[] =>
  universe.cards.filter(({ ability }) => ability?.timing === timing);

const against = (race: Race): Race => (race === 'daqan' ? 'latari' : 'daqan');
const cheapest = { daqan: 'daqan.footman', latari: 'latari.deepwood_archer' } as const;

/**
 * A besieged player with a card, a Dragon beside it, and everything an ability could want: a card to give up,
 * something ready and something exhausted, a deck, a copy on the discard pile, an opposing unit.
 */
const besieged = ({ id, race = 'waiqar' }: DeckCard): Play<Table> => {
  const other = against(race) === 'latari' ? 'latari' : 'daqan';
  return table({ races: [other, race] }).given(t => {
    owns(t, 0, { hand: [cheapest[other]], deck: ['gold.1'] });
    owns(t, 1, { hand: ['neutral.dragon', id, 'gold.1'], deck: ['gold.1', 'gold.1'], discard: [id] });
    strongholds(t, 1, 1, 1);
    onlyCities(t, []);
  });
};

/** Plays the siege until the card stands in the army beside the Dragon, its ability neither used nor declined. */
const played = (card: DeckCard): Play<Table> => {
  const story = besieged(card);
  const [unit] = story.table.race.get(0) === 0 ? [cheapest.daqan] : [cheapest.latari];
  story.answers('attack:home:seat-1', unit);
  if (story.ask().kind === 'yes') story.answer(false);
  return story.answers('neutral.dragon', card.id);
};

/** Carries the siege on until the besieged player may use an ability. */
const untilAbility = (story: Play<Table>, rule: string): Play<Table> => {
  for (let n = 0; n < 4 && !(story.asked[0] === 1 && story.ask().rule === rule); n++) story.answer('pass');
  return story;
};

everyWay({ describe, it }, 'RA-ABIL optional', test => {
  test('RA-ABIL-01 every When Played ability can be declined', () => {
    const cards = withTiming('when-played');
    expect(cards).toHaveLength(12);
    for (const card of cards) {
      const story = played(card);
      expect([card.id, story.asked, story.ask().kind, story.ask().rule]).toEqual([
        card.id,
        [1],
        'yes',
        'RA-ABIL-05',
      ]);
      story.answer(false);
      expect([card.id, story.happened.includes('used-ability')]).toEqual([card.id, false]);
    }
  });

  test('RA-ABIL-01 every Resolution ability can be declined', () => {
    const cards = withTiming('resolution');
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      const story = played(card).given(t => t.wounded.set(1, 1, card.id === 'uthuk.berserker' ? 1 : 0));
      untilAbility(story, 'RA-ABIL-09');
      expect(story.offered()).toEqual([`card:${card.id}`, 'pass']);
      story.answer('pass');
      expect([card.id, story.happened.includes('used-ability')]).toEqual([card.id, false]);
    }
  });

  test('RA-ABIL-01 every End of Combat ability can be declined', () => {
    const cards = withTiming('end-of-combat');
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      const story = untilAbility(played(card), 'RA-ABIL-11');
      expect(story.offered()).toEqual([`card:${card.id}`, 'pass']);
      story.answer('pass');
      expect([card.id, story.happened.includes('used-ability')]).toEqual([card.id, false]);
    }
  });

  test('RA-ABIL-01 every Action can be left alone', () => {
    const cards = withTiming('action');
    expect(cards).toHaveLength(4);
    for (const { id, race = 'waiqar' } of cards) {
      const story = table({ races: [race] }).given(t => {
        owns(t, 0, { hand: [id, 'gold.1'], deck: ['gold.1', 'gold.1'] });
        strongholds(t, 0, 0, 1);
        onlyCities(t, []);
      });
      expect(story.offered().slice(0, 3)).toEqual(['end', 'gold', `card:${id}`]);
      story.answer('end');
      expect([id, story.happened.includes('used-ability')]).toEqual([id, false]);
    }
  });
});
