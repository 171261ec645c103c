import { describe, expect, it } from 'vitest';
import type { Universe } from '../../src/content/box.ts';
import type { ObjectiveCard, SeasonCard, TacticsCard } from '../../src/content/types-cards.ts';
import { shippedProblems } from '../../src/content/validate.ts';
import { baseGame } from '../kit/base-game.ts';
import { but, changed, type Mistake, problems } from './card-mistakes.ts';

const withSeason = (id: string, fields: Partial<SeasonCard>): Universe =>
  but({ seasonCards: changed(baseGame.seasonCards, `season-${id}`, fields) });
const withTactics = (id: string, fields: Partial<TacticsCard>): Universe =>
  but({ tacticsCards: changed(baseGame.tacticsCards, `tactics-${id}`, fields) });
const withObjective = (id: string, fields: Partial<ObjectiveCard>): Universe =>
  but({ objectiveCards: changed(baseGame.objectiveCards, `objective-${id}`, fields) });
const withFaction = (influence: number): Universe =>
  but({ factions: baseGame.factions.map((faction, i) => ({ ...faction, influence: influence + i })) });

describe('the shipped cards', () => {
  it('have no problems', () => {
    expect(shippedProblems(baseGame)).toEqual([]);
  });

  it('may have other designed numbers', () => {
    expect(
      problems(withSeason('divided-loyalties', { effect: { kind: 'desert-unless-paid', influence: 3 } })),
    ).toEqual([]);
    expect(problems(withObjective('dominion', { condition: { kind: 'areas', least: 8 } }))).toEqual([]);
  });

  it('say what is there and what should be', () => {
    expect(shippedProblems(withTactics('sappers', { copies: 2 }))).toEqual([
      { path: 'tacticsCards', key: 'content.wrong-number', detail: '51 (50)', box: 'base' },
    ]);
  });
});

describe('mistakes among Season cards', () => {
  it.each<Mistake>([
    ['an id twice', withSeason('famine', { id: 'season-deep-snow' }), ['ids twice']],
    ['an id of something else', withSeason('famine', { id: 'unit-knight' }), ['ids twice']],
    [
      'a card of another season',
      withSeason('famine', { season: 'fall' }),
      ['seasonCards.spring wrong-number', 'seasonCards.fall wrong-number'],
    ],
    [
      'no copies',
      withSeason('famine', { copies: 0 }),
      ['seasonCards.spring wrong-number', 'season-famine.copies out-of-range'],
    ],
    [
      'a tag without a bid',
      withSeason('famine', { wizardsCouncil: true }),
      ['season-famine.wizardsCouncil wrong-tag'],
    ],
    [
      'a bid without a tag',
      withSeason('unearthed-star', { wizardsCouncil: false }),
      ['season-unearthed-star.wizardsCouncil wrong-tag'],
    ],
    ['a loss not marked', withSeason('famine', { loss: false }), ['season-famine.loss wrong-tag']],
    ['a loss that is none', withSeason('deep-snow', { loss: true }), ['season-deep-snow.loss wrong-tag']],
    [
      'a bid that Uthuk cannot pay',
      withSeason('stormy-weather', { bid: { concerns: 'below', bid: 2 } }),
      ['season-stormy-weather.bid.bid out-of-range'],
    ],
    [
      'an Order that does not exist',
      withSeason('stormy-weather', { effect: { kind: 'ban-orders', orders: ['order-garrison'] } }),
      ['season-stormy-weather.effect no-such-name'],
    ],
    [
      'an amount of nothing',
      withSeason('drilling-grounds', { effect: { kind: 'draw-tactics', amount: 0 } }),
      ['season-drilling-grounds.effect.amount out-of-range'],
    ],
    [
      'half an influence',
      withSeason('envoys-of-spring', { effect: { kind: 'gain-influence', amount: 1.5, perCity: 0 } }),
      ['season-envoys-of-spring.effect.amount out-of-range'],
    ],
    [
      'less than nothing for cities',
      withSeason('envoys-of-spring', { effect: { kind: 'gain-influence', amount: 1, perCity: -1 } }),
      ['season-envoys-of-spring.effect.perCity out-of-range'],
    ],
    [
      'a number too high',
      withSeason('fertile-fields', { effect: { kind: 'raise-dials', choices: [[11]] } }),
      ['season-fertile-fields.effect.choices.0.0 out-of-range'],
    ],
  ])('%s', (_, content, found) => {
    expect(new Set(problems(content))).toEqual(new Set(found));
  });

  it('a class of which some factions have no unit', () => {
    const units = baseGame.units.filter(
      ({ owner, unitClass }) => owner !== 'daqan' || unitClass !== 'triangle',
    );
    expect(shippedProblems(but({ units }))).toContainEqual(
      expect.objectContaining({
        box: 'base',
        path: 'season-fresh-recruits.effect.unitClass',
        key: 'content.no-such-name',
        detail: 'daqan triangle',
      }),
    );
  });

  it('a bid that is right for richer factions', () => {
    const stormy = withSeason('stormy-weather', { bid: { concerns: 'below', bid: 2 } });
    expect(problems({ ...stormy, factions: withFaction(2).factions })).toEqual([]);
  });
});

