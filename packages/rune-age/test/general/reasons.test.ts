import { isForced, plainReply, sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { askName } from '@runehold/kernel/view/asked';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Effect, Race } from '../../src/content/types.ts';
import { game, withContent } from '../../src/game.ts';
import { layout, type Table } from '../../src/layout.ts';
import { scenarios } from '../../src/pools.ts';
import { botAnswer } from '../bots/table.ts';

/** Asks of which everything is offered that could be asked about, and why that is so. */
const nothingDenied: Readonly<Record<string, string>> = {
  'discard-hand.cards': 'every card of the hand may go',
  'rune-action.picks': 'every card of the hand may go',
  'pillage.picks': 'every card of the hand may go',
  'pay-by-discarding.pick': 'every card of the hand may go',
  'take-card.pick': 'every card of the hand may be taken',
  'reveal-own-kind.pick': 'a revealed card may always be left or discarded',
  'obtain-power.keep': 'either of the two powers may be kept',
  'reward-or-damage.pick': 'every Reward may be given up',
};

/** What hardly ever happens by itself. */
const rare: Readonly<Record<string, string>> = {
  'instant-attacks.votes': 'in The Cataclysm only a traitor can have fallen without ending the game',
};

const effects: Readonly<Record<Race, Effect>> = {
  daqan: { kind: 'destroy-opposing' },
  latari: { kind: 'destroy-outnumbered' },
  uthuk: { kind: 'opponent-destroys-unit' },
  waiqar: { kind: 'reveal-one-of', amount: 4, of: ['waiqar.reanimate', 'gold.1'] },
};

/** Hands are large, the units that everybody starts with do what is seldom seen, and the next ones cannot be destroyed. */
const unusual = withContent({
  ...universe,
  hand: 9,
  cards: universe.cards.map(card => {
    if (card.race === undefined || (card.strength ?? 0) > 2) return card;
    return card.strength === 1
      ? { ...card, ability: { timing: 'when-played' as const, effect: effects[card.race] } }
      : { ...card, trait: 'indestructible' as const };
  }),
});

/** The asks that list options, by name. */
const listing = new Set(
  game.ops.flatMap(({ ask, owner }) =>
    ask && (ask.spec.kind === 'one' || ask.spec.kind === 'some') ? [`${owner.name}.${ask.name}`] : [],
  ),
);

const values = (option: 'neutral2' | 'neutral4' | 'neutral6') => layout.options[option].values;
const nth = (names: readonly string[], n: number): string => names[n % names.length];

/** Plays on, half by plan and half by chance, until every ask that leaves something out has said why. */
const unexplainedAfter = (games: number): string[] => {
  const left = new Set([...listing].filter(name => !(name in nothingDenied) && !(name in rare)));
  const reply = new Reply();
  for (let seed = 1; seed <= games && left.size > 0; seed++) {
    const rng = new FastChance(seed);
    const variant = seed % 2 === 0 ? game : unusual;
    const options = {
      scenario: nth(scenarios, seed),
      neutral2: nth(values('neutral2'), rng.next() >>> 8),
      neutral4: nth(values('neutral4'), rng.next() >>> 8),
      neutral6: nth(values('neutral6'), rng.next() >>> 8),
    };
    const t = newTable(variant, options, rng) as Table;
    begin(variant, t, 2 + (seed % 3));
    for (let answers = 0; !t.over && answers < 1500; answers++) {
      const seat = nextAsked(t);
      const ask = askName(variant as Game, t);
      const denied =
        left.has(ask) || ask in nothingDenied ? offerTo(variant, t, seat, true).denials.length : 0;
      if (denied > 0) {
        expect(nothingDenied, ask).not.toHaveProperty([ask]);
        left.delete(ask);
      }
      const offer = offerTo(variant, t, seat);
      if (isForced(offer)) plainReply(offer, reply);
      else if (variant === game && seat % 2 === 0) reply.set(botAnswer(t, seat).reply);
      else sampleReply(offer, rng, reply);
      takeReply(variant, t, seat, reply);
    }
  }
  return [...left];
};

describe('what is not offered', () => {
  it('is explained by every ask that leaves something out', { timeout: 120_000 }, () => {
    expect(unexplainedAfter(400)).toEqual([]);
  });

  it('is nothing where an ask is said to offer everything', () => {
    expect([...listing]).toEqual(expect.arrayContaining(Object.keys(nothingDenied)));
  });
});
