import { PASS } from '@runehold/kernel/ask/offer';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { orderIds, resourceIds, titleIds } from '../../../src/pools.ts';
import { botAnswer } from '../../bots/table.ts';
import { army, dials, rune, title } from '../../kit/arrange.ts';
import { position, type Setting } from '../../kit/position.ts';
import { resolved } from '../../orders/kit.ts';
import { drawing } from '../../season/kit.ts';

const GUILDMASTER = 'title-guildmaster-merchants';
const setting: Setting = { options: { expansion: 'banners-of-war' } };

describe('a bot', () => {
  const withEnemies = (warriors: number): string => {
    const { table } = position(setting).given(t => {
      army(t, 0, '3B', { 'unit-footman': 2 });
      rune(t, '3B', 'dragon', { knownTo: [0] });
      army(t, 1, '3A', { 'unit-archer': warriors });
    });
    return orderIds[botAnswer(table, 0).reply[0]];
  };

  it('garrisons where an enemy could take its rune, and not where there is none', () => {
    expect(withEnemies(4)).toBe('order-garrison');
    expect(withEnemies(0)).not.toBe('order-garrison');
  });

  it('recruits two at once', () => {
    const story = resolved('order-garrison', undefined, setting).answer('bonus');
    expect(botAnswer(story.table, 0).reply).toHaveLength(2);
  });

  it('takes the Guildmaster before a Title that gives it nothing', () => {
    const story = resolved('order-acquire-power', t => t.influence.set(0, 3), setting).answer('bonus');
    const dear = (t: Table): void => {
      for (const [number, id] of titleIds.entries()) if (id !== GUILDMASTER) t.titleInfluence.set(number, 3);
    };
    expect(titleIds[botAnswer(story.given(dear).table, 0).reply[0]]).toBe(GUILDMASTER);
  });

  it('keeps all its dials, and loses none where it may ignore that', () => {
    const owner = (t: Table): void => {
      title(t, 0, GUILDMASTER, 2);
      dials(t, 0, 8, 8, 1);
    };
    const famine = drawing('spring', 'season-famine', owner, setting);
    expect(botAnswer(famine.table, 0).reply.map(code => resourceIds[code])).toEqual(['food', 'wood']);
    const blight = drawing('fall', 'season-blighted-stores', owner, setting);
    expect(botAnswer(blight.table, 0).reply).toEqual([PASS]);
  });
});
