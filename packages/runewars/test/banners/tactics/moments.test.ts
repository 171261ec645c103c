import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../heroes/attempting.ts';
import { CORBIN, SCORPION } from '../../heroes/summer.ts';
import { area, development, dials, hero, reward, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { nextFate, ordersInPlay } from '../../kit/position.ts';
import { developmentIn, dialsOf } from '../../orders/kit.ts';
import { discarded, playable } from '../../tactics/kit.ts';
import { holding, options } from './kit.ts';

const caves = 'quest-the-whispering-caves';

everyWay({ describe, it }, 'Elder Lore', test => {
  const lore = (...cards: string[]) =>
    attempts(caves, '3A', {
      hero: SCORPION,
      options,
      arrange: t => tacticsHand(t, 0, ...cards.map(card => `tactics-${card}`)),
    }).answer(`quest:${caves}`);

  test('Elder Lore: the test is made with another attribute of his choice', () => {
    const story = lore('elder-lore', 'elder-lore');
    expect(story.offered()).toEqual(['tactics-elder-lore', 'pass']);
    story.answer('tactics-elder-lore');
    // The quest tests agility.
    expect(story.offered()).toEqual(['strength', 'wisdom']);
    const strength = story.table.content.heroes[hero(SCORPION)].strength;
    nextFate(story, ...[8, 9, 10, 11, 12].slice(0, strength));
    story.answer('strength');
    // He holds a second one, and is asked for whatever else he might hold; no second of the kind is offered.
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.told(1)).toContainEqual({
      key: 'test-began',
      args: { hero: hero(SCORPION), attribute: 0, cards: strength },
    });
    expect(discarded(story, 'elder-lore')).toBe(1);
  });

  test('Elder Lore besides Blessing of Kellos: more cards for the other attribute', () => {
    const story = lore('elder-lore', 'blessing-of-kellos');
    story.answers('tactics-blessing-of-kellos');
    expect(story.offered()).toEqual(['tactics-elder-lore', 'pass']);
    const wisdom = story.table.content.heroes[hero(SCORPION)].wisdom;
    nextFate(story, ...[8, 9, 10, 11, 12, 18, 19].slice(0, wisdom + 2));
    story.answers('tactics-elder-lore', 'wisdom');
    expect(story.told(1)).toContainEqual({
      key: 'test-began',
      args: { hero: hero(SCORPION), attribute: 2, cards: wisdom + 2 },
    });
  });

  test('Elder Lore: a Reward that raises the other attribute may be turned up for it', () => {
    const story = attempts(caves, '3A', {
      hero: CORBIN,
      options,
      arrange: t => {
        tacticsHand(t, 0, 'tactics-elder-lore');
        reward(t, CORBIN, 'reward-gauntlets-of-might');
      },
    }).answer(`quest:${caves}`);
    story.answers('pass', 'tactics-elder-lore', 'strength');
    expect(story.offered()).toEqual(['reward-gauntlets-of-might', 'pass']);
  });
});

everyWay({ describe, it }, 'Master Artisans', test => {
  const harvest = (wood: number, card = 'master-artisans') =>
    holding(
      [card],
      t => {
        stronghold(t, 0, 'DB');
        stronghold(t, 0, 'DC');
        t.activation.set(area('DA'), 0);
        ordersInPlay(t, 0, 1);
        dials(t, 0, wood, wood, wood);
      },
      { order: 'order-harvest' },
    );

  test('Master Artisans: after building, one more at its full price', () => {
    const story = harvest(8);
    expect(playable(story)).toEqual([]);
    story.answer('order').given(t => dials(t, 0, 8, 8, 8));
    story.answer('bonus');
    const [first, second] = story.offered();
    story.answers(first, 'DA');
    const before = dialsOf(story);
    expect(story.offered()).toEqual(['tactics-master-artisans', 'pass']);
    story.answers('tactics-master-artisans', second, 'DB');
    expect([developmentIn(story, 'DA'), developmentIn(story, 'DB')]).toEqual([first, second]);
    const price = story.table.content.stronghold.development;
    expect(before.map((value, resource) => value - dialsOf(story)[resource])).toEqual([
      price.food ?? 0,
      price.wood ?? 0,
      price.ore ?? 0,
    ]);
    expect(discarded(story, 'master-artisans')).toBe(1);
  });

  test('BW-DEVC-04 Master Artisans: with Development cards one more of them, too, though no token could be built', () => {
    const story = holding(['master-artisans'], t => ordersInPlay(t, 0, 1), {
      order: 'order-harvest',
      options: { developmentCards: 'yes' },
    }).answer('order');
    story.given(t => {
      dials(t, 0, 8, 8, 8);
      development(t, 'DA', 'dev-reinforced-walls');
    });
    story.answers('bonus', 'devcard-shield-wall');
    expect(story.offered()).toEqual(['tactics-master-artisans', 'pass']);
    story.answer('tactics-master-artisans');
    expect(story.ask().rule).toBe('BW-DEVC-02');
    expect(story.offered()).not.toContain('devcard-shield-wall');
    story.answer('devcard-aerie-masters');
    expect(dialsOf(story)).toEqual([6, 7, 7]);
    expect(discarded(story, 'master-artisans')).toBe(1);
    expect(story.offered()).toEqual(['end']);
  });

  test('Master Artisans: nobody is asked who could not pay for another one', () => {
    const story = harvest(8)
      .answer('order')
      .given(t => dials(t, 0, 0, 0, 0));
    story.answers('bonus');
    expect(story.ask().name).toBe('choice');
  });

  test('Master Artisans: whoever holds a card is asked, whatever it is', () => {
    const story = harvest(8, 'favors-owed')
      .answer('order')
      .given(t => dials(t, 0, 8, 8, 8));
    story.answer('bonus');
    story.answers(story.offered()[0], 'DA');
    expect(story.offered()).toEqual(['pass']);
  });
});
