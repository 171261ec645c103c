import { gathered } from './gathered.ts';
import type { Person } from './person.ts';
import { playOn } from './play.ts';

/** Two people play games with a clock until somebody has won as is wanted; says at which table that was. */
export const playDecided = async (
  people: readonly Person[],
  isWanted: (place: number) => boolean = () => true,
): Promise<string> => {
  for (let seed = 1; ; seed++) {
    const { table, seats } = await gathered(people);
    for (const seat of seats) await seat.hello(table);
    await Promise.all(seats.map((seat, n) => playOn(seat, { seed: seed * 2 + n })));
    for (const seat of seats) seat.cut();
    const places = seats[0].view?.places ?? [];
    if (new Set(places).size > 1 && isWanted(places[0])) return table;
  }
};
