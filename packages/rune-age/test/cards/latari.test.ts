import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Race } from '../../src/content/types.ts';
import { cityTo, rewardTo, strongholds } from '../kit.ts';
import {
  army,
  asks,
  battle,
  camp,
  copiesOf,
  costOf,
  discard,
  hand,
  log,
  pile,
  siege,
  strength,
  strengthOf,
} from './fight.ts';

const races: readonly Race[] = ['latari', 'uthuk'];
const turned: readonly Race[] = ['uthuk', 'latari'];

everyWay({ describe, it }, 'latari.deepwood_archer', test => {
  const archer = 'latari.deepwood_archer';
  const card = 'card:latari.deepwood_archer';

  test('latari.deepwood_archer: 8 copies for 1 gold with strength 1', () => {
    expect([copiesOf(archer), costOf(archer), strengthOf(archer)]).toEqual([8, { gold: 1 }, 1]);
  });

  test('latari.deepwood_archer: refreshes a stronghold at the end of a combat it survived, won or lost', () => {
    for (const [cards, exhausted] of [
      [[archer], 1],
      [[archer, archer], 2],
    ] as const) {
      const story = battle({ races, mine: { hand: cards }, also: t => strongholds(t, 0, 0, exhausted) });
      story.answers(...cards);
      expect(log(story).at(-1)).toBe(exhausted === 1 ? 'failed 0' : 'took-stronghold 0');
      expect([asks(story), story.offered()]).toEqual(['0 end-of-combat', [card, 'pass']]);
      expect(army(story, 0)).toEqual(cards);
      expect(log(story.answer(card))).toEqual([
        'used-ability 0 latari.deepwood_archer',
        'refreshed-stronghold 0',
        ...(exhausted === 1 ? ['combat-ended 0'] : []),
      ]);
      expect(story.table.exhaustedStrongholds.get(0)).toBe(exhausted - 1);
      expect(asks(story)).toBe(exhausted === 1 ? '0 action' : '0 end-of-combat');
    }
  });

  test('latari.deepwood_archer: may be declined, and does nothing while no stronghold of its owner is exhausted', () => {
    const story = battle({ races, mine: { hand: [archer] }, also: t => strongholds(t, 0, 0, 1) });
    story.answers(archer, 'pass');
    expect([log(story), story.table.exhaustedStrongholds.get(0)]).toEqual([['combat-ended 0'], 1]);
    expect(discard(story)).toEqual([archer]);
    const none = battle({
      races,
      mine: { hand: [archer] },
      also: t => {
        strongholds(t, 0, 1, 0);
        strongholds(t, 1, 0, 1);
        cityTo(t, 0, 'city.forge', 'exhausted');
      },
    });
    expect(asks(none.answer(archer))).toBe('0 action');
  });

  test('latari.deepwood_archer: wounded or used before, it does not refresh', () => {
    const wounded = battle({
      races,
      mine: { hand: [archer, 'neutral.summon_lightning'] },
      also: t => strongholds(t, 0, 0, 1),
    }).answers(archer, 'neutral.summon_lightning', 'yes');
    expect(log(wounded)).toContain('wounded 0 latari.deepwood_archer');
    expect(asks(wounded)).toBe('0 action');
    expect(pile(wounded, archer)).toBe(8);
    const used = battle({
      races,
      mine: { hand: ['latari.deepwood_archer*'] },
      also: t => strongholds(t, 0, 0, 1),
    });
    expect(asks(used.answer('latari.deepwood_archer*'))).toBe('0 action');
  });

  test('latari.deepwood_archer: serves the defender after the attacker', () => {
    const story = siege({
      races: turned,
      mine: { hand: ['neutral.sorcerer', 'uthuk.berserker'] },
      theirs: { hand: [archer] },
      also: t => strongholds(t, 1, 0, 2),
    }).answers('neutral.sorcerer', archer, 'uthuk.berserker');
    expect([asks(story), story.offered()]).toEqual(['0 end-of-combat', ['card:neutral.sorcerer', 'pass']]);
    story.answer('pass');
    expect([asks(story), story.offered()]).toEqual(['1 end-of-combat', [card, 'pass']]);
    expect(log(story.answer(card))).toContain('refreshed-stronghold 1');
  });
});

