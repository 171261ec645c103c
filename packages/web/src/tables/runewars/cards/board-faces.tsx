import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { UnitClass } from '@runehold/runewars/content/types';
import type { MapArea, MapPiece } from '@runehold/runewars/content/types-map';
import { resourceIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import type { DeckFace } from '../../../kit/deck-card.tsx';
import type { Speaker } from '../../../text/speaker.ts';
import { cellsOf } from '../build/lay.ts';
import { LayDrawing } from '../build/piece-drawing.tsx';
import { icons, resourceIcons } from '../icons.ts';
import { boxAround } from '../land/geometry.ts';
import { DialFace } from '../rail/dial.tsx';
import type { Sight } from '../sight.ts';
import { FateFace, resultWords } from '../stage/parts/fate-face.tsx';
import { backs } from './backs.ts';
import styles from './pictures.module.css';

const shapes: readonly UnitClass[] = ['triangle', 'circle', 'rectangle', 'hexagon'];

/** The dials of every faction sheet, turned to where they start. */
export const dialFaces = (content: PreparedContent, speaker: Speaker): DeckFace[] =>
  content.factions.flatMap(({ id: faction }, number) =>
    resourceIds.map((resource, n): DeckFace => {
      const { start } = content.dials[faction][resource];
      return {
        deck: faction,
        over: speaker.noun('faction', faction),
        name: speaker.noun('resource', resource),
        seed: `dial-${faction}-${resource}`,
        sign: resourceIcons[n],
        land: faction,
        isTall: true,
        picture: (
          <span className={styles.still}>
            <DialFace
              spaces={content.gains[number][n]}
              value={start}
              resource={n}
              faction={faction}
              content={content}
            />
          </span>
        ),
        lines: [],
        foot: [speaker.say('rw.card.starts', { n: start }), ''],
      };
    }),
  );

/** What an area has printed on it, in words. */
const areaLine = ({ id, resources, neutral, city }: MapArea, speaker: Speaker): string => {
  const yields = resourceIds
    .filter(resource => resources[resource] > 0)
    .map(resource =>
      speaker.say('rw.amount', { n: resources[resource], name: speaker.noun('resource', resource) }),
    );
  const there = [
    ...yields,
    ...(city ? [speaker.say('rw.card.city')] : []),
    ...(neutral === undefined
      ? []
      : [speaker.say('table.zone.times', { name: speaker.noun('unit', neutral.unit), n: neutral.count })]),
  ];
  return `${id}: ${there.length === 0 ? '–' : there.join(', ')}`;
};

const PiecePicture = ({ piece, drawing }: { piece: MapPiece; drawing: PieceDrawn }): ReactNode => {
  const lay = { kind: 'piece', piece } as const;
  const { x, y, width, height } = boxAround(cellsOf(lay, 0), 14);
  return (
    <span className={styles.still}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <LayDrawing lay={lay} turns={0} drawing={drawing} />
      </svg>
    </span>
  );
};

type PieceDrawn = { readonly sight: Sight; readonly speaker: Speaker };

/** The map tiles and the home realms. */
export const pieceFaces = (content: PreparedContent, speaker: Speaker): DeckFace[] => {
  // Printed pieces are drawn from the content alone: nothing lies on them.
  const drawing = { sight: { content } as Sight, speaker };
  return [...content.tiles, ...content.homeRealms].map((piece): DeckFace => {
    const isHome = piece.kind === 'home';
    const owner = content.factions.find(({ id }) => id === piece.id);
    return {
      deck: owner?.id ?? 'site',
      over: speaker.say(isHome ? 'rw.card.home' : 'rw.card.tile'),
      name: isHome ? speaker.noun('faction', piece.id) : speaker.say('rw.card.tile.name', { id: piece.id }),
      seed: isHome ? `home-${piece.id}` : `tile-${piece.id}`,
      sign: icons.area,
      land: 'neutral',
      isTall: true,
      picture: <PiecePicture piece={piece} drawing={drawing} />,
      lines: piece.areas.map(area => ({ text: areaLine(area, speaker) })),
      foot: ['', ''],
    };
  });
};

/** The Fate cards, with what each quarter says. */
export const fateFaces = (content: PreparedContent, speaker: Speaker): DeckFace[] =>
  content.fate.cards.map(
    (fate): DeckFace => ({
      deck: 'fate',
      over: speaker.say('rw.card.fate'),
      name: String(fate.number),
      seed: `fate-${fate.number}`,
      sign: backs.fate.sign,
      land: 'omen',
      isTall: true,
      picture: (
        <span className={styles.still}>
          <FateFace fate={fate} />
        </span>
      ),
      lines: [
        ...shapes.map(shape => ({
          text: `${speaker.word(`clause.class.${shape}`)}: ${resultWords(fate.results[shape], speaker)}`,
        })),
        {
          text: speaker.word(`clause.destiny.${fate.destiny}`),
          mark: fate.destiny,
        },
      ],
      foot: ['', ''],
    }),
  );
