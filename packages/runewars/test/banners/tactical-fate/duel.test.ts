import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { damages, drawn, rounds, tellings } from '../../duel/kit.ts';
import { attempts } from '../../heroes/attempting.ts';
import { SCORPION, VALADIR } from '../../heroes/summer.ts';
import { hero, reward, tacticsHand } from '../../kit/arrange.ts';
import { nextFate } from '../../kit/position.ts';
import { card, discarded, duelWith, expansion, fateAtRest, open, passStart } from './kit.ts';

const LAY = 'BW-TFATE-03';
const BOGRAN = 'HE-10';
const blades = 'tactics-hired-blades';

/** Declines every card until something else is asked. */
const declineAll = (story: Play<Table>): Play<Table> => {
  while (!story.over && story.ask(story.asked[0]).rule === LAY) story.answer('pass', story.asked[0]);
  return story;
};

everyWay({ describe, it }, 'Tactical Fate in duels', test => {
  test('BW-TFATE-15 the attacker decides, then the defender, then all is shown; the circle section counts', () => {
    const story = duelWith([['hired-blades'], ['bribery']], { fate: [7] });
    expect([open(story), story.offered()]).toEqual([`0 ${LAY}`, [blades, 'pass']]);
    expect(story.ask().prompt.key).toBe('prompt.lay-fate-in-duel');
    story.answer(blades);
    expect(open(story)).toBe(`1 ${LAY}`);
    expect(story.view(1).table['fateLaid']).toEqual([[{ hidden: 1 }], [], [], []]);
    expect([drawn(story), tellings(story, 'fate-turned')]).toEqual([[], []]);
    story.answer('pass');
    // One damage of the circle section; the defender's card is a miss for it.
    expect(damages(story)).toEqual([0, 1]);
    expect(drawn(story)).toEqual([[1, 7]]);
    expect(tellings(story, 'fate-turned').map(({ args }) => args)).toEqual([
      { who: 0, card: card('hired-blades') },
    ]);
    expect(discarded(story, 'hired-blades')).toBe(1);
    // The next round has begun, and only who holds cards is asked.
    expect([rounds(story), open(story)]).toEqual([2, `1 ${LAY}`]);
    expect(fateAtRest(story)).toBe(30);
  });

  test('BW-TFATE-15 both sides: damage and the rout that prevents it', () => {
    const story = duelWith([['hired-blades'], ['bribery']]).answers(blades, 'tactics-bribery');
    expect(tellings(story, 'hero-guarded').map(({ args }) => args)).toEqual([
      { hero: hero(SCORPION), amount: 1 },
    ]);
    expect(damages(story)).toEqual([0, 0]);
    expect([discarded(story, 'hired-blades'), discarded(story, 'bribery')]).toEqual([1, 1]);
  });

  test('BW-TFATE-15 no more than one in a round', () => {
    const story = duelWith([['hired-blades', 'flanking-strike']], { fate: [7, 8] }).answer(blades);
    expect(rounds(story)).toBe(2);
    expect([open(story), story.offered()]).toEqual([`0 ${LAY}`, ['tactics-flanking-strike', 'pass']]);
  });

  test('BW-TFATE-08 BW-TFATE-15 its special icon is the hero’s', () => {
    const story = duelWith([['elder-lore']], { rewards: [['reward-frostbrand-axe'], []], fate: [7] });
    story.answer('tactics-elder-lore');
    expect(story.offered()).toEqual(['strike', 'reward:reward-frostbrand-axe', 'nothing']);
    story.answer('reward:reward-frostbrand-axe');
    expect(damages(story)).toEqual([0, 2]);
  });

  test('BW-TFATE-15 for Rewards that read a hero’s card it is that card', () => {
    const ghost = 'reward-ghost-armor';
    const armored = (own: string) =>
      duelWith([[own], []], {
        fate: [5],
        arrange: t => void reward(t, 'HE-08', ghost, true),
      }).answer(`tactics-${own}`);
    // Rousing Speech is a miss for circles, with which the armor helps; Elder Lore is a special, with which it does not.
    expect(armored('rousing-speech').offered()).toEqual([ghost, 'pass']);
    expect(damages(armored('elder-lore').answer('nothing'))[0]).toBe(1);
  });

  test('BW-TFATE-11 a card of this season is not offered in this summer’s duels', () => {
    const story = duelWith([['scrying']], { fate: [7, 8] });
    story.given(t => t.move(card('bribery'), t.tacticsDeck, t.freshTactics.at(0)));
    expect([open(story), story.offered()]).toEqual([`0 ${LAY}`, ['pass']]);
  });

  test('BW-TFATE-15 whom Bogran challenges has no card in the first round, of either kind', () => {
    const story = duelWith([[], ['hired-blades']], { attacker: BOGRAN, fate: [7, 8, 9] });
    expect([rounds(story), open(story)]).toEqual([2, `1 ${LAY}`]);
  });

  test('BW-TFATE-22 Sir Valadir cannot replace it, only a Fate card', () => {
    const story = duelWith([['rousing-speech']], { attacker: VALADIR, fate: [7, 8] });
    story.answer('tactics-rousing-speech');
    expect([rounds(story), story.ask().kind]).toEqual([2, 'yes']);
    expect(drawn(story).filter(([seat]) => seat === 0)).toHaveLength(1);
  });

  test('BW-TFATE-18 in the duel of a quest the hero’s player may use them, who decides for the units not', () => {
    const beast = 'quest-beast-of-the-high-pass';
    const story = nextFate(
      attempts(beast, '9B', {
        options: expansion,
        arrange: t => {
          tacticsHand(t, 0, blades);
          tacticsHand(t, 1, 'tactics-bribery');
        },
      }),
      7,
      8,
      9,
    ).answer(`quest:${beast}`);
    passStart(story);
    expect(open(story)).toBe(`0 ${LAY}`);
    story.answer(blades);
    expect(tellings(story, 'quest-unit-hurt')).toHaveLength(1);
    while (story.table.duelist.get(0) > 0) {
      expect(story.asked).not.toEqual([1]);
      story.answer(story.ask().absent);
    }
  });

  test('BW-TFATE-14 no card takes the place of a draw for a test', () => {
    const library = 'quest-foreign-library';
    const story = attempts(library, 'LB', { options: expansion, arrange: t => tacticsHand(t, 0, blades) });
    story.answer(`quest:${library}`);
    expect(story.table.fateShown.at(0).total + story.table.tactics.at(0).total).toBeGreaterThan(0);
    for (let n = 0; n < 6 && !story.over; n++) {
      expect(open(story)).not.toBe(`0 ${LAY}`);
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    expect(tellings(story, 'fate-laid')).toEqual([]);
  });

  test('BW-TFATE-03 who declines draws', () => {
    const story = declineAll(
      duelWith([['hired-blades'], ['bribery']], { fate: [7, 8, 9, 10, 17, 18, 19, 20] }),
    );
    expect(drawn(story)).toHaveLength(8);
  });
});
