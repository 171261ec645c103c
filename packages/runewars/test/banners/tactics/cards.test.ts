import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../../src/boxes/banners-of-war/box.ts';
import type { FateResult } from '../../../src/content/types.ts';
import { tacticsPool } from '../../../src/pools.ts';
import { drawTactics } from '../../../src/rules/cards/draw.ts';
import { position } from '../../kit/position.ts';
import { options } from './kit.ts';

const cards = bannersOfWar.brings.tacticsCards ?? [];

const icon = (result: FateResult): string => {
  if (result.kind === 'special') return 'S';
  return result.kind === 'miss' ? '-' : `${result.kind === 'rout' ? 'R' : 'D'}${result.amount}`;
};

describe('the Tactics cards of the expansion', () => {
  it('are so many, each with its moment and side', () => {
    expect(
      cards.map(({ id, copies, side, timings }) => `${copies} ${id.slice(8)} ${side} ${timings.join()}`),
    ).toEqual([
      '1 lieutenant-general owner turn',
      '2 game-of-power owner turn',
      '2 forced-march owner turn',
      '2 burning-fields owner turn',
      '2 unnatural-frost owner turn',
      '1 renewal owner turn',
      '2 hidden-reserves defender battle.pre',
      '1 poisoned-wells owner turn',
      '1 open-challenge either duel.start',
      '1 call-of-adventure owner turn',
      '1 city-riots owner turn',
      '1 hidden-cache owner turn',
      '1 master-artisans owner harvest.sup',
      '2 bribery owner turn',
      '2 flanking-strike attacker battle.start',
      '2 hold-the-line defender battle.tally.a',
      '2 omens-in-smoke owner turn',
      '2 elder-lore owner quest.test',
      '2 hired-blades owner turn',
      '2 rousing-speech either battle.tally.a',
    ]);
  });

  it('BW-TFATE-01 show Fate icons for the four base shapes, those that do', () => {
    expect(
      cards.flatMap(({ id, fate }) =>
        fate
          ? [
              `${id.slice(8)} ${[fate.triangle, fate.circle, fate.rectangle, fate.hexagon].map(icon).join(' ')}`,
            ]
          : [],
      ),
    ).toEqual([
      'bribery R1 R1 S D2',
      'flanking-strike D1 D1 D2 D2',
      'hold-the-line R1 R1 R1 R2',
      'omens-in-smoke - S D1 S',
      'elder-lore S S - D1',
      'hired-blades D1 D1 D1 D3',
      'rousing-speech S - R2 S',
    ]);
  });

  it('BW-SETUP-21 BW-SETUP-22 nobody ever holds Lieutenant General without commanders', () => {
    const general = tacticsPool.cards.indexOf('tactics-lieutenant-general');
    const { table: without } = position({ options });
    drawTactics(without, 0, 100);
    expect(without.freshTactics.at(0).total).toBe(50 + 31);
    expect(without.freshTactics.at(0).count(general)).toBe(0);
    const { table: led } = position({ options: { ...options, commanders: 'yes' } });
    drawTactics(led, 0, 100);
    expect(led.freshTactics.at(0).total).toBe(50 + 32);
    expect(led.freshTactics.at(0).count(general)).toBe(1);
  });

  it('are none of a table without the box', () => {
    const { table } = position();
    expect(table.tacticsDeck.total + table.tacticsDiscard.total).toBe(50);
    expect([table.veterans.length, table.seasonTop.length, table.duelMore.length]).toEqual([0, 0, 0]);
  });
});
