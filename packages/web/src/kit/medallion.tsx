import type { ReactNode } from 'react';
import type { MarkShape } from './card-face.ts';
import styles from './medallion.module.css';

const SKULL =
  'M256 16C136 16 16 76 16 166c0 60 45 90 45 150 0 45-15 45-15 75 0 15 48 32 90 45v60h240v-60s91-28 90-45c-1-28-15-30-15-75 0-30 46-91 45-150 0-90-120-150-240-150m-90 180c33 0 60 27 60 60s-27 60-60 60-60-27-60-60 27-60 60-60m180 0c33 0 60 27 60 60s-27 60-60 60-60-27-60-60 27-60 60-60m-90 105c15 0 45 60 45 75 0 30 0 30-15 30h-60c-15 0-15 0-15-30 0-15 30-75 45-75';

const shapes: Readonly<Record<MarkShape, ReactNode>> = {
  strength: (
    <>
      <path
        d="M24 2c5 3 12 4 19 4v18c0 11-8 18-19 22C13 42 5 35 5 24V6c7 0 14-1 19-4z"
        fill="url(#metal-steel)"
        stroke="#ecd199"
        strokeWidth="2.4"
      />
      <path
        d="M24 7c4 2 9 3 14 3v14c0 8-6 13-14 17"
        fill="none"
        stroke="#fff"
        strokeOpacity=".18"
        strokeWidth="1.5"
      />
    </>
  ),
  gold: (
    <>
      <circle cx="24" cy="24" r="21.5" fill="url(#metal-gold)" stroke="#5c3c0c" strokeWidth="2" />
      <circle
        cx="24"
        cy="24"
        r="16.5"
        fill="none"
        stroke="#5c3c0c"
        strokeOpacity=".55"
        strokeWidth="1.4"
        strokeDasharray="2 2"
      />
    </>
  ),
  influence: (
    <>
      <path d="M24 .5L47.500 24L24 47.500L.5 24Z" fill="url(#metal-pearl)" stroke="#6d4c18" strokeWidth="2" />
      <path
        d="M24 5.500L42.500 24L24 42.500L5.500 24Z"
        fill="none"
        stroke="#9d2f2a"
        strokeOpacity=".75"
        strokeWidth="1.3"
      />
    </>
  ),
  walls: (
    <path
      d="M6 4h8v6h6V4h8v6h6V4h8v15l-4 5v20H10V24l-4-5z"
      fill="#1f2931"
      stroke="#ecd199"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  ),
  damage: (
    <>
      <path
        d="M24 3c3 5 8 3 11 7s1 8 6 11 4 8 1 12-6 4-8 9-9 3-12 3-7 2-11-2-8-3-9-8 0-8 1-12 0-9 5-11 6-6 10-6 4-3 6-3z"
        fill="#9d2f2a"
        stroke="#5a1512"
        strokeWidth="2"
      />
      <circle cx="24" cy="25" r="14" fill="none" stroke="#e88a7a" strokeOpacity=".5" strokeWidth="1.4" />
    </>
  ),
  die: (
    <>
      <rect x="4" y="4" width="40" height="40" rx="8" fill="#fbf5e6" stroke="#2a2018" strokeWidth="2.4" />
      <path d={SKULL} fill="#2a2018" transform="translate(9 8) scale(.0586)" />
    </>
  ),
};

/** The metals of all medallions, once on the page. */
export const Metals = (): ReactNode => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    <defs>
      <radialGradient id="metal-gold" cx=".35" cy=".3" r=".8">
        <stop offset="0" stopColor="#fff3c4" />
        <stop offset=".45" stopColor="#e6b24a" />
        <stop offset="1" stopColor="#9c6a1b" />
      </radialGradient>
      <linearGradient id="metal-pearl" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".6" stopColor="#f0e6d2" />
        <stop offset="1" stopColor="#c9b995" />
      </linearGradient>
      <linearGradient id="metal-steel" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#6f8290" />
        <stop offset=".5" stopColor="#2c3841" />
        <stop offset="1" stopColor="#12171c" />
      </linearGradient>
    </defs>
  </svg>
);

type MedallionProps = {
  readonly shape: MarkShape;
  readonly value?: number | string | undefined;
  /** The figure differs from what is printed. */
  readonly changed?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A figure in the shape of what it counts. Words around it say the same, so it is silent. */
export const Medallion = ({ shape, value, changed, className }: MedallionProps): ReactNode => (
  <span
    className={`${styles.medallion} ${styles[shape]} ${changed ? styles.changed : ''} ${className ?? ''}`}
    aria-hidden="true"
    data-token={shape}
  >
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {shapes[shape]}
    </svg>
    {value === undefined ? undefined : <i>{value}</i>}
  </span>
);
