import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { areaIds, developmentCardIds, developmentIds } from '../../../src/pools.ts';
import { botAnswer } from '../../bots/table.ts';
import { army, dials, stronghold } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';
import { options, owning, shopping } from '../developments/kit.ts';
import { capital, capitalLost } from './kit.ts';

const archaut = 'devcard-archaut-the-citadel';

const bought = (arrange: (t: Table) => void): string | undefined => {
  const { reply } = botAnswer(shopping('daqan', [5, 5, 5], arrange).table, 0);
  return developmentCardIds[reply[0]];
};

describe('a bot and its capital', () => {
  it('BW-CAP-01 buys it when its units have little of other cards, or when its walls are broken', () => {
    const towers = (t: Table): void => army(t, 0, '1C', { 'unit-siege-tower': 3 });
    expect(bought(() => {})).toBe(archaut);
    expect(bought(towers)).toBe('devcard-ironbound-towers');
    expect(
      bought(t => {
        towers(t);
        stronghold(t, 0, 'DA', true);
      }),
    ).toBe(archaut);
  });

  it('BW-CAP-01 raises it where the front is nearest', () => {
    const story = shopping('daqan', [0, 1, 2], t => {
      stronghold(t, 0, 'DC');
      army(t, 1, '3A', { 'unit-archer': 3 });
    }).answer(archaut);
    const { ask, reply, reason } = botAnswer(story.table, 0);
    expect([ask, areaIds[reply[0]], reason.key]).toEqual(['place-capital.area', 'DC', 'bot.build']);
  });

  it('BW-CAP-12 rebuilds it rather than a stronghold', () => {
    const story = resolved(
      'order-fortify',
      t => {
        dials(t, 0, 3, 3, 3);
        capitalLost(t, 0);
      },
      { options },
    );
    const { reply, reason } = botAnswer(story.table, 0);
    expect([story.ask().options.find(({ code }) => code === reply[0])?.name, reason.key]).toEqual([
      'capital',
      'bot.build',
    ]);
    const site = botAnswer(story.answer('capital').table, 0);
    expect([site.ask, site.reason.key]).toEqual(['rebuild-capital.site', 'bot.build']);
  });

  it('BW-CAP-07 uses both developments, and builds a second one', () => {
    const story = shopping('daqan', [0, 3, 0], t => {
      owning(t, 'devcard-ironbound-towers');
      capital(t, 0, 'DA', { developments: ['dev-diplomat', 'dev-training-ground'] });
    });
    story.answer(botAnswer(story.table, 0).reply);
    const chosen = botAnswer(story.table, 0);
    expect([chosen.ask, chosen.reason.key]).toEqual(['choose-development.kind', 'bot.bonus']);
    expect(developmentIds[chosen.reply[0]]).toBe('dev-diplomat');
    story.answer(chosen.reply);
    expect(story.ask().name).toBe('area');
    const next = shopping('daqan', [0, 3, 0], t => {
      owning(t, 'devcard-ironbound-towers');
      capital(t, 0, 'DA', { developments: ['dev-reinforced-walls'] });
    });
    expect(botAnswer(next.table, 0).reason.key).toBe('bot.build');
  });
});
