import type { ReactNode } from 'react';
import { memo } from 'react';
import type { TableArt } from '../../../table/art/art.ts';
import { thingAt } from '../../../table/art/targets.ts';
import { placesOf } from '../../../table/log/log-lines.ts';
import { centreOf, shiftOnto } from '../land/geometry.ts';
import { Land, Territory } from '../land/territory.tsx';
import { contentIn } from '../slots/content-in.ts';
import { slotsOf } from '../slots/layout.ts';
import { keyOf, SlotView } from '../slots/slot-view.tsx';
import { useDrawing } from '../use-drawing.ts';
import { movementOf } from './flights.tsx';

/** So much of the map is seen: one area whole, of the others a glimpse. */
const VIEW = { width: 158, height: 113 };

/** A small picture of an area as it stands now, with the land around it. */
const Vignette = memo(({ area }: { area: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight } = drawing;
  const { x, y } = centreOf(sight.map.hexes[area]);
  const areas = [...sight.map.across[area].filter(other => other >= 0), area];
  const content = contentIn(drawing, area);
  return (
    <svg
      viewBox={`${x - VIEW.width / 2} ${y - VIEW.height / 2} ${VIEW.width} ${VIEW.height}`}
      data-vignette={content.id}
      aria-hidden="true"
      focusable="false"
    >
      <Land sight={sight} areas={areas} />
      <Territory sight={sight} areas={areas} />
      <g transform={shiftOnto(sight.map.hexes[area])}>
        {slotsOf(content, 'small').map(slot => (
          <SlotView key={keyOf(slot)} slot={slot} content={content} drawing={drawing} />
        ))}
      </g>
    </svg>
  );
});

/** Where on the map something happened, as a small picture: the place that it ended at. */
export const vignetteOf: NonNullable<TableArt['vignetteOf']> = (event, scene) => {
  const areas = placesOf(movementOf(event, scene)).flatMap(address => {
    const [kind, area] = thingAt(address);
    return kind === 'area' || kind === 'units' ? [area] : [];
  });
  const area = areas.at(-1);
  return area === undefined ? undefined : <Vignette area={area} />;
};
