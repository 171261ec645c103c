import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { keys, rows, tally } from '../../battle/kit.ts';
import { unit, unitsAt } from '../../kit/arrange.ts';
import { icons, resolving } from './kit.ts';

const [bolt] = icons.circle;
const [leap] = icons.rectangle;
const [orb, secondOrb] = icons.hexagon;

everyWay({ describe, it }, 'Novice Wizard', test => {
  test('BW-UNIT-10 Arcane Bolt: one damage to any unit, standing or routed', () => {
    const story = resolving(
      'daqan',
      { 'unit-novice-wizard': 1 },
      { 'unit-warrior': 1, 'unit-archer:routed': 1, 'unit-forest-guardian': 1 },
      [bolt],
    );
    expect([story.asked, story.ask().rule]).toEqual([[0], 'BW-UNIT-10']);
    expect(story.offered()).toEqual(['unit-archer:routed', 'unit-warrior', 'unit-forest-guardian']);
    story.answer('unit-warrior');
    expect(story.told()).toContainEqual({
      key: 'fighter-damaged',
      args: expect.objectContaining({ side: 1, damage: 1 }),
    });
    expect(story.happened.filter(key => key === 'fighter-damaged')).toHaveLength(1);
  });

  test('BW-UNIT-10 Arcane Bolt: two damage to a hexagon, and no second victim', () => {
    const story = resolving(
      'daqan',
      { 'unit-novice-wizard': 2 },
      { 'unit-warrior': 1, 'unit-forest-guardian': 1 },
      icons.circle,
    ).answer('unit-forest-guardian');
    expect(rows(story.table, 1)).toEqual({ 'unit-warrior': 1, 'unit-forest-guardian:2': 1 });
    const last = resolving('daqan', { 'unit-novice-wizard': 1 }, { 'unit-forest-guardian:4': 1 }, [bolt]);
    expect(tally(last)).toEqual([1, 0]);
  });
});

