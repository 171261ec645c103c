import type { Page } from '@playwright/test';
import { type Deeds, type HandPlan, playByHand } from './by-hand.ts';
import { parts } from './page-parts.ts';

/** How an evening at one screen ended, and which seats passed it on. */
export type Together = Deeds & { readonly players: ReadonlySet<string | null> };

/** Plays by hand for everybody who shares the screen, from curtain to curtain, until play stops for another reason. */
export const playTogether = async (page: Page, plan: HandPlan): Promise<Together> => {
  const { curtain } = parts(page);
  const players = new Set<string | null>();
  let [onTable, inBar] = [0, 0];
  for (let turn = 0; ; turn++) {
    if ((await curtain.count()) > 0) {
      players.add(await curtain.getAttribute('data-curtain'));
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'detached' });
    }
    const deeds = await playByHand(page, { ...plan, seed: plan.seed + turn });
    onTable += deeds.onTable;
    inBar += deeds.inBar;
    if (deeds.stop !== 'curtain') return { stop: deeds.stop, onTable, inBar, players };
  }
};
