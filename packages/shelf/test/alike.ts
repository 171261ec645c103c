import { Eyes, formality, mix } from '@runehold/ai/agent';
import { hintsFrom } from '@runehold/ai/hint';
import { levelsOf } from '@runehold/ai/levels';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { type ChosenOptions, newTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { askedOf } from '@runehold/kernel/view/asked';
import type { Shelved } from '../src/shelf.ts';

/** How far those who look ahead look here: far enough that every kind of thought is had. */
const FEW_STEPS = 300;

/** At how many of its decisions a game is looked at. */
const ONE_IN = 6;

/** What a game is set up with, in turns. */
export type Tables = { readonly options: readonly ChosenOptions[]; readonly seats: number };

/**
 * Holds every level of a game, and its hints, against pairs of tables that look alike to the seat that decides: the true
 * one, and one on which everything it cannot see was dealt anew. Answers what differed, as words that lead to it.
 */
export const alike = async (
  shelved: Shelved,
  { options, seats }: Tables,
  pairs: number,
  seed: number,
): Promise<readonly string[]> => {
  const { game } = await shelved.pack();
  const guide = await shelved.guide?.();
  const levels = Object.entries(levelsOf(guide).all);
  const judge = levelsOf(guide).all['sergeant'].agent;
  const foresee = guide?.foresight && hintsFrom(guide.foresight);
  const rng = new FastChance(seed);
  const [eyes, others] = [new Eyes(game), new Eyes(game)];
  const reply = new Reply();
  const problems: string[] = [];
  for (let deal = 0, done = 0; done < pairs; deal++) {
    const chosen = options[deal % options.length];
    const truth = newTable(game, chosen, new FastChance(mix(seed, deal)));
    const other = newTable(game, chosen, rng);
    begin(game, truth, seats);
    for (let n = 0; !truth.over && n < 2000 && done < pairs; n++) {
      const seat = nextAsked(truth);
      if (!formality(offerTo(game, truth, seat), reply)) {
        const view = eyes.look(truth, seat);
        const ask = askedOf(view);
        const own = mix(seed, deal, truth.serial);
        reply.set(judge.decide(view, ask, { steps: FEW_STEPS }, own).reply);
        if (rng.pick(ONE_IN) === 0) {
          resample(game, other, truth, seat, rng);
          const twin = others.look(other, seat);
          const [name, { agent }] = levels[done % levels.length];
          const told = [view, twin].map(sight => {
            const asked = askedOf(sight);
            const budget = { steps: FEW_STEPS };
            const hint = done % levels.length === 0 ? foresee?.(sight, asked, budget, own) : undefined;
            return JSON.stringify([agent.decide(sight, asked, budget, own), hint]);
          });
          done++;
          if (told[0] !== told[1])
            problems.push(`${shelved.id} ${name}, deal ${deal}, ${ask.name}: a secret moved seat ${seat}`);
        }
      }
      const refused = takeReply(game, truth, seat, reply);
      if (refused !== undefined) throw new Error(`seat ${seat} was refused: ${refused}`);
    }
  }
  return problems;
};

/** Runewars with all that the expansion brings. */
const BANNERS: ChosenOptions = {
  expansion: 'banners-of-war',
  freeCities: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
};

/** The tables at which it is shown. */
export const settings: Readonly<Record<string, Tables>> = {
  'rune-age': {
    options: ['resurgence', 'runewars', 'monument', 'cataclysm'].map(scenario => ({ scenario })),
    seats: 3,
  },
  runewars: { options: [{}, BANNERS], seats: 3 },
};
