import type { Part } from '@runehold/kernel/content/overlay';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Speaker } from '../../text/speaker.ts';
import { groupName, groupNames } from './field-names.ts';

/** A game with everything of it that a pack can name. */
export type Shipped = { readonly pack: GamePack; readonly parts: readonly Part[] };

const games = {
  'rune-age': async (): Promise<Shipped> => {
    const [{ runeAgePack }, { shippedParts }] = await Promise.all([
      import('@runehold/rune-age/pack'),
      import('@runehold/rune-age/corrected'),
    ]);
    return { pack: runeAgePack, parts: shippedParts() };
  },
  runewars: async (): Promise<Shipped> => {
    const [{ runewarsPack }, { shippedParts }] = await Promise.all([
      import('@runehold/runewars/pack'),
      import('@runehold/runewars/corrected'),
    ]);
    return { pack: runewarsPack, parts: shippedParts() };
  },
} as const;
export type PackGame = keyof typeof games;

export const isPackGame = (game: string): game is PackGame => Object.hasOwn(games, game);

export const loadShipped = (game: PackGame): Promise<Shipped> => games[game]();

/** The table of nouns in which a game names something by its id. */
const tableOf = ({ ids }: GamePack, id: string): string | undefined =>
  Object.keys(ids).find(table => ids[table].includes(id));

/** What a word in a datum is called: by its name where the game has one for it. */
export const nameOf = (id: string, pack: GamePack, speaker: Speaker): string => {
  const table = tableOf(pack, id);
  return table === undefined ? id : speaker.noun(table, id);
};

/** What there is once. */
const SECTION = 'section';

/** Parts that belong together are listed together: those of one noun table, and those of one beginning. */
export const groupOf = (part: string, pack: GamePack): string => {
  if (Object.hasOwn(groupNames, part)) return SECTION;
  return tableOf(pack, part) ?? part.split('.')[0];
};

/** What a part is called; of `dials.uthuk.wood` each word. */
export const partName = (part: string, pack: GamePack, speaker: Speaker): string => {
  const group = groupOf(part, pack);
  if (group === SECTION) return groupName(part, speaker.language);
  const [first, ...rest] = part.split('.');
  return group === first && tableOf(pack, part) === undefined
    ? [groupName(first, speaker.language), ...rest.map(one => nameOf(one, pack, speaker))].join(' · ')
    : nameOf(part, pack, speaker);
};