describe('mistakes among Tactics cards', () => {
  it.each<Mistake>([
    ['a card missing', but({ tacticsCards: baseGame.tacticsCards.slice(1) }), ['tacticsCards wrong-number']],
    [
      'no moment to play it',
      withTactics('scrying', { timings: [] }),
      ['tactics-scrying.timings wrong-timing'],
    ],
    [
      'a moment twice',
      withTactics('scrying', { timings: ['turn', 'turn'] }),
      ['tactics-scrying.timings twice'],
    ],
    [
      'a battle card without a side',
      withTactics('sappers', { side: 'owner' }),
      ['tactics-sappers.timings wrong-timing'],
    ],
    [
      'a side outside battles',
      withTactics('scrying', { side: 'attacker' }),
      ['tactics-scrying.timings wrong-timing'],
    ],
    [
      'a receiver of nothing',
      withTactics('sappers', { side: 'receiver' }),
      ['tactics-sappers.timings wrong-timing'],
    ],
    [
      'a participant outside battles',
      withTactics('scrying', { participant: true }),
      ['tactics-scrying.timings wrong-timing'],
    ],
    [
      'more at least than at most',
      withTactics('scrying', { effect: { kind: 'look-at-runes', least: 3, most: 2 } }),
      ['tactics-scrying.effect out-of-range'],
    ],
    [
      'neutral units that do not exist',
      but({ units: baseGame.units.filter(({ id }) => id !== 'unit-sorcerer') }),
      [
        '3A.neutral.unit no-such-name',
        '8A.neutral.unit no-such-name',
        'counts.units.neutral wrong-number',
        'units.neutral wrong-number',
        'tactics-call-of-the-wilds.effect no-such-name',
        'quest-circle-of-sorcerers.task no-such-name',
        'questUnits.unit-sorcerer no-such-name',
        'questUnits wrong-number',
      ],
    ],
  ])('%s', (_, content, found) => {
    expect(new Set(problems(content))).toEqual(new Set(found));
  });
});

describe('mistakes among Objectives', () => {
  it.each<Mistake>([
    [
      'a card of the other side',
      withObjective('dominion', { alignment: 'good' }),
      ['objectiveCards.good wrong-number', 'objectiveCards.evil wrong-number'],
    ],
    [
      'an event claimed too late',
      withObjective('discouraging-defeat', { claim: 'own-turn' }),
      ['objective-discouraging-defeat.claim wrong-timing'],
    ],
    [
      'a state claimed in other turns',
      withObjective('dominion', { claim: 'after-battle' }),
      ['objective-dominion.claim wrong-timing'],
    ],
    [
      'no way out',
      withObjective('dragon-pact', { escape: false }),
      ['objective-dragon-pact.escape wrong-escape'],
    ],
    [
      'a way out for nothing',
      withObjective('dominion', { escape: true }),
      ['objective-dominion.escape wrong-escape'],
    ],
    [
      'more heroes than a player may have',
      withObjective('fellowship', { condition: { kind: 'heroes', least: 4, without: 'evil' } }),
      ['objective-fellowship.condition.least out-of-range'],
    ],
    [
      'more Titles than there are',
      withObjective('titles-and-honors', { condition: { kind: 'titles', least: 4 } }),
      ['objective-titles-and-honors.condition.least out-of-range'],
    ],
    [
      'more cities than there are',
      withObjective('protector-of-the-free-cities', { condition: { kind: 'cities', least: 8 } }),
      ['objective-protector-of-the-free-cities.condition.least out-of-range'],
    ],
    [
      'more types than there are',
      withObjective('friend-of-all-creatures', { condition: { kind: 'allied-types', least: 7 } }),
      ['objective-friend-of-all-creatures.condition.least out-of-range'],
    ],
    [
      'a number of nothing',
      withObjective('dominion', { condition: { kind: 'areas', least: 0 } }),
      ['objective-dominion.condition.least out-of-range', 'objective-dominion.condition.least out-of-range'],
    ],
  ])('%s', (_, content, found) => {
    expect(new Set(problems(content))).toEqual(new Set(found));
  });
});
