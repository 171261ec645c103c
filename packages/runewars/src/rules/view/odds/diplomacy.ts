import type { Odds } from '@runehold/kernel/pack/odds';
import { say } from '../../../words.ts';
import type { Look } from '../look.ts';
import { diplomacyOdds } from '../odds-fate.ts';
import { certainly, chanceOf, outcome } from './samples.ts';

/** The most influence that an attempt takes. (RW-DIPL-02) */
const MOST_INFLUENCE = 6;

/** An attempt for so much influence: the best destiny counts, and which cards are left everybody can know. (RW-DIPL-06 to 10) */
const talkOdds = (look: Look, area: number, influence: number): Odds => {
  const { ally, pass } = diplomacyOdds(look, influence);
  return {
    kind: 'diplomacy',
    about: say('odds.diplomacy', { area, influence }),
    outcomes: [
      outcome(say('odds.outcome.ally'), chanceOf(ally), 'good'),
      outcome(say('odds.outcome.leave'), certainly(pass.win - ally.win), 'even'),
      outcome(say('odds.outcome.refuse'), certainly(1 - pass.win), 'bad'),
    ],
    samples: 0,
    costs: [],
    caveats: look.t.tactics.at(look.me).total > 0 ? [say('odds.caveat.tactics')] : [],
  };
};

/** The attempt that is chosen, or every one that the seat can pay for. */
export const diplomacyOddsFor = (look: Look, area: number, chosen: number | undefined): Odds[] => {
  const most = Math.min(MOST_INFLUENCE, look.t.influence.get(look.me));
  if (chosen !== undefined) return chosen >= 1 && chosen <= most ? [talkOdds(look, area, chosen)] : [];
  return Array.from({ length: most }, (_, i) => talkOdds(look, area, i + 1));
};
