import {
  beard,
  bow,
  circlet,
  cloak,
  face,
  fringe,
  helm,
  hood,
  horns,
  longHair,
  moustache,
  pauldrons,
  runes,
  scar,
  shortHair,
  skull,
  stubble,
  sweep,
  tusked,
  veil,
  wildHair,
} from './parts.ts';
import { edged, fill, line, type Stroke, type Tone } from './stroke.ts';

/** A portrait: what is behind it, in the light and in the shade, and its strokes. */
export type Portrait = { readonly ground: Tone; readonly strokes: readonly Stroke[] };

const fair: Tone = ['#e8bd95', '#b27d58'];
const pale: Tone = ['#ecd2bd', '#b99480'];
const tan: Tone = ['#c98f62', '#8a5636'];
const dark: Tone = ['#8a5a3a', '#5a3620'];
const ashen: Tone = ['#cfc9cf', '#8f8794'];
const steel: Tone = ['#c7d0d9', '#8b98a5'];

const portrait = (ground: Tone, ...parts: readonly (readonly Stroke[])[]): Portrait => ({
  ground,
  strokes: parts.flat(),
});

/** Heroes as they are drawn, by their numbers. Who they are is told by their names; how they look is ours. */
export const portraits: Readonly<Record<string, Portrait>> = {
  // Sir Valadir
  'HE-01': portrait(
    ['#7fa7cf', '#2c4a6e'],
    [fill('M0,-44Q26,-58 36,-24Q24,-36 6,-34Z', '#c3342c')],
    cloak(['#8d99a6', '#5a6672']),
    [fill('M-12,20L0,34 12,20Z', '#2f80c2')],
    face(fair),
    moustache('#7a4a20'),
    helm(steel, '#d9b36a'),
  ),
  // Andira Runehand
  'HE-02': portrait(
    ['#c9a564', '#5d4320'],
    [fill('M-22,30Q-30,-24 -8,-36Q14,-44 22,-22Q28,4 22,30Z', '#6a3a1e')],
    [fill('M-4,-40a10,10 0 1 0 20,0a10,10 0 1 0 -20,0Z', '#6a3a1e')],
    cloak(['#7a4a2a', '#4d2c17']),
    face(fair),
    sweep('#8a4d28'),
    circlet('#d9b36a', '#8ee0ff'),
    [
      fill('M15,28a15,15 0 1 0 30,0a15,15 0 1 0 -30,0Z', '#63d1ff', 0.35),
      fill('M20,28a10,10 0 1 0 20,0a10,10 0 1 0 -20,0Z', '#e8bd95'),
      line('M29,21V35M29,23 35,27 29,31M29,29 25,32', '#1c8fd0', 2.4),
    ],
  ),
  // Ronan of the Wild
  'HE-03': portrait(
    ['#8fae76', '#2f4a2c'],
    bow(),
    cloak(['#2f5a38', '#1b3a25']),
    face(fair),
    stubble('#6b4324'),
    hood(['#3c7346', '#234a2e'], '#16301d'),
  ),
  // Runewitch Astarra
  'HE-04': portrait(
    ['#8f7fc6', '#332a5e'],
    longHair(['#e9e6f2', '#b9b2d2']),
    cloak(['#473a86', '#2c2360']),
    face(pale),
    fringe('#f6f4fb'),
    circlet('#d9b36a', '#ff9ae0'),
    runes('#ffd0f4'),
  ),
  // Silhouette
  'HE-05': portrait(
    ['#7d7f96', '#23243a'],
    cloak(['#2c2d44', '#191a2a']),
    face(tan),
    veil(['#35364f', '#20213a']),
    hood(['#3b3d5a', '#24263c'], '#11121f'),
  ),
  // Red Scorpion
  'HE-06': portrait(
    ['#d98a5a', '#6e2b1c'],
    longHair(['#9e2f22', '#6b1c15']),
    cloak(['#7c2a1e', '#4c1811']),
    pauldrons('#b0563a'),
    face(tan),
    sweep('#b53b28'),
    [line('M-13,4Q-9,8 -12,14', '#7a1f16', 2.4), line('M-15,-19Q0,-26 15,-19', '#2a1410', 4)],
  ),
  // Vyrah the Falconer
  'HE-07': portrait(
    ['#9fb7c4', '#3d5462'],
    [
      edged('M20,-38Q34,-46 40,-30Q46,-12 34,4Q28,-8 22,-16Z', '#7a5a34', '#2f2012'),
      fill('M20,-38l-6,4 8,4Z', '#e8b23c'),
      line('M30,-14L38,-2M27,-20L36,-10', '#d9c596', 1.6),
    ],
    shortHair(['#4a3020', '#2c1c12']),
    cloak(['#5c6b4a', '#39442d']),
    face(fair),
    stubble('#4a3020'),
    sweep('#5a3a26'),
  ),
  // Corbin
  'HE-08': portrait(
    ['#b9a27a', '#57452a'],
    shortHair(['#c9c4ba', '#8d877b']),
    cloak(['#6d5a3c', '#453722']),
    pauldrons('#8c8378'),
    face(dark),
    beard('#d6d1c6'),
    sweep('#e2ded4'),
    scar('#4a2a18'),
  ),
  // Mad Carthos
  'HE-09': portrait(
    ['#c07a8e', '#4a1830'],
    cloak(['#5a1f3c', '#381024']),
    wildHair(['#dfd8cf', '#a79d92']),
    face(pale, '#c9c1b6', '#b0202a'),
    [line('M-6,11Q0,17 6,11', '#5d1420', 2.6)],
    fringe('#ece6dd'),
  ),
  // Bogran the Shadow
  'HE-10': portrait(
    ['#6f7d62', '#20281b'],
    cloak(['#2b2f27', '#171a14']),
    tusked(['#7f9160', '#55673c'], '#ffe27a'),
    hood(['#3a4034', '#22261e'], '#10120d'),
  ),
  // Varikas the Dead
  'HE-11': portrait(
    ['#7a93a0', '#1e2d36'],
    cloak(['#3b4a55', '#222d35']),
    pauldrons('#6c7a86'),
    skull('#7fe8ff'),
    [
      edged('M-17,-16Q-20,-40 0,-42Q20,-40 17,-16Q0,-26 -17,-16Z', '#77848f', '#2b3640'),
      fill('M-3,-42L0,-54 3,-42Z', '#c9a24a'),
    ],
  ),
  // Kirga
  'HE-12': portrait(
    ['#c9986a', '#5a2d1a'],
    [fill('M-4,-30Q-2,-50 18,-48Q10,-40 8,-28Z', '#1d1410')],
    cloak(['#5a3a22', '#382313']),
    pauldrons('#8c8378'),
    tusked(['#93a869', '#647a45'], '#ffd24d'),
    scar('#c96a52'),
  ),
  // Trenloe the Strong
  'HE-13': portrait(
    ['#d8b777', '#6b4a1e'],
    shortHair(['#b5652a', '#7c4118']),
    cloak(['#6a4630', '#432a1a']),
    pauldrons('#a58a5c'),
    face(fair),
    beard('#b5652a'),
    sweep('#c5752f'),
  ),
  // Sir Caras
  'HE-14': portrait(
    ['#a9c3dd', '#3a5a80'],
    shortHair(['#d9b870', '#a5823e']),
    cloak(['#d8dde2', '#98a3ad']),
    [fill('M-4,26H4V54H-4ZM-14,34H14V41H-14Z', '#b3261e')],
    face(fair),
    sweep('#e5c67e'),
    scar('#b27d58'),
  ),
  // Lana of Summersong
  'HE-15': portrait(
    ['#cfd98a', '#58722c'],
    longHair(['#e6c25a', '#b28d2e']),
    cloak(['#4f8a4a', '#2f5a2e']),
    face(pale),
    fringe('#f0d273'),
    [
      fill('M-16,-20q4,-7 8,0q-4,5 -8,0ZM-4,-25q4,-7 8,0q-4,5 -8,0ZM8,-20q4,-7 8,0q-4,5 -8,0Z', '#e86a8a'),
      line('M-17,-16Q0,-25 17,-16', '#3f7a3c', 2),
    ],
  ),
  // Grey Ker
  'HE-16': portrait(
    ['#a8adb0', '#3f464b'],
    cloak(['#5d666c', '#3a4146']),
    face(tan),
    stubble('#8d9196'),
    hood(['#7b858b', '#50585e'], '#23292d'),
    scar('#6d3a28'),
  ),
  // Maelis Windreader
  'HE-17': portrait(
    ['#9fd2cf', '#2c5f66'],
    longHair(['#3c2a24', '#221713']),
    cloak(['#3f7f86', '#275259']),
    face(dark),
    sweep('#4a342c'),
    [line('M-40,-20q10,-8 18,0t14,-4M20,-36q8,-6 16,0M24,6q8,-6 16,0', '#e6fffb', 2.4)],
    circlet('#d7e6ea', '#6ff0e0'),
  ),
  // Steelhorns
  'HE-18': portrait(
    ['#b98f66', '#4a2d18'],
    cloak(['#6b4a30', '#432c1a']),
    pauldrons('#9aa5ae'),
    horns('#c7d0d9'),
    [
      edged('M-17,-24Q-20,-4 -11,6L-12,18Q0,28 12,18L11,6Q20,-4 17,-24Q0,-36 -17,-24Z', '#6d4a30', '#2a1a10'),
      fill('M2,-33Q14,-30 17,-24Q20,-4 11,6L12,18Q6,23 2,23Q8,0 2,-33Z', '#4d321e'),
      fill('M-11,12Q0,6 11,12L11,18Q0,26 -11,18Z', '#b08a68'),
      fill('M-6,14h3v3h-3ZM3,14h3v3h-3Z', '#2a1a10'),
      fill('M-11,-9l7,2 -6,3ZM11,-9l-7,2 6,3Z', '#ffcf4a'),
      line('M-4,20a4,3.4 0 0 0 8,0', '#d9c08a', 2),
    ],
  ),
  // Viscount Torvic
  'HE-19': portrait(
    ['#9a5a72', '#2e1220'],
    [edged('M-40,50Q-38,-6 -24,-22L-12,14 12,14 24,-22Q38,-6 40,50Z', '#3a1220', '#1a070e')],
    cloak(['#26141c', '#140a0f']),
    [fill('M-8,20L0,40 8,20Z', '#b3202c')],
    shortHair(['#1d1618', '#0f0b0c']),
    face(ashen, '#1d1618', '#c4202a'),
    [fill('M-16,-12Q-14,-33 0,-31Q14,-33 16,-12Q9,-24 0,-16Q-9,-24 -16,-12Z', '#241b1e')],
    [fill('M-3,13l1.4,4 1.4,-4ZM1,13l1.4,4 1.4,-4Z', '#fff')],
  ),
  // Orgul Bonechain
  'HE-20': portrait(
    ['#a3734f', '#33190f'],
    cloak(['#4a2a1c', '#2c170e']),
    tusked(['#a87860', '#744a38'], '#ff8a3c'),
    [
      line('M-30,30Q0,48 30,30', '#d9d0b8', 3),
      fill('M-20,34l3,8 3,-7ZM-4,39l4,9 4,-9ZM14,35l3,7 3,-8Z', '#efe7d0'),
      line('M-15,-26L-9,-14M15,-26L9,-14', '#7a1f16', 2.4),
    ],
    horns('#d8cdb2'),
  ),
};

/** Somebody of whom there is no likeness: a hood in the dark. */
export const nobody: Portrait = portrait(
  ['#6d7780', '#242b31'],
  cloak(['#3a444c', '#242b31']),
  [fill('M-15,-14Q-17,6 -9,15Q0,24 9,15Q17,6 15,-14Q12,-30 0,-30Q-12,-30 -15,-14Z', '#12171b')],
  hood(['#4d5962', '#333c43'], '#14191d'),
);
