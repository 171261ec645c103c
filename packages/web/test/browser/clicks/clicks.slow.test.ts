import type { GameFile } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import type { AskView } from '@runehold/kernel/view/describe';
import { game as runewars } from '@runehold/runewars/game';
import { describe, expect, it } from 'vitest';
import { spendEvening } from '../evening.ts';
import { openGame } from '../guest.ts';
import { looks } from '../looks.ts';
import { parts } from '../page-parts.ts';
import { playedGame } from '../positions.ts';
import { type Decided, playAdvised } from './advised.ts';
import { clicksOn, countClicks, savedFile } from './counting.ts';

const evening = spendEvening('shipped');

/** What the review counted for a year: every answer chosen and then confirmed, forced ones too, units placed in lists. */
const ONCE = 92;
/** What the same decisions may take now. */
const NOW = 45;

/** The clicks that an answer took when everything was chosen and then confirmed. */
const onceFor = ({ kind, min, items }: AskView, reply: readonly number[]): number => {
  switch (kind) {
    case 'one':
    case 'yes':
      return 2;
    case 'some':
      return reply.length + 1;
    case 'number':
      return reply[0] - min + 1;
    case 'arrange':
      return 2 * items.length + 1;
  }
};

/** The clicks that the answers of seat 0 in a game would once have taken. */
const onceIn = (text: string): number => {
  const { seats, options, keys, entries } = JSON.parse(text) as GameFile;
  const match = Match.create(runewars as Game, { seats, options, secret: keys[0].secret ?? '' });
  let clicks = 0;
  for (const [seat, reply] of entries) {
    if (seat === 0) clicks += onceFor(match.view(0).asks[0], reply);
    expect(match.answer(seat, match.askIdOf(seat), reply)).toBeUndefined();
  }
  return clicks;
};

/** The asks that cost most, for whoever has to find out where clicks are lost. */
const dearest = (decided: readonly Decided[]): string =>
  [...new Set(decided.map(({ ask }) => ask))]
    .map(ask => {
      const own = decided.filter(each => each.ask === ask);
      return { ask, asks: own.length, clicks: own.reduce((sum, { clicks }) => sum + clicks, 0) };
    })
    .toSorted((a, b) => b.clicks - a.clicks)
    .map(({ ask, asks, clicks }) => `${clicks} clicks for ${asks} × ${ask}`)
    .join('\n');

describe('a year of Runewars costs few clicks', () => {
  it('four players, one of them a person who plays as the page’s hints say: year one', async () => {
    const { guest, address } = evening();
    let [once, now] = [0, 0];
    const all: Decided[] = [];
    for (const seed of looks([3, 9])) {
      const mira = await guest({ oneClick: true, fast: 'alone' });
      const { page } = mira;
      await countClicks(page);
      const holders = ['Mira', 'bot:Bruno', 'bot:Kasia', 'bot:Alda'];
      await openGame(mira, address, playedGame({ of: 'runewars', holders, seed, until: () => true }));
      await parts(page).bar.waitFor();
      const decided = await playAdvised(page, () => clicksOn(page));
      all.push(...decided);
      now += decided.reduce((sum, { clicks }) => sum + clicks, 0);
      once += onceIn(await savedFile(page));
      expect(mira.mishaps).toEqual([]);
      await mira.context.close();
    }
    expect((now / once) * ONCE, `${now} clicks, once ${once}\n${dearest(all)}`).toBeLessThanOrEqual(NOW);
  });
});
