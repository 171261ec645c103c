import { nextAsked } from '@runehold/kernel/procedure/machine';
import { describeAsk } from '@runehold/kernel/view/describe';
import { viewOf } from '@runehold/kernel/view/view';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { runeAgePack } from '../../src/pack.ts';
import { frayOf } from '../../src/rules/view/battle.ts';
import { isCombat, standingOf } from '../../src/rules/view/numbers.ts';
import { sightOf } from '../../src/rules/view/sight.ts';
import { playAtRandom } from '../general/random-play.ts';
import { cityTo, enemyInPlay, eventDeckOf, eventId, handOf, rewardTo } from '../kit.ts';
import {
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  field,
  fieldOf,
  rider,
  withEvent,
} from './battlefield.ts';

/** What the open ask says: one's own total, and the other's. */
const shown = (story: Play<Table>): readonly unknown[] => {
  const { args } = story.ask(story.asked[0]).prompt;
  return [args['total'], args['against']];
};

const inForce = (t: Table, name: string): void => {
  eventDeckOf(t, [name]);
  t.move(eventId(name), t.eventDeck, t.lasting);
  t.lastingRound.set(eventId(name), t.round);
};

describe('the total of a side', () => {
  it('RA-COMBAT-14 counts what Rewards and the round add to the attacker, in his own prompt as in the other', () => {
    const story = field(
      t => {
        handOf(t, 0, [archer, archer]);
        handOf(t, 1, [berserker]);
        rewardTo(t, 0, 'rw.siege_train');
        inForce(t, 'rw.time_for_war');
      },
      { scenario: 'runewars' },
    );
    attack(story, 'home:seat-1', archer);
    expect(shown(story)).toEqual([0, 4]);
    story.answer('pass');
    expect(shown(story)).toEqual([4, 0]);
    expect(compared(story.answer('pass'))).toEqual({ who: 0, strength: 4, against: 0 });
  });

  it('RA-SIEGE-11 counts the walls for the defender, in his own prompt as in the other', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer]);
      handOf(t, 1, [berserker]);
      cityTo(t, 1, 'city.greyhaven');
    });
    attack(story, 'city:city.greyhaven', archer);
    expect(shown(story)).toEqual([2, 1]);
    story.answer(berserker);
    expect(story.told().find(({ key }) => key === 'played')?.args['total']).toBe(3);
    expect(shown(story)).toEqual([1, 3]);
  });

  it('RA-REWARD-03 counts Margath against the objective in the Resolution step too', () => {
    const story = field(t => {
      handOf(t, 0, [rider, battleCry, archer]);
      rewardTo(t, 0, 'res.margath');
    }).chance('die', 0);
    attack(story, 'objective', rider, battleCry).answer('pass');
    expect(story.ask().prompt.key).toBe('prompt.resolution');
    expect(shown(story)).toEqual([7, 18]);
  });

  it('is one and the same in prompts, on the table, for bots and in the result, whatever is played', () => {
    let prompts = 0;
    let bonuses = 0;
    for (const scenario of ['resurgence', 'runewars', 'cataclysm', 'monument']) {
      for (let seed = 1; seed <= 3; seed++) {
        playAtRandom({ seats: 2 + (seed % 3), scenario, seed, answers: 1500 }, t => {
          const seat = nextAsked(t);
          if (t.over || t.fighter.get(0) < 0 || seat < 0) return;
          const sight = sightOf(viewOf(game, t, seat), runeAgePack);
          expect(isCombat(sight)).toBe(true);
          const { attack: ours, defense: theirs } = standingOf(sight);
          const fray = frayOf({ t, me: t.fighter.get(0) });
          expect([fray.ours, fray.theirs]).toEqual([ours, theirs]);
          const { prompt } = describeAsk(game, t, seat);
          if (!('against' in prompt.args)) return;
          prompts++;
          const side = t.fighter.get(0) === seat ? 0 : 1;
          expect(prompt.args).toEqual(
            side === 0 ? { total: ours, against: theirs } : { total: theirs, against: ours },
          );
          if (t.lasting.total + t.rewards.at(t.fighter.get(0)).total > 0) bonuses++;
        });
      }
    }
    expect(prompts).toBeGreaterThan(200);
    expect(bonuses).toBeGreaterThan(10);
  });
});

describe('an army is made of units', () => {
  const besieged = (hand: readonly string[], also: (t: Table) => void = () => undefined): Play<Table> =>
    field(
      t => {
        handOf(t, 0, hand);
        handOf(t, 1, [berserker]);
        cityTo(t, 1, 'city.dawnsmoor');
        inForce(t, 'rw.time_for_war');
        also(t);
      },
      { scenario: 'runewars' },
    );

  it('RA-COMBAT-11 whoever still holds a unit does not stop before one is played', () => {
    const story = attack(besieged([archer, battleCry]), 'city:city.dawnsmoor', battleCry);
    story.answer('pass');
    expect(story.offered()).toEqual([archer]);
    expect(story.whyNot('pass')).toBe('reason.play-first');
    expect(attack(besieged([archer]), 'city:city.dawnsmoor', archer).asked).toEqual([1]);
  });

  it('RA-COMBAT-11 a siege is not won without a unit, whatever is added to the army', () => {
    // The only unit is destroyed in the assault: what the round and the Reward add has nobody to fight with.
    const story = besieged([archer], t => {
      handOf(t, 1, ['daqan.bowman', 'gold.1']);
      rewardTo(t, 0, 'rw.siege_train');
    });
    attack(story, 'home:seat-1', archer);
    expect(shown(story)).toEqual([0, 4]);
    story.answers('daqan.bowman', 'yes', 'gold.1');
    expect(compared(story)).toEqual({ who: 0, strength: 0, against: 2 });
    expect(story.table.damage.get(1)).toBe(0);
  });

  it('RA-COMBAT-11 nothing is taken with tactics alone, also where nothing stands in the way', () => {
    const story = fieldOf(
      withEvent('res.mithrilim', event => ({ ...event, strength: 0, attrition: 0 })),
      t => {
        handOf(t, 0, [archer, battleCry]);
        enemyInPlay(t, 'res.mithrilim');
      },
    );
    attack(story, 'enemy:res.mithrilim', battleCry).given(t => handOf(t, 0, ['gold.1']));
    expect(compared(story.answer('pass'))).toEqual({ who: 0, strength: 0, against: 0 });
    expect(story.table.enemies.total).toBe(1);
  });
});
