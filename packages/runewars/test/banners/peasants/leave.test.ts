import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { isFriendly, isNeutral } from '../../../src/rules/map/areas.ts';
import { peasantsLeft } from '../../../src/rules/map/peasants.ts';
import { finish, keys } from '../../battle/kit.ts';
import { area, army, neutrals, noStronghold, stronghold, tacticsHand, unitsAt } from '../../kit/arrange.ts';
import { nextFate } from '../../kit/position.ts';
import { conquering, isOver, mobilizing, strategizing } from '../../move/stories.ts';
import { shopping } from '../developments/kit.ts';
import { attack, playing } from '../tactics/kit.ts';
import { CARD, holderOf, isAskedFor, ours, peasantsAt, peasantsIn, theirs } from './kit.ts';

const footman = { 'unit-footman': 1 } as const;

/** Seat 0 sends the Footman of 3A to 3B by Mobilize. */
const leaving = (arrange: (t: Table) => void): Play<Table> =>
  mobilizing(t => {
    army(t, 0, '3A', footman);
    arrange(t);
  }, ours).answers('3B', ['3A:unit-footman']);

everyWay({ describe, it }, 'peasants are left behind', test => {
  test('BW-PEAS-01 Support of the People: the card brings three, and none before it', () => {
    const story = shopping('daqan', [1, 1, 0]);
    expect(story.offered()).toContain(CARD);
    expect(peasantsLeft(story.table, 0)).toBe(0);
    story.answer(CARD);
    expect([0, 1].map(seat => peasantsLeft(story.table, seat))).toEqual([3, 0]);
    expect(story.table.peasantTokens).toBe(3);
  });

  test('BW-PEAS-02 BW-PEAS-03 where the last unit has left one may be placed, and the area stays his', () => {
    const story = leaving(peasantsIn);
    expect([isAskedFor(story), story.offered()]).toEqual([true, ['3A']]);
    expect([story.ask().min, story.ask().max]).toEqual([0, 1]);
    expect([story.whyNot('3C'), story.whyNot('3B')]).toEqual(['reason.not-vacated', 'reason.not-vacated']);
    story.answer(['3A']);
    expect([isOver(story), peasantsAt(story), peasantsLeft(story.table, 0)]).toEqual([true, ['3A'], 2]);
    expect([holderOf(story, '3A'), unitsAt(story.table, '3B')]).toEqual([0, footman]);
    expect(story.told(1)).toMatchObject([{ key: 'peasant-placed', args: { who: 0, area: area('3A') } }]);
  });

  test('BW-PEAS-02 he need not, and then the area is lost', () => {
    const story = leaving(peasantsIn).answer([]);
    expect([isOver(story), peasantsAt(story), holderOf(story, '3A')]).toEqual([true, [], -1]);
  });

  test('BW-PEAS-02 nobody is asked without the card, nor while units stay, standing or routed', () => {
    expect(isOver(leaving(() => {}))).toBe(true);
    const stays = leaving(t => {
      peasantsIn(t);
      army(t, 0, '3A', { 'unit-knight': 1 });
    });
    const lies = leaving(t => {
      peasantsIn(t);
      army(t, 0, '3A', footman, true);
    });
    expect([isOver(stays), isOver(lies)]).toEqual([true, true]);
  });

  test('BW-PEAS-02 another player who leaves an area has none', () => {
    const story = mobilizing(t => {
      peasantsIn(t);
      army(t, 0, '3A', { 'unit-archer': 1 });
    }, theirs('latari')).answers('3B', ['3A:unit-archer']);
    expect(isOver(story)).toBe(true);
  });

  test('BW-PEAS-04 with all three placed none is shifted', () => {
    const story = leaving(t => peasantsIn(t, '1A', '1B', '1C'));
    expect([isOver(story), peasantsAt(story)]).toEqual([true, ['1A', '1B', '1C']]);
  });

  test('BW-PEAS-04 one that is left goes to one of two areas', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', footman);
      army(t, 0, '1B', footman);
      peasantsIn(t, '1A', '1C');
    }, ours).answers('3B', ['1B:unit-footman', '3A:unit-footman']);
    expect([story.offered(), story.ask().max]).toEqual([['1B', '3A'], 1]);
    expect(story.answer(['1B']) && peasantsAt(story)).toEqual(['1A', '1B', '1C']);
  });

  test('BW-PEAS-07 who is driven away or destroyed leaves none', () => {
    const beaten = (lost: boolean): Play<Table> => {
      const story = attack({
        ...theirs('uthuk'),
        attackers: { 'unit-berserker': 8 },
        defenders: { 'unit-bowman': 1 },
        arrange: t => {
          peasantsIn(t);
          if (lost)
            for (const id of ['3A', '3C', 'DB', 'DC', '1B']) army(t, 0, id, { 'unit-warlock': 1 }, true);
        },
      });
      return finish(story);
    };
    for (const lost of [false, true]) {
      const story = beaten(lost);
      expect(keys(story)).toContain(lost ? 'units-destroyed' : 'units-retreated');
      expect(story.history().filter(({ key }) => key === 'peasant-placed')).toEqual([]);
      expect(story.table.vacated.toArray().every(word => word === 0)).toBe(true);
    }
  });

  test('BW-PEAS-07 a force that negotiates in vain retreats without leaving any, where it came from it has', () => {
    const story = conquering(t => {
      peasantsIn(t);
      army(t, 0, '2B', footman);
      neutrals(t, '2A', { 'unit-giant': 1 });
    }, ours).answers('2A', ['2B:unit-footman']);
    expect([isAskedFor(story), story.offered()]).toEqual([true, ['2B']]);
    story.answer(['2B']);
    nextFate(story, 1).answers('diplomacy', 1);
    story.answer('retreat');
    expect([isOver(story), peasantsAt(story)]).toEqual([true, ['2B']]);
    expect(unitsAt(story.table, '2B')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('BW-PEAS-11 allies who stay alone are allied by it, and nobody’s without it', () => {
    const left = (answer: readonly string[]): Play<Table> =>
      leaving(t => {
        peasantsIn(t);
        neutrals(t, '3A', { 'unit-giant': 1 });
      }).answers([], answer);
    const kept = left(['3A']);
    expect([isFriendly(kept.table, area('3A'), 0), isNeutral(kept.table, area('3A'))]).toEqual([true, false]);
    expect(isNeutral(left([]).table, area('3A'))).toBe(true);
  });

  test('BW-PEAS-12 Strategize asks once for all areas, when everybody has moved', () => {
    const story = strategizing(t => {
      peasantsIn(t);
      for (const id of ['3A', '1B', '1C', '5D']) army(t, 0, id, footman);
    }, ours);
    story.answers('3B', ['1B:unit-footman', '3A:unit-footman']);
    expect(isAskedFor(story)).toBe(false);
    // 1B is taken by others as soon as it is left.
    story.answers('1B', ['1C:unit-footman'], 'pass');
    expect([isAskedFor(story), story.offered()]).toEqual([true, ['1C', '3A']]);
    expect(story.whyNot('1B')).toBe('reason.not-vacated');
    story.answer(['1C', '3A']);
    expect([peasantsAt(story), isOver(story)]).toEqual([['1C', '3A'], true]);
  });

  test('BW-PEAS-12 before the battle to which the movement leads', () => {
    const story = conquering(t => {
      peasantsIn(t);
      army(t, 0, '3A', { 'unit-footman': 3 });
      army(t, 1, '3B', { 'unit-archer': 1 });
    }, ours).answers('3B', Array(3).fill('3A:unit-footman'));
    expect([isAskedFor(story), story.table.battleArea]).toEqual([true, 0]);
    story.answer(['3A']);
    expect(story.happened.slice(0, 2)).toEqual(['peasant-placed', 'battle-step']);
  });

  test('BW-PEAS-13 an area with one takes no second', () => {
    const story = strategizing(t => {
      peasantsIn(t, '3A');
      army(t, 0, '3C', footman);
      army(t, 0, '1B', footman);
    }, ours);
    story.answers('3A', ['3C:unit-footman'], 'pass', ['3C']);
    expect([peasantsAt(story), unitsAt(story.table, '3A')]).toEqual([['3A', '3C'], footman]);
    const again = strategizing(t => {
      peasantsIn(t, '3A');
      army(t, 0, '3A', footman);
      army(t, 0, '1B', footman);
    }, ours).answers('3B', ['1B:unit-footman', '3A:unit-footman']);
    expect(again.offered()).toEqual(['1B']);
    expect(again.whyNot('3A')).toBe('reason.peasant-there');
  });

  test('BW-PEAS-14 it may be left where a stronghold or the home realm keeps the area anyway', () => {
    const story = strategizing(t => {
      peasantsIn(t);
      noStronghold(t, 'DA');
      stronghold(t, 0, '3A');
      army(t, 0, '3A', footman);
      army(t, 0, 'DB', footman);
    }, ours).answers('3B', ['3A:unit-footman', 'DB:unit-footman']);
    expect(story.offered()).toEqual(['3A', 'DB']);
    story.answer(['3A', 'DB']);
    expect([peasantsAt(story), holderOf(story, '3A'), holderOf(story, 'DB')]).toEqual([['3A', 'DB'], 0, 0]);
  });

  test('BW-PEAS-02 units that a card of the turn moves leave one too', () => {
    const story = playing(
      'forced-march',
      t => {
        peasantsIn(t);
        army(t, 0, '3A', footman);
      },
      ours,
    );
    while (!isAskedFor(story)) story.answer(story.ask().name === 'to' ? '3C' : story.ask().absent);
    expect(story.offered()).toEqual(['3A']);
    story.answer(['3A']);
    expect([peasantsAt(story), isOver(story)]).toEqual([['3A'], true]);
  });

  test('BW-PEAS-02 reserves leave one in the turn of another, allies of a stronghold do not', () => {
    const story = attack({
      ...theirs('uthuk'),
      attackers: { 'unit-berserker': 2 },
      defenders: { 'unit-bowman': 1 },
      arrange: t => {
        peasantsIn(t);
        tacticsHand(t, 1, 'tactics-hidden-reserves');
        army(t, 1, '1B', footman);
      },
    }).answer('battle:tactics-hidden-reserves');
    expect([story.asked, isAskedFor(story), story.offered()]).toEqual([[1], true, ['1B']]);
    story.answer(['1B']);
    expect([peasantsAt(story), holderOf(story, '1B')]).toEqual([['1B'], 1]);
    const allies = attack({
      ...theirs('uthuk'),
      attackers: { 'unit-berserker': 2 },
      defenders: { 'unit-bowman': 1 },
      arrange: t => {
        peasantsIn(t);
        tacticsHand(t, 1, 'tactics-hidden-reserves');
        stronghold(t, 1, '1B');
        army(t, 1, '1B', { 'unit-beastman': 1 });
      },
    }).answer('battle:tactics-hidden-reserves');
    expect([isAskedFor(allies), unitsAt(allies.table, '1B')]).toEqual([false, {}]);
  });
});
