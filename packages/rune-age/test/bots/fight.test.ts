import { describe, expect, it } from 'vitest';
import { muster } from '../../src/bots/army.ts';
import { planOf } from '../../src/bots/plan.ts';
import { causeFor } from '../../src/bots/prize.ts';
import { archer, field, lightning } from '../combat/battlefield.ts';
import { cardId, cityTo, deckOf, eventDeckOf, eventId, handOf, target } from '../kit.ts';
import { botAnswer } from './table.ts';

describe('how the greedy bot fights', () => {
  it('RA-COMBAT-11 counts on nothing that is added to an army without a unit', () => {
    const city = 'city.riverwatch';
    const { table: t } = field(
      table => {
        handOf(table, 0, [archer, lightning]);
        handOf(table, 1, []);
        deckOf(table, 1, []);
        cityTo(table, 1, city);
        eventDeckOf(table, ['rw.time_for_war']);
        table.move(eventId('rw.time_for_war'), table.eventDeck, table.lasting);
        table.lastingRound.set(eventId('rw.time_for_war'), table.round);
      },
      { scenario: 'runewars' },
    );
    const look = { t, me: 0 };
    const cause = causeFor(look, planOf(look), target('city', city));
    expect(muster(look, undefined, [], cause).net).toBe(0);
    expect(muster(look, undefined, [cardId(lightning)], cause)).toMatchObject({ cards: [], net: 0 });
    expect(muster(look, undefined, [cardId(archer), cardId(lightning)], cause)).toMatchObject({
      cards: [cardId(archer)],
    });
  });

  it('RA-COMBAT-11 plays the unit that it owes, and no tactic before it', () => {
    const story = field(t => {
      handOf(t, 0, [lightning, archer, 'gold.1']);
      handOf(t, 1, []);
    }).answer('attack:objective');
    const { ask, reply } = botAnswer(story.table, 0);
    expect(ask).toBe('assault.card');
    expect(reply).toEqual([cardId(archer)]);
  });
});