everyWay({ describe, it }, 'latari.storm_sorceress', test => {
  const sorceress = 'latari.storm_sorceress';
  const card = 'card:latari.storm_sorceress';

  test('latari.storm_sorceress: 4 copies for 2 gold with strength 2', () => {
    expect([copiesOf(sorceress), costOf(sorceress), strengthOf(sorceress)]).toEqual([4, { gold: 2 }, 2]);
  });

  test('latari.storm_sorceress: as an action refreshes a city, stronghold or influence Reward of its owner', () => {
    const begin = () =>
      camp({
        races,
        mine: { hand: [sorceress] },
        also: t => {
          cityTo(t, 0, 'city.forge', 'exhausted');
          cityTo(t, 0, 'city.tamalir');
          cityTo(t, 1, 'city.greyhaven', 'exhausted');
          strongholds(t, 0, 0, 3);
          rewardTo(t, 0, 'res.sleeping_dragonlord', 'exhausted');
          rewardTo(t, 0, 'res.mithrilim', 'exhausted');
        },
      });
    const targets = ['attack:city:city.greyhaven', 'attack:objective', 'attack:home:seat-1'];
    expect(begin().offered()).toEqual(['end', 'influence', card, ...targets]);
    const whats = ['city:city.forge', 'stronghold', 'reward:res.sleeping_dragonlord'];
    const refreshed = ['city 0 city.forge', 'stronghold 0', 'reward 0 res.sleeping_dragonlord'];
    for (const [i, what] of whats.entries()) {
      const story = begin().answer(card);
      expect(log(story)).toEqual([
        'used-action 0 latari.storm_sorceress',
        'used-ability 0 latari.storm_sorceress',
      ]);
      expect([asks(story), story.offered()]).toEqual(['0 refresh', whats]);
      expect(log(story.answer(what))).toEqual([`refreshed-${refreshed[i]}`]);
      expect([hand(story), discard(story)]).toEqual([[], ['latari.storm_sorceress*']]);
    }
  });

  test('latari.storm_sorceress: with nothing of her owner exhausted, or used this round, she is no action', () => {
    const attacks = ['attack:stronghold', 'attack:city:city.forge', 'attack:objective', 'attack:home:seat-1'];
    const none = camp({
      races,
      mine: { hand: [sorceress] },
      also: t => {
        cityTo(t, 1, 'city.forge', 'exhausted');
        rewardTo(t, 0, 'res.mithrilim', 'exhausted');
      },
    });
    expect(none.offered()).toEqual(['end', ...attacks]);
    const used = camp({
      races,
      mine: { hand: ['latari.storm_sorceress*'] },
      also: t => {
        strongholds(t, 0, 0, 1);
        cityTo(t, 1, 'city.forge');
      },
    });
    expect(used.offered()).toEqual(['end', ...attacks]);
  });

  test('latari.storm_sorceress: RA-CARD-04 RA-CARD-05 in combat she is only her strength', () => {
    const story = battle({
      races,
      mine: { hand: [sorceress, 'gold.1'] },
      also: t => strongholds(t, 0, 0, 1),
    }).answer(sorceress);
    expect(log(story)).toEqual(['played 0 latari.storm_sorceress 2']);
    expect([asks(story), story.offered()]).toEqual(['0 assault', ['pass']]);
    expect(log(story.answer('pass'))).toEqual([
      'passed 0',
      'compared 0 2 2',
      'took-stronghold 0',
      'combat-ended 0',
    ]);
    expect(story.table.exhaustedStrongholds.get(0)).toBe(1);
    expect(discard(story)).toEqual([sorceress]);
  });
});

