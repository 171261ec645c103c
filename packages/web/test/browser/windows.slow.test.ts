import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { layoutFaults } from './layout-faults.ts';
import { windows } from './page-boxes.ts';
import { windowScreens } from './window-screens.ts';

const evening = spendEvening();

/** Screens that no other test lays out, each in a window of its own; `npm run proof` looks at all of them in all. */
const sampled = ['choose faction', 'starting units', 'a turn with a card to play', 'who marches'].concat([
  'a battle with commanders',
  'the end of Runewars',
  'a replay of Runewars',
  'a battle of Rune Age',
  'the end of Rune Age',
]);

const samples = sampled.map((name, n) => {
  const screen = windowScreens[name];
  const [width, height] = windows[(n * 3) % windows.length];
  const [language, theme] = [n % 2 === 0 ? 'pl' : 'en', n % 4 < 2 ? 'light' : 'dark'] as const;
  return { name, screen, plan: { width, height, language, theme } as const };
});

describe('nothing lies over anything, hand and confirm are in view, and axe finds nothing', () => {
  it.each(samples)(
    '$name ($plan.width × $plan.height, $plan.language, $plan.theme)',
    async ({ screen, plan }) => {
      const { guest, address } = evening();
      const mira = await guest(plan);
      await screen.open(mira, address);
      const { hand, isAsked } = screen;
      await expect.poll(() => mira.page.evaluate(layoutFaults, { hand, isAsked })).toEqual([]);
      expect(await findings(mira.page)).toEqual([]);
      expect(mira.mishaps).toEqual([]);
      await mira.context.close();
    },
    A_WHILE,
  );
});
