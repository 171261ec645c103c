import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { rewards } from '../heroes/reward/registry.ts';

/** Rewards that can do nothing on the board that was laid leave the game; those of the base game always can. (BW-CITY12-12) */
export const buildRewardDeck = (t: Table): void => {
  for (let reward = 0; reward < t.rewardDeck.types; reward++) {
    const { isOfBoard } = rewards.kindOf(t.content.rewardCards[reward].effect);
    if (isOfBoard === undefined || isOfBoard(t)) continue;
    while (t.rewardDeck.count(reward) > 0) {
      t.move(reward, t.rewardDeck, t.rewardBox.at(0));
      t.emit(events['reward-boxed'], reward);
    }
  }
};
