import type { Asked } from '@runehold/kernel/view/asked';
import { type DuelOdds, duelsByLaw, foughtTimes } from '../../rules/view/heroes.ts';
import { answers } from '../../rules/view/judgements.ts';
import type { Proposal } from '../answer.ts';
import { judgeOf } from '../greedy.ts';
import { questing } from '../quests.ts';
import * as influence from './influence.ts';
import * as march from './march.ts';
import type { Mind, Planned } from './mind.ts';
import { chooseOrder } from './orders.ts';
import * as recruits from './recruits.ts';
import * as stores from './stores.ts';
import * as turn from './turn.ts';

/** What the planner decides in its own way. */
const planned: Readonly<Record<string, Planned>> = {
  ...Object.fromEntries(
    Object.entries(answers).flatMap(([ask, manner]) =>
      manner === 'lowerDial' ? [[ask, stores.lowerDial]] : [],
    ),
  ),
  'influence-bid.bids': influence.bid,
  'take-title.title': influence.takeTitle,
  'fall.choice': influence.fallChoice,

  'choose-orders.chosen': chooseOrder,
  'activate.area': march.activateArea,
  'strategize.destination': march.strategizeTo,
  'march.units': march.marchUnits,
  'march.allies': march.marchAllies,
  'negotiate.approach': march.approach,
  'be-refused.approach': march.setback,
  'diplomacy.influence': march.offerInfluence,
  'retreat.to': march.retreatTo,
  'withdraw.to': march.retreatTo,

  'turn.choice': turn.chooseAct,
  'claim-after-battle.choice': turn.chooseAct,
  'build-development.kind': turn.buildDevelopment,
  'use-city.benefit': stores.cityBenefit,
  'tactics-shared-counsel.amount': stores.drawTogether,
  'recruit-units.places': recruits.placeRecruits,
};

const questAsks = (duels: DuelOdds): Readonly<Record<string, Planned>> => {
  const { acts, steps, deed, way } = questing(duels);
  return {
    'hero-action.choice': acts,
    'move-action.choice': steps,
    'hero-deed.choice': deed,
    'choose-task.way': way,
  };
};

/** How often a duel is fought in the head at the table; in a playout a law must do. */
const SAMPLES = 12;

const atTable: Readonly<Record<string, Planned>> = { ...planned, ...questAsks(foughtTimes(SAMPLES)) };
const inHaste: Readonly<Record<string, Planned>> = { ...planned, ...questAsks(duelsByLaw) };

const found = (judges: Readonly<Record<string, Planned>>, ask: string): Planned =>
  Object.hasOwn(judges, ask) ? judges[ask] : judgeOf(ask);

/** Who decides an ask; what the planner has no word on is left to the judges of the Greedy bot. */
const plannedAt = (ask: string): Planned => found(atTable, ask);
export const hastyAt = (ask: string): Planned => found(inHaste, ask);

export const answerTo = (mind: Mind, ask: Asked): Proposal => plannedAt(ask.name)(mind, ask);
