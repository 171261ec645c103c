import { describe, expect, it } from 'vitest';
import { tacticsCards } from '../../src/boxes/base/tactics-cards.ts';

const card = (id: string) => tacticsCards.find(one => one.id === `tactics-${id}`);

describe('the Tactics cards', () => {
  it('are these, to be played then and by that side', () => {
    const rows = tacticsCards.map(({ id, copies, timings, side }) =>
      [copies, id.slice(8), side, ...timings].join(' '),
    );
    expect(rows).toEqual([
      '2 tactical-retreat defender battle.start',
      '3 summon-lightning either battle.start',
      '3 rally-cry either turn battle.start battle.round',
      '2 to-the-victor either battle.start',
      '1 horrific-rumors owner turn',
      '1 raze-a-city owner turn',
      '1 lost-city owner turn',
      '2 spy-guild owner turn',
      '2 shared-counsel owner turn',
      '2 scatter-the-beasts owner turn',
      '2 mountain-pass owner turn',
      '2 ambush owner quest.action',
      '2 call-of-the-wilds owner turn',
      '2 beast-lure owner turn',
      '2 double-march owner turn.activate',
      '1 renewed-orders owner turn',
      '2 silver-tongue owner turn.diplomacy',
      '2 court-intrigue owner turn',
      '1 favors-owed owner turn',
      '2 hidden-stores owner turn',
      '2 sabotage owner turn',
      '2 steady-ranks receiver battle.routs',
      '1 field-surgeons either battle.round',
      '2 battle-fury either battle.start',
      '1 sappers attacker battle.tally.a',
      '2 scrying owner turn',
      '1 hidden-vault owner turn',
      '1 blessing-of-kellos owner quest.test',
      '1 winter-provisions owner season.winter',
    ]);
  });

  it('do this with these numbers', () => {
    const rows = tacticsCards.map(({ effect }) => {
      const { kind, ...numbers } = effect;
      return [kind, ...Object.values(numbers).map(value => JSON.stringify(value))].join(' ');
    });
    expect(rows).toEqual([
      'call-off-battle',
      'damage-both-sides 4',
      'stand-units 4',
      'pay-winner 2 1',
      'place-activation-of-opponent',
      'destroy-own-city',
      'found-stronghold',
      'take-back-orders',
      'draw-tactics-together 1 4',
      'scatter-neutral-units',
      'open-mountains',
      'start-duel',
      'place-neutral-units [{"of":["unit-beastman","unit-razorwing"],"count":2},{"of":["unit-sorcerer"],"count":1}]',
      'lure-neutral-units 1 2 ["triangle","circle","rectangle"]',
      'make-units-fast',
      'remove-activation',
      'draw-more-for-diplomacy 2',
      'take-influence 2',
      'gain-influence 3',
      'raise-dials [[2],[1,1]]',
      'lower-dial-of-opponent 1 2',
      'cancel-routs 2',
      'remove-damage 3',
      'draw-more-for-unit 1',
      'weaken-stronghold 3',
      'look-at-runes 1 2',
      'mix-runes',
      'draw-more-for-test 2',
      'keep-unit-limit',
    ]);
  });

  it('ask for a participating unit where only the fighters may play them', () => {
    const asking = tacticsCards.filter(({ participant }) => participant).map(({ id }) => id);
    expect(asking).toEqual(['tactics-summon-lightning', 'tactics-to-the-victor', 'tactics-battle-fury']);
  });

  it('say what is known of them and what is not', () => {
    expect(card('tactical-retreat')?.sources).toMatchObject({ name: 'found', effect: 'found' });
    expect(card('horrific-rumors')?.sources.copies).toBe('found');
    expect(card('to-the-victor')?.sources).toMatchObject({ effect: 'found', numbers: 'designed' });
    expect(card('shared-counsel')?.sources).toMatchObject({ name: 'designed', effect: 'found' });
    expect(card('call-of-the-wilds')?.sources).toMatchObject({ theme: 'found', effect: 'designed' });
    expect(card('sappers')?.sources).toMatchObject({ name: 'designed', effect: 'designed' });
  });
});
