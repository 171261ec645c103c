import type { ReactNode } from 'react';
import { PortraitDefs } from '../portraits/portrait-view.tsx';
import { TerrainDefs } from './terrain.tsx';

const STONE = 'M-20,-40 18,-44 40,-14 36,26 6,46 -30,36 -44,4Z';
const SIGN = 'M-4,-30V32M-4,-22 16,-8 -4,6M-4,0 -22,14M-4,12 14,26';

/** Stones, seals and walls, once on the page; each is about 90 across. */
const Tokens = (): ReactNode => (
  <>
    <g id="rw-rune-down">
      <path d={STONE} fill="#0b0e10" fillOpacity=".5" transform="translate(4 7)" />
      <path d={STONE} fill="url(#rw-stone)" stroke="#15191c" strokeWidth="4" />
      <path
        d="M-2,22C-18,20 -22,-4 -8,-14 6,-23 22,-10 17,4 13,14 -1,13 -2,3"
        fill="none"
        stroke="#1c2226"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
    <g id="rw-rune-dragon">
      <path d={STONE} fill="#ffb454" fillOpacity=".45" transform="scale(1.22)" />
      <path d={STONE} fill="url(#rw-stone)" stroke="#2a1a08" strokeWidth="4" />
      <path
        d={SIGN}
        fill="none"
        stroke="#ffcf7a"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={SIGN}
        fill="none"
        stroke="#fff4d4"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
    <g id="rw-rune-false">
      <path d={STONE} fill="url(#rw-stone)" stroke="#15191c" strokeWidth="4" />
      <path d="M-20,-20 20,20M20,-20 -20,20" stroke="#c9d2d8" strokeWidth="8" strokeLinecap="round" />
    </g>
    <path
      id="rw-keep"
      d="M-38,38V-14h-5v-20h11v8h8v-8h9v20h-3V-4h8v-30h-5v-18h9v8h6v-8h8v8h6v-8h9v18h-5V-4h8v-10h-3v-20h9v8h8v-8h11v20h-5V38h-27V20q0-11-11-11T-9,20V38Z"
    />
    <path
      id="rw-octagon"
      d="M-18,-44H18Q22,-44 25,-41L41,-25Q44,-22 44,-18V18Q44,22 41,25L25,41Q22,44 18,44H-18Q-22,44 -25,41L-41,25Q-44,22 -44,18V-18Q-44,-22 -41,-25L-25,-41Q-22,-44 -18,-44Z"
    />
    <path
      id="rw-town"
      d="M-46,38V4l14-15 14,15v4h6V-14L2,-34l14,20v12h5l12-12 13,12V38ZM0,-34V-48l12,5-12,5"
    />
    <path
      id="rw-seal"
      d="M0,-46C10,-47 14,-40 23,-40 33,-39 34,-29 40,-23 46,-16 42,-9 45,0 48,10 41,14 40,23 38,33 29,33 23,40 16,47 9,42 0,45 -10,48 -14,41 -23,40 -33,38 -33,29 -40,23 -47,16 -42,9 -45,0 -48,-10 -41,-14 -40,-23 -38,-33 -29,-33 -23,-40 -15,-46 -9,-42 0,-46Z"
    />
    <path id="rw-shield" d="M-34,-42H34Q38,-42 38,-38V4Q38,30 0,46 -38,30 -38,4V-38Q-38,-42 -34,-42Z" />
    <path id="rw-banner" d="M-9,-13.5H10.6V9.6L.8,14.6 -9,9.6Z" />
    <path id="rw-pennant" d="M-11,-16H11V12L0,19 -11,12Z" />
    <path id="rw-triangle" d="M-7,-41Q0,-52 7,-41L47,28Q53,40 39,40L-39,40Q-53,40 -47,28Z" />
    <path id="rw-circle" d="M0,-44A44,44 0 1 1 0,44A44,44 0 1 1 0,-44Z" />
    <path
      id="rw-rectangle"
      d="M-43,-36H43Q49,-36 49,-30V30Q49,36 43,36H-43Q-49,36 -49,30V-30Q-49,-36 -43,-36Z"
    />
    <path
      id="rw-hexagon"
      d="M-24,-43H24Q28,-43 30,-39L49,-4Q51,0 49,4L30,39Q28,43 24,43H-24Q-28,43 -30,39L-49,4Q-51,0 -49,-4L-30,-39Q-28,-43 -24,-43Z"
    />
  </>
);