everyWay({ describe, it }, 'Roc', test => {
  test('BW-UNIT-10 Carry Off: any one unit but a hexagon', () => {
    const story = resolving(
      'daqan',
      { 'unit-roc': 1 },
      { 'unit-warrior': 1, 'unit-archer:routed': 1, 'unit-sorceress': 1, 'unit-giant': 1 },
      [orb],
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer:routed', 'unit-sorceress', 'unit-warrior']);
    expect(story.whyNot('unit-giant')).toBe('reason.wrong-shape');
    story.answer('unit-sorceress');
    expect(story.happened.filter(key => key === 'fighters-destroyed')).toHaveLength(1);
    expect(tally(story)).toEqual([1, 2]);
  });

  test('BW-UNIT-10 Carry Off: nothing where there are only hexagons', () => {
    const story = resolving('daqan', { 'unit-roc': 1 }, { 'unit-giant': 1 }, [orb]);
    expect(keys(story)).not.toContain('fighters-destroyed');
    expect(tally(story)).toEqual([1, 1]);
  });

  test('BW-SETUP-09 BW-UNIT-12 a Roc acts in round 4, and new types draw in passes of their own', () => {
    const story = resolving(
      'daqan',
      { 'unit-roc': 1, 'unit-knight': 1, 'unit-novice-wizard': 1 },
      { 'unit-giant': 1 },
      [],
    );
    expect(story.table.combatRound).toBe(2);
    expect(story.offered()).toEqual(['unit-knight', 'unit-novice-wizard']);
    expect(story.whyNot('unit-roc')).toBe('reason.other-initiative');
  });

  test('BW-UNIT-11 three Leonx Riders draw three cards', () => {
    const story = resolving('latari', { 'unit-leonx-rider': 3 }, { 'unit-siege-tower': 3 }, [3, 4, 13]);
    expect(keys(story).filter(key => key === 'fate-drawn')).toHaveLength(3);
    expect(keys(story).filter(key => key === 'special-used')).toHaveLength(3);
  });

  test('BW-UNIT-14 BW-SETUP-04 a routed Roc counts in the Revised Edition', () => {
    const lying = { 'unit-roc:routed': 1, 'unit-novice-wizard:routed': 1 };
    expect(tally(resolving('daqan', lying, {}, []))).toEqual([1, 0]);
    expect(tally(resolving('latari', { 'unit-archer:routed': 1 }, lying, []))).toEqual([0, 1]);
  });
});

everyWay({ describe, it }, 'Leonx Rider', test => {
  test('BW-UNIT-10 Pounce: one slow unit that stands, damaged or not', () => {
    const story = resolving(
      'latari',
      { 'unit-leonx-rider': 1 },
      { 'unit-knight': 1, 'unit-siege-tower:1': 1, 'unit-roc': 1, 'unit-giant:routed': 1 },
      [leap],
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-siege-tower:1', 'unit-roc']);
    expect(story.whyNot('unit-knight')).toBe('reason.initiative-too-low');
    story.answer('unit-siege-tower:1');
    expect(story.happened).toContain('fighters-routed');
    expect(keys(story)).not.toContain('fighter-damaged');
  });

  test('BW-UNIT-10 Pounce: one damage where no slow unit stands, and the victim picks', () => {
    const story = resolving(
      'latari',
      { 'unit-leonx-rider': 1 },
      { 'unit-knight': 1, 'unit-footman': 1, 'unit-giant:routed': 1 },
      [leap],
    );
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DMG-01']);
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman']);
    story.answer('unit-knight');
    expect(keys(story)).not.toContain('fighters-routed');
  });
});

everyWay({ describe, it }, 'Forest Guardian', test => {
  test('BW-UNIT-10 Grasping Roots: up to two that stand and are no hexagons', () => {
    const story = resolving(
      'latari',
      { 'unit-forest-guardian': 1 },
      { 'unit-knight:1': 1, 'unit-footman': 2, 'unit-roc': 1, 'unit-bowman:routed': 1 },
      [orb],
    );
    expect([story.asked, story.ask().min, story.ask().max]).toEqual([[0], 0, 2]);
    expect(story.offered()).toEqual(['unit-knight:1', 'unit-footman']);
    expect(story.whyNot('unit-roc')).toBe('reason.lies-or-wrong-class');
    story.answer(['unit-footman', 'unit-knight:1']);
    // Routed hexagons count, others do not.
    expect(tally(story)).toEqual([1, 2]);
  });

  test('BW-UNIT-10 Grasping Roots: fewer if he likes, and nothing where there is nobody', () => {
    const story = resolving('latari', { 'unit-forest-guardian': 1 }, { 'unit-knight': 2 }, [orb]).answer([]);
    expect(tally(story)).toEqual([1, 2]);
    const none = resolving('latari', { 'unit-forest-guardian': 1 }, { 'unit-roc': 1 }, [orb]);
    expect(keys(none)).not.toContain('fighters-routed');
  });
});

everyWay({ describe, it }, 'Blood Sister', test => {
  test('BW-UNIT-10 Blood Rite: one damage for nothing, one more for a wound of one’s own', () => {
    const story = resolving(
      'uthuk',
      { 'unit-blood-sister': 1, 'unit-obscene': 1 },
      { 'unit-warrior': 1, 'unit-archer': 1 },
      [bolt],
    );
    expect([story.asked, story.ask().name]).toEqual([[0], 'pick']);
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    story.answer('unit-warrior');
    expect(story.ask().rule).toBe('BW-UNIT-10');
    expect(story.offered()).toEqual(['unit-blood-sister', 'unit-obscene', 'pass']);
    story.answer('unit-obscene');
    expect(rows(story.table, 0)).toEqual({ 'unit-blood-sister': 1, 'unit-obscene:1': 1 });
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior:1']);
    story.answer('unit-warrior:1');
    expect(keys(story).filter(key => key === 'fighters-destroyed')).toHaveLength(1);
  });

  test('BW-UNIT-10 Blood Rite: the last own unit may be given, and the damage is still dealt', () => {
    const story = resolving('uthuk', { 'unit-blood-sister': 1 }, { 'unit-pegasus-rider': 1 }, [bolt]).answer(
      'unit-blood-sister',
    );
    expect(story.told()).toContainEqual({
      key: 'fighter-damaged',
      args: expect.objectContaining({ side: 1, damage: 2 }),
    });
    expect(tally(story)).toEqual([0, 1]);
  });

  test('BW-UNIT-10 Blood Rite: nothing is paid when no enemy is left, and it may be declined', () => {
    const story = resolving('uthuk', { 'unit-blood-sister': 1 }, { 'unit-archer': 1 }, [bolt]);
    expect(tally(story)).toEqual([1, 0]);
    const kept = resolving('uthuk', { 'unit-blood-sister': 1 }, { 'unit-warrior': 1 }, [bolt]).answer('pass');
    expect(tally(kept)).toEqual([1, 1]);
  });
});

everyWay({ describe, it }, 'Obscene', test => {
  test('BW-UNIT-10 Insatiable: a triangle or circle, then up to two damage off one Obscene', () => {
    const story = resolving(
      'uthuk',
      { 'unit-obscene:3': 1, 'unit-obscene:routed:1': 1, 'unit-chaos-lord:routed:1': 1 },
      { 'unit-warrior': 1, 'unit-archer': 1, 'unit-sorceress:routed': 1 },
      [orb],
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-sorceress:routed']);
    expect(story.whyNot('unit-warrior')).toBe('reason.wrong-shape');
    story.answer('unit-sorceress:routed');
    expect([story.asked, story.ask().name]).toEqual([[0], 'healed']);
    expect(story.offered()).toEqual(['unit-obscene:3', 'unit-obscene:routed:1', 'pass']);
    story.answer('unit-obscene:3');
    expect(story.told()).toContainEqual({
      key: 'fighter-healed',
      args: expect.objectContaining({ side: 0, damage: 1 }),
    });
  });

  test('BW-UNIT-10 Insatiable: two damage where there is neither, then healing as well', () => {
    const story = resolving('uthuk', { 'unit-obscene:1': 1 }, { 'unit-warrior': 2 }, [orb]);
    expect(keys(story).filter(key => key === 'fighters-destroyed')).toHaveLength(1);
    expect(story.ask().name).toBe('healed');
    story.answer('unit-obscene:1');
    expect(tally(story)).toEqual([1, 1]);
    const whole = resolving('uthuk', { 'unit-obscene': 1 }, { 'unit-archer': 1 }, [orb]);
    expect(tally(whole)).toEqual([1, 0]);
  });
});

everyWay({ describe, it }, 'Vampire', test => {
  test('BW-UNIT-10 Drain: a routed unit that is no hexagon; then a routed Vampire stands', () => {
    const story = resolving(
      'waiqar',
      { 'unit-vampire': 1, 'unit-vampire:routed:1': 1, 'unit-necromancer:routed': 1 },
      { 'unit-archer:routed': 1, 'unit-warrior:routed': 1, 'unit-sorceress': 1, 'unit-giant:routed': 1 },
      [leap],
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer:routed', 'unit-warrior:routed']);
    expect(story.whyNot('unit-sorceress')).toBe('reason.stands-or-wrong-class');
    story.answer('unit-warrior:routed');
    expect([story.ask().name, story.offered()]).toEqual(['stood', ['unit-vampire:routed:1', 'pass']]);
    story.answer('unit-vampire:routed:1');
    // It stands with its damage, and does not draw again.
    expect(tally(story)).toEqual([2, 2]);
    expect(keys(story).filter(key => key === 'fate-drawn')).toHaveLength(1);
  });

  test('BW-UNIT-10 Drain: or one damage is removed, or neither', () => {
    const drained = () =>
      resolving(
        'waiqar',
        { 'unit-vampire': 1, 'unit-vampire:routed:1': 1 },
        { 'unit-archer:routed': 1, 'unit-warrior': 1 },
        [leap],
      ).answer('pass');
    const story = drained();
    expect([story.ask().name, story.offered()]).toEqual(['healed', ['unit-vampire:routed:1', 'pass']]);
    story.answer('unit-vampire:routed:1');
    expect(story.happened).toContain('fighter-healed');
    expect(tally(story)).toEqual([1, 1]);
    expect(keys(drained().answer('pass'))).not.toContain('fighter-healed');
  });

  test('BW-UNIT-10 Drain: no effect at all with only hexagons routed', () => {
    const story = resolving(
      'waiqar',
      { 'unit-vampire': 1, 'unit-vampire:routed': 1 },
      { 'unit-giant:routed': 1, 'unit-warrior': 1 },
      [leap],
    );
    expect(keys(story)).not.toContain('fighters-destroyed');
    expect(keys(story)).not.toContain('fighters-stood');
    expect(tally(story)).toEqual([1, 2]);
  });
});

everyWay({ describe, it }, 'Great Wyrm', test => {
  test('BW-UNIT-10 Blighted Breath: one damage to each of up to three units that stand', () => {
    const story = resolving(
      'waiqar',
      { 'unit-great-wyrm': 2 },
      { 'unit-warrior': 2, 'unit-pegasus-rider': 1, 'unit-archer': 1, 'unit-sorceress:routed': 1 },
      [orb, secondOrb],
    );
    expect([story.asked, story.ask().min, story.ask().max]).toEqual([[0], 0, 3]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-pegasus-rider', 'unit-warrior']);
    expect(story.whyNot('unit-sorceress:routed')).toBe('reason.lies-already');
    story.answer(['unit-pegasus-rider', 'unit-warrior', 'unit-warrior']);
    expect(rows(story.table, 1)).toEqual({
      'unit-warrior:1': 2,
      'unit-pegasus-rider:1': 1,
      'unit-archer': 1,
      'unit-sorceress:routed': 1,
    });
    story.answer([]);
    expect(tally(story)).toEqual([2, 4]);
  });

  test('BW-UNIT-10 Blighted Breath: as many as there are', () => {
    const story = resolving('waiqar', { 'unit-great-wyrm': 1 }, { 'unit-archer': 2 }, [orb]);
    expect(story.ask().max).toBe(2);
    story.answer(['unit-archer', 'unit-archer']);
    expect(tally(story)).toEqual([1, 0]);
  });
});

everyWay({ describe, it }, 'units that are placed by name', test => {
  test('BW-UNIT-07 Raise Dead raises Reanimates, and nobody is asked for others', () => {
    const story = resolving('waiqar', { 'unit-necromancer': 1 }, {}, [bolt]);
    expect(story.history()).toContainEqual({
      key: 'fighters-joined',
      args: { side: 0, unit: unit('unit-reanimate'), amount: 2 },
    });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-necromancer': 1, 'unit-reanimate': 2 });
  });
});
