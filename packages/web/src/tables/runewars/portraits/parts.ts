import { edged, fill, line, type Stroke, type Tone } from './stroke.ts';

/** What portraits are put together from. Whatever is behind the face comes first. */

export const cloak = ([light, shade]: Tone): Stroke[] => [
  fill('M-48,54Q-44,24 -13,18L13,18Q44,24 48,54Z', light),
  fill('M2,18L13,18Q44,24 48,54H10Q14,34 2,18Z', shade, 0.7),
];

const EYES = 'M-10.5,-2.4q3,-2.6 6.4,0q-3.2,2 -6.4,0ZM4,-2.4q3,-2.6 6.4,0q-3.2,2 -6.4,0Z';
const PUPILS =
  'M-8.9,-2.5a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0ZM5.5,-2.5a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0Z';

export const face = ([light, shade]: Tone, brow = '#3a2618', pupil = '#20160f'): Stroke[] => [
  fill('M-7,12V26H8V12Z', shade),
  fill('M-15,-14Q-17,6 -9,15Q0,24 9,15Q17,6 15,-14Q12,-30 0,-30Q-12,-30 -15,-14Z', light),
  fill('M1,-30Q13,-29 15,-14Q17,6 9,15Q5,19.4 1,20Q7,12 4,4Q1,0 3,-8Q4,-20 1,-30Z', shade, 0.75),
  line('M-11.5,-7q4.5,-3.2 8.5,-.8M3,-7.8q4.5,-2.4 8.5,.8', brow, 2.6),
  fill(EYES, '#fff6e6'),
  fill(PUPILS, pupil),
  line('M.5,-2L-2.6,6.4Q-.5,8 2.4,6.8', shade, 1.9),
  line('M-4,12Q0,13.2 4,12', '#5d2c20', 2),
];

/** A broad face with tusks. */
export const tusked = ([light, shade]: Tone, eyes: string): Stroke[] => [
  fill('M-20,-12L-28,-16 -21,-2ZM20,-12L28,-16 21,-2Z', shade),
  fill('M-19,-14Q-21,8 -13,18Q0,28 13,18Q21,8 19,-14Q15,-32 0,-32Q-15,-32 -19,-14Z', light),
  fill('M1,-32Q15,-32 19,-14Q21,8 13,18Q7,23 2,23Q8,4 1,-32Z', shade),
  line('M-14,-9L-2,-5M14,-9L2,-5', '#231a12', 3.6),
  fill(
    'M-9.9,-3a2.4,2.4 0 1 0 4.8,0a2.4,2.4 0 1 0 -4.8,0ZM5.1,-3a2.4,2.4 0 1 0 4.8,0a2.4,2.4 0 1 0 -4.8,0Z',
    eyes,
  ),
  line('M-4,6h8', shade, 4),
  line('M-10,14Q0,18 10,14', '#2a1a10', 3),
  edged('M-9,15l-2,-10 6,9ZM9,15l2,-10 -6,9Z', '#fff3d6', '#2a1a10'),
];

/** Nothing but bones. */
export const skull = (eyes: string): Stroke[] => [
  fill('M-6,14V26H6V14Z', '#8d8474'),
  edged(
    'M-17,-12Q-18,-34 0,-34Q18,-34 17,-12Q17,0 10,4L9,16Q0,20 -9,16L-10,4Q-17,0 -17,-12Z',
    '#e6dfcc',
    '#4a4232',
  ),
  fill('M2,-34Q18,-34 17,-12Q17,0 10,4L9,16Q6,18 3,18Q8,-6 2,-34Z', '#b5ac95', 0.8),
  fill('M-12,-9Q-7,-14 -3,-7Q-6,0 -11,-2ZM12,-9Q7,-14 3,-7Q6,0 11,-2Z', '#1b1611'),
  fill('M-9,-6a2,2 0 1 0 4,0a2,2 0 1 0 -4,0ZM5,-6a2,2 0 1 0 4,0a2,2 0 1 0 -4,0Z', eyes),
  fill('M0,0L-2.6,6H2.6Z', '#1b1611'),
  line('M-6,10V16M-2,11V17.4M2,11V17.4M6,10V16', '#4a4232', 1.6),
];

export const longHair = ([light, shade]: Tone): Stroke[] => [
  fill('M-26,46Q-36,-16 -14,-34Q2,-44 16,-34Q36,-14 27,46Q16,40 15,10L-14,10Q-16,40 -26,46Z', light),
  fill('M10,-38Q34,-20 27,46Q18,40 16,10Q20,-16 10,-38Z', shade),
];

