import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { nextAsked, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { askedOf } from '@runehold/kernel/view/asked';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { controller } from '../../src/rules/map/areas.ts';
import { answerInTrial } from '../../src/rules/view/odds/policy.ts';
import { doing, playUntil, redealt } from '../../src/rules/view/trial.ts';
import { attack } from '../battle/kit.ts';
import { lookOf } from '../bots/table.ts';
import { area } from '../kit/arrange.ts';

const kinds = {
  daqan: ['unit-footman', 'unit-bowman', 'unit-knight', 'unit-siege-tower'],
  latari: ['unit-archer', 'unit-warrior', 'unit-pegasus-rider', 'unit-sorceress'],
  neutral: ['unit-beastman', 'unit-sorcerer', 'unit-giant', 'unit-razorwing'],
} as const;

/** An army drawn by lot: some of the faction, now and then neutral units beside them. */
const armyBy = (rng: FastChance, faction: 'daqan' | 'latari'): Readonly<Record<string, number>> => {
  const units: Record<string, number> = {};
  const draft = (from: readonly string[], times: number): void => {
    for (let n = 0; n < times; n++) {
      const id = from[rng.pick(from.length)];
      units[id] = (units[id] ?? 0) + 1;
    }
  };
  draft(kinds[faction], 2 + rng.pick(4));
  if (rng.pick(3) === 0) draft(kinds.neutral, 1 + rng.pick(2));
  return units;
};

const reply = new Reply();

const isDecided = (t: Table): boolean => t.battleArea === 0;

/** What the policy answers for whoever is asked. */
export const policyAnswer = (
  t: Table,
): { readonly ask: string; readonly seat: number; readonly code: number } => {
  const seat = nextAsked(t);
  const asked = askedOf({ game, table: t as TableCore, seat });
  answerInTrial({ t, me: seat }, asked, reply);
  return { ask: asked.name, seat, code: reply.values[0] };
};

/** Answers so. */
export const step = (t: Table): void => {
  const { ask, seat } = policyAnswer(t);
  const refused = takeReply(game, t, seat, reply);
  if (refused !== undefined) throw new Error(`${ask} was refused: ${refused}`);
};

/** Whether a pass is under way, with cards shown and cards still hidden. */
const isMidPass = (t: Table): boolean => {
  const running = doing(t);
  const pass = running.indexOf('combat-pass');
  return pass >= 0 && running[pass + 1] !== 'draw-fate';
};

/** What odds said and what happened, summed over games that came to the moment. */
export type Calibration = {
  readonly games: number;
  /** For each seat the sums of what it was told about its holding the area, and how often it held it. */
  readonly told: readonly [number, number];
  readonly held: readonly [number, number];
  /** Sums of squares of the differences, to say what chance allows. */
  readonly squares: readonly [number, number];
};

/** Few samples for each question: the mean of many rough answers is as good as a fine one, and as unbiased. */
const SAMPLES = 8;

/** What a seat is told about its holding the area, from what it knows. */
const toldTo = (t: Table, seat: number, field: number, question: number): number => {
  const look = lookOf(t, seat);
  let held = 0;
  for (let n = 0; n < SAMPLES; n++) {
    const trial = redealt(look, Math.imul(question, 7919) + n);
    if (controller(playUntil(trial, answerInTrial, isDecided), field) === seat) held++;
  }
  return held / SAMPLES;
};

/**
 * Fights one battle again and again with true luck. At a moment in its midst both seats ask for their odds; then it is
 * seen who holds the area.
 */
export const calibrate = (position: number, games: number, seed: number): Calibration => {
  const rng = new FastChance(position);
  const story = attack({ attackers: armyBy(rng, 'daqan'), defenders: armyBy(rng, 'latari') });
  const moment = 1 + rng.pick(3);
  const field = area('3B');
  const t = newTable(game, {}, new FastChance(0)) as Table;
  const sums = { games: 0, told: [0, 0], held: [0, 0], squares: [0, 0] };
  for (let n = 0; n < games; n++) {
    t.copyFrom(story.table);
    t.chance = new FastChance(Math.imul(seed + 1, 1_000_003) + n);
    for (let seen = 0; t.battleArea > 0; step(t)) {
      if (isMidPass(t)) seen++;
      if (seen === moment) break;
    }
    if (t.battleArea === 0) continue;
    const told = [0, 1].map(seat => toldTo(t, seat, field, n));
    while (t.battleArea > 0) step(t);
    sums.games++;
    for (const seat of [0, 1]) {
      const held = controller(t, field) === seat ? 1 : 0;
      sums.told[seat] += told[seat];
      sums.held[seat] += held;
      sums.squares[seat] += (held - told[seat]) ** 2;
    }
  }
  return sums as unknown as Calibration;
};

/** How far what was told is from what happened, in standard errors. */
export const errorsOf = ({ games, told, held, squares }: Calibration, seat: 0 | 1): number => {
  const mean = (held[seat] - told[seat]) / games;
  const variance = squares[seat] / games - mean ** 2;
  return mean / Math.sqrt(Math.max(variance, 1e-9) / games);
};

/** Several positions as one. */
export const together = (all: readonly Calibration[]): Calibration => {
  const sum = (pick: (one: Calibration) => number): number => all.reduce((n, one) => n + pick(one), 0);
  return {
    games: sum(({ games }) => games),
    told: [sum(({ told }) => told[0]), sum(({ told }) => told[1])],
    held: [sum(({ held }) => held[0]), sum(({ held }) => held[1])],
    squares: [sum(({ squares }) => squares[0]), sum(({ squares }) => squares[1])],
  };
};
