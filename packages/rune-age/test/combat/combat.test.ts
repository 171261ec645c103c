import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardId, cardsIn, cityTo, deckOf, discardOf, enemyInPlay, handOf, strongholds } from '../kit.ts';
import {
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  dragon,
  field,
  lightning,
  placeOf,
  ripper,
  shownTotal,
  sorceress,
  warlock,
  warrior,
} from './battlefield.ts';

everyWay({ describe, it }, 'RA-COMBAT', test => {
  test('RA-COMBAT-13 units and combat tactics can be played, gold and action tactics cannot', () => {
    const story = field(t => {
      handOf(t, 0, ['gold.1', 'gold.3', archer, 'neutral.forced_march', battleCry, dragon]);
      handOf(t, 1, ['gold.2', berserker, 'neutral.forced_march', lightning]);
    });
    attack(story, 'home:seat-1');
    expect(story.offered()).toEqual([archer, battleCry, dragon]);
    expect(story.tries('gold.1')).toBe('not-offered');
    story.answer(archer);
    expect(story.offered()).toEqual([berserker, lightning, 'pass']);
    story.answer('pass');
    expect(story.offered()).toEqual([battleCry, dragon, 'pass']);
  });

  test('RA-COMBAT-14 strength is the units that still take part, wounded ones fully, and all bonuses', () => {
    const fight = (...hand: readonly string[]) => {
      const story = field(
        t => {
          handOf(t, 0, [berserker, ripper, warlock, ...hand]);
          deckOf(t, 0, []);
          enemyInPlay(t, 'res.ghox');
        },
        { races: ['uthuk'] },
      ).chance('die', 3);
      attack(story, 'enemy:res.ghox', berserker, ripper, warlock);
      story.answers('yes', `sound:${ripper}`);
      return story;
    };
    const plain = fight();
    expect(plain.offered()).toEqual([`sound:${berserker}`, `wounded:${ripper}`, `sound:${warlock}*`]);
    plain.answer([`sound:${berserker}`]);
    expect(compared(plain)).toEqual({ who: 0, strength: 5, against: 8 });
    const cried = fight(battleCry).answers(battleCry, [`sound:${berserker}`]);
    expect(cried.offered()).toEqual([`card:${battleCry}`, 'pass']);
    cried.answer(`card:${battleCry}`);
    expect(compared(cried)).toEqual({ who: 0, strength: 7, against: 8 });
  });

  test('RA-COMBAT-15 hands are not refilled between the combats of a turn', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, sorceress, sorceress]);
      handOf(t, 1, [berserker, berserker, berserker, berserker, ripper]);
      cityTo(t, 1, 'city.dawnsmoor');
      cityTo(t, 1, 'city.forge');
    });
    attack(story, 'city:city.dawnsmoor', archer).answers(berserker, 'pass', berserker, 'pass');
    expect(cardsIn(story.table.hand.at(1))).toEqual([berserker, berserker, ripper]);
    attack(story, 'city:city.forge', archer).answers(berserker, 'pass', berserker, 'pass');
    expect(cardsIn(story.table.hand.at(0))).toEqual([sorceress, sorceress]);
    attack(story, 'home:seat-1', sorceress);
    expect(story.table.hand.at(1).total).toBe(1);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual([ripper, 'pass']);
  });

  test('RA-COMBAT-16 a card drawn in the Assault step may be played in the same combat', () => {
    const story = field(
      t => {
        handOf(t, 0, [ripper, 'gold.1']);
        deckOf(t, 0, [berserker]);
        handOf(t, 1, [archer, 'gold.1']);
      },
      { races: ['uthuk', 'latari'] },
    );
    attack(story, 'home:seat-1', ripper).answers('yes');
    expect(story.told(0)).toContainEqual({ key: 'drew', args: { who: 0, card: cardId(berserker) } });
    expect(story.asked).toEqual([1]);
    story.answer(archer);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual([berserker, 'pass']);
    story.answer(berserker);
    expect(cardsIn(story.table.army.at(0))).toEqual([`${ripper}*`, berserker]);
  });

  test('RA-COMBAT-17 afterwards the wounded are destroyed and all others discarded, whoever won', () => {
    const story = field(
      t => {
        handOf(t, 0, [berserker, ripper, ripper]);
        deckOf(t, 0, ['gold.1']);
        discardOf(t, 0, []);
        handOf(t, 1, [dragon, archer]);
        discardOf(t, 1, []);
      },
      { races: ['uthuk', 'latari'] },
    );
    const atHome = story.table.pile.count(cardId(berserker));
    attack(story, 'home:seat-1', berserker).answers(dragon, ripper, 'yes', `sound:${berserker}`);
    story.answers(archer, ripper, 'pass', 'pass');
    expect(compared(story)).toEqual({ who: 0, strength: 5, against: 7 });
    expect(story.happened).toEqual(['compared', 'failed', 'combat-ended', 'destroyed']);
    expect(story.table.pile.count(cardId(berserker))).toBe(atHome + 1);
    expect(cardsIn(story.table.discard.at(0))).toEqual([`${ripper}*`, ripper]);
    expect(cardsIn(story.table.discard.at(1))).toEqual([dragon, archer]);
    expect(story.table.army.at(0).total + story.table.army.at(1).total).toBe(0);
  });

  test('RA-COMBAT-18 tactics go to the discard pile of who played them', () => {
    const story = field(t => {
      handOf(t, 0, [archer, battleCry]);
      handOf(t, 1, [berserker, battleCry]);
    });
    attack(story, 'home:seat-1', archer).answers(berserker, battleCry, battleCry);
    story.answers(`card:${battleCry}`, 'pass');
    expect(cardsIn(story.table.discard.at(0))).toEqual([archer, `${battleCry}*`]);
    expect(cardsIn(story.table.discard.at(1))).toEqual([berserker, battleCry]);
  });

  test('RA-COMBAT-19 the result is carried out before the End of Combat step', () => {
    const story = field(t => {
      handOf(t, 0, [archer, warrior, 'gold.1']);
      strongholds(t, 0, 0, 1);
      cityTo(t, 'middle', 'city.dawnsmoor');
    });
    attack(story, 'city:city.dawnsmoor', archer, warrior, 'pass');
    expect(story.ask().rule).toBe('RA-ABIL-11');
    expect(story.offered()).toEqual([`card:${archer}`, 'pass']);
    expect(placeOf(story, 'city.dawnsmoor')).toBe(0);
    expect(story.happened).toEqual(['passed', 'compared', 'took-city']);
    expect(cardsIn(story.table.army.at(0))).toEqual([archer, warrior]);
    story.answer(`card:${archer}`);
    expect(story.happened).toEqual(['used-ability', 'refreshed-stronghold', 'combat-ended']);
  });

  test('RA-COMBAT-19 damage and Rewards come before the End of Combat step as well', () => {
    const home = field(t => {
      handOf(t, 0, [archer, warrior]);
      handOf(t, 1, []);
      strongholds(t, 0, 0, 1);
    });
    attack(home, 'home:seat-1', archer, warrior);
    expect(home.offered()).toEqual([`card:${archer}`, 'pass']);
    expect(home.table.damage.get(1)).toBe(4);
    const enemy = field(t => {
      handOf(t, 0, [archer, dragon]);
      strongholds(t, 0, 0, 1);
      enemyInPlay(t, 'res.mithrilim');
    }).chance('die', 0);
    attack(enemy, 'enemy:res.mithrilim', archer, dragon);
    expect(enemy.offered()).toEqual([`card:${archer}`, 'pass']);
    expect(enemy.table.rewards.at(0).total).toBe(1);
    expect(enemy.table.enemies.total).toBe(0);
  });

  test('RA-COMBAT-20 a unit of another race belongs to who has it in his deck; destroyed it goes home', () => {
    const knight = 'daqan.knight';
    const fight = (die: number) => {
      const story = field(
        t => {
          handOf(t, 0, [knight, 'gold.1']);
          deckOf(t, 0, []);
          enemyInPlay(t, 'res.ghox');
        },
        { seats: 3 },
      ).chance('die', die);
      attack(story, 'enemy:res.ghox', knight, 'pass');
      return story;
    };
    const survived = fight(0);
    expect(cardsIn(survived.table.discard.at(0))).toEqual([knight]);
    expect(cardsIn(survived.table.discard.at(2))).toEqual([]);
    const before = survived.table.pile.count(cardId(knight));
    const destroyed = fight(3);
    expect(cardsIn(destroyed.table.discard.at(0))).toEqual([]);
    expect(destroyed.table.pile.count(cardId(knight))).toBe(before + 1);
  });

  test('RA-COMBAT-21 a played card cannot be taken back', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      handOf(t, 1, [berserker, berserker]);
    });
    attack(story, 'home:seat-1', archer).answer(berserker);
    expect(story.offered()).toEqual([sorceress, 'pass']);
    expect(story.tries(archer)).toBe('not-offered');
    story.answer(sorceress);
    expect(story.offered()).toEqual([berserker, 'pass']);
    story.answer('pass');
    expect(compared(story)).toEqual({ who: 0, strength: 3, against: 1 });
    expect(cardsIn(story.table.hand.at(0))).toEqual([]);
  });

  test('RA-COMBAT-22 who is no part of a combat is not asked', () => {
    const story = field(
      t => {
        handOf(t, 0, [archer, sorceress, battleCry]);
        handOf(t, 1, [berserker, warlock, battleCry]);
        handOf(t, 2, ['daqan.bowman', battleCry, lightning]);
      },
      { seats: 3 },
    );
    const asked = new Set<number>();
    const says = [archer, berserker, sorceress, warlock, 'no', battleCry, battleCry];
    for (const said of ['attack:home:seat-1', ...says, 'pass', 'pass']) {
      story.answer(said);
      if (story.asked[0] === 0 && story.ask().name === 'action') break;
      for (const seat of story.asked) asked.add(seat);
      expect(() => story.ask(2)).toThrow('seat 2 is not asked');
    }
    expect([...asked]).toEqual([0, 1]);
    expect(story.ask(0).name).toBe('action');
  });

  test('RA-COMBAT-14 a destroyed unit counts nothing from that moment on', () => {
    const story = field(t => {
      handOf(t, 0, [sorceress, warrior, archer]);
      handOf(t, 1, [berserker, lightning]);
    });
    attack(story, 'home:seat-1', sorceress).answers(berserker, warrior);
    expect(story.happened).toEqual(['played']);
    story.answers(lightning, 'yes', `sound:${warrior}`);
    expect(shownTotal(story)).toBe(2);
    expect(story.offered()).toEqual([archer, 'pass']);
  });
});
