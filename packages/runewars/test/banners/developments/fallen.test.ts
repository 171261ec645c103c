import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { keys, rows, stage, tally } from '../../battle/kit.ts';
import { stronghold, unitsAt } from '../../kit/arrange.ts';
import { icons } from '../units/kit.ts';
import { type Amounts, askedIn, befallen, feast, options, owning, quiet, underFire } from './kit.ts';

everyWay({ describe, it }, 'Development cards for units that were destroyed', test => {
  const legion = 'devcard-restless-legion';
  const raid = (defenders: Amounts, shots: number, lying: Amounts, ...cards: string[]) =>
    underFire(
      { factions: ['latari', 'waiqar'], attackers: { 'unit-archer': shots }, defenders, lying },
      0,
      shots,
      ...cards,
    );

  test('BW-DEVC-14 Restless Legion: up to two Reanimates that were destroyed stand in the battle again', () => {
    const story = raid({ 'unit-reanimate': 4 }, 3, {}, legion);
    expect([story.asked, story.offered(1)]).toEqual([[1], [`card:${legion}`, 'pass']]);
    story.answer(`card:${legion}`, 1);
    expect([story.ask(1).min, story.ask(1).max]).toEqual([0, 2]);
    story.answer(2, 1);
    expect(befallen(story)).toEqual(['fighters-joined unit-reanimate 2']);
    expect(tally(story)).toEqual([3, 3]);
    expect(tally(raid({ 'unit-reanimate': 4 }, 3, {}, legion).answer('pass', 1))).toEqual([3, 1]);
    // The last of them may have fallen; so many come back as have, and no more.
    const gone = raid({ 'unit-reanimate': 1 }, 3, {}, legion).answer(`card:${legion}`, 1);
    expect([gone.ask(1).min, gone.ask(1).max]).toEqual([0, 1]);
    expect(tally(gone.answer(1, 1))).toEqual([3, 1]);
    const unhurt = {
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 1 },
      defenders: { 'unit-reanimate': 4 },
    };
    for (const idle of [raid({ 'unit-reanimate': 4 }, 3, {}), quiet(unhurt, legion)])
      expect(askedIn(idle)).not.toContain('BW-DEVC-12');
  });

  test('BW-DEVC-14 Restless Legion: not beyond eight units in the area, those routed before included (G3)', () => {
    const story = raid({ 'unit-reanimate': 3 }, 2, { 'unit-necromancer': 6 }, legion);
    story.answer(`card:${legion}`, 1);
    expect(story.ask(1).max).toBe(1);
    expect(askedIn(raid({ 'unit-reanimate': 3 }, 2, { 'unit-necromancer': 7 }, legion))).not.toContain(
      'BW-DEVC-12',
    );
  });

  test('BW-DEVC-12 who was made to leave the battle was not destroyed in it, unless there was no refuge (G9)', () => {
    const vaal = (refuge: boolean) => {
      const story = stage({
        options,
        factions: ['latari', 'waiqar'],
        attackers: { 'unit-sorceress': 1 },
        defenders: { 'unit-reanimate': 2 },
        silent: 1,
        fate: [icons.circle[0]],
        arrange: t => {
          owning(t, legion);
          for (const where of refuge ? [] : ['1B', '3A', '3C']) stronghold(t, 0, where);
        },
      });
      while (askedIn(story).startsWith('1 to')) story.answer(story.ask(1).options[0].name, 1);
      return story;
    };
    expect(keys(vaal(true))).toContain('units-retreated');
    expect(askedIn(vaal(true))).not.toContain('BW-DEVC-12');
    expect([keys(vaal(false)).includes('units-destroyed'), vaal(false).offered(1)]).toEqual([
      true,
      [`card:${legion}`, 'pass'],
    ]);
  });

  test('BW-DEVC-12 Martyrs of the Covenant: one damage for each Blood Sister that was destroyed, three at most', () => {
    const rite = (sisters: number, ...cards: string[]) =>
      underFire(
        {
          factions: ['uthuk', 'latari'],
          attackers: { 'unit-blood-sister': sisters, 'unit-chaos-lord:routed': 1 },
          defenders: { 'unit-archer': 4 },
        },
        1,
        4,
        ...cards,
      );
    const story = rite(2, 'devcard-martyrs-of-the-covenant');
    // Two of the four hits were left for the Chaos Lord, and none of them came back.
    expect(rows(story.table, 0)).toEqual({ 'unit-chaos-lord:routed:2': 1 });
    expect([story.asked, story.offered()]).toEqual([[0], ['card:devcard-martyrs-of-the-covenant', 'pass']]);
    story.answer('card:devcard-martyrs-of-the-covenant');
    expect(befallen(story)).toEqual(['fighters-destroyed unit-archer 1', 'fighters-destroyed unit-archer 1']);
    const four = rite(4, 'devcard-martyrs-of-the-covenant').answer('card:devcard-martyrs-of-the-covenant');
    expect(befallen(four)).toEqual(Array<string>(3).fill('fighters-destroyed unit-archer 1'));
    expect(askedIn(rite(2))).not.toContain('BW-DEVC-12');
  });

  test('BW-DEVC-12 Bottomless Gluttony: Obscenes that were destroyed lie in the home realm', () => {
    const card = 'devcard-bottomless-gluttony';
    const story = feast({ 'unit-berserker': 7 }, card);
    expect([story.asked, story.offered(1)]).toEqual([[1], [`card:${card}`, 'pass']]);
    story.answer(`card:${card}`, 1);
    expect(story.offered(1)).toEqual(['UA', 'UB']);
    expect([story.whyNot('UC', 1), story.whyNot('3B', 1)]).toEqual([
      'reason.area-not-yours',
      'reason.not-your-home',
    ]);
    story.answer('UB', 1);
    expect([story.ask(1).min, story.ask(1).max]).toEqual([1, 2]);
    story.answer(2, 1);
    expect(befallen(story)).toEqual(['units-placed unit-obscene 2']);
    expect(unitsAt(story.table, 'UB')).toEqual({ 'unit-obscene:routed': 2 });
    const crowded = feast({ 'unit-berserker': 7 }, card).answer(`card:${card}`, 1).answer('UA', 1);
    expect(unitsAt(crowded.table, 'UA')).toEqual({ 'unit-berserker': 7, 'unit-obscene:routed': 1 });
    const full = feast({ 'unit-berserker': 8 }, card).answer(`card:${card}`, 1);
    expect(full.whyNot('UA', 1)).toBe('reason.home-crowded');
    expect(full.offered(1)).toEqual(['UB', 'UC']);
  });

  test('BW-DEVC-12 several cards of one moment are used in their owner’s order, each once (G8)', () => {
    const story = underFire(
      {
        factions: ['uthuk', 'latari'],
        attackers: { 'unit-obscene:4': 1, 'unit-blood-sister': 1, 'unit-chaos-lord': 1 },
        defenders: { 'unit-archer': 2 },
      },
      1,
      2,
      'devcard-martyrs-of-the-covenant',
      'devcard-bottomless-gluttony',
    );
    story.answer('unit-blood-sister', 0);
    const [martyrs, gluttony] = ['card:devcard-martyrs-of-the-covenant', 'card:devcard-bottomless-gluttony'];
    while (!askedIn(story).includes('BW-DEVC-12')) story.answer(story.ask(story.asked[0]).absent);
    expect(story.offered()).toEqual([martyrs, gluttony, 'pass']);
    story.answer(gluttony).answer('UB');
    expect([story.offered(), story.whyNot(gluttony)]).toEqual([
      [martyrs, 'pass'],
      'reason.development-card-used',
    ]);
    story.answer(martyrs);
    expect(keys(story).filter(key => key === 'development-card-used')).toHaveLength(2);
  });

  test('BW-DEVC-12 after the rounds the attacker’s cards come first, and whom they destroy counts for the defender’s (I26)', () => {
    const story = quiet(
      {
        factions: ['waiqar', 'uthuk'],
        attackers: { 'unit-great-wyrm': 1 },
        defenders: { 'unit-blood-sister': 3 },
      },
      'devcard-toxic-breath',
      'devcard-martyrs-of-the-covenant',
    );
    expect([story.asked, story.offered()]).toEqual([[0], ['card:devcard-toxic-breath', 'pass']]);
    story.answer('card:devcard-toxic-breath').answer(['unit-great-wyrm']);
    expect([story.asked, story.offered(1)]).toEqual([[1], ['card:devcard-martyrs-of-the-covenant', 'pass']]);
    expect(befallen(story.answer('card:devcard-martyrs-of-the-covenant', 1))).toEqual([
      'fighter-damaged unit-great-wyrm 1',
      'fighter-damaged unit-great-wyrm 2',
    ]);
  });
});
