import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { keys, rows, special } from '../../battle/kit.ts';
import { icons } from '../units/kit.ts';
import { type Amounts, befallen, options, owning, resolving } from './kit.ts';

everyWay({ describe, it }, 'Development cards about special icons', test => {
  test('BW-DEVC-12 Bodkin Points: two damage, both to one unit that the opponent picks among the tougher', () => {
    const shoot = (enemies: Amounts, ...cards: string[]) =>
      resolving('daqan', { 'unit-bowman': 1 }, enemies, icons.triangle[0], ...cards);
    const enemies = { 'unit-archer': 1, 'unit-warrior': 1, 'unit-pegasus-rider': 1 };
    const story = shoot(enemies, 'devcard-bodkin-points');
    expect([story.asked, story.offered(1)]).toEqual([[1], ['unit-pegasus-rider', 'unit-warrior']]);
    expect(story.ask(1).prompt).toEqual({ key: 'prompt.damage-one', args: { amount: 2 } });
    expect(story.whyNot('unit-archer', 1)).toBe('reason.tougher-first');
    story.answer('unit-pegasus-rider', 1);
    expect(befallen(story)).toEqual([
      'fighter-damaged unit-pegasus-rider 1',
      'fighter-damaged unit-pegasus-rider 2',
    ]);
    expect(befallen(shoot(enemies, 'devcard-bodkin-points').answer('unit-warrior', 1))).toEqual([
      'fighter-damaged unit-warrior 1',
      'fighters-destroyed unit-warrior 1',
    ]);
    // What a unit does not need is lost; without the card it is one damage.
    expect(befallen(shoot({ 'unit-archer': 3 }, 'devcard-bodkin-points'))).toEqual([
      'fighters-destroyed unit-archer 1',
    ]);
    expect(befallen(shoot({ 'unit-warrior': 2 }))).toEqual(['fighter-damaged unit-warrior 1']);
  });

  test('BW-DEVC-12 Blades of Summersong: the Warrior’s player chooses who is damaged, or destroys as before', () => {
    const cut = (enemies: Amounts, ...cards: string[]) =>
      resolving('latari', { 'unit-warrior': 1 }, enemies, icons.rectangle[0], ...cards);
    const hurt = { 'unit-knight:1': 1, 'unit-footman': 1, 'unit-bowman:routed': 1 };
    const blades = 'devcard-blades-of-summersong';
    const story = cut(hurt, blades).answer('no');
    expect([story.asked, story.offered()]).toEqual([
      [0],
      ['unit-bowman:routed', 'unit-knight:1', 'unit-footman'],
    ]);
    story.answer('unit-footman');
    expect(befallen(story)).toEqual(['fighters-destroyed unit-footman 1']);
    const ended = cut(hurt, blades).answer('yes');
    expect(ended.offered()).toEqual(['unit-bowman:routed', 'unit-knight:1']);
    // Printed, the opponent assigns: his damaged unit comes first.
    expect(befallen(cut(hurt).answer('no'))).toEqual(['fighters-destroyed unit-knight 1']);
  });

  test('BW-DEVC-12 Greater Word of Vaal: damage first; who lives retreats', () => {
    const speak = (enemies: Amounts, edition: string, ...cards: string[]) =>
      special('', enemies, [icons.circle[0]], {
        options: { ...options, edition },
        attackers: { 'unit-sorceress': 1, 'unit-archer:routed': 1 },
        factions: ['latari', 'daqan'],
        arrange: t => owning(t, ...cards),
      });
    const word = 'devcard-greater-word-of-vaal';
    const enemies = { 'unit-footman': 2, 'unit-knight': 1 };
    const story = speak(enemies, 'revised', word);
    expect([story.asked, story.offered()]).toEqual([[0], ['unit-knight', 'unit-footman']]);
    expect(story.ask().prompt.args).toEqual({ amount: 1 });
    expect(befallen(story.answer('unit-footman'))).toEqual(['fighters-destroyed unit-footman 1']);
    const lives = speak(enemies, 'revised', word).answer('unit-knight');
    expect(lives.happened).toContain('fighter-damaged');
    expect([lives.asked, lives.ask(1).name]).toEqual([[1], 'to']);
    expect(rows(lives.table, 1)).toEqual({ 'unit-footman': 2 });
    // In the original edition its owner picks the unit.
    expect(speak(enemies, 'original', word).asked).toEqual([1]);
    expect(keys(speak(enemies, 'revised').answer('unit-footman'))).not.toContain('fighters-destroyed');
  });

  test('BW-DEVC-12 Ravenous Hunger: rout a Flesh Ripper to deal two damage to a unit of choice', () => {
    const bite = (own: Amounts, enemies: Amounts, ...cards: string[]) =>
      resolving('uthuk', own, enemies, icons.rectangle[0], ...cards);
    const own = { 'unit-flesh-ripper': 1, 'unit-berserker:routed': 1 };
    const enemies = { 'unit-archer': 1, 'unit-warrior': 1, 'unit-sorceress:routed': 1 };
    const hunger = 'devcard-ravenous-hunger';
    const story = bite(own, enemies, hunger);
    expect([story.asked, story.ask().name, story.ask().rule]).toEqual([[0], 'yes', 'BW-DEVC-12']);
    story.answer('yes');
    expect(story.happened).toContain('fighters-routed');
    expect(story.offered()).toEqual(['unit-archer', 'unit-sorceress:routed', 'unit-warrior']);
    story.answer('unit-warrior');
    expect(befallen(story)).toEqual([
      'fighters-routed unit-flesh-ripper 1',
      'fighter-damaged unit-warrior 1',
      'fighters-destroyed unit-warrior 1',
    ]);
    expect(keys(bite(own, enemies, hunger).answer('no'))).toContain('health-raised');
    expect(keys(bite(own, enemies))).toContain('health-raised');
  });

  test('BW-DEVC-12 Gravebarbed Arrows: two damage to a hexagon of choice, or the printed ability', () => {
    const shoot = (enemies: Amounts, ...cards: string[]) =>
      resolving('waiqar', { 'unit-skeleton-archer': 1 }, enemies, icons.triangle[0], ...cards);
    const arrows = 'devcard-gravebarbed-arrows';
    const enemies = { 'unit-archer': 1, 'unit-forest-guardian': 1, 'unit-forest-guardian:routed:1': 1 };
    const story = shoot(enemies, arrows);
    expect([story.asked, story.ask().name]).toEqual([[0], 'yes']);
    story.answer('yes');
    expect(story.offered()).toEqual(['unit-forest-guardian', 'unit-forest-guardian:routed:1']);
    expect(story.whyNot('unit-archer')).toBe('reason.wrong-shape');
    expect(befallen(story.answer('unit-forest-guardian'))).toEqual([
      'fighter-damaged unit-forest-guardian 1',
      'fighter-damaged unit-forest-guardian 2',
    ]);
    expect(befallen(shoot(enemies, arrows).answer('no'))).toEqual(['fighters-destroyed unit-archer 1']);
    // Where only one of the two has a target, that one is used. (G10)
    expect(befallen(shoot({ 'unit-archer': 2 }, arrows))).toEqual(['fighters-destroyed unit-archer 1']);
    expect(befallen(shoot({ 'unit-forest-guardian': 1 }, arrows))).toEqual([
      'fighter-damaged unit-forest-guardian 1',
      'fighter-damaged unit-forest-guardian 2',
    ]);
    expect(befallen(shoot({ 'unit-forest-guardian': 1 }))).toEqual([]);
  });
});
