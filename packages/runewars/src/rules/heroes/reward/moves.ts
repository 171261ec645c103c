import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { events, reasons } from '../../../words.ts';
import { areas } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { settle } from '../../table/settle.ts';
import { areaOf } from '../hero.ts';
import { discardReward, placeOfKind, rewardIn } from '../reward-places.ts';
import type { Reward } from './effect.ts';

/** The place of a hero's Boots that lie faceup or facedown, or `NONE`. */
export const bootsOf = (t: Table, hero: number, up: number): number =>
  placeOfKind(t, hero, 'longer-moves', place => t.rewardUp.get(place) === up);

export const areasOfBoots = (t: Table, place: number): number => {
  const effect = place === NONE ? undefined : rewardIn(t, place).effect;
  return effect?.kind === 'longer-moves' ? effect.areas : 0;
};

export const makesLongerMoves: Reward<'longer-moves', { areas: number }> = {
  clause: [
    'this hero may move up to {areas, count, thing.area} farther in the Quest Phase',
    'w Fazie misji ten bohater może się poruszyć o {areas, count, thing.area:acc} dalej',
  ],
};

const { words, say } = speech({
  'prompt.transport': [
    { hero: 'hero' },
    'Which area is {hero} carried to?',
    'Na który obszar trafia {hero}?',
  ],
});

/** The place of the Reward that takes a hero anywhere, or `NONE`. */
export const transportOf = (t: Table, hero: number): number => placeOfKind(t, hero, 'move-anywhere');

/** Rune of Teleportation: any area, in place of the movement. */
export const transport = procedure('transport', { seat: count, hero: count, area: count }, steps =>
  steps
    .do((t, f) => discardReward(t, transportOf(t, f.hero)))
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, f, area) => yesIf(area !== areaOf(t, f.hero), reasons['hero-there'], f.hero)),
      prompt: (_t, f) => say('prompt.transport', { hero: f.hero }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => {
      t.emit(events['hero-transported'], f.hero, areaOf(t, f.hero), f.area);
      t.heroArea.set(f.hero, f.area + 1);
      settle(t);
    }),
);

/** Anywhere, in place of moving. */
export const movesAnywhere: Reward<'move-anywhere'> = {
  clause: [
    'instead of moving, place this hero, if standing, in any area',
    'zamiast ruchu ustaw tego bohatera, jeśli stoi, na dowolnym obszarze',
  ],
  words,
  bot: { answers: { 'transport.area': 'unknownArea' } },
};
