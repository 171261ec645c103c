import { noChance } from '@runehold/kernel/chance/chance';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Lists } from '@runehold/runewars/content/content';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { Table } from '@runehold/runewars/layout';
import { runewarsPack } from '@runehold/runewars/pack';
import { factionIds, seasonIds } from '@runehold/runewars/pools';
import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { DeckFace } from '../../../kit/deck-card.tsx';
import { DeckBack, DeckCard } from '../../../kit/deck-card.tsx';
import type { GalleryGroup, GalleryItem } from '../../../library/gallery-page.tsx';
import { partOf } from '../../../library/packs/part-of.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { backs } from './backs.ts';
import { dialFaces, fateFaces, pieceFaces } from './board-faces.tsx';
import { faceOf } from './faces.tsx';
import type { CardDrawing } from './lines.ts';
import { tokenFaces } from './token-faces.tsx';
import '../../../library/words.ts';
import '../words.ts';
import './words.ts';
import '../map/words.ts';
import '../rail/words.ts';

const pack: GamePack = runewarsPack;
const content = pack.game.content as PreparedContent;

/** A table of the Revised Edition, with no difference taken from the other and every box open: every text is as printed. */
const everything = Object.fromEntries(
  content.boxes.slice(1).map(({ id, option }) => (option === undefined ? [id, 'yes'] : [option, id])),
);
const printed = { content, t: newTable(pack.game, everything, noChance) as Table };

/** The words for the box that a thing came in, by its id; what is in the first one needs none. */
const boxes: ReadonlyMap<string, string> = new Map(
  Object.entries(content.boxOf).flatMap(([list, origins]) =>
    origins.flatMap((origin, it) => {
      const { id, option = id } = content.boxes[origin];
      const thing = content[list as keyof Lists][it];
      return origin > 0 && 'id' in thing ? [[thing.id, `option.${option}.${id}`] as const] : [];
    }),
  ),
);

const itemOf = (title: string, face: DeckFace, speaker: Speaker): GalleryItem => {
  const box = boxes.get(face.seed);
  const said = [title, face.over, face.name, ...face.lines.map(({ text }) => text), ...face.foot];
  return {
    id: face.seed,
    name: face.name,
    part: partOf(face.seed),
    words: (box === undefined ? said : [...said, speaker.word(box)]).join(' '),
    look: <DeckCard face={face} />,
  };
};

const groupOf = (id: string, title: string, faces: readonly DeckFace[], speaker: Speaker): GalleryGroup => ({
  id,
  title,
  items: faces.map(face => itemOf(title, face, speaker)),
});

/** The numbers of the things of a kind, all or some. */
const numbers = (count: number, wanted: (it: number) => boolean = () => true): number[] =>
  Array.from({ length: count }, (_, it) => it).filter(wanted);

/** The faces of a kind; a component that several factions have is shown once. */
const facesOf = (drawing: CardDrawing, kind: TextKind, which: readonly number[]): DeckFace[] => {
  const faces = new Map<string, DeckFace>();
  for (const it of which) {
    const face = faceOf(drawing, kind, it);
    if (!faces.has(face.seed)) faces.set(face.seed, face);
  }
  return [...faces.values()];
};

const backItems = (speaker: Speaker): GalleryItem[] =>
  Object.values(backs).map(({ deck, sign, name }) => ({
    id: `back-${deck}`,
    name: speaker.say(name),
    words: `${speaker.say('library.of.backs')} ${speaker.say(name)}`,
    look: <DeckBack deck={deck} sign={sign} name={speaker.say(name)} />,
  }));

/** Every card and component of Runewars, group by group. */
export const galleryOf = (speaker: Speaker): readonly GalleryGroup[] => {
  const drawing: CardDrawing = { sight: printed, speaker };
  const { units, seasonCards } = content;
  const some = (id: string, title: string, kind: TextKind, which: readonly number[]): GalleryGroup =>
    groupOf(id, title, facesOf(drawing, kind, which), speaker);
  const all = (id: string, kind: Exclude<TextKind, 'unit'>, of: readonly unknown[]): GalleryGroup =>
    some(id, speaker.say(`library.of.${kind}`), kind, numbers(of.length));
  return [
    all('orders', 'order', content.orders),
    ...[...factionIds, 'neutral'].map(owner => {
      const name = owner === 'neutral' ? speaker.say('rw.neutrals') : speaker.noun('faction', owner);
      const owned = numbers(units.length, it => units[it].owner === owner);
      return some(`units-${owner}`, speaker.say('library.units-of', { name }), 'unit', owned);
    }),
    all('heroes', 'hero', content.heroes),
    all('tactics', 'tactics', content.tacticsCards),
    ...seasonIds.map(season => {
      const title = `${speaker.say('library.of.seasonCard')}: ${speaker.noun('season', season)}`;
      const inSeason = numbers(seasonCards.length, it => seasonCards[it].season === season);
      return some(`season-${season}`, title, 'seasonCard', inSeason);
    }),
    all('quests', 'quest', content.questCards),
    all('rewards', 'reward', content.rewardCards),
    all('objectives', 'objective', content.objectiveCards),
    all('titles', 'title', content.titles),
    all('developments', 'development', content.developments),
    all('development-cards', 'developmentCard', content.developmentCards),
    all('commander-cards', 'commanderCard', content.commanderCards),
    all('cities', 'city', content.cities),
    all('exploration', 'exploration', content.explorationTokens),
    groupOf('dials', speaker.say('library.of.dial'), dialFaces(content, speaker), speaker),
    groupOf('tiles', speaker.say('library.of.tile'), pieceFaces(content, speaker), speaker),
    groupOf('fate', speaker.say('library.of.fate'), fateFaces(content, speaker), speaker),
    groupOf('tokens', speaker.say('library.of.token'), tokenFaces(drawing), speaker),
    { id: 'backs', title: speaker.say('library.of.backs'), items: backItems(speaker) },
  ];
};
