import { type Play, play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { enemyInPlay, eventDeckOf, powerTo } from '../kit.ts';
import { asks, type Camp, copiesOf, costOf, log, settle, siege, strengthOf } from './fight.ts';

const machine = 'daqan.siege_machine';
const lord = 'uthuk.chaos_lord';

everyWay({ describe, it }, 'neutral.naga', test => {
  const naga = 'neutral.naga';
  const resolves = (mine: readonly string[], theirs: readonly string[]) => {
    const story = siege({ mine: { hand: [...mine, 'gold.1'] }, theirs: { hand: [...theirs, 'gold.1'] } });
    for (let i = 0; i < Math.max(mine.length, theirs.length) + 1; i++)
      story.answers(mine[i] ?? 'pass', theirs[i] ?? 'pass');
    return story;
  };

  test('neutral.naga: 5 copies for 4 influence with strength 4', () => {
    expect([copiesOf(naga), costOf(naga), strengthOf(naga)]).toEqual([5, { influence: 4 }, 4]);
  });

  test('neutral.naga: RA-MON-14 the other side cannot use Resolution abilities of units and tactics, its own can', () => {
    const attacks = resolves([machine, naga], [lord, 'neutral.battle_cry']);
    expect([asks(attacks), attacks.offered()]).toEqual([
      '0 resolution',
      ['card:daqan.siege_machine', 'pass'],
    ]);
    expect(log(attacks.answer('pass'))).toEqual(['compared 0 8 4', 'damaged 1 4 4', 'combat-ended 0']);
    const defends = resolves([machine, 'neutral.battle_cry'], [lord, naga]);
    expect([asks(defends), defends.offered()]).toEqual(['1 resolution', ['card:uthuk.chaos_lord', 'pass']]);
  });

  test('neutral.naga: with one on each side nobody uses any', () => {
    const story = resolves([machine, naga], [lord, naga]);
    expect(log(story)).toEqual(['passed 1', 'compared 0 8 8', 'failed 0', 'combat-ended 0']);
  });

  test('neutral.naga: destroyed before the Resolution step it keeps nobody from anything', () => {
    const story = siege({
      mine: { hand: [naga, machine, 'gold.1'] },
      theirs: { hand: [lord, 'uthuk.warlock'] },
    }).answers(
      naga,
      lord,
      machine,
      'uthuk.warlock',
      'yes',
      'sound:uthuk.warlock*',
      'sound:neutral.naga',
      'pass',
    );
    expect(story.offered(0)).toEqual(['card:daqan.siege_machine', 'pass']);
    expect(asks(story.answer('pass'))).toBe('0 action');
    const other = siege({
      mine: { hand: [naga, machine, 'gold.1'] },
      theirs: { hand: [lord, 'uthuk.warlock'] },
    }).answers(
      naga,
      lord,
      machine,
      'uthuk.warlock',
      'yes',
      'sound:uthuk.chaos_lord',
      'sound:neutral.naga',
      'pass',
    );
    other.answer('pass');
    expect([asks(other), other.offered()]).toEqual(['1 resolution', ['card:uthuk.chaos_lord', 'pass']]);
  });

  test('neutral.naga: leaves When Played and End of Combat abilities alone', () => {
    const story = siege({
      mine: { hand: [naga, 'gold.1'] },
      theirs: { hand: ['uthuk.flesh_ripper', 'neutral.sorcerer'], deck: ['gold.1'] },
    }).answers(naga, 'uthuk.flesh_ripper');
    expect(asks(story)).toBe('1 use-ability uthuk.flesh_ripper');
    story.answers('no', 'pass', 'neutral.sorcerer');
    expect([asks(story), story.offered()]).toEqual(['1 end-of-combat', ['card:neutral.sorcerer', 'pass']]);
  });

  test('neutral.naga: a dragon rune is neither unit nor tactic, and works all the same', () => {
    const story = siege({
      scenario: 'runewars',
      mine: { hand: [naga] },
      theirs: { hand: [lord, 'uthuk.berserker'] },
      also: t => {
        powerTo(t, 0, 'rune.wealth');
        powerTo(t, 1, 'rune.might');
      },
    }).answers(naga, lord, 'uthuk.berserker');
    expect([asks(story), story.offered()]).toEqual(['1 resolution', ['rune:rune.might', 'pass']]);
    expect(log(story.answer('rune:rune.might'))).toContain('compared 0 4 7');
  });

  /** The same game, but these two Events weaken the army by 3 in the Resolution step. */
  const harsh = withContent({
    ...universe,
    events: universe.events.map(event =>
      ['res.ghox', 'res.khorgard'].includes(event.id)
        ? { ...event, resolution: { kind: 'weaken-army', amount: 3 } }
        : event,
    ),
  });
  const against = (lies: Camp): Play<Table> =>
    play<Table>(harsh, { seats: 2, options: { race1: 'daqan', race2: 'uthuk', firstPlayer: 'seat1' } }).given(
      settle(lies),
    );

  test('neutral.naga: the Enemy or Instant one fights cannot use a Resolution ability either', () => {
    for (const [card, left] of [
      ['neutral.dragon', ['army-strengthened 0 -3', 'compared 0 3']],
      [naga, ['compared 0 4']],
    ] as const) {
      const enemy = against({ mine: { hand: [card] }, also: t => enemyInPlay(t, 'res.ghox') }).chance(
        'die',
        0,
      );
      enemy.answers('attack:enemy:res.ghox', card);
      expect(log(enemy).slice(3)).toEqual([
        ...left.slice(0, -1),
        `${left[left.length - 1]} 8`,
        'failed 0',
        'combat-ended 0',
      ]);
      const instant = against({ mine: { hand: [card] }, also: t => eventDeckOf(t, ['res.khorgard']) });
      instant.answers('end', 'end');
      expect([asks(instant), instant.offered()]).toEqual(['0 assault', [card, 'pass']]);
      instant.answer(card);
      expect(log(instant).slice(2, 2 + left.length)).toEqual([
        ...left.slice(0, -1),
        `${left[left.length - 1]} 12`,
      ]);
    }
  });
});