const PEAKS = [0, 1, 2, 3, 4, 5]
  .map(n => `M${12 * n - 36},4.4 ${12 * n - 30},-8 ${12 * n - 24},4.4Z`)
  .join('');
const WAVES = `M-34,-1${'q2.83,-3 5.67,0t5.67,0'.repeat(6)}`;

const DIAMONDS = [-30, -15, 0, 15, 30].map(x => `M${x - 4},0 ${x},-3.2 ${x + 4},0 ${x},3.2Z`).join('');

/** The two closed borders and the open ones, as long as an edge and lying level. */
const Borders = (): ReactNode => (
  <>
    <g id="rw-water" fill="none" strokeLinecap="round">
      <path d="M-36,0H36" stroke="#0c2a45" strokeWidth="13" />
      <path d="M-36,0H36" stroke="#2d86d6" strokeWidth="9.6" />
      <path d={WAVES} stroke="#b9e1ff" strokeWidth="1.6" />
    </g>
    <g id="rw-ice" fill="none" strokeLinecap="round">
      <path d="M-36,0H36" stroke="#27506b" strokeWidth="13" />
      <path d="M-36,0H36" stroke="#dff2fb" strokeWidth="9.6" />
      <path d="M-28,3 -22,-3 -17,2M-4,-3 2,3 8,-2M18,3 23,-3 29,1" stroke="#5f9cc0" strokeWidth="1.5" />
    </g>
    <g id="rw-mountains" strokeLinejoin="round">
      <path d="M-36,2H36" stroke="#3a0c08" strokeWidth="9" strokeLinecap="round" />
      <path d="M-36,2H36" stroke="#c23b32" strokeWidth="5.6" strokeLinecap="round" />
      <path d={PEAKS} fill="#d8483c" stroke="#3a0c08" strokeWidth="1.5" />
    </g>
    <g id="rw-yellow" strokeLinecap="round">
      <path d="M-36,0H36" stroke="#4a3206" strokeWidth="11" />
      <path d="M-36,0H36" stroke="#f2c01e" strokeWidth="8" />
      <path d={DIAMONDS} fill="#3a2604" />
    </g>
  </>
);

/** Hatches that tell factions apart where no colour is seen, one for territory and tokens alike. */
const Hatches = (): ReactNode => (
  <>
    <pattern id="rw-hatch-daqan" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0,1.5H6M0,4.5H6" stroke="#d8ecff" strokeWidth="1.1" />
    </pattern>
    <pattern
      id="rw-hatch-latari"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0,3H6" stroke="#e2fff3" strokeWidth="1.6" />
    </pattern>
    <pattern id="rw-hatch-uthuk" width="7" height="7" patternUnits="userSpaceOnUse">
      <path d="M0,7 3.5,1.5 7,7" fill="none" stroke="#ffe3d8" strokeWidth="1.4" />
    </pattern>
    <pattern id="rw-hatch-waiqar" width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="1.6" cy="1.6" r="1.15" fill="#f2e8ff" />
      <circle cx="4.6" cy="4.6" r="1.15" fill="#f2e8ff" />
    </pattern>
    <pattern id="rw-hatch-neutral" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M3,0V6M0,3H6" stroke="#fff3d8" strokeWidth=".7" />
    </pattern>
  </>
);

/** Everything that drawings of the table refer to. */
export const Glyphs = (): ReactNode => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    <defs>
      <radialGradient id="rw-stone" cx=".38" cy=".3" r=".8">
        <stop offset="0" stopColor="#98a0a6" />
        <stop offset=".55" stopColor="#5d666d" />
        <stop offset="1" stopColor="#343b41" />
      </radialGradient>
      <radialGradient id="rw-brass" cx=".35" cy=".28" r=".9">
        <stop offset="0" stopColor="#fbe7b6" />
        <stop offset=".45" stopColor="#c99c4d" />
        <stop offset="1" stopColor="#6d4d1c" />
      </radialGradient>
      <linearGradient id="rw-bevel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".38" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".34" />
      </linearGradient>
      <radialGradient id="rw-clearing">
        <stop offset="0" stopColor="#fbf1d6" stopOpacity=".5" />
        <stop offset=".6" stopColor="#fbf1d6" stopOpacity=".3" />
        <stop offset="1" stopColor="#fbf1d6" stopOpacity="0" />
      </radialGradient>
      <TerrainDefs />
      <PortraitDefs />
      <Tokens />
      <Borders />
      <Hatches />
    </defs>
  </svg>
);
