import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { fighterDomain } from '../../../src/domains.ts';
import type { Table } from '../../../src/layout.ts';
import { fatePool, tacticsPool, unitIds } from '../../../src/pools.ts';
import { FIELD } from '../../battle/kit.ts';
import { botAnswer } from '../../bots/table.ts';
import { CORBIN, KIRGA } from '../../heroes/summer.ts';
import { army, hero, heroAt, tacticsHand } from '../../kit/arrange.ts';
import { conquering } from '../../move/stories.ts';
import { commanderAt, led as withCommanders } from '../commanders/kit.ts';
import { led, open, staged, until } from './kit.ts';

/** What the bot answers where the story stands, and why. */
const says = ({ table, asked: [seat] }: Play<Table>) => {
  const { reply, reason } = botAnswer(table, seat);
  return [reply, reason.key] as const;
};

const named = (story: Play<Table>): string =>
  story.ask(story.asked[0]).options.find(({ code }) => code === says(story)[0][0])?.name ?? 'pass';

const battle = { attackers: { 'unit-footman': 3 }, defenders: { 'unit-archer': 3 } } as const;

describe('a bot with a commander', () => {
  it('sends him where the army fights, and keeps him from where it does not', () => {
    const marching = (target: string): Play<Table> =>
      conquering(t => {
        commanderAt(t, 0, CORBIN, 'DC', 'bulwark');
        army(t, 0, 'DC', { 'unit-knight': 3 });
        army(t, 1, '3B', { 'unit-archer': 1 });
      }, withCommanders)
        .answer(target)
        .answer([]);
    const fighting = marching('3B');
    expect(open(fighting)).toBe('0 heroes RW-HERO-20');
    expect([fighting.ask().options.length, says(fighting)[0].length, says(fighting)[1]]).toEqual([
      1,
      1,
      'bot.lead-army',
    ]);
    expect(says(marching('3A'))[0]).toEqual([]);
  });

  it('uses what costs nothing before it spends cards', () => {
    const story = led([['vanguard'], []], {
      ...battle,
      attackers: { 'unit-footman': 2, 'unit-bowman': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-battle-fury'),
    });
    expect(named(story)).toBe('command:commander-vanguard');
    expect(says(story)[1]).toBe('bot.best-for-us');
    expect(says(story.answer('command:commander-vanguard'))[1]).toBe('bot.lose-least');
  });

  it('bars what would hurt it most', () => {
    const story = led([['spy'], []], {
      ...battle,
      arrange: t => tacticsHand(t, 1, 'tactics-favors-owed', 'tactics-battle-fury'),
    }).answer('command:commander-spy');
    const [[card], reason] = says(story);
    expect([tacticsPool.cards[card], reason]).toEqual(['tactics-battle-fury', 'bot.bar-card']);
  });

  it('exchanges a card that misses, and none that hits', () => {
    const drawing = (...fate: number[]) =>
      staged([['tactician'], []], {
        attackers: { 'unit-bowman': 2 },
        defenders: { 'unit-warrior': 4 },
        silent: 1,
        fate,
      });
    const [reply, reason] = says(drawing(15, 1));
    expect([reply.map(card => fatePool.cards[card]), reason]).toEqual([['fate-1'], 'bot.best-for-us']);
    expect(says(drawing(15, 16))[0]).toEqual([]);
  });

  it('lets him take what he outlives', () => {
    const hit = (damage: number) =>
      staged([[], ['champion']], {
        attackers: { 'unit-bowman': 3 },
        defenders: { 'unit-archer': 4 },
        silent: 1,
        fate: [15, 16, 17],
        arrange: t => t.heroDamage.set(hero(KIRGA), damage),
      });
    expect([says(hit(0)), says(hit(3)), says(hit(4))]).toEqual([
      [[3], 'bot.lose-least'],
      [[1], 'bot.lose-least'],
      [[0], 'bot.lose-least'],
    ]);
  });

  it('pays with his health for more damage as long as he lives', () => {
    const reaving = (damage: number) =>
      staged([['reaver'], []], {
        attackers: { 'unit-bowman': 1 },
        defenders: { 'unit-archer': 4 },
        silent: 1,
        fate: [15],
        arrange: t => t.heroDamage.set(hero(CORBIN), damage),
      });
    expect([says(reaving(0)), says(reaving(5))]).toEqual([
      [[1], 'bot.strike'],
      [[0], 'bot.strike'],
    ]);
  });

  it('brings back, stands up and spares whoever is worth most', () => {
    const healed = staged([['field-surgeon'], []], {
      attackers: { 'unit-bowman': 2, 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      silent: 0,
      fate: [15, 16],
    });
    until(healed, 'units');
    const [units, why] = says(healed);
    expect([units.map(unit => unitIds[unit]), why]).toEqual([['unit-bowman'], 'bot.best-for-us']);
    const covered = staged([[], ['rearguard']], {
      attackers: { 'unit-footman': 7 },
      defenders: { 'unit-archer': 2, 'unit-warrior': 3 },
      silent: 0,
      fate: [1, 2, 5, 6, 7],
    });
    until(covered, 'units');
    const [spared, reason] = says(covered);
    expect([spared.map(fighterDomain.nameOf), reason]).toEqual([
      ['unit-warrior', 'unit-warrior', 'unit-warrior'],
      'bot.best-for-us',
    ]);
    const standing = staged([['standard-bearer'], []], {
      attackers: { 'unit-footman:routed': 1, 'unit-knight:routed': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
    });
    expect(named(standing)).toBe('command:commander-standard-bearer');
    standing.answer('command:commander-standard-bearer');
    expect(says(standing)[0]).toHaveLength(1);
  });

  it('leaves heroes who are no commanders to their quests', () => {
    const story = conquering(t => {
      heroAt(t, 0, CORBIN, 'DC');
      army(t, 0, 'DC', { 'unit-knight': 3 });
      army(t, 1, FIELD, { 'unit-archer': 1 });
    }, withCommanders)
      .answer(FIELD)
      .answer([]);
    expect(says(story)[0]).toEqual([]);
  });
});
