import { describe, expect, it } from 'vitest';
import { questCards, questUnits } from '../../src/boxes/base/quest-cards.ts';
import { universe } from '../../src/boxes/universe.ts';
import type { QuestCard, QuestResult } from '../../src/content/types-quests.ts';

const words = (result: readonly QuestResult[]) =>
  result.map(({ kind, ...numbers }) => [kind, ...Object.values(numbers)].join(' ')).join(', ') || 'nothing';
const placeOf = ({ place }: QuestCard) => (place.kind === 'area' ? place.area : place.kind);
const tests = questCards.flatMap(({ id, task }) => (task.kind === 'test' ? [{ id, task }] : []));

describe('the Quest cards', () => {
  it('are these, for these tiles, in these places, of this', () => {
    const rows = questCards.map(card => {
      const { id, setupTile, task } = card;
      const duel = task.kind === 'duel' ? `${task.unit} ${task.units} ${task.goal.kind}` : task.kind;
      const what = task.kind === 'test' ? task.attribute : duel;
      return [setupTile ?? '-', placeOf(card), id.slice(6), what].join(' ');
    });
    expect(rows).toEqual([
      '1 1A alcarans-watchtower wisdom',
      '2 2B the-sunken-shrine agility',
      '3 3A the-whispering-caves agility',
      '4 4A bones-of-the-elder-kings strength',
      '5 5B the-bazaar wisdom',
      '6 6A the-sleeping-dragon agility',
      '7 7A the-razorwing-nest agility',
      '8 8A heart-of-the-old-wood wisdom',
      '9 9A to-the-edge-of-the-world strength',
      '- 7B the-gathering-storm wisdom',
      '- 1B the-broken-runestone wisdom',
      '- 3B thieves-in-the-reeds agility',
      '- 4B the-drowned-bell agility',
      '- 5A avalanche strength',
      '- 6B the-hermits-riddle wisdom',
      '- 2A the-giants-toll unit-giant 1 damage',
      '- 8B circle-of-sorcerers unit-sorcerer 1 defeat',
      '- 9B beast-of-the-high-pass unit-hell-hound 1 defeat',
      '- 4A grave-of-the-black-legion strength',
      '- home-realm-of-another foreign-library wisdom',
      '- stronghold-of-another forward-scouting agility',
      '- enemy-hero-or-city secrets-and-lies wisdom',
      '- city the-tournament strength',
      '- facedown-rune on-the-trail-of-the-stars wisdom',
    ]);
  });

  it('come to this with a red, a grey and a gold card', () => {
    const rows = tests.map(({ task }) => [task.red, task.grey, task.gold].map(words).join(' | '));
    expect(rows).toEqual([
      'damage 1 | reward | reward, draw-tactics 1',
      'rout | reward | reward, gain-influence 2',
      'damage 1 | reward | reward, train any 1',
      'damage 1 | reward, damage 1 | reward',
      'lose-influence 2 | may-pay-influence-for-reward 2 | reward',
      'damage 2 | damage 1, reward | reward',
      'damage 1 | reward | reward, may-place-unit unit-razorwing 1',
      'rout | reward | reward, raise-dial wood 1',
      'damage 1, discard-quest | reward | reward, draw-quest 1',
      'lose-influence 1 | reward | reward, look-at-rune',
      'nothing | train wisdom 1 | reward, train wisdom 1',
      'lose-reward-or-damage 1 1 | reward | reward, gain-influence 2',
      'damage 1 | reward | reward, draw-tactics 1',
      'damage 2 | reward, rout | reward',
      'discard-quest, draw-quest 1 | reward | reward, train any 1',
      'damage 1 | reward | reward, may-stand-units-in-one-area',
      'rout | reward | reward, look-at-objective',
      'damage 1 | reward | reward, draw-tactics 1',
      'other-player-gains-influence 1 | reward | reward, take-influence 1',
      'damage 1 | gain-influence 2 | reward, gain-influence 1',
      'nothing | reward | reward, may-reveal-rune',
    ]);
  });

  it('give a Reward for a duel won, and two damage are enough for the Giant', () => {
    const duels = questCards.flatMap(({ task }) => (task.kind === 'duel' ? [task] : []));
    expect(duels.map(({ goal }) => goal)).toEqual([
      { kind: 'damage', amount: 2 },
      { kind: 'defeat' },
      { kind: 'defeat' },
    ]);
    for (const { reached } of duels) expect(words(reached)).toBe('reward');
  });

  it('RW-QUEST-06 have nothing that bears on play but place and criteria', () => {
    const parts = new Set(questCards.flatMap(card => Object.keys(card)));
    expect([...parts].toSorted()).toEqual(['id', 'name', 'place', 'setupTile', 'sources', 'task']);
    const named = questCards.filter(({ place }) => place.kind === 'area');
    expect(named).toHaveLength(19);
  });

  it('RW-QUEST-25 train an attribute by one only', () => {
    const clauses = tests.flatMap(({ task }) => [...task.red, ...task.grey, ...task.gold]);
    const amounts = clauses.flatMap(clause => (clause.kind === 'train' ? [clause.amount] : []));
    expect(amounts).toEqual([1, 1, 1, 1]);
  });

  it('name areas of which every tile has some, and a Setup Quest one of its own tile', () => {
    for (const card of questCards) {
      const area = placeOf(card);
      const tile = universe.tiles.find(one => one.areas.some(({ id }) => id === area));
      expect(tile === undefined).toBe(card.place.kind !== 'area');
      if (card.setupTile !== undefined) expect(tile?.id).toBe(String(card.setupTile));
    }
  });

  it('say what is known of them and what is not', () => {
    const named = questCards.filter(({ sources }) => sources.name === 'found').map(({ id }) => id.slice(6));
    expect(named).toEqual([
      'the-bazaar',
      'to-the-edge-of-the-world',
      'the-gathering-storm',
      'foreign-library',
      'forward-scouting',
      'secrets-and-lies',
    ]);
    const caves = questCards.find(({ id }) => id === 'quest-the-whispering-caves');
    expect(caves?.sources).toMatchObject({ place: 'found', attribute: 'found', task: 'designed' });
  });
});

describe('the units of quests', () => {
  it('do this to a hero with a special icon', () => {
    const rows = questUnits.map(({ unit, special: { kind, ...numbers } }) =>
      [unit.slice(5), kind, ...Object.values(numbers)].join(' '),
    );
    expect(rows).toEqual([
      'beastman damage-and-draw-fate 1 1 1',
      'razorwing nothing',
      'sorcerer set-health 2',
      'hell-hound damage 1',
      'dragon nothing',
      'giant damage-as-carried',
    ]);
  });
});
