/** One stroke of the brush: an outline about (0, 0), in absolute commands, and how it is filled and drawn. */
export type Stroke = {
  readonly d: string;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
};

const shade = (half: number, x: number): Stroke => ({
  d: `M${x - half},1.2Q${x - half},-.6 ${x},-.6Q${x + half},-.6 ${x + half},1.2Q${x + half},3 ${x},3Q${x - half},3 ${x - half},1.2Z`,
  fill: '#1f2a14',
  fillOpacity: 0.35,
});

/** What grows or rises on the ground, stroke by stroke. */
export const strokes = {
  oak: [
    shade(6, 1.5),
    { d: 'M-.8,1V-4H.8V1Z', fill: '#3b2b18' },
    {
      d: 'M-6,-5C-7.5,-9 -4,-11 -3,-11 -2,-14.5 3,-14.5 3.6,-11.4 7,-11 7.4,-6.5 5,-4.5 3,-2.6 -4,-2.6 -6,-5Z',
      fill: '#5f7d45',
      stroke: '#2f4023',
      strokeWidth: 0.9,
    },
    { d: 'M-3.6,-9C-3,-11.5 0,-12.6 1.8,-11.2', stroke: '#a9c184', strokeWidth: 1 },
  ],
  pine: [
    shade(4.6, 1),
    {
      d: 'M0,-17 3.6,-10H2L5,-4.6H3L6,.4H-6L-3,-4.6H-5L-2,-10H-3.6Z',
      fill: '#4c6b47',
      stroke: '#283a25',
      strokeWidth: 0.9,
    },
  ],
  peak: [
    {
      d: 'M-15,4C-11,-4 -6,-11 -2,-20 2,-13 4,-14 7,-7 10,-3 13,0 16,4Z',
      fill: '#a49a8c',
      stroke: '#463c31',
      strokeWidth: 1.1,
    },
    {
      d: 'M-2,-20C2,-13 4,-14 7,-7 10,-3 13,0 16,4H3C5,-2 -2,-4 1,-9 -2,-12 -2,-16 -2,-20Z',
      fill: '#6d6257',
    },
    {
      d: 'M-2,-20C-4,-16 -5,-13 -6.6,-10.4L-3.6,-12 -2,-9.6 .4,-12 2.2,-11.5C1,-14 -.6,-16 -2,-20Z',
      fill: '#f4efe4',
    },
  ],
  rise: [
    { d: 'M-14,3C-11,-8 -3,-11 2,-8 8,-5 11,-1 14,3Z', fill: '#bb9560', stroke: '#6a4d2a', strokeWidth: 1 },
    { d: 'M1,-8C7,-5 11,-1 14,3H5C6,-2 5,-5 1,-8Z', fill: '#94703f', fillOpacity: 0.8 },
  ],
  tuft: [
    {
      d: 'M-4,0Q-3.6,-4 -6,-6M-1.4,0Q-1.4,-5 -1,-8M1.4,0Q2,-4 5,-6.4',
      stroke: '#7d6a2c',
      strokeWidth: 1.1,
    },
  ],
  field: [
    { d: 'M-13,2 -7,-7H13L9,2Z', fill: '#e4c468', stroke: '#8d7130', strokeWidth: 0.8 },
    {
      d: 'M-9.6,2 -3.8,-7M-5.2,2 .2,-7M-.6,2 4.4,-7M4,2 8.6,-7',
      stroke: '#a8863a',
      strokeWidth: 1.1,
    },
  ],
  reed: [
    { d: 'M-4,1Q-4,-5 -5,-9M0,1Q0,-6 .6,-12M4,1Q4,-4 5.6,-8', stroke: '#3f5a44', strokeWidth: 1.1 },
    { d: 'M-5,-8.4V-12M.6,-11.5V-15.4M5.7,-7.4V-11', stroke: '#6b4a2b', strokeWidth: 2.4 },
  ],
  pool: [
    {
      d: 'M-14,0C-12,-5 -3,-6 3,-5 11,-5 15,-1 12,2 7,5.5 -5,5 -10,3.4 -13,2.6 -14.6,1.6 -14,0Z',
      fill: '#7fb0c2',
      stroke: '#40707f',
      strokeWidth: 0.9,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type Growth = keyof typeof strokes;

const rounded = (n: number): string => String(Math.round(n * 10) / 10);

/** The same outline elsewhere and in another size. */
export const moved = (d: string, x: number, y: number, size: number): string => {
  let command = '';
  let isAcross = true;
  return (d.match(/[A-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [])
    .map(part => {
      if (/[A-Z]/.test(part)) {
        command = part;
        isAcross = part !== 'V';
        return part;
      }
      const at = rounded(Number(part) * size + (isAcross ? x : y));
      if (command !== 'H' && command !== 'V') isAcross = !isAcross;
      return `${at} `;
    })
    .join('');
};
