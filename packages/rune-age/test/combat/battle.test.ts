import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardsIn, cityTo, deckOf, enemyInPlay, eventsIn, handOf, strongholds, target } from '../kit.ts';
import {
  allTold,
  archer,
  attack,
  battleCry,
  compared,
  demon,
  dragon,
  field,
  fieldOf,
  placeOf,
  rider,
  shownTotal,
  sorceress,
  targets,
  warrior,
  withEvent,
} from './battlefield.ts';

/** An Enemy that takes 3 off the army in the Resolution step. */
const raging = withEvent('res.ghox', ghox => ({ ...ghox, resolution: { kind: 'weaken-army', amount: 3 } }));

everyWay({ describe, it }, 'RA-BATTLE', test => {
  test('RA-BATTLE-01 a battle is declaration, assault, attrition, resolution and end of combat', () => {
    const story = field(t => {
      handOf(t, 0, [archer, dragon, battleCry]);
      strongholds(t, 0, 0, 1);
      enemyInPlay(t, 'res.mithrilim');
    }).chance('die', 0);
    const before = story.history().length;
    attack(story, 'enemy:res.mithrilim', archer, dragon, battleCry);
    story.answers(`card:${battleCry}`, `card:${archer}`);
    expect(
      story
        .history('spectator')
        .slice(before)
        .map(({ key }) => key),
    ).toEqual([
      'attacked-enemy',
      ...['played', 'played', 'played', 'passed'],
      'rolled',
      ...['used-ability', 'strengthened', 'strengthened', 'compared', 'defeated-enemy', 'claimed-reward'],
      ...['used-ability', 'refreshed-stronghold', 'combat-ended'],
    ]);
  });

  test('RA-BATTLE-02 the target is declared before any card is played and stays', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      enemyInPlay(t, 'res.ghox');
      enemyInPlay(t, 'res.margath');
    });
    story.answer('attack:enemy:res.ghox');
    expect(story.happened).toEqual(['attacked-enemy']);
    expect(story.table.target).toBe(target('enemy', 'res.ghox'));
    expect(story.offered()).toEqual([archer, sorceress]);
    story.answer(archer);
    expect(story.offered()).toEqual([sorceress, 'pass']);
    expect(story.table.target).toBe(target('enemy', 'res.ghox'));
  });

  test('RA-BATTLE-03 each card is a decision of its own, with the army total shown in between', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress, rider, 'gold.1']);
      enemyInPlay(t, 'res.ghox');
    });
    story.answer('attack:enemy:res.ghox');
    expect([story.ask().kind, shownTotal(story)]).toEqual(['one', 0]);
    const totals = [rider, archer, sorceress].map(card => shownTotal(story.answer(card)));
    expect(totals).toEqual([4, 5, 7]);
    expect(story.ask().prompt.args['against']).toBe(8);
    expect(allTold(story, 'played').map(({ total }) => total)).toEqual([4, 5, 7]);
  });

  test('RA-BATTLE-04 the player stops when he wants, and keeps what he did not play', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', 0);
    attack(story, 'enemy:res.ghox', archer);
    expect(story.offered()).toEqual([sorceress, 'pass']);
    story.answer('pass');
    expect(story.happened).toEqual(['passed', 'rolled', 'compared', 'failed', 'combat-ended']);
    expect(cardsIn(story.table.hand.at(0))).toEqual([sorceress]);
  });

  test('RA-BATTLE-04 with no card left the assault ends by itself', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', 0);
    attack(story, 'enemy:res.ghox', archer, sorceress);
    expect(story.happened).toEqual(['played', 'passed', 'rolled', 'compared', 'failed', 'combat-ended']);
    expect(compared(story)).toEqual({ who: 0, strength: 3, against: 8 });
  });

  test('RA-BATTLE-05 the fighting player orders all Resolution abilities, the Enemy’s too', () => {
    const knight = 'waiqar.dark_knight';
    const three = [`card:${knight}`, `card:${battleCry}`, 'enemy'];
    for (const first of three) {
      for (const second of three.filter(name => name !== first)) {
        const last = three.filter(name => name !== first && name !== second);
        const story = fieldOf(raging, t => {
          handOf(t, 0, [knight, archer, battleCry]);
          enemyInPlay(t, 'res.ghox');
        }).chance('die', 0);
        attack(story, 'enemy:res.ghox', knight, archer, battleCry);
        expect(story.asked).toEqual([0]);
        expect(story.offered()).toEqual(three);
        story.answer(first);
        const left = three.filter(name => name !== first);
        expect(story.offered()).toEqual(first === 'enemy' ? [...left, 'pass'] : left);
        story.answer(second);
        if (last[0] !== 'enemy') story.answer(last[0]);
        expect(compared(story)).toEqual({ who: 0, strength: 4, against: 8 });
      }
    }
  });

  test('RA-BATTLE-05 the Enemy’s ability works although the player uses none of his own', () => {
    const story = fieldOf(raging, t => {
      handOf(t, 0, [dragon, demon, archer, battleCry]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', 0);
    attack(story, 'enemy:res.ghox', dragon, demon, battleCry, 'pass');
    expect(story.tries('pass')).toBe('not-offered');
    story.answers('enemy', 'pass');
    expect(compared(story)).toEqual({ who: 0, strength: 8, against: 8 });
    expect(story.happened).toContain('defeated-enemy');
    // It lasts for this combat only.
    expect(shownTotal(attack(story, 'home:seat-1'))).toBe(0);
  });

  test('RA-BATTLE-06 the higher total wins, a tie is the army’s', () => {
    const fight = (...army: readonly string[]) => {
      const story = field(t => {
        handOf(t, 0, army);
        cityTo(t, 'middle', 'city.riverwatch');
      });
      attack(story, 'city:city.riverwatch', ...army);
      return [compared(story)?.['strength'], placeOf(story, 'city.riverwatch')];
    };
    expect(fight(rider, warrior)).toEqual([7, 0]);
    expect(fight(rider, sorceress)).toEqual([6, 'middle']);
    expect(fight(rider, warrior, archer)).toEqual([8, 0]);
  });

  test('RA-BATTLE-06 strengths are compared after the Resolution abilities', () => {
    const story = field(t => {
      handOf(t, 0, [rider, archer, battleCry]);
      cityTo(t, 'middle', 'city.riverwatch');
    });
    attack(story, 'city:city.riverwatch', rider, archer, battleCry, `card:${battleCry}`);
    expect(compared(story)).toEqual({ who: 0, strength: 7, against: 7 });
    expect(placeOf(story, 'city.riverwatch')).toBe(0);
  });

  test('RA-BATTLE-07 a stronghold or neutral city that is won comes into play', () => {
    const story = field(t => {
      handOf(t, 0, [sorceress, dragon]);
      cityTo(t, 'middle', 'city.dawnsmoor');
    });
    attack(story, 'stronghold', sorceress, 'pass');
    expect(story.told()).toContainEqual({ key: 'took-stronghold', args: { who: 0 } });
    expect(story.table.readyStrongholds.get(0)).toBe(1);
    expect(story.table.barracksStrongholds.get(0)).toBe(2);
    attack(story, 'city:city.dawnsmoor', dragon);
    expect(placeOf(story, 'city.dawnsmoor')).toBe(0);
    expect(story.table.damage.get(0)).toBe(0);
  });

  test('RA-BATTLE-08 what is won in a battle enters ready, in The Cataclysm too', () => {
    for (const scenario of ['resurgence', 'cataclysm'] as const) {
      const story = field(
        t => {
          handOf(t, 0, [sorceress, dragon]);
          cityTo(t, 'middle', 'city.dawnsmoor');
        },
        { scenario },
      );
      attack(story, 'stronghold', sorceress, 'pass');
      attack(story, 'city:city.dawnsmoor', dragon).answer('influence');
      expect(story.offered().filter(name => name.startsWith('exhaust:'))).toEqual([
        'exhaust:city:city.dawnsmoor',
        'exhaust:stronghold',
      ]);
    }
  });

  test('RA-BATTLE-09 a lost battle leaves stronghold and city where they are and does no damage', () => {
    const story = field(t => {
      handOf(t, 0, [archer, warrior]);
      cityTo(t, 'middle', 'city.dawnsmoor');
    });
    attack(story, 'stronghold', archer, 'pass');
    expect(story.happened).toEqual(['passed', 'compared', 'failed', 'combat-ended']);
    attack(story, 'city:city.dawnsmoor', warrior);
    expect(story.table.barracksStrongholds.get(0)).toBe(3);
    expect(placeOf(story, 'city.dawnsmoor')).toBe('middle');
    expect(story.table.damage.get(0)).toBe(0);
    story.answers('end', 'end').given(t => handOf(t, 0, [archer]));
    expect(targets(story)).toEqual(['stronghold', 'city:city.dawnsmoor', 'objective', 'home:seat-1']);
  });

  test('RA-BATTLE-10 a defeated Enemy becomes a Reward, or goes where its card sends it', () => {
    const story = field(t => {
      handOf(t, 0, [dragon, dragon, demon, demon, warrior, 'gold.1']);
      enemyInPlay(t, 'res.sleeping_dragonlord');
      enemyInPlay(t, 'res.ghox');
      enemyInPlay(t, 'rw.rune_discovery');
    }).chance('die', 0, 0, 0);
    attack(story, 'enemy:res.sleeping_dragonlord', dragon, 'pass');
    attack(story, 'enemy:res.ghox', dragon, demon, 'pass');
    attack(story, 'enemy:rw.rune_discovery', demon, warrior, 'pass');
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.sleeping_dragonlord']);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.ghox']);
    expect(eventsIn(story.table.unusedEvents)).toContain('rw.rune_discovery');
    expect(story.table.enemies.total).toBe(0);
  });

  test('RA-BATTLE-11 an Enemy that wins stays in play and does nothing else', () => {
    const story = field(t => {
      handOf(t, 0, [demon, rider]);
      deckOf(t, 0, []);
      enemyInPlay(t, 'res.kalladra');
    }).chance('die', 0);
    attack(story, 'enemy:res.kalladra', demon, rider);
    expect(compared(story)).toEqual({ who: 0, strength: 9, against: 10 });
    expect(story.happened).toEqual(['played', 'passed', 'rolled', 'compared', 'failed', 'combat-ended']);
    expect(eventsIn(story.table.enemies)).toEqual(['res.kalladra']);
    expect(story.table.damage.get(0)).toBe(0);
    story.answers('end', 'end').given(t => handOf(t, 0, [archer]));
    expect(targets(story)).toContain('enemy:res.kalladra');
  });

  test('RA-BATTLE-12 the auto-defense of a city does not count while it is neutral', () => {
    const story = field(t => {
      handOf(t, 0, [demon]);
      cityTo(t, 'middle', 'city.frostgate');
    });
    attack(story, 'city:city.frostgate', demon);
    expect(compared(story)).toEqual({ who: 0, strength: 5, against: 5 });
    expect(placeOf(story, 'city.frostgate')).toBe(0);
  });

  test('RA-BATTLE-13 an Enemy without strength cannot be attacked', () => {
    const unarmed = withEvent('res.ghox', ({ strength: _, ...ghox }) => ghox);
    const story = fieldOf(unarmed, t => {
      handOf(t, 0, [dragon]);
      enemyInPlay(t, 'res.ghox');
      enemyInPlay(t, 'res.margath');
    });
    expect(targets(story)).toEqual(['stronghold', 'enemy:res.margath', 'objective', 'home:seat-1']);
    expect(story.tries('attack:enemy:res.ghox')).toBe('not-offered');
  });

  test('RA-BATTLE-14 effects on opposing units find no target in a battle', () => {
    const skeleton = 'waiqar.skeleton_archer';
    const story = field(t => {
      handOf(t, 0, [skeleton, 'daqan.bowman', archer]);
      enemyInPlay(t, 'res.ghox');
    });
    attack(story, 'enemy:res.ghox', skeleton);
    expect(story.offered()).toEqual(['daqan.bowman', archer, 'pass']);
    story.answer('daqan.bowman');
    expect(story.offered()).toEqual([archer, 'pass']);
    expect(story.ask().prompt.args).toEqual({ total: 4, against: 8 });
    expect(eventsIn(story.table.enemies)).toEqual(['res.ghox']);
    expect(story.history().map(({ key }) => key)).not.toContain('used-ability');
  });
});
