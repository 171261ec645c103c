import type { GameFile } from '@runehold/kernel/match/file';
import { importMatch, isProblem } from '@runehold/kernel/match/file';
import type { SeatPlan } from '../../src/hall/tables.ts';
import { HostedGame } from '../../src/table/hosted-game.ts';
import { LiveTable } from '../../src/table/live-table.ts';
import { groupsOf, seatAsPlanned } from '../../src/table/set-down.ts';
import type { Permit } from '../../src/table/trust.ts';
import { engine, game } from '../fixtures/parlour.ts';
import { bids, newSecret, Sheet } from '../fixtures/table.ts';
import type { Dice } from './dice.ts';
import { Picture } from './picture.ts';
import { Window } from './window.ts';

const thinker = { levels: ['plain'], think: bids(1) };

/** A table of an evening: the real one, what the model believes of it, and the windows in which it is looked at. */
export type Place = {
  table: LiveTable;
  readonly sheet: Sheet;
  readonly picture: Picture;
  windows: Window[];
  /** Whose hands each person was sent here, in all windows they ever had. */
  readonly sent: Map<string, Set<number>>;
};

const openTable = (sheet: Sheet, hosted: HostedGame, host: string): LiveTable =>
  new LiveTable({ id: 'model-table', game: hosted, host, chat: [], keeper: sheet, thinker, newSecret });

/** People who share a screen, some of the time; otherwise one seat each. */
const planOf = (dice: Dice, seats: number): SeatPlan[] => {
  const group = dice.oneIn(3) ? { group: 1 } : {};
  return Array.from({ length: seats }, (): SeatPlan => {
    const kind = dice.below(4);
    if (kind === 0) return { kind: 'bot', level: 'plain' };
    return kind === 1 ? { kind: 'me', ...group } : { kind: 'open', ...(dice.oneIn(2) ? group : {}) };
  });
};

/** Waits until the bots have nothing more to do. */
export const settle = async ({ table, picture }: Place): Promise<void> => {
  let [length, still] = [-1, 0];
  while (still < 4) {
    const now = await table.read(({ log, match }) => {
      picture.over = match.over;
      return log.length;
    });
    still = now === length ? still + 1 : 0;
    length = now;
  }
};

/** Sets a table as it comes, with the game of a file if there is one; or is refused as the model expects. */
export const setTable = (dice: Dice, person: string, file?: GameFile): Place | string => {
  const seats = file?.seats ?? 2 + dice.below(3);
  const plan = planOf(dice, seats);
  const picture = new Picture(person, groupsOf(plan));
  let hosted: HostedGame;
  if (file) {
    const match = importMatch(game, JSON.stringify(file));
    if (isProblem(match)) throw new Error(`${match.key} ${match.detail}`);
    hosted = HostedGame.from(engine, match, groupsOf(plan));
    hosted.disclose({ guest: person, name: person }, 'import');
    picture.knowers.add(person);
  } else hosted = HostedGame.open(engine, { seats, options: {}, secret: newSecret() }, groupsOf(plan));
  let expected: Permit = { allowed: true };
  for (const [seat, { kind }] of plan.entries()) {
    if (kind === 'bot') picture.bot(person, seat);
    if (kind !== 'me') continue;
    expected = picture.judge('sit', person, seat);
    if ('refused' in expected) break;
    picture.sit(person, seat);
  }
  const refused = seatAsPlanned(hosted, plan, {
    guest: person,
    levels: ['plain'],
    nameOf: (_, kind) => (kind === 'bot' ? undefined : person),
  });
  const wanted = 'refused' in expected ? expected.refused : undefined;
  if (refused?.key !== wanted) throw new Error(`set: ${refused?.key} where ${wanted} was expected`);
  if (refused) return refused.key;
  const sheet = new Sheet(hosted);
  return { table: openTable(sheet, hosted, person), sheet, picture, windows: [], sent: new Map() };
};

/** The host is started again: everybody must come in anew, and nothing else has changed. */
export const restart = async (place: Place): Promise<void> => {
  for (const window of place.windows) await place.table.part(window);
  await settle(place);
  for (const window of place.windows) remember(place, window);
  place.windows = [];
  place.table = openTable(place.sheet, await place.sheet.load(), place.picture.host);
};

/** Adds up what a window was sent. */
export const remember = ({ sent }: Place, { guest, saw }: Window): void => {
  const seen = sent.get(guest) ?? new Set();
  for (const seat of saw) seen.add(seat);
  sent.set(guest, seen);
};

/** A new window at a table. */
export const come = async (
  place: Place,
  person: string,
  viewer?: number | 'spectator',
): Promise<{ readonly window: Window; readonly refused: string | undefined }> => {
  const window = new Window(person);
  await place.table.join(window, viewer);
  const { last } = window;
  const refused = last?.type === 'refused' ? last.reason.key : undefined;
  if (refused === undefined) place.windows.push(window);
  return { window, refused };
};
