import type { CityToken, LandToken } from '@runehold/runewars/rules/view/land';
import type { ReactNode } from 'react';
import { emblems, type Faction } from '../../../kit/factions.ts';
import { icons } from '../icons.ts';
import styles from './land-tokens.module.css';
import tokenStyles from './tokens.module.css';
import { Badge, SeenMark, Sign } from './tokens.tsx';

/** The rim of the Lost City: a sun of gold. */
const RAYS = Array.from({ length: 16 }, (_, n) => {
  const [from, to] = [16.2, 20];
  const angle = (Math.PI / 8) * n;
  const at = (r: number, turn: number): string =>
    `${(r * Math.cos(angle + turn)).toFixed(1)},${(r * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(from, -0.14)}L${at(to, 0)}L${at(from, 0.14)}Z`;
}).join('');

/** A dragon rune that is printed on a city, dark while a token of the land covers it. */
const RuneInset = ({ isCovered }: { isCovered: boolean }): ReactNode => (
  <g transform="translate(11 10)">
    <circle r="7.6" fill="#17110a" stroke="#f0d68e" strokeWidth="1.2" />
    <use
      href={isCovered ? '#rw-rune-down' : '#rw-rune-dragon'}
      transform="scale(.12)"
      opacity={isCovered ? 0.7 : 1}
    />
  </g>
);

/** A city's coin, or faint the space that is printed for it; its name stands under that of the area. */
export const City = ({ token }: { token?: CityToken | undefined }): ReactNode => {
  const { isLost = false, runes = 0, isCovered = false } = token ?? {};
  return (
    <g opacity={token === undefined ? 0.62 : undefined}>
      {isLost ? <path d={RAYS} fill="#f0c24a" stroke="#3a2408" strokeWidth="1" /> : undefined}
      <g className={isCovered ? styles.covered : undefined}>
        <circle r="15" cy="1.5" fill="#000" fillOpacity=".45" />
        <circle r="15" fill="url(#rw-brass)" stroke="#241708" strokeWidth="1.6" />
        <circle r="11.5" fill={isLost ? '#123f52' : '#2a1d10'} />
        {isLost ? (
          <Sign path={icons.lostCity} size={17} fill="#fbe7b6" />
        ) : (
          <use href="#rw-town" transform="translate(0 .5) scale(.165)" fill="#fbe7b6" />
        )}
      </g>
      {isCovered ? <path d="M-12,12 12,-12" className={styles.strike} /> : undefined}
      {runes > 0 ? <RuneInset isCovered={isCovered} /> : undefined}
    </g>
  );
};

/** A desolation token, or cryomancy tokens: two faces of one coin, with a number where several lie on each other. */
export const LandCoin = ({ token: { face, count } }: { token: LandToken }): ReactNode => (
  <g className={styles[face]}>
    <use href="#rw-octagon" transform="translate(0 1.5) scale(.32)" fill="#000" fillOpacity=".45" />
    <use href="#rw-octagon" transform="scale(.32)" className={styles.coin} />
    <use href="#rw-octagon" transform="scale(.25)" className={styles.inner} />
    <Sign path={icons[face]} size={17} fill="currentColor" />
    {count > 1 ? <Badge x={9} y={9} n={count} /> : undefined}
  </g>
);

/** Peasants who keep an area: a wooden sign with their people's badge, and no shape of a unit. (BW-PEAS-10, 13) */
export const Peasant = ({ faction }: { faction: Faction }): ReactNode => (
  <g className={`${tokenStyles.token} ${faction}`}>
    <path d="M0,-4V16" stroke="#3b2410" strokeWidth="3.4" strokeLinecap="round" />
    <rect x="-13" y="-13" width="26" height="20" rx="2.5" fill="#000" fillOpacity=".4" />
    <rect x="-13" y="-14.5" width="26" height="20" rx="2.5" className={styles.wood} />
    <path d="M-12,-8H12M-12,-1H12" className={styles.grain} />
    <g transform="translate(-1 -4.5)">
      <Sign path={icons.peasant} size={17} fill="#2c1a08" />
    </g>
    <circle cx="11" cy="6" r="6.6" className={tokenStyles.cloak} />
    <g transform="translate(11 6)">
      <Sign path={emblems[faction]} size={9} />
    </g>
  </g>
);

type ExplorationProps = {
  readonly back: string;
  readonly face?: string | undefined;
  readonly isUp?: boolean;
  /** What it adds to the strength of whoever defends its area. */
  readonly strength?: number | undefined;
};

/** An exploration token: its back while it lies face down and unseen, else the sign of its face. */
export const Exploration = ({ back, face, isUp = false, strength }: ExplorationProps): ReactNode => (
  <g>
    <rect x="-11" y="-9.5" width="22" height="22" rx="5" fill="#000" fillOpacity=".45" />
    <rect
      x="-11"
      y="-11"
      width="22"
      height="22"
      rx="5"
      className={isUp ? tokenStyles.found : tokenStyles.unfound}
    />
    {face === undefined ? (
      <text className={tokenStyles.count} y="4.2">
        {back}
      </text>
    ) : (
      <Sign path={face} size={16} fill={isUp ? '#2a1a08' : '#fff8e6'} />
    )}
    {strength === undefined ? undefined : (
      <g transform="translate(9 8)">
        <use href="#rw-shield" transform="scale(.17)" fill="#1f2931" stroke="#f3e9d2" strokeWidth="7" />
        <text className={styles.plus} y="2.6">
          +{strength}
        </text>
      </g>
    )}
    {face === undefined || isUp ? undefined : <SeenMark />}
  </g>
);