everyWay({ describe, it }, 'latari.darnati_warrior', test => {
  const warrior = 'latari.darnati_warrior';
  const ripper = 'uthuk.flesh_ripper';
  const berserker = 'uthuk.berserker';

  /** Uthuk attacks with a wounded Berserker and a Flesh Ripper; the Warrior defends on the other player's turn. */
  const defends = (card: string, also: Parameters<typeof camp>[0]['also']) =>
    siege({
      races: turned,
      mine: { hand: [berserker, ripper, 'gold.1'], deck: ['gold.1'] },
      theirs: { hand: ['latari.deepwood_archer', card, 'gold.1'] },
      ...(also && { also }),
    }).answers(berserker, 'latari.deepwood_archer', ripper, 'yes', 'sound:uthuk.berserker', card);

  test('latari.darnati_warrior: 4 copies for 3 gold with strength 3', () => {
    expect([copiesOf(warrior), costOf(warrior), strengthOf(warrior)]).toEqual([4, { gold: 3 }, 3]);
  });

  test('latari.darnati_warrior: for 1 influence, paid on anybody’s turn, destroys an opposing unit, a wounded one too', () => {
    const story = defends(warrior, t => {
      strongholds(t, 1, 1, 1);
      cityTo(t, 1, 'city.forge');
      cityTo(t, 1, 'city.tamalir', 'exhausted');
      rewardTo(t, 1, 'res.sleeping_dragonlord');
      rewardTo(t, 1, 'res.mithrilim');
    });
    expect(asks(story)).toBe('1 use-ability latari.darnati_warrior');
    expect(asks(story.answer('yes'))).toBe('1 pay-influence');
    expect(story.offered()).toEqual(['city:city.forge', 'stronghold', 'reward:res.sleeping_dragonlord']);
    story.answer('city:city.forge');
    expect(log(story)).toEqual(['exhausted-city 1 city.forge']);
    expect(asks(story)).toBe('1 destroy-opposing');
    expect(story.offered()).toEqual(['wounded:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    story.answer('sound:uthuk.flesh_ripper*');
    expect(log(story)).toEqual(['destroyed 0 uthuk.flesh_ripper*']);
    expect([army(story, 0), strength(story, 0)]).toEqual([['uthuk.berserker wounded'], 1]);
    expect(pile(story, ripper)).toBe(4);
  });

  test('latari.darnati_warrior: RA-INF-08 what a city gives too much does not pay for the next Warrior', () => {
    const story = siege({
      races,
      mine: { hand: ['latari.deepwood_archer', warrior, warrior] },
      theirs: { hand: [berserker, berserker, 'gold.1'] },
      also: t => cityTo(t, 0, 'city.forge'),
    }).answers('latari.deepwood_archer', berserker, warrior, 'yes');
    expect(log(story).slice(1)).toEqual(['exhausted-city 0 city.forge', 'destroyed 1 uthuk.berserker']);
    story.answers(berserker, warrior);
    expect(asks(story)).toBe('1 assault');
  });

  test('latari.darnati_warrior: may be declined; once per round; not without ready influence or an opposing unit', () => {
    const ready: Parameters<typeof camp>[0]['also'] = t => strongholds(t, 1, 1, 0);
    const declined = defends(warrior, ready).answer('no');
    expect(army(declined, 0)).toEqual(['uthuk.berserker wounded', 'uthuk.flesh_ripper*']);
    expect(declined.table.readyStrongholds.get(1)).toBe(1);
    expect(asks(defends('latari.darnati_warrior*', ready))).toBe('0 assault');
    expect(asks(defends(warrior, t => strongholds(t, 1, 0, 1)))).toBe('0 assault');
    const first = siege({
      races,
      mine: { hand: [warrior] },
      theirs: { hand: ['gold.1'] },
      also: t => strongholds(t, 0, 1),
    });
    expect(asks(first.answer(warrior))).toBe('1 assault');
    const alone = battle({ races, mine: { hand: [warrior, 'gold.1'] }, also: t => strongholds(t, 0, 1) });
    expect(asks(alone.answer(warrior))).toBe('0 assault');
  });
});

everyWay({ describe, it }, 'latari.pegasus_rider', test => {
  const rider = 'latari.pegasus_rider';

  test('latari.pegasus_rider: 3 copies for 5 gold with strength 4', () => {
    expect([copiesOf(rider), costOf(rider), strengthOf(rider)]).toEqual([3, { gold: 5 }, 4]);
  });

  test('latari.pegasus_rider: for 1 influence draws a card, which only its owner sees and may play at once', () => {
    const story = battle({
      races,
      mine: { hand: [rider], deck: ['latari.deepwood_archer', 'latari.deepwood_archer'] },
      also: t => {
        strongholds(t, 0, 2);
        cityTo(t, 0, 'city.frostgate');
      },
    }).answer(rider);
    expect(asks(story)).toBe('0 use-ability latari.pegasus_rider');
    expect(asks(story.answer('yes'))).toBe('0 pay-influence');
    expect(story.offered()).toEqual(['city:city.frostgate', 'stronghold']);
    story.answer('stronghold');
    expect(log(story, 0)).toEqual(['exhausted-stronghold 0', 'drew 0 latari.deepwood_archer']);
    expect(log(story, 1)).toEqual(['exhausted-stronghold 0', 'drew 0']);
    expect(story.table.readyStrongholds.get(0)).toBe(1);
    expect(story.offered()).toEqual(['latari.deepwood_archer', 'pass']);
  });

  test('latari.pegasus_rider: draws for the defender, from a reshuffled deck if need be', () => {
    const story = siege({
      races: turned,
      mine: { hand: ['uthuk.berserker', 'gold.1'] },
      theirs: { hand: [rider], discard: ['gold.2'] },
      also: t => strongholds(t, 1, 1),
    }).answers('uthuk.berserker', rider, 'yes');
    expect(log(story).slice(1)).toEqual(['exhausted-stronghold 1', 'reshuffled 1', 'drew 1 gold.2']);
  });

  test('latari.pegasus_rider: may be declined; once per round; not without influence or a card to draw', () => {
    const begin = (card: string, ready: number, deck: readonly string[]) =>
      battle({ races, mine: { hand: [card, 'gold.1'], deck }, also: t => strongholds(t, 0, ready) }).answer(
        card,
      );
    const declined = begin(rider, 1, ['gold.2']).answer('no');
    expect([hand(declined), declined.table.readyStrongholds.get(0)]).toEqual([['gold.1'], 1]);
    expect(asks(begin('latari.pegasus_rider*', 1, ['gold.2']))).toBe('0 assault');
    expect(asks(begin(rider, 0, ['gold.2']))).toBe('0 assault');
    expect(asks(begin(rider, 1, []))).toBe('0 assault');
  });
});
