import { createHash, randomBytes, randomInt } from 'node:crypto';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import { Match } from '@runehold/kernel/match/match';
import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { loadWithContent } from '../content.ts';
import { readGame } from '../files.ts';
import type { Context } from '../frame/command.ts';
import { notDone, wrongUsage } from '../frame/failure.ts';
import type { Given } from '../frame/given.ts';
import { likely } from '../frame/suggest.ts';
import { holdersOf, isBot } from '../names.ts';
import { Speaker } from '../text/speaker.ts';
import { chooseGame, chooseOptions, chooseSeats } from './choose.ts';

/** A table with people and bots at it. */
export type Seated = { readonly pack: GamePack; readonly match: Match; readonly people: ReadonlySet<Seat> };

const LARGEST_SEED = 2 ** 31 - 1;

/** The secret behind the deal: given, made from a seed, or random. */
const secretOf = (given: Given): string => {
  const secret = given.text('secret');
  const seed = given.whole('seed', 0, LARGEST_SEED);
  if (secret !== undefined && !/^[0-9a-f]{64}$/.test(secret)) throw wrongUsage('cli.error.not-a-secret');
  if (secret !== undefined) return secret;
  if (seed === undefined) return randomBytes(32).toString('hex');
  return createHash('sha256').update(`runehold/seed/${seed}`).digest('hex');
};

/** What the bots roll. Theirs is no secret anybody has to check, so it is apart from the deal. */
export const botChance = (given: Given): FastChance =>
  new FastChance(given.whole('seed', 0, LARGEST_SEED) ?? randomInt(LARGEST_SEED));

/** The seats people take, as asked for; undefined if nothing was asked for. */
const peopleAsked = (given: Given, seats: number): ReadonlySet<Seat> | undefined => {
  if (given.flag('hotseat')) {
    if (given.text('as') !== undefined)
      throw wrongUsage('cli.error.not-together', { one: '--hotseat', other: '--as' });
    return new Set(Array.from({ length: seats }, (_, seat) => seat));
  }
  const asked = given.wholes('as', 0, 99);
  const missing = asked?.find(seat => seat >= seats);
  if (missing !== undefined) throw wrongUsage('cli.error.no-seat', { seat: String(missing), seats });
  return asked && new Set(asked);
};

/** Three where three can play: two is a duel, and more takes longer. */
const usualSeats = ({ game }: GamePack): number => Math.min(game.seats.max, Math.max(game.seats.min, 3));

/** Refuses seats and options that do not make a table of this game. */
export const mustSeat = (
  pack: GamePack,
  seats: number,
  options: Readonly<Record<string, string>>,
  { speaker }: Context,
): void => {
  const refused = refuseSetup(pack.game, seats, options);
  if (!refused) return;
  const { value } = refused.args;
  const option = String(refused.args['option'] ?? '');
  const known = pack.game.layout.options;
  const numbers = Object.entries(refused.args).filter(
    (arg): arg is [string, number] => typeof arg[1] === 'number',
  );
  const why = new Speaker(speaker.language, pack).message({
    key: refused.key,
    args: Object.fromEntries(numbers),
  });
  const choices = value === undefined ? Object.keys(known) : (known[option]?.values ?? []);
  const typed = value === undefined ? option : `${option}=${value}`;
  if (refused.key === 'refusal.seats')
    throw wrongUsage('cli.error.setup', { why, detail: `--seats ${seats}` });
  if (option === '') throw wrongUsage('cli.error.setup', { why, detail: '--options' });
  const meant = likely(String(value ?? option), [...choices]);
  throw wrongUsage('cli.error.setup', { why, detail: `--options ${typed}; ${choices.join(', ')}` }, meant);
};

const newTable = async (given: Given, context: Context): Promise<Seated> => {
  const id = given.text('game');
  const pack = await loadWithContent(id ?? (await chooseGame(context)), given, context.speaker);
  const seats =
    given.whole('seats', 1, 99) ??
    (id === undefined ? await chooseSeats(pack, usualSeats(pack), context) : usualSeats(pack));
  const options =
    given.pairs('options') ?? (id === undefined ? await chooseOptions(pack, seats, context) : {});
  mustSeat(pack, seats, options, context);
  const people = peopleAsked(given, seats) ?? new Set([0]);
  const holders = holdersOf(seats, people, given.text('name'));
  return {
    pack,
    people,
    match: Match.create(pack.game, { seats, options, secret: secretOf(given), holders }),
  };
};

const savedTable = async (file: string, given: Given, { speaker }: Context): Promise<Seated> => {
  for (const other of ['game', 'seats', 'options', 'secret', 'content'] as const)
    if (given.text(other) !== undefined)
      throw wrongUsage('cli.error.not-together', {
        one: '--resume',
        other: other === 'game' ? 'GAME' : `--${other}`,
      });
  const { pack, match } = await readGame(file, speaker);
  if (match.key.secret === undefined && !match.over) throw notDone('cli.error.no-secret', { file });
  const asked = peopleAsked(given, match.seats);
  const kept = Array.from({ length: match.seats }, (_, seat) => seat).filter(
    seat => match.holderOf(seat) !== undefined && !isBot(match.holderOf(seat)),
  );
  const people = asked ?? new Set(kept.length > 0 ? kept : [0]);
  const holders = holdersOf(match.seats, people, given.text('name'));
  for (const [seat, holder] of holders.entries()) {
    const before = match.holderOf(seat);
    if (before === undefined || isBot(before) !== isBot(holder)) match.handOver(seat, holder);
  }
  return { pack, match, people };
};

/** Sets the table: a new one, or one that was saved. */
export const setTable = (given: Given, context: Context): Promise<Seated> => {
  const file = given.text('resume');
  return file === undefined ? newTable(given, context) : savedTable(file, given, context);
};
