import type { Seat } from '@runehold/kernel/layout/seats';
import type { GameInPlay } from '@runehold/kernel/match/engine';
import { printable, type Speaker } from './text/speaker.ts';

const BOT = 'bot:';
/** A person who gave no name. */
const SOMEBODY = 'player';

const botNames = ['Alda', 'Bruno', 'Cezar', 'Dalia'];

/** Who sits at each seat, as a game file keeps it. */
export const holdersOf = (seats: number, people: ReadonlySet<Seat>, name: string = SOMEBODY): string[] => {
  const first = [...people].sort((a, b) => a - b)[0];
  return Array.from({ length: seats }, (_, seat) => {
    if (people.has(seat)) return seat === first ? name : SOMEBODY;
    return `${BOT}${botNames[seat] ?? seat}`;
  });
};

export const isBot = (holder: string | undefined): boolean => holder?.startsWith(BOT) === true;

/** How many people, not bots, sit at a table. */
export const peopleAt = ({ seats, handovers }: Pick<GameInPlay, 'seats' | 'handovers'>): number =>
  Array.from(
    { length: seats },
    (_, seat) => handovers.findLast(handover => handover.seat === seat)?.holder,
  ).filter(holder => holder !== undefined && !isBot(holder)).length;

/** What to call everybody, in the language spoken now. */
export const seatNames = (
  { seats, handovers }: Pick<GameInPlay, 'seats' | 'handovers'>,
  speaker: Speaker,
): string[] =>
  Array.from({ length: seats }, (_, seat) => {
    const holder = handovers.findLast(handover => handover.seat === seat)?.holder;
    if (holder === undefined || holder === SOMEBODY)
      return speaker.say('cli.player', { letter: String.fromCharCode(65 + seat) });
    return printable(isBot(holder) ? holder.slice(BOT.length) : holder);
  });
