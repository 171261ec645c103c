import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { handOf, powerTo, strongholds } from '../kit.ts';
import { archer, attack, battleCry, compared, demon, field, lightning } from './battlefield.ts';

const knight = 'waiqar.dark_knight';
const naga = 'neutral.naga';

everyWay({ describe, it }, 'RA-SIEGE resolution', test => {
  test('RA-MON-14 a silenced side may still use its dragon rune, and nothing else', () => {
    const story = field(
      t => {
        handOf(t, 0, [naga, archer]);
        handOf(t, 1, [knight, demon]);
        powerTo(t, 0, 'rune.haste');
        powerTo(t, 1, 'rune.might');
      },
      { scenario: 'runewars' },
    );
    attack(story, 'home:seat-1', naga).answers(knight, archer, demon);
    expect([story.asked, story.offered()]).toEqual([[1], ['rune:rune.might', 'pass']]);
    story.answer('rune:rune.might');
    expect(compared(story)).toEqual({ who: 0, strength: 5, against: 10 });
  });

  test('RA-RUN-02 a rune is offered only where it works, and only ready', () => {
    const offered = (rune: string, state: 'ready' | 'exhausted' = 'ready') => {
      const story = field(
        t => {
          handOf(t, 0, [archer, battleCry]);
          handOf(t, 1, []);
          powerTo(t, 0, rune, state);
        },
        { scenario: 'runewars' },
      );
      return attack(story, 'home:seat-1', archer, battleCry).offered();
    };
    expect(offered('rune.might')).toEqual([`card:${battleCry}`, 'rune:rune.might', 'pass']);
    expect(offered('rune.might', 'exhausted')).toEqual([`card:${battleCry}`, 'pass']);
    for (const rune of ['rune.warding', 'rune.haste', 'rune.wealth', 'rune.command', 'rune.flame'])
      expect(offered(rune)).toEqual([`card:${battleCry}`, 'pass']);
  });

  test('RA-ABIL-11 of two equal units the one that survived uses its ability, and it alone', () => {
    const story = field(t => {
      handOf(t, 0, [archer, lightning, archer]);
      strongholds(t, 0, 0, 2);
    });
    attack(story, 'stronghold', archer, lightning, 'yes', archer);
    expect(story.offered()).toEqual([`card:${archer}`, 'pass']);
    story.answer(`card:${archer}`);
    expect(story.happened).toEqual(['used-ability', 'refreshed-stronghold', 'combat-ended', 'destroyed']);
    expect([story.table.readyStrongholds.get(0), story.table.exhaustedStrongholds.get(0)]).toEqual([2, 1]);
  });
});
