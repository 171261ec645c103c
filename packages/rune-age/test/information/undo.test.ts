import { Match } from '@runehold/kernel/match/match';
import { describe, expect, it } from 'vitest';
import { actionDomain, targetDomain } from '../../src/domains.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { cardId, handOf } from '../kit.ts';

const machine = 'daqan.siege_machine';

/** Seat 0 has struck the undefended Home Realm of seat 1, which had suffered so much before. */
const struck = (damage: number): Match => {
  const match = Match.create(game, {
    seats: 3,
    options: { race1: 'daqan', race2: 'latari', race3: 'uthuk', firstPlayer: 'seat1' },
    secret: '7'.repeat(64),
    holders: ['Ann', 'Ben', 'Cyd'],
    checked: true,
  });
  const t = match.table as Table;
  handOf(t, 0, [machine]);
  handOf(t, 1, []);
  t.damage.set(1, damage);
  t.version++;
  const answers = [actionDomain.code('attack', targetDomain.code('home', 1)), cardId(machine)];
  for (const answer of answers) expect(match.answer(0, match.askIdOf(0), [answer])).toBeUndefined();
  expect(t.damage.get(1)).toBe(damage + 4);
  return match;
};

describe('RA-INFO, what cannot be unseen', () => {
  it('RA-INFO-06 a blow that shows what its victim held is not taken back', () => {
    const deadly = struck(16);
    expect((deadly.table as Table).alive.get(1)).toBe(0);
    expect(deadly.told(0).filter(({ key }) => key === 'cards-returned')).toHaveLength(2);
    expect(deadly.undo(0)).toBe('barrier');
  });

  it('RA-INFO-06 one that shows nothing may be', () => {
    const light = struck(15);
    expect((light.table as Table).alive.get(1)).toBe(1);
    expect(light.undo(0)).toBeUndefined();
    expect((light.table as Table).damage.get(1)).toBe(15);
  });
});
