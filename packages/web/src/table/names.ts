import type { Viewer } from '@runehold/kernel/layout/seats';
import type { People } from '@runehold/protocol/parts/people';
import { useMemo } from 'react';
import type { Faction } from '../kit/factions.ts';
import { nameOf } from '../text/holder-name.ts';
import type { PageKey } from '../text/page-words.ts';
import type { Listeners } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import './words.ts';

/** What to call everybody at a table. Who reads it and has no name is called "you" where others are called something. */
export const useNames = (people: People): readonly string[] => {
  const speaker = useSpeaker();
  return useMemo(() => {
    const own = people.players.filter(({ mine }) => mine);
    return people.players.map(({ seat, holder, mine }) =>
      nameOf(speaker, holder, seat, mine && own.length === 1),
    );
  }, [people, speaker]);
};

/** Who reads what a table tells: the seat whose view it is; once all lies open, the one person of this screen. */
export const readerOf = (viewer: Viewer, people: People): number | undefined => {
  if (typeof viewer === 'number') return viewer;
  const own = people.players.filter(({ mine }) => mine);
  return own.length === 1 ? own[0]?.seat : undefined;
};

/** The peoples that both games know, as they are called in passing. */
const peoples = {
  daqan: 'table.people.daqan',
  latari: 'table.people.latari',
  uthuk: 'table.people.uthuk',
  waiqar: 'table.people.waiqar',
} as const satisfies Partial<Readonly<Record<Faction, PageKey>>>;

const isPeople = (faction: Faction | undefined): faction is keyof typeof peoples =>
  faction !== undefined && Object.hasOwn(peoples, faction);

/** What everybody is called in what is told of them: the people first, as on the table, the player second. */
export const useTitledNames = (
  names: readonly string[],
  factionOf: (seat: number) => Faction | undefined,
): Required<Pick<Listeners, 'titled' | 'short'>> => {
  const speaker = useSpeaker();
  const short = names.map((name, seat) => {
    const faction = factionOf(seat);
    return isPeople(faction) ? speaker.say(peoples[faction]) : name;
  });
  const titled = names.map((name, seat) =>
    short[seat] === name ? name : speaker.say('table.called', { people: short[seat], name }),
  );
  return { titled, short };
};
