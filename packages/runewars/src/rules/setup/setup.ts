import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { procedure } from '../rules.ts';
import { lookAtRunes } from '../runes/known.ts';
import { layBoard } from './board/build.ts';
import { placeCities, placeExplorationTokens, placeNeutrals } from './board/populate.ts';
import { openBox } from './box.ts';
import { takeFactions } from './factions.ts';
import { findFirstPlayer } from './first-player.ts';
import { placeHeroes } from './heroes.ts';
import { layHomeRunes } from './home-runes.ts';
import { setDials, settleHomes } from './homes.ts';
import { buildQuestDeck, dealSetupQuests } from './quests.ts';
import { buildRewardDeck } from './rewards.ts';
import { layPiles, takeObjectives, takeQuests, takeStores } from './stores.ts';

const beginStep =
  (step: number) =>
  (t: Table): void =>
    t.emit(events['setup-step'], step);

const seatEverybody = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) t.alive.set(seat, 1);
};

const step = {
  firstPlayer: 1,
  factions: 2,
  board: 3,
  questDeck: 4,
  dials: 5,
  homes: 6,
  heroes: 7,
  decks: 8,
  tokens: 9,
  stores: 10,
  quests: 11,
  objectives: 12,
} as const;

/** The twelve steps of setup in their order. (RW-SETUP-01) */
export const setUp = procedure('setup', {}, steps =>
  steps
    .do(openBox)
    .do(seatEverybody)
    .do(beginStep(step.firstPlayer))
    .do(findFirstPlayer)
    .do(beginStep(step.factions))
    .call(() => takeFactions)
    .do(beginStep(step.board))
    .do(dealSetupQuests)
    .call(() => layBoard)
    .do(placeNeutrals)
    .do(placeCities)
    .do(placeExplorationTokens)
    .do(beginStep(step.questDeck))
    .do(buildQuestDeck)
    .do(buildRewardDeck)
    .do(beginStep(step.dials))
    .do(setDials)
    .do(beginStep(step.homes))
    .call(() => settleHomes)
    .do(beginStep(step.heroes))
    .call(() => placeHeroes)
    .do(beginStep(step.decks))
    .call(() => layHomeRunes)
    .do(beginStep(step.tokens))
    .do(layPiles)
    .do(beginStep(step.stores))
    .do(takeStores)
    .do(beginStep(step.quests))
    .do(takeQuests)
    .do(beginStep(step.objectives))
    .do(takeObjectives)
    .do(lookAtRunes),
);
