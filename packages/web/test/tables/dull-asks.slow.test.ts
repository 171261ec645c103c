import type { Guide } from '@runehold/ai/agent';
import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { askedOf } from '@runehold/kernel/view/asked';
import type { AskView } from '@runehold/kernel/view/describe';
import type { WireView } from '@runehold/protocol/parts/view';
import { onlyReply } from '@runehold/protocol/table/orders/only-reply';
import { guide as runeAgeGuide } from '@runehold/rune-age/bots/greedy';
import { runeAgePack } from '@runehold/rune-age/pack';
import { guide as runewarsGuide } from '@runehold/runewars/bots/greedy';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../src/table/art/options-of.ts';
import { sortOptions } from '../../src/table/bar/sort-options.ts';
import { isQuiet } from '../../src/tables/runewars/help.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';
import { everyVariant } from '../browser/every-variant.ts';

type Played = {
  readonly pack: GamePack;
  readonly guide: Guide;
  readonly quiet: Parameters<typeof sortOptions>[1];
  readonly options?: Readonly<Record<string, string>>;
  readonly seeds: readonly number[];
};

const games: Readonly<Record<string, Played>> = {
  Runewars: { pack: runewarsPack, guide: runewarsGuide, quiet: { isQuiet }, seeds: [1, 2] },
  // Tactical Fate is asked of everybody who holds Tactics cards, most of whom can only skip.
  'Runewars with everything': {
    pack: runewarsPack,
    guide: runewarsGuide,
    quiet: { isQuiet },
    options: everyVariant,
    seeds: [1],
  },
  'Rune Age': { pack: runeAgePack, guide: runeAgeGuide, quiet: {}, seeds: [1, 2, 3] },
};

/** Whether an ask leaves one sensible answer: of what the page does not fold away, one option, or none but to pass. */
const isDull = (ask: AskView, view: WireView, { pack, quiet }: Played): boolean => {
  if (ask.kind === 'number' || ask.kind === 'arrange') return onlyReply(ask) !== undefined;
  const { loud } = sortOptions(ask, quiet, { view, pack, speaker: new Speaker('en', pack) });
  return ask.kind === 'some' ? ask.max === 0 || optionsOf(ask).length === 0 : loud.length < 2;
};

/** Plays games of four and counts what seat 0 is asked: what the page answers, what it puts, and how much of that is dull. */
const counted = (played: Played) => {
  const { pack, guide, options = {}, seeds } = played;
  const seen = { answered: 0, put: 0, dull: 0 };
  for (const seed of seeds) {
    const match = Match.create(pack.game, {
      seats: 4,
      options,
      secret: seed.toString(16).padStart(64, '0'),
    });
    const agent = greedyAgent(guide);
    const eyes = new Eyes(pack.game);
    for (let n = 0; !match.over && n < 1500; n++) {
      const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
      if (asked === undefined) throw new Error('nobody is asked');
      if (asked.seat === 0) {
        const view = match.view(0);
        const [ask] = view.asks;
        if (onlyReply(ask) !== undefined) seen.answered++;
        else {
          seen.put++;
          if (isDull(ask, view as WireView, played)) seen.dull++;
        }
      }
      const look = eyes.look(match.table, asked.seat);
      const { reply } = agent.decide(look, askedOf(look), { steps: 200 }, seed + n);
      expect(match.answer(asked.seat, match.askIdOf(asked.seat), reply)).toBeUndefined();
    }
  }
  return seen;
};

describe('what leaves one sensible answer', () => {
  it.each(Object.entries(games))(
    '%s: is seldom put to a person',
    (_name, played) => {
      const { answered, put, dull } = counted(played);
      expect(put).toBeGreaterThan(200);
      expect(answered).toBeGreaterThan(20);
      expect(dull / put, `${dull} of ${put}; ${answered} are answered by the page`).toBeLessThanOrEqual(0.05);
    },
    600_000,
  );
});
