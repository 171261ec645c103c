import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Bag } from '@runehold/kernel/layout/zones';
import { Match } from '@runehold/kernel/match/match';
import { resample } from '@runehold/kernel/match/resample';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { type Coach, type Decision, decisionOf, type Word, wordsAt } from '@runehold/kernel/pack/coach';
import type { Odds } from '@runehold/kernel/pack/odds';
import { type GamePack, wordsOf } from '@runehold/kernel/pack/pack';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { render } from '@runehold/kernel/text/render';
import { type AskView, describeAsk } from '@runehold/kernel/view/describe';
import { viewOf } from '@runehold/kernel/view/view';
import type { Play } from './play.ts';

/** What a player has in mind: names of options as the table calls them, or a number. */
type Minded = string | number | readonly string[];

const codeOf = (ask: AskView, name: string): number => {
  const option =
    ask.options.find(each => each.name === name) ?? ask.options.find(each => each.name.endsWith(`:${name}`));
  if (option === undefined)
    throw new Error(`${name} is not offered: ${ask.options.map(each => each.name).join(', ')}`);
  return option.code;
};

const codesOf = (ask: AskView, minded: Minded): readonly number[] => {
  if (typeof minded === 'number') return [minded];
  return (typeof minded === 'string' ? [minded] : minded).map(name => codeOf(ask, name));
};

/** What a story's coach is asked about. */
export type Asking = { readonly seat?: Seat; readonly odds?: readonly Odds[] };

/** The decision of a seat of a story, with an answer in mind. */
const decisionIn = (
  story: Play,
  pack: GamePack,
  minded: Minded = [],
  { seat = story.asked[0], odds }: Asking = {},
): Decision => {
  const ask = story.ask(seat);
  return decisionOf(pack.game, { view: story.view(seat), ask }, codesOf(ask, minded), odds);
};

/** Everything that the coach says to a seat of a story with an answer in mind. */
export const coachedOn = (
  story: Play,
  pack: GamePack,
  minded: Minded = [],
  asking: Asking = {},
): readonly Word[] =>
  pack.coach === undefined ? [] : wordsAt(pack.coach, decisionIn(story, pack, minded, asking));

/** A word as it is read, in English. Whether it is said in both languages the catalogues' own check tells. */
export const readWord = (pack: GamePack, { said }: Word, names: readonly string[]): string =>
  render(wordsOf(pack, 'en'), said, { names });

/** Answers to try: none, each option alone, and as much as may be chosen of what is offered. */
const answersTo = (ask: AskView): readonly (readonly number[])[] => {
  const all = ask.options.flatMap(({ code, limit }) => Array<number>(limit).fill(code));
  return [[], ...ask.options.map(({ code }) => [code]), all.slice(0, ask.max), ask.absent];
};

/**
 * Holds what a coach says on a table against what it says on those that its seat could not tell from it: on the one that
 * the seat's view makes, on the true one, and on one with everything hidden dealt anew. `spoke` hears who spoke.
 */
export const coachLeak = (
  game: Game,
  coach: Coach,
  t: TableCore,
  seat: Seat,
  rng: FastChance,
  spoke: (id: string) => void = () => undefined,
): string | undefined => {
  const ask = describeAsk(game, t, seat);
  const other = spareTable(game, t);
  resample(game, other, t, seat, rng);
  const view = viewOf(game, t, seat);
  for (const chosen of answersTo(ask)) {
    const seen = decisionOf(game, { view, ask }, chosen);
    const said = [seen.table, t, other].map(table => {
      const words = wordsAt(coach, { ...seen, table });
      for (const { trigger } of words) spoke(trigger.id);
      return JSON.stringify(words.map(word => [word.trigger.id, word.said, word.lights]));
    });
    if (said.some(each => each !== said[0]))
      return `${seen.name} with ${chosen.join()}: ${[...new Set(said)].join(' or ')}`;
  }
  return undefined;
};

/** How many answers of a game are looked at. */
const LENGTH = 900;

/** Plays a game at random and asks at each answer for a leak, until there is one. */
const firstLeak = (
  match: Match,
  rng: FastChance,
  leakAt: (seat: number) => string | undefined,
): string | undefined => {
  for (let step = 0; step < LENGTH && !match.over; step++) {
    const seat = nextAsked(match.table);
    const leak = leakAt(seat);
    if (leak !== undefined) return leak;
    const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
    match.answer(seat, match.askIdOf(seat), reply.toArray());
  }
  return undefined;
};

const begun = (game: Game, seats: number, secret: number): Match =>
  Match.create(game, { seats, options: {}, secret: secret.toString(16).padStart(64, '0') });

/** What a coach gives away in games of two, three and four, and which of its triggers spoke in them. */
const coachLeaks = (
  game: Game,
  coach: Coach,
): { readonly leaks: readonly string[]; readonly spoken: ReadonlySet<string> } => {
  const rng = new FastChance(63);
  const spoken = new Set<string>();
  const leaks = [2, 3, 4].flatMap(seats => {
    const match = begun(game, seats, seats + 3);
    const leak = firstLeak(match, rng, seat =>
      coachLeak(game, coach, match.table, seat, rng, id => spoken.add(id)),
    );
    return leak ?? [];
  });
  return { leaks, spoken };
};

/** The leak of a coach that tells seat 0 the first card of a hand which that seat does not see: there must be one. */
const leakOfPeeking = (game: Game, coach: Coach, hand: (t: TableCore) => Bag): string | undefined => {
  const match = begun(game, 2, 7);
  const rng = new FastChance(5);
  const peeking: Coach = {
    spellOf: () => '',
    triggers: [
      {
        id: 'peeks',
        kind: 'certain',
        rule: '',
        asks: coach.triggers.flatMap(({ asks }) => asks),
        at: ({ table }) => ({ said: { key: 'x', args: { card: hand(table).nth(0) } }, lights: [] }),
      },
    ],
  };
  return firstLeak(match, rng, seat =>
    seat === 0 && hand(match.table).total > 0 ? coachLeak(game, peeking, match.table, seat, rng) : undefined,
  );
};

/**
 * What is wrong with how a coach keeps secrets: what it gives away, that it hardly speaks, so that little was tried, or
 * that nobody would notice if it told of a hidden hand.
 */
export const secrecyProblems = (
  game: Game,
  coach: Coach,
  hiddenHand: (t: TableCore) => Bag,
): readonly string[] => {
  const { leaks, spoken } = coachLeaks(game, coach);
  const noticed = leakOfPeeking(game, coach, hiddenHand)?.includes(' or ') ?? false;
  return [
    ...leaks,
    ...(spoken.size > 1 ? [] : [`only ${spoken.size} of its triggers spoke`]),
    ...(noticed ? [] : ['one that peeks is not noticed']),
  ];
};
