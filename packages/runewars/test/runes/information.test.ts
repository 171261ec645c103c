import type { Json } from '@runehold/kernel/view/codec';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import {
  activate,
  army,
  city,
  development,
  heroAt,
  neutrals,
  objective,
  questHand,
  reward,
  rune,
  tacticsHand,
  title,
} from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';

const dressed = (t: Table): void => {
  army(t, 0, '1A', { 'unit-knight': 2 });
  army(t, 1, '5A', { 'unit-archer': 1 }, true);
  neutrals(t, '2A', { 'unit-giant': 1 });
  heroAt(t, 0, 'HE-01', '1A', { damage: 1 });
  reward(t, 'HE-01', 'reward-rage-blade');
  tacticsHand(t, 0, 'tactics-hidden-vault', 'tactics-mountain-pass');
  questHand(t, 0, 'quest-foreign-library');
  objective(t, 0, 'objective-dragon-pact');
  title(t, 0, 'title-primarch-wizards-council', 2);
  development(t, 'DA', 'dev-diplomat');
  activate(t, 1, '1B');
  city(t, '3B', 'city-forge');
  rune(t, 'DB', 'dragon', { knownTo: [0] });
};

/** Everything that lies open. (RW-INFO-13) */
const open = [
  'standing',
  'routed',
  'occupant',
  'heroesInPlay',
  'heroArea',
  'heroDamage',
  'heroRouted',
  'training',
  'dial',
  'stronghold',
  'development',
  'activation',
  'city',
  'titleOwner',
  'titleInfluence',
  'seasonDiscard',
  'influence',
  'ordersInPlay',
  'tacticsDiscard',
  'questDiscard',
  'rewardDiscard',
];

everyWay({ describe, it }, 'Information', test => {
  test('RW-INFO-13 what lies open is the same for everybody', () => {
    const story = position().given(dressed);
    const views = ([0, 1, 'spectator'] as const).map(viewer => story.view(viewer).table);
    for (const field of open) {
      expect(views[0][field], field).not.toBeUndefined();
      expect(views[1][field], field).toEqual(views[0][field]);
      expect(views[2][field], field).toEqual(views[0][field]);
    }
  });

  test('RW-INFO-10 influence, the sizes of hands and the number of Rewards are open', () => {
    const story = position().given(dressed);
    const { table } = story.view(1);
    expect(table['influence']).toEqual([3, 4, 0, 0]);
    expect((table['tactics'] as readonly Json[])[0]).toEqual({ hidden: 2 });
    expect((table['questHand'] as readonly Json[])[0]).toEqual({ hidden: 1 });
    expect((table['reward'] as readonly Json[])[0]).toEqual({ hidden: 1 });
    expect((table['rewardHero'] as readonly Json[])[0]).toBe(1);
  });

  test('RW-INFO-18 a spectator sees no hidden face, and everything once the game is over', () => {
    const story = position().given(dressed);
    const hidden = JSON.stringify(story.view('spectator').table);
    for (const secret of ['tactics-hidden-vault', 'quest-foreign-library', 'objective-dragon-pact']) {
      expect(hidden).not.toContain(secret);
    }
    expect(hidden).not.toContain('reward-rage-blade');
    story.given(t => {
      t.setPlace(0, 1);
      t.finish();
    });
    expect(JSON.stringify(story.view('spectator').table)).toContain('objective-dragon-pact');
  });

  test('RW-RUNE-18 nobody can show a facedown token to another', () => {
    const story = atTurn(position().given(dressed), 0, 'order-acquire-power');
    expect(story.offered().filter(name => /rune|show/.test(name))).toEqual([]);
    expect((story.view(1).table['rune'] as readonly Json[]).filter(face => face === 'dragon')).toEqual([]);
  });
});