export const shortHair = ([light]: Tone): Stroke[] => [
  fill('M-19,4Q-26,-26 -8,-36Q14,-42 20,-22Q24,-8 19,4Z', light),
];

export const wildHair = ([light, shade]: Tone): Stroke[] => [
  fill(
    'M-30,-6Q-40,-30 -22,-34Q-18,-46 0,-44Q20,-46 24,-32Q40,-28 30,-4Q36,8 24,10L-24,10Q-38,8 -30,-6Z',
    light,
  ),
  fill('M4,-44Q20,-46 24,-32Q40,-28 30,-4Q36,8 24,10L16,10Q24,-20 4,-44Z', shade, 0.7),
];

export const fringe = (colour: string): Stroke[] => [
  fill('M-16,-10Q-16,-33 0,-33Q16,-33 16,-10Q12,-22 0,-27Q-12,-22 -16,-10Z', colour),
];

export const sweep = (colour: string): Stroke[] => [
  fill('M-16,-12Q-14,-32 2,-32Q16,-30 16,-12Q10,-24 -2,-23Q-12,-22 -16,-12Z', colour),
];

export const hood = ([light, shade]: Tone, edge: string): Stroke[] => [
  edged(
    'M-27,24Q-35,-30 0,-45Q35,-30 27,24Q20,8 17,-12Q9,-28 0,-28Q-9,-28 -17,-12Q-20,8 -27,24Z',
    light,
    edge,
  ),
  fill('M3,-43Q35,-30 27,24Q22,12 18,-8Q14,-28 3,-43Z', shade),
];

export const helm = ([light, shade]: Tone, band: string): Stroke[] => [
  edged(
    'M-22,18Q-28,-40 0,-44Q28,-40 22,18L15,12Q18,-14 12,-17Q0,-22 -12,-17Q-18,-14 -15,12Z',
    light,
    '#2b3640',
  ),
  fill('M2,-44Q28,-40 22,18L15,12Q18,-14 12,-17Q6,-19 2,-20Z', shade),
  edged('M-17,-20Q0,-28 17,-20L16,-15Q0,-22 -16,-15Z', band, '#5d4320'),
];

export const horns = (colour: string): Stroke[] => [
  edged('M-15,-24Q-34,-22 -36,-42Q-26,-32 -12,-32Z', colour, '#2a1a10'),
  edged('M15,-24Q34,-22 36,-42Q26,-32 12,-32Z', colour, '#2a1a10'),
];

export const beard = (colour: string): Stroke[] => [
  fill('M-14,2Q-14,22 0,30Q14,22 14,2Q9,12 0,10.4Q-9,12 -14,2Z', colour, 0.94),
];

export const stubble = (colour: string): Stroke[] => [
  fill('M-11,8Q0,26 11,8Q9,20 0,22Q-9,20 -11,8Z', colour, 0.75),
];

export const moustache = (colour: string): Stroke[] => [
  fill('M-9,10Q-4,7 0,10Q4,7 9,10Q5,13 0,11.6Q-5,13 -9,10Z', colour),
];

export const circlet = (metal: string, gem: string): Stroke[] => [
  line('M-15,-17Q0,-24 15,-17', metal, 3),
  fill('M0,-25l3.4,4.6 -3.4,4.6 -3.4,-4.6Z', gem),
];

/** A cloth over mouth and nose. */
export const veil = ([light, shade]: Tone): Stroke[] => [
  fill('M-16,3Q0,-3 16,3Q15,14 8,19Q0,26 -8,19Q-15,14 -16,3Z', light),
  fill('M3,.6Q10,1 16,3Q15,14 8,19Q5,21.5 2,22Q7,10 3,.6Z', shade),
];

export const scar = (colour: string): Stroke[] => [line('M6,-20L12,4', colour, 2)];

export const bow = (): Stroke[] => [
  line('M30,-40Q52,0 30,44', '#5b3a1c', 5),
  line('M30,-40L30,44', '#e8dcc0', 1.2),
  line('M-36,-30l9,26M-42,-26l9,26', '#d9c596', 2.4),
];

export const runes = (colour: string): Stroke[] => [
  line('M-38,-22v14m0,-11 6,4 -6,4M36,-34v12m0,-6 -6,5m6,-5 5,5M38,4v12m-4,-10 8,8', colour, 2.2),
];

export const pauldrons = (colour: string): Stroke[] => [
  edged('M-46,46l4,-18 12,-8 4,14ZM46,46l-4,-18 -12,-8 -4,14Z', colour, '#1d1410'),
];
