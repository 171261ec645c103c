import { missedIn } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRunewars } from './runs.ts';

/** What a thousand games meet too seldom to count on, even in worlds where it is common; several thousand do. */
const seldom = {
  'use-fortification': 'a stronghold with a defensive development is attacked by another player',
  challenge: 'a hero who is challenged has the Cloak of Deception',
  'hero-deed[7]': 'a Reward is used between moving and the deed',
  'move-action[13]': 'a Reward is used in the middle of a move',
  'move-action[14]': 'the same',
  'hero-action[10]': 'a Reward is used beside an action',
  'complete-quest[4]': 'the hero who heals a friend completes a quest, and has a hurt friend',
  'complete-quest[5]': 'the same',
  'reward-staff': 'one Reward at the moment at which it would change something',
  'reward-draught': 'the same',
  loot: 'the victor of a duel has a companion, and the beaten hero Rewards',
  'wield-weapon': 'a Weapon whose strength depends on an attribute, or that may burn, meets a special icon',
  'strike-at-start[3]': 'the bow shoots first, and has somebody to shoot at',
  'strategize[10]': 'more units are brought together than an area may hold',
  'give-up-figure': 'the figures of a unit run out',
  eliminated: 'a player loses everything',
  'title-returned': 'and had a title',
  'fortification-used': 'see above',
  'duel-called-off': 'see above',
  'markers-taken-back': 'the last setup marker fits nowhere',
  'objectives-reshuffled': 'all Objectives of a side have been exchanged',
  'rewards-reshuffled': 'all Rewards have been drawn',
  'rune-returned': 'there is room for one rune token of two',
};

it('1,000 games end, break no law, leak nothing, and every clause fires but the rarest', () => {
  const started = performance.now();
  const { games, answers, looks, failures, coverage } = fuzzRunewars(1000, 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${games} games, ${answers} answers, ${looks} looks in ${seconds} s`);
  expect(failures).toEqual([]);
  expect(games).toBe(1000);
  expect(missedIn(coverage, { ...trials.beyond, ...seldom })).toEqual([]);
}, 1_800_000);
