import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { tacticsPool } from '../../src/pools.ts';
import { army, neutrals, tacticsHand } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { attack, type Battle, finish, keys } from './kit.ts';

const card = (id: string): number => tacticsPool.cards.indexOf(id);

everyWay({ describe, it }, 'RW-TACT', test => {
  const duel: Battle = { attackers: { 'unit-footman': 2 }, defenders: { 'unit-archer': 2 } };

  test('RW-TACT-04 a card for the start of a battle is offered there and nowhere else', () => {
    const story = attack({ ...duel, arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning') });
    expect(story.offered()).toEqual(['battle:tactics-summon-lightning', 'pass']);
    finish(story);
    while (story.ask(story.asked[0]).rule !== 'RW-ORDER-23') {
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    expect(story.offered()).not.toContain('tactics:tactics-summon-lightning');
  });

  test('RW-TACT-12 third players are never asked', () => {
    const story = attack({
      ...duel,
      seats: 3,
      factions: ['daqan', 'latari', 'uthuk'],
      arrange: t => tacticsHand(t, 2, 'tactics-summon-lightning'),
    });
    expect(story.asked).not.toContain(2);
    finish(story);
    expect(story.table.tactics.at(2).total).toBe(1);
  });

  test('RW-TACT-13 a defender whose units all lie may play cards, unless the strict reading is chosen', () => {
    const fallen: Battle = {
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-archer': 2 },
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry'),
    };
    const story = attack(fallen);
    expect([story.asked, story.offered()]).toEqual([[1], ['battle:tactics-rally-cry', 'pass']]);
    const strict = attack({ ...fallen, options: { strictBattleCards: 'yes' } });
    expect(keys(strict)).toContain('strength-tallied');
  });

  test('RW-TACT-15 RW-TACT-16 different cards may follow each other, the same name may not', () => {
    const story = attack({
      ...duel,
      arrange: t =>
        tacticsHand(
          t,
          0,
          'tactics-to-the-victor',
          'tactics-to-the-victor',
          'tactics-battle-fury',
          'tactics-hidden-stores',
          'tactics-hidden-stores',
        ),
    });
    story.answer('battle:tactics-to-the-victor');
    expect(story.offered()).toEqual(['battle:tactics-battle-fury', 'turn:tactics-hidden-stores', 'pass']);
    story.answer('turn:tactics-hidden-stores');
    while (story.ask().rule !== 'RW-TACT-15') story.answer(story.ask().absent);
    expect(story.offered()).toEqual(['battle:tactics-battle-fury', 'pass']);
  });

  test('RW-TACT-17 a card that would change nothing is not offered', () => {
    const story = attack({
      ...duel,
      arrange: t => {
        tacticsHand(t, 0, 'tactics-sappers', 'tactics-mountain-pass');
        tacticsHand(t, 1, 'tactics-rally-cry', 'tactics-field-surgeons');
      },
    });
    expect(story.offered()).toEqual(['turn:tactics-mountain-pass', 'pass']);
    story.answer('pass');
    expect([story.asked, story.offered()]).toEqual([[1], ['pass']]);
  });

  test('RW-BATTLE-24 RW-TACT-23 cards of the turn are the attacker’s: the defender is offered none at the start', () => {
    const story = attack({
      ...duel,
      arrange: t => {
        for (const seat of [0, 1]) tacticsHand(t, seat, 'tactics-hidden-stores', 'tactics-to-the-victor');
      },
    });
    const both = ['battle:tactics-to-the-victor', 'turn:tactics-hidden-stores', 'pass'];
    expect([story.asked, story.offered()]).toEqual([[0], both]);
    story.answer('pass');
    expect([story.asked, story.offered()]).toEqual([[1], ['battle:tactics-to-the-victor', 'pass']]);
  });

  test('RW-TACT-18 what was played lies on the discard pile when the moment is over', () => {
    const story = attack({ ...duel, arrange: t => tacticsHand(t, 0, 'tactics-to-the-victor') });
    story.answer('battle:tactics-to-the-victor');
    expect(story.table.tacticsDiscard.count(card('tactics-to-the-victor'))).toBe(1);
    expect(story.table.playedNow.at(0).total).toBe(0);
  });

  test('RW-TACT-25 RW-BATTLE-26 Mountain Pass played in the battle opens the mountains for its retreat', () => {
    const story = position().given(t => {
      army(t, 0, '3C', { 'unit-footman': 1 });
      army(t, 1, '1B', { 'unit-archer': 3 });
      neutrals(t, '3B', { 'unit-giant': 1 });
      neutrals(t, '1C', { 'unit-giant': 1 });
      tacticsHand(t, 0, 'tactics-mountain-pass');
    });
    atTurn(story, 0, 'order-conquer').answers('order', '1B', 'pass').answer(['3C:unit-footman']);
    expect(story.offered()).toEqual(['turn:tactics-mountain-pass', 'pass']);
    story.answer('turn:tactics-mountain-pass');
    expect(story.table.mountainPass).toBe(1);
  });
});
