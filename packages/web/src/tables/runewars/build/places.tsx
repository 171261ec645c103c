import { add } from '@runehold/runewars/board/hex';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { useTable } from '../../../table/session/table-context.ts';
import stateStyles from '../area/area-state.module.css';
import { hexPath, SIDE, shiftOnto } from '../land/geometry.ts';
import { asGroup, silent } from '../land/svg-roles.ts';
import areaStyles from '../touch/area.module.css';
import { SvgButton } from '../touch/svg-button.tsx';
import { useDeed } from '../touch/use-deed.ts';
import { isWalkKey } from '../touch/walk.ts';
import type { Drawing } from '../use-drawing.ts';
import styles from './build.module.css';
import { useOver } from './hand-store.ts';
import { cellsOf } from './lay.ts';
import { LayDrawing } from './piece-drawing.tsx';
import { spotName } from './spot-name.ts';
import { isLawful, type Spot, spotTowards } from './spots.ts';
import type { Laying } from './use-laying.ts';

const HEX = hexPath();
const RING = hexPath(SIDE - 6);

type PlaceProps = {
  readonly spot: Spot;
  readonly drawing: Drawing;
  readonly isStop: boolean;
  walk(from: Spot, key: string): void;
  pointAt(address: Address | undefined): void;
};

/** One hex on which the piece may be put down, or on which it says why not. */
const Place = ({ spot, drawing, isStop, walk, pointAt }: PlaceProps): ReactNode => {
  const { speaker } = drawing;
  const { deed, act } = useDeed(spot.address);
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isWalkKey(event.key)) return false;
    walk(spot, event.key);
    return true;
  };
  return (
    <SvgButton
      at={spot.address}
      deed={deed}
      act={act}
      label={spotName(drawing, spot)}
      reason={spot.reason && speaker.message(spot.reason)}
      transform={shiftOnto(spot.grip)}
      className={areaStyles.area}
      isStop={isStop}
      onKey={onKey}
      onLook={isLooking => pointAt(isLooking ? spot.address : undefined)}
    >
      <path d={HEX} className={stateStyles.hit} />
      {isLawful(spot) ? (
        <>
          <path d={RING} className={styles.halo} />
          <path d={RING} className={stateStyles.keyline} />
          <path d={RING} className={stateStyles.legal} />
          <path d="M-13,0H13M0,-13V13" className={styles.plus} />
        </>
      ) : undefined}
      <path d={RING} className={stateStyles.focus} />
    </SvgButton>
  );
};

/** All hexes that the piece would cover somewhere, dimly lit. */
const Reach = ({ laying: { lay, turns, places } }: { laying: Laying }): ReactNode => {
  const cells = new Map(
    places
      .filter(isLawful)
      .flatMap(({ at }) => cellsOf(lay, turns).map(cell => add(cell, at)))
      .map(cell => [`${cell.q}/${cell.r}`, shiftOnto(cell)]),
  );
  return [...cells].map(([key, transform]) => (
    <path key={key} d={HEX} transform={transform} className={styles.reach} />
  ));
};

/** The piece where it would lie: whole where it has been put, as a shadow where it is only held. */
const Ghost = ({ laying: { lay, chosen, places }, drawing }: PlacesProps): ReactNode => {
  const { ask } = useTable();
  const over = useOver(ask?.id);
  const shown = places.find(({ address }) => address === over) ?? chosen;
  if (shown === undefined) return undefined;
  const look = !isLawful(shown) ? styles.barred : shown === chosen ? styles.put : styles.ghost;
  return (
    <g {...silent} className={look} data-ghost={shown.address} data-lawful={isLawful(shown)}>
      <LayDrawing lay={lay} turns={shown.turns} at={shown.at} drawing={drawing} />
      {cellsOf(lay, shown.turns).map(cell => (
        <path
          key={`${cell.q}/${cell.r}`}
          d={HEX}
          transform={shiftOnto(add(cell, shown.at))}
          className={styles.cover}
        />
      ))}
    </g>
  );
};

type PlacesProps = { readonly laying: Laying; readonly drawing: Drawing };

const hexKey = ({ grip: { q, r } }: Spot): string => `${q}/${r}`;

/** Where the piece in hand may go: arrow keys walk from place to place, Enter puts it down. */
export const BuildPlaces = ({ laying, drawing }: PlacesProps): ReactNode => {
  const { places, reach, pointAt } = laying;
  const layer = useRef<SVGGElement>(null);
  const isInside = useRef(false);
  const [walked, setWalked] = useState<string | undefined>(undefined);
  const stop = places.find(spot => hexKey(spot) === walked) ?? places.find(isLawful) ?? places[0];
  const focusOn = (spot: Spot | undefined): void =>
    layer.current?.querySelector<SVGGElement>(`[data-at="${spot?.address}"]`)?.focus({ preventScroll: true });
  const walk = (from: Spot, key: string): void => {
    const next = spotTowards(places.filter(isLawful), from, key) ?? spotTowards(places, from, key);
    if (next === undefined) return;
    setWalked(hexKey(next));
    focusOn(next);
  };
  // A turn takes away places; whoever stood on one of them goes on from another.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) focusOn(stop);
  });
  const group = {
    ...asGroup,
    'aria-label': drawing.speaker.say('rw.build.where'),
    'data-leads-to': reach.join(' '),
    onFocus: (): void => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      isInside.current = relatedTarget === null;
    },
  };
  return (
    <g ref={layer} {...group}>
      <g {...silent}>
        <Reach laying={laying} />
      </g>
      <g className={styles.places}>
        {places.map(spot => (
          <Place
            key={hexKey(spot)}
            spot={spot}
            drawing={drawing}
            isStop={spot === stop}
            walk={walk}
            pointAt={pointAt}
          />
        ))}
      </g>
      <Ghost laying={laying} drawing={drawing} />
    </g>
  );
};
