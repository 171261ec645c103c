import type { SeenEvent } from '@runehold/kernel/event/event';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { checkCatalogues } from '@runehold/kernel/text/check';
import type { Message } from '@runehold/kernel/text/message';
import { render } from '@runehold/kernel/text/render';
import { randomMatch } from '@runehold/testkit/corpus';
import { loose } from '@runehold/testkit/loose';
import { play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { mask } from '../src/layout.ts';
import { masqueradePack } from '../src/pack.ts';
import { words as told } from '../src/words.ts';
import { rankOf } from './fixtures/evening.ts';

const names = ['Anna', 'Bert', 'Cyd', 'Dora'];
const languages = ['en', 'pl'] as const;
const words = { en: wordsOf(masqueradePack, 'en'), pl: wordsOf(masqueradePack, 'pl') };
/** A renderer that lacks a word says `?` and the key at once; a question mark of ours ends a sentence. */
const lacking = /\?\S/;

const both = (message: Message): string[] =>
  languages.map(language => loose(render(words[language], message, { names })));
const event = ({ key, args }: SeenEvent): Message => ({ key: `event.${key}`, args });

describe('the words of Masquerade', () => {
  it('are complete in both languages', () => {
    expect(checkCatalogues(told.specs, [told.en, told.pl], { mask: mask.cards })).toEqual([]);
  });

  it('say every event of many games to everybody, with and without its secrets', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) {
      const match = randomMatch(game, 2 + (seed % 3), { accusations: seed % 4 ? 'asked' : 'never' }, seed);
      for (const viewer of ['all-seeing', 'spectator', 0] as const) {
        for (const seen of match.events.seen(viewer)) {
          said.add(seen.key);
          for (const sentence of both(event(seen))) {
            expect(sentence).not.toMatch(lacking);
            expect(sentence).not.toContain('{');
          }
        }
      }
    }
    expect(said).toEqual(new Set(Object.keys(game.events)));
  });

  it('say every prompt, option, reason and place in the rules', () => {
    const table = play(game, { seats: 2 });
    const said = new Set<string>();
    const hear = (message: Message): void => {
      said.add(message.key);
      for (const sentence of both(message)) expect(sentence).not.toMatch(lacking);
    };
    for (const name of ['bids', 'bids', 'worn', 'claim', 'word', 'exchange']) {
      const seat = table.asked[0];
      const ask = table.ask(seat);
      expect(ask.name).toBe(name);
      hear(ask.prompt);
      for (const { label } of ask.options) hear(label);
      for (const { reason } of ask.denied) hear(reason);
      for (const { procedure } of table.view(seat).crumbs) hear({ key: `crumb.${procedure}`, args: {} });
      const plain = { bids: 1, worn: ask.options[0]?.name, claim: 'king', word: 'pass' }[name] ?? [];
      table.answer(plain, seat);
    }
    const wanted = Object.keys(told.specs).filter(key => /^(?:prompt|reason|accusation|crumb)\./.test(key));
    expect([...said]).toEqual(expect.arrayContaining(wanted));
  });

  it('count and decline', () => {
    const say = (key: string, args: Record<string, number>): string[] => both({ key, args });
    expect(say('event.bid', { who: 0, coins: 1 })).toEqual(['Anna bids 1 coin.', 'Anna licytuje 1 monetę.']);
    expect(say('event.bid', { who: 1, coins: 2 })).toEqual(['Bert bids 2 coins.', 'Bert licytuje 2 monety.']);
    expect(say('event.bid', { who: 1, coins: 5 })).toEqual(['Bert bids 5 coins.', 'Bert licytuje 5 monet.']);
    expect(say('event.scored', { who: 2, points: 1, coins: 12 })).toEqual([
      'Cyd has 1 point and 12 coins.',
      'Cyd ma 1 punkt i 12 monet.',
    ]);
    expect(say('event.took-guest', { who: 0, guest: rankOf('queen') })).toEqual([
      'Anna dances with a queen.',
      'Anna tańczy z królową.',
    ]);
    expect(say('event.drew', { who: 3 })).toEqual(['Dora draws a card.', 'Dora dobiera kartę.']);
    expect(say('event.drew', { who: 3, mask: rankOf('king') })).toEqual([
      'Dora draws a king.',
      'Dora dobiera króla.',
    ]);
    expect(say('reason.not-in-hand', { mask: rankOf('page') })).toEqual([
      'You hold no page.',
      'Nie masz pazia na ręce.',
    ]);
  });
});
