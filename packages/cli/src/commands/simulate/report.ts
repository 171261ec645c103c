import type { SimulationResult, ThingTally } from '@runehold/ai/simulation';
import type { WinRate } from '@runehold/ai/tally';
import { wilson } from '@runehold/kernel/chance/wilson';
import type { Io } from '../../frame/io.ts';
import type { Speaker } from '../../text/speaker.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const span = ({ low, high }: Pick<WinRate, 'low' | 'high'>): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;

/** What seats, endings and cards are called: by the game where it has a word, by their place where they are seats. */
export const sayValue = (name: string, value: string, speaker: Speaker): string =>
  name === 'seat' ? speaker.say('cli.simulate.seat', { n: Number(value) + 1 }) : speaker.card(name, value);

/** By what results are broken down, in words. */
export const sayName = (name: string, speaker: Speaker): string => {
  const key = `cli.simulate.by.${name}`;
  return speaker.knows(key) ? speaker.message({ key, args: {} }) : name;
};

/** How a game ended, in words. */
export const sayEnding = (name: string, value: string, speaker: Speaker): string => {
  const key = `cli.simulate.ending.${name}.${value}`;
  return speaker.knows(key) ? speaker.message({ key, args: {} }) : value;
};

const BAR = 30;

/** A bar as wide as a share of the widest. */
const bar = (share: number, most: number): string =>
  '█'.repeat(Math.round((BAR * share) / Math.max(most, 1e-9)));

/** How many cards of each kind are told in the terminal, from either end. */
const EACH_END = 3;

const byUse = (things: readonly ThingTally[]): ThingTally[] =>
  things.toSorted((x, y) => y.used.times - x.used.times || (x.id < y.id ? -1 : 1));

/** The kinds of things that came up, and those of each, the most used first. */
export const kindsOf = ({
  things,
}: SimulationResult): readonly (readonly [kind: string, things: ThingTally[]])[] =>
  [...new Set(things.map(({ kind }) => kind))].map(kind => [
    kind,
    byUse(things.filter(thing => thing.kind === kind)),
  ]);

/** How often a thing came and was used in a game, and the share of wins of those who used it. */
export const fareOf = ({ had, used }: ThingTally, games: number) => ({
  had: (had.times / Math.max(1, games)).toFixed(2),
  used: (used.times / Math.max(1, games)).toFixed(2),
  wins:
    used.seats === 0 ? '–' : `${percent(used.wins / used.seats)} (${span(wilson(used.wins, used.seats))})`,
});

const thingLines = (result: SimulationResult, speaker: Speaker): string[] =>
  kindsOf(result).flatMap(([kind, all]) => {
    const shown = all.length <= 2 * EACH_END ? all : [...all.slice(0, EACH_END), ...all.slice(-EACH_END)];
    return [
      '',
      speaker.say('cli.simulate.things', { kind: sayName(kind, speaker) }),
      ...shown.map(thing => {
        const name = speaker.card(kind, thing.id);
        return `  ${speaker.say('cli.simulate.thing', { name, ...fareOf(thing, result.games) })}`;
      }),
    ];
  });

/** What was played, in a line. */
export const headOf = ({ games, seats, agents, seed, rules }: SimulationResult, speaker: Speaker): string =>
  speaker.say('cli.simulate.head', {
    game: speaker.message({ key: 'game.name', args: {} }),
    ...{ games, seats, rules },
    bots: agents.join(', '),
    seed: String(seed),
  });

/** A report in words, for the terminal. */
export const reportLines = (result: SimulationResult, speaker: Speaker, colors: Io['colors']): string[] => {
  const { by, endings, counts, par, noWinner: none, shared, unfinished, answersPerGame } = result;
  const shares = Object.entries(by).flatMap(([name, values]) => {
    const most = Math.max(...Object.values(values).map(({ rate }) => rate));
    return [
      '',
      colors.bold(speaker.say('cli.simulate.wins', { name: sayName(name, speaker), par: percent(par) })),
      ...Object.entries(values).map(
        ([value, share]) =>
          `  ${sayValue(name, value, speaker).padEnd(12)} ${percent(share.rate).padStart(6)} (${span(share)}) ${bar(share.rate, most)}`,
      ),
    ];
  });
  const ends = Object.entries(endings).flatMap(([name, values]) => {
    const most = Math.max(...Object.values(values));
    return [
      '',
      colors.bold(sayName(name, speaker)),
      ...Object.entries(values).map(
        ([value, n]) =>
          `  ${sayEnding(name, value, speaker).padEnd(12)} ${String(n).padStart(6)} (${percent(n / result.games)}) ${bar(n, most)}`,
      ),
    ];
  });
  return [
    headOf(result, speaker),
    speaker.say('cli.arena.rest', { none, shared, unfinished }),
    speaker.say('cli.simulate.answers', { n: answersPerGame.toFixed(0) }),
    ...shares,
    ...ends,
    ...(Object.keys(counts).length === 0 ? [] : ['', speaker.say('cli.simulate.counted')]),
    ...Object.entries(counts).map(([name, n]) => `  ${name}: ${n.toFixed(2)}`),
    ...thingLines(result, speaker),
  ];
};
