import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { commanderCardIds, heroPool } from '../../../src/pools.ts';
import { commanderCardWorth } from '../../../src/rules/view/judgements.ts';
import { botAnswer } from '../../bots/table.ts';
import { ANDIRA, questPhase, RONAN, SCORPION, VALADIR } from '../../heroes/summer.ts';
import { heroAt, questHand } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';
import { holding, playing } from '../../tactics/kit.ts';
import { commanderAt, led, nextCommanders, summer } from './kit.ts';

const caves = 'quest-the-whispering-caves';

describe('a bot with commanders', () => {
  it('BW-CMD-24 keeps its commander, unless he is badly hurt and another is not', () => {
    const choosing = (damage: number) =>
      botAnswer(
        summer(t => {
          commanderAt(t, 0, VALADIR, '3A', 'spy', { damage });
          heroAt(t, 0, ANDIRA, 'DA');
        }).table,
        0,
      );
    expect(choosing(0)).toMatchObject({ reply: [-1], reason: { key: 'bot.keep-command' } });
    expect(choosing(4)).toMatchObject({
      reply: [heroPool.cards.indexOf(ANDIRA)],
      reason: { key: 'bot.name-commander' },
    });
  });

  it('BW-CMD-29 BW-CMD-48 names a new one where it can, and a second', () => {
    const anew = summer(t => {
      heroAt(t, 0, ANDIRA, 'DA');
      heroAt(t, 0, RONAN, 'DA', { damage: 3 });
    });
    expect(botAnswer(anew.table, 0)).toMatchObject({
      reply: [heroPool.cards.indexOf(ANDIRA)],
      reason: { key: 'bot.name-commander' },
    });
    const arrange = (t: Table): void => {
      commanderAt(t, 0, VALADIR, '3A', 'spy');
      heroAt(t, 0, ANDIRA, 'DA');
      heroAt(t, 0, RONAN, 'DA', { damage: 3 });
    };
    const general = holding(['lieutenant-general'], arrange, led);
    expect(botAnswer(general.table, 0).reason.key).toBe('bot.play-card');
    const second = playing('lieutenant-general', arrange, led);
    expect(botAnswer(second.table, 0).reply).toEqual([heroPool.cards.indexOf(ANDIRA)]);
  });

  it('BW-CMD-19 hires heroes up to the limit, then looks for a better card', () => {
    const way = (...heroes: readonly string[]) =>
      botAnswer(
        resolved(
          'order-rally-support',
          t => {
            commanderAt(t, 0, VALADIR, '3A', 'spy');
            for (const id of heroes) heroAt(t, 0, id, 'DA');
          },
          led,
        ).answer('bonus').table,
        0,
      ).reply;
    expect([way(ANDIRA, RONAN), way(ANDIRA, RONAN, SCORPION)]).toEqual([[0], [1]]);
  });

  it('BW-CMD-17 BW-CMD-51 takes a card that is worth more than the one it has, in the place of the weaker', () => {
    for (const now of ['spy', 'bulwark', 'saboteur']) {
      const story = nextCommanders(
        resolved('order-rally-support', t => commanderAt(t, 0, VALADIR, '3A', now), led)
          .given(t => t.influence.set(0, 6))
          .answers('bonus', 'commander'),
        'reaver',
        'champion',
        'rearguard',
      ).answer(3);
      const { reply, reason } = botAnswer(story.table, 0);
      const worth = (card: string): number =>
        commanderCardWorth({ t: story.table, me: 0 }, commanderCardIds.indexOf(`commander-${card}`));
      const best = Math.max(...['reaver', 'champion', 'rearguard'].map(worth));
      const isBetter = best > worth(now) + 0.1;
      expect(reason.key).toBe(isBetter ? 'bot.better-command' : 'bot.keep-command');
      if (isBetter) expect(worth(commanderCardIds[reply[0]].slice('commander-'.length))).toBe(best);
      else expect(reply).toEqual([-1]);
    }
  });

  it('BW-CMD-06 sends no commander after quests', () => {
    const acts = (leads: boolean) =>
      botAnswer(
        questPhase(led, t => {
          if (leads) commanderAt(t, 0, SCORPION, '3A', 'spy');
          else heroAt(t, 0, SCORPION, '3A');
          questHand(t, 0, caves);
        }).answer(SCORPION).table,
        0,
      ).reason.key;
    expect([acts(true), acts(false)]).toEqual(['bot.train', 'bot.to-quest']);
  });
});
