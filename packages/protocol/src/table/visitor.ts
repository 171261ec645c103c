import type { Seat } from '@runehold/kernel/layout/seats';
import type { WireViewer } from '../parts/message.ts';
import type { ChatLine, People, SeatMark, TablePlayer } from '../parts/people.ts';
import type { FromHost } from '../wire/from-host.ts';
import { isAtStake } from './at-stake.ts';
import { namesOfPersons } from './bearers.ts';
import type { Council } from './council/council.ts';
import type { HostedGame } from './hosted-game.ts';
import { type Asker, isByVote, judge, judgeFile, may } from './seating.ts';

/** Somebody at a table: which person, and how to speak to them. One person may look through several windows. */
export type Visitor = {
  readonly guest: string;
  readonly name: string;
  /** Not a person but a program of somebody's: an outside bot. */
  readonly outside?: true;
  /** From where they come: the same for the same place, and nothing else can be read from it. */
  readonly place?: string;
  send(message: FromHost): void;
};

/** Who is at a table now, by the persons, and who of them has a coach. */
export type Presence = {
  readonly present: readonly string[];
  readonly coached: ReadonlySet<string>;
  /** From where each of them comes. */
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
  /** Guests who turned out to be somebody who has a seat here too. */
  readonly twins: ReadonlyMap<string, string>;
};

/** The seats a person holds now. */
export const seatsHeldBy = (game: HostedGame, guest: string): Seat[] =>
  Array.from({ length: game.setup.seats }, (_, seat) => seat).filter(seat => holds(game, guest, seat));

/** Whether a person holds a seat now; a bot that plays for them does not count. */
export const holds = (game: HostedGame, guest: string, seat: Seat): boolean => may(game, 'play', guest, seat);

/** Whether a person may look from a seat: theirs, also while a bot plays it for them or it waits for them. */
export const mayLook = (game: HostedGame, guest: string, viewer: WireViewer): boolean =>
  viewer === 'spectator' || may(game, 'look', guest, viewer);

/** From where a person looks who did not say: a seat of theirs that is asked, any seat of theirs, none. */
export const usualViewer = (game: HostedGame, guest: string): WireViewer => {
  const mine = seatsHeldBy(game, guest);
  const asked = game.match.view('spectator').waiting.find(w => !w.answered && mine.includes(w.seat));
  return asked?.seat ?? mine[0] ?? 'spectator';
};

/** What a person may do about a seat. */
const actsOf = (game: HostedGame, asker: Asker, seat: Seat): TablePlayer['may'] =>
  (['sit', 'leave', 'bot'] as const).filter(act => 'allowed' in judge(game, act, asker, seat));

/** What the others should know of the person of a seat. */
const marksOf = (game: HostedGame, seat: Seat, { places, twins }: Presence): readonly SeatMark[] => {
  const { owner, eyes, holder } = game.seats.holds[seat];
  if (owner === undefined || holder.kind === 'open') return [];
  const others = game.seats.holds.flatMap(hold =>
    hold.owner !== undefined && hold.owner !== owner && hold.holder.kind !== 'open' ? [hold.owner] : [],
  );
  const self = (person: string): string => twins.get(person) ?? person;
  const here = places.get(owner);
  const isBeside = others.some(other => [...(places.get(other) ?? [])].some(place => here?.has(place)));
  return [
    ...(eyes[0] === owner ? [] : (['substitute'] as const)),
    ...(isBeside ? (['same-place'] as const) : []),
    ...(others.some(other => self(other) === self(owner)) ? (['one-person'] as const) : []),
  ];
};

const playerFor = (
  game: HostedGame,
  asker: Asker,
  seat: Seat,
  presence: Presence,
  council: Council | undefined,
): Omit<TablePlayer, 'host'> => {
  const { present, coached } = presence;
  const { holder, owner } = game.holdOf(seat);
  const marks = marksOf(game, seat, presence);
  const isPerson = holder.kind === 'person';
  const group = game.seats.groups[seat] ?? 0;
  const acts = actsOf(game, asker, seat);
  const isDecided = council && isByVote(game, asker, seat) && council.votes.decides(game, asker.guest);
  const isMinded = holder.kind === 'bot' && owner !== undefined;
  const attending = council?.presenceOf(game, seat);
  const called = isMinded ? namesOfPersons(game)[seat] : undefined;
  return {
    seat,
    holder,
    present: isPerson ? owner !== undefined && present.includes(owner) : holder.kind === 'bot',
    mine: isPerson && owner === asker.guest,
    ...(isDecided && { byVote: true }),
    mayTakeBack: owner === asker.guest && acts.includes('sit'),
    ...(attending && (isPerson || isMinded) && { presence: attending }),
    ...(called !== undefined && { owner: called }),
    deputy: isMinded,
    ...(group !== 0 && { group }),
    ...(marks.length > 0 && { marks }),
    ...(isPerson && owner !== undefined && coached.has(owner) && { coached: true }),
    may: [...acts, ...(council?.offersAt(game, asker.guest, seat) ?? [])],
  };
};

const fileFor = (game: HostedGame, guest: string): People['file'] => {
  if ('allowed' in judgeFile(game, 'file', guest)) return 'yes';
  return 'allowed' in judgeFile(game, 'take-home', guest) ? 'opens-the-book' : 'no';
};

const withRests = (rests: number | undefined): Pick<People, 'rests'> =>
  rests === undefined ? {} : { rests };

const withMatter = (matter: People['matter']): Pick<People, 'matter'> => (matter ? { matter } : {});

/** Everybody at and around a table, as one of them sees it. */
export const peopleFor = (
  game: HostedGame,
  asker: Asker,
  host: string,
  presence: Presence,
  council?: Council,
): People => ({
  players: Array.from({ length: game.setup.seats }, (_, seat) => ({
    ...playerFor(game, asker, seat, presence, council),
    host: holds(game, host, seat),
  })),
  ...withMatter(council?.votes.shownTo(game, asker.guest)),
  ...(game.pace !== 'none' && { pace: game.pace }),
  ...(game.noVacation && { noVacation: true }),
  ...(game.outsideBots && { outsideBots: true }),
  play: game.matters.play,
  ...withRests(council?.votes.restsFor(game)),
  may: council?.offersFor(game, asker.guest) ?? [],
  spectators: new Set(presence.present.filter(other => seatsHeldBy(game, other).length === 0)).size,
  host: asker.host,
  file: fileFor(game, asker.guest),
  knowers: game.knowers.map(({ name }) => name),
  ...(isAtStake(game) && { atStake: true }),
});

const ownsSeat = (game: HostedGame, guest: string): boolean =>
  Array.from({ length: game.setup.seats }, (_, seat) => seat).some(seat => mayLook(game, guest, seat));

/** Whether a person may see a game that has no spectators: they have a seat, may take one, or it is over. */
export const maySee = (game: HostedGame, guest: string): boolean =>
  game.isOver ||
  Array.from({ length: game.setup.seats }, (_, seat) => seat).some(
    seat => mayLook(game, guest, seat) || may(game, 'sit', guest, seat),
  );

/** Whether a person may read a line. What the gallery says is kept from the players while they play. */
export const mayRead = (game: HostedGame, guest: string, line: Pick<ChatLine, 'room'>): boolean =>
  line.room === 'table' || game.isOver || !ownsSeat(game, guest);
