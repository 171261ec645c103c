import type { ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import { icons } from '../icons.ts';
import styles from './tokens.module.css';
import { Sign } from './tokens.tsx';

/** A place for a development: free, or with its sign, or with one of which it is not said what it does. */
export type DevelopmentSeat = { readonly sign: string | undefined } | undefined;

type KeepProps = {
  readonly faction: Faction;
  readonly strength: number;
  readonly isDamaged: boolean;
  readonly seats?: readonly DevelopmentSeat[];
  /** A capital is larger, wears a crown, and shows its free places too. (BW-CAP-05 to 07) */
  readonly isCapital?: boolean;
};

const SQUARE = { x: -15, width: 30, height: 30, rx: 4 };

/** The corner at which a development lies: the second one of a capital at the other side. */
const corners = [-14, 14] as const;

const Seat = ({ seat, x }: { seat: DevelopmentSeat; x: number }): ReactNode =>
  seat === undefined ? (
    <circle cx={x} cy="-14" r="7.4" className={styles.freeSeat} />
  ) : (
    <g transform={`translate(${x} -14)`}>
      <circle r="8.4" fill="url(#rw-brass)" stroke="#2a1a08" strokeWidth="1.3" />
      {seat.sign === undefined ? (
        <path d="M-3.6,3 0,-4.2 3.6,3Z" fill="#2a1a08" />
      ) : (
        <Sign path={seat.sign} size={12} fill="#2a1a08" />
      )}
    </g>
  );

/** A stronghold with its strength on a shield, cracked where it is damaged. */
export const Stronghold = ({
  faction,
  strength,
  isDamaged,
  seats = [],
  isCapital = false,
}: KeepProps): ReactNode => (
  <g className={`${styles.token} ${faction}`} transform={isCapital ? 'scale(1.2)' : undefined}>
    <rect {...SQUARE} y="-14" fill="#000" fillOpacity=".45" />
    {isCapital ? (
      <rect x="-17" y="-18" width="34" height="34" rx="5" fill="url(#rw-brass)" stroke="#2a1a08" />
    ) : undefined}
    <rect {...SQUARE} y="-16" className={styles.base} />
    <rect {...SQUARE} y="-16" fill={`url(#rw-hatch-${faction})`} fillOpacity=".26" />
    <use href="#rw-keep" transform="translate(0 1) scale(.27)" fill="#fff8e6" />
    {isDamaged ? (
      <path d="M2,-16 -3,-7 3,-1 -2,6 2,14" fill="none" stroke="#1a0503" strokeWidth="2.6" />
    ) : undefined}
    {isCapital ? (
      <g transform="translate(0 -19)">
        <Sign path={icons.capital} size={15} fill="#f7d774" />
      </g>
    ) : undefined}
    <g transform="translate(14 11)">
      <use
        href="#rw-shield"
        transform="scale(.21)"
        className={isDamaged ? styles.broken : styles.whole}
        stroke="#f3e9d2"
        strokeWidth="6"
      />
      <text className={styles.count} y="3.6">
        {strength}
      </text>
    </g>
    {seats.map((seat, n) => (
      <Seat key={corners[n]} seat={seat} x={corners[n]} />
    ))}
  </g>
);
