import { describe, expect, it } from 'vitest';
import { cityTo, enemyInPlay, handOf, onlyCities, readyStrongholds, rewardTo, table } from '../kit.ts';
import { said } from './kit.ts';

describe('RA-ATTR-02 the coach about the die', () => {
  /** Against Mithrilim, strength 6 and one die: these are played, the rest stays in hand. */
  const against = (played: readonly string[], rest: readonly string[]) => {
    const story = table({ races: ['latari'] }).given(t => {
      enemyInPlay(t, 'res.mithrilim');
      handOf(t, 0, [...played, ...rest]);
    });
    story.answer('attack:enemy:res.mithrilim');
    for (const card of played) {
      story.answer(card);
      while (story.asked[0] === 0 && story.ask().kind === 'yes') story.answer(false);
    }
    return story;
  };
  const six = ['latari.darnati_warrior', 'latari.darnati_warrior'];

  it('tells that any skull loses, and what one more unit makes of it', () => {
    const story = against(six, ['latari.deepwood_archer', 'gold.1']);
    expect(story.ask().prompt.args).toEqual({ total: 6, against: 6 });
    expect(said(story, 'skull', 'pass')).toBe(
      'Any skull loses this fight: 50% to win. One more unit makes it 83%.',
    );
    expect(said(story, 'skull')).toBeUndefined();
    expect(said(story, 'skull', 'latari.deepwood_archer')).toBeUndefined();
  });

  it('is silent where nobody is left to send, and where a skull may come', () => {
    expect(said(against(six, ['gold.1']), 'skull', 'pass')).toBeUndefined();
    const safe = against([...six, 'latari.deepwood_archer'], ['latari.deepwood_archer']);
    expect(said(safe, 'skull', 'pass')).toBeUndefined();
  });

  it('is silent where the fight is lost anyhow', () => {
    const lost = against(['latari.darnati_warrior'], ['latari.deepwood_archer']);
    expect(said(lost, 'skull', 'pass')).toBeUndefined();
  });
});

describe('RA-SIEGE-13 the coach about a tie', () => {
  /** Daqan besieges a city of Latari that defends itself with 2, the other hand being empty. */
  const besieging = (played: string, ...rest: string[]) => {
    const story = table().given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.vynelvale');
      handOf(t, 0, [played, ...rest]);
      handOf(t, 1, []);
    });
    story.answer('attack:city:city.vynelvale').answer(played);
    while (story.asked[0] === 0 && story.ask().kind === 'yes') story.answer(false);
    return story;
  };

  it('speaks when the attacker stops at a tie with a unit in hand', () => {
    const story = besieging('daqan.bowman', 'daqan.footman');
    expect(story.ask().prompt.args).toEqual({ total: 2, against: 2 });
    expect(said(story, 'tie', 'pass')).toBe('A tie is the defender’s. One more point wins.');
    expect(said(story, 'tie', 'daqan.footman')).toBeUndefined();
  });

  it('is silent with only coins in hand, and where the attacker is ahead', () => {
    expect(said(besieging('daqan.bowman', 'gold.1'), 'tie', 'pass')).toBeUndefined();
    expect(said(besieging('daqan.knight', 'daqan.footman'), 'tie', 'pass')).toBeUndefined();
  });
});

describe('RA-TURN-07 the coach about keeping a card', () => {
  const ending = (influence: number, ...hand: string[]) => {
    const story = table().given(t => {
      handOf(t, 0, hand);
      readyStrongholds(t, 0, influence);
    });
    return story.answer('end');
  };

  it('names the strongest unit when nothing is kept', () => {
    const story = ending(1, 'daqan.knight', 'daqan.footman');
    expect(said(story, 'keep', 0)).toBe(
      'One influence keeps a Knight for the next turn, or for a siege before it.',
    );
    expect(said(story, 'keep', 1)).toBeUndefined();
  });

  it('is silent without a strong unit', () => {
    expect(said(ending(1, 'daqan.footman'), 'keep', 0)).toBeUndefined();
  });
});

describe('RA-ELIM-01 the coach about danger', () => {
  it('tells of a rival whose best hand could be the end, and not while it could not', () => {
    const at = (damage: number, scenario: 'runewars' | 'monument' = 'runewars') =>
      table({ scenario }).given(t => {
        handOf(t, 0, ['daqan.footman']);
        t.damage.set(0, damage);
      });
    const strongest = said(at(19), 'danger', 'end');
    expect(strongest).toBe('1 damage left. Kuba could do that next turn: keep units or influence.');
    expect(said(at(19), 'danger')).toBeUndefined();
    expect(said(at(0), 'danger', 'end')).toBeUndefined();
    expect(said(at(19, 'monument'), 'danger', 'end')).toBeUndefined();
  });

  it('tells of an Enemy in play that will be the end', () => {
    const at = (damage: number) =>
      table({ scenario: 'resurgence' }).given(t => {
        handOf(t, 0, ['daqan.footman']);
        handOf(t, 1, []);
        for (const zone of [t.deck.at(1), t.hand.at(1)])
          for (let card = 0; card < zone.types; card++) zone.add(card, -zone.count(card));
        const event = t.content.events.findIndex(({ phase }) => phase?.kind === 'damage-each');
        enemyInPlay(t, t.content.events[event].id);
        t.damage.set(0, damage);
      });
    expect(said(at(18), 'danger', 'end')).toMatch(
      /^2 damage left\. .+ will do that in the next Event phase: keep units or influence\.$/,
    );
    expect(said(at(17), 'danger', 'end')).toBeUndefined();
  });
});

describe('RA-WIN-01 the coach about winning now', () => {
  const holding = (...hand: string[]) =>
    table({ scenario: 'resurgence' }).given(t => {
      rewardTo(t, 0, 'res.margath');
      handOf(t, 0, hand);
    });

  it('speaks when the hand beats the objective as likely as not', () => {
    const story = holding(
      'neutral.demon',
      'neutral.demon',
      'daqan.knight',
      'daqan.footman',
      'neutral.battle_cry',
    );
    expect(said(story, 'win-now')).toMatch(/^You can win now: attack the objective, \d+%\.$/);
    expect(said(story, 'win-now', 'end')).toBeDefined();
    expect(said(story, 'win-now', 'attack:objective')).toBeUndefined();
    expect(said(holding('daqan.knight', 'daqan.footman'), 'win-now')).toBeUndefined();
  });

  it('speaks when gold for the Monument is there', () => {
    const rich = (...hand: string[]) => table({ scenario: 'monument' }).given(t => handOf(t, 0, hand));
    const fives = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2'];
    expect(said(rich(...fives), 'win-now')).toBe('You can win now: 14 gold builds your Monument.');
    expect(said(rich(...fives), 'win-now', 'gold')).toBeUndefined();
    expect(said(rich(...fives.slice(1)), 'win-now')).toBeUndefined();
  });
});
