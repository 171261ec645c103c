import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardId } from '../kit.ts';
import { discardIn, pileIn } from '../spending/owns.ts';
import { type Army, armyIn, compared, siege, totals } from './siege.ts';

const nobody: Army = { race: 'latari' };

/** Uthuk with a wounded Berserker and the Flesh Ripper that wounded it. */
const ripper = (more: readonly string[], defender: Army) =>
  siege(
    { race: 'uthuk', hand: ['uthuk.berserker', 'uthuk.flesh_ripper', ...more], deck: ['gold.1'] },
    defender,
  );

everyWay({ describe, it }, 'RA-WOUND wounding', test => {
  test('RA-WOUND-05 a wounded unit counts fully and is destroyed at the end of a won combat', () => {
    const story = ripper([], nobody).answer('uthuk.berserker');
    const before = pileIn(story, 'uthuk.berserker');
    story.answers('uthuk.flesh_ripper', true, 'sound:uthuk.berserker');
    expect(story.told(1)[0]).toEqual({ key: 'wounded', args: { who: 0, card: cardId('uthuk.berserker') } });
    expect(totals(story)).toEqual([3, 0]);
    expect(armyIn(story, 0)).toEqual(['uthuk.berserker', 'uthuk.flesh_ripper*']);
    expect(pileIn(story, 'uthuk.berserker')).toBe(before);
    story.answers('pass', 'pass');
    expect(compared(story)).toEqual([3, 0]);
    expect(story.table.damage.get(1)).toBe(3);
    expect(pileIn(story, 'uthuk.berserker')).toBe(before + 1);
    expect(discardIn(story, 0)).toEqual(['uthuk.flesh_ripper*']);
  });

  test('RA-WOUND-05 and at the end of a lost one', () => {
    const story = ripper([], { race: 'latari', hand: ['latari.pegasus_rider'] }).answers(
      'uthuk.berserker',
      'latari.pegasus_rider',
      'uthuk.flesh_ripper',
      true,
      'sound:uthuk.berserker',
    );
    const before = pileIn(story, 'uthuk.berserker');
    story.answers('pass', 'pass');
    expect(compared(story)).toEqual([3, 4]);
    expect(story.happened).toContain('failed');
    expect(pileIn(story, 'uthuk.berserker')).toBe(before + 1);
    expect(discardIn(story, 0)).toEqual(['uthuk.flesh_ripper*']);
    expect(discardIn(story, 1)).toEqual(['latari.pegasus_rider']);
  });

  test('RA-WOUND-06 a wounded unit cannot be wounded again', () => {
    const story = ripper(['uthuk.berserker', 'uthuk.flesh_ripper'], nobody);
    story.given(t => t.deck.at(0).put(cardId('gold.1')));
    story.answers('uthuk.berserker', 'uthuk.berserker', 'uthuk.flesh_ripper', true);
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    story.answers('sound:uthuk.berserker', 'uthuk.flesh_ripper', true);
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    story.answer('sound:uthuk.berserker');
    expect([0, 1, 2, 3].map(slot => story.table.wounded.get(0, slot))).toEqual([1, 1, 0, 0]);
  });

  test('RA-WOUND-06 beside a wounded unit only the Flesh Ripper itself can pay', () => {
    const story = ripper([], nobody).answer('uthuk.berserker');
    story.given(t => t.wounded.set(0, 0, 1)).answers('uthuk.flesh_ripper', true);
    // It is the only one, and so it is taken without an ask.
    expect(story.told(1)).toContainEqual({
      key: 'wounded',
      args: { who: 0, card: cardId('uthuk.flesh_ripper*') },
    });
    expect(story.ask().name).toBe('card');
  });

  test('RA-WOUND-06 a tactic with a wound price cannot be used when all are wounded', () => {
    const lay = () =>
      ripper(['neutral.summon_lightning'], { race: 'latari', hand: ['latari.pegasus_rider'] }).answers(
        'uthuk.berserker',
        'latari.pegasus_rider',
      );
    const sound = lay().answer('neutral.summon_lightning');
    expect([sound.asked, sound.ask().kind]).toEqual([[0], 'yes']);
    const wounded = lay()
      .given(t => t.wounded.set(0, 0, 1))
      .answer('neutral.summon_lightning');
    expect(wounded.happened).toEqual(['played', 'passed']);
    expect(wounded.ask().name).toBe('card');
  });

  test('RA-WOUND-07 a wounded unit can still be destroyed and then stops counting', () => {
    const story = ripper([], {
      race: 'latari',
      hand: ['latari.storm_sorceress', 'latari.darnati_warrior'],
      ready: 1,
    });
    story.answers('uthuk.berserker', 'latari.storm_sorceress', 'uthuk.flesh_ripper', true);
    story.answers('sound:uthuk.berserker', 'latari.darnati_warrior', true);
    expect(story.offered()).toEqual(['wounded:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    expect(totals(story)).toEqual([3, 5]);
    const before = pileIn(story, 'uthuk.berserker');
    story.answer('wounded:uthuk.berserker');
    expect(totals(story)).toEqual([2, 5]);
    expect(pileIn(story, 'uthuk.berserker')).toBe(before + 1);
    // The wound went with its unit.
    expect(story.table.wounded.get(0, 0)).toBe(0);
  });

  test('RA-WOUND-08 a wounded unit keeps its ability', () => {
    const story = ripper(['uthuk.berserker'], nobody).answers('uthuk.berserker', 'uthuk.berserker');
    story.answers('uthuk.flesh_ripper', true, 'sound:uthuk.berserker', 'pass');
    expect(story.ask().rule).toBe('RA-ABIL-09');
    expect(story.offered()).toEqual(['card:uthuk.berserker', 'pass']);
    story.answer('card:uthuk.berserker');
    expect(story.told(1)).toContainEqual({
      key: 'strengthened',
      args: { who: 0, card: cardId('uthuk.berserker*'), amount: 2 },
    });
    // The other Berserker is not wounded: nothing else is offered.
    expect(compared(story)).toEqual([6, 0]);
  });
});
