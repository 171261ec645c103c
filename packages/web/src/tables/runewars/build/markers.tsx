import type { Marker } from '@runehold/runewars/board/board';
import { directions, gridDistance, neighbour } from '@runehold/runewars/board/hex';
import { boardIn, isFinished } from '@runehold/runewars/rules/view/areas';
import type { ReactNode } from 'react';
import { at } from '../addresses.ts';
import { silent } from '../land/svg-roles.ts';
import areaStyles from '../touch/area.module.css';
import { SvgButton } from '../touch/svg-button.tsx';
import { useDeed } from '../touch/use-deed.ts';
import type { Drawing } from '../use-drawing.ts';
import { LayDrawing } from './piece-drawing.tsx';

const marker = { kind: 'marker' } as const;

const sideOf = ([first, second]: Marker): number =>
  directions.findIndex((_, side) => gridDistance(neighbour(first, side), second) === 0);

type LaidMarkerProps = { readonly at: Marker; readonly number: number; readonly drawing: Drawing };

/** A setup marker on the table; one that may be taken back is a button. (RW-BOARD-19) */
const LaidMarker = ({ at: hexes, number, drawing }: LaidMarkerProps): ReactNode => {
  const { deed, act } = useDeed(at.marker(number));
  const drawn = <LayDrawing lay={marker} turns={sideOf(hexes)} at={hexes[0]} drawing={drawing} />;
  if (deed.options.length === 0) return <g {...silent}>{drawn}</g>;
  return (
    <SvgButton
      at={at.marker(number)}
      deed={deed}
      act={act}
      label={drawing.speaker.message(deed.options[0].label)}
      transform=""
      className={areaStyles.area}
      isStop
    >
      {drawn}
    </SvgButton>
  );
};

/** The setup markers that wait for home realms. */
export const Markers = ({ drawing }: { drawing: Drawing }): ReactNode =>
  isFinished(drawing.sight)
    ? undefined
    : boardIn(drawing.sight).markers.map((hexes, index) => (
        <LaidMarker key={`${hexes[0].q}/${hexes[0].r}`} at={hexes} number={index + 1} drawing={drawing} />
      ));
