import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { finish, keys, tally } from '../../battle/kit.ts';
import { unitsAt } from '../../kit/arrange.ts';
import { type Amounts, askedIn, befallen, quiet } from './kit.ts';

const twice = (unit: string): string[] => [unit, unit];

everyWay({ describe, it }, 'Development cards for units that take part', test => {
  test('BW-DEVC-14 Parting Volley: with two Archers standing, damage to each of two units of choice', () => {
    const attackers = { 'unit-knight': 1, 'unit-footman': 1, 'unit-bowman:routed': 1 };
    const volley = (defenders: Amounts, ...cards: string[]) =>
      quiet({ factions: ['daqan', 'latari'], attackers, defenders }, ...cards);
    const story = volley({ 'unit-archer': 2 }, 'devcard-parting-volley');
    expect([story.asked, story.offered(1)]).toEqual([[1], ['card:devcard-parting-volley', 'pass']]);
    story.answer('card:devcard-parting-volley', 1);
    expect(story.offered(1)).toEqual(['unit-bowman:routed', 'unit-knight', 'unit-footman']);
    expect([story.ask(1).min, story.ask(1).max]).toEqual([0, 2]);
    story.answer(['unit-knight', 'unit-bowman:routed'], 1);
    expect(befallen(story)).toEqual(['fighter-damaged unit-knight 1', 'fighters-destroyed unit-bowman 1']);
    expect(tally(story)).toEqual([2, 2]);
    for (const idle of [
      volley({ 'unit-archer': 1, 'unit-archer:routed': 1 }, 'devcard-parting-volley'),
      volley({ 'unit-archer': 2 }),
    ])
      expect(askedIn(idle)).not.toContain('BW-DEVC-12');
  });

  test('BW-DEVC-14 Death Frenzy: up to two Berserkers die, and each deals two damage', () => {
    const attackers = { 'unit-knight': 1, 'unit-footman': 2 };
    const defenders = { 'unit-berserker': 3, 'unit-berserker:routed': 1, 'unit-warlock': 1 };
    const factions = ['daqan', 'uthuk'];
    const rage = () => quiet({ factions, attackers, defenders }, 'devcard-death-frenzy');
    const story = rage();
    expect([story.asked, story.offered(1)]).toEqual([[1], ['card:devcard-death-frenzy', 'pass']]);
    story.answer('card:devcard-death-frenzy', 1);
    expect([story.offered(1), story.ask(1).min, story.ask(1).max]).toEqual([['unit-berserker'], 0, 2]);
    story.answer(['unit-berserker'], 1);
    expect([story.asked, story.offered(0)]).toEqual([[0], ['unit-knight', 'unit-footman']]);
    const all = rage().answer('card:devcard-death-frenzy', 1).answer(twice('unit-berserker'), 1);
    expect(befallen(all)).toEqual([
      'fighters-destroyed unit-berserker 1',
      'fighters-destroyed unit-berserker 1',
      'fighters-destroyed unit-knight 1',
      'fighters-destroyed unit-footman 2',
    ]);
    expect(tally(all)).toEqual([0, 2]);
    const lying = { 'unit-berserker:routed': 2, 'unit-warlock': 1 };
    for (const idle of [
      quiet({ factions, attackers, defenders: lying }, 'devcard-death-frenzy'),
      quiet({ factions, attackers: {}, defenders }, 'devcard-death-frenzy'),
      quiet(
        { factions: ['uthuk', 'daqan'], attackers: defenders, defenders: attackers },
        'devcard-death-frenzy',
      ),
    ])
      expect(askedIn(idle)).not.toContain('BW-DEVC-12');
  });

  test('BW-DEVC-12 Toxic Breath: on either side Great Wyrms fall after the rounds, and count all the same', () => {
    const wyrms = { 'unit-great-wyrm': 3 };
    const enemies = { 'unit-knight': 2, 'unit-footman': 2 };
    const story = quiet(
      { factions: ['waiqar', 'daqan'], attackers: wyrms, defenders: enemies },
      'devcard-toxic-breath',
    );
    expect([story.asked, story.offered()]).toEqual([[0], ['card:devcard-toxic-breath', 'pass']]);
    story.answer('card:devcard-toxic-breath');
    expect([story.offered(), story.ask().min, story.ask().max]).toEqual([['unit-great-wyrm'], 0, 2]);
    story.answer(twice('unit-great-wyrm'));
    expect(story.asked).toEqual([1]);
    for (const struck of ['unit-knight', 'unit-footman', 'unit-footman']) story.answer(struck, 1);
    expect(tally(story)).toEqual([3, 1]);
    const defence = quiet(
      { factions: ['daqan', 'waiqar'], attackers: enemies, defenders: wyrms },
      'devcard-toxic-breath',
    );
    expect(defence.asked).toEqual([1]);
    expect(tally(defence.answer('pass', 1))).toEqual([4, 3]);
  });

  test('BW-DEVC-12 Prowl: the winner routs Leonx Riders to hurt the losers before they heal and retreat', () => {
    const hunt = (enemies: Amounts, ...cards: string[]) =>
      quiet(
        { factions: ['latari', 'daqan'], attackers: { 'unit-leonx-rider': 4 }, defenders: enemies },
        ...cards,
      );
    const story = hunt({ 'unit-knight:1': 1, 'unit-footman': 2 }, 'devcard-prowl');
    expect(keys(story).slice(-2)).toEqual(['battle-step', 'battle-won']);
    expect([story.asked, story.offered()]).toEqual([[0], ['card:devcard-prowl', 'pass']]);
    story.answer('card:devcard-prowl');
    expect([story.offered(), story.ask().min, story.ask().max]).toEqual([['unit-leonx-rider'], 0, 3]);
    story.answer(twice('unit-leonx-rider'));
    // The damaged Knight comes first and dies, then a Footman.
    expect(keys(story).filter(key => key === 'fighters-destroyed')).toHaveLength(2);
    expect(unitsAt(finish(story).table, '3B')).toEqual({
      'unit-leonx-rider': 2,
      'unit-leonx-rider:routed': 2,
    });
    // The loser assigns.
    const picked = hunt({ 'unit-knight': 1, 'unit-footman': 2 }, 'devcard-prowl')
      .answer('card:devcard-prowl')
      .answer(['unit-leonx-rider']);
    expect([picked.asked, picked.offered(1)]).toEqual([[1], ['unit-knight', 'unit-footman']]);
    // Nobody is left to be hunted; the loser never hunts. (I28)
    const lost = quiet(
      {
        factions: ['daqan', 'latari'],
        attackers: { 'unit-footman': 3 },
        defenders: { 'unit-leonx-rider': 1 },
      },
      'devcard-prowl',
    );
    for (const idle of [hunt({}, 'devcard-prowl'), hunt({ 'unit-footman': 1 }), lost])
      expect(askedIn(idle)).not.toContain('BW-DEVC-12');
  });
});
