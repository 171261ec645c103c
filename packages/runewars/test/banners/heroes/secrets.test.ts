import type { Game } from '@runehold/kernel/procedure/game';
import type { Play } from '@runehold/testkit/play';
import { SecretWatch } from '@runehold/testkit/secrets';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { attack, finish, setRows, silence } from '../../battle/kit.ts';
import { attempts, comesTo } from '../../heroes/attempting.ts';
import { CORBIN, VALADIR } from '../../heroes/summer.ts';
import { heroAt, reward, tacticsHand } from '../../kit/arrange.ts';
import { nextFate } from '../../kit/position.ts';
import { attemptsHere } from '../map/twelve.ts';
import { expanded } from './kit.ts';

const watch = new SecretWatch(game as Game);
const caves = 'quest-the-whispering-caves';

/** A hero with a facedown Reward of no use supports the attacker, and nobody draws. */
const battle = (): Play<Table> => {
  const story = attack({
    ...expanded,
    attackers: { 'unit-footman': 2 },
    defenders: { 'unit-archer': 2 },
    arrange: t => {
      heroAt(t, 0, VALADIR, '3A');
      reward(t, VALADIR, 'reward-tome-of-lore');
      tacticsHand(t, 0, 'tactics-mountain-pass');
    },
  }).answer('unit-footman');
  return story.given(t => {
    setRows(t, 0, { 'unit-footman': 1, 'unit-footman:routed': 1 });
    silence(t, 0);
    silence(t, 1);
  });
};

describe('what is asked in secret with the expansion', () => {
  it('tells nobody what lies facedown', () => {
    finish(battle().watchedBy(watch));
    nextFate(
      attempts(caves, '3A', { ...expanded, arrange: t => void reward(t, CORBIN, 'reward-tome-of-lore') }),
      3,
    )
      .watchedBy(watch)
      .answers(`quest:${caves}`, 'pass');
    for (const name of ['sound-horn.card', 'raise-banner.card', 'open-purse.card'])
      expect(watch.complaints(name), name).toEqual([]);
  });

  it('tells nobody what is in a hand of which a card may buy a Reward', () => {
    const gate = 'quest-the-smugglers-gate';
    const story = attemptsHere(gate, '11B', {
      arrange: t => {
        tacticsHand(t, 0, 'tactics-favors-owed', 'tactics-scrying');
        t.freshTactics.at(0).pour(t.tactics.at(0));
      },
    }).watchedBy(watch);
    comesTo(story, gate, 'grey').answers('yes', 'tactics-scrying');
    expect(watch.complaints('quest-discard-tactics.card')).toEqual([]);
  });
});
