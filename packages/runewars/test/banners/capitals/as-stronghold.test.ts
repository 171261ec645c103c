import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { developmentIds, heroPool } from '../../../src/pools.ts';
import { controller } from '../../../src/rules/map/areas.ts';
import { developmentsIn, isCapitalIn } from '../../../src/rules/view/areas.ts';
import { area, dials, noStronghold, stronghold } from '../../kit/arrange.ts';
import { nextCards } from '../../kit/position.ts';
import { dialsOf, resolved } from '../../orders/kit.ts';
import { drawing } from '../../season/kit.ts';
import { options } from '../developments/kit.ts';
import { capital, standsIn } from './kit.ts';

everyWay({ describe, it }, 'a capital is a stronghold', test => {
  test('BW-CAP-09 it is repaired for an ore', () => {
    const story = resolved(
      'order-fortify',
      t => {
        dials(t, 0, 0, 0, 1);
        capital(t, 0, 'DA', { damaged: true });
      },
      { options },
    );
    expect(standsIn(story, 'DA')).toBe('capital 5');
    expect(story.offered()).toEqual(['repair', 'pass']);
    story.answer('repair');
    expect([standsIn(story, 'DA'), dialsOf(story)]).toEqual(['capital 7', [0, 0, 0]]);
  });

  test('BW-CAP-07 everybody who looks at the map sees it and both its developments', () => {
    const { table: t } = resolved(
      'order-fortify',
      it => capital(it, 0, 'DA', { developments: ['dev-diplomat', 'dev-reinforced-walls'] }),
      { options },
    );
    for (const me of [0, 1, 'spectator'] as const) {
      const seen = (where: string) => {
        const [look, at] = [{ t, me }, area(where)] as const;
        return [isCapitalIn(look, at), ...developmentsIn(look, at).map(kind => developmentIds[kind])];
      };
      expect(seen('DA')).toEqual([true, 'dev-diplomat', 'dev-reinforced-walls']);
      expect(seen('LA')).toEqual([false]);
    }
  });

  test('BW-CAP-09 units are recruited there, and it holds its area without any', () => {
    const story = resolved(
      'order-recruit',
      t => {
        dials(t, 0, 4, 4, 4);
        noStronghold(t, 'DA');
        capital(t, 0, 'DB');
      },
      { options },
    );
    expect(controller(story.table, area('DB'))).toBe(0);
    story.answer('food');
    const [place] = story.offered();
    expect(place).toBe('area:DB');
  });

  test('BW-CAP-09 a hired hero is placed there', () => {
    const story = resolved(
      'order-rally-support',
      t => {
        noStronghold(t, 'DA');
        capital(t, 0, 'DB');
      },
      { options },
    ).answer('bonus');
    nextCards(story, 'hero', t => t.heroDeck, heroPool.cards, 'HE-09');
    story.answer(1).answer('HE-09');
    expect(story.table.heroArea.get(8)).toBe(area('DB') + 1);
  });

  test('BW-CAP-09 Levy of Grain counts it', () => {
    const levied = (isCapital: boolean): number[] =>
      dialsOf(
        drawing(
          'fall',
          'season-levy-of-grain',
          t => {
            (isCapital ? capital : stronghold)(t, 0, 'DA');
            stronghold(t, 0, '3A');
            stronghold(t, 0, '1B');
            dials(t, 0, 3, 3, 3);
          },
          { options },
        ),
      );
    expect(levied(true)).toEqual([2, 3, 3]);
    expect(levied(false)).toEqual([2, 3, 3]);
  });
});
