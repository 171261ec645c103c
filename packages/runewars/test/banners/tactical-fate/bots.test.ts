import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { ongoingOdds } from '../../../src/rules/view/odds.ts';
import { finish } from '../../battle/kit.ts';
import { botAnswer, lookOf } from '../../bots/table.ts';
import { heroAt } from '../../kit/arrange.ts';
import { card, duelWith, fights } from './kit.ts';

const bot = (t: Table, seat = 0) => {
  const { reply, reason } = botAnswer(t, seat);
  return [reply[0], reason];
};
const lays = (name: string) => [card(name), { key: 'bot.sure-icon', args: { card: card(name) } }];
const draws = [-1, { key: 'bot.draw-fate', args: {} }];

const knights = (hand: readonly string[], fate?: (t: Table) => void) =>
  fights([hand], {
    attackers: { 'unit-knight': 3 },
    defenders: { 'unit-warrior': 4 },
    ...(fate && { arrange: fate }),
  }).table;

describe('a bot with Tactical Fate cards', () => {
  it('BW-TFATE-03 announces the best whose icon does more than a drawn card, and says so', () => {
    expect(bot(knights(['hold-the-line', 'hired-blades', 'flanking-strike']))).toEqual(
      lays('flanking-strike'),
    );
    expect(bot(knights(['bribery', 'elder-lore']))).toEqual(lays('bribery'));
  });

  it('BW-TFATE-03 draws where an average card promises more', () => {
    expect(bot(knights(['hold-the-line', 'elder-lore']))).toEqual(draws);
    // Only cards that do much for rectangles are left in the deck.
    const rich = (t: Table): void => {
      const good = [11, 12, 21, 22].map(number => number - 1);
      for (let fate = 0; fate < 30; fate++) if (!good.includes(fate)) t.move(fate, t.fateDeck, t.fateDiscard);
    };
    expect(bot(knights(['bribery']))).toEqual(lays('bribery'));
    expect(bot(knights(['bribery'], rich))).toEqual(draws);
    // An empty deck is made anew of the discards.
    const none = (t: Table): void => {
      rich(t);
      t.fateDiscard.pour(t.fateDeck);
    };
    expect(bot(knights(['bribery'], none))).toEqual(lays('bribery'));
  });

  it('BW-TFATE-15 reads the circle section for a hero', () => {
    expect(bot(duelWith([['rousing-speech', 'elder-lore']]).table)).toEqual(lays('elder-lore'));
    expect(bot(duelWith([['rousing-speech']]).table)).toEqual(draws);
  });

  it('BW-TFATE-16 throws away for support what does least, of both kinds', () => {
    const supported = (own: string, fate: number[]) =>
      fights([[own]], {
        attackers: { 'unit-knight': 2 },
        defenders: { 'unit-warrior': 4 },
        arrange: t => void heroAt(t, 0, 'HE-03', '3A'),
        fate,
      }).answers(`tactics-${own}`, 'yes');
    const dropped = (own: string, fate: number[]): string | undefined => {
      const story = supported(own, fate);
      const { reply } = botAnswer(story.table, 0);
      return story.ask().options.find(({ code }) => code === reply[0])?.name;
    };
    expect(dropped('elder-lore', [11, 12])).toBe('tactics:tactics-elder-lore');
    expect(dropped('flanking-strike', [11, 5])).toBe('fate:fate-5');
  });
});

describe('the odds of a battle', () => {
  const battle = (...hand: readonly string[]) =>
    fights([hand, ['scrying']], {
      attackers: { 'unit-knight': 4 },
      defenders: { 'unit-pegasus-rider': 1 },
    }).answers(...hand.map(name => `tactics-${name}`));
  const chance = (t: Table, seat: number): number => ongoingOdds(lookOf(t, seat), 60).win;

  it('BW-TFATE-13 count what a seat has announced for what it is', () => {
    const sure = battle('flanking-strike', 'hired-blades', 'flanking-strike', 'hired-blades').table;
    const vain = battle('elder-lore', 'elder-lore', 'hold-the-line', 'hold-the-line').table;
    expect(chance(sure, 0)).toBe(1);
    expect(chance(vain, 0)).toBeGreaterThan(0.5);
    // Four damage slay the rider; two routs do not.
    const slain = (t: Table): number => ongoingOdds(lookOf(t, 0), 60).slain;
    expect([slain(sure), slain(vain)]).toEqual([1, 0]);
  });

  it('BW-TFATE-13 and tell the others nothing of it', () => {
    const odds = (t: Table) => ongoingOdds(lookOf(t, 1), 60);
    const one = odds(battle('flanking-strike', 'hired-blades', 'flanking-strike', 'hired-blades').table);
    expect(odds(battle('elder-lore', 'elder-lore', 'hold-the-line', 'hold-the-line').table)).toEqual(one);
  });

  it('BW-TFATE-10 are of battles that end with every card in its pile', () => {
    const story = finish(battle('flanking-strike', 'elder-lore'));
    expect([story.table.fateLaid.at(0).total, story.table.fateTurned.at(0).total]).toEqual([0, 0]);
  });
});
