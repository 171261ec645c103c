import { courses } from '@runehold/school/courses';
import { describe, expect, it } from 'vitest';
import { faults } from '../lessons/faults.ts';
import { noticedWith, planted } from '../lessons/plant.ts';

describe('the faults that lessons must notice', () => {
  it('are each planted at one place of a rule, against a lesson that there is', () => {
    const lessons = new Set(courses.flatMap(each => each.lessons.map(({ id }) => id)));
    for (const fault of faults) {
      expect(planted(fault), fault.what).toContain(fault.put);
      expect(lessons, fault.what).toContain(fault.against);
    }
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length);
    // Every lesson has rules of its own to stand up for.
    expect(new Set(faults.map(({ against }) => against))).toEqual(lessons);
  });

  it('are noticed: one that every follower meets, and one that only a claim is about', async () => {
    const [met, claimed] = ['a tie in a battle is the target’s', 'a tie in a siege is the attacker’s'].map(
      what => faults.find(fault => fault.what === what),
    );
    const some = ['rune-age.first-turn', 'rune-age.the-gate'];
    expect(await noticedWith(undefined, some)).toEqual([]);
    expect(await noticedWith(met, some)).toEqual(['rune-age.first-turn']);
    expect(await noticedWith(claimed, some)).toEqual([
      'rune-age.the-gate: a tie in a siege is the defender’s',
    ]);
  });
});
