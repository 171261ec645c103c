import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { ends, eventComes, nextTurnOf, places, targetsOf, toldOf } from '../events/stories.ts';
import { cityTo, enemyInPlay, eventDeckOf, handOf, onlyCities, table } from '../kit.ts';

const three = ['neutral.demon', 'neutral.demon', 'neutral.demon'];

everyWay({ describe, it }, 'RA-RES', test => {
  test('RA-RES-01 the objective is an Enemy in play from the first turn on', () => {
    const story = table().given(t => {
      onlyCities(t, []);
      handOf(t, 0, ['daqan.bowman', 'daqan.siege_machine']);
    });
    expect(story.offered()).toEqual(['end', 'attack:stronghold', 'attack:objective', 'attack:home:seat-1']);
    story.answer('attack:objective');
    expect(story.ask().prompt.args).toEqual({ total: 0, against: 18 });
    story.chance('die', 0).answers('daqan.bowman', 'pass');
    // One icon, one roll.
    expect(toldOf(story, 'rolled')).toEqual([{ who: 0, skulls: 0 }]);
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 2, against: 18 }]);
    expect(story.whyNot('attack:objective')).toBe('reason.attacked-already');
    ends(story).given(t => handOf(t, 1, ['latari.deepwood_archer']));
    expect(targetsOf(story)).toContain('objective');
    nextTurnOf(story, 0).given(t => handOf(t, 0, ['daqan.bowman']));
    expect(targetsOf(story)).toContain('objective');
  });

  test('RA-RES-02 who reaches its strength after attrition and Resolution abilities wins alone', () => {
    const story = table({ seats: 3 }).given(t =>
      handOf(t, 0, [...three, 'daqan.bowman', 'neutral.battle_cry']),
    );
    story.chance('die', 3).answers('attack:objective', ...three, 'daqan.bowman', 'neutral.battle_cry');
    expect(toldOf(story, 'rolled')).toEqual([{ who: 0, skulls: 1 }]);
    expect(story.happened).toContain('destroyed');
    expect(story.ask().prompt.args).toEqual({ total: 15, against: 18 });
    story.answer('card:neutral.battle_cry');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 18, against: 18 }]);
    expect([story.over, places(story)]).toEqual([true, [1, 2, 2]]);
  });

  test('RA-RES-02 one less is not enough', () => {
    const story = table().given(t => handOf(t, 0, [...three, 'daqan.bowman']));
    story.chance('die', 0).answers('attack:objective', ...three, 'daqan.bowman');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 17, against: 18 }]);
    expect([story.over, places(story)]).toEqual([false, [0, 0]]);
  });

  test('RA-RES-03 what makes Enemies stronger makes the objective stronger', () => {
    const attack = (last: string) => {
      const story = table().given(t => {
        enemyInPlay(t, 'res.choyo');
        handOf(t, 0, [...three, last]);
      });
      story.chance('die', 0).answers('attack:objective', ...three, last);
      return [toldOf(story, 'compared')[0], story.over];
    };
    expect(attack('daqan.siege_machine')).toEqual([{ who: 0, strength: 19, against: 20 }, false]);
    expect(attack('neutral.demon')).toEqual([{ who: 0, strength: 20, against: 20 }, true]);
  });

  test('RA-RES-04 if the last survivor is eliminated, nobody wins', () => {
    const story = eventComes(table(), 'res.phrylenex', t => {
      t.damage.set(0, 17);
      t.damage.set(1, 17);
    });
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 0 }, { who: 1 }]);
    expect(story.happened.slice(-1)).toEqual(['no-winner']);
    expect([story.over, places(story)]).toEqual([true, [2, 2]]);
  });

  test('RA-RES-05 the last survivor plays on and must still defeat the objective', () => {
    const story = table().given(t => {
      t.damage.set(1, 19);
      handOf(t, 0, ['neutral.demon']);
      eventDeckOf(t, ['res.mithrilim', 'res.sleeping_dragonlord']);
    });
    story.answers('attack:home:seat-1', 'neutral.demon', 'pass');
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 1 }]);
    expect([story.over, story.asked, story.ask().name]).toEqual([false, [0], 'action']);
    const from = story.history().length;
    ends(story);
    ends(story);
    const since = story.history().slice(from);
    expect(
      since.filter(({ key }) => ['turn-began', 'event-drawn'].includes(key)).map(({ key }) => key),
    ).toEqual(['event-drawn', 'turn-began', 'event-drawn', 'turn-began']);
    story.given(t => handOf(t, 0, [...three, 'neutral.demon'])).chance('die', 0);
    story.answers('attack:objective', ...three, 'neutral.demon');
    expect([story.over, places(story)]).toEqual([true, [1, 2]]);
  });

  test('RA-RES-06 cities and Home Realms of other players may be besieged', () => {
    const story = table({ seats: 3 }).given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.tamalir');
      handOf(t, 0, ['daqan.bowman']);
    });
    expect(targetsOf(story)).toEqual([
      ...['stronghold', 'city:city.tamalir', 'objective', 'home:seat-1', 'home:seat-2'],
    ]);
  });
});
